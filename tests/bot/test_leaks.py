"""Leaks: nothing that anybody is shown differs when only what he can't know differs, in whole random games."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

import render
from bot.tables.making import asking, own
from bot.tables.model import FREE, Table, Walk
from bot.tables.play import may
from bot.views import answers
from bot.views.card import card_page
from bot.views.look import look_page
from bot.views.names import speaker_of
from bot.views.own import own_page
from bot.views.page import Page
from bot.views.picker import picker_page
from bot.views.private import words_page
from bot.views.rules import leaf_now
from bot.views.symbols import symbols_page
from bot.views.typed import why_not
from bot.views.watch import watch_page
from engine import notation
from engine.game import Decision, IllegalAction
from engine.registry import GAMES
from engine.suggest import suggestions
from engine.values import Path, line
from engine.walk import Asking, Freely
from tests.bot.described import describe_pictures
from tests.bot.moves import random_move

EVERY = 11
"""So many actions apart the whole table is looked at."""


def shown(page: Page) -> tuple[Any, list[bytes]]:
    """A message as Discord gets it: components with texts, ids and alt texts, and the pictures' bytes."""
    return page.layout.to_components(), [file.fp.read() for file in page.files]


async def everything_for(sea: Any, table: Table, seat: int | None, path: Path) -> list[Any]:
    """All that this seat (None: a spectator) can be shown of a table."""
    bot = sea.bot
    seen: list[Any] = [shown(await card_page(bot.tables, table))]
    user = 0 if seat is None else table.seats[seat].user
    seen += [shown(await symbols_page(bot.tables, table, user, "en", None)), await leaf_now(bot.tables, table, user)]
    seen.append(shown(words_page(table, table.seat_of(user), "en")))
    if render.sea(table.game, table.engine.view(table.state, seat)) is not None:
        seen += [shown(await look_page(bot.tables, table, table.seat_of(user), user, "en", at)) for at in (None, 0)]
    if seat is None:
        return [*seen, shown(await watch_page(bot.tables, table, user, "en"))]
    table = own(table, seat)
    seen.append(shown(await own_page(bot.tables, table, seat, "en", onward=True)))
    ways: list[tuple[Decision, Asking]] = []
    if seat in (pending := table.engine.pending(table.state)):
        ways.append((pending[seat], table.engine))
    if may(table, seat):
        ways.append((Decision(FREE, line("about-free")), Freely(table.engine)))
    for decision, way in ways:
        for length in range(len(path) + 1):
            try:
                step = way.choose(table.state, seat, path[:length])
            except IllegalAction:
                break  # the path is of the other way
            seen.append(shown(await picker_page(bot.tables, Walk(table, seat, decision, path[:length], step), "en")))
        seen.append(suggestions(way, table.state, seat, "", 25))
        for typed in ("9@A1", "m05", "end", "{A1,B2}", "17@C4 {5,9}", "discard 1 2", "lift storm1", "nonsense"):
            try:
                seen.append(notation.read(way, table.state, seat, typed))
            except notation.Unreadable as unread:
                seen.append(why_not("en", Walk(table, seat, decision, (), way.choose(table.state, seat)), unread))
            except IllegalAction as error:
                seen.append(answers.refusal_text("en", error))
    return seen


LOOKS = range(3, 4)
"""So often it is looked at, in one game or several."""
PLAYED: list[tuple[str, int, dict[str, str]]] = [
    *((game, 2, {}) for game in GAMES),
    ("tranquility", 2, {"expansions": "all", "difficulty": "hard"}),
    ("tranquility", 1, {"mode": "sun"}),
    ("tranquility", 1, {"mode": "rivals"}),
    ("ageofsail", 2, {"scenario": "assault"}),
]
"""A game, how many guests at most, and options: each game as it usually is, and what is particular to some."""


@pytest.fixture
def described(sea: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are compared by what they would be drawn from."""
    describe_pictures(monkeypatch)


@pytest.mark.usefixtures("described")
@pytest.mark.parametrize(("game", "guests", "options"), PLAYED)
async def test_nothing_shown_depends_on_what_its_reader_cannot_know(
    sea: Any, game: str, guests: int, options: dict[str, str]
) -> None:
    rng = Random(11)
    looked = actions = 0
    others = sea.company(game)[:guests]
    table = await sea.bot.tables.reading.get(await sea.start(game, *others, **options))
    while looked < LOOKS.start or (table.status == "running" and looked < LOOKS.stop):
        if table.status != "running":
            await sea.bot.house.show_now(table.id)  # the result stands, however long it takes to draw
            table = await sea.bot.tables.reading.get(await sea.start(game, *others, **options))
        move = random_move(table, rng)
        actions += 1
        if actions % EVERY == 0:
            looked += 1
            table = await sea.bot.house.show_now(table.id)  # the card stands, so that the links to it don't differ
            for viewer in (*range(len(table.seats)), None):
                twin = replace(table, state=table.engine.redeal(table.state, viewer, rng, recall=False))
                path = move.path if viewer == move.seat else ()
                seen = await everything_for(sea, table, viewer, path)
                for real, dealt in zip(seen, await everything_for(sea, twin, viewer, path), strict=True):
                    assert real == dealt
        table = await sea.bot.tables.turns.act(table.id, move.user, move.number, move.path)


def own_words(table: Table, viewer: int) -> set[str]:
    """What is told of a position to this seat and to nobody else."""

    speaker = speaker_of(table, "en")

    def told(seat: int | None) -> set[str]:
        return {speaker.tell(line) for line in table.engine.describe(table.engine.view(table.state, seat))}

    return told(viewer).difference(*(told(seat) for seat in (*range(len(table.seats)), None) if seat != viewer))


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("game", GAMES)
async def test_nobody_sees_anothers_messages_and_logs_hold_no_secret(sea: Any, tools: Any, game: str) -> None:
    secrets: list[set[str]] = []
    with capture_logs() as logs:
        others = sea.company(game)
        table = await sea.bot.tables.reading.get(await sea.start(game, *others))
        rng = Random(5)
        for _ in range(15):
            if table.status != "running":
                break
            secrets.append({word for seat in range(len(table.seats)) for word in own_words(table, seat)})
            move = random_move(table, rng)
            member = sea.members[move.user]
            await member.click(sea.card(), label="My view")
            assert await member.autocomplete(sea.channel, f"{game} move", "move", "")
            asked = asking(move.seen, move.number)
            typed = notation.write(asked, move.seen.state, move.seat, move.path, public=False)
            await member.slash(sea.channel, f"{game} move", move=typed)
            table = await sea.bot.tables.reading.get(table.id)
    hidden = set().union(*secrets)
    assert hidden, "somebody knows something that the others don't"
    mine = 0
    for viewer in (sea.watcher, sea.light, *others):
        for message in sea.channel.history(viewer=viewer):
            words = [tools.text(message), *tools.alts(message)]
            found = [secret for secret in hidden if any(secret in word for word in words)]
            if message.flags.ephemeral:
                assert viewer is not sea.watcher
                mine += bool(found)
            else:
                assert found == []
                assert not any(table.seed in word for word in words) or table.status == "over"
    assert mine, "each sees his own"
    told = repr(logs)
    assert table.seed not in told
    assert not any(secret in told for secret in hidden)
    assert not re.search(r"(Piece|Card|Cell|Picks)\(|hand", told)
