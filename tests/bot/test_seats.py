"""Signs and colours of seats in messages are those of their pieces on the pictures."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, get_args

import pytest

from bot.tables.model import SeatRow
from bot.views.seats import SIGNS, colour_of, mark_of
from engine import registry
from render.owners import OWNERS, Shape

ROWS = tuple(SeatRow(seat, 10 + seat, "Ann", True, False, 0, datetime(2026, 1, 1, tzinfo=UTC)) for seat in range(8))


def test_each_shape_has_a_sign_of_its_own() -> None:
    assert set(SIGNS) == set(get_args(Shape))
    assert len({mark_of(row) for row in ROWS}) == len(OWNERS) == 8


def test_sign_and_colour_are_those_of_the_pieces() -> None:
    for row, owner in zip(ROWS, OWNERS, strict=True):
        assert mark_of(row) == SIGNS[owner.shape]
        assert f"#{colour_of(row):06x}" == owner.tone.lower()


@pytest.mark.parametrize("id", registry.GAMES)
def test_no_game_has_more_seats_than_owners(id: str) -> None:
    game = registry.get(id)
    assert max(game.seats(game.Options())) <= len(OWNERS)


async def test_the_card_has_the_colour_and_the_sign_of_who_is_to_move(sea: Any, tools: Any) -> None:
    for first, at in (("challenger", 0), ("opponent", 1)):
        table = await sea.bot.tables.reading.get(await sea.start("sealords", first=first))
        assert table.owing == (at,)
        container = sea.card().components[0]
        assert (container if isinstance(container, dict) else container.to_dict())["accent_color"] == colour_of(
            ROWS[at]
        )
        assert f"{mark_of(ROWS[at])} <@{table.seats[at].user}>" in tools.text(sea.card())
