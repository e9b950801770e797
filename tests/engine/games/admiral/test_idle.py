"""Turns in which nothing can be done, and what by itself counts for nothing (AD-12)."""

from random import Random

import pytest

from engine.games.admiral.data import SIZES
from engine.games.admiral.idle import nothing, out_of_reach, searched
from engine.games.admiral.state import State
from engine.sailing.sea import NAMES
from tests.engine.games.admiral.positions import at, fort, position, ship, water

FAR = ship("b2", "V12")
FIRM = {"doldrums": False}


def test_ad12_oar_steps_are_nothing_with_doldrums():
    state = position(ship("b1", "H5"), FAR, wind="calm")
    assert nothing(state)
    assert not nothing(position(ship("b1", "H5"), FAR, wind="calm", terms=FIRM))


@pytest.mark.parametrize(("foe", "idle"), [("L5", False), ("M5", True)])
def test_ad12_what_an_oar_step_opens_counts(foe, idle):
    """A brig fires at three cells: at four after a step."""
    assert nothing(position(ship("b1", "H5"), ship("b2", foe), wind="calm")) == idle


def test_ad12_ad61_a_step_into_the_goals_port_counts():
    race = {"goal": "arrival", "racers": "b", "fire": False, "board": False, "repair": False}
    forts = (fort("A1", 0), fort("X14", 1))
    assert nothing(position(ship("b1", "V11"), forts=forts, wind="calm", terms=race, goals=(1, 0)))
    assert not nothing(position(ship("b1", "V13"), forts=forts, wind="calm", terms=race, goals=(1, 0)))


def test_ad12_stopping_a_repair_is_nothing_unless_she_could_fire_then():
    forts = (fort("A1", 0),)
    hurt = ship("f1", "B2", 2, task="repair")
    assert nothing(position(hurt, FAR, forts=forts))
    assert not nothing(position(hurt, FAR, forts=forts, terms=FIRM))
    assert not nothing(position(hurt, ship("b2", "B6"), forts=forts, wind="calm"))


def test_ad12_loading_counts_at_sea_but_not_in_a_port():
    laid = {"wind": "calm", "sea_pearls": ((at("H5"), 1),)}
    assert not nothing(position(ship("g1", "H5"), FAR, **laid))
    assert nothing(position(ship("g1", "B2"), FAR, forts=(fort("A1", 0, pearls=1),), wind="calm"))
    assert not nothing(position(ship("g1", "B2", pearls=1), FAR, forts=(fort("A1", 0),), wind="calm"))


def test_ad12_ad22_leaving_shelter_is_nothing_unless_it_opens_something():
    storm = {"wind": "storm", "towards": "E"}
    forts = (fort("A1", 0),)
    assert nothing(position(ship("s1", "B2"), FAR, forts=forts, **storm))
    assert not nothing(position(ship("s1", "B2"), ship("b2", "F2"), forts=forts, **storm)), "a shot from E2"
    assert not nothing(position(ship("s1", "B2"), FAR, forts=forts, terms=FIRM, **storm))


def test_ad12_a_step_out_of_the_way_of_anothers_shot_counts():
    blocked = ship("b1", "H6"), ship("s1", "H5"), ship("s2", "H9")
    assert not nothing(position(*blocked, wind="calm", terms={"board": False}))
    assert nothing(position(ship("b1", "H6", fired=1, moved=True), *blocked[1:], wind="calm"))


LANDS = water(closed="C6 D6 G4", reefs="B5 E2 F7 H3"), water()
CORNER = [f"{column}{row}" for column in "ABCDEFGHIJ" for row in range(1, 9)]


def anywhere(rng: Random) -> State:
    """Two ships a side, whole or not, near a fort or two, in a calm or a storm."""
    layout = rng.choice(LANDS)
    waters = [cell for cell in CORNER if at(cell) not in {*layout.closed, *layout.reefs}]
    home, theirs, *cells = rng.sample(waters, 7)
    forts = (fort(home, 0, rng.choice((0, 3, 5))), fort(theirs, rng.choice((-1, 0, 1)), rng.choice((0, 5))))
    kinds = [rng.choice("sgfb") for _ in range(3)]
    own = [
        ship(f"{kind}{number}", cell, rng.randint(1, SIZES[kind]), seat=0, pearls=int(rng.random() < 0.1))
        for number, (kind, cell) in enumerate(zip(kinds[:2], cells, strict=False), start=1)
    ]
    foe = ship(f"{kinds[2]}3", rng.choice((cells[2], "X14", "X14")), seat=1)
    return position(
        *own, foe, forts=forts[: rng.randrange(3)], layout=layout, wind=rng.choice(("calm", "storm")),
        towards=rng.choice(NAMES), sea_pearls=((at(cells[3]), 1),)[: rng.randrange(2)],
        terms={"repair": rng.random() < 0.5},
    )  # fmt: skip


def test_ad12_what_is_plain_at_once_is_found_by_trying_everything():
    rng = Random(12)
    states = [anywhere(rng) for _ in range(600)]
    plain = [state for state in states if out_of_reach(state)]
    assert 100 < len(plain) < 500
    assert all(map(searched, plain))
