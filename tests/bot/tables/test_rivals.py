"""The bot at its own seats: it moves within a round, once, whatever happens to the thought."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.tables.making import owed, own
from bot.tables.model import FREE, Refusal
from bot.tables.rivals import Rivals, dealt, seed
from engine import registry
from engine.values import Cell, Key, Number
from tests.bot.tables.rivalry import END, TAKE, Thinker, against_bot, moves, play, rivals_of, thinking_toy, thoughtful


async def test_one_click_and_the_game_runs(house):
    table = await against_bot(house)
    assert table.status == "running"
    assert [(row.user > 0, row.level) for row in table.seats] == [(True, None), (False, "hard")]
    assert table.names == ("Ann", "Flotilla")


async def test_without_a_mind_default_plays_in_the_round(house):
    thinker = Thinker()
    rivals_of(house, thinker)
    table = await against_bot(house)
    await play(house)
    assert await moves(house, table) == [1]  # it has pledged
    table = await house.act(table, house.ann.id, Number(0))
    table = await house.act(table, house.ann.id, "end")
    await play(house)
    table = await house.tables.reading.get(table.id)
    assert await moves(house, table) == [1, 0, 0, 1, 1]  # its turn, and the pledge of the next round
    assert table.seats[0].owes
    assert thinker.asked == 0


async def test_a_whole_game(house):
    rivals_of(house)
    table = await against_bot(house, rounds=2)
    while True:
        await play(house)
        table = await house.tables.reading.get(table.id)
        if table.status == "over":
            break
        seen = own(table, 0)
        asked = seen.engine.pending(seen.state)[0].about.id
        path = Number(0) if asked == "toy-pledge" else "end"
        table = await house.act(table, house.ann.id, path)
    assert table.drawn == ()


async def test_the_bot_of_a_waiting_table_does_nothing(house):
    rivals_of(house)
    table = await house.gather(size=3)
    await house.tables.gathering.fill(table.id, house.ann.id, 1, "easy")
    await play(house)
    assert await house.log(table) == []


async def test_a_plan_is_done_to_its_end(house, toy, monkeypatch):
    table, thinker = await thoughtful(house, toy, monkeypatch, TAKE, TAKE, END)
    asked = thinker.asked
    await thinker.answer()
    await house.rivals.round()
    assert (await moves(house, table))[2:] == [1, 1, 1]
    assert thinker.asked == asked
    table = await house.tables.reading.get(table.id)
    assert table.owing == (0,)
    assert not table.steps  # each action stands by itself


async def test_what_is_revealed_is_thought_about(house, toy, monkeypatch):
    table, thinker = await thoughtful(house, toy, monkeypatch, (Key("draw"),), END)
    await thinker.answer()
    await house.rivals.round()
    assert (await moves(house, table))[2:] == [1]
    assert len(thinker.jobs) == 1  # the next thought
    await thinker.answer(END)
    await house.rivals.round()
    assert (await moves(house, table))[2:] == [1, 1]


async def test_the_rest_of_a_plan_that_is_impossible_is_thought_anew(house, toy, monkeypatch):
    table, thinker = await thoughtful(house, toy, monkeypatch)
    await thinker.answer(TAKE, (Key("nonsense"),))
    await house.rivals.round()
    assert (await moves(house, table))[2:] == [1]
    assert len(thinker.jobs) == 1


async def test_one_thought_at_a_time(house, toy, monkeypatch):
    thinking_toy(toy, monkeypatch)
    thinker = Thinker()
    rivals_of(house, thinker)
    tables = [await against_bot(house) for _ in range(3)]
    for _ in range(3):
        await house.rivals.round()
        await house.rivals.round()
        assert len(thinker.jobs) == 1
        await thinker.answer()
    await house.rivals.round()
    assert [await moves(house, table) for table in tables] == [[1]] * 3


async def test_a_late_answer_refuses_itself(house, toy, monkeypatch):
    table, thinker = await thoughtful(house, toy, monkeypatch, TAKE, END)
    other = Rivals(house.tables.changes, lambda: None, lambda: (second := Thinker()) and second)
    now = await house.tables.reading.get(table.id)
    assert await other._do(table.id, now.seq, 1, owed(now, 1).number, (END,))
    await thinker.answer()
    await house.rivals.round()
    assert (await moves(house, table))[2:] == [1]


async def test_a_closed_table_gets_no_move(house, toy, monkeypatch):
    table, thinker = await thoughtful(house, toy, monkeypatch, TAKE, END)
    closed = await house.tables.life.resign(table.id, house.ann.id)
    assert closed.status == "over"
    before = await moves(house, table)
    await thinker.answer()
    await house.rivals.round()
    assert await moves(house, table) == before
    assert not thinker.jobs


async def test_a_restart_in_mid_thought_thinks_the_same_again(house, toy, monkeypatch):
    table, thinker = await thoughtful(house, toy, monkeypatch, TAKE, END)
    (job,) = thinker.jobs
    house.rivals = None
    await house.restart()
    again = Thinker()
    rivals_of(house, again)
    await house.rivals.round()
    assert again.jobs == [job]
    await again.answer()
    await house.rivals.round()
    assert (await moves(house, table))[2:] == [1, 1]


async def test_free_actions_are_done_and_come_to_rest(house, toy, monkeypatch):
    thinking_toy(toy, monkeypatch, signals=True)
    thinker = Thinker()
    rivals_of(house, thinker)
    table = await against_bot(house)
    await house.rivals.round()
    await thinker.answer()  # its pledge
    await house.rivals.round()
    assert thinker.jobs  # it may signal
    await thinker.answer((Key("flag"), Cell(0, 0)))
    await play(house)
    rows = await house.tables.reading.recent(await house.tables.reading.get(table.id), 1)
    assert [row.number == FREE for row in rows if row.kind == "action"] == [False, True]
    assert not thinker.jobs  # it may signal once


async def test_whoever_does_nothing_freely_is_asked_once_a_change(house, toy, monkeypatch):
    thinking_toy(toy, monkeypatch, signals=True)
    thinker = Thinker()
    rivals_of(house, thinker)
    table = await against_bot(house)
    for _ in range(2):
        await house.rivals.round()
        await thinker.answer()
    await play(house)
    assert thinker.asked == 2
    await house.act(table, house.ann.id, Number(0))
    await house.rivals.round()
    assert thinker.asked == 3


async def test_what_isnt_owed_is_thought_about_anew_when_something_has_happened(house, toy, monkeypatch):
    """No number tells that such a thought is late."""
    thinking_toy(toy, monkeypatch, signals=True)
    thinker = Thinker()
    rivals_of(house, thinker)
    table = await against_bot(house)
    await house.rivals.round()
    await thinker.answer()  # its pledge
    await house.rivals.round()
    table = await house.act(table, house.ann.id, Number(0))
    await thinker.answer((Key("flag"), Cell(0, 0)))
    await house.rivals.round()
    assert (await house.tables.reading.get(table.id)).seq == table.seq
    assert len(thinker.jobs) == 1
    await thinker.answer((Key("flag"), Cell(1, 0)))
    await house.rivals.round()
    assert (await house.log(table))[-1].path == (Key("flag"), Cell(1, 0))


async def test_who_had_nothing_to_do_is_asked_again_when_something_has_happened(house, toy, monkeypatch):
    thinking_toy(toy, monkeypatch, signals=True)
    thinker = Thinker()
    rivals_of(house, thinker)
    table = await against_bot(house)
    await house.rivals.round()
    await thinker.answer()  # its pledge
    await house.rivals.round()
    await house.act(table, house.ann.id, Number(0))
    await thinker.answer()  # nothing, before that
    await house.rivals.round()
    assert len(thinker.jobs) == 1


async def test_what_is_taken_back_while_the_bot_thinks_is_neither_lost_nor_doubled(house, toy, monkeypatch):
    thinking_toy(toy, monkeypatch, signals=True)
    thinker = Thinker()
    rivals_of(house, thinker)
    table = await against_bot(house)
    await house.rivals.round()
    await thinker.answer()  # its pledge
    await house.rivals.round()
    await house.act(table, house.ann.id, Number(0))
    await house.act(table, house.ann.id, "take", Cell(0, 0))
    await house.tables.turns.take_back(table.id, house.ann.id)
    for _ in range(2):  # before that, after it
        await thinker.answer((Key("lamp"), Cell(1, 0)))
        await house.rivals.round()
    table = await house.tables.reading.get(table.id)
    assert (table.state.signals, table.owing, len(table.steps)) == ((1,), (0,), 1)  # her pledge
    await house.act(table, house.ann.id, "end")
    assert await moves(house, table) == [1, 1, 0, 0]


async def test_the_thinker_gets_no_seed_and_no_secret(house, toy, monkeypatch):
    """What is thought is the same in all positions that the seat can't tell apart."""
    table, thinker = await thoughtful(house, toy, monkeypatch)
    ((game, world, seat, level, chance),) = thinker.jobs
    assert (game, seat, level) == ("toy", 1, "hard")
    assert "secret-seed" not in f"{world} {chance}"
    at = await house.tables.reading.get(table.id)
    other = replace(at.state, deck=at.state.deck[::-1], pledged=(2, at.state.pledged[1]))
    assert toy.view(other, 1) == toy.view(at.state, 1)
    twin = replace(at, state=other)
    assert toy.dump(dealt(twin, 1)) == toy.dump(dealt(at, 1)) == world
    assert seed(twin, 1) == seed(at, 1) == chance


