"""What a server's moderators choose for its new tables: a page with menus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict, replace

from bot.foreign import Escaped
from bot.speaker import Speaker
from bot.speech import group_command_text
from bot.tables.clock import NAMES, RULES, named
from bot.tables.defaults import Defaults
from bot.tables.model import Refusal
from bot.views import answers
from bot.views.channels import moderated
from bot.views.clocks import clock_about, clock_label, clock_text
from bot.views.menus import Entry
from bot.views.page import Item, Page, page
from bot.views.tap import SECONDARY, SUCCESS, Tap, plain_button, select, verb, whole
from engine.values import line

MOST = 60
"""Days a year for which somebody may be away at most."""
DAYS = (0, 7, 14, 21, 30, 45, MOST)
"""Those that can be chosen from the menu."""


def defaults_page(defaults: Defaults, language: str) -> Page:
    """What is chosen, with menus to choose otherwise."""
    speaker: Speaker[Escaped] = Speaker(language, "")
    others = {name: group_command_text(language, "server", name) for name in ("language", "channels")}
    said = [
        speaker.say("defaults-title"),
        "\n".join(f"- {field_text(speaker, name, value)}" for name, value in asdict(defaults).items()),
        "-# " + speaker.say("defaults-about", **others),
    ]
    clocks = [(clock_label(speaker, name), name, clock_about(speaker, name)) for name in NAMES]
    rules = [(speaker.say("at-zero", rule=speaker.say(f"zero-{rule}")), rule, "") for rule in RULES]
    days = sorted({*DAYS, defaults.away})
    aways = [(speaker.say("defaults-away", count=count), str(count), "") for count in days]
    thread = plain_button(
        speaker.say("button-defaults-thread", value="yes" if defaults.thread else "no"),
        0,
        "defaults",
        int(not defaults.thread),
        "thread",
        SUCCESS if defaults.thread else SECONDARY,
    )
    rows: list[list[Item]] = [
        [_menu(clocks, "clock", defaults.clock)],
        [_menu(rules, "at_zero", defaults.at_zero)],
        [_menu(aways, "away", str(defaults.away))],
        [thread],
    ]
    return page(said, rows)


def field_text(speaker: Speaker[Escaped], field: str, value: Any) -> str:
    """A field of what is chosen, in words; of what is usual at zero, what that is."""
    match field:
        case "clock":
            return speaker.say("clock-entry", clock=clock_text(speaker, named(value)))
        case "at_zero":
            return speaker.say(
                "at-zero", rule=speaker.say("zero-usual.about" if value == RULES[0] else f"zero-{value}")
            )
        case "thread":
            return speaker.say("defaults-thread", value="yes" if value else "no")
        case _:
            return speaker.say("defaults-away", count=value)


def _menu(entries: Sequence[Entry], field: str, chosen: str) -> Item:
    """A menu with a value already chosen; told as the placeholder too, for clients that forget what was chosen."""
    now = next(label for label, value, _ in entries if value == chosen)
    return select(now, entries, 0, "defaults", 0, field, chosen=(chosen,))


def changed(defaults: Defaults, field: str, value: str) -> Defaults:
    """The same with another value of one field, as a menu or a button gives it. Raises Refusal for what it can't be."""
    if field == "clock" and value in NAMES:
        return replace(defaults, clock=value)
    if field == "at_zero" and value in RULES:
        return replace(defaults, at_zero=value)
    if field == "thread" and value in ("0", "1"):
        return replace(defaults, thread=value == "1")
    if field == "away" and whole(value) <= MOST:
        return replace(defaults, away=whole(value))
    raise Refusal(line("refuse-stale"))


@verb("defaults", opens=True)
async def choose(tap: Tap) -> None:
    """Choose one of them otherwise."""
    server, value = moderated(tap.interaction), tap.value if tap.values else str(tap.which)
    after = await tap.house.tables.moderators.defaults(
        server, tap.user, lambda defaults: changed(defaults, tap.rest, value)
    )
    await answers.show(tap.interaction, defaults_page(after, tap.language))
