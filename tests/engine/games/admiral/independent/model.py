"""A second reading of the rules of Admiral that knows nothing of the engine: legal moves, and what they do.

Moves are written as words: ``s1 C4``, ``fire s2 s1 2``, ``board s2 s1 b1``, ``f1 repair``, ``end``. What is shared out
or stowed is a number for each ship in ship order, the fort last. An empty move lets nobody join a defence. One move may
take several winds, as idle turns are played by themselves (AD-12).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tests.engine.games.admiral.independent import (
    assault,
    fireships,
    flow,
    gunnery,
    layout,
    mines,
    placing,
    sailing,
    spoils,
    teams,
    upkeep,
)
from tests.engine.games.admiral.independent.draws import Draw
from tests.engine.games.admiral.independent.geometry import cell, is_cell
from tests.engine.games.admiral.independent.state import Drifting, IllegalMove, State, due, in_order
from tests.engine.sailing.independent.sea import COURSES, name_of

SETS = ("fire", "board", "storm")
"""Words of moves with a set of ships."""


def turn_moves(state: State) -> Iterator[list[str]]:
    """All moves of the Turn step (AD-11)."""
    if state.storm:
        for id, found in sailing.drift_picks(state, state.mover).items():
            for where in found:
                yield [id, name_of(where)]
    else:
        for ship in state.own_ships(state.mover):
            for where in sailing.destinations(state, ship):
                yield [ship.id, name_of(where)]
    yield from upkeep.moves(state)
    yield from fireships.moves(state)
    yield from teams.gift_moves(state)
    yield from gunnery.moves(state)
    yield from assault.moves(state)
    if sailing.drifters(state, state.mover)[0]:
        yield ["drift"]
    yield ["end"]


def check_turn(state: State, words: Sequence[str]) -> None:
    """Raises IllegalMove."""
    head, second = words[0], words[1] if len(words) > 1 else ""
    if head == "end" and len(words) == 1:
        return
    if head == "drift" and len(words) == 1:
        if not sailing.drifters(state, state.mover)[0]:
            raise IllegalMove("AD-23", "no drift is left")
    elif head == "fire":
        gunnery.parse(state, words)
    elif head in ("board", "storm"):
        assault.check(state, words)
    elif head == "give":
        teams.check_gift(state, words)
    elif second == "fireship" and len(words) == 2:
        fireships.check_declare(state, head)
    elif second == "explode" and len(words) == 2:
        fireships.check_explode(state, head)
    elif second == "repair" and len(words) == 2:
        upkeep.check_repair(state, head)
    elif second == "stop" and len(words) == 2:
        upkeep.check_stop(state, head)
    elif second == "work":
        upkeep.check_work(state, words)
    elif second in ("load", "unload"):
        upkeep.check_pearls(state, words)
    elif is_cell(second) and len(words) == 2:
        sailing.check_sail(state, state.ship(head), cell(second))
    else:
        raise IllegalMove("notation", f"don't know {' '.join(words)}")


def do_turn(state: State, words: Sequence[str], draw: Draw) -> None:
    head = words[0]
    if head in ("end", "drift"):
        state.drifting = Drifting(ending=head == "end")
    elif head == "fire":
        gunnery.fire(state, words, draw)
    elif head == "board":
        assault.board(state, words, draw)
    elif head == "storm":
        assault.storm_fort(state, words, draw)
    elif head == "give":
        teams.give(state, words)
    elif words[1] == "fireship":
        fireships.declare(state, head)
    elif words[1] == "explode":
        fireships.explode(state, state.ships[head])
    elif words[1] == "repair":
        upkeep.repair(state, head)
    elif words[1] == "stop":
        upkeep.stop(state, head)
    elif words[1] == "work":
        upkeep.work(state, words)
    elif words[1] in ("load", "unload"):
        upkeep.move_pearls(state, words)
    else:
        sailing.sail(state, state.ships[head], cell(words[1]))


def drift_moves(state: State) -> Iterator[list[str]]:
    """Where a ship drifts that is asked for; if it is sheltered it may stay, or all the rest may (AD-23)."""
    for where in sailing.drift_options(state, state.ships[state.pending.ship]):
        yield [name_of(where)]
    if state.pending.leaving:
        yield ["stay"]
        yield ["rest"]


def do_drift(state: State, words: Sequence[str]) -> None:
    assert state.drifting is not None
    if words[0] == "rest":
        state.stay.update(ship.id for ship in state.own_ships(state.mover) if sailing.rests(state, ship))
    elif words[0] == "stay":
        state.stay.add(state.pending.ship)
    else:
        sailing.drift_to(state, state.ships[state.pending.ship], cell(words[0]))


def moves(state: State) -> Iterator[list[str]]:
    """All moves of who has to decide."""
    if state.over:
        return
    kind = state.pending.kind
    if kind == "place":
        yield from placing.moves(state)
    elif kind == "reefs":
        yield from layout.reef_moves(state)
    elif kind == "lay":
        yield from mines.lay_moves(state, state.pending.seat)
    elif kind == "on":
        for there in state.pending.cells:
            yield [name_of(there)]
    elif kind == "turn":
        yield from turn_moves(state)
    elif kind == "drift":
        yield from drift_moves(state)
    elif kind == "join":
        able = state.pending.able
        for bits in range(2 ** len(able)):
            yield [id for place, id in enumerate(able) if bits >> place & 1]
    else:
        yield ["usual"]
        ways = spoils.shares if kind == "share" else spoils.pearl_ways
        for way in ways(state, state.pending):
            yield [str(number) for number in way]


def legal(state: State) -> list[str]:
    """`moves` as they are written."""
    return [" ".join(words) for words in moves(state)]


def options(state: State) -> dict[str, Any]:
    """What there is to choose in a turn, sets of ships by what they are chosen of: moves, fire, board, storm."""
    return {
        "moves": [" ".join(words) for words in turn_moves(state) if words[0] not in SETS],
        "fire": gunnery.targets(state),
        "board": assault.boardings(state),
        "storm": assault.stormings(state),
    }


def check(state: State, words: Sequence[str]) -> None:
    """Raises IllegalMove, with the rule, unless the move is legal now."""
    if state.over:
        raise IllegalMove("AD-64", "the game is over")
    kind = state.pending.kind
    if kind not in ("join", "lay") and not words:
        raise IllegalMove("notation", "no move")
    if kind == "place":
        placing.check(state, words)
    elif kind == "reefs":
        layout.check_reefs(state, words)
    elif kind == "lay":
        mines.check_lay(state, state.pending.seat, words)
    elif kind == "on":
        sailing.check_on(state, words)
    elif kind == "turn":
        check_turn(state, words)
    elif kind == "drift":
        if list(words) not in list(drift_moves(state)):
            raise IllegalMove("AD-23", f"{state.pending.ship} doesn't drift so")
    elif kind == "share":
        spoils.read_share(state, words)
    elif kind == "pearls":
        spoils.read_pearls(state, words)
    elif len(set(words)) != len(words) or not set(words) <= set(state.pending.able):
        raise IllegalMove("AD-44", f"a set out of {state.pending.able}")


def why_not(state: State, words: Sequence[str]) -> str | None:
    """None if the move is legal, else why it isn't, with the rule."""
    try:
        check(state, words)
    except IllegalMove as refusal:
        return str(refusal)
    return None


