"""Sea Lords: two fleets on one sea of 7 by 6 cells (rules SL-1 to SL-55)."""

from engine.game import Hooks
from engine.games.sealords.habits import default
from engine.games.sealords.options import Options, older_options
from engine.games.sealords.play import apply, choose, draws_first, drop, may, pending, seats
from engine.games.sealords.redeal import redeal
from engine.games.sealords.remarks import remarks
from engine.games.sealords.result import outcome, scores
from engine.games.sealords.rival import levels, think
from engine.games.sealords.setup import new
from engine.games.sealords.sight import preview, view
from engine.games.sealords.store import VERSION, check, dump, load
from engine.games.sealords.topics import lessons, topics
from engine.games.sealords.words import describe

id = "sealords"
version = VERSION
hooks = Hooks(
    preview=preview,
    draws_first=draws_first,
    own_colours=True,
    remarks=remarks,
    scores=scores,
    topics=topics,
    lessons=lessons,
    levels=levels,
    think=think,
    older_options={1: older_options},
)

__all__ = [
    "Options", "apply", "check", "choose", "default", "describe", "drop", "dump", "hooks", "id", "load", "may",
    "new", "outcome", "pending", "redeal", "seats", "version", "view",
]  # fmt: skip
