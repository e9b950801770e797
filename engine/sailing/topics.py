"""Which leaf of a game's rules tells of the questions that all games that sail ask; see `engine.topics.Topics`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

LINES: Mapping[str, str | None] = MappingProxyType(
    {
        "sailing-ask-where": "sailing",
        "sailing-ask-on": "sailing",
        "sailing-ask-free": "orders",
        "sailing-ask-orders": "orders",
        "sailing-ask-orders-return": "orders",
        "sailing-ask-orders-turn": "orders",
        "sailing-ask-orders-forts": "orders",
        "sailing-ask-orders-prizes": "orders",
    }
)
"""The leaves are called ``sailing`` and ``orders``."""
