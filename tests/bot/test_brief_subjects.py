"""Of whom something is said in short: of every event that the games' code tells of."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import texts
from engine import games
from engine.registry import GAMES
from tests.bot.locale_files import patterns, uses

NOBODYS = {"tranquility": {"due", "gathered", "reef-gone", "short", "vault"}, "sealords": {"scored"}}
"""What is no player's own, by game: it is said of whose turn it is."""


def told(game: str) -> Iterator[tuple[str, set[str | None]]]:
    """The events that a game tells of as they happen, ``*`` for what differs in an id, and what each is given."""
    for path in sorted((Path(games.__path__[0]) / game).rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match call:
                case ast.Call(ast.Attribute(attr="tell"), [ast.Constant() | ast.JoinedStr() as first, *_]):
                    id = re.sub(r"\{.*?\}", "*", ast.unparse(first).lstrip("f").strip("'\""))
                    yield id.removeprefix(f"{game}-event-"), {keyword.arg for keyword in call.keywords}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_that_is_somebodys_says_whose(game: str) -> None:
    """Else a line would say of whose turn it is that another's pearls are gone (AD-63), say. A ship or fort that is
    a target is called by its owner's name.
    """
    found = patterns("en")
    for id, given in told(game):
        wanted = re.compile(rf"{game}-event-({id.replace('*', '[a-z-]+')})\.brief")
        for said in filter(None, map(wanted.fullmatch, found)):
            anything = texts.say("en", said[0], **dict.fromkeys(uses(found[said[0]].pattern).variables, 2))
            assert not anything or given & {"seat", "target", "owner", None} or said[1] in NOBODYS.get(game, ()), said[
                1
            ]
