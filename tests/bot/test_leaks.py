"""Leaks: nothing that anybody is shown differs when only what he can't know differs, in whole random games."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot import answers
from bot.tables.model import Person, Place, Table, Walk
from bot.views.card import card_page
from bot.views.page import Page
from bot.views.picker import picker_page
from bot.views.private import private_page
from engine import game as games
from engine import notation
from engine.game import GAMES, IllegalAction
from engine.values import Path
from engine.walk import random_action

EVERY = 7
"""So many actions apart the whole table is looked at."""


def shown(page: Page) -> tuple[Any, list[bytes]]:
    """A message as Discord gets it: components with texts, ids and alt texts, and the pictures' bytes."""
    return page.layout.to_components(), [file.fp.read() for file in page.files]


async def everything_for(sea: Any, table: Table, seat: int | None, path: Path) -> list[Any]:
    """All that this seat (None: a spectator) can be shown of a table."""
    bot = sea.bot
    seen: list[Any] = [shown(await card_page(bot, table))]
    if seat is None:
        return seen
    seen.append(shown(await private_page(bot, table, seat, "en", onward=True)))
    decision = table.engine.pending(table.state).get(seat)
    if decision is not None:
        for length in range(len(path) + 1):
            step = table.engine.choose(table.state, seat, path[:length])
            walk = Walk(table, seat, decision, path[:length], step)
            seen.append(shown(await picker_page(bot, walk, "en")))
        seen.append(notation.suggest(table.engine, table.state, seat, "", 25))
    for typed in ("9@A1", "m05", "end", "{A1,B2}", "nonsense"):
        try:
            seen.append(notation.read(table.engine, table.state, seat, typed))
        except IllegalAction as error:
            seen.append(answers.refusal_text("en", error))
    return seen


@pytest.mark.parametrize("game", GAMES)
async def test_nothing_shown_depends_on_what_its_reader_cannot_know(sea: Any, redeal_of: Any, game: str) -> None:
    engine, redeal, rng = games.get(game), redeal_of(game), Random(11)
    people = [Person(member.id, member.name) for member in (sea.light, sea.dark)]
    place = Place(sea.guild.id, sea.channel.id)
    looked = actions = 0
    table = await sea.bot.tables.open(game, engine.Options(), people[0], people[1:], place, "en")
    table = await sea.bot.tables.join(table.id, people[1])
    while table.status == "running":
        seat = rng.choice(table.owing)
        action = random_action(engine, table.state, seat, rng)
        actions += 1
        if actions % EVERY == 0:
            looked += 1
            table = await sea.bot.show_now(table.id)  # the card stands, so that the links to it don't differ
            for viewer in (*range(len(table.seats)), None):
                twin = replace(table, state=redeal(table.state, viewer, rng))
                path = action.path if viewer == seat else ()
                seen = await everything_for(sea, table, viewer, path)
                for real, dealt in zip(seen, await everything_for(sea, twin, viewer, path), strict=True):
                    assert real == dealt
        number = engine.pending(table.state)[seat].number
        table = await sea.bot.tables.act(table.id, table.seats[seat].user, number, action.path)
    assert looked > 5


async def test_nobody_sees_anothers_messages_and_logs_hold_no_secret(sea: Any, tools: Any) -> None:
    with capture_logs() as logs:
        table_id = await sea.start(first="challenger")
        rng = Random(5)
        for _ in range(25):
            table = await sea.bot.tables.get(table_id)
            if table.status != "running":
                break
            (seat,) = table.owing
            member = (sea.light, sea.dark)[seat]
            moves = await member.autocomplete(sea.channel, "sealords move", "move", "")
            await member.slash(sea.channel, "sealords move", move=rng.choice(moves)["value"])
            await member.click(sea.card(), label="My view")
    for viewer in (sea.watcher, sea.light, sea.dark):
        for message in sea.channel.history(viewer=viewer):
            hands = [alt for alt in tools.alts(message) if "Your hand" in alt]
            if not message.flags.ephemeral:
                assert hands == []
                assert table.seed not in tools.text(message)
    watched = sea.channel.history(viewer=sea.watcher)
    assert watched
    assert not any(message.flags.ephemeral for message in watched)
    told = repr(logs)
    assert table.seed not in told
    assert "Piece(" not in told
    assert "hand" not in told
