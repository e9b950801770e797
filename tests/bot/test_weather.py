"""Bad weather: forged and ancient buttons, lost rights and channels, failing requests, an end in mid-action."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import pytest
from simcord.http import FakeHTTPClient, FakeWebhookAdapter

from bot import client
from bot.tables.choices import always_two
from bot.tables.model import Refusal
from engine import registry
from engine.values import Key
from tests.bot.forging import forged
from tests.bot.plumbing import PLUMBING

HOUR = 3600.0
FIRST = {"first": "challenger", "board": "strait"}
"""Sea Lords with a first turn of two moves."""


class TestForgedButtons:
    @pytest.mark.parametrize(
        "custom_id",
        [
            "f0b:1:play:2:",  # of another age
            "f1b:not-a-table:play:0:",
            "something-else",
            "f1b:999:play:0:",  # no such table
            "f1b:1:no-such-verb:0:",
            "f1b:1:tap:77:0:end",  # a decision that was never open
            "f1b:1:tap:0:0:end",
            "f1b:1:do:0:0",
            "f1b:1:back:12:9",
            "f1b:1:undo:5:",
            "f1b:0:set:1:everything",
            "f1b:0:rules-turn:3:chess>",
            "f1b:1:log-turn:99:x",
        ],
    )
    async def test_a_kind_word_and_no_harm(self, sea: Any, tools: Any, custom_id: str) -> None:
        table = await sea.start(first="challenger", board="strait")
        before = await sea.bot.tables.reading.get(table)
        result = await forged(sea.light, sea.card(), custom_id)
        answers = [m for m in [*result.followups, result.response] if m is not None and m.ephemeral]
        assert answers, "somebody who clicks is always answered"
        assert "went wrong" not in tools.text(answers[0])
        assert await sea.bot.tables.reading.get(table) == before

    @pytest.mark.parametrize("values", [["9@Z9"], ["end"], ["A1", "B1"], ["x" * 90]])
    async def test_a_menu_with_values_that_it_did_not_offer(self, sea: Any, values: list[str]) -> None:
        table = await sea.start(first="challenger", board="strait")
        number = (await sea.bot.tables.turns.walk(table, sea.light.id)).decision.number
        result = await forged(sea.light, sea.card(), f"f1s:{table}:pick:{number}:0", values)
        assert result.acknowledged
        assert (await sea.bot.tables.reading.get(table)).seq == 1

    async def test_of_anothers_seat(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger", board="strait")
        walk = await sea.bot.tables.turns.walk(table, sea.light.id)
        token = walk.step.options[0].value.token
        for member in (sea.dark, sea.watcher):
            await forged(member, sea.card(), f"f1b:{table}:tap:{walk.decision.number}:0:{token}")
        assert (await sea.bot.tables.turns.walk(table, sea.light.id)).path == ()
        assert (await sea.bot.tables.reading.get(table)).seq == 1


class TestLostPlaces:
    async def lose(self, sea: Any, code: int) -> None:
        """From now on the channel answers with this error."""
        status = 404 if code == 10003 else 403
        for method in ("POST", "PATCH"):
            path = f"/channels/{sea.channel.id}/messages*"
            sea.env.inject_error(method, path, status=status, code=code, times=None)

    @pytest.mark.parametrize("code", [50001, 50013, 10003])
    async def test_a_card_that_cannot_be_reached_is_told_by_dm_and_play_goes_on(
        self, sea: Any, tools: Any, code: int
    ) -> None:
        table = await sea.start(first="challenger", board="strait")
        await self.lose(sea, code)
        await sea.light.user.click(sea.dms(sea.light)[-1], label="More")
        moves = await sea.light.user.autocomplete("sealords move", "move", "")
        await sea.light.user.slash("sealords move", move=moves[0]["value"])
        assert (await sea.bot.tables.reading.get(table)).seq == 2
        await sea.end_turn(table)
        for member in (sea.light, sea.dark):
            assert "can’t reach the table’s card" in tools.text(sea.dms(member)[-1])
        other = sea.guild.create_text_channel("elsewhere")
        await sea.dark.slash(other, "sealords show")
        assert "Play" in tools.buttons(other.history()[-1])
        assert (await sea.bot.tables.reading.get(table)).trouble is None

    async def test_a_deleted_channel_is_told_at_once(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger", board="strait")
        channel = sea.bot.get_channel(sea.channel.id)
        sea.env.backend.delete_channel(sea.channel.id)
        await sea.env.settle()
        assert sea.bot.get_channel(channel.id) is None
        for member in (sea.light, sea.dark):
            assert "can’t reach the table’s card" in tools.text(sea.dms(member)[-1])
        assert (await sea.bot.tables.reading.get(table)).trouble == "lost"

    async def test_rights_lost_between_challenge_and_acceptance(self, sea: Any, tools: Any) -> None:
        await sea.light.slash(sea.channel, "sealords start", opponent=sea.dark, first="opponent")
        card = sea.card()
        await self.lose(sea, 50013)
        await sea.dark.click(card, label="Accept")
        assert "can’t reach the table’s card" in tools.text(sea.dms(sea.dark)[-1])
        assert "Which ship do you lay?" in tools.text(sea.dms(sea.dark)[-1])

    async def test_in_an_archived_thread_the_card_is_posted_anew(self, sea: Any, tools: Any) -> None:
        table = await sea.start(first="challenger", board="strait")
        path = f"/channels/{sea.channel.id}/messages/*"
        sea.env.inject_error("PATCH", path, status=400, code=50083)
        await sea.end_turn(table)
        await sea.env.advance_time(60)
        assert "lays Ship" in tools.text(sea.card())

    async def test_a_person_who_left_gets_no_dm_and_the_other_can_still_resign(self, sea: Any) -> None:
        sea.env.inject_error("POST", "/users/@me/channels", status=403, code=50278, times=None)
        table = await sea.start(first="opponent")
        result = await sea.light.slash(sea.channel, "sealords resign")
        await sea.light.click(result.response, label="Yes, resign")
        assert (await sea.bot.tables.reading.get(table)).status == "over"

    async def test_a_moderator_ends_a_table(self, sea: Any, tools: Any) -> None:
        table = await sea.start()
        await sea.moderator().slash(sea.channel, "server close", table=str(table))
        assert (await sea.bot.tables.reading.get(table)).closed == "aborted"
        live = [m for m in sea.channel.history(viewer=sea.watcher) if "Play" in tools.buttons(m)]
        assert live == []


def server_error() -> Exception:
    response: Any = type("Response", (), {"status": 500, "reason": "no"})()
    return discord.DiscordServerError(response, {"code": 0, "message": "no"})


FAULTS: dict[str, Callable[[], Exception]] = {
    "500": server_error,
    "429": lambda: discord.RateLimited(90.0),
    "timeout": TimeoutError,
    "cut": lambda: aiohttp.ClientConnectionError("cut"),
}


class Storm:
    """Lets one REST call of the bot fail: the n-th since it was set, before it reached Discord or after."""

    def __init__(self, sea: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls = 0
        self.at = -1
        self.fault: Callable[[], Exception] = TimeoutError
        self.late = False
        for caller in (FakeHTTPClient, FakeWebhookAdapter):
            monkeypatch.setattr(caller, "request", self._through(caller.request))

    def _through(self, request: Any) -> Any:
        async def stormy(*args: Any, **kwargs: Any) -> Any:
            self.calls += 1
            struck = self.calls - 1 == self.at
            if struck and not self.late:
                raise self.fault()
            result = await request(*args, **kwargs)
            if struck:
                raise self.fault()
            return result

        return stormy


MOVES = 4
"""No game's first turn, with what comes before it and ended as soon as may be, has more moves."""


