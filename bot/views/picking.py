"""Answers to the picker's questions by clicks: picked, put together, looked for on other leaves, and given back."""

from __future__ import annotations

from collections.abc import Sequence

from bot import texts
from bot.tables.making import asking, own
from bot.tables.model import Refusal, Table, Walk
from bot.tables.service import Tables
from bot.views import answers
from bot.views.brief import ALONE, lines_within
from bot.views.names import speaker_of
from bot.views.own import NEWS, STALE, ask, go_on, kindly
from bot.views.parts import FIRST, At, part_of, print_of, read_at
from bot.views.tap import Tap, verb, whole
from engine.game import Action, Choice
from engine.trial import is_final
from engine.values import Answer, Picks, Value, line


@verb("pick", steers=True)
@kindly
async def pick(tap: Tap) -> None:
    """An answer from a menu: one value, or a set."""
    seen, _, _ = read_at(tap.rest)
    await _answer(tap, seen, tap.values)


@verb("tap", steers=True)
@kindly
async def tapped(tap: Tap) -> None:
    """An answer by a button; without a token it is the empty set."""
    seen, _, token = tap.rest.partition(":")
    await _answer(tap, seen, (token,) if token else ())


async def _answer(tap: Tap, seen: str, tokens: Sequence[str]) -> None:
    walk = await _walk(tap, seen)
    await _answered(tap, walk, read_answer(_choice(walk), tokens))


async def _walk(tap: Tap, seen: str) -> Walk:
    """Where the person is. Raises Refusal where it isn't what he saw: he may have gone on in another message."""
    walk = await tap.house.tables.turns.walk(tap.table, tap.user, tap.number, tap.steered)
    if print_of(walk.path) != seen:
        raise Refusal(line(STALE))
    return walk


def _choice(walk: Walk) -> Choice:
    if not isinstance(walk.step, Choice):
        raise Refusal(line(STALE))
    return walk.step


@verb("pair", steers=True)
@kindly
async def pair(tap: Tap) -> None:
    """An answer, which the menu stands for, and in it the one to the question that follows."""
    seen, _, token = tap.rest.partition(".")
    walk = await _walk(tap, seen)
    first = read_answer(_choice(walk), (token,))
    questions = asking(walk.table, walk.decision.number)
    then = questions.choose(walk.table.state, walk.seat, (*walk.path, first))
    if not isinstance(then, Choice):
        raise Refusal(line(STALE))
    await _answered(tap, walk, first, read_answer(then, tap.values))


async def _answered(tap: Tap, walk: Walk, answer: Answer, *then: Answer) -> None:
    """Go on after an answer, or several: with what is asked next, or with what was done."""
    turns = tap.house.tables.turns
    walk = await turns.answer(tap.table, tap.user, tap.number, answer, len(walk.path), *then, steered=tap.steered)
    asked = asking(walk.table, walk.decision.number)
    if isinstance(walk.step, Action) and not is_final(asked, walk.table.state, walk.seat, walk.path):
        await _act(tap)
    else:
        await ask(tap, walk)


def read_answer(choice: Choice, tokens: Sequence[str]) -> Answer:
    """The answer that these tokens stand for. Raises Refusal for one that the question doesn't offer."""
    by_token: dict[str, Value] = {option.value.token: option.value for option in choice.options}
    if any(token not in by_token for token in tokens) or (choice.most is None and not tokens):
        raise Refusal(line(STALE))
    if choice.most is None:
        return by_token[tokens[0]]
    return Picks(tuple(value for token, value in by_token.items() if token in tokens))


@verb("do", steers=True)
@kindly
async def do(tap: Tap) -> None:
    """Confirm what can't be taken back: that which the button was shown for."""
    await _walk(tap, tap.rest)
    await _act(tap)


async def _act(tap: Tap) -> None:
    tables = tap.house.tables
    before = await tables.reading.get(tap.table)
    table = await tables.turns.confirm(tap.table, tap.user, tap.number, tap.interaction.created_at, tap.steered)
    table = await tap.house.answered(table, tap.user if tap.steered is None else None)
    seat = tap.seat_at(before)
    assert seat is not None  # he has just moved for it
    news = await happened(tables, before, table, seat, tap.language)
    await go_on(tap, news)


