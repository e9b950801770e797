"""What players and their tables are called in messages, and what is told of them in lines.

Names are had from here alone: no other view looks at what Discord calls somebody.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot import texts
from bot.called import names_of
from bot.foreign import Clean, Escaped, Plain, escape
from bot.speaker import Speaker
from bot.tables.model import BOT, LogRow, Table, not_seated
from bot.tables.opening import allowed, company_of, players_of
from bot.tables.service import Tables
from bot.views.owners import ACCENTS, MARKS
from bot.views.page import unbroken
from engine.files import is_text
from engine.game import View
from render import Picture


def own_seat(table: Table, user: int) -> int:
    """The seat of this person. Raises Refusal for somebody who doesn't sit at the table."""
    seat = table.seat_of(user)
    if seat is None:
        raise not_seated(table, user)
    return seat


def mark(table: Table, seat: int) -> str:
    """A seat's mark, told apart by shape or tone as on the pictures."""
    return MARKS[table.colours[seat]]


def accent(table: Table, seat: int) -> int:
    """The colour of a message that is about a seat, or for it."""
    return ACCENTS[table.colours[seat]]


def speaker_of(table: Table, language: str, reader: int | None = None) -> Speaker[Escaped]:
    """Who tells of a table in message texts, each player's name with his seat's mark.

    `reader`: see `Speaker`.
    """
    names = tuple(Escaped(f"{mark(table, seat)} {escape(name)}") for seat, name in enumerate(names_of(table, language)))
    return Speaker(language, table.game, names, reader)


def markless_speaker_of(table: Table, language: str, reader: int | None = None) -> Speaker[Escaped]:
    """The same without the marks."""
    return Speaker(language, table.game, tuple(escape(name) for name in names_of(table, language)), reader)


def plain_speaker_of(table: Table, language: str, reader: int | None = None) -> Speaker[Plain]:
    """Who tells of a table in places that render no markup."""
    return Speaker(language, table.game, names_of(table, language), reader)


async def ender_of(tables: Tables, speaker: Speaker[Escaped], table: Table) -> str:
    """What whoever has ended a table is called: by the seat, or what he calls himself who has none."""
    if table.ended_by is not None and (seat := table.seat_of(table.ended_by)) is not None:
        return speaker.names[seat]
    called = "" if table.ended_by is None else await tables.people.called(table.ended_by)
    return escape(called) if called else speaker.say("somebody")


def event_lines(speaker: Speaker[Escaped], rows: Sequence[LogRow], seat: int | None) -> list[str]:
    """What happened in these rows, as this seat (None: everybody) may know it."""
    lines = (event.line_for(seat) for row in rows for event in row.events)
    return ["› " + speaker.tell(told) for told in lines if told is not None]


def turn_line(speaker: Speaker[Clean], table: Table, *, mention: bool) -> str:
    """Who is to do what now, with a mention of each where that is wanted; who owes the same in one line."""
    owing: dict[str, list[str]] = {}
    for seat, decision in table.engine.pending(table.state).items():
        who = _who_is_to(speaker, table, seat, mention=mention)
        owing.setdefault(unbroken(speaker.tell(decision.about)), []).append(who)
    return "\n".join(speaker.say("card-owes", who=", ".join(who), about=about) for about, who in owing.items())


def _who_is_to(speaker: Speaker[Clean], table: Table, seat: int, *, mention: bool) -> str:
    """Whose move it is, and the partner who makes it where the seat is steered: then he is mentioned."""
    by = table.seats[seat].steered_by
    mover = seat if by is None else by
    user = table.seats[mover].user
    who = f"{mark(table, mover)} <@{user}>" if mention and user > 0 else speaker.names[mover]
    return who if by is None else speaker.say("steering-who", name=speaker.names[seat], partner=who)


def in_words(speaker: Speaker[Clean], table: Table, view: View) -> str:
    """The position in words, without whose decision it is."""
    return "\n".join(speaker.tell(line) for line in table.engine.describe(view))


def said_of(pictures: Sequence[Picture], language: str, table: Table, view: View, news: str = "") -> str:
    """The position in words: what the pictures show, or the text that stands in their place, where markup is shown.

    Before what the pictures show stands whose decision it is, and `news`, the last move or how the game has ended,
    which are texts of a page already.
    """
    if not pictures:
        return in_words(markless_speaker_of(table, language), table, view)
    return told_whole(plain_speaker_of(table, language), table, view, news)


def told_whole(speaker: Speaker[Clean], table: Table, view: View, news: str = "") -> str:
    """Whose decision it is, `news` (see `said_of`), then the position in words."""
    said = [turn_line(speaker, table, mention=False), news, in_words(speaker, table, view)]
    return "\n".join(filter(None, said))


def of_game(speaker: Speaker[Clean], table: Table, id: str, **more: int) -> str:
    """A message of the game's own, "" where it has none.

    It may depend on the game's options, on the `company` that plays (see `company_of`), on how many `players` there are
    (0: that isn't settled yet, they are `most` at most; `counts` are possible), on how many of them are `people`, not
    the bot, and on what is given.
    """
    if not texts.knows(id):
        return ""
    options = {name: _variant(value) for name, value in table.options.model_dump(mode="json").items()}
    players, most = players_of(table), table.size or len(table.seats)
    counts = ", ".join(map(str, allowed(table.game, table.options)))
    people = len(table.people)
    return speaker.say(
        id, company=company_of(table), players=players, people=people, most=most, counts=counts, **options, **more
    )


def _variant(value: bool | int | str) -> int | str:
    """An option's value as messages have variants for it: no key of one begins with a digit."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if is_text(value):
        return "own"
    return f"as-{value}" if isinstance(value, str) and value[:1].isdigit() else value


def table_label(table: Table, user: int, language: str) -> Plain:
    """A table in one line without markup: its id; of one's own with or against whom and whose turn, else who plays."""
    return Plain(_in_one_line(plain_speaker_of(table, language), table, user))


def table_entry(table: Table, user: int, language: str) -> Escaped:
    """The same for message texts."""
    return Escaped(_in_one_line(markless_speaker_of(table, language), table, user))


def _in_one_line(speaker: Speaker[Clean], table: Table, user: int) -> str:
    if table.seat_of(user) is None:
        names = ", ".join(speaker.names)
        return speaker.say("table-watched", game=speaker.game_name, table=table.id, names=names)
    others = ", ".join(
        dict.fromkeys(
            BOT if row.is_bot else name
            for name, row in zip(speaker.names, table.seats, strict=True)
            if row.user != user
        )
    )
    seat = table.seat_of(user)
    owes = seat is not None and table.seats[seat].owes
    if table.status == "open":
        state = "table-invited" if owes else "table-open"
    else:
        state = "table-yours" if owes else "table-theirs"
    return speaker.say(state, table=table.id, company=company_of(table), others=others)
