"""How a game ended, in words: who won, and what everybody's points are made of."""

from __future__ import annotations

from collections.abc import Sequence

from bot.foreign import Clean, Escaped
from bot.speaker import Speaker
from bot.tables.ending import outcome as outcome_of
from bot.tables.model import Table
from bot.tables.opening import company_of
from bot.views.open_seats import tenure_results
from engine.game import Outcome, Score
from engine.values import Key, Number, Seat, line


def result_texts(speaker: Speaker[Escaped], table: Table) -> list[str]:
    """The texts of a finished game: the winner, how it was decided, facts, and one text a seat with its points."""
    outcome = outcome_of(table)
    assert outcome is not None  # the table is over
    told = (*_places(speaker, table, outcome), *_timed_out(speaker, table), *tenure_results(speaker, table))
    facts = "\n".join(f"- {fact}" for fact in (*told, *map(speaker.tell, outcome.facts)))
    said = [f"## {_verdict(speaker, table, outcome)}", speaker.tell(outcome.how), facts, *_scores(speaker, outcome)]
    return [text for text in said if text]


def _places(speaker: Speaker[Escaped], table: Table, outcome: Outcome) -> list[str]:
    """Who came where, where the winner doesn't say it all: with three places or more, which may be shared."""
    if len(outcome.places) < 3:
        return []
    said = []
    for at, place in enumerate(outcome.places, start=1):
        teams = [_team(speaker, table, team) for team in outcome.teams if set(team) <= set(place)]
        said.append(f"{at}. {', '.join(teams or [speaker.names[seat] for seat in place])}")
    return [speaker.say("result-places", names=" · ".join(said))]


def _timed_out(speaker: Speaker[Escaped], table: Table) -> list[str]:
    """Who has left the game because his time was up or he had left the server: the rules know only that he left."""
    put_out = [row for row in table.seats if row.gone and row.late_since is not None]
    said = []
    for id, rows in (
        ("result-timed-out", [row for row in put_out if not row.absent]),
        ("result-left", [row for row in put_out if row.absent]),
    ):
        if rows:
            said.append(speaker.say(id, names=", ".join(speaker.names[row.seat] for row in rows)))
    return said


def short_result(speaker: Speaker[Escaped], table: Table) -> list[str]:
    """The same without what points are made of, which the card tells; that time was up is always told."""
    outcome = outcome_of(table)
    assert outcome is not None  # as above
    heads = " · ".join(_head(speaker, seat, score) for seat, score in _ranked(outcome))
    said = (f"## {_verdict(speaker, table, outcome)}", *_timed_out(speaker, table), heads)
    return [text for text in said if text]


def verdict_of(speaker: Speaker[Clean], table: Table) -> str:
    """Who has won a finished game, in a sentence."""
    outcome = outcome_of(table)
    assert outcome is not None  # as above
    return _verdict(speaker, table, outcome)


def winners(table: Table) -> tuple[int, ...]:
    """The seats that have won; none of a game that nobody has won, or that is a draw."""
    outcome = outcome_of(table)
    return outcome.places[0] if outcome is not None and not _is_draw(outcome) else ()


def _is_draw(outcome: Outcome) -> bool:
    """Whether all share one place, and there are several who could have won."""
    rivals = len(outcome.teams) or sum(map(len, outcome.places))
    return len(outcome.places) == 1 and rivals > 1


def _verdict(speaker: Speaker[Clean], table: Table, outcome: Outcome) -> str:
    """Who has won, in a sentence."""
    best = outcome.places[0]
    if len(outcome.teams) == 1:
        return speaker.say("result-team", won="yes" if best else "no", company=company_of(table))
    if not best:
        return speaker.say("result-nobody")
    if _is_draw(outcome):
        return speaker.say("result-draw")
    teams = [team for team in outcome.teams if set(team) <= set(best)]
    who = [_team(speaker, table, team) for team in teams] or [speaker.names[seat] for seat in best]
    return speaker.say("result-won" if len(who) == 1 else "result-shared", names=", ".join(who))


def _team(speaker: Speaker[Clean], table: Table, team: Sequence[int]) -> str:
    """Those of a team, with their side before them where they have one."""
    names = " + ".join(speaker.names[seat] for seat in team)
    side = table.seats[team[0]].side
    return names if side is None else f"{speaker.label(Key(side))} ({names})"


def _scores(speaker: Speaker[Escaped], outcome: Outcome) -> list[str]:
    said = []
    for seat, score in _ranked(outcome):
        lines = [f"- {speaker.tell(entry)}" for entry in score.breakdown]
        said.append("\n".join([f"**{_head(speaker, seat, score)}**", *lines]))
    return said


def _ranked(outcome: Outcome) -> list[tuple[int, Score]]:
    """The seats with their points, who came first before the others."""
    place = {seat: at for at, seats in enumerate(outcome.places) for seat in seats}
    return sorted(enumerate(outcome.scores), key=lambda entry: place.get(entry[0], len(outcome.places)))


def _head(speaker: Speaker[Escaped], seat: int, score: Score) -> str:
    return speaker.tell(line("result-score", name=Seat(seat), points=Number(score.points)))
