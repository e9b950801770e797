"""The state of a game: plain frozen data, and the few changes that everything else is made of.

Who stands where is kept twice: `ships` says everything of each ship, the masks `battle` and `burning` say the same for
fast questions. Only the functions here change either, so that they agree.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.chance import Chance
from engine.flow import State as BaseState
from engine.flow import Step
from engine.game import Event
from engine.games.sealords.data import COINS, EXTRA, VICTORY
from engine.games.sealords.sea import CELLS, EVERYWHERE
from engine.games.sealords.view import BoardView, Half, LastView, ShotView
from engine.values import Answer, Card, Line, Piece, Seat, Value, line

EffectKind = Literal[
    "vp", "shot_orthogonal", "shot_diagonal", "repair", "mine", "reserve",
    "coin", "shield", "clear",
    "recruit", "sweep", "decoys", "broadside", "shot_horizontal",
]  # fmt: skip
"""What cells, ships and mercenaries do, in this order (a 9 does what its cell does)."""


class Layout(Step, frozen=True, gc=False, tag="layout"):
    """A seat lays out its half of the sea, both at the same time (SL-40)."""

    together: ClassVar[bool] = True


class Change(Step, frozen=True, gc=False, tag="change"):
    """The first player may change one of his boards before the first turn (SL-40)."""


class Turn(Step, frozen=True, gc=False, tag="turn"):
    """A player's turn: lies at the bottom of `todo` until `end`. Its effects are stacked upon it."""

    laid: bool = False
    hired: bool = False


class Effect(Step, frozen=True, gc=False, tag="effect", kw_only=True):
    """An effect to be used, of the ship just laid on `cell`; `card` is the mercenary whose effect it is.

    `again`: it is the cell's, used a second time by a 9.
    """

    kind: EffectKind
    cell: int
    card: str | None = None
    again: bool = False


class Take(Step, frozen=True, gc=False, tag="take", kw_only=True):
    """The mine under the ship just laid is taken, unless it was cleared meanwhile (SL-35)."""

    cell: int


Todo: TypeAlias = Layout | Change | Turn | Effect | Take


class Ship(Struct, frozen=True, gc=False, array_like=True):
    """A ship on the sea. `number` is 0 for a mercenary, whose id is `card`."""

    owner: int
    number: int
    card: str | None = None
    shields: int = 0
    burning: bool = False

    @property
    def value(self) -> Value:
        """The ship as it is called in lines."""
        return Card(self.card) if self.card else PIECES[self.number]


class Fleet(Struct, frozen=True, gc=False):
    """What a player has beside the sea. `pile` and `reserve` are drawn from the front."""

    hand: tuple[int, ...]
    """Sorted."""
    pile: tuple[int, ...]
    reserve: tuple[int, ...]
    lost: tuple[int, ...] = ()
    """Ships discarded, in the order in which they were (SL-22, SL-24)."""
    coins: int = 0
    vp: int = 0
    extra: int = 0
    """Value of the +1 tokens (SL-12)."""
    mines: int = 0
    """Real mines taken (SL-35)."""
    turns: int = 0
    """Turns begun."""


class Over(Struct, frozen=True):
    """How the game ended; `loser` unless it was scored."""

    how: Literal["scored", "stranded", "resigned"]
    loser: int | None = None


class State(BaseState, frozen=True):
    """A position of Sea Lords. Seat 0 is light, seat 1 is dark; cells by index."""

    todo: tuple[Todo, ...]
    sea: str
    """The 42 cell effects, by the letters of `data.EFFECTS`; all `UNKNOWN` until the sea is shown (SL-40)."""
    first: int
    mover: int
    fleets: tuple[Fleet, Fleet]
    market: tuple[str, ...]
    """The mercenaries of this game; before the first turn those that were chosen (SL-6)."""
    owners: tuple[int | None, ...]
    """Who has bought each mercenary of the market."""
    ships: tuple[Ship | None, ...]
    battle: tuple[int, int]
    """Masks of each seat's battle ships."""
    burning: int
    """Mask of the burning ships of both."""
    plain: int
    """Mask of the mines that everybody knows to be real."""
    decoys: int
    """Mask of m05's tokens, while it isn't known to all which of them is the fake (SL-36)."""
    fake: int | None
    """The cell of the fake mine while it lies on the sea unrevealed."""
    layer: int | None
    """Who laid the decoys."""
    aside: int
    """Real mines of m05 for which there was no cell: set aside unseen."""
    shields: int
    """Shield tokens in the supply (SL-7)."""
    mines: int
    """Real mines in the supply, m05's set aside ones not counted."""
    gift: bool
    """Whether the first player's shield still waits for his first ship (SL-8)."""
    last: LastView | None
    over: Over | None
    halves: tuple[Half, Half] = ((), ())
    """The boards of both halves before the first turn of the advanced variant; () for one that isn't laid out yet."""


