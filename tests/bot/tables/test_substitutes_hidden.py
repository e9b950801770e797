"""A seat that changes hands betrays nothing: not what its holder was in the midst of, nor any secret before."""

from __future__ import annotations

import re
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.tables.making import own
from bot.tables.model import FREE
from bot.tables.person import Person
from bot.views.substitutes import taking_page
from engine import registry
from tests.bot.described import describe_pictures
from tests.bot.moves import random_move
from tests.bot.shown import faces, shown_to
from tests.bot.tables.test_unnoticed import Kind, World, secrets

GIL = Person(77, "Gil")
MINED = Kind("admiral", 2, {"scenario": "fleet", "mines": "three"}, (), steps=10)
KINDS = [
    MINED,
    *(
        Kind(id, min(game.seats(game.Options()) - {1}), {}, (), steps=4 if id == "duel" else 10)
        for id, game in registry.GAMES.items()
        if id not in {MINED.game}
    ),
]
NUMBERS = re.compile(r"number=\d+|(?<=:)\d+(?=:)|~\d+|seq=\d+")


@pytest.fixture(autouse=True)
def described(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are compared by what they would be drawn from."""
    describe_pictures(monkeypatch)


async def hand(world: World, seat: int) -> None:
    """The seat goes to Gil, the opponent agreeing where he has a say."""
    tables, table = world.house.tables, await world.table()
    await tables.substitutes.offer(world.id, table.seats[seat].user, seat)
    await tables.substitutes.take(world.id, GIL, seat)
    if (table := await world.table()).seat_of(GIL.id) is None:
        other = next(row.user for row in table.seats if row.seat != seat)
        await tables.substitutes.agree(world.id, other, GIL.id)
    await world.pass_()


async def in_the_midst(world: World, seat: int, rng: Random) -> None:
    """Somebody does what can be taken back, some of it in secret, and has begun to choose."""
    turns = world.house.tables.turns
    for _ in range(8):
        table = await world.table()
        paths = secrets(own(table, seat), seat, rng)
        if paths and seat in table.owing:
            await turns.act(world.id, table.seats[seat].user, FREE, paths[0])
        move = random_move(table, rng, freely=0)
        if move.seat == seat and await world.can_take_back(move):
            await turns.act(world.id, move.user, move.number, move.path)
    table = await world.table()
    walk = await turns.walk(world.id, table.seats[seat].user)
    who = world.id, table.seats[seat].user, walk.decision.number
    for option in getattr(walk.step, "options", ())[:1]:
        if walk.step.most is None:
            await turns.answer(*who, option.value, len(walk.path))
        else:
            await turns.collect(*who, [option.value], len(walk.path))


@pytest.mark.parametrize("kind", KINDS, ids=str)
async def test_what_a_holder_was_in_the_midst_of_is_nobodys(house_of, discord, tmp_path, kind):
    """Two tables: at one of them the holder of a seat is in the midst of a turn when it changes hands.

    The others, a spectator and the new holder are shown and sent the same; and all else but what a spectator sees is no
    matter of who would take the seat.
    """
    rng = Random(str(kind))
    worlds = [World(house_of(tmp_path / f"{number}.db"), type(discord)(), kind) for number in range(2)]
    try:
        for world in worlds:
            await world.begin()
            await world.pass_()
        plain, other = worlds
        for _ in range(kind.steps):
            move = random_move(await plain.table(), rng, freely=0)
            for world in worlds:
                await world.act(move.seat, move.path, free=False)
        table = await plain.table()
        assert table.status == "running"
        seat = table.owing[0]
        while table.steps:  # what is in the making here is in the making at both
            await plain.house.tables.turns.take_back(plain.id, table.seats[seat].user)
            table = await plain.table()
        await plain.pass_()
        await in_the_midst(other, seat, rng)
        await other.pass_()
        drafts = await other.house.store._database.read("SELECT count(*) FROM drafts")
        assert (await other.table()).steps or drafts != [(0,)], "there is something to betray"
        user = table.seats[seat].user
        for world in worlds:
            world.discord.calls.clear()
            await world.house.tables.substitutes.offer(world.id, user, seat)
            await world.house.tables.substitutes.keep(world.id, user)
        await before_taking(other, seat, rng)
        for world in worlds:
            await hand(world, seat)
        (first, *firsts), (second, *seconds) = [await world.sent(seat) for world in worlds]
        assert (first, firsts[1:]) == (second, seconds[1:])
        assert firsts[0][seat].user == seconds[0][seat].user == GIL.id
        assert [replace(row, since=table.created) for row in firsts[0]] == [
            replace(row, since=table.created) for row in seconds[0]
        ]
        for viewer in (None, *range(kind.seats)):
            told = [await shown_to(world.house.tables, world.id, viewer) for world in worlds]
            for what in told[0].keys() | told[1].keys():
                one, two = (NUMBERS.sub("", repr(each.get(what))) for each in told)
                if what not in ("seats", "messages") and not what.startswith("can act"):
                    assert one == two, (viewer, what)
    finally:
        for world in worlds:
            await world.house.store.close()


async def before_taking(world: World, seat: int, rng: Random) -> None:
    """The page before a seat is taken is the same in all positions that a spectator can't tell apart."""
    table = await world.table()
    twin = replace(table, state=table.engine.redeal(table.state, None, rng, recall=False))
    house: Any = SimpleNamespace(tables=world.house.tables)
    first, second = [faces(await taking_page(house, each, seat, "en", 0)) for each in (table, twin)]
    assert first == second
