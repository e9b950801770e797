"""What is said of fireships before they explode: what would be left of whom they hit (AD-34)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from engine.games.admiral import fireships
from engine.games.admiral.asking import value
from engine.games.admiral.data import SIZES
from engine.games.admiral.sides import allies
from engine.games.admiral.state import State
from engine.sailing.remarks import Told
from engine.sailing.telling import NUMBERS
from engine.values import Line, Piece, line


def burning(state: State) -> tuple[Line, ...]:
    """Which fireships explode in this turn, and what comes of it where all lie now; as long as ships must drift nobody
    knows who lies around them then (AD-34).
    """
    due = fireships.burning(state)
    if due and not fireships.ready(state):
        return (line("admiral-remark-explodes-adrift", ship=_ships(state, due), n=NUMBERS[len(due)]),)
    went, left = fireships.toll(state, due)
    if not went:
        return ()
    hits = SIZES[state.ships[went[0]].id[0]] if len(went) == 1 else 0
    told = line(
        "admiral-remark-explodes", ship=_ships(state, went), hits=NUMBERS[hits], n=NUMBERS[len(went)],
        hurt=NUMBERS[len(left)],
    )  # fmt: skip
    return (told, *_toll(state, left))


def ready(state: State) -> tuple[Line, ...]:
    """The same of a lone one that may explode now; of several it is told beside each."""
    return burning(state) if len(fireships.ready(state)) == 1 else ()


def blasts(state: State) -> Told:
    """Of each fireship that may explode now: what would be left of whom she hits."""
    return {
        value(state.ships[place]): tuple(_toll(state, fireships.toll(state, [place])[1]))
        for place in fireships.ready(state)
    }


def _toll(state: State, left: Mapping[int, int]) -> Iterator[Line]:
    """What explosions leave of whom they hit: first of the mover's side, then of the others; those that sink last."""
    friends = allies(state, state.mover)
    own = [place for place in left if state.ships[place].seat in friends]
    others = [place for place in left if place not in own]
    if own:
        yield line("admiral-remark-blast-own")
    for side in (own, others):
        for place in side:
            if left[place]:
                ship = state.ships[place]
                size, now = NUMBERS[SIZES[ship.id[0]]], NUMBERS[left[place]]
                yield line("admiral-remark-blast-left", ship=value(ship), left=now, size=size)
        sunk = [place for place in side if not left[place]]
        if sunk:
            yield line("admiral-remark-blast-sinks", ship=_ships(state, sunk))


def _ships(state: State, places: Iterable[int]) -> tuple[Piece, ...]:
    return tuple([value(state.ships[place]) for place in places])
