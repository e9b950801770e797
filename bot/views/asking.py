"""Asking all others at a table for something, and answering: by buttons and by commands."""

from __future__ import annotations

import discord

from bot.house import House, house_of
from bot.tables import pausing, voting
from bot.tables.dues import HUSHED
from bot.tables.model import Table, refuse
from bot.tables.motion import KINDS, Motion
from bot.tables.play import seated
from bot.views import answers
from bot.views.names import own_seat, plain_speaker_of, speaker_of
from bot.views.own import next_page, show_done
from bot.views.page import Item, Page, page
from bot.views.questions import capital
from bot.views.tap import PRIMARY, Tap, button, plain_button, select, sure_row, verb
from bot.views.votes import call_off_buttons, vote_buttons, vote_notes, words_of

OWN = "own"
"""Stands in the command for what the game itself offers."""
DAYS = (1, 2, 3, 5, 7, 10, 14, 21, 30)
"""The days of a pause that can be chosen from a menu."""


def asks_page(house: House, table: Table, user: int, language: str) -> Page:
    """What is asked at a table, and what this person may ask the others for."""
    seat, now = seated(table, user), house.tables.changes.now()
    speaker, plain = speaker_of(table, language), plain_speaker_of(table, language)
    kinds = voting.possible(table, seat, now)
    entries = [speaker.say("asks-entry", **words_of(speaker, table, kind)._asdict()) for kind in kinds]
    said = [
        speaker.say("asks-title", game=speaker.game_name, table=table.id),
        "\n".join(vote_notes(speaker, table, now, seat)),
        "\n".join(entries) or speaker.say("asks-none"),
        "-# " + speaker.say("asks-about"),
    ]
    labels = {kind: capital(words_of(plain, table, kind).what) for kind in kinds}
    row: list[Item] = [plain_button(label, table.id, "ask", 0, kind) for kind, label in labels.items()]
    return page(
        [text for text in said if text],
        [[*vote_buttons(table, language, now, seat), *row, *call_off_buttons(table, language)]],
    )


async def show_asks(interaction: discord.Interaction, id: int) -> None:
    """Answer with what may be asked at a table."""
    house = house_of(interaction)
    table = await house.attended(id)
    await answers.show(interaction, asks_page(house, table, interaction.user.id, answers.reader(interaction)))


@verb("asks", aside=True)
async def asks(tap: Tap) -> None:
    """Show it beside the view, which stays as it is."""
    await show_asks(tap.interaction, tap.table)


async def ask(interaction: discord.Interaction, id: int, kind: str | None = None, days: int | None = None) -> None:
    """Ask whether somebody really asks for this; without a `kind` show what there is."""
    if kind is None:
        await show_asks(interaction, id)
        return
    table = await house_of(interaction).attended(id)
    seated(table, interaction.user.id)
    if kind == OWN:
        kind = next((found for found in voting.kinds(table) if found not in KINDS), OWN)
    await _ask_sure(interaction, table, kind, days or min(pausing.USUAL, max(1, pausing.days_left(table))))


async def _ask_sure(interaction: discord.Interaction, table: Table, kind: str, days: int) -> None:
    house, language, user = house_of(interaction), answers.reader(interaction), interaction.user.id
    now, seat = house.tables.changes.now(), seated(table, user)
    voting.check(table, seat, kind, now, days)
    if kind == "resume" and pausing.may_end_alone(table, now):  # nobody needs to be asked
        await show_done(interaction, await house.tables.votes.ask(table.id, user, kind), "vote-done")
        return
    speaker = speaker_of(table, language)
    what, means = words_of(speaker, table, kind, days if kind == "pause" else 0)
    said = [
        speaker.say("ask-sure", game=speaker.game_name, table=table.id),
        speaker.say("asks-entry", what=what, means=means),
        "-# " + speaker.say("asks-about"),
    ]
    rows: list[list[Item]] = []
    if kind == "pause":
        most = pausing.days_left(table)
        if days <= HUSHED:
            said.append("-# " + speaker.say("ask-silence"))
        choices = sorted({days, *(each for each in DAYS if each <= most)})
        entries = [(speaker.say("asks-days-count", count=each), str(each), "") for each in choices]
        rows.append([select(speaker.say("asks-days"), entries, table.id, "ask-days", 0, "", chosen=(str(days),))])
    yes = button(language, "button-ask-yes", table.id, "ask-yes", days if kind == "pause" else 0, kind, PRIMARY)
    rows.append([yes, button(language, "button-back", table.id, "view")])
    await answers.show(interaction, page(said, rows))


