"""A turn in the making: what a seat has done and may still take back, which nobody else sees.

The others are shown the position before it; their questions, suggestions and refusals are of that position too, and
what they do freely meanwhile is done there. With the first action that reveals something, passes the turn or puts a
question to another seat, the whole turn is settled: it goes into the log, and everybody sees it.

Pure functions; `bot.tables.play` decides what is done with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec.structs import replace

from bot.tables.model import FREE, Change, Done, Kind, LogRow, Step, Table
from engine.chance import Seeded
from engine.game import Action, Decision, Event, Game, IllegalAction
from engine.notation import write
from engine.values import Line, Path, line
from engine.walk import Freely

MOST = 30
"""So many actions can be taken back; one more settles them all. Each look at the turn does them again.

What others may never notice is counted for itself: by how early a turn is settled they would.
"""
GIVEN_BACK = Event(None, line("turn-given-back"))
"""What a seat is told whose turn in the making no longer fits."""


def asking(table: Table, number: int) -> Game | Freely:
    """Where the questions of a decision with this number come from."""
    return Freely(table.engine) if number == FREE else table.engine


def maker(table: Table) -> int | None:
    """The seat whose turn is in the making: the only one that owes something. None where there is no such turn."""
    return table.owing[0] if table.steps else None


def own(table: Table, seat: int | None) -> Table:
    """The table as this seat (None: a spectator) sees it: with its own turn in the making."""
    if seat is None or maker(table) != seat:
        return table
    done = again(table)
    if not done:
        return given_back(table)
    return replace(
        table, state=done[-1].state, chance=done[-1].chance, steps=(), made=tuple(entry.row for entry in done)
    )


def owed(table: Table, seat: int) -> Decision | None:
    """What a seat owes, under the number that it is asked by, at a table as that seat sees it; None where nothing.

    The seat's `ahead` is in that number, so that what it took back shows in its own questions and in no other's.
    """
    decision = table.engine.pending(table.state).get(seat)
    return decision and replace(decision, number=decision.number + table.seats[seat].ahead)


def again(table: Table) -> tuple[Done, ...]:
    """The turn in the making, done again on the settled position; nothing where it doesn't fit there (any more).

    The rows have the seqs that they will have in the log.
    """
    seat = maker(table)
    if seat is None:
        return ()
    found: list[Done] = []
    at = table
    for seq, step in enumerate(table.steps, start=table.seq - len(table.steps) + 1):
        try:
            done = do(at, seat, FREE if step.free else None, step.path, seq, step.time, step.by)
        except IllegalAction:
            return ()
        if not is_open(at, seat, done):
            return ()
        found.append(done)
        at = replace(at, state=done.state, chance=done.chance)
    return tuple(found)


def do(table: Table, seat: int, number: int | None, path: Path, seq: int, now: datetime, by: int | None = None) -> Done:
    """A finished action done in the state of `table`; the number of what is owed may be left out.

    What others may not notice isn't counted either, as the numbers of the questions that they are asked later would
    tell of it. `by`: the seat of who does it, where that isn't the one that it is done for. Raises IllegalAction.
    """
    if number is None:
        decision = owed(table, seat)
        if decision is None:
            raise IllegalAction(line("refuse-not-your-turn"))
        number = decision.number
    chance = Seeded(table.seed, table.chance)
    state, events = table.engine.apply(table.state, seat, Action(path), chance)
    notation = write(asking(table, number), table.state, seat, path, public=True)
    turn = turn_of(table, table.state)
    row = LogRow(table.id, seq, "action", seat, number, path, notation, tuple(events), now, turn, None, by)
    if row.unseen and _numbers(table.engine, state) == _numbers(table.engine, table.state):
        state = replace(state, count=table.state.count)
    return Done(row, state, chance.count)


def is_full(made: Sequence[LogRow]) -> bool:
    """Whether so much of a turn is in the making that one more action settles it."""
    unseen = sum(row.unseen for row in made)
    return max(unseen, len(made) - unseen) >= MOST


def is_open(before: Table, seat: int, done: Done) -> bool:
    """Whether what was done can still be taken back: nothing was revealed, and nobody else owes anything."""
    engine = before.engine
    return (
        not any(event.reveals for event in done.row.events)
        and engine.outcome(done.state) is None
        and set(engine.pending(before.state)) == set(engine.pending(done.state)) == {seat}
        and turn_of(before, done.state) == done.row.turn
    )


def turn_of(table: Table, state: Any) -> int:
    """The number of the turn, as the players count it."""
    return table.engine.view(state, None).turn


def beside(before: Table, done: Done) -> tuple[Table, Done]:
    """Another seat has done something on the settled position: the turn in the making goes on on top of that.

    Its questions keep their numbers, so that nothing betrays what was done in secret. Where it no longer fits, it is
    given back, and its seat is told.
    """
    seat = maker(before)
    assert seat is not None  # the caller has looked
    engine = before.engine
    settled = replace(before, seq=done.row.seq, state=done.state, chance=done.chance)
    moved = replace(settled, state=replace(done.state, count=before.state.count), seq=settled.seq + len(before.steps))
    if _numbers(engine, moved.state) == _numbers(engine, before.state) and _goes_on(before, moved):
        return moved, replace(done, state=moved.state)
    after = given_back(settled)
    told = () if engine.outcome(after.state) is not None else (replace(GIVEN_BACK, knows=(seat,)),)
    row = replace(done.row, events=(*done.row.events, *told))
    return after, Done(row, after.state, done.chance)


def _goes_on(before: Table, moved: Table) -> bool:
    """Whether the turn in the making leads to the same question at both tables."""
    first, second = again(before), again(moved)
    if not first or not second:
        return False
    return before.engine.pending(first[-1].state) == before.engine.pending(second[-1].state)


def _numbers(engine: Game, state: Any) -> dict[int, int]:
    """Who owes the answer to which number, as the game counts."""
    return {seat: decision.number for seat, decision in engine.pending(state).items()}


def given_back(table: Table) -> Table:
    """The table without its turn in the making, if any; its seat gets no number that this turn had come to."""
    seat = maker(table)
    if seat is None:
        return table
    return _past(replace(table, steps=()), seat, table.state.count + len(table.steps))


def _past(table: Table, seat: int, count: int) -> Table:
    """The table at which a seat is asked under higher numbers than any that it had when so much was counted."""
    decision = table.engine.pending(table.state).get(seat)
    row = table.seats[seat]
    ahead = row.ahead + count + 1 - (table.state.count if decision is None else decision.number)
    return replace(table, seats=(*table.seats[:seat], replace(row, ahead=ahead), *table.seats[seat + 1 :]))


def noted(table: Table, kind: Kind, told: Line, now: datetime, path: Path = ()) -> Change:
    """The table with a row in its log that is nobody's move; a turn in the making goes on after it, as in `beside`."""
    row = LogRow(table.id, table.seq + 1, kind, None, None, path, "", (Event(told),), now, turn_of(table, table.state))
    return replace(table, seq=row.seq + len(table.steps)), (Done(row, table.state, table.chance),)


