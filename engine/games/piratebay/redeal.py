"""A game dealt anew: what lies face down, and the others' standing orders, are drawn again."""

from __future__ import annotations

from msgspec.structs import replace

from engine.chance import Chance, shuffled
from engine.games.piratebay.play import KINDS
from engine.games.piratebay.state import Keep, State
from engine.games.piratebay.tiles import NONE_DOWN
from engine.sailing import standing


def redeal(state: State, seat: int | None, chance: Chance, recall: bool = True) -> State:
    """A state that differs from `state` at most in what `seat` (None: a spectator) can't know.

    With the same chance the same for all that the seat can't tell apart. Whoever is openly asked what to keep has that
    order, as far as others know. `recall` changes nothing: nobody has seen what lies face down.
    """
    hidden = [place for place, tile in enumerate(state.tiles) if tile != NONE_DOWN and not state.known >> place & 1]
    tiles = list(state.tiles)
    for place, tile in zip(hidden, shuffled(sorted([tiles[place] for place in hidden]), chance), strict=True):
        tiles[place] = tile
    closed = [place for place, merchant in enumerate(state.merchants) if not merchant.taken]
    merchants = list(state.merchants)
    golds = shuffled(sorted([merchants[place].gold for place in closed]), chance)
    for place, gold in zip(closed, golds, strict=True):
        merchants[place] = replace(merchants[place], gold=gold)
    top = state.todo[0] if state.todo else None
    asked = {top.winner: "prizes"} if isinstance(top, Keep) and top.winner != state.mover else {}
    orders = standing.redrawn(state, seat, chance, asked, lambda owner: KINDS)
    return replace(state, tiles="".join(tiles), merchants=tuple(merchants), orders=orders)
