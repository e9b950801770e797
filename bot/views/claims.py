"""What those who play do about time, by buttons and by commands: about one who is late, and for themselves."""

from __future__ import annotations

import discord

from bot.house import House, house_of
from bot.tables import claims
from bot.tables.absence import absent
from bot.tables.company import forsaken, is_alone, out
from bot.tables.leaving import closable_at
from bot.tables.model import Table, refuse
from bot.views import answers, asking
from bot.views.absence import absence_notes, ask_desert, close_buttons, looked_round
from bot.views.away import away_button
from bot.views.clocks import clock_buttons, clock_notes, terms_text
from bot.views.names import own_seat, plain_speaker_of, speaker_of
from bot.views.open_seats import seats_button, tenure_notes
from bot.views.own import kindly, next_page, show_done
from bot.views.page import Page, page
from bot.views.tap import Tap, button, plain_button, sure_row, verb
from bot.views.votes import ask_buttons


def time_page(house: House, table: Table, user: int, language: str) -> Page:
    """How the clocks of a table stand, and what this person may do about them."""
    seat, now = own_seat(table, user), house.tables.changes.now()
    speaker, plain = speaker_of(table, language), plain_speaker_of(table, language)
    said = [
        speaker.say("time-title", game=speaker.game_name, table=table.id),
        terms_text(speaker, table) or speaker.say("time-alone"),
        "\n".join([*absence_notes(speaker, table, now, seat), *clock_notes(speaker, table, now, seat)]),
        "\n".join(f"-# {told}" for told in tenure_notes(speaker, table)),
    ]
    buttons = [*close_buttons(table, language, now, seat), *clock_buttons(table, language, now, seat)]
    for row in table.seats:
        if row.owes and not row.is_late and claims.may_give(table, seat, row.seat):
            label = plain.say("button-gift", name=plain.names[row.seat])
            buttons.append(plain_button(label, table.id, "gift", row.seat))
    waits = table.status == "running" and not is_alone(table)
    if waits and table.seats[seat].owes:
        buttons.append(button(language, "button-quiet", table.id, "quiet"))
    if waits and seat not in out(table):
        buttons.append(away_button(language))
    if table.status == "running" and seat not in out(table):
        buttons += [*ask_buttons(table, language), *seats_button(table, language)]
    return page(said, [buttons])


async def show_time(interaction: discord.Interaction, id: int) -> None:
    """Answer with the clocks of a table."""
    house = house_of(interaction)
    table = await house.attended(id)
    await answers.show(interaction, time_page(house, table, interaction.user.id, answers.reader(interaction)))


@verb("time", aside=True)
async def time(tap: Tap) -> None:
    """Show the clocks beside the view, which stays as it is."""
    await show_time(tap.interaction, tap.table)


async def ask_claim(interaction: discord.Interaction, id: int) -> None:
    """Ask before somebody takes the win, or closes a table where that isn't possible."""
    house, language = house_of(interaction), answers.reader(interaction)
    table = await looked_round(house, id, interaction.user.id)
    seat = own_seat(table, interaction.user.id)
    claims.check_claim(table, seat, house.tables.changes.now())
    how = claims.verdict(table, seat, warden=await _is_warden(interaction, table))
    speaker = speaker_of(table, language)
    said = speaker.say(f"claim-sure-{how}", game=speaker.game_name, table=id)
    yes = "button-claim-yes" if how == "win" else "button-claim-both"
    await answers.show(interaction, page([said], [sure_row(language, yes, id, "claim-yes", int(how == "win"))]))


async def _is_warden(interaction: discord.Interaction, table: Table) -> bool:
    """Whether whoever clicks may remove people from the table's server; looked up where somebody has left that.

    Raises Refusal where Discord doesn't say it.
    """
    if not absent(table):
        return False
    found = await house_of(interaction).may_remove(interaction, table.place.guild)
    if found is None:
        raise refuse("left-unsure")
    return found


