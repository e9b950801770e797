"""Random battles at close quarters: what must always hold, and what is conserved (AD-33, AD-42, AD-63)."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.game import Action
from engine.games import admiral as game
from engine.games.admiral.data import FORT, SIZES
from engine.games.admiral.orders import Orders
from engine.games.admiral.sharing import hold
from engine.games.admiral.state import Pearls, Share
from engine.setups import usual_setup
from engine.values import Key, Number
from engine.walk import answers

FIGHTS = (Key("fire"), Key("board"), Key("storm"))


def thrown_together(scenario, rng):
    """All ships near the first player's fort, hurt, some laden; the second fort stands there too, and orders differ."""
    options = game.Options(scenario=scenario, printed=rng.random() < 0.2, hard=rng.random() < 0.2)
    state = game.new(usual_setup(game, options, 2), options, rng)
    board, width = state.board, state.layout.width
    second = 3 * width + 5
    forts = (
        replace(state.forts[0], strength=rng.randint(0, FORT.strength)),
        replace(
            state.forts[1], id=f"fort-{board.cells[second].token.lower()}", cell=second,
            strength=rng.randint(1, FORT.strength),
        ),
    )  # fmt: skip
    cells = [cell for cell in range(6 * width) if cell % width < 8 and cell not in (forts[0].cell, second)]
    ships = []
    for ship, cell in zip(state.ships, rng.sample(cells, len(state.ships)), strict=True):
        pearls = rng.randint(0, hold(ship)) if state.terms.goal == "pearls" else 0
        strength = rng.randint(1, SIZES[ship.id[0]])
        ships.append(replace(ship, cell=cell, strength=strength, pearls=pearls, fresh=rng.randint(0, pearls)))
    orders, terms = random_orders(rng, 2), replace(state.terms, pearls=0)
    return replace(state, ships=tuple(ships), forts=forts, orders=orders, terms=terms)


def random_orders(rng, seats):
    """Standing orders of so many, of whom some want to be asked."""
    words = ("all", "ask"), ("usual", "ask"), ("usual", "ask")
    return tuple([Orders(*map(rng.choice, words)) for _ in range(seats)])


def eager(state, seat, rng):
    """A random action of somebody who likes to fight and ends a turn seldom."""
    path = ()
    while not isinstance(choice := game.choose(state, seat, path), Action):
        offered = [option.value for option in choice.options]
        fights = [value for value in offered if value in FIGHTS]
        if not path and fights and rng.random() < 0.5:
            path = (rng.choice(fights),)
        elif not path and len(offered) > 1 and offered[-1] == Key("end") and rng.random() < 0.8:
            path = (rng.choice(offered[:-1]),)
        else:
            path = (*path, answers(choice, rng))
    return choice


def pearls(state):
    """All pearls that there are."""
    sea = sum(n for _, n in state.sea_pearls)
    return sea + sum(ship.pearls for ship in state.ships) + sum(fort.pearls for fort in state.forts)


def gone(events):
    """How many pearls it was told are gone for good."""
    lines = [dict(event.public.args)["n"] for event in events if event.public and event.public.id == GONE]
    return sum(n.value for n in lines if isinstance(n, Number))


GONE = "admiral-event-pearls-gone"


THREE = """
game = "admiral"
name = "Three in a pond"
width = 12
height = 14
players = [3]
goal = "pearls"
pearls_to_win = 3
pearls = ["F7", "G7", "F8"]
ship = [
  { kind = "s", seat = 1, at = "B1" },
  { kind = "b", seat = 1, at = "A2" },
  { kind = "f", seat = 1, at = "B2" },
  { kind = "s", seat = 2, at = "E2" },
  { kind = "b", seat = 2, at = "E3" },
  { kind = "f", seat = 2, at = "F2" },
  { kind = "s", seat = 3, at = "B5" },
  { kind = "b", seat = 3, at = "C5" },
  { kind = "g", seat = 3, at = "D5" },
]
fort = [{ at = "A1", seat = 1 }, { at = "E1", seat = 2 }, { at = "C4", seat = 3 }]
"""


def three(rng):
    """Three fleets side by side, hurt and laden."""
    options = game.Options(scenario=THREE)
    state = game.new(usual_setup(game, options, 3), options, rng)
    ships = [
        replace(ship, strength=rng.randint(1, SIZES[ship.id[0]]), pearls=laden, fresh=laden)
        for ship in state.ships
        for laden in (rng.randint(0, 1),)
    ]
    return replace(state, ships=tuple(ships), orders=random_orders(rng, 3))


def played(state, rng, leaving=0.0):
    """A battle to its end, each state held against what must always hold; some leave."""
    ids = [ship.id for ship in state.ships]
    actions = 0
    while pending := game.pending(state):
        seat = next(iter(pending))
        before = state
        state, events = game.apply(state, seat, eager(state, seat, rng), rng)
        game.check(state)
        assert [ship.id for ship in state.ships] == ids
        assert pearls(state) == pearls(before) - gone(events)
        step = before.todo[0]
        if isinstance(step, Share):
            got = sum(state.ships[place].strength for place in step.ships)
            got += state.forts[step.fort].strength if step.fort >= 0 else 0
            assert got <= step.points, "no more is shared out than there was (AD-42)"
        if not isinstance(state.todo[0] if state.todo else None, Share | Pearls):
            assert not any(ship.pearls for ship in state.ships if not ship.strength)
        if rng.random() < leaving and state.over is None:
            before = state
            state, events = game.drop(state, rng.choice([seat for seat in range(3) if seat not in state.out]))
            game.check(state)
            assert pearls(state) == pearls(before) - gone(events)
        actions += 1
        assert actions < 3000
    assert game.outcome(state) is not None


@pytest.mark.parametrize("scenario", ["duel", "fleet", "skirmish"])
@pytest.mark.parametrize("seed", range(6))
def test_random_battles_end_and_nothing_comes_from_nowhere(scenario, seed):
    rng = Random(f"{scenario} {seed}")
    played(thrown_together(scenario, rng), rng)


@pytest.mark.parametrize("seed", range(20))
def test_ad13_ad64_so_do_those_of_three_of_whom_some_leave_or_are_beaten(seed):
    rng = Random(seed)
    played(three(rng), rng, leaving=0.02)
