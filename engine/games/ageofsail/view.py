"""What a seat may know: everything but the others' standing orders (AS-17)."""

from __future__ import annotations

import msgspec

from engine.sailing import view
from engine.values import Cell


class FortCard(msgspec.Struct, frozen=True, gc=False):
    """A card of a fort: a cannon or the arms, face-up (`live`) or turned over; `fired`: in its owner's present turn."""

    cell: Cell
    arms: bool
    live: bool
    fired: bool


class Fort(msgspec.Struct, frozen=True, gc=False):
    """A seat's fort. The cannons of a seat that is out are silent, its cards stay as obstacles."""

    seat: int
    cards: tuple[FortCard, ...]


class View(view.View, frozen=True, kw_only=True):
    """A position. `turn` counts all turns from 1 (0 never: the first seat arranges its ships in turn 1).

    `asked`: arrange, situation, turn, stop, gun, prize, resume. There is no wind while a seat arranges its ships.
    """

    round: int
    rounds: int | None
    """The last round (AS-39); None under `printed`."""
    quiet: int
    """Whole rounds in a row without a mast lost in battle."""
    quiet_end: int
    """After so many of them the battle ends."""
    sums: tuple[int, ...]
    """By seat, the scores since the last mast lost in battle (AS-39); () under `printed`."""
    afar: tuple[int, ...]
    """By seat, what would be scored if the round ended now."""
    forts: tuple[Fort, ...]
    situation: str | None
    """storm, teleport, repair, fair, calm, gunners, fog, shift, quiet; None before it is drawn and without."""
    situations_left: int
    active: str | None
    """The ship whose activation is under way."""
