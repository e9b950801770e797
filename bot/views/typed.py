"""Typed moves: read as what they may mean, done, or refused with the reason; asked about where several tables wait."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import discord

from bot import texts
from bot.foreign import escape
from bot.house import house_of
from bot.tables.making import asking
from bot.tables.model import FREE, Refusal, Table, Walk
from bot.tables.play import asked
from bot.tables.service import Tables
from bot.views import answers, which
from bot.views.modals import ask_text
from bot.views.names import speaker_of
from bot.views.own import STALE, kindly, next_page
from bot.views.page import Page, clip, page
from bot.views.parts import print_of
from bot.views.picker import can_keep, picker_page
from bot.views.picking import happened
from bot.views.tap import Tap, marked, verb
from engine import notation
from engine.game import Choice, Game
from engine.hooked import spellings as other_spellings
from engine.spelling import spellings
from engine.suggest import suggestions
from engine.tokens import write_path
from engine.trial import does_more
from engine.values import Path, Picks, Value, line
from engine.walk import Freely

QUOTED = 60
"""Characters of a person's own words that are said back."""
KEPT = 1000
"""The same where it could not be read and has to be written anew."""
LISTED = 12
"""So many answers are named where none of them was typed."""


class Understood(NamedTuple):
    """What a typed move means: the choice that it makes, its path, and whether that is complete.

    `picked`: what is there of the set that comes next.
    """

    walk: Walk
    path: Path
    complete: bool
    picked: tuple[Value, ...] = ()


class Unread(Exception):
    """A typed move that is none: which choice it came closest to, and why it isn't one there."""

    def __init__(self, walk: Walk, reason: notation.Unreadable) -> None:
        super().__init__(reason.reason.id)
        self.walk = walk
        self.reason = reason


def read_move(walks: Sequence[Walk], text: str) -> Understood:
    """What a typed move means, spelled as it is before all else. Raises Unread where nothing can be meant."""
    begun: Understood | None = None
    unread: list[Unread] = []
    for spelling in spellings(text):
        for walk in walks:
            try:
                path = notation.read(_asked(walk), walk.table.state, walk.seat, spelling, _others(walk))
                return Understood(walk, path, complete=True)
            except notation.Unfinished as unfinished:
                begun = begun or Understood(walk, unfinished.path, complete=False, picked=unfinished.picked)
            except notation.Unreadable as reason:
                unread.append(Unread(walk, reason))
    if begun is not None:
        return begun
    # the one that came furthest, and of those one that the game has a word for
    raise min(unread, key=lambda each: (-each.reason.understood, not each.reason.told))


def _asked(walk: Walk) -> Game | Freely:
    return asking(walk.table, walk.decision.number)


def _others(walk: Walk) -> notation.Others | None:
    """How else the game lets people write what it asks of them; what they may do freely has no other spellings."""
    table = walk.table
    return None if walk.decision.number == FREE else other_spellings(table.engine, table.state, walk.seat)


async def make_move(
    interaction: discord.Interaction,
    table: int,
    text: str,
    number: int | None = None,
    *,
    asked: bool = False,
    steered: int | None = None,
) -> None:
    """Do a typed move, or ask what it lacks or whether it is meant so, or say why it can't be done.

    `number`: the decision that waited when the person chose this table; it must wait still. `asked`: the move was
    written beside that question, which is shown once more where it can't be read. `steered`: for this
    seat, which the person steers.
    """
    house, language, user = house_of(interaction), answers.reader(interaction), interaction.user.id
    before = await house.attended(table)
    walks = await house.tables.turns.walks(table, user, steered)
    if number is not None and number not in [walk.decision.number for walk in walks]:
        raise Refusal(line(STALE))
    walks.sort(key=lambda walk: walk.decision.number != number)
    try:
        walk, path, complete, picked = read_move(walks, text)
    except Unread as unread:
        if asked:
            why = why_not(language, unread.walk, unread.reason, shown=walks[0])
            page = await again_page(house.tables, walks[0], language, why, text, steering=steered is not None)
            await answers.show(interaction, marked(page, steered))
        else:
            await answers.say(interaction, why_not(language, unread.walk, unread.reason))
        return
    if not complete or does_more(_asked(walk), walk.table.state, walk.seat, path):
        walk = await house.tables.turns.draft(table, user, walk.decision.number, path, steered)
        if picked:
            walk = await house.tables.turns.collect(table, user, walk.decision.number, picked, len(walk.path), steered)
        lacking, steering = [] if complete else _lacking(language, text), steered is not None
        page = await picker_page(house.tables, walk, language, news=lacking, steering=steering)
        await answers.show(interaction, marked(page, steered))
        return
    after = await house.tables.turns.act(table, user, walk.decision.number, path, interaction.created_at, steered)
    after = await house.answered(after, user if steered is None else None)
    news = await happened(house.tables, before, after, walk.seat, language)
    page = await next_page(house.tables, table, user, language, news, steered)
    await answers.show(interaction, marked(page, steered))


def _lacking(language: str, text: str) -> list[str]:
    said = _quoted(text)
    return [texts.say(language, "typed-unfinished", part=said)] if said else []