class SmallGame:
    """A table's opening, the second player's answer and a whole turn; who gets no answer tries again, as people do."""

    def __init__(self, sea: Any, game: str) -> None:
        self.sea = sea
        self.game = game

    async def play(self) -> None:
        """Whatever is still to be done of it."""
        sea = self.sea
        if not await sea.bot.tables.reading.of_user(sea.light.id):
            await self.open()
        for table in await sea.bot.tables.reading.of_user(sea.light.id):
            if table.status == "open":
                verb = "accept" if table.size is None else "join"
                await forged(sea.dark, sea.channel.history()[-1], f"f1b:{table.id}:{verb}:0:")
        for _ in range(MOVES):
            running = [
                table.id for table in await sea.bot.tables.reading.of_user(sea.light.id) if table.status == "running"
            ]
            if running and not await self.is_done():
                member, typed = await self.move(running[0])
                await member.autocomplete(sea.channel, f"{self.game} move", "move", typed)
                await member.slash(sea.channel, f"{self.game} move", move=typed)

    async def move(self, table: int) -> tuple[Any, str]:
        """Somebody who owes a move, and the end of the turn where it may be ended, else the usual move."""
        seen = await self.sea.seen(table)
        asked = seen.engine.choose(seen.state, seen.owing[0])
        member, usual = await self.sea.usual(table)
        return member, "end" if Key("end") in [option.value for option in asked.options] else usual

    async def open(self) -> None:
        """The command that opens the table."""
        rules = registry.get(self.game)
        given = {"opponent": self.sea.dark} if always_two(rules) else {"seats": 2}
        if FIRST.keys() <= rules.Options.model_fields.keys():
            given |= FIRST
        await self.sea.light.slash(self.sea.channel, f"{self.game} start", **given)

    async def told(self, tools: Any) -> tuple[int, ...]:
        """How many direct messages each has had of the newest table."""
        newest = max(table.id for table in await self.sea.bot.tables.reading.of_user(self.sea.light.id))
        return tuple(
            sum(tools.text(m).split("\n")[0].endswith(f" {newest}") for m in self.sea.dms(member))
            for member in (self.sea.light, self.sea.dark)
        )

    async def is_done(self) -> bool:
        """Whether the first turn is over."""
        for table in await self.sea.bot.tables.reading.of_user(self.sea.light.id):
            if table.status == "running":
                turns = [row for row in await self.sea.log(table.id) if row.kind == "action" and (row.turn or 0) > 0]
                now = table.engine.view(table.state, None).turn
                if turns and (now != turns[0].turn or turns[0].seat not in table.owing):
                    return True
        return False


