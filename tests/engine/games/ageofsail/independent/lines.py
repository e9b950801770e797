"""Line tactics: to declare a line, what may be done with one, and to leave it (AS-40, AS-41)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.engine.games.ageofsail.independent.battle import Battle, Play, Ship
from tests.engine.games.ageofsail.independent.forts import repair_paths
from tests.engine.games.ageofsail.independent.gunnery import targets
from tests.engine.games.ageofsail.independent.line_sailing import activate_line
from tests.engine.games.ageofsail.independent.sailing import activate, cells_ahead, works
from tests.engine.games.ageofsail.independent.wind import reach
from tests.engine.sailing.independent.sea import COURSES, adjacent, name_of

LINE_WORDS = ("form", "line", "leave")


def may_come_next(battle: Battle, named: list[Ship]) -> list[Ship]:
    """Which ships may be named after these for a line: own ones, each adjacent to the one before it, that may still be
    turned in this turn (AS-32, AS-40)."""
    return [
        ship
        for ship in battle.fleet(battle.mover)
        if not ship.barred and ship not in named and (not named or adjacent(named[-1].cell, ship.cell))
    ]


def may_be_line(battle: Battle, named: list[Ship]) -> bool:
    """Whether these, in this order, may be declared a line: two or more on consecutive adjacent cells; lines that there
    are go in whole, and not as they are (AS-40)."""
    if len(named) < 2 or named in battle.lines:
        return False
    if any(ship not in may_come_next(battle, named[:place]) for place, ship in enumerate(named)):
        return False
    return all(mate in named for ship in named for mate in battle.line_of(ship) or [])


def longer(battle: Battle, named: list[Ship]) -> Iterator[list[Ship]]:
    """The lines that begin with these and go on."""
    for ship in may_come_next(battle, named):
        further = [*named, ship]
        if may_be_line(battle, further):
            yield further
        if can_take_in(battle, further):
            yield from longer(battle, further)


def can_take_in(battle: Battle, named: list[Ship]) -> bool:
    """Whether the mates that these must take in still hang together with the last of them: only to look no further."""
    missing = [mate for ship in named for mate in battle.line_of(ship) or [] if mate not in named]
    near, new = [], [named[-1]]
    while new:
        ship = new.pop()
        found = [other for other in may_come_next(battle, [*named[:-1], ship]) if other not in near + named]
        near += found
        new += found
    return all(mate in near for mate in missing)


def may_begin_line(battle: Battle, named: list[Ship]) -> bool:
    """Whether a line may begin with these and go on."""
    return battle.line and next(longer(battle, named), None) is not None


def legal_lines(battle: Battle) -> list[list[Ship]]:
    """All that may be declared now."""
    return list(longer(battle, [])) if battle.line else []


def declare(battle: Battle, named: list[Ship]) -> None:
    """They are a line: all turn to the heading of the first, and it is the end of their activation (AS-40)."""
    battle.lines = [line for line in battle.lines if not set(map(id, line)) & set(map(id, named))] + [list(named)]
    for ship in named:
        ship.heading = named[0].heading
        ship.acted = True


def line_paths(battle: Battle) -> set[str]:
    """What the mover may do with lines between activations: declare, sail, leave."""
    ways = set()
    if battle.lists_lines:
        ways = {" ".join(["form", *(ship.id for ship in named)]) for named in legal_lines(battle)}
    for line in battle.lines:
        if line[0].seat == battle.mover and not any(ship.acted or ship.barred for ship in line):
            ways |= {f"line {line[0].id} {way}" for way in sailing_ways(battle, line)}
            ways |= {f"leave {ship.id} {way}" for ship in line for way in leaving_ways(battle, line, ship)}
    return ways


def sailing_ways(battle: Battle, line: list[Ship]) -> set[str]:
    """Where a line may sail, by the range of its first; or only the first turns, and they work where they lie."""
    first = line[0]
    ways = {name_of(c) for course in COURSES for c in cells_ahead(battle, first, course, reach(battle, course, first))}
    return ways | {course for course in COURSES if course != first.heading or works_at_start(battle, line, course)}


def works_at_start(battle: Battle, line: list[Ship], course: str) -> bool:
    """Whether there is something to do where a line lies when its first is turned so, but to sail."""
    return (
        works(battle, line[0], course)
        or any(works(battle, ship, ship.heading) for ship in line[1:])
        or any(repair_paths(battle, ship) for ship in line)
    )


def leaving_ways(battle: Battle, line: list[Ship], ship: Ship) -> set[str]:
    """Where one may leave to, on another heading than that of the line, which is its first's; or the heading, where
    there is something to do before it sails (AS-41)."""
    ways = set()
    for course in COURSES:
        ahead = cells_ahead(battle, ship, course, reach(battle, course, ship)) if course != line[0].heading else []
        ways |= {name_of(cell) for cell in ahead}
        if ahead and targets(battle, ship, course):
            ways.add(course)
    return ways


def act(battle: Battle, word: str, rest: list[str]) -> Play:
    """Does one of the `line_paths`. Raises BattleOver."""
    if word == "form":
        declare(battle, [battle.named(name) for name in rest])
        return
    ship = battle.named(rest[0])
    line = battle.line_of(ship)
    assert line is not None
    if word == "leave":
        yield from leave(battle, line, ship, rest[1])
    else:
        yield from activate_line(battle, line, rest[1])


def leave(battle: Battle, line: list[Ship], ship: Ship, way: str) -> Play:
    """A ship leaves: it is activated by itself, then those behind close up (AS-41). Raises BattleOver."""
    place, gap = line.index(ship), ship.cell
    line.remove(ship)
    dissolved = len(line) < 2
    if dissolved:
        battle.lines.remove(line)
    battle.must_sail = True
    yield from activate(battle, ship, [way])
    battle.must_sail = False
    if not dissolved:
        if battle.ship_at(gap) is None:
            battle.close_up(line, place, gap)
        battle.tear(line, place)
        battle.settled()
