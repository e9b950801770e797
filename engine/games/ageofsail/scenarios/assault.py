"""Assault: a fort that its defender lays out, and those who land on it (AS-52)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

from msgspec.structs import replace
from pydantic import Field, StringConstraints, model_validator

from engine.chance import Chance
from engine.datafiles import Fault, Faulty, Strict, read
from engine.game import Outcome
from engine.games.ageofsail.data import BOARDS, FOLDER, LAYOUTS, Token, at
from engine.games.ageofsail.scenarios.base import Scenario, besides, ended, role_of, started
from engine.games.ageofsail.shape import is_joined, is_open
from engine.games.ageofsail.state import LAID, NONE, Begin, Fort, Layout, Over, Place, Rules, State
from engine.sailing.afloat import gone
from engine.sailing.orders import Kinds, only
from engine.sailing.sea import mask
from engine.sailing.seats import living
from engine.sailing.ships import CLASSES, Ship
from engine.sailing.telling import Log
from engine.seating import Setup
from engine.values import line

Share = tuple[int, int, int]


SEA = LAYOUTS[BOARDS[0]]
"""The sea of scenarios, by its layout: the board itself is made when somebody plays on it."""
FORT = "#"


class Preset(Strict):
    """A fort that needn't be laid cell by cell: rows from the north, of the southern one the western cell."""

    name: Annotated[str, StringConstraints(pattern=r"^[a-z]+$")]
    corner: Token
    drawing: Annotated[str, StringConstraints(pattern=r"^\s*[#.]+(\s+[#.]+)*\s*$")]

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells of the fort in the order in which its cannons fire, as far as they lie on the sea."""
        start, found = at(self.corner), []
        for up, row in enumerate(reversed(self.drawing.split())):
            for right, sign in enumerate(row):
                col, height = start.col + right, start.row + up
                if sign == FORT and col < SEA.width and height < SEA.height:
                    found.append(height * SEA.width + col)
        return tuple(found)


class Data(Strict):
    """See the file."""

    rounds: Annotated[int, Field(ge=10, le=99)]
    shares: tuple[tuple[Share], tuple[Share, Share], tuple[Share, Share, Share]]
    room: Annotated[int, Field(ge=1, le=9)]
    cannons: Annotated[int, Field(ge=5, le=12)]
    field: tuple[Token, Token]
    fort: Annotated[tuple[Preset, ...], Field(min_length=1)]

    @model_validator(mode="after")
    def _sound(self) -> Data:
        """Ready-made forts are such as may be laid."""
        faults = [
            Fault(("fort", number, part), f"{preset.name}: {what}")
            for number, preset in enumerate(self.fort)
            for part, what in self._faults(number, preset)
        ]
        if faults:
            raise Faulty(faults)
        return self

    def _faults(self, number: int, preset: Preset) -> Iterator[tuple[Literal["name", "corner", "drawing"], str]]:
        cells = preset.cells
        if any(preset.name == other.name for other in self.fort[:number]):
            yield "name", "each fort has a name of its own"
        if preset.drawing.count(FORT) != self.cannons:
            yield "drawing", f"a fort has {self.cannons} cells"
        if len(cells) < preset.drawing.count(FORT) or mask(cells) & ~area(*self.field):
            yield "corner", f"a fort lies within {self.field[0]} and {self.field[1]}"
        if not is_joined(SEA, cells):
            yield "drawing", "the cells of a fort are joined by sides"
        if not is_open(SEA, cells):
            yield "drawing", "a fort encloses no water"


def area(south_west: str, north_east: str) -> int:
    """Mask of the cells between these corners, both included."""
    low, high = at(south_west), at(north_east)
    columns, rows = range(low.col, high.col + 1), range(low.row, high.row + 1)
    return mask(row * SEA.width + col for row in rows for col in columns)


DATA = read(FOLDER / "assault.toml", Data)
FIELD = at(DATA.field[0]), at(DATA.field[1])
"""The south-western and the north-eastern corner of where the fort may be laid."""
GROUND = area(*DATA.field)
"""Mask of all its cells."""
READY_MADE = {preset.name: preset.cells for preset in DATA.fort}
"""The cells of each fort that needn't be laid cell by cell."""


