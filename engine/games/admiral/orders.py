"""A player's standing orders: what is done for him without a question (AD-12, AD-42 to AD-44)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Orders(msgspec.Struct, frozen=True, gc=False):
    """Who joins the defence of a fort, how points are shared out and pearls stowed after a defence that was won, and
    whether turns without anything to do are played by themselves.
    """

    joins: Literal["all", "ask"] = "all"
    shares: Literal["usual", "ask"] = "usual"
    pearls: Literal["usual", "ask"] = "usual"
    idle: Literal["pass", "call"] = "pass"


USUAL = Orders()
KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "defence": ("joins", {"all": "all", "ask": "ask"}),
    "sharing": ("shares", {"usual": "usual", "ask": "ask"}),
    "stowing": ("pearls", {"usual": "usual", "ask": "ask"}),
    "idle": ("idle", {"pass": "pass", "call": "call"}),
}
"""Each order by its key: the field, and what its words mean, the default first."""
