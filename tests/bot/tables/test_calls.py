"""Who is called in a turn of several debts (shot, answer, shot), and by what: counted in messages and pings."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import product
from typing import Any

import pytest
from msgspec.structs import replace

from bot.tables.calls import AGAIN
from bot.tables.model import FREE, Place
from bot.tables.outlet import Busy
from bot.tables.publisher import Publisher
from engine import flow
from engine.values import Cell, Key, Number

SHOTS = 5
WAYS = ("both", "dm", "ping", "off")
"""As a person wants to be called; `off`: he takes no direct messages at all."""
WRITTEN = ("both", "dm")


class Count:
    """What the people of a table are sent from now on."""

    def __init__(self, discord, table):
        self.discord, self.table = discord, table
        self.start = len(discord.messages)
        discord.taken()

    def __call__(self):
        """The new cards; how often each seat was pinged; how many new direct messages it has."""
        new = self.discord.messages[self.start :]
        cards = [message for message in new if message.target == "card"]
        pings = Counter(seat for card in cards for seat in card.ping)
        messages = Counter(message.target for message in new if message.target != "card")
        return len(cards), (pings[0], pings[1]), (messages["seat0"], messages["seat1"])


async def choose(house, person, way):
    if way == "off":
        await house.tables.people.choose(person, dm_off=True)
    else:
        await house.tables.people.choose(person, calls=way)


async def called_to_her_turn(house, discord, publisher, mover="both", target="both"):
    """A table where Bob had the first turn and Ann is to be called to hers; and a count from before that."""
    table = await house.begin(first=1, rounds=3)
    await publisher.round()
    await choose(house, house.ann, mover)
    await choose(house, house.bob, target)
    for person in (house.ann, house.bob):
        table = await house.act(table, person.id, Number(0))
    await publisher.round()
    house.clock.pass_(minutes=1)
    count = Count(discord, table)
    table = await house.act(table, house.bob.id, "end")
    await publisher.round()
    return table, count


async def shoot(house, publisher, table):
    table = await house.act(table, house.ann.id, "shoot")
    await publisher.round()
    house.clock.pass_(seconds=5)
    return table


async def answer(house, publisher, table):
    table = await house.act(table, house.bob.id, "port", "moor")
    await publisher.round()
    house.clock.pass_(seconds=5)
    return table


@pytest.mark.parametrize(("mover", "target"), list(product(WAYS, WAYS)))
async def test_a_turn_of_shots_and_answers_edits_one_card(house, discord, publisher, mover, target):
    """A new card when Ann is pinged to her turn, one more at most where Bob must be pinged; all else edits it."""
    table, count = await called_to_her_turn(house, discord, publisher, mover, target)
    begun = mover != "dm"
    assert count() == (begun, (begun, 0), (mover in WRITTEN, 0))
    for _ in range(SHOTS):
        table = await answer(house, publisher, await shoot(house, publisher, table))
    renewed = target != "dm"
    cards, pings, messages = count()
    assert (cards, pings) == (begun + renewed, (begun, renewed))
    assert messages == ((SHOTS + 1) * (mover in WRITTEN), SHOTS * (target in WRITTEN)), "one for each question"
    assert discord.of(table)[-1].seqs[-1] == table.seq, "the card shows it all"
    assert discord.taken().count("edit card") == 2 * SHOTS + 1 - cards
    assert await house.shown(table)


@pytest.mark.parametrize("way", ["ping", "off"])
@pytest.mark.parametrize("restarted", [False, True])
async def test_a_question_that_waits_long_is_pinged_for_once(house, discord, publisher, way, restarted):
    table, count = await called_to_her_turn(house, discord, publisher, target=way)
    await answer(house, publisher, await shoot(house, publisher, table))
    asked = house.clock.time
    table = await house.act(table, house.ann.id, "shoot")
    assert await publisher.round() == asked + AGAIN
    if restarted:
        await house.restart()
        publisher = Publisher(house.tables, discord, house.clock)
        await publisher.call_again()
        assert await publisher.round() == asked + AGAIN
    assert count()[:2] == (2, (1, 1))
    house.clock.time = asked + AGAIN
    await publisher.round()
    assert count()[:2] == (3, (1, 2))
    house.clock.pass_(hours=5)
    await publisher.call_again()
    await publisher.round()
    assert count()[:2] == (3, (1, 2)), "once"
    assert await house.shown(table)


async def test_what_is_answered_in_time_needs_no_ping(house, discord, publisher):
    table, count = await called_to_her_turn(house, discord, publisher, "ping", "off")
    for _ in range(2):
        table = await answer(house, publisher, await shoot(house, publisher, table))
    house.clock.pass_(minutes=5)
    table = await house.act(table, house.ann.id, "end")
    await publisher.round()
    before = count()
    discord.taken()
    house.clock.pass_(minutes=20)
    assert await publisher.round() is None
    assert (count(), discord.taken()) == (before, [])


@pytest.mark.parametrize("way", WAYS)
async def test_a_card_shown_elsewhere_or_again_calls_nobody_twice(house, discord, publisher, way):
    table, count = await called_to_her_turn(house, discord, publisher, target=way)
    table = await answer(house, publisher, await shoot(house, publisher, table))
    await shoot(house, publisher, table)
    pings, messages = count()[1:]
    for number in range(3):
        await house.tables.life.move_card(table.id, Place(1, 10 + number))
        await publisher.show(table.id)
        await publisher.round()
    # the first of them tells who could only have been told later
    assert count()[1:] == ((pings[0], pings[1] + (way in ("ping", "off"))), messages)
    discord.deleted.add(discord.of(table)[-1].id)
    house.clock.pass_(minutes=30)
    await answer(house, publisher, table)
    assert count()[1][1] == pings[1] + (way in ("ping", "off"))


@pytest.mark.parametrize("fault", ["post", "answer", "edit"])
@pytest.mark.parametrize("way", WAYS)
async def test_failures_double_no_call(house, discord, publisher, way, fault):
    table, count = await called_to_her_turn(house, discord, publisher, target=way)
    discord.fail[fault] = [Busy(7), OSError(), None, Busy(7)] if fault != "answer" else [OSError()]
    for _ in range(2):
        table = await house.act(table, house.ann.id, "shoot")
        await publisher.round()
        for _ in range(4):
            house.clock.pass_(seconds=30)
            await publisher.round()
        table = await house.act(table, house.bob.id, "port", "moor")
        await publisher.round()
    house.clock.pass_(minutes=2)
    await publisher.round()
    assert count()[1][1] == (way != "dm")
    assert count()[2][1] == (2 if way in WRITTEN else 0)


async def test_who_turns_out_to_take_no_messages_is_pinged_for_it(house, discord, publisher):
    table, count = await called_to_her_turn(house, discord, publisher)
    discord.closed.add(house.bob.id)
    await shoot(house, publisher, table)
    assert count()[:2] == (2, (1, 1))


async def test_what_is_answered_before_it_is_told_calls_nobody(house, discord, publisher):
    """The publisher was held up; Bob has found the question by himself."""
    table, count = await called_to_her_turn(house, discord, publisher, target="off")
    await house.act(table, house.ann.id, "shoot")
    await house.act(table, house.bob.id, "port", "moor")
    await publisher.round()
    assert count()[1] == (1, 0)


@pytest.fixture
def boarding(toy, monkeypatch):
    """A lamp that somebody lights out of his turn asks Ann's neighbour at once: the turn waits behind it."""
    apply = type(toy).apply

    def interrupting(self: Any, state: Any, seat: int, action: Any, chance: Any) -> Any:
        after, events = apply(self, state, seat, action, chance)
        if action.path[0] == Key("lamp"):
            ask = sys.modules[type(self).__module__].Harbour(1)
            after = replace(after, todo=(ask, *after.todo))
            return flow.settle(after, self._resolve), events
        return after, events

    monkeypatch.setattr(type(toy), "apply", interrupting)


