"""What becomes of ships: masts lost and regained, who is out, what they reach (AS-4, AS-32, AS-36, AS-37)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.games.ageofsail import lines
from engine.games.ageofsail.board import covered
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import State, home
from engine.sailing import broadside, wind
from engine.sailing.afloat import fleet_of, wrecked
from engine.sailing.broadside import Target
from engine.sailing.medal import medal
from engine.sailing.ships import Muster, Ship, mustered, with_ship
from engine.sailing.telling import Log


def obstacles(state: State) -> int:
    """Mask of all cells that a ship can't cross: forts and ships (AS-6)."""
    return mustered(state.ships).taken | state.works.walls


def bars(state: State, seat: int) -> tuple[int, int]:
    """Masks of the cells that a ship can't cross, as `obstacles`, and of those of them where she may board (AS-15)."""
    muster = mustered(state.ships)
    return muster.taken | state.works.walls, _enemies(state, muster, seat)


def _has_allies(state: State, seat: int) -> bool:
    """Whether this seat has others with it against the one that plays alone (of a battle nobody need ask)."""
    return seat != state.role and scenario_of(state).allied


def hostile(state: State, seat: int, other: int) -> bool:
    """Whether two seats fight each other (AS-51, AS-52)."""
    return seat != other and (other == state.role or not _has_allies(state, seat))


def enemies(state: State, seat: int) -> int:
    """Mask of the cells with ships that a seat fights (AS-51, AS-52)."""
    return _enemies(state, mustered(state.ships), seat)


def _enemies(state: State, muster: Muster, seat: int) -> int:
    if state.role >= 0 and _has_allies(state, seat):
        return muster.lying[state.role]
    return muster.taken & ~muster.lying[seat]


def ranges(state: State, ship: Ship) -> wind.Ranges:
    """The range of a ship of the mover on each course, as cards and the order have changed it: doubling first, then
    what is added (AS-3, AS-14, AS-29, AS-50, AS-51).
    """
    if state.role < 0:
        return state.ranges
    scenario = scenario_of(state)
    return state.ranges_of(scenario.farther(state, ship), scenario.factor(state, ship))


def farthest(state: State) -> wind.Ranges:
    """The ranges of the mover's ship that sails farthest of those that haven't acted; of all, if all have."""
    if state.role < 0:
        return state.ranges
    ships = [ship for _, ship in fleet_of(state, state.mover)]
    idle = [ship for ship in ships if not ship.acted] or ships
    return max([ranges(state, ship) for ship in idle], key=max, default=state.ranges)


def bonus(state: State) -> int:
    """What the mover adds to each die of an attack (AS-14, AS-29)."""
    return (state.situation == "gunners") + medal(state, state.mover)


def beside_fort(state: State, ship: Ship) -> bool:
    """Whether she lies next to her own fort (AS-2)."""
    return bool(home(state, ship.seat).beside >> ship.cell & 1)


def moored(state: State, seat: int) -> tuple[int, ...]:
    """The ships of a seat that lie undamaged next to its fort (AS-36)."""
    beside = home(state, seat).beside
    if not beside & mustered(state.ships).lying[seat]:
        return ()
    return tuple(
        [place for place, ship in fleet_of(state, seat) if ship.masts == ship.size and beside >> ship.cell & 1]
    )


def live_cannon(state: State, seat: int, cell: int) -> tuple[int, int] | None:
    """The fort and the card on a cell that a seat's ship may fire at: another's live cannon (AS-34, AS-37)."""
    found = state.works.cannons.get(cell)
    if found is not None:
        owner, card = found
        if owner != seat and state.forts[owner].live >> card & 1 and owner not in state.out:
            return found
    return None


def targets(state: State, ship: Ship) -> Iterator[Target]:
    """What a ship may fire at where she lies, cannons too; nobody has a target in fog (AS-10, AS-29, AS-34)."""
    if state.situation == "fog":
        return iter(())
    sea, works, muster = state.rules.board.sea, state.works, mustered(state.ships)
    stone = works.walls ^ works.grounds[ship.seat].whole
    if not sea.around[ship.cell] & (_enemies(state, muster, ship.seat) | stone):
        return iter(())  # mostly there is nothing near
    found = broadside.targets(
        sea, muster, ship,
        lambda cell: bool(stone >> cell & 1) and live_cannon(state, ship.seat, cell) is not None,
    )  # fmt: skip
    if state.role < 0 or not _has_allies(state, ship.seat):
        return found
    return (aim for aim in found if aim[2] < 0 or state.ships[aim[2]].seat == state.role)


def threatened(state: State, seat: int, way: int) -> int:
    """Mask of the cells of a way (a mask) where a ship of this seat may draw fort fire in its turn, whatever stands
    between (AS-33).
    """
    found = 0
    if state.situation != "fog" and state.works.zone & way:
        for owner, ground in enumerate(state.works.grounds):
            if ground.zone & way and owner != seat and owner not in state.out:
                found |= covered(ground, ready(state, owner))
    return found & way


def ready(state: State, owner: int) -> int:
    """Mask of the live cannons of an owner that may fire at a ship which enters their reach (AS-33, AS-52)."""
    fort = state.forts[owner]
    return fort.live & ~fort.fired if scenario_of(state).fires_once(state) else fort.live


def stirred(state: State, place: int) -> State:
    """A ship moves, fires or boards: she doesn't idle this turn (AS-36)."""
    if place not in state.rested:
        return state
    return replace(state, rested=tuple([one for one in state.rested if one != place]))


def hurt(state: State, place: int, log: Log, masts: int = 1, battle: bool = True, by: int = -1) -> State:
    """A ship loses masts, in battle or else; without any she is lost, and perhaps her owner is out, or it is decided
    (AS-4, AS-37). `by`: the seat whose ship fired (-1: nobody's).
    """
    ship = state.ships[place]
    left = ship.masts - masts
    state = replace(
        state,
        ships=with_ship(state.ships, place, replace(ship, masts=left)),
        lost=state.lost + masts,
        bloody=state.bloody or battle,
    )
    if not left:
        state = wrecked(state, ship)
    state = scenario_of(state).lost(state, place, log, by)
    return lines.lost(state, place, log) if state.lines and not left and state.over is None else state


def mended(state: State, place: int) -> State:
    """A ship regains a mast (AS-29, AS-35)."""
    ship = state.ships[place]
    ships = with_ship(state.ships, place, replace(ship, masts=ship.masts + 1))
    return replace(state, ships=ships, mended=state.mended + 1)
