"""What a seat asks of all others: a draw, a close, a pause, a day more, and what the game itself offers.

All who are there are asked; who is absent counts as a yes and gains nothing. The first no ends it, the last yes does
it, if it still can be done; without all answers it lapses. Of a kind there is one at a time, and the same seat can't
ask again at once. Pure functions from table to table, as in `bot.tables.late`.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Literal

from msgspec.structs import replace

from bot.tables import away, ending, pausing
from bot.tables.banks import spent
from bot.tables.claims import GIFTS
from bot.tables.clock import DAY
from bot.tables.company import company, is_alone, is_held, is_opening, out, playing, present, side_of, there
from bot.tables.dues import SILENCE, agrees_by_silence, asked_of, coming
from bot.tables.late import TOLD, put
from bot.tables.making import noted
from bot.tables.model import Change, Refusal, Table, refuse
from bot.tables.moderating import emptied
from bot.tables.motion import KINDS, UNSEAT, Motion
from bot.tables.opening import shut
from bot.tables.play import concluded, seated
from engine.agreeing import agreed, asks
from engine.game import Event
from engine.values import Key, Number, Seat, line

LAPSES = timedelta(days=3)
"""So long something that is asked waits for its answers."""
AGAIN, TURNS = timedelta(days=7), 2
"""The same seat may ask for the same after so long, or after so many turns of its own."""


def kinds(table: Table) -> tuple[str, ...]:
    """What may be asked at a running table, as far as the game goes."""
    return (*asks(table.engine, table.state), *KINDS)


def possible(table: Table, seat: int, now: datetime) -> tuple[str, ...]:
    """What a seat may ask now."""
    if table.status != "running":
        return ()
    return tuple(kind for kind in kinds(table) if _may_ask(table, seat, kind, now))


def _may_ask(table: Table, seat: int, kind: str, now: datetime) -> bool:
    try:
        check(table, seat, kind, now)
    except Refusal:
        return False
    return True


def check(table: Table, seat: int, kind: str, now: datetime, days: int = 1, about: int = -1) -> None:
    """Raise Refusal where a seat may not ask for this now. `about`: the seat that a moderator would make empty."""
    _check_voice(table, seat, now)
    if kind not in kinds(table) and (kind != UNSEAT or about < 0):
        raise refuse("ask-unknown")
    if any(motion.kind == kind for motion in table.open_motions):
        raise refuse("ask-open")
    before = [motion for motion in table.motions if (motion.kind, motion.by, motion.about) == (kind, seat, about)]
    if before and not _is_forgotten(table, before[-1], now):
        raise refuse("ask-again", when=Number(int((before[-1].asked + AGAIN).timestamp())))
    if kind == "extra":
        _check_extra(table, seat)
    _check_sense(table, kind, now, days, about)
    others = [row for row in present(table, now) if row.seat not in (seat, about)]
    if not others and not (kind == "resume" and pausing.may_end_alone(table, now)):
        raise refuse("ask-nobody")


def _check_voice(table: Table, seat: int, now: datetime) -> None:
    """Raise Refusal for a seat that has no say now."""
    if seat in out(table):
        raise refuse("out")
    if is_alone(table):
        raise refuse("ask-alone" if len(table.people) == len(table.seats) else "ask-alone-bots")
    if seat not in {row.seat for row in present(table, now)}:
        raise refuse("ask-away")


def _check_extra(table: Table, seat: int) -> None:
    if table.clock is None:
        raise refuse("gift-no-clock")
    if company(table) in ("duel", "together"):
        raise refuse("ask-extra-few")
    if table.seats[seat].gifts >= GIFTS:
        raise refuse("ask-extra-spent")


def _check_sense(table: Table, kind: str, now: datetime, days: int, about: int = -1) -> None:
    """Raise Refusal where it can't be done (any more), whoever asks."""
    if kind == "draw" and company(table) != "together":
        sides = {side_of(table, row.seat) for row in present(table, now)}
        if len(sides) < 2:
            raise refuse("ask-rivals-bots" if any(row.is_bot for row in playing(table)) else "ask-rivals")
    if kind == "pause":
        if table.clock is None:
            raise refuse("gift-no-clock")
        if table.pause is not None:
            raise refuse("ask-paused")
        if not 1 <= days <= pausing.days_left(table):
            raise refuse("ask-days", most=Number(pausing.days_left(table)))
    if kind == "wait" and not away.limited(table):
        raise refuse("ask-wait-nobody")
    if kind == "resume":
        _check_pause(table)
    if kind == UNSEAT:
        if about in out(table) or table.seats[about].user <= 0:
            raise refuse("unseat-nobody")
    elif kind not in kinds(table):
        raise refuse("ask-unknown")


