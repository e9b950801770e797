"""How somebody is reminded: his choices, and the time zone by which his quiet hours go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from bot import texts
from bot.house import House, person_of
from bot.tables.model import Refusal
from bot.tables.person import Person, Profile, RemindWhere
from bot.tables.reminders import EVERY, zone_of
from bot.tables.zones import meant
from bot.views import answers
from bot.views.modals import ask_text
from bot.views.page import Item, Page, page
from bot.views.tap import Tap, button, select, verb
from engine.values import line

HOURS = tuple(range(24))
OFF = "off"
"""In the place of an hour: no quiet hours."""
NIGHT = (22, 8)
"""The quiet hours with which somebody begins who chooses one of both."""


async def reminders_page(house: House, person: Person, language: str) -> Page:
    """What a person has chosen about reminders, each in a menu."""
    profile = await house.tables.people.remember(person)
    now = house.tables.changes.now().astimezone(zone_of(profile))
    quiet = "no" if profile.quiet_from is None or profile.quiet_to is None else "yes"
    said = [
        texts.say(language, "reminders-title"),
        texts.say(language, "reminders-about"),
        texts.say(
            language,
            "reminders-zone",
            zone=profile.zone or "UTC",
            time=f"{now.hour}:{now:%M}",
            quiet=quiet,
            first=_hour(profile.quiet_from or 0),
            last=_hour(profile.quiet_to or 0),
        ),
    ]
    first = [(texts.say(language, "reminders-no-quiet"), OFF, "")]
    first += [(texts.say(language, "reminders-from", hour=_hour(hour)), str(hour), "") for hour in HOURS]
    last = [(texts.say(language, "reminders-to", hour=_hour(hour)), str(hour), "") for hour in HOURS]
    rows: list[list[Item]] = [
        [_menu(language, "where", [(value, value) for value in get_args(RemindWhere)], profile.remind_where)],
        [_menu(language, "every", [(hours, str(hours)) for hours in EVERY], str(profile.remind_every))],
        [_chooser(first, "from", OFF if profile.quiet_from is None else str(profile.quiet_from))],
    ]
    if quiet == "yes":
        rows.append([_chooser(last, "to", str(profile.quiet_to))])
    rows.append([button(language, "button-zone", 0, "zone"), button(language, "button-back", 0, "settings")])
    return page(said, rows)


def _menu(language: str, key: str, values: Sequence[tuple[str | int, str]], now: str) -> Item:
    return _chooser(
        [(texts.say(language, f"reminders-{key}", value=said), value, "") for said, value in values], key, now
    )


def _chooser(options: list[tuple[str, str, str]], key: str, now: str) -> Item:
    shown = next((label for label, value, _ in options if value == now), options[0][0])
    return select(shown, options, 0, "reminders-set", 0, key, chosen=(now,))


def _hour(hour: int) -> str:
    return f"{hour}:00"


def chosen(profile: Profile, key: str, value: str) -> dict[str, Any]:
    """The fields of the profile after a choice from one of the menus. Raises Refusal for what can't be chosen."""
    hour = int(value) if value.isdecimal() and int(value) in HOURS else None
    match key:
        case "where" if value in get_args(RemindWhere):
            return {"remind_where": value}
        case "every" if value in map(str, EVERY):
            return {"remind_every": int(value)}
        case "from" if value == OFF:
            return {"quiet_from": None, "quiet_to": None}
        case "from" if hour is not None:
            return {"quiet_from": hour, "quiet_to": NIGHT[1] if profile.quiet_to is None else profile.quiet_to}
        case "to" if hour is not None:
            return {"quiet_from": NIGHT[0] if profile.quiet_from is None else profile.quiet_from, "quiet_to": hour}
    raise Refusal(line("refuse-stale"))


def zone_named(typed: str) -> str:
    """The time zone that somebody means. Raises Refusal where none or several fit."""
    zone = meant(typed)
    if zone is None:
        raise Refusal(line("refuse-zone"))
    return zone


async def choose(house: House, person: Person, fields: dict[str, Any]) -> None:
    """Note how somebody is reminded from now on."""
    await house.tables.people.choose(person, **fields)
    await house.reminding.renew(person.id)


@verb("reminders", opens=True)
async def reminders(tap: Tap) -> None:
    """The page."""
    await _show(tap)


@verb("reminders-set")
async def reminders_set(tap: Tap) -> None:
    """Another value from a menu."""
    person = person_of(tap.interaction.user)
    profile = await tap.house.tables.people.remember(person)
    await choose(tap.house, person, chosen(profile, tap.rest, tap.value))
    await _show(tap)


@verb("zone", asks=True)
async def zone(tap: Tap) -> None:
    """Ask for the time zone."""
    title, label, hint, example = (
        texts.say(tap.language, f"zone-{part}") for part in ("title", "label", "hint", "example")
    )
    await ask_text(tap, "zone-set", title, label, hint, example, "")


@verb("zone-set")
async def zone_set(tap: Tap) -> None:
    """The time zone that was written."""
    await choose(tap.house, person_of(tap.interaction.user), {"zone": zone_named(tap.value)})
    await _show(tap)


async def _show(tap: Tap) -> None:
    person = person_of(tap.interaction.user)
    await answers.show(tap.interaction, await reminders_page(tap.house, person, tap.language))
