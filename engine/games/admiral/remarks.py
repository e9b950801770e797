"""What is worth saying of an answer beside its note: what a stop would allow, who could fire there, odds, what is left.

All of it is by what everybody sees: nothing here asks for standing orders.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from engine.flow import open_step
from engine.game import Choice
from engine.games.admiral import fireships, fuses
from engine.games.admiral.arcs import SHOTS, arcs
from engine.games.admiral.asking import BOARD, DRIFT, END, EXPLODE, FIRE, FIRESHIP, STORM, value
from engine.games.admiral.boarding import MOST, boards
from engine.games.admiral.drift import drifted
from engine.games.admiral.drifting import following
from engine.games.admiral.fire import aims
from engine.games.admiral.odds import Struggle, at_least, struggle
from engine.games.admiral.parties import foes
from engine.games.admiral.pearls import at_sea, landable, loadable
from engine.games.admiral.picking import one
from engine.games.admiral.play import choose
from engine.games.admiral.reach import free, moves
from engine.games.admiral.repair import repairable
from engine.games.admiral.ships import Ship
from engine.games.admiral.sight import forecasts
from engine.games.admiral.state import (
    NOBODY,
    Drift,
    Fort,
    Join,
    Sail,
    State,
    Turn,
    fleet_of,
    with_ship,
)
from engine.games.admiral.storming import garrison, storms, strength_of
from engine.games.admiral.turn import own
from engine.sailing.remarks import Told, percent
from engine.sailing.sea import mask
from engine.sailing.telling import NUMBERS
from engine.values import Line, Path, Piece, Value, line

_REPAIR, _GOAL = line("admiral-remark-repair"), line("admiral-remark-goal")
_FIRESHIP = (line("admiral-remark-fireship"),)


def remarks(state: State, seat: int, path: Path) -> Told:
    """What is worth saying of the options of the next question; see `engine.game.Hooks`."""
    step = open_step(state, seat)
    if not isinstance(step, Turn | Drift | Sail | Join):
        return {}
    question = choose(state, seat, path)
    if not isinstance(question, Choice):
        return {}
    values = [option.value for option in question.options]
    if isinstance(step, Join):
        told = _joiners(state, step, values)
    elif isinstance(step, Sail):
        told = _ways(state, step.place, values)
    elif isinstance(step, Drift):
        found = following(state)
        assert found is not None
        told = _ways(state, found[0], values)
    else:
        told = _in_turn(state, path, values)
    return {answer: said for answer, said in told.items() if said}


def _in_turn(state: State, path: Path, values: Sequence[Value]) -> Told:
    if not path:
        drifts = _drifts(state) if DRIFT in values else ()
        told: Told = {DRIFT: drifts, END: (*_unused(state), *fuses.burning(state), *drifts)}
        if FIRESHIP in values and len(fireships.candidates(state)) == 1:  # else her own question says so
            told[FIRESHIP] = _FIRESHIP
        return told | {EXPLODE: fuses.ready(state)} if EXPLODE in values else told
    first = path[0]
    if first == FIRE:
        return _targets(state) if len(path) == 1 else {}
    if first == BOARD:
        return _boarded(state) if len(path) == 1 else _boarders(state, path)
    if first == STORM:
        return _stormed(state) if len(path) == 1 else _stormers(state, path)
    if first == EXPLODE:
        return fuses.blasts(state) if len(path) == 1 else {}
    return _ways(state, own(state, first), values) if len(path) == 1 and isinstance(first, Piece) else {}


# ---------------------------------------------------------------- where a ship may go


def _ways(state: State, place: int, values: Iterable[Value]) -> Told:
    """Of each cell: what she could do there, and who could fire at her."""
    index = state.board.index
    return {answer: _there(state, place, index[answer]) for answer in values if answer in index}


def _there(state: State, place: int, cell: int) -> tuple[Line, ...]:
    ship = state.ships[place]
    left = ship.strength
    if state.stormy:
        way = drifted(state, ship)
        left -= way.damage if cell == (way.cells or (ship.cell,))[-1] else 0
    if left <= 0:
        return ()
    arrived = replace(ship, cell=cell, strength=left, moved=True)
    after = with_ship(state, place, arrived)
    return (
        *_mined(state, ship, cell), *_goal(after, arrived), *_cargo(after, arrived), *_fights(after, place),
        *_shots(after, place), *_exposed(after, arrived),
    )  # fmt: skip


def _mined(state: State, ship: Ship, cell: int) -> tuple[Line, ...]:
    """In how many cells of her way a mine may lie, by what everybody knows (AD-56)."""
    if not state.perils or cell == ship.cell:
        return ()
    course, steps = state.board.sea.straight[ship.cell][cell]
    n = (mask(state.board.sea.ways[ship.cell][course][:steps]) & state.perils).bit_count()
    return (line("admiral-remark-mines", n=NUMBERS[n]),) if n else ()


def _goal(state: State, ship: Ship) -> tuple[Line, ...]:
    goal = state.goals[ship.seat]
    there = goal >= 0 and ship.id[0] in state.terms.racers and state.harbour.port[goal] >> ship.cell & 1
    return (_GOAL,) if there else ()


def _cargo(state: State, ship: Ship) -> tuple[Line, ...]:
    """Pearls to land, pearls from the sea to load, and whether she can be repaired (AD-50, AD-63)."""
    found = []
    if landable(state, ship):
        found.append(line("admiral-remark-land", n=NUMBERS[ship.pearls]))
    n = min(loadable(state, ship), at_sea(state, ship.cell))
    if n:
        found.append(line("admiral-remark-load", n=NUMBERS[n]))
    if repairable(state, ship):
        found.append(_REPAIR)
    return tuple(found)


def _fights(state: State, place: int) -> list[Line]:
    """Whom she could board or storm by herself, with the odds of winning, where there are any."""
    left, found = state.ships[place].strength, []
    for target, by in boards(state).items():
        foe = state.ships[target]
        won = struggle(1, 1, left - foe.strength).won
        if won and place in by:
            found.append(line("admiral-remark-board", target=value(foe), odds=percent(won)))
    for target, by in storms(state).items():
        won = _assault(state, target, [place]).won
        if won and place in by:
            found.append(line("admiral-remark-storm", target=value(state.forts[target]), odds=percent(won)))
    return found


def _assault(state: State, fort: int, by: Sequence[int]) -> Struggle:
    """The odds against all who may join the defence (AD-44)."""
    joined = garrison(state, fort)
    lead = strength_of(state, by) - strength_of(state, joined) - state.forts[fort].strength
    return struggle(len(by), 1 + len(joined), lead)


def _shots(state: State, place: int) -> list[Line]:
    """What she could fire at, and how likely that is destroyed, or hit at all (AD-31, AD-32)."""
    found, hard = [], state.terms.hard
    for target, guns in aims(state).items():
        foe = one(state, target)
        for gun in guns:
            if gun.place == place:
                near, far = (gun.shots, 0) if gun.steps == 1 else (0, gun.shots)
                if gun.shots >= foe.strength:
                    odds = percent(at_least(near, far, hard, foe.strength))
                    found.append(line("admiral-remark-destroy", target=value(foe), odds=odds))
                else:
                    odds = percent(at_least(near, far, hard, 1))
                    found.append(line("admiral-remark-fire", target=value(foe), shots=NUMBERS[gun.shots], odds=odds))
    return found


def _exposed(state: State, ship: Ship) -> tuple[Line, ...]:
    """Who could fire at her there without moving (AD-30)."""
    if not state.terms.fire:
        return ()
    found: list[Piece] = []
    guns, hides, against = arcs(state.layout), state.afloat | state.harbour.forts, foes(state.sides, ship.seat)
    for foe in state.ships:
        if foe.strength and against[foe.seat] and not foe.lit and foe.task != "repair" and SHOTS[foe.id[0]][0]:
            reached = guns.between[foe.cell].get(ship.cell)
            if guns.within[foe.id[0]][foe.cell] >> ship.cell & 1 and reached and not reached[1] & hides:
                found.append(value(foe))
    hides = state.afloat & state.harbour.ports | state.harbour.forts
    for fort in state.forts:
        if fort.strength and fort.seat != NOBODY and against[fort.seat]:
            reached = guns.between[fort.cell].get(ship.cell)
            if guns.within["fort"][fort.cell] >> ship.cell & 1 and reached and not reached[1] & hides:
                found.append(value(fort))
    return (line("admiral-remark-exposed", ship=tuple(found)),) if found else ()


# ---------------------------------------------------------------- drifts, and what is left to do


def _drifts(state: State) -> tuple[Line, ...]:
    """Where the ships that must drift end, those that are damaged first; ports where one may stop are asked (AD-22)."""
    by_id = {ship.id: ship for ship in state.ships}
    hurt, found = [], []
    for way in forecasts(state):
        if way.why in ("shelter", "spent"):
            continue
        ship = by_id[way.ship]
        if way.damage:
            left = max(0, ship.strength - way.damage)
            hurt.append(line("admiral-remark-reef", ship=value(ship), cell=way.cells[-1], left=NUMBERS[left]))
        else:
            found.append(line("admiral-remark-drift", ship=value(ship), cell=way.cells[-1]))
    return (*hurt, *found)


def _unused(state: State) -> list[Line]:
    """Which ships and forts could still fire, board or storm, land pearls or load some at sea, and sail."""
    places = fleet_of(state, state.mover)
    fleet = [ship for _, ship in places]
    able = {gun.place for guns in aims(state).values() for gun in guns}
    firing: list[Ship | Fort] = [ship for place, ship in places if place in able]
    firing += [fort for at, fort in enumerate(state.forts) if ~at in able]
    beside = {place for by in boards(state).values() for place in by}
    ashore = {place for by in storms(state).values() for place in by}
    sailing = [] if state.stormy else [ship for ship in fleet if free(ship) and moves(state, ship)]
    found: list[tuple[str, Sequence[Ship | Fort]]] = [
        ("fire", firing),
        ("board", [ship for place, ship in places if place in beside]),
        ("storm", [ship for place, ship in places if place in ashore]),
        ("unload", [ship for ship in fleet if landable(state, ship)]),
        ("load", [ship for ship in fleet if loadable(state, ship) and at_sea(state, ship.cell)]),
    ]
    told = [
        line(f"admiral-remark-unused-{word}", ship=tuple([value(ship) for ship in ships]))
        for word, ships in found
        if ships
    ]
    if sailing:
        ships, n = tuple([value(ship) for ship in sailing]), NUMBERS[len(sailing)]
        told.append(line("admiral-remark-unused-sail", ship=ships, n=n))
    return told


# ---------------------------------------------------------------- targets and who goes at them


def _targets(state: State) -> Told:
    """Of each target: how far the nearest gun is, how likely it is hit at all, what would become of its pearls."""
    told: Told = {}
    for target, guns in aims(state).items():
        foe = one(state, target)
        near = sum([gun.shots for gun in guns if gun.steps == 1])
        far = sum([gun.shots for gun in guns if gun.steps > 1])
        hit = percent(at_least(near, far, state.terms.hard, 1))
        nearest = min([gun.steps for gun in guns])
        told[value(foe)] = (
            line("admiral-remark-hit", range=NUMBERS[nearest], odds=hit),
            *_spilling(state, foe),
        )
    return told


def _spilling(state: State, foe: Ship | Fort) -> tuple[Line, ...]:
    """What becomes of pearls if it goes down (AD-63)."""
    if not foe.pearls:
        return ()
    stay = isinstance(foe, Ship) and state.board.coast >> foe.cell & 1
    return (line("admiral-remark-pearls-stay" if stay else "admiral-remark-pearls-lost", n=NUMBERS[foe.pearls]),)


def _fight(odds: Struggle, prize: int) -> tuple[Line, ...]:
    """Of a fight with all who can: how likely all go down, how likely it is lost, which pearls could be won."""
    told = line("admiral-remark-else", odds=percent(odds.equal), lost=percent(odds.lost))
    return (told, line("admiral-remark-prize", n=NUMBERS[prize])) if prize else (told,)


def _boarded(state: State) -> Told:
    told: Told = {}
    for target, by in boards(state).items():
        foe = state.ships[target]
        strengths = sorted([state.ships[place].strength for place in by])[-MOST:]
        told[value(foe)] = _fight(struggle(len(strengths), 1, sum(strengths) - foe.strength), foe.pearls)
    return told


def _boarders(state: State, path: Path) -> Told:
    """Of each ship: her odds alone."""
    for target, by in boards(state).items():
        foe = state.ships[target]
        if value(foe) == path[1] and len(path) == 2:
            ships = [state.ships[place] for place in by]
            return {value(ship): (_alone(struggle(1, 1, ship.strength - foe.strength)),) for ship in ships}
    return {}


def _stormed(state: State) -> Told:
    told: Told = {}
    for target, by in storms(state).items():
        fort, joined = state.forts[target], garrison(state, target)
        said = _fight(_assault(state, target, by), fort.pearls + sum([state.ships[at].pearls for at in joined]))
        joins = (line("admiral-remark-joins", n=NUMBERS[len(joined)]),) if joined else ()
        told[value(fort)] = (*said, *joins)
    return told


def _stormers(state: State, path: Path) -> Told:
    for target, by in storms(state).items():
        if value(state.forts[target]) == path[1] and len(path) == 2:
            return {value(state.ships[at]): (_alone(_assault(state, target, [at])),) for at in by}
    return {}


def _alone(odds: Struggle) -> Line:
    return line("admiral-remark-alone", odds=percent(odds.won))


def _joiners(state: State, step: Join, values: Iterable[Value]) -> Told:
    """Of each ship: how likely the fort holds if she alone joins, and if nobody does (AD-44)."""
    told: Told = {}
    lead = strength_of(state, step.attackers) - state.forts[step.fort].strength
    without = struggle(len(step.attackers), 1, lead).lost
    for at in garrison(state, step.fort):
        ship = state.ships[at]
        with_her = struggle(len(step.attackers), 2, lead - ship.strength).lost
        told[value(ship)] = (line("admiral-remark-holds", odds=percent(with_her), now=percent(without)),)
    return {answer: told[answer] for answer in values if answer in told}
