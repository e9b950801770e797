"""What the bot tells of itself: its games, commands and buttons, in as few leaves as hold it."""

from __future__ import annotations

import discord

from bot import texts
from bot.speech import command_text, group_command_text, own_command_text
from bot.views import answers
from bot.views.page import Page, page
from bot.views.paging import paginate, turning
from bot.views.tap import Tap, verb
from engine.registry import GAMES, get

PARTS = (
    "intro", "games", "start", "play", "time", "commands", "own", "private", "trouble", "server", "unofficial",
)  # fmt: skip
OF_A_GAME = ("start", "move", "show", "hand", "log", "rules", "resign")
OF_NONE = ("games", "settings", "reminders", "block", "help")
OF_TABLE = ("time", "claim", "day", "usual", "without", "agree", "object", "back", "quiet", "close")
OF_SERVER = ("language", "channels", "close")


def mentions(language: str) -> dict[str, str]:
    """The commands as the reader types them, for texts that mention them; games' ones by the first game.

    `starts` are the commands that open a table of each game, `own` those that one game alone has, `played` the games,
    each with what it is, `table_time` and so on those about time at a table; `language`, `channels` and `close` are
    those of a server's moderators.
    """
    of_a_game = {name: command_text(language, name, next(iter(GAMES))) for name in OF_A_GAME}
    return {
        **of_a_game,
        **{name: command_text(language, name) for name in OF_NONE},
        **{f"table_{name}": group_command_text(language, "table", name) for name in OF_TABLE},
        **{name: group_command_text(language, "server", name) for name in OF_SERVER},
        "starts": ", ".join(command_text(language, "start", game) for game in GAMES),
        "own": ", ".join(_own_commands(language)),
        "played": "\n".join(
            f"- {texts.say(language, f'{game}-about')} · {command_text(language, 'start', game)}" for game in GAMES
        ),
    }


def _own_commands(language: str) -> list[str]:
    return [own_command_text(language, name, game) for game in GAMES for name in get(game).hooks.commands]


def help_page(language: str, permissions: discord.Permissions, leaf: int = 0) -> Page:
    """Leaf `leaf` (from 0) of the help for somebody with these permissions."""
    known = mentions(language)
    shown = {"own": bool(known["own"]), "server": permissions.manage_guild}
    parts = [texts.say(language, f"help-{part}", **known) for part in PARTS if shown.get(part, True)]
    leaves = paginate([f"{part}\n" for part in parts])
    at = max(0, min(leaf, len(leaves) - 1))
    return page(
        [texts.say(language, "help-title"), leaves[at].rstrip()], [turning(language, 0, "help-turn", at, len(leaves))]
    )


@verb("help-turn")
async def turned(tap: Tap) -> None:
    """The leaf before or after."""
    await answers.show(tap.interaction, help_page(tap.language, tap.interaction.permissions, tap.leaf))
