"""Looking for a substitute and taking an open seat: by buttons and by commands."""

from __future__ import annotations

import discord

from bot import texts
from bot.foreign import Escaped
from bot.house import House, house_of, person_of
from bot.pictures import draw
from bot.speaker import Speaker
from bot.tables import substitutes
from bot.tables.holders import Candidate
from bot.tables.model import Table, refuse
from bot.tables.play import seated
from bot.tables.substitutes import decider, waiting, waits
from bot.tables.tenure import open_seats
from bot.views import answers
from bot.views.clocks import span, terms_text
from bot.views.links import card_link
from bot.views.names import accent, plain_speaker_of, said_of, speaker_of, turn_line
from bot.views.open_seats import seat_buttons, seat_notes, take_button
from bot.views.own import next_page, show_done
from bot.views.page import Item, Page, page, word
from bot.views.rules import rules_button
from bot.views.seats import standing
from bot.views.tap import PRIMARY, SUCCESS, Tap, button, plain_button, verb, whole
from bot.views.which import chosen
from engine.values import Key


def seats_page(house: House, table: Table, user: int, language: str) -> Page:
    """Which seats are open, and what this person may do about his own and those of others who are away."""
    seat, now = seated(table, user), house.tables.changes.now()
    speaker, plain = speaker_of(table, language), plain_speaker_of(table, language)
    others = [row.seat for row in table.seats if row.seat != seat and substitutes.may_offer(table, seat, row.seat, now)]
    own = substitutes.may_offer(table, seat, seat, now)
    duel = decider(table, seat, now) is not None
    said = [
        speaker.say("seats-title", game=speaker.game_name, table=table.id),
        "\n".join(seat_notes(speaker, table, now, seat)),
        "\n".join([speaker.say("seats-about"), *([speaker.say("seats-duel")] if duel else [])]) if own else "",
        speaker.say("seats-away") if others else "",
        speaker.say("refuse-seat-alone") if len(table.people) == 1 else "",
    ]
    row: list[Item] = [*seat_buttons(table, language, now, seat, substitutes.MOST)]
    if own:
        row.append(button(language, "button-seat-offer", table.id, "seat-open", seat, style=PRIMARY))
    labels = {other: plain.say("button-seat-open", name=plain.names[other]) for other in others}
    row += [plain_button(label, table.id, "seat-open", other) for other, label in labels.items()]
    return page([text for text in said if text], [row], colour=accent(table, seat))


async def show_seats(interaction: discord.Interaction, id: int) -> None:
    """Answer with what may be done about the seats of a table."""
    house = house_of(interaction)
    table = await house.attended(id)
    await answers.show(interaction, seats_page(house, table, interaction.user.id, answers.reader(interaction)))


@verb("seats", aside=True)
async def seats(tap: Tap) -> None:
    """Show it beside the view, which stays as it is."""
    await show_seats(tap.interaction, tap.table)


@verb("seat-open", opens=True)
async def open_seat(tap: Tap) -> None:
    """Open a seat: one's own, or that of somebody who is away."""
    table = await tap.house.tables.substitutes.offer(tap.table, tap.user, tap.which)
    own = table.seat_of(tap.user) == tap.which
    await show_done(tap.interaction, table, "seat-offer-done" if own else "seat-open-done", tap.which)


async def keep_seat(interaction: discord.Interaction, id: int) -> None:
    """Keep one's own seat."""
    table = await house_of(interaction).tables.substitutes.keep(id, interaction.user.id)
    await show_done(interaction, table, "seat-keep-done")


@verb("seat-keep", opens=True)
async def keep(tap: Tap) -> None:
    """Keep one's own seat."""
    await keep_seat(tap.interaction, tap.table)


@verb("seat-yes", opens=True)
async def agree(tap: Tap) -> None:
    """Agree to who would take the opponent's seat, if he is still in the server."""
    house, candidate = tap.house, whole(tap.rest)
    before = await house.tables.reading.get(tap.table)
    found = next((each for each in waiting(before) if each.user == candidate), None)
    if found is not None:
        here = await house.members.look_up(before.place.guild, [candidate])
        if not here.get(candidate, True):
            raise refuse("seat-cant")
    table = await house.tables.substitutes.agree(tap.table, tap.user, candidate)
    await show_done(tap.interaction, table, "seat-agree-done", table.seat_of(candidate))


@verb("seat-no", opens=True)
async def decline(tap: Tap) -> None:
    """Decline somebody."""
    table = await tap.house.tables.substitutes.decline(tap.table, tap.user, whole(tap.rest))
    await show_done(tap.interaction, table, "seat-decline-done")


# Taking a seat


