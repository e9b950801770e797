"""What people see of the clocks at a table: how much time there is, whose is up, and what may be done about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta

from bot.foreign import Clean, Escaped
from bot.speaker import Speaker
from bot.tables.banks import clock_of, left, zero
from bot.tables.claims import GIFTS, is_to_be_moved, may_claim, may_decide, may_give
from bot.tables.clock import DAY, HOUR, Ask, AtZero, Clock, name_of, named
from bot.tables.company import (
    MISSES,
    USUAL,
    companies,
    company,
    deciding,
    forsaken,
    is_alone,
    is_held,
    is_moved_for,
    needed,
    playing,
)
from bot.tables.dues import abandoned_at, decided_at, filled_until
from bot.tables.model import SeatRow, Table
from bot.tables.steering import partner
from bot.views.away_words import away_note
from bot.views.names import plain_speaker_of
from bot.views.open_seats import seat_buttons, seat_notes, take_buttons
from bot.views.page import Item, unbroken
from bot.views.tap import DANGER, PRIMARY, SECONDARY, SUCCESS, button, plain_button
from bot.views.votes import SHOWN, vote_buttons, vote_notes

MINUTE = 60


def span(speaker: Speaker[Clean], seconds: int) -> str:
    """A length of time in short, never broken: days and hours, hours alone below two days, minutes below one hour."""
    if seconds < HOUR:
        return unbroken(speaker.say("span-minutes", count=seconds // MINUTE))
    hours = seconds // HOUR
    if seconds < 2 * DAY:
        return unbroken(speaker.say("span-hours", count=hours))
    days, rest = divmod(hours, 24)
    said = speaker.say("span-days", count=days)
    return unbroken(f"{said} {speaker.say('span-hours', count=rest)}" if rest else said)


def clock_text(speaker: Speaker[Clean], clock: Clock | None) -> str:
    """What a clock is: its name, where it has one, and its times."""
    if clock is None:
        return speaker.say("clock-none")
    times = clock_times(speaker, clock)
    if clock.start == clock.add == clock.cap:
        return speaker.say("clock-each", each=span(speaker, clock.add))
    name = name_of(clock)
    return f"{speaker.say(f'clock-{name}')} ({times})" if name else times


def clock_times(speaker: Speaker[Clean], clock: Clock) -> str:
    """How much time a clock gives."""
    start, add, cap = (span(speaker, seconds) for seconds in (clock.start, clock.add, clock.cap))
    return speaker.say("clock-times", start=start, add=add, cap=cap)


def clock_label(speaker: Speaker[Clean], name: str) -> str:
    """A clock by its name, as an entry of a menu."""
    clock = named(name)
    if clock is None or clock.start != clock.cap:
        return speaker.say("clock-entry", clock=speaker.say(f"clock-{name}"))
    return speaker.say("clock-entry", clock=clock_text(speaker, clock))


def clock_about(speaker: Speaker[Clean], name: str) -> str:
    """What a clock means, where its name doesn't say it."""
    clock = named(name)
    return "" if clock is None or clock.start == clock.cap else clock_times(speaker, clock)


def terms_text(speaker: Speaker[Clean], table: Table) -> str:
    """By what clock a table is played and what happens at zero; "" for one alone."""
    waits = table.status == "open" and table.size is not None
    if is_alone(table) and not (waits and len(table.seats) < (table.size or 0)):
        return ""
    if table.clock is None:
        return speaker.say("terms-none")
    return speaker.say("terms", clock=clock_text(speaker, table.clock), zero=zero_text(speaker, table, table.at_zero))


def zero_text(speaker: Speaker[Clean], table: Table, agreed: AtZero | None) -> str:
    """What happens at zero where this was agreed, as far as it is known before the game who will play with whom."""
    kinds = frozenset({company(table)}) if table.status == "running" else companies(table)
    rules = {agreed or USUAL[kind] for kind in kinds}
    if len(rules) > 1:
        return speaker.say("zero-usual.about")
    (rule,) = rules
    return speaker.say(f"zero-{rule}.duel" if kinds == {"duel"} and rule != "autopilot" else f"zero-{rule}")


def clock_notes(speaker: Speaker[Escaped], table: Table, now: datetime, seat: int | None = None) -> list[str]:
    """How the clocks of a running game stand, for a seat (None: for everybody)."""
    return list(_notes(speaker, table, now, seat)) if table.status == "running" and len(table.people) > 1 else []


