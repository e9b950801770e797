"""Fire: who reaches what, salvos, and what they do (AD-30 to AD-33)."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import NamedTuple

from msgspec.structs import replace

from engine.game import Action, Choice, IllegalAction, Option
from engine.games.admiral.arcs import SHOTS, Arcs, arcs, engaged
from engine.games.admiral.asking import ALL, FEWER, FIRE, asking, note, piece, refuse, value
from engine.games.admiral.data import FORT
from engine.games.admiral.losses import ruined, stirred, sunk
from engine.games.admiral.odds import DIE, at_least, salvo_hits
from engine.games.admiral.past import Salvo
from engine.games.admiral.picking import one, picked
from engine.games.admiral.reasons import amiss, missed, no_shot, unfit
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import NOBODY, Fort, State, with_fort, with_ship
from engine.once import remembered
from engine.sailing.asking import wrong
from engine.sailing.odds import percent
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Answer, Key, Number, Path, Piece


class Gun(NamedTuple):
    """A ship or fort that reaches a target: its place (a fort's as ``~place``), its cell, the distance, shots left."""

    place: int
    cell: int
    steps: int
    shots: int


def shots_left(state: State, ship: Ship) -> int:
    """The shots that a ship has left in this wind and turn, before the first wind as in calm (AD-3, AD-34, AD-43,
    AD-50). None where the scenario knows no fire (AD-61).
    """
    if ship.spent or ship.lit or ship.task == "repair" or not state.terms.fire:
        return 0
    wind = state.wind
    return SHOTS[ship.id[0]][wind is not None and wind.force == "storm"] - ship.fired


def fort_shots(state: State, fort: Fort) -> int:
    """The shots that a fort has left in a turn (AD-33, AD-44, AD-61, AD-64)."""
    if not state.terms.fire or not fort.strength or fort.silent or fort.seat == NOBODY:
        return 0
    return FORT.shots[0] - fort.fired


@remembered
def aims(state: State) -> dict[int, list[Gun]]:
    """What the mover can fire at, by its place (a fort's as ``~place``), ships first, and who reaches it (AD-30)."""
    places = engaged(state) if state.terms.fire else ()
    if not places:
        return {}
    aimed, guns = state.aimed, arcs(state.layout)
    found: list[tuple[int, int, int, int]] = []
    for place in places:
        gunner = one(state, place)
        shots = shots_left(state, gunner) if isinstance(gunner, Ship) else fort_shots(state, gunner)
        reached = guns.within[gunner.id[0] if place >= 0 else "fort"][gunner.cell] & aimed
        if reached and shots > 0:
            found.append((place, gunner.cell, reached, shots))
    return _clear(state, guns, found) if found else {}


def _clear(state: State, guns: Arcs, found: list[tuple[int, int, int, int]]) -> dict[int, list[Gun]]:
    """Of what is in range that which nothing hides."""
    forts, ports = state.harbour.forts, state.harbour.ports
    afloat = state.afloat
    hides, hides_forts = afloat | forts, afloat & ports | forts
    foes = state.foes
    reached: dict[int, list[Gun]] = {}
    targets = [(place, ship.cell) for place, ship in enumerate(state.ships) if ship.strength and foes[ship.seat]]
    targets += [(~place, fort.cell) for place, fort in enumerate(state.forts) if fort.strength and foes[fort.seat]]
    for target, there in targets:
        at = 1 << there
        by = []
        for place, cell, cells, shots in found:
            if cells & at:
                steps, between = guns.between[cell][there]
                if not between & (hides if place >= 0 else hides_forts):
                    by.append(Gun(place, cell, steps, shots))
        if by:
            reached[target] = by
    return reached


# ---------------------------------------------------------------- what is asked


_ASK, _ASK_MANY = asking("fire"), asking("shots-several")
_FEWER = Option(FEWER)


def options(state: State) -> tuple[Option, ...]:
    """``fire`` where there is a target."""
    return _OPTION if aims(state) else ()


_OPTION = (Option(FIRE),)


def choose_fire(state: State, path: Path) -> Choice | Action:
    """``fire TARGET {shooters}``, and how many shots of those that have several (AD-32). Raises IllegalAction."""
    found = aims(state)
    if not state.terms.fire:
        raise refuse("no-fire")
    if len(path) == 1:
        if not found:
            raise refuse("no-target")
        return Choice(_ASK, tuple([_target(state, target, guns) for target, guns in found.items()]))
    target = _aimed(state, found, path)
    guns = found[target]
    if len(path) == 2:
        foe = one(state, target)
        options = [_gun(value(one(state, gun.place)), gun.steps, gun.shots, state.terms.hard) for gun in guns]
        ask = asking("shooters", target=value(foe))
        return Choice(ask, tuple(options), most=len(guns), subject=(state.board.cells[foe.cell],))
    return _shots(state, target, _firing(state, found, target, path), path)


def _target(state: State, target: int, guns: list[Gun]) -> Option:
    foe = one(state, target)
    near = sum([gun.shots for gun in guns if gun.steps == 1])
    far = sum([gun.shots for gun in guns if gun.steps > 1])
    return _target_option(foe.id, foe.seat, foe.strength, near, far, state.terms.hard)


@lru_cache(maxsize=1 << 12)
def _target_option(id: str, seat: int, left: int, near: int, far: int, hard: bool) -> Option:
    odds = percent(at_least(near, far, hard, left))
    return Option(piece(id, seat), note("target", left=NUMBERS[left], shots=NUMBERS[near + far], odds=NUMBERS[odds]))


@lru_cache(maxsize=1 << 10)
def _gun(shooter: Piece, steps: int, shots: int, hard: bool) -> Option:
    odds = percent(at_least(steps == 1, steps > 1, hard, 1))
    return Option(shooter, note("shooter", range=NUMBERS[steps], shots=NUMBERS[shots], odds=NUMBERS[odds]))


@lru_cache(maxsize=1 << 12)
def _odds(shots: Key | Number, near: int, far: int, hard: bool, left: int) -> Option:
    odds, hit = percent(at_least(near, far, hard, left)), percent(at_least(near, far, hard, 1))
    return Option(shots, note("odds", odds=NUMBERS[odds], hit=NUMBERS[hit]), confirms=shots == ALL)


def _aimed(state: State, found: dict[int, list[Gun]], path: Path) -> int:
    for target in found:
        if value(one(state, target)) == path[1]:
            return target
    raise _missed(state, path)


def _missed(state: State, path: Path) -> IllegalAction:
    """Why nobody can fire at the target of a path, or none of those who are named."""
    return missed(state, path, "out-of-fire", partial(_no_shot, state))


def _no_shot(state: State, gun: Ship | Fort, foe: Ship | Fort) -> IllegalAction:
    shots = shots_left(state, gun) if isinstance(gun, Ship) else fort_shots(state, gun)
    return no_shot(state, gun, shots, foe)


def _firing(state: State, found: dict[int, list[Gun]], target: int, path: Path) -> list[Gun]:
    guns, foe = found[target], one(state, target)
    why = partial(amiss, state, path, len(found), lambda gun: _no_shot(state, gun, foe), _missed)
    return picked(path[2], [(value(one(state, gun.place)), gun) for gun in guns], 1, len(guns), why)


def _shots(state: State, target: int, guns: list[Gun], path: Path) -> Choice | Action:
    """How many shots: of one ship or fort a number, of several ``all`` or ``fewer`` and then a number for each. The
    notes say how likely all shots of the salvo so far destroy the target, and hit it at all.
    """
    left, hard = one(state, target).strength, state.terms.hard
    several = [gun for gun in guns if gun.shots > 1]
    counts = path[3:]
    if len(guns) > 1 and several:
        if not counts:
            near = sum([gun.shots for gun in guns if gun.steps == 1])
            far = sum([gun.shots for gun in guns if gun.steps > 1])
            return Choice(_ASK_MANY, (_odds(ALL, near, far, hard, left), _FEWER))
        if counts[0] == ALL:
            several = []
        elif counts[0] != FEWER:
            raise refuse("all-or-fewer") if isinstance(counts[0], Number) else wrong()
        counts = counts[1:]
    for gun, count in zip(several, counts, strict=False):
        if not isinstance(count, Number):
            raise _further(state, target, count)
        if not 1 <= count.value <= gun.shots:
            raise refuse("shots-left", ship=value(one(state, gun.place)), n=NUMBERS[gun.shots])
    if len(counts) < len(several):
        gun = several[len(counts)]
        shooter = value(one(state, gun.place))
        given = iter([answer.value for answer in counts if isinstance(answer, Number)])
        sure = [(other.steps, 1 if other.shots == 1 else next(given, 0)) for other in guns if other is not gun]
        near = sum([shots for steps, shots in sure if steps == 1])
        far = sum([shots for steps, shots in sure if steps > 1])
        numbers = [
            _odds(NUMBERS[n], near + n * (gun.steps == 1), far + n * (gun.steps > 1), hard, left)
            for n in range(1, gun.shots + 1)
        ]
        return Choice(asking("shots", ship=shooter), tuple(numbers), subject=(state.board.cells[gun.cell],))
    if len(counts) > len(several):
        raise wrong() if several else _one_way(state, target, guns, counts[0])
    return Action(path)


def _further(state: State, target: int, answer: Answer) -> IllegalAction:
    """Why one that is named behind those who fire doesn't fire too."""
    return unfit(state, answer, (state.mover,), lambda gun: _no_shot(state, gun, one(state, target))) or wrong()


def _one_way(state: State, target: int, guns: list[Gun], count: Answer) -> IllegalAction:
    """A number of shots is said where there is only one way to fire."""
    if not isinstance(count, Number) and count != ALL:
        return _further(state, target, count)
    if len(guns) == 1 and isinstance(count, Number) and count.value != 1:
        return refuse("shots-left", ship=value(one(state, guns[0].place)), n=NUMBERS[guns[0].shots])
    return refuse("needless")


# ---------------------------------------------------------------- what is done


def act_fire(state: State, path: Path, log: Log) -> State:
    """A salvo by one die; each shot reads it by its own distance (AD-31, AD-32). `path`: as `choose_fire` ends it."""
    found = aims(state)
    target = _aimed(state, found, path)
    guns = _firing(state, found, target, path)
    numbers = iter([answer.value for answer in path[3:] if isinstance(answer, Number)])
    fewer = len(guns) == 1 or FEWER in path
    shots = [next(numbers) if fewer and gun.shots > 1 else gun.shots for gun in guns]
    near = sum([count for gun, count in zip(guns, shots, strict=True) if gun.steps == 1])
    total = sum(shots)
    die = log.chance.randrange(DIE) + 1
    hits = salvo_hits(die, near, total - near, state.terms.hard)
    foe = one(state, target)
    left = max(0, foe.strength - hits)
    log.tell(
        "admiral-event-missed" if not hits else "admiral-event-hit" if left else "admiral-event-destroyed",
        reveals=True, seat=SEATS[state.mover], ship=tuple([value(one(state, gun.place)) for gun in guns]),
        target=value(foe), n=NUMBERS[total], die=NUMBERS[die], hits=NUMBERS[hits], left=NUMBERS[left],
        fort=NUMBERS[target < 0],
    )  # fmt: skip
    salvo = Salvo(state.turn, state.mover, tuple([gun.cell for gun in guns]), foe.cell, total, die, hits)
    state = replace(_fired(state, guns, shots), salvos=(*state.salvos, salvo))
    return _struck(state, target, left, log) if hits else state


def _fired(state: State, guns: list[Gun], shots: list[int]) -> State:
    ships, forts = list(state.ships), list(state.forts)
    for gun, count in zip(guns, shots, strict=True):
        if gun.place >= 0:
            ship = ships[gun.place]
            ships[gun.place] = replace(ship, fired=ship.fired + count)
        else:
            fort = forts[~gun.place]
            forts[~gun.place] = replace(fort, fired=fort.fired + count)
    return replace(state, ships=state.muster.changed(ships), forts=tuple(forts))


def _struck(state: State, target: int, left: int, log: Log) -> State:
    """A target has so much strength left (AD-33)."""
    if target >= 0:
        state = stirred(state)
        if not left:
            return sunk(state, target, log)
        return with_ship(state, target, replace(state.ships[target], strength=left))
    fort = state.forts[~target]
    if fort.seat != NOBODY:
        state = stirred(state)
    if not left:
        return ruined(state, ~target, log)
    return with_fort(state, ~target, replace(fort, strength=left))
