"""What players and their tables are called in messages, and what is told of them in lines.

Names are had from here alone: no other view looks at what Discord calls somebody.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot import texts
from bot.foreign import Clean, Escaped, Plain, escape
from bot.tables.model import LogRow, Refusal, Table
from bot.tables.opening import is_duel
from bot.views.page import SEAT_MARKS
from engine.values import line


def own_seat(table: Table, user: int) -> int:
    """The seat of this person. Raises Refusal for somebody who doesn't sit at the table."""
    seat = table.seat_of(user)
    if seat is None:
        raise Refusal(line("refuse-not-seated"))
    return seat


def plain_names(table: Table) -> tuple[Plain, ...]:
    """The players' names for places that render no markup."""
    return table.names


def escaped_names(table: Table) -> tuple[Escaped, ...]:
    """The players' names for message texts."""
    return tuple(escape(name) for name in table.names)


def marked_names(table: Table) -> tuple[Escaped, ...]:
    """The players' names for message texts, each with its seat's mark."""
    return tuple(Escaped(f"{mark(seat)} {name}") for seat, name in enumerate(escaped_names(table)))


def mark(seat: int) -> str:
    """A seat's mark, told apart by shape or tone as on the pictures."""
    return SEAT_MARKS[seat % len(SEAT_MARKS)]


def event_lines(table: Table, rows: Sequence[LogRow], seat: int | None, language: str) -> list[str]:
    """What happened in these rows, as this seat (None: everybody) may know it."""
    names = marked_names(table)
    lines = (event.line_for(seat) for row in rows for event in row.events)
    return ["› " + texts.tell(language, table.game, told, names) for told in lines if told is not None]


def turn_line(table: Table, language: str, *, mention: bool) -> str:
    """Who is to do what now, with a mention of each where that is wanted; who owes the same in one line."""
    names = marked_names(table)
    owing: dict[str, list[str]] = {}
    for seat, decision in table.engine.pending(table.state).items():
        about = texts.tell(language, table.game, decision.about, names)
        owing.setdefault(about, []).append(f"{mark(seat)} <@{table.seats[seat].user}>" if mention else names[seat])
    return "\n".join(texts.say(language, "card-owes", who=", ".join(who), about=about) for about, who in owing.items())


def of_game(table: Table, language: str, id: str, **more: int) -> str:
    """A message of the game's own, which may depend on its options and on what is given; "" where the game has none."""
    if not texts.knows(id):
        return ""
    given = table.options.model_dump(mode="json").items()
    options = {k: ("no", "yes")[v] if isinstance(v, bool) else v for k, v in given}
    return texts.say(language, id, **options, **more)


def table_label(table: Table, user: int, language: str) -> Plain:
    """A table of one's own in one line without markup: number, with or against whom, whose turn."""
    return Plain(_in_one_line(table, user, language, plain_names(table)))


def table_entry(table: Table, user: int, language: str) -> Escaped:
    """The same for message texts."""
    return Escaped(_in_one_line(table, user, language, escaped_names(table)))


def _in_one_line(table: Table, user: int, language: str, names: Sequence[Clean]) -> str:
    others = ", ".join(name for name, row in zip(names, table.seats, strict=True) if row.user != user)
    seat = table.seat_of(user)
    owes = seat is not None and table.seats[seat].owes
    if table.status == "open":
        state = "table-invited" if owes else "table-open"
    else:
        state = "table-yours" if owes else "table-theirs"
    company = "duel" if is_duel(table.engine, table.options) else "others"
    return texts.say(language, state, table=table.id, company=company if others else "alone", others=others)
