"""What has happened, for pictures; each is shown as its like in `view`."""

from __future__ import annotations

from msgspec import Struct


class Salvo(Struct, frozen=True, gc=False, array_like=True):
    """See `view.Salvo`."""

    turn: int
    seat: int
    origins: tuple[int, ...]
    target: int
    shots: int
    die: int
    hits: int


class Fight(Struct, frozen=True, gc=False, array_like=True):
    """See `view.Fight`."""

    turn: int
    cell: int
    origins: tuple[int, ...]
    seats: tuple[int, int]
    points: tuple[int, int]
    storm: bool


class Mark(Struct, frozen=True, gc=False, array_like=True):
    """See `view.Mark`."""

    turn: int
    seat: int
    cell: int
    what: str
    n: int
