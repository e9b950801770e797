"""Pacts (AD-65): proposed, signed, ended and marked; in public or between those who make them."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.tables import pacts
from bot.tables.limits import PACTS, PACTS_A_DAY, PACTS_KNOWN
from bot.tables.model import Refusal
from bot.tables.pacts import GOAL, TURNS, WORDS, Draft, has_pacts
from engine.values import Cell
from tests.bot.tables.agreeing import PEACE, Rounds, draft, made, proposed, read, turn
from tests.bot.tables.passing import begun, pledged


async def game(house, company="singly"):
    """A game that goes on: three, or in `teams` four, who have pledged; seat 0 has its turn."""
    return await pledged(house, await begun(house, company))


def user(table, seat):
    return table.seats[seat].user


async def test_it_runs_when_all_have_signed(house):
    table, rounds = await game(house), Rounds(house)
    pact = await proposed(house, table, 0, 1, 2)
    assert await rounds.told() == [(1, "asked"), (2, "asked")]
    pact = await house.tables.pacts.sign(table.id, user(table, 1), pact.id)
    assert pact.is_proposed
    assert await rounds.told() == []
    pact = await house.tables.pacts.sign(table.id, user(table, 2), pact.id)
    assert pact.is_running
    assert pact.since == house.clock.time
    assert await rounds.told() == [(0, "runs"), (1, "runs")]
    for seat in range(3):
        assert (await read(house, table, pact, seat)).words == PEACE


async def test_two_who_sign_at_once_both_have(house):
    table = await game(house)
    pact = await proposed(house, table, 0, 1, 2)
    sign = house.tables.pacts.sign
    await asyncio.gather(*(sign(table.id, user(table, seat), pact.id) for seat in (1, 2)))
    assert (await read(house, table, pact, 0)).is_running
    with pytest.raises(Refusal, match="pact-stale"):
        await sign(table.id, user(table, 1), pact.id)


async def test_the_first_who_declines_ends_it(house):
    table, rounds = await game(house), Rounds(house)
    pact = await proposed(house, table, 0, 1, 2)
    await rounds.told()
    await house.tables.pacts.sign(table.id, user(table, 1), pact.id)
    await house.tables.pacts.decline(table.id, user(table, 2), pact.id)
    assert await rounds.told() == [(0, "ended"), (1, "ended")]
    found = await read(house, table, pact, 1)
    assert (found.ending, found.ended_by) == ("declined", 2)
    for step in ("sign", "decline", "withdraw"):
        for seat in range(3):
            with pytest.raises(Refusal, match="pact-stale"):
                await getattr(house.tables.pacts, step)(table.id, user(table, seat), pact.id)


async def test_its_author_withdraws_it_and_nobody_else(house):
    table, rounds = await game(house), Rounds(house)
    pact = await proposed(house, table, 0, 1)
    with pytest.raises(Refusal, match="pact-stale"):
        await house.tables.pacts.withdraw(table.id, user(table, 1), pact.id)
    await house.tables.pacts.withdraw(table.id, user(table, 0), pact.id)
    assert await rounds.told() == [(1, "ended")], "that it was asked is no news any more"


async def test_a_proposal_lapses_after_seven_days(house):
    table, rounds = await game(house), Rounds(house)
    pact = await proposed(house, table, 0, 1)
    await rounds.told()
    house.clock.pass_(days=7, seconds=-1)
    assert await rounds.told() == []
    house.clock.pass_(seconds=1)
    with pytest.raises(Refusal, match="pact-stale"):
        await house.tables.pacts.sign(table.id, user(table, 1), pact.id)
    assert await rounds.told() == [(0, "ended"), (1, "ended")]
    assert (await read(house, table, pact, 0)).ending == "lapsed"
    assert await rounds.told() == []


async def test_turns_are_those_of_its_author_that_have_ended(house):
    table, rounds = await game(house), Rounds(house)
    author = table.owing[0]
    other = next(row.seat for row in table.seats if row.seat != author)
    pact = await made(house, table, author, other, term="turns", turns=2)
    await rounds.told()
    assert (await read(house, table, pact, other)).left(table) == 2
    table = await turn(house, table)
    assert (await read(house, table, pact, other)).left(table) == 1, "the turn in which it was signed counts"
    while table.owing != (author,):
        table = await turn(house, table)
        assert await rounds.told() == []
    assert (await read(house, table, pact, other)).is_running
    table = await turn(house, table)
    assert await rounds.told() == sorted([(author, "ended"), (other, "ended")])
    assert await rounds.told() == []
    assert (await read(house, table, pact, other)).ending == "turns"
    await house.tables.pacts.mark(table.id, user(table, other), pact.id, "kept")


async def test_a_turn_that_is_everybodys_counts_for_all(house):
    table = await game(house)
    before = {row.seat: row.turns for row in table.seats}
    views = iter([3, 4])
    with pytest.MonkeyPatch.context() as patch:
        view = table.engine.view
        patch.setattr(table.engine, "view", lambda *seen: replace(view(*seen), turn=next(views), mover=None))
        after = pacts.counted(table, replace(table, turn_since=table.turn_since + 1))
    assert {row.seat: row.turns for row in after.seats} == {seat: count + 1 for seat, count in before.items()}


async def test_a_goal_is_met_when_all_say_so(house):
    table, rounds = await game(house), Rounds(house)
    pact = await made(house, table, 0, 1, 2, term="goal", goal="Until one of us has a pearl")
    await rounds.told()
    say = house.tables.pacts.say_met
    await say(table.id, user(table, 1), pact.id)
    assert await rounds.told() == [(0, "met"), (2, "met")]
    with pytest.raises(Refusal, match="pact-stale"):
        await say(table.id, user(table, 1), pact.id)
    await say(table.id, user(table, 0), pact.id)
    assert await rounds.told() == []
    await say(table.id, user(table, 2), pact.id)
    assert await rounds.told() == [(0, "ended"), (1, "ended")]
    assert (await read(house, table, pact, 0)).ending == "met"


async def test_a_goal_is_met_when_nobody_objects_for_three_days(house):
    table, rounds = await game(house), Rounds(house)
    pact = await made(house, table, 0, 1, term="goal", goal="Until it rains")
    await house.tables.pacts.say_met(table.id, user(table, 1), pact.id)
    house.clock.pass_(days=1)
    await rounds.told()
    await house.tables.pacts.object(table.id, user(table, 0), pact.id)
    assert await rounds.told() == [(1, "unmet")]
    with pytest.raises(Refusal, match="pact-early"):
        await house.tables.pacts.say_met(table.id, user(table, 1), pact.id)
    house.clock.pass_(days=1)
    await house.tables.pacts.say_met(table.id, user(table, 1), pact.id)
    house.clock.pass_(days=3)
    assert await rounds.told() == [(0, "ended"), (1, "ended")]
    assert (await read(house, table, pact, 0)).ending == "met"


async def test_any_party_ends_an_open_one_and_no_other(house):
    table, rounds = await game(house), Rounds(house)
    pact = await made(house, table, 0, 1)
    await rounds.told()
    await house.tables.pacts.call_off(table.id, user(table, 1), pact.id)
    assert await rounds.told() == [(0, "ended")]
    for more in ({"term": "turns", "turns": 3}, {"term": "goal", "goal": "x"}):
        other = await made(house, table, 0, 1, **more)
        with pytest.raises(Refusal, match="pact-stale"):
            await house.tables.pacts.call_off(table.id, user(table, 1), other.id)


async def test_whoever_is_concerned_marks_it_until_the_game_ends(house):
    table = await game(house)
    pact = await proposed(house, table, 0, 1)
    mark = house.tables.pacts.mark
    with pytest.raises(Refusal, match="pact-stale"):
        await mark(table.id, user(table, 0), pact.id, "kept")
    await house.tables.pacts.sign(table.id, user(table, 1), pact.id)
    await mark(table.id, user(table, 0), pact.id, "kept")
    await mark(table.id, user(table, 1), pact.id, "broken", 0)
    with pytest.raises(Refusal, match="pact-stale"):
        await mark(table.id, user(table, 1), pact.id, "broken", 2)
    found = await read(house, table, pact, 1)
    assert [(party.mark, party.broken_by) for party in found.parties] == [("kept", None), ("broken", 0)]
    assert found.is_running, "breaking it changes nothing"
    await mark(table.id, user(table, 1), pact.id, None)
    assert (await read(house, table, pact, 1)).party(1).mark is None
    await house.tables.moderators.close(table.id, 99)
    with pytest.raises(Refusal, match="closed"):
        await mark(table.id, user(table, 0), pact.id, "broken", 1)


async def test_who_is_out_of_the_game_ends_his_pacts(house):
    table, rounds = await game(house), Rounds(house)
    mine, proposal = await made(house, table, 0, 1, 2), await proposed(house, table, 1, 2)
    others = await made(house, table, 0, 2)
    await rounds.told()
    await house.tables.life.resign(table.id, user(table, 1))
    assert await rounds.told() == [(0, "ended"), (2, "ended"), (2, "ended")]
    assert [(await read(house, table, pact, 2)).ending for pact in (mine, proposal, others)] == ["out", "out", None]
    with pytest.raises(Refusal, match="gone"):
        await house.tables.pacts.mark(table.id, user(table, 1), mine.id, "kept")
    with pytest.raises(Refusal, match="pact-seats"):
        await proposed(house, table, 0, 1)


async def test_with_the_game_all_end_and_nobody_is_told(house):
    table, rounds = await game(house), Rounds(house)
    pact, proposal = await made(house, table, 0, 1, public=True), await proposed(house, table, 0, 2)
    await rounds.told()
    rows = len(await house.log(table))
    await house.tables.moderators.close(table.id, 99)
    assert await rounds.told() == []
    assert len(await house.log(table)) == rows
    assert (await read(house, table, pact, None)).ending == "game"
    assert (await read(house, table, proposal, 2)).ending == "lapsed"
    assert await house.store.pacts.tables() == []


async def test_a_private_one_is_there_for_its_parties_alone(house):
    table = await game(house)
    pact = await proposed(house, table, 0, 1)
    before = await house.tables.reading.get(table.id)
    assert before == table, "nothing of the table has changed"
    for signed in (False, True):
        if signed:
            await house.tables.pacts.sign(table.id, user(table, 1), pact.id)
        for seat in (2, None):
            with pytest.raises(Refusal, match="pact-none"):
                await read(house, table, pact, seat)
            assert await house.tables.pacts.known(table, seat) == []
        missing = []
        for id in (pact.id, pact.id + 1):
            for step in ("sign", "decline", "withdraw", "say_met", "object", "call_off"):
                with pytest.raises(Refusal) as refused:
                    await getattr(house.tables.pacts, step)(table.id, user(table, 2), id)
                missing.append(refused.value.reason)
        assert len(set(missing)) == 1, "it is refused as one that isn't there"
    assert await house.tables.reading.get(table.id) == table
    other = await game(house)
    with pytest.raises(Refusal, match="pact-none"):
        await house.tables.pacts.sign(other.id, user(other, 1), pact.id)


async def test_a_public_one_is_told_in_the_log_when_it_begins_and_ends(house, publisher):
    table = await game(house)
    await publisher.round()
    rows = len(await house.log(table))
    pact = await proposed(house, table, 0, 1, public=True)
    with pytest.raises(Refusal, match="pact-none"):
        await read(house, table, pact, 2)
    assert await house.shown(table)
    pact = await house.tables.pacts.sign(table.id, user(table, 1), pact.id)
    assert not await house.shown(table), "the card is to tell of it"
    assert pact.number == 1
    assert (await read(house, table, pact, None)).words == PEACE
    with pytest.raises(Refusal, match="pact-others"):
        await house.tables.pacts.call_off(table.id, user(table, 2), pact.id)
    await house.tables.pacts.call_off(table.id, user(table, 1), pact.id)
    told = (await house.log(table))[rows:]
    assert [(row.kind, row.events[0].public.id) for row in told] == [
        ("pact", "pact-event-runs"),
        ("pact", "pact-event-called"),
    ]
    assert PEACE not in repr(told)
    after = await house.tables.reading.get(table.id)
    assert [row.owes_since for row in after.seats] == [row.owes_since for row in table.seats]
    assert [row.news for row in after.seats] == [row.news for row in table.seats], "nobody is pinged"


async def test_numbers_say_nothing_of_private_ones(house):
    table = await game(house)
    await made(house, table, 0, 1)
    first = await made(house, table, 0, 1, public=True)
    await made(house, table, 1, 2)
    second = await made(house, table, 1, 2, public=True)
    assert (first.number, second.number) == (1, 2)


async def test_a_turn_in_the_making_goes_on_after_a_public_one(house):
    table = await house.at_turn(house.bob, house.cid)
    table = await house.act(table, house.ann.id, "take", Cell(0, 0))
    assert await house.can_take_back(table, house.ann.id)
    number = house.number(table, house.ann.id)
    await made(house, table, 1, 2, public=True)
    table = await house.tables.reading.get(table.id)
    assert house.number(table, house.ann.id) == number
    assert await house.can_take_back(table, house.ann.id)
    table = await house.act(table, house.ann.id, "end")
    rows = await house.log(table)
    assert [row.kind for row in rows][-3:] == ["pact", "action", "action"]
    assert [row.seq for row in rows] == sorted({row.seq for row in rows})


@pytest.mark.parametrize("company", ["duel", "together", "tranquility"])
async def test_there_are_none_where_two_play_or_all_win_together(house, company):
    table = await pledged(house, await begun(house, company))
    assert not has_pacts(table)
    with pytest.raises(Refusal, match="pacts-none-here"):
        await proposed(house, table, 0, 1)


async def test_teams_have_them_too(house):
    table = await game(house, "teams")
    assert has_pacts(table)
    assert (await made(house, table, 0, 1, 2)).is_running


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (draft(1, words="x" * 4000), "pact-words-long"),
        (draft(1, words="\u200b\u2800 \n\u202e"), "pact-words-none"),
        (draft(1, term="goal", goal="x" * (GOAL + 1)), "pact-goal-long"),
        (draft(1, term="goal", goal="\u200b"), "pact-goal-none"),
        (draft(1, term="turns", turns=0), "pact-turns"),
        (draft(1, term="turns", turns=TURNS + 1), "pact-turns"),
        (draft(), "pact-seats"),
        (draft(0), "pact-seats"),
        (draft(1, 7), "pact-seats"),
    ],
)
async def test_what_can_not_be_proposed(house, given: Draft, why):
    table = await game(house)
    with pytest.raises(Refusal, match=why):
        await house.tables.pacts.propose(table.id, user(table, 0), given)


async def test_words_are_kept_clean(house):
    table = await game(house)
    words = "x" * (WORDS - 10) + "\n\n\u202e a\u200bb\n"
    pact = await proposed(house, table, 0, 1, words=words)
    assert (await read(house, table, pact, 1)).words == "x" * (WORDS - 10) + "\nab"
    assert "xx" not in repr(pact) + repr(draft(1, words=words))


async def test_limits_count_what_their_author_knows(house):
    table = await game(house)
    for _ in range(PACTS):
        await proposed(house, table, 0, 1)
    with pytest.raises(Refusal, match="pact-many"):
        await proposed(house, table, 0, 1)
    for author in (1, 2):
        for _ in range(PACTS):
            await proposed(house, table, author, 0)
    assert len(await house.tables.pacts.known(table, 1)) == 2 * PACTS < PACTS_KNOWN
    for pact in await house.tables.pacts.known(table, 0):
        if pact.author == 0:
            await house.tables.pacts.withdraw(table.id, user(table, 0), pact.id)
    for _ in range(PACTS_A_DAY - PACTS):
        await proposed(house, table, 0, 1)
    for pact in await house.tables.pacts.known(table, 0):
        if pact.author == 0 and pact.ending is None:
            await house.tables.pacts.withdraw(table.id, user(table, 0), pact.id)
    with pytest.raises(Refusal, match="pact-day"):
        await proposed(house, table, 0, 1)
    house.clock.pass_(days=1)
    await proposed(house, table, 0, 1)


async def test_who_knows_of_many_proposes_no_more_and_others_do(house):
    table = await game(house, "many")
    for author in range(1, 5):
        for _ in range(PACTS):
            await proposed(house, table, author, 0)
    with pytest.raises(Refusal, match="pact-crowded"):
        await proposed(house, table, 0, 1)
    for pact in await house.tables.pacts.known(table, 1):
        await house.tables.pacts.withdraw(table.id, user(table, 1), pact.id)
    await proposed(house, table, 1, 2)


async def test_who_is_blocked_is_not_heard(house):
    """And isn't told so: his proposal waits, and lapses."""
    table, rounds = await game(house), Rounds(house)
    await house.tables.people.block(user(table, 1), user(table, 0))
    pact = await proposed(house, table, 0, 1, 2)
    assert await rounds.told() == [(2, "asked")]
    assert await house.tables.pacts.known(table, 1) == await house.tables.pacts.concerning(table, 1) == []
    with pytest.raises(Refusal, match="pact-none"):
        await house.tables.pacts.sign(table.id, user(table, 1), pact.id)
    assert (await read(house, table, pact, 0)).is_proposed


async def test_it_belongs_to_the_seat(house):
    """Whoever sits there later sees it."""
    table = await game(house)
    pact = await made(house, table, 0, 1)
    seats = tuple(replace(row, user=house.fay.id) if row.seat == 1 else row for row in table.seats)
    after = replace(table, seats=seats)
    assert [found.id for found in await house.tables.pacts.concerning(after, after.seat_of(house.fay.id))] == [pact.id]


async def test_who_is_forgotten_takes_his_words_along(house):
    table, rounds = await game(house), Rounds(house)
    mine, theirs = await made(house, table, 0, 1, 2), await made(house, table, 1, 0, 2)
    await house.tables.pacts.mark(table.id, user(table, 0), theirs.id, "broken", 1)
    await house.tables.life.resign(table.id, user(table, 0))
    await house.tables.people.forget(user(table, 0))
    assert await rounds.told() == [(1, "ended"), (2, "ended")]
    with pytest.raises(Refusal, match="pact-none"):
        await read(house, table, mine, 1)
    assert (await read(house, table, theirs, 1)).party(0).mark is None
