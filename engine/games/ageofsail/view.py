"""What a seat may know: everything but the others' standing orders (AS-17)."""

from __future__ import annotations

import msgspec

from engine.sailing import view
from engine.sailing.view import Ship
from engine.values import Cell


class FortCard(msgspec.Struct, frozen=True, gc=False):
    """A card of a fort: a cannon or the arms, face-up (`live`) or turned over; `fired`: in its owner's present turn, in
    the assault in this round (AS-52).
    """

    cell: Cell
    arms: bool
    live: bool
    fired: bool


class Fort(msgspec.Struct, frozen=True, gc=False):
    """A seat's fort. The cannons of a seat that is out are silent, its cards stay as obstacles.

    `seat` None: nobody's, a silent fort that is a harbour to reach (AS-50, AS-51).
    """

    seat: int | None
    cards: tuple[FortCard, ...]


class Party(msgspec.Struct, frozen=True, gc=False):
    """Masts of a seat ashore in a cell of a fort, where there are three at most; `ready` of them may still move this
    turn (AS-52).
    """

    cell: Cell
    seat: int
    masts: int
    ready: int


class Storming(msgspec.Struct, frozen=True, gc=False):
    """A party's fight with a cannon: `masts` that came in, of each roll the cannon's two dice and the party's dice
    without what the order adds, and whether the cannon was turned over (AS-52).
    """

    turn: int
    cell: Cell
    seat: int
    masts: int
    strikes: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
    won: bool


class View(view.View, frozen=True, kw_only=True):
    """A position. `turn` counts all turns from 1 (0 never: the first seat arranges its ships in turn 1).

    `asked`: layout (the defender lays his fort), place (a seat puts its ships), arrange, situation, turn, stop, gun,
    prize, resume. There is no wind while a seat arranges or puts its ships or lays its fort.
    """

    cols: int
    rows: int
    """The size of the sea."""
    round: int
    rounds: int | None
    """The last round (AS-39); None in the battle under `printed`."""
    quiet: int
    """Whole rounds in a row without a mast lost in battle."""
    quiet_end: int
    """After so many of them the battle ends; 0 in a scenario."""
    sums: tuple[int, ...]
    """By seat, the scores since the last mast lost in battle (AS-39); () under `printed` and in a scenario."""
    afar: tuple[int, ...]
    """By seat, what would be scored if the round ended now; () in a scenario."""
    forts: tuple[Fort, ...]
    situation: str | None
    """storm, teleport, repair, fair, calm, gunners, fog, shift, quiet; None before it is drawn and without."""
    situations_left: int
    active: str | None
    """The ship whose activation is under way; of a line that is sailed the first."""
    scenario: str = "battle"
    """battle, pirates, hunt or assault (AS-50, AS-51, AS-52)."""
    role: int | None = None
    """The seat that plays alone: the merchant captain, the hunted pirate, the defender; None in the battle."""
    order_of: int | None = None
    """Who holds the order (AS-14)."""
    lines: tuple[tuple[str, ...], ...] = ()
    """The ships of each line, from the first to the last (AS-40)."""
    firing: tuple[str, ...] | None = None
    """At a stop of a line, the ships that have something to fire at there (AS-42); else None."""
    goals: tuple[Cell, ...] = ()
    """The cells next to a fort that is nobody's, where somebody wins (AS-50, AS-51)."""
    waiting: tuple[Ship, ...] = ()
    """Ships that haven't been put on the sea yet; their cells mean nothing."""
    parties: tuple[Party, ...] = ()
    """Masts ashore (AS-52)."""
    field: tuple[Cell, Cell] | None = None
    """While the fort is laid: the cells at the south-west and the north-east corner of where it may be (AS-52)."""
    laid: tuple[Cell, ...] = ()
    """In the defender's own preview, the cells that he has chosen so far."""
    struggles: tuple[Storming, ...] = ()
    """Fights of parties, of this turn and, for each seat, of its last one."""


MERCHANT = "s1"
"""The merchant ship of Pirates (AS-50)."""


def captain(view: View) -> int | None:
    """The seat that plays alone, or in Pirates the one that has the merchant ship now (AS-50)."""
    if view.scenario != "pirates":
        return view.role
    return next((ship.seat for ship in view.ships if ship.id == MERCHANT), view.role)
