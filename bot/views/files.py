"""The files of a server for a game, scenarios, maps or boards: the list, one of them, and what is wrong with one."""

from __future__ import annotations

import io
from typing import Any

import discord

from bot import texts
from bot.foreign import Plain, escape, plain
from bot.house import house_of
from bot.speaker import Speaker
from bot.speech import command_text, files_command_text
from bot.tables.limits import FILES
from bot.tables.model import Refusal
from bot.tables.shelf import Shelved, check_remover
from bot.views import answers
from bot.views.beginning import beginning
from bot.views.page import Item, Page, clip, page
from bot.views.tap import DANGER, Tap, button, select, verb
from engine.datafiles import DataError, Told
from engine.game import Game
from engine.registry import GAMES, get
from engine.values import line

MOST_TOLD = 15
"""Faults that are told of a file; people correct them from the first one on."""
KEY = 40
"""Characters of a key that is told."""


def files_page(game: Game, option: str, files: list[Shelved], language: str, removed: str = "") -> Page:
    """All of them, with who added each; a menu to look at one, and a template to start from.

    `removed`: the name of one that has just been removed, which is told first.
    """
    word = game.hooks.files[option].word
    speaker = Speaker[Plain](language, game.id)
    said = [speaker.say("files-removed", word=word, name=escape(removed))] if removed else []
    said.append(speaker.say("files-title", word=word, game=speaker.game_name, most=FILES))
    said.append("\n".join(f"- **{escape(file.title)}** · {_added(file, language)}" for file in files))
    if not files:
        said.append(speaker.say("files-none", word=word))
    said.append(speaker.say("files-how", word=word, add=files_command_text(language, game.id, word, "add")))
    rows: list[list[Item]] = []
    if files:
        entries = [(plain(file.title), str(file.id), "") for file in files]
        rows.append([select(speaker.say("files-pick", word=word), entries, 0, "file", 0, f"{game.id}.{option}")])
    return _with_file(page(said, rows), f"{word}-template.toml", game.hooks.files[option].template)


def _added(file: Shelved, language: str) -> str:
    when = f"<t:{int(file.added.timestamp())}:d>"
    id = "files-added" if file.user else "files-added-nobody"
    return texts.say(language, id, who=f"<@{file.user}>", when=when)


async def file_page(file: Shelved, text: str, language: str, removable: bool, new: bool = False) -> Page:
    """One of them: how a game with it begins, and the file itself, for those who want to change it."""
    game = get(file.game)
    found = game.hooks.files[file.option]
    speaker = Speaker[Plain](language, game.id)
    options = game.Options(**{file.option: text})
    seats = min(game.seats(options))
    begun = await beginning(game, options, seats, language)
    said = [f"### {escape(file.title)}", f"{speaker.tell(found.read('', text).about)}\n-# {_added(file, language)}"]
    if new:
        start = command_text(language, "start", game.id)
        said.insert(
            0, speaker.say("files-new", word=found.word, start=start, option=_option(game, file.option, language))
        )
    row: list[Item] = [button(language, f"button-files-{found.word}", 0, "files", rest=f"{game.id}.{file.option}")]
    if removable:
        row.append(button(language, "button-files-remove", 0, "file-remove", file.id, style=DANGER))
    return _with_file(page(said, [row], *begun), f"{found.word}-{file.id}.toml", text)


def _option(game: Game, option: str, language: str) -> str:
    return f"`{texts.say(language, f'{game.id}-option-{option}.name')}`"


def _with_file(page: Page, name: str, text: str) -> Page:
    """The page with a file to be downloaded."""
    page.layout.add_item(discord.ui.File(f"attachment://{name}"))
    return Page(page.layout, [*page.files, discord.File(io.BytesIO(text.encode()), name)])


def faults_page(game: Game, option: str, name: str, error: DataError, language: str) -> Page:
    """What is wrong with a file, by lines and keys."""
    word = game.hooks.files[option].word
    speaker = Speaker[Plain](language, game.id)
    faults = error.faults
    said = [
        speaker.say("files-faults", name=escape(clip(plain(name), 60)), count=len(faults)),
        "\n".join(_fault(speaker, fault) for fault in faults[:MOST_TOLD]),
    ]
    if len(faults) > MOST_TOLD:
        said.append(speaker.say("files-faults-more", count=len(faults) - MOST_TOLD))
    said.append(speaker.say("files-faults-how", list=files_command_text(language, game.id, word, "list")))
    return page(said)


