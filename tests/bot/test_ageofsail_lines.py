"""Lines at a table: what declaring and sailing them takes, and how they are typed (AS-40 to AS-42)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import notation
from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from tests.bot.costs import Clicker
from tests.bot.placing import Placed, placing, typed_move
from tests.engine.games.ageofsail.columns import lined, lines_of

CALM = Options(line=True, situations=False)
FOUR = ("s1 J10 N", "f1 J9 N", "b1 J8 N", "f2 J7 N")
FOES = ("s2 A20 N", "b2 T1 N")
ALONE = 2
"""So many taps one ship takes: which, and where to."""


@pytest.fixture
def placed(monkeypatch: pytest.MonkeyPatch) -> Placed:
    """Lets games begin with a position that is built (see `lined`)."""
    return placing(monkeypatch, ageofsail, lambda *ships, **more: lined(*ships, **{"options": CALM, **more}))


async def state(sea: Any, table: int, member: Any) -> Any:
    """The position as this member has it, with what can be taken back."""
    return (await sea.seen(table, member)).state


async def taps(sea: Any, table: int, member: Any, move: str) -> int:
    """How many taps a move takes, from the question that is open, to its end."""
    reader = Clicker(member, (await member.click(sea.card(), label="Play")).response)
    walk = await sea.bot.tables.turns.walk(table, member.id)
    path = notation.read(walk.table.engine, walk.table.state, walk.seat, move)
    before = walk.table.state.count
    while (await state(sea, table, member)).count == before:
        await reader.go_on(await sea.bot.tables.turns.walk(table, member.id), path)
    return reader.taps


async def next_turn(sea: Any, table: int) -> None:
    """Light ends the turn, and dark the one after without doing anything; then it is light's turn again."""
    for member in (sea.light, sea.dark):
        await member.slash(sea.channel, "ageofsail move", move="end")
        while (view := (now := await sea.seen(table)).engine.view(now.state, None)).asked != "turn":
            mover, move = await sea.usual(table)
            await mover.slash(sea.channel, "ageofsail move", move=move)
        assert view.mover is not None


@pytest.mark.parametrize("alone", [(), ("s2 H2 N",)], ids=["a line alone", "another ship beside"])
async def test_as40_to_declare_and_to_sail_a_line_of_four_takes_no_more_taps_than_one_ship(
    sea: Any, placed: Placed, alone: tuple[str, ...]
) -> None:
    placed(*FOUR, *FOES)
    table = await sea.start("ageofsail", sea.dark, **{"line-tactics": True})
    assert await taps(sea, table, sea.light, "form s1 all") <= ALONE
    assert lines_of(await state(sea, table, sea.light)) == ["s1 f1 b1 f2"]
    await next_turn(sea, table)
    assert await taps(sea, table, sea.light, f"s1 {await ahead(sea, table)}") <= ALONE
    view = (await sea.seen(table, sea.light)).engine.view(await state(sea, table, sea.light), None)
    assert view.lines == (("s1", "f1", "b1", "f2"),)
