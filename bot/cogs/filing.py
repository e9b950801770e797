"""`/<game> scenario add` and so on: a server's own scenarios, maps and boards, for the games that take such files."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
from discord import app_commands

from bot import texts
from bot.cogs.build import OFFERED, REQUIRED, Completer, Interaction, Parameter, command
from bot.foreign import look, plain
from bot.house import house_of
from bot.speech import choice_text, named, spoken
from bot.tables import choices
from bot.tables.limits import FILE_BYTES
from bot.tables.model import Refusal, refuse
from bot.tables.shelf import Filed, Shelved
from bot.views import answers
from bot.views.files import ask_removal, faults_page, found_file, moderates, server_of, show_file, show_files
from engine.datafiles import DataError, Told
from engine.files import Held
from engine.game import Game
from engine.values import Number, line

FILE = "file:"
"""Before the id of a file where it is the value of a parameter."""
_reading = asyncio.Lock()
"""One file is read at a time: that takes up to a fifth of a second."""


def file_groups(game: Game) -> list[app_commands.Group]:
    """A group of commands for each kind of files that a game takes."""
    return [_group(game, option) for option in game.hooks.files]


def _group(game: Game, option: str) -> app_commands.Group:
    async def add(interaction: Interaction, file: discord.Attachment) -> None:
        await _add(interaction, game, option, file)

    async def listed(interaction: Interaction) -> None:
        await answers.open_private(interaction)
        await show_files(interaction, game, option)

    async def show(interaction: Interaction, name: str) -> None:
        await answers.open_private(interaction)
        await show_file(interaction, *await _named(interaction, game, option, name))

    async def remove(interaction: Interaction, name: str) -> None:
        await answers.open_private(interaction)
        file, _ = await _named(interaction, game, option, name)
        await ask_removal(interaction, file)

    id = f"command-files-{game.hooks.files[option].word}"
    group = app_commands.Group(name=named(id), description=spoken(id))
    which = Parameter("name", str, "command-files-which", REQUIRED, complete=_names_of(game, option))
    file = Parameter("file", discord.Attachment, "command-files-file", REQUIRED)
    group.add_command(command("command-files-add", add, [file]))
    group.add_command(command("command-files-list", listed))
    group.add_command(command("command-files-show", show, [which]))
    group.add_command(command("command-files-remove", remove, [which]))
    return group


# ---------------------------------------------------------------- adding one


async def _add(interaction: Interaction, game: Game, option: str, file: discord.Attachment) -> None:
    """Read a file, and keep it where a game can be played with it; else say what is wrong."""
    await answers.open_private(interaction)
    house, server = house_of(interaction), server_of(interaction)
    await house.remember(interaction)
    if not moderates(interaction) and not await house.tables.shelves.is_open(server):
        raise refuse("files-rights")
    if file.size > FILE_BYTES:
        raise refuse("files-large", size=Number(FILE_BYTES // 1024))
    try:
        data = await file.read()
    except discord.HTTPException:
        raise refuse("files-lost") from None
    try:
        text = _decoded(data[: FILE_BYTES + 1])
        async with _reading:
            held = await asyncio.to_thread(game.hooks.files[option].read, file.filename, text)
        _check_name(game, option, held)
    except DataError as error:
        await answers.show(interaction, faults_page(game, option, file.filename, error, answers.reader(interaction)))
        return
    name = plain(held.title)
    filed = Filed(game.id, option, name, look(name), text)
    id = await house.tables.shelves.add(server, filed, interaction.user.id, house.tables.changes.now())
    await show_file(interaction, *await found_file(interaction, id), new=True)


def _decoded(data: bytes) -> str:
    """The text of a file, with the usual ends of lines and one more at its end. Raises DataError."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        number = data.count(b"\n", 0, error.start) + 1
        raise DataError("", [Told(number, (), line("file-fault-utf8"))]) from None
    return text.replace("\r\n", "\n").rstrip() + "\n"


def _check_name(game: Game, option: str, held: Held) -> None:
    """A name can be seen, and isn't that of anything of the game's own. Raises DataError, Refusal."""
    if not look(held.title):
        raise DataError("", [Told(1, ("name",), line("file-fault-name"))])
    if look(held.title) in _words(game, option):
        raise refuse("files-name")


def _words(game: Game, option: str) -> dict[str, str]:
    """The option's own words, by what their names look like in any language."""
    words = choices.values_of(game.Options.model_fields[option])
    id = f"{game.id}-option-{option}"
    return {look(texts.say(language, f"{id}-{word}")): word for language in texts.LANGUAGES for word in words}


# ---------------------------------------------------------------- choosing one


def _names_of(game: Game, option: str) -> Completer:
    """Suggestions for the files of the server."""

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return _offered(await _files(interaction, game, option), current)

    return complete


def values_with_files(game: Game, option: str) -> Completer:
    """Suggestions for an option that takes files: the game's own words, then the files of the server."""
    words = choices.values_of(game.Options.model_fields[option])
    hard = game.hooks.difficulty

    async def complete(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        language, id = answers.reader(interaction), f"{game.id}-option-{option}"
        labels = [(choice_text(language, f"{id}-{word}", hard.get((option, word), 0)), word) for word in words]
        fitting = [(name, word) for name, word in labels if current.casefold() in f"{name} {word}".casefold()]
        own = [app_commands.Choice(name=name, value=word) for name, word in fitting]
        return [*own, *_offered(await _files(interaction, game, option), current)][:OFFERED]

    return complete


async def _files(interaction: Interaction, game: Game, option: str) -> list[Shelved]:
    """Those of the server, none in direct messages."""
    if interaction.guild_id is None:
        return []
    return await house_of(interaction).tables.shelves.of(interaction.guild_id, game.id, option)


def _offered(files: list[Shelved], current: str) -> list[app_commands.Choice[str]]:
    fitting = [file for file in files if current.casefold() in file.title.casefold()]
    return [app_commands.Choice(name=plain(file.title), value=f"{FILE}{file.id}") for file in fitting[:OFFERED]]


async def _named(interaction: Interaction, game: Game, option: str, name: str) -> tuple[Shelved, str]:
    """The file that was suggested, or whose name was typed. Raises Refusal."""
    server_of(interaction)
    files = await _files(interaction, game, option)
    found = [file for file in files if name == f"{FILE}{file.id}"] or [
        file for file in files if look(name) == look(file.title)
    ]
    if not found:  # the value of a suggestion isn't typed by anybody: its file was there
        raise Refusal(line("refuse-files-gone" if name.startswith(FILE) else "refuse-files-unknown"))
    return await found_file(interaction, found[0].id)


async def with_texts(interaction: Interaction, game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """Options as they were chosen, with the texts of files in the place of their names. Raises Refusal."""
    found = dict(given)
    for option in game.hooks.files:
        value = given.get(option)
        if not isinstance(value, str) or value in choices.values_of(game.Options.model_fields[option]):
            continue
        words = _words(game, option)
        if look(value) in words:
            found[option] = words[look(value)]
        else:
            _, found[option] = await _named(interaction, game, option, value)
    return found
