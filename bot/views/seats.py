"""Seats in words: colours, sides, who begins and in which order turns come; and the page where people choose theirs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot import texts
from bot.foreign import Clean, Escaped
from bot.speaker import Speaker
from bot.tables import levels, seating
from bot.tables.company import out
from bot.tables.model import SeatRow, Table
from bot.tables.opening import bot_user
from bot.views import answers
from bot.views.anew import shown_anew
from bot.views.away_words import date_of
from bot.views.names import accent, mark, plain_speaker_of, speaker_of
from bot.views.owners import MARKS
from bot.views.page import Item, Page, page
from bot.views.questions import capital
from bot.views.tap import Tap, button, select, verb, whole
from engine import setups
from engine.game import View
from engine.hooked import enough, scores
from engine.seating import Side
from engine.values import Key, Number, Seat, Value, line

ANY = "-"
"""Stands in a menu for no choice: any side, drawn by lot."""
BOT = "bot"
"""Stands in a menu before the number of a seat that the bot plays itself."""
ORDERED = 3
"""From so many seats on the order of the turns is told."""
LISTED = 4
"""Of more, only who comes next."""


def seat_lines(speaker: Speaker[Escaped], table: Table) -> list[str]:
    """Who sits at a table that waits for its players, each with what was chosen for the seat, and who begins."""
    lines = [_seat_line(speaker, table, row) for row in table.seats]
    if seating.draws_first(table):
        first = next((row for row in table.seats if row.first), None)
        if first is None:
            lines.append("-# " + speaker.say("seat-lot"))
        elif not first.joined and table.size is not None:
            lines.append("-# " + speaker.say("seat-lot-else", who=f"<@{first.user}>"))
    if (carried := seating.carried(table)) is not None:
        lines.append("-# " + speaker.tell(carried))
    sides = seating.sides(table)
    if table.rematch_of and any(row.side for row in table.seats):
        lines.append("-# " + speaker.say("seat-sides-kept"))
    if any(_taken(table, side) < side.seats for side in sides):
        said = ", ".join(_room(speaker, table, side) for side in sides)
        lines.append("-# " + speaker.say("seat-sides", sides=capital(said)))
    return lines


def _seat_line(speaker: Speaker[Escaped], table: Table, row: SeatRow) -> str:
    is_lobby = table.size is not None
    who = f"{mark(table, row.seat) if row.joined or not is_lobby else '✉️'} {_who(speaker, table, row)}"
    if row.side is not None:
        who += f" · {speaker.label(Key(row.side))}"
    if row.user == table.host and is_lobby:
        who = speaker.say("lobby-host", who=who)
    if row.first:
        who = speaker.say("seat-begins", who=who)
    if row.away_until is not None:
        who = speaker.say("seat-away", who=who, when=date_of(row.away_until))
    return who if row.joined or not is_lobby else speaker.say("lobby-invited", who=who)


def _who(speaker: Speaker[Escaped], table: Table, row: SeatRow) -> str:
    """Somebody by a mention, the bot itself by what it is called here, and how well it plays."""
    if row.level is None:
        return f"<@{row.user}>"
    level, name = levels.of(table, row.level), speaker.names[row.seat]
    return name if level is None else speaker.say("seat-bot", bot=name, level=speaker.say(f"level-{level}"))


def standing(speaker: Speaker[Escaped], table: Table, view: View) -> str:
    """Sides, running scores, the order of the turns and who is out of a game that runs; "" where there is none of that
    to tell.
    """
    keys = [side.key for side in setups.sides(table.engine, table.options, len(table.seats))]
    teams: dict[str, list[int]] = {key: [] for key in keys if any(row.side == key for row in table.seats)}
    for row in table.seats:
        if row.side is not None:
            teams.setdefault(row.side, []).append(row.seat)
    lines = [f"**{_side(speaker, side)}**: {_names(speaker, seats)}" for side, seats in teams.items()]
    if points := scores(table.engine, view):
        lines.append(_points(speaker, table, points, enough(table.engine, view), teams))
    if len(table.seats) >= ORDERED or view.before:
        lines += ["-# " + told for told in _turns(speaker, view)]
        if over := sorted(out(table)):
            lines.append("-# " + speaker.say("card-out", names=", ".join(speaker.names[seat] for seat in over)))
    return "\n".join(lines)


def _points(
    speaker: Speaker[Escaped], table: Table, points: Sequence[int], goal: int, teams: Mapping[str, Sequence[int]]
) -> str:
    """What each has, or each side together where several are on one; and how many win, where so many do."""
    if any(len(seats) > 1 for seats in teams.values()):
        whose: list[tuple[Value, int]] = [(Key(side), sum(points[at] for at in seats)) for side, seats in teams.items()]
    else:
        whose = [(Seat(seat), number) for seat, number in enumerate(points)]
    lines = [line("card-score", name=name, points=Number(number), goal=Number(goal)) for name, number in whose]
    told = [capital(speaker.tell(each)) for each in lines]
    return speaker.say(
        "card-scores", what=_own(speaker, f"{speaker.game}-points-now", "points-now"), scores=" · ".join(told)
    )


def _side(speaker: Speaker[Escaped], side: str) -> str:
    return capital(speaker.label(Key(side)))


def _names(speaker: Speaker[Escaped], seats: Sequence[int]) -> str:
    return ", ".join(speaker.names[seat] for seat in seats)


def _turns(speaker: Speaker[Escaped], view: View) -> list[str]:
    """Who does something before the first turn, one after the other; and the order of the coming turns.

    Of many players those are named who come next: the two after the one whose turn it is, or the first before that.
    """
    lines = []
    if view.before:
        lines.append(speaker.say("card-before", names=_in_order(speaker, view.before[:LISTED])))
    if len(view.order) > 1 and view.before:
        lines.append(speaker.say("card-then", names=_in_order(speaker, view.order[:LISTED])))
    elif len(view.order) > LISTED:
        coming = view.order[1:3] if view.turn else view.order[:LISTED]
        lines.append(speaker.say("card-next", names=_in_order(speaker, coming)))
    elif len(view.order) > 1:
        lines.append(speaker.say("card-order", names=_in_order(speaker, view.order)))
    return lines


def _in_order(speaker: Speaker[Escaped], seats: Sequence[int]) -> str:
    return " → ".join(speaker.names[seat] for seat in seats)


def seat_buttons(language: str, table: Table) -> list[Item]:
    """The way to one's choices, where there are any."""
    names_first = table.size is not None and seating.draws_first(table)
    choosing = not table.engine.hooks.own_colours or seating.sides(table) or names_first
    return [button(language, "button-seat", table.id, "seat")] if choosing else []


