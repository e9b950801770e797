"""What is worth saying of an answer beside its note: what a stop would allow, what lies abeam there, odds.

All of it is by what everybody sees: nothing here asks what lies face down, or for others' standing orders.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from engine.flow import open_step
from engine.game import Choice
from engine.games.piratebay.board import CHART, INDEX, SEA
from engine.games.piratebay.cargo import PIECES, at_home
from engine.games.piratebay.exploring import tiles_at
from engine.games.piratebay.merchants import TAKES, merchant_at
from engine.games.piratebay.play import choose
from engine.games.piratebay.state import State, Stop, Turn
from engine.games.piratebay.turn import aims, mended
from engine.games.piratebay.works import in_reach
from engine.sailing.asking import ON
from engine.sailing.gunnery import DIE
from engine.sailing.medal import medal
from engine.sailing.remarks import Told, abeam, back, boarding, hits, percent, shot_odds
from engine.sailing.sea import COURSE_AT
from engine.sailing.ships import Ship, at
from engine.sailing.telling import NUMBERS
from engine.values import Line, Number, Path, Value, line


def remarks(state: State, seat: int, path: Path) -> Told:
    """What is worth saying of the options of the next question; see `engine.game.Hooks`."""
    step = open_step(state, seat)
    if not isinstance(step, Turn | Stop):
        return {}
    question = choose(state, seat, path)
    if not isinstance(question, Choice):
        return {}
    values = [option.value for option in question.options]
    if isinstance(step, Turn):
        told = {**_ways(state, seat, values), **_turns(state, seat, values)} if not path else {}
    else:
        told = _of_stop(state, seat, path, values)
    return {answer: said for answer, said in told.items() if said}


def _of_stop(state: State, seat: int, path: Path, values: list[Value]) -> Told:
    ship, own = state.ships[seat], medal(state, seat)
    if path == (ON,):
        return _ways(state, seat, values)
    found = {CHART.cells[cell]: (side, state.ships[place]) for side, cell, place in aims(state, ship)}
    if not path:
        return {
            cell: (
                shot_odds(ship, side, own, medal(state, foe.seat)),
                back(SEA, ship, foe, medal(state, foe.seat), own),
            )
            for cell, (side, foe) in found.items()
        }
    if path[0] in INDEX and path[0] in found:
        guard = medal(state, found[CHART.cells[INDEX[path[0]]]][1].seat)
        return {answer: (hits(answer.value, own, guard),) for answer in values if isinstance(answer, Number)}
    return {}


def _ways(state: State, seat: int, values: Iterable[Value]) -> Told:
    """Of each cell that the ship can sail to: the fight, or what lies abeam and what she could do there."""
    ship = state.ships[seat]
    told: Told = {}
    for answer in values:
        cell = INDEX.get(answer)
        if cell is not None:
            course, steps = SEA.straight[ship.cell][cell]
            way = SEA.ways[ship.cell][course][:steps]
            foe, merchant = at(state.muster, cell), merchant_at(state, cell)
            if foe is not None:
                boarder, target = mended(state, ship, way[:-1]), state.ships[foe]
                told[answer] = (boarding(boarder, target, medal(state, seat), medal(state, target.seat)),)
            elif merchant is not None:
                wins = DIE + 1 - TAKES + medal(state, seat)
                told[answer] = (line("piratebay-remark-merchant", odds=percent(wins / DIE)),)
            else:
                arrived = replace(mended(state, ship, way), cell=cell, heading=course)
                told[answer] = (*_allows(state, ship, arrived), *_abeam(state, arrived))
    return told


def _allows(state: State, ship: Ship, arrived: Ship) -> tuple[Line, ...]:
    """What a stop on a cell would allow: to land all cargo, load, or explore; and whether the ship has regained masts
    by then (PB-13, PB-20 to PB-22).
    """
    seat, cell, found = ship.seat, arrived.cell, []
    if state.holds[seat].total and at_home(state, seat, cell):
        found.append(line("piratebay-remark-home"))
    if arrived.masts > ship.masts:
        found.append(line("piratebay-remark-mends"))
    loads = in_reach(state, seat, cell)
    if loads:
        found.append(line("piratebay-remark-load", n=NUMBERS[loads]))
    tiles = min(PIECES, len(tiles_at(state, cell)))
    if tiles:
        found.append(line("piratebay-remark-explore", n=NUMBERS[tiles]))
    return tuple(found)


def _turns(state: State, seat: int, values: Iterable[Value]) -> Told:
    """Of each heading: what lies abeam then."""
    ship = state.ships[seat]
    return {answer: _abeam(state, replace(ship, heading=COURSE_AT[answer])) for answer in values if answer in COURSE_AT}


def _abeam(state: State, ship: Ship) -> tuple[Line, ...]:
    """What a ship could fire at where she would be."""
    own = medal(state, ship.seat)
    return tuple(
        [
            abeam(CHART, ship, side, state.ships[place], own, medal(state, state.ships[place].seat))
            for side, _, place in aims(state, ship)
        ]
    )