TRIED = [
    (PLUMBING[0], [("500", True), ("429", False), ("timeout", True), ("cut", False)]),
    (PLUMBING[1], [("timeout", False), ("cut", True), ("429", False), ("500", True)]),
]
"""Games, the faults that their calls meet in turn, and whether each comes after the call reached Discord."""


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(("game", "faults"), TRIED)
async def test_each_rest_call_may_fail_once(
    sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch, game: str, faults: list[tuple[str, bool]]
) -> None:
    """Nothing is lost: the table ends where it would have, with one live card that shows it."""
    warden = sea.moderator()
    sea.bot.tables._new_seed = lambda: "the same game each time"
    storm = Storm(sea, monkeypatch)
    small = SmallGame(sea, game)
    await small.play()
    assert await small.is_done()
    calls, usual = storm.calls, await small.told(tools)
    assert calls > 12
    for call in range(calls):
        for table in await sea.bot.tables.reading.of_user(sea.light.id):
            await warden.slash(sea.channel, "server close", table=str(table.id))
        await sea.env.advance_time(60)
        fault, storm.late = faults[call % len(faults)]
        storm.calls, storm.at, storm.fault = 0, call, FAULTS[fault]
        for _ in range(5):
            await small.play()
            await sea.env.advance_time(2 * HOUR)
            if await small.is_done():
                break
        storm.at = -1
        assert await small.is_done(), f"call {call}"
        (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
        live = [m for m in sea.channel.history(viewer=sea.watcher) if f":{table.id}:play:" in str(tools.parts(m))]
        assert len(live) == 1, f"call {call}"
        assert f"<@{table.seats[table.owing[0]].user}>" in tools.text(live[0])
        told = await small.told(tools)
        assert min(told) >= 1, f"call {call}"
        for member in (sea.light, sea.dark):
            texts = [tools.text(m) for m in sea.dms(member)]
            assert len(set(texts)) == len(texts), f"call {call}: the same twice"
        assert sum(told) <= sum(usual), f"call {call}"
        rows = await sea.log(table.id)
        assert [row.seq for row in rows] == sorted({row.seq for row in rows})


@pytest.mark.parametrize("clicks", [False, True])
async def test_a_direct_message_without_an_answer_is_known_again_though_its_reader_was_quicker(
    sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch, clicks: bool
) -> None:
    sent = FakeHTTPClient.request
    lost = []

    async def unanswered(self: Any, route: Any, **data: Any) -> Any:
        result = await sent(self, route, **data)
        if route.method == "POST" and str(sea.light.user.dm_channel.id) in route.url and not lost:
            lost.append(route)
            raise TimeoutError
        return result

    monkeypatch.setattr(FakeHTTPClient, "request", unanswered)
    await sea.start(first="challenger")
    assert lost
    (message,) = sea.dms(sea.light)
    if clicks:
        await sea.light.user.click(message, label="No more tips")
        assert "No more tips" not in tools.buttons(sea.dms(sea.light)[0])
        assert "Which ship" in tools.text(sea.dms(sea.light)[0])
    await sea.env.advance_time(HOUR)
    assert len(sea.dms(sea.light)) == 1


class TestTheEnd:
    async def test_closing_finishes_the_action_in_hand_and_refuses_the_next(self, sea: Any) -> None:
        table = await sea.start(first="challenger")
        bot, user = sea.bot, sea.light.id
        number = (await bot.tables.turns.walk(table, user)).decision.number
        acting = asyncio.ensure_future(bot.tables.life.resign(table, user))
        await asyncio.sleep(0)
        await bot.close()
        assert (await acting).status == "over"
        with pytest.raises(Refusal, match="closing"):
            await bot.tables.turns.act(table, user, number, ())

    async def test_sigterm_ends_the_process_in_order(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Idle:
            closed = False

            async def __aenter__(self) -> Idle:
                return self

            async def __aexit__(self, *_: object) -> None:
                self.closed = True

            async def start(self, token: str) -> None:
                asyncio.get_running_loop().call_soon(os.kill, os.getpid(), signal.SIGTERM)
                await asyncio.Event().wait()

        bot: Any = Idle()
        await asyncio.wait_for(client._serve(bot, "token"), 60)
        assert bot.closed
