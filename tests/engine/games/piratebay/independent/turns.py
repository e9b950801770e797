"""The round: whose turn it is, its wind, and its end (PB-4, PB-10, PB-20, PB-26, PB-27)."""

from __future__ import annotations

from tests.engine.games.piratebay.independent.bay import Bay, Turn
from tests.engine.games.piratebay.independent.ending import check_quiet
from tests.engine.games.piratebay.independent.wind import all_winds


def begin_first(bay: Bay) -> None:
    """The first turn of the game, of the first player or, if he has left, of the seat after him (PB-4)."""
    bay.mover = min(bay.living, key=bay.place_in_round)
    bay.watch_turn = 1
    begin(bay)


def begin(bay: Bay) -> None:
    """Shots are reset (AS-17); who is trapped skips the turn, otherwise a wind card is drawn (PB-10, PB-20)."""
    bay.turn_number += 1
    bay.turn = Turn(bonus=bay.bonus(bay.mover))
    bay.wind = None
    for ship in bay.ships.values():
        ship.used = {"port": 0, "starboard": 0}
        ship.barred = False
    ship = bay.ships[bay.mover]
    if ship.trapped:
        ship.trapped = False
        pass_on(bay)
    else:
        draw_wind(bay)


def draw_wind(bay: Bay) -> None:
    """Without replacement; reshuffled when used up (AS-3)."""
    if not bay.deck:
        bay.deck = all_winds()
    bay.wind = bay.deck.pop(bay.draws.wind(list(bay.deck)))


def pass_on(bay: Bay) -> None:
    """A turn is over, of one who has left in it too: a quiet one is counted, and the next begins (PB-26, PB-27)."""
    if not bay.turn.stirred:
        bay.quiet[bay.mover] += 1
    check_quiet(bay)
    if bay.why is not None:
        return
    if bay.mover in bay.living and bay.watch_turn < bay.watch:
        bay.watch_turn += 1
    else:
        bay.mover = min(bay.living, key=lambda seat: (seat - bay.mover - 1) % bay.seats)
        bay.watch_turn = 1
    begin(bay)
