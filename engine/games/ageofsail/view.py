"""What a seat may know: everything but the others' standing orders (AS-17)."""

from __future__ import annotations

import msgspec

import engine.game
from engine.sailing.orders import Orders
from engine.sailing.view import Fight, Ship, Shot, Track, Wind, Wreck
from engine.values import Cell

__all__ = ["Fight", "Fort", "FortCard", "Ship", "Shot", "Track", "View", "Wind", "Wreck"]


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


class View(engine.game.View, frozen=True):
    """A position. `turn` counts all turns from 1 (0 never: the first seat arranges its ships in turn 1)."""

    seats: int
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
    ships: tuple[Ship, ...]
    forts: tuple[Fort, ...]
    wind: Wind | None
    """None until the first cards are drawn, and while a seat arranges its ships."""
    situation: str | None
    """storm, teleport, repair, fair, calm, gunners, fog, shift, quiet; None before it is drawn and without."""
    winds_left: int
    situations_left: int
    active: str | None
    """The ship whose activation is under way."""
    asked: str | None
    """What is being decided: arrange, situation, turn, stop, gun, prize, resume; None when the battle is over."""
    tracks: tuple[Track, ...]
    """Of this turn and, for each seat, of its last one; so are shots, fights and wrecks."""
    shots: tuple[Shot, ...]
    fights: tuple[Fight, ...]
    wrecks: tuple[Wreck, ...]
    orders: Orders | None
    """The viewer's own; None for a spectator and for who is out."""
    over: bool
    winners: tuple[int, ...] = ()
    """When the battle is over, who has won it or shares the win."""