async def show_taking(interaction: discord.Interaction, id: int, seat: int | None = None) -> None:
    """Answer with what it means to take a seat; where it isn't said which and several are open, with the question."""
    house, language, user = house_of(interaction), answers.reader(interaction), interaction.user.id
    table = await house.attended(id)
    if asked := [each for each in waiting(table) if each.user == user]:
        await answers.show(interaction, waiting_page(table, asked[0], language))
        return
    found = open_seats(table)
    if seat is None and len(found) > 1 and table.seat_of(user) is None:
        speaker = speaker_of(table, language)
        title = speaker.say("take-title", game=speaker.game_name, table=table.id)
        buttons = [take_button(table, language, each) for each in found]
        await answers.show(interaction, page([title, speaker.say("seats-which")], [buttons]))
        return
    at = seat if seat is not None else found[0] if found else -1
    table = await house.tables.substitutes.taking(id, user, at)
    await answers.show(interaction, await taking_page(house, table, at, language, user))


async def taking_page(house: House, table: Table, seat: int, language: str, user: int) -> Page:
    """A game as spectators see it, with what it means for this person to play on in it for a seat."""
    speaker, now = speaker_of(table, language), house.tables.changes.now()
    view, row = table.engine.view(table.state, None), table.seats[seat]
    drawn = await draw(table, view, language)
    by, (_, until) = decider(table, seat, now), waits(table, user, seat, now)
    said = [
        speaker.say("take-title", game=speaker.game_name, table=table.id),
        speaker.say("take-for", name=speaker.names[seat]) if row.user > 0 else speaker.say("take-free"),
        turn_line(speaker, table, mention=False),
    ]
    below = [
        standing(speaker, table, view),
        "" if row.side is None else speaker.say("take-side", side=speaker.label(Key(row.side))),
        _clock(speaker, table),
        "" if by is None else speaker.say("take-asks", other=speaker.names[by], until=int(until.timestamp())),
        "-# " + speaker.say("take-public"),
    ]
    yes = "button-seat-take" if by is None else "button-seat-ask"
    buttons: list[Item] = [
        button(language, yes, table.id, "seat-take-yes", seat, style=SUCCESS),
        button(language, "button-log", table.id, "log"),
        rules_button(language, table),
    ]
    alt = said_of(drawn.pictures, language, table, view)
    foot = await card_link(house.tables, table, language)
    return page(said, [buttons], drawn.pictures, alt, accent(table, seat), foot, below=below)


def _clock(speaker: Speaker[Escaped], table: Table) -> str:
    """What time somebody has who takes a seat."""
    terms = terms_text(speaker, table)
    return (
        terms if table.clock is None else speaker.say("take-clock", left=span(speaker, table.clock.start), terms=terms)
    )


def waiting_page(table: Table, candidate: Candidate, language: str) -> Page:
    """That somebody waits for the opponent's yes, and the way to wait no more."""
    speaker = speaker_of(table, language)
    said = speaker.say("refuse-seat-waiting", until=int(candidate.until.timestamp()))
    title = speaker.say("take-title", game=speaker.game_name, table=table.id)
    return page([title, said], [[button(language, "button-seat-back", table.id, "seat-back")]])


@verb("seat-list", opens=True)
async def list_seats(tap: Tap) -> None:
    """Ask which of the open seats is meant."""
    await show_taking(tap.interaction, tap.table)


@verb("seat-list-at", opens=True)
async def list_seats_at(tap: Tap) -> None:
    """The same of the table that was chosen from a menu."""
    await list_seats(chosen(tap))


@verb("seat-take", opens=True)
async def take(tap: Tap) -> None:
    """Show what it means to take a seat."""
    await show_taking(tap.interaction, tap.table, tap.which)


@verb("seat-take-yes", opens=True)
async def take_yes(tap: Tap) -> None:
    """Take it, or ask the opponent."""
    house, person = tap.house, person_of(tap.interaction.user)
    table = await house.tables.substitutes.take(tap.table, person, tap.which)
    if table.seat_of(person.id) is not None:
        said = [texts.say(tap.language, "take-done")]
        await answers.show(tap.interaction, await next_page(house.tables, table.id, person.id, tap.language, said))
        return
    by = decider(table, tap.which, house.tables.changes.now())
    await answers.show(tap.interaction, asked_page(table, by, tap.language))


def asked_page(table: Table, by: int | None, language: str) -> Page:
    """That the person of this seat is asked whether somebody may take the opponent's."""
    speaker = speaker_of(table, language)
    said = speaker.say("take-asked", other="" if by is None else speaker.names[by])
    return page([said], [[button(language, "button-seat-back", table.id, "seat-back")]])


@verb("seat-back", opens=True)
async def withdraw(tap: Tap) -> None:
    """Ask for a seat no more."""
    await tap.house.tables.substitutes.withdraw(tap.table, tap.user)
    await answers.show(tap.interaction, word(texts.say(tap.language, "take-withdrawn")))


def told_page(table: Table, candidate: Candidate, language: str, *, mention: bool = False) -> Page:
    """What has come of it that somebody wanted a seat that isn't his; with a `mention` of him where others read it."""
    speaker = speaker_of(table, language)
    told = speaker.say(f"take-told-{candidate.ended}", game=speaker.game_name, table=table.id)
    return word(f"<@{candidate.user}> {told}" if mention else told)
