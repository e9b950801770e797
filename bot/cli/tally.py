"""How each kind of player did in simulated games."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median

import msgspec

from bot.cli.playout import Step
from engine.game import Outcome


class Played(msgspec.Struct):
    """How one kind of player did, over all seats that it had."""

    player: str
    seats: int
    firsts: float
    """How often it had the first place; where several share it, each has its part."""
    points: float | None
    """On average, None where nothing was scored."""
    ms: tuple[float, float, float] | None
    """The milliseconds of a thought: the median, what nineteen of twenty took at most, the longest. None for others."""


class Tally:
    """Collects it, game by game."""

    def __init__(self, by: Sequence[str]) -> None:
        self._kinds = tuple(dict.fromkeys(by))
        self._seats = dict.fromkeys(by, 0)
        self._firsts = dict.fromkeys(by, 0.0)
        self._points: dict[str, list[int]] = {kind: [] for kind in by}
        self._ms: dict[str, list[float]] = {kind: [] for kind in by}

    def note(self, by: Sequence[str], outcome: Outcome, steps: Sequence[Step]) -> None:
        """A game of these players, seat by seat, has gone and ended so."""
        first = outcome.places[0] if outcome.places else ()
        for seat, kind in enumerate(by):
            self._seats[kind] += 1
            if seat in first:
                self._firsts[kind] += 1 / len(first)
            if outcome.scores:
                self._points[kind].append(outcome.scores[seat].points)
        for step in steps:
            if step.seat is not None and step.thought is not None:
                self._ms[by[step.seat]].append(step.thought * 1e3)

    def sums(self) -> list[Played]:
        """All of it, in the order of the first game's seats."""
        return [
            Played(
                kind,
                self._seats[kind],
                self._firsts[kind],
                mean(self._points[kind]) if self._points[kind] else None,
                _spread(sorted(self._ms[kind])),
            )
            for kind in self._kinds
        ]


def _spread(ordered: Sequence[float]) -> tuple[float, float, float] | None:
    return (median(ordered), ordered[len(ordered) * 19 // 20], ordered[-1]) if ordered else None
