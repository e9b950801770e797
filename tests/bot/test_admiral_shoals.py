"""Pearl Shoals and mines at a table: from the lobby through laying to turns, with kills in between (AD-55, AD-62)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.views.names import speaker_of
from bot.views.seats import standing
from engine.games import admiral
from engine.games.admiral.play import settled
from engine.games.admiral.state import Mines, Sail, Turn
from engine.sailing.telling import Log
from engine.values import Path, Piece, read_cell
from render.teams import FAMILIES
from tests.bot.costs import Clicker
from tests.bot.lobbies import choose
from tests.bot.placing import placing, typed_move
from tests.bot.test_admiral import cell_of, usual_clicks
from tests.engine.games.admiral.mined import mine, waters
from tests.engine.games.admiral.positions import at, ship


async def lay(sea: Any, table: int, member: Any, *names: str) -> Clicker:
    """Somebody lays his mines by taps and confirms it."""
    path: Path = tuple([cell for cell in map(read_cell, names) if cell is not None])
    reader = Clicker(member, (await member.click(sea.card(), label="Play")).response)
    seat = (await sea.bot.tables.reading.get(table)).seat_of(member.id)
    while seat in (await sea.bot.tables.reading.get(table)).owing:
        await reader.go_on(await sea.bot.tables.turns.walk(table, member.id), path)
        if (await sea.bot.tables.reading.get(table)).state.turn:
            break
    return reader


def words(tools: Any, messages: Any) -> str:
    """All texts and alt texts of messages."""
    return "\n".join(part for message in messages for part in (tools.text(message), *tools.alts(message)))


async def turns(sea: Any, table: int, most: int) -> Any:
    """Usual turns by clicks, so many; the table then."""
    for _ in range(most):
        now = await sea.bot.tables.reading.get(table)
        if now.status != "running":
            break
        await usual_clicks(sea, table, sea.members[now.seats[now.owing[0]].user])
    return await sea.bot.tables.reading.get(table)


@pytest.mark.usefixtures("undrawn")
async def test_ad55_all_lay_at_once_and_a_kill_in_between_loses_nothing(sea: Any, tools: Any) -> None:
    """Each finds his own in his view and direct messages alone."""
    table = await sea.start("admiral", sea.dark, scenario="fleet", mines="three")
    now = await sea.bot.tables.reading.get(table)
    assert now.owing == (0, 1)
    await lay(sea, table, sea.light, "B3", "B3", "C2")
    await sea.restart()
    now = await sea.bot.tables.reading.get(table)
    assert (now.owing, len(now.state.mines)) == ((1,), 2)
    assert "C2" not in words(tools, sea.channel.history(viewer=sea.watcher))
    await lay(sea, table, sea.dark, "W13", "V12", "V12")
    await sea.restart()
    now = await sea.bot.tables.reading.get(table)
    assert sorted((mine.seat, mine.n) for mine in now.state.mines) == [(0, 1), (0, 2), (1, 1), (1, 2)]
    assert not any(isinstance(step, Mines) for step in now.state.todo)
    for member, own, other in ((sea.light, "B3", "V12"), (sea.dark, "V12", "B3")):
        view = (await member.click(sea.card(), label="My view")).response
        more = (await member.click(view, label="More")).response
        told = words(tools, [(await member.click(more, label="In words")).response])
        assert own in told
        mines = [line for line in told.splitlines() if "mine" in line.lower()]
        assert not any(other in line for line in mines)
    assert (await turns(sea, table, 4)).status == "running"


@pytest.mark.usefixtures("undrawn")
async def test_ad62_four_play_pearl_shoals(sea: Any, tools: Any) -> None:
    others = [sea.dark, sea.member("Ushakov"), sea.member("Greig")]
    table = await sea.start("admiral", *others, scenario="shoals", mines="one")
    now = await sea.bot.tables.reading.get(table)
    assert now.owing == (0, 1, 2, 3)
    for seat in now.owing:
        await usual_clicks(sea, table, sea.members[now.seats[seat].user])
    now = await turns(sea, table, 6)
    assert now.status == "running"
    assert now.state.turn > 4


@pytest.mark.usefixtures("undrawn")
async def test_ad68_two_against_two_with_sides_chosen_in_the_lobby(sea: Any, tools: Any) -> None:
    """Colours, emoji and pictures go by teams; partners don't see each other's mines."""
    others = [sea.dark, sea.member("Ushakov"), sea.member("Greig")]
    await sea.light.slash(sea.channel, "admiral start", seats=4, scenario="shoals", teams="2v2", mines="one")
    await others[0].click(sea.card(), label="Join")
    await others[1].click(sea.card(), label="Join")
    for member, side in ((sea.light, "team-1"), (others[0], "team-1"), (others[1], "team-2")):
        page = (await member.click(sea.card(), label="My seat")).response
        await choose(tools, member, page, "seat-side", side)
    await others[2].click(sea.card(), label="Join")
    (table,) = [found.id for found in await sea.bot.tables.reading.of_user(sea.light.id)]
    now = await sea.bot.tables.reading.get(table)
    assert now.status == "running"
    assert [row.side for row in now.seats] == ["team-1", "team-1", "team-2", "team-2"]
    assert now.state.sides == (0, 0, 1, 1)
    assert all(colour in FAMILIES[2][team] for colour, team in zip(now.colours, (0, 0, 1, 1), strict=True))
    others_first = replace(now, seats=tuple(replace(row, side=f"team-{2 - row.seat // 2}") for row in now.seats))
    listed = standing(speaker_of(now, "en"), others_first, now.engine.view(now.state, None))
    assert listed.index("First team") < listed.index("Second team"), "whoever hosts"
    await typed_move(sea, tools, "admiral", sea.light, "B3")
    told = words(tools, [(await others[0].click(sea.card(), label="My view")).response])
    assert not any("B3" in line for line in told.splitlines() if "mine" in line.lower())
    for seat in (await sea.bot.tables.reading.get(table)).owing:
        await usual_clicks(sea, table, sea.members[now.seats[seat].user])
    now = await turns(sea, table, 5)
    assert now.status == "running"
    assert now.state.turn > 3


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("held", [True, False])
async def test_ad56_moves_through_dangerous_water_are_confirmed_and_stand_hit_or_not(
    sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch, held: bool
) -> None:
    """Where a mine goes off a kill before the next step loses nothing."""
    placed = placing(monkeypatch, admiral, lambda *ships, **more: settled(waters(*ships, **more), Log(None)))
    placed(ship("s1", "L12"), ship("s2", "X3"), mines=(mine("L10", held=held),), towards="S")
    table = await sea.start("admiral", sea.dark)
    path: Path = (Piece("s1", 0), cell_of("L9"))
    reader = Clicker(sea.light, (await sea.light.click(sea.card(), label="Play")).response)
    while len((walk := await sea.bot.tables.turns.walk(table, sea.light.id)).path) < len(path):
        await reader.go_on(walk, path)
    assert (await sea.bot.tables.reading.get(table)).state.ships[0].cell == at("L12")
    await reader.use(reader.of("do")[0])
    await sea.restart()
    page = (await sea.light.click(sea.card(), label="Play")).response
    assert not any("back" in label.lower() for label in tools.buttons(page))
    now = await sea.bot.tables.reading.get(table)
    assert isinstance(now.state.todo[0], Turn if held else Sail)
    if not held:
        await typed_move(sea, tools, "admiral", sea.light, "L10")
    seen = await sea.seen(table, sea.light)
    assert seen.state.ships[0].cell == at("L9" if held else "L10")
