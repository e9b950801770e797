"""What a seat or a spectator may know of a game of Sea Lords: the only thing that pictures and texts are made from."""

from __future__ import annotations

from typing import Literal

import msgspec

from engine.game import View

Effect = Literal["vp", "shot_orthogonal", "shot_diagonal", "repair", "mine", "reserve"]
Mine = Literal["mine", "decoy", "fake"]
"""`decoy`: one of m05's tokens, as seen by somebody who doesn't know which of them is the fake (SL-36)."""
Struck = Literal["burnt", "shield", "mercenary", "nothing"]
Side = Literal["front", "back"]


class ShipView(msgspec.Struct, frozen=True):
    """A ship on the board. `numbers`: one for an own ship, those to choose from for a mercenary (empty: X)."""

    owner: int
    numbers: tuple[int, ...]
    card: str | None = None
    """The mercenary's id (``m05``), None for an own ship."""
    shields: int = 0
    """Shield tokens; a mercenary's permanent shield isn't counted."""
    burning: bool = False


class BoardView(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A board of the sea as it lies in a half: which side is up, and turned by how many quarters clockwise."""

    board: str
    side: Side = "front"
    turn: int = 0


Half = tuple[BoardView, ...]
"""The boards of a half from left to right as its owner sees them; fewer than three while he lays them out."""


class CellView(msgspec.Struct, frozen=True):
    """One of the 42 cells."""

    effect: Effect | None
    """None: not laid out yet, or hidden from the viewer (SL-40)."""
    ship: ShipView | None = None
    mine: Mine | None = None


class FleetView(msgspec.Struct, frozen=True):
    """What a player has beside the board."""

    coins: int
    vp: int
    hand: int
    """Number of ships in hand."""
    pile: int
    reserve: int
    extra: int
    """Value of the +1 tokens."""
    mines: int
    """Mines taken, the fake one left out: each counts -2."""
    turns: int
    """Turns begun, 0 to 16."""
    lost: tuple[int, ...] = ()
    """Numbers of the ships that are out of the game, in the order in which they were discarded (SL-22, SL-24)."""


class MercenaryView(msgspec.Struct, frozen=True):
    """A mercenary of this game's market, in the order of the market. `numbers` empty: X. `owner` None: for sale."""

    card: str
    cost: int
    numbers: tuple[int, ...]
    owner: int | None = None


class ShotView(msgspec.Struct, frozen=True):
    """A shot of the last turn: from cell to cell (where it struck or left the board), by index."""

    start: int
    end: int
    struck: Struck


class LastView(msgspec.Struct, frozen=True):
    """What the latest turn (the running one, or the one before when nothing has been done yet) did on the board."""

    seat: int
    laid: tuple[int, ...] = ()
    shots: tuple[ShotView, ...] = ()
    mined: tuple[int, ...] = ()
    cleared: tuple[int, ...] = ()
    repaired: tuple[int, ...] = ()
    shielded: tuple[int, ...] = ()


class SealordsView(View, frozen=True):
    """A position. Seat 0 is light (rows 1-3, home row 1), seat 1 is dark. Cells by index: ``row * 7 + col``."""

    first: int
    cells: tuple[CellView, ...]
    fleets: tuple[FleetView, FleetView]
    market: tuple[MercenaryView, ...]
    shields: int
    """Shield tokens left in the supply."""
    mines: int
    """Mine tokens left in the supply."""
    last: LastView | None
    hand: tuple[int, ...] | None
    """The viewer's own ships, sorted; None for a spectator."""
    gift: int | None = None
    """Whose first ship still waits for the first player's shield (SL-8)."""
    reserve: tuple[int, ...] | None = None
    """The viewer's own reserve, sorted, while m03 shows it to him (SL-38)."""
    laying: tuple[int, ...] = ()
    """Who has not laid out his half yet (SL-40)."""
    changing: bool = False
    """Whether the mover may change one of his boards before the first turn (SL-40)."""
    halves: tuple[Half, Half] = ((), ())
    """Before the first turn of the advanced variant: the boards of both halves, as far as the viewer knows them."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.mover is None and not self.laying
