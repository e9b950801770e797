"""How a game ended, in words: who won, and what everybody's points are made of."""

from __future__ import annotations

from bot.foreign import Escaped
from bot.speaker import Speaker
from bot.tables.model import Table
from engine.game import Outcome


def result_texts(speaker: Speaker[Escaped], table: Table) -> list[str]:
    """The texts of a finished game: the winner, how it was decided, facts, and one text a seat with its points."""
    outcome = table.engine.outcome(table.state)
    assert outcome is not None  # a table is over exactly when its game is
    facts = "\n".join(f"- {speaker.tell(fact)}" for fact in outcome.facts)
    said = [f"## {_winners(speaker, outcome)}", speaker.tell(outcome.how), facts, *_scores(speaker, outcome)]
    return [text for text in said if text]


def _winners(speaker: Speaker[Escaped], outcome: Outcome) -> str:
    if outcome.team:
        return speaker.say("result-team", won="yes" if outcome.places[0] else "no")
    if len(outcome.places) < 2:
        return speaker.say("result-draw")
    best = outcome.places[0]
    return speaker.say("result-won", count=len(best), names=", ".join(speaker.names[seat] for seat in best))


def _scores(speaker: Speaker[Escaped], outcome: Outcome) -> list[str]:
    said = []
    for seat, score in enumerate(outcome.scores):
        head = speaker.say("result-score", name=speaker.names[seat], points=score.points)
        lines = [f"- {speaker.tell(entry)}" for entry in score.breakdown]
        said.append("\n".join([f"**{head}**", *lines]))
    return said
