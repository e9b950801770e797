"""How a game ended, and who has won (AD-61, AD-64, AD-69)."""

from __future__ import annotations

from engine.game import Outcome, Score
from engine.games.admiral.parties import groups, teamed
from engine.games.admiral.state import Over, State
from engine.games.admiral.victory import scores
from engine.sailing.seats import living
from engine.sailing.telling import NUMBERS
from engine.values import line


def outcome(state: State) -> Outcome | None:
    """The result, None while the game goes on: the winners, the others, then those who are out, who went last first. A
    race in which nobody has arrived is a draw of those who are still in it; where that is one, nobody has won.
    """
    over = state.over
    if over is None:
        return None
    others = tuple([seat for seat in living(state) if seat not in over.winners])
    if teamed(state.sides):
        how = line(f"admiral-how-team-{over.how}" if over.how in _OF_TEAMS else f"admiral-how-{over.how}")
        return Outcome(_places(state, over), how, _scores(state), groups(state.sides))
    places = [over.winners, *([others] if others else []), *[(seat,) for seat in reversed(state.out)]]
    if over.how == "rounds" and len(others) > 1:
        places = places[1:]
    return Outcome(tuple(places), line(f"admiral-how-{over.how}"), _scores(state))


_OF_TEAMS = ("last", "pearls", "most")
"""Ends of which another line tells where there are teams."""


def _places(state: State, over: Over) -> tuple[tuple[int, ...], ...]:
    """The same by teams, each of which is out when its last seat is (AD-68)."""
    ends: dict[int, list[int]] = {}
    for team in groups(state.sides):
        left = any(seat not in state.out for seat in team)
        when = len(state.orders) if left else max([state.out.index(seat) for seat in team])
        ends.setdefault(-1 if team[0] in over.winners else len(state.orders) - when, []).extend(team)
    return tuple([tuple(sorted(ends[end])) for end in sorted(ends)])


def _scores(state: State) -> tuple[Score, ...]:
    """Pearls in own live forts, where they are played for."""
    if state.terms.goal != "pearls":
        return ()
    return tuple(
        [
            Score(pearls, (line("admiral-score-pearls", points=NUMBERS[pearls]),) if pearls else ())
            for pearls in scores(state)
        ]
    )
