"""The order of the two effects is asked where it matters, and nowhere else (SL-10): proved by trying everything."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine import sealords
from engine.flow import settle
from engine.game import Choice
from engine.sealords.order import order_matters
from engine.sealords.resolve import perform, resolve
from engine.sealords.sea import bits
from engine.sealords.state import Effect, Log, Ship, State, Turn, with_ship
from engine.sealords.turn import _lay


def somewhere(rng: Random) -> State:
    """A position such as play hardly ever brings, with supplies and mines as they matter for the order."""
    state = sealords.new(2, sealords.Options(first="challenger"), rng)
    for cell in rng.sample(range(42), rng.randint(2, 16)):
        burning = rng.random() < 0.3
        shields = 0 if burning or rng.random() < 0.6 else rng.randint(1, 2)
        ship = Ship(rng.randrange(2), rng.randint(1, 9), None, shields, burning)
        if not burning and rng.random() < 0.1:
            ship = Ship(ship.owner, 0, "m01", shields)
        state = with_ship(state, cell, ship)
    free = [cell for cell in range(42) if state.ships[cell] is None]
    mined = rng.sample(free, rng.choice((0, 0, 1, 1, 2, 4)))
    decoys = rng.sample(sorted(set(free) - set(mined)), rng.choice((0, 0, 0, 1, 2)))
    fake = rng.choice(decoys) if decoys and rng.random() < 0.7 else None
    if rng.random() < 0.15:  # hardly a cell left for a mine
        for cell in set(free) - set(mined) - set(decoys) - {rng.choice(free)} - set(rng.sample(free, 1)):
            state = with_ship(state, cell, Ship(rng.randrange(2), rng.randint(1, 9)))
    fleet = replace(state.fleets[0], hand=tuple(range(1, 10)))
    return replace(
        state,
        fleets=(fleet, state.fleets[1]),
        plain=sum(1 << cell for cell in mined),
        decoys=sum(1 << cell for cell in decoys),
        fake=fake,
        layer=rng.randrange(2) if decoys else None,
        shields=rng.choice((0, 0, 1, 3)),
        mines=rng.choice((0, 0, 1, 5)),
        gift=False,
    )


def outcomes(state: State, number: int, cell: int, ship_first: bool) -> tuple[set[State], bool]:
    """All positions that laying this ship can lead to in this order, and whether both effects can do something."""
    turn = state.todo[0]
    assert isinstance(turn, Turn)
    log = Log(Random(0))
    start = settle(_lay(state, turn, number, cell, ship_first, log), lambda state: resolve(state, log))
    found: set[State] = set()
    both = False
    stack = [(start, idles(log))]
    while stack:
        now, idle = stack.pop()
        step = now.todo[0]
        if isinstance(step, Turn):
            found.add(replace(now, count=0, todo=(), last=None))
            both |= not idle
            continue
        question = sealords.choose(now, 0)
        assert isinstance(question, Choice)
        for option in question.options:
            log = Log(Random(0))
            stack.append((perform(now, step, (option.value,), log), idle or idles(log)))
    return found, both


def idles(log: Log) -> bool:
    return any(event.public is not None and event.public.id == "sealords-event-idle" for event in log.events)


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_sl10_asked_where_the_order_makes_a_difference_and_nowhere_else(seed: int) -> None:
    rng = Random(seed)
    state = somewhere(rng)
    cells = list(bits(sealords.placement.landing(state, 0)))  # type: ignore[attr-defined]
    for cell in rng.sample(cells, min(len(cells), 4)):
        number = rng.choice((1, 1, 3, 5, 7, 7, 2))
        sea = state.sea[:cell] + rng.choice("VODRMMR") + state.sea[cell + 1 :]
        here = replace(state, sea=sea)
        asked = order_matters(here, 0, number, cell)
        cell_first, both = outcomes(here, number, cell, ship_first=False)
        ship_first, both_otherwise = outcomes(here, number, cell, ship_first=True)
        if not asked:
            assert cell_first == ship_first
            continue
        if here.decoys and (sea[cell], number) == ("M", 7):
            # What a decoy was may tell where to lay the mine, though the positions that can be reached are the same.
            # Whether the only mine is the fake, and fills no supply, must not be told by not asking.
            assert both or both_otherwise or (not here.mines and not here.plain and here.fake is not None)
            continue
        assert cell_first != ship_first
        assert both or both_otherwise


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_sl10_a_drawn_ship_may_tell_how_to_use_the_other_effect(seed: int) -> None:
    rng = Random(seed)
    state = somewhere(rng)
    if rng.random() < 0.2:
        state = replace(state, fleets=(replace(state.fleets[0], reserve=()), state.fleets[1]))
    cell = rng.choice(bits(sealords.placement.landing(state, 0)))  # type: ignore[attr-defined]
    number = rng.randint(1, 9)
    state = replace(state, sea=state.sea[:cell] + "H" + state.sea[cell + 1 :])
    turn = state.todo[0]
    assert isinstance(turn, Turn)
    log = Log(Random(0))
    start = settle(_lay(state, turn, number, cell, True, log), lambda state: resolve(state, log))
    chooses = isinstance(start.todo[0], Effect)
    draws = state.ships[cell] is None and bool(state.fleets[0].reserve)
    assert order_matters(state, 0, number, cell) == (chooses and draws)


@pytest.mark.parametrize(
    ("ships", "sea", "number", "more", "asked"),
    [
        ("A2:L3*", "R", 1, {}, True),  # a repaired ship can be shielded
        ("A2:L3", "R", 1, {}, False),
        ("A2:L3*", "R", 1, {"shields": 0}, False),
        ("A2:L3*", "R", 5, {}, False),  # the same effect twice
        ("A2:L3* A5:D4", "R", 3, {}, False),
        ("A5:D4 C1:D4", "O", 3, {}, False),
        ("B2:D4 C1:D4", "D", 3, {}, False),
        ("A5:D4+1", "O", 1, {}, False),
        ("A5:D4+1", "O", 1, {"shields": 0}, True),  # the shield shot off can be taken
        ("A5:D4", "O", 1, {"shields": 0}, False),
        ("B2:D4+1", "D", 1, {"shields": 0}, True),
        ("A5:Dm01+1", "O", 1, {"shields": 0}, False),
        ("", "M", 7, {}, True),  # laid and cleared, or left to lie
        ("", "M", 7, {"mines": "E5"}, False),
        ("", "M", 7, {"mines": "A1"}, True),  # no mine can be laid under the ship again
        ("", "M", 7, {"mines": "A1 E5"}, False),
        ("", "M", 7, {"mines": "E5", "mines_left": 0}, True),
        ("", "M", 7, {"mines_left": 0}, False),
        ("", "M", 7, {"mines": "E5", "decoys": "F5 G5", "fake": "G5", "layer": 1}, True),
        ("B1:L4", "M", 1, {}, False),
        ("B1:L4*", "M", 5, {}, False),
        ("B1:L4", "H", 1, {}, True),
        ("", "H", 1, {}, False),  # it can only shield itself
        ("A5:D4", "H", 3, {}, True),
        ("A5:Dm01", "H", 3, {}, False),
        ("", "H", 3, {}, False),
        ("B1:L4* B2:L3*", "H", 5, {}, True),
        ("B1:L4*", "H", 5, {}, False),
        ("", "H", 7, {"mines": "E5 F5"}, True),
        ("", "H", 7, {"mines": "E5"}, False),
        ("", "H", 9, {}, False),
        ("B1:L4", "H", 1, {"reserve": ()}, False),
        ("B1:L4", "V", 1, {}, False),
        ("B1:L4* A2:D4", "O", 2, {}, False),
        ("A1:D4* A2:L3*", "R", 1, {}, False),  # on a burning ship there is one effect only
    ],
)
def test_sl10_pairs_that_are_asked(position, options, ships, sea, number, more, asked):
    state = position(ships, sea=f"A1:{sea}", hand=(number, 2, 8), **more)
    found = options(state, f"{number}@A1")
    assert list(found) == (["cell-first", "ship-first"] if asked else [])
