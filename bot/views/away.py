"""The page where somebody says that he is away and that he is back, and what leads there."""

from __future__ import annotations

from datetime import datetime

import discord

from bot import texts
from bot.house import House, house_of, person_of
from bot.tables.aways import Standing
from bot.tables.days import DAY, ONCE
from bot.tables.model import Refusal, Table
from bot.tables.reminders import zone_of
from bot.tables.until import read
from bot.views import answers
from bot.views.away_words import date_of
from bot.views.modals import ask_text
from bot.views.names import markless_speaker_of
from bot.views.page import Item, Page, page
from bot.views.tap import Tap, button, select, verb
from engine.values import line

CHOICES = (1, 2, 3, 4, 5, 7, 10, 14, 21)
"""The days that can be chosen from the menu, as far as there are so many left."""


def away_button(language: str) -> Item:
    """The way to the page."""
    return button(language, "button-away", 0, "away", emoji="🏝️")


async def away_page(house: House, user: int, language: str, said: str | None = None) -> Page:
    """How it stands with somebody, after `said`, and what he may choose."""
    now, standing = house.tables.changes.now(), await house.tables.aways.standing(user)
    profile = await house.tables.people.get(user)
    most = standing.left if standing.latest is None else max(0, (standing.latest - now) // DAY)
    told = [texts.say(language, "away-title"), *([texts.say(language, said)] if said else [])]
    if standing.spell is None:
        told.append(texts.say(language, "away-not"))
    else:
        told.append(texts.say(language, "away-now", when=date_of(standing.spell.until)))
        told.append("\n".join(await _elsewhere(house, user, standing.spell.until, language)))
    told += [*_days(standing, most, language), texts.say(language, "away-about")]
    told.append(texts.say(language, "away-zone", zone="UTC" if profile is None else zone_of(profile).key))
    rows: list[list[Item]] = []
    if choices := [days for days in CHOICES if days <= most]:
        entries = [(texts.say(language, "away-days-count", count=days), str(days), "") for days in choices]
        rows.append([select(texts.say(language, "away-days"), entries, 0, "away-days", 0, "")])
    row: list[Item] = [button(language, "button-away-date", 0, "away-date")] if most else []
    if standing.spell is not None:
        row.append(button(language, "button-return", 0, "away-back"))
    return page(told, [*rows, [*row, button(language, "button-settings", 0, "settings")]])


def _days(standing: Standing, most: int, language: str) -> list[str]:
    """How many days there are, and which of them count."""
    said = [texts.say(language, "away-budget", left=most, used=standing.used, budget=standing.budget)]
    if not standing.left and standing.again is not None:
        said.append(texts.say(language, "away-again", when=date_of(standing.again)))
    if standing.new:
        said.append(texts.say(language, "away-budget-new"))
    said.append(texts.say(language, "away-budget-about"))
    if standing.budget > ONCE:
        said.append(texts.say(language, "away-budget-once"))
    return ["\n".join(said)]


async def _elsewhere(house: House, user: int, until: datetime, language: str) -> list[str]:
    """At which of his running tables it makes another difference."""
    found = []
    for table in await house.tables.reading.of_user(user, running_only=True):
        row = next(row for row in table.seats if row.user == user)
        if len(table.people) == 1 or table.clock is None:
            continue
        if row.is_late:
            found.append(_at(table, "late", language))
        elif row.away_until is None:
            found.append(_at(table, "off", language))
        elif row.away_until < until:
            found.append(_at(table, "short", language, row.away_until))
    return found


def _at(table: Table, how: str, language: str, until: datetime | None = None) -> str:
    speaker = markless_speaker_of(table, language)
    when = "" if until is None else date_of(until)
    return speaker.say(f"away-here-{how}", game=speaker.game_name, table=table.id, when=when)


async def show_away(interaction: discord.Interaction, said: str | None = None) -> None:
    """Answer with the page."""
    house, language = house_of(interaction), answers.reader(interaction)
    await answers.show(interaction, await away_page(house, interaction.user.id, language, said))


async def go_away(interaction: discord.Interaction, typed: str) -> None:
    """Be away until what somebody has typed, in his time zone."""
    house = house_of(interaction)
    profile = await house.tables.people.remember(person_of(interaction.user))
    until = read(typed, house.tables.changes.now(), zone_of(profile))
    if until is None:
        raise Refusal(line("refuse-away-unread"))
    await house.tables.aways.begin(interaction.user.id, until)
    await show_away(interaction, "away-noted")


async def be_back(interaction: discord.Interaction) -> None:
    """Be back at all tables."""
    await house_of(interaction).tables.aways.back(interaction.user.id)
    await show_away(interaction, "away-returned")


@verb("away", aside=True)
async def away(tap: Tap) -> None:
    """The page, beside what is shown."""
    await show_away(tap.interaction)


@verb("away-days")
async def away_days(tap: Tap) -> None:
    """So many days were chosen."""
    now = tap.house.tables.changes.now()
    if tap.picked not in CHOICES:
        raise Refusal(line("refuse-stale"))
    await tap.house.tables.aways.begin(tap.user, now + tap.picked * DAY)
    await show_away(tap.interaction, "away-noted")


@verb("away-date", asks=True)
async def away_date(tap: Tap) -> None:
    """Ask until when."""
    title, label, hint, example = (
        texts.say(tap.language, f"away-date-{part}") for part in ("title", "label", "hint", "example")
    )
    await ask_text(tap, "away-until", title, label, hint, example, "")


@verb("away-until")
async def away_until(tap: Tap) -> None:
    """What was written."""
    await go_away(tap.interaction, tap.value)


@verb("away-back")
async def away_back(tap: Tap) -> None:
    """Be back."""
    await be_back(tap.interaction)
