"""The engine and the independent model play the same battle, and are compared at each step.

The engine is used by its contract alone. What the model draws is what the engine drew, in the same order; if either
draws more than the other, or by other dice, it is a fault.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from engine import walk
from engine.game import Action, Game
from engine.seating import Setup
from engine.tokens import write_path
from tests.engine.games.ageofsail.independent.model import Model
from tests.engine.games.ageofsail.independent.trial import enemies, random_options, random_path
from tests.engine.sailing.recorded import Recorded

FREELY, LEAVES = 0.05, 0.002
"""How often somebody does what he only may, and how often one leaves."""

Seen = Callable[[Any, int], dict[str, Any]]
"""Of the engine's state and the number of seats what `Model.snapshot` gives, or a part of it: made of the views."""


class Pair:
    """One battle on both sides."""

    def __init__(self, game: Game, seats: int, rng: Random, seen: Seen, leaves: float) -> None:
        self.game, self.seats, self.rng, self.seen, self.leaves = game, seats, rng, seen, leaves
        options = random_options(rng)
        first = rng.randrange(seats) if rng.random() < 0.5 else None
        self.chance = Recorded(rng)
        self.state = game.new(Setup(seats, first), game.Options(**options), self.chance)
        self.model = Model(seats, options, self.chance.again, first)
        self.done: list[str] = [f"{seats} seats, first {first}, {options}"]
        """All that was done, for whoever looks for the fault."""
        self.came: Counter[str] = Counter()

    def play(self) -> Counter[str]:
        """To the end. Returns how often which kind of decision came. Raises AssertionError where they differ."""
        try:
            self.compare()
            while self.game.pending(self.state):
                self.step()
                self.compare()
        except AssertionError as error:
            error.add_note("\n".join(self.done[:1] + self.done[-12:]))
            raise
        return self.came

    def step(self) -> None:
        """Somebody does something, mostly what he owes."""
        who = self.rng.randrange(self.seats)
        if self.rng.random() < self.leaves:
            self.leave(who)
        elif self.rng.random() < FREELY and self.model.free_paths(who):
            self.act(who, self.rng.choice(sorted(self.model.free_paths(who))), self.free(who))
        else:
            ((seat, kind),) = self.model.owes().items()
            self.came[kind] += 1
            self.act(seat, random_path(self.model.paths(seat), enemies(self.model.battle, seat), self.rng), self.owed)

    def leave(self, seat: int) -> None:
        """Somebody leaves on both sides. What chance decides then the engine lets go on at the mover's word."""
        ((_, kind),) = self.model.owes().items()
        self.done.append(f"{seat} leaves")
        self.came[f"leaves in {kind}"] += 1
        self.state, _ = self.game.drop(self.state, seat)
        while self.game.pending(self.state) and set(self.owed) in ({"wind"}, {"on"}):
            ((who, _),) = self.game.pending(self.state).items()
            (action,) = self.owed.values()
            self.state, _ = self.game.apply(self.state, who, action, self.chance)
        self.model.drop(seat)

    def act(self, seat: int, path: str, actions: dict[str, Action]) -> None:
        """The same on both sides."""
        self.done.append(f"{seat}: {path}")
        self.state, _ = self.game.apply(self.state, seat, actions[path], self.chance)
        self.model.act(seat, path)

    @property
    def owed(self) -> dict[str, Action]:
        """By its path each legal answer of the engine to what is owed."""
        (seat,) = self.game.pending(self.state)
        return by_path(walk.legal(self.game, self.state, seat))

    def free(self, seat: int) -> dict[str, Action]:
        """By its path each thing that the engine lets this seat do freely."""
        if self.game.may(self.state, seat) is None:
            return {}
        return by_path(walk.legal(walk.Freely(self.game), self.state, seat))

    def compare(self) -> None:
        """Both sides see the same. Raises AssertionError."""
        assert not self.chance.waiting, f"the engine drew more: {list(self.chance.waiting)}"
        owed = self.game.pending(self.state)
        assert set(owed) == set(self.model.owes())
        for seat, decision in owed.items():
            assert decision.aside == (seat != self.model.battle.mover)
            same(set(self.owed), self.model.paths(seat), f"seat {seat}, {self.model.owes()[seat]}")
        for seat in range(self.seats):
            same(set(self.free(seat)), self.model.free_paths(seat), f"seat {seat} freely")
        snapshot = self.model.snapshot()
        for name, value in self.seen(self.state, self.seats).items():
            same_part(value, snapshot[name], name)
        outcome = self.game.outcome(self.state)
        assert (None if outcome is None else sorted(outcome.places[0])) == self.model.result()
        self.game.check(self.state)


def same_part(engine: Any, model: Any, name: str) -> None:
    """Raises AssertionError where what the engine shows isn't in the model: of a mapping, its own keys."""
    if isinstance(engine, dict) and isinstance(model, dict) and name == "ships":
        assert set(engine) == set(model), f"{name}: engine {sorted(engine)}, model {sorted(model)}"
        for id, ship in engine.items():
            told = {key: model[id][key] for key in ship}
            assert ship == told, f"{id}: engine {ship}, model {told}"
        return
    assert engine == model, f"{name}: engine {engine}, model {model}"


def same(engine: set[str], model: set[str], what: str) -> None:
    """Raises AssertionError where two sets of paths differ."""
    assert engine == model, f"{what}: engine only {some(engine - model)}, model only {some(model - engine)}"


def some(paths: set[str]) -> list[str]:
    """The first of them."""
    return sorted(paths)[:20]


def by_path(actions: list[Action]) -> dict[str, Action]:
    """Actions by their paths as the model writes them: a cell isn't joined to a piece by ``@``."""
    found = {write_path(action.path).replace("@", " "): action for action in actions}
    assert len(found) == len(actions), "two actions have one path"
    return found


def play_side_by_side(game: Game, seats: int, seed: int, seen: Seen, leaves: float = LEAVES) -> Counter[str]:
    """One random battle of the engine and the model. Raises AssertionError where they differ."""
    return Pair(game, seats, Random(seed), seen, leaves).play()
