"""What holds at every table, whatever is played there: languages, secrets, the log, stray clicks, lost messages."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.views.names import speaker_of
from engine import notation
from engine.registry import GAMES, get
from engine.walk import Freely, random_action
from tests.bot.clicking import answers
from tests.bot.plumbing import PLUMBING

CYRILLIC = re.compile("[а-яіїєґ]", re.IGNORECASE)


class Played:
    """A running table of some game, and moves at it."""

    def __init__(self, sea: Any, game: str, guests: list[Any]) -> None:
        self.sea = sea
        self.game = game
        self.guests = guests
        self.table = 0

    async def now(self) -> Any:
        """The table as it stands."""
        return await self.sea.bot.tables.reading.get(self.table)

    async def mover(self) -> Any:
        """Somebody who owes a decision."""
        now = await self.now()
        return self.sea.members[now.seats[now.owing[0]].user]

    async def waiting(self) -> Any:
        """Somebody who owes none, after moves where everybody does."""
        while len((now := await self.now()).owing) == len(now.seats):
            await self.step()
        return next(self.sea.members[row.user] for row in now.seats if not row.owes)

    async def move(self) -> str:
        """The usual move of somebody who owes one, as it is typed."""
        return str((await self.sea.usual(self.table))[1])

    async def step(self) -> Any:
        """Make that move; who made it."""
        member, move = await self.mover(), await self.move()
        before = (await self.now()).seq
        await member.slash(self.sea.channel, f"{self.game} move", move=move)
        assert (await self.now()).seq == before + 1, move
        return member

    async def turn(self) -> Any:
        """Move until somebody else owes a decision; who moved."""
        member = await self.step()
        while await self.mover() is member:
            await self.step()
        return member

    async def freely(self, member: Any) -> None:
        """Something that somebody may do without owing it, where there is anything."""
        before, now = (await self.now()).seq, await self.sea.seen(self.table, member)
        seat = now.seat_of(member.id)
        if now.engine.may(now.state, seat) is None:
            return
        asking = Freely(now.engine)
        path = random_action(asking, now.state, seat, Random(member.id)).path
        typed = notation.write(asking, now.state, seat, path, public=False)
        await member.slash(self.sea.channel, f"{self.game} move", move=typed)
        assert (await self.now()).seq == before + 1, typed

    async def call(self) -> Any:
        """Move until somebody owes a decision who owed none; who."""
        while True:
            before = (await self.now()).owing
            await self.step()
            now = await self.now()
            for seat in now.owing:
                if seat not in before:
                    return self.sea.members[now.seats[seat].user]

    async def resign(self, member: Any) -> None:
        """Give up."""
        result = await member.slash(self.sea.channel, f"{self.game} resign")
        await member.click(result.response, label="Yes, resign")


only_plumbing = pytest.mark.parametrize("played", PLUMBING, indirect=True)


@pytest.fixture(params=GAMES)
async def played(request: pytest.FixtureRequest, sea: Any) -> Played:
    """Each registered game in turn, begun by light with dark, and with a third one where more than two can play."""
    found = Played(sea, request.param, sea.company(request.param))
    found.table = await sea.start(found.game, *found.guests)
    return found


class TestReaders:
    async def test_everybody_reads_his_own_language(self, sea: Any, tools: Any, played: Played) -> None:
        mover = await played.mover()
        sea.locales[mover.id] = ("ru", "uk")[list(GAMES).index(played.game) % 2]
        private = (await mover.click(sea.card(), label="Play")).response
        assert CYRILLIC.search(tools.text(private))
        assert all(CYRILLIC.search(alt) for alt in tools.alts(private))
        assert not any(CYRILLIC.search(text) for text in (tools.text(sea.card()), *tools.alts(sea.card())))
        await played.turn()
        while await played.mover() is not mover:
            await played.turn()
        direct = sea.dms(mover)[-1]
        assert all(CYRILLIC.search(text) for text in (tools.text(direct), *tools.alts(direct)))

    async def test_in_words_the_own_view_is_told_whole(self, sea: Any, tools: Any, played: Played) -> None:
        await played.turn()
        cards = len(sea.channel.history(viewer=sea.watcher))
        for member in (sea.light, sea.dark):
            result = await member.slash(sea.channel, f"{played.game} show", text=True)
            (alt,) = set(tools.alts((await member.click(sea.card(), label="My view")).response))
            assert result.ephemeral
            told = tools.text(result.response)
            owed, position = told.split("\n", 2)[1:]  # after the title
            assert "to move · " in owed
            assert alt.startswith(owed + "\n")
            assert "to move" not in alt.removeprefix(owed) + position, "that is said once"
            assert position[:200] in alt
            assert all(line in told for line in alt[alt.index(position[:200]) :].split("\n")[:-1])
        assert len(sea.channel.history(viewer=sea.watcher)) == cards

    async def test_the_log_tells_each_his_own_secrets(self, sea: Any, tools: Any, played: Played) -> None:
        mover = await played.turn()
        other = await played.turn()
        mine = tools.text((await mover.slash(sea.channel, f"{played.game} log")).response)
        assert len(re.findall(r"<t:\d+:f>", mine)) == 3, "the start and two turns"
        for member in (other, mover):  # of two it may be the mover's turn again, and what he does a part of it
            await played.freely(member)
        await played.turn()
        now = await played.now()
        told: dict[int, set[str]] = {mover.id: set(), other.id: set()}
        for event in (event for row in await sea.log(now.id) for event in row.events if event.secret):
            for member in (mover, other):
                if now.seat_of(member.id) in event.knows:
                    told[member.id].add(speaker_of(now, "en").tell(event.secret))
        assert told[mover.id], "whoever moves draws, or does something in secret"
        secrets = told[mover.id] - told[other.id]  # both may have drawn the same
        mine = tools.text((await mover.slash(sea.channel, f"{played.game} log")).response)
        assert all(secret in mine for secret in told[mover.id])
        for result in (
            await other.slash(sea.channel, f"{played.game} log"),
            await sea.watcher.click(sea.card(), label="Log"),
        ):
            assert not any(secret in tools.text(result.response) for secret in secrets)

    async def test_what_happened_meanwhile_comes_first(self, sea: Any, tools: Any, played: Played) -> None:
        mover = await played.turn()
        while await played.mover() is not mover:
            await played.turn()
        for message in (sea.dms(mover)[-1], (await mover.click(sea.card(), label="Play")).response):
            assert "Since your last move" in tools.text(message)

    @only_plumbing
    async def test_contrast_and_direct_messages_are_a_matter_of_taste(
        self, sea: Any, tools: Any, played: Played
    ) -> None:
        async def mine() -> bytes:
            result = await sea.dark.slash(sea.channel, f"{played.game} hand")
            return bytes(await result.response.attachments[0].read())

        usual = await mine()
        settings = (await sea.dark.slash(sea.channel, "settings")).response
        await sea.dark.click(settings, label="High contrast: off · turn on")
        assert await mine() != usual
        await sea.dark.click(settings, label="Direct messages: on · turn off")
        while await played.mover() is not sea.dark:
            await played.turn()
        before = sea.dms(sea.dark)
        await played.turn()
        assert len(sea.dms(sea.dark)) <= len(before)

    async def test_tips_can_be_turned_off(self, sea: Any, tools: Any, played: Played) -> None:
        mover = await played.mover()
        picker = (await mover.click(sea.card(), label="Play")).response
        if get(played.game).hooks.lessons is None:  # the game has no tips, and nothing to turn off
            assert "💡" not in tools.text(picker)
            assert "No more tips" not in tools.buttons(picker)
            return
        assert "💡" in tools.text(picker)
        await mover.click(picker, label="No more tips")
        assert "💡" not in tools.text((await mover.click(sea.card(), label="Play")).response)


class TestClicks:
    @only_plumbing
    async def test_a_double_move_is_one(self, sea: Any, played: Played) -> None:
        mover, move = await played.mover(), await played.move()
        before = (await played.now()).seq
        command = f"{played.game} move"
        await sea.at_once(*(mover.slash(sea.channel, command, move=move) for _ in range(2)))
        assert (await played.now()).seq == before + 1

    async def test_a_stale_picker_shows_how_things_stand(self, sea: Any, tools: Any, played: Played) -> None:
        mover = await played.mover()
        stale = (await mover.click(sea.card(), label="Play")).response
        part = answers(tools, stale)[0]
        await played.step()
        if part["type"] == 3:
            await mover.select(stale, [part["options"][0]["value"]], custom_id=part["custom_id"])
        else:
            await mover.click(stale, custom_id=part["custom_id"])
        assert "or it has changed" in tools.text(stale)

    @only_plumbing
    async def test_who_does_not_sit_here_sees_nothing(self, sea: Any, tools: Any, played: Played) -> None:
        for label in ("Play", "My view"):
            result = await sea.watcher.click(sea.card(), label=label)
            assert "don’t sit at this table" in tools.text(result.response)
            assert tools.alts(result.response) == []

    async def test_out_of_turn_there_is_nothing_to_play(self, sea: Any, tools: Any, played: Played) -> None:
        member = await played.waiting()
        before = await played.now()
        result = await member.click(sea.card(), label="Play")
        assert "It isn’t your turn" in tools.text(result.response)
        free = before.engine.may(before.state, before.seat_of(member.id)) is not None
        assert bool(await member.autocomplete(sea.channel, f"{played.game} move", "move", "")) == free
        await member.slash(sea.channel, f"{played.game} move", move=await played.move())
        assert await played.now() == before

    @only_plumbing
    async def test_nonsense_is_quoted(self, sea: Any, tools: Any, played: Played) -> None:
        mover = await played.mover()
        result = await mover.slash(sea.channel, f"{played.game} move", move="*castle*")
        assert r"\*castle\*" in tools.text(result.response)


@only_plumbing
class TestLostThings:
    async def test_closed_dms_are_said_and_the_button_serves(self, sea: Any, tools: Any, played: Played) -> None:
        for member in (sea.light, *played.guests):
            path = f"/channels/{member.user.dm_channel.id}/messages"
            sea.env.inject_error("POST", path, status=403, code=50007, times=None)
        mover = await played.call()
        assert "doesn’t get direct messages" in tools.text(sea.card())
        assert tools.alts((await mover.click(sea.card(), label="My view")).response)

    async def test_a_deleted_card_is_posted_anew(self, sea: Any, tools: Any, played: Played) -> None:
        await sea.guild_delete(sea.card())
        await played.turn()
        assert "Play" in tools.buttons(sea.card())

    async def test_a_deleted_channel_is_told_and_play_goes_on_elsewhere(
        self, sea: Any, tools: Any, played: Played
    ) -> None:
        sea.env.backend.delete_channel(sea.channel.id)
        await sea.env.settle()
        for member in (sea.light, *played.guests):
            assert "can’t reach the table’s card" in tools.text(sea.dms(member)[-1])
        mover, move = await played.mover(), await played.move()
        await mover.user.slash(f"{played.game} move", move=move)
        other = sea.guild.create_text_channel("elsewhere")
        await mover.slash(other, f"{played.game} show")
        assert "Play" in tools.buttons(other.history()[-1])
        assert (await played.now()).trouble is None

    async def test_a_killed_bot_shows_what_it_had_not_yet_shown(self, sea: Any, tools: Any, played: Played) -> None:
        shown = tools.text(sea.card())
        sea.env.inject_error("*", "/channels/*/messages*", status=400, times=None)
        await played.turn()
        sea.env.backend.faults.clear()
        await sea.restart()
        await sea.env.advance_time(3700)
        assert tools.text(sea.card()) != shown
        assert f"<@{(await played.mover()).id}>" in tools.text(sea.card())


class TestEnd:
    async def test_when_all_have_given_up_the_result_shows_the_seed(self, sea: Any, tools: Any, played: Played) -> None:
        for member in (*played.guests, sea.light):
            if (await played.now()).status == "running":
                await played.resign(member)
        now = await played.now()
        assert now.status == "over"
        assert now.seed in tools.text(sea.card())
        for member in (sea.light, *played.guests):
            assert "Rematch" in tools.buttons(sea.dms(member)[-1])

    @only_plumbing
    async def test_a_rematch_brings_the_same_people(self, sea: Any, tools: Any, played: Played) -> None:
        for member in (*played.guests, sea.light):
            if (await played.now()).status == "running":
                await played.resign(member)
        over = sea.card()
        await sea.dark.click(over, label="Rematch")
        (table,) = await sea.bot.tables.reading.of_user(sea.dark.id)
        assert table.status == "open"
        assert {row.user for row in table.seats} == {sea.light.id, *(guest.id for guest in played.guests)}
        for member in (sea.light, *played.guests[1:]):
            await member.click(over, label="Rematch")
        assert (await sea.bot.tables.reading.get(table.id)).status == "running"

    @only_plumbing
    async def test_a_moderator_ends_a_table(self, sea: Any, tools: Any, played: Played) -> None:
        await sea.moderator().slash(sea.channel, "server close", table=f"#{played.table}")
        assert (await played.now()).closed == "aborted"
        assert not any("Play" in tools.buttons(m) for m in sea.channel.history(viewer=sea.watcher))
