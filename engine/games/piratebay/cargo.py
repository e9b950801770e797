"""Cargo: what lies in reach, loading, unloading, and what is kept of too much (PB-12, PB-14, PB-21 to PB-23)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.piratebay.asking import ALL, CANNON, END, GOLD, KINDS, ORDER, asking, note, refuse
from engine.games.piratebay.board import CELLS, INDEX, SEA
from engine.games.piratebay.home import counted, hauled, tell_cargo
from engine.games.piratebay.state import (
    CANNON as ONE_CANNON,
)
from engine.games.piratebay.state import (
    GOLD as ONE_GOLD,
)
from engine.games.piratebay.state import HOLD, NOTHING, Cargo, Keep, State, Work, dropped, set_at, touched
from engine.sailing.asking import NUMBER_OPTIONS, wrong
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Number, Path

PIECES = 3
"""Treasures that can be loaded in a turn, and tiles that can be turned up (PB-20, PB-21)."""
_END = Option(END, confirms=True)
_ORDER = Option(ORDER)


# ---------------------------------------------------------------- what lies in reach


def heaps(state: State, cell: int) -> list[int]:
    """The treasure cells with treasures face up adjacent to a cell (PB-21)."""
    found = state.heaps
    return [place for place in state.bay.shores[cell] if found[place].total]


def order_in_reach(state: State, cell: int) -> bool:
    """Whether the order lies on a cell or next to it (PB-23)."""
    at = state.order_at
    return at >= 0 and (at == cell or bool(SEA.around[cell] >> at & 1))


def at_home(state: State, seat: int, cell: int) -> bool:
    """Whether a cell is next to the own islet (PB-22)."""
    return bool(SEA.around[state.bay.islets[state.islets[seat]].land] >> cell & 1)


def can_load(state: State, seat: int, cell: int) -> bool:
    """Whether a ship of this seat could load something on a cell (PB-21, PB-23)."""
    return order_in_reach(state, cell) or (state.holds[seat].total < HOLD and bool(heaps(state, cell)))


def can_unload(state: State, seat: int, cell: int) -> bool:
    """Whether a ship of this seat could unload something on a cell (PB-22)."""
    return bool(state.holds[seat].total) and (bool(state.bay.shores[cell]) or at_home(state, seat, cell))


# ---------------------------------------------------------------- loading


def load_options(state: State, left: int) -> list[Option]:
    """What can be loaded, one piece at a time or all at once (PB-21, PB-23)."""
    cell, room = state.ships[state.mover].cell, _room(state, left)
    found = heaps(state, cell) if room else []
    options = [
        Option(CELLS[state.bay.treasures[place]], note("heap", **counted(state.heaps[place]))) for place in found
    ]
    order = order_in_reach(state, cell)
    if order:
        options.append(_ORDER)
    pieces = sum([state.heaps[place].total for place in found])
    if pieces <= room and pieces + order > 1:
        options.append(Option(ALL, note("all", n=NUMBERS[pieces + order]), confirms=True))
    return options


def _room(state: State, left: int) -> int:
    return min(left, HOLD - state.holds[state.mover].total)


def choose_load(state: State, left: int, path: Path, *, begun: bool) -> Choice | Action:
    """What is loaded: a cell and which of its treasures, ``order`` or ``all``; ``end`` once something has been.

    `path`: the answers after ``load``, or in the midst of it.
    """
    options = load_options(state, left)
    here = (CELLS[state.ships[state.mover].cell],)
    if not path:
        if not options:
            raise refuse("nothing-to-load")
        ask = _LOAD_ON if begun else _LOAD
        return Choice(ask, (*options, *((_END,) if begun else ())), subject=here)
    if path == (END,) and begun:
        return Action(path)
    if not any(option.value == path[0] for option in options):
        raise refuse("no-heap", cell=CELLS[INDEX[path[0]]]) if path[0] in INDEX else wrong()
    if path[0] in (ORDER, ALL):
        if len(path) > 1:
            raise wrong()
        return Action(path)
    heap = state.heaps[state.bay.treasures.index(INDEX[path[0]])]
    kinds = [kind for kind, count in zip(KINDS, (heap.gold, heap.cannons), strict=True) if count]
    if len(path) == 1:
        counts = {GOLD: heap.gold, CANNON: heap.cannons}
        return Choice(_KIND, tuple([Option(kind, note("of", n=NUMBERS[counts[kind]])) for kind in kinds]), subject=path)
    if len(path) > 2 or path[1] not in kinds:
        raise wrong()
    return Action(path)


_LOAD, _LOAD_ON, _KIND = asking("load"), asking("load-on"), asking("kind")


def act_load(state: State, left: int, path: Path, log: Log) -> State:
    """The state after an answer of `choose_load` that loads something; the work goes on if more can be loaded."""
    seat, cell = state.mover, state.ships[state.mover].cell
    parts: list[tuple[int, Cargo]] = []
    if path[0] == ALL:
        parts = [(place, state.heaps[place]) for place in heaps(state, cell)]
    elif path[0] != ORDER:
        parts = [(state.bay.treasures.index(INDEX[path[0]]), ONE_GOLD if path[1] == GOLD else ONE_CANNON)]
    state = _loaded(state, parts, log)
    if path[0] == ORDER or (path[0] == ALL and order_in_reach(state, cell)):
        log.tell("piratebay-event-order-taken", seat=SEATS[seat], cell=CELLS[state.order_at])
        state = hauled(state, seat, state.order_at, "loaded", NOTHING, order=True)
        state = replace(state, order_at=-1, order_of=seat)
    work = Work(seat=seat, kind="load", left=left - sum([part.total for _, part in parts]))
    return replace(state, todo=(work, *state.todo)) if load_options(state, work.left) else state


def _loaded(state: State, parts: Sequence[tuple[int, Cargo]], log: Log) -> State:
    """These treasures come from their cells into the hold; those from several cells are told together."""
    seat, hold = state.mover, state.holds[state.mover]
    for place, part in parts:
        hold = hold + part
        state = hauled(state, seat, state.bay.treasures[place], "loaded", part)
        state = replace(state, heaps=set_at(state.heaps, place, state.heaps[place] - part))
    if len(parts) == 1:
        ((place, part),) = parts
        tell_cargo(log, "piratebay-event-loaded", part, seat=SEATS[seat], cell=CELLS[state.bay.treasures[place]])
    elif parts:
        tell_cargo(log, "piratebay-event-loaded-all", hold - state.holds[seat], seat=SEATS[seat])
    return replace(state, holds=set_at(state.holds, seat, hold))


# ---------------------------------------------------------------- unloading


def choose_unload(state: State, path: Path, *, begun: bool) -> Choice | Action:
    """Next to the own islet nothing is asked; else a treasure cell, how many gold chests and how many cannons; ``end``
    once something has been unloaded (PB-22). `path`: the answers after ``unload``, or in the midst of it.
    """
    seat = state.mover
    cell, hold = state.ships[seat].cell, state.holds[seat]
    if not hold.total:
        raise refuse("empty-hold")
    if at_home(state, seat, cell):
        if path:
            raise wrong()
        return Action(())
    if not state.bay.shores[cell]:
        raise refuse("no-shore")
    if not path:
        options = [Option(CELLS[state.bay.treasures[place]]) for place in state.bay.shores[cell]]
        ask = asking("unload-on" if begun else "unload")
        return Choice(ask, (*options, *((_END,) if begun else ())), subject=(CELLS[cell],))
    if path == (END,) and begun:
        return Action(path)
    if not any(CELLS[state.bay.treasures[place]] == path[0] for place in state.bay.shores[cell]):
        raise refuse("no-shore-there", cell=CELLS[INDEX[path[0]]]) if path[0] in INDEX else wrong()
    least = 0 if hold.cannons else 1
    if len(path) == 1:
        return Choice(_UNLOAD_GOLD, NUMBER_OPTIONS[min(least, hold.gold) : hold.gold + 1], subject=path)
    gold = _count(path[1], min(least, hold.gold), hold.gold)
    least = 0 if gold else 1
    if len(path) == 2:
        return Choice(_UNLOAD_CANNONS, NUMBER_OPTIONS[least : hold.cannons + 1], subject=path[:1])
    _count(path[2], least, hold.cannons)
    if len(path) > 3:
        raise wrong()
    return Action(path)


_UNLOAD_GOLD, _UNLOAD_CANNONS = asking("unload-gold"), asking("unload-cannons")


def _count(answer: object, least: int, most: int) -> int:
    if not isinstance(answer, Number) or not least <= answer.value <= most:
        raise wrong()
    return answer.value


def act_unload(state: State, path: Path, log: Log) -> State:
    """The state after an answer of `choose_unload` that unloads something; the work goes on while cargo is left."""
    seat = state.mover
    if not path:
        return _landed(state, seat, log)
    gold, cannons = path[1], path[2]
    assert isinstance(gold, Number)
    assert isinstance(cannons, Number)
    part, place = Cargo(gold.value, cannons.value), state.bay.treasures.index(INDEX[path[0]])
    tell_cargo(log, "piratebay-event-unloaded", part, seat=SEATS[seat], cell=CELLS[state.bay.treasures[place]])
    state = hauled(state, seat, state.bay.treasures[place], "unloaded", part)
    left = state.holds[seat] - part
    state = replace(
        state,
        heaps=set_at(state.heaps, place, state.heaps[place] + part),
        holds=set_at(state.holds, seat, left),
    )
    return replace(state, todo=(Work(seat=seat, kind="unload", left=left.total), *state.todo)) if left.total else state


def _landed(state: State, seat: int, log: Log) -> State:
    """All cargo goes ashore on the own islet, for good (PB-22)."""
    cargo, land = state.holds[seat], state.bay.islets[state.islets[seat]].land
    tell_cargo(log, "piratebay-event-landed", cargo, seat=SEATS[seat], cell=CELLS[land])
    state = hauled(state, seat, land, "landed", cargo)
    stores = set_at(state.stores, seat, state.stores[seat] + cargo)
    return touched(replace(state, stores=stores, holds=set_at(state.holds, seat, NOTHING)))


# ---------------------------------------------------------------- more than the hold takes


def resolve_keep(state: State, step: Keep, log: Log) -> State | None:
    """The mover is asked, another by his standing orders; else the most valuable is kept. None: the winner is asked."""
    if step.seat is not None:
        return None
    rest = state.todo[1:]
    fewest, most = _golds(state.holds[step.winner])
    choice = fewest < most
    if choice and (step.winner == state.mover or state.orders[step.winner].prizes == "ask"):
        return replace(state, todo=(replace(step, seat=step.winner), *rest))
    return _kept(replace(state, todo=rest), step, most, log, ordered=choice)


def _golds(hold: Cargo) -> tuple[int, int]:
    """The fewest and the most gold chests that can be kept where the hold is filled."""
    return max(0, HOLD - hold.cannons), min(HOLD, hold.gold)


@lru_cache(maxsize=1 << 8)
def _keep_choice(hold: Cargo) -> Choice:
    fewest, most = _golds(hold)
    options = [
        Option(NUMBERS[gold], note("keeps", **counted(Cargo(gold, HOLD - gold))))
        for gold in range(most, fewest - 1, -1)  # the most valuable first
    ]
    return Choice(asking("cargo", **counted(hold)), tuple(options))


def choose_keep(state: State, step: Keep, path: Path) -> Choice | Action:
    """How many gold chests are kept; cannons fill the hold (PB-12, PB-14)."""
    hold = state.holds[step.winner]
    if not path:
        return _keep_choice(hold)
    _count(path[0], *_golds(hold))
    if len(path) > 1:
        raise wrong()
    return Action(path)


def usual_keep(state: State, step: Keep) -> Path:
    """The most valuable is kept (PB-12)."""
    return (NUMBERS[_golds(state.holds[step.winner])[1]],)


def act_keep(state: State, step: Keep, path: Path, log: Log) -> State:
    """The state after an answer of `choose_keep`; its step has been taken off."""
    gold = path[0]
    assert isinstance(gold, Number)
    return _kept(state, step, gold.value, log, ordered=False)


def _kept(state: State, step: Keep, gold: int, log: Log, *, ordered: bool) -> State:
    """`ordered`: by standing orders, which come to light by it (AS-17)."""
    seat = step.winner
    keeps = Cargo(gold, HOLD - gold)
    gone = state.holds[seat] - keeps
    tell_cargo(
        log, "piratebay-event-kept", keeps, reveals=ordered, seat=SEATS[seat], goldlost=NUMBERS[gone.gold],
        cannonslost=NUMBERS[gone.cannons],
    )  # fmt: skip
    return dropped(replace(state, holds=set_at(state.holds, seat, keeps)), gone)
