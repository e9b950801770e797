"""A table during the game: start, actions, taking back, resigning. Pure functions from table to table.

Each gives the table after it and the log rows that tell of it; the service stores both together. A turn that can still
be taken back is in no row yet (see `bot.tables.making`).
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any, NamedTuple

from msgspec.structs import replace

from bot.tables import seating
from bot.tables.company import forsaken, out
from bot.tables.drafts import follow
from bot.tables.making import (
    again,
    asking,
    beside,
    do,
    given_back,
    is_full,
    is_open,
    maker,
    owed,
    own,
    turn_of,
    with_step,
    without_last,
)
from bot.tables.model import FREE, Done, DoneBy, LogRow, Refusal, SeatRow, Table, not_seated, refuse
from bot.tables.opening import shut
from engine.chance import Seeded
from engine.game import Action, Decision, Event, IllegalAction
from engine.setups import opened, teams
from engine.values import Key, Path, line
from engine.walk import check_path


def started(table: Table, seed: str, now: datetime) -> tuple[Table, tuple[Done, ...]]:
    """The first position; the seq is the one that the last acceptance gave the table.

    Raises Refusal where the sides that were chosen don't fit.
    """
    chance = Seeded(seed)
    setup = seating.setup(table, chance)
    state = table.engine.new(setup, table.options, chance)
    after = replace(table, status="running", due=None, seed=seed, chance=chance.count, state=state)
    pending = table.engine.pending(state)
    # Every seat is told of the start, whether it is to move or not.
    seats = tuple(
        replace(row, owes=row.seat in pending, owes_since=table.seq, since=now, side=side)
        for row, side in zip(table.seats, setup.sides or (None,) * setup.seats, strict=True)
    )
    told, turn = opened(table.engine, state, table.options), turn_of(after, state)
    row = LogRow(table.id, table.seq, "start", None, None, (), "", told, now, turn)
    found = replace(after, seats=seats)
    if not table.engine.hooks.own_colours:
        found = seating.coloured(found, teams(table.engine, table.options, setup))
    return found, (Done(row, state, chance.count),)


def seated(table: Table, user: int, steered: int | None = None) -> int:
    """The seat of somebody who plays in a game that goes on, or the other one that he has `steered`. Raises Refusal."""
    seat = table.seat_of(user)
    if seat is None:
        raise not_seated(table, user)
    if table.status == "open":
        raise refuse("not-started")
    if table.status == "over":
        raise refuse("game-over")
    if table.status == "closed":
        raise refuse("closed")
    if table.seats[seat].gone:
        raise refuse("gone")
    if steered is None:
        return seat
    if not 0 <= steered < len(table.seats) or table.seats[steered].steered_by != seat:
        raise refuse("not-steering")
    return steered


class Asked(NamedTuple):
    """A decision, and the table as the seat that owes it sees it."""

    table: Table
    seat: int
    decision: Decision


def asked(before: Table, user: int, number: int | None = None, steered: int | None = None) -> Asked:
    """The decision that somebody owes; a number must be that decision's. Raises Refusal.

    With the number `FREE` what the seat may do without owing it stands for a decision. `steered`: see `seated`.
    """
    seat = seated(before, user, steered)
    table = own(before, seat)
    if number == FREE:
        if not may(table, seat):
            raise refuse("stale")
        return Asked(table, seat, Decision(FREE, line("about-free")))
    decision = owed(table, seat)
    if number is not None and (decision is None or decision.number != number):
        raise refuse("stale")
    if decision is None:
        raise refuse("not-your-turn")
    return Asked(table, seat, decision)


def may(table: Table, seat: int) -> bool:
    """Whether the seat, which sees `table` so, may do something that it doesn't owe."""
    return table.status == "running" and table.engine.may(table.state, seat) is not None


class Ways(NamedTuple):
    """What a seat may do without owing it."""

    commands: tuple[str, ...]
    """Those of the game's own commands that may be used now."""
    others: bool
    """Whether there is more beside them."""


def free(table: Table, seat: int) -> Ways:
    """What the seat, which sees `table` so, may do without owing it."""
    step = table.engine.may(table.state, seat) if table.status == "running" else None
    if step is None or isinstance(step, Action) or step.most is not None:
        return Ways((), step is not None)
    ids = [option.value.id if isinstance(option.value, Key) else None for option in step.options]
    named = tuple(name for name in table.engine.hooks.commands if name in ids)
    return Ways(named, len(named) < len(ids))


