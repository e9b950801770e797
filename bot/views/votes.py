"""What one asks of all others at a table: how it is told, and the buttons with which it is answered."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import NamedTuple

from bot.foreign import Clean, Escaped, escape
from bot.speaker import Speaker
from bot.tables import pausing
from bot.tables.company import company, is_alone, present
from bot.tables.dues import SILENCE, asked_of, is_hushing
from bot.tables.model import Table
from bot.tables.motion import KINDS, UNSEAT, Motion
from bot.tables.voting import may_call_off
from bot.views.names import plain_speaker_of
from bot.views.page import Item
from bot.views.tap import DANGER, SUCCESS, button, plain_button

SHOWN = 2
"""So many things that are asked have buttons in one's own view: room is short. All have them where one asks oneself."""


class Said(NamedTuple):
    """What is asked, in a few words, and what it means."""

    what: str
    means: str


def words_of(speaker: Speaker[Clean], table: Table, kind: str, days: int = 0) -> Said:
    """What may be asked at a table; a game has words of its own for what it offers. `days` of a pause; 0: some."""
    id = f"vote-{kind}" if kind in (*KINDS, UNSEAT) else f"{table.game}-vote-{kind}"
    if kind == "draw" and company(table) == "together":
        id = "vote-together"
    if kind == "pause" and not days:
        id = "vote-pause-some"
    args = {"days": days, "most": pausing.days_left(table)}
    return Said(speaker.say(id, **args), speaker.say(f"{id}.means", **args))


def vote_notes(speaker: Speaker[Escaped], table: Table, now: datetime, seat: int | None) -> Iterator[str]:
    """What is asked at a running table and what has come of it, and a pause; to a seat (None: to everybody)."""
    if table.pause is not None and not table.pause.empty:
        if table.pause.moderated:
            said = speaker.say("paused-moderator", when=_when(table.pause.until))
            yield _with_reason(speaker, said, table.pause.reason)
        else:
            alone = "-alone" if pausing.may_end_alone(table, now) else ""
            yield speaker.say(f"paused{alone}", when=_when(table.pause.until))
    for motion in table.motions:
        what, means = words_of(speaker, table, motion.kind, motion.days)
        if not motion.ended:
            said = _open(speaker, table, motion, now, seat)
            if motion.about >= 0:
                you = "-you" if seat == motion.about else ""
                said += " " + speaker.say(f"vote-about{you}", name=speaker.names[motion.about])
            yield _with_reason(speaker, said, motion.reason)
        elif motion.ended != "past":
            yield speaker.say(f"vote-{motion.ended}", what=what, means=means)


def _with_reason(speaker: Speaker[Escaped], said: str, reason: str) -> str:
    """The same with the reason that a moderator gave, if any."""
    return f"{said} {speaker.say('server-reason', reason=escape(reason))}" if reason else said


def _open(speaker: Speaker[Escaped], table: Table, motion: Motion, now: datetime, seat: int | None) -> str:
    """What is asked, by whom (but among many), and until when."""
    what, means = words_of(speaker, table, motion.kind, motion.days)
    asked = asked_of(motion, present(table, now))
    kind = "-own" if seat == motion.by else "-extra" if motion.kind == "extra" else ""
    if not kind and len(table.people) == 2:
        kind = "-duel"
    said = speaker.say(
        f"vote-open{kind}",
        asker=speaker.names[motion.by],
        what=what,
        means=means,
        yes=len(asked & set(motion.yes)),
        all=len(asked),
        when=_when(motion.until),
    )
    if seat in motion.yes and seat != motion.by:
        said += " " + speaker.say("vote-mine")
    silent = [each for each in asked - set(motion.yes) if not table.seats[each].hushed]
    if is_hushing(motion) and silent and now < motion.asked + SILENCE:
        return f"{said} {speaker.say('vote-silence', when=_when(motion.asked + SILENCE))}"
    return said


def vote_buttons(table: Table, language: str, now: datetime, seat: int, most: int | None = None) -> list[Item]:
    """What a seat may answer to what is asked; to `most` things at most, first to what it hasn't answered."""
    if not table.open_motions or seat not in {row.seat for row in present(table, now)}:
        return []
    speaker = plain_speaker_of(table, language)
    asked = [motion for motion in table.open_motions if seat != motion.about]
    unanswered_first = sorted(asked, key=lambda motion: seat in motion.yes)
    return [item for motion in unanswered_first[:most] for item in _answers(speaker, table, motion, seat)]


def _answers(speaker: Speaker[Clean], table: Table, motion: Motion, seat: int) -> list[Item]:
    what = words_of(speaker, table, motion.kind, motion.days).what
    if seat == motion.by:
        return [plain_button(speaker.say("button-vote-back", what=what), table.id, "vote-back", motion.seq)]
    no = plain_button(speaker.say("button-vote-no", what=what), table.id, "vote-no", motion.seq)
    if seat in motion.yes:
        return [no]
    return [
        plain_button(speaker.say("button-vote-yes", what=what), table.id, "vote-yes", motion.seq, style=SUCCESS),
        no,
    ]


def ask_buttons(table: Table, language: str) -> list[Item]:
    """The way to what a player may ask the others for."""
    if table.status != "running":
        return []
    if is_alone(table):
        return call_off_buttons(table, language)
    return [button(language, "button-asks", table.id, "asks", emoji="🗳️"), *call_off_buttons(table, language)]


def call_off_buttons(table: Table, language: str) -> list[Item]:
    """The way to call off a game that has hardly begun."""
    return [button(language, "button-call-off", table.id, "call-off", style=DANGER)] if may_call_off(table) else []


def _when(at: datetime) -> str:
    """A time as Discord shows it to each reader."""
    return f"<t:{int(at.timestamp())}:R>"
