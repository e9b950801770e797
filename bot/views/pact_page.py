"""One pact on a page of its own, with what its reader may do about it: sign, end it, say whether it was kept."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from functools import wraps

from bot import texts
from bot.tables.model import Refusal, Table
from bot.tables.pacts import Pact
from bot.views import answers
from bot.views.names import accent, mark, plain_speaker_of, speaker_of
from bot.views.pact_words import full
from bot.views.page import Item, Page, page
from bot.views.tap import DANGER, SECONDARY, SUCCESS, Handler, Tap, button, select, verb

STYLES = {"sign": SUCCESS, "end": DANGER}


def pact_page(table: Table, pact: Pact, seat: int | None, language: str, news: Sequence[str] = ()) -> Page:
    """A pact with all that this seat (None: a spectator) may do about it."""
    speaker = speaker_of(table, language)
    title = speaker.say("pacts-title", game=speaker.game_name, table=table.id)
    rows = _ways(table, pact, seat, language)
    colour = None if seat is None else accent(table, seat)
    return page([title, *news, *full(speaker, table, pact)], rows, colour=colour)


def _ways(table: Table, pact: Pact, seat: int | None, language: str) -> list[list[Item]]:
    back: list[Item] = [button(language, "button-pacts-all", table.id, "pacts")]
    party = pact.party(seat)
    if seat is None or party is None or table.status != "running" or table.seats[seat].gone:
        return [back]
    names: list[str] = []
    if pact.is_proposed and seat == pact.author:
        names = ["withdraw"]
    elif pact.is_proposed:
        names = ["decline"] if party.signed else ["sign", "decline"]
    elif pact.is_running and pact.term == "goal":
        names = [*(["met"] if not party.met else []), *(["unmet"] if pact.due is not None else [])]
    elif pact.is_running and pact.term == "open":
        names = ["end"]
    if pact.since is not None:
        names += ["kept"] if party.mark != "kept" else []
        names += ["unmark"] if party.mark is not None else []
    row: list[Item] = [
        button(language, f"button-pact-{name}", table.id, f"pact-{name}", pact.id, style=STYLES.get(name, SECONDARY))
        for name in names
    ]
    rows = [row]
    if pact.since is not None:
        plain = plain_speaker_of(table, language)
        entries = [(plain.say("pact-broken-by", name=plain.names[at]), str(at), "") for at in pact.seats]
        emoji = {str(at): mark(table, at) for at in pact.seats}
        chosen = () if party.broken_by is None else (str(party.broken_by),)
        ask = plain.say("pact-broken-ask")
        rows.append([select(ask, entries, table.id, "pact-broken", pact.id, "", chosen=chosen, emoji=emoji)])
    return [each for each in (*rows, back) if each]


async def show_pact(tap: Tap, id: int, news: Sequence[str] = ()) -> None:
    """Show one of them. Raises Refusal where the person may know of none with this id."""
    house = tap.house
    table = await house.tables.reading.get(tap.table)
    seat = table.seat_of(tap.user)
    await tap.show(pact_page(table, await house.tables.pacts.get(table, id, seat), seat, tap.language, news))


def _kindly(handler: Handler) -> Handler:
    """Where something can't be done (any more), show how the pact stands now, with a word about it."""

    @wraps(handler)
    async def handle(tap: Tap) -> None:
        try:
            await handler(tap)
        except Refusal as refusal:
            if refusal.reason.id not in ("refuse-pact-stale", "refuse-pact-early"):
                raise
            await show_pact(tap, tap.which, [answers.refusal_text(tap.language, refusal)])

    return handle


@verb("pact", opens=True)
async def pact(tap: Tap) -> None:
    """Show one of them."""
    await show_pact(tap, tap.which)


@verb("pact-open", opens=True)
async def opened(tap: Tap) -> None:
    """The same, chosen in the list."""
    await show_pact(tap, tap.picked)


async def _done(tap: Tap, doing: Awaitable[Pact], said: str) -> None:
    """Show a pact after something was done with it, with a word about that."""
    await doing
    await show_pact(tap, tap.which, [texts.say(tap.language, said)])


@verb("pact-sign", opens=True)
@_kindly
async def sign(tap: Tap) -> None:
    """Sign what one is asked to."""
    await _done(tap, tap.house.tables.pacts.sign(tap.table, tap.user, tap.which), "pact-done-sign")


@verb("pact-decline", opens=True)
@_kindly
async def decline(tap: Tap) -> None:
    """Decline it."""
    await _done(tap, tap.house.tables.pacts.decline(tap.table, tap.user, tap.which), "pact-done-decline")


@verb("pact-withdraw", opens=True)
@_kindly
async def withdraw(tap: Tap) -> None:
    """Take one's proposal back."""
    await _done(tap, tap.house.tables.pacts.withdraw(tap.table, tap.user, tap.which), "pact-done-withdraw")


@verb("pact-met", opens=True)
@_kindly
async def met(tap: Tap) -> None:
    """Say that the goal is met."""
    await _done(tap, tap.house.tables.pacts.say_met(tap.table, tap.user, tap.which), "pact-done-met")


@verb("pact-unmet", opens=True)
@_kindly
async def unmet(tap: Tap) -> None:
    """Say that it isn't."""
    await _done(tap, tap.house.tables.pacts.object(tap.table, tap.user, tap.which), "pact-done-unmet")


@verb("pact-end", opens=True)
@_kindly
async def end(tap: Tap) -> None:
    """End an open one."""
    await _done(tap, tap.house.tables.pacts.call_off(tap.table, tap.user, tap.which), "pact-done-end")


@verb("pact-kept", opens=True)
@_kindly
async def kept(tap: Tap) -> None:
    """Say that it was kept."""
    await _done(tap, tap.house.tables.pacts.mark(tap.table, tap.user, tap.which, "kept"), "pact-done-mark")


@verb("pact-broken", opens=True)
@_kindly
async def broken(tap: Tap) -> None:
    """Say who has broken it."""
    by = tap.picked
    await _done(tap, tap.house.tables.pacts.mark(tap.table, tap.user, tap.which, "broken", by), "pact-done-mark")


@verb("pact-unmark", opens=True)
@_kindly
async def unmark(tap: Tap) -> None:
    """Take back what one has said of it."""
    await _done(tap, tap.house.tables.pacts.mark(tap.table, tap.user, tap.which, None), "pact-done-unmark")
