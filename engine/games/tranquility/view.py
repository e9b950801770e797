"""What a seat may know of a game of Tranquility: the only thing that pictures and words are made from."""

from __future__ import annotations

from typing import Literal

import msgspec

import engine.game
from engine.games.tranquility.field import PILLARS


class Place(msgspec.Struct, frozen=True, gc=False):
    """A laid island. `moon`: it lies moon side up (TQ-32), or was laid by the moon (TQ-33)."""

    number: int
    moon: bool = False


class Player(msgspec.Struct, frozen=True, gc=False):
    """What everybody may know of a seat: numbers of cards, and what lies before it."""

    hand: int
    pile: int
    discards: int
    limit: int = 5
    """Cards up to which the hand is refilled: 3 under a yellow storm (TQ-22)."""
    monsters: int = 0
    """Monsters in the hand (TQ-21)."""
    storms: tuple[str, ...] = ()
    """Colours of the storms that lie before the seat: ``yellow``, ``orange``."""
    aside: tuple[str, ...] = ()
    """Colours of the storms that the seat drew as extra cards: set aside, they take effect after the eight (TQ-22)."""
    compasses: int = 0
    """Compasses of this seat alone; shared ones are in `View.shared`."""
    pledged: int | None = None
    """How many cards it gives to the eight; None while it hasn't said, or nothing is to be given."""
    gone: bool = False
    """The player has left; what was his went to the others."""
    held: tuple[int, ...] = ()
    """The cards still in the hand when the game has ended: from then on all see them."""


class Spot(msgspec.Struct, frozen=True, gc=False):
    """A cell (by index) where a card may lie now, and how many other cards that costs."""

    cell: int
    cost: int


class Playable(msgspec.Struct, frozen=True, gc=False):
    """A card of the viewer's hand and where it could be laid if it were his turn with nothing else to settle.

    For a monster: the laid islands that it may attack, cost 0.
    """

    card: int
    spots: tuple[Spot, ...] = ()


class View(engine.game.View, frozen=True):
    """The whole table as one seat sees it. Cells are indices into `engine.games.tranquility.field.CELLS`."""

    mode: str
    """As in the options; ``rivals`` has an open row and owners, ``arch`` lacks the cells of `field.GAP`."""
    field: tuple[Place | None, ...]
    players: tuple[Player, ...]
    hand: tuple[Playable, ...] = ()
    """The viewer's cards in ascending order (see `cards`); empty for spectators."""
    pledge: tuple[int, ...] = ()
    """The viewer's own cards (still in his hand) that are pledged or, in a preview, about to be discarded."""
    laid: int | None = None
    """The cell of the island that was laid or turned, where that was the last action."""
    started: bool = False
    """The last action laid the Start."""
    threw: int | None = None
    """The seat that discarded cards, where that was the last action."""
    owing: tuple[int, ...] = ()
    """The seats that owe a decision now: not always the mover (TQ-8, TQ-22)."""
    price: int = 0
    """In a preview: how many cards the island that is to be laid costs."""
    start: bool = False
    finish: bool = False
    """The Start, the Finish lies on the frame."""
    phase: int = 0
    """Great Arch: 1 the pillars, 2 the vault; else 0."""
    reef: int | None = None
    """The row (from 0 at the bottom) that the reef closes."""
    purple: tuple[int, ...] = ()
    """The rows that purple storms close, one entry a storm."""
    supply: int | None = None
    """Compasses that can still be won (TQ-22); None where none are played."""
    shared: tuple[tuple[int, int], ...] = ()
    """Compasses that two seats share."""
    due: int | None = None
    """While the team discards: how many cards are to be pledged in all."""
    drawn: str | None = None
    """The colour of a storm that was drawn and waits for its effect, or for somebody to stop it."""
    moon: bool = False
    """Sun and Moon: the hands show the moon side now."""
    row: tuple[int, ...] = ()
    """Competitive: the open row, what is taken first at the front."""
    pile: int = 0
    """Competitive: the pile that both draw from."""
    sun: int = 0
    """Competitive: the seat that plays the sun."""
    shown: tuple[int, ...] = ()
    """Competitive: the hand that its owner shows while he asks for mercy; empty unless the viewer may see it."""
    removed: int = 0
    """Islands that were taken out before dealing, unseen (TQ-30)."""
    added: tuple[str, ...] = ()
    """The expansions that are in play, ``reefs``, ``monsters``, ``storms``; the reef may have left for good (TQ-20)."""
    over: Literal["", "won", "lost", "left", "scored"] = ""
    """How the game has ended; ``left``: everybody else has left."""


def by_pillar(spots: tuple[Spot, ...]) -> list[list[Spot]]:
    """The places of a card in those pillars of the Great Arch where it has any: of each a stretch (TQ-31)."""
    parts = [[spot for spot in spots if spot.cell in pillar] for pillar in PILLARS]
    return [part for part in parts if part]
