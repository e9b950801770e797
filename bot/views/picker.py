"""The move picker: one small question a step, for every game, by walking `choose`.

What a question looks like is told in `bot.views.questions`. What a person may do without owing it is asked in the same
way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import wraps
from typing import TYPE_CHECKING

from bot import answers, texts
from bot.pictures import said_of
from bot.tables.making import asking, own
from bot.tables.model import FREE, Refusal, Table, Walk
from bot.tables.play import may
from bot.views import private
from bot.views.names import event_lines, marked_names, own_seat
from bot.views.page import SEAT_COLOURS, Item, Page, page
from bot.views.questions import FIRST, At, capital, questions, read_place, shown
from bot.views.tap import MENU, SUCCESS, Handler, Tap, button, verb
from engine import game as games
from engine.game import Action, Choice
from engine.trial import is_final
from engine.values import Answer, Cell, Picks, Value, line
from render import Marks

if TYPE_CHECKING:
    from bot.client import Flotilla

STALE = "refuse-stale"


async def picker_page(bot: Flotilla, walk: Walk, language: str, at: At = FIRST, news: Sequence[str] = ()) -> Page:
    """The question that a seat is at, after `news` (what its last answer did); `at` a place in a long one."""
    table = walk.table
    view = games.preview(table.engine, table.state, walk.seat, walk.path)
    cells: tuple[Cell, ...] = ()
    rows: list[list[Item]] = []
    lines: list[str] = []
    said = [texts.say(language, "picker-title", game=texts.say(language, f"{table.game}-name"), table=table.id), *news]
    if isinstance(walk.step, Action):
        lines.append(texts.say(language, "picker-confirm", move=_in_words(walk, language)))
        rows.append([button(language, "button-do", table.id, "do", walk.decision.number, _depth(walk), SUCCESS)])
    else:
        if walk.path:
            lines.append(texts.say(language, "picker-so-far", move=_in_words(walk, language)))
        lines.append("**" + texts.tell(language, table.game, walk.step.ask, marked_names(table)) + "**")
        cells = tuple(option.value for option in walk.step.options if isinstance(option.value, Cell))
        if at.column is not None:
            cells = tuple(cell for cell in cells if cell.col == at.column)
        rows, notes = questions(language, walk, walk.step, at)
        lines.extend(notes)
    rows.append(await _ways_back(bot, language, walk, at))
    subject = walk.step.subject if isinstance(walk.step, Choice) else ()
    if not walk.path:
        tip, no_more = await private.tip_of(bot, table, view, walk.seat, language)
        said.extend(filter(None, [tip]))
        rows[-1] = [*rows[-1], *no_more]
    pictures = await private.draw_for(
        bot, table, view, walk.seat, Marks(cells=cells, chosen=walk.path + walk.collected + subject)
    )
    colour = SEAT_COLOURS[walk.seat % len(SEAT_COLOURS)]
    return page([*said, "\n".join(lines)], rows, pictures, said_of(pictures, language, table, view), colour)


def _depth(walk: Walk) -> str:
    return str(len(walk.path))


def _in_words(walk: Walk, language: str) -> str:
    """The answers so far as their labels, and what the decision is about where it is owed."""
    table, names = walk.table, marked_names(walk.table)
    labels = [capital(texts.label(language, table.game, answer, names)) for answer in walk.path]
    move = f"**{' → '.join(labels)}**"
    if walk.decision.number == FREE:
        return move
    return f"{move} · {texts.tell(language, table.game, walk.decision.about, names)}"


async def _ways_back(bot: Flotilla, language: str, walk: Walk, at: At) -> list[Item]:
    table, number = walk.table, walk.decision.number
    row: list[Item] = []
    if walk.asked or at.column is not None:
        rest = _depth(walk) if at.column is None else f"{_depth(walk)}:col"
        row.append(button(language, "button-back", table.id, "back", number, rest))
    elif number == FREE:
        row.append(button(language, "button-back", table.id, "view"))
    elif table.made:
        row.append(button(language, "button-take-back", table.id, "undo", number))
    if number != FREE and not walk.asked and may(table, walk.seat):
        row.append(private.may_button(language, table))
    return row


def kindly(handler: Handler) -> Handler:
    """Where a click is answered too late, show how things stand now, with a word about it."""

    @wraps(handler)
    async def handle(tap: Tap) -> None:
        try:
            await handler(tap)
        except Refusal as refusal:
            if refusal.reason.id != STALE:
                raise
            bot, news = answers.bot_of(tap.interaction), [answers.refusal_text(tap.language, refusal)]
            table = await bot.tables.get(tap.table)
            if (seat := table.seat_of(tap.user)) is not None and table.state is not None:
                news += await private.since_own_action(bot, own(table, seat), seat, tap.language)
            page = await next_page(bot, tap.table, tap.user, tap.language, news)
            await answers.show(tap.interaction, page)

    return handle


@verb("play", opens=True)
async def play(tap: Tap) -> None:
    """Open the picker, or one's own view where nothing is owed."""
    bot = answers.bot_of(tap.interaction)
    table = await bot.look_round(await bot.tables.get(tap.table))
    seat = own_seat(table, tap.user)
    if table.status == "running" and not table.seats[seat].owes:
        news = [texts.say(tap.language, "refuse-not-your-turn")]
        news += await private.since_own_action(bot, table, seat, tap.language)
        await answers.show(tap.interaction, await private.private_page(bot, table, seat, tap.language, news))
        return
    await answers.show(tap.interaction, await next_page(bot, tap.table, tap.user, tap.language))


