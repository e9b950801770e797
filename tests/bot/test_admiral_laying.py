"""Mines laid at a table: what their owner is told and sent, laying anew, and who steers for him (AD-55)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.values import read_cell
from tests.bot.costs import Clicker
from tests.bot.placing import typed_move

pytestmark = pytest.mark.usefixtures("undrawn")
LAID = "3 mines: B2 ×2, C3"


async def laid(sea: Any, tools: Any) -> tuple[int, str]:
    """A battle in which light has laid mines, and what is answered."""
    table = await sea.start("admiral", sea.dark, scenario="fleet", mines="three")
    said = await typed_move(sea, tools, "admiral", sea.light, "B2 B2 C3")
    await sea.env.settle()
    return table, said


def sent(sea: Any, tools: Any, member: Any) -> str:
    """The last direct message to somebody."""
    return str(tools.text(sea.dms(member)[-1]))


async def test_ad55_they_are_sent_to_their_owner_alone(sea: Any, tools: Any) -> None:
    _, said = await laid(sea, tools)
    assert LAID in said
    assert "I send it to you by direct message" in said
    assert LAID in sent(sea, tools, sea.light)
    assert tools.alts(sea.dms(sea.light)[-1])
    others = [*sea.dms(sea.dark), *sea.channel.history(viewer=sea.watcher)]
    assert not any("B2" in tools.text(message) for message in others)
    view = (await sea.light.click(sea.card(), label="My view")).response
    assert LAID in tools.text(view)


async def test_ad55_who_takes_no_messages_is_told_where_they_are_shown(sea: Any, tools: Any) -> None:
    page = (await sea.light.slash(sea.channel, "settings")).response
    await sea.light.click(page, label="Direct messages: on · turn off")
    _, said = await laid(sea, tools)
    assert LAID in said
    assert "You get no direct messages from me" in said
    assert not any("B2" in tools.text(message) for message in sea.dms(sea.light))
    view = (await sea.light.click(sea.card(), label="My view")).response
    assert LAID in tools.text(view)


async def test_ad55_where_the_last_message_can_not_be_edited_a_new_one_is_sent(sea: Any, tools: Any) -> None:
    """It is too old for that when people lay their mines a day after the game began."""
    await sea.start("admiral", sea.dark, scenario="fleet", mines="three")
    before = len(sea.dms(sea.light))
    message = sea.dms(sea.light)[-1]
    path = f"/channels/{message.channel.id}/messages/{message.id}"
    sea.env.inject_error("PATCH", path, status=400, code=30046, times=None)
    await typed_move(sea, tools, "admiral", sea.light, "B2 B2 C3")
    await sea.env.settle()
    assert len(sea.dms(sea.light)) == before + 1
    assert LAID in sent(sea, tools, sea.light)


async def test_ad55_laid_anew_until_all_have_laid_theirs(sea: Any, tools: Any) -> None:
    table, said = await laid(sea, tools)
    assert "You can lay your mines anew until all have laid theirs" in said
    assert "💣" in {part.get("emoji", {}).get("name") for part in tools.parts(sea.dms(sea.light)[-1])}
    rows, card = len(await log(sea, table)), tools.text(sea.card())
    said = await typed_move(sea, tools, "admiral", sea.light, "mines anew D4 enough")
    assert "laid anew: a mine on D4" in said
    assert "laid anew: a mine on D4" in sent(sea, tools, sea.light)
    assert (len(await log(sea, table)), tools.text(sea.card())) == (rows, card), "nobody else notices"
    assert "you can lay them anew: `mines anew`" in await typed_move(sea, tools, "admiral", sea.light, "D4 enough")
    assert "4 cells from your fort" in await typed_move(sea, tools, "admiral", sea.light, "mines anew E1 enough")
    reader = Clicker(sea.dark, (await sea.dark.slash(sea.channel, "admiral move", move="X13 X13")).response)
    cells = tuple([cell for cell in map(read_cell, ("X13", "X13", "W12")) if cell is not None])
    await reader.go_on(await sea.bot.tables.turns.walk(table, sea.dark.id), cells)
    assert "**Mines: X13 ×2, W12**" in tools.text(reader.message)
    assert "can’t be taken back" in tools.text(reader.message)
    await reader.use(reader.of("do")[0])
    await sea.env.settle()
    for member, own in ((sea.light, "a mine on D4"), (sea.dark, "3 mines: X13 ×2, W12")):
        assert own in "\n".join(map(tools.text, sea.dms(member)))
    assert "don’t understand “anew" in await typed_move(sea, tools, "admiral", sea.light, "mines anew C2 enough")
    assert "before the first round only" in await typed_move(sea, tools, "admiral", sea.light, "C2 C2")
    assert "only 3 can be chosen" in await typed_move(sea, tools, "admiral", sea.light, "mines D4 waits s g f b")


async def log(sea: Any, table: int) -> list[Any]:
    """What everybody may know of."""
    rows = await sea.bot.tables.reading.log(await sea.bot.tables.reading.get(table))
    return [row for row in rows if row.noticed_by(None)]


async def test_ad55_who_steers_for_a_partner_sees_them_and_is_told_so(sea: Any, tools: Any) -> None:
    others = [sea.dark, sea.member("Ushakov"), sea.member("Greig")]
    table = await sea.start("admiral", *others, scenario="shoals", teams="2v2", mines="one")
    now = await sea.bot.tables.reading.get(table)
    away = now.seat_of(sea.dark.id)
    (mate,) = [seat for seat, side in enumerate(now.state.sides) if side == now.state.sides[away] and seat != away]
    partner = sea.members[now.seats[mate].user]
    cell = (await sea.bot.tables.turns.walk(table, sea.dark.id)).step.options[0].value.token
    await typed_move(sea, tools, "admiral", sea.dark, cell)
    view = (await partner.click(sea.card(), label="My view")).response
    assert re.search(rf"You play with \S+ {now.names[away]}\.", tools.text(view))
    assert not tells(tools, view, cell)
    await sea.bot.tables.life.attend(table, {sea.dark.id: False})
    page = (await partner.slash(sea.channel, "table steer")).response
    assert "and see that seat’s secrets" in tools.text(page)
    assert tells(tools, page, cell)


def tells(tools: Any, page: Any, cell: str) -> bool:
    """Whether the picture of a page shows, by its text, a mine in a cell."""
    return any(cell in line for alt in tools.alts(page) for line in alt.splitlines() if "mine" in line.lower())


async def test_ad55_for_who_runs_out_of_time_they_are_laid_by_lot_which_tells_nobody_else_where(
    sea: Any, tools: Any
) -> None:
    late = sea.member("Ushakov")
    table = await sea.start("admiral", sea.dark, late, scenario="shoals", mines="two", clock="1d")
    now = await sea.bot.tables.reading.get(table)
    for member in (sea.light, sea.dark):
        walk = await sea.bot.tables.turns.walk(table, member.id)
        await typed_move(sea, tools, "admiral", member, f"{walk.step.options[0].value.token} enough")
    await sea.env.advance_time(25 * 3600.0)
    now = await sea.bot.tables.reading.get(table)
    seat = now.seat_of(late.id)
    cells = [now.state.board.cells[mine.cell].token for mine in now.state.mines if mine.seat == seat]
    assert len(cells) == 2
    (row,) = [row for row in await log(sea, table) if row.seat == seat and row.number is not None]
    assert (row.done_by, row.notation) == ("timeout", "?")
    assert any(f"2 mines: {' '.join(cells)}" in tools.text(message) for message in sea.dms(late))
    others = [*sea.dms(sea.light), *sea.dms(sea.dark), *sea.channel.history(viewer=sea.watcher)]
    assert not any("mines: " in tools.text(message) for message in others)
