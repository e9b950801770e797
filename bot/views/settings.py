"""A person's own settings: choices, each with a button that turns it over or a menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, get_args

from bot import answers, texts
from bot.tables.model import Calls, Person, Profile, Refusal
from bot.views.page import Item, Page, page
from bot.views.tap import DANGER, Tap, button, plain_button, select, verb
from engine.values import line

if TYPE_CHECKING:
    from bot.client import Flotilla


class Choice(NamedTuple):
    """Something that a person chooses for himself.

    The message ``settings-<key>`` tells how it is with `$value`, ``button-settings-<key>`` is what to press for that:
    a button where there are two values, else an entry of a menu.
    """

    key: str
    values: tuple[str, ...]
    get: Callable[[Profile], str]
    put: Callable[[str], dict[str, Any]]
    """The fields of the profile, for a value."""


def switch(key: str, field: str, *, off: bool = False, **more: bool) -> Choice:
    """A choice between yes and no, kept in a field of the profile (`off`: which says the opposite).

    `more`: what else is noted whenever it is chosen.
    """
    return Choice(
        key,
        ("no", "yes"),
        lambda profile: "yes" if getattr(profile, field) != off else "no",
        lambda value: {field: (value == "yes") != off, **more},
    )


CHOICES = (
    switch("dms", "dm_off", off=True, dm_closed=False),
    Choice("calls", get_args(Calls), lambda profile: profile.calls, lambda value: {"calls": value}),
    switch("tips", "tips_off", off=True),
    switch("contrast", "contrast"),
    switch("challenges", "challenges_off", off=True),
)


async def settings_page(bot: Flotilla, person: Person, language: str) -> Page:
    """What a person has chosen."""
    profile = await bot.tables.people.remember(person)
    now = {choice.key: choice.get(profile) for choice in CHOICES}
    said = [texts.say(language, f"settings-{name}", value=value) for name, value in now.items()]
    switches: list[Item] = []
    menus: list[list[Item]] = []
    for choice in CHOICES:
        if len(choice.values) == 2:
            switches.append(_button(choice, now[choice.key], language))
        else:
            menus.append([_menu(choice, now[choice.key], language)])
    last: list[Item] = [
        button(language, "button-settings-blocks", 0, "blocks"),
        button(language, "button-forget", 0, "forget", style=DANGER),
    ]
    rows = [switches[start : start + 5] for start in range(0, len(switches), 5)]
    return page([texts.say(language, "settings-title"), *said], [*menus, *rows, last])


def _button(choice: Choice, value: str, language: str) -> Item:
    """The button that leads to the other value."""
    (other,) = (each for each in choice.values if each != value)
    return plain_button(_label(choice, other, language), 0, "set", choice.values.index(other), choice.key)


def _menu(choice: Choice, value: str, language: str) -> Item:
    options = [(_label(choice, each, language), each, "") for each in choice.values]
    return select(_label(choice, value, language), options, 0, "choose", 0, choice.key, chosen=value)


def _label(choice: Choice, value: str, language: str) -> str:
    return texts.say(language, f"button-settings-{choice.key}", value=value)


@verb("set")
async def set_switch(tap: Tap) -> None:
    """Another value, by its number, of the choice that `rest` names."""
    choice = _choice(tap)
    if tap.number >= len(choice.values):
        raise Refusal(line("refuse-stale"))
    await _put(tap, choice, choice.values[tap.number])


@verb("choose")
async def choose(tap: Tap) -> None:
    """Another value from a menu."""
    choice, (value,) = _choice(tap), tap.values
    if value not in choice.values:
        raise Refusal(line("refuse-stale"))
    await _put(tap, choice, value)


def _choice(tap: Tap) -> Choice:
    for choice in CHOICES:
        if choice.key == tap.rest:
            return choice
    raise Refusal(line("refuse-stale"))


async def _put(tap: Tap, choice: Choice, value: str) -> None:
    bot = answers.bot_of(tap.interaction)
    person = bot.person(tap.interaction.user)
    await bot.tables.people.choose(person, **choice.put(value))
    await answers.show(tap.interaction, await settings_page(bot, person, tap.language))


@verb("forget")
async def forget(tap: Tap) -> None:
    """Ask before everything about a person is deleted."""
    row: list[Item] = [
        button(tap.language, "button-forget-yes", 0, "forget-yes", style=DANGER),
        button(tap.language, "button-back", 0, "settings"),
    ]
    await answers.show(tap.interaction, page([texts.say(tap.language, "forget-sure")], [row]))


@verb("settings")
async def back_to_settings(tap: Tap) -> None:
    """The settings again."""
    bot = answers.bot_of(tap.interaction)
    person = bot.person(tap.interaction.user)
    await answers.show(tap.interaction, await settings_page(bot, person, tap.language))


@verb("forget-yes")
async def forget_yes(tap: Tap) -> None:
    """Delete what is known of the person."""
    bot = answers.bot_of(tap.interaction)
    await bot.tables.people.forget(tap.user, texts.say("en", "somebody"))
    await answers.show(tap.interaction, page([texts.say(tap.language, "forgotten")]))
