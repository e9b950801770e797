"""What every effect can tell and do, for those that need a person and those that don't."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import lru_cache
from typing import Protocol

from msgspec.structs import replace

from engine.game import Action, Choice, IllegalAction, Option
from engine.games.sealords.data import EFFECTS
from engine.games.sealords.sea import CELLS, INDEX, bits
from engine.games.sealords.state import SEATS, Effect, Log, State
from engine.values import Answer, Card, Key, Line, Path, line

NO_SUCH_MOVE = line("refuse-no-such-move")


def wrong(answer: Answer | None = None) -> IllegalAction:
    """The refusal of an answer that no question has."""
    return IllegalAction(NO_SUCH_MOVE)


PLAIN = tuple(Option(cell) for cell in CELLS)
"""The cells as answers without a note."""


def by_effect(note: str) -> dict[str, tuple[Option, ...]]:
    """The cells as answers, by the letter of the effect that each has: `note` names it."""
    return {
        letter: tuple(Option(cell, line(note, effect=Key(kind), sign=Key(f"sign-{kind}"))) for cell in CELLS)
        for letter, kind in EFFECTS.items()
    }


BY_EFFECT = by_effect("sealords-note-cell")
"""The cells as answers, each with its effect."""


class Handler(Protocol):
    """An effect. `state` has the effect's step still on top when it is asked, and taken off when it acts."""

    def useless(self, state: State, step: Effect) -> bool:
        """Whether it finds nothing to do (SL-7, SL-32). Its step may be on top or taken off."""

    def settled(self, state: State, step: Effect) -> Path | None:
        """The path of the only distinct outcome, None when a person must choose. () is left to `act` to understand."""

    def choose(self, state: State, step: Effect, path: Path) -> Choice | Action:
        """The question after these answers, or the finished action."""

    def act(self, state: State, step: Effect, path: Path, log: Log) -> State:
        """The state after the effect was used so."""


class Automatic(ABC):
    """An effect that leaves nothing to choose."""

    @abstractmethod
    def useless(self, state: State, step: Effect) -> bool:
        """Whether it finds nothing to do."""

    def settled(self, state: State, step: Effect) -> Path | None:
        return ()

    def choose(self, state: State, step: Effect, path: Path) -> Choice | Action:
        raise wrong()


class OnCell(ABC):
    """An effect used on one cell out of a mask. With none it does nothing, a single one is taken unasked (SL-32)."""

    @abstractmethod
    def mask(self, state: State, step: Effect) -> int:
        """Where it may be used."""

    def option(self, state: State, cell: int) -> Option:
        """The cell as an answer, with a note on what stands there."""
        return PLAIN[cell]

    def useless(self, state: State, step: Effect) -> bool:
        return not self.mask(state, step)

    @abstractmethod
    def use(self, state: State, step: Effect, cell: int, log: Log) -> State:
        """The state after it was used on this cell."""

    def settled(self, state: State, step: Effect) -> Path | None:
        mask = self.mask(state, step)
        if not mask:
            return ()
        return None if mask & (mask - 1) else (CELLS[mask.bit_length() - 1],)

    def choose(self, state: State, step: Effect, path: Path) -> Choice | Action:
        mask = self.mask(state, step)
        if not path:
            options = tuple([self.option(state, cell) for cell in bits(mask)])
            return Choice(asking(step.kind), options, subject=subject(step))
        if len(path) == 1 and (cell := INDEX.get(path[0])) is not None and mask >> cell & 1:
            return Action(path)
        raise wrong()

    def act(self, state: State, step: Effect, path: Path, log: Log) -> State:
        if not path:
            return idle(state, step, log)
        return self.use(state, step, INDEX[path[0]], log)


def idle(state: State, step: Effect, log: Log) -> State:
    """An effect does nothing (SL-7, SL-32)."""
    log.tell("idle", seat=SEATS[state.mover], effect=Key(step.kind), cell=CELLS[step.cell])
    return state


@lru_cache
def asking(kind: str) -> Line:
    """The question that an effect asks."""
    return line(f"sealords-ask-{kind}")


@lru_cache
def about(kind: str, cell: int) -> Line:
    """What a decision on an effect of the ship on this cell is about."""
    return line(f"sealords-about-{kind}", cell=CELLS[cell])


def subject(step: Effect) -> Path:
    """What to mark on the picture while an effect is chosen."""
    return (Card(step.card), CELLS[step.cell]) if step.card else (CELLS[step.cell],)


def waiting(state: State, step: Effect) -> State:
    """The state in which the mover is asked about the effect on top."""
    return replace(state, todo=(replace(step, seat=state.mover), *state.todo[1:]))