def _check_pause(table: Table) -> None:
    """Raise Refusal where those who play have no pause to end."""
    if table.pause is None:
        raise refuse("ask-not-paused")
    if table.pause.moderated:
        raise refuse("ask-moderated", when=Number(int(table.pause.until.timestamp())))


def asked(
    before: Table, user: int, kind: str, days: int, now: datetime, about: int = -1, reason: str | None = None
) -> Change:
    """Somebody asks all others for something; `days`: how long a pause is to be. `about` and `reason`: of a moderator's
    (see `Motion`); None: he asks as one who plays there.
    """
    seat = seated(before, user)
    check(before, seat, kind, now, days, about)
    if kind == "resume" and pausing.may_end_alone(before, now):
        return pausing.ended(before, now)
    seq, turns = before.seq + 1, before.seats[seat].turns
    motion = Motion(
        kind,
        seat,
        seq,
        now,
        turns,
        now + LAPSES,
        (seat,),
        days if kind == "pause" else 0,
        about=about,
        moderated=reason is not None,
        reason=reason or "",
    )
    others = tuple(other for other in before.motions if (other.kind, other.by, other.about) != (kind, seat, about))
    return replace(before, motions=(*others, motion), seq=seq), ()


def agreed_to(before: Table, user: int, seq: int, now: datetime) -> Change:
    """Somebody says yes; with the last of those who are there it is done."""
    seat, motion = _voter(before, user, seq, now)
    if seat in motion.yes:
        raise refuse("ask-voted")
    new = replace(motion, yes=tuple(sorted({*motion.yes, seat})))
    after = replace(_with(before, motion, new), seq=before.seq + 1)
    if asked_of(new, present(before, now)) <= set(new.yes):
        return _carried(_with(before, motion, new), new, now)
    return after, ()


def declined(before: Table, user: int, seq: int, now: datetime) -> Change:
    """Somebody says no: that ends it."""
    seat, motion = _voter(before, user, seq, now)
    if seat == motion.by:
        raise refuse("ask-own")
    return replace(_with(before, motion, _done(motion, "declined", now)), seq=before.seq + 1), ()


def withdrawn(before: Table, user: int, seq: int, now: datetime) -> Change:
    """Whoever has asked asks no more."""
    seat, motion = _voter(before, user, seq, now)
    if seat != motion.by:
        raise refuse("ask-not-yours")
    return replace(_with(before, motion, _past(motion)), seq=before.seq + 1), ()


def called_off(before: Table, user: int) -> Change:
    """One of two ends a game that hasn't really begun: nobody loses."""
    seated(before, user)
    if not may_call_off(before):
        raise refuse("call-off")
    return shut(before, "called-off"), ()


def may_call_off(table: Table) -> bool:
    """Whether one of two may end the game by himself, as they haven't both had a turn."""
    return is_opening(table)


def due(table: Table, now: datetime) -> Change:
    """What comes of what is asked as time passes, the first of it: silence, a yes of all who are there, the end."""
    for motion in table.motions:
        if coming(table, motion) <= now:
            return _due(table, motion, now)
    raise refuse("stale")


def _due(table: Table, motion: Motion, now: datetime) -> Change:
    if motion.ended:
        kept = motion.ended != "past" and not _is_forgotten(table, motion, now)
        return replace(_with(table, motion, *([_past(motion)] if kept else [])), seq=table.seq + 1), ()
    silent = asked_of(motion, there(table)) - set(motion.yes)
    hushed = {seat for seat in silent if agrees_by_silence(table, motion, seat)}
    if hushed and now >= motion.asked + SILENCE:
        once = {seat for seat in hushed if not is_held(table.seats[seat])}
        seats = tuple(replace(row, hushed=row.hushed or row.seat in once) for row in table.seats)
        new = replace(motion, yes=tuple(sorted({*motion.yes, *hushed})))
        table, motion = replace(_with(table, motion, new), seats=seats), new
    over = motion.until <= now
    voters = asked_of(motion, present(table, now) if over else there(table))
    if voters and voters <= set(motion.yes):
        return _carried(table, motion, now)
    if over:
        return replace(_with(table, motion, _done(motion, "lapsed", now)), seq=table.seq + 1), ()
    return replace(table, seq=table.seq + 1), ()  # some have agreed by their silence, others haven't yet


