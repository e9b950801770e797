"""Tranquility for two rivals, sun against moon (TQ-33): what the game's package asks for a `Duel`."""

from engine.games.tranquility.rivals.habits import default
from engine.games.tranquility.rivals.play import apply, choose, drop, may, pending
from engine.games.tranquility.rivals.preview import preview
from engine.games.tranquility.rivals.redeal import redeal
from engine.games.tranquility.rivals.remarks import remarks
from engine.games.tranquility.rivals.result import outcome
from engine.games.tranquility.rivals.rival import LEVELS, think
from engine.games.tranquility.rivals.scoring import scores
from engine.games.tranquility.rivals.setup import SIDES, new
from engine.games.tranquility.rivals.sight import view
from engine.games.tranquility.rivals.soundness import check
from engine.games.tranquility.rivals.state import Duel
from engine.games.tranquility.rivals.words import describe

__all__ = [
    "LEVELS", "SIDES", "Duel", "apply", "check", "choose", "default", "describe", "drop", "may", "new", "outcome",
    "pending", "preview", "redeal", "remarks", "scores", "think", "view",
]  # fmt: skip
