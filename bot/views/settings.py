"""A person's own settings, each with a button that turns it over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import answers, texts
from bot.tables.model import Person, Refusal
from bot.views.page import Item, Page, page
from bot.views.tap import DANGER, Tap, button, plain_button, verb
from engine.values import line

if TYPE_CHECKING:
    from bot.client import Flotilla

SWITCHES = ("dms", "tips", "contrast")


async def settings_page(bot: Flotilla, person: Person, language: str) -> Page:
    """What a person has chosen."""
    profile = await bot.tables.remember(person)
    on = {"dms": not profile.dm_off, "tips": not profile.tips_off, "contrast": profile.contrast}
    said = [texts.say(language, f"settings-{name}", on=_word(on[name])) for name in SWITCHES]
    row: list[Item] = [
        plain_button(
            texts.say(language, f"button-settings-{name}", on=_word(on[name])), 0, "set", int(not on[name]), name
        )
        for name in SWITCHES
    ]
    forget: list[Item] = [button(language, "button-forget", 0, "forget", style=DANGER)]
    return page([texts.say(language, "settings-title"), *said], [row, forget])


def _word(on: bool) -> str:
    return "yes" if on else "no"


@verb("set")
async def switch(tap: Tap) -> None:
    """Turn a setting on (number 1) or off."""
    bot = answers.bot_of(tap.interaction)
    tables, person, on = bot.tables, bot.person(tap.interaction.user), tap.number == 1
    change = {"dms": tables.set_dms, "tips": tables.set_tips, "contrast": tables.set_contrast}.get(tap.rest)
    if change is None:
        raise Refusal(line("refuse-stale"))
    await change(person, on)
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
    await bot.tables.forget(tap.user, texts.say("en", "somebody"))
    await answers.show(tap.interaction, page([texts.say(tap.language, "forgotten")]))
