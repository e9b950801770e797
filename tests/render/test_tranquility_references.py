"""A few pictures of Tranquility compared with stored ones; see `tests.render.comparing` for how to store new ones."""

from __future__ import annotations

import msgspec
import pytest

from tests.render.comparing import assert_like_stored
from tests.render.still_waters import CHOOSING, HAND, VIEWS, busy, picture


@pytest.mark.parametrize("name", ["opening", "busy", "choosing", "arch", "sides", "rivals", "won", "lost"])
def test_reference(name: str) -> None:
    assert_like_stored(picture(*VIEWS[name]), f"tranquility-{name}")


def test_stark_reference() -> None:
    view = msgspec.structs.replace(busy(), viewer=0, hand=HAND, purple=(1,), drawn="yellow")
    assert_like_stored(picture(view, CHOOSING, contrast=True), "tranquility-stark")
