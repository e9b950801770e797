"""A team of which nobody is there: the one other team may claim the win; with several others it falls out."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.tables.claims import may_claim
from bot.tables.dues import dues
from bot.tables.model import Refusal
from tests.bot.tables.living import COMPANIES
from tests.bot.tables.passing import after, begun, pledged

COMPANIES_OF_TEAMS = {2: "teams", 3: "pairs"}


async def game_of(house, teams, monkeypatch):
    """A game of so many teams after the first moves: (0, 1), (2, 3) and, of three, (4,)."""
    monkeypatch.setitem(COMPANIES, "pairs", ("pairs", 5, {"rounds": 3}, "autopilot"))
    return await pledged(house, await begun(house, COMPANIES_OF_TEAMS[teams]))


async def gone_quiet(house, table, *seats):
    """These seats are on autopilot from now on."""
    now = house.clock.time

    async def step(before):
        rows = (replace(row, autopilot_since=now) if row.seat in seats else row for row in before.seats)
        return replace(before, seats=tuple(rows), seq=before.seq + 1), ()

    return await house.tables.changes.change(table.id, None, step)


def falls(table):
    return [(due.seat, due.time) for due in dues(table) if due.kind == "team"]


def gone(table):
    return [row.seat for row in table.seats if row.gone]


async def test_the_one_other_team_may_claim(house, monkeypatch):
    table = await gone_quiet(house, await game_of(house, 2, monkeypatch), 2, 3)
    now = house.clock.time
    assert [seat for seat in range(4) if may_claim(table, seat, now)] == [0, 1]
    assert not falls(table)
    table = await after(house, table, days=2)
    assert not gone(table)
    table = await house.tables.timing.claim(table.id, table.seats[0].user)
    assert gone(table) == [2, 3], "whether that ends the game is for its rules to say"


async def test_no_claim_while_one_of_the_team_is_there(house, monkeypatch):
    table = await gone_quiet(house, await game_of(house, 2, monkeypatch), 2)
    with pytest.raises(Refusal, match="no-claim"):
        await house.tables.timing.claim(table.id, table.seats[0].user)


async def test_with_several_others_a_team_falls_out_after_a_day(house, monkeypatch):
    table = await gone_quiet(house, await game_of(house, 3, monkeypatch), 0)
    assert not falls(table), "its mate is there"
    table = await after(house, table, hours=5)
    table = await gone_quiet(house, table, 0, 1)
    since = house.clock.time
    assert [(seat, (time - since).total_seconds()) for seat, time in falls(table)] == [(0, 86400)]
    assert not any(may_claim(table, seat, since) for seat in range(5)), "there are two other teams"
    table = await after(house, table, hours=23, minutes=59)
    assert not gone(table)
    table = await after(house, table, minutes=1)
    assert (gone(table), table.status) == ([0, 1], "running")
    rows = [row for row in await house.log(table) if row.kind == "resign"]
    assert [(row.seat, row.done_by) for row in rows] == [(0, "timeout"), (1, "timeout")]
    assert all(row.news == table.seq or row.owes for row in table.seats), "everybody is told"
    assert not falls(table)


async def test_who_comes_back_keeps_the_team_in_the_game(house, monkeypatch):
    table = await gone_quiet(house, await game_of(house, 3, monkeypatch), 0, 1)
    await after(house, table, hours=23)
    table = await house.tables.timing.come_back(table.id, table.seats[1].user)
    table = await after(house, table, hours=2)
    assert not gone(table)


async def test_when_one_other_team_is_left_it_may_claim(house, monkeypatch):
    table = await gone_quiet(house, await game_of(house, 3, monkeypatch), 0, 1, 2, 3)
    table = await after(house, table, days=1)
    assert gone(table) == [0, 1], "then the second team is the only other one"
    assert not falls(table)
    assert may_claim(table, 4, house.clock.time)
