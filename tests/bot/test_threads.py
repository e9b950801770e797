"""Games in threads of their own in a simulated Discord: how they begin, are found, kept, lost and closed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.tables.defaults import Defaults
from bot.views.threads import NAME, thread_name
from tests.bot.costs import Calls, paths
from tests.bot.lobbies import opened
from tests.bot.test_places import deny

HOUR, DAY = 3600.0, 86400.0


async def started(sea: Any, **options: Any) -> tuple[Any, Any]:
    """A game of light and dark in its thread, which light begins: the table and the thread."""
    options = {"first": "challenger", "thread": True, **options}
    await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark, **options)
    await sea.dark.click(sea.card(), label="Accept")
    (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
    return table, thread_of(sea, table)


def thread_of(sea: Any, table: Any) -> Any:
    return next((thread for thread in sea.channel.threads if thread.id == table.thread), None)


def card_in(sea: Any, tools: Any, place: Any) -> Any:
    """The newest message with buttons there."""
    return next(m for m in reversed(place.history(viewer=sea.watcher)) if tools.buttons(m))


def asked(sea: Any, since: int, method: str, path: str) -> list[Any]:
    """The bodies of what the bot has asked of Discord since then."""
    found = [r for r in sea.env.http_requests[since:] if r.method == method and re.search(path, r.path)]
    return [request.json for request in found]


async def over(sea: Any, thread: Any) -> None:
    page = (await sea.light.slash(thread, "sealords resign")).response
    await sea.light.click(page, label="Yes, resign")


async def test_a_game_from_its_challenge_to_its_rematch(sea: Any, tools: Any) -> None:
    """The challenge and a line stand in the channel, the game in its thread; a day after its end that is archived."""
    since = len(sea.env.http_requests)
    said = await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark, first="challenger", thread=True)
    assert "is posted" in tools.text(said.response)
    assert "thread" not in tools.text(said.response)
    challenge = sea.card()
    assert "🧵 The game will have a thread of its own here." in tools.text(challenge)
    await sea.dark.click(challenge, label="Accept")
    (body,) = asked(sea, since, "POST", "/threads$")
    assert (body["name"], body["auto_archive_duration"]) == ("Sea Lords 1: Nakhimov, Kornilov", 10080)
    table = await sea.bot.tables.reading.get(1)
    thread = thread_of(sea, table)
    assert (thread.id, table.place.channel) == (challenge.id, challenge.id), "by which it would be found after a crash"
    line = sea.channel.history(viewer=sea.watcher)[0]
    assert "Sea Lords, table 1: 🟡 Nakhimov – 🔷 Kornilov. The game began." in tools.text(line)
    card = card_in(sea, tools, thread)
    assert f"<@{sea.light.id}> to move" in tools.text(card)
    assert f"/{thread.id}/{card.id}" in tools.text(sea.dms(sea.light)[-1])
    for _ in range(4):
        await sea.end_turn(1)
        await sea.env.advance_time(HOUR)
    assert len(sea.channel.threads) == 1
    assert tools.text(sea.channel.history(viewer=sea.watcher)[0]) == tools.text(line)
    await over(sea, thread)
    assert "Sea Lords, table 1: 🏆 🔷 Kornilov won!" in tools.text(sea.channel.history(viewer=sea.watcher)[0])
    await sea.dark.click(card_in(sea, tools, thread), label="Rematch")
    again = await sea.bot.tables.reading.get(2)
    assert (again.thread, again.place.channel) == (thread.id, thread.id)
    since = len(sea.env.http_requests)
    await sea.light.click(card_in(sea, tools, thread), label="Accept")
    await sea.env.advance_time(60)
    assert asked(sea, since, "PATCH", f"/channels/{thread.id}$") == [
        {"archived": False, "name": "Sea Lords 2: Nakhimov, Kornilov"}
    ]
    await over(sea, thread)
    await sea.env.advance_time(0.9 * DAY)
    await sea.restart()
    since = len(sea.env.http_requests)
    await sea.env.advance_time(0.2 * DAY)
    assert asked(sea, since, "PATCH", f"/channels/{thread.id}$") == [{"archived": True}]
    await sea.restart()
    await sea.env.advance_time(8 * DAY)
    assert asked(sea, since, "PATCH", f"/channels/{thread.id}$") == [{"archived": True}]


async def test_commands_in_the_channel_find_it(sea: Any, tools: Any) -> None:
    """Buttons in an archived thread work on no phone: what is typed in the channel does."""
    await sea.start()
    port = sea.guild.create_text_channel("port")
    await sea.light.slash(port, "sealords start", opponent=sea.dark, thread=True)
    await sea.dark.click(card_in(sea, tools, port), label="Accept")
    table = (await sea.bot.tables.reading.of_user(sea.light.id))[-1]
    for place in (port, port.threads[0]):
        for command in ("sealords hand", "sealords log", "table time"):
            said = tools.text((await sea.light.slash(place, command)).response)
            assert "table 2" in said, command
        assert "table 2" in tools.text((await sea.watcher.slash(place, "sealords log")).response)
    shown = await sea.light.slash(port, "sealords show", table=str(table.id))
    assert f"/{table.thread}/" in tools.text(shown.response), "its card stays in its thread"
    assert (await sea.bot.tables.reading.get(table.id)).place.channel == table.thread


async def test_an_open_seat_in_it_is_offered_first_in_its_channel(sea: Any, tools: Any) -> None:
    port = sea.guild.create_text_channel("port")
    await sea.light.slash(port, "sealords start", opponent=sea.dark, thread=True)
    await sea.dark.click(card_in(sea, tools, port), label="Accept")
    await sea.start()
    for id in (1, 2):
        await sea.bot.tables.substitutes.offer(id, sea.light.id, (await sea.seen(id)).seat_of(sea.light.id))
    for place, first in ((port, 1), (port.threads[0], 1), (sea.channel, 2)):
        choices = await sea.watcher.autocomplete(place, "table take", "table", "")
        assert choices[0]["value"] == str(first)


async def test_what_a_beginning_costs(sea: Any) -> None:
    """One request more than in a channel: the thread."""
    counted = {}
    for thread in (False, False, True):  # at first channels for direct messages are opened
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark, thread=thread)
        calls = Calls(sea)
        await sea.dark.click(sea.card(), label="Accept")
        await sea.env.advance_time(60)
        counted[thread] = paths(calls.since())
    (more,) = (counted[True] - counted[False]).elements()
    assert re.search(r"POST .*/messages/\*/threads$", more)
    assert counted[False] - counted[True] == {}


class TestWhereThereIsNone:
    @pytest.mark.parametrize("right", ["create_public_threads", "send_messages_in_threads"])
    async def test_a_missing_right_is_named_and_the_game_is_played_in_the_channel(
        self, sea: Any, tools: Any, right: str
    ) -> None:
        await deny(sea, right)
        name = {"create_public_threads": "“Create Public Threads”"}.get(right, "“Send Messages in Threads”")
        said = await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark, thread=True)
        assert f"I can’t open a thread here yet. I don’t have these permissions: {name}." in tools.text(said.response)
        await sea.dark.click(sea.card(), label="Accept")
        table = await sea.bot.tables.reading.get(1)
        assert (table.status, table.thread, table.place.channel) == ("running", None, sea.channel.id)
        assert f"as I don’t have these permissions: {name}" in tools.text(sea.card())
        await sea.end_turn(1)
        await sea.env.advance_time(HOUR)
        assert "couldn’t open a thread" not in tools.text(sea.card())

    async def test_one_that_is_given_before_the_beginning_is_in_time(self, sea: Any, tools: Any) -> None:
        await deny(sea, "create_public_threads")
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark, thread=True)
        await deny(sea)
        await sea.dark.click(sea.card(), label="Accept")
        assert (await sea.bot.tables.reading.get(1)).thread is not None

    async def test_in_a_thread_the_game_is_played_right_there(self, sea: Any, tools: Any) -> None:
        sea.env.backend.create_thread(sea.channel.id, "talk", sea.light.id)
        (talk,) = sea.channel.threads
        said = await sea.light.slash(talk, "sealords start", opponent=sea.dark, thread=True)
        assert "You are in a thread already" in tools.text(said.response)
        table = await sea.bot.tables.reading.get(1)
        assert (table.threaded, table.place.channel) == ("no", talk.id)

    async def test_where_people_talk_there_are_none(self, sea: Any, tools: Any) -> None:
        voice = sea.guild.create_voice_channel("talk")
        said = await sea.light.slash(voice, "sealords start", opponent=sea.dark, thread=True)
        assert "There are no threads in a channel of this kind" in tools.text(said.response)
        await sea.bot.tables.servers.set_defaults(sea.guild.id, Defaults(thread=True))
        said = await sea.light.slash(voice, "sealords start", opponent=sea.watcher)
        assert "thread" not in tools.text(said.response), "nobody has asked for one"

    async def test_what_the_server_has_chosen_counts_where_nothing_is_said(self, sea: Any, tools: Any) -> None:
        await sea.bot.tables.servers.set_defaults(sea.guild.id, Defaults(thread=True))
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark)
        assert (await sea.bot.tables.reading.get(1)).threaded == "wanted"
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.watcher, thread=False)
        assert (await sea.bot.tables.reading.get(2)).threaded == "no"


async def test_the_host_of_a_lobby_chooses_it_among_the_options(sea: Any, tools: Any) -> None:
    table = await opened(sea, seats=2)
    page = (await sea.light.click(sea.card(), label="Options")).response
    while "Own thread: off · turn on" not in tools.buttons(page):
        page = (await sea.light.click(page, label="▶")).response
    page = (await sea.light.click(page, label="Own thread: off · turn on")).response
    assert "Own thread: on · turn off" in tools.buttons(page)
    assert "🧵" in tools.text(sea.card())
    await sea.dark.click(sea.card(), label="Join")
    assert (await sea.bot.tables.reading.get(table)).thread is not None


class TestLost:
    async def test_of_a_deleted_one_the_card_goes_to_the_channel(self, sea: Any, tools: Any) -> None:
        table, thread = await started(sea)
        sea.env.backend.delete_channel(thread.id)
        await sea.env.settle()
        assert "Play" in tools.buttons(sea.card())
        assert sea.pinged() == [], "nothing is new to anybody"
        now = await sea.bot.tables.reading.get(table.id)
        assert (now.place.channel, now.thread, now.trouble) == (sea.channel.id, None, None)
        await sea.end_turn(table.id)
        await sea.env.advance_time(60)
        assert len([m for m in sea.channel.history(viewer=sea.watcher) if "Play" in tools.buttons(m)]) == 1

    async def test_one_that_was_archived_is_opened_again_at_once(self, sea: Any) -> None:
        _, thread = await started(sea)
        since = len(sea.env.http_requests)
        sea.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
        await sea.env.settle()
        assert asked(sea, since, "PATCH", f"/channels/{thread.id}$") == [{"archived": False}]
        assert not thread._channel.thread_metadata.archived

    async def test_before_a_card_in_an_archived_one_is_edited_it_is_opened(self, sea: Any, tools: Any) -> None:
        """50083, which simcord doesn't know."""
        table, thread = await started(sea)
        card = card_in(sea, tools, thread)
        sea.env.inject_error("PATCH", f"/channels/{thread.id}/messages/*", status=400, code=50083)
        since = len(sea.env.http_requests)
        await sea.bot.store.deliveries.post_again(table.id)
        assert await sea.bot.house.show(table.id) is None
        edits = asked(sea, since, "PATCH", f"/channels/{thread.id}")
        assert (len(edits), edits[1]) == (3, {"archived": False})
        assert card_in(sea, tools, thread).id == card.id

    async def test_a_locked_one_is_told_like_a_missing_right(self, sea: Any, tools: Any) -> None:
        table, thread = await started(sea, board="strait")
        for method, path in (("POST", "/messages"), ("PATCH", "/messages/*"), ("PATCH", "")):
            sea.env.inject_error(method, f"/channels/{thread.id}{path}", status=403, code=50013, times=None)
        await sea.end_turn(table.id)
        assert (await sea.bot.tables.reading.get(table.id)).trouble == "lost"
        for member in (sea.light, sea.dark):
            assert "its thread is locked" in tools.text(sea.dms(member)[-1])
        sea.env.backend.faults.clear()
        shown = await sea.light.slash(sea.channel, "sealords show")
        assert f"/{sea.channel.id}/" in tools.text(shown.response), "from there it is brought into the channel"
        assert (await sea.bot.tables.reading.get(table.id)).place.channel == sea.channel.id


async def test_a_name_is_plain_and_no_longer_than_it_may_be(sea: Any) -> None:
    guest = sea.member("*Ush*‮akov* @everyone" + "x" * 20)
    await sea.light.slash(sea.channel, "sealords start", opponent=guest, thread=True)
    table = await sea.bot.tables.reading.get(1)
    name = thread_name(table)
    assert name.startswith("Sea Lords 1: Nakhimov, ")
    assert len(name) <= NAME
    assert "‮" not in name
