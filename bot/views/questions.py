"""The rows of buttons and menus that ask one question of a move, for any number of options.

Keys (``end``) and short lists are buttons, longer ones are menus (see `bot.views.parts`). A set is one menu of several
where that holds all options, else it is put together in several steps and confirmed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from bot.foreign import Clean
from bot.speaker import Speaker
from bot.tables.model import Walk
from bot.views.menus import Entry, placeholder
from bot.views.names import markless_speaker_of, plain_speaker_of
from bot.views.page import Item, clip
from bot.views.paging import turning
from bot.views.parts import FIRST, At, Menu, Part, columns_of, in_menus, part_of
from bot.views.tap import DANGER, MENU, PRIMARY, SUCCESS, button, plain_button, select
from engine.game import Choice, Option
from engine.values import Cell, Key, Picks, Value, column_letters

TOLD = 60
"""So many of what is picked so far are named."""
NAMED = 40
"""Characters of a label that tells from where to where a leaf goes."""


def questions(language: str, walk: Walk, choice: Choice, at: At) -> tuple[list[list[Item]], list[str]]:
    """The rows that ask `choice`, and notes for which their buttons have no room."""
    asking = _Asking(language, walk, choice, at)
    if choice.most is None:
        return asking.one()
    return asking.several(choice.most) if len(choice.options) <= MENU else asking.collected(choice.most)


def capital(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]


class _Asking:
    """One question as it is shown."""

    def __init__(self, language: str, walk: Walk, choice: Choice, at: At) -> None:
        self.language, self.choice = language, choice
        self.part: Part = part_of(choice, at)
        self.columns = columns_of(choice)
        self.table, self.number, self.length = walk.table, walk.decision.number, str(len(walk.path))
        self.picked = walk.collected
        self.plain = plain_speaker_of(self.table, language, walk.seat)
        self.escaped = markless_speaker_of(self.table, language, walk.seat)

    @cached_property
    def labels(self) -> Counter[str]:
        """How often each label is there."""
        return Counter(capital(self.plain.label(option.value)) for option in self.choice.options)

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
        rows = self._menus()
        listed = {option.value for option in in_menus(self.choice)}
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
        chosen = [value.token for value in self.picked]
        menu = select(ask, entries, self.table.id, "pick", self.number, self.length, max(1, least), most, chosen)
        # nobody can send a menu in which nothing was chosen
        return [[menu], [self._nothing()]] if least == 0 else [[menu]], []

    def collected(self, most: int) -> tuple[list[list[Item]], list[str]]:
        """A set that is put together in several steps."""
        notes = [f"-# {self._how_many(most)}"]
        done: list[Item] = []
        count = len(self.picked)
        if self.picked:
            chosen = self.escaped.labels(self.picked[:TOLD]) + (" …" if count > TOLD else "")
            notes.append(self.plain.say("picker-collected", count=count, chosen=chosen))
            rest = f"{self.length}.{self.part.at.code}"
            if count >= self.choice.least and Picks(self.picked) != self.choice.standing:
                label = self.plain.say("button-collected", count=count)
                done.append(plain_button(label, self.table.id, "collected", self.number, rest, SUCCESS))
            done.append(button(self.language, "button-collect-anew", self.table.id, "anew", self.number, rest, DANGER))
        elif self.choice.least == 0 and Picks(()) != self.choice.standing:
            done.append(self._nothing())
        return [*self._menus(most), done], notes

    def _nothing(self) -> Item:
        return button(self.language, "button-nothing", self.table.id, "tap", self.number, f"{self.length}:")

    def _how_many(self, most: int) -> str:
        least = self.choice.least
        if least == most:
            return self.plain.say("picker-pick-exactly", least=least)
        if least == 0:
            return self.plain.say("picker-pick-up-to", most=most)
        return self.plain.say("picker-pick-between", least=least, most=most)

    def _menus(self, most: int | None = None) -> list[list[Item]]:
        """The menus of this part, and the ways to the other leaves; `most` of a set."""
        asked = sum(bool(menu.columns) for menu in self.part.menus)
        rows: list[list[Item]] = []
        for at, menu in enumerate(self.part.menus):
            if menu.columns:
                entries = [self._column(col) for col in menu.columns]
                ask = placeholder(self.language, self.plain.say("picker-pick-column"), entries, asked)
                rows.append([select(ask, entries, self.table.id, "col", self.number, self._rest(at))])
            else:
                entries = [self._entry(option) for option in menu.options]
                ask = placeholder(self.language, self.plain.say("picker-pick"), entries, len(self.part.menus))
                rows.append([self._menu(ask, entries, at) if most is None else self._set_menu(ask, entries, at, most)])
        return [*rows, *self._leaves()]

    def _leaves(self) -> list[list[Item]]:
        """The ways to the other leaves: one on, one back, and where there are more of them to any."""
        (column, here), count = self.part.at, len(self.part.leaves)
        place = "" if column is None else column
        rows = [turning(self.language, self.table.id, "leaf", here, count, f"{self.number}.{self.length}.{place}")]
        if count > 2:
            first = max(0, min(here - MENU // 2, count - MENU))
            entries = [
                (self._from_to(leaf), str(first + at), self._picked_in(leaf))
                for at, leaf in enumerate(self.part.leaves[first : first + MENU])
            ]
            ask = self.plain.say("picker-pick-leaf")
            rows.append([select(ask, entries, self.table.id, "to-leaf", self.number, f"{self.length}.{place}")])
        return rows

    def _from_to(self, leaf: Sequence[Menu]) -> str:
        """What lies on a leaf, its first and its last."""
        first, last = leaf[0], leaf[-1]
        names = [
            self._column_name(menu.columns[at]) if menu.columns else capital(self.plain.label(menu.options[at].value))
            for menu, at in ((first, 0), (last, -1))
        ]
        return " – ".join(clip(name, NAMED) for name in dict.fromkeys(names))

    def _picked_in(self, leaf: Sequence[Menu]) -> str:
        columns = {col for menu in leaf for col in menu.columns}
        here = {option.value for menu in leaf for option in menu.options}
        return self._tokens([v for v in self.picked if v in here or (isinstance(v, Cell) and v.col in columns)])

    def _column(self, col: int) -> Entry:
        """A column, with what is picked there and how much there is."""
        picked = self._tokens([value for value in self.picked if isinstance(value, Cell) and value.col == col])
        count = self.plain.say("picker-column-cells", count=len(self.columns[col]))
        return self._column_name(col), str(col), " · ".join(filter(None, (count, picked)))

    def _column_name(self, col: int) -> str:
        return self.plain.say("picker-column", column=column_letters(col))

    def _tokens(self, values: Sequence[Value]) -> str:
        return " ".join(value.token for value in values)

    def _rest(self, menu: int) -> str:
        at = self.part.at
        return f"{self.length}.{at.code}.{menu}" if menu or at != FIRST else self.length

    def _menu(self, ask: str, entries: Sequence[Entry], menu: int) -> Item:
        return select(ask, entries, self.table.id, "pick", self.number, self._rest(menu))

    def _set_menu(self, ask: str, entries: Sequence[Entry], menu: int, most: int) -> Item:
        chosen = [value.token for value in self.picked]
        rest = f"{self.length}.{self.part.at.code}.{menu}"
        return select(ask, entries, self.table.id, "collect", self.number, rest, 0, min(len(entries), most), chosen)
