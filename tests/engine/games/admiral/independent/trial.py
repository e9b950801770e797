"""How moves of a trial are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.engine.games.admiral.independent.geometry import cell, is_cell
from tests.engine.games.admiral.independent.model import sample, turn_moves
from tests.engine.games.admiral.independent.state import Armed, State
from tests.engine.sailing.independent.sea import distance

WISHED = {"unload": 0.6, "explode": 0.4, "board": 0.6, "storm": 0.6, "fire": 0.6, "work": 0.6, "repair": 0.6}
WISHED |= {"load": 0.2, "fireship": 0.01, "give": 0.1}
"""How often what may be done is, in this order."""


def kind_of(words: Sequence[str]) -> str:
    """What kind of a move of the Turn step this is: its word, or sail."""
    word = words[1] if len(words) > 1 and words[0] not in ("fire", "board", "storm", "give") else words[0]
    return "sail" if is_cell(word) else word


def eager(state: State, rng: Random) -> list[str]:
    """A random legal move of somebody who wants something to happen: he fires, boards, sails towards rivals or, hurt or
    laden, home; he seldom ends a turn early."""
    if state.pending.kind != "turn":
        return sample(state, rng)
    if rng.random() < 0.25:
        words = sample(state, rng)
        if kind_of(words) not in ("fireship", "stop", "give") or rng.random() < 0.05:
            return words
    groups: dict[str, list[list[str]]] = {}
    for words in turn_moves(state):
        groups.setdefault(kind_of(words), []).append(words)
    for word, often in WISHED.items():
        if word in groups and rng.random() < often:
            return rng.choice(groups[word])
    if "sail" not in groups:
        return rng.choice(groups.get("drift") or groups["end"])
    found = rng.sample(groups["sail"], min(4, len(groups["sail"])))
    return min(found, key=lambda words: away(state, words))


def away(state: State, words: Sequence[str]) -> int:
    """How far a move leaves a ship from where it would like to be."""
    ship, where = state.ships[words[0]], cell(words[1])
    pieces: list[Armed] = [*state.fleet, *state.works]
    goals = [piece.cell for piece in pieces if piece.owner not in (None, ship.owner)]
    goals += [there for there, number in state.sea.items() if number]
    if ship.pearls or ship.strength == 1:
        goals = [fort.cell for fort in state.works if fort.owner in (None, ship.owner)] or goals
    if state.terms.goal == "arrive" and ship.id[0] == "b":
        goals = [state.forts[state.goal_fort[ship.owner]].cell]
    return min([distance(where, goal) for goal in goals], default=0)