@verb("claim", opens=True)
async def claim(tap: Tap) -> None:
    """Ask before taking the win."""
    await ask_claim(tap.interaction, tap.table)


@verb("claim-yes")
async def claim_yes(tap: Tap) -> None:
    """Take the win; where that has no longer the meaning that was told, ask again."""
    timing, table = tap.house.tables.timing, await looked_round(tap.house, tap.table, tap.user)
    warden = await _is_warden(tap.interaction, table)
    if (claims.verdict(table, own_seat(table, tap.user), warden=warden) == "win") != bool(tap.which):
        await ask_claim(tap.interaction, tap.table)
        return
    await show_done(tap.interaction, await timing.claim(tap.table, tap.user, warden=warden), "claimed")


async def give_day(interaction: discord.Interaction, id: int, seat: int) -> None:
    """Give a seat a day."""
    table = await house_of(interaction).tables.timing.give_day(id, interaction.user.id, seat)
    await show_done(interaction, table, "gift-given", seat)


@verb("gift", opens=True)
async def gift(tap: Tap) -> None:
    """Give a seat a day."""
    await give_day(tap.interaction, tap.table, tap.which)


@verb("wait", opens=True)
async def wait(tap: Tap) -> None:
    """Decide nothing yet."""
    table = await tap.house.tables.reading.get(tap.table)
    claims.check_wait(table, own_seat(table, tap.user))
    await show_done(tap.interaction, table, "waiting")


async def make_usual(interaction: discord.Interaction, id: int, seat: int) -> None:
    """Have the usual move made for a late seat."""
    table = await house_of(interaction).tables.timing.make_usual(id, interaction.user.id, seat)
    await show_done(interaction, table, "usual-made", seat)


@verb("usual", opens=True)
async def usual(tap: Tap) -> None:
    """Have the usual move made for a late seat."""
    await make_usual(tap.interaction, tap.table, tap.which)


async def ask_without(interaction: discord.Interaction, id: int, seat: int) -> None:
    """Ask before somebody would go on without a seat."""
    house, language = house_of(interaction), answers.reader(interaction)
    table = await house.tables.reading.get(id)
    claims.check_seat(table, seat)
    if not claims.may_decide(table, own_seat(table, interaction.user.id), seat, house.tables.changes.now()):
        raise claims.no_usual(table)
    speaker = speaker_of(table, language)
    said = speaker.say("without-sure", game=speaker.game_name, table=id, name=speaker.names[seat])
    await answers.show(interaction, page([said], [sure_row(language, "button-without-yes", id, "without-yes", seat)]))


@verb("without", opens=True)
async def without(tap: Tap) -> None:
    """Ask before going on without a seat."""
    await ask_without(tap.interaction, tap.table, tap.which)


@verb("without-yes")
async def without_yes(tap: Tap) -> None:
    """Say that one would go on without a seat."""
    table = await tap.house.tables.timing.go_on(tap.table, tap.user, tap.which)
    await show_done(
        tap.interaction, table, "without-done" if table.seats[tap.which].gone else "without-noted", tap.which
    )


@verb("without-no", opens=True)
async def without_no(tap: Tap) -> None:
    """Say no to going on without a seat."""
    table = await tap.house.tables.timing.decline(tap.table, tap.user, "without", tap.which)
    await show_done(tap.interaction, table, "declined-ask", tap.which)


@verb("pilot-yes", opens=True)
async def pilot_yes(tap: Tap) -> None:
    """Agree that a seat's moves are made at once."""
    await show_done(
        tap.interaction, await tap.house.tables.timing.agree_pilot(tap.table, tap.user, tap.which), "noted", tap.which
    )


@verb("pilot-no", opens=True)
async def pilot_no(tap: Tap) -> None:
    """Say no to that."""
    table = await tap.house.tables.timing.decline(tap.table, tap.user, "autopilot", tap.which)
    await show_done(tap.interaction, table, "declined-ask", tap.which)


