"""Names and descriptions of commands in every language: Fluent messages, translated when the commands are registered.

A command is a message with its description and an attribute ``name``; English is what the code and the tests call it.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot import texts

CHOICE = 100
"""Characters of the name of a command's choice."""
LOCALES = {discord.Locale.russian: "ru", discord.Locale.ukrainian: "uk"}
"""The languages that Discord shows our commands in beside English."""


def spoken(id: str) -> locale_str:
    """The message `id` in English, to be said in the reader's language by Discord."""
    return locale_str(texts.say("en", id), id=id)


def named(id: str) -> locale_str:
    """The name that the message `id` gives to a command or a parameter."""
    return spoken(f"{id}.name")


def marked(label: str, marks: int) -> str:
    """An option's value with its difficulty, from 1 to 4; none where it is 0.

    >>> marked("Poseidon", 4), marked("usual game", 0)
    ('Poseidon · !!!!', 'usual game')
    """
    return f"{label} · {'!' * marks}" if marks else label


def choice_text(language: str, id: str, marks: int = 0) -> str:
    """The value of an option that the message `id` names, with its difficulty and what it means (`.about`), if told."""
    label = marked(texts.say(language, id), marks)
    text = f"{label}: {texts.say(language, f'{id}.about')}" if texts.knows(f"{id}.about") else label
    return text if len(text) <= CHOICE else f"{text[: CHOICE - 1].rstrip()}…"


def choice(id: str, marks: int = 0) -> locale_str:
    """The same in English, to be said in the reader's language by Discord."""
    return locale_str(choice_text("en", id, marks), id=id, marks=marks)


class Fluent(app_commands.Translator):
    """Discord's translator over our messages; strings that aren't ours stay as they are."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContext[Any, Any]
    ) -> str | None:
        """The message in this locale, None where we don't speak it."""
        language = LOCALES.get(locale)
        id, marks = string.extras.get("id"), string.extras.get("marks")
        if language and id and marks is not None:
            return choice_text(language, id, marks)
        return texts.say(language, id) if language and id else None


def command_text(language: str, command: str, game: str = "") -> str:
    """A command as somebody of this language types it, for texts that mention it.

    >>> command_text("en", "start", "sealords")
    '`/sealords start`'
    """
    name = texts.say(language, f"command-{command}.name")
    return f"`/{texts.say(language, f'{game}-about.name')} {name}`" if game else f"`/{name}`"


def own_command_text(language: str, command: str, game: str) -> str:
    """A command that one game alone has, as somebody of this language types it.

    >>> own_command_text("en", "lift", "tranquility")
    '`/tranquility lift`'
    """
    name = texts.say(language, f"{game}-command-{command}.name")
    return f"`/{texts.say(language, f'{game}-about.name')} {name}`"


def group_command_text(language: str, group: str, command: str) -> str:
    """A command of a group that belongs to no game as somebody of this language types it.

    >>> group_command_text("en", "server", "close")
    '`/server close`'
    """
    first, second = (texts.say(language, f"command-{group}{id}.name") for id in ("", f"-{command}"))
    return f"`/{first} {second}`"


def files_command_text(language: str, game: str, word: str, command: str) -> str:
    """A command for a game's files (of a kind that is called so) as somebody of this language types it.

    >>> files_command_text("en", "admiral", "scenario", "add")
    '`/admiral scenario add`'
    """
    ids = (f"{game}-about", f"command-files-{word}", f"command-files-{command}")
    return f"`/{' '.join(texts.say(language, f'{id}.name') for id in ids)}`"
