"""Pirate Bay: frigates, islands full of treasure and merchants on a sea of 20 by 20 cells (rules PB-1 to PB-28)."""

from engine.game import Hooks
from engine.games.piratebay.data import FILES
from engine.games.piratebay.ending import agreed, asks
from engine.games.piratebay.habits import default
from engine.games.piratebay.options import Options
from engine.games.piratebay.play import apply, choose, draws_first, drop, may, pending, seats
from engine.games.piratebay.redeal import redeal
from engine.games.piratebay.remarks import remarks
from engine.games.piratebay.result import outcome
from engine.games.piratebay.rival import levels, think
from engine.games.piratebay.setup import new
from engine.games.piratebay.sight import preview, view
from engine.games.piratebay.spelling import spellings
from engine.games.piratebay.store import VERSION, check, dump, load
from engine.games.piratebay.topics import ARRIVALS, lessons, topics
from engine.games.piratebay.words import describe, ordered
from engine.sailing.standing import asked_less

id = "piratebay"
version = VERSION
hooks = Hooks(
    family="sailing",
    preview=preview,
    draws_first=draws_first,
    remarks=remarks,
    spellings=spellings,
    scores=lambda view: view.scores,
    commands=("orders",),
    ordered=ordered,
    topics=topics,
    lessons=lessons,
    arrivals=ARRIVALS,
    asked_less=asked_less,
    asks=asks,
    agreed=agreed,
    files={"map": FILES},
    levels=levels,
    think=think,
)

__all__ = [
    "Options", "apply", "check", "choose", "default", "describe", "drop", "dump", "hooks", "id", "load",
    "may", "new", "outcome", "pending", "redeal", "seats", "version", "view",
]  # fmt: skip