def _fault(speaker: Speaker[Plain], fault: Told) -> str:
    key = ".".join(step for step in fault.place if isinstance(step, str))
    what = speaker.tell(fault.said)
    if fault.may:
        what = speaker.say("file-fault-words", what=what, words=", ".join(f"**{word}**" for word in fault.may))
    if not key:
        return speaker.say("files-fault", line=fault.line, what=what)
    return speaker.say("files-fault-key", line=fault.line, key=escape(clip(plain(key), KEY)), what=what)


# ---------------------------------------------------------------- clicks


def server_of(interaction: discord.Interaction[Any]) -> int:
    """The server whose files are meant. Raises Refusal in direct messages."""
    if interaction.guild_id is None:
        raise Refusal(line("refuse-files-server"))
    return interaction.guild_id


def moderates(interaction: discord.Interaction[Any]) -> bool:
    """Whether the person may manage the server."""
    return interaction.permissions.manage_guild


def _kind(rest: str) -> tuple[Game, str]:
    id, _, option = rest.partition(".")
    if id not in GAMES or option not in get(id).hooks.files:
        raise Refusal(line("refuse-stale"))
    return get(id), option


async def found_file(interaction: discord.Interaction[Any], id: int) -> tuple[Shelved, str]:
    """A file of this server, with its text. Raises Refusal where there is none any more."""
    found = await house_of(interaction).tables.shelves.get(server_of(interaction), id)
    if found is None or found[0].game not in GAMES or found[0].option not in get(found[0].game).hooks.files:
        raise Refusal(line("refuse-files-gone"))
    return found


async def show_file(interaction: discord.Interaction[Any], file: Shelved, text: str, new: bool = False) -> None:
    """Show one of them."""
    removable = moderates(interaction) or file.user == interaction.user.id
    await answers.show(interaction, await file_page(file, text, answers.reader(interaction), removable, new))


async def show_files(interaction: discord.Interaction[Any], game: Game, option: str, removed: str = "") -> None:
    """Show all of them, see `files_page`."""
    files = await house_of(interaction).tables.shelves.of(server_of(interaction), game.id, option)
    await answers.show(interaction, files_page(game, option, files, answers.reader(interaction), removed))


async def ask_removal(interaction: discord.Interaction[Any], file: Shelved) -> None:
    """Ask whether a file is to be removed. Raises Refusal for who may not."""
    check_remover(file, interaction.user.id, moderates(interaction))
    language = answers.reader(interaction)
    word = get(file.game).hooks.files[file.option].word
    row: list[Item] = [
        button(language, "button-files-remove", 0, "file-gone", file.id, style=DANGER),
        button(language, "button-back", 0, "file", file.id),
    ]
    await answers.show(
        interaction, page([texts.say(language, "files-sure", word=word, name=escape(file.title))], [row])
    )


@verb("files")
async def files(tap: Tap) -> None:
    """All of them."""
    await show_files(tap.interaction, *_kind(tap.rest))


@verb("file")
async def file(tap: Tap) -> None:
    """One of them, from the menu or back from a question."""
    await show_file(tap.interaction, *await found_file(tap.interaction, tap.picked if tap.values else tap.which))


@verb("file-remove")
async def file_remove(tap: Tap) -> None:
    """Ask before one is removed."""
    found, _ = await found_file(tap.interaction, tap.which)
    await ask_removal(tap.interaction, found)


@verb("file-gone")
async def file_gone(tap: Tap) -> None:
    """Remove one, say so, and show the others."""
    found, _ = await found_file(tap.interaction, tap.which)
    check_remover(found, tap.user, moderates(tap.interaction))
    await tap.house.tables.shelves.remove(server_of(tap.interaction), found.id)
    await show_files(tap.interaction, get(found.game), found.option, found.title)
