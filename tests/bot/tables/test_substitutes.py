"""Substitutes: who opens a seat and who may take it, the opponent's yes among two, and races for a seat."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest
from msgspec.structs import replace

from bot.tables import moderating
from bot.tables.company import present
from bot.tables.dues import dues
from bot.tables.model import Refusal
from bot.tables.person import Person
from bot.tables.substituting import SubstituteRounds
from bot.tables.tenure import open_seats, successions
from engine.values import Key, Seat, line
from tests.bot.tables.living import COMPANIES
from tests.bot.tables.passing import after, begun, pledged, shown

IDA, GIL, HAL = Person(76, "Ida"), Person(77, "Gil"), Person(78, "Hal")


async def three(house):
    """A game of Ann, Bob and Cid, in which it is Ann's turn and her seat is open."""
    return await house.tables.substitutes.offer((await house.at_turn(house.bob, house.cid)).id, house.ann.id, 0)


async def two(house, *candidates):
    """A game of two in which Ann's seat is open and these have asked for it."""
    table = await house.tables.substitutes.offer((await house.at_turn()).id, house.ann.id, 0)
    for person in candidates:
        table = await house.tables.substitutes.take(table.id, person, 0)
    return table


async def lost(house, table, seat):
    """The table when a seat's person is known to have left the server."""
    return await house.tables.life.attend(table.id, {table.seats[seat].user: False})


class Usher:
    def __init__(self):
        self.told = []

    async def tell_candidate(self, table, candidate):
        self.told.append((candidate.user, candidate.ended))


async def told(house):
    """Who is told what now, and never again."""
    usher = Usher()
    rounds = SubstituteRounds(house.tables.changes, usher)
    while await rounds.round() is not None:
        pass
    return usher.told


async def test_a_seat_stays_its_persons_until_it_is_taken(house):
    table = await three(house)
    assert open_seats(table) == (0,)
    table = await house.act(table, house.ann.id, "end")
    assert open_seats(table) == (0,), "playing on doesn't end the offer"
    with pytest.raises(Refusal, match="refuse-seat-own"):
        await house.tables.substitutes.take(table.id, house.ann, 0)
    table = await house.tables.substitutes.keep(table.id, house.ann.id)
    assert open_seats(table) == ()
    for seat in (-1, 0, 1, 3):
        with pytest.raises(Refusal, match="refuse-seat-shut"):
            await house.tables.substitutes.take(table.id, GIL, seat)
    with pytest.raises(Refusal, match="refuse-seat-kept"):
        await house.tables.substitutes.keep(table.id, house.ann.id)


async def test_taking_a_seat_is_told_once_to_all_others(house):
    table = await three(house)
    before = table
    table = await house.tables.substitutes.take(table.id, GIL, 0)
    assert table.seat_of(GIL.id) == 0
    assert all(row.news == table.seq for row in table.seats[1:])
    last = (await house.log(table))[-1]
    assert (last.kind, last.path, last.events[0].public) == (
        "vote",
        (Key("seat"),),
        line("event-seat-taken", seat=Seat(0)),
    )
    assert [(str(each.before), str(each.after), each.when) for each in successions(table)] == [
        ("Ann", "Gil", house.clock.time)
    ]
    assert [row.news for row in before.seats[1:]] != [row.news for row in table.seats[1:]]
    table = await house.act(table, GIL.id, "end")
    assert table.owing == (1,), "and Gil plays on"


async def test_who_may_take_a_seat(house):
    """Nobody who plays or has played here, nobody blocked either way with anybody who plays here, within the limits."""
    table = await three(house)
    take = house.tables.substitutes.take
    with pytest.raises(Refusal, match="refuse-seat-two"):
        await take(table.id, house.bob, 0)
    await house.tables.people.block(house.cid.id, GIL.id)
    with pytest.raises(Refusal, match="refuse-not-together"):
        await take(table.id, GIL, 0)
    await house.tables.people.unblock(house.cid.id, GIL.id)
    await house.tables.people.block(GIL.id, house.bob.id)
    with pytest.raises(Refusal, match="refuse-block-sits-here"):
        await take(table.id, GIL, 0)
    await house.tables.people.unblock(GIL.id, house.bob.id)
    await house.tables.people.block(house.ann.id, GIL.id)
    with pytest.raises(Refusal, match="refuse-not-together"):
        await take(table.id, GIL, 0)
    table = await take(table.id, HAL, 0)
    table = await house.tables.substitutes.offer(table.id, HAL.id, 0)
    with pytest.raises(Refusal, match="refuse-seat-before"):
        await take(table.id, house.ann, 0)


