"""How a game ended, in words: who won, and what everybody's points are made of."""

from __future__ import annotations

from bot import texts
from bot.tables.model import Table
from bot.views.names import marked_names
from engine.game import Outcome


def result_texts(table: Table, language: str) -> list[str]:
    """The texts of a finished game: the winner, how it was decided, facts, and one text a seat with its points."""
    outcome = table.engine.outcome(table.state)
    assert outcome is not None  # a table is over exactly when its game is
    names = marked_names(table)
    how = texts.tell(language, table.game, outcome.how, names)
    facts = "\n".join(f"- {texts.tell(language, table.game, fact, names)}" for fact in outcome.facts)
    said = [f"## {_winners(table, outcome, language)}", how, facts, *_scores(table, outcome, language)]
    return [text for text in said if text]


def _winners(table: Table, outcome: Outcome, language: str) -> str:
    names = marked_names(table)
    if len(outcome.teams) == 1:
        return texts.say(language, "result-team", won="yes" if outcome.places[0] else "no")
    if len(outcome.places) < 2:
        return texts.say(language, "result-draw")
    best = outcome.places[0]
    return texts.say(language, "result-won", count=len(best), names=", ".join(names[seat] for seat in best))


def _scores(table: Table, outcome: Outcome, language: str) -> list[str]:
    names = marked_names(table)
    said = []
    for seat, score in enumerate(outcome.scores):
        head = texts.say(language, "result-score", name=names[seat], points=score.points)
        lines = [f"- {texts.tell(language, table.game, entry, names)}" for entry in score.breakdown]
        said.append("\n".join([f"**{head}**", *lines]))
    return said