PIECES = tuple(Piece(str(n)) for n in range(10))
NUMBERS: dict[Answer, int] = {PIECES[n]: n for n in range(1, 10)}
SEATS = (Seat(0), Seat(1))


class Log:
    """What happens while an action is applied: its events, and the chance they were drawn from."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.events: list[Event] = []

    def tell(self, id: str, /, *, reveals: bool = False, **args: Value | tuple[Value, ...]) -> None:
        """An event for everybody."""
        self.events.append(Event(Line("sealords-event-" + id, tuple(args.items())), reveals=reveals))

    def whisper(self, id: str, seat: int, *, reveals: bool = True, **secret: Value | tuple[Value, ...]) -> None:
        """An event of which the seat alone is told which ships it was about, under ``id-own``."""
        told = line(f"sealords-event-{id}", seat=SEATS[seat])
        known = line(f"sealords-event-{id}-own", seat=SEATS[seat], **secret)
        self.events.append(Event(told, known, (seat,), reveals))


def under_way(state: State) -> bool:
    """Whether market and hands are dealt and the first turn has begun."""
    return state.fleets[0].turns + state.fleets[1].turns > 0


def occupied(state: State) -> int:
    """Mask of all cells with a ship, burning ones too."""
    return state.battle[0] | state.battle[1] | state.burning


def free(state: State) -> int:
    """Where a mine may go: cells without a ship and without a mine (SL-35)."""
    return EVERYWHERE & ~(occupied(state) | state.plain | state.decoys)


def coins_left(state: State) -> int:
    """Coins in the supply."""
    return COINS - state.fleets[0].coins - state.fleets[1].coins


def vp_left(state: State) -> int:
    """Victory points in the supply."""
    return VICTORY - state.fleets[0].vp - state.fleets[1].vp


def extra_left(state: State) -> int:
    """Value of the +1 tokens in the supply."""
    return EXTRA - state.fleets[0].extra - state.fleets[1].extra


def can_draw(state: State, seat: int) -> bool:
    """Whether "+1 ship" would do something for this seat (SL-30)."""
    return bool(state.fleets[seat].reserve) and extra_left(state) > 0


def with_fleet(state: State, seat: int, fleet: Fleet) -> State:
    """The state with this seat's fleet changed."""
    fleets = (fleet, state.fleets[1]) if seat == 0 else (state.fleets[0], fleet)
    return replace(state, fleets=fleets)


def in_hand(hand: tuple[int, ...], number: int) -> tuple[int, ...]:
    """A hand with this ship in its place."""
    return tuple(sorted((*hand, number)))


def with_ship(state: State, cell: int, ship: Ship) -> State:
    """The state with this ship on a cell, whatever was there before."""
    bit = 1 << cell
    light, dark = state.battle[0] & ~bit, state.battle[1] & ~bit
    burning = state.burning & ~bit
    if ship.burning:
        burning |= bit
    elif ship.owner == 0:
        light |= bit
    else:
        dark |= bit
    ships = (*state.ships[:cell], ship, *state.ships[cell + 1 :])
    return replace(state, ships=ships, battle=(light, dark), burning=burning)


def with_discarded(state: State, ship: Ship) -> State:
    """The state with this ship, just covered by another, out of the game and its shields back in the supply (SL-34)."""
    fleet = state.fleets[ship.owner]
    state = with_fleet(state, ship.owner, replace(fleet, lost=(*fleet.lost, ship.number)))
    return replace(state, shields=state.shields + ship.shields) if ship.shields else state


Mark = Literal["laid", "shots", "mined", "cleared", "repaired", "shielded"]


def marked(state: State, what: Mark, *more: int | ShotView) -> LastView:
    """What the mover did this turn, and now this; the other's turn before is forgotten."""
    last = state.last
    if last is None or last.seat != state.mover:
        last = LastView(state.mover)
    return replace(last, **{what: (*getattr(last, what), *more)})


def piece_of(laid: BoardView) -> Piece:
    """A board with the side that lies up, as it is called in answers and lines."""
    return Piece(f"{laid.board}-{laid.side}")


def boards_of(half: Half) -> tuple[Value, ...]:
    """The boards of a half as values, in its order."""
    return tuple(map(piece_of, half))


def where(cells: Iterable[int]) -> tuple[Value, ...]:
    """Cells as values."""
    return tuple(CELLS[cell] for cell in cells)