async def agree(interaction: discord.Interaction, id: int) -> None:
    """Say yes to what the others are asked at a table."""
    timing, table = house_of(interaction).tables.timing, await house_of(interaction).tables.reading.get(id)
    asked = next((ask for ask in table.asked if ask.kind in ("autopilot", "without")), None)
    if asked is None:
        motion = asking.waiting(table, interaction.user.id)
        if motion is None:
            raise claims.nothing_asked(table)
        await asking.agree(interaction, id, motion.seq)
        return
    if asked.kind == "without":
        await ask_without(interaction, id, asked.seat)
        return
    await show_done(interaction, await timing.agree_pilot(id, interaction.user.id, asked.seat), "noted", asked.seat)


async def decline(interaction: discord.Interaction, id: int) -> None:
    """Say no to what is asked at a table."""
    timing, table = house_of(interaction).tables.timing, await house_of(interaction).tables.reading.get(id)
    asked = next((ask for ask in table.asked if ask.kind not in ("silent", "left")), None)
    if asked is None:
        motion = asking.waiting(table, interaction.user.id)
        if motion is None:
            raise refuse("nothing-asked")
        await asking.decline(interaction, id, motion.seq)
        return
    after = await timing.decline(id, interaction.user.id, asked.kind, asked.seat)
    await show_done(interaction, after, "declined-ask", asked.seat if asked.seat >= 0 else None)


@verb("shut", opens=True)
async def shut(tap: Tap) -> None:
    """Ask to have a silent table closed."""
    await ask_to_close(tap.interaction, tap.table)


async def ask_to_close(interaction: discord.Interaction, id: int) -> None:
    """Ask the others to have a silent table closed; who is the only one left closes it alone, and so may one of two
    where the other's seat is empty.
    """
    house, language, user = house_of(interaction), answers.reader(interaction), interaction.user.id
    table = await looked_round(house, id, user)
    seat = own_seat(table, user)
    if closable_at(table, seat, house.tables.changes.now()) is not None:
        await ask_desert(interaction, table)
        return
    if forsaken(table) is None:
        await show_done(interaction, await house.tables.timing.ask_to_close(id, user), "close-asked")
        return
    speaker = speaker_of(table, language)
    asked = speaker.say("shut-empty-sure", game=speaker.game_name, table=id)
    await answers.show(interaction, page([asked], [sure_row(language, "button-shut-empty-yes", id, "shut-yes")]))


@verb("shut-yes")
async def shut_empty(tap: Tap) -> None:
    """Close the table at once, as the other seat is empty."""
    await tap.house.tables.timing.ask_to_close(tap.table, tap.user)
    await answers.show(tap.interaction, await next_page(tap.house.tables, tap.table, tap.user, tap.language))


@verb("object", opens=True)
async def object(tap: Tap) -> None:
    """Object to that."""
    table = await tap.house.tables.timing.decline(tap.table, tap.user, "close", -1)
    await show_done(tap.interaction, table, "declined-ask")


async def come_back(interaction: discord.Interaction, id: int) -> None:
    """Make one's moves oneself again."""
    tables = house_of(interaction).tables
    away = bool(await tables.aways.now([interaction.user.id]))
    table = await tables.timing.come_back(id, interaction.user.id)
    await show_done(interaction, table, "away-returned" if away else "returned")


@verb("return", opens=True)
async def returned(tap: Tap) -> None:
    """Make one's moves oneself again."""
    await come_back(tap.interaction, tap.table)


async def quieten(interaction: discord.Interaction, id: int) -> None:
    """No more reminders of what one owes now."""
    house = house_of(interaction)
    await house.reminding.quieten(id, interaction.user.id)
    await show_done(interaction, await house.tables.reading.get(id), "quiet-now")


@verb("quiet", opens=True)
@kindly
async def quiet(tap: Tap) -> None:
    """No more reminders of what one owes now."""
    await quieten(tap.interaction, tap.table)
