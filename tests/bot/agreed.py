"""Pacts in every state, and all pages that show them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from typing import Any, get_args

from msgspec.structs import replace

from bot.tables.model import Table
from bot.tables.pacts import Ending, NewsKind, Pact, Party, Term
from bot.views.pact_making import LENGTHS, OTHER_TERMS, Plan, plan_page
from bot.views.pact_news import news_page
from bot.views.pact_page import pact_page
from bot.views.pact_words import own_lines
from bot.views.pacts import pacts_page
from bot.views.page import Page, page


def every_pact(table: Table, words: str, goal: str) -> list[Pact]:
    """Pacts of all seats in every state that there is."""
    now = table.created
    found = []
    for term in get_args(Term):
        parties = (Party(0, signed=True), *(Party(row.seat) for row in table.seats[1:]))
        proposal = Pact(1, table.id, 0, words, False, term, 2 * (term == "turns"), goal, parties, now, due=now)
        marks = [Party(party.seat, True, False, "broken", 1) for party in parties]
        kept = (Party(0, signed=True, met=True, mark="kept"), *marks[1:])
        runs = replace(proposal, parties=tuple(marks), since=now, until=table.seats[0].turns + 2, due=None)
        found += [proposal, replace(proposal, public=True), runs, replace(runs, public=True, number=1)]
        found += [
            replace(runs, until=table.seats[0].turns + 1),
            replace(runs, parties=kept, due=now + timedelta(days=3)),
        ]
        found += [replace(runs, ending=ending, ended=now, ended_by=1) for ending in get_args(Ending)]
    return [replace(pact, id=at) for at, pact in enumerate(found, start=1)]


async def pages(bot: Any, table: Table, words: str, goal: str, language: str = "en") -> AsyncIterator[Page]:
    """All pages about pacts in these words."""
    found = every_pact(table, words, goal)
    tables = Knowing(bot.tables, found)
    for seat in (*(row.seat for row in table.seats), None):
        for pact in found:
            yield pact_page(table, pact, seat, language)
        async for leaf in _leaves(tables, table, seat, language):
            yield leaf
    for pact in found:
        for kind in get_args(NewsKind):
            yield await news_page(bot.tables, table, 1, pact, kind, language)
        yield page(await own_lines(Knowing(bot.tables, [pact] * 5), table, 1, language))
    for term in (*OTHER_TERMS, *map(str, LENGTHS)):
        yield plan_page(table, 0, language, Plan(seats=2, public=True, term=term))


async def _leaves(tables: Knowing, table: Table, seat: int | None, language: str) -> AsyncIterator[Page]:
    """The list of pacts, leaf by leaf: past the last one it is shown again."""
    before: Any = None
    for leaf in range(len(tables.listed)):
        shown = await pacts_page(tables, table, seat, language, leaf)
        if (now := shown.layout.to_components()) == before:
            return
        before = now
        yield shown


class Knowing:
    """The tables, with these pacts."""

    def __init__(self, tables: Any, found: list[Pact]) -> None:
        self.changes, self.reading = tables.changes, tables.reading
        self.pacts = self
        self.listed = found

    async def known(self, table: Table, seat: int | None) -> list[Pact]:
        return self.listed

    async def concerning(self, table: Table, seat: int) -> list[Pact]:
        return [pact for pact in self.listed if pact.ending is None]
