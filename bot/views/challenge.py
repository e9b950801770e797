"""A challenge that waits for its answer."""

from __future__ import annotations

from bot import texts
from bot.tables.model import Table
from bot.views import answers
from bot.views.beginning import Beginning
from bot.views.clocks import terms_text
from bot.views.example import example_buttons
from bot.views.names import accent, markless_speaker_of, of_game, speaker_of
from bot.views.options import option_texts
from bot.views.page import Item, Page, page
from bot.views.seats import seat_buttons, seat_lines
from bot.views.tap import SUCCESS, Tap, button, verb
from bot.views.threads import thread_note


def challenge_page(table: Table, begun: Beginning) -> Page:
    """The challenge, with its answers as buttons, and how the game begins where that is known."""
    language = table.language
    speaker = markless_speaker_of(table, language)
    game, host = speaker.game_name, f"<@{table.host}>"
    invited = ", ".join(f"<@{row.user}>" for row in table.seats if not row.joined)
    id = "challenge-rematch" if table.rematch_of else "challenge-said"
    said = [
        speaker.say("card-title", game=game, table=table.id),
        speaker.say(id, host=host, invited=invited, game=game),
        of_game(speaker, table, f"{table.game}-about-long"),
        "\n".join(seat_lines(speaker, table)),
        *option_texts(speaker, table),
        terms_text(speaker, table),
        *thread_note(speaker, table),
    ]
    when = "" if table.due is None else f"<t:{int(table.due.timestamp())}:R>"
    if begun.pictures:
        said.append(speaker.say("lobby-beginning"))
    below = [speaker.say("challenge-next", count=len(table.seats) - 1, when=when)]
    row: list[Item] = [
        button(language, "button-accept", table.id, "accept", style=SUCCESS, emoji="⚓"),
        button(language, "button-decline", table.id, "decline"),
        button(language, "button-withdraw", table.id, "withdraw"),
        button(language, "button-block", table.id, "block"),
    ]
    more = [*seat_buttons(language, table), *example_buttons(language, table)]
    return page(said, [row, more], *begun, accent(table, table.seat_of(table.host) or 0), below=below)


def closed_challenge(table: Table, language: str) -> str:
    """What is left of a challenge that led to no game."""
    speaker = speaker_of(table, language)
    names = " – ".join(speaker.names)
    return speaker.say(f"challenge-{table.closed}", game=speaker.game_name, table=table.id, names=names)


@verb("decline")
async def decline(tap: Tap) -> None:
    """Say no to a challenge."""
    await tap.house.attended(tap.table)
    await tap.house.tables.gathering.decline(tap.table, tap.user)


@verb("withdraw")
async def withdraw(tap: Tap) -> None:
    """Take one's own challenge back."""
    table = await tap.house.tables.gathering.withdraw(tap.table, tap.user)
    asked = ", ".join(f"<@{row.user}>" for row in table.seats if not row.joined)
    await answers.say(tap.interaction, texts.say(tap.language, "challenge-withdrawn-next", invited=asked))