def _notes(speaker: Speaker[Escaped], table: Table, now: datetime, seat: int | None) -> Iterator[str]:
    both = _both_late(table)
    if both:
        yield speaker.say("late-both" if seat is None else "late-both-you")
    for row in table.seats:
        name, own = speaker.names[row.seat], "-you" if row.seat == seat else ""
        away = away_note(speaker, table, row, seat)
        if away is not None:
            yield away
        if row.autopilot_since is not None and row.user > 0 and away is None:  # else it is told that the seat is empty
            claims = seat is not None and not own and may_claim(table, seat, now)
            yield speaker.say("pilot-claim" if claims else f"pilot{own}", name=name)
        elif row.back_since is not None and row.seat != seat:
            yield speaker.say("away-back" if row.away_as == "back" else "pilot-off", name=name)
        elif row.is_late and not both:
            yield _late(speaker, table, row, now, seat)
        elif row.steered_by is not None:
            mine = "-you" if own else "-partner" if row.steered_by == seat else ""
            yield speaker.say(f"steered{mine}", name=name, partner=speaker.names[row.steered_by])
        elif own and row.owes and row.gifts:
            yield speaker.say("gifts-own", count=row.gifts, most=GIFTS)
        if own and away is None and 0 < row.misses < MISSES and not is_moved_for(row) and not row.is_late:
            yield speaker.say("missed-own")
        if (by := partner(table, row.seat, now)) is not None and seat in (None, by):
            yield speaker.say("steer" if seat is None else "steer-you", name=name, partner=speaker.names[by])
    for ask in table.asks:
        if ask.kind != "left":  # `bot.views.absence` tells it
            yield _asked(speaker, table, ask, now, seat)
    yield from vote_notes(speaker, table, now, seat)
    yield from seat_notes(speaker, table, now, seat)
    if (end := abandoned_at(table)) is not None:
        yield speaker.say("nobody-there", when=_when(end))
    elif (empty := forsaken(table)) is not None:
        you = "" if seat is None else "-you"
        yield speaker.say(f"seat-waits{you}", when=_when(filled_until(empty)))
    if clock_of(table) is not None:
        yield from _times(speaker, table, now)


def _both_late(table: Table) -> bool:
    """Whether two who play against each other have both let their time run out."""
    return company(table) == "duel" and all(row.is_late for row in playing(table))


def _late(speaker: Speaker[Escaped], table: Table, row: SeatRow, now: datetime, seat: int | None) -> str:
    """That a seat's time is up, and who can do what about it."""
    kind = "duel" if company(table) == "duel" else "others" if deciding(table, row.seat, now) else "left"
    name = speaker.names[row.seat]
    assert row.late_since is not None  # the caller has looked
    when = _when(decided_at(table, row.late_since))
    if seat == row.seat:
        return speaker.say(f"late-{kind}-own", name=name, when=when)
    gift = "yes" if any(may_give(table, other.seat, row.seat) for other in playing(table)) else "no"
    may = seat is not None and _decides(table, seat, row.seat, now)
    return speaker.say(f"late-{kind}{'-you' if may else ''}", name=name, when=when, gift=gift)


def _decides(table: Table, seat: int, about: int, now: datetime) -> bool:
    """Whether it is for a seat to say what becomes of one that is late."""
    return may_claim(table, seat, now) or may_decide(table, seat, about, now)


def _asked(speaker: Speaker[Escaped], table: Table, ask: Ask, now: datetime, seat: int | None) -> str:
    name = speaker.names[ask.seat] if ask.seat >= 0 else ""
    asker = speaker.names[ask.by] if ask.by >= 0 else ""
    voters = needed(table, ask.seat, now) if ask.seat >= 0 else frozenset()
    concerned = ask.seat if ask.seat >= 0 else ask.by
    own = "-own" if seat is not None and seat == concerned else ""
    kind = "kept" if ask.kind == "silent" and ask.by >= 0 else ask.kind
    ended = f"-{ask.ended}" if ask.ended else ""
    return speaker.say(
        f"ask-{kind}{ended}{own}",
        name=name,
        asker=asker,
        when=_when(ask.until),
        yes=len(voters & set(ask.yes)),
        all=len(voters),
        turns=table.seats[ask.seat].misses if ask.seat >= 0 else 0,
    )


def _times(speaker: Speaker[Escaped], table: Table, now: datetime) -> Iterator[str]:
    """Until when those have time who owe something, and what the others have in their banks."""
    if any(row.stopped_by == "lost" and row.running_since is None and row.owes for row in table.seats):
        yield speaker.say("clock-stopped")
    banks = []
    for row in playing(table):
        if row.autopilot_since is not None or row.is_late or row.is_bot:
            continue
        name = speaker.names[row.seat]
        if row.owes and table.pause is None and not is_held(row):
            end = zero(table, row.seat)
            at = end if end is not None else now + timedelta(seconds=left(table, row.seat, now))
            banks.append(speaker.say("clock-until", name=name, when=_when(at)))
        else:
            banks.append(speaker.say("clock-left", name=name, left=span(speaker, left(table, row.seat, now))))
    if banks:
        yield speaker.say("clock-banks", banks=" · ".join(banks))


