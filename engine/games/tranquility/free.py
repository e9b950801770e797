"""What a seat may do without owing it: change its pledge, lift a storm (TQ-8, TQ-22)."""

from __future__ import annotations

from engine.game import Action, Choice, Option
from engine.games.tranquility.asking import asking, wrong
from engine.games.tranquility.compass import LIFT, choose_lift, lying, may_lift
from engine.games.tranquility.rescue import act_lift
from engine.games.tranquility.start import act_pledge, choose_pledge, may_pledge
from engine.games.tranquility.state import Log, Voyage
from engine.values import Key, Path

PLEDGE = Key("pledge")
_PLEDGE, _LIFT = Option(PLEDGE), Option(LIFT)


def may(state: Voyage, seat: int, path: Path = ()) -> Choice | Action | None:
    """The walk over what a seat may do without owing it; None when there is nothing."""
    pledge, lift = may_pledge(state, seat), may_lift(state, seat)
    if not path:
        options = tuple([option for option, on in ((_PLEDGE, pledge), (_LIFT, lift)) if on])
        return Choice(asking("free"), options) if options else None
    if path[0] == LIFT and lift:
        return choose_lift(state, seat, lying(state), path)
    if path[0] == PLEDGE and pledge:
        found = choose_pledge(state, seat, path[1:], state.sailors[seat].pledge)
        return Action(path) if isinstance(found, Action) else found
    raise wrong()


def act_freely(state: Voyage, seat: int, path: Path, log: Log) -> Voyage:
    """The state after a finished action of `may`."""
    if path[0] == LIFT:
        return act_lift(state, seat, path, log)
    return act_pledge(state, seat, path[1:], log)
