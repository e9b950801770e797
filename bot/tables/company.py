"""Who plays with and against whom at a table, as far as time is concerned, and who of them is there."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from bot.tables.clock import AtZero
from bot.tables.model import SeatRow, Table
from engine.game import Game
from engine.seating import Setup
from engine.setups import teams, usual_setup

Company: TypeAlias = Literal["alone", "duel", "singly", "teams", "together"]
"""One person alone, two against each other, several each for himself, teams, all together against the game."""

USUAL: dict[Company, AtZero] = {
    "alone": "ask",
    "duel": "ask",
    "singly": "autopilot",
    "teams": "autopilot",
    "together": "ask",
}
"""What happens at zero where nothing else was agreed."""
ASLEEP = timedelta(days=60)
"""So long a game of one person is silent before it is listed no more."""
ABSENT = timedelta(days=7)
"""Who is late for so long counts as absent."""
WAITED = timedelta(days=1)
"""So long somebody who has left the server is waited for."""
MISSES = 2
"""After so many turns in a row that were lost to the clock the usual moves are made at once."""


def company(table: Table) -> Company:
    """In what company a running game is played."""
    return _company(table.engine, table.options, _setup(table))


def companies(table: Table) -> frozenset[Company]:
    """In what company a game may be played whose players aren't all there: of several, by any number that may play."""
    counts = [count for count in table.engine.seats(table.options) if 1 < count <= (table.size or len(table.seats))]
    engine, options = table.engine, table.options
    return frozenset(_company(engine, options, usual_setup(engine, options, count)) for count in counts)


def _company(game: Game, options: Any, setup: Setup) -> Company:
    if setup.seats == 1:
        return "alone"
    groups = teams(game, options, setup)
    if len(groups) == 1:
        return "together"
    if any(len(group) > 1 for group in groups):
        return "teams"
    return "duel" if setup.seats == 2 else "singly"


def _setup(table: Table) -> Setup:
    """How a running game was set up, as far as it says who plays with whom."""
    sides = tuple(row.side for row in table.seats if row.side is not None)
    return Setup(len(table.seats), None, sides)


def at_zero(table: Table) -> AtZero:
    """What happens at a running table when a clock is at zero."""
    return table.at_zero or USUAL[company(table)]


def out(table: Table) -> frozenset[int]:
    """The seats for which the game is over, by leaving it or by its rules, while others may play on."""
    gone = {row.seat for row in table.seats if row.gone}
    return frozenset(gone | set(table.engine.view(table.state, None).out))


def playing(table: Table) -> tuple[SeatRow, ...]:
    """The seats that are still in a running game."""
    over = out(table)
    return tuple(row for row in table.seats if row.seat not in over)


def grouped(table: Table) -> tuple[tuple[int, ...], ...]:
    """The seats that win or lose together; () where everybody plays for himself."""
    return teams(table.engine, table.options, _setup(table))


def side_of(table: Table, seat: int) -> tuple[int, ...]:
    """The seat and those who win or lose with it."""
    return next((group for group in grouped(table) if seat in group), (seat,))


def is_missing(row: SeatRow) -> bool:
    """Whether the seat's time is up, or the usual moves are made for it: the others may decide about it."""
    return row.is_late or row.autopilot_since is not None


def is_absent(row: SeatRow, now: datetime) -> bool:
    """Whether the person of a seat isn't there: it is away, or somebody who plays with it moves for it meanwhile."""
    return row.steered_by is not None or is_away(row, now)


def is_away(row: SeatRow, now: datetime) -> bool:
    """Whether nobody is there who would move this seat: gone from the server, on autopilot, or late for long."""
    return _is_unmanned(row) or (row.late_since is not None and row.late_since + ABSENT <= now)


def is_forfeit(table: Table, row: SeatRow, now: datetime) -> bool:
    """Whether nobody waits any longer for the person of a seat, so that those whom he plays against may take the win.

    Who has left the server is waited for a day, and while there is a pause; by that alone nobody wins before both have
    had a turn.
    """
    if row.absent_since is not None and (is_spared(table) or now < row.absent_since + WAITED):
        row = replace(row, absent_since=None)
    return is_absent(row, now)


def is_spared(table: Table) -> bool:
    """Whether nothing comes of it by itself that somebody has left the server: in a pause, or before both of two have
    had a turn and either may call the game off.
    """
    return table.pause is not None or is_opening(table)


def is_opening(table: Table) -> bool:
    """Whether two play who haven't both had a turn."""
    two = table.status == "running" and len(table.seats) == 2
    return two and any(row.credited_turn < 0 and not row.turns for row in table.seats)