async def test_nobody_is_played_for_when_all_have_left(house):
    rivals_of(house)
    table = await house.gather(size=3)
    await house.tables.gathering.fill(table.id, house.ann.id, 2, "easy")
    table = await house.tables.gathering.begin(table.id, house.ann.id)
    table = await house.tables.life.resign(table.id, house.ann.id)
    assert (table.status, table.closed) == ("closed", "given-up")
    await play(house)
    assert await moves(house, table) == []


async def test_who_was_beaten_sees_the_end(house, toy, monkeypatch):
    rivals_of(house)
    table = await house.gather(size=3, rounds=1)
    await house.tables.gathering.fill(table.id, house.ann.id, 2, "easy")
    table = await house.tables.gathering.begin(table.id, house.ann.id)
    crew = registry.get("crew")
    state, _ = crew.drop(table.state, 0)  # beaten by the rules
    await house.store.tables.save(table, replace(table, state=state, seq=table.seq + 1))
    table = await house.tables.reading.get(table.id)
    house.rivals.poke(table.id)
    await play(house)
    assert (await house.tables.reading.get(table.id)).status == "over"


async def test_in_a_lobby_seats_are_filled_and_given_back(house):
    table = await house.gather(house.bob, size=5)
    gathering = house.tables.gathering
    table = await gathering.fill(table.id, house.ann.id, 2, "medium")
    assert table.names == ("Ann", "Bob", "Flotilla 1", "Flotilla 2")
    assert table.status == "open"
    table = await gathering.join(table.id, house.cid)  # the last seat
    assert table.status == "running"
    assert [row.user > 0 for row in table.seats] == [True, True, False, False, True]