def acted(
    before: Table, user: int, number: int, path: Path, now: datetime, steered: int | None = None
) -> tuple[Table, tuple[Done, ...]]:
    """An action is done; questions at its end that leave no choice needn't be answered.

    Who does something for himself that others may notice is back: nobody moves for him any more.
    """
    table, seat, decision = asked(before, user, number, steered)
    by = None if steered is None else before.seat_of(user)
    if decision.aside:
        answering = replace(before.seats[seat], lapses=0)
        before = replace(before, seats=tuple(answering if row.seat == seat else row for row in before.seats))
    done = _finished(table, seat, number, path, now, by)
    if by is None and before.seats[seat].steered_by is not None and not done.row.unseen:
        before = replace(before, seats=alone(before.seats, seat))
    if maker(before) not in (None, seat):
        return _aside(before, done, now)
    if not is_full(table.made) and is_open(table, seat, done):
        return with_step(before if table.made else given_back(before), done), ()
    return _settled(before, seat, done, now)


def _finished(table: Table, seat: int, number: int, path: Path, now: datetime, by: int | None = None) -> Done:
    """What this path does, at the table as its seat sees it. Raises Refusal."""
    questions = asking(table, number)
    try:
        step = check_path(questions, table.state, seat, path)
        if path and not isinstance(step, Action):
            step = follow(questions, table.state, seat, path).step
        if not isinstance(step, Action):
            raise refuse("unfinished")
        return do(table, seat, number, step.path, table.seq + 1, now, by)
    except IllegalAction as error:
        raise refuse_with(error) from error


def bot_acted(before: Table, seat: int, number: int, path: Path, now: datetime) -> tuple[Table, tuple[Done, ...]]:
    """The bot does an action at a seat that it plays itself; it stands at once. Raises Refusal where `number` is no
    longer what the seat owes, or may do.
    """
    decision = bot_asked(before, seat)
    if number != (FREE if decision is None else decision.number):
        raise refuse("stale")
    done = _finished(before, seat, number, path, now)
    return _settled(before, seat, done, now) if maker(before) is None else _aside(before, done, now)


def bot_asked(table: Table, seat: int) -> Decision | None:
    """What the bot owes at a seat that it plays itself; None where it owes nothing. Raises Refusal where it doesn't
    play (any more).
    """
    row = table.seats[seat]
    if table.status != "running" or not row.is_bot or row.gone:
        raise refuse("stale")
    return owed(table, seat)


def alone(seats: tuple[SeatRow, ...], seat: int) -> tuple[SeatRow, ...]:
    """The seats, of which this one is steered by no other."""
    return tuple(replace(row, steered_by=None) if row.seat == seat else row for row in seats)


def last_left(before: Table, user: int, steered: int | None = None) -> tuple[int, Path] | None:
    """The number and the path of what ends somebody's turn, where nothing else is left to him; else None.

    So it is where the one answer to what he owes `confirms`, and nothing may be done freely. `steered`: see `seated`.
    """
    try:
        seat = seated(before, user, steered)
    except Refusal:
        return None
    table = own(before, seat)
    decision = owed(table, seat)
    if decision is None or may(table, seat):
        return None
    question = table.engine.choose(table.state, seat)
    if isinstance(question, Action) or question.most is not None or len(question.options) != 1:
        return None
    (option,) = question.options
    path = (option.value,)
    if not option.confirms or option.final or not isinstance(table.engine.choose(table.state, seat, path), Action):
        return None
    return decision.number, path


def usual(before: Table, seat: int, now: datetime, by: DoneBy) -> tuple[Table, tuple[Done, ...]]:
    """The usual move is made for a seat, after what it has done of its turn; also one that it doesn't owe.

    Raises Refusal where there is none.
    """
    table = own(before, seat)
    decision = owed(table, seat)
    action = table.engine.default(table.state, seat)
    if action is None:
        raise refuse("stale")
    return done_for(before, seat, FREE if decision is None else decision.number, action.path, now, by)


def done_for(
    before: Table, seat: int, number: int, path: Path, now: datetime, by: DoneBy
) -> tuple[Table, tuple[Done, ...]]:
    """An action is done for a seat, after what it has done of its turn; `number` is that of what it answers."""
    found = do(own(before, seat), seat, number, path, before.seq + 1, now)
    done = replace(found, row=replace(found.row, done_by=by))
    return _settled(before, seat, done, now) if maker(before) in (None, seat) else _aside(before, done, now)


def resigned(before: Table, user: int, now: datetime) -> tuple[Table, tuple[Done, ...]]:
    """A seat gives up; what it has done of its turn stands."""
    return dropped(before, seated(before, user), now)


