"""Admiral: Age of Sail: fleets and forts on a sea of one set or two, races and an assault (rules AS-1 to AS-71)."""

from engine.game import Hooks
from engine.games.ageofsail.data import FILES
from engine.games.ageofsail.habits import default
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.play import apply, choose, drop, may, pending
from engine.games.ageofsail.redeal import redeal
from engine.games.ageofsail.remarks import remarks
from engine.games.ageofsail.rematch import OPTIONS, carried
from engine.games.ageofsail.result import outcome
from engine.games.ageofsail.rival import levels, think
from engine.games.ageofsail.setup import draws_first, new, opened, seats, sides, teams
from engine.games.ageofsail.sight import preview, view
from engine.games.ageofsail.spelling import spellings
from engine.games.ageofsail.store import VERSION, check, dump, load
from engine.games.ageofsail.topics import ARRIVALS, lessons, topics
from engine.games.ageofsail.words import describe, ordered
from engine.sailing.standing import asked_less

id = "ageofsail"
version = VERSION
hooks = Hooks(
    family="sailing",
    preview=preview,
    sides=sides,
    teams=teams,
    draws_first=draws_first,
    remarks=remarks,
    opened=lambda state, options: opened(state),
    spellings=spellings,
    commands=("orders",),
    ordered=ordered,
    topics=topics,
    lessons=lessons,
    arrivals=ARRIVALS,
    asked_less=asked_less,
    rematch_options=OPTIONS,
    carried=carried,
    files={"board": FILES},
    levels=levels,
    think=think,
)

__all__ = [
    "Options", "apply", "check", "choose", "default", "describe", "drop", "dump", "hooks", "id", "load", "may",
    "new", "outcome", "pending", "redeal", "seats", "version", "view",
]  # fmt: skip
