"""The engine and the independent model play the same game of Pirate Bay, and are compared at each step.

The engine is used by its contract alone, but for what was laid out face down. What the model draws is what the engine
drew, in the same order; if either draws more than the other, or by other dice, it is a fault.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterable, MutableSequence
from random import Random
from typing import Any

from msgspec.structs import replace

from engine import walk
from engine.game import Action, Event
from engine.games import piratebay
from engine.games.piratebay.state import State
from engine.games.piratebay.view import View
from engine.seating import Setup
from engine.tokens import write_path
from tests.engine.games.piratebay import paths
from tests.engine.games.piratebay.independent.bay import HOLD, Bay, Draws, Layout
from tests.engine.games.piratebay.independent.ending import HALF_LEFT, quiet_limit
from tests.engine.games.piratebay.independent.model import Model
from tests.engine.sailing.independent.sea import cell_of
from tests.engine.sailing.recorded import Recorded

FREELY, LEAVES = 0.05, 0.002
"""How often somebody does what he only may, and how often one leaves."""

WEIGHTS = {
    "end": 1, "turn": 1, "sail": 3, "board": 4, "merchant": 2, "fire": 5, "on": 2, "explore": 6, "load": 6, "unload": 1,
    "land": 8,
}  # fmt: skip
"""How often a kind of answer is picked from those that there are, so that rare things come about."""

Seen = Callable[[State, View], dict[str, Any]]
"""Of the engine's state and a spectator's view of it what `told` gives of the model."""
LayoutOf = Callable[[State, bool], Layout]
"""Of the engine's state at the start what was drawn, with the islets or without."""