async def happened(tables: Tables, before: Table, table: Table, seat: int, language: str) -> list[str]:
    """What happened since `before`, and what others did while the seat was asked there, which no view of its has told:
    one text, as it may know it, or none.

    Of what is worth keeping it is said to its owner where it stands.
    """
    rows, since = await tables.reading.recent(own(table, seat), seat), before.seq
    if before.seats[seat].owes:
        done = [row.seq for row in rows if row.seat == seat and row.seq <= before.seq]
        since = max([before.seats[seat].owes_since, *done])
    rows = [row for row in rows if row.seq > since]
    told, _ = lines_within(speaker_of(table, language), rows, seat, NEWS, ALONE)
    if told and any(row.keeps(seat) and row.seat == seat and row.steered_by is None for row in rows):
        profile = await tables.people.get(table.seats[seat].user)
        written = profile is not None and not profile.dm_off and not profile.dm_closed
        told.append(texts.say(language, "kept" if written else "kept-here"))
    return ["\n".join(told)] if told else []


@verb("col", steers=True)
@kindly
async def column(tap: Tap) -> None:
    """A column was chosen: show its cells."""
    seen, at, _ = read_at(tap.rest)
    await _look(tap, seen, at._replace(column=tap.picked, leaf=0))


@verb("leaf", steers=True)
@kindly
async def turned(tap: Tap) -> None:
    """Another leaf of a long question; its decision's number is in the rest."""
    number, _, rest = tap.rest[:-1].partition(".")
    seen, at, _ = read_at(rest)
    await _look(tap._replace(which=whole(number)), seen, at._replace(leaf=tap.leaf))


@verb("to-leaf", steers=True)
@kindly
async def to_leaf(tap: Tap) -> None:
    """Any other leaf of a long question."""
    seen, at, _ = read_at(tap.rest)
    await _look(tap, seen, at._replace(leaf=tap.picked))


async def _look(tap: Tap, seen: str, at: At) -> None:
    """Show a part of the question, or its beginning where another one is asked now."""
    walk = await tap.house.tables.turns.walk(tap.table, tap.user, tap.number, tap.steered)
    await ask(tap, walk, at if seen == print_of(walk.path) else FIRST)


@verb("collect", steers=True)
@kindly
async def collect(tap: Tap) -> None:
    """What is chosen in one menu of a large set, in place of what was chosen there before."""
    seen, at, menu = read_at(tap.rest)
    walk = await _collecting(tap, seen)
    assert isinstance(walk.step, Choice)
    menus = part_of(walk.step, at).menus
    there = [option.value for option in menus[menu].options] if menu < len(menus) else []
    picked = {value.token: value for value in there if value.token in tap.values}
    if len(picked) != len(tap.values):
        raise Refusal(line(STALE))
    others = [value for value in walk.collected if value not in there]
    await _keep(tap, walk, [*others, *picked.values()], at)


@verb("anew", steers=True)
@kindly
async def anew(tap: Tap) -> None:
    """Begin a large set anew."""
    seen, at, _ = read_at(tap.rest)
    walk = await _collecting(tap, seen)
    await _keep(tap, walk, [], at)


@verb("collected", steers=True)
@kindly
async def collected(tap: Tap) -> None:
    """The large set is what it shall be."""
    seen, _, _ = read_at(tap.rest)
    walk = await _collecting(tap, seen)
    await _answer(tap, seen, [value.token for value in walk.collected])


async def _collecting(tap: Tap, seen: str) -> Walk:
    walk = await _walk(tap, seen)
    if _choice(walk).most is None:
        raise Refusal(line(STALE))
    return walk


async def _keep(tap: Tap, walk: Walk, values: list[Value], at: At) -> None:
    news: list[str] = []
    try:
        walk = await tap.house.tables.turns.collect(
            tap.table, tap.user, tap.number, values, len(walk.path), tap.steered
        )
    except Refusal as refusal:
        if refusal.reason.id == STALE:
            raise
        news = [answers.refusal_text(tap.language, refusal)]
    await ask(tap, walk, at, news)


@verb("back", steers=True)
@kindly
async def back(tap: Tap) -> None:
    """One page back; from a row to the columns without touching the draft."""
    seen, _, to = tap.rest.partition(":")
    if to == "col":
        await _look(tap, seen, FIRST)
        return
    await _walk(tap, seen)
    await ask(tap, await tap.house.tables.turns.back(tap.table, tap.user, tap.number, whole(to), tap.steered))


@verb("undo", steers=True)
@kindly
async def undo(tap: Tap) -> None:
    """Take back one's own last action of this turn."""
    await tap.house.tables.turns.take_back(tap.table, tap.user, tap.number, tap.steered)
    await go_on(tap, [texts.say(tap.language, "taken-back")])
