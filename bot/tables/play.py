"""A table during the game: start, actions, taking back, resigning. Pure functions from table to table.

Each gives the table after it and the log row that tells of it; the service stores both together.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.tables.drafts import follow
from bot.tables.model import FREE, LogRow, Refusal, SeatRow, Table, refuse
from engine.chance import Seeded
from engine.flow import reopened
from engine.game import Action, Decision, IllegalAction
from engine.notation import write
from engine.values import Path, line
from engine.walk import Asking, Freely, check_path


def started(table: Table, seed: str, now: datetime) -> tuple[Table, LogRow]:
    """The first position; the seq is the one that the last acceptance gave the table."""
    chance = Seeded(seed)
    state = table.engine.new(len(table.seats), table.options, chance)
    after = replace(table, status="running", due=None, seed=seed, chance=chance.count, state=state)
    pending = table.engine.pending(state)
    # Every seat is told of the start, whether it is to move or not.
    seats = tuple(replace(row, owes=row.seat in pending, owes_since=table.seq, since=now) for row in table.seats)
    return replace(after, seats=seats), LogRow(table.id, table.seq, "start", None, None, (), "", (), now)


def seated(table: Table, user: int) -> int:
    """The seat of somebody who plays in a game that goes on. Raises Refusal."""
    seat = table.seat_of(user)
    if seat is None:
        raise refuse("not-seated")
    if table.status == "open":
        raise refuse("not-started")
    if table.status == "over":
        raise refuse("game-over")
    if table.status == "closed":
        raise refuse("closed")
    return seat


def asked(table: Table, user: int, number: int | None = None) -> tuple[int, Decision]:
    """The seat and the decision that it owes; a number must be that decision's. Raises Refusal.

    With the number `FREE` what the seat may do without owing it stands for a decision.
    """
    seat = seated(table, user)
    if number == FREE:
        if not may(table, seat):
            raise refuse("stale")
        return seat, Decision(FREE, line("about-free"))
    decision = table.engine.pending(table.state).get(seat)
    if number is not None and (decision is None or decision.number != number):
        raise refuse("stale")
    if decision is None:
        raise refuse("not-your-turn")
    return seat, decision


def may(table: Table, seat: int) -> bool:
    """Whether the seat may do something that it doesn't owe."""
    return table.status == "running" and table.engine.may(table.state, seat) is not None


def asking(table: Table, number: int) -> Asking:
    """Where the questions of a decision with this number come from."""
    return Freely(table.engine) if number == FREE else table.engine


def acted(table: Table, user: int, number: int, path: Path, now: datetime) -> tuple[Table, LogRow]:
    """An action is done; questions at its end that leave no choice needn't be answered."""
    seat, _ = asked(table, user, number)
    questions, chance = asking(table, number), Seeded(table.seed, table.chance)
    try:
        step = check_path(questions, table.state, seat, path)
        if path and not isinstance(step, Action):
            step = follow(questions, table.state, seat, path).step
        if not isinstance(step, Action):
            raise refuse("unfinished")
        state, events = table.engine.apply(table.state, seat, step, chance)
        notation = write(questions, table.state, seat, step.path, public=True)
    except IllegalAction as error:
        raise refuse_with(error) from error
    row = LogRow(table.id, table.seq + 1, "action", seat, number, step.path, notation, tuple(events), now)
    return _moved(replace(table, state=state, chance=chance.count), row)


def resigned(table: Table, user: int, now: datetime) -> tuple[Table, LogRow]:
    """A seat gives up."""
    seat = seated(table, user)
    try:
        state, events = table.engine.drop(table.state, seat)
    except IllegalAction as error:
        raise refuse_with(error) from error
    row = LogRow(table.id, table.seq + 1, "resign", seat, None, (), "", tuple(events), now)
    return _moved(replace(table, state=state), row)


class Undoable(NamedTuple):
    """A row that its seat may take back, and what others have freely done since, which stands."""

    row: LogRow
    later: tuple[LogRow, ...]


def undoable(table: Table, user: int, tail: Sequence[LogRow]) -> Undoable | None:
    """What this person may take back: an own action, within the own turn, that revealed nothing; None if there is none.

    `tail`: the rows that weren't undone, newest first. What others did meanwhile without owing it is no hindrance: else
    a refusal would tell of what they do in secret.
    """
    seat = table.seat_of(user)
    if table.status != "running" or seat is None or not table.seats[seat].owes:
        return None
    later: list[LogRow] = []
    undone: list[int] = []
    for row in tail:
        if row.target is not None:
            undone.append(row.target)
            continue
        if row.kind != "action" or any(event.reveals for event in row.events):
            return None
        if row.seat == seat:
            # the stored state before it holds what was undone since
            stale = any(target < row.seq for target in undone)
            return None if stale else Undoable(row, tuple(reversed(later)))
        if row.number != FREE:
            return None
        later.append(row)
    return None


def taken_back(
    table: Table, user: int, found: Undoable | None, before: tuple[Any, int] | None, now: datetime
) -> tuple[Table, LogRow]:
    """The state before the action, under a count that was never used, so that no number is used twice."""
    seat = seated(table, user)
    if found is None or before is None:
        raise refuse("take-back")
    state, drawn = before
    chance = Seeded(table.seed, drawn)
    try:
        for row in found.later:
            assert row.seat is not None  # an action is somebody's
            state, _ = table.engine.apply(state, row.seat, Action(row.path), chance)
    except IllegalAction:
        raise refuse("take-back") from None
    after = replace(table, state=reopened(state, table.state.count + 1), chance=chance.count)
    return _moved(after, LogRow(table.id, table.seq + 1, "undo", seat, None, (), "", (), now, target=found.row.seq))


def refuse_with(error: IllegalAction) -> Exception:
    """The engine's refusal as ours."""
    return Refusal(error.reason)


def agreed(table: Table, now: datetime) -> Table:
    """The table whose seats and status say again what its state says.

    They differ where the rules that read a state settle what those that wrote it had left open. Raises Refusal where
    they don't.
    """
    after = _standing(table, table.seq + 1, now)
    if (after.owing, after.status) == (table.owing, table.status):
        raise refuse("stale")
    return after


def _moved(table: Table, row: LogRow) -> tuple[Table, LogRow]:
    """The table at the seq of `row`, its state being new."""
    return _standing(table, row.seq, row.time), row


def _standing(table: Table, seq: int, now: datetime) -> Table:
    """The table at `seq` by its state: who owes now, and whether the game is over."""
    over = table.engine.outcome(table.state) is not None
    pending = {} if over else table.engine.pending(table.state)
    seats = tuple(_flagged(seat, seat.seat in pending, seq, now) for seat in table.seats)
    return replace(table, seq=seq, seats=seats, status="over" if over else "running")


def _flagged(row: SeatRow, owes: bool, seq: int, now: datetime) -> SeatRow:
    return row if row.owes == owes else replace(row, owes=owes, owes_since=seq, since=now)