@verb("ask", opens=True)
async def ask_one(tap: Tap) -> None:
    """Ask whether one really asks for this."""
    await ask(tap.interaction, tap.table, tap.rest)


@verb("ask-days", opens=True)
async def ask_days(tap: Tap) -> None:
    """How long the pause is to be was chosen."""
    await ask(tap.interaction, tap.table, "pause", tap.picked)


@verb("ask-yes")
async def ask_yes(tap: Tap) -> None:
    """Ask all others."""
    table = await tap.house.tables.votes.ask(tap.table, tap.user, tap.rest, tap.which)
    await show_done(tap.interaction, table, "vote-asked")


async def agree(interaction: discord.Interaction, id: int, seq: int) -> None:
    """Say yes to what is asked."""
    table = await house_of(interaction).tables.votes.agree(id, interaction.user.id, seq)
    done = not any(motion.seq == seq for motion in table.open_motions)
    await show_done(interaction, table, "vote-done" if done else "noted")


async def decline(interaction: discord.Interaction, id: int, seq: int) -> None:
    """Say no to it."""
    table = await house_of(interaction).tables.votes.decline(id, interaction.user.id, seq)
    await show_done(interaction, table, "declined-ask")


async def withdraw(interaction: discord.Interaction, id: int) -> None:
    """Ask no more for what one has asked for last."""
    table = await house_of(interaction).tables.reading.get(id)
    seat = own_seat(table, interaction.user.id)
    own = [motion for motion in table.open_motions if motion.by == seat]
    if not own:
        raise refuse("ask-nothing")
    await _withdraw(interaction, id, own[-1].seq)


async def _withdraw(interaction: discord.Interaction, id: int, seq: int) -> None:
    table = await house_of(interaction).tables.votes.withdraw(id, interaction.user.id, seq)
    await show_done(interaction, table, "vote-withdrawn")


def waiting(table: Table, user: int) -> Motion | None:
    """What is asked of this person, who hasn't answered, the oldest first; None where nothing is."""
    seat = own_seat(table, user)
    return next((motion for motion in table.open_motions if seat not in (*motion.yes, motion.about)), None)


@verb("vote-yes", opens=True)
async def vote_yes(tap: Tap) -> None:
    """Say yes to what is asked."""
    await agree(tap.interaction, tap.table, tap.which)


@verb("vote-no", opens=True)
async def vote_no(tap: Tap) -> None:
    """Say no to it."""
    await decline(tap.interaction, tap.table, tap.which)


@verb("vote-back", opens=True)
async def vote_back(tap: Tap) -> None:
    """Ask for it no more."""
    await _withdraw(tap.interaction, tap.table, tap.which)


@verb("call-off", opens=True)
async def call_off(tap: Tap) -> None:
    """Ask before a game that has hardly begun is called off."""
    table = await tap.house.tables.reading.get(tap.table)
    seated(table, tap.user)
    if not voting.may_call_off(table):
        raise refuse("call-off")
    speaker = speaker_of(table, tap.language)
    said = speaker.say("call-off-sure", game=speaker.game_name, table=table.id)
    await answers.show(
        tap.interaction, page([said], [sure_row(tap.language, "button-call-off-yes", table.id, "call-off-yes")])
    )


@verb("call-off-yes")
async def call_off_yes(tap: Tap) -> None:
    """Call it off."""
    await tap.house.tables.votes.call_off(tap.table, tap.user)
    await answers.show(tap.interaction, await next_page(tap.house.tables, tap.table, tap.user, tap.language))
