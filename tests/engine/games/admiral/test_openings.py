"""How games begin: with every combination of options, and with what the log begins (AD-12, AD-60, AD-62, AD-67)."""

from itertools import product
from typing import get_args

import pytest

from engine import registry
from engine.chance import Seeded
from engine.games import admiral
from engine.games.admiral.options import CHOSEN_MINES, Options
from engine.games.admiral.scenario import ScenarioId, TeamsId
from engine.games.admiral.setup import MOST_MINES, mines
from engine.setups import usual_setup
from engine.values import Cell, Key, Seat


def begun(options, seats):
    setup = usual_setup(registry.get("admiral"), options, seats, None)
    return admiral.new(setup, options, Seeded("a" * 64))


def told(state, options):
    return [(line.id.removeprefix("admiral-event-"), dict(line.args)) for line in admiral.hooks.opened(state, options)]


@pytest.mark.parametrize("scenario", get_args(ScenarioId))
def test_ad60_ad62_every_combination_of_options_begins_with_any_number_that_may_play(scenario):
    lots = product(get_args(TeamsId), ("none", "lot"), ("lot", "players"))
    combinations = {
        Options(scenario=scenario, teams=teams, islands=islands, reefs=reefs, mines=chosen, printed=chosen == "three")
        for (teams, islands, reefs), chosen in product(lots, ("none", "three"))
    }
    for options in combinations:
        for seats in options.seats:
            state = begun(options, seats)
            asked = {step.about.id.rpartition("-")[2] for step in admiral.pending(state).values()}
            first = "reefs" if options.reefs == "players" and scenario == "shoals" else None
            first = first or ("mines" if mines(options, seats) else "fort" if scenario.startswith("mini") else "turn")
            assert asked == {first}, (options, seats)
            assert bool(told(state, options)) == (seats > 1 or state.round > 0)


def test_ad55_no_more_mines_than_the_box_has_for_so_many():
    for word, seats in product(CHOSEN_MINES, (2, 3, 4, 6)):
        options = Options(scenario="shoals", mines=word)
        assert mines(options, seats) == min(CHOSEN_MINES[word], MOST_MINES[seats])
        assert mines(options, seats) * seats <= 6


def test_ad62_ad67_the_log_begins_with_teams_the_order_of_play_and_what_lies_by_lot():
    options = Options(scenario="shoals", teams="2v2", islands="lot", mines="one")
    state = begun(options, 4)
    lines = told(state, options)
    assert [id for id, _ in lines] == [
        "team",
        "team",
        "order",
        "island",
        "island",
        "island",
        "reefs-lot",
        "first-mines",
    ]
    teams = [(args["side"], args["who"]) for id, args in lines if id == "team"]
    assert teams == [(Key("team-1"), (Seat(0), Seat(2))), (Key("team-2"), (Seat(1), Seat(3)))]
    order = dict(lines)["order"]["who"]
    assert order[0] == Seat(state.first)
    assert [seat in teams[0][1] for seat in order] in ([True, False] * 2, [False, True] * 2)
    board = state.board
    laid = set(dict(lines)["reefs-lot"]["cells"])
    filed = options.played(4).layout.reefs
    assert laid == {board.cells[cell] for cell in state.layout.reefs} - {board.cells[cell] for cell in filed}
    plain = Options(scenario="shoals", teams="2v2", mines="one")
    new = set(state.layout.closed + state.layout.coastal) - set(options.played(4).layout.closed)
    new -= set(options.played(4).layout.coastal)
    corners = [(args["cell"], args["to"]) for id, args in lines if id == "island"]
    assert all(any(_within(board.cells[cell], *pair) for pair in corners) for cell in new)
    assert not {"island"} & {id for id, _ in told(begun(plain, 4), plain)}


def _within(cell: Cell, low: Cell, high: Cell) -> bool:
    return low.col <= cell.col <= high.col and low.row <= cell.row <= high.row
