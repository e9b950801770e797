"""The game from its set-up to its end: the moves of the contract (`engine.game.Game`)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine.chance import Chance, shuffled
from engine.flow import Step, open_step, open_steps, settle
from engine.game import Action, Choice, Decision, Event, IllegalAction
from engine.sealords.data import COPIES, HAND, HIRES, MARKET, MINES, PILE, SHIELDS
from engine.sealords.effects import HANDLERS
from engine.sealords.final import with_finals
from engine.sealords.handler import about
from engine.sealords.options import Options
from engine.sealords.resolve import perform, resolve
from engine.sealords.sea import laid_out
from engine.sealords.state import SEATS, Effect, Fleet, Log, Over, State, Turn
from engine.sealords.turn import begun, choose_turn
from engine.values import Line, Number, Path, line

SHIPS = tuple(number for number in range(1, 10) for _ in range(COPIES))


def seats(options: Options) -> range:
    """Two players, always."""
    return range(2, 3)


def rematch(options: Options, state: State) -> Options:
    """The same game with the other one going first."""
    return options.model_copy(update={"first": "opponent" if state.first == 0 else "challenger"})


def new(seats: int, options: Options, chance: Chance) -> State:
    """The state after set-up (SL-4 to SL-8). Raises ValueError for other than two seats."""
    if seats != 2:
        raise ValueError("Sea Lords is for two")
    first = {"challenger": 0, "opponent": 1}.get(options.first)
    if first is None:
        first = chance.randrange(2)
    sea = laid_out(options.board, chance)
    market = _market(chance)
    state = State(
        count=0, todo=(), sea=sea, first=first, mover=first, fleets=(_fleet(chance), _fleet(chance)), market=market,
        owners=(None,) * len(market), ships=(None,) * len(sea), battle=(0, 0), burning=0, plain=0, decoys=0, fake=None,
        layer=None, aside=0, shields=SHIELDS - 1, mines=MINES, gift=True, last=None, over=None,
    )  # fmt: skip
    log = Log(chance)
    return settle(begun(state, first, state.fleets[first], state.fleets[1 - first]), lambda state: resolve(state, log))


def _fleet(chance: Chance) -> Fleet:
    ships = shuffled(SHIPS, chance)
    return Fleet(hand=tuple(sorted(ships[:HAND])), pile=ships[HAND:PILE], reserve=ships[PILE:])


def _market(chance: Chance) -> tuple[str, ...]:
    shown: Counter[int] = Counter()
    market = []
    for card in shuffled(tuple(HIRES), chance):
        cost = HIRES[card].cost
        if shown[cost] < MARKET[cost]:
            shown[cost] += 1
            market.append(card)
    return tuple(sorted(market, key=lambda card: (HIRES[card].cost, card)))


def pending(state: State) -> dict[int, Decision]:
    """Who owes a decision now; empty when the game is over."""
    return {
        step.seat: Decision(step.number, _about(state, step))
        for step in open_steps(state.todo)
        if step.seat is not None
    }


def _about(state: State, step: Step) -> Line:
    if isinstance(step, Effect):
        return about(step.kind, step.cell)
    assert isinstance(step, Turn)
    turn = Number(state.fleets[state.mover].turns)
    return line("sealords-about-turn-laid" if step.laid else "sealords-about-turn", turn=turn)


def may(state: State, seat: int, path: Path = ()) -> Choice | Action | None:
    """Nothing can be done without owing it. Raises IllegalAction for any path."""
    if path:
        raise IllegalAction(line("refuse-no-such-move"))
    return None


def choose(state: State, seat: int, path: Path = ()) -> Choice | Action:
    """The question after these answers, or the finished action. Raises IllegalAction for a path to nowhere."""
    step = owed(state, seat)
    found = _chosen(state, step, seat, path)
    return found if isinstance(found, Action) else with_finals(state, step, seat, path, found)


def _chosen(state: State, step: Step, seat: int, path: Path) -> Choice | Action:
    if isinstance(step, Turn):
        return choose_turn(state, step, seat, path)
    assert isinstance(step, Effect)
    return HANDLERS[step.kind].choose(state, step, path)


def owed(state: State, seat: int) -> Step:
    """The step that waits for this seat. Raises IllegalAction when there is none."""
    step = open_step(state, seat)
    if step is None:
        raise IllegalAction(line("refuse-not-your-turn" if state.todo else "refuse-game-over"))
    return step


def apply(state: State, seat: int, action: Action, chance: Chance) -> tuple[State, list[Event]]:
    """The state after an action, and what happened. Raises IllegalAction for what `choose` doesn't lead to."""
    step = owed(state, seat)
    if not isinstance(_chosen(state, step, seat, action.path), Action):
        raise IllegalAction(line("refuse-no-such-move"))
    log = Log(chance)
    return perform(state, step, action.path, log), log.events


def drop(state: State, seat: int) -> tuple[State, list[Event]]:
    """A seat resigns: the other has won. Nothing happens when the game is over."""
    if state.over is not None:
        return state, []
    events = [Event(line("sealords-event-resigned", seat=SEATS[seat]))]
    return replace(state, count=state.count + 1, todo=(), over=Over("resigned", seat)), events
