"""The options of a table in words, and the private page on which the host of a lobby changes them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

from bot.foreign import Escaped, escape, look, plain
from bot.permissions import has_threads
from bot.speaker import Speaker
from bot.speech import marked
from bot.tables import choices, opening
from bot.tables.clock import NAMES, RULES, name_of, rule_of
from bot.tables.model import Refusal, Table
from bot.tables.service import Tables
from bot.tables.shelf import Shelved
from bot.views import answers
from bot.views.anew import shown_anew
from bot.views.clocks import clock_about, clock_label, zero_text
from bot.views.menus import Entry, leaves_of, menus
from bot.views.names import markless_speaker_of, of_game
from bot.views.page import COMPONENTS, Item, Page, page
from bot.views.paging import turning
from bot.views.tap import SECONDARY, SUCCESS, Tap, plain_button, select, verb, whole
from engine.files import held
from engine.values import line


def option_texts(speaker: Speaker[Escaped], table: Table) -> list[str]:
    """What is to be chosen: what isn't usual one a line, each with what it means; then what is as usual, in short.

    What can't be otherwise beside the rest is left out: "sea by lot" where the players lay it out would be untrue.
    """
    lines, usual, marks, small = [], [], False, []
    default = type(table.options)()
    for name in choices.of_table(table):
        value = getattr(table.options, name)
        if value == getattr(default, name):
            if name not in table.engine.hooks.lobby_options and not choices.is_settled(table.options, name):
                usual.append(_labelled(speaker, table, name, value))
            continue
        about = "" if value is False else _about(speaker, table, name, value)  # what it does isn't done
        chosen = marked(f"**{_value(speaker, table, name, value)}**", _marks(table, name, value))
        marks = marks or _marks(table, name, value) > 0
        lines.append(f"- {_name(speaker, table, name)}: {chosen}" + (f" – {about}" if about else ""))
    if usual:
        small.append(speaker.say("options-usual", options=" · ".join(usual)))
    if marks:
        small.append(speaker.say("options-marks"))
    return ["\n".join(lines), "\n".join(small)]


Shelf: TypeAlias = Mapping[str, Sequence[Shelved]]
"""The files of a table's server, by the options that take them."""


async def shown_options(tables: Tables, table: Table, language: str, leaf: int = 0) -> Page:
    """The page, with the files of the table's server."""
    shelf: dict[str, Sequence[Shelved]] = {}
    for option in table.engine.hooks.files:
        shelf[option] = await tables.shelves.of(table.place.guild or 0, table.game, option)
    return options_page(table, language, leaf, shelf)


def options_page(table: Table, language: str, leaf: int = 0, shelf: Shelf = MappingProxyType({})) -> Page:
    """Menus and switches for the options of a lobby and the number of its seats: leaf `leaf` (from 0) of them.

    A switch has no room for what it does, so that stands above.
    """
    speaker = markless_speaker_of(table, language)
    switches = [name for name in choices.of_table(table) if isinstance(getattr(table.options, name), bool)]
    told = [f"- **{_name(speaker, table, name)}**: {_about(speaker, table, name, True)}" for name in switches]
    said = [
        speaker.say("options-title", game=speaker.game_name, table=table.id),
        "\n".join([speaker.say("options-note"), *told]),
    ]
    if table.engine.hooks.difficulty:
        said.append(speaker.say("options-marks"))
    leaves = leaves_of(_rows(speaker, table, leaf, shelf), _ROOM)
    at = min(leaf, len(leaves) - 1)
    return page(said, [*leaves[at], turning(language, table.id, "options-leaf", at, len(leaves))])


FILE, OWN = "file:", "own"
"""Values of a menu: a file of the server, by its id after this, and the table's own copy of one."""
_ROOM = COMPONENTS - 8
"""Components of a leaf beside its container, its three texts and the row that turns it."""


