"""Positions of Admiral in words: short enough for alt texts at every table, and nothing hidden in them."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from bot.foreign import Plain
from bot.speaker import Speaker
from bot.texts import LANGUAGES
from bot.views.brief import LONGEST
from bot.views.page import ALT, first_of
from engine.games import admiral
from engine.games.admiral import Options
from engine.games.admiral.state import State
from engine.seating import Setup
from tests.playing import Position, usual_move

NAMES = tuple(map(Plain, ("Ушаков", "Nakhimov", "Сагайдачний", "Grace O'Malley", "Ching Shih", "De Ruyter")))
TABLES = {"2": 2, "3": 3, "4": 4, "6": 6, "2v2": 4, "3v3": 6, "2v2v2": 6}
SIDES = {"2v2": (0, 1), "3v3": (0, 1), "2v2v2": (0, 1, 2)}
LONG = 1, 12, 40
"""After so many actions."""
ALWAYS = "need", "score", "team", "calm", "fresh", "storm", "pearls", "seat", "ship", "fort"
"""Lines that no alt text of people with usual names leaves out."""
OWING = 60
"""About so long it is whose decision it is."""


@cache
def game(table: str) -> list[State]:
    """Positions of a game of Pearl Shoals with a mine each, at one of its tables, each in the order of play."""
    seats = TABLES[table]
    sides = tuple(f"team-{1 + seat % len(SIDES[table])}" for seat in range(seats)) if table in SIDES else ()
    teams = table if sides else "none"
    options = Options(scenario="shoals", teams=teams, mines="one", islands="lot")  # type: ignore[arg-type]
    rng = Random(table)
    state, found = admiral.new(Setup(seats, None, sides), options, rng), []
    for done in range(max(LONG)):
        if not admiral.pending(state):
            break
        seat, action = usual_move(admiral, Position(state, seats), rng)
        state, _ = admiral.apply(state, seat, action, rng)
        if done + 1 in LONG:
            found.append(state)
    return found


def told(state: State, viewer: int | None, language: str) -> list[tuple[str, str]]:
    """Each line of a position, with what it is about."""
    speaker = Speaker(language, "admiral", NAMES[: admiral.view(state, None).seats])
    return [
        (line.id.removeprefix("admiral-line-"), speaker.tell(line))
        for line in admiral.describe(admiral.view(state, viewer))
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_alt_texts_hold_all_that_matters(table: str, language: str) -> None:  # AD-62
    """Even beside a line of the last turn as long as can be: only whole lines are left out, the last ones."""
    for state in game(table):
        for viewer in (None, 0):
            lines = told(state, viewer, language)
            before = "x" * (OWING - 1) + "\n" + "x" * LONGEST
            whole = "\n".join([before, *(line for _, line in lines)])
            shown = first_of(whole, ALT)
            assert len(shown) <= ALT
            assert whole == shown or whole[len(shown)] == "\n"
            count = shown.count("\n") - 1
            assert not [kind for kind, _ in lines[count:] if kind in ALWAYS]


@pytest.mark.parametrize("table", TABLES)
def test_what_is_played_for_and_the_wind_come_first(table: str) -> None:  # AD-64, AD-68
    kinds = [kind for kind, _ in told(game(table)[-1], None, "en")]
    first = kinds[: kinds.index("seat")]
    assert first[0] == ("team" if table in SIDES else "need")
    assert {"calm", "fresh", "storm"} & set(first)
    assert kinds.count("team") == len(SIDES.get(table, ()))


@pytest.mark.parametrize("table", TABLES)
def test_ad62_reefs_and_islands_are_named_those_by_lot_too(table: str) -> None:
    view = admiral.view(game(table)[0], None)
    lines = [(line.id.removeprefix("admiral-line-"), dict(line.args)) for line in admiral.describe(view)]
    assert [args["cells"] for kind, args in lines if kind == "reefs"] == [view.reefs]
    corners = [(args["cell"], args["to"]) for kind, args in lines if kind == "island"]
    assert len(corners) == 2 + 3, "three by lot"
    covered = {
        (col, row)
        for one, other in corners
        for col in range(one.col, other.col + 1)
        for row in range(one.row, other.row + 1)
    }
    assert {(cell.col, cell.row) for cell in (*view.closed, *view.coastal)} <= covered


@pytest.mark.parametrize("table", TABLES)
def test_others_mines_are_not_told(table: str) -> None:  # AD-55
    state = game(table)[0]
    for viewer in (None, *range(TABLES[table])):
        mines = [line for kind, line in told(state, viewer, "en") if kind.startswith("mine-")]
        own = [] if viewer is None else [mine for mine in state.mines if mine.seat == viewer]
        assert len(mines) == len(own)
        assert all(NAMES[viewer] in line for line in mines if viewer is not None)