def _is_unmanned(row: SeatRow) -> bool:
    """Whether a seat's person has left the server, or the usual moves are made for him."""
    return not row.is_bot and (row.absent or row.user <= 0 or row.autopilot_since is not None)


def is_excused(row: SeatRow) -> bool:
    """Whether the person of a seat has said that he is away, so that nobody may take anything from him for it: not
    where he was late, on autopilot or gone from the server by himself.
    """
    if row.away_until is None or row.user <= 0 or row.absent or row.is_late:
        return False
    return row.autopilot_since is None or row.away_as == "piloted"


def is_held(row: SeatRow) -> bool:
    """Whether the game is held for such a one: his clock stands still. He is asked as if he were there."""
    return is_excused(row) and row.away_as != "piloted" and row.steered_by is None


def is_unseated(table: Table, row: SeatRow) -> bool:
    """Whether a moderator has made a seat of a running game empty, and nobody has taken it since."""
    if row.user > 0 or row.gone or row.is_bot:
        return False
    last = max((each for each in table.tenures if each.seat == row.seat), key=lambda each: each.from_seq, default=None)
    return last is not None and last.how == "unseated"


def forsaken(table: Table) -> SeatRow | None:
    """The seat of a running game of two against each other that a moderator has made empty: the game stands still as
    long as nobody takes it.
    """
    empty = next((row for row in table.seats if is_unseated(table, row)), None)
    return empty if empty is not None and table.status == "running" and company(table) == "duel" else None


def is_moved_for(row: SeatRow) -> bool:
    """Whether the bot or a partner moves for a seat, until its person says that he is back."""
    return row.autopilot_since is not None or row.steered_by is not None


def present(table: Table, now: datetime) -> tuple[SeatRow, ...]:
    """The seats that are still in the game and whose people are there; none that the bot plays itself."""
    return tuple(row for row in playing(table) if not row.is_bot and not is_absent(row, now))


def there(table: Table) -> tuple[SeatRow, ...]:
    """The same, those among them who are late for however long."""
    rows = (row for row in playing(table) if not row.is_bot)
    return tuple(row for row in rows if row.steered_by is None and not _is_unmanned(row))


def is_manned(table: Table) -> bool:
    """Whether anybody is there who plays, be he late; the bot itself is nobody."""
    return any(not row.is_bot and not _is_unmanned(row) for row in playing(table))


def mates(table: Table) -> frozenset[int]:
    """The seats of those people who are in a running game, or come back to it by themselves: not who is on autopilot
    without having said that he is away, nor a seat that nobody holds.
    """
    over = out(table)
    return frozenset(row.seat for row in table.people if row.seat not in over and not _is_lost(row))


def _is_lost(row: SeatRow) -> bool:
    return row.user <= 0 or row.steered_by is not None or (row.autopilot_since is not None and not is_excused(row))


def is_alone(table: Table) -> bool:
    """Whether one person plays alone, or with the bot: nobody waits for him, and nobody could answer him. So there is
    no clock, and nothing is asked of the others.

    Also where several began it, as long as the bot plays with the last of them.
    """
    if len(table.people) == 1:
        return True
    if table.status != "running" or len(table.people) == len(table.seats):
        return False
    return len(mates(table)) < 2


def is_followed(table: Table) -> bool:
    """Whether the bot plays its own seats on for somebody: who plays, or was beaten and may want to see the end."""
    beaten = (row for row in table.people if not row.gone and row.seat in out(table))
    return is_manned(table) or any(not _is_unmanned(row) for row in beaten)


def is_asleep(table: Table, now: datetime) -> bool:
    """Whether somebody alone hasn't moved for so long that his game is listed no more, until he moves again."""
    return table.status == "running" and is_alone(table) and moved(table) + ASLEEP <= now


def moved(table: Table) -> datetime:
    """When something was done at a running table last, or a question was told that came of it."""
    told = [row.running_since for row in table.seats if row.running_since is not None]
    return max([*(row.since for row in table.seats), *told, *(step.time for step in table.steps)])


def needed(table: Table, seat: int, now: datetime) -> frozenset[int]:
    """Those of them whose yes it takes: nobody waits for one who is away."""
    return frozenset(each for each in deciding(table, seat, now) if not is_held(table.seats[each]))


def deciding(table: Table, seat: int, now: datetime) -> tuple[int, ...]:
    """Who has a say in what becomes of a seat: the others that are there, be they late themselves."""
    return tuple(row.seat for row in present(table, now) if row.seat != seat)
