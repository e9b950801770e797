"""What must always hold of seats and their questions, of ships at sea, of the wind and of what has happened lately: for
`check` of a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from engine.flow import open_steps
from engine.sailing import wind
from engine.sailing.afloat import Afloat
from engine.sailing.sea import Sea
from engine.sailing.seats import Seats
from engine.stored import hold


def check_afloat(state: Afloat, sea: Sea, boarded: Collection[int] = (), sets: int = 1) -> None:
    """Raises AssertionError where an invariant of the shared state is broken. `boarded`: the places of ships that are
    being boarded, so that another may lie on their cells. `sets`: how many wind decks are shuffled together.
    """
    check_seats(state)
    _check_ships(state, sea, boarded)
    _check_wind(state, sets)
    _check_past(state, sea)


def check_seats(state: Seats) -> None:
    """Raises AssertionError where first, mover or those who are out are no seats."""
    seats = range(len(state.orders))
    hold(state.count >= 0 and state.turn >= 0, "actions and turns are counted")
    hold(state.first in seats and state.mover in seats, "first and mover are seats")
    hold(len(set(state.out)) == len(state.out) and set(state.out) <= set(seats), "seats that are out")


def check_asked(state: Seats) -> None:
    """Raises AssertionError where nobody is waited for who is in the game; of a game that isn't over."""
    hold(bool(state.todo), "something is left to do")
    top = state.todo[0].seat
    hold(top in range(len(state.orders)) and top not in state.out, "somebody is waited for")
    hold(all(0 <= step.number <= state.count for step in open_steps(state.todo)), "open questions are numbered")


def _check_ships(state: Afloat, sea: Sea, boarded: Collection[int]) -> None:
    for ship in state.ships:
        hold(0 <= ship.seat < len(state.orders), "a ship is somebody's")
        hold(0 <= ship.masts <= ship.size and 0 <= ship.heading < 8, "masts and heading (AS-4)")
        hold(min(ship.port, ship.starboard) >= 0 and max(ship.port, ship.starboard) <= ship.size, "shots (AS-11)")
        hold(0 <= ship.cell < sea.size, "ships are at sea")
    lying = Counter([ship.cell for ship in state.ships if ship.masts])
    shared = {state.ships[place].cell for place in boarded}
    hold(
        all(ships == 1 or (ships == 2 and cell in shared) for cell, ships in lying.items()),
        "ships share no cell but in boarding (AS-6)",
    )


def _check_wind(state: Afloat, sets: int) -> None:
    hold(0 <= state.winds <= wind.full(wind.CARDS, sets), "the deck")
    hold(state.wind is None or 0 <= state.wind < wind.CARDS, "a wind card")
    copies = 0 if state.wind is None else sum(state.winds >> state.wind + wind.CARDS * n & 1 for n in range(sets))
    hold(copies < sets, "the card of the turn is drawn (AS-3)")


def _check_past(state: Afloat, sea: Sea) -> None:
    cells = [cell for track in state.tracks for cell in track.cells]
    cells += [cell for shot in state.shots for cell in (shot.origin, shot.target)]
    cells += [fought.cell for fought in state.fights] + [wreck.cell for wreck in state.wrecks]
    hold(all(0 <= cell < sea.size for cell in cells), "what is drawn lies on the sea")
