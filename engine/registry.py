"""The games that there are. A new one is entered here; mypy holds its package to the contract."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.game import Game
from engine.games import admiral, ageofsail, piratebay, sealords, tranquility

_GAMES: tuple[Game, ...] = (sealords, tranquility, ageofsail, piratebay, admiral)
# a dict of its own, so that tests can play theirs beside the real ones (see `tests.toys`)
GAMES_BY_ID = {game.id: game for game in _GAMES}
GAMES = MappingProxyType(GAMES_BY_ID)
"""All games by their ids, in the order in which people see them."""

MAPS: Mapping[str, Callable[[str, str], str]] = MappingProxyType({"piratebay": piratebay.check_map})
"""For games with maps that people may draw, by id: ``check(name, text)`` says in a few words what the text of a map's
file holds, or raises DataError. Such a file says whose it is: ``game = "id"``.
"""

SCENARIOS: Mapping[str, Callable[[str, str], str]] = MappingProxyType({"admiral": admiral.check_scenario})
"""The same for games with scenarios that people may write; such a text is a value of the game's option `scenario`."""


def get(id: str) -> Game:
    """The game with this id. Raises KeyError when there is none."""
    return GAMES[id]
