"""One activation of a line: its steps, its stops, and the boarding of its first (AS-40, AS-42)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field

from tests.engine.games.ageofsail.independent.battle import Battle, Play, Question, Ship
from tests.engine.games.ageofsail.independent.boarding import board
from tests.engine.games.ageofsail.independent.forts import entered, repair, repair_paths
from tests.engine.games.ageofsail.independent.gunnery import attack, targets
from tests.engine.games.ageofsail.independent.sailing import cells_ahead, onward, works
from tests.engine.games.ageofsail.independent.wind import reach
from tests.engine.sailing.independent.sea import COURSES, Cell, cell_of, course_to, name_of, step

Fire = Generator[Question, str, bool]
"""A piece of play that tells whether cannons fired in it."""


@dataclass
class Passage:
    """What is kept of the activation of a line."""

    line: list[Ship]
    """Its ships as they are now; those that are lost or have left aren't in it."""
    crew: list[Ship]
    """Its ships as it set out, in order: who falls out on the way may still fire where the line stops (AS-42)."""
    sails: bool = True
    """Whether it may sail on: not after a boarding, after its first is lost, nor after one works as below."""
    fired: list[str] = field(default_factory=list)
    """Who has fired, and so can't be repaired (AS-35)."""
    finished: list[str] = field(default_factory=list)
    """Who has been repaired or has landed masts, and does nothing more (AS-35, AS-52)."""


def activate_line(battle: Battle, line: list[Ship], way: str) -> Play:
    """From the choice of a course or a cell to the end (AS-40). Raises BattleOver."""
    passage, first = Passage(line, list(line)), line[0]
    battle.active, battle.moved = first, 0
    for ship in line:
        ship.acted = True
    if way in COURSES:
        first.heading = way
        if works_of(battle, passage) or any(repairs(battle, passage, ship) for ship in line):
            yield from stops(battle, passage)
    else:
        goal = cell_of(way)
        first.heading = next(c for c in COURSES if goal in cells_ahead(battle, first, c, reach(battle, c, first)))
        yield from sail(battle, passage, goal)
    battle.active = None


def sail(battle: Battle, passage: Passage, goal: Cell) -> Play:
    """Straight ahead to a cell, one after the other; cannon fire interrupts it (AS-33). Raises BattleOver."""
    fired = False
    while not fired and passage.sails and passage.line[0].cell != goal:
        fired = yield from advance(battle, passage)
    if fired or works_of(battle, passage):
        yield from stops(battle, passage)


def advance(battle: Battle, passage: Passage) -> Fire:
    """The first sails a cell, then the others follow in its track, one after the other (AS-40). Raises BattleOver."""
    line, sailing = passage.line, list(passage.line)
    track = [ship.cell for ship in sailing]
    first = line[0]
    ahead = step(first.cell, first.heading)
    enemy = battle.ship_at(ahead)
    battle.moved += 1
    fired = yield from enter(battle, first, first.heading)
    if not first.afloat:
        passage.sails = False
        return fired
    if enemy is not None and enemy.afloat:
        passage.sails = False
        yield from board(battle, first, enemy)
        if first not in line:
            return fired
        if battle.ship_at(track[0]) is not None:
            battle.tear(line, 1)
            return fired
    else:
        battle.settled()
    battle.following = True
    for ship, cell in zip(sailing[1:], track, strict=False):
        fired |= yield from enter(battle, ship, course_to(ship.cell, cell))
        if ship.afloat:
            battle.settled()
    battle.following = False
    for ship in sailing:
        if not ship.afloat:
            battle.fall_out(ship)
    battle.settled()
    return fired


def enter(battle: Battle, ship: Ship, course: str) -> Fire:
    """One ship enters the next cell on this course, its heading now, and draws fort fire (AS-33, AS-42)."""
    ship.cell, ship.heading = step(ship.cell, course), course
    battle.busy.add(ship.id)
    return (yield from entered(battle, ship))


def able(battle: Battle, passage: Passage) -> list[Ship]:
    """Those who may still do something, in the order of the line: own ones that aren't barred or finished."""
    own = [ship for ship in passage.crew if ship.afloat and ship.seat == battle.mover]
    return [ship for ship in own if not ship.barred and ship.id not in passage.finished]


def works_of(battle: Battle, passage: Passage) -> bool:
    """Whether one of them has something to do but to sail, where they lie after they have sailed."""
    return any(works(battle, ship, ship.heading) for ship in able(battle, passage))


def repairs(battle: Battle, passage: Passage, ship: Ship) -> set[str]:
    """The cards for which a ship of a line may be repaired: one that hasn't fired, while the line hasn't sailed
    (AS-35)."""
    if battle.moved or ship.id in passage.fired:
        return set()
    return {way.split()[1] for way in repair_paths(battle, ship)}


def further(battle: Battle, passage: Passage) -> list[Cell]:
    """Where the line may sail on."""
    return onward(battle, passage.line[0]) if passage.sails else []


def stop_paths(battle: Battle, passage: Passage, place: int) -> set[str]:
    """What may be done at a stop: those from this place in the line on attack; any repairs or lands; the line sails on
    (AS-35, AS-40, AS-42, AS-52)."""
    ways = {f"on {name_of(cell)}" for cell in further(battle, passage)} | {"done"}
    for ship in able(battle, passage):
        ways |= {f"{ship.id} {way}" for way in battle.landings(ship)}
        ways |= {f"{ship.id} repair {name}" for name in repairs(battle, passage, ship)}
        if passage.crew.index(ship) >= place:
            ways |= {
                f"{ship.id} {name_of(cell)} {shots}"
                for cell, left in targets(battle, ship, ship.heading)
                for shots in range(1, left + 1)
            }
    return ways


def stops(battle: Battle, passage: Passage) -> Play:
    """The line has stopped where there is something to do, until it sails on or is done (AS-16, AS-42).

    Raises BattleOver.
    """
    place = 0

    def ways() -> set[str]:
        return stop_paths(battle, passage, place)

    while ways() != {"done"}:
        said = yield Question(battle.mover, "stop", ways)
        if said == "done":
            return
        first, *rest = said.split()
        if first == "on":
            yield from sail(battle, passage, cell_of(rest[0]))
            return
        ship = battle.named(first)
        if rest[0] == "repair":
            repair(battle, ship, rest[1], ship.heading)
            passage.finished.append(first)
        elif rest[0] == "land":
            battle.land(ship, " ".join(rest))
            passage.finished.append(first)
        else:
            place = passage.crew.index(ship)
            passage.fired.append(first)
            attack(battle, ship, cell_of(rest[0]), int(rest[1]))
        passage.sails = passage.sails and passage.crew[0].afloat and not passage.finished
