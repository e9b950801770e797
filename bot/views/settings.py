"""A person's own settings, each with a button that turns it over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot import answers, texts
from bot.tables.model import Person, Refusal
from bot.views.page import Item, Page, page
from bot.views.tap import Tap, plain_button, verb
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
    return page([texts.say(language, "settings-title"), *said], [row])


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
