"""What becomes of ships: masts lost and regained, who is out, what they reach (AS-4, AS-32, AS-36, AS-37)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from engine.games.ageofsail.board import ARMS, covered
from engine.games.ageofsail.state import Over, State, home, walls
from engine.sailing import broadside, wind
from engine.sailing.afloat import gone, living, wrecked
from engine.sailing.broadside import Target
from engine.sailing.ships import Ship, occupied, parted, with_ship
from engine.sailing.telling import SEATS, Log


def obstacles(state: State) -> int:
    """Mask of all cells that a ship can't cross: forts and ships (AS-6)."""
    return occupied(state.ships) | walls(state)


def bars(state: State, seat: int) -> tuple[int, int]:
    """Masks of the cells that a ship can't cross, as `obstacles`, and of those of them where she may board (AS-15)."""
    own, enemies = parted(state.ships, seat)
    return own | enemies | walls(state), enemies


def ranges(state: State) -> wind.Ranges:
    """The mover's range on each course, as cards have changed it (AS-3, AS-29)."""
    if state.wind is None or state.situation == "calm":
        return wind.CALM
    return wind.ranges(state.wind, state.rules.winds, 1 if state.situation == "fair" else 0)


def bonus(state: State) -> int:
    """What the mover adds to each die of an attack (AS-29)."""
    return 1 if state.situation == "gunners" else 0


def beside_fort(state: State, ship: Ship) -> bool:
    """Whether she lies next to her own fort (AS-2)."""
    return bool(home(state, ship.seat).beside >> ship.cell & 1)


def moored(state: State, seat: int) -> tuple[int, ...]:
    """The ships of a seat that lie undamaged next to its fort (AS-36)."""
    beside = home(state, seat).beside
    return tuple(
        [
            place
            for place, ship in enumerate(state.ships)
            if ship.seat == seat and ship.masts == ship.size and beside >> ship.cell & 1
        ]
    )


def live_cannon(state: State, seat: int, cell: int) -> tuple[int, int] | None:
    """The fort and the card on a cell that a seat's ship may fire at: another's live cannon (AS-34, AS-37)."""
    grounds = state.board.grounds
    for owner, fort in enumerate(state.forts):
        if owner != seat and owner not in state.out:
            card = grounds[fort.site].card_at.get(cell, -1)
            if 0 <= card < ARMS and fort.live >> card & 1:
                return owner, card
    return None


def targets(state: State, ship: Ship) -> Iterator[Target]:
    """What a ship may fire at where she lies, cannons too; nobody has a target in fog (AS-10, AS-29, AS-34)."""
    if state.situation == "fog":
        return iter(())
    board = state.board
    if not board.sea.around[ship.cell] & (parted(state.ships, ship.seat)[1] | board.fortified):
        return iter(())  # mostly there is nothing near
    return broadside.targets(
        board.sea, state.ships, ship,
        lambda cell: bool(board.fortified >> cell & 1) and live_cannon(state, ship.seat, cell) is not None,
    )  # fmt: skip


def threatened(state: State, seat: int) -> int:
    """Mask of the cells where a ship of this seat may draw fort fire in its turn, whatever stands between (AS-33)."""
    board, found = state.board, 0
    if state.situation != "fog":
        for owner, fort in enumerate(state.forts):
            if owner != seat and owner not in state.out:
                found |= covered(board, fort.site, fort.live)
    return found


def stirred(state: State, place: int) -> State:
    """A ship moves, fires or boards: she doesn't idle this turn (AS-36)."""
    if place not in state.rested:
        return state
    return replace(state, rested=tuple([one for one in state.rested if one != place]))


def hurt(state: State, place: int, log: Log, masts: int = 1, battle: bool = True) -> State:
    """A ship loses masts, in battle or else; without any she is lost, and perhaps her owner is out (AS-4, AS-37)."""
    ship = state.ships[place]
    left = ship.masts - masts
    state = replace(
        state,
        ships=with_ship(state.ships, place, replace(ship, masts=left)),
        lost=state.lost + masts,
        bloody=state.bloody or battle,
    )
    if left:
        return state
    return fallen(wrecked(state, ship), ship.seat, log)


def fallen(state: State, seat: int, log: Log) -> State:
    """A seat that has no ship left is out, and it is told (AS-37)."""
    if seat in state.out or any(ship.seat == seat and ship.masts for ship in state.ships):
        return state
    log.tell("ageofsail-event-out", seat=SEATS[seat])
    return without(state, seat)


def without(state: State, seat: int) -> State:
    """A seat without ships is out; the last one with ships has won at once (AS-37)."""
    state = gone(state, seat)
    if len(living(state)) <= 1:
        return replace(state, todo=(), over=Over("last"))
    return state


def mended(state: State, place: int) -> State:
    """A ship regains a mast (AS-29, AS-35)."""
    ship = state.ships[place]
    ships = with_ship(state.ships, place, replace(ship, masts=ship.masts + 1))
    return replace(state, ships=ships, mended=state.mended + 1)
