"""What a turn takes: taps of its player in every game and mode, and the bot's messages, pings and calls to Discord."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from pydantic import ValidationError

from bot.tables import choices, publisher
from bot.tables.model import Place
from bot.tables.person import Person
from bot.tables.service import Tables
from bot.tables.store import Store
from engine import registry
from engine.registry import GAMES
from tests.bot.costs import Alone, Way, no_discord, percentile, play, turn_of
from tests.bot.sqlite_at_once import without_threads

TAPS: dict[Way, int] = {"message": 3, "card": 4}
"""So many taps a turn takes in the median; nine of ten take twice as many at most."""
FLEETS = {"ageofsail": 5, "admiral": 6}
"""Where a whole fleet moves in a turn, that is so many more: two for each ship, and one for the end of the turn."""
DOZEN = 22
"""The same for who attacks a fort alone, with twelve ships."""
CALLS = 4
"""So many calls to Discord, beside the answers to clicks."""
ENOUGH = 20
"""So many turns tell: a longer game isn't played to its end."""
CALM = publisher.CALM
PLAYED = [game for game in GAMES if str(getattr(registry.get(game), "__name__", "")).startswith("engine.games.")]
"""Those that people play, without the toys of the tests."""


def modes() -> Iterator[Any]:
    """Every game in every mode, one with something of its own to learn, for two where two can play."""
    for game in PLAYED:
        rules = registry.get(game)
        known = set()
        for name, values in choices.open_choices(rules.Options()).items():
            for value in values:
                try:
                    options = rules.Options(**{name: value})
                except ValidationError:  # it goes with others only
                    continue
                counts = sorted(rules.seats(options))
                seats = next((count for count in counts if count > 1), counts[0])
                mode = rules.hooks.lessons(options, seats) if rules.hooks.lessons else ()
                if mode not in known:
                    known.add(mode)
                    yield pytest.param(game, options, seats, id=f"{game}-{name}-{value}")
    # alone the reef is moved in each of one's turns, besides all that the turn asks else
    reefs = registry.get("tranquility").Options(expansions="reefs")
    yield pytest.param("tranquility", reefs, 1, id="tranquility-reefs-alone")


@pytest.mark.parametrize(("game", "options", "seats"), list(modes()))
async def test_taps_of_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, options: Any, seats: int
) -> None:
    without_threads(monkeypatch)
    then, people = datetime(2030, 1, 1, tzinfo=UTC), [Person(11 + seat, f"P{seat}") for seat in range(seats)]
    store = await Store.open(tmp_path / "tables.db")
    tables = Tables(store, lambda: then, lambda: "dealt")
    place, several = Place(1, 2), len(registry.get(game).seats(options)) > 1
    if several:
        table = await tables.gathering.gather(game, options, people[0], seats, place, "en")
    else:
        table = await tables.gathering.open(game, options, people[0], people[1:], place, "en", None)
    for person in people[1:]:
        table = await tables.gathering.join(table.id, person)
    if table.status == "open":  # there are sides, which nobody has chosen
        table = await tables.gathering.begin(table.id, people[0].id)
    taps, here = list[int](), Counter[int]()  # of each in a turn
    with no_discord():
        while (now := await tables.reading.get(table.id)).status == "running" and len(taps) < ENOUGH:
            turn = turn_of(now)
            for seat in now.owing:
                if turn_of(await tables.reading.get(table.id)) == turn:
                    here[seat] += await Alone(tables, table.id, now.seats[seat].user).play()
            now = await tables.reading.get(table.id)
            if now.status != "running" or turn_of(now) != turn:
                taps.extend(here.values())
                here.clear()
    await store.close()
    dozen = getattr(options, "scenario", None) == "assault"
    most = TAPS["message"] + (DOZEN if dozen else FLEETS.get(game, 0))
    assert median(taps) <= most, taps
    assert percentile(taps, 0.9) <= 2 * most, taps


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(("game", "way"), list(zip(PLAYED, cycle(TAPS), strict=False)))
async def test_what_a_turn_takes(sea: Any, monkeypatch: pytest.MonkeyPatch, game: str, way: Way) -> None:
    monkeypatch.setattr(publisher, "CALM", CALM)
    table = await sea.start(game, *sea.company(game))
    turns = await play(sea, table, way)
    taps, calls = [turn.taps for turn in turns], [turn.calls for turn in turns]
    most = TAPS[way] + FLEETS.get(game, 0)
    assert median(taps) <= most, taps
    assert percentile(taps, 0.9) <= 2 * most, taps
    assert median(calls) <= CALLS, calls
    assert percentile(calls, 0.9) <= CALLS + 1, calls
    assert median(turn.messages for turn in turns) <= 2, "a card and a direct message"
    assert median(turn.pings for turn in turns) <= 1