def _rows(speaker: Speaker[Escaped], table: Table, leaf: int, shelf: Shelf) -> list[list[Item]]:
    sizes, rows = _sizes(speaker, table, leaf), list[list[Item]]()
    deciding = choices.of_seats(table.engine, table.options)
    if not deciding:
        rows += sizes
    switches: list[Item] = []
    for name, values in choices.of_table(table).items():
        now = getattr(table.options, name)
        if isinstance(now, bool):
            style = SUCCESS if now else SECONDARY
            label = speaker.say("options-switch", option=_name(speaker, table, name), value="yes" if now else "no")
            switches.append(plain_button(label, table.id, "switch", int(not now), _rest(name, 0, leaf), style))
        else:
            shown = [
                (_labelled(speaker, table, name, value), str(value), _about(speaker, table, name, value))
                for value in values
            ]
            chosen = str(now)
            if name in table.engine.hooks.files:
                own, chosen = _own_entries(speaker, table, name, shelf.get(name, ()))
                shown += own
            if len(shown) > 1:
                rows.extend(_menus(speaker, table, shown, "option", name, chosen, leaf))
        if name in deciding[:1]:
            rows += sizes
    if table.size != 1:
        clocks = [(clock_label(speaker, name), name, clock_about(speaker, name)) for name in NAMES]
        rows.extend(_menus(speaker, table, clocks, "clock", "", name_of(table.clock), leaf))
        if table.clock is not None:
            rules = [
                (speaker.say("at-zero", rule=speaker.say(f"zero-{rule}")), rule, _rule_about(speaker, table, rule))
                for rule in RULES
            ]
            rows.extend(_menus(speaker, table, rules, "at-zero", "", table.at_zero or RULES[0], leaf))
    if table.thread is None:
        wanted = table.threaded == "wanted"
        label = speaker.say("options-switch", option=speaker.say("options-thread"), value="yes" if wanted else "no")
        style = SUCCESS if wanted else SECONDARY
        switches.append(plain_button(label, table.id, "threaded", int(not wanted), _rest("", 0, leaf), style))
    return rows + [switches[start : start + 5] for start in range(0, len(switches), 5)]


def _own_entries(
    speaker: Speaker[Escaped], table: Table, name: str, files: Sequence[Shelved]
) -> tuple[list[Entry], str]:
    """The files for an option as entries of its menu, and what of all is chosen: the table's own copy may be of a file
    that the server doesn't have any more.
    """
    now = getattr(table.options, name)
    found, chosen = [(file.title, f"{FILE}{file.id}") for file in files], str(now)
    copied = held(table.engine.hooks.files, name, now)
    if copied is not None:
        same = next((value for label, value in found if look(label) == look(copied.title)), None)
        if same is None:
            found.append((copied.title, OWN))
        chosen = same or OWN
    about = speaker.say("options-own")
    option = _name(speaker, table, name)
    entries = [(speaker.say("options-file", option=option, title=plain(label)), value, about) for label, value in found]
    return entries, chosen


def _sizes(speaker: Speaker[Escaped], table: Table, leaf: int) -> list[list[Item]]:
    """The number of seats, where it is to be chosen."""
    counts = opening.allowed(table.game, table.options)
    if len(counts) < 2:
        return []
    sizes = [(speaker.say("options-size", count=count), str(count), "") for count in counts]
    return _menus(speaker, table, sizes, "size", "", str(table.size), leaf)


def _rule_about(speaker: Speaker[Escaped], table: Table, rule: str) -> str:
    """What happens at this table when time is up, where the rule's name doesn't say it."""
    said = zero_text(speaker, table, rule_of(rule))
    return "" if said == speaker.say(f"zero-{rule}") else said


def _menus(
    speaker: Speaker[Escaped], table: Table, entries: Sequence[Entry], verb: str, name: str, chosen: str, leaf: int
) -> list[list[Item]]:
    """Menus with a value already chosen; told as the placeholder too, for clients that forget what was chosen."""

    def menu(ask: str, part: Sequence[Entry], at: int) -> Item:
        now = next((label for label, value, _ in part if value == chosen), ask)
        return select(now, part, table.id, verb, 0, _rest(name, at, leaf), chosen=(chosen,))

    return menus(speaker.language, speaker.say("picker-pick"), entries, menu)


def _rest(name: str, menu: int, leaf: int) -> str:
    """Of a custom id: the option, which of its menus, and the leaf."""
    return f"{name}.{menu}.{leaf}" if menu or leaf else name


def _read_rest(rest: str) -> tuple[str, int]:
    """The option and the leaf. Raises Refusal."""
    name, _, leaf = (rest + "..").split(".")[:3]
    return name, whole(leaf or "0")


def _labelled(speaker: Speaker[Escaped], table: Table, name: str, value: Any) -> str:
    said = marked(_value(speaker, table, name, value), _marks(table, name, value))
    return speaker.say("options-labelled", option=_name(speaker, table, name), value=said)