def why_not(language: str, walk: Walk, unread: notation.Unreadable, shown: Walk | None = None) -> str:
    """Why a typed move is none: the game's own reason, that nothing is owed, what is too much, or what is asked there.

    `shown`: whose question stands beneath, so that it needn't be said.
    """
    speaker = speaker_of(walk.table, language, walk.seat)
    if unread.told:
        return speaker.tell(unread.reason)
    part, choice = _quoted(unread.part), unread.choice
    if walk.decision.number == FREE and not unread.understood:
        return " ".join([speaker.say("refuse-not-your-turn"), speaker.say("typed-free", answers=_tokens(_free(walk)))])
    most = _full(walk, unread)
    if most:
        return speaker.say("typed-too-many", part=part, most=most)
    if choice is None:
        return speaker.say("typed-too-much", part=part, move=clip(write_path(unread.path), QUOTED))
    if choice.most is not None and len(unread.picked) == choice.most:
        return speaker.say("typed-too-many", part=part, most=choice.most)
    values = [option.value for option in choice.options if option.value not in unread.picked]
    if shown is not None and choice == shown.step:
        return speaker.say("typed-unreadable-here", part=part, answers=_tokens(values))
    return speaker.say("typed-unreadable", part=part, ask=speaker.tell(choice.ask), answers=_tokens(values))


def _full(walk: Walk, unread: notation.Unreadable) -> int:
    """How many may be chosen at most where what is too much is one more of the same, which nothing comes after; else 0.

    Without braces a set ends when it is full, so that one more stands behind the finished move.
    """
    last = unread.path[-1] if unread.choice is None and unread.path else None
    if not isinstance(last, Picks):
        return 0
    asked = _asked(walk).choose(walk.table.state, walk.seat, unread.path[:-1])
    if not isinstance(asked, Choice) or len(last.values) != asked.most:
        return 0
    tokens = {option.value.token.lower() for option in asked.options}
    return asked.most if re.split(r"[\s,]+", unread.part)[0].lower() in tokens else 0


def _free(walk: Walk) -> list[Value]:
    """With what all that begins which a seat may do without owing it."""
    first = _asked(walk).choose(walk.table.state, walk.seat, ())
    return [option.value for option in first.options] if isinstance(first, Choice) else []


def _quoted(text: str) -> str:
    return escape(clip(" ".join(text.split()), QUOTED)) if text.strip() else ""


def _tokens(values: Sequence[Value]) -> str:
    named = [f"`{value.token}`" for value in values[:LISTED]]
    return ", ".join([*named, "…"] if len(values) > LISTED else named)


# In a modal


@verb("type", asks=True, steers=True)
@kindly
async def type_it(tap: Tap) -> None:
    """Ask for a move in writing; what was answered so far, or written in vain, stands there already."""
    asked, _, typed = tap.rest.partition(":")
    walk = await tap.house.tables.turns.walk(tap.table, tap.user, tap.number, tap.steered)
    if asked != print_of(walk.path):
        raise Refusal(line(STALE))
    say = speaker_of(walk.table, tap.language).say
    begun = typed or begun_move(walk)
    title = say("type-title", table=tap.table)
    await ask_text(tap, "type-in", title, say("type-label"), say("type-hint"), _example(walk), begun)


@verb("type-in", steers=True)
@kindly
async def typed_in(tap: Tap) -> None:
    """A move was written in the modal."""
    await make_move(tap.interaction, tap.table, tap.value, tap.number, asked=True, steered=tap.steered)


def begun_move(walk: Walk) -> str:
    """What was answered so far as it is typed, with room for more."""
    tokens = [write_path(walk.path), *(value.token for value in walk.collected)]
    return " ".join([*filter(None, tokens), ""])


def _example(walk: Walk) -> str:
    """A whole move that may be typed here, going on from what was answered so far."""
    game, begun = asking(walk.table, walk.decision.number), begun_move(walk)
    found = next(iter(suggestions(game, walk.table.state, walk.seat, begun, limit=1)), None)
    return found.move if found else begun


async def again_page(tables: Tables, walk: Walk, language: str, why: str, text: str, *, steering: bool = False) -> Page:
    """The question beside which something was written that can't be read, with that to be mended."""
    written = " ".join(text.split())
    news = (
        [why] if can_keep(walk, written) else [why, texts.say(language, "type-kept", move=escape(clip(written, KEPT)))]
    )
    return await picker_page(tables, walk, language, news=news, typed=written, steering=steering)


# Which table


def which_page(tables: Sequence[Table], user: int, text: str, language: str) -> Page:
    """The question for which of these tables, each of which waits for the person, a typed move is meant."""
    move = " ".join(text.split())
    ask = texts.say(language, "which-table", move=_quoted(move))
    waiting = [(table, asked(table, user).decision.number) for table in tables]
    if not which.askable(waiting, "typed", move):
        option = texts.say(language, "command-move-table.name")
        return page([ask, texts.say(language, "which-table-long", option=option)])
    return which.which_page(ask, waiting, user, language, "typed", move)


@verb("typed")
@kindly
async def typed(tap: Tap) -> None:
    """The table was chosen for which a typed move is meant."""
    await make_move(tap.interaction, tap.table, tap.rest, tap.number)


@verb("typed-at")
async def typed_at(tap: Tap) -> None:
    """The same, chosen from a menu."""
    await typed(which.chosen(tap))
