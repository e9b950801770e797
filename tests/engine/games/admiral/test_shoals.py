"""Pearl Shoals: its tables, what is laid by lot and by the players before the first round (AD-62, AD-67)."""

from collections import Counter
from random import Random

import pytest

from engine import hooked, setups
from engine.games import admiral
from engine.games.admiral.options import Options
from engine.games.admiral.scenario import TABLES
from engine.seating import Setup
from engine.values import Cell
from tests.engine.games.admiral.voyages import play, refused

FORTS = {
    ("none", 2): "A1 X14", ("none", 3): "A1 A14 X7", ("none", 4): "A1 A14 X1 X14", ("none", 6): "A1 A13 L1 M14 X2 X14",
    ("2v2", 4): "A1 A14 X14 X1", ("3v3", 6): "A1 A13 M14 L1 X2 X14", ("2v2v2", 6): "A1 A13 L1 X14 X2 M14",
}  # fmt: skip
"""Forts in the order of play."""
PARTNERS = {
    "2v2": {"A1 X14", "A14 X1"}, "3v3": {"A1 M14 X2", "A13 L1 X14"}, "2v2v2": {"A1 X14", "A13 X2", "L1 M14"},
}  # fmt: skip
NEED = {("none", 2): 4, ("none", 3): 3, ("none", 4): 3, ("none", 6): 2, ("2v2", 4): 5, ("3v3", 6): 5, ("2v2v2", 6): 4}
SEEDS = {2: 50, 3: 20, 4: 20, 6: 20}
"""So many games with all lots are looked at."""
GAMES = 20
"""So many where the usual lots are."""
REEFS = {2: 6, 3: 6, 4: 6, 6: 6}


def shoals(teams="none", seats=2, seed=1, first=0, **given):
    options = Options(scenario="shoals", teams=teams, **given)
    return admiral.new(setups.usual_setup(admiral, options, seats, first), options, Random(seed))


def names(state, cells):
    return {state.board.cells[cell].token for cell in cells}


# ---------------------------------------------------------------- tables


@pytest.mark.parametrize(("teams", "seats"), FORTS)
def test_ad62_ad67_forts_fleets_and_pearls_of_each_table(teams, seats):
    state = shoals(teams, seats)
    cells = {fort.seat: state.board.cells[fort.cell].token for fort in state.forts}
    assert [cells[seat] for seat in state.cycle] == FORTS[teams, seats].split()
    fleets = {seat: "".join(ship.id[0] for ship in state.ships if ship.seat == seat) for seat in range(seats)}
    assert set(fleets.values()) == {"sgfb" if seats < 6 else "gfb"}
    for ship in state.ships:
        fort = next(place for place, fort in enumerate(state.forts) if fort.seat == ship.seat)
        assert state.harbour.port[fort] >> ship.cell & 1
    assert (state.terms.pearls, state.terms.homeless) == (NEED[teams, seats], 3)
    assert sum(n for _, n in state.sea_pearls) == 7
    assert len(state.layout.reefs) == REEFS[seats]
    assert seats != 4 or {"K5", "N10"} <= names(state, state.layout.reefs)


