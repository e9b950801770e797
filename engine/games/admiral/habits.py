"""What is done for a seat that lets its time run out: a simple, sound move, never an illegal one.

It also serves as the simplest opponent. It knows what its seat knows, and does the same in the same position.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.flow import Step, open_step
from engine.game import Action, Choice
from engine.games.admiral import fireships, homes
from engine.games.admiral.asking import (
    BOARD,
    DRIFT,
    END,
    EXPLODE,
    FIRE,
    FIRESHIP,
    GIVE,
    LOAD,
    LOT,
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
from engine.games.admiral.fire import aims
from engine.games.admiral.gunners import enough, shooters, strongest
from engine.games.admiral.losses import sunk
from engine.games.admiral.parties import foes
from engine.games.admiral.pearls import act_cargo, at_sea, landable, loadable
from engine.games.admiral.picking import one
from engine.games.admiral.placing import choose_place, fort_of
from engine.games.admiral.play import choose
from engine.games.admiral.reach import free
from engine.games.admiral.reefs import charted
from engine.games.admiral.repair import repairable, works
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import (
    Drift,
    Join,
    Mines,
    Pearls,
    Place,
    Reefs,
    Sail,
    Share,
    State,
    Turn,
    fleet_of,
)
from engine.games.admiral.storming import garrison, storms
from engine.games.admiral.turn import must_drift
from engine.games.admiral.victory import ended
from engine.games.admiral.worth import HULL, Prospect, boarding, harm, hurt, leagues, shots, storming
from engine.sailing.resuming import Resume
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.seating import check_seat
from engine.values import Cell, Path, Picks

GAIN = 2.0
"""A fight must be worth more than that."""
CAUGHT = 0.3
"""So much of the harm that a fireship could do now she is taken to do in the next turn."""
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
    if isinstance(step, Reefs):
        return _reefs(state, step)
    if isinstance(step, Mines):
        return (LOT,)
    if isinstance(step, Sail):
        return _sail(state, seat, step)
    if isinstance(step, Resume):
        return (WIND,)
    assert isinstance(step, Share | Pearls)
    return (USUAL,)


def _in_turn(state: State, seat: int) -> Path:
    """Cargo first, then prizes, shots, fights, repairs, moves; what one of them has opened comes next time."""
    found = (
        _cargo(state, seat) or _boarding(state, prizes=True) or _declaration(state) or _salvo(state) or _boarding(state)
        or _storming(state) or _gift(state) or _repair(state, seat) or _move(state, seat) or _explosion(state)
    )  # fmt: skip
    return found or ((DRIFT,) if must_drift(state) else (END,))


def _cargo(state: State, seat: int) -> Path | None:
    """Land all, unless others win by that, load what lies in the sea (AD-63, AD-64)."""
    for place, ship in fleet_of(state, seat):
        if not state.lures >> ship.cell & 1:
            continue
        n = landable(state, ship)
        if n:
            path = (value(ship), UNLOAD) if n == 1 else (value(ship), UNLOAD, NUMBERS[n])
            if not _lost(act_cargo(state, place, path, Log(None)), seat):
                return path
        wanted = at_sea(state, ship.cell)
        n = loadable(state, ship) if wanted and not ship.lit else 0
        if n:
            return (value(ship), LOAD) if n == 1 else (value(ship), LOAD, NUMBERS[min(n, wanted)])
    return None


def _lost(state: State, seat: int) -> bool:
    """Whether this is the end, and others have won (AD-64)."""
    over = ended(state, Log(None)).over
    return over is not None and seat not in over.winners


# ---------------------------------------------------------------- fire and fights


def _salvo(state: State) -> Path | None:
    """The salvo that is worth most for each shot: as many as it takes to sink, else all (AD-32); none at a ship with
    whose pearls the game would be lost (AD-64).
    """
    best, path, hard = 0.0, None, state.terms.hard
    for target, guns in aims(state).items():
        foe = one(state, target)
        firing = enough(guns, foe.strength)
        near = sum([n for gun, n in firing if gun.steps == 1])
        far = sum([n for gun, n in firing if gun.steps > 1])
        worth = shots(foe, near, far, hard) / (near + far)
        if worth > best and not (foe.pearls and near + far >= foe.strength and _sinks_all(state, target)):
            best, path = worth, (FIRE, value(foe), *shooters(state, guns, dict(firing)))
    return path


def _sinks_all(state: State, target: int) -> bool:
    """Whether the game is lost with a ship that is sunk, and her pearls (AD-64)."""
    return target >= 0 and _lost(sunk(state, target, Log(None)), state.mover)


def _boarding(state: State, prizes: bool = False) -> Path | None:
    """`prizes`: those that carry pearls alone, which go down with a ship that is sunk (AD-63)."""
    best, path = GAIN, None
    for target, by in boards(state).items():
        foe = state.ships[target]
        if prizes and not foe.pearls:
            continue
        for ships in strongest([state.ships[place] for place in by], MOST):
            worth = boarding(ships, foe)
            if worth > best:
                best, path = worth, (BOARD, value(foe), _picks(ships))
    return path


def _storming(state: State) -> Path | None:
    """By what everybody sees: all who can are taken to join the defence (AD-44)."""
    best, path = GAIN, None
    for place, by in storms(state).items():
        fort, joined = state.forts[place], [state.ships[at] for at in garrison(state, place)]
        for ships in strongest([state.ships[at] for at in by], len(by)):
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
    joined = min([[], *strongest(ships, len(ships))], key=lambda joined: storming(attackers, fort, joined))
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


def _gift(state: State) -> Path | None:
    """A fort for a partner who has none, of several; the weakest (AD-68)."""
    if not homes.options(state):
        return None
    partners = [seat for seat in homes.takers(state) if not state.foes[seat]]
    forts = [fort for fort in state.forts if fort.seat == state.mover and fort.strength]
    if not partners or len(forts) < 2:
        return None
    return (GIVE, value(min(forts, key=lambda fort: fort.strength)), SEATS[partners[0]])


def _declaration(state: State) -> Path | None:
    """A ship that is nearly lost anyway becomes a fireship where she lies beside so many rivals that it is worth it
    even if most of them get away, or she is sunk before (AD-34).
    """
    if not state.terms.fireships:
        return None
    for place in state.own:
        ship = state.ships[place]
        nearly_lost = hurt(ship) and not ship.pearls and fireships.declarable(state, ship)
        if nearly_lost and CAUGHT * harm(state, place, ship.cell) > ship.strength + HULL:
            return (FIRESHIP, value(ship))
    return None


def _explosion(state: State) -> Path | None:
    """A fireship that does rivals more harm than the own side explodes now; any other does at the end (AD-34)."""
    for place in fireships.ready(state):
        ship = state.ships[place]
        if harm(state, place, ship.cell) > 0:
            return (EXPLODE, value(ship))
    return None


def _move(state: State, seat: int) -> Path | None:
    """The first ship that lies better elsewhere goes there: fireships first, so that the others keep away from them."""
    if state.stormy:
        return None
    prospect = Prospect(state, seat)
    for place, ship in sorted(prospect.fleet, key=lambda one: not one[1].lit):
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


def _sail(state: State, seat: int, step: Sail) -> Path:
    """Where on her course a ship that has met a mine lies best (AD-56)."""
    question = choose(state, seat)
    assert isinstance(question, Choice)
    worth = Prospect(state, seat).place(step.place, state.ships[step.place])
    cells = [option.value for option in question.options]
    return (max(cells, key=lambda cell: worth(state.board.index[cell])),)


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


def _reefs(state: State, step: Reefs) -> Path:
    """Where they are in rivals' way rather than in one's own: near their forts, far from those of the team (AD-62)."""
    assert step.seat is not None
    apart, against = state.board.sea.apart, foes(state.sides, step.seat)
    theirs = [fort.cell for fort in state.forts if fort.seat >= 0 and against[fort.seat]]
    ours = [fort.cell for fort in state.forts if not against[fort.seat]]

    def nuisance(cell: int) -> int:
        far = [min([apart[cell][fort] for fort in forts], default=0) for forts in (theirs, ours)]
        return far[0] - far[1]

    found, laid = charted(state), 0
    path: Path = ()
    while laid.bit_count() < step.reefs and (cells := found.reefs(laid)):
        cell = min(cells, key=nuisance)
        laid |= 1 << cell
        path = (*path, state.board.cells[cell])
    return path
