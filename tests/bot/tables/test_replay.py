"""A game is played again exactly from its options, seed and actions, whatever was taken back and however often the bot
was restarted meanwhile.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bot.tables import seating
from bot.tables.making import GIVEN_BACK
from bot.tables.model import FREE, LogRow, Refusal, Table
from bot.tables.motion import KINDS
from engine import registry
from engine.agreeing import agreed
from engine.chance import Seeded
from engine.game import Action, Event
from engine.setups import usual_setup
from tests.bot.moves import random_move
from tests.numbering import unnumbered


def replay(table: Table, rows: list[LogRow], *, lots: bool = True) -> dict[int, tuple[Any, int]]:
    """The state and the count of draws after each row, from nothing but seed, options and actions.

    `lots`: sides that nobody chose were drawn, which releases before the third didn't.
    """
    game, chance, state = table.engine, Seeded(table.seed), None
    after: dict[int, tuple[Any, int]] = {}
    for row in rows:
        match row.kind:
            case "start":
                setup = seating.setup(table, chance if lots else Seeded("none"))
                if not lots:
                    setup = usual_setup(game, table.options, setup.seats, setup.first)
                state = game.new(setup, table.options, chance)
            case "action":
                state, events = game.apply(state, row.seat, Action(row.path), chance)
                told = (plain(event) for event in events)
                then = [plain(event) for event in row.events if event.secret != GIVEN_BACK.secret]
                assert all(event in told for event in then), "in this order; later releases may tell more"
            case "resign":
                state, _ = game.drop(state, row.seat)
            case "vote" if row.path[0].id not in KINDS:
                state, _ = agreed(game, state, row.path[0].id)
        after[row.seq] = (state, chance.count)
    return after


def plain(event: Event) -> Event:
    """What happened; not who was spared a public word because he knew it already, which releases see differently."""
    return event if event.secret is not None else replace(event, knows=())


async def play_a_step(house, table: Table, rng: Random) -> Table:
    """Somebody who owes something does something, or takes it back, or gives up, or somebody does what he may."""
    move = random_move(table, rng)
    if move.number != FREE:
        if rng.random() < 0.3 and move.seen.made:
            return await house.tables.turns.take_back(table.id, move.user)
        if rng.random() < 0.01:
            return await house.tables.life.resign(table.id, move.user)
    try:
        return await house.tables.turns.act(table.id, move.user, move.number, move.path)
    except Refusal:
        assert table.game == "toy", "only that one's reef can't be taken"
        return table


async def check(house, table: Table) -> None:
    assert await house.tables.reading.get(table.id) == table
    rows = await house.log(table)
    assert [row.seq for row in rows] == sorted({row.seq for row in rows})
    again = replay(table, rows)
    history = await house.tables.reading.history(table.id)
    assert [row for row, _ in history] == rows
    for row, state in history:
        assert unnumbered(state) == unnumbered(again[row.seq][0])
    assert again[rows[-1].seq][1] == table.chance
    assert unnumbered(again[rows[-1].seq][0]) == unnumbered(table.state)
    assert rows[-1].seq <= table.seq


@pytest.mark.parametrize("number", range(20))
async def test_toy_game_is_played_again_exactly(house, number):
    rng = Random(number)
    table = await house.begin(house.bob, house.cid, rounds=4)
    while table.status == "running":
        table = await play_a_step(house, table, rng)
    await check(house, table)


async def test_restart_between_any_two_steps(house):
    rng = Random(7)
    table = await house.open(house.bob, house.cid, rounds=2)
    for person in (house.bob, house.cid):
        await house.restart()
        table = await house.tables.gathering.join(table.id, person)
    while table.status == "running":
        await house.restart()
        table = await play_a_step(house, table, rng)
    await house.restart()
    await check(house, table)


@pytest.mark.parametrize("number", range(3))
async def test_real_games_are_played_again_exactly(house, number):
    rng = Random(number)
    for id in registry.GAMES:
        game = registry.get(id)
        options, guests = game.Options(), [house.bob, house.cid]
        if len(counts := game.seats(options)) == 1:
            guests = guests[: min(counts) - 1]
            table = await house.tables.gathering.open(id, options, house.ann, guests, house.place, "en")
        else:
            table = await house.tables.gathering.gather(id, options, house.ann, 1 + len(guests), house.place, "en")
        for guest in guests:
            table = await house.tables.gathering.join(table.id, guest)
        for _ in range(150):
            if table.status == "running":
                table = await play_a_step(house, table, rng)
        await check(house, table)