@pytest.mark.parametrize(("teams", "seats"), FORTS)
def test_ad62_where_the_islands_and_pearls_are(teams, seats):
    corners = Counter()
    for seed in range(GAMES):
        state = shoals(teams, seats, seed)
        corners.update(names(state, [cell for cell, _ in state.sea_pearls]))
    lot = {3: "K6 L6 K9 L9", 6: "K7 N7 K8 N8"}.get(seats, "L6 M6 L9 M9")
    assert {cell for cell, n in corners.items() if n < GAMES} == set(lot.split())
    assert len(corners) == 8
    land = {(cell // 24, cell % 24) for cell in (*state.layout.closed, *state.layout.coastal)}
    rows, cols = {3: (range(5, 9), (8, 9, 12, 13)), 6: ((4, 5, 8, 9), range(10, 14))}.get(
        seats, (range(5, 9), (9, 10, 13, 14))
    )
    assert land == {(row, col) for row in rows for col in cols}


def test_ad62_five_are_refused():
    options = Options(scenario="shoals")
    assert admiral.seats(options) == {2, 3, 4, 6}
    for seats in (1, 5, 7):
        with pytest.raises(ValueError, match=f"no game of {seats}"):
            admiral.new(Setup(seats), options, Random(1))
    assert setups.misfits(admiral, options, 5).id == "admiral-refuse-five"
    assert setups.misfits(admiral, options, 7) is None
    assert setups.misfits(admiral, Options(scenario="skirmish"), 5) is None
    assert {teams: set(admiral.seats(Options(scenario="shoals", teams=teams))) for teams in TABLES["shoals"]} == {
        "none": {2, 3, 4, 6}, "2v2": {4}, "3v3": {6}, "2v2v2": {6},
    }  # fmt: skip


def test_ad62_options_are_offered_where_they_matter():
    assert Options(scenario="duel", teams="2v2", reefs="players") == Options(scenario="duel")
    given = Options(scenario="shoals", teams="2v2", islands="lot", reefs="players")
    assert Options(**given.model_dump()) == given
    assert (given.teams, given.islands, given.reefs) == ("2v2", "lot", "players")


# ---------------------------------------------------------------- teams and the order of play


@pytest.mark.parametrize("teams", PARTNERS)
def test_ad67_partners_lie_far_apart_and_teams_take_turns(teams):
    seats = 4 if teams == "2v2" else 6
    for seed in range(20):
        rng = Random(seed)
        options = Options(scenario="shoals", teams=teams)
        keys = [side.key for side in setups.sides(admiral, options, seats) for _ in range(side.seats)]
        rng.shuffle(keys)
        setup = Setup(seats, None, tuple(keys))
        state = admiral.new(setup, options, rng)
        groups = admiral.hooks.teams(options, setup)
        cells = {fort.seat: state.board.cells[fort.cell].token for fort in state.forts}
        assert {" ".join(cells[seat] for seat in state.cycle if seat in team) for team in groups} == PARTNERS[teams]
        assert all(len({keys[seat] for seat in team}) == 1 for team in groups)
        sides = [state.sides[seat] for seat in state.cycle]
        count = len(groups)
        assert all(len(set(sides[at : at + count])) == count for at in range(0, seats, count))
        order = admiral.view(state, None).order
        at = state.cycle.index(order[0])
        assert order == (*state.cycle[at:], *state.cycle[:at])
        assert admiral.view(state, None).teams == groups
        admiral.check(state)


def test_ad67_sides_that_no_table_has_are_refused():
    options = Options(scenario="shoals", teams="2v2")
    for keys in (("team-1",) * 4, ("team-1", "team-2", "team-1", "red")):
        with pytest.raises(ValueError, match="are no seats of"):
            admiral.new(Setup(4, None, keys), options, Random(1))


# ---------------------------------------------------------------- by lot


@pytest.mark.parametrize(("teams", "seats"), [("none", 2), ("none", 3), ("2v2", 4), ("none", 6)])
def test_ad62_lots_are_legal_over_many_seeds(teams, seats):
    seen = Counter()
    usual = Options(scenario="shoals", teams=teams).played(seats).layout
    for seed in range(SEEDS[seats]):
        state = shoals(teams, seats, seed, islands="lot")
        board, layout = state.board, state.layout
        sea, ports, pearls = board.sea, state.harbour.ports, [cell for cell, _ in state.sea_pearls]
        laid = set(layout.reefs) - set(usual.reefs)
        assert len(layout.reefs) == 6
        for cell in laid:
            assert not ports >> cell & 1
            assert cell not in pearls
            assert cell not in layout.coastal
            assert all(fort.cell != cell for fort in state.forts)
        land = {*layout.closed, *layout.coastal}
        spare = land - {*usual.closed, *usual.coastal}
        assert len(spare) == 8 + 9 + 9  # none was left in the box
        near = [*pearls, *[cell for cell in range(sea.size) if ports >> cell & 1], *[fort.cell for fort in state.forts]]
        near += land - spare
        assert all(sea.apart[cell][other] > 1 for cell in spare for other in near)
        assert len(isles(sea, spare)) == 3
        assert joined(state) >= {*pearls, *[cell for cell in range(sea.size) if ports >> cell & 1]}
        seen[frozenset(spare)] += 1
    assert max(seen.values()) < 4


def isles(sea, cells):
    """Cells in groups, of which those of one lie beside each other."""
    left, found = set(cells), []
    while left:
        group = {left.pop()}
        while more := {cell for cell in left if any(sea.apart[cell][other] <= 1 for other in group)}:
            group |= more
            left -= more
        found.append(group)
    return found


def joined(state):
    """The water that is joined to the first port, found out step by step."""
    board, forts = state.board, {fort.cell for fort in state.forts}
    start = next(cell for cell in range(board.sea.size) if state.harbour.port[0] >> cell & 1)
    found, new = {start}, [start]
    while new:
        cell = new.pop()
        for way in board.ways[cell]:
            if way and way[0] not in found | forts:
                found.add(way[0])
                new.append(way[0])
    return found


def test_ad62_without_lots_the_box_stays_closed():
    filed = Options(scenario="shoals").played(2)
    assert shoals().layout.closed == filed.layout.closed
    assert shoals(islands="lot").layout.closed != filed.layout.closed


# ---------------------------------------------------------------- laid by the players


def test_ad62_each_lays_all_of_his_reefs_in_the_order_of_play_whoever_begins():
    state = shoals("none", 3, first=1, reefs="players")
    assert state.layout.reefs == ()
    assert (admiral.view(state, None).before, admiral.view(state, None).order) == ((0, 1, 2), (1, 2, 0))
    assert [step.seat for step in state.todo[:-1]] == [0, 1, 2]
    state, events = play(state, "D4 D5")
    assert [event.public.id for event in events] == ["admiral-event-reefs"]
    assert set(admiral.pending(state)) == {1}
    state, _ = play(state, "E4 E5", "F4 F5")
    assert names(state, state.layout.reefs) == {"D4", "D5", "E4", "E5", "F4", "F5"}
    assert state.round == 1


def test_ad62_reefs_lie_in_the_open_sea_not_in_ports_or_on_pearls():
    state = shoals("none", 2, reefs="players")
    pearl = state.board.cells[state.sea_pearls[0][0]].token
    for cell in ("A1", "B2", "J6", "K9", pearl):
        assert refused(state, f"{cell} D4 D5") == "no-reef"
    assert refused(state, "D4 D4 D5") == "no-reef"
    free = {"L6", "M6", "L9", "M9"} - names(state, [cell for cell, _ in state.sea_pearls])
    assert len(free) == 1  # where no pearl lies by lot a reef may
    first = admiral.choose(state, 0)
    assert free.pop() in {option.value.token for option in first.options}


def test_ad62_no_port_is_closed():
    state = shoals("none", 2, reefs="players")
    state, _ = play(state, "C1 C2 C3")
    state, _ = play(state, "W12 V12 U12")
    assert names(state, state.layout.reefs) == {"C1", "C2", "C3", "W12", "V12", "U12"}
    port = shoals("none", 2, reefs="players")
    port, _ = play(port, "C1 C2 C3")
    assert refused(port, "A3 B3 D4") == "cuts-off"


def test_ad62_what_is_laid_so_far_is_seen_by_who_lays():
    state = shoals("none", 2, reefs="players")
    seen = hooked.preview(admiral, state, 0, (Cell(3, 3), Cell(3, 4)))
    assert [cell.token for cell in seen.reefs] == ["D4", "D5"]
    assert admiral.view(state, 0).reefs == ()


def test_ad62_who_leaves_lays_no_reefs():
    state, _ = admiral.drop(shoals("none", 3, reefs="players"), 0)
    assert [step.seat for step in state.todo[:-1]] == [1, 2]
    state, _ = admiral.drop(state, 2)
    assert state.over.how == "last"
