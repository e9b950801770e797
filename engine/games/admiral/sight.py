"""What a seat or a spectator sees of a state."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from engine.games.admiral import fireships
from engine.games.admiral.asking import ANEW, MINES
from engine.games.admiral.data import FORT, KINDS, SIZES, ranges
from engine.games.admiral.drift import drifted, sheltered, waiting
from engine.games.admiral.fire import fort_shots, shots_left
from engine.games.admiral.layout import Layout, board, harbour
from engine.games.admiral.mines import may_lay_anew, settings, with_mines
from engine.games.admiral.parties import groups, teamed
from engine.games.admiral.placing import placed
from engine.games.admiral.play import asked, choose, may
from engine.games.admiral.reefs import laid
from engine.games.admiral.sailing import drifts
from engine.games.admiral.sides import place_in_round, reefing, turns
from engine.games.admiral.state import NOBODY, Mines, Place, Reefs, Sail, State, Turn, ordering, with_ship
from engine.games.admiral.turn import own
from engine.games.admiral.victory import scores
from engine.games.admiral.view import Blast, Fight, Forecast, Fort, Mark, Mine, Salvo, Ship, View, Wind
from engine.sailing import sight
from engine.sailing.answering import shown
from engine.sailing.orders import words
from engine.sailing.sea import NAMES, bits
from engine.sailing.telling import Log
from engine.values import Answer, Cell, Path, Piece


def view(state: State, seat: int | None) -> View:
    """The position as this seat (None: a spectator) may know it."""
    over, terms, cells = state.over is not None, state.terms, state.board.cells
    laying = bool(state.todo) and isinstance(state.todo[0], Mines)
    orders = None if seat is None or seat in state.out else state.orders[seat]
    land = _land(state.layout, tuple([fort.cell for fort in state.forts]))
    return View(
        viewer=seat,
        turn=state.turn,
        mover=None if over or laying else state.mover,
        order=() if over else turns(state),
        before=() if over else reefing(state),
        out=state.out,
        seats=len(state.orders),
        round=state.round,
        scenario=terms.scenario,
        width=state.layout.width,
        height=state.layout.height,
        closed=land.closed,
        coastal=land.coastal,
        covered=land.covered,
        reefs=land.reefs,
        ports=land.ports,
        ships=_ships(state),
        forts=_forts(state),
        pearls=tuple([(cells[cell], n) for cell, n in state.sea_pearls]),
        wind=_wind(state),
        asked=asked(state.todo[0]) if state.todo else None,
        goal=terms.goal,
        need=terms.pearls,
        teams=groups(state.sides) if teamed(state.sides) else (),
        homeless=state.homeless if terms.homeless else (),
        homeless_end=terms.homeless,
        scores=scores(state) if terms.goal == "pearls" else (),
        goals=tuple([None if goal < 0 else cells[state.forts[goal].cell] for goal in state.goals])
        if terms.goal == "arrival"
        else (),
        quiet=state.quiet,
        quiet_end=terms.quiet,
        last_round=terms.rounds,
        tracks=sight.tracks(state.tracks, cells),
        salvos=tuple(
            [
                Salvo(
                    one.turn, one.seat, _cells(state, one.origins), cells[one.target], one.shots, one.die, one.hits
                )
                for one in state.salvos
            ]
        ),
        fights=tuple(
            [
                Fight(one.turn, cells[one.cell], _cells(state, one.origins), one.seats, one.points, one.storm)
                for one in state.fights
            ]
        ),
        marks=tuple([Mark(one.turn, one.seat, cells[one.cell], one.what, one.n) for one in state.marks]),
        drifts=forecasts(state),
        orders=orders,
        ordered=() if orders is None else tuple(words(orders, ordering(state)).items()),
        over=over,
        winners=state.over.winners if state.over is not None else (),
        mines=_mines(state, seat),
        blown=_cells(state, state.blown),
        hidden=_hidden(state, seat),
        perils=() if over else tuple([cells[cell] for cell in bits(state.perils)]),
        blasts=_blasts(state),
        anew=seat is not None and may_lay_anew(state, seat),
    )  # fmt: skip


def _cells(state: State, cells: tuple[int, ...]) -> tuple[Cell, ...]:
    values = state.board.cells
    return tuple([values[cell] for cell in cells])


def _mines(state: State, seat: int | None) -> tuple[Mine, ...]:
    return tuple(
        [
            Mine(mine.seat, state.board.cells[mine.cell], mine.n, settings(mine), mine.waits)
            for mine in state.mines
            if mine.seat == seat or state.over is not None
        ]
    )


def _hidden(state: State, viewer: int | None) -> tuple[int, ...]:
    """A seat knows how many it has left itself. Before all have laid theirs nobody has any to reckon with."""
    most = state.terms.mines
    if not most or any(isinstance(step, Mines) for step in state.todo):
        return ()
    found = [0 if seat in state.out else most - shown for seat, shown in enumerate(state.shown)]
    if viewer is not None:
        found[viewer] = sum([mine.n for mine in state.mines if mine.seat == viewer])
    return tuple(found)


def _blasts(state: State) -> tuple[Blast, ...]:
    cells = state.board.cells
    return tuple(
        [
            Blast(
                ship.id, cells[ship.cell], SIZES[ship.id[0]],
                tuple([state.ships[other].id for other in fireships.blast(state, place)]),
            )
            for place, ship in enumerate(state.ships)
            if ship.lit and ship.strength
        ]
    )  # fmt: skip


class _Land(NamedTuple):
    """What never changes on a board, as values."""

    closed: tuple[Cell, ...]
    coastal: tuple[Cell, ...]
    covered: tuple[tuple[Cell, Cell], ...]
    reefs: tuple[Cell, ...]
    ports: tuple[Cell, ...]


@lru_cache(maxsize=64)
def _land(layout: Layout, forts: tuple[int, ...]) -> _Land:
    found = board(layout)
    cells = found.cells
    sides = [(cell, found.sea.beside[cell][course]) for cell, course in layout.covered]
    return _Land(
        tuple([cells[cell] for cell in layout.closed]),
        tuple([cells[cell] for cell in layout.coastal]),
        tuple([(cells[cell], cells[there]) for cell, there in sides if cell < there]),
        tuple([cells[cell] for cell in layout.reefs]),
        tuple([cells[cell] for cell in bits(harbour(layout, forts).ports)]),
    )


def _acted(state: State, seat: int) -> bool:
    """Whether a seat's turn in this round is over."""
    return place_in_round(state, seat) < place_in_round(state, state.mover)


