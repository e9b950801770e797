"""Lines at a table: what declaring and sailing them takes, and how they are typed (AS-40 to AS-42)."""

from __future__ import annotations

from typing import Any

import pytest

from engine import notation
from engine.games import ageofsail
from engine.games.ageofsail.options import Options
from engine.values import Cell, Piece
from tests.bot.costs import Clicker
from tests.bot.placing import Placed, placing
from tests.engine.games.ageofsail.columns import lined, lines_of

CALM = Options(line=True, situations=False)
FOUR = ("s1 J10 N", "f1 J9 N", "b1 J8 N", "f2 J7 N")
FOES = ("s2 A20 N", "b2 T1 N")


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


async def somewhere(sea: Any, table: int) -> str:
    """The first cell to which s1 can sail, alone or with her line."""
    seen = await sea.seen(table, sea.light)
    options = seen.engine.choose(seen.state, 0, (Piece("s1", 0),)).options
    return f"s1 {next(option.value.token for option in options if isinstance(option.value, Cell))}"


async def test_as40_to_declare_and_to_sail_a_line_of_four_takes_no_more_taps_than_one_ship(
    sea: Any, placed: Placed
) -> None:
    placed(*FOUR, *FOES)
    table = await sea.start("ageofsail", sea.dark, **{"line-tactics": True})
    alone = await taps(sea, table, sea.light, await somewhere(sea, table))
    assert alone == 2
    await sea.bot.tables.turns.take_back(table, sea.light.id)
    assert await taps(sea, table, sea.light, "form s1 all") == alone
    assert lines_of(await state(sea, table, sea.light)) == ["s1 f1 b1 f2"]
    await next_turn(sea, table)
    before = [ship.cell for ship in (await state(sea, table, sea.light)).ships]
    # the line is the only thing that can sail, so that nothing is asked but where to
    assert await taps(sea, table, sea.light, await somewhere(sea, table)) == alone - 1
    after = [ship.cell for ship in (await state(sea, table, sea.light)).ships]
    assert sum(one != other for one, other in zip(before, after, strict=True)) == len(FOUR)


async def test_as40_the_order_of_a_line_is_named_with_a_tap_for_each_ship_at_most(sea: Any, placed: Placed) -> None:
    placed(*FOUR, *FOES)
    table = await sea.start("ageofsail", sea.dark, **{"line-tactics": True})
    assert await taps(sea, table, sea.light, "form f2 b1 f1 s1") <= len(FOUR)
    assert lines_of(await state(sea, table, sea.light)) == ["f2 b1 f1 s1"]


async def test_as40_a_line_is_confirmed_where_a_ship_is(sea: Any, placed: Placed) -> None:
    """Where a fort may fire nothing can be taken back (AS-33)."""
    placed("s1 P17 NE", "f1 O16 NE", "b1 N15 NE", "s2 K5 S", lines="s1 f1 b1", blows="NE strong")
    table = await sea.start("ageofsail", sea.dark, **{"line-tactics": True})
    assert await taps(sea, table, sea.light, "s1 Q18") == 3


async def test_as42_a_shot_of_a_line_takes_one_tap_more_than_one_of_a_ship(sea: Any, placed: Placed) -> None:
    """Which ship fires."""
    taken = []
    for fleet, lines, shot in (
        (("s1 J10 N", "s2 I11 N"), "", "I11 1"),
        (("s1 J10 N", "f1 J9 N", "b1 J8 N", "s2 I11 N", "f3 I10 N"), "s1 f1 b1", "s1 I11 1"),
    ):
        placed(*fleet, "b2 T1 N", lines=lines)
        table = await sea.start("ageofsail", sea.dark, **{"line-tactics": True})
        assert await taps(sea, table, sea.light, "s1 J11") == 2
        taken.append(await taps(sea, table, sea.light, shot))
    alone, lined_up = taken
    assert lined_up <= alone + 1
