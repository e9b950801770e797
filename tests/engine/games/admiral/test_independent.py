"""The independent model by itself: positions of the rules worked by hand, of sailing, fire, pearls and the end."""

from __future__ import annotations

import pytest

from tests.engine.games.admiral.independent import model, sailing
from tests.engine.games.admiral.independent.scenarios import duel, fleet, mini, skirmish
from tests.engine.games.admiral.independent.table import Table, table
from tests.engine.sailing.independent.sea import cell_of

PEARLS = {"goal": "pearls", "need": 9}
CALLED = {"called": (0, 1)}


def test_ad21_the_example_of_a_fresh_wind() -> None:
    """The booklet's §4.13: a frigate with the wind to the north-east."""
    here = table(["f1 0 L8"], "NE fresh")
    assert [here.far("f1", course) for course in ("S", "NE", "N")] == [3, 5, 5]
    assert "L5" in here.goes("f1")
    assert "L4" not in here.goes("f1")


def test_ad22_the_example_of_a_storm() -> None:
    """The booklet's §4.21: the brig drifts 1, the ship of the line 1 of 2 with a damage by the reef, the galleon lies
    in shelter; a ship at the edge stays unharmed."""
    here = table(["b1 0 P10", "s1 0 F4", "g1 0 D3"], "NE storm", reefs=["H6"], covered=[("C2", "D3")])
    here.play("drift", "rest")
    assert [here.lies(id) for id in ("b1", "s1", "b8", "g1")] == ["Q11", "G5", "X1", "D3"]
    assert here.left("b1", "s1", "b8", "g1") == [3, 6, 3, 5]
    assert not here.state.ships["g1"].moved


def test_ad23_those_ahead_drift_first() -> None:
    here = table(["f1 0 F5", "f2 0 H5"], "E storm")
    assert here.refused("f1 H5") == "AD-23"
    here.play("b8 X1", "f2 J5", "f1 H5")
    assert (here.lies("f1"), here.lies("f2")) == ("H5", "J5")


def test_ad23_a_sheltered_ship_leaves_in_its_place() -> None:
    here = table(["s1 0 M7", "f1 0 D5"], "E storm", [{"cell": "L7", "owner": 0}])
    assert here.refused("s1 P7") == "AD-23"
    here.play("b8 X1")
    assert here.refused("s1 P7") == ""
    here.play("f1 F5")
    assert here.refused("s1 P7") == "AD-23"


def test_ad22_a_drift_may_stop_in_a_port() -> None:
    here = table(["s1 0 J8"], "E storm", [{"cell": "L7", "owner": 1}], {"fireship": False})
    here.play("b8 X1")
    assert [words for words in model.legal(here.state) if words.startswith("s1")] == ["s1 K8", "s1 L8", "s1 M8"]
    here.play("drift")
    assert here.asked() == (0, "drift")
    here.play("L8")
    assert here.lies("s1") == "L8"


def test_ad22_a_port_before_a_reef_saves_a_ship() -> None:
    reefs = ["L8"]
    here = table(["s1 0 J8", "g1 0 J10"], "E storm", [{"cell": "L7", "owner": 1}], reefs=[*reefs, "K10"])
    here.play("drift")
    assert (here.lies("s1"), here.lies("g1")) == ("K8", "J10")
    assert here.left("s1", "g1") == [7, 2]


@pytest.mark.parametrize(
    ("closed", "covered", "safe"), [(["E5"], [], True), ([], [("E5", "F5")], True), ([], [], False)]
)
def test_ad22_land_upwind_shelters(closed: list[str], covered: list[tuple[str, str]], safe: bool) -> None:
    here = table(["f1 0 F5"], "E storm", closed=closed, covered=covered)
    assert sailing.sheltered(here.state, here.state.ships["f1"]) is safe


@pytest.mark.parametrize("printed", [False, True])
def test_ad70_by_the_letter_a_ship_upwind_shelters(printed: bool) -> None:
    here = table(["f1 0 F5", "f2 1 E5"], "E storm", terms={"printed": printed})
    assert sailing.sheltered(here.state, here.state.ships["f1"]) is printed


def test_ad2_no_step_between_two_closed_cells() -> None:
    here = table(["f1 0 F5"], closed=["F6", "G5"])
    assert "G6" not in here.goes("f1")
    assert {"F4", "E6"} <= here.goes("f1")


def test_ad63_loads_cost_a_cell() -> None:
    ids = ("b1", "f1", "g1", "s1")
    here = table(["b1 0 L7 3 1", "f1 0 L9 4 1", "g1 0 L11 5 1", "s1 0 L13 7 2"], "N fresh")
    assert [here.far(id, "S") for id in ids] == [0, 1, 1, 0]
    here.state.wind = (1, "fresh")
    assert [here.far(id, "SW") for id in ids] == [0, 0, 1, 0]
    here.state.wind = (1, "calm")
    assert here.goes("b1") == set()
    assert here.goes("b8") == {"W1", "X2"}


