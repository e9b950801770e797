"""Steering in Discord: a partner moves for somebody who is away, and sees what he sees only while he does."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from engine import registry
from tests.bot.forging import forged


async def manned(sea: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A game of three of which the first, `by`, is to move and the next, `away`, has let two turns go by."""
    table = await sea.start("tranquility", sea.dark, sea.member("Ushakov"), clock="1d")
    found = await sea.bot.tables.reading.get(table)
    by, away, other = order = found.engine.view(found.state, None).order
    game = registry.get("tranquility")
    teams = (tuple(sorted((by, away))), (other,))
    monkeypatch.setattr(game, "hooks", game.hooks._replace(teams=lambda options, setup: teams))

    while (found := await sea.bot.tables.reading.get(table)).owing != (by,) or not found.seats[away].autopilot_since:
        if found.owing == (away,):
            await sea.env.advance_time(25 * 3600.0)
        else:
            await sea.end_turn(table)
    mates = {seat: sea.members[found.seats[seat].user] for seat in order}
    return SimpleNamespace(
        table=table, by=by, away=away, other=other, mates=mates, partner=mates[by], owner=mates[away]
    )


async def read(sea: Any, crew: Any) -> Any:
    return await sea.bot.tables.reading.get(crew.table)


def marks(tools: Any, message: Any) -> list[str]:
    """The custom ids that are for another's seat."""
    return [part["custom_id"] for part in tools.parts(message) if "@" in part.get("custom_id", "")]


async def test_a_partner_moves_until_he_stops(sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    crew = await manned(sea, monkeypatch)
    name = (await read(sea, crew)).names[crew.away]
    assert f"Steer for {name}" in tools.buttons(sea.card())
    assert "can move for" in tools.text(sea.card())
    page = (await crew.partner.click(sea.card(), label=f"Steer for {name}")).response
    assert "You move for" in tools.text(page)
    assert "Everybody at the table is told" in tools.text(page)
    assert "sees that seat’s secrets" in tools.text(sea.card())
    assert "moves for you and sees your secrets" in tools.text(sea.dms(crew.owner)[-1])
    assert "sees that seat’s secrets" in tools.text(sea.dms(crew.mates[crew.other])[-1])
    assert not any(
        "Resign" in label for label in tools.buttons((await crew.partner.click(page, label="More")).response)
    )
    await sea.end_turn(crew.table)
    table = await read(sea, crew)
    assert table.owing == (crew.away,)
    assert f"<@{crew.partner.id}> for" in tools.text(sea.card())
    assert crew.owner.id not in sea.pinged()
    page = (await crew.partner.click(sea.card(), label="Play")).response
    assert marks(tools, page)
    seq = table.seq
    for _ in range(30):
        table = await read(sea, crew)
        if table.owing != (crew.away,):
            break
        page = await onward(tools, crew.partner, page)
    assert table.seq > seq
    assert table.owing != (crew.away,)
    rows = [row for row in await sea.bot.tables.reading.log(table) if row.seat == crew.away and row.seq > seq]
    assert {(row.done_by, row.steered_by) for row in rows} == {(None, crew.by)}
    log = tools.text((await crew.owner.click(sea.card(), label="Log")).response)
    assert f"{table.names[crew.by]} moved)" in log
    page = (await crew.partner.slash(sea.channel, "table release")).response
    assert "You no longer move for" in tools.text(page)
    assert not marks(tools, page)
    table = await read(sea, crew)
    assert (table.seats[crew.away].steered_by, table.seats[crew.away].autopilot_since is not None) == (None, True)


async def onward(tools: Any, member: Any, page: Any) -> Any:
    """The page after the first answer that it offers."""
    for part in tools.parts(page):
        id = part.get("custom_id", "")
        if id.split(":")[2:3] in (["do"], ["tap"], ["pick"], ["pair"], ["collected"]) and not part.get("disabled"):
            if part["type"] == 2:
                return (await member.click(page, custom_id=id)).response
            values = [option["value"] for option in part["options"][: max(1, part.get("min_values", 1))]]
            return (await member.select(page, custom_id=id, values=values)).response
    raise AssertionError(tools.text(page))


async def test_by_command_and_its_own_person_comes_back(sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    crew = await manned(sea, monkeypatch)
    for member in (crew.owner, crew.mates[crew.other]):
        said = tools.text((await member.slash(sea.channel, "table steer")).response)
        assert "nobody at this table for whom you could move" in said
    page = (await crew.partner.slash(sea.channel, "table steer")).response
    assert marks(tools, page)
    own_page = (await crew.partner.click(page, label="My own view")).response
    assert not marks(tools, own_page)
    assert "Stop steering" in tools.buttons(own_page)
    await crew.owner.user.click(sea.dms(crew.owner)[-1], label="I’m back")
    table = await read(sea, crew)
    assert table.seats[crew.away].steered_by is None
    assert "moves for" not in tools.text(sea.card())
    assert "Stop steering" not in tools.buttons(sea.dms(crew.partner)[-1])


async def test_what_a_former_partner_holds_reveals_nothing_and_does_nothing(
    sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    crew = await manned(sea, monkeypatch)
    name = (await read(sea, crew)).names[crew.away]
    page = (await crew.partner.click(sea.card(), label=f"Steer for {name}")).response
    more = (await crew.partner.click(page, label="More")).response
    await sea.end_turn(crew.table)
    page = (await crew.partner.click(sea.card(), label="Play")).response
    old = {*marks(tools, page), *marks(tools, more)}
    verbs = {id.split(":")[2] for id in old}
    assert verbs >= {"more", "words", "log"}
    assert verbs & {"tap", "pick", "pair"}
    await crew.owner.slash(sea.channel, "table back")
    before = await read(sea, crew)
    assert before.seats[crew.away].steered_by is None
    for message in (page, more):
        for part in [part for part in tools.parts(message) if "@" in part.get("custom_id", "")]:
            id = part["custom_id"]
            if part["type"] == 2:
                result = await crew.partner.click(message, custom_id=id)
            else:
                values = [option["value"] for option in part["options"][: max(1, part.get("min_values", 1))]]
                result = await crew.partner.select(message, custom_id=id, values=values)
            said = (result.followups or [result.response])[-1]
            assert tools.text(said).startswith("You don’t move for that player"), id
            assert not tools.buttons(said)
    for member in (crew.partner, crew.mates[crew.other], crew.owner):
        for verb in ("view", "may", "undo", "log-turn", "look", "do"):
            said = (await forged(member, sea.card(), f"f1b:{crew.table}@{crew.away}:{verb}:0:")).response
            assert not marks(tools, said)
    assert await read(sea, crew) == before


async def test_nobody_else_sees_anything(sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the partner is shown of the steered seat is what its person would be; his own page has nothing of it."""
    crew = await manned(sea, monkeypatch)
    name = (await read(sea, crew)).names[crew.away]
    views = {}
    for seat, member in crew.mates.items():
        views[seat] = await in_words(tools, member, (await member.click(sea.card(), label="My view")).response)
    page = (await crew.partner.click(sea.card(), label=f"Steer for {name}")).response
    assert await in_words(tools, crew.partner, page) == views[crew.away] != views[crew.by]
    for seat, member in crew.mates.items():
        page = (await member.click(sea.card(), label="My view")).response
        assert await in_words(tools, member, page) == views[seat]


async def in_words(tools: Any, member: Any, page: Any) -> str:
    """The position in words, from a page of one's own or of a seat that one steers."""
    more = (await member.click(page, label="More")).response
    return str(tools.text((await member.click(more, label="In words")).response))
