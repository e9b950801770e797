"""Tranquility for two rivals, sun against moon (TQ-33): what the game's package asks for a `Duel`."""

from engine.tranquility.rivals.habits import default
from engine.tranquility.rivals.play import apply, choose, drop, may, pending
from engine.tranquility.rivals.result import outcome
from engine.tranquility.rivals.setup import new
from engine.tranquility.rivals.sight import view
from engine.tranquility.rivals.soundness import check
from engine.tranquility.rivals.state import Duel
from engine.tranquility.rivals.words import describe

__all__ = [
    "Duel", "apply", "check", "choose", "default", "describe", "drop", "may", "new", "outcome",
    "pending", "view",
]  # fmt: skip
