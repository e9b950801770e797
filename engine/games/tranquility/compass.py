"""Compasses: who has one, what it lifts (TQ-22)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import open_step
from engine.game import Action, Choice, Option
from engine.games.tranquility.asking import CARD_OF, asking, wrong
from engine.games.tranquility.cards import CARDS, COLOURS
from engine.games.tranquility.state import (
    COUNTS,
    SEATS,
    Prompt,
    Rescue,
    Sailor,
    Voyage,
    changed,
)
from engine.values import Key, Line, Path, line

LIFT = Key("lift")
OWN = Key("own")
SHARED = Key("shared")
_COMPASSES = (Option(OWN, final=True), Option(SHARED, final=True))


def shares(state: Voyage, seat: int) -> bool:
    """Whether the seat may use a shared compass."""
    return state.shared is not None and seat in state.shared


def holders(state: Voyage) -> tuple[int, ...]:
    """The seats that may use a compass."""
    if state.supply is None:
        return ()
    return tuple([seat for seat, sailor in enumerate(state.sailors) if sailor.compasses or shares(state, seat)])


def choose_compass(state: Voyage, seat: int, path: Path, length: int) -> Choice | Action:
    """Which compass is used, asked of who has one alone and shares another; `length`: of the path before."""
    own, shared = bool(state.sailors[seat].compasses), shares(state, seat)
    if not (own or shared):
        raise wrong()
    if own and shared:
        if len(path) == length:
            return Choice(asking("compass"), _COMPASSES)
        if len(path) == length + 1 and path[-1] in (OWN, SHARED):
            return Action(path)
    elif len(path) == length:
        return Action(path)
    raise wrong()


def spend(state: Voyage, seat: int, which: Path) -> Voyage:
    """The state with a compass less, and nobody asked any more who has none left."""
    sailor = state.sailors[seat]
    if which == (SHARED,) or (not which and not sailor.compasses):
        state = replace(state, shared=None, spent=state.spent + 1)
    else:
        sailors = changed(state.sailors, seat, replace(sailor, compasses=sailor.compasses - 1))
        state = replace(state, sailors=sailors, spent=state.spent + 1)
    seats = holders(state)
    rest = [step for step in state.todo if not isinstance(step, Prompt | Rescue) or step.seat in seats]
    return replace(state, todo=tuple(rest))


def compasses(state: Voyage) -> int:
    """How many compasses the players have, the shared one included."""
    return sum([sailor.compasses for sailor in state.sailors]) + (state.shared is not None)


def lying(state: Voyage) -> tuple[int, ...]:
    """The storms that lie before players and rows."""
    before = [storm for sailor in state.sailors for storm in sailor.storms]
    return tuple(sorted((*before, *[storm for storm, _ in state.purple])))


def place(state: Voyage, storm: int) -> Line:
    """Where a storm lies, as a note."""
    for card, row in state.purple:
        if card == storm:
            return line("tranquility-note-lies-row", row=COUNTS[row + 1])
    seat = next(seat for seat, sailor in enumerate(state.sailors) if storm in sailor.storms)
    return line("tranquility-note-lies", seat=SEATS[seat])


def _distinct(state: Voyage, storms: tuple[int, ...]) -> dict[int, Line]:
    """Of storms of one colour in one place the first only, each with its place."""
    found: dict[tuple[str, Line], int] = {}
    for storm in storms:
        found.setdefault((COLOURS[storm], place(state, storm)), storm)
    return {storm: where for (_, where), storm in found.items()}


def may_lift(state: Voyage, seat: int) -> bool:
    """Whether a seat can lift a storm out of its turn; while it is asked for a rescue it answers that."""
    if state.supply is None or state.over is not None or seat not in holders(state) or not lying(state):
        return False
    return not isinstance(open_step(state, seat), Rescue)


def choose_lift(state: Voyage, seat: int, storms: tuple[int, ...], path: Path) -> Choice | Action:
    """Which of these storms is lifted, after the key that says so, or the finished action."""
    found = _distinct(state, storms)
    if len(path) == 1:
        one = not (state.sailors[seat].compasses and shares(state, seat))
        options = tuple([Option(CARDS[storm], where, one) for storm, where in found.items()])
        return Choice(asking("lift"), options)
    if CARD_OF.get(path[1], 0) not in found:
        raise wrong()
    return choose_compass(state, seat, path, 2)


def without_storms(state: Voyage, storms: tuple[int, ...]) -> Voyage:
    """The state with some storms no longer where they lie."""
    purple = tuple([(storm, row) for storm, row in state.purple if storm not in storms])
    sailors = tuple([_without(sailor, storms) for sailor in state.sailors])
    return replace(state, purple=purple, sailors=sailors)


def _without(sailor: Sailor, storms: tuple[int, ...]) -> Sailor:
    left = tuple([storm for storm in sailor.storms if storm not in storms])
    return replace(sailor, storms=left) if len(left) < len(sailor.storms) else sailor
