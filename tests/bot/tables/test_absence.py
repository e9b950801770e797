"""Players who have left the server: noted by a look-up, and told to the others."""

from __future__ import annotations

import pytest

from bot.tables.absence import absent, is_known, sought
from bot.tables.calls import pings
from bot.tables.model import Refusal


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


async def test_it_is_noted_and_told_to_those_who_play_on(house):
    table = await house.at_turn(house.bob, house.cid)
    gone = await house.tables.life.attend(table.id, {house.ann.id: False, house.bob.id: True})
    assert [row.seat for row in absent(gone)] == [0]
    assert [row.news == gone.seq for row in gone.seats] == [False, True, True]
    assert gone.owing == table.owing, "nothing is played for him"
    assert await house.tables.reading.get(table.id) == gone
    with refusal("stale"):
        await house.tables.life.attend(table.id, {house.ann.id: False})


async def test_who_is_back_has_never_been_away(house):
    table = await house.at_turn(house.bob, house.cid)
    await house.tables.life.attend(table.id, {house.ann.id: False})
    back = await house.tables.life.attend(table.id, {house.ann.id: True})
    assert not absent(back)
    with refusal("nobody-absent"):
        await house.tables.life.desert(table.id, house.cid.id)
    assert (await house.act(back, house.ann.id, "end")).owing == (1,)


async def test_who_has_left_the_game_is_not_missed(house):
    table = await house.at_turn(house.bob, house.cid)
    await house.tables.life.resign(table.id, house.cid.id)
    with refusal("stale"):
        await house.tables.life.attend(table.id, {house.cid.id: False})
    missing = await house.tables.life.attend(table.id, {house.ann.id: False, house.cid.id: False})
    assert [row.absent for row in missing.seats] == [True, False, False]
    left = await house.tables.life.resign(table.id, house.ann.id)
    assert not any(row.absent for row in left.seats)
    assert house.ann.id not in sought(left)


async def test_since_when_somebody_is_missed_outlives_a_restart(house):
    table = await house.at_turn()
    before = await house.tables.life.attend(table.id, {house.ann.id: False})
    began = house.clock.time
    assert before.seats[0].absent_since == began
    house.clock.pass_(hours=5)
    await house.restart()
    table = await house.tables.reading.get(table.id)
    assert [row.absent_since for row in table.seats] == [began, None]
    with refusal("stale"):  # that he is still away is nothing new
        await house.tables.life.attend(table.id, {house.ann.id: False})


async def test_an_ended_table_misses_nobody(house):
    table = await house.at_turn()
    over = await house.tables.life.resign(table.id, house.bob.id)
    assert sought(over) == ()
    with refusal("stale"):
        await house.tables.life.attend(table.id, {house.bob.id: False})


async def test_whom_a_look_is_for(house):
    lobby = await house.gather(house.bob)
    assert sought(await house.tables.gathering.invite(lobby.id, house.ann.id, [house.cid])) == (11, 12, 13)
    table = await house.at_turn(house.bob, house.cid)
    assert sought(table) == (house.ann.id,), "for whom the game waits"
    noted = await house.tables.life.attend(table.id, {house.cid.id: False})
    assert sought(noted) == (house.ann.id, house.cid.id), "and who was missed"
    assert not is_known(noted, {house.cid.id: True})
    assert is_known(noted, {house.ann.id: True})


async def test_a_lobby_loses_those_who_left_the_server_and_the_next_one_hosts(house):
    lobby = await house.gather(house.bob, size=5)
    await house.tables.gathering.invite(lobby.id, house.bob.id, [house.cid, house.dan])
    after = await house.tables.life.attend(lobby.id, {house.ann.id: False, house.bob.id: True, house.cid.id: False})
    assert (after.status, after.host) == ("open", house.bob.id)
    assert [(row.seat, row.user, row.joined) for row in after.seats] == [(0, 12, True), (1, 14, False)]
    assert not any(row.absent for row in after.seats)
    stored = await house.tables.reading.get(lobby.id)
    assert (stored.host, stored.seats) == (after.host, after.seats)
    with refusal("stale"):
        await house.tables.life.attend(lobby.id, {house.bob.id: True})
    again = await house.tables.gathering.invite(lobby.id, house.bob.id, [house.cid])
    assert again.seat_of(house.cid.id) is not None, "he hasn't declined: there is no pause"


async def test_a_lobby_that_everybody_left_is_shut_and_nobody_is_pinged_there(house):
    lobby = await house.gather(house.bob)
    await house.tables.gathering.invite(lobby.id, house.bob.id, [house.cid])
    after = await house.tables.life.attend(lobby.id, {house.ann.id: False, house.bob.id: False, house.cid.id: True})
    assert (after.status, after.closed, after.owing) == ("closed", "withdrawn", ())
    assert not {0, 1} & set(pings(after, await house.tables.reading.delivery(lobby.id), {}))
    with refusal("lobby-withdrawn"):
        await house.tables.gathering.join(lobby.id, house.dan)


@pytest.mark.parametrize("leaver", ["ann", "bob"])
async def test_a_challenge_needs_everybody(house, leaver):
    opened = await house.open()
    after = await house.tables.life.attend(opened.id, {getattr(house, leaver).id: False})
    assert (after.status, after.closed, after.ended_by) == ("closed", "withdrawn", None)
    seat = after.seat_of(getattr(house, leaver).id)
    assert seat not in pings(after, await house.tables.reading.delivery(opened.id), {})
    with refusal("left"):
        await house.tables.gathering.join(opened.id, house.bob)
    assert (await house.open()).status == "open", "nobody has said no: there is no pause"


async def test_a_rematch_leaves_out_who_left_the_server(house):
    table = await house.at_turn()
    await house.tables.life.resign(table.id, house.bob.id)
    with refusal("absent"):
        await house.tables.gathering.rematch(table.id, house.bob, away=[house.bob.id])
    again = await house.tables.gathering.rematch(table.id, house.bob, away=[house.ann.id])
    assert (again.size, [row.user for row in again.seats]) == (2, [house.bob.id])


async def test_the_card_and_the_others_messages_show_it(house):
    table = await house.at_turn(house.bob, house.cid)
    noted = await house.tables.life.attend(table.id, {house.ann.id: False})
    wanted = {
        target: (await house.tables.reading.delivery(table.id, target)).wanted for target in ("card", "seat0", "seat1")
    }
    assert {target: seq == noted.seq for target, seq in wanted.items()} == {
        "card": True,
        "seat0": False,
        "seat1": True,
    }
