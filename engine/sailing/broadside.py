"""Shots at what lies abeam, and what a target answers at once (AS-10 to AS-14, AS-17).

A mast that is lost is the game's to take off: what fires tells of it and returns whether it hit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple, TypeAlias, TypeVar

from msgspec.structs import replace

from engine.game import Action, Choice
from engine.sailing.afloat import Afloat, noted
from engine.sailing.asking import NUMBER_OPTIONS, Chart, refuse, wrong
from engine.sailing.gunnery import Volley, reply, volley
from engine.sailing.sea import COURSES, Sea
from engine.sailing.ships import Muster, Ship, abeam, at, value, with_ship
from engine.sailing.telling import NUMBERS, SEATS, Log, numbers
from engine.values import Number, Path, Value, line

S = TypeVar("S", bound=Afloat)
Target: TypeAlias = tuple[int, int, int]
"""The side, the cell, and the place of the ship there (-1: something else)."""
_SHOTS = line("sailing-ask-shots")


class Struck(NamedTuple):
    """By which lines it is told what came of a shot or salvo at a ship."""

    missed: str
    hit: str
    sunk: str


_SHOT = Struck("sailing-event-shot-missed", "sailing-event-shot-hit", "sailing-event-shot-sunk")
_ANSWER = Struck("sailing-event-answer-missed", "sailing-event-answer-hit", "sailing-event-answer-sunk")


def targets(sea: Sea, ships: Muster, ship: Ship, besides: Callable[[int], bool] | None = None) -> Iterator[Target]:
    """What a ship may fire at where she lies: others' ships abeam, on sides that have shots left (AS-10, AS-11).

    `besides`: whether a cell without a ship has something else to fire at.
    """
    for side, cell in abeam(sea, ship):
        if ship.left(side):
            found = at(ships, cell)
            if found is not None:
                if ships[found].seat != ship.seat:
                    yield side, cell, found
            elif besides is not None and besides(cell):
                yield side, cell, -1


def choose_shots(chart: Chart, ship: Ship, targets: Iterable[Target], path: Path) -> Choice | Action:
    """A target's cell and how many shots joined (AS-11). Raises IllegalAction for a path to nowhere."""
    cell = chart.index.get(path[0])
    side = next((side for side, there, _ in targets if there == cell), None)
    if side is None:
        raise wrong() if cell is None else refuse("abeam", cell=chart.cells[cell])
    left = ship.left(side)
    if len(path) == 1:
        return Choice(_SHOTS, NUMBER_OPTIONS[1 : left + 1], subject=path)
    shots = path[1]
    if len(path) > 2 or not isinstance(shots, Number) or not 1 <= shots.value <= left:
        raise wrong()
    return Action(path)


def fired(sea: Sea, state: S, place: int, cell: int, shots: int) -> S:
    """A ship has so many shots less on the side of a cell abeam."""
    ship = state.ships[place]
    after = ship.with_fired(ship.facing(sea.bearing(ship.cell, cell)), shots)
    return replace(state, ships=with_ship(state.ships, place, after))


def fire(
    sea: Sea, state: S, place: int, target: int, shots: int, log: Log, bonus: int = 0, guard: int = 0
) -> tuple[S, bool]:
    """A ship fires so many shots joined at another abeam: the state without the mast lost, and whether it hit (AS-12).

    `bonus` is added to each die of the attacker, `guard` to the defender's (AS-14).
    """
    state = fired(sea, state, place, state.ships[target].cell, shots)
    return _rolled(state, place, target, volley(log.chance, shots, bonus, guard), guard, _SHOT, log)


def answer(sea: Sea, state: S, place: int, attacker: int, log: Log, bonus: int = 0, guard: int = 0) -> tuple[S, bool]:
    """What a ship that was fired at answers by her owner's orders: the state without the mast that the attacker loses,
    and whether he was hit (AS-13, AS-17). `bonus`, `guard`: hers and the attacker's, as for `fire`.

    She answers nothing if she was lost, or if her crew was changed this turn (AS-32). What she does tells of orders
    that only her owner knows, so all of it reveals.
    """
    ship = state.ships[place]
    if not ship.masts or ship.barred:
        return state, False
    does = reply(ship, sea.bearing(ship.cell, state.ships[attacker].cell), state.orders[ship.seat])
    if does.held:
        log.tell("sailing-event-held", reveals=True, seat=SEATS[ship.seat], ship=value(ship))
    elif does.heading is not None:
        course = COURSES[does.heading]
        log.tell("sailing-event-bears", reveals=True, seat=SEATS[ship.seat], ship=value(ship), course=course)
        return replace(state, ships=with_ship(state.ships, place, replace(ship, heading=does.heading))), False
    elif does.shots:
        state = replace(state, ships=with_ship(state.ships, place, ship.with_fired(does.side, does.shots)))
        rolled = volley(log.chance, does.shots, bonus, guard)
        return _rolled(state, place, attacker, rolled, guard, _ANSWER, log)
    return state, False


def _rolled(state: S, place: int, target: int, rolled: Volley, guard: int, ids: Struck, log: Log) -> tuple[S, bool]:
    ship, foe = state.ships[place], state.ships[target]
    tell_struck(foe, rolled, ids, log, guard, seat=SEATS[ship.seat], ship=value(ship))
    return noted(state, ship.seat, ship.cell, foe.cell, rolled), rolled.hit


def tell_struck(target: Ship, rolled: Volley, ids: Struck, log: Log, guard: int = 0, **by: Value) -> None:
    """It is told what was rolled for a shot or salvo at a ship; `by` says who fired."""
    id = ids.missed if not rolled.hit else ids.hit if target.masts > 1 else ids.sunk
    log.tell(
        id, reveals=True, **by, owner=SEATS[target.seat], target=value(target), **dice(rolled, guard),
        left=NUMBERS[target.masts - rolled.hit],
    )  # fmt: skip


def dice(rolled: Volley, guard: int = 0) -> dict[str, Value | tuple[Value, ...]]:
    """What is told of a shot or salvo: `n` dice, what is added to their sum, the defender's die and what is added to it
    (`guard`), equal rolls before.
    """
    return {
        "n": NUMBERS[len(rolled.dice)], "dice": numbers(rolled.dice), "bonus": NUMBERS[rolled.bonus],
        "defence": NUMBERS[rolled.defence - guard], "guard": NUMBERS[guard],
        "again": NUMBERS[min(rolled.again, len(NUMBERS) - 1)],
    }  # fmt: skip
