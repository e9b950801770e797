"""What a seat or a spectator sees of a cooperative game (TQ-13)."""

from __future__ import annotations

from engine.flow import Step, open_steps
from engine.games.tranquility.berths import phase
from engine.games.tranquility.cards import COLOURS
from engine.games.tranquility.lay import own_start, playable
from engine.games.tranquility.state import Prompt, Row, Sailor, Storm, Voyage, active, limit
from engine.games.tranquility.view import Place, Playable, Player, View


def view(state: Voyage, seat: int | None) -> View:
    """The table as this seat (None: a spectator) may know it."""
    moons = state.moons
    return View(
        viewer=seat,
        turn=state.turn,
        order=() if state.over else active(state),
        out=_out(state),
        mode=state.mode,
        field=tuple(
            [Place(number, bool(moons >> cell & 1)) if number else None for cell, number in enumerate(state.field)]
        ),
        players=tuple([_player(state, seat, sailor) for seat, sailor in enumerate(state.sailors)]),
        mover=None if state.over else state.mover,
        hand=() if seat is None else _hand(state, seat),
        pledge=() if seat is None else state.sailors[seat].pledge or (),
        laid=state.laid,
        started=state.started,
        threw=state.threw,
        owing=owing(state.todo),
        start=bool(state.start),
        finish=bool(state.finish),
        phase=phase(state),
        reef=state.reef,
        purple=tuple(sorted([row for _, row in state.purple])),
        supply=state.supply,
        shared=() if state.shared is None else (state.shared,),
        due=state.due,
        drawn=_drawn(state),
        moon=state.moon,
        removed=len(state.removed),
        added=_added(state),
        over=state.over.how if state.over else "",
    )


def _added(state: Voyage) -> tuple[str, ...]:
    """The expansions in play (TQ-20 to TQ-22)."""
    played = (("reefs", state.reef is not None), ("monsters", state.monsters > 0), ("storms", state.supply is not None))
    return tuple([name for name, on in played if on])


def owing(todo: tuple[Step, ...]) -> tuple[int, ...]:
    """The seats that owe a decision now, in ascending order."""
    return tuple(sorted([step.seat for step in open_steps(todo) if step.seat is not None]))


def _out(state: Voyage) -> tuple[int, ...]:
    """Who has left: all where the last one has, whose cards nobody takes over (TQ-16)."""
    everybody = state.over is not None and state.over.how == "left"
    return tuple([seat for seat, sailor in enumerate(state.sailors) if sailor.gone or everybody])


def _player(state: Voyage, seat: int, sailor: Sailor) -> Player:
    return Player(
        hand=len(sailor.hand),
        pile=len(sailor.pile),
        discards=len(sailor.discards),
        limit=limit(sailor),
        monsters=sum([card > 90 for card in sailor.hand]),
        storms=tuple([COLOURS[storm] for storm in sailor.storms]),
        aside=tuple([COLOURS[storm] for storm in _aside(state, seat)]),
        compasses=sailor.compasses,
        pledged=None if sailor.pledge is None else len(sailor.pledge),
        gone=sailor.gone,
        held=sailor.hand if state.over else (),
    )


def _aside(state: Voyage, seat: int) -> list[int]:
    """The storms that a seat drew and that are set aside: all that wait but one that is looked at now (TQ-22)."""
    return [step.card for step in state.todo if isinstance(step, Storm) and step.drawer == seat and not step.asked]


def _hand(state: Voyage, seat: int) -> tuple[Playable, ...]:
    """The cards of a hand with where they may go; with a Start that has to be laid nothing else may (TQ-8)."""
    if state.over or own_start(state, seat):
        return tuple([Playable(card) for card in state.sailors[seat].hand])
    return playable(state, seat)


def _drawn(state: Voyage) -> str | None:
    """The storm that waits to be put on a row, or for somebody to stop it (TQ-22)."""
    step = state.todo[0] if state.todo else None
    return COLOURS[step.card] if isinstance(step, Prompt | Row) else None
