"""A player's standing orders: what is done for him without a question (AD-12, AD-42 to AD-44)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from engine.sailing.orders import Kind, Kinds
from engine.values import line


class Orders(msgspec.Struct, frozen=True, gc=False):
    """Who joins the defence of a fort, how points are shared out and pearls stowed after a defence that was won, and
    whether turns without anything to do are played by themselves.
    """

    joins: Literal["all", "ask"] = "all"
    shares: Literal["usual", "ask"] = "usual"
    pearls: Literal["usual", "ask"] = "usual"
    idle: Literal["pass", "call"] = "pass"


USUAL = Orders()
_KINDS: Kinds = {
    "defence": Kind("joins", {"all": "all", "ask": "ask"}, line("admiral-ask-orders-defence")),
    "sharing": Kind("shares", {"usual": "usual", "ask": "ask"}, line("admiral-ask-orders-sharing")),
    "stowing": Kind("pearls", {"usual": "usual", "ask": "ask"}, line("admiral-ask-orders-stowing")),
    "idle": Kind("idle", {"pass": "pass", "call": "call"}, line("admiral-ask-orders-idle")),
}
"""Each order by its key; where it says ``ask`` (or ``call``) its player is asked."""


@lru_cache
def kinds(*, board: bool, pearls: bool, automatic: bool) -> Kinds:
    """The orders that can matter: where ships board and storm, where pearls are left, where idle turns pass by
    themselves.
    """
    known = {"defence": board, "sharing": board, "stowing": board and pearls, "idle": automatic}
    return {name: _KINDS[name] for name, matters in known.items() if matters}
