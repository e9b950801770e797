"""Which answers lose the game at once: a mercenary that leaves no cell for the ship that is still due (SL-13)."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from engine.chance import Seeded
from engine.flow import Step
from engine.game import Choice, Option
from engine.games.sealords.data import HIRES
from engine.games.sealords.placement import hire_landing
from engine.games.sealords.redeal import redeal
from engine.games.sealords.resolve import perform
from engine.games.sealords.sea import CELLS, bits
from engine.games.sealords.state import Effect, Log, State, Turn
from engine.games.sealords.stranding import CLEARING_THE_WAY, cramped
from engine.values import Card, Number, Path, line

_LOST = line("sealords-note-lost")
_COST_LOST = {id: line("sealords-note-cost-lost", cost=Number(hire.cost)) for id, hire in HIRES.items()}
LOSING = frozenset({_LOST, *_COST_LOST.values()})
"""The notes of answers that lose."""


def with_losses(state: State, step: Step, path: Path, choice: Choice) -> Choice:
    """The question with a note on each of its options that loses at once; they are final.

    They are tried on a world dealt anew, so that no note can tell of what is hidden. One is enough: where ships may be
    laid is known to all.
    """
    hiring = isinstance(step, Turn) and (not path or isinstance(path[0], Card))
    could_lose = hiring or (isinstance(step, Effect) and step.kind in CLEARING_THE_WAY)
    if not could_lose or not cramped(state):
        return choice
    mark = _hire_marked if isinstance(step, Turn) and not path else _marked
    world = redeal(state, state.mover, Seeded("losing"), recall=False)
    return replace(choice, options=tuple(mark(world, step, path, option) for option in choice.options))


def _hire_marked(state: State, step: Step, path: Path, option: Option) -> Option:
    """An answer to a turn's first question, marked if it is a mercenary that loses on every cell."""
    card = option.value
    if not isinstance(card, Card):
        return option
    cells = bits(hire_landing(state, state.mover, card.id))
    if not all(_loses(state, step, (card, CELLS[cell])) for cell in cells):
        return option
    return replace(option, note=_COST_LOST[card.id], final=True)


def _marked(state: State, step: Step, path: Path, option: Option) -> Option:
    """The last answer of an action, marked if it loses."""
    return replace(option, note=_LOST, final=True) if _loses(state, step, (*path, option.value)) else option


def _loses(state: State, step: Step, path: Path) -> bool:
    return perform(state, step, path, Log(Random(0))).over is not None