def dropped(before: Table, seat: int, now: datetime, by: DoneBy | None = None) -> tuple[Table, tuple[Done, ...]]:
    """A seat leaves the game; what it has done of its turn stands. `by`: who has it so, None for itself; else it stays
    noted as late, or as having left the server. Where the one opponent's seat is empty nobody wins by it.
    """
    if seat in out(before):
        raise refuse("out")
    if forsaken(before) is not None:
        return shut(before, "unseated"), ()
    table = own(before, seat)
    try:
        state, events = table.engine.drop(table.state, seat)
    except IllegalAction as error:
        raise refuse_with(error) from error
    turn = turn_of(table, table.state)
    row = LogRow(table.id, table.seq + 1, "resign", seat, None, (), "", tuple(events), now, turn, by)
    done = Done(row, state, table.chance)
    row_of = before.seats[seat]
    gone = replace(_let_go(row_of), gone=True)
    if by is not None:
        gone = replace(gone, late_since=now, absent_since=row_of.absent_since)
    before = replace(before, seats=tuple(gone if row.seat == seat else row for row in before.seats))
    after, rows = _settled(before, seat, done, now) if maker(before) in (None, seat) else _aside(before, done, now)
    return (after if _is_wanted(after) else _given_up(after)), rows


def _is_wanted(table: Table) -> bool:
    """Whether anybody is left to whom the game is something: who sits there and hasn't left it, be he beaten."""
    return table.status != "running" or any(row.user > 0 and not row.gone for row in table.people)


def _given_up(table: Table) -> Table:
    """The table at which only the bot would play on, or seats that are nobody's: nobody waits for that."""
    seats = tuple(replace(row, owes=False) for row in table.seats)
    return replace(table, status="closed", closed="given-up", seats=seats)


def concluded(
    before: Table, how: Callable[[Any], tuple[Any, list[Event]]], path: Path, now: datetime
) -> tuple[Table, tuple[Done, ...]]:
    """What all have agreed on is done, `how` says to a state what; a turn in the making stands, as far as it is."""
    made = again(before)
    table = own(before, maker(before)) if made else given_back(before)
    try:
        state, events = how(table.state)
    except IllegalAction as error:
        raise refuse_with(error) from error
    turn = turn_of(table, table.state)
    row = LogRow(table.id, before.seq + 1, "vote", None, None, path, "", tuple(events), now, turn)
    before = before if made else given_back(before)
    after = replace(before, state=state, chance=table.chance, steps=())
    return _standing(after, row.seq, now), (*made, Done(row, state, table.chance))


def taken_back(before: Table, user: int, steered: int | None = None) -> Table:
    """One's own last action, or a `steered` seat's, is undone, within its turn and before anything was revealed."""
    seat = seated(before, user, steered)
    done = again(before) if maker(before) == seat else ()
    if not done:
        raise refuse("take-back")
    return without_last(before, done)


def refuse_with(error: IllegalAction) -> Exception:
    """The engine's refusal as ours."""
    return Refusal(error.reason)


def agreed(table: Table, now: datetime) -> Table:
    """The table whose seats and status say again what its state says, and whose turn in the making fits there.

    They differ where the rules that read a state settle what those that wrote it had left open. Raises Refusal where
    they don't, and where the turn fits.
    """
    after = _standing(table if again(table) else given_back(table), table.seq + 1, now)
    if (after.owing, after.status, after.steps) == (table.owing, table.status, table.steps):
        raise refuse("stale")
    return after


def _settled(before: Table, seat: int, done: Done, now: datetime) -> tuple[Table, tuple[Done, ...]]:
    """What was done, and the turn in the making of this seat before it, can't be taken back any more."""
    made = again(before) if maker(before) == seat else ()
    before = before if made else given_back(before)
    after = replace(before, state=done.state, chance=done.chance, steps=())
    return _standing(after, done.row.seq, now), (*made, done)


def _aside(before: Table, done: Done, now: datetime) -> tuple[Table, tuple[Done, ...]]:
    """What was done while another seat's turn is in the making."""
    after, kept = beside(before, done)
    return _standing(after, after.seq, now), (kept,)


def _standing(table: Table, seq: int, now: datetime) -> Table:
    """The table at `seq` by its state: who owes now, and whether the game is over."""
    over = table.engine.outcome(table.state) is not None
    pending = {} if over else table.engine.pending(table.state)
    seats = tuple(_flagged(seat, seat.seat in pending, seq, now) for seat in table.seats)
    if any(row.absent for row in seats):  # nobody misses one who is beaten
        lost = out(table)
        seats = tuple(_let_go(row) if row.seat in lost and not row.gone else row for row in seats)
    return replace(table, seq=seq, seats=seats, status="over" if over else "running")


def _let_go(row: SeatRow) -> SeatRow:
    """The seat for which nobody waits any more."""
    gone = replace(row, late_since=None, autopilot_since=None, back_since=None, running_since=None, steered_by=None)
    return replace(gone, absent_since=None)


def _flagged(row: SeatRow, owes: bool, seq: int, now: datetime) -> SeatRow:
    return row if row.owes == owes else replace(row, owes=owes, owes_since=seq, since=now)
