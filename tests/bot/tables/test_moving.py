"""A card on its way to another place, and cards that can't be edited: one is live at any time, whatever fails."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from bot.tables.messages import Job
from bot.tables.model import Place
from bot.tables.outlet import Busy, Frozen, Lost, Missing, Refused
from bot.tables.store.database import migrations
from bot.tables.store.look import APPLICATION

THERE = Place(1, 5)


def live(discord, table):
    """The cards that are neither deleted nor reduced."""
    return [card for card in discord.of(table) if not card.retired and card.id not in discord.deleted]


@pytest.fixture
async def table(house, publisher):
    table = await house.at_turn()
    await publisher.round()
    return table


@pytest.mark.parametrize("error", [Lost(), Lost(locked=True), Busy(90), Refused(), RuntimeError("500")])
async def test_a_card_that_cannot_be_posted_there_stays(house, discord, publisher, table, error):
    discord.fail["post"] = [error]
    await house.tables.life.move_card(table.id, THERE)
    assert await publisher.show(table.id) is error
    (card,) = live(discord, table)
    after = await house.tables.reading.get(table.id)
    assert (after.place, after.trouble, card.channel) == (house.place, None, house.place.channel)
    await house.act(table, house.ann.id, "draw")
    house.clock.pass_(seconds=10)
    await publisher.round()
    assert live(discord, table) == [card], "and goes on there"
    assert card.seqs == [3, 4]
    assert await house.shown(table)


async def test_a_card_of_which_nobody_knows_whether_it_was_posted_there(house, discord, publisher, table):
    discord.fail["answer"] = [RuntimeError("504")]
    await house.tables.life.move_card(table.id, THERE)
    assert isinstance(await publisher.show(table.id), RuntimeError)
    assert (await house.tables.reading.get(table.id)).place == house.place
    house.clock.pass_(seconds=5)
    await publisher.round()
    (card,) = live(discord, table)
    assert (card.channel, (await house.tables.reading.get(table.id)).place) == (5, THERE), (
        "it was, so the table is there"
    )
    assert len(discord.of(table)) == 2
    assert await house.shown(table)


async def test_a_place_that_is_lost_when_one_looks_whether_it_was_posted_there(house, discord, publisher, table):
    discord.fail["post"] = [RuntimeError("500")]
    await house.tables.life.move_card(table.id, THERE)
    await publisher.show(table.id)
    discord.lost.add(5)
    house.clock.pass_(seconds=5)
    await publisher.round()
    assert (await house.tables.reading.get(table.id)).trouble is None
    assert await house.shown(table)


async def test_a_lost_card_that_cannot_be_moved_is_still_lost_and_tried_in_its_time(house, discord, publisher, table):
    discord.lost |= {2, 5}
    await house.act(table, house.ann.id, "draw")
    again = await publisher.round()
    await house.tables.life.move_card(table.id, THERE)
    assert isinstance(await publisher.show(table.id), Lost)
    assert (await house.tables.reading.get(table.id)).trouble == "lost"
    assert await publisher.round() == again


async def test_shown_again_and_again_though_nothing_has_changed(house, discord, publisher, table):
    for cards in range(2, 5):
        await house.tables.life.move_card(table.id, house.place)
        assert await publisher.show(table.id) is None
        await publisher.round()
        assert len(discord.of(table)) == cards
        assert live(discord, table) == discord.of(table)[-1:]


async def test_the_old_card_is_live_until_the_new_one_stands(house, discord, publisher, table):
    post = discord.post

    async def looking(table, delivery, ping):
        assert len(live(discord, table)) == 1
        return await post(table, delivery, ping)

    discord.post = looking
    await house.act(table, house.ann.id, "end")
    await house.tables.life.move_card(table.id, THERE)
    await publisher.round()
    assert len(live(discord, table)) == 1
    assert len(discord.of(table)) == 2


async def test_a_card_that_cannot_be_edited_any_more_is_replaced(house, discord, publisher, table):
    discord.fail["edit"] = [Frozen()]
    await house.act(table, house.ann.id, "draw")
    await publisher.round()
    old, new = discord.of(table)
    assert (old.retired, new.seqs, new.ping) == (1, [4], ())
    assert await house.shown(table)


async def test_a_frozen_card_lives_on_where_no_new_one_can_be_posted(house, discord, publisher, table):
    discord.fail["edit"] = [Frozen()]
    discord.fail["post"] = [Lost(locked=True)]
    await house.act(table, house.ann.id, "draw")
    await publisher.round()
    (card,) = live(discord, table)
    assert (await house.tables.reading.delivery(table.id)).message == card.id
    assert (await house.tables.reading.get(table.id)).trouble == "lost"


async def test_a_frozen_card_of_a_table_that_came_to_nothing(house, discord, publisher):
    table = await house.open()
    await publisher.round()
    discord.fail["edit"] = [Frozen()]
    await house.tables.moderators.close(table.id, 99)
    await publisher.round()
    assert [card.seqs for card in live(discord, table)] == [[1]], "its buttons are gone"
    assert len(discord.of(table)) == 2


async def test_a_frozen_private_message_is_let_be_until_the_next(house, discord, publisher, table):
    discord.fail["edit"] = [None, Frozen()]
    await house.act(table, house.ann.id, "end")
    await publisher.round()
    assert len(discord.of(table, "seat0")) == 1
    assert await house.shown(table)
    await house.act(table, house.bob.id, "end")
    await publisher.round()


async def test_an_old_card_in_a_locked_thread_is_let_be(house, discord, publisher, table):
    discord.fail["retire"] = [Frozen()]
    await house.tables.life.move_card(table.id, THERE)
    await publisher.round()
    assert discord.taken().count("retire card") == 1
    assert await house.shown(table)


async def test_an_old_card_is_retired_though_the_next_comes_meanwhile(house, discord, publisher, table):
    discord.fail["retire"] = [Busy(600), RuntimeError("500"), Missing()]
    await house.tables.life.move_card(table.id, THERE)
    await publisher.round()
    await house.tables.life.move_card(table.id, house.place)
    await publisher.show(table.id)
    assert len(discord.of(table)) == 3, "the old ones hold up no new one"
    while (next := await publisher.round()) is not None:
        house.clock.time = next
    retired = [card.retired for card in discord.of(table)]
    assert sorted(retired) == [0, 0, 1], "the present one, and the one that was said to be missing"
    assert retired[-1] == 0
    assert await house.shown(table)


async def test_an_old_card_that_never_can_be_reduced_is_given_up(house, discord, publisher, table):
    discord.fail["retire"] = [RuntimeError("500")] * 100
    await house.tables.life.move_card(table.id, THERE)
    tries = 0
    while (next := await publisher.round()) is not None:
        house.clock.time, tries = next, tries + 1
    assert 10 < tries < 20
    assert await house.shown(table)


async def test_a_message_that_is_never_taken_is_not_tried_for_ever(house, discord, publisher, table):
    discord.fail["edit"] = [Refused()] * 100
    await house.act(table, house.ann.id, "draw")
    tries = 0
    while (next := await publisher.round()) is not None:
        house.clock.time, tries = next, tries + 1
    assert tries < 6
    assert await house.shown(table)
    discord.fail["edit"].clear()
    await house.act(table, house.ann.id, "draw")
    await publisher.round()
    assert discord.of(table)[0].seqs == [3, 5], "the next change is shown"


async def test_a_search_that_must_wait_doubles_nothing(house, discord, publisher):
    table = await house.at_turn()
    discord.fail["answer"] = [RuntimeError("504")]
    discord.fail["find"] = [Busy(60)]
    while (next := await publisher.round()) is not None:
        house.clock.time = next
    assert len(discord.of(table)) == 1
    assert await house.shown(table)


class TestLookingAgain:
    async def test_quiet_cards_are_left_alone(self, house, discord, publisher, table):
        house.clock.pass_(hours=2)
        discord.taken()
        await house.store.deliveries.look_again("channel", house.place.channel, lost_only=True)
        await publisher.round()
        assert discord.taken() == []

    async def test_lost_ones_are_tried(self, house, discord, publisher, table):
        discord.lost.add(house.place.channel)
        await house.act(table, house.ann.id, "draw")
        await publisher.round()
        discord.lost.clear()
        await house.store.deliveries.look_again("channel", house.place.channel, lost_only=True)
        await publisher.round()
        assert (await house.tables.reading.get(table.id)).trouble is None
        assert await house.shown(table)

    async def test_not_those_that_are_to_wait(self, house, discord, publisher, table):
        discord.fail["edit"] = [Busy(90)]
        await house.act(table, house.ann.id, "draw")
        again = await publisher.round()
        await house.store.deliveries.look_again("channel", house.place.channel, lost_only=True)
        assert await publisher.round() == again


async def older(house_of, path, before: str, rows: str):
    """The service on a database of a release before the migration that says `before`, with a table and these rows."""
    number = next(at for at, script in enumerate(migrations()) if before in script)
    with closing(sqlite3.connect(path)) as connection:
        for script in migrations()[:number]:
            connection.executescript(script)
        connection.executescript(
            f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number};"
            "INSERT INTO tables (id, game, options, status, guild, channel, language, host, created, seq, chance, seed)"
            f" VALUES (1, 'toy', '{{}}', 'running', 1, 2, 'en', 11, 0, 5, 0, 'seed'); {rows}"
        )
    house = house_of(path)
    await house.start()
    return house


@pytest.mark.parametrize(
    ("posted", "told"),
    [
        ("('card', 77, 4), ('seat0', NULL, 5), ('seat1', NULL, -1)", [False, False]),  # the release ended before that
        ("('card', 77, 4), ('seat0', 78, 5), ('seat1', 79, 4)", [True, False]),
        ("('card', 77, 5), ('seat0', NULL, 5), ('seat1', 79, 4)", [True, True]),
    ],
)
async def test_whom_an_older_release_had_still_to_call(house_of, tmp_path, posted, told):
    house = await older(
        house_of,
        tmp_path / "older.db",
        "ADD COLUMN heard",
        "INSERT INTO seats (table_id, seat, user, name, joined, owes, owes_since, since)"
        " VALUES (1, 0, 11, 'Ann', 1, 1, 5, 0), (1, 1, 12, 'Bob', 1, 1, 5, 0);"
        "INSERT INTO deliveries (table_id, target, wanted, message, posted_seq)"
        f" SELECT 1, column1, 5, column2, column3 FROM (VALUES {posted});",
    )
    table = await house.tables.reading.get(1)
    assert [row.news for row in table.seats] == [5, 5]
    assert [row.heard == row.news for row in table.seats] == told
    await house.store.close()


async def test_what_an_older_release_had_still_to_retire(house_of, tmp_path):
    house = await older(
        house_of,
        tmp_path / "older.db",
        "CREATE TABLE leftovers",
        "INSERT INTO deliveries (table_id, target, wanted, shown, channel, message, old_channel, old_message)"
        " VALUES (1, 'card', 5, 5, 2, 77, 3, 66);",
    )
    now = house.clock.time
    assert await house.store.deliveries.lagging(now) == []
    assert await house.store.leftovers.lagging(now) == [Job(1, "card", 66, ("leftover", 3))]
    assert (await house.tables.reading.delivery(1)).message == 77
    await house.store.close()
