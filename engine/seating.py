"""Who plays: how many seats a new game has, on which sides they are, and who begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from engine.chance import Chance, shuffled


class Side(msgspec.Struct, frozen=True):
    """A side that seats take before the game: a team, or a part such as the attacker's.

    `key` is its word (a `Key` in lines), `seats` how many it takes.
    """

    key: str
    seats: int


class Setup(msgspec.Struct, frozen=True):
    """How a game is set up beside its options.

    `first`: the seat that begins, None: it is drawn by lot. `sides`: the key of each seat's side; empty where there are
    no sides. `champion`: in a rematch the seat that alone has won the game before it. Raises ValueError for what can't
    be so.
    """

    seats: int
    first: int | None = None
    sides: tuple[str, ...] = ()
    champion: int | None = None

    def __post_init__(self) -> None:
        if self.first is not None and not 0 <= self.first < self.seats:
            raise ValueError(f"of {self.seats} seats {self.first} can't begin")
        if self.champion is not None:
            check_seat(self.champion, self.seats)
        if self.sides and len(self.sides) != self.seats:
            raise ValueError(f"{len(self.sides)} sides for {self.seats} seats")


def check_seat(seat: int, seats: int) -> None:
    """Raises ValueError for what is none of so many seats."""
    if not 0 <= seat < seats:
        raise ValueError(f"of {seats} seats none is {seat}")


def kept(sides: Iterable[Side], wished: Sequence[str | None]) -> tuple[str | None, ...]:
    """The wishes for which there is room, by seat, the first come first; None for every other.

    >>> kept((Side("red", 1), Side("blue", 2)), ("red", "red", "green", "blue"))
    ('red', None, None, 'blue')
    """
    room = {side.key: side.seats for side in sides}
    found: list[str | None] = []
    for wish in wished:
        if wish is not None and room.get(wish, 0) > 0:
            room[wish] -= 1
            found.append(wish)
        else:
            found.append(None)
    return tuple(found)


def filled(sides: Sequence[Side], wished: Sequence[str | None]) -> tuple[str, ...]:
    """A side for every seat: the one that it wished, else that with most room left, of equal ones the first.

    So sides of equal size alternate. Raises ValueError where the sides don't take exactly these seats or a wish doesn't
    fit.

    >>> filled((Side("red", 2), Side("blue", 2)), (None, None, "blue", None))
    ('red', 'red', 'blue', 'blue')
    >>> filled((Side("red", 2), Side("blue", 2)), (None, None, None, None))
    ('red', 'blue', 'red', 'blue')
    """
    if kept(sides, wished) != tuple(wished) or (sides and sum(side.seats for side in sides) != len(wished)):
        raise ValueError(f"{wished} are no seats of {sides}")
    if not sides:
        return ()
    room = {side.key: side.seats for side in sides}
    for wish in wished:
        if wish is not None:
            room[wish] -= 1
    found = []
    for wish in wished:
        key = wish
        if key is None:
            key = max(room, key=room.__getitem__)
            room[key] -= 1
        found.append(key)
    return tuple(found)


def drawn(sides: Sequence[Side], wished: Sequence[str | None], chance: Chance) -> tuple[str, ...]:
    """A side for every seat: the one that it wished, else one of those that are left, by lot.

    Nothing is drawn where every seat has its wish. Raises ValueError where the sides don't take exactly these seats or
    a wish doesn't fit.
    """
    found = filled(sides, wished)
    if not sides or None not in wished:
        return found
    left = iter(shuffled([side for side, wish in zip(found, wished, strict=True) if wish is None], chance))
    return tuple([next(left) if wish is None else wish for wish in wished])
