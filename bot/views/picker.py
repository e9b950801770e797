"""The move picker: one small question a step, for every game, by walking `choose`.

What a question looks like is told in `bot.views.questions`. What a person may do without owing it is asked in the same
way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import wraps

from bot import texts
from bot.foreign import Escaped
from bot.speaker import Speaker
from bot.tables.making import own
from bot.tables.model import FREE, Refusal, Walk
from bot.tables.service import Tables
from bot.views import answers, private
from bot.views.free import free_buttons
from bot.views.look import round_walk
from bot.views.names import accent, own_seat, said_of, speaker_of
from bot.views.page import Item, Page, page
from bot.views.parts import FIRST, At, is_long, part_of
from bot.views.questions import capital, questions
from bot.views.tap import SUCCESS, Handler, Tap, button, fits, verb
from bot.views.tips import tip_of
from engine import game as games
from engine.game import Action, Choice
from engine.values import Cell
from render import Marks

STALE = "refuse-stale"
BESIDE = 3
"""So many ways to what isn't owed have room beside a question."""


async def picker_page(
    tables: Tables, walk: Walk, language: str, at: At = FIRST, news: Sequence[str] = (), typed: str = ""
) -> Page:
    """The question that a seat is at, after `news` (what its last answer did); `at` a part of a long one.

    `typed` is what the person wrote in vain: the button to type has it ready, where it holds so much.
    """
    table, speaker = walk.table, speaker_of(walk.table, language, walk.seat)
    view = games.preview(table.engine, table.state, walk.seat, walk.path)
    cells: tuple[Cell, ...] = ()
    rows: list[list[Item]] = []
    lines: list[str] = []
    said = [speaker.say("picker-title", game=speaker.game_name, table=table.id), *news]
    if isinstance(walk.step, Action):
        lines.append(speaker.say("picker-confirm", move=_in_words(speaker, walk)))
        rows.append([button(language, "button-do", table.id, "do", walk.decision.number, length_of(walk), SUCCESS)])
    else:
        if walk.path:
            lines.append(speaker.say("picker-so-far", move=_in_words(speaker, walk)))
        lines.append("**" + speaker.tell(walk.step.ask) + "**")
        at = part_of(walk.step, at).at
        cells = tuple(option.value for option in walk.step.options if isinstance(option.value, Cell))
        if at.column is not None:
            cells = tuple(cell for cell in cells if cell.col == at.column)
        rows, notes = questions(language, walk, walk.step, at)
        lines.extend(notes)
    rows.append([*_ways_back(language, walk, at), *_way_to_type(language, walk, typed)])
    subject = walk.step.subject if isinstance(walk.step, Choice) else ()
    if not walk.path:
        tip, no_more = await tip_of(tables, table, view, walk.seat, language)
        said.extend(filter(None, [tip]))
        rows[-1] = [*rows[-1], *no_more]
    marks = Marks(cells=cells, chosen=walk.path + walk.collected + subject)
    pictures = (await private.draw_for(tables, table, view, walk.seat, round_walk(walk), marks)).pictures
    colour = accent(table, walk.seat)
    return page([*said, "\n".join(lines)], rows, pictures, said_of(pictures, language, table, view), colour)


def length_of(walk: Walk) -> str:
    """How many answers there are so far, as buttons carry it."""
    return str(len(walk.path))


def _in_words(speaker: Speaker[Escaped], walk: Walk) -> str:
    """The answers so far as their labels, and what the decision is about where it is owed."""
    move = f"**{' → '.join(capital(speaker.label(answer)) for answer in walk.path)}**"
    if walk.decision.number == FREE:
        return move
    return f"{move} · {speaker.tell(walk.decision.about)}"


def _ways_back(language: str, walk: Walk, at: At) -> list[Item]:
    table, number = walk.table, walk.decision.number
    row: list[Item] = []
    if walk.asked or at.column is not None:
        rest = length_of(walk) if at.column is None else f"{length_of(walk)}:col"
        row.append(button(language, "button-back", table.id, "back", number, rest))
    elif number == FREE:
        row.append(button(language, "button-back", table.id, "view"))
    elif table.made:
        row.append(button(language, "button-take-back", table.id, "undo", number))
    if number != FREE and not walk.asked:
        row += free_buttons(language, table, walk.seat, BESIDE)
    return row


def _way_to_type(language: str, walk: Walk, typed: str) -> list[Item]:
    """Beside a question that takes more than one menu: its answer, and all that follows, may be written instead."""
    if not isinstance(walk.step, Choice) or not is_long(walk.step):
        return []
    rest = f"{length_of(walk)}:{typed if can_keep(walk, typed) else ''}"
    return [button(language, "button-type", walk.table.id, "type", walk.decision.number, rest, emoji="⌨️")]


def can_keep(walk: Walk, typed: str) -> bool:
    """Whether the page of a question has a button to type, which holds what was written in vain."""
    long = isinstance(walk.step, Choice) and is_long(walk.step)
    return long and fits(walk.table.id, "type", walk.decision.number, f"{length_of(walk)}:{typed}")


def kindly(handler: Handler) -> Handler:
    """Where a click is answered too late, show how things stand now, with a word about it."""

    @wraps(handler)
    async def handle(tap: Tap) -> None:
        try:
            await handler(tap)
        except Refusal as refusal:
            if refusal.reason.id != STALE:
                raise
            await tap.promise()
            tables, news = tap.house.tables, [answers.refusal_text(tap.language, refusal)]
            table = await tables.reading.get(tap.table)
            if (seat := table.seat_of(tap.user)) is not None and table.state is not None:
                news += await private.since_own_action(tables, own(table, seat), seat, tap.language)
            await go_on(tap, news)

    return handle


@verb("play", opens=True)
async def play(tap: Tap) -> None:
    """Open the picker, or one's own view where nothing is owed."""
    tables, table = tap.house.tables, await tap.house.attended(tap.table)
    seat = own_seat(table, tap.user)
    if table.status == "running" and not table.seats[seat].owes:
        news = [texts.say(tap.language, "refuse-not-your-turn")]
        news += await private.since_own_action(tables, table, seat, tap.language)
        await answers.show(tap.interaction, await private.private_page(tables, table, seat, tap.language, news))
        return
    await go_on(tap)


@verb("may", opens=True)
@kindly
async def free(tap: Tap) -> None:
    """Open the picker for what one may do without owing it."""
    tables = tap.house.tables
    walk = await tables.turns.walk(tap.table, tap.user, FREE)
    news = await private.since_own_action(tables, walk.table, walk.seat, tap.language)
    await ask(tap, walk, news=news)


async def next_page(tables: Tables, id: int, user: int, language: str, news: Sequence[str] = ()) -> Page:
    """What a person at a table needs now: the picker where something is owed, else the private view."""
    table = await tables.reading.get(id)
    seat = own_seat(table, user)
    if table.status == "running" and table.seats[seat].owes:
        walk = await tables.turns.walk(id, user)
        news = news or await private.since_own_action(tables, walk.table, seat, language)
        return await picker_page(tables, walk, language, news=news)
    return await private.private_page(tables, table, seat, language, news=news, onward=True)


async def go_on(tap: Tap, news: Sequence[str] = ()) -> None:
    """Show what the person needs now, after `news`."""
    await answers.show(tap.interaction, await next_page(tap.house.tables, tap.table, tap.user, tap.language, news))


async def ask(tap: Tap, walk: Walk, at: At = FIRST, news: Sequence[str] = ()) -> None:
    """Show the question that the person is at."""
    await answers.show(tap.interaction, await picker_page(tap.house.tables, walk, tap.language, at, news))
