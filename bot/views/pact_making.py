"""Proposing a pact: with whom, who sees it and for how long by menus, and the words in a modal.

What is chosen so far stands in the custom ids alone; nothing is stored before it is proposed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple, Self

from bot import texts
from bot.foreign import Clean, quoted, written
from bot.speaker import Speaker
from bot.tables.company import out, side_of
from bot.tables.model import Refusal, Table, refuse
from bot.tables.pacts import GOAL, LINES, TURNS, WORDS, Draft, has_pacts
from bot.tables.play import seated
from bot.views import answers
from bot.views.modals import Field, ask_texts
from bot.views.names import mark, plain_speaker_of, speaker_of
from bot.views.pact_page import show_pact
from bot.views.page import Item, Page, clip, page
from bot.views.tap import PRIMARY, Tap, button, select, verb
from engine.values import line

LENGTHS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 20, 25, 30, 40, TURNS)
"""For so many turns it can be proposed."""
OTHER_TERMS = ("open", "goal")
TURNS_WORD, USUAL_LENGTH = "turns", "3"
"""What stands for a number of turns in the menu of terms, and the number that is meant until another is chosen."""
KEPT = 600
"""Characters of what was written in vain that are said back."""


class Plan(NamedTuple):
    """What is chosen so far: the seats as bits, whether everybody may read it, and the term: a word, or turns."""

    seats: int = 0
    public: bool = False
    term: str = OTHER_TERMS[0]

    @property
    def code(self) -> str:
        """As a part of a custom id."""
        return f"{self.seats:x}.{'a' if self.public else 'p'}.{self.term}"

    @classmethod
    def read(cls, code: str) -> Self:
        """Raises Refusal for what is none."""
        found = re.fullmatch(r"([0-9a-f]{1,2})\.([ap])\.([a-z0-9]+)", code)
        if found is None or found[3] not in (*OTHER_TERMS, *map(str, LENGTHS)):
            raise Refusal(line("refuse-stale"))
        return cls(int(found[1], 16), found[2] == "a", found[3])

    @property
    def chosen(self) -> tuple[int, ...]:
        return tuple(seat for seat in range(self.seats.bit_length()) if self.seats >> seat & 1)

    def draft(self, words: str, goal: str) -> Draft:
        """What is proposed in these words."""
        if self.term == "open":
            return Draft(self.chosen, words, self.public, "open")
        if self.term == "goal":
            return Draft(self.chosen, words, self.public, "goal", goal=goal)
        return Draft(self.chosen, words, self.public, "turns", turns=int(self.term))


def new_button(language: str, table: Table) -> Item:
    """The way to a proposal."""
    return button(language, "button-pact-new", table.id, "pact-new", style=PRIMARY, emoji="✍️")


def plan_page(table: Table, seat: int, language: str, plan: Plan, news: Sequence[str] = ()) -> Page:
    """With whom, who sees it, for how long; then the words, for which somebody must be chosen."""
    speaker, plain = speaker_of(table, language), plain_speaker_of(table, language)
    lost = out(table)
    others = [row.seat for row in table.people if row.seat != seat and row.seat not in lost]
    partners = side_of(table, seat)
    people = [
        (plain.names[other], str(other), plain.say("pact-partner") if other in partners else "") for other in others
    ]
    marks = {str(other): mark(table, other) for other in others}
    seen = [(plain.say(f"pact-seen-{who}"), who, plain.say(f"pact-seen-{who}.about")) for who in ("private", "public")]
    words = (TURNS_WORD, *reversed(OTHER_TERMS))
    terms = [(plain.say(f"pact-choose-{word}"), word, plain.say(f"pact-choose-{word}.about")) for word in words]
    kind = plan.term if plan.term in OTHER_TERMS else TURNS_WORD
    who = "public" if plan.public else "private"
    chosen = {str(other) for other in plan.chosen} & {value for _, value, _ in people}
    write = button(language, "button-pact-write", table.id, "pact-write", 0, plan.code, PRIMARY, "✍️")
    write.item.disabled = not chosen
    rows: list[list[Item]] = [
        [
            select(
                plain.say("pact-with"),
                people,
                table.id,
                "pact-with",
                0,
                plan.code,
                most=len(people),
                chosen=chosen,
                emoji=marks,
            )
        ],
        [select(plain.say(f"pact-seen-{who}"), seen, table.id, "pact-seen", 0, plan.code, chosen=(who,))],
        [select(plain.say(f"pact-choose-{kind}"), terms, table.id, "pact-term", 0, plan.code, chosen=(kind,))],
        _lengths(plain, table, plan) if kind == TURNS_WORD else [],
        [write, button(language, "button-back", table.id, "pacts")],
    ]
    said = [
        speaker.say("pact-new-title", game=speaker.game_name, table=table.id),
        *news,
        speaker.say("pact-new-about"),
    ]
    if kind == TURNS_WORD:
        said.append("-# " + speaker.say("pact-new-turns"))
    if not chosen:
        said.append("-# " + speaker.say("pact-new-whom"))
    return page(said, [row for row in rows if row])


def _lengths(speaker: Speaker[Clean], table: Table, plan: Plan) -> list[Item]:
    """For how many turns."""
    entries = [(speaker.say("pact-choose-count", count=count), str(count), "") for count in LENGTHS]
    now = speaker.say("pact-choose-count", count=int(plan.term))
    return [select(now, entries, table.id, "pact-turns", 0, plan.code, chosen=(plan.term,))]


async def _planner(tap: Tap) -> tuple[Table, int]:
    """The table, and the seat of somebody who may propose there. Raises Refusal."""
    table = await tap.house.tables.reading.get(tap.table)
    seat = seated(table, tap.user)
    if not has_pacts(table):
        raise refuse("pacts-none-here")
    if seat in out(table):
        raise refuse("out")
    return table, seat


async def _show(tap: Tap, plan: Plan, news: Sequence[str] = ()) -> None:
    table, seat = await _planner(tap)
    await tap.show(plan_page(table, seat, tap.language, plan, news))


@verb("pact-new", opens=True)
async def new(tap: Tap) -> None:
    """Begin a proposal."""
    await _show(tap, Plan())


@verb("pact-with", opens=True)
async def with_whom(tap: Tap) -> None:
    """With whom was chosen."""
    seats = {int(value) for value in tap.values if re.fullmatch("[0-7]", value)}
    await _show(tap, Plan.read(tap.rest)._replace(seats=sum(1 << seat for seat in seats)))


@verb("pact-seen", opens=True)
async def seen_by(tap: Tap) -> None:
    """Who sees it was chosen."""
    await _show(tap, Plan.read(tap.rest)._replace(public=tap.value == "public"))


@verb("pact-term", opens=True)
@verb("pact-turns", opens=True)
async def term(tap: Tap) -> None:
    """For how long was chosen."""
    plan = Plan.read(tap.rest)
    value = tap.value
    if value == TURNS_WORD:  # unless a number is chosen already
        value = USUAL_LENGTH if plan.term in OTHER_TERMS else plan.term
    await _show(tap, Plan.read(plan._replace(term=value).code))


@verb("pact-write", asks=True)
async def write(tap: Tap) -> None:
    """Ask for the words."""
    plan = Plan.read(tap.rest)
    await _planner(tap)

    def say(id: str) -> str:
        return texts.say(tap.language, id)

    fields = [Field(say("pact-words-label"), say("pact-words-hint"), say("pact-words-example"), most=WORDS, large=True)]
    if plan.term == "goal":
        fields.append(Field(say("pact-goal-label"), say("pact-goal-hint"), say("pact-goal-example"), most=GOAL))
    title = texts.say(tap.language, "pact-words-title", table=tap.table)
    await ask_texts(tap, "pact-written", title, fields, plan.code)


@verb("pact-written", opens=True)
async def proposed(tap: Tap) -> None:
    """The words were written: it is proposed. Where it can't be, they aren't lost."""
    plan, (words, goal, *_) = Plan.read(tap.rest), (*tap.values, "", "")
    try:
        pact = await tap.house.tables.pacts.propose(tap.table, tap.user, plan.draft(words, goal))
    except Refusal as refusal:
        kept = quoted(clip(written(f"{words}\n{goal}", 2 * LINES), KEPT))
        said = answers.refusal_text(tap.language, refusal)
        news = [said, *([texts.say(tap.language, "pact-kept-words"), kept] if kept else [])]
        await _show(tap, plan, news)
        return
    await show_pact(tap, pact.id, [texts.say(tap.language, "pact-done-new")])