class Assault(Scenario):
    """The scenario; who plays alone is the defender."""

    id = "assault"
    alone, others = "defender", "attacker"
    allied = True
    draws_first = False
    rounds = DATA.rounds

    def teams(self, setup: Setup) -> tuple[tuple[int, ...], ...]:
        """The attackers win together."""
        role = setup.sides.index(self.alone) if setup.sides else -1
        return () if role < 0 else (tuple(besides(setup.seats, role)), (role,))

    def new(self, setup: Setup, rules: Rules, chance: Chance) -> State:
        seats, role = setup.seats, role_of(setup, self.alone, chance)
        attackers = besides(seats, role)
        ships, counted = [], dict.fromkeys(CLASSES, 0)
        for seat, share in zip(attackers, DATA.shares[len(attackers) - 1], strict=True):
            for kind, number in zip(CLASSES, share, strict=True):
                for _ in range(number):
                    counted[kind] += 1
                    size = CLASSES[kind]
                    ships.append(Ship(f"{kind}{counted[kind]}", seat, size, size, 0, 0))
        forts = tuple([Fort(LAID if seat == role else NONE, 0) for seat in range(seats)])
        placing = tuple([Place(owner=seat) for seat in attackers])
        state = started(rules, (role + 1) % seats, (), forts, (Layout(seat=role), *placing, Begin()))
        return replace(state, mover=role, role=role, waiting=tuple(ships))

    def hulls(self, state: State) -> tuple[tuple[str, int], ...]:
        total = [sum(kinds) for kinds in zip(*DATA.shares[len(state.forts) - 2], strict=True)]
        sizes = zip(CLASSES.items(), total, strict=True)
        return tuple([(f"{kind}{n + 1}", size) for (kind, size), number in sizes for n in range(number)])

    def berths(self, state: State, seat: int) -> int:
        """Free cells of the edges along which all ships lie that are on the sea: of any edge for the first."""
        sea, put = state.rules.board.sea, state.muster.taken
        found = 0
        for edge in sea.edges:
            if not put & ~edge:
                found |= edge
        return found & ~put

    def usual_berth(self, state: State, cells: list[int]) -> int:
        """As near to the fort as may be."""
        apart = state.rules.board.sea.apart

        def far(cell: int) -> tuple[int, int]:
            steps = [apart[cell][one] for one in state.laid]
            return min(steps), sum(steps)

        return min(cells, key=far)

    def orders(self, state: State, seat: int) -> Kinds:
        """The defender has no ships, and cannons get no answer (AS-34)."""
        return only("forts") if seat == state.role else {}

    def draws_cards(self, state: State, seat: int) -> bool:
        return seat != state.role

    def rearms(self, state: State, new_round: bool) -> bool:
        return new_round or state.rules.printed

    def fires_once(self, state: State) -> bool:
        return not state.rules.printed

    def lost(self, state: State, place: int, log: Log, by: int) -> State:
        return self.judged(state, log)

    def silenced(self, state: State, log: Log) -> State:
        return self.judged(state, log)

    def left(self, state: State, seat: int, log: Log) -> State:
        """The side without players has lost (AS-37)."""
        state = gone(replace(state, ashore=tuple([party for party in state.ashore if party.seat != seat])), seat)
        if seat == state.role:
            return ended(state, "abandoned", tuple(besides(len(state.forts), seat)))
        if living(state) == [state.role]:
            return ended(state, "abandoned", (state.role,))
        return self.judged(state, log)

    def present(self, state: State) -> int:
        found = super().present(state) | 1 << state.role
        for party in state.ashore:
            found |= 1 << party.seat
        return found

    def judged(self, state: State, log: Log) -> State:
        """Attackers win together when no cannon lives and a party stands in the fort; the defender when nobody is left,
        or when nobody is ashore and no ship has two masts, but not so under `printed` (AS-71).
        """
        if not state.laid:
            return state
        state = self.cleared(state, log)
        if state.ashore:
            live = state.forts[state.role].live
            return state if live else ended(state, "assault-taken", tuple(besides(len(state.forts), state.role)))
        most = max([ship.masts for ship in (*state.ships, *state.waiting)], default=0)
        if most == 0:
            return ended(state, "assault-held", (state.role,))
        if most == 1 and not state.rules.printed:
            return ended(state, "assault-spent", (state.role,))
        return state

    def round_closed(self, state: State, log: Log) -> State:
        """After the last round the defender has held the fort."""
        closed = super().round_closed(state, log)
        return closed if closed.over is None else ended(state, "assault-rounds", (state.role,))

    def outcome(self, state: State, over: Over) -> Outcome:
        attackers, defender = tuple(besides(len(state.forts), state.role)), (state.role,)
        places = (defender, attackers) if over.winners == defender else (attackers, defender)
        return Outcome(places, line(f"ageofsail-how-{over.how}"), teams=(attackers, defender))