class Laid(Recorded):
    """The same, also where the engine lays out what the model is told of."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        self.rng.shuffle(x)


class Pair:
    """One game on both sides."""

    def __init__(
        self, seats: int, rng: Random, seen: Seen, layout: LayoutOf, leaves: float = LEAVES, lot: bool = False
    ) -> None:
        """`lot`: islets go by lot in any case."""
        self.seats, self.rng, self.seen, self.leaves = seats, rng, seen, leaves
        first = rng.randrange(seats) if rng.random() < 0.5 else None
        options = {
            "islets": "lot" if lot else rng.choice(("lot", "choose")),
            "length": rng.choice(("full", "half")),
            "watch": rng.choice(("auto", "one", "two")),
        }
        self.came: Counter[str] = Counter()
        """How often what came: kinds of decisions, what was told, how it ended."""
        self.chance = Laid(rng)
        self.state: State
        self.view: View
        self.goes_on(piratebay.new(Setup(seats, first), piratebay.Options.model_validate(options), self.chance))
        chosen = options["islets"] == "choose"
        self.chance.waiting = deque([] if chosen else [self.chance.waiting[-1]])  # of the set-up the wind alone
        same: dict[str, Any] = {"length": options["length"]}
        if options["watch"] != "auto":
            same["watch"] = {"one": 1, "two": 2}[options["watch"]]
        draws = Draws(lambda: self.chance.again(6) + 1, lambda cards: self.chance.again(len(cards)))
        self.model = Model(seats, same, layout(self.state, not chosen), draws)
        self.done: list[str] = [f"{seats} seats, first {self.state.first}, {options}"]
        """All that was done, for whoever looks for the fault."""

    def play(self) -> Counter[str]:
        """To the end. Returns how often what came. Raises AssertionError where they differ."""
        try:
            self.compare()
            while piratebay.pending(self.state):
                self.step()
                self.compare()
        except Exception as error:
            error.add_note("\n".join(self.done[:1] + self.done[-12:]))
            raise
        self.came[f"over: {self.model.bay.why}"] += 1
        return self.came

    # ---------------------------------------------------------------- what is done

    def step(self) -> None:
        """Somebody does something, mostly what he owes."""
        rng, who = self.rng, self.rng.randrange(self.seats)
        if rng.random() < self.leaves and who in self.model.bay.living:
            self.leave(who)
        elif rng.random() < FREELY and (ways := sorted(paths.free(self.model, who))):
            self.order(who, rng.choice(ways))
        else:
            owed = self.model.owes()
            assert owed is not None
            self.act(owed[0], self.any_path(owed[0]))

    def any_path(self, seat: int) -> str:
        """An answer to what is owed: by chance, mostly one by which something happens; or what is done by default."""
        way = self.rng.random()
        if way < 0.4:
            found = piratebay.default(self.state, seat)
            assert found is not None
            return written(found)
        if way < 0.5:
            return written(walk.random_action(piratebay, self.state, seat, self.rng))
        ways: dict[str, list[str]] = {}
        for path in sorted(paths.permitted(self.model)):
            ways.setdefault(self.kind(path), []).append(path)
        weights = [WEIGHTS.get(kind, 1) for kind in ways]
        return self.rng.choice(*self.rng.choices(list(ways.values()), weights))

    def kind(self, path: str) -> str:
        """What kind of answer it is."""
        model, words = self.model, path.split()
        about = paths.asked(model)
        if about in ("islet", "cargo") or words[0] == "end":
            return about if words[0] != "end" and about else "end"
        if about in paths.WORKS or words[0] in paths.WORKS:
            return "land" if path == "unload" else words[0] if words[0] in paths.WORKS else str(about)
        if words[0] in ("N", "NE", "E", "SE", "S", "SW", "W", "NW"):
            return "turn"
        if words[-1].isdigit():
            return "fire"
        cell = cell_of(words[-1])
        return "merchant" if cell in model.bay.merchants else "board" if model.bay.ship_at(cell) else "sail"

    def act(self, seat: int, path: str) -> None:
        """The same on both sides."""
        self.done.append(f"{seat}: {path}")
        self.came[f"does {self.kind(path)}"] += 1
        stamp, turn = self.stamp, self.model.bay.turn_number
        self.goes_on(*piratebay.apply(self.state, seat, self.owed[path], self.chance))
        paths.carry_out(self.model, path)
        self.catch_up(stamp, turn)

    def order(self, seat: int, path: str) -> None:
        """A standing order is changed on both sides."""
        self.done.append(f"{seat}: {path}")
        self.goes_on(*piratebay.apply(self.state, seat, self.free(seat)[path], self.chance))
        paths.order(self.model, seat, path)

    def leave(self, seat: int) -> None:
        """Somebody leaves on both sides. What chance decides then the engine lets go on at the mover's word. Others may
        leave before that; if the mover does so, it is to the model as if they all had left before whose turn it was, as
        for another's turn it would draw a wind.
        """
        self.came[f"leaves at {self.view.asked}"] += 1
        stamp, turn, mover = self.stamp, self.model.bay.turn_number, self.view.mover
        going = [seat]
        self.drop(seat)
        while self.view.asked == "resume":
            ((waits, _),) = piratebay.pending(self.state).items()
            assert set(self.owed) == {"wind"}
            others = [one for one in self.view.order if one != mover]
            safe = len(others) > 2 and self.view.left - 2 * HOLD > self.view.end
            if safe and self.rng.random() < 0.3:
                going.append(self.rng.choice(others))
                self.came["leaves at resume"] += 1
                self.drop(going[-1])
                if going[-1] == waits:
                    going.sort(key=lambda one: one == mover)
            else:
                self.goes_on(*piratebay.apply(self.state, waits, self.owed["wind"], self.chance))
        for one in going:
            self.model.leave(one)
        self.catch_up(stamp, turn)

    def drop(self, seat: int) -> None:
        """Somebody leaves the engine's game."""
        self.done.append(f"{seat} leaves")
        self.goes_on(*piratebay.drop(self.state, seat))
        piratebay.check(self.state)

    def catch_up(self, stamp: tuple[int, int], turn: int) -> None:
        """Where the engine has ended a turn by itself nothing may be left to do in it, and the model's is ended too."""
        model = self.model
        if model.owes() is not None and model.bay.turn_number == turn and (self.stamp != stamp or self.view.over):
            assert model.only_end(), f"the engine ended a turn in which {sorted(paths.permitted(model))} are left"
            model.end_turn()

    # ---------------------------------------------------------------- what is compared

    def goes_on(self, state: State, events: Iterable[Event] = ()) -> None:
        """The engine's state is another, and a spectator sees it; what is told of it is counted."""
        self.state, self.view = state, piratebay.view(state, None)
        self.came.update([event.public.id.partition("-event-")[2] for event in events if event.public is not None])

    @property
    def stamp(self) -> tuple[int, int]:
        """Which turn it is to the engine."""
        return self.view.turn, self.view.glass

    @property
    def owed(self) -> dict[str, Action]:
        """By its path each legal answer of the engine to what is owed."""
        (seat,) = piratebay.pending(self.state)
        return by_path(walk.legal(piratebay, self.state, seat))

    def free(self, seat: int) -> dict[str, Action]:
        """By its path each thing that the engine lets this seat do freely."""
        if piratebay.may(self.state, seat) is None:
            return {}
        return by_path(walk.legal(walk.Freely(piratebay), self.state, seat))

    def compare(self) -> None:
        """Both sides see the same. Raises AssertionError."""
        model = self.model
        assert not self.chance.waiting, f"the engine drew more: {list(self.chance.waiting)}"
        owes, owed = piratebay.pending(self.state), model.owes()
        assert set(owes) == ({owed[0]} if owed else set()), f"engine {owes}, model {owed}"
        for seat, decision in owes.items():
            assert decision.aside == (seat != model.bay.mover and model.bay.choosing is None)
            same(set(self.owed), paths.permitted(model), f"seat {seat}, {owed}")
        seat = self.rng.randrange(self.seats)
        same(set(self.free(seat)), paths.free(model, seat), f"seat {seat} freely")
        known = replace(piratebay.view(self.state, seat), viewer=None, orders=None)
        assert known == self.view, f"seat {seat} sees something else"
        expected = told(model)
        for name, value in self.seen(self.state, self.view).items():
            assert value == expected[name], f"{name}: engine {value}, model {expected[name]}"
        self.compare_end()
        piratebay.check(self.state)
        assert piratebay.load(piratebay.dump(self.state)) == self.state

    def compare_end(self) -> None:
        """The same places at the end: by points, then gold chests, those who have left last (PB-24, PB-28)."""
        model, outcome = self.model, piratebay.outcome(self.state)
        assert (outcome is None) == (model.result() is None)
        if outcome is None:
            return
        ranks = {seat: (points, model.bay.stores[seat].gold) for seat, points in model.scores().items()}
        best = sorted(set(ranks.values()), reverse=True)
        places = [tuple(sorted(seat for seat in ranks if ranks[seat] == rank)) for rank in best]
        assert list(outcome.places[: len(places)]) == places
        assert sorted(outcome.places[0]) == sorted(model.bay.winners)
        left = [seat for place in outcome.places[len(places) :] for seat in place]
        assert sorted(left) == sorted(set(range(self.seats)) - set(model.bay.living))