def seat_page(table: Table, user: int, language: str) -> Page:
    """Menus for what somebody may choose for his seat, and the host of a lobby for all.

    Of the others' seats it tells nothing: they choose too, which shows on the card, while nobody but the reader can
    change this page.
    """
    speaker, plain = speaker_of(table, language), plain_speaker_of(table, language)
    seat = table.seat_of(user)
    assert seat is not None  # the caller has looked
    said = [
        speaker.say("seat-title", game=speaker.game_name, table=table.id),
        _seat_line(speaker, table, table.seats[seat]),
    ]
    rows: list[list[Item]] = []
    colours = [(_colour(plain, colour), str(colour), "") for colour in seating.open_colours(table, seat)]
    if colours:
        rows.append([_menu(table, "seat-colour", colours, str(table.colours[seat]))])
    if sides := side_entries(plain, seating.open_sides(table, seat)):
        rows.append([_menu(table, "seat-side", sides, table.seats[seat].side)])
    if user == table.host and table.size is not None and seating.draws_first(table):
        # by the person: the seats may have other numbers when one is chosen
        named = [(plain.say("seat-first", name=plain.names[row.seat]), _beginner(row), "") for row in table.seats]
        first = None if table.first is None else _beginner(table.seats[table.first])
        rows.append([_menu(table, "seat-first", [(plain.say("seat-first-lot"), ANY, ""), *named], first)])
    if families := seating.families(table):
        marks = " | ".join(" ".join(MARKS[colour] for colour in family) for family in families)
        said.append(speaker.say("seat-families", marks=marks))
    said.append(speaker.say("seat-note" if rows else "seat-nothing"))
    return page(said, rows, colour=accent(table, seat))


