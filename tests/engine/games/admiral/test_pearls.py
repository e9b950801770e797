"""Pearls: loaded, carried, landed, sunk (AD-63)."""

import pytest

from engine.game import IllegalAction
from engine.games.admiral import pearls
from engine.games.admiral.asking import LOAD
from engine.games.admiral.losses import sunk
from engine.games.admiral.reach import limits
from engine.games.admiral.sharing import hold
from engine.games.admiral.state import NOBODY
from engine.games.admiral.turn import choose_turn
from engine.sailing.telling import Log
from tests.engine.games.admiral.positions import (
    asked,
    at,
    does,
    fort,
    named,
    options,
    place,
    position,
    ship,
    told,
    water,
)

HOME = (fort("K7", 0, pearls=2),)


def keys(state, id):
    """What a ship can load and unload."""
    return [option.value.token for option in pearls.ship_keys(state, place(state, id))]


def test_ad63_holds():
    assert [hold(ship(f"{kind}1", "A1")) for kind in "sgfb"] == [2, 2, 1, 1]


@pytest.mark.parametrize(
    ("kind", "n", "less"), [("b", 1, 1), ("f", 1, 1), ("g", 1, 0), ("g", 2, 1), ("s", 1, 0), ("s", 2, 1)]
)
def test_ad63_a_load_shortens_ranges_in_calm_and_fresh_wind_and_not_below_none(kind, n, less):
    for wind in ("calm", "fresh", "storm"):
        bare, laden = (
            limits(position(one, wind=wind), one) for one in (ship(f"{kind}1", "L7"), ship(f"{kind}1", "L7", pearls=n))
        )
        assert laden == tuple([max(0, range - (less if wind != "storm" else 0)) for range in bare])


def test_ad63_who_can_not_move_under_his_load():
    brig, frigate, galleon = ship("b1", "L7", pearls=1), ship("f1", "L7", pearls=1), ship("g1", "L7", pearls=2)
    assert max(limits(position(brig, wind="calm"), brig)) == 0
    for towards, against in (("NE", 5), ("N", 4)):
        assert limits(position(brig, towards=towards), brig)[against] == 0
        assert limits(position(galleon, towards=towards), galleon)[against] == 0
    assert limits(position(frigate, towards="NE"), frigate)[5] == 0
    assert limits(position(frigate, towards="N"), frigate)[4] == 1


def test_ad63_pearls_are_loaded_where_a_ship_lies_at_sea():
    state = position(ship("g1", "L7"), ship("b1", "L8"), sea_pearls=((at("L7"), 3), (at("M8"), 1)))
    assert (keys(state, "g1"), keys(state, "b1")) == (["load"], [])
    assert options(state, "g1 load") == ["1", "2"]
    two, events = does(state, "g1 load 2")
    assert (named(two, "g1").pearls, named(two, "g1").fresh) == (2, 2)
    assert two.sea_pearls == ((at("L7"), 1), (at("M8"), 1))
    assert told(events) == ["loaded"]
    assert two.stirred
    assert keys(two, "g1") == []
    one, _ = does(position(ship("b1", "L7"), sea_pearls=((at("L7"), 1),)), "b1 load")
    assert (one.ships[0].pearls, one.sea_pearls) == (1, ())


def test_ad11_ad63_a_ship_that_has_sailed_is_listed_with_what_she_can_do():
    state = position(ship("b1", "L7", moved=True), ship("g1", "A5"), sea_pearls=((at("L7"), 1),))
    notes = {option.value.token: option.note for option in choose_turn(state, ()).options}
    assert dict(notes["b1"].args)["does"] == (LOAD,)
    assert "does" not in dict(notes["g1"].args)


def test_ad63_in_an_own_forts_port_pearls_are_loaded_and_unloaded_and_nowhere_else():
    state = position(ship("s1", "L6", pearls=1, fresh=1), forts=HOME)
    assert keys(state, "s1") == ["load", "unload"]
    landed, events = does(state, "s1 unload")
    assert (landed.ships[0].pearls, landed.ships[0].fresh, landed.forts[0].pearls) == (0, 0, 3)
    assert told(events) == ["landed"]
    assert (landed.landed, landed.stirred) == ((21, -1), True)
    loaded, _ = does(state, "s1 load")
    assert (loaded.ships[0].pearls, loaded.ships[0].fresh, loaded.forts[0].pearls) == (2, 1, 1)
    assert not loaded.stirred
    for forts in ((fort("K7", 1, pearls=2),), (fort("K7", NOBODY, pearls=2),), (fort("K7", 0, 0),), (fort("K9", 0),)):
        assert keys(position(ship("s1", "L6", pearls=1), forts=forts), "s1") == []


def test_ad64_ad69_what_was_landed_before_changes_no_date_and_does_not_count():
    state, _ = does(position(ship("g1", "L6"), forts=HOME), "g1 load 2")
    state, _ = does(state, "g1 unload 2")
    assert (state.landed, state.stirred) == ((-1, -1), False)
    mixed = position(ship("g1", "L6", pearls=2, fresh=1), forts=HOME)
    first, _ = does(mixed, "g1 unload 1")
    assert (first.ships[0].fresh, first.stirred) == (0, True), "those from the sea are landed first"
    assert not does(position(ship("g1", "L6", pearls=1), forts=HOME), "g1 unload")[0].stirred


def test_ad63_what_lies_at_sea_in_a_port_is_loaded_first():
    state = position(ship("g1", "L6"), forts=HOME, sea_pearls=((at("L6"), 1),))
    state, _ = does(state, "g1 load 2")
    assert (state.ships[0].fresh, state.sea_pearls, state.forts[0].pearls) == (1, (), 1)


def test_ad43_a_ship_that_was_in_a_fight_loads_nothing():
    state = position(ship("g1", "L6", pearls=1, spent=True), forts=HOME)
    assert keys(state, "g1") == []
    for path in ("g1 load", "g1 unload"):
        with pytest.raises(IllegalAction):
            asked(state, path)


@pytest.mark.parametrize(
    ("layout", "cell", "stays"),
    [
        (water(), "L7", False),
        (water(coastal="L7"), "L7", True),
        (water(closed="M8"), "L7", True),
        (water(closed="M7"), "L7", True),
        (water(reefs="M7"), "L7", False),
        (water(), "A7", True),
        (water(), "L14", True),
    ],
)
def test_ad63_pearls_of_a_sunk_ship_stay_on_a_coastal_cell_and_are_gone_elsewhere(layout, cell, stays):
    state = position(ship("g1", cell, pearls=2), layout=layout, sea_pearls=((at(cell), 1),))
    log = Log(None)
    after = sunk(state, 0, log)
    assert after.sea_pearls == ((at(cell), 3 if stays else 1),)
    assert told(log.events) == ["pearls-dropped" if stays else "pearls-gone"]
    assert [(mark.what, mark.n) for mark in after.marks] == [("sunk", 0), ("dropped" if stays else "lost", 2)]
    assert after.stirred != stays
