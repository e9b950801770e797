"""Who can't lay the ship that is due has lost (SL-13)."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from engine.game import Choice
from engine.games.sealords.data import HIRES
from engine.games.sealords.effects import HANDLERS
from engine.games.sealords.gunnery import SHOT_COURSES
from engine.games.sealords.placement import for_sale, landing
from engine.games.sealords.state import SEATS, Effect, EffectKind, Log, Over, State, Turn
from engine.values import Path

CLEARING_THE_WAY: frozenset[EffectKind] = frozenset({*SHOT_COURSES, "broadside", "repair"})
"""The effects that change where a ship may be laid; all others leave that as it is."""
_TAKEN = 1 + max(hire.effects.count("repair") for hire in HIRES.values())
"""So many cells at most a mercenary takes from the ship that is due: its own, and those of ships repaired."""


def stuck(state: State, turn: Turn) -> bool:
    """Whether the main action is due and no ship can be laid, not even after a purchase."""
    seat = state.mover
    return not (turn.laid or landing(state, seat) or (not turn.hired and for_sale(state, seat)))


def stranded(state: State, turn: Turn, log: Log) -> State | None:
    """The game's end when the mover is stuck; None when he isn't."""
    if not stuck(state, turn):
        return None
    log.tell("stranded", seat=SEATS[state.mover])
    return replace(state, todo=(), over=Over("stranded", state.mover))


def cramped(state: State) -> bool:
    """Whether the main action is due and a mercenary could leave no cell for it."""
    turn = state.todo[-1]
    return isinstance(turn, Turn) and not turn.laid and landing(state, state.mover).bit_count() <= _TAKEN


def pointless(state: State, step: Effect) -> bool:
    """Whether nobody need be asked how to use this effect of a mercenary: the game is lost whatever is chosen."""
    return cramped(state) and HANDLERS[step.kind].settled(state, step) is None and _hopeless(state)


def _hopeless(state: State) -> bool:
    """Whether no choice for the effects still to come leaves a cell for the ship that is due."""
    step, rest = state.todo[0], replace(state, todo=state.todo[1:])
    if not isinstance(step, Effect):
        return not landing(state, state.mover)
    if step.kind not in CLEARING_THE_WAY:
        return _hopeless(rest)
    handler = HANDLERS[step.kind]
    forced = handler.settled(state, step)
    ways: list[Path] = []
    if forced is not None:
        ways.append(forced)
    else:
        question = handler.choose(state, step, ())
        assert isinstance(question, Choice)
        ways.extend((option.value,) for option in question.options)
    return all(_hopeless(handler.act(rest, step, way, Log(Random(0)))) for way in ways)
