"""Putting a game's values and lines into words: one language, one game, the names of those who play."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Generic, TypeVar

import msgspec

from bot import texts
from bot.foreign import Clean
from engine.registry import GAMES
from engine.values import Answer, Card, Cell, Course, Key, Line, Number, Picks, Piece, Seat, Value

CleanT = TypeVar("CleanT", bound=Clean, covariant=True)

_MINUS = re.compile(r"(?<![\w\-])-(?=\d)")
"""A hyphen that stands for a minus."""

_SINGLE = (
    r"\u00A9\u00AE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u231A\u231B\u2328\u23CF\u23E9-\u23F3\u23F8-\u23FA\u24C2"
    r"\u25AA\u25AB\u25B6\u25C0\u25FB-\u25FE\u2600-\u2604\u260E\u2611\u2614\u2615\u2618\u261D\u2620\u2622\u2623\u2626\u262A"
    r"\u262E\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u267F\u2692-\u2697"
    r"\u2699\u269B\u269C\u26A0\u26A1\u26A7\u26AA\u26AB\u26B0\u26B1\u26BD\u26BE\u26C4\u26C5\u26C8\u26CE\u26CF\u26D1\u26D3\u26D4"
    r"\u26E9\u26EA\u26F0-\u26F5\u26F7-\u26FA\u26FD\u2702\u2705\u2708-\u270D\u270F\u2712\u2714\u2716\u271D\u2721\u2728\u2733"
    r"\u2734\u2744\u2747\u274C\u274E\u2753-\u2755\u2757\u2763\u2764\u2795-\u2797\u27A1\u27B0\u27BF\u2934\u2935\u2B05-\u2B07"
    r"\u2B1B\u2B1C\u2B50\u2B55\u3030\u303D\u3297\u3299"
    r"\U0001F004\U0001F0CF\U0001F170\U0001F171\U0001F17E\U0001F17F\U0001F18E\U0001F191-\U0001F19A\U0001F201-\U0001F251"
    r"\U0001F300-\U0001F64F\U0001F680-\U0001F6FF\U0001F7E0-\U0001F7F0\U0001F900-\U0001FAFF"
)
"""The signs that are emoji, not mere arrows, stars or numbers in circles (Unicode's `emoji-data.txt`)."""
EMOJI = re.compile(
    r"(?:[\U0001F1E6-\U0001F1FF]{2}|[0-9#*]\uFE0F?\u20E3"
    rf"|(?:[{_SINGLE}]\uFE0F?[\U0001F3FB-\U0001F3FF]?\u200D?)+(?<!\u200D))"
)
"""One emoji, or several joined to one. Discord takes no message in which an option has anything else."""


_PARTS = re.compile(r"([a-z]*)-?(.*)")


def _parts(id: str) -> dict[str, str]:
    """What the id of a piece is made of: of ``b10`` and ``fort-c7`` its kind, and the cell of what is called by one."""
    parts = _PARTS.fullmatch(id)
    assert parts is not None
    return {"piece": parts[1], "cell": parts[2].upper()}


class Speaker(msgspec.Struct, Generic[CleanT], frozen=True):
    """Says in one language what belongs to one game.

    `names`, one a seat, go in as they are: they have gone through the door of `bot.foreign` that the place needs where
    they are shown, which is a part of the speaker's type. `reader`: the seat of who is asked or answered; of his own
    pieces it needn't be said whose they are, and what is said of him is said to him.
    """

    language: str
    game: str
    names: tuple[CleanT, ...] = ()
    reader: int | None = None

    @property
    def game_name(self) -> str:
        """What the game is called, its id where it isn't known any more."""
        id = f"{self.game}-name"
        return self.say(id) if texts.knows(id) else self.game

    def say(self, id: str, /, **args: str | int) -> str:
        """The message `id` in this language, see `bot.texts.say`."""
        return texts.say(self.language, id, **args)

    def label(self, value: Answer, of: int | None = None) -> str:
        """A value in words. `of`: the seat that is spoken of, whose own pieces needn't be said to be theirs."""
        game = self.game
        match value:
            case Seat(index):
                return self.names[index]
            case Cell():
                return value.token
            case Piece(id, seat):
                piece = self.say(f"{game}-piece", id=id, **_parts(id))
                if seat is None or seat in (self.reader, of):
                    return piece
                return self.say("piece-of", owner=self.names[seat], piece=piece)
            case Card(id):
                return self.say(f"{game}-card", id=id) if texts.knows(f"{game}-card") else self.say(f"{game}-card-{id}")
            case Key(id):
                return self.say(self._known([f"{whose}-key-{id}" for whose in self._families]))
            case Course(name):
                return self.say(f"course-{name.lower()}")
            case Number(number):
                return str(number)
            case Picks(values):
                return self.labels(values) or self.say("nothing")

    def labels(self, values: Sequence[Answer], of: int | None = None) -> str:
        """Several values in words: cells with a space between, everything else with commas.

        Where a cell comes several times it is said once, with how often.
        """
        if not all(isinstance(value, Cell) for value in values):
            return ", ".join(self.label(value, of) for value in values)
        counted = Counter(self.label(value) for value in values)
        said = [
            cell if times == 1 else self.say("brief-times", did=cell, times=times) for cell, times in counted.items()
        ]
        return (" " if len(said) == len(values) else ", ").join(said)

    def sign(self, value: Value) -> str:
        """A value in one character where it has a sign, else its label."""
        match value:
            case Course(name) if texts.knows(id := f"course-{name.lower()}.sign"):
                return self.say(id)
        return self.label(value)

    def pick(self, values: Sequence[Value]) -> str:
        """What stands on a menu of these answers: what kind of value they are, where the game has a word for it."""
        kinds = {type(value).__name__.lower() for value in values}
        ids = [f"{whose}-pick-{kind}" for kind in kinds for whose in self._families] if len(kinds) == 1 else []
        return self.say(self._known([*ids, "picker-pick"]))

    @property
    def _families(self) -> tuple[str, ...]:
        """With whose names messages for values begin: the game's, or else its family's."""
        family = GAMES[self.game].hooks.family if self.game in GAMES else None
        return (self.game,) if family is None else (self.game, family)

    def _known(self, ids: Sequence[str]) -> str:
        """The first of these messages that there is; the last if there is none."""
        return next((id for id in ids if texts.knows(id)), ids[-1])

    def effect(self, value: Answer) -> str:
        """What a piece or a card does, where the game has words for it; else ""."""
        game = self.game
        match value:
            case Piece(id) if texts.knows(f"{game}-piece-effect"):
                # as a number, which is what the message's variants are
                return self.say(f"{game}-piece-effect", id=int(id) if id.isdigit() else id)
            case Card(id) if texts.knows(f"{game}-card-{id}-effect"):
                return self.say(f"{game}-card-{id}-effect")
        return ""

    def emoji(self, value: Value, note: Line | None = None) -> str:
        """The sign beside an answer: its note's, else its own; "" where neither has one.

        It is the attribute ``emoji`` of the message that says it.
        """
        if note is not None and (sign := self._sign(note.id, **self._arguments(note))):
            return sign
        match value:
            case Piece(id):
                return self._sign(f"{self.game}-piece", id=int(id) if id.isdecimal() else id)
            case Card(id):
                return self._sign(f"{self.game}-card", id=id) or self._sign(f"{self.game}-card-{id}")
            case Key(id):
                return self._sign(self._known([f"{whose}-key-{id}" for whose in self._families]))
        return ""

    def _sign(self, message: str, **args: str | int) -> str:
        id = f"{message}.emoji"
        sign = self.say(id, **args).strip() if texts.knows(id) else ""
        return sign if EMOJI.fullmatch(sign) else ""

    def tell(self, line: Line) -> str:
        """A line in words: by its attribute ``you``, where it has one, for the reader who is its ``seat``."""
        you = f"{line.id}.you"
        if self.reader is not None and ("seat", Seat(self.reader)) in line.args and texts.knows(you):
            return self._told(you, line)
        return self._told(line.id, line)

    def brief(self, line: Line) -> str:
        """What a line tells of, in few words and without saying of whom; "" for what a short list leaves out."""
        return self._told(f"{line.id}.brief", line)

    def briefer(self, line: Line) -> str | None:
        """The same where a short list has no room for that; None where it can't be shorter."""
        return self._told_if_known(f"{line.id}.briefer", line)

    def paid(self, line: Line) -> str | None:
        """What is noted of an answer where what pays for it is named beside; None where that is the whole note."""
        return self._told_if_known(f"{line.id}.paid", line)

    def _told_if_known(self, id: str, line: Line) -> str | None:
        return self._told(id, line) if texts.knows(id) else None

    def _told(self, id: str, line: Line) -> str:
        return _MINUS.sub("−", self.say(id, **self._arguments(line)))

    def _arguments(self, line: Line) -> dict[str, str | int]:
        of = next((value.index for name, value in line.args if name == "seat" and isinstance(value, Seat)), None)
        return {name: self._argument(value, of) for name, value in line.args}

    def _argument(self, value: Value | tuple[Value, ...], of: int | None) -> str | int:
        if isinstance(value, Number):
            return value.value  # stays a number, so that the message can choose its plural form
        if isinstance(value, tuple):
            return self.labels(value, of)
        return self.label(value, of)
