"""The rows of buttons and menus that ask one question of a move, for any number of options.

Keys (``end``) and short lists are buttons, longer ones are menus (see `bot.views.parts`). A set is one menu of several
where that holds all options, else it is put together in several steps. Where the next question can be asked together
with this one, it is (see `bot.views.pairs`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from discord import ButtonStyle
from msgspec.structs import replace

from bot import texts
from bot.foreign import Clean
from bot.speaker import Speaker
from bot.tables.model import FREE, Walk
from bot.views.menus import Entry, placeholder
from bot.views.names import markless_speaker_of, plain_speaker_of
from bot.views.noted import noted
from bot.views.page import BETWEEN, OPTION, PLACEHOLDER, Item, clip, fitting
from bot.views.paging import turning
from bot.views.pairs import Pair, pairs_of
from bot.views.parts import FIRST, At, Menu, Part, in_menus, part_of, print_of
from bot.views.tap import DANGER, MENU, PRIMARY, SECONDARY, SUCCESS, Select, button, plain_button, select
from engine import hooked
from engine.game import Choice, Option
from engine.values import Answer, Cell, Course, Key, Line, Number, Path, Picks, Value, column_letters

TOLD = 60
"""So many of what is picked so far are named."""
ON = " …"
"""Stands at the end of a menu's placeholder."""
NAMED = 40
"""Characters of a label that tells from where to where a leaf goes."""


def questions(language: str, walk: Walk, choice: Choice, at: At) -> tuple[list[list[Item]], list[str]]:
    """The rows that ask `choice`, and notes for which their buttons have no room."""
    if choice.most is not None:
        asking = _Asking(language, walk, choice, at)
        return asking.several(choice.most) if len(choice.options) <= MENU else asking.collected(choice.most)
    pairs = pairs_of(walk, choice)
    together = {pair.option.value for pair in pairs}
    first = _Asking(language, walk, choice, at)
    rows = [[first.pair(pair)] for pair in pairs]
    others = tuple(option for option in choice.options if option.value not in together)
    told = first.told_above(pairs)
    if not others or not pairs:
        return (rows, told) if pairs else first.one()
    alone, notes = _Asking(language, walk, replace(choice, options=others), at).one()
    menus = [row for row in alone if any(isinstance(item, Select) for item in row)]
    taps = [row for row in alone if row not in menus]
    in_front = choice.options[0].value in together
    return [*rows, *menus, *taps] if in_front else [*menus, *rows, *taps], [*told, *notes]


def _kinds(menu: Menu) -> set[object]:
    """Of which kinds the answers of a menu are; what stands under headings is another kind."""
    return {(type(option.value), option.under is None) for option in menu.options}


def called(speaker: Speaker[Clean], choice: Choice, value: Answer) -> str:
    """What an answer to this question is called; a number by the question's attribute ``answer`` where it has one."""
    id = f"{choice.ask.id}.answer"
    if isinstance(value, Number) and texts.knows(id):
        return speaker.say(id, n=value.value)
    return capital(speaker.label(value))


def capital(text: str) -> str:
    """The text with its first letter large."""
    return text[:1].upper() + text[1:]


def remarks_of(walk: Walk, path: Path) -> Mapping[Value, tuple[Line, ...]]:
    """What the game remarks on the options after these answers; on what is done freely it has no remarks."""
    if walk.decision.number == FREE:
        return {}
    return hooked.remarks(walk.table.engine, walk.table.state, walk.seat, path)


