"""How many turns a ship needs to get somewhere, on average over the winds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate
from operator import itemgetter

from engine.games.piratebay.board import SEA, Bay
from engine.games.piratebay.chart import PARTS, turned
from engine.sailing import wind
from engine.sailing.sea import bits, mask

FAR = 40.0
"""So many turns are more than any way takes."""
_SWEEPS = 12
_CLOSE = 0.02
"""Sweeps over the sea end when no cell changes by so much."""
_MOST = max(max(wind.ranges(card, "printed")) for card in range(wind.CARDS))
_ROW = _MOST + 1
_WINDS = tuple(
    [
        itemgetter(*[course * _ROW + reach for course, reach in enumerate(wind.ranges(card, "printed"))])
        for card in range(wind.CARDS)
    ]
)
"""By wind card, of what is best on each course within each range, that within the card's."""
_TURNED = tuple([tuple([turned(cell, quarters) for cell in range(SEA.size)]) for quarters in range(PARTS)])


def near(bay: Bay, cell: int) -> frozenset[int]:
    """The water cells next to a cell, where the work of a turn may be done, with itself if it is water."""
    return frozenset(bits((SEA.around[cell] | 1 << cell) & ~bay.land & ~mask(bay.merchants)))


def turns(bay: Bay, goals: frozenset[int]) -> tuple[float, ...]:
    """By cell, the turns after which a ship that lies there lies on one of the goals, if she sails for it as well as
    the winds allow: at least one, as she may also stay. Other ships are left out of account; merchants bar the way.
    """
    ways = [frozenset([_TURNED[quarters][cell] for cell in goals]) for quarters in range(PARTS)]
    quarters = min(range(PARTS), key=lambda quarters: sorted(ways[quarters]))
    found = _turns(bay, ways[quarters])  # the sea is the same from its four sides
    return found if not quarters else _back(found, quarters)


def _back(found: Sequence[float], quarters: int) -> tuple[float, ...]:
    return tuple([found[cell] for cell in _TURNED[quarters]])


@lru_cache(maxsize=1 << 9)
def _turns(bay: Bay, goals: frozenset[int]) -> tuple[float, ...]:
    bars = bay.land | mask(bay.merchants)
    lanes = _lanes(bay, goals)
    order = [
        *_order(goals, bars),
        *[cell for cell in bay.merchants if cell not in goals],
    ]  # who has taken one leaves it
    left = [FAR] * SEA.size
    for cell in goals:
        left[cell] = 0.0
    for _ in range(_SWEEPS):
        most = 0.0
        for cell in order:
            best: list[float] = []
            for lane in lanes[cell]:
                row = list(accumulate([left[there] for there in lane], min))
                best.append(FAR)
                best += row
                best += [row[-1] if row else FAR] * (_MOST - len(row))
            now, total, moves = left[cell], 0.0, 0
            for at in _WINDS:
                there = min(at(best))
                if there < now:
                    total += there
                    moves += 1
            if moves:
                after = (wind.CARDS + total) / moves  # in the other winds she stays and tries again
                most = max(most, now - after)
                left[cell] = min(now, after)
        if most < _CLOSE:
            break
    for cell in goals:
        left[cell] = 1.0
    return tuple(left)


def _order(goals: Iterable[int], bars: int) -> list[int]:
    """The water cells by steps over water from the goals, without these."""
    seen, found, shore = set(goals), [], list(goals)
    while shore:
        reached = []
        for cell in shore:
            for there in bits(SEA.around[cell] & ~bars):
                if there not in seen:
                    seen.add(there)
                    reached.append(there)
        found += sorted(reached)
        shore = reached
    return found


def _lanes(bay: Bay, goals: frozenset[int]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """By cell and course, the cells to which a ship may sail straight ahead in the strongest wind; a goal that bars the
    way, as a merchant does, is the last one.
    """
    bars = bay.land | mask(bay.merchants)
    lanes = _free(bay)
    barred = [goal for goal in goals if bars >> goal & 1]
    if not barred:
        return lanes
    found = [list(rays) for rays in lanes]
    for goal in barred:
        for course in range(8):
            back = SEA.ways[goal][(course + 4) % 8][:_MOST]
            for steps, cell in enumerate(back):
                if bars >> cell & 1:
                    break
                found[cell][course] = (*lanes[cell][course][:steps], goal)
    return tuple([tuple(rays) for rays in found])


@lru_cache(maxsize=8)
def _free(bay: Bay) -> tuple[tuple[tuple[int, ...], ...], ...]:
    bars = bay.land | mask(bay.merchants)
    return tuple(
        [
            tuple(
                [
                    SEA.ways[cell][course][: min(_MOST, SEA.free_steps(cell, course, bars)[0])]
                    for course in range(len(SEA.ways[cell]))
                ]
            )
            for cell in range(SEA.size)
        ]
    )
