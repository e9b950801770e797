"""A table from its rows in the database."""

from __future__ import annotations

from itertools import groupby

import structlog

from bot.tables.clock import Clock
from bot.tables.model import Broken, Place, Table
from bot.tables.store import seats, tenures
from bot.tables.store.codec import to_asks, to_motions, to_pause, to_places, to_steps, to_time, to_time_or_none, unpack
from bot.tables.store.database import Row
from engine import registry
from engine.options import load_options

_log = structlog.get_logger(__name__)

SELECT = f"""
SELECT t.id, t.game, t.options, t.status, t.closed, t.guild, t.channel, t.language, t.host, t.created, t.due, t.seq,
    t.chance, t.seed, t.state, t.trouble, t.rematch_of, t.size, t.rules, t.steps, t.ended_by,
    t.turn_since, t.clock_start, t.clock_add, t.clock_cap, t.on_timeout, t.asks, t.champion, t.motions, t.pause,
    t.paused, t.drawn, t.reason, t.threaded, t.thread, t.parent, {tenures.SELECT},
    {", ".join(f"s.{column}" for column in seats.COLUMNS)}
FROM tables t JOIN seats s ON s.table_id = t.id
"""
_SEATS_AT = 38


def tables_of(rows: list[Row]) -> list[Table]:
    """Tables from their rows of `SELECT`; broken ones are left out."""
    found = []
    for id, group in groupby(rows, key=lambda row: row[0]):
        try:
            found.append(table_of(list(group)))
        except Broken:
            _log.error("broken table left out", table=id)
    return found


def table_of(rows: list[Row]) -> Table:
    """A table from its rows of `SELECT`, one a seat."""
    (
        id, game, options, status, closed, guild, channel, language, host, created, due, seq, chance, seed, state,
        trouble, rematch_of, size, rules, steps, ended_by, turn_since, *clock, at_zero, asks, champion,
        motions, pause, paused, drawn, reason, threaded, thread, parent, held, candidates,
    ) = rows[0][:_SEATS_AT]  # fmt: skip
    try:
        engine = registry.get(game)
        loaded_options = load_options(engine, options, rules)
        loaded_state = None if state is None else unpack(engine, state)
        loaded_steps = to_steps(steps)
    except Exception as error:
        if status != "closed":
            # The error's own text may hold what it could not read, so only its kind is told.
            _log.error("table can't be read", table=id, error=type(error).__name__)
            raise Broken(id) from None
        loaded_options, loaded_state, loaded_steps = None, None, ()  # nobody asks any more
    return Table(
        id=id,
        game=game,
        options=loaded_options,
        status=status,
        place=Place(guild, channel),
        language=language,
        host=host,
        created=to_time(created),
        due=to_time_or_none(due),
        seq=seq,
        chance=chance,
        seed=seed,
        state=loaded_state,
        seats=tuple(seats.seat(row[_SEATS_AT:]) for row in rows),
        closed=closed,
        ended_by=ended_by,
        trouble=trouble,
        rematch_of=rematch_of,
        size=size,
        steps=loaded_steps,
        turn_since=turn_since,
        clock=None if clock[0] is None else Clock(*clock),
        at_zero=at_zero,
        asks=to_asks(asks),
        champion=champion,
        motions=to_motions(motions),
        pause=to_pause(pause),
        paused=paused,
        drawn=to_places(drawn),
        reason=reason,
        threaded=threaded,
        thread=thread,
        parent=parent,
        tenures=tenures.tenures_of(held),
        candidates=tenures.candidates_of(candidates),
    )
