"""What one might do next in one's turn, without trying it: salvos, fights, repairs, and where ships may sail."""

from __future__ import annotations

from engine.chance import Chance
from engine.game import Action
from engine.games.admiral.ahead import Ahead, fight_worth
from engine.games.admiral.asking import BOARD, FIRE, REPAIR, STORM, value
from engine.games.admiral.boarding import MOST, boards
from engine.games.admiral.fire import aims
from engine.games.admiral.gunners import enough, shooters, strongest
from engine.games.admiral.picking import one
from engine.games.admiral.reach import free, ways
from engine.games.admiral.repair import repairable
from engine.games.admiral.storming import storms
from engine.values import Path, Picks


def ideas(ahead: Ahead, seat: int, most: int | None, chance: Chance) -> list[Action]:
    """What the seat, whose turn it is, might do now but to end it; of moves all are named (see `Mind`)."""
    found = [*_salvos(ahead), *_fights(ahead), *_repairs(ahead), *_moves(ahead)]
    return [Action(path) for path in found[:most]]


def _salvos(ahead: Ahead) -> list[Path]:
    state = ahead.state
    found: list[Path] = []
    for target, guns in aims(state).items():
        if target not in ahead.fought:
            foe = one(state, target)
            found.append((FIRE, value(foe), *shooters(state, guns, dict(enough(guns, foe.strength)))))
    return found


def _fights(ahead: Ahead) -> list[Path]:
    """Those that look well, with the strongest ones."""
    state = ahead.state
    found: list[Path] = []
    sets = [(BOARD, target, by, MOST) for target, by in boards(state).items()]
    sets += [(STORM, ~place, by, len(by)) for place, by in storms(state).items()]
    for word, target, by, most in sets:
        if target in ahead.fought:
            continue
        foe = value(one(state, target))
        found += [
            (word, foe, Picks(tuple([value(ship) for ship in ships])))
            for ships in strongest([state.ships[place] for place in by], most)
            if fight_worth(ahead, target, ships) > 0
        ]
    return found


def _repairs(ahead: Ahead) -> list[Path]:
    state = ahead.state
    if not state.terms.repair:
        return []
    ports = state.harbour.ports
    ships = [state.ships[place] for place in state.own]
    return [
        (value(ship), REPAIR) for ship in ships if ship.strength and ports >> ship.cell & 1 and repairable(state, ship)
    ]


def _moves(ahead: Ahead) -> list[Path]:
    state = ahead.state
    names = state.board.cells
    found: list[Path] = []
    for place in state.own:
        ship = state.ships[place]
        if free(ship) and not ship.lit:
            found += [(value(ship), names[cell]) for cells in ways(state, ship) for cell in cells]
    return found
