"""Signs and colours of seats in messages are those of their pieces on the pictures."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from bot.views.owners import ACCENTS, MARKS, SIGNS
from engine import registry
from render.owners import OWNERS, Shape


def test_each_shape_has_a_sign_of_its_own() -> None:
    assert set(SIGNS) == set(get_args(Shape))
    assert len(set(MARKS)) == len(OWNERS) == 8


def test_sign_and_colour_are_those_of_the_pieces() -> None:
    for mark, accent, owner in zip(MARKS, ACCENTS, OWNERS, strict=True):
        assert mark == SIGNS[owner.shape]
        assert f"#{accent:06x}" == owner.tone.lower()


@pytest.mark.parametrize("id", registry.GAMES)
def test_no_game_has_more_seats_than_owners(id: str) -> None:
    game = registry.get(id)
    assert max(game.seats(game.Options())) <= len(OWNERS)


async def test_the_card_has_the_colour_and_the_sign_of_who_is_to_move(sea: Any, tools: Any) -> None:
    seen = set()
    for _ in range(4):
        table = await sea.bot.tables.reading.get(await sea.start("sealords"))
        (at,) = table.owing
        seen.add(at)
        container = sea.card().components[0]
        raw = container if isinstance(container, dict) else container.to_dict()
        assert raw["accent_color"] == ACCENTS[at]
        assert f"{MARKS[at]} <@{table.seats[at].user}>" in tools.text(sea.card())
    assert seen == {0, 1}