def play(state: State, words: Sequence[str], draw: Draw) -> None:
    """Play a move. Raises IllegalMove before anything is changed."""
    check(state, words)
    state.clock += 1
    pending = state.pending
    if pending.kind == "place":
        placing.place(state, words)
        placing.go_on(state, draw)
        return
    if pending.kind == "reefs":
        layout.lay_reefs(state, words)
        placing.go_on(state, draw)
        return
    if pending.kind == "lay":
        mines.lay(state, pending.seat, words)
        placing.go_on(state, draw)
        return
    if pending.kind == "turn":
        do_turn(state, words, draw)
    elif pending.kind == "drift":
        do_drift(state, words)
    elif pending.kind == "on":
        sailing.answer_on(state, words)
    elif pending.kind == "share":
        spoils.finish_share(state, pending, spoils.read_share(state, words))
    elif pending.kind == "pearls":
        spoils.finish_pearls(state, pending, spoils.read_pearls(state, words))
    else:
        state.ask_turn()
        assert pending.fort is not None
        group = [state.ships[id] for id in pending.group]
        joined = in_order([state.ships[id] for id in words])
        assault.resolve_storm(state, state.forts[pending.fort], group, joined, draw)
    flow.proceed(state, draw)


def lay(state: State, seat: int, words: Sequence[str], draw: Draw) -> None:
    """Mines of whoever has not written his down yet: all do so at once (AD-55). Raises IllegalMove."""
    mines.check_lay(state, seat, words)
    mines.lay(state, seat, words)
    placing.go_on(state, draw)


