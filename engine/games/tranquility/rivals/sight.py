"""What a seat or a spectator sees of a duel (TQ-13, TQ-33)."""

from __future__ import annotations

from engine.games.tranquility.rivals.lay import playable
from engine.games.tranquility.rivals.state import Duel, Mercy
from engine.games.tranquility.view import Place, Player, View


def view(state: Duel, seat: int | None) -> View:
    """The position as this seat (None: a spectator) may know it."""
    over = state.over
    shown = bool(state.todo) and isinstance(state.todo[0], Mercy) and seat == 1 - state.mover
    return View(
        viewer=seat,
        turn=state.turn,
        order=() if over else (state.mover, 1 - state.mover),
        out=(over.seat,) if over is not None and over.seat is not None else (),
        mode="rivals",
        field=tuple(
            Place(number, bool(state.moons >> cell & 1)) if number else None for cell, number in enumerate(state.field)
        ),
        players=tuple(
            Player(
                len(rival.hand),
                0,
                len(rival.discards),
                gone=over is not None and over.seat == index,
                held=rival.hand if over else (),
            )
            for index, rival in enumerate(state.rivals)
        ),
        mover=None if over else state.mover,
        hand=() if seat is None else playable(state.field, state.rivals[seat].hand),
        laid=state.laid,
        threw=state.threw,
        owing=tuple([step.seat for step in state.todo[:1] if step.seat is not None]),
        sun=state.sun,
        row=state.row,
        pile=len(state.pile),
        shown=state.rivals[state.mover].hand if shown else (),
        over=over.how if over else "",
    )
