"""Random battles at close quarters: what must always hold, and what is conserved (AD-33, AD-42, AD-63)."""

from random import Random

import pytest
from msgspec.structs import replace

from engine.game import Action, usual_setup
from engine.games import admiral as game
from engine.games.admiral.data import FORT, SIZES
from engine.games.admiral.orders import Orders
from engine.games.admiral.sharing import hold
from engine.games.admiral.state import Pearls, Share
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
    orders = tuple(
        [
            Orders(*[rng.choice(words) for words in (("all", "ask"), ("usual", "ask"), ("usual", "ask"))])
            for _ in state.orders
        ]
    )
    return replace(state, ships=tuple(ships), forts=forts, orders=orders, terms=replace(state.terms, pearls=0))


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


@pytest.mark.parametrize("scenario", ["duel", "fleet", "skirmish"])
@pytest.mark.parametrize("seed", range(6))
def test_random_battles_end_and_nothing_comes_from_nowhere(scenario, seed):
    rng = Random(f"{scenario} {seed}")
    state = thrown_together(scenario, rng)
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
        actions += 1
        assert actions < 3000
    assert game.outcome(state) is not None
