"""The move picker: one small question a step, for every game, by walking `choose`.

It is the own view of whoever owes a decision. What a question looks like is told in `bot.views.questions`. What a
person may do without owing it is asked in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bot import texts
from bot.foreign import Escaped, Plain
from bot.pictures import Choosing, Drawn
from bot.speaker import Speaker
from bot.tables.making import asking
from bot.tables.model import FREE, Walk
from bot.tables.service import Tables
from bot.views import private
from bot.views.free import free_buttons
from bot.views.look import at_rest, round_walk
from bot.views.names import accent, plain_speaker_of, speaker_of
from bot.views.pact_words import own_lines
from bot.views.page import BETWEEN, COMPONENTS, ROW, Item, Page, clip, page
from bot.views.pairs import Pair, pages, pairs_of
from bot.views.parts import FIRST, At, is_long, part_of, print_of
from bot.views.questions import called, capital, questions, remarks_of
from bot.views.tap import SUCCESS, button, fits, plain_button
from bot.views.tips import tip_of
from engine import hooked
from engine.game import Action, Choice, Option
from engine.trial import does_more, stands
from engine.values import Card, Cell, Number, Path, Picks, Piece
from render import Marks

BESIDE = 3
"""So many ways to what isn't owed stand beside a question, where there is room; else there is one way to all of it."""
DID = 30
"""Characters of what is taken back: a phone has room for no more beside another button."""
ROUND = 16
"""Components of a page beside its answers and these ways: texts, pictures, the other buttons and their rows."""


async def picker_page(
    tables: Tables,
    walk: Walk,
    language: str,
    at: At = FIRST,
    news: Sequence[str] = (),
    typed: str = "",
    *,
    in_words: bool = False,
    steering: bool = False,
) -> Page:
    """The question that a seat is at, after `news` (what its last answer did); `at` a part of a long one.

    `typed` is what the person wrote in vain: the button to type has it ready, where it holds so much. `in_words`:
    without pictures; `steering`: for the partner who steers the seat.
    """
    table, speaker = walk.table, speaker_of(walk.table, language, walk.seat)
    view = hooked.preview(table.engine, table.state, walk.seat, walk.path)
    rows: list[list[Item]] = []
    done: list[Item] = []
    lines: list[str] = []
    aside = walk.decision.aside or walk.decision.number == FREE
    title = "picker-title-beside" if aside else "picker-title"
    said = [private.heading(speaker, table, title, walk.seat, steering=steering), *news]
    if isinstance(walk.step, Action):
        lines += [_in_one_line(speaker, walk), speaker.say("picker-confirm" if _stands(walk) else "picker-sure")]
        done = [button(language, "button-do", table.id, "do", walk.decision.number, print_of(walk.path), SUCCESS)]
    else:
        if walk.path:
            lines.append(_so_far(speaker, walk))
        lines.append("**" + speaker.tell(walk.step.ask) + "**")
        at = part_of(walk.step, at).at
        rows, notes = questions(language, walk, walk.step, at)
        lines.extend(notes)
    last = [
        *done,
        *_ways_back(language, walk, at),
        *_ways_beside(language, walk, rows),
        *_way_to_type(language, walk, typed),
    ]
    if not walk.path:
        tip, no_more = await tip_of(tables, table, view, walk.seat, language)
        said.extend(filter(None, [tip]))
        last += no_more
    drawn = (
        Drawn()
        if in_words
        else await private.draw_for(
            tables, table, view, walk.seat, language, _close_up(walk), _marks(walk, at, language)
        )
    )
    beside = private.beside_buttons(table, walk.seat, language, drawn, tables.changes.now(), steering=steering)
    rows.append([*last, *beside])
    alt = await private.alt_of(tables, table, view, walk.seat, language, drawn)
    notes, way = (
        private.notes_of(tables, table, walk.seat, language, steering=steering),
        await private.way_of(tables, table, language),
    )
    below = ["\n".join(lines)]
    if private.has_a_say(tables, table, walk.seat, language):  # what is to be decided is read before its buttons
        below, notes = [*notes, *below], []
    pacts = [] if steering else await own_lines(tables, table, walk.seat, language)
    foot = "\n".join(filter(None, [*notes, *pacts, way]))
    return page(said, rows, drawn.pictures, alt, accent(table, walk.seat), foot, below=below)


def _close_up(walk: Walk) -> Choosing:
    """What of a large board is shown large: what just happened, until the question is where on the board."""
    options: Sequence[Option] = ()
    if isinstance(walk.step, Choice):
        options = [*walk.step.options, *(option for pair in pairs_of(walk, walk.step) for option in pair.then.options)]
    where = any(isinstance(option.value, Cell) for option in options)
    return round_walk(walk) if where or walk.path or walk.decision.number == FREE else at_rest


