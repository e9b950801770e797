"""The Discord client: what it is made of, how it starts and how it stops."""

from __future__ import annotations

import asyncio
import hashlib
import json
import signal
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import aiohttp
import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot import pictures
from bot.cogs import away, games, general
from bot.cogs.build import Commands
from bot.cogs.greeting import greet
from bot.cogs.server import server_group
from bot.cogs.table import table_group
from bot.heartbeat import Heartbeat, path_for
from bot.herald import DiscordHerald
from bot.house import House
from bot.members import Members
from bot.outlet import DiscordOutlet
from bot.permissions import may_post
from bot.settings import Settings
from bot.speech import Fluent
from bot.tables.alarm import Alarm
from bot.tables.keeping import Keeping
from bot.tables.model import Refusal
from bot.tables.opening import new_seed as secret_seed
from bot.tables.pacting import PactRounds
from bot.tables.publisher import Publisher
from bot.tables.reminding import Reminding
from bot.tables.rivals import Rivals
from bot.tables.service import Tables
from bot.tables.store import Corrupt, Store, StoreError
from bot.tables.substituting import SubstituteRounds
from bot.views import answers
from bot.views.modals import submitted
from bot.views.tap import Button, PeopleSelect, Select, is_answered
from engine.values import line

log = structlog.get_logger()
LONGEST_WAIT = 60.0
"""Seconds that a rate limit may hold up one request before it is put off."""
DOCTORS = "doctor:"
"""So begin the custom ids of `flotilla doctor`. It gets all clicks beside the bot, and answers these itself."""