def swept(before: Table, table: Table, now: datetime) -> Table:
    """The table without what nobody can be asked any more: the game is over, who asked is out of it, only the bot is
    left to be asked, or the seat of one that it is about is another's than `before`.
    """
    if not table.motions and table.pause is None:
        return table
    if table.status != "running":
        return replace(table, motions=(), pause=None)
    if is_alone(table):
        return pausing.needless(replace(table, motions=()), now)
    lost = {*out(table), *_changed_hands(before, table)}
    kept = (motion for motion in table.motions if not lost & {motion.by, motion.about})
    return replace(table, motions=tuple(kept))


def _changed_hands(before: Table, after: Table) -> set[int]:
    """The seats of a running game that are others' than before."""
    rows = zip(before.seats, after.seats, strict=False)
    return {new.seat for old, new in rows if old.user != new.user} if before.status == "running" else set()


def _carried(before: Table, motion: Motion, now: datetime) -> Change:
    """All have agreed: it is done, or comes to nothing where it can't be done any more."""
    try:
        _check_sense(before, motion.kind, now, motion.days, motion.about)
    except Refusal:
        return replace(_with(before, motion, _done(motion, "lapsed", now)), seq=before.seq + 1), ()
    path = (Key(motion.kind),)
    if motion.kind == "draw":
        how = "event-vote-together" if company(before) == "together" else "event-vote-draw"
        places = ending.drawn(before, now)
        after, rows = concluded(before, lambda state: (state, [Event(line(how))]), path, now)
        seats = tuple(replace(row, owes=False) for row in after.seats)
        return replace(after, status="over", seats=seats, drawn=places), rows
    if motion.kind == "close":
        row = noted(before, "vote", line("event-vote-close"), now, path)[1][0]
        return shut(before, "agreed"), (row,)
    if motion.kind == "pause":
        return pausing.paused(_with(before, motion, _past(motion)), motion.days, now)
    table = _with(before, motion, _done(motion, "agreed", now))
    if motion.kind == UNSEAT:
        return emptied(table, motion.about, now)
    if motion.kind == "resume":
        return pausing.ended(table, now)
    if motion.kind == "wait":
        return away.waited_for(table, now)
    if motion.kind == "extra":
        return _with_day(table, motion.by, now)
    return concluded(table, lambda state: agreed(table.engine, state, motion.kind), path, now)


def _with_day(table: Table, seat: int, now: datetime) -> Change:
    """A day more for a seat; what it owes is put to it anew, and then its clock runs."""
    after, rows = noted(table, "vote", line("event-vote-extra", seat=Seat(seat)), now, (Key("extra"),))
    row = table.seats[seat]
    if row.owes:
        row = replace(spent(table, row, now), late_since=None, owes_since=after.seq)
    row = replace(row, bank=row.bank + DAY, gifts=row.gifts + 1)
    return replace(after, seats=put(after, row)), rows


def _voter(table: Table, user: int, seq: int, now: datetime) -> tuple[int, Motion]:
    """The seat of somebody who is asked, and what. Raises Refusal."""
    seat = seated(table, user)
    motion = next((motion for motion in table.open_motions if motion.seq == seq), None)
    if motion is None or motion.until <= now:
        raise refuse("ask-over")
    if seat == motion.about:
        raise refuse("unseat-no-vote")
    _check_voice(table, seat, now)
    return seat, motion


def _is_forgotten(table: Table, motion: Motion, now: datetime) -> bool:
    """Whether the same seat may ask for the same again."""
    return motion.asked + AGAIN <= now or table.seats[motion.by].turns >= motion.turns + TURNS


def _done(motion: Motion, how: Literal["agreed", "declined", "lapsed"], now: datetime) -> Motion:
    """What was asked, as it is told for a while what has come of it."""
    return replace(motion, ended=how, until=now + TOLD, reason="")


def _past(motion: Motion) -> Motion:
    return replace(motion, ended="past", until=motion.asked + AGAIN, reason="")


def _with(table: Table, motion: Motion, *new: Motion) -> Table:
    """The table with something else in the place of what was asked, or nothing."""
    motions = (each for other in table.motions for each in (new if other == motion else (other,)))
    return replace(table, motions=tuple(motions))