def test_ad31_ad32_a_salvo_is_one_die_by_each_distance() -> None:
    ships = ["s1 0 L7", "f1 0 L10", "s2 1 L8"]
    here = table(ships)
    here.play("fire s2 s1 2", dice=[1])
    assert here.left("s2") == [5]
    assert here.refused("fire s2 s1 2") == "AD-3"
    here.play("fire s2 s1 f1", dice=[1])  # it hits from the adjacent cell alone
    assert here.left("s2") == [4]
    here = table(ships)
    assert here.refused("fire s2 s1 f1") == "notation"
    here.play("fire s2 s1 f1 fewer 1", dice=[3])
    assert here.left("s2") == [5]


def test_ad31_the_harder_fire() -> None:
    here = table(["s1 0 L7", "b2 1 L8"], terms={"hard": True})
    here.play("fire b2 s1 1", "fire b2 s1 2", dice=[5, 2])
    assert here.left("b2") == [1]


def test_ad30_a_fort_fires_over_ships_at_sea() -> None:
    ships = ["b1 1 Q7", "b2 1 P11", "b3 1 F7", "b4 1 L11", "b5 1 L10", "f1 0 K6", "b6 1 J5"]
    here = table(ships, forts=[{"cell": "L7", "owner": 0}])
    assert [here.refused(f"fire {id} fort-l7 1") for id in ("b1", "b2", "b4")] == ["", "", ""]
    assert [here.refused(f"fire {id} fort-l7 1") for id in ("b3", "b6")] == ["AD-30", "AD-30"]  # too far, in its port
    assert here.refused("fire b6 f1") == ""


def test_ad63_pearls_from_the_sea_first_and_back() -> None:
    forts = [{"cell": "L7", "owner": 0, "pearls": 2}]
    here = table(["g1 0 M8"], forts=forts, terms=PEARLS, pearls={"M8": 1, "T7": 1})
    assert here.refused("g1 load") == "notation"
    state = here.play("g1 load 2")
    assert (state.sea[cell_of("M8")], state.forts["fort-l7"].pearls) == (0, 1)
    assert state.ships["g1"].pearls == [True, False]
    here.play("g1 unload 1")
    assert state.ships["g1"].pearls == [False]
    assert list(state.landed) == [0]


@pytest.mark.parametrize(("option", "calm", "fresh"), [("brisk", 4, 20), ("booklet", 8, 16)])
def test_ad10_the_forces_of_the_wind(option: str, calm: int, fresh: int) -> None:
    for drawn in range(24):
        here = Table(duel(mines=0, wind=option, **CALLED), "N fresh")
        here.play("end")
        here.coming = [(8, 2), (24, drawn)]
        model.play(here.state, ["end"], here.draw)
        assert here.state.wind == (2, "calm" if drawn < calm else "fresh" if drawn < fresh else "storm")


def test_ad66_a_skirmish_has_no_storms() -> None:
    assert Table(skirmish(**CALLED), "E storm").state.wind == (2, "fresh")


def test_ad12_turns_without_a_choice_end_by_themselves() -> None:
    """Calm and storm with all in port: the third wind asks, or before it the oar step of a brig."""
    here = Table(duel(mines=0), "E calm", "E storm", "E fresh")
    assert (here.state.round, here.asked()) == (3, (0, "turn"))
    assert Table(duel(mines=0, doldrums=False), "E calm").state.round == 1
    assert Table(duel(mines=0, printed=True), "E calm").state.round == 1


def test_ad61_a_race() -> None:
    here = Table(mini(1))
    assert here.asked() == (0, "place")
    assert here.refused("fort-a1 C3") == "AD-61"
    here.play("fort-a1 B2", "fort-l14 K13", winds=["NE storm"])
    assert here.state.wind == (1, "fresh")
    assert [here.refused(f"b1 {cell}") for cell in ("C3", "E5")] == ["AD-21", "AD-21"]  # too near; a reef
    assert [here.refused(f"b1 {cell}") for cell in ("B5", "F2")] == ["", ""]
    here.state.ships["b2"].cell = cell_of("E2")
    here.play("end")
    here.state.wind = (6, "fresh")
    state = here.play("b2 B2", "end")
    assert state.over is not None
    assert (state.over.why, state.over.winners) == ("arrived", [1])


def test_ad66_two_pearls_win_a_fleet_battle() -> None:
    here = Table(fleet(mines=0), "N fresh")
    here.state.ships["g1"].pearls = [True, True]
    state = here.play("g1 unload 2")
    assert state.over is not None
    assert (state.over.why, state.over.winners) == ("pearls", [0])


def test_ad64_the_first_landed_decides_between_equals() -> None:
    here = Table(fleet(mines=0), "N fresh")
    here.state.sea, here.state.landed = {}, {1: 0}
    here.state.forts["fort-x14"].pearls = 1
    here.state.ships["g1"].pearls = [True]
    state = here.play("g1 unload")
    assert state.over is not None
    assert (state.over.why, state.over.winners) == ("none outside", [1])


def test_ad69_fifteen_quiet_rounds_are_a_draw() -> None:
    here = Table(duel(mines=0, **CALLED), "N fresh")
    for _ in range(14):
        here.round()
    here.play("end")
    state = here.play("end")
    assert state.over is not None
    assert (state.over.why, state.over.winners) == ("draw", [])


def test_ad13_who_is_left_wins() -> None:
    here = Table(duel(mines=0, **CALLED), "N fresh")
    model.leave(here.state, 0, here.draw)
    assert here.state.over is not None
    assert here.state.over.winners == [1]
    assert here.state.forts["fort-a1"].owner is None