def switch(state: State, seat: int, words: Sequence[str]) -> None:
    """``NUMBER armed [classes]`` or ``NUMBER held`` of anybody at any time (AD-56). Raises IllegalMove."""
    mines.switch(state, seat, words)


def leave(state: State, seat: int, draw: Draw) -> None:
    """A seat leaves, perhaps before all have placed ships, reefs and mines (AD-13)."""
    if state.setting_up:
        placing.leave(state, seat, draw)
    else:
        flow.leave(state, seat, draw)


def sample(state: State, rng: Random) -> list[str]:
    """A random legal move: first of which kind, so that shots don't drown the rest."""
    if state.pending.kind == "reefs":
        return layout.random_reefs(state, state.terms.reefs, rng.randrange)
    if state.pending.kind == "lay":
        able = mines.fields(state, state.pending.seat)
        return [name_of(rng.choice(able)) for _ in range(rng.randint(0, state.terms.mines))]
    if state.pending.kind != "turn":
        return rng.choice(list(moves(state)))
    groups: dict[str, list[list[str]]] = {}
    for words in turn_moves(state):
        groups.setdefault(words[0], []).append(words)
    return rng.choice(groups[rng.choice(sorted(groups))])


def facts(state: State) -> dict[str, Any]:
    """The state as plain data, cells by name. What is of a turn is told of the mover's pieces only."""
    asked = None if state.over else state.pending
    shared = asked.pieces if asked and asked.kind == "share" else []
    return {
        "ships": {
            ship.id: {
                "owner": ship.owner,
                "cell": name_of(ship.cell),
                "strength": None if ship.id in shared else ship.strength,
                "pearls": len(ship.pearls),
                "fresh": sum(ship.pearls),
                "spent": ship.spent,
                "task": f"work {ship.fort}" if ship.task == "work" else ship.task,
                "fireship": (ship.fireship > 0, due(state, ship)),
                "turn": (ship.moved, ship.fired, ship.stopped) if is_free(ship.owner, ship.spent, state) else None,
            }
            for ship in state.fleet
        },
        "forts": {
            fort.id: {
                "owner": fort.owner,
                "cell": name_of(fort.cell),
                "strength": None if fort.id in shared else fort.strength,
                "pearls": fort.pearls,
                "silent": fort.spent and (fort.strength > 0 or fort.id in shared),
                "worked": sorted(fort.work.ships) if fort.work else [],
                "rebuilt": fort.rebuilt,
                "fired": fort.fired if fort.owner == state.mover else None,
                "stopped": fort.stopped,
            }
            for fort in state.works
        },
        "mines": sorted((mine.owner, mine.number, name_of(mine.cell), mine.waits) for mine in state.mines),
        "shown": {name_of(cell): owner for cell, owner in sorted(state.shown.items())},
        "reefs": sorted(map(name_of, state.board.reefs)),
        "fortless": {seat: number for seat, number in sorted(state.fortless.items()) if number},
        "sea": {name_of(cell): number for cell, number in sorted(state.sea.items()) if number},
        "wind": state.wind and (COURSES[state.towards], state.force),
        "round": state.round,
        "mover": state.mover,
        "asked": asked and (asked.seat, asked.kind),
        "out": sorted(state.out),
        "arrived": sorted(state.arrived),
        "quiet": (state.quiet, state.event),
        "landed": sorted(state.landed, key=lambda seat: state.landed[seat]),
    }


def is_free(owner: int, spent: bool, state: State) -> bool:
    """Whether it matters what a ship has done in this turn."""
    return owner == state.mover and not spent