def clock_buttons(table: Table, language: str, now: datetime, seat: int | None = None) -> list[Item]:
    """What may be done about one who is late, or is asked because of it: by somebody (None), or by a seat."""
    if table.status != "running":
        return []
    some = [row.seat for row in playing(table)] if seat is None else [seat]
    found: list[Item] = []
    if any(may_claim(table, each, now) for each in some):
        label = "button-claim-both" if _both_late(table) else "button-claim"
        found.append(button(language, label, table.id, "claim", style=DANGER, emoji="⌛"))
    speaker, waiting = plain_speaker_of(table, language), False
    for row in table.seats:
        late = row.is_late
        waiting |= late and any(each != row.seat and _decides(table, each, row.seat, now) for each in some)
        if late and any(may_give(table, each, row.seat) for each in some):
            label = speaker.say("button-gift", name=speaker.names[row.seat])
            found.append(plain_button(label, table.id, "gift", row.seat))
        if any(may_decide(table, each, row.seat, now) for each in some):
            if is_to_be_moved(row):
                label = speaker.say("button-usual", name=speaker.names[row.seat])
                found.append(plain_button(label, table.id, "usual", row.seat))
            agreed = {each for ask in table.asked if (ask.kind, ask.seat) == ("without", row.seat) for each in ask.yes}
            if not set(some) <= agreed:
                label = speaker.say("button-without", name=speaker.names[row.seat])
                found.append(plain_button(label, table.id, "without", row.seat, style=DANGER))
        found += steer_buttons(table, language, row.seat, some, now)
    if (empty := forsaken(table)) is not None and set(some) - {empty.seat}:
        found.append(button(language, "button-shut-empty", table.id, "shut", style=DANGER))
    if waiting:
        found.append(button(language, "button-wait", table.id, "wait"))
    for ask in table.asked:
        found += _answers(speaker, table, ask, some, now)
    if seat is None:
        found += take_buttons(table, language)
    else:
        found += [*vote_buttons(table, language, now, seat, SHOWN), *seat_buttons(table, language, now, seat)]
    rows = [row for row in table.seats if row.seat in some]
    if any(is_moved_for(row) and row.user > 0 for row in rows):
        found.append(button(language, "button-return", table.id, "return", style=SUCCESS))
    elif any(row.away_until is not None for row in rows):
        found.append(button(language, "button-return", table.id, "return"))
    return found


def steer_buttons(table: Table, language: str, about: int, some: Sequence[int], now: datetime) -> list[Item]:
    """What any of these seats may do about one that a partner may steer, or steers."""
    speaker, row = plain_speaker_of(table, language), table.seats[about]
    name = speaker.names[about]
    if partner(table, about, now) in some:
        return [plain_button(speaker.say("button-steer", name=name), table.id, "steer", about, emoji="🧭")]
    if len(some) == 1 and row.steered_by == some[0]:
        style = PRIMARY if row.owes else SECONDARY
        return [
            plain_button(
                speaker.say("button-steering", name=name), table.id, "steering", about, style=style, emoji="🧭"
            ),
            button(language, "button-release", table.id, "release", about),
        ]
    return []


def _answers(speaker: Speaker[Clean], table: Table, ask: Ask, some: Sequence[int], now: datetime) -> list[Item]:
    """What may be said to what is asked, by any of these seats."""
    language = speaker.language
    if ask.kind == "silent":
        return [button(language, "button-shut", table.id, "shut", style=DANGER)]
    if ask.kind == "close":
        return [button(language, "button-object", table.id, "object")] if set(some) - {ask.by} else []
    asked, name = set(some) & set(deciding(table, ask.seat, now)), speaker.names[ask.seat]
    if ask.kind == "autopilot" and asked:
        return [
            plain_button(speaker.say(f"button-{verb}", name=name), table.id, verb, ask.seat)
            for verb in ("pilot-yes", "pilot-no")
        ]
    if ask.kind == "without" and asked - set(ask.yes):  # to agree there is a button as long as it is possible
        return [plain_button(speaker.say("button-without-no", name=name), table.id, "without-no", ask.seat)]
    return []


def _when(at: datetime) -> str:
    """A time as Discord shows it to each reader."""
    return f"<t:{int(at.timestamp())}:R>"
