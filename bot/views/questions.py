"""The rows of buttons and menus that ask one question of a move, for any number of options.

Keys (``end``) and short lists are buttons, longer ones a select menu or two, and more than that leaves of menus; more
cells than two menus hold are asked column first. A set is one menu of several where that holds all options, else it is
put together in several steps and confirmed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from bot.foreign import Clean
from bot.speaker import Speaker
from bot.tables.model import Walk
from bot.views.menus import Entry, menus
from bot.views.names import markless_speaker_of, plain_speaker_of
from bot.views.page import Item
from bot.views.paging import turning
from bot.views.tap import DANGER, MENU, PRIMARY, SUCCESS, button, plain_button, select
from engine.game import Choice, Option
from engine.values import Cell, Key, Picks

SHOWN = 2 * MENU
"""With more options than that, cells are asked by column and others in leaves."""
BUTTONS = 4
"""Up to so many options are buttons."""
KEYS = 10
"""Up to so many keys are buttons beside the menus."""


class At(NamedTuple):
    """Which part of a long question is shown: a column of cells, and a leaf of what is too much for one."""

    column: int | None = None
    leaf: int = 0

    @property
    def code(self) -> str:
        """As a part of a custom id."""
        return f"{'' if self.column is None else self.column}.{self.leaf}"


FIRST = At()


def read_at(rest: str) -> tuple[str, At, int]:
    """The length of the path, the part and which of its menus from the rest of a custom id."""
    length, column, leaf, menu = (rest + "...").split(".")[:4]
    return length, At(int(column) if column else None, int(leaf or 0)), int(menu or 0)


def questions(language: str, walk: Walk, choice: Choice, at: At) -> tuple[list[list[Item]], list[str]]:
    """The rows that ask `choice`, and notes for which their buttons have no room."""
    asking = _Asking(language, walk, choice, at)
    if choice.most is None:
        return asking.one()
    return asking.several(choice.most) if len(choice.options) <= MENU else asking.collected(choice.most)


def by_column(choice: Choice) -> bool:
    """Whether there are so many cells that their column is asked first."""
    options = _in_menus(choice)
    return len(options) > SHOWN and all(isinstance(option.value, Cell) for option in options)


def shown(choice: Choice, at: At) -> list[Option]:
    """The options that the menus show at this part; none while a column is asked for."""
    options = _in_menus(choice)
    if by_column(choice):
        options = [o for o in options if isinstance(o.value, Cell) and o.value.col == at.column]
    leaf = _leaf(at, len(options))
    return options[leaf * SHOWN : (leaf + 1) * SHOWN]


def _in_menus(choice: Choice) -> list[Option]:
    """The options that aren't buttons."""
    if choice.most is not None:
        return list(choice.options)
    if len(choice.options) <= BUTTONS:
        return []
    keys = [option for option in choice.options if isinstance(option.value, Key)]
    return [option for option in choice.options if len(keys) > KEYS or not isinstance(option.value, Key)]


