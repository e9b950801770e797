"""A person's own settings, each with a button that turns it over or a menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, get_args
from zlib import crc32

import render
from bot import texts
from bot.house import person_of
from bot.tables.model import Refusal, Table
from bot.tables.person import Calls, Person, Profile
from bot.tables.service import Tables
from bot.views import answers
from bot.views.away import away_button
from bot.views.names import markless_speaker_of, table_entry
from bot.views.page import Item, Page, page
from bot.views.tap import DANGER, Tap, button, plain_button, select, verb
from engine.values import line

LISTED = 10
"""So many tables are named before somebody is forgotten."""


class Setting(NamedTuple):
    """Something that a person chooses for himself.

    The message ``settings-<key>`` tells how it is with `$value`, ``button-settings-<key>`` is what to press: where
    there are two values a button that says how it is and turns it over, else an entry of a menu.
    """

    key: str
    values: tuple[str, ...]
    get: Callable[[Profile], str]
    put: Callable[[str], dict[str, Any]]
    """The fields of the profile, for a value."""


def switch(key: str, field: str, *, off: bool = False, **more: bool) -> Setting:
    """A choice between yes and no, kept in a field of the profile (`off`: which says the opposite).

    `more`: what else is noted whenever it is chosen.
    """
    return Setting(
        key,
        ("no", "yes"),
        lambda profile: "yes" if getattr(profile, field) != off else "no",
        lambda value: {field: (value == "yes") != off, **more},
    )


SETTINGS = (
    switch("dms", "dm_off", off=True, dm_closed=False),
    Setting("calls", get_args(Calls), lambda profile: profile.calls, lambda value: {"calls": value}),
    switch("ending", "auto_end"),
    switch("tips", "tips_off", off=True),
    switch("contrast", "contrast"),
    switch("turned", "turned"),
    switch("challenges", "challenges_off", off=True),
)


async def settings_page(tables: Tables, person: Person, language: str) -> Page:
    """What a person has chosen."""
    profile = await tables.people.remember(person)
    now = {setting.key: setting.get(profile) for setting in SETTINGS}
    said = [told(name, value, language) for name, value in now.items()]
    switches: list[Item] = []
    menus: list[list[Item]] = []
    for setting in SETTINGS:
        if len(setting.values) == 2:
            switches.append(_button(setting, now[setting.key], language))
        else:
            menus.append([_menu(setting, now[setting.key], language)])
    last: list[Item] = [
        button(language, "button-reminders", 0, "reminders"),
        away_button(language),
        button(language, "button-settings-blocks", 0, "blocks"),
        button(language, "button-forget", 0, "forget", style=DANGER),
    ]
    rows = [switches[start : start + 5] for start in range(0, len(switches), 5)]
    return page([texts.say(language, "settings-title"), *said], [*menus, *rows, last])


def told(key: str, value: str, language: str) -> str:
    """How it is with a setting that has this value."""
    games = ", ".join(texts.say(language, f"{game}-name") for game in render.turning())
    return texts.say(language, f"settings-{key}", value=value, games=games)


def _button(setting: Setting, value: str, language: str) -> Item:
    """The button that tells the value and leads to the other one."""
    (other,) = (each for each in setting.values if each != value)
    return plain_button(_label(setting, value, language), 0, "set", setting.values.index(other), setting.key)


def _menu(setting: Setting, value: str, language: str) -> Item:
    options = [(_label(setting, each, language), each, "") for each in setting.values]
    return select(_label(setting, value, language), options, 0, "choose", 0, setting.key, chosen=value)


def _label(setting: Setting, value: str, language: str) -> str:
    return texts.say(language, f"button-settings-{setting.key}", value=value)


@verb("set")
async def set_switch(tap: Tap) -> None:
    """Another value, by its number, of the setting that `rest` names."""
    setting = _setting(tap)
    if tap.which >= len(setting.values):
        raise Refusal(line("refuse-stale"))
    await _put(tap, setting, setting.values[tap.which])


@verb("choose")
async def choose(tap: Tap) -> None:
    """Another value from a menu."""
    setting, value = _setting(tap), tap.value
    if value not in setting.values:
        raise Refusal(line("refuse-stale"))
    await _put(tap, setting, value)


def _setting(tap: Tap) -> Setting:
    for setting in SETTINGS:
        if setting.key == tap.rest:
            return setting
    raise Refusal(line("refuse-stale"))


async def _put(tap: Tap, setting: Setting, value: str) -> None:
    tables = tap.house.tables
    person = person_of(tap.interaction.user)
    await tables.people.choose(person, **setting.put(value))
    await answers.show(tap.interaction, await settings_page(tables, person, tap.language))


@verb("forget")
async def forget(tap: Tap) -> None:
    """Ask before everything about a person is deleted."""
    language, seats = tap.language, await tap.house.tables.reading.of_user(tap.user)
    row: list[Item] = [
        button(language, "button-forget-yes", 0, "forget-yes", _print(seats), style=DANGER),
        button(language, "button-back", 0, "settings"),
    ]
    await answers.show(tap.interaction, page([texts.say(language, "forget-sure"), *_given_up(tap, seats)], [row]))


def _given_up(tap: Tap, tables: Sequence[Table]) -> list[str]:
    """At which tables a person's seats will be given up, and what that means."""
    if not tables:
        return []
    said = [texts.say(tap.language, "forget-seats", count=len(tables))]
    for table in tables[:LISTED]:
        speaker, label = markless_speaker_of(table, tap.language), table_entry(table, tap.user, tap.language)
        said.append(speaker.say("forget-seat", game=speaker.game_name, label=label))
    if len(tables) > LISTED:
        said.append(texts.say(tap.language, "games-more", count=len(tables) - LISTED))
    return ["\n".join(said)]


def _print(tables: Sequence[Table]) -> int:
    """A number by which it is known again which tables somebody was told of."""
    return crc32(str(sorted((table.id, table.status) for table in tables)).encode()) % 10**9


@verb("settings")
async def back_to_settings(tap: Tap) -> None:
    """The settings again."""
    person = person_of(tap.interaction.user)
    await answers.show(tap.interaction, await settings_page(tap.house.tables, person, tap.language))


@verb("forget-yes")
async def forget_yes(tap: Tap) -> None:
    """Give the person's seats up and delete what is known of him; where there are other seats by now, ask again."""
    tables = tap.house.tables
    if _print(await tables.reading.of_user(tap.user)) != tap.which:
        await forget(tap)
        return
    await tables.people.forget(tap.user)
    await answers.show(tap.interaction, page([texts.say(tap.language, "forgotten")]))
