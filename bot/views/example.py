"""What a game is like, for those who wonder whether to play it: its rules, and a picture of a game in the middle."""

from __future__ import annotations

from bot import texts
from bot.foreign import Plain
from bot.pictures import draw_example
from bot.speaker import Speaker
from bot.tables.model import Table
from bot.views import answers
from bot.views.names import in_words, of_game
from bot.views.page import Item, Page, page
from bot.views.rules import rules_button
from bot.views.tap import Tap, button, verb


def example_buttons(language: str, table: Table) -> list[Item]:
    """The ways to the rules and to an example of a table that waits for its players."""
    return [
        rules_button(language, table),
        button(language, "button-example", table.id, "example"),
    ]


async def example_page(table: Table, language: str) -> Page:
    """A game with the table's options and as many seats, in the middle, as a spectator sees it."""
    seats = table.size or len(table.seats)
    names = tuple(Plain(texts.say(language, "example-player", number=number)) for number in range(1, seats + 1))
    drawn = await draw_example(table.game, table.options, names, language)
    speaker = Speaker(language, table.game, names)
    said = [
        speaker.say("example-title", game=speaker.game_name, table=table.id),
        speaker.say("example-note", count=seats),
    ]
    explained = of_game(speaker, table, f"{table.game}-example")
    return page(said, [], drawn.pictures, in_words(speaker, table, drawn.view), footer=explained)


@verb("example", opens=True)
async def example(tap: Tap) -> None:
    """The example."""
    table = await tap.house.tables.reading.get(tap.table)
    await answers.show(tap.interaction, await example_page(table, tap.language))