@pytest.mark.usefixtures("boarding")
@pytest.mark.parametrize("mover", WAYS)
async def test_a_question_that_stood_behind_another_is_the_same_one(house, discord, publisher, mover):
    table, count = await called_to_her_turn(house, discord, publisher, mover)
    number, before = house.number(table, house.ann.id), count()
    await house.tables.turns.act(table.id, house.bob.id, FREE, (Key("lamp"), Cell(0, 0)))
    await publisher.round()
    assert (await house.tables.reading.get(table.id)).owing == (1,)
    table = await answer(house, publisher, table)
    assert (table.owing, house.number(table, house.ann.id)) == ((0,), number)
    house.clock.pass_(minutes=40)
    await publisher.round()
    assert (count()[1][0], count()[2][0]) == (before[1][0], before[2][0])
    table = await shoot(house, publisher, table)
    table = await answer(house, publisher, table)
    assert count()[2][0] == before[2][0] + (mover in WRITTEN), "another question is another call"


@pytest.mark.usefixtures("boarding")
async def test_who_has_put_his_question_off_himself_is_told_when_it_waits_again(house, discord, publisher):
    table, count = await called_to_her_turn(house, discord, publisher)
    number = house.number(table, house.ann.id)
    await house.tables.turns.act(table.id, house.ann.id, FREE, (Key("lamp"), Cell(0, 0)))
    await publisher.round()
    told = count()[2][0]
    table = await answer(house, publisher, await house.tables.reading.get(table.id))
    assert (house.number(table, house.ann.id), count()[2][0]) == (number, told + 1)


@pytest.mark.usefixtures("boarding")
async def test_a_turn_given_back_behind_another_question_is_heard_of(house, discord, publisher):
    table, count = await called_to_her_turn(house, discord, publisher)
    await house.act(table, house.ann.id, "take", Cell(1, 0))
    table = await house.tables.turns.act(table.id, house.bob.id, FREE, (Key("lamp"), Cell(0, 0)))
    assert (table.owing, table.steps) == ((1,), ())
    await publisher.round()
    told = count()[2][0]
    await answer(house, publisher, table)
    assert count()[2][0] == told + 1


@pytest.mark.parametrize("way", WAYS)
async def test_ones_own_new_numbers_are_no_news(house, discord, publisher, way):
    table, count = await called_to_her_turn(house, discord, publisher, mover=way)
    before = count()
    for _ in range(3):
        await house.act(table, house.ann.id, "take", Cell(0, 0))
        await house.tables.turns.take_back(table.id, house.ann.id)
        await house.tables.turns.act(table.id, house.ann.id, FREE, (Key("flag"), Cell(0, 0)))
        await house.tables.turns.take_back(table.id, house.ann.id)
        await publisher.round()
    await house.act(table, house.ann.id, "draw")
    await publisher.round()
    assert count() == before