def _marks(table: Table, name: str, value: Any) -> int:
    """How hard a value makes the game, 0 where that isn't told."""
    return table.engine.hooks.difficulty.get((name, str(value)), 0)


def _about(speaker: Speaker[Escaped], table: Table, name: str, value: Any) -> str:
    """What a value means in one line, "" where that isn't told; of a switch, what it is about."""
    id = f"{table.game}-option-{name}"
    if isinstance(value, bool):
        return speaker.say(id)
    copied = held(table.engine.hooks.files, name, value)
    if copied is not None:
        return speaker.tell(copied.about)
    return of_game(speaker, table, f"{id}-{value}.here") or of_game(speaker, table, f"{id}-{value}.about")


def _name(speaker: Speaker[Escaped], table: Table, name: str) -> str:
    """What an option is called in short."""
    short = speaker.say(f"{table.game}-option-{name}.name").replace("-", " ").replace("_", " ")
    return short[:1].upper() + short[1:]


def _value(speaker: Speaker[Escaped], table: Table, name: str, value: str | int) -> str:
    """An option's value: a number as it is, yes or no, a word through the locale."""
    if isinstance(value, bool):
        return speaker.say("options-yes" if value else "options-no")
    copied = held(table.engine.hooks.files, name, value)
    if copied is not None:
        return escape(copied.title)
    return str(value) if isinstance(value, int) else speaker.say(f"{table.game}-option-{name}-{value}")


async def _now(tap: Tap) -> Page:
    _, leaf = _read_rest(tap.rest)
    tables = tap.house.tables
    return await shown_options(tables, await tables.gathering.hosting(tap.table, tap.user), tap.language, leaf)


@verb("option")
@shown_anew(_now)
async def option(tap: Tap) -> None:
    """Another value from a menu."""
    await _set(tap, tap.value)


@verb("switch")
@shown_anew(_now)
async def switch(tap: Tap) -> None:
    """Yes (1) or no."""
    await _set(tap, str(tap.which == 1))


async def _set(tap: Tap, value: str) -> None:
    name, _ = _read_rest(tap.rest)
    tables = tap.house.tables
    if value.startswith(FILE):
        table = await tables.reading.get(tap.table)
        found = await tables.shelves.get(table.place.guild or 0, whole(value.removeprefix(FILE)))
        if found is None or (found[0].game, found[0].option) != (table.game, name):
            raise Refusal(line("refuse-files-gone"))
        await _changed(tap, await tables.gathering.set_file(tap.table, tap.user, name, found[1]))
    elif value == OWN:
        await _changed(tap, await tables.gathering.hosting(tap.table, tap.user))
    else:
        await _changed(tap, await tables.gathering.set_option(tap.table, tap.user, name, value))


async def _changed(tap: Tap, table: Table) -> None:
    """Show the leaf again, of the table after a choice."""
    _, leaf = _read_rest(tap.rest)
    await answers.show(tap.interaction, await shown_options(tap.house.tables, table, tap.language, leaf))


@verb("size")
@shown_anew(_now)
async def size(tap: Tap) -> None:
    """Another number of seats."""
    await _changed(tap, await tap.house.tables.gathering.set_size(tap.table, tap.user, tap.picked))


@verb("clock")
@shown_anew(_now)
async def clock(tap: Tap) -> None:
    """Another clock."""
    await _changed(tap, await tap.house.tables.gathering.set_clock(tap.table, tap.user, tap.value))


@verb("at-zero")
@shown_anew(_now)
async def at_zero(tap: Tap) -> None:
    """Another rule for when time is up."""
    await _changed(tap, await tap.house.tables.gathering.set_at_zero(tap.table, tap.user, tap.value))


@verb("threaded")
@shown_anew(_now)
async def threaded(tap: Tap) -> None:
    """A thread of its own (1) or none."""
    wanted = tap.which == 1
    if wanted and not has_threads(tap.interaction.channel):
        raise Refusal(line("refuse-no-threads"))
    await _changed(tap, await tap.house.tables.gathering.set_thread(tap.table, tap.user, wanted))


@verb("options-leaf")
async def turned(tap: Tap) -> None:
    """Another leaf of the options."""
    table = await tap.house.tables.gathering.hosting(tap.table, tap.user)
    await answers.show(tap.interaction, await shown_options(tap.house.tables, table, tap.language, tap.leaf))
