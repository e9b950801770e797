"""Who plays: sides are filled in the order of the seats, and what can't be set up is refused."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.seating import Setup, Side, drawn, filled, kept

TEAMS = (Side("red", 2), Side("blue", 2))
SIDES = st.lists(st.integers(1, 4), max_size=3).map(
    lambda sizes: tuple(Side(name, size) for name, size in zip("abc", sizes, strict=False))
)


def test_sides_that_nobody_has_chosen_alternate() -> None:
    assert filled(TEAMS, (None,) * 4) == ("red", "blue", "red", "blue")
    assert filled((Side("one", 1), Side("many", 3)), (None,) * 4) == ("many", "many", "one", "many")


def test_what_was_chosen_stays() -> None:
    assert filled(TEAMS, (None, "red", None, "red")) == ("blue", "red", "blue", "red")
    assert filled((), (None, None)) == ()


@pytest.mark.parametrize("wished", [("red",) * 4, (None,) * 3, (None,) * 5, ("green", None, None, None)])
def test_seats_that_do_not_fit_the_sides_are_refused(wished: tuple[str | None, ...]) -> None:
    with pytest.raises(ValueError, match="no seats"):
        filled(TEAMS, wished)


@given(sides=SIDES, seed=st.integers(0, 2**32))
def test_every_side_is_full_and_nobody_loses_what_there_was_room_for(sides: tuple[Side, ...], seed: int) -> None:
    rng = Random(seed)
    seats = sum(side.seats for side in sides)
    wished = [rng.choice([None, "x", *(side.key for side in sides)]) for _ in range(seats)]
    fitting = kept(sides, wished)
    assert all(fit in (None, wish) for fit, wish in zip(fitting, wished, strict=True))
    for side in sides:
        assert fitting.count(side.key) == min(side.seats, wished.count(side.key))
    found = filled(sides, fitting)
    assert sorted(found) == sorted(side.key for side in sides for _ in range(side.seats))
    assert all(fit in (None, side) for fit, side in zip(fitting, found, strict=True))


@pytest.mark.parametrize(("first", "sides"), [(2, ()), (-1, ()), (None, ("red",)), (0, ("red",) * 3)])
def test_a_set_up_that_cannot_be_is_refused(first: int | None, sides: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="seats"):
        Setup(2, first, sides)


@pytest.mark.parametrize("champion", [2, -1])
def test_the_former_winner_is_one_of_the_seats(champion: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        Setup(2, champion=champion)


@given(sides=SIDES, seed=st.integers(0, 2**32))
def test_lots_leave_what_was_wished_and_fill_every_side(sides: tuple[Side, ...], seed: int) -> None:
    rng = Random(seed)
    keys = [side.key for side in sides for _ in range(side.seats)]
    rng.shuffle(keys)
    wished = [key if rng.random() < 0.5 else None for key in keys]
    found = drawn(sides, wished, rng)
    assert sorted(found) == sorted(keys)
    assert all(wish in (None, side) for wish, side in zip(wished, found, strict=True))


def test_every_lot_comes_up() -> None:
    lots = {drawn(TEAMS, (None, "red", None, None), Random(seed)) for seed in range(40)}
    assert lots == {("red", "red", "blue", "blue"), ("blue", "red", "red", "blue"), ("blue", "red", "blue", "red")}
    assert drawn((), (None, None), Random(1)) == ()
