"""How a battle ended (AS-37, AS-39)."""

from __future__ import annotations

from itertools import groupby

from engine.game import Outcome
from engine.games.ageofsail.ending import cannons, masts, rank
from engine.games.ageofsail.state import State
from engine.sailing.afloat import living
from engine.sailing.telling import SEATS
from engine.values import Line, Number, line


def outcome(state: State) -> Outcome | None:
    """The result, None while the battle goes on: those with ships by what decides between them, then those who are
    out, who went last first.
    """
    over = state.over
    if over is None:
        return None
    best = sorted(living(state), key=lambda seat: rank(state, seat), reverse=True)
    places = [tuple(sorted(group)) for _, group in groupby(best, key=lambda seat: rank(state, seat))]
    places += [(seat,) for seat in reversed(state.out)]
    facts = _facts(state, best) if over.how != "last" else ()
    return Outcome(tuple(places), line(f"ageofsail-how-{_how(state, best)}"), facts=facts)


def _how(state: State, best: list[int]) -> str:
    """What ended it, and what decided: the sums, masts, cannons, or nothing."""
    assert state.over is not None
    if state.over.how == "last":
        return "last"
    first, second = rank(state, best[0]), rank(state, best[1])
    decided = next(
        (by for by, one, other in zip(("sums", "masts", "cannons"), first, second, strict=True) if one != other), "even"
    )
    return f"{state.over.how}-{decided}"


def _facts(state: State, best: list[int]) -> tuple[Line, ...]:
    """What was compared, of each that has ships."""
    id = "ageofsail-fact-standing" if state.rules.sums else "ageofsail-fact-standing-printed"
    return tuple(
        [
            line(
                id, seat=SEATS[seat], **({"sum": Number(state.sums[seat])} if state.rules.sums else {}),
                masts=Number(masts(state, seat)), cannons=Number(cannons(state, seat)),
            )
            for seat in best
        ]
    )  # fmt: skip