def _ships(state: State) -> tuple[Ship, ...]:
    found = []
    for ship in state.ships:
        if ship.strength:
            mine = ship.seat == state.mover
            # what a ship of another's has done counts no more in her owner's next turn
            ready = ship if mine else replace(ship, fired=0, spent=ship.spent and not _acted(state, ship.seat))
            found.append(
                Ship(
                    ship.id, ship.seat, state.board.cells[ship.cell], SIZES[ship.id[0]], ship.strength,
                    max(0, shots_left(state, ready)), mine and ship.moved, ship.spent, ship.task, ship.pearls,
                    "" if not ship.lit else "due" if mine and ship.lit < state.turn else "lit",
                )
            )  # fmt: skip
    return tuple(found)


def _forts(state: State) -> tuple[Fort, ...]:
    return tuple(
        [
            Fort(
                fort.id, None if fort.seat == NOBODY else fort.seat, state.board.cells[fort.cell], FORT.strength,
                fort.strength, fort_shots(state, fort if fort.seat == state.mover else replace(fort, fired=0)),
                fort.pearls, bool(fort.workers), fort.rebuilt,
            )
            for fort in state.forts
        ]
    )  # fmt: skip


def _wind(state: State) -> Wind | None:
    wind = state.wind
    if wind is None:
        return None
    return Wind(NAMES[wind.towards], wind.force, tuple([ranges(kind, wind.towards, wind.force) for kind in KINDS]))


def forecasts(state: State) -> tuple[Forecast, ...]:
    """Where the mover's ships will drift to, one after the other; of sheltered ones where they would (AD-22, AD-23)."""
    if state.over is not None or state.wind is None or not state.stormy or not _turns(state):
        return ()
    state = replace(state, mines=())  # a forecast mustn't tell of any (AD-56)
    found, told, unheard, seen = [], state.board.cells, Log(None), set()
    spent = [ship for ship in state.ships if ship.seat == state.mover and ship.strength and ship.spent]
    while (place := next((place for _, place in waiting(state) if place not in seen), None)) is not None:
        seen.add(place)
        ship = state.ships[place]
        way, shelter = drifted(state, ship), sheltered(state, ship)
        cells = tuple([told[cell] for cell in (ship.cell, *way.cells)])
        found.append(Forecast(ship.id, cells, "shelter" if shelter else way.why, way.damage))
        if not shelter:
            state = drifts(state, place, way, unheard)
    return (*found, *[Forecast(ship.id, (told[ship.cell],), "spent", 0) for ship in spent if not ship.moved])


def _turns(state: State) -> bool:
    """Whether the mover's turn is under way."""
    return any(isinstance(step, Turn) for step in state.todo)


def preview(state: State, seat: int, path: Path) -> View:
    """What a seat sees while it chooses: a ship where she would lie, before anything comes of it.

    Raises IllegalAction for a path to nowhere.
    """
    if path and path[0] == MINES:
        may(state, seat, path)
        return view(with_mines(state, seat, path[2:]) if path[1:2] == (ANEW,) else state, seat)
    step = shown(state, seat, path, may, choose)
    if step is None:
        return view(state, seat)
    if isinstance(step, Turn) and isinstance(path[0], Piece) and isinstance(path[-1], Cell):
        return view(_lying(state, own(state, path[0]), path[1]), seat)
    if isinstance(step, Place):
        return view(placed(state, step, path), seat)
    if isinstance(step, Reefs):
        return view(laid(state, path), seat)
    if isinstance(step, Mines):
        return view(with_mines(state, seat, path), seat)
    if isinstance(step, Sail):
        return view(_lying(state, step.place, path[0]), seat)
    return view(state, seat)


def _lying(state: State, place: int, cell: Answer) -> State:
    ship = state.ships[place]
    return with_ship(state, place, replace(ship, cell=state.board.index[cell], moved=True))
