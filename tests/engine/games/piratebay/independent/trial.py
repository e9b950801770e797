"""Random play of the model, and what must hold of it whatever is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from tests.engine.games.piratebay.independent.bay import (
    HOLD,
    MASTS,
    NOTHING,
    ONE,
    TREASURES,
    Bay,
    Draws,
    Load,
)
from tests.engine.games.piratebay.independent.board import ISLETS, TREASURE_CELLS, is_water
from tests.engine.games.piratebay.independent.model import ORDERS, Model
from tests.engine.games.piratebay.independent.start import random_layout
from tests.engine.sailing.independent.sea import Cell, distance

FREELY, LEAVES = 0.03, 0.001
"""How often somebody changes an order, or leaves, instead of what is owed."""

Way = tuple[str, Callable[[], object]]
"""A decision: its kind, and how it is told to the model."""


def everything(bay: Bay) -> Load:
    """All treasures, wherever they are."""
    parts = [bay.lost, *bay.stores, *bay.goods.values()]
    parts += [ship.cargo for ship in bay.ships.values()]
    parts += [ONE[kind] for kind in bay.tiles.values() if kind in ONE]
    parts += [merchant.cargo + Load(gold=int(merchant.gold)) for merchant in bay.merchants.values()]
    parts += [bay.keep.spoils] if bay.keep else []
    return sum(parts, NOTHING)


def check(model: Model) -> None:
    """What must hold after each step. Raises AssertionError."""
    bay = model.bay
    assert everything(bay) == Load(gold=13, cannons=20)
    assert 0 <= bay.left() <= TREASURES
    cells = [ship.cell for ship in bay.ships.values()]
    assert len(set(cells)) == len(cells)
    for ship in bay.ships.values():
        assert is_water(ship.cell)
        assert ship.cell not in bay.merchants
        assert 1 <= ship.masts <= MASTS
        assert ship.cargo.total <= HOLD
        assert all(0 <= used <= MASTS for used in ship.used.values())
    assert set(bay.tiles) | set(bay.goods) <= TREASURE_CELLS
    assert isinstance(bay.order, tuple) or bay.order in bay.living
    assert all(bay.tiles[cell] == "mark" for cell in bay.marks)
    assert (bay.why is None) == (model.owes() is not None)
    assert set(bay.winners) <= set(bay.living)
    if bay.why is None and bay.choosing is None:
        assert set(bay.ships) == set(bay.living)
        assert bay.left() > 0
        assert bay.wind is not None


class Watched:
    """A game of the model, played at random and watched."""

    def __init__(self, seats: int, rng: Random) -> None:
        self.rng = rng
        self.seen: Counter[str] = Counter()
        """How often each kind of decision came up."""
        options: dict[str, Any] = {"length": rng.choice(("full", "half"))}
        if rng.random() < 0.5:
            options["watch"] = rng.choice((1, 2))
        draws = Draws(roll=lambda: rng.randint(1, 6), wind=lambda cards: rng.randrange(len(cards)))
        self.model = Model(seats, options, random_layout(seats, rng, choose=rng.random() < 0.3), draws)
        check(self.model)

    def play(self) -> str:
        """To the end. Returns why it ended."""
        while self.model.owes() is not None:
            kind, do = self.any_way()
            self.seen[kind] += 1
            do()
            check(self.model)
        assert self.model.bay.why is not None
        return self.model.bay.why

    def any_way(self) -> Way:
        """A decision at random: mostly one by which something happens."""
        model, rng = self.model, self.rng
        who = rng.choice(model.bay.living)
        if rng.random() < LEAVES:
            return "leave", partial(model.leave, who)
        if rng.random() < FREELY:
            word = rng.choice(sorted(ORDERS))
            value = rng.choice(ORDERS[word][1])
            return "standing", partial(model.give_order, who, word, value)
        ways = self.ways()
        if ways and rng.random() < 0.9:
            kind = rng.choice(sorted({kind for kind, _ in ways}))
            return rng.choice([way for way in ways if way[0] == kind])
        return ("end", model.end_turn) if model.legal_end() else rng.choice(ways)

    def ways(self) -> list[Way]:
        """Decisions that are open now, those to sail nearer to a goal only, if there are any."""
        model = self.model
        ways: list[Way] = [("islet", partial(model.choose_islet, cell)) for cell in sorted(model.legal_islets())]
        ways += [("keep", partial(model.keep, gold)) for gold in sorted(model.legal_keep())]
        ways += [("turn", partial(model.turn, course)) for course in sorted(model.legal_turns())]
        ways += [
            ("fire", partial(model.fire, cell, shots))
            for cell, left in model.legal_shots().items()
            for shots in range(1, left + 1)
        ]
        ways += [("explore", partial(model.explore, cell)) for cell in sorted(model.legal_explore())]
        ways += [("load", partial(model.load, cell, kind)) for cell, kind in sorted(model.legal_load())]
        ways += [("order", model.load_order)] * model.legal_order()
        ways += [("land", model.land)] * model.legal_land()
        if self.rng.random() < 0.05:
            ways += [("unload", partial(self.unload, cell)) for cell in sorted(model.legal_unload())]
        return ways + self.sails()

    def unload(self, cell: Cell) -> None:
        """Puts any part of the cargo there."""
        cargo = self.model.bay.ships[self.model.bay.mover].cargo
        gold = self.rng.randint(0, cargo.gold)
        cannons = self.rng.randint(0, cargo.cannons)
        if gold or cannons:
            self.model.unload(cell, gold, cannons)

    def sails(self) -> list[Way]:
        """Where to sail: home with cargo, otherwise to what can be fetched; anywhere else now and then."""
        model, goals = self.model, self.goals()
        found = [
            (min(distance(cell, goal) for goal in goals), course, steps)
            for course, cells in model.legal_sails().items()
            for steps, cell in enumerate(cells, 1)
        ]
        if found and self.rng.random() < 0.7:
            least = min(away for away, _, _ in found)
            found = [way for way in found if way[0] <= max(1, least)]
        return [("sail", partial(model.sail, course, steps)) for _, course, steps in found]

    def goals(self) -> list[Cell]:
        """What the mover's ship is after."""
        bay = self.model.bay
        if bay.mover not in bay.ships:
            return [(1, 1)]
        ship = bay.ships[bay.mover]
        if ship.cargo.total > 1:
            return [ISLETS[ship.anchor]]
        goods = [cell for cell, load in bay.goods.items() if load]
        unknown = [cell for cell in bay.tiles if cell not in bay.marks]
        others = [other.cell for other in bay.ships.values() if other is not ship]
        return [*goods, *unknown, *bay.merchants] or others
