"""What cells, ships and mercenaries do (SL-30 to SL-34), and the resolving of the steps that wait for it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.sealords.gunnery import SHOT_COURSES, fire, met, struck, targets
from engine.games.sealords.handler import PLAIN, Automatic, Handler, OnCell, asking, idle, subject, waiting, wrong
from engine.games.sealords.mines import ClearMine, Decoys, LayMine, Sweep, taken
from engine.games.sealords.sea import CELLS
from engine.games.sealords.state import (
    NUMBERS,
    PIECES,
    SEATS,
    Effect,
    EffectKind,
    Fleet,
    Log,
    State,
    Take,
    can_draw,
    coins_left,
    in_hand,
    marked,
    vp_left,
    with_fleet,
    with_ship,
)
from engine.grid import COURSES, ORTHOGONAL
from engine.values import Course, Number, Path, Piece, line

SHIP_EFFECTS: dict[int, EffectKind] = {1: "shield", 3: "shot_orthogonal", 5: "repair", 7: "clear"}
"""What odd ships do; a 9 does what its cell does, even ones bring a coin (SL-31)."""


_INTO_THE_BLUE = {name: Option(course, line("sealords-note-shot-nothing")) for name, course in COURSES.items()}


class Gain(Automatic):
    """+1 of what `left` counts in the supply: a VP (SL-30) or a coin (SL-31)."""

    def __init__(self, event: str, left: Callable[[State], int], plus: Callable[[Fleet], Fleet]) -> None:
        self.event, self.left, self.plus = event, left, plus

    def useless(self, state: State, step: Effect) -> bool:
        return not self.left(state)

    def act(self, state: State, step: Effect, path: Path, log: Log) -> State:
        if self.useless(state, step):
            return idle(state, step, log)
        seat = state.mover
        log.tell(self.event, seat=SEATS[seat])
        return with_fleet(state, seat, self.plus(state.fleets[seat]))


class Reserve(Automatic):
    """The top ship of the reserve comes into the hand, which is one larger from now on (SL-30, SL-37)."""

    def useless(self, state: State, step: Effect) -> bool:
        return not can_draw(state, state.mover)

    def act(self, state: State, step: Effect, path: Path, log: Log) -> State:
        if self.useless(state, step):
            return idle(state, step, log)
        seat = state.mover
        fleet = state.fleets[seat]
        number = fleet.reserve[0]
        log.whisper("reserve", seat, ship=PIECES[number])
        hand = in_hand(fleet.hand, number)
        return with_fleet(state, seat, replace(fleet, hand=hand, reserve=fleet.reserve[1:], extra=fleet.extra + 1))


class Broadside(Automatic):
    """m06: a shot into each of the four neighbouring cells (SL-33)."""

    def _aimed(self, state: State, step: Effect) -> list[str]:
        return [name for name in ORTHOGONAL if met(state, state.mover, step.cell, name, reach=1) is not None]

    def useless(self, state: State, step: Effect) -> bool:
        return not self._aimed(state, step)

    def act(self, state: State, step: Effect, path: Path, log: Log) -> State:
        aimed = self._aimed(state, step)
        if not aimed:
            return idle(state, step, log)
        for name in aimed:
            state = fire(state, state.mover, step.cell, name, log, reach=1)
        return state


class Shot:
    """A shot in one of several directions (SL-33)."""

    def __init__(self, courses: tuple[str, ...]) -> None:
        self.courses = courses
        self.answers = frozenset(COURSES[name] for name in courses)

    def useless(self, state: State, step: Effect) -> bool:
        # Shots that change nothing are one outcome, whether over the edge or at a mercenary.
        return targets(state, state.mover, step.cell, self.courses) == {None}

    def settled(self, state: State, step: Effect) -> Path | None:
        return () if self.useless(state, step) else None

    def _option(self, state: State, cell: int, name: str) -> Option:
        at = met(state, state.mover, cell, name)
        ship = None if at is None else state.ships[at]
        if at is None or ship is None:
            return _INTO_THE_BLUE[name]
        note = line(f"sealords-note-shot-{struck(ship)}", target=CELLS[at], ship=ship.value)
        return Option(COURSES[name], note)

    def choose(self, state: State, step: Effect, path: Path) -> Choice | Action:
        if not path:
            options = tuple([self._option(state, step.cell, name) for name in self.courses])
            return Choice(asking(step.kind), options, subject=subject(step))
        if len(path) == 1 and path[0] in self.answers:
            return Action(path)
        raise wrong()

    def act(self, state: State, step: Effect, path: Path, log: Log) -> State:
        if not path:
            return idle(state, step, log)
        assert isinstance(path[0], Course)
        return fire(state, state.mover, step.cell, path[0].name, log)


class Repair(OnCell):
    """One own burning ship is turned battle side up; nothing is applied again (SL-30)."""

    def mask(self, state: State, step: Effect) -> int:
        return burning(state, state.mover)

    def option(self, state: State, cell: int) -> Option:
        return ship_option(state, cell)

    def use(self, state: State, step: Effect, cell: int, log: Log) -> State:
        ship = state.ships[cell]
        assert ship is not None
        log.tell("repaired", seat=SEATS[state.mover], ship=ship.value, cell=CELLS[cell])
        state = with_ship(state, cell, replace(ship, burning=False))
        return replace(state, last=marked(state, "repaired", cell))


class Shield(OnCell):
    """A shield token on one own battle ship; they stack, mercenaries take them too (SL-31)."""

    def mask(self, state: State, step: Effect) -> int:
        return state.battle[state.mover] if state.shields else 0

    def option(self, state: State, cell: int) -> Option:
        return ship_option(state, cell)

    def use(self, state: State, step: Effect, cell: int, log: Log) -> State:
        ship = state.ships[cell]
        assert ship is not None
        log.tell("shield", seat=SEATS[state.mover], ship=ship.value, cell=CELLS[cell])
        state = with_ship(state, cell, replace(ship, shields=ship.shields + 1))
        return replace(state, shields=state.shields - 1, last=marked(state, "shielded", cell))


class Recruit:
    """m03: a ship chosen from the reserve, +1 hand, then the reserve is shuffled (SL-6, SL-38).

    Whether two or more are all alike is nobody's to know but the owner's: he is asked all the same.
    """

    def useless(self, state: State, step: Effect) -> bool:
        return not can_draw(state, state.mover)

    def settled(self, state: State, step: Effect) -> Path | None:
        if self.useless(state, step):
            return ()
        reserve = state.fleets[state.mover].reserve
        return (PIECES[reserve[0]],) if len(reserve) == 1 else None

    def choose(self, state: State, step: Effect, path: Path) -> Choice | Action:
        reserve = state.fleets[state.mover].reserve
        if not path:
            options = tuple(Option(PIECES[number]) for number in sorted(set(reserve)))
            return Choice(asking(step.kind), options, secret=True, subject=subject(step))
        if len(path) == 1 and isinstance(path[0], Piece) and NUMBERS.get(path[0]) in reserve:
            return Action(path)
        raise wrong()

    def act(self, state: State, step: Effect, path: Path, log: Log) -> State:
        if not path:
            return idle(state, step, log)
        assert isinstance(path[0], Piece)
        seat = state.mover
        fleet = state.fleets[seat]
        number = NUMBERS[path[0]]
        rest = list(fleet.reserve)
        rest.remove(number)
        log.chance.shuffle(rest)
        # The owner saw the reserve when he was asked; if he wasn't, he sees it only now.
        log.whisper("recruit", seat, reveals=step.seat is None, ship=PIECES[number])
        hand = in_hand(fleet.hand, number)
        return with_fleet(state, seat, replace(fleet, hand=hand, reserve=tuple(rest), extra=fleet.extra + 1))


HANDLERS: dict[EffectKind, Handler] = {
    "vp": Gain("vp", vp_left, lambda fleet: replace(fleet, vp=fleet.vp + 1)),
    "coin": Gain("coin", coins_left, lambda fleet: replace(fleet, coins=fleet.coins + 1)),
    "reserve": Reserve(),
    "repair": Repair(),
    "shield": Shield(),
    "mine": LayMine(),
    "clear": ClearMine(),
    "broadside": Broadside(),
    "recruit": Recruit(),
    "sweep": Sweep(),
    "decoys": Decoys(),
    **{kind: Shot(courses) for kind, courses in SHOT_COURSES.items()},
}


def burning(state: State, seat: int) -> int:
    """Mask of a seat's burning ships."""
    mask = 0
    rest = state.burning
    while rest:
        lowest = rest & -rest
        ship = state.ships[lowest.bit_length() - 1]
        if ship is not None and ship.owner == seat:
            mask |= lowest
        rest ^= lowest
    return mask


def ship_option(state: State, cell: int) -> Option:
    """A cell as an answer, with the ship that lies there."""
    ship = state.ships[cell]
    return PLAIN[cell] if ship is None else Option(CELLS[cell], line("sealords-note-ship", ship=ship.value))


def resolve_effect(state: State, step: Effect, log: Log) -> State | None:
    """The state after the effect on top of `todo`, or with its question open; None when it waits for its seat."""
    if step.seat is not None:
        return None
    if step.again:
        log.tell("again", cell=CELLS[step.cell])
    handler = HANDLERS[step.kind]
    path = handler.settled(state, step)
    if path is None:
        if step.kind == "recruit":
            reserve = sorted(state.fleets[state.mover].reserve)
            log.whisper("looked", state.mover, ships=tuple(Number(number) for number in reserve))
        return waiting(state, step)
    return handler.act(replace(state, todo=state.todo[1:]), step, path, log)


def resolve_take(state: State, step: Take, log: Log) -> State:
    """The mine under the ship is taken, if it still lies there."""
    state = replace(state, todo=state.todo[1:])
    if (state.plain | state.decoys) >> step.cell & 1:
        return taken(state, step.cell, log)
    return state
