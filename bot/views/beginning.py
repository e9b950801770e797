"""How a game begins on a sea that somebody here has made: a picture, and the same in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pydantic import BaseModel

from bot import texts
from bot.foreign import Plain
from bot.pictures import draw_beginning
from bot.speaker import Speaker
from bot.tables import opening, seating
from bot.tables.model import Table
from engine.files import is_text
from engine.game import Game
from engine.setups import teams, usual_setup
from render import Picture


class Beginning(NamedTuple):
    """Pictures, none where drawing fails, and what they show."""

    pictures: Sequence[Picture] = ()
    alt: str = ""


async def beginning(
    game: Game, options: BaseModel, seats: int, language: str, colours: tuple[int, ...] = ()
) -> Beginning:
    """How a game of so many with these options begins, always in the same way; in the usual colours, or in these, and
    each team in its family of colours.
    """
    names = tuple(Plain(texts.say(language, "example-player", number=number)) for number in range(1, seats + 1))
    setup = usual_setup(game, options, seats)
    colours = colours or tuple(range(seats))
    if not game.hooks.own_colours:
        colours = seating.in_families(colours, teams(game, options, setup))
    begun = await draw_beginning(game.id, options, setup, names, language, colours)
    speaker = Speaker(language, game.id, names)
    return Beginning(begun.pictures, "\n".join(speaker.tell(line) for line in game.describe(begun.view)))


async def own_beginning(table: Table) -> Beginning:
    """The same of a table that waits for its players, in the colours that they have chosen, where a file of somebody's
    own is chosen; else nothing.
    """
    game, options = table.engine, table.options
    if not any(is_text(getattr(options, name)) for name in game.hooks.files):
        return Beginning()
    counts, wanted = opening.allowed(table.game, options), table.size or len(table.seats)
    seats = max((count for count in counts if count <= wanted), default=counts[0])
    found = await beginning(game, options, seats, table.language, seating.coming_colours(table, seats))
    return found if found.pictures else Beginning()
