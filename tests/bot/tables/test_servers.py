"""What a server has chosen for itself is kept, each choice by itself."""

from __future__ import annotations

from bot.tables.clock import NAMES, RULES
from bot.tables.defaults import Defaults


async def test_a_server_that_has_chosen_nothing_has_the_usual(house):
    defaults = await house.store.servers.defaults(1)
    assert defaults == Defaults()
    assert defaults.clock in NAMES
    assert defaults.at_zero in RULES


async def test_what_a_server_has_chosen_for_new_tables_is_its_own(house):
    servers = house.store.servers
    await servers.set_defaults(1, Defaults("quick", "lose", thread=True, away=0))
    await servers.set_language(1, "uk")
    await servers.set_defaults(2, Defaults("none", "ask"))
    await servers.set_defaults(1, Defaults("brisk", "lose", thread=True, away=60))
    assert await servers.defaults(1) == Defaults("brisk", "lose", thread=True, away=60)
    assert await servers.defaults(2) == Defaults("none", "ask", thread=False, away=30)
    assert await servers.language(1) == "uk"
