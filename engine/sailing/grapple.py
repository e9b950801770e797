"""A ship sails into another's cell, and the two fight till one has no mast (AS-15)."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from engine.sailing.afloat import Afloat, fought
from engine.sailing.asking import Chart
from engine.sailing.boarding import Fight, fight
from engine.sailing.ships import value, with_ship
from engine.sailing.telling import NUMBERS, SEATS, Log, numbers

S = TypeVar("S", bound=Afloat)


def board(chart: Chart, state: S, place: int, target: int, log: Log, bonus: int = 0, guard: int = 0) -> tuple[S, Fight]:
    """The state after a ship has boarded another: both have the masts that are left, and the fight is told and noted.

    What becomes of the loser is the game's. `bonus`, `guard`: what is added to each die of the boarder, of the target
    (AS-14).
    """
    boarder, beside = state.ships[place], state.ships[target]
    end = fight(log.chance, boarder.masts, beside.masts, (bonus, guard))
    log.tell(
        "sailing-event-fight-won" if end.boarder else "sailing-event-fight-lost", reveals=True,
        seat=SEATS[boarder.seat], ship=value(boarder), owner=SEATS[beside.seat], target=value(beside),
        cell=chart.cells[beside.cell], dice=numbers([die - bonus for die, _ in end.dice]), bonus=NUMBERS[bonus],
        defence=numbers([die - guard for _, die in end.dice]), guard=NUMBERS[guard],
        left=NUMBERS[end.boarder + end.defender],
    )  # fmt: skip
    ships = with_ship(state.ships, place, replace(boarder, masts=end.boarder))
    ships = with_ship(ships, target, replace(beside, masts=end.defender))
    return replace(fought(state, boarder, beside, end), ships=ships), end
