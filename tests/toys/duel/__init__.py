"""A game for tests: fleets of two to four, laid out in secret at once, fire at each other over 30 × 12 cells.

It is what other games are not: everybody owes at the start, there are neither cards nor tips nor figures, columns go
past Z, something hidden may go off, and something may be done out of turn.
"""

from engine.game import Hooks
from tests.toys.duel.play import apply, choose, default, draws_first, drop, may, new, outcome, pending, seats
from tests.toys.duel.sight import describe, redeal, scores, view
from tests.toys.duel.state import Options
from tests.toys.duel.store import VERSION, check, dump, load

id = "duel"
version = VERSION
hooks = Hooks(draws_first=draws_first, scores=scores)

__all__ = [
    "Options", "apply", "check", "choose", "default", "describe", "drop", "dump", "hooks", "id", "load", "may",
    "new", "outcome", "pending", "redeal", "seats", "version", "view",
]  # fmt: skip
