"""The log of a server's moderators: what it tells, and that it fits its message."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, get_args

import pytest

from bot import texts
from bot.tables.defaults import Defaults, differing
from bot.tables.moderating import REASON, Moderation, What
from bot.views.page import TEXTS
from bot.views.server_log import LEAF, entry_text
from engine.registry import GAMES
from tests.bot.test_server import server

ID, NOW = (1 << 63) - 1, datetime(2030, 1, 1, tzinfo=UTC)


@pytest.fixture
def warden(sea: Any) -> Any:
    """A moderator who plays at no table."""
    return sea.moderator()


async def test_the_log_says_what_was_chosen(sea: Any, tools: Any, warden: Any) -> None:
    await server(sea, warden, "defaults", clock="brisk", thread=True)
    await server(sea, warden, "language", language="uk")
    for _ in range(2):
        await server(sea, warden, "channels", channel=sea.channel)
    await server(sea, warden, "scenarios", who="everybody")
    said = tools.text(await server(sea, warden, "log"))
    for what in (
        "changed what tables are like here. Clock: brisk (",
        ") · Thread: each new game has one of its own.",
        "chose the language of new tables: українська.",
        f"put <#{sea.channel.id}> on the list",
        f"took <#{sea.channel.id}> off the list",
        "let everybody add",
    ):
        assert what in said, what
    assert "Days away" not in said, "what is as it was isn't told"


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("what", get_args(What))
def test_a_leaf_of_the_longest_entries_fits_a_message(language: str, what: What) -> None:
    chosen = {
        "language": "uk",
        "channels": f"+{ID}",
        "scenarios": "moderators",
        "defaults": differing(Defaults("1d", "ask", thread=True, away=0), Defaults()),
    }
    reason = "" if what in chosen else "*" * REASON
    entry = Moderation(
        ID, NOW, ID, what, 10**6, ID, 30, reason, chosen.get(what, ""), "" if what in chosen else next(iter(GAMES))
    )
    assert LEAF * len(entry_text(entry, language) + "\n") < TEXTS - 100
