"""Play by chance, by `default` or by computer opponents, step by step, for the subcommands that need positions or
results.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from engine import autopilot
from engine.chance import Seeded
from engine.game import Action, Event, Game, Level
from engine.hooked import levels, think
from engine.seating import Setup
from engine.walk import random_action

LONGEST = 20_000
"""Actions after which a game counts as endless."""
RANDOM, DEFAULT = "random", "default"
"""Who can play a seat besides the levels of a game: chance, what is done for somebody whose time runs out, and the
computer opponent of a game without levels.
"""


class Step(NamedTuple):
    """The state after an action, and the seconds that it took to find and to apply it."""

    state: Any
    seconds: float
    seat: int | None = None
    """Who acted; None for the set-up."""
    thought: float | None = None
    """The seconds that an opponent thought before it; None for others, and for what had been thought of before."""


class Broken(Exception):
    """An invariant that didn't hold, or a game that doesn't end."""


def players(game: Game, options: Any, seats: int) -> tuple[str, ...]:
    """Who can play a seat of such a game."""
    return (RANDOM, DEFAULT, *levels(game, options, seats))


def play(
    game: Game, setup: Setup, options: Any, rng: Random, clock: Callable[[], float], by: Sequence[str] = ()
) -> Iterator[Step]:
    """A game to its end, starting with the set-up (0 s). Every state is checked, untimed.

    `by`: who plays each seat (see `players`); (): chance plays all. Whoever isn't chance acts also when not asked.
    Raises Broken.
    """
    state = game.new(setup, options, rng)
    _check(game, state, 0)
    yield Step(state, 0.0)
    seats = _Seats(game, tuple(by) or (RANDOM,) * setup.seats, rng, clock)
    for count in range(1, LONGEST + 1):
        if not game.pending(state):
            if game.outcome(state) is None:
                raise Broken(f"after {count - 1} actions nobody has to move and there is no outcome")
            return
        before = clock()
        seat, action = seats.move(state)
        state, events = game.apply(state, seat, action, rng)
        took = clock() - before
        thought = seats.done(state, seat, events)
        _check(game, state, count)
        yield Step(state, took, seat, thought)
    raise Broken(f"no end after {LONGEST} actions")


class _Seats:
    """Those who play, and what each of them has thought of for later."""

    def __init__(self, game: Game, by: tuple[str, ...], rng: Random, clock: Callable[[], float]) -> None:
        self._game, self._by, self._rng, self._clock = game, by, rng, clock
        self._habits = [seat for seat, player in enumerate(by) if player == DEFAULT]
        self._thinkers = [seat for seat, player in enumerate(by) if player not in (RANDOM, DEFAULT)]
        self._plans: dict[int, tuple[Action, ...]] = {}
        self._seed = str(rng.random()) if self._thinkers else ""
        self._thought: float | None = None

    def move(self, state: Any) -> tuple[int, Action]:
        """What some seat does that is asked, unless somebody does something unasked before."""
        waiting = sorted(self._game.pending(state))
        drawn = waiting[self._rng.randrange(len(waiting))]
        unasked = autopilot.unasked(self._game, state, self._habits) if self._habits else None
        if unasked is not None:
            return unasked
        for seat in self._thinkers:
            if seat not in waiting and (found := self._think(state, seat)):
                return seat, found
        if drawn in self._thinkers:
            action = self._think(state, drawn)
            assert action is not None, f"{self._game.id}: seat {drawn} has no answer"
            return drawn, action
        if drawn in self._habits:
            return drawn, autopilot.action(self._game, state, drawn)
        return drawn, random_action(self._game, state, drawn, self._rng)

    def _think(self, state: Any, seat: int) -> Action | None:
        self._thought = None
        plan = self._plans.pop(seat, ())
        if not plan:
            level: Level = self._by[seat]  # type: ignore[assignment]
            seed = f"{self._seed}/{state.count}/{seat}"
            world = self._game.redeal(state, seat, Seeded(f"{seed}/world"))
            before = self._clock()
            plan = think(self._game, world, seat, level, Seeded(seed))
            self._thought = self._clock() - before
        if not plan:
            return None
        self._plans[seat] = plan[1:]
        return plan[0]

    def done(self, state: Any, seat: int, events: Sequence[Event]) -> float | None:
        """Note what came of the last move: plans hold until something is revealed or others have acted. The seconds
        that were thought before it.
        """
        kept = self._plans.get(seat, ())
        goes_on = seat in self._game.pending(state) and not any(event.reveals for event in events)
        self._plans = {seat: kept} if kept and goes_on else {}
        return self._thought if seat in self._thinkers else None


def _check(game: Game, state: Any, count: int) -> None:
    try:
        game.check(state)
    except AssertionError as error:
        raise Broken(f"after {count} actions an invariant is broken: {error or 'no further word'}") from error
