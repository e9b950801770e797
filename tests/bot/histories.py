"""The messages of a simulated channel, each made once for as long as it stays as it is.

simcord makes every message of a channel anew whenever its history is read, with a deep copy of all that it holds, and
tests read it after each click: in a long game more time went there than into the bot.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
import simcord.builders
from simcord.backend import serializers


def made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on a message that is read again, unchanged and by the same bot, is the one that was made before."""
    make = simcord.builders.to_discord_message
    made: dict[int, tuple[Any, Any, Any]] = {}

    def message_of(env: simcord.Env, stored: Any) -> Any:
        payload = serializers.message_payload(env.backend, stored)
        bot, known, message = made.get(stored.id, (None, None, None))
        if bot is not env.bot or known != payload:
            message = make(env, stored)
            made[stored.id] = env.bot, deepcopy(payload), message
        return message

    monkeypatch.setattr(simcord.builders, "to_discord_message", message_of)
