"""Nothing that can be taken back is shown to others: random play of every game, and all that anybody else can see."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import pytest

from bot.tables.model import Refusal, Table
from bot.tables.play import acted
from engine import registry
from tests.bot.described import describe_pictures
from tests.bot.moves import Move, random_move
from tests.bot.shown import shown_to


class Kind(NamedTuple):
    """A game with options for so many. `least`: so many turns in the making are found, in some games none."""

    game: str
    seats: int
    options: dict[str, Any]
    least: int = 5


KINDS = [
    Kind("sealords", 2, {}),
    Kind("sealords", 2, {"board": "storm"}),
    Kind("sealords", 2, {"advanced": True}),
    Kind("tranquility", 3, {}, least=0),
    Kind("tranquility", 3, {"expansions": "reefs"}),
    Kind("tranquility", 4, {"expansions": "storms"}, least=0),
    Kind("tranquility", 2, {"expansions": "all"}),
    Kind("tranquility", 5, {"expansions": "all", "difficulty": "hard"}),
    Kind("tranquility", 1, {"expansions": "reefs-storms"}),
    Kind("tranquility", 2, {"mode": "arch"}, least=0),
    Kind("tranquility", 2, {"mode": "sun"}, least=0),
    Kind("tranquility", 2, {"mode": "rivals"}, least=0),
    Kind("ageofsail", 2, {}, least=0),
    Kind("ageofsail", 3, {"line": True}),
    Kind("ageofsail", 3, {"scenario": "assault"}),
    Kind("toy", 3, {"rounds": 5}),
    Kind("crew", 1, {"rounds": 4}),
    Kind("crew", 5, {"rounds": 1}),
]
named = {kind.game for kind in KINDS}
KINDS += [
    Kind(id, min(3, max(game.seats(game.Options()))), {}, least=0)
    for id, game in registry.GAMES.items()
    if id not in named
]
ACTIONS = 150
LOOKS = 5
"""So many turns in the making are looked at."""


@pytest.fixture(autouse=True)
def described(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are compared by what they would be drawn from."""
    describe_pictures(monkeypatch)


async def begun(house: Any, kind: Kind) -> Table:
    people = (house.ann, house.bob, house.cid, house.dan, house.eve)[: kind.seats]
    rules = registry.get(kind.game)
    options = rules.Options(**kind.options)
    if rules.seats(options) == {kind.seats}:
        table = await house.tables.gathering.open(kind.game, options, house.ann, people[1:], house.place, "en")
    else:
        table = await house.tables.gathering.gather(kind.game, options, house.ann, kind.seats, house.place, "en")
    for person in people[1:]:
        table = await house.tables.gathering.join(table.id, person)
    if table.status == "open":  # there are sides, which nobody has chosen
        table = await house.tables.gathering.begin(table.id, house.ann.id)
    return table


async def all_but(house: Any, move: Move) -> dict[Any, dict[str, Any]]:
    """What everybody is shown but the one who moves."""
    viewers = {*range(len(move.seen.seats)), None} - {move.seat}
    return {viewer: await shown_to(house.tables, move.seen.id, viewer) for viewer in viewers}


def same(one: dict[Any, dict[str, Any]], other: dict[Any, dict[str, Any]]) -> None:
    """Both show the same to each, and nobody anything more."""
    for viewer, shown in one.items():
        assert shown.keys() == other[viewer].keys()
        for what, value in shown.items():
            assert value == other[viewer][what], (viewer, what)


@pytest.mark.parametrize("kind", KINDS, ids=str)
async def test_what_can_be_taken_back_is_shown_to_nobody_else(house, kind):
    rng = Random(str(kind))
    table = await begun(house, kind)
    made = seen = beside = 0
    wanted = int(kind.game in ("toy", "crew") and kind.seats > 1)  # of what others do meanwhile
    for _ in range(ACTIONS):
        house.clock.pass_(seconds=1)
        if made >= LOOKS and beside >= wanted and seen > 3:
            break
        if table.status != "running":
            table = await begun(house, kind)
        move = random_move(table, rng, freely=0.4)
        try:
            after, rows = acted(table, move.user, move.number, move.path, house.clock())
        except Refusal:
            continue  # the toy's reef
        is_made = len(after.steps) > len(table.steps)
        secret = bool(rows) and all(done.row.unseen for done in rows)
        before = await all_but(house, move) if is_made or secret else {}
        beside += bool(table.steps) and not is_made and move.seat not in table.owing
        table = await house.tables.turns.act(table.id, move.user, move.number, move.path)
        assert (await house.can_take_back(table, move.user)) == is_made, "what is shown stands"
        same(before, await all_but(house, move) if before else {})
        if is_made:
            made += 1
            if rng.random() < 0.5:
                table = await house.tables.turns.take_back(table.id, move.user)
                same(before, await all_but(house, move))
        seen += not is_made
    assert seen > 3
    assert made >= kind.least
    assert beside >= wanted


def test_what_is_particular_is_looked_at():
    assert {kind.options.get("expansions") for kind in KINDS} >= {"reefs", "storms", "all"}
