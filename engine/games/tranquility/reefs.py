"""The reef at the end of a turn (TQ-20)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.tranquility.act import discard_two
from engine.games.tranquility.asking import DISCARD, ROWS, asking, wrong
from engine.games.tranquility.state import COUNTS, SEATS, Log, Voyage, loose
from engine.games.tranquility.storms import open_rows, row_options
from engine.games.tranquility.turn import two_of
from engine.values import Path

_DISCARD = (Option(DISCARD), Option(DISCARD, final=True))
"""By whether there is nothing to choose among two cards."""


def choose_reef(state: Voyage, seat: int, path: Path) -> Choice | Action:
    """The question where the reef goes, or which two cards are discarded instead; or the finished action."""
    cards = loose(state.sailors[seat])
    rows = [row for row in open_rows(state.field) if row != state.reef]
    if not path:
        options = row_options(state.field, rows)
        if len(cards) < 2:
            return Choice(asking("reef-only"), options)
        return Choice(asking("reef"), (*options, _DISCARD[len(cards) == 2]))
    if path[0] == DISCARD:
        return two_of(cards, path)
    if len(path) == 1 and ROWS.get(path[0]) in rows:
        return Action(path)
    raise wrong()


def act_reef(state: Voyage, seat: int, path: Path, log: Log) -> Voyage:
    """The state after the reef was moved, or held in its place by two cards."""
    if path[0] == DISCARD:
        held = state.reef
        assert held is not None
        state = discard_two(state, seat, path, log)
        log.tell("reef-stays", seat=SEATS[seat], row=COUNTS[held + 1])
        return state
    row = ROWS[path[0]]
    log.tell("reef-moved", seat=SEATS[seat], row=COUNTS[row + 1])
    return replace(state, reef=row)