async def test_the_limit_of_seats_holds(house, monkeypatch):
    table, other = await three(house), await three(house)
    await house.tables.substitutes.take(table.id, GIL, 0)
    monkeypatch.setattr("bot.tables.admission.SEATED", 1)
    with pytest.raises(Refusal, match="refuse-many-seats"):
        await house.tables.substitutes.take(other.id, GIL, 0)


async def test_an_absent_ones_seat_is_opened_by_others_while_he_is_away(house):
    table = await house.at_turn(house.bob, house.cid)
    with pytest.raises(Refusal, match="refuse-seat-there"):
        await house.tables.substitutes.offer(table.id, house.bob.id, 0)
    table = await lost(house, table, 0)
    with pytest.raises(Refusal, match="refuse-not-seated"):
        await house.tables.substitutes.offer(table.id, GIL.id, 0)
    table = await house.tables.substitutes.offer(table.id, house.bob.id, 0)
    assert (table.seats[0].offered_by, table.seats[0].news) == (1, table.seq), "he is told, wherever he is"
    with pytest.raises(Refusal, match="refuse-seat-open"):
        await house.tables.substitutes.offer(table.id, house.cid.id, 0)
    table = await house.tables.life.attend(table.id, {house.ann.id: True})
    assert open_seats(table) == (), "he is back"
    table = await house.tables.substitutes.offer((await lost(house, table, 0)).id, house.bob.id, 0)
    table = await house.tables.substitutes.take(table.id, GIL, 0)
    assert [tenure.how for tenure in table.tenures] == ["opened", ""]
    assert {row.seat for row in present(table, house.clock.time)} == {0, 1, 2}


@pytest.mark.parametrize("company", sorted(COMPANIES))
async def test_whoever_is_on_autopilot_may_keep_his_seat_and_plays_again(house, company):
    """In every company; with somebody alone there is nobody to open it."""
    table = await pledged(house, await begun(house, company))
    seat = table.owing[0]
    rows = list(table.seats)
    if len(rows) == 1:
        with pytest.raises(Refusal, match="refuse-seat-alone"):
            await house.tables.substitutes.offer(table.id, rows[0].user, 0)
        return

    async def piloted(before):
        away = replace(before.seats[seat], autopilot_since=house.clock.time)
        seats = tuple(away if row.seat == seat else row for row in before.seats)
        return replace(before, seats=seats, seq=before.seq + 1), ()

    table = await house.tables.changes.change(table.id, None, piloted)
    other = next(row for row in table.seats if row.seat != seat)
    table = await house.tables.substitutes.offer(table.id, other.user, seat)
    assert open_seats(table) == (seat,)
    table = await house.tables.substitutes.keep(table.id, rows[seat].user)
    assert (table.seats[seat].autopilot_since, table.seats[seat].offered_by) == (None, None)
    assert await house.tables.reading.get(table.id) == table


# Two who play


async def test_the_opponent_agrees_to_the_person(house):
    table = await two(house, GIL, HAL)
    assert table.seat_of(GIL.id) is None
    assert table.seats[1].news == table.seq, "he is asked"
    with pytest.raises(Refusal, match="refuse-seat-no-say"):
        await house.tables.substitutes.agree(table.id, house.ann.id, GIL.id)
    with pytest.raises(Refusal, match="refuse-seat-waiting"):
        await house.tables.substitutes.take(table.id, GIL, 0)
    table = await house.tables.substitutes.agree(table.id, house.bob.id, HAL.id)
    assert table.seat_of(HAL.id) == 0
    assert await told(house) == [(GIL.id, "gone")]
    assert await told(house) == []
    with pytest.raises(Refusal, match="refuse-ask-over"):
        await house.tables.substitutes.agree(table.id, house.bob.id, GIL.id)


async def test_a_no_is_final_for_that_person(house):
    table = await two(house, GIL)
    table = await house.tables.substitutes.decline(table.id, house.bob.id, GIL.id)
    assert await told(house) == [(GIL.id, "declined")]
    with pytest.raises(Refusal, match="refuse-seat-declined"):
        await house.tables.substitutes.take(table.id, GIL, 0)
    assert (await house.tables.reading.get(table.id)).seats[0].offered_by == 0, "another may come"


