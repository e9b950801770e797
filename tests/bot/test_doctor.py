"""`flotilla doctor` in the simulated Discord: what it finds, that nothing is left, and that the bot keeps out of it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
import simcord

from bot.__main__ import main
from bot.cli import doctor, examination
from bot.cli.arguments import UsageError
from bot.cli.examination import LABEL, Finding, examine
from bot.client import DOCTORS, own_commands
from bot.settings import Settings
from tests.bot.forging import forged
from tests.bot.virtual_time import no_real_timers

STEPS = [
    "commands",
    "permissions",
    "card with a picture",
    "card found again",
    "picture replaced",
    "button",
    "card retired",
    "thread",
    "direct message",
]


class TestInDiscord:
    """With the doctor's own client; the simulated Discord has room for one."""

    @pytest.fixture
    def simcord_bot(self, monkeypatch: pytest.MonkeyPatch) -> discord.AutoShardedClient:
        no_real_timers(monkeypatch)
        monkeypatch.setattr(examination, "PATIENCE", 0.2)
        return discord.AutoShardedClient(intents=discord.Intents(guilds=True), shard_count=1)

    @pytest.fixture
    def quay(self, simcord_env: simcord.Env, monkeypatch: pytest.MonkeyPatch) -> Any:
        """A channel with its owner and somebody else, and the commands registered."""
        owner = simcord_env.create_user("owner")
        guild = simcord_env.create_guild("Harbour", owner=owner)
        channel = guild.create_text_channel("sea")
        monkeypatch.setattr(examination, "own_commands", list)
        return SimpleNamespace(
            env=simcord_env,
            guild=guild,
            channel=channel,
            owner=guild.add_member(owner),
            other=guild.add_member(simcord_env.create_user("other")),
        )

    async def found(self, quay: Any, *pressing: Any) -> dict[str, Finding]:
        """What an examination finds while these press the button, one after the other."""
        pressed: list[asyncio.Task[Any]] = []

        async def press() -> None:
            for member in pressing:
                await member.click(quay.channel.last_message, label=LABEL)

        client = quay.env.bot
        channel = client.get_channel(quay.channel.id)
        found = {}
        async for finding in examine(
            client, channel, quay.owner.id, lambda _: pressed.append(asyncio.create_task(press()))
        ):
            found[finding.step] = finding
        await asyncio.gather(*pressed)
        return found

    async def test_all_is_well(self, quay: Any) -> None:
        found = await self.found(quay, quay.other, quay.owner)
        assert {step: finding.held for step, finding in found.items()} == dict.fromkeys(STEPS, True)
        assert list(found) == STEPS
        assert quay.channel.history() == []
        assert list(quay.owner.user.dm_channel.history()) == []
        written = {request.method for request in quay.env.http_requests if "/commands" in request.path}
        assert written <= {"GET"}, "commands are looked at only"

    async def test_nobody_presses(self, quay: Any) -> None:
        found = await self.found(quay)
        assert found["button"].held is None
        assert "nobody" in found["button"].told
        assert found["direct message"].held

    async def test_what_somebody_else_presses_does_not_count(self, quay: Any) -> None:
        assert (await self.found(quay, quay.other))["button"].held is None

    async def test_commands_that_are_not_registered(self, quay: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(examination, "own_commands", own_commands)
        found = (await self.found(quay, quay.owner))["commands"]
        assert found.held is False
        assert "sealords" in found.told
        assert "start the bot" in found.cure

    async def test_where_it_may_not_write(self, quay: Any) -> None:
        silent = discord.PermissionOverwrite(send_messages=False)
        quay.channel = quay.guild.create_text_channel("quiet", overwrites={quay.guild.default_role: silent})
        found = await self.found(quay)
        assert found["permissions"].held is False
        assert "Send Messages" in found["permissions"].told
        assert found["card with a picture"].held is False
        assert "50013" in found["card with a picture"].told
        assert found["button"] == Finding("button", None, "there is no card")
        assert found["direct message"].held

    async def test_closed_messages(self, quay: Any) -> None:
        conversation = quay.owner.user.dm_channel
        path = f"/channels/{conversation.id}/messages"
        quay.env.inject_error("POST", path, status=403, code=50007, times=None)
        found = (await self.found(quay, quay.owner))["direct message"]
        assert found.held is False
        assert "50007" in found.told
        assert "called in the channel" in found.cure

    async def test_another_process_was_quicker_to_answer(self, quay: Any) -> None:
        """An older bot beside it, which doesn't know the doctor's button."""
        quay.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060)
        found = (await self.found(quay, quay.owner))["button"]
        assert found.held is False
        assert "older version" in found.cure

    async def test_a_fault_leaves_nothing_behind(self, quay: Any) -> None:
        quay.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
        found = await self.found(quay, quay.owner)
        assert found["picture replaced"].held is False
        assert "discordstatus.com" in found["picture replaced"].cure
        assert quay.channel.history() == []

    async def test_what_the_command_prints(
        self, quay: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(doctor, "owner_of", lambda _: quay.owner.id)
        assert await doctor.visit(quay.env.bot, None) == 0
        first, where, *steps, last = capsys.readouterr().out.splitlines()
        assert first.startswith("held      logged in: as ")
        assert where == "          in #sea of Harbour"
        assert steps[5].startswith("          press “It works” within two minutes: https://discord.com/channels/")
        assert [step[:9].strip() for step in steps if step[0] != " "] == ["held"] * 5 + ["left out"] + ["held"] * 3
        assert last == "all is well, 1 left out"

    async def test_where_it_tries(self, quay: Any) -> None:
        """In a server of the person who runs it, never in a stranger's, unless a channel is named."""
        client = quay.env.bot
        assert (await doctor.channel_of(client, quay.owner.id, None)).id == quay.channel.id
        with pytest.raises(UsageError, match="no server that is yours"):
            await doctor.channel_of(client, quay.other.id, None)
        assert (await doctor.channel_of(client, quay.other.id, quay.channel.id)).id == quay.channel.id
        with pytest.raises(UsageError, match="--channel 5: the bot sees no such channel"):
            await doctor.channel_of(client, quay.owner.id, 5)
        hall = quay.guild.create_voice_channel("hall")
        with pytest.raises(UsageError, match="is no text channel"):
            await doctor.channel_of(client, quay.owner.id, hall.id)


async def test_the_bot_leaves_the_doctors_button_to_the_doctor(sea: Any) -> None:
    await sea.start()
    before = len(sea.env.http_requests)
    await forged(sea.light, sea.card(), f"{DOCTORS}0123456789abcdef")
    assert sea.env.http_requests[before:] == []
    await forged(sea.light, sea.card(), "another's")
    assert len(sea.env.http_requests) > before, "to others it has a word to say"


def test_who_runs_it() -> None:
    alone = SimpleNamespace(owner=SimpleNamespace(id=1), team=None, interactions_endpoint_url=None)
    team = SimpleNamespace(owner=SimpleNamespace(id=1), team=SimpleNamespace(owner_id=2), interactions_endpoint_url="u")
    assert [doctor.owner_of(SimpleNamespace(application=found)) for found in (alone, team)] == [1, 2]  # type: ignore[arg-type]
    held = [doctor.logged_in(SimpleNamespace(application=found, user="F")) for found in (alone, team)]  # type: ignore[arg-type]
    assert [finding.held for finding in held] == [True, False], "clicks that go elsewhere never reach the bot"


def test_what_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    findings = [Finding("a", True, "fine"), Finding("b", None, "nobody"), Finding("c", False, "gone", "mend it")]
    for finding in findings:
        doctor.tell(finding)
    assert doctor.verdict(findings) == 1
    assert doctor.verdict(findings[:2]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "held      a: fine",
        "left out  b: nobody",
        "FAILED    c: gone",
        "          mend it",
        "1 of 3 FAILED, 1 left out",
        "all is well, 1 left out",
    ]


@pytest.mark.parametrize("answer", [discord.LoginFailure("no"), OSError("no network")], ids=["token", "network"])
def test_no_way_in(answer: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    async def refused(*_: Any) -> int:
        raise answer

    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setattr(doctor, "_examine", refused)
    monkeypatch.setattr("bot.logs.set_up", lambda _: None)
    refusal = isinstance(answer, discord.LoginFailure)
    assert main(["doctor"]) == (2 if refusal else 1)
    assert ("refuses DISCORD_TOKEN" if refusal else "flotilla doctor: no network") in capsys.readouterr().err


def test_without_a_token(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for field in Settings.model_fields.values():
        monkeypatch.delenv(str(field.alias), raising=False)
    monkeypatch.chdir(tmp_path)
    assert main(["doctor"]) == 2
    assert capsys.readouterr().err.startswith("flotilla: DISCORD_TOKEN is not set")