class Flotilla(commands.AutoShardedBot):
    """One process that serves every server. `alarm` wakes the publisher, `bell` those who are to be
    reminded, `crier` those who are to be told of a pact or a seat, `keeper` whoever opens and closes
    threads, `thinker` the bot's own seats, `clock` all else that has its time.

    `database` is the SQLite file, `new_seed` gives each game's secret seed. The tables, what shows
    them and the house, all that commands and clicks get of the bot, exist from `setup_hook` on.
    """

    tables: Tables
    store: Store
    publisher: Publisher
    alarm: Alarm
    house: House
    clock: Alarm
    reminding: Reminding
    bell: Alarm
    pact_rounds: PactRounds
    crier: Alarm
    substitute_rounds: SubstituteRounds
    keeping: Keeping
    keeper: Alarm
    rivals: Rivals
    thinker: Alarm

    def __init__(
        self, database: Path, shard_count: int | None = None, new_seed: Callable[[], str] = secret_seed
    ) -> None:
        # discord.py would warn that voice, which the bot doesn't have, won't be supported
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            commands.when_mentioned,
            help_command=None,
            tree_cls=Commands,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_ratelimit_timeout=LONGEST_WAIT,
            shard_count=shard_count,
        )
        self._database = database
        self._new_seed = new_seed
        self._heartbeat = Heartbeat(path_for(database), lambda: connected(self))

    async def setup_hook(self) -> None:
        self.store = await Store.open(self._database)
        now = discord.utils.utcnow
        self.tables = Tables(self.store, now, self._new_seed, self._changed, self._ring, self._rival)
        members = Members(self, discord.utils.utcnow)
        outlet = DiscordOutlet(self, self.tables, members)
        self.publisher = Publisher(self.tables, outlet, discord.utils.utcnow)
        self._herald = herald = DiscordHerald(self, self.tables)
        self.reminding = Reminding(self.tables.changes, herald, lambda table: self.house.look_round(table))
        self.pact_rounds = PactRounds(self.tables.changes, self.tables.pacts, herald)
        self.keeping = Keeping(self.tables.changes, outlet)
        self.rivals = Rivals(self.tables.changes, lambda: self.thinker.set(0))
        self.thinker = Alarm(self.rivals.round, now)
        self.house = House(self.tables, self.publisher, members, self.reminding, self.rivals)
        self.alarm = Alarm(self._show, discord.utils.utcnow)
        self.clock = Alarm(self._pass_time, discord.utils.utcnow)
        self.bell = Alarm(self.reminding.round, discord.utils.utcnow)
        self.substitute_rounds = SubstituteRounds(self.tables.changes, herald)
        self.crier = Alarm(self._cry, discord.utils.utcnow)
        self.keeper = Alarm(self.keeping.round, discord.utils.utcnow)
        self.add_dynamic_items(Button, Select, PeopleSelect)
        for command in own_commands():
            self.tree.add_command(command)
        await self._sync()
        self._heartbeat.start()
        self.first_pictures = pictures.warm_up()
        await self.tables.timing.wake()
        await self.tables.housekeeping.agree()
        await self.publisher.call_again()
        await self.pact_rounds.wake()
        self._wake()
        self.thinker.set(0)

    async def _sync(self) -> None:
        """Register the commands once, and again only when they have changed."""
        fluent = Fluent()
        await self.tree.set_translator(fluent)
        payload = [await command.get_translated_payload(self.tree, fluent) for command in self.tree.get_commands()]
        stamp = hashlib.sha256(json.dumps([self.application_id, payload], sort_keys=True).encode()).hexdigest()
        if await self.store.meta("commands") != stamp:
            assert self.application_id is not None  # the bot has logged in
            # as the tree does, which would put it all together once more
            await self.http.bulk_upsert_global_commands(self.application_id, payload=payload)
            await self.store.set_meta("commands", stamp)
            log.info("commands registered", count=len(payload))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer a modal, and a button of another age (or a forged one), which no dynamic item of ours knows."""
        if interaction.type is discord.InteractionType.modal_submit:
            await submitted(interaction)
            return
        if custom_id_of(interaction).startswith(DOCTORS):
            return
        unknown = interaction.type is discord.InteractionType.component and not is_answered(interaction)
        if unknown and await answers.served(interaction):
            await answers.fail(interaction, Refusal(line("refuse-stale")))

    async def on_ready(self) -> None:
        """The servers are known, perhaps again: nobody has told of threads that were archived meanwhile."""
        await self.keeping.wake()
        self.keeper.set(0)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited, perhaps again."""
        await greet(guild)
        await self._look_again("guild", guild.id, lost_only=True)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was sent away: the players are told where to go on."""
        await self._look_again("guild", guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, perhaps with tables."""
        await self.tables.servers.close_channel(channel.guild.id, channel.id)
        await self._look_again("channel", channel.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel was edited. Its cards are looked at where they can no longer stand, or could not and now can."""
        threads = [thread.id for thread in after.guild.threads if thread.parent_id == after.id]
        for in_thread, places in ((False, [after.id]), (True, threads)):
            can = may_post(after, in_thread=in_thread)
            if can or may_post(before, in_thread=in_thread):
                for place in places:
                    await self._look_again("channel", place, lost_only=can)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread was edited, perhaps unlocked, or archived though a game goes on there."""
        await self._look_again("channel", payload.thread_id, lost_only=True)
        if payload.data["thread_metadata"]["archived"]:
            await self.store.threads.look(discord.utils.utcnow(), payload.thread_id)
            self.keeper.set(0)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone, perhaps with tables; those whose own it was stand in its channel again."""
        await self.store.threads.gone(payload.thread_id)
        await self._look_again("channel", payload.thread_id)

    async def _look_again(self, column: str, place: int, *, lost_only: bool = False) -> None:
        await self.store.deliveries.look_again(column, place, lost_only=lost_only)
        self.publisher.poke()
        self.alarm.set(0)

    def _changed(self, table: int) -> None:
        self.publisher.poke(table)
        self.pact_rounds.poke(table)
        self._wake()

    def _wake(self) -> None:
        self.alarm.set(0)
        self.clock.set(0)
        self.crier.set(0)
        self.keeper.set(0)

    def _ring(self) -> None:
        self.crier.set(0)

    def _rival(self, table: int) -> None:
        self.rivals.poke(table)

    async def _show(self) -> datetime | None:
        """What lags is shown, and the clocks of those who have been told something run; when to do so next."""
        again = await self.publisher.round()
        self.clock.set(0)
        return again

    async def _cry(self) -> datetime | None:
        """Those are told who have lost seats or wanted some, and whom pacts concern; when to do so next."""
        await self.tables.moderators.tell(self._herald)
        times = [await self.pact_rounds.round(), await self.substitute_rounds.round()]
        return min((time for time in times if time is not None), default=None)

    async def _pass_time(self) -> datetime | None:
        """What has its time is done, the rest is put away; when to do so next."""
        await self.tables.housekeeping.expire()
        await self.tables.people.go_on_forgetting()
        await self.house.look_again()
        again = await self.tables.timing.round()
        self.bell.set(0)
        if await self.tables.housekeeping.archive():
            return discord.utils.utcnow()
        due = await self.tables.housekeeping.next_due()
        return again if due is None else min(again, due)

    async def close(self) -> None:
        """Finish the actions and the round in hand, close the database, leave Discord."""
        self._heartbeat.stop()
        if hasattr(self, "tables"):
            await self.tables.changes.drain()
        if hasattr(self, "rivals"):
            self.rivals.stop()
        for alarm in ("clock", "bell", "crier", "keeper", "thinker", "alarm"):
            if hasattr(self, alarm):
                await getattr(self, alarm).stop()
        if hasattr(self, "store"):
            await self.store.close()
        await super().close()


def custom_id_of(interaction: discord.Interaction[Any]) -> str:
    """Of the component that was used, "" where it was none."""
    data: Any = interaction.data or {}
    return str(data.get("custom_id", ""))


def own_commands() -> list[app_commands.Group | app_commands.Command[Any, ..., Any]]:
    """All slash commands of the bot."""
    return [*games.groups(), table_group(), server_group(), *general.commands(), *away.commands()]


def connected(client: discord.AutoShardedClient) -> bool:
    """Whether all shards have their connection to Discord just now."""
    return client.is_ready() and not any(shard.is_closed() for shard in client.shards.values())


def run(settings: Settings) -> int:
    """Run the bot until it is told to stop; the exit code."""
    assert settings.token is not None  # the caller has checked
    token = settings.token.get_secret_value()
    try:
        asyncio.run(_serve(Flotilla(settings.database), token))
    except discord.LoginFailure:
        log.error("Discord refuses DISCORD_TOKEN")
        return 2
    except StoreError as error:
        log.error("no database", reason=str(error))
        return 2 if isinstance(error, Corrupt) else 1  # a damaged one doesn't get better by itself
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.error("Discord can't be reached", reason=str(error))
        return 1
    return 0


async def _serve(bot: Flotilla, token: str) -> None:
    loop = asyncio.get_running_loop()
    serving = asyncio.current_task()
    assert serving is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, serving.cancel)
    async with bot:
        try:
            await bot.start(token)
        except asyncio.CancelledError:
            log.info("stopping")