def side_entries(speaker: Speaker[Clean], sides: Sequence[Side]) -> list[tuple[str, str, str]]:
    """The entries of a menu of sides, the first for any; none where there are no sides."""
    if not sides:
        return []
    named = [
        (_own(speaker, f"{speaker.game}-seat-side", "seat-side", side=speaker.label(Key(side.key))), side.key, "")
        for side in sides
    ]
    return [(_own(speaker, f"{speaker.game}-seat-side-any", "seat-side-any"), ANY, ""), *named]


def _beginner(row: SeatRow) -> str:
    """The entry of a menu for a seat that may begin: by its person, as seats may have other numbers by then."""
    return f"{BOT}{row.seat}" if row.is_bot else str(row.user)


def _colour(speaker: Speaker[Clean], colour: int) -> str:
    return speaker.say("seat-colour", colour=f"{MARKS[colour]} {speaker.say(f'seat-colour-{colour}')}")


def _taken(table: Table, side: Side) -> int:
    """How many have chosen a side."""
    return sum(row.side == side.key for row in table.seats)


def _own(speaker: Speaker[Clean], own: str, id: str, **args: str) -> str:
    """A message, or what the game says in its place: where sides are teams it calls them so."""
    return speaker.say(own if texts.knows(own) else id, **args)


def _room(speaker: Speaker[Clean], table: Table, side: Side) -> str:
    """A side with how many have chosen it, of how many."""
    return speaker.say("seat-side-room", side=speaker.label(Key(side.key)), taken=_taken(table, side), room=side.seats)


def _menu(table: Table, verb: str, entries: Sequence[tuple[str, str, str]], chosen: str | None) -> Item:
    """A menu that tells what is chosen now as its placeholder too, for clients that forget it."""
    now = next(label for label, value, _ in entries if value == (chosen or ANY))
    return select(now, entries, table.id, verb, 0, "", chosen=(chosen or ANY,))


async def _now(tap: Tap) -> Page:
    table = await tap.house.tables.gathering.choosing(tap.table, tap.user)
    return seat_page(table, tap.user, tap.language)


async def _show(tap: Tap, table: Table) -> None:
    await answers.show(tap.interaction, seat_page(table, tap.user, tap.language))


@verb("seat", opens=True)
async def choose(tap: Tap) -> None:
    """Show somebody, in private, what may be chosen for the seat."""
    await tap.house.attended(tap.table)
    await answers.show(tap.interaction, await _now(tap))


@verb("seat-colour")
@shown_anew(_now)
async def colour(tap: Tap) -> None:
    """Another colour."""
    await _show(tap, await tap.house.tables.gathering.choose_colour(tap.table, tap.user, tap.picked))


@verb("seat-side")
@shown_anew(_now)
async def side(tap: Tap) -> None:
    """Another side, or any."""
    wanted = None if tap.value == ANY else tap.value
    await _show(tap, await tap.house.tables.gathering.choose_side(tap.table, tap.user, wanted))


@verb("seat-first")
@shown_anew(_now)
async def first(tap: Tap) -> None:
    """Another one who begins, or by lot."""
    if tap.value.startswith(BOT):
        wanted: int | None = bot_user(whole(tap.value.removeprefix(BOT)))
    else:
        wanted = None if tap.value == ANY else tap.picked
    await _show(tap, await tap.house.tables.gathering.choose_first(tap.table, tap.user, wanted))
