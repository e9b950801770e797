"""Who fires and fights, of those who can: a few sets worth a thought instead of all."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.admiral.asking import ALL, FEWER, value
from engine.games.admiral.fire import Gun
from engine.games.admiral.picking import one
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import State
from engine.sailing.telling import NUMBERS
from engine.values import Path, Picks


def enough(guns: list[Gun], left: int) -> list[tuple[Gun, int]]:
    """Who fires how often: those beside the target first, few rather than many, and no more shots than it has strength
    left.
    """
    found = []
    for gun in sorted(guns, key=lambda gun: (gun.steps > 1, -gun.shots)):
        if left:
            n = min(gun.shots, left)
            found.append((gun, n))
            left -= n
    return found


def shooters(state: State, guns: list[Gun], firing: dict[Gun, int]) -> Path:
    """The rest of a path that begins with ``fire TARGET``."""
    chosen = [gun for gun in guns if gun in firing]
    who = Picks(tuple([value(one(state, gun.place)) for gun in chosen]))
    several = [gun for gun in chosen if gun.shots > 1]
    if not several:
        return (who,)
    numbers = tuple([NUMBERS[firing[gun]] for gun in several])
    if len(chosen) == 1:
        return (who, *numbers)
    return (who, ALL) if all(firing[gun] == gun.shots for gun in several) else (who, FEWER, *numbers)


def strongest(ships: Sequence[Ship], most: int) -> list[list[Ship]]:
    """The strongest one, the two strongest, and so on; each set in ship order."""
    order = sorted(ships, key=lambda ship: -ship.strength)
    return [[ship for ship in ships if ship in order[:n]] for n in range(1, min(most, len(ships)) + 1)]