async def test_only_the_host_lets_the_bot_play(house):
    table = await house.gather(house.bob, size=4)
    gathering = house.tables.gathering
    for ask in (
        lambda: gathering.fill(table.id, house.bob.id, 1, "easy"),
        lambda: gathering.dismiss(table.id, house.bob.id),
        lambda: gathering.set_level(table.id, house.bob.id, "hard"),
    ):
        with pytest.raises(Refusal, match="not-host"):
            await ask()
    with pytest.raises(Refusal, match="stale"):
        await gathering.fill(table.id, house.ann.id, 3, "easy")
    table = await gathering.fill(table.id, house.ann.id, 2, "easy")
    with pytest.raises(Refusal, match="full"):
        await gathering.fill(table.id, house.ann.id, 1, "easy")
    table = await gathering.set_level(table.id, house.ann.id, "hard")
    table = await gathering.dismiss(table.id, house.ann.id)
    assert [row.level for row in table.seats] == [None, None, "hard"]


async def test_the_bot_never_hosts(house):
    table = await house.gather(house.bob, size=4)
    await house.tables.gathering.fill(table.id, house.ann.id, 1, "easy")
    table = await house.tables.gathering.leave(table.id, house.ann.id)
    assert (table.host, [row.seat for row in table.seats]) == (house.bob.id, [0, 1])
    table = await house.tables.gathering.leave(table.id, house.bob.id)
    assert (table.status, table.closed) == ("closed", "withdrawn")


async def test_the_card_is_brought_up_once_the_bot_owes_nothing(house, discord, publisher):
    rivals_of(house)
    table = await against_bot(house)
    await play(house)
    await publisher.round()
    house.clock.pass_(minutes=1)
    table = await house.act(table, house.ann.id, Number(0))
    table = await house.act(table, house.ann.id, "end")
    await publisher.round()
    assert [message.seqs[-1] < table.seq for message in discord.of(table)] == [True]  # it waits
    await play(house)
    publisher.poke(table.id)
    await publisher.round()
    _, second = discord.of(table)
    assert second.ping == (0,)
    assert second.seqs == [(await house.tables.reading.get(table.id)).seq]
    assert not discord.of(table, "seat1")  # nobody writes to the bot


async def test_after_five_seconds_the_card_waits_no_longer(house, discord, publisher):
    table = await against_bot(house)
    await publisher.round()
    assert not discord.of(table)  # the first one waits too
    house.clock.pass_(seconds=5)
    await publisher.round()
    assert len(discord.of(table)) == 1
    house.clock.pass_(minutes=1)
    await house.act(table, house.ann.id, Number(0))
    table = await house.tables.turns.act(table.id, house.ann.id, FREE, (Key("lamp"), Cell(0, 0)))
    again = await publisher.round()
    assert discord.of(table)[-1].seqs[-1] < table.seq
    assert (again - house.clock.time).total_seconds() <= 5
    house.clock.pass_(seconds=5)
    await publisher.round()
    assert await house.shown(table)
