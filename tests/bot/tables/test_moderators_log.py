"""What moderators did stands in their log, and of those concerned in a table's own no more than anybody may know."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from bot.tables.defaults import Defaults
from bot.tables.moderating import REASON, reason_of
from bot.tables.store.pruning import prune
from engine.values import Key
from tests.bot.tables.passing import after, begun
from tests.bot.tables.spoiling import sql
from tests.bot.tables.test_moderating import WARDEN, WHY, log, running, told


class TestLog:
    async def test_the_newest_first_and_by_server(self, house):
        table = await house.begin()
        for days in (1, 2, 3):
            await house.tables.moderators.pause((await begun(house, "duel")).id, WARDEN, days)
        await house.tables.moderators.open_all(2, WARDEN)
        await house.tables.moderators.language(house.place.guild, WARDEN, "uk")
        assert [entry.days for entry in await log(house)] == [0, 3, 2, 1]
        assert await house.tables.moderators.count(house.place.guild) == 4
        page = await house.tables.moderators.log(house.place.guild, 1, 2)
        assert [entry.days for entry in page] == [3, 2]
        assert (await house.tables.moderators.log(2, 0, 9))[0].what == "channels"
        assert table.reason == ""

    async def test_what_is_chosen_stands_with_its_entry_or_not_at_all(self, house, monkeypatch):
        """One transaction an action: whatever ends the process in between."""
        moderators, servers, here = house.tables.moderators, house.store.servers, house.place.guild

        def failing(entry, **how):
            async def note(run):
                raise LookupError

            return note

        def choices():
            yield moderators.language(here, WARDEN, "uk")
            yield moderators.toggle_channel(here, WARDEN, 5)
            yield moderators.open_all(here, WARDEN)
            yield moderators.defaults(here, WARDEN, lambda was: replace(was, clock="quick"))
            yield moderators.share(here, WARDEN, True)

        async def chosen():
            files = await house.store.shelves.is_open(here)
            return await servers.language(here), await servers.channels(here), await servers.defaults(here), files

        with monkeypatch.context() as patch:
            patch.setattr("bot.tables.moderators.noting", failing)
            before = await chosen()
            for choice in choices():
                with pytest.raises(LookupError):
                    await choice
            assert await chosen() == before
        for choice in choices():
            await choice
        assert await chosen() == ("uk", [], Defaults("quick"), True)
        entries = [(entry.what, entry.chosen) for entry in await log(house)]
        assert entries[::-1] == [
            ("language", "uk"),
            ("channels", "+5"),
            ("channels", ""),
            ("defaults", '{"clock":"quick"}'),
            ("scenarios", "everybody"),
        ]

    async def test_two_choices_at_once_both_stand(self, house):
        moderators, here = house.tables.moderators, house.place.guild
        await asyncio.gather(
            moderators.defaults(here, WARDEN, lambda was: replace(was, clock="quick")),
            moderators.defaults(here, WARDEN, lambda was: replace(was, away=7)),
            moderators.toggle_channel(here, WARDEN, 5),
            moderators.toggle_channel(here, WARDEN, 5),
        )
        assert await house.store.servers.defaults(here) == Defaults("quick", away=7)
        assert await house.store.servers.channels(here) == []

    async def test_so_many_are_kept(self, house, monkeypatch):
        monkeypatch.setattr("bot.tables.store.moderations.KEPT", 3)
        lobby = await house.gather(house.bob)
        await house.tables.moderators.unseat(lobby.id, WARDEN, house.bob.id)
        for _ in range(5):
            await house.tables.moderators.open_all(house.place.guild, WARDEN)
        assert [entry.what for entry in await log(house)] == ["channels"] * 3 + ["unseat"], "who lost a seat stays so"

    async def test_a_moderator_who_is_forgotten_has_no_name_and_no_words_there(self, house):
        table = await house.tables.moderators.close((await house.begin()).id, WARDEN, WHY)
        lobby = await house.gather(house.cid)
        await house.tables.moderators.unseat(lobby.id, WARDEN, house.cid.id, WHY)
        await house.tables.people.forget(WARDEN)
        await house.tables.people.forget(house.cid.id)
        assert [(entry.user, entry.about, entry.reason) for entry in await log(house)] == [(None, None, "")] * 2
        assert (await house.tables.reading.get(table.id)).reason == ""
        assert await told(house) == []

    @pytest.mark.parametrize("last", [WARDEN, 98])
    async def test_nor_at_a_table_that_is_paused(self, house, publisher, last):
        table = await running(house, publisher)
        for moderator, days in ((98 if last == WARDEN else WARDEN, 4), (last, 5)):
            await house.tables.moderators.pause(table.id, moderator, days, f"{WHY} {moderator}")
        before = (await house.tables.reading.get(table.id)).pause
        await house.tables.people.forget(WARDEN)
        pause = (await house.tables.reading.get(table.id)).pause
        assert pause == replace(before, reason="" if last == WARDEN else f"{WHY} 98")

    async def test_entries_of_a_table_go_with_it(self, house):
        table = await house.tables.moderators.close((await house.begin()).id, WARDEN, WHY)
        await house.tables.moderators.open_all(house.place.guild, WARDEN)
        assert await prune(house.path, [table.id]) == 1
        assert [entry.what for entry in await log(house)] == ["channels"]

    @pytest.mark.parametrize("how", ["agreed", "declined", "withdrawn", "lapsed", "left", "over", "instead", "player"])
    async def test_what_came_of_what_a_moderator_has_asked_for(self, house, publisher, how):
        """Whoever plays there asks the others; what comes of it stands in the log, once."""
        table = await running(house, publisher, "singly")
        moderators, votes = house.tables.moderators, house.tables.votes
        if how == "player":
            table = await votes.ask(table.id, house.ann.id, "pause", 8)
        else:
            table = await moderators.pause(table.id, house.ann.id, 8, WHY)
        seq = table.open_motions[0].seq
        if how in ("agreed", "player"):
            for person in (house.bob, house.cid):
                assert len(await log(house)) == (how == "agreed"), "as long as it is asked"
                table = await votes.agree(table.id, person.id, seq)
        elif how == "declined":
            await votes.decline(table.id, house.bob.id, seq)
        elif how == "withdrawn":
            await votes.withdraw(table.id, house.ann.id, seq)
        elif how == "lapsed":
            await after(house, table, days=3, seconds=1)
        elif how == "left":
            await house.tables.life.resign(table.id, house.ann.id)
        elif how == "over":
            await moderators.close(table.id, WARDEN)
        else:
            await moderators.pause(table.id, WARDEN, 9)
            for person in (house.bob, house.cid):
                await votes.agree(table.id, person.id, seq)
        entries = [(entry.what, entry.user, entry.days, entry.reason) for entry in await log(house)]
        mine = [entry for entry in entries if entry[1] == house.ann.id]
        done = {"agreed": [("pause", house.ann.id, 8, WHY)], "player": []}
        asked = [] if how == "player" else [("ask-pause", house.ann.id, 8, WHY)]
        assert mine == [*done.get(how, [("ask-nothing", house.ann.id, 0, "")]), *asked]

    def test_reasons_are_one_line_of_what_can_be_seen(self):
        assert reason_of(None) == reason_of("\u2800\u200b") == ""
        assert reason_of(" spam,\nagain\u202e ") == "spam, again"
        assert len(reason_of("x" * 500)) == REASON


async def test_rows_of_the_log_name_nobody(house, publisher):
    """Whoever has the seat later would stand there."""
    table = await running(house, publisher, "singly")
    await house.tables.moderators.unseat(table.id, WARDEN, house.bob.id, WHY)
    last = (await house.log(table))[-1]
    assert (last.kind, last.path, last.events[0].public.args) == ("vote", (Key("moderator-unseat"),), ())
    assert not sql(house.path, f"SELECT 1 FROM log WHERE instr(events, '{WHY}')")
