"""Attackers of a fort choose when to come in (AS-52): they play out what comes of it in this wind, and what if they
wait for another. For the rest they go on by habit.
"""

from __future__ import annotations

from engine.chance import Chance
from engine.game import Action
from engine.games.ageofsail.asking import END
from engine.games.ageofsail.fleet import ready
from engine.games.ageofsail.habits import default, in_assault
from engine.games.ageofsail.play import apply
from engine.games.ageofsail.state import State, Turn
from engine.rivals.dice import SEEDS, Dice, seeds
from engine.sailing.afloat import fleet_of


def may_wait(state: State, seat: int) -> bool:
    """Whether an attacker's turn begins, and nobody has come in yet."""
    fort = state.forts[state.role]
    return (
        bool(state.laid)
        and seat != state.role
        and isinstance(state.todo[0], Turn)
        and not state.ashore
        and ready(state, state.role).bit_count() == len(state.laid) == fort.live.bit_count()
        and not any(ship.acted for _, ship in fleet_of(state, seat))
    )


def chosen(world: State, seat: int, games: int, chance: Chance) -> tuple[Action, ...]:
    """The turn up to the first that is fired at: they come in if that wins more often than to wait, each played out so
    many times.
    """
    chance = Dice(chance.randrange(SEEDS))  # much is drawn, and a real game's chance is slow
    (wait, waiting), (come, coming) = _begun(world, seat, False), _begun(world, seat, True)
    if wait == come:
        return wait
    ahead = 0
    for seed in seeds(games, chance):
        ahead += _won(coming, seat, True, Dice(seed)) - _won(waiting, seat, False, Dice(seed))
    return come if ahead > 0 else wait


def _begun(state: State, seat: int, bold: bool) -> tuple[tuple[Action, ...], State]:
    """A turn up to what reveals something, and the position before that."""
    done: list[Action] = []
    while True:
        usual = _usual(state, seat, bold)
        done.append(usual)
        after, events = apply(state, seat, usual, Dice(0))
        if usual.path == (END,) or any(event.reveals for event in events) or after.todo[0].seat != seat:
            return tuple(done), state
        state = after


def _usual(state: State, seat: int, bold: bool) -> Action:
    if isinstance(state.todo[0], Turn):
        return Action(in_assault(state, seat, bold))
    usual = default(state, seat)
    assert usual is not None
    return usual


def _won(state: State, seat: int, bold: bool, chance: Chance) -> bool:
    """Whether the attackers win if the mover comes in now, or not, and all go on by habit after this turn."""
    number = state.turn
    while state.todo:
        asked = state.todo[0].seat
        assert asked is not None, "a state at rest waits for somebody"
        usual = _usual(state, asked, bold) if state.turn == number else default(state, asked)
        assert usual is not None
        state, _ = apply(state, asked, usual, chance)
    assert state.over is not None
    return seat in state.over.winners
