"""The state of a game of Admiral: plain frozen data. Cells and courses are their numbers (`engine.sailing.sea`)."""

from __future__ import annotations

from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from engine.flow import Step
from engine.games.admiral.layout import Board, Harbour, Layout, board, harbour
from engine.games.admiral.minefields import Mine, fields
from engine.games.admiral.orders import Orders, kinds
from engine.games.admiral.parties import foes, rivals_of
from engine.games.admiral.past import Fight, Mark, Salvo
from engine.games.admiral.ships import Muster, Ship
from engine.games.admiral.terms import Terms
from engine.once import once
from engine.sailing.orders import Kinds
from engine.sailing.resuming import Resume
from engine.sailing.sea import mask
from engine.sailing.seats import Seats, living
from engine.sailing.tracks import Track

Force: TypeAlias = Literal["calm", "fresh", "storm"]
NOBODY = -1
"""The owner of an ownerless fort."""


class Fort(Struct, frozen=True, gc=False, array_like=True):
    """A fort; without strength it is a ruin. `seat`: its owner, also of a ruin; `NOBODY` of an ownerless one.

    `fired`: shots in its owner's present or last turn. `silent`: it was taken in this round, so it fires from the next
    one on (AD-44). `workers`: the places of the two ships at work on it, `since` the number of the turn in which that
    was declared (AD-51), `by` the seat that did, in whose turns it goes on (AD-68), `rebuilt` what is off a ruin's
    damage so far (AD-52). `stopped`: work on it was, in this turn (AD-53). `goal`: the place of the fort to whose port
    they sail who start in its own, -1: there is none (AD-61).
    """

    id: str
    seat: int
    cell: int
    strength: int
    pearls: int = 0
    fired: int = 0
    silent: bool = False
    workers: tuple[int, ...] = ()
    since: int = 0
    rebuilt: int = 0
    stopped: bool = False
    goal: int = -1
    by: int = -1


class Wind(Struct, frozen=True, gc=False, array_like=True):
    """The wind of a round: the course that it blows to, and its force (AD-10)."""

    towards: int
    force: Force


# ---------------------------------------------------------------- what is to be done


class Place(Step, frozen=True, gc=False, tag="place"):
    """A seat chooses a fort and puts its ships into the port (AD-61)."""


class Reefs(Step, frozen=True, gc=False, tag="reefs", kw_only=True):
    """A seat lays so many reefs before the first round, all at once (AD-62)."""

    reefs: int


class Mines(Step, frozen=True, gc=False, tag="mines"):
    """A seat lays its mines before the first round, at the same time as the others (AD-55)."""

    together: ClassVar[bool] = True


class Round(Step, frozen=True, gc=False, tag="round"):
    """A round begins: the wind is drawn (AD-10)."""


class Turn(Step, frozen=True, gc=False, tag="turn"):
    """A player's turn: lies at the bottom of `todo` until it ends. `begun`: his ships and forts are fresh, and the turn
    isn't one that is played by itself (AD-12). `ending`: he has said ``end``, and what comes at its end is done when
    this comes to the top again. `stay`: the places of ships that he has left in shelter: he isn't asked of them again
    (AD-23).
    """

    begun: bool = False
    ending: bool = False
    stay: tuple[int, ...] = ()


class Drift(Step, frozen=True, gc=False, tag="drift"):
    """The mover's ships drift in their order; he is asked where there is a choice (AD-23)."""


class Sail(Step, frozen=True, gc=False, tag="sail", kw_only=True):
    """A ship of the mover's has survived a mine in passing: he is asked where on her course she ends. `left`: so many
    cells farther at most (AD-56).
    """

    place: int
    course: int
    left: int


class Join(Step, frozen=True, gc=False, tag="join", kw_only=True):
    """The defender of a fort chooses which of his ships in the port join its defence (AD-44)."""

    aside: ClassVar[bool] = True

    fort: int
    attackers: tuple[int, ...]


class Share(Step, frozen=True, gc=False, tag="share", kw_only=True):
    """The winner of a boarding or storming shares out so many points among ships, and the fort (-1: none) (AD-42)."""

    aside: ClassVar[bool] = True

    winner: int
    ships: tuple[int, ...]
    fort: int
    points: int


class Pearls(Step, frozen=True, gc=False, tag="pearls", kw_only=True):
    """The winner moves pearls among the ships involved that are afloat (AD-42)."""

    aside: ClassVar[bool] = True

    winner: int
    ships: tuple[int, ...]


Todo: TypeAlias = Place | Reefs | Mines | Round | Turn | Drift | Sail | Join | Share | Pearls | Resume


class Over(Struct, frozen=True):
    """How the game ended (see `result`), and who has won: nobody, one, or several who share it."""

    how: str
    winners: tuple[int, ...]