def _marks(walk: Walk, at: At, language: str) -> Marks:
    """What is offered and what has been chosen, on the picture."""
    if not isinstance(walk.step, Choice):
        return Marks(chosen=walk.path)
    pairs = pairs_of(walk, walk.step)
    offered = [option.value for option in walk.step.options]
    offered += [option.value for pair in _clear(pairs) for option in pair.then.options]
    cells = [value for value in dict.fromkeys(offered) if isinstance(value, Cell)]
    if at.column is not None:
        cells = [cell for cell in cells if cell.col == at.column]
    pieces = tuple(value for value in offered if isinstance(value, Piece))
    headed = [pair for pair in pairs if any(option.under for option in pair.then.options)]  # a lone piece's ways
    named: Path = (headed[0].option.value, *headed[0].then.subject) if headed else ()
    speaker = plain_speaker_of(walk.table, language, walk.seat)
    chosen = walk.path + walk.collected + walk.step.subject + named
    return Marks(tuple(cells), chosen, pieces=pieces, options=_called(speaker, walk.step, pairs))


def _clear(pairs: Sequence[Pair]) -> Sequence[Pair]:
    """Those whose second answers may be shown all at once.

    Cards stand nowhere on the board: where they lead to different cells, one light over all wouldn't say which leads
    where, so there is none until one is chosen.
    """
    cards = [pair for pair in pairs if isinstance(pair.option.value, Card)]
    ways = {frozenset(option.value for option in pair.then.options) for pair in cards}
    return pairs if len(ways) < 2 else [pair for pair in pairs if pair not in cards]


def _called(speaker: Speaker[Plain], choice: Choice, pairs: Sequence[Pair]) -> tuple[tuple[Path, str], ...]:
    """All that is offered, by the answers that it gives, with what the menus call the last of them."""
    heads = {pair.option.value: pair for pair in pairs}
    found: list[tuple[Path, str]] = []
    for option in choice.options:
        name, pair = called(speaker, choice, option.value), heads.get(option.value)
        found.append(((option.value,), name))
        if pair is not None:
            seconds = (then.value for then in pair.then.options)
            found += [((option.value, value), called(speaker, pair.then, value)) for value in seconds]
    return tuple(found)


def _in_words(speaker: Speaker[Escaped], walk: Walk) -> str:
    """The answers so far as their labels; sets that the game has words of its own for follow in these.

    Cells that answer the same question again and again are no way from one to the next: where the question has the
    attribute ``together``, it says them.
    """
    said: list[str] = []
    sets: list[str] = []
    for id, places in groupby(range(len(walk.path)), key=lambda at: _together(walk, at)):
        if id:
            said.append(speaker.say(id, picked=speaker.labels([walk.path[at] for at in places])))
            continue
        for at in places:
            answer, label = walk.path[at], _label(speaker, walk, at)
            if not isinstance(answer, Picks):
                said.append(capital(label))
            elif picked := _picked(speaker, walk, at, label):
                sets.append(picked)
            elif said:
                said[-1] += f": {label}"
            else:
                said.append(capital(label))
    first, *more = [" → ".join(said)] * bool(said) + sets
    return BETWEEN.join([f"**{capital(first)}**", *more])


def _label(speaker: Speaker[Escaped], walk: Walk, at: int) -> str:
    """What an answer is called; a number by the attribute ``answer`` of its question, as on its button."""
    question, answer = _question(walk, at), walk.path[at]
    id = f"{question.ask.id}.answer" if isinstance(question, Choice) else ""
    return speaker.say(id, n=answer.value) if isinstance(answer, Number) and texts.knows(id) else speaker.label(answer)


def _together(walk: Walk, at: int) -> str:
    """The message that says the cells with which a question is answered several times; "" where there is none."""
    question = _question(walk, at)
    id = f"{question.ask.id}.together" if isinstance(question, Choice) else ""
    return id if texts.knows(id) and isinstance(walk.path[at], Cell) else ""


def _picked(speaker: Speaker[Escaped], walk: Walk, at: int, label: str) -> str:
    """What becomes of a set, by the attribute ``picked`` of its question; "" where that has none."""
    question, answer = _question(walk, at), walk.path[at]
    id = f"{question.ask.id}.picked" if isinstance(question, Choice) else ""
    count = len(answer.values) if isinstance(answer, Picks) else 1
    return speaker.say(id, picked=label, n=count) if texts.knows(id) else ""


def _in_one_line(speaker: Speaker[Escaped], walk: Walk) -> str:
    """What a finished action does: its answers, and what the game tells of the last, or of what a set is picked for.

    What it tells there counts on all that could be picked; where fewer are, it tells of the one that is picked alone.
    """
    single = [at for at, answer in enumerate(walk.path) if not isinstance(answer, Picks)]
    said = _in_words(speaker, walk)
    if not walk.asked or not single:
        return said
    last = single[-1]
    last = next((at for at in range(last + 1, len(walk.path)) if _is_part(walk, at)), last)
    return BETWEEN.join([said, *_told_of(speaker, walk, last)])


