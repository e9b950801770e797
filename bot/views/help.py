"""The answer to `/help`, leaf by leaf, and the commands as its reader types them."""

from __future__ import annotations

from typing import Any

import discord

from bot import texts
from bot.speech import command_text, files_command_text, group_command_text, own_command_text
from bot.tables.model import Refusal
from bot.views import answers
from bot.views.page import Page, page
from bot.views.tap import PRIMARY, SECONDARY, Tap, button, verb
from engine.registry import GAMES, get
from engine.values import line

START = "start"
LEAVES = {
    START: ("title", "intro", "games", "start", "threads", "unofficial"),
    "play": ("play", "pacts", "watching", "private"),
    "time": ("time",),
    "commands": ("commands", "own", "files", "server"),
    "trouble": ("trouble",),
}
"""The paragraphs of each leaf."""
OF_A_GAME = ("start", "move", "show", "hand", "log", "rules", "resign")
OF_NONE = ("games", "settings", "reminders", "block", "away", "back", "help")
OF_TABLE = (
    "pacts", "time", "ask", "withdraw", "claim", "day", "usual", "without", "agree", "object", "back", "quiet", "steer",
    "release", "close", "substitute", "keep", "take", "watch",
)  # fmt: skip
OF_SERVER = ("check", "close", "pause", "resume", "unseat", "log", "language", "channels", "defaults", "scenarios")


def mentions(language: str) -> dict[str, str]:
    """The commands as the reader types them, for texts that mention them; games' ones by the first game.

    `starts` are the commands that open a table of each game, `own` those that one game alone has, `played` the games,
    each with what it is, `table_time` and so on those of a table, whatever its game, `server_close` and so on those of
    a server's moderators, `files` those that list a server's own scenarios, maps and boards.
    """
    of_a_game = {name: command_text(language, name, next(iter(GAMES))) for name in OF_A_GAME}
    return {
        **of_a_game,
        **{name: command_text(language, name) for name in OF_NONE},
        **{f"table_{name}": group_command_text(language, "table", name) for name in OF_TABLE},
        **{f"server_{name}": group_command_text(language, "server", name) for name in OF_SERVER},
        "starts": ", ".join(command_text(language, "start", game) for game in GAMES),
        "own": ", ".join(_own_commands(language)),
        "files": ", ".join(_file_commands(language)),
        "played": "\n".join(
            f"- {texts.say(language, f'{game}-about')} · {command_text(language, 'start', game)}" for game in GAMES
        ),
    }


def _own_commands(language: str) -> list[str]:
    return [own_command_text(language, name, game) for game in GAMES for name in get(game).hooks.commands]


def _file_commands(language: str) -> list[str]:
    return [
        files_command_text(language, game, files.word, "list")
        for game in GAMES
        for files in get(game).hooks.files.values()
    ]


def help_page(interaction: discord.Interaction[Any], leaf: str) -> Page:
    """A leaf, with buttons to all of them; what concerns moderators is for them alone."""
    language = answers.reader(interaction)
    known = mentions(language)
    shown = {"own": bool(known["own"]), "files": bool(known["files"]), "server": interaction.permissions.manage_guild}
    said = [texts.say(language, f"help-{part}", **known) for part in LEAVES[leaf] if shown.get(part, True)]
    row = [
        button(language, f"button-help-{each}", 0, "help", at, style=PRIMARY if each == leaf else SECONDARY)
        for at, each in enumerate(LEAVES)
    ]
    return page(said, [row])


@verb("help")
async def turned(tap: Tap) -> None:
    """Another leaf of the help."""
    if tap.leaf >= len(LEAVES):
        raise Refusal(line("refuse-stale"))
    await answers.show(tap.interaction, help_page(tap.interaction, tuple(LEAVES)[tap.leaf]))
