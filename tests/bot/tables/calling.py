"""Calls in tests: made, counted and refused."""

from __future__ import annotations

import pytest

from bot.tables.model import Refusal
from bot.tables.person import Person
from engine import registry


def refusal(id: str):
    return pytest.raises(Refusal, match=f"^refuse-{id}$")


async def tried(doing) -> str:
    """How something went: the refusal's id, or "" where it was done."""
    try:
        await doing
    except Refusal as refused:
        return refused.reason.id
    return ""


async def pings(house) -> int:
    """How many calls were stored, each of which a card pings."""
    ((count,),) = await house.store._database.read("SELECT count(*) FROM seats WHERE invited_by IS NOT NULL")
    return int(count)


async def called(house, host: Person, *people: Person, size: int = 5):
    """A lobby of this host to which these people are invited."""
    table = await house.tables.gathering.gather("crew", registry.get("crew").Options(), host, size, house.place, "en")
    return await house.tables.gathering.invite(table.id, host.id, people)