def carried(before: Table, after: Table, rows: Sequence[Done], seat: int, number: int) -> int | None:
    """The number under which a half-made choice goes on after a change; None where its decision is gone.

    What a seat has answered so far stays where it is while the seat does something else, or others do, and where its
    question comes again under another number.
    """
    if after.status != "running" or after.seats[seat].gone or before.seats[seat].user != after.seats[seat].user:
        return None
    done = _actions(after, rows, seat, number == FREE) - _actions(before, (), seat, number == FREE)
    if number == FREE:
        return None if done > 0 else FREE
    if done:
        return None
    was, now = _owed(before, seat), _owed(after, seat)
    same = was is not None and now is not None and (was.number, was.about) == (number, now.about)
    return now.number if same and now is not None else None


def _actions(table: Table, rows: Sequence[Done], seat: int, free: bool) -> int:
    """How many actions of a seat, such as were owed or `free` ones, are in the making or in these rows of the log."""
    making = table.steps if maker(table) == seat else ()
    logged = [done.row for done in rows if done.row.seat == seat and done.row.kind == "action"]
    return sum(step.free == free for step in making) + sum((row.number == FREE) == free for row in logged)


def _owed(table: Table, seat: int) -> Decision | None:
    """What the seat owes, as it sees the table."""
    return owed(own(table, seat), seat)


def with_step(before: Table, done: Done) -> Table:
    """The table after one more action of the turn in the making. `before` is the table as everybody sees it."""
    step = Step(done.row.path, done.row.number == FREE, done.row.time, done.row.steered_by)
    return replace(before, seq=done.row.seq, steps=(*before.steps, step))


def without_last(before: Table, done: tuple[Done, ...]) -> Table:
    """The table after the last of the actions that were done was taken back; its seat is asked under a new number."""
    seat = maker(before)
    assert seat is not None  # who has done something
    left = before.state if len(done) == 1 else done[-2].state
    row = _past(replace(before, state=left), seat, done[-1].state.count).seats[seat]
    seats = (*before.seats[:seat], row, *before.seats[seat + 1 :])
    return replace(before, seq=before.seq + 1, seats=seats, steps=before.steps[:-1])
