"""The games that there are. A new one is entered here; mypy holds its package to the contract."""

from __future__ import annotations

from types import MappingProxyType

from engine.game import Game
from engine.games import admiral, ageofsail, piratebay, sealords, tranquility

_GAMES: tuple[Game, ...] = (sealords, tranquility, ageofsail, piratebay, admiral)
# a dict of its own, so that tests can play theirs beside the real ones (see `tests.toys`)
GAMES_BY_ID = {game.id: game for game in _GAMES}
GAMES = MappingProxyType(GAMES_BY_ID)
"""All games by their ids, in the order in which people see them."""


def takers(word: str) -> dict[str, str]:
    """The games that take files called so (``scenario``), by id, each with the option whose values they are.

    Such a file says whose it is: ``game = "id"``.
    """
    return {
        id: option for id, game in GAMES.items() for option, files in game.hooks.files.items() if files.word == word
    }


def get(id: str) -> Game:
    """The game with this id. Raises KeyError when there is none."""
    return GAMES[id]
