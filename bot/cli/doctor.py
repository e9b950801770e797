"""`flotilla doctor`: try in a channel of one's own what only the real Discord can show, also while the bot runs.

It posts a card there, asks you to press its button, writes to you, and takes all that away again. It needs the token;
it doesn't touch the database or the commands.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from bot.cli.arguments import UsageError

if TYPE_CHECKING:
    import discord

    from bot.cli.examination import Finding

READY = 60.0
"""Seconds that connecting may take."""
SIGNS = {True: "held", False: "FAILED", None: "left out"}


def add_parser(subparsers: Any) -> None:
    """Add the subcommand."""
    parser = subparsers.add_parser(
        "doctor", help="try what only the real Discord can show, also while the bot runs", description=__doc__
    )
    channel = "id of the channel; without it one of a server of yours, where the bot is"
    parser.add_argument("--channel", metavar="ID", type=int, help=channel)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Log in, examine, tell."""
    from bot.cli.configured import read_settings

    token = read_settings().token
    if token is None:
        raise UsageError("DISCORD_TOKEN is not set: the doctor tries what the bot with this token can do")
    import asyncio

    import aiohttp
    import discord

    from bot import logs

    logs.set_up("WARNING")
    try:
        return asyncio.run(_examine(token.get_secret_value(), args.channel))
    except discord.LoginFailure:
        raise UsageError("Discord refuses DISCORD_TOKEN: see Reset Token in the developer portal") from None
    except TimeoutError:
        reason = f"no connection within {READY:.0f} s"
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        reason = str(error)
    except KeyboardInterrupt:
        reason = "stopped"
    print(f"flotilla doctor: {reason}", file=sys.stderr)
    return 1


async def _examine(token: str, id: int | None) -> int:
    """Be connected meanwhile; the exit code."""
    import asyncio

    import discord

    from bot.client import LONGEST_WAIT

    # discord.py would warn that voice, which the bot doesn't have, won't be supported
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    client = discord.AutoShardedClient(
        intents=discord.Intents(guilds=True),
        allowed_mentions=discord.AllowedMentions.none(),
        max_ratelimit_timeout=LONGEST_WAIT,
    )
    async with client:
        await client.login(token)
        connection = asyncio.create_task(client.connect())
        ready = asyncio.create_task(client.wait_until_ready())
        await asyncio.wait({connection, ready}, timeout=READY, return_when=asyncio.FIRST_COMPLETED)
        if connection.done():
            await connection
        if not ready.done():
            raise TimeoutError
        return await visit(client, id)


async def visit(client: discord.Client, id: int | None) -> int:
    """Examine with a connected client and tell what comes of it; the exit code. Raises UsageError."""
    from contextlib import aclosing

    from bot.cli.examination import examine

    findings = [logged_in(client)]
    tell(findings[0])
    person = owner_of(client)
    channel = await channel_of(client, person, id)
    print(f"          in #{channel.name} of {channel.guild.name}", flush=True)
    async with aclosing(examine(client, channel, person, lambda text: print(f"          {text}", flush=True))) as steps:
        async for finding in steps:
            tell(finding)
            findings.append(finding)
    return verdict(findings)


def logged_in(client: discord.Client) -> Finding:
    """Who the token is, and whether clicks come to the bot at all."""
    from bot.cli.examination import Finding

    application = client.application
    if application is not None and application.interactions_endpoint_url:
        cure = "clear it in the developer portal under General Information"
        return Finding("logged in", False, "clicks go to the Interactions Endpoint URL, not to the bot", cure)
    return Finding("logged in", True, f"as {client.user}")


def owner_of(client: discord.Client) -> int:
    """Who runs the bot: the owner of its application or of the team that has it."""
    application = client.application
    assert application is not None  # the client has logged in
    team = application.team
    return application.owner.id if team is None or team.owner_id is None else team.owner_id


async def channel_of(client: discord.Client, person: int, id: int | None) -> Any:
    """The channel with this id, or one in a server of the person where the bot may do all that it needs.

    Strangers' servers are nothing to try things in. Raises UsageError.
    """
    import discord

    from bot.permissions import missing

    if id is not None:
        try:
            channel = client.get_channel(id) or await client.fetch_channel(id)
        except (discord.NotFound, discord.Forbidden):
            raise UsageError(f"--channel {id}: the bot sees no such channel") from None
        if not isinstance(channel, discord.TextChannel | discord.Thread):
            raise UsageError(f"--channel {id}: is no text channel of a server")
        return channel
    servers = [guild for guild in client.guilds if guild.owner_id == person]
    if not servers:
        raise UsageError("the bot is in no server that is yours: name a channel with --channel ID")
    channels = [channel for guild in servers for channel in guild.text_channels]
    for channel in channels:
        if not missing(channel.permissions_for(channel.guild.me), in_thread=False):
            return channel
    raise UsageError("in no channel of your servers may the bot do all that it needs: name one with --channel ID")


def tell(finding: Finding) -> None:
    """A line on a step, and one on what to do."""
    print(f"{SIGNS[finding.held]:<9} {finding.step}: {finding.told}", flush=True)
    if finding.cure:
        print(f"          {finding.cure}", flush=True)


def verdict(findings: list[Finding]) -> int:
    """Say it in one line; the exit code."""
    failed = sum(finding.held is False for finding in findings)
    left_out = sum(finding.held is None for finding in findings)
    more = f", {left_out} left out" if left_out else ""
    print(f"{failed} of {len(findings)} FAILED{more}" if failed else f"all is well{more}")
    return 1 if failed else 0
