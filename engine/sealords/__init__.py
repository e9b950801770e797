"""Sea Lords: two fleets on one sea of 7 by 6 cells (rules SL-1 to SL-55)."""

from engine.sealords.habits import default
from engine.sealords.options import Options
from engine.sealords.play import apply, choose, drop, may, pending, rematch, seats
from engine.sealords.result import outcome
from engine.sealords.setup import new
from engine.sealords.sight import preview, view
from engine.sealords.store import VERSION, check, dump, load
from engine.sealords.words import describe

id = "sealords"
version = VERSION

__all__ = [
    "Options", "apply", "check", "choose", "default", "describe", "drop", "dump", "id", "load", "may", "new", "outcome",
    "pending", "preview", "rematch", "seats", "version", "view",
]  # fmt: skip