async def test_either_may_withdraw(house):
    table = await two(house, GIL, HAL)
    table = await house.tables.substitutes.withdraw(table.id, GIL.id)
    with pytest.raises(Refusal, match="refuse-seat-nothing"):
        await house.tables.substitutes.withdraw(table.id, GIL.id)
    assert await told(house) == []
    table = await house.tables.substitutes.keep(table.id, house.ann.id)
    assert await told(house) == [(HAL.id, "gone")]
    table = await house.tables.substitutes.offer(table.id, house.ann.id, 0)
    house.clock.pass_(days=1)
    table = await house.tables.substitutes.take(table.id, GIL, 0)
    assert [each.user for each in table.candidates if not each.ended] == [GIL.id]


async def test_who_withdraws_and_asks_again_goes_on_with_it_and_calls_nobody_twice(house):
    table = await two(house, GIL)
    (first,) = table.candidates
    assert table.seats[1].news == table.seq
    house.clock.pass_(hours=5)
    for _ in range(2):
        table = await house.tables.substitutes.withdraw(table.id, GIL.id)
        table = await house.tables.substitutes.take(table.id, GIL, 0)
        assert table.candidates == (first,), "it lapses when it would have"
        assert table.seats[1].news < table.seq
    await house.tables.substitutes.withdraw(table.id, GIL.id)
    house.clock.pass_(hours=19)
    table = await house.tables.substitutes.take(table.id, GIL, 0)
    assert table.candidates[0].asked == house.clock.time
    assert table.seats[1].news == table.seq


async def test_who_withdraws_and_asks_again_calls_an_opponent_who_has_come_since(house):
    table = await two(house, GIL)
    await house.tables.substitutes.withdraw(table.id, GIL.id)
    await house.tables.substitutes.offer(table.id, house.bob.id, 1)
    await house.tables.substitutes.take(table.id, HAL, 1)
    await house.tables.substitutes.agree(table.id, house.ann.id, HAL.id)
    table = await house.tables.substitutes.take(table.id, GIL, 0)
    assert [each.user for each in table.candidates if not each.ended] == [GIL.id]
    assert (table.seats[1].user, table.seats[1].news) == (HAL.id, table.seq)


async def test_whoever_asks_for_both_seats_of_two_may_have_either(house):
    table = await house.tables.substitutes.offer((await two(house, GIL)).id, house.bob.id, 1)
    table = await house.tables.substitutes.take(table.id, GIL, 1)
    table = await house.tables.substitutes.agree(table.id, house.ann.id, GIL.id)
    assert [row.user for row in table.seats] == [house.ann.id, GIL.id]
    assert not table.candidates, "and asks for the other one no more"


async def test_without_an_answer_it_lapses(house):
    table = await two(house, GIL)
    assert ("take", house.clock.time + timedelta(days=3)) in {(due.kind, due.time) for due in dues(table)}
    table = await after(house, table, days=3)
    assert [each.ended for each in table.candidates] == ["lapsed"]
    assert await told(house) == [(GIL.id, "lapsed")]
    assert (await house.tables.substitutes.take(table.id, GIL, 0)).candidates[0].ended == ""


async def test_an_opponent_who_is_away_is_not_asked(house):
    table = await lost(house, await two(house), 1)
    assert (await house.tables.substitutes.take(table.id, GIL, 0)).seat_of(GIL.id) == 0


async def test_an_opponent_who_goes_away_is_waited_for_no_longer(house):
    """The first who asked and may sit down has the seat."""
    table = await two(house, IDA, GIL, HAL)
    await house.tables.people.block(IDA.id, house.bob.id)
    table = await lost(house, table, 1)
    house.clock.pass_(seconds=1)
    for _ in range(3):
        await house.tables.timing.round()
    table = await house.tables.reading.get(table.id)
    assert table.seats[0].user == GIL.id
    assert set(await told(house)) == {(IDA.id, "lapsed"), (HAL.id, "gone")}


