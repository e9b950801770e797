"""The bot's slash commands, put together once for as long as games and words stay as they are.

Every test starts a bot, and most of what that took went into its commands: to read their parameters, and to say each in
every language. They hold nothing of a bot, so the next one gets the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from operator import is_
from types import SimpleNamespace
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from discord import app_commands

from bot import client, texts
from bot.cogs import away, games, general
from engine import registry


def put_together_once(patch: pytest.MonkeyPatch) -> None:
    """From now on a bot gets the commands of the one before, as they are sent to Discord too."""
    made_by = (
        (games, "groups"), (client, "table_group"), (client, "server_group"), (general, "commands"), (away, "commands"),
    )  # fmt: skip
    for module, name in made_by:
        patch.setattr(module, name, _once(getattr(module, name)))
    for kind in (app_commands.Group, app_commands.Command):
        patch.setattr(kind, "get_translated_payload", _sent_once(kind.get_translated_payload))
    patch.setattr(client, "json", SimpleNamespace(dumps=_written_once(json.dumps)))


def _made_of() -> list[Any]:
    """All that commands are made of."""
    rules = [registry.get(id) for id in registry.GAMES]
    return [texts.say, *map(texts.bundle, texts.LANGUAGES), *rules, *(game.hooks for game in rules)]


def _once(make: Callable[[], Any]) -> Callable[[], Any]:
    known: list[Any] = []
    made: Any = None

    def again() -> Any:
        nonlocal known, made
        now = _made_of()
        if len(now) != len(known) or not all(map(is_, now, known)):
            known, made = now, make()
        return made

    return again


def _sent_once(translate: Callable[..., Any]) -> Callable[..., Any]:
    sent: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()

    async def again(command: Any, *given: Any) -> Any:
        if command not in sent:
            sent[command] = await translate(command, *given)
        return sent[command]

    return again


def _written_once(write: Callable[..., str]) -> Callable[..., str]:
    """What a bot knows its commands by, of the very things that the last one knew them by."""
    last: tuple[Any, list[Any], str] = (None, [], "")

    def again(marked: tuple[Any, list[Any]], **how: Any) -> str:
        nonlocal last
        application, payload = marked
        known, sent, written = last
        if application != known or len(payload) != len(sent) or not all(map(is_, payload, sent)):
            written = write([application, payload], **how)
            last = application, payload, written
        return written

    return again
