"""What a seat or a spectator sees of a state."""

from __future__ import annotations

from msgspec.structs import replace

from engine.games.piratebay.board import CELLS, INDEX, SEA
from engine.games.piratebay.ending import calm, calm_end, ranges
from engine.games.piratebay.play import asked, choose, may
from engine.games.piratebay.result import outcome, scores
from engine.games.piratebay.state import State, Stop, Turn, outside
from engine.games.piratebay.tiles import NONE_DOWN
from engine.games.piratebay.turn import bars
from engine.games.piratebay.view import Find, Haul, Heap, Hold, Islet, Merchant, Store, View
from engine.sailing import sight
from engine.sailing.answering import shown
from engine.sailing.asking import ON
from engine.sailing.sea import COURSE_AT
from engine.sailing.seats import turns
from engine.sailing.ships import with_ship
from engine.values import Path


def view(state: State, seat: int | None) -> View:
    """The position as this seat (None: a spectator) may know it."""
    ended = outcome(state)
    over = ended is not None
    owners = {islet: owner for owner, islet in enumerate(state.islets) if owner not in state.out}
    down = [place for place, tile in enumerate(state.tiles) if tile != NONE_DOWN]
    islets, treasures = state.bay.islets, state.bay.treasures
    return View(
        viewer=seat,
        turn=state.turn,
        mover=None if over else state.mover,
        order=() if over else _order(state),
        out=state.out,
        seats=len(state.ships),
        map=state.map,
        watch=state.watch,
        glass=state.glass,
        ships=sight.ships(state.ships, CELLS),
        holds=tuple([Hold(hold.gold, hold.cannons) for hold in state.holds]),
        stores=tuple([Store(store.gold, store.cannons) for store in state.stores]),
        trapped=state.trapped,
        home=tuple([ship.seat for ship in state.ships if ship.barred and ship.masts]),
        islets=tuple(
            [Islet(CELLS[one.land], CELLS[one.anchor], owners.get(number)) for number, one in enumerate(islets)]
        ),
        down=tuple([CELLS[treasures[place]] for place in down if not state.known >> place & 1]),
        marks=tuple([CELLS[treasures[place]] for place in down if state.known >> place & 1]),
        heaps=tuple(
            [
                Heap(CELLS[treasures[place]], heap.gold, heap.cannons)
                for place, heap in enumerate(state.heaps)
                if heap.total
            ]
        ),
        merchants=tuple(
            [
                Merchant(CELLS[cell], merchant.cargo.gold, merchant.cargo.cannons)
                for cell, merchant in zip(state.bay.merchants, state.merchants, strict=True)
                if not merchant.taken
            ]
        ),
        order_at=None if state.order_at < 0 else CELLS[state.order_at],
        order_of=None if state.order_of < 0 else state.order_of,
        wind=sight.blowing(state.wind, ranges(state)),
        winds_left=state.winds.bit_count(),
        left=outside(state),
        end=state.few,
        lost=(state.lost.gold, state.lost.cannons),
        calm=calm(state),
        calm_end=calm_end(state),
        scores=scores(state),
        asked=asked(state.todo[0]) if state.todo else None,
        tracks=sight.tracks(state.tracks, CELLS),
        shots=sight.shots(state.shots, CELLS),
        fights=sight.fights(state.fights, CELLS),
        wrecks=sight.wrecks(state.wrecks, CELLS),
        finds=tuple([Find(one.turn, one.seat, CELLS[one.cell], one.what) for one in state.finds]),
        hauls=tuple(
            [
                Haul(one.turn, one.seat, CELLS[one.cell], one.what, one.cargo.gold, one.cargo.cannons, one.order)
                for one in state.hauls
            ]
        ),
        orders=None if seat is None or seat in state.out else state.orders[seat],
        over=over,
        winners=ended.places[0] if ended else (),
    )


def _order(state: State) -> tuple[int, ...]:
    """The seats in the order of their coming turns: who sits in a trap skips the next one (PB-4, PB-20)."""
    if not state.turn:
        return turns(replace(state, mover=state.first))
    if state.watch > 1:  # one turn of the watch is left
        return turns(state)
    held = [seat for seat in turns(state) if seat in state.trapped and seat != state.mover]
    return (*[seat for seat in turns(state) if seat not in held], *held)


def preview(state: State, seat: int, path: Path) -> View:
    """What a seat sees while it chooses: its ship where she would lie or sail to, before anything comes of it.

    Raises IllegalAction for a path to nowhere.
    """
    step = shown(state, seat, path, may, choose)
    if step is None:
        return view(state, seat)
    if not isinstance(step, Turn | Stop):
        return view(state, seat)
    ship, answer = state.ships[seat], path[0 if isinstance(step, Turn) else -1]
    course, cell = COURSE_AT.get(answer), INDEX.get(answer)
    if course is not None:
        ship = replace(ship, heading=course)
    elif (isinstance(step, Turn) or path[0] == ON) and cell is not None and not bars(state)[0] >> cell & 1:
        ship = replace(ship, cell=cell, heading=SEA.bearing(ship.cell, cell))
    return view(replace(state, ships=with_ship(state.ships, seat, ship)), seat)
