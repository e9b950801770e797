"""Hostile names: who has them, which messages hold them, and whether any of them acts as markup where it is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

import pytest

from bot import texts
from bot.foreign import escape, plain
from engine.registry import GAMES
from tests.bot.locale_files import patterns, uses

MARK = "Zq"
"""Stands in every hostile text, and nowhere else."""
NAMES = (
    f"[{MARK}a](http://e.vil/x) **b**",
    f"<@&1> @everyone {MARK}b <t:0:R>",
    f"\u202e{MARK}c\u202c </x:1> <:e:1> ||s||",
    f"> {MARK}d\n# two\n- three `c`",
    f"-# {MARK}e 1. <https://e.vil> __u__",
)
TYPED = f"[{MARK}t](http://e.vil) **x** <@1>"


def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text))


FOREIGN = _words("""
    about agreed aim ask asker author banks by culprit did first key label last moon move mover name names other others
    owner part partner prize reason scores seat ship sun target title verdict who
""")
"""Variables of messages that hold a name or other text of somebody's."""
OWN = _words("""
    a add added advanced after after_numbers again all anchor answers area arms away b back bear before before_numbers
    block board boards bonus bot budget burning c cannon cannoncells cannons cannonslanded cannonslost cap card cards
    cell cells channels chosen clock close coins colour colours column columns commands company compass cost count
    counts course crew d days defence dice die discards does down e each effect end expansions f fake files final fire
    flag fleet fort forts free further g game games gift goal gold goldcells goldlanded goldlost guard h hand height
    help hit hits hold host hour how hurt i id idle invited island islands joined kinds lacks landed language least left
    length level line lines list log lose loss lost made map marks masts means member mines missing mode model moderator
    moon_points more most moves n need note now number numbers odds opens option options order orders over own pact paid
    parties party pearls people person phase picked piece pile places played players points port printed prizes quarters
    quiet range ranges ready rebuilt reef reminders reserve resign resume right rights room round rounds row rule rules
    run scenario scored seal seated seats second seconds seed server_channels server_check server_close server_defaults
    server_language server_log server_pause server_resume server_scenarios server_unseat sets settings shields ships
    shots show side sides sign situations size some starboard start starts storm strength sum sun_points table
    table_agree table_ask table_back table_claim table_close table_day table_keep table_object table_pacts table_quiet
    table_release table_steer table_substitute table_take table_time table_usual table_watch table_withdraw
    table_without taken task teams terms there time times tip to total towards trapped treasure turn turns unseen until
    url used value vp waited watch what when which why width win won word words worked wrong yes zero zone
""")
"""Variables that hold nothing but what the bot itself has to say: mentions too, which Discord puts into words."""

HARMLESS = {
    "block-done": "a mention",
    "block-sure": "a mention",
    "rematch-without": "mentions",
    "help-play": "the command for a move",
    "help-commands": "the same",
    "lobby-host": "a mention",
    "files-added": "a mention",
    "reminders-zone": "hours",
    "lobby-invited": "a mention",
    "seat-begins": "a mention",
    "seat-away": "a mention",
    "away-invited": "a mention",
    "seat-lot-else": "a mention",
    **{f"{game}-resign": "how many others there are" for game in GAMES},
    "typed-unfinished": "what was read as the beginning of a move",
    "tryout-speaks": "the try-out's own people",
    "tryout-you": "the same",
    "tryout-step-duel": "the same",
    "sealords-score-run": "cells",
    "tranquility-line-places": "cards",
    "tranquility-score-rivals-run": "cells",
    "sealords-refuse-not-in-hand": "a ship without an owner",
    "duel-refuse-sunk": "the same",
    "ageofsail-refuse-line-follower": "ships of one’s own",
    "ageofsail-refuse-land": "the same",
}
"""Messages whose variables are called like those in `FOREIGN` and hold no such thing."""


def variables() -> set[str]:
    """All variables of all messages."""
    return {name for each in patterns("en").values() for name in uses(each.pattern).variables}


@cache
def foreign_ids() -> frozenset[str]:
    """Every message that takes somebody's text."""
    holding = {id for id, each in patterns("en").items() if uses(each.pattern).variables & FOREIGN}
    return frozenset(holding - HARMLESS.keys())


class Recorder:
    """Notes which messages are said with a hostile text in them; `said` are their ids."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.said: set[str] = set()
        say = texts.say

        def noted(language: str, id: str, /, **args: str | int) -> str:
            for name, value in args.items():
                if isinstance(value, str) and MARK in value:
                    assert name in FOREIGN, f"{id}: ${name} holds {value}"
                    assert id not in HARMLESS, f"{id}: ${name} holds {value}"
                    self.said.add(id)
            return say(language, id, **args)

        patch.setattr(texts, "say", noted)


TEXT_DISPLAY = 10
PLAIN = {"label", "description", "placeholder", "name"}
"""Keys of components, and of suggestions, whose text Discord shows as it is."""


def check(body: Any) -> int:
    """Whether every hostile text in a body, in JSON, stands there as it must; how many places hold one."""
    found = 0
    for holder, key, text in _strings(body):
        if MARK not in text or key == "custom_id":  # which nobody is shown
            continue
        found += 1
        marked_up = holder.get("type") == TEXT_DISPLAY and key == "content"
        assert marked_up or key in PLAIN, f"{key}: {text}"
        assert MARK not in _without(text, escape if marked_up else plain), f"{key}: {text}"
    return found


def check_requests(sea: Any, since: int = 0) -> int:
    """The same for everything that the bot has sent, and that it pings nobody by a name."""
    found = 0
    for request in sea.env.http_requests[since:]:
        if request.method in ("POST", "PATCH", "PUT") and isinstance(request.json, dict):
            found += check(request.json)
            for body in (request.json, request.json.get("data") or {}):
                if "components" in body and "options" not in body:
                    assert not body["allowed_mentions"].get("parse")
    return found


def _strings(body: Any, holder: Any = None, key: str = "") -> Iterator[tuple[dict[str, Any], str, str]]:
    if isinstance(body, dict):
        for name, value in body.items():
            yield from _strings(value, body, name)
    elif isinstance(body, list):
        for value in body:
            yield from _strings(value, holder, key)
    elif isinstance(body, str):
        yield holder or {}, key, body


@cache
def _forms(door: Any) -> list[str]:
    """Every hostile text as a door lets it through, the longest first."""
    return sorted({door(name) for name in (*NAMES, TYPED)}, key=len, reverse=True)


def _without(text: str, door: Any) -> str:
    """A text without all that a door has let through, also where it was cut off."""
    forms = _forms(door)
    for form in forms:
        text = text.replace(form, "")
    if "…" in text:
        for form in forms:
            for length in range(len(form) - 1, 0, -1):
                text = re.sub(re.escape(form[:length].rstrip()) + r"\s?…", "…", text)
    return text


def members(sea: Any, number: int = len(NAMES)) -> list[Any]:
    """People of the server with hostile names."""
    ids = count()
    return [sea.member(f"odd{next(ids)}", global_name=name) for name in NAMES[:number]]
