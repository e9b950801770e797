"""Who plays with whom, by the number of each seat's team, and after whom (AD-67, AD-68)."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=1 << 8)
def foes(sides: tuple[int, ...], seat: int) -> tuple[bool, ...]:
    """By seat, whether it is against this one; the last, -1, is nobody, who is against all (AD-30)."""
    return (*[side != sides[seat] for side in sides], True)


@lru_cache(maxsize=1 << 8)
def rivals_of(sides: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats that are against this one."""
    return tuple([other for other, side in enumerate(sides) if side != sides[seat]])


@lru_cache(maxsize=1 << 8)
def partners_of(sides: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats of a seat's team, its own included."""
    return tuple([other for other, side in enumerate(sides) if side == sides[seat]])


@lru_cache(maxsize=1 << 8)
def begun_by(cycle: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The order of play, begun by this seat."""
    at = cycle.index(seat)
    return (*cycle[at:], *cycle[:at])


@lru_cache(maxsize=1 << 8)
def groups(sides: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The seats of each team, by its number."""
    return tuple([tuple([seat for seat, own in enumerate(sides) if own == side]) for side in sorted(set(sides))])


@lru_cache(maxsize=1 << 8)
def teamed(sides: tuple[int, ...]) -> bool:
    """Whether anybody has partners."""
    return len(groups(sides)) < len(sides)
