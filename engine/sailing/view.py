"""What players see of ships at sea and of what they did: the views of all games that sail have it."""

from __future__ import annotations

import msgspec

import engine.game
from engine.sailing.orders import Orders
from engine.values import Cell


class Ship(msgspec.Struct, frozen=True, gc=False):
    """A ship: `size` is what her class has of masts and guns a broadside (3, 2, 1), `masts` what is left.

    `port`, `starboard`: shots fired this turn from that broadside. `acted`: nothing more to do this turn.
    """

    id: str
    seat: int
    size: int
    masts: int
    cell: Cell
    heading: str
    port: int
    starboard: int
    acted: bool


class Wind(msgspec.Struct, frozen=True, gc=False):
    """The wind of the turn: where it blows to, how strong (`strong`, `medium`, `light`), and the mover's range on each
    course as cards have changed it, in the order N NE E SE S SW W NW.
    """

    towards: str
    strength: str
    ranges: tuple[int, ...]


class Track(msgspec.Struct, frozen=True, gc=False):
    """A ship's way in a turn, the first cell included. `how`: sailed, drifted, struck (drifted on a reef), teleported,
    moved after a boarding (AS-32) or to close up a line (AS-41), or home: where she was lost, and where she lies now.
    """

    turn: int
    ship: str
    seat: int
    how: str
    cells: tuple[Cell, ...]


class Shot(msgspec.Struct, frozen=True, gc=False):
    """A shot or salvo: the attacker's dice and what is added to their sum (`bonus`), the defender's die with what is
    added to it (`defence`), and whether the target lost a mast or was turned over (`hit`).
    """

    turn: int
    seat: int
    origin: Cell
    target: Cell
    dice: tuple[int, ...]
    defence: int
    bonus: int
    hit: bool


class Fight(msgspec.Struct, frozen=True, gc=False):
    """A boarding: the dice of the boarder and the defender with what each adds, strike by strike, and who won."""

    turn: int
    cell: Cell
    seats: tuple[int, int]
    ships: tuple[str, str]
    dice: tuple[tuple[int, int], ...]
    winner: int


class Wreck(msgspec.Struct, frozen=True, gc=False):
    """Where a ship was lost in a turn, to whatever."""

    turn: int
    ship: str
    seat: int
    cell: Cell


class View(engine.game.View, frozen=True, kw_only=True):
    """A position of ships at sea; every game adds its own fields."""

    seats: int
    ships: tuple[Ship, ...]
    wind: Wind | None
    """None before it is drawn."""
    winds_left: int
    asked: str | None
    """What is being decided, in the game's words; None when the game is over."""
    tracks: tuple[Track, ...]
    """Of this turn and, for each seat, of its last one; so are shots, fights and wrecks."""
    shots: tuple[Shot, ...]
    fights: tuple[Fight, ...]
    wrecks: tuple[Wreck, ...]
    orders: Orders | None
    """The viewer's own; None for a spectator and for who is out."""
    over: bool
    winners: tuple[int, ...] = ()
    """When the game is over, who has won it or shares the win."""
