"""States as JSON and back, and what must always hold of a state."""

from __future__ import annotations

from engine.flow import open_steps
from engine.games.ageofsail.board import ALL_LIVE, CANNONS, GROUNDS, SEA, forts_of
from engine.games.ageofsail.data import CORNERS, DECK
from engine.games.ageofsail.sailing import DRIFT
from engine.games.ageofsail.setup import SEATS, fleets
from engine.games.ageofsail.state import Arrange, Cards, Drift, Gun, Prize, Sail, Situate, State, Stop, Turn
from engine.sailing.resuming import Resume
from engine.sailing.soundness import check_afloat
from engine.stored import Stamp, hold

VERSION = 1
"""Version of the rules and of the stored state."""


def check(state: State) -> None:
    """Raises AssertionError where an invariant of the state is broken. Every stored state is held against it."""
    check_afloat(state, SEA, _boarding(state))
    _check_seats(state)
    _check_ships(state)
    _check_cards(state)
    _check_past(state)
    _check_todo(state)


def _check_seats(state: State) -> None:
    seats = len(state.forts)
    hold(seats in SEATS, "two to four seats")
    hold(len(state.turns) == len(state.orders) == len(state.sums) == seats, "each seat has its own")
    corners = tuple([fort.corner for fort in state.forts])
    hold(set(corners) <= set(range(len(CORNERS))) and len(set(corners)) == seats, "each fort has a corner")
    turned = [(corner - corners[0]) % len(CORNERS) for corner in corners]
    hold(turned == sorted(turned), "seats go clockwise (AS-8)")
    hold(all(fort.live | fort.fired <= ALL_LIVE and min(fort.live, fort.fired) >= 0 for fort in state.forts), "cards")
    hold(all(not fort.fired & ~CANNONS for fort in state.forts), "the arms don't fire")
    afloat = {ship.seat for ship in state.ships if ship.masts}
    hold(afloat == set(range(seats)) - set(state.out), "who has ships is in the battle (AS-37)")
    hold(state.over is not None or len(afloat) > 1, "the last one with ships has won (AS-37)")


def _check_ships(state: State) -> None:
    corners = tuple([fort.corner for fort in state.forts])
    begun = fleets(corners)
    hold(len(state.ships) == len(begun), "each seat has four ships (AS-30)")
    for ship, first in zip(state.ships, begun, strict=True):
        hold((ship.id, ship.size) == (first.id, first.size), "ships in fleet order")
    afloat = [ship.cell for ship in state.ships if ship.masts]
    hold(not any(forts_of(corners) >> cell & 1 for cell in afloat), "no ship in a fort (AS-6)")
    total = sum(ship.size for ship in state.ships)
    hold(sum(ship.masts for ship in state.ships) == total + state.mended - state.lost, "masts are conserved")
    hold(min(state.mended, state.lost) >= 0, "masts are counted")
    places = range(len(state.ships))
    hold(all(place in places for place in state.rested), "rested ships are ships")


def _boarding(state: State) -> list[int]:
    """The ships that are being boarded, while cannons may fire at the boarder or the mover must let it go on."""
    return [step.target for step in state.todo if isinstance(step, Sail) and step.target >= 0 and not step.goal]


def _check_cards(state: State) -> None:
    hold(0 <= state.situations < 1 << DECK, "the deck of situations")
    hold(state.situation is None or state.rules.situations, "situations are an option (AS-29)")


def _check_past(state: State) -> None:
    hold(1 <= state.round <= state.turn and max(state.turns) == state.turn, "turns and rounds are counted")
    hold(all(0 <= turn <= state.turn for turn in state.turns), "each seat's last turn")
    hold(state.turns[state.mover] == state.turn, "the turn is the mover's")
    hold(0 <= state.quiet <= state.rules.quiet, "quiet rounds are counted (AS-39)")
    hold(state.rules.rounds is None or state.round <= state.rules.rounds, "the last round (AS-39)")


def _check_todo(state: State) -> None:
    if state.over is not None:
        hold(not state.todo, "nothing is left to do when the battle is over")
        return
    *above, turn = state.todo or (None,)
    hold(isinstance(turn, Turn) and turn.seat == state.mover, "a turn lies at the bottom")
    hold(not any(isinstance(step, Turn) for step in above), "one turn only")
    top = state.todo[0]
    hold(top.seat is not None and top.seat not in state.out, "somebody is waited for")
    hold(isinstance(top, Gun | Prize) or top.seat == state.mover, "only forts and prizes are others' to decide")
    hold(all(step.seat is None for step in state.todo[1:-1]), "one question at a time")
    hold(all(0 <= step.number <= state.count for step in open_steps(state.todo)), "open questions are numbered")
    places = range(len(state.ships))
    for step in state.todo:
        if isinstance(step, Sail | Stop | Drift | Gun):
            hold(step.ship in places, "a ship of the battle")
        if isinstance(step, Gun):
            hold(0 <= step.owner < len(state.forts) and 0 <= step.card < 5, "a cannon of the battle")
            hold(step.seat in (None, step.owner), "its owner is asked")
    _check_question(state)


def _check_question(state: State) -> None:
    """What is asked can be answered."""
    top = state.todo[0]
    if isinstance(top, Arrange | Cards):
        hold(state.wind is None, "the cards come after the ships are arranged (AS-7)")
    elif not isinstance(top, Resume):
        hold(state.wind is not None, "the cards are drawn")
    if isinstance(top, Stop):
        ship = state.ships[top.ship]
        hold(ship.seat == state.mover and ship.masts > 0, "a stop of the mover's ship")
    if isinstance(top, Situate):
        hold(state.situation in ("teleport", "repair"), "a situation to decide about")
        if state.situation == "repair":
            damaged = [ship for ship in state.ships if ship.seat == state.mover and 0 < ship.masts < ship.size]
            hold(bool(damaged), "a damaged ship (AS-29)")
    if isinstance(top, Gun):
        cannon = GROUNDS[state.forts[top.owner].corner].reach[top.card]
        hold(state.ships[top.ship].cell in cannon and state.ships[top.ship].masts > 0, "a ship in reach (AS-33)")
    if isinstance(top, Prize):
        winner, beaten = state.ships[top.winner], state.ships[top.beaten]
        hold(winner.masts > 0 and not beaten.masts and top.seat == winner.seat, "the winner is asked (AS-32)")
    for step in state.todo:
        if isinstance(step, Sail):
            ship = state.ships[step.ship]
            ahead = len(SEA.ways[ship.cell][ship.heading])
            hold(0 <= step.goal <= ahead and step.goal <= step.left, "a way on the sea")
            hold(-1 <= step.target < len(state.ships), "a ship to board")
        if isinstance(step, Drift):
            hold(0 <= step.goal <= DRIFT and 0 <= step.course < 8, "a drift of two cells (AS-29)")


_STAMP = Stamp("Age of Sail", VERSION, State, check)
dump = _STAMP.dump
load = _STAMP.load
