"""A duel's table as it would be by the answers that a seat has given so far; nothing is taken from the row yet."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Action
from engine.games.tranquility.asking import CARD_OF, CELL_OF, DISCARD, values_of
from engine.games.tranquility.rivals.lay import cost_of, playable
from engine.games.tranquility.rivals.play import choose
from engine.games.tranquility.rivals.sight import view
from engine.games.tranquility.rivals.state import Duel, Rival, side
from engine.games.tranquility.state import without
from engine.games.tranquility.turn import two_picked
from engine.games.tranquility.view import Playable, View
from engine.values import Path


def preview(state: Duel, seat: int, path: Path) -> View:
    """What the seat sees after these answers: its cards that are about to be discarded are marked, not gone.

    Raises IllegalAction for a path to nowhere.
    """
    if not path:
        return view(state, seat)
    done = isinstance(choose(state, seat, path), Action)
    card = CARD_OF.get(path[0], 0)
    rival = state.rivals[seat]
    price = 0
    given: tuple[int, ...] = ()
    if card and len(path) > 1:
        cell = CELL_OF[path[1]]
        price = cost_of(state.field, rival.hand, card, cell) or 0
        if done and price:
            given = values_of(path[2]) if len(path) > 2 else without(rival.hand, card)
        state = replace(
            state,
            field=(*state.field[:cell], card, *state.field[cell + 1 :]),
            moons=state.moons | side(state, seat) << cell,
        )
        rival = Rival(without(rival.hand, card), rival.discards)
    elif done and path[0] == DISCARD:
        given = two_picked(rival.hand, path)
    rival = Rival(without(rival.hand, *given), rival.discards + given)
    rivals = (rival, state.rivals[1]) if seat == 0 else (state.rivals[0], rival)
    seen = view(replace(state, rivals=rivals), seat)
    kept = (*playable(state.field, rival.hand), *map(Playable, given))
    return replace(seen, hand=tuple(sorted(kept, key=lambda found: found.card)), pledge=given, price=price)