@verb("may", opens=True)
@kindly
async def free(tap: Tap) -> None:
    """Open the picker for what one may do without owing it."""
    bot = answers.bot_of(tap.interaction)
    walk = await bot.tables.walk(tap.table, tap.user, FREE)
    news = await private.since_own_action(bot, walk.table, walk.seat, tap.language)
    await answers.show(tap.interaction, await picker_page(bot, walk, tap.language, news=news))


async def next_page(bot: Flotilla, table_id: int, user: int, language: str, news: Sequence[str] = ()) -> Page:
    """What a person at a table needs now: the picker where something is owed, else the private view."""
    table = await bot.tables.get(table_id)
    seat = own_seat(table, user)
    if table.status == "running" and table.seats[seat].owes:
        walk = await bot.tables.walk(table_id, user)
        news = news or await private.since_own_action(bot, walk.table, seat, language)
        return await picker_page(bot, walk, language, news=news)
    return await private.private_page(bot, table, seat, language, news=news, onward=True)


@verb("pick")
@kindly
async def pick(tap: Tap) -> None:
    """An answer from a menu: one value, or a set."""
    depth, _, _ = read_place(tap.rest)
    await _answer(tap, depth, tap.values)


@verb("tap")
@kindly
async def tapped(tap: Tap) -> None:
    """An answer by a button; without a token it is the empty set."""
    depth, _, token = tap.rest.partition(":")
    await _answer(tap, depth, (token,) if token else ())


async def _answer(tap: Tap, depth: str, tokens: Sequence[str]) -> None:
    bot = answers.bot_of(tap.interaction)
    walk = await bot.tables.walk(tap.table, tap.user, tap.number)
    if not isinstance(walk.step, Choice) or str(len(walk.path)) != depth:
        raise Refusal(line(STALE))
    walk = await bot.tables.answer(tap.table, tap.user, tap.number, read_answer(walk.step, tokens), len(walk.path))
    asked = asking(walk.table, walk.decision.number)
    if isinstance(walk.step, Action) and not is_final(asked, walk.table.state, walk.seat, walk.path):
        await _act(tap, bot)
    else:
        await answers.show(tap.interaction, await picker_page(bot, walk, tap.language))


def read_answer(choice: Choice, tokens: Sequence[str]) -> Answer:
    """The answer that these tokens stand for. Raises Refusal for one that the question doesn't offer."""
    by_token: dict[str, Value] = {option.value.token: option.value for option in choice.options}
    if any(token not in by_token for token in tokens) or (choice.most is None and not tokens):
        raise Refusal(line(STALE))
    if choice.most is None:
        return by_token[tokens[0]]
    return Picks(tuple(value for token, value in by_token.items() if token in tokens))


@verb("do")
@kindly
async def do(tap: Tap) -> None:
    """Confirm what can't be taken back."""
    await _act(tap, answers.bot_of(tap.interaction))


async def _act(tap: Tap, bot: Flotilla) -> None:
    before = await bot.tables.get(tap.table)
    table = await bot.tables.confirm(tap.table, tap.user, tap.number)
    news = await happened(bot, table, before.seq, tap.user, tap.language)
    await answers.show(tap.interaction, await next_page(bot, tap.table, tap.user, tap.language, news))