class State(Seats, frozen=True, dict=True):
    """A position. `ships` are in ship order (AD-3, then number), the lost ones too; `forts` as the scenario lists them.

    What is asked of it again and again is worked out once (`dict`: it has room for that).
    """

    todo: tuple[Todo, ...]
    layout: Layout
    terms: Terms
    round: int
    wind: Wind | None
    """None before the first round."""
    ships: tuple[Ship, ...]
    forts: tuple[Fort, ...]
    sea_pearls: tuple[tuple[int, int], ...]
    """Cells with pearls in the sea, and how many, by cell."""
    landed: tuple[int, ...]
    """By seat, the count of the action in which it last landed a pearl that came from the sea; -1: never (AD-64)."""
    orders: tuple[Orders, ...]
    goals: tuple[int, ...]
    """By seat, the fort whose port is its goal (AD-61), -1: none."""
    arrived: tuple[int, ...]
    """The seats that arrived in this round (AD-61)."""
    quiet: int
    """Whole rounds since something happened that counts (AD-69)."""
    stirred: bool
    """Whether it has in this round."""
    tracks: tuple[Track, ...]
    salvos: tuple[Salvo, ...]
    fights: tuple[Fight, ...]
    marks: tuple[Mark, ...]
    over: Over | None
    sides: tuple[int, ...]
    """By seat, the number of its team; each has its own where everybody plays for himself (AD-68)."""
    cycle: tuple[int, ...]
    """All seats in the order of play (AD-67)."""
    homeless: tuple[int, ...]
    """By seat, how many own turns in a row have ended without a fort (AD-64)."""
    bases: tuple[tuple[int, ...], ...]
    """By seat, the cells of its forts when mines were laid; empty before, and where none are (AD-55)."""
    mines: tuple[Mine, ...]
    """Those that haven't gone off, by seat and cell."""
    blown: tuple[int, ...]
    """The cells in which mines have gone off, which are spent for all (AD-56)."""
    shown: tuple[int, ...]
    """By seat, how many of its mines have gone off."""

    @once
    def board(self) -> Board:
        """The tables of the board."""
        return board(self.layout)

    @once
    def harbour(self) -> Harbour:
        """The forts and their ports."""
        return harbour(self.layout, tuple([fort.cell for fort in self.forts]))

    @once
    def muster(self) -> Muster:
        """The ships, with what is asked of them."""
        return self.ships if isinstance(self.ships, Muster) else Muster(self.ships)

    @property
    def afloat(self) -> int:
        """Mask of the cells with ships."""
        return self.muster.afloat

    @once
    def barred(self) -> int:
        """Mask of the cells that no ship may enter now: forts, a ship in the open sea, two in a port's cell (AD-20)."""
        return bars(self.harbour, self.muster)

    @once
    def lures(self) -> int:
        """Mask of the cells where there may be something else to do for a ship than to move: ports, pearls."""
        found = self.harbour.ports
        for cell, _ in self.sea_pearls:
            found |= 1 << cell
        return found

    @once
    def stormy(self) -> bool:
        """Whether there is a storm."""
        assert self.wind is not None
        return self.wind.force == "storm"

    @once
    def own(self) -> tuple[int, ...]:
        """The places of the mover's ships, the lost ones too."""
        return self.muster.owned[self.mover]

    @once
    def foes(self) -> tuple[bool, ...]:
        """By seat, whether it is against the mover; `NOBODY` is too."""
        return foes(self.sides, self.mover)

    @once
    def perils(self) -> int:
        """Mask of the cells where mines of the mover's rivals may lie, by what everybody knows (AD-56)."""
        if not self.bases:
            return 0
        mine = fields(self.layout, tuple([fort.cell for fort in self.forts]), self.bases)
        most, shown, out, found = self.terms.mines, self.shown, self.out, 0
        for seat in rivals_of(self.sides, self.mover):
            if shown[seat] < most and seat not in out:
                found |= mine[seat]
        return found & ~mask(self.blown) if self.blown else found

    @once
    def aimed(self) -> int:
        """Mask of the cells with ships and live forts that are neither the mover's nor a partner's; in a port one of
        his own may lie there too (AD-4).
        """
        lying, against = self.muster.lying, self.foes
        found = 0
        for seat in rivals_of(self.sides, self.mover):
            found |= lying[seat]
        for fort in self.forts:
            if fort.strength and against[fort.seat]:
                found |= 1 << fort.cell
        return found

    @once
    def undecided(self) -> bool:
        """Whether it is plain that nothing has ended but a race: all who are in the game have ships, they aren't of one
        team, and forts hold too few pearls for anybody to win by them.
        """
        if not self.out:
            if not all(self.muster.lying[: len(self.orders)]):
                return False
        else:
            alive = living(self)
            if not all(self.muster.lying[seat] for seat in alive) or len({self.sides[seat] for seat in alive}) < 2:
                return False
        if self.terms.goal != "pearls":
            return True
        landed, enough = sum([fort.pearls for fort in self.forts]), self.terms.pearls
        return not landed or (bool(self.sea_pearls) and not 0 < enough <= landed)


def bars(harbour: Harbour, muster: Muster) -> int:
    """See `State.barred`."""
    return harbour.forts | muster.afloat & ~harbour.ports | muster.shared


def with_ship(state: State, place: int, ship: Ship) -> State:
    """The state with another state of one ship."""
    return replace(state, ships=state.muster.exchanged(place, ship))


def with_fort(state: State, place: int, fort: Fort) -> State:
    """The state with another state of one fort."""
    return replace(state, forts=(*state.forts[:place], fort, *state.forts[place + 1 :]))


def fleet_of(state: State, seat: int) -> list[tuple[int, Ship]]:
    """The ships afloat that a seat has, with their places, in ship order."""
    return [(place, ship) for place, ship in enumerate(state.ships) if ship.seat == seat and ship.strength]


def ordering(state: State) -> Kinds:
    """The standing orders that can matter from now on."""
    laden = any(ship.pearls for ship in state.ships) or any(fort.pearls for fort in state.forts)
    pearls = laden or bool(state.sea_pearls)
    return kinds(board=state.terms.board, pearls=pearls, automatic=state.terms.automatic)
