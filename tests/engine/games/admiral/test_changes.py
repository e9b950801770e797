"""What the host changes of a scenario: each within what the check of files allows (AD-60)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, get_args

import pytest
from pydantic import ValidationError

from bot.tables.choices import made
from bot.tables.model import Refusal
from engine.games import admiral
from engine.games.admiral.changes import FLEETS, FleetId
from engine.games.admiral.options import Options
from engine.games.admiral.scenario import SCENARIOS
from engine.setups import usual_setup

FILE = admiral.hooks.files["scenario"].template
"""Two players, an island, a reef, two forts, a galleon and a frigate each; player 1 begins."""
LISTED = ("mini1", "mini2", "mini3", "skirmish", "shoals", "duel", "fleet", FILE)


def begun(seats: int = 0, seed: int = 1, **options: Any) -> Any:
    given = Options(**options)
    state = admiral.new(usual_setup(admiral, given, seats or min(given.seats)), given, Random(seed))
    admiral.check(state)
    assert admiral.load(admiral.dump(state)) == state
    return state


def fleets(state: Any) -> list[Counter[str]]:
    return [Counter(ship.id[0] for ship in state.ships if ship.seat == seat) for seat in range(len(state.orders))]


def test_ad60_the_words_for_fleets_are_those_of_the_option() -> None:
    assert set(get_args(FleetId)) - {"usual"} == set(FLEETS)


@pytest.mark.parametrize("scenario", LISTED, ids=lambda text: text.split("\n")[0][:9])
@pytest.mark.parametrize("fleet", FLEETS)
def test_ad60_any_fleet_that_the_check_allows(scenario: str, fleet: str) -> None:
    """In races some class must be one that arrives, and ports have room for so many."""
    try:
        options = Options(scenario=scenario, fleet=fleet)
    except ValidationError:
        assert scenario.startswith("mini")
        return
    for seats in options.seats:
        state = begun(seats, scenario=scenario, fleet=fleet)
        assert fleets(state) == [Counter(FLEETS[fleet])] * seats


def test_ad60_ships_of_the_file_that_stay_lie_where_they_lay_and_new_ones_near_them() -> None:
    state = begun(scenario=FILE, fleet="squadron")
    cells = {ship.id: state.board.cells[ship.cell].token for ship in state.ships}
    assert (cells["g1"], cells["f1"], cells["g2"], cells["f2"]) == ("A2", "B2", "L7", "K7")
    assert cells["b1"] in ("A2", "B1", "B2")
    assert cells["b2"] in ("K7", "K8", "L7")


def test_ad60_islands_are_left_out_or_those_of_the_box_are_laid_besides() -> None:
    assert begun(scenario=FILE, islands="bare").layout.closed == ()
    usual, more = begun(scenario="duel"), begun(scenario="duel", islands="lot")
    assert set(usual.layout.closed) < set(more.layout.closed)
    assert Options(scenario="mini1", islands="lot") == Options(scenario="mini1")


def test_ad60_reefs_by_number_or_none() -> None:
    assert begun(scenario=FILE, reefs_each="none").layout.reefs == ()
    assert len(begun(scenario=FILE, reefs_each="two").layout.reefs) == 1 + 2 * 2
    assert begun(scenario="mini1", reefs_each="none").layout.reefs == ()
    laid = begun(scenario="duel", reefs_each="one", reefs="players")
    assert [type(step).__name__ for step in laid.todo][:2] == ["Reefs", "Reefs"]


def test_ad60_winds_and_who_begins() -> None:
    assert begun(scenario=FILE, wind="rough").terms.force == (2, 12, 10)
    assert begun(scenario="mini1", wind="rough").terms.force == (2, 12, 10)
    usual, lot = Options(scenario=FILE), Options(scenario=FILE, begins="lot")
    assert (admiral.draws_first(usual), admiral.draws_first(lot)) == (False, True)
    assert {begun(scenario=FILE, seed=seed).first for seed in range(9)} == {0}
    assert {begun(scenario=FILE, begins="lot", seed=seed).first for seed in range(9)} == {0, 1}
    assert Options(begins="lot") == Options()


def test_ad60_what_cannot_be_played_is_refused_in_the_words_of_the_check() -> None:
    with pytest.raises(Refusal) as refused:
        made("admiral", Options, {"scenario": "mini1", "fleet": "frigates"})
    assert refused.value.reason.id == "admiral-fault-racers"
    with pytest.raises(Refusal) as refused:
        made("admiral", Options, {"scenario": "mini2", "reefs_each": "two"})
    assert refused.value.reason.id == "admiral-fault-meaningless-arrival"


def test_ad60_changes_are_no_part_of_the_scenario_itself() -> None:
    before = SCENARIOS["duel"]
    begun(scenario="duel", fleet="brig", islands="bare")
    assert SCENARIOS["duel"] is before
    assert fleets(begun(scenario="duel")) == [Counter("sgfb")] * 2
