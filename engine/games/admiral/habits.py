"""What is done for a seat that lets its time run out: a simple, sound move, never an illegal one.

It also serves as the simplest opponent. It knows what its seat knows, and does the same in the same position.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.flow import Step, open_step
from engine.game import Action, Choice
from engine.games.admiral.asking import (
    ALL,
    BOARD,
    DRIFT,
    END,
    FEWER,
    FIRE,
    LOAD,
    REPAIR,
    STAY,
    STORM,
    UNLOAD,
    USUAL,
    WIND,
    WORK,
    value,
)
from engine.games.admiral.boarding import MOST, boards
from engine.games.admiral.drifting import following
from engine.games.admiral.fire import Gun, aims
from engine.games.admiral.pearls import at_sea, landable, loadable
from engine.games.admiral.picking import one
from engine.games.admiral.placing import choose_place, fort_of
from engine.games.admiral.play import choose
from engine.games.admiral.reach import free
from engine.games.admiral.repair import repairable, works
from engine.games.admiral.state import Drift, Join, Pearls, Place, Share, Ship, State, Turn, fleet_of
from engine.games.admiral.storming import garrison, storms
from engine.games.admiral.turn import must_drift
from engine.games.admiral.worth import Prospect, boarding, hurt, leagues, shots, storming
from engine.sailing.resuming import Resume
from engine.sailing.telling import NUMBERS
from engine.seating import check_seat
from engine.values import Cell, Path, Picks

GAIN = 2.0
"""A fight must be worth more than that."""
FRAIL = 3
"""Ships work on an own fort with so much strength left or less."""


def default(state: State, seat: int) -> Action | None:
    """A move for this seat: it loads pearls and brings them home, fires where that is worth most, boards and storms
    where points favour it, repairs what is badly damaged, sails for its goal or whom it hunts.

    None for a seat that owes nothing: standing orders are left as they are. Raises ValueError for what is no seat.
    """
    check_seat(seat, len(state.orders))
    step = open_step(state, seat)
    return None if step is None else Action(_path(state, seat, step))


def _path(state: State, seat: int, step: Step) -> Path:
    if isinstance(step, Turn):
        return _in_turn(state, seat)
    if isinstance(step, Drift):
        return _drift(state, seat)
    if isinstance(step, Join):
        return _join(state, step)
    if isinstance(step, Place):
        return _placed(state, step)
    if isinstance(step, Resume):
        return (WIND,)
    assert isinstance(step, Share | Pearls)
    return (USUAL,)


def _in_turn(state: State, seat: int) -> Path:
    """Cargo first, then prizes, shots, fights, repairs, moves; what one of them has opened comes next time."""
    found = (
        _cargo(state, seat) or _boarding(state, prizes=True) or _salvo(state) or _boarding(state)
        or _storming(state) or _repair(state, seat) or _move(state, seat)
    )  # fmt: skip
    return found or ((DRIFT,) if must_drift(state) else (END,))


def _cargo(state: State, seat: int) -> Path | None:
    """Land all, load what lies in the sea (AD-63)."""
    for _, ship in fleet_of(state, seat):
        if not state.lures >> ship.cell & 1:
            continue
        n = landable(state, ship)
        if n:
            return (value(ship), UNLOAD) if n == 1 else (value(ship), UNLOAD, NUMBERS[n])
        wanted = at_sea(state, ship.cell)
        n = loadable(state, ship) if wanted else 0
        if n:
            return (value(ship), LOAD) if n == 1 else (value(ship), LOAD, NUMBERS[min(n, wanted)])
    return None


# ---------------------------------------------------------------- fire and fights


def _salvo(state: State) -> Path | None:
    """The salvo that is worth most for each shot: as many as it takes to sink, else all (AD-32)."""
    best, path, hard = 0.0, None, state.terms.hard
    for target, guns in aims(state).items():
        foe = one(state, target)
        firing = _enough(guns, foe.strength)
        near = sum([n for gun, n in firing if gun.steps == 1])
        far = sum([n for gun, n in firing if gun.steps > 1])
        worth = shots(foe, near, far, hard) / (near + far)
        if worth > best:
            best, path = worth, (FIRE, value(foe), *_shooters(state, guns, dict(firing)))
    return path


def _enough(guns: list[Gun], left: int) -> list[tuple[Gun, int]]:
    """Who fires how often: those beside the target first, few rather than many, and no more shots than it has strength
    left.
    """
    found = []
    for gun in sorted(guns, key=lambda gun: (gun.steps > 1, -gun.shots)):
        if left:
            n = min(gun.shots, left)
            found.append((gun, n))
            left -= n
    return found


def _shooters(state: State, guns: list[Gun], firing: dict[Gun, int]) -> Path:
    """The rest of a path that begins with ``fire TARGET``."""
    chosen = [gun for gun in guns if gun in firing]
    who = Picks(tuple([value(one(state, gun.place)) for gun in chosen]))
    several = [gun for gun in chosen if gun.shots > 1]
    if not several:
        return (who,)
    numbers = tuple([NUMBERS[firing[gun]] for gun in several])
    if len(chosen) == 1:
        return (who, *numbers)
    return (who, ALL) if all(firing[gun] == gun.shots for gun in several) else (who, FEWER, *numbers)


def _strongest(ships: Sequence[Ship], most: int) -> list[list[Ship]]:
    """The strongest one, the two strongest, and so on; each set in ship order."""
    order = sorted(ships, key=lambda ship: -ship.strength)
    return [[ship for ship in ships if ship in order[:n]] for n in range(1, min(most, len(ships)) + 1)]


def _boarding(state: State, prizes: bool = False) -> Path | None:
    """`prizes`: those that carry pearls alone, which go down with a ship that is sunk (AD-63)."""
    best, path = GAIN, None
    for target, by in boards(state).items():
        foe = state.ships[target]
        if prizes and not foe.pearls:
            continue
        for ships in _strongest([state.ships[place] for place in by], MOST):
            worth = boarding(ships, foe)
            if worth > best:
                best, path = worth, (BOARD, value(foe), _picks(ships))
    return path


def _storming(state: State) -> Path | None:
    """By what everybody sees: all who can are taken to join the defence (AD-44)."""
    best, path = GAIN, None
    for place, by in storms(state).items():
        fort, joined = state.forts[place], [state.ships[at] for at in garrison(state, place)]
        for ships in _strongest([state.ships[at] for at in by], len(by)):
            worth = storming(ships, fort, joined)
            if worth > best:
                best, path = worth, (STORM, value(fort), _picks(ships))
    return path


def _picks(ships: Sequence[Ship]) -> Picks:
    return Picks(tuple([value(ship) for ship in ships]))


def _join(state: State, step: Join) -> Path:
    """So many of the strongest as leave the attacker least."""
    attackers, fort = [state.ships[place] for place in step.attackers], state.forts[step.fort]
    ships = [state.ships[place] for place in garrison(state, step.fort)]
    joined = min([[], *_strongest(ships, len(ships))], key=lambda joined: storming(attackers, fort, joined))
    return (_picks(joined),)


# ---------------------------------------------------------------- repair and moves


def _repair(state: State, seat: int) -> Path | None:
    """Ships that are badly damaged, and own forts (AD-50 to AD-52)."""
    if not state.terms.repair:
        return None
    for place, ship in fleet_of(state, seat):
        if not state.harbour.ports >> ship.cell & 1:
            continue
        if hurt(ship) and repairable(state, ship):
            return (value(ship), REPAIR)
        for mate, forts in works(state, place).items():
            at = forts[0]
            if state.forts[at].seat == seat and state.forts[at].strength <= FRAIL:
                path = (value(ship), WORK, value(state.ships[mate]))
                return path if len(forts) == 1 else (*path, value(state.forts[at]))
    return None


def _move(state: State, seat: int) -> Path | None:
    """The first ship that lies better elsewhere goes there."""
    if state.stormy:
        return None
    prospect = Prospect(state, seat)
    for place, ship in prospect.fleet:
        if free(ship):
            cell = prospect.best(place, ship)
            if cell is not None:
                return (value(ship), state.board.cells[cell])
    return None


def _drift(state: State, seat: int) -> Path:
    """Where the drift ends best, or shelter (AD-22)."""
    found = following(state)
    assert found is not None
    place, ship = found[0], state.ships[found[0]]
    question = choose(state, seat)
    assert isinstance(question, Choice)
    answers = [option.value for option in question.options]
    worth = Prospect(state, seat).place(place, ship)
    cells = {answer: worth(state.board.index[answer]) for answer in answers if isinstance(answer, Cell)}
    best = max(cells, key=cells.__getitem__)
    if STAY in answers and worth(ship.cell) >= cells[best]:
        return (STAY,)
    return (best,)


def _placed(state: State, step: Place) -> Path:
    """The first fort that is free, and in its port where it is nearest to the goal (AD-61)."""
    path: Path = ()
    while isinstance(question := choose_place(state, step, path), Choice):
        answer = question.options[0].value
        if path:
            place = fort_of(state, path[0])
            assert place is not None
            goal = state.forts[place].goal
            if goal >= 0:
                forts = tuple([fort.cell for fort in state.forts])
                far = leagues(state.layout, forts, state.harbour.port[goal], state.terms.least)
                answer = min(
                    [option.value for option in question.options], key=lambda cell: far[state.board.index[cell]]
                )
        path = (*path, answer)
    return path