def told(model: Model) -> dict[str, Any]:
    """The model's table in the form in which `seen` gives the engine's."""
    bay, found = model.bay, model.snapshot()
    for ship in found["ships"].values():
        del ship["cargo"]
    living, mover = found["living"], bay.mover if bay.choosing is None else bay.choosing
    return {
        **found,
        "holds": [paths.cargo_to_be(model, seat) for seat in range(bay.seats)],
        "calm": [found["quiet"][seat] for seat in living],
        "asked": paths.asked(model),
        "scores": [found["scores"].get(seat, 0) for seat in range(bay.seats)],
        "orders": {seat: orders for seat, orders in found["orders"].items() if seat in living},
        "why": {"treasure": "all", "quiet": "calm", "alone": "last"}.get(found["why"], found["why"]),
        "watch": max(1, found["watch"]),
        "islets": {ship["anchor"]: seat for seat, ship in found["ships"].items()},
        "coming": [] if bay.why else coming(bay),
        "ends": (HALF_LEFT if bay.half else 0, min(found["quiet"][seat] for seat in living), quiet_limit(bay)),
        "mover": None if bay.why else mover,
    }


def coming(bay: Bay) -> list[int]:
    """The seats in the order of their coming turns, one each: who skips the next one comes a round later, if it isn't
    the first of two (PB-4, PB-20, PB-27).
    """
    start = bay.mover if bay.choosing is None else bay.first
    skips = {seat for seat, ship in bay.ships.items() if ship.trapped and bay.watch == 1 and seat != bay.mover}
    return sorted(bay.living, key=lambda seat: (seat in skips, (seat - start) % bay.seats))


def same(engine: set[str], model: set[str], what: str) -> None:
    """Raises AssertionError where two sets of paths differ."""
    assert engine == model, f"{what}: engine only {some(engine - model)}, model only {some(model - engine)}"


def some(found: set[str]) -> list[str]:
    """The first of them."""
    return sorted(found)[:20]


def written(action: Action) -> str:
    """An action's path as a text."""
    return write_path(action.path)


def by_path(actions: list[Action]) -> dict[str, Action]:
    """Actions by their paths."""
    found = {written(action): action for action in actions}
    assert len(found) == len(actions), "two actions have one path"
    return found