async def test_an_opponent_who_is_late_for_a_week_is_waited_for_no_longer(house):
    table = await two(house, GIL)
    for days in (1, 7, 9):
        late = house.clock.time - timedelta(days=days)
        found = replace(table, seats=(table.seats[0], replace(table.seats[1], late_since=late)))
        (due,) = [due for due in dues(found) if due.kind == "take"]
        assert due.time == min(table.candidates[0].until, late + timedelta(days=7))


async def test_a_candidate_who_cant_any_more(house):
    """The opponent learns only that it can't be done, not who has blocked whom."""
    table = await two(house, GIL)
    await house.tables.people.block(GIL.id, house.bob.id)
    with pytest.raises(Refusal, match="refuse-seat-cant"):
        await house.tables.substitutes.agree(table.id, house.bob.id, GIL.id)
    assert (await house.tables.reading.get(table.id)).seat_of(GIL.id) is None


async def test_no_more_than_some_wait(house):
    people = [Person(100 + at, f"P{at}") for at in range(6)]
    table = await two(house, *people[:5])
    with pytest.raises(Refusal, match="refuse-seat-many"):
        await house.tables.substitutes.take(table.id, people[5], 0)
    await house.tables.life.resign(table.id, house.bob.id)
    assert {ended for _, ended in await told(house)} == {"gone"}


async def test_a_seat_that_a_moderator_has_made_empty_is_taken_and_the_game_goes_on(house, publisher):
    """Among two the game stands still meanwhile, and who plays on agrees to the person."""
    table = await shown(house, publisher, await pledged(house, await begun(house, "duel")))
    seat = table.owing[0]
    other = table.seats[1 - seat].user

    async def step(before):
        return moderating.unseated(before, seat, "", house.clock.time)

    table = await house.tables.changes.change(table.id, None, step)
    assert (open_seats(table), table.pause.empty) == ((seat,), True)
    await house.tables.substitutes.take(table.id, GIL, seat)
    table = await house.tables.substitutes.agree(table.id, other, GIL.id)
    table = await shown(house, publisher, await shown(house, publisher, table))
    assert (table.pause, table.owing, table.seats[seat].user) == (None, (seat,), GIL.id)
    assert table.seats[seat].running_since == house.clock.time


# Races


async def outcomes(*some):
    """What has come of these at one instant: tables and refusals."""
    return await asyncio.gather(*some, return_exceptions=True)


async def test_two_takers_at_one_instant(house):
    table = await three(house)
    take = house.tables.substitutes.take
    found = await outcomes(take(table.id, GIL, 0), take(table.id, HAL, 0))
    (refused,) = [each for each in found if isinstance(each, Refusal)]
    assert refused.reason.id == "refuse-seat-shut"
    table = await house.tables.reading.get(table.id)
    assert table.seats[0].user in (GIL.id, HAL.id)


async def test_one_person_and_two_seats_at_one_instant(house):
    table = await three(house)
    table = await house.tables.substitutes.offer(table.id, house.bob.id, 1)
    take = house.tables.substitutes.take
    found = await outcomes(take(table.id, GIL, 0), take(table.id, GIL, 1))
    (refused,) = [each for each in found if isinstance(each, Refusal)]
    assert refused.reason.id == "refuse-seat-two"
    table = await house.tables.reading.get(table.id)
    assert [row.user for row in table.seats].count(GIL.id) == 1


async def test_taking_keeping_and_moving_at_one_instant(house):
    table = await three(house)
    some = house.tables.substitutes
    take, keep, _ = await outcomes(
        some.take(table.id, GIL, 0), some.keep(table.id, house.ann.id), house.act(table, house.ann.id, "end")
    )
    assert isinstance(take, Refusal) != isinstance(keep, Refusal), "the first that is saved has it"
    table = await house.tables.reading.get(table.id)
    assert (table.seats[0].user == GIL.id) == isinstance(keep, Refusal)
    assert open_seats(table) == ()


async def test_whoever_takes_a_seat_begins_with_a_full_clock(house, publisher):
    table = await shown(house, publisher, await pledged(house, await begun(house, "singly")))
    seat = table.owing[0]
    table = await house.tables.substitutes.offer(table.id, table.seats[seat].user, seat)
    house.clock.pass_(hours=5)
    table = await shown(house, publisher, await house.tables.substitutes.take(table.id, GIL, seat))
    assert (table.seats[seat].bank, table.seats[seat].running_since) == (table.clock.start, house.clock.time)