class _Asking:
    """One question as it is shown; `after`: the answers before it, where that aren't those of the walk."""

    def __init__(self, language: str, walk: Walk, choice: Choice, at: At = FIRST, after: Path | None = None) -> None:
        self.path = walk.path if after is None else after
        self.language, self.choice, self.walk = language, choice, walk
        self.part: Part = part_of(choice, at)
        self.table, self.number, self.print = walk.table, walk.decision.number, print_of(walk.path)
        self.picked = walk.collected
        self.plain = plain_speaker_of(self.table, language, walk.seat)
        self.escaped = markless_speaker_of(self.table, language, walk.seat)

    @cached_property
    def alike(self) -> frozenset[type]:
        """The kinds of values of which several have the same label: what tells them apart is said by their notes."""
        labels = Counter((type(option.value), self.plain.label(option.value)) for option in self.choice.options)
        return frozenset(kind for (kind, _), count in labels.items() if count > 1)

    @cached_property
    def remarks(self) -> Mapping[Value, tuple[Line, ...]]:
        return remarks_of(self.walk, self.path)

    def _entry(self, option: Option) -> Entry:
        """An option as it stands in a menu, where nothing is markup, with as much of what is told of it as has room."""
        label, does, remarks = self._told(option, self.plain)
        pieces = [*does, *remarks]
        return label, option.value.token, BETWEEN.join(pieces[: max(1, fitting(pieces, OPTION))])

    def _told(self, option: Option, speaker: Speaker[Clean]) -> tuple[str, list[str], list[str]]:
        """An option's label; its note and what it does; what the game remarks on it."""
        note = speaker.tell(option.note) if option.note else ""
        label = called(speaker, self.choice, option.value)
        if option.under is not None:
            label = f"{capital(speaker.label(option.under))}{BETWEEN}{label}"
        if note and type(option.value) in self.alike:
            label, note = f"{label}{BETWEEN}{note}", ""
        does = [text for text in (note, speaker.effect(option.value)) if text]
        return label, does, [speaker.tell(line) for line in self.remarks.get(option.value, ())]

    def _emoji(self, options: Iterable[Option]) -> dict[str, str]:
        return {option.value.token: self.plain.emoji(option.value, option.note) for option in options}

    def pair(self, pair: Pair) -> Item:
        """A menu of what follows an answer, which stands on it, with as much of what is told of it as has room."""
        pieces = self._of_pair(pair, self.plain)
        then = _Asking(self.language, self.walk, pair.then, after=(*self.path, pair.option.value))
        entries, emoji = [then._entry(option) for option in pair.then.options], self._emoji(pair.then.options)
        least, most = (1, 1) if pair.then.most is None else (pair.then.least, pair.then.most)
        ask = clip(BETWEEN.join(pieces[: self._shown(pair)]), PLACEHOLDER - len(ON)) + ON
        rest = f"{self.print}.{pair.option.value.token}"
        return select(ask, entries, self.table.id, "pair", self.number, rest, least, most, emoji=emoji)

    def _of_pair(self, pair: Pair, speaker: Speaker[Clean]) -> list[str]:
        """What is told of an answer whose menu asks what follows: what is new each turn comes first."""
        label, does, remarks = self._told(pair.option, speaker)
        return [label, *remarks, *does]

    def _shown(self, pair: Pair) -> int:
        """How much of that stands on the menu."""
        return max(1, fitting(self._of_pair(pair, self.plain), PLACEHOLDER - len(ON)))

    def told_above(self, pairs: Iterable[Pair]) -> list[str]:
        """The rest of it, as texts."""
        told = [
            (pieces[0], pieces[self._shown(pair) :]) for pair in pairs if (pieces := self._of_pair(pair, self.escaped))
        ]
        return noted(told)

    def one(self) -> tuple[list[list[Item]], list[str]]:
        """A single answer."""
        rows = self._menus()
        listed = {option.value for option in in_menus(self.choice)}
        as_buttons = [option for option in self.choice.options if option.value not in listed]
        taps: list[Item] = []
        notes: list[tuple[str, list[str]]] = []
        for option in sorted(as_buttons, key=lambda option: isinstance(option.value, Key)):
            label, token, _ = self._entry(option)
            style = self._style(option)
            taps.append(plain_button(label, self.table.id, "tap", self.number, f"{self.print}:{token}", style))
            told, does, remarks = self._told(option, self.escaped)
            notes.append((told, [*does, *remarks]))
        rows.extend(taps[start : start + 5] for start in range(0, len(taps), 5))
        return rows, noted(notes)

    def _style(self, option: Option) -> ButtonStyle:
        """Green is what does something for good; a word of the game's beside what one plays with isn't the first."""
        if option.confirms:
            return SUCCESS
        beside = any(not isinstance(other.value, Key) for other in self._offered)
        return SECONDARY if beside and isinstance(option.value, Key) else PRIMARY

    @property
    def _offered(self) -> tuple[Option, ...]:
        """All answers to the question, also those that are asked together with the next."""
        return self.walk.step.options if isinstance(self.walk.step, Choice) else ()

    def several(self, most: int) -> tuple[list[list[Item]], list[str]]:
        """A set whose options one menu holds."""
        least, entries = self.choice.least, [self._entry(option) for option in self.choice.options]
        ask = self._how_many(most)
        standing = self.choice.standing
        chosen = [value.token for value in self.picked or (standing.values if standing else ())]
        emoji = self._emoji(self.choice.options)
        menu = select(ask, entries, self.table.id, "pick", self.number, self.print, max(1, least), most, chosen, emoji)
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
            rest = f"{self.print}.{self.part.at.code}"
            if count >= self.choice.least and Picks(self.picked) != self.choice.standing:
                label = self.plain.say("button-collected", count=count)
                done.append(plain_button(label, self.table.id, "collected", self.number, rest, PRIMARY))
            done.append(button(self.language, "button-collect-anew", self.table.id, "anew", self.number, rest, DANGER))
        elif self.choice.least == 0 and Picks(()) != self.choice.standing:
            done.append(self._nothing())
        return [*self._menus(most), done], notes

    def _nothing(self) -> Item:
        """The button to choose nothing, by the attribute ``none`` of its question where that has one."""
        label = self._asks(".none") or self.plain.say("button-nothing")
        return plain_button(label, self.table.id, "tap", self.number, f"{self.print}:", SECONDARY)

    def _asks(self, attribute: str, **args: str | int) -> str:
        """An attribute of the question's message; "" where it has none."""
        id = f"{self.choice.ask.id}{attribute}"
        return self.plain.say(id, **args) if texts.knows(id) else ""

    def _how_many(self, most: int) -> str:
        least = self.choice.least
        if least == most or most == 1:  # whoever opens a menu wants one; to choose none there is a button
            return self.plain.say("picker-pick-exactly", least=most)
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
                ask = self._ask(menu)
                emoji = self._emoji(menu.options)
                if most is None:
                    rows.append([self._menu(ask, entries, at, emoji)])
                else:
                    rows.append([self._set_menu(ask, entries, at, most, emoji)])
        return [*rows, *self._leaves()]

    def _ask(self, menu: Menu) -> str:
        """What stands on a menu: its headings; what it is a part of, from where to where; else its kind of answers.

        The question may say it in its own words: by its attribute ``under`` for headings, ``all`` for all that have
        headings, ``course`` for courses.
        """
        headings = list(dict.fromkeys(option.under for option in menu.options if option.under is not None))
        if headings:
            if len(headings) > 1 and not self._goes_on(menu) and (said := self._asks(".all")):
                return clip(said, PLACEHOLDER)
            ends = dict.fromkeys((headings[0], headings[-1]))
            said = self._under(" – ".join(capital(self.plain.label(under)) for under in ends))
            if len(said) > PLACEHOLDER:
                said = self._under(" ".join(map(self.plain.sign, headings)))
            return clip(said, PLACEHOLDER)
        courses = all(isinstance(option.value, Course) for option in menu.options)
        ask = self._asks(".course") if courses else ""
        ask = ask or self.plain.pick([option.value for option in menu.options])
        alike = [other for other in self.part.menus if _kinds(other) & _kinds(menu)]
        return placeholder(self.language, ask, [self._entry(option) for option in menu.options], len(alike))

    def _goes_on(self, menu: Menu) -> bool:
        """Whether what has headings is on other menus too, so that it must be said what is on this one."""
        under = {option.value for option in menu.options if option.under is not None}
        return any(option.under is not None and option.value not in under for option in self.choice.options)

    def _under(self, what: str) -> str:
        """What stands on a menu of what is under these headings."""
        return self._asks(".under", what=what) or self.plain.say("picker-pick-under", what=what)

    def _leaves(self) -> list[list[Item]]:
        """The ways to the other leaves: one on, one back, and where there are more of them to any."""
        (column, here), count = self.part.at, len(self.part.leaves)
        place = "" if column is None else column
        rows = [turning(self.language, self.table.id, "leaf", here, count, f"{self.number}.{self.print}.{place}")]
        if count > 2:
            first = max(0, min(here - MENU // 2, count - MENU))
            entries = [
                (self._from_to(leaf), str(first + at), self._picked_in(leaf))
                for at, leaf in enumerate(self.part.leaves[first : first + MENU])
            ]
            ask = self.plain.say("picker-pick-leaf")
            rows.append([select(ask, entries, self.table.id, "to-leaf", self.number, f"{self.print}.{place}")])
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
        count = self.plain.say("picker-column-cells", count=len(self.part.columns[col]))
        return self._column_name(col), str(col), " · ".join(filter(None, (count, picked)))

    def _column_name(self, col: int) -> str:
        return self.plain.say("picker-column", column=column_letters(col))

    def _tokens(self, values: Sequence[Value]) -> str:
        return " ".join(value.token for value in values)

    def _rest(self, menu: int) -> str:
        at = self.part.at
        return f"{self.print}.{at.code}.{menu}" if menu or at != FIRST else self.print

    def _menu(self, ask: str, entries: Sequence[Entry], menu: int, emoji: Mapping[str, str]) -> Item:
        return select(ask, entries, self.table.id, "pick", self.number, self._rest(menu), emoji=emoji)

    def _set_menu(self, ask: str, entries: Sequence[Entry], menu: int, most: int, emoji: Mapping[str, str]) -> Item:
        chosen = [value.token for value in self.picked]
        rest, most = f"{self.print}.{self.part.at.code}.{menu}", min(len(entries), most)
        return select(ask, entries, self.table.id, "collect", self.number, rest, 0, most, chosen, emoji)
