"""Turns in which nothing can be done, and what by itself counts for nothing (AD-12)."""

import pytest

from engine.games.admiral.idle import nothing
from tests.engine.games.admiral.positions import at, fort, position, ship

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
