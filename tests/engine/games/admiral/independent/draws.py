"""What chance decides: dice of 1 to 6, directions of 0 to 7, forces of 0 to 23 (AD-10, AD-30, AD-41)."""

from __future__ import annotations

from collections.abc import Callable

from tests.engine.games.admiral.independent.state import State

Draw = Callable[[int], int]
"""A number below this bound."""


def die(draw: Draw) -> int:
    return draw(6) + 1


def draw_wind(state: State, draw: Draw) -> None:
    """The wind of a round: clockwise from north where it blows, then its force: calm first, then fresh, then storm
    (AD-10). Both are drawn even where the weather is always the same."""
    towards, drawn = draw(8), draw(24)
    calm, fresh = (8, 8) if booklet(state) else (4, 16)
    force = "calm" if drawn < calm else "fresh" if drawn < calm + fresh else "storm"
    weather = state.terms.weather
    if weather == "fresh" or (weather == "no storm" and force == "storm"):
        force = "fresh"
    state.wind = (towards, force)


def booklet(state: State) -> bool:
    """Whether the weather, and the quiet, is that of the booklet (AD-10, AD-69, AD-70)."""
    return state.terms.wind == "booklet" or state.terms.printed


def points(draw: Draw, count: int) -> int:
    """Of so many dice in a fight: 1 and 2 give 0, 3 and 4 give 1, 5 and 6 give 2 (AD-41)."""
    return sum([(die(draw) - 1) // 2 for _ in range(count)])
