"""Admiral: fleets, forts and storms on a sea of 24 by 14 cells, by scenarios (rules AD-1 to AD-70)."""

from engine.game import Hooks
from engine.games.admiral.habits import default
from engine.games.admiral.opening import opened
from engine.games.admiral.options import Options
from engine.games.admiral.play import apply, asked_less, choose, drop, may, new, pending
from engine.games.admiral.redeal import redeal
from engine.games.admiral.remarks import remarks
from engine.games.admiral.result import outcome
from engine.games.admiral.rival import levels, think
from engine.games.admiral.scenario import FILES
from engine.games.admiral.setup import draws_first, misfits, seats, sides, teams
from engine.games.admiral.sight import preview, view
from engine.games.admiral.spelling import spellings
from engine.games.admiral.store import VERSION, check, dump, load
from engine.games.admiral.topics import ARRIVALS, lessons, topics
from engine.games.admiral.words import describe, ordered

id = "admiral"
version = VERSION
hooks = Hooks(
    family="sailing",
    preview=preview,
    levels=levels,
    think=think,
    sides=sides,
    teams=teams,
    misfits=misfits,
    draws_first=draws_first,
    remarks=remarks,
    spellings=spellings,
    scores=lambda view: view.scores,
    enough=lambda view: view.need,
    commands=("orders", "mines"),
    opened=opened,
    ordered=ordered,
    topics=topics,
    lessons=lessons,
    arrivals=ARRIVALS,
    asked_less=asked_less,
    files={"scenario": FILES},
    lobby_options=frozenset({"reefs_each", "fleet", "begins"}),
)

__all__ = [
    "Options", "apply", "check", "choose", "default", "describe", "draws_first", "drop", "dump",
    "hooks", "id", "load", "may", "new", "outcome", "pending", "redeal", "seats", "version", "view",
]  # fmt: skip