def _stands(walk: Walk) -> bool:
    """Whether the finished action can't be taken back; it may be asked once more for what else it does."""
    asked = asking(walk.table, walk.decision.number), walk.table.state, walk.seat, walk.path
    return not does_more(*asked) or stands(*asked)


def _is_part(walk: Walk, at: int) -> bool:
    """Whether the set that is the answer `at` could have been larger."""
    question, answer = _question(walk, at), walk.path[at]
    return isinstance(answer, Picks) and isinstance(question, Choice) and len(answer.values) < (question.most or 0)


def _so_far(speaker: Speaker[Escaped], walk: Walk) -> str:
    """The answers so far; where they were the only ones, that is said. Of one that nobody was asked for: why."""
    said, last = _in_words(speaker, walk), len(walk.path) - 1
    if walk.decision.number == FREE or last in walk.asked:
        return speaker.say("picker-so-far", move=said)
    told = _told_of(speaker, walk, last)
    if walk.asked:
        return BETWEEN.join([speaker.say("picker-so-far", move=said), *told])
    return speaker.say("picker-only", move=BETWEEN.join([said, *told]))


def _told_of(speaker: Speaker[Escaped], walk: Walk, at: int) -> list[str]:
    """What the game notes and remarks beside one of the answers, asked or not, a set of one too.

    Where a set follows that is said in words of its own, the note's ``.paid`` does, if it has one: what something
    costs is seen by what it is paid with.
    """
    answer, before = walk.path[at], walk.path[:at]
    if isinstance(answer, Picks):
        if len(answer.values) != 1:
            return []
        answer = answer.values[0]
    question = _question(walk, at)
    options = question.options if isinstance(question, Choice) else ()
    notes = [option.note for option in options if option.value == answer and option.note is not None]
    paid = at + 1 < len(walk.path) and _picked(speaker, walk, at + 1, "") != ""
    shorter = [speaker.paid(note) if paid else None for note in notes]
    told = [speaker.tell(note) if short is None else short for note, short in zip(notes, shorter, strict=True)]
    told += [speaker.tell(line) for line in remarks_of(walk, before).get(answer, ())]
    return [said for said in told if said]


def _question(walk: Walk, at: int) -> Choice | Action:
    """The question that the answer `at` was given to."""
    return asking(walk.table, walk.decision.number).choose(walk.table.state, walk.seat, walk.path[:at])


def _ways_back(language: str, walk: Walk, at: At) -> list[Item]:
    table, number = walk.table, walk.decision.number
    row: list[Item] = []
    if at.column is not None:
        row.append(button(language, "button-back", table.id, "back", number, f"{print_of(walk.path)}:col"))
    elif walk.asked:
        row.append(
            button(language, "button-back", table.id, "back", number, f"{print_of(walk.path)}:{pages(walk)[-1]}")
        )
    elif number == FREE:
        row.append(button(language, "button-back", table.id, "view"))
    elif table.made:
        row.append(plain_button(_taking_back(language, walk), table.id, "undo", number))
    return row


def _taking_back(language: str, walk: Walk) -> str:
    """The label of the button that takes back the last step: what that was, where the game has short words for it."""
    speaker = plain_speaker_of(walk.table, language, walk.seat)
    told = [event.line_for(walk.seat) for event in walk.table.made[-1].events]
    did = next(filter(None, (speaker.brief(line) for line in told if line)), "")
    return speaker.say("button-take-back-what", did=clip(did, DID)) if did else speaker.say("button-take-back")


def _ways_beside(language: str, walk: Walk, rows: Sequence[Sequence[Item]]) -> list[Item]:
    """The ways to what isn't owed, beside the first question; `rows` are its answers."""
    if walk.decision.number == FREE or walk.asked:
        return []
    room = COMPONENTS - ROUND - sum(len(row) + -(-len(row) // ROW) for row in rows)
    return free_buttons(language, walk.table, walk.seat, max(1, min(BESIDE, room)))


def _way_to_type(language: str, walk: Walk, typed: str) -> list[Item]:
    """Beside a question that takes more than one menu: its answer, and all that follows, may be written instead."""
    if not isinstance(walk.step, Choice) or not is_long(walk.step):
        return []
    rest = f"{print_of(walk.path)}:{typed if can_keep(walk, typed) else ''}"
    return [button(language, "button-type", walk.table.id, "type", walk.decision.number, rest, emoji="⌨️")]


def can_keep(walk: Walk, typed: str) -> bool:
    """Whether the page of a question has a button to type, which holds what was written in vain."""
    long = isinstance(walk.step, Choice) and is_long(walk.step)
    return long and fits(walk.table.id, "type", walk.decision.number, f"{print_of(walk.path)}:{typed}")
