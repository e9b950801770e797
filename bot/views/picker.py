"""The move picker: one small question a step, for every game, by walking `choose`.

Keys (``end``) and short lists are buttons, longer ones a select menu or two, sets a select of several. More cells than
two menus hold are asked column first, then row. What a person may do without owing it is asked in the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import wraps
from typing import TYPE_CHECKING

from bot import answers, texts
from bot.foreign import Clean
from bot.pictures import alt_text
from bot.tables.making import own
from bot.tables.model import FREE, Refusal, Table, Walk
from bot.tables.play import may
from bot.views import private
from bot.views.names import escaped_names, event_lines, marked_names, own_seat, plain_names
from bot.views.page import SEAT_COLOURS, Item, Page, page
from bot.views.tap import PRIMARY, SUCCESS, Handler, Tap, button, plain_button, select, verb
from engine import game as games
from engine.game import Action, Choice, Option
from engine.values import Answer, Cell, Key, Picks, Value, line
from render import Marks

if TYPE_CHECKING:
    from bot.client import Flotilla

MENU = 25
"""Options of one select menu."""
MENUS = 2
"""With more menus than that a column of cells is asked first."""
BUTTONS = 4
"""Up to so many options are buttons."""
STALE = "refuse-stale"


async def picker_page(
    bot: Flotilla, walk: Walk, language: str, column: int | None = None, news: Sequence[str] = ()
) -> Page:
    """The question that a seat is at, after `news` (what its last answer did)."""
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
        if column is not None:
            cells = tuple(cell for cell in cells if cell.col == column)
        rows, notes = _questions(language, walk, walk.step, column)
        lines.extend(notes)
    rows.append(await _ways_back(bot, language, walk, column))
    subject = walk.step.subject if isinstance(walk.step, Choice) else ()
    if not walk.path:
        tip, no_more = await private.tip_of(bot, table, view, walk.seat, language)
        said.extend(filter(None, [tip]))
        rows[-1] = [*rows[-1], *no_more]
    pictures = await private.draw_for(bot, table, view, walk.seat, Marks(cells=cells, chosen=walk.path + subject))
    colour = SEAT_COLOURS[walk.seat % len(SEAT_COLOURS)]
    return page([*said, "\n".join(lines)], rows, pictures, alt_text(language, table, view), colour)


def _depth(walk: Walk) -> str:
    return str(len(walk.path))


def _in_words(walk: Walk, language: str) -> str:
    """The answers so far as their labels, after what the decision is about where it is owed."""
    table, names = walk.table, marked_names(walk.table)
    labels = [_capital(texts.label(language, table.game, answer, names)) for answer in walk.path]
    move = f"**{' → '.join(labels)}**"
    if walk.decision.number == FREE:
        return move
    return f"{texts.tell(language, table.game, walk.decision.about, names)}: {move}"


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _questions(language: str, walk: Walk, choice: Choice, column: int | None) -> tuple[list[list[Item]], list[str]]:
    """The rows that ask `choice`, and the notes that its buttons have no room for."""
    table, number, depth = walk.table, walk.decision.number, _depth(walk)

    plain = plain_names(table)

    def called(option: Option, names: Sequence[Clean]) -> str:
        return _capital(texts.label(language, table.game, option.value, names))

    labels = Counter(called(option, plain) for option in choice.options)

    def entry(option: Option, names: Sequence[Clean] = plain) -> tuple[str, str, str]:
        label = called(option, names)
        note = texts.tell(language, table.game, option.note, names) if option.note else ""
        effect = texts.effect(language, table.game, option.value)
        if note and labels[called(option, plain)] > 1:  # alike but for what the note says
            label, note = f"{label} · {note}", ""
        return label, option.value.token, ": ".join(filter(None, (note, effect)))

    options = list(choice.options)
    if choice.most is not None:
        ask = _how_many(language, choice.least, choice.most)
        menu = select(
            ask, [entry(o) for o in options], table.id, "pick", number, depth, max(1, choice.least), choice.most
        )
        # nobody can send a menu in which nothing was chosen
        none: list[Item] = [button(language, "button-nothing", table.id, "tap", number, f"{depth}:")]
        return [[menu], none] if choice.least == 0 else [[menu]], []
    if len(options) > MENUS * MENU and all(isinstance(option.value, Cell) for option in options):
        if column is None:
            columns = _columns(options)
            entries = [(texts.say(language, "picker-column", column=name), key, "") for key, name in columns]
            return [[select(texts.say(language, "picker-pick-column"), entries, table.id, "col", number, depth)]], []
        options = [o for o in options if isinstance(o.value, Cell) and o.value.col == column]
    keys = [option for option in options if isinstance(option.value, Key)]
    others = [option for option in options if not isinstance(option.value, Key)]
    as_buttons = [*others, *keys] if len(options) <= BUTTONS else keys
    in_menus = [] if len(options) <= BUTTONS else others
    rows: list[list[Item]] = []
    for start in range(0, len(in_menus), MENU):
        part = [entry(option) for option in in_menus[start : start + MENU]]
        # A second menu needs a custom id of its own: the part after the dot only tells them apart.
        rest = f"{depth}.{start}" if start else depth
        ask = texts.say(language, "picker-pick")
        if len(in_menus) > MENU:
            ask = texts.say(language, "picker-pick-part", first=part[0][0], last=part[-1][0])
        rows.append([select(ask, part, table.id, "pick", number, rest)])
    taps: list[Item] = []
    notes = []
    for option in as_buttons:
        label, token, _ = entry(option)
        style = SUCCESS if isinstance(option.value, Key) else PRIMARY
        taps.append(plain_button(label, table.id, "tap", number, f"{depth}:{token}", style))
        told, _, note = entry(option, escaped_names(table))
        if note:
            notes.append(f"- **{told}**: {note}")
    rows.extend(taps[start : start + 5] for start in range(0, len(taps), 5))
    return rows, notes


def _how_many(language: str, least: int, most: int) -> str:
    """How many are to be chosen from a menu."""
    if least == most:
        return texts.say(language, "picker-pick-exactly", least=least)
    if least == 0:
        return texts.say(language, "picker-pick-up-to", most=most)
    return texts.say(language, "picker-pick-between", least=least, most=most)


def _columns(options: Sequence[Option]) -> list[tuple[str, str]]:
    """The columns that these cells lie in: key and letter."""
    found = sorted({option.value.col for option in options if isinstance(option.value, Cell)})
    return [(str(col), Cell(col, 0).token[0]) for col in found]


async def _ways_back(bot: Flotilla, language: str, walk: Walk, column: int | None) -> list[Item]:
    table, number = walk.table, walk.decision.number
    row: list[Item] = []
    if walk.asked or column is not None:
        rest = f"{len(walk.path)}:col" if column is not None else _depth(walk)
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
    table = await bot.tables.get(tap.table)
    seat = own_seat(table, tap.user)
    if table.status == "running" and not table.seats[seat].owes:
        table = await bot.look_round(table)
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
    await _answer(tap, tap.rest.split(".")[0], tap.values)


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
    if isinstance(walk.step, Action) and not walk.final:
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
    """A column was chosen: ask for the row."""
    bot = answers.bot_of(tap.interaction)
    walk = await bot.tables.walk(tap.table, tap.user, tap.number)
    await answers.show(tap.interaction, await picker_page(bot, walk, tap.language, column=int(tap.values[0])))


@verb("back")
@kindly
async def back(tap: Tap) -> None:
    """One question back; from a row to the columns without touching the draft."""
    bot = answers.bot_of(tap.interaction)
    if tap.rest.endswith(":col"):
        walk = await bot.tables.walk(tap.table, tap.user, tap.number)
    else:
        walk = await bot.tables.back(tap.table, tap.user, tap.number)
    await answers.show(tap.interaction, await picker_page(bot, walk, tap.language))


@verb("undo")
@kindly
async def undo(tap: Tap) -> None:
    """Take back one's own last action of this turn."""
    bot = answers.bot_of(tap.interaction)
    await bot.tables.take_back(tap.table, tap.user)
    await answers.show(tap.interaction, await next_page(bot, tap.table, tap.user, tap.language))