async def happened(bot: Flotilla, table: Table, since: int, user: int, language: str) -> list[str]:
    """What happened after `since`, as this person may know it: one text, or none."""
    seat = own_seat(table, user)
    rows = await bot.tables.recent(own(table, seat), seat, since)
    told = event_lines(table, rows, seat, language)
    return ["\n".join(told)] if told else []


@verb("col")
@kindly
async def column(tap: Tap) -> None:
    """A column was chosen: show its cells."""
    depth, at, _ = read_place(tap.rest)
    await _look(tap, depth, at._replace(column=int(tap.values[0]), page=0))


@verb("leaf")
@kindly
async def leaf(tap: Tap) -> None:
    """Another page of a long question; its decision's number is in the rest."""
    number, _, rest = tap.rest[:-1].partition(".")
    depth, column = rest.split(".")
    at = At(int(column) if column else None, tap.number)
    await _look(tap._replace(number=int(number)), depth, at)


async def _look(tap: Tap, depth: str, at: At) -> None:
    """Show a place of the question, or its beginning where another one is asked now."""
    bot = answers.bot_of(tap.interaction)
    walk = await bot.tables.walk(tap.table, tap.user, tap.number)
    at = at if depth == _depth(walk) else FIRST
    await answers.show(tap.interaction, await picker_page(bot, walk, tap.language, at))


@verb("collect")
@kindly
async def collect(tap: Tap) -> None:
    """What is chosen in one menu of a large set, in place of what was chosen there before."""
    depth, at, menu = read_place(tap.rest)
    bot, walk = await _collecting(tap, depth)
    assert isinstance(walk.step, Choice)
    there = [o.value for o in shown(walk.step, at)[menu * MENU : (menu + 1) * MENU]]
    picked = {value.token: value for value in there if value.token in tap.values}
    if len(picked) != len(tap.values):
        raise Refusal(line(STALE))
    others = [value for value in walk.collected if value not in there]
    await _keep(tap, bot, walk, [*others, *picked.values()], at)


@verb("anew")
@kindly
async def anew(tap: Tap) -> None:
    """Begin a large set anew."""
    depth, at, _ = read_place(tap.rest)
    bot, walk = await _collecting(tap, depth)
    await _keep(tap, bot, walk, [], at)


@verb("collected")
@kindly
async def collected(tap: Tap) -> None:
    """The large set is what it shall be."""
    depth, _, _ = read_place(tap.rest)
    _, walk = await _collecting(tap, depth)
    await _answer(tap, depth, [value.token for value in walk.collected])


async def _collecting(tap: Tap, depth: str) -> tuple[Flotilla, Walk]:
    bot = answers.bot_of(tap.interaction)
    walk = await bot.tables.walk(tap.table, tap.user, tap.number)
    if not isinstance(walk.step, Choice) or walk.step.most is None or _depth(walk) != depth:
        raise Refusal(line(STALE))
    return bot, walk


async def _keep(tap: Tap, bot: Flotilla, walk: Walk, values: list[Value], at: At) -> None:
    news: list[str] = []
    try:
        walk = await bot.tables.collect(tap.table, tap.user, tap.number, values, len(walk.path))
    except Refusal as refusal:
        if refusal.reason.id == STALE:
            raise
        news = [answers.refusal_text(tap.language, refusal)]
    await answers.show(tap.interaction, await picker_page(bot, walk, tap.language, at, news))


@verb("back")
@kindly
async def back(tap: Tap) -> None:
    """One question back; from a row to the columns without touching the draft."""
    bot = answers.bot_of(tap.interaction)
    if tap.rest.endswith(":col"):
        depth, at, _ = read_place(tap.rest.removesuffix(":col"))
        await _look(tap, depth, at)
        return
    walk = await bot.tables.back(tap.table, tap.user, tap.number)
    await answers.show(tap.interaction, await picker_page(bot, walk, tap.language))


@verb("undo")
@kindly
async def undo(tap: Tap) -> None:
    """Take back one's own last action of this turn."""
    bot = answers.bot_of(tap.interaction)
    await bot.tables.take_back(tap.table, tap.user)
    await answers.show(tap.interaction, await next_page(bot, tap.table, tap.user, tap.language))
