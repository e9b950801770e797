"""Steering: who may move for whom, how long, what is told of it and what the log says."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.tables.banks import left
from bot.tables.claims import may_claim
from bot.tables.clock import HOUR
from bot.tables.company import deciding
from bot.tables.dues import dues
from bot.tables.making import owed, own
from bot.tables.model import Refusal
from bot.tables.reminding import Reminding
from bot.tables.steering import partner, steered
from engine.values import Cell, Key
from tests.bot.tables.living import COMPANIES
from tests.bot.tables.passing import after, alive, begun, pledged, shown
from tests.bot.tables.test_teams import gone_quiet

A1 = Cell(0, 0)


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


@pytest.fixture(autouse=True)
def pairs(house, monkeypatch):
    """A game of five: (0, 1), (2, 3) and (4,)."""
    monkeypatch.setitem(COMPANIES, "pairs", ("pairs", 5, {"rounds": 3}, "autopilot"))


async def game(house, company="pairs", rule=None):
    return await pledged(house, await begun(house, company, rule))


async def changed(house, table, seat, **values):
    async def step(before):
        rows = (replace(row, **values) if row.seat == seat else row for row in before.seats)
        return replace(before, seats=tuple(rows), seq=before.seq + 1), ()

    return await house.tables.changes.change(table.id, None, step)


def of(table, seat):
    return table.seats[seat].user


async def steering(house, company="pairs"):
    """Seat 1 is on autopilot, and 0 steers it. Which of them is to move is for `turn_of` to say."""
    table = await gone_quiet(house, await game(house, company), 1)
    return await house.tables.timing.steer(table.id, of(table, 0), 1)


async def turn_of(house, table, seat):
    """The table when this seat is to move, all before it having ended their turns."""
    while seat not in table.owing:
        mover = table.owing[0]
        by = table.seats[mover].steered_by
        user, steers = (of(table, mover), None) if by is None else (of(table, by), mover)
        path = table.engine.default(own(table, mover).state, mover).path
        table = await house.tables.turns.act(table.id, user, number(table, mover), path, steered=steers)
    return table


def number(table, seat):
    decision = owed(own(table, seat), seat)
    assert decision is not None
    return decision.number


@pytest.mark.parametrize(
    ("values", "may"),
    [
        ({}, False),
        ({"absent_since": timedelta(0)}, True),
        ({"user": -7}, True),
        ({"autopilot_since": timedelta(0)}, True),
        ({"late_since": timedelta(days=6)}, False),
        ({"late_since": timedelta(days=7)}, True),
        ({"absent_since": timedelta(0), "gone": True}, False),
        ({"absent_since": timedelta(0), "steered_by": 0}, False),
    ],
)
async def test_the_partner_of_somebody_who_is_away_may_steer(house, values, may):
    table, now = await game(house), house.clock.time
    values = {name: now - value if isinstance(value, timedelta) else value for name, value in values.items()}
    seats = (replace(row, **values) if row.seat == 1 else row for row in table.seats)
    table = replace(table, seats=tuple(seats))
    assert partner(table, 1, now) == (0 if may else None)
    assert [partner(table, seat, now) for seat in (0, 2, 3, 4)] == [None] * 4


@pytest.mark.parametrize("company", ["duel", "singly", "together"])
async def test_there_is_nobody_to_steer_without_teams(house, company):
    table = await gone_quiet(house, await game(house, company), 1)
    assert partner(table, 1, house.clock.time) is None
    with refusal("steer-no-partner"):
        await house.tables.timing.steer(table.id, of(table, 0), 1)


async def test_it_is_the_next_in_seat_order_who_is_there(house, monkeypatch):
    table, now = await game(house, "many"), house.clock.time
    hooks = table.engine.hooks._replace(teams=lambda options, setup: ((0, 2, 3), (1, 4)))
    monkeypatch.setattr(type(table.engine), "hooks", hooks)
    for away, by in (((2,), 3), ((3,), 0), ((0,), 2), ((2, 3), 0), ((0, 2, 3), None), ((1,), 4)):
        seats = (replace(row, absent_since=now if row.seat in away else None) for row in table.seats)
        assert partner(replace(table, seats=tuple(seats)), away[0], now) == by
    found = {2: {"absent_since": now}, 3: {"steered_by": 2}}
    seats = (replace(row, **found.get(row.seat, {})) for row in table.seats)
    assert partner(replace(table, seats=tuple(seats)), 2, now) == 0, "who is steered himself is not there"


async def test_nobody_else_may(house, monkeypatch):
    table = await gone_quiet(house, await game(house), 1)
    for user, why in ((of(table, 2), "steer-no-partner"), (of(table, 1), "steer-no-partner"), (9999, "not-seated")):
        with refusal(why):
            await house.tables.timing.steer(table.id, user, 1)
    with refusal("steer-there"):
        await house.tables.timing.steer(table.id, of(table, 2), 3)
    with refusal("stale"):
        await house.tables.timing.steer(table.id, of(table, 0), 7)
    await house.tables.timing.steer(table.id, of(table, 0), 1)
    with refusal("steer-already"):
        await house.tables.timing.steer(table.id, of(table, 0), 1)


async def test_what_he_does_is_done_for_the_seat_and_logged_so(house):
    table = await turn_of(house, await steering(house), 1)
    ann, turns = of(table, 0), house.tables.turns
    walk = await turns.answer(table.id, ann, number(table, 1), Key("take"), steered=1)
    assert walk.seat == 1
    table = await turns.act(table.id, ann, number(table, 1), (Key("take"), A1), steered=1)
    assert [step.by for step in table.steps] == [0]
    await house.restart()
    table = await house.tables.reading.get(table.id)
    assert [row.steered_by for row in own(table, 1).made] == [0]
    assert own(table, 0).made == ()
    table = await house.tables.turns.take_back(table.id, ann, steered=1)
    assert table.steps == ()
    await house.tables.turns.act(table.id, ann, number(table, 1), (Key("take"), A1), steered=1)
    table = await house.tables.reading.get(table.id)
    table = await house.tables.turns.act(table.id, ann, number(table, 1), (Key("end"),), steered=1)
    rows = [row for row in await house.log(table) if row.seat == 1][-2:]
    assert [(row.notation, row.done_by, row.steered_by) for row in rows] == [("take A1", None, 0), ("end", None, 0)]
    assert table.seats[1].credited_turn >= 0, "the seat has its time for the turn"


async def test_the_log_of_an_ended_table_says_so_too(house):
    table = await turn_of(house, await steering(house), 1)
    table = await house.tables.turns.act(table.id, of(table, 0), number(table, 1), (Key("end"),), steered=1)
    while table.status == "running":
        mover = next(row for row in table.seats if not row.gone and row.user > 0)
        table = await house.tables.life.resign(table.id, mover.user)
    assert table.seats[1].steered_by is None
    before = await house.log(table)
    while await house.tables.housekeeping.archive():
        pass
    assert await house.log(table) == before
    assert [row.steered_by for row in before if row.steered_by is not None] == [0]


async def test_for_no_other_seat_and_by_nobody_else(house):
    table = await turn_of(house, await steering(house), 1)
    turns = house.tables.turns
    for user, seat in ((of(table, 2), 1), (of(table, 0), 3), (of(table, 0), 0), (of(table, 1), 1), (of(table, 0), 42)):
        with refusal("not-steering"):
            await turns.walk(table.id, user, steered=seat)
        with refusal("not-steering"):
            await turns.act(table.id, user, number(table, 1), (Key("end"),), steered=seat)


async def test_he_stops_and_the_usual_moves_are_made_again(house):
    table = await turn_of(house, await steering(house), 1)
    ann, turns = of(table, 0), house.tables.turns
    walk = await turns.walk(table.id, ann, steered=1)
    table = await house.tables.timing.stop_steering(table.id, ann, 1)
    assert (table.seats[1].steered_by, table.seats[1].autopilot_since) == (None, house.clock.time)
    for doing in (
        lambda: turns.walk(table.id, ann, steered=1),
        lambda: turns.answer(table.id, ann, walk.decision.number, Key("take"), steered=1),
        lambda: turns.confirm(table.id, ann, walk.decision.number, steered=1),
        lambda: turns.take_back(table.id, ann, steered=1),
        lambda: house.tables.timing.stop_steering(table.id, ann, 1),
    ):
        with refusal("not-steering"):
            await doing()
    table = await after(house, table)
    assert (await house.log(table))[-1].done_by == "autopilot"


async def test_who_has_left_without_being_late_has_his_own_clock_again(house):
    table = await changed(house, await game(house), 1, absent_since=house.clock.time)
    await house.tables.timing.steer(table.id, of(table, 0), 1)
    table = await house.tables.timing.stop_steering(table.id, of(table, 0), 1)
    assert (table.seats[1].steered_by, table.seats[1].autopilot_since) == (None, None)


async def test_its_own_person_ends_it_by_a_word(house):
    table = await steering(house)
    table = await house.tables.timing.come_back(table.id, of(table, 1))
    assert (table.seats[1].steered_by, table.seats[1].misses) == (None, 0)
    assert table.seats[0].news == table.seq, "the one who steered is told"
    with refusal("not-away"):
        await house.tables.timing.come_back(table.id, of(table, 1))


async def test_its_own_person_ends_it_by_a_move_and_goes_on_where_the_partner_was(house):
    table = await turn_of(house, await steering(house), 1)
    table = await house.tables.turns.act(table.id, of(table, 0), number(table, 1), (Key("take"), A1), steered=1)
    table = await house.tables.turns.act(table.id, of(table, 1), number(table, 1), (Key("take"), A1))
    assert (table.seats[1].steered_by, [step.by for step in table.steps]) == (None, [0, None])
    assert table.seats[0].news == table.seq
    assert own(table, 1).state.points[1] == 2


async def test_who_is_in_the_server_again_is_steered_no_longer(house):
    table = await changed(house, await game(house), 1, absent_since=house.clock.time)
    table = await house.tables.timing.steer(table.id, of(table, 0), 1)
    table = await changed(house, table, 1, absent_since=None)
    assert (table.seats[1].steered_by, table.seats[1].autopilot_since) == (None, None)


@pytest.mark.parametrize("how", [{"absent_since": 0}, {"autopilot_since": 0}, {"gone": True}])
async def test_it_ends_where_the_partner_is_away_himself(house, how):
    table = await steering(house)
    values = {name: house.clock.time if name.endswith("_since") else value for name, value in how.items()}
    table = await changed(house, table, 0, **values)
    assert table.seats[1].steered_by is None
    assert table.seats[1].autopilot_since is not None


async def test_a_steered_seat_whose_time_is_up_is_steered_no_longer(house, publisher):
    table = await shown(house, publisher, await turn_of(house, await steering(house), 1))
    assert left(table, 1, house.clock.time) >= 12 * HOUR
    table = await after(house, table, days=10)
    assert (table.seats[1].steered_by, table.seats[1].autopilot_since) == (None, house.clock.time)
    assert [row.done_by for row in await house.log(table) if row.seat == 1][-1] == "timeout"


async def test_a_steered_seat_has_no_say_and_no_win_is_claimed_against_it(house):
    table, now = await steering(house, "teams"), house.clock.time
    assert 1 not in deciding(table, 3, now)
    assert not may_claim(table, 2, now)


async def test_everybody_is_told_once_and_the_partner_is_called_for_the_seat(house, publisher):
    table = await gone_quiet(house, await game(house), 3)
    table = await house.tables.timing.steer(table.id, of(table, 2), 3)
    assert [row.news == table.seq for row in table.seats] == [True, True, False, True, True]
    await publisher.round()
    heard = table.seats[3].news
    assert table.owing == (1,), "the first of the round"
    for mover in (1, 2, 3, 4, 0):
        table = await turn_of(house, table, mover)
        steers, by = (3, 2) if mover == 3 else (None, mover)
        table = await house.tables.turns.act(
            table.id, of(table, by), number(table, mover), (Key("end"),), steered=steers
        )
        if mover == 2:
            assert table.owing == (3,)
            assert table.seats[2].news < table.seq, "what he brings about himself he sees"
    assert 3 in table.owing, "all pledge again"
    assert table.seats[2].news == table.seq
    assert table.seats[3].news == heard, "its own person is called to nothing"


async def test_the_partner_is_reminded(house, publisher):
    table = await shown(house, publisher, await turn_of(house, await steering(house), 1))
    reminded = []

    class Herald:
        async def remind(self, user, profile, told):
            reminded.append((user, [(each.table.id, each.seat) for each in told]))

        async def stalled(self, told):
            raise AssertionError

    reminding = Reminding(house.tables.changes, Herald())
    await alive(house, hours=60)
    await reminding.round()
    assert reminded == [(of(table, 0), [(table.id, 1)])]
    await reminding.quieten(table.id, of(table, 0))
    await alive(house, hours=40)
    await reminding.round()
    assert len(reminded) == 1
    await reminding.renew(of(table, 0))
    rows = await house.store._database.read("SELECT time FROM due WHERE kind = 'remind'")
    assert rows in ([], [(int(house.clock.time.timestamp()),)])
    with refusal("not-your-turn"):
        await reminding.quieten(table.id, of(table, 2))


async def test_one_may_steer_several(house, monkeypatch):
    table = await game(house, "many")
    hooks = table.engine.hooks._replace(teams=lambda options, setup: ((0, 1, 2), (3, 4)))
    monkeypatch.setattr(type(table.engine), "hooks", hooks)
    table = await gone_quiet(house, table, 0, 1)
    for seat in (0, 1):
        table = await house.tables.timing.steer(table.id, of(table, 2), seat)
    assert steered(table, 2) == (0, 1)
    assert not [due for due in dues(table) if due.kind == "auto"]