def _leaf(at: At, count: int) -> int:
    return max(0, min(at.leaf, (count - 1) // SHOWN))


def capital(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]


class _Asking:
    """One question as it is shown."""

    def __init__(self, language: str, walk: Walk, choice: Choice, at: At) -> None:
        self.language, self.choice, self.at = language, choice, at
        self.table, self.number, self.length = walk.table, walk.decision.number, str(len(walk.path))
        self.picked = walk.collected
        self.plain = plain_speaker_of(self.table, language, walk.seat)
        self.escaped = markless_speaker_of(self.table, language, walk.seat)
        self.labels = Counter(capital(self.plain.label(option.value)) for option in choice.options)

    def _entry(self, option: Option) -> Entry:
        """An option as it stands in a menu, where nothing is markup."""
        return self._said(option, self.plain)

    def _said(self, option: Option, speaker: Speaker[Clean]) -> Entry:
        note = speaker.tell(option.note) if option.note else ""
        label = capital(speaker.label(option.value))
        if note and self.labels[capital(self.plain.label(option.value))] > 1:  # alike but for what the note says
            label, note = f"{label} · {note}", ""
        return label, option.value.token, ": ".join(filter(None, (note, speaker.effect(option.value))))

    def one(self) -> tuple[list[list[Item]], list[str]]:
        """A single answer."""
        in_menus = _in_menus(self.choice)
        rows = self._menus(in_menus)
        listed = {option.value for option in in_menus}
        as_buttons = [option for option in self.choice.options if option.value not in listed]
        taps: list[Item] = []
        notes = []
        for option in sorted(as_buttons, key=lambda option: isinstance(option.value, Key)):
            label, token, _ = self._entry(option)
            style = SUCCESS if isinstance(option.value, Key) else PRIMARY
            taps.append(plain_button(label, self.table.id, "tap", self.number, f"{self.length}:{token}", style))
            told, _, note = self._said(option, self.escaped)
            if note:
                notes.append(f"- **{told}**: {note}")
        rows.extend(taps[start : start + 5] for start in range(0, len(taps), 5))
        return rows, notes

    def several(self, most: int) -> tuple[list[list[Item]], list[str]]:
        """A set whose options one menu holds."""
        least, entries = self.choice.least, [self._entry(option) for option in self.choice.options]
        ask = self._how_many(most)
        menu = select(ask, entries, self.table.id, "pick", self.number, self.length, max(1, least), most)
        # nobody can send a menu in which nothing was chosen
        return [[menu], [self._nothing()]] if least == 0 else [[menu]], []

    def collected(self, most: int) -> tuple[list[list[Item]], list[str]]:
        """A set that is put together in several steps."""
        notes = [f"-# {self._how_many(most)}"]
        done: list[Item] = []
        count = len(self.picked)
        if self.picked:
            chosen = self.escaped.labels(self.picked)
            notes.append(self.plain.say("picker-collected", count=count, chosen=chosen))
            rest = f"{self.length}.{self.at.code}"
            if count >= self.choice.least and Picks(self.picked) != self.choice.standing:
                label = self.plain.say("button-collected", count=count)
                done.append(plain_button(label, self.table.id, "collected", self.number, rest, SUCCESS))
            done.append(button(self.language, "button-collect-anew", self.table.id, "anew", self.number, rest, DANGER))
        elif self.choice.least == 0 and Picks(()) != self.choice.standing:
            done.append(self._nothing())
        return [*self._menus(list(self.choice.options), most), done], notes

    def _nothing(self) -> Item:
        return button(self.language, "button-nothing", self.table.id, "tap", self.number, f"{self.length}:")

    def _how_many(self, most: int) -> str:
        least = self.choice.least
        if least == most:
            return self.plain.say("picker-pick-exactly", least=least)
        if least == 0:
            return self.plain.say("picker-pick-up-to", most=most)
        return self.plain.say("picker-pick-between", least=least, most=most)

    def _menus(self, options: Sequence[Option], most: int | None = None) -> list[list[Item]]:
        """Menus for these options or for their columns, and buttons that turn the leaf; `most` of a set."""
        if by_column(self.choice) and self.at.column is None:
            columns = self._columns(options)
            leaf = _leaf(self.at, len(columns))
            entries, count = columns[leaf * SHOWN : (leaf + 1) * SHOWN], len(columns)
            rows = menus(self.language, self.plain.say("picker-pick-column"), entries, self._column_menu)
        else:
            here = [o for o in options if self.at.column is None or getattr(o.value, "col", None) == self.at.column]
            leaf, count = _leaf(self.at, len(here)), len(here)
            entries = [self._entry(option) for option in shown(self.choice, self.at)]
            ask = self.plain.say("picker-pick")
            make = self._menu if most is None else self._set_menu
            rows = menus(self.language, ask, entries, make)
        column = "" if self.at.column is None else self.at.column
        rest = f"{self.number}.{self.length}.{column}"
        return [*rows, turning(self.language, self.table.id, "leaf", leaf, -(-count // SHOWN), rest)]

    def _columns(self, options: Sequence[Option]) -> list[Entry]:
        """The columns in which the cells lie, with what is picked there."""
        cells = {option.value.col: option.value for option in options if isinstance(option.value, Cell)}
        entries = []
        for col, cell in sorted(cells.items()):
            picked = [value.token for value in self.picked if isinstance(value, Cell) and value.col == col]
            label = self.plain.say("picker-column", column=cell.column)
            entries.append((label, str(col), " ".join(picked)))
        return entries

    def _rest(self, menu: int) -> str:
        return f"{self.length}.{self.at.code}.{menu}" if menu or self.at != FIRST else self.length

    def _menu(self, ask: str, entries: Sequence[Entry], menu: int) -> Item:
        return select(ask, entries, self.table.id, "pick", self.number, self._rest(menu))

    def _column_menu(self, ask: str, entries: Sequence[Entry], menu: int) -> Item:
        return select(ask, entries, self.table.id, "col", self.number, self._rest(menu))

    def _set_menu(self, ask: str, entries: Sequence[Entry], menu: int) -> Item:
        chosen = [value.token for value in self.picked]
        most = min(len(entries), self.choice.most or 0)
        rest = f"{self.length}.{self.at.code}.{menu}"
        return select(ask, entries, self.table.id, "collect", self.number, rest, 0, most, chosen)
