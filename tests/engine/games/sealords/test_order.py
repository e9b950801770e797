"""The order of the two effects is asked where it matters, and nowhere else (SL-10): proved by trying everything."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.flow import settle
from engine.game import Choice
from engine.games import sealords
from engine.games.sealords.order import order_matters
from engine.games.sealords.resolve import perform, resolve
from engine.games.sealords.sea import bits
from engine.games.sealords.state import Effect, Log, Ship, State, Turn, with_ship
from engine.games.sealords.turn import _lay
from engine.seating import Setup
from tests.trying import examples


def somewhere(rng: Random) -> State:
    """A position such as play hardly ever brings, with supplies and mines as they matter for the order."""
    state = sealords.new(Setup(2, first=0), sealords.Options(), rng)
    for cell in rng.sample(range(42), rng.randint(2, 16)):
        burning = rng.random() < 0.3
        shields = 0 if burning or rng.random() < 0.6 else rng.randint(1, 2)
        ship = Ship(rng.randrange(2), rng.randint(1, 9), None, shields, burning)
        if not burning and rng.random() < 0.1:
            ship = Ship(ship.owner, 0, "m01", shields)
        state = with_ship(state, cell, ship)
    free = [cell for cell in range(42) if state.ships[cell] is None]
    mined = rng.sample(free, rng.choice((0, 0, 1, 1, 2, 4)))
    decoys = rng.sample(sorted(set(free) - set(mined)), min(rng.choice((0, 0, 0, 1, 1, 2, 3)), len(free) - len(mined)))
    fake = rng.choice(decoys) if decoys and rng.random() < 0.7 else None
    aside = rng.randint(0, 1) if 0 < len(decoys) < 3 else 0
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
        aside=aside,
        shields=rng.choice((0, 0, 1, 3)),
        mines=rng.choice((0, 0, 1, 5)),
        gift=False,
    )


def possible(state: State) -> list[State]:
    """What this position may be by what everybody knows: the fake is any of the tokens still unknown (SL-36)."""
    aside = state.aside + (state.fake is None)
    fakes: list[int | None] = [*bits(state.decoys), *([None] if aside else [])]
    return [replace(state, fake=fake, aside=aside - (fake is None)) for fake in fakes] if state.decoys else [state]


class Plays:
    """All that laying a ship can come to, in one order, in each of some positions that its owner can't tell apart."""

    def __init__(self, worlds: list[State], number: int, cell: int, ship_first: bool) -> None:
        self.both = False
        """Whether both effects can do something, in one of the positions."""
        starts = []
        for world in worlds:
            log = Log(Random(0))
            turn = world.todo[0]
            assert isinstance(turn, Turn)
            state = settle(_lay(world, turn, number, cell, ship_first, log), lambda state, log=log: resolve(state, log))
            starts.append((state, log))
        self.plans = self._plans(starts, [False] * len(worlds))
        """What he can bring about: a position for each of those that it may be, by what he learns on the way."""

    def _plans(self, begun: list[tuple[State, Log]], idle: list[bool]) -> set[tuple[State, ...]]:
        """Plans for positions in which he was told the same until now; `begun` has what happens next in each."""
        idle = [was or idles(log) for was, (_, log) in zip(idle, begun, strict=True)]
        seen: dict[tuple[object, ...], list[int]] = {}
        for at, (state, log) in enumerate(begun):
            told = tuple(event.line_for(0) for event in log.events)
            question = sealords.choose(state, 0) if isinstance(state.todo[0], Effect) else None
            seen.setdefault((told, question), []).append(at)
        parts = []
        for (_, question), places in seen.items():
            states = [begun[at][0] for at in places]
            if question is None:
                self.both |= not all(idle[at] for at in places)
                parts.append({tuple(replace(state, count=0, todo=(), last=None) for state in states)})
                continue
            assert isinstance(question, Choice)
            plans: set[tuple[State, ...]] = set()
            for option in question.options:
                after = []
                for state in states:
                    log = Log(Random(0))
                    after.append((perform(state, state.todo[0], (option.value,), log), log))
                plans |= self._plans(after, [idle[at] for at in places])
            parts.append(plans)
        order = [at for places in seen.values() for at in places]
        whole = set()
        for chosen in product(*parts):
            ends = [state for part in chosen for state in part]
            whole.add(tuple(ends[order.index(at)] for at in range(len(begun))))
        return whole


def idles(log: Log) -> bool:
    return any(event.public is not None and event.public.id == "sealords-event-idle" for event in log.events)


def differs(state: State, number: int, cell: int) -> bool:
    """Whether the order can matter, by all that may be: to a position, or to what is known when a target is chosen.

    Who knows the tokens has a plan for each of the positions that it may be; the other has to have one for all at once.
    """
    worlds = possible(state)
    for known in [[world] for world in worlds] if state.layer == 0 else [worlds]:
        cell_first, ship_first = (Plays(known, number, cell, way) for way in (False, True))
        if cell_first.plans != ship_first.plans and (cell_first.both or ship_first.both):
            return True
    return False


@examples(150)
@given(seed=st.integers(0, 2**32))
def test_sl10_asked_where_the_order_makes_a_difference_and_nowhere_else(seed: int) -> None:
    rng = Random(seed)
    state = somewhere(rng)
    cells = list(bits(sealords.placement.landing(state, 0)))  # type: ignore[attr-defined]
    for cell in rng.sample(cells, min(len(cells), 4)):
        number = rng.choice((1, 1, 3, 5, 7, 7, 7, 2))
        here = replace(state, sea=state.sea[:cell] + rng.choice("VODRMMR") + state.sea[cell + 1 :])
        asked = order_matters(here, 0, number, cell)
        assert asked == differs(here, number, cell)
        assert {order_matters(world, 0, number, cell) for world in possible(here)} == {asked}


@examples(150)
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
        ("", "M", 7, {"mines": "E5", "decoys": "F5 G5", "fake": "G5", "layer": 0}, True),  # a plain mine in its place
        ("", "M", 7, {"mines": "E5", "decoys": "A1", "layer": 1}, True),  # what it is may tell where to lay the mine
        ("", "M", 7, {"mines": "E5", "decoys": "A1", "layer": 0}, False),  # who laid it knows
        ("A5:D4", "O", 7, {"decoys": "E5 F5", "fake": "F5", "layer": 1}, True),  # ... where to fire
        ("B2:D4", "D", 7, {"decoys": "E5 F5", "fake": "F5", "layer": 1}, True),
        ("A5:D4", "O", 7, {"decoys": "E5", "layer": 1}, True),  # real, or was the fake set aside?
        ("A5:D4", "O", 7, {"decoys": "E5", "fake": "E5", "layer": 1}, False),  # it can only be the fake
        ("A5:D4", "O", 7, {"decoys": "E5 F5", "fake": "F5", "layer": 0}, False),
        ("A5:D4", "O", 7, {"mines": "E5 F5"}, False),
        ("A5:Dm01", "O", 7, {"decoys": "E5 F5", "fake": "F5", "layer": 1}, False),  # nothing to aim at
        ("A5:D4", "V", 7, {"decoys": "E5 F5", "fake": "F5", "layer": 1}, False),
        ("B1:L4* B2:L3*", "R", 7, {"decoys": "E5 F5", "fake": "F5", "layer": 1}, True),  # ... what to repair
        ("B1:L4* B2:L3*", "R", 7, {"mines": "E5 F5"}, False),
        ("B1:L4*", "R", 7, {"decoys": "E5 F5", "fake": "F5", "layer": 1}, False),
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
