"""What must always hold of the board, the ships and the forts of a state."""

from __future__ import annotations

from collections import Counter

from engine.games.admiral.data import FORT, KINDS, LADEN, SHIPS, SIZES
from engine.games.admiral.losses import shelters
from engine.games.admiral.repair import REBUILT, TEAM
from engine.games.admiral.state import NOBODY, Pearls, Place, Share, State
from engine.stored import hold


def check_layout(state: State) -> None:
    """A board that can be made (AD-1, AD-2)."""
    layout = state.layout
    hold(4 <= layout.width <= 24 and 4 <= layout.height <= 14, "the board (AD-1)")
    size = layout.width * layout.height
    land = (*layout.closed, *layout.coastal, *layout.reefs)
    hold(all(0 <= cell < size for cell in land) and len(set(land)) == len(land), "land and reefs (AD-2)")
    for cell, course in layout.covered:
        hold(0 <= cell < size and 0 <= course < 8, "covered sides (AD-2)")
        there = state.board.sea.beside[cell][course]
        hold(there >= 0 and (there, (course + 4) % 8) in layout.covered, "a side is covered from both (AD-2)")
    cells = [fort.cell for fort in state.forts]
    hold(all(0 <= cell < size for cell in cells) and len(set(cells)) == len(cells), "forts stand on cells of their own")
    hold(not state.harbour.forts & ~state.board.waters, "forts stand on no closed cell and no reef")


def check_ships(state: State) -> None:
    """Ships in their order on cells that they may lie on, with what they can have."""
    board, harbour = state.board, state.harbour
    known = [(KINDS.index(ship.id[0]), int(ship.id[1:])) for ship in state.ships if _is_id(ship.id)]
    hold(len(known) == len(state.ships) and known == sorted(set(known)), "ships in ship order (AD-3)")
    shared = any(isinstance(step, Share | Pearls) for step in state.todo)
    placing = any(isinstance(step, Place) for step in state.todo)
    lying: Counter[int] = Counter()
    for ship in state.ships:
        kind = ship.id[0]
        hold(0 <= ship.seat < len(state.orders), "a ship is somebody's")
        hold(0 <= ship.strength <= SIZES[kind], "strength (AD-3)")
        hold(0 <= ship.cell < board.sea.size, "ships are on the board")
        hold(0 <= ship.fresh <= ship.pearls <= LADEN[kind] + 1, "pearls aboard (AD-63)")
        hold(0 <= ship.fired <= max(SHIPS[kind].shots), "shots (AD-3)")
        hold(0 <= ship.since <= state.turn, "when a repair began (AD-50)")
        hold(bool(ship.strength) or not ship.task, "what is lost does nothing")
        hold(0 <= ship.lit <= state.turn and not (ship.lit and ship.strength and ship.task), "a fireship (AD-34)")
        hold(bool(ship.strength) or not ship.pearls or shared or placing, "pearls of a lost ship are gone (AD-63)")
        hold(not ship.strength or ship.seat not in state.out, "who is out has no ships (AD-13)")
        if ship.strength:
            lying[ship.cell] += 1
            hold(board.waters & ~harbour.forts & 1 << ship.cell != 0, "ships lie on water (AD-20)")
        if ship.task == "repair":
            hold(shared or shelters(state, ship.seat, ship.cell), "ships are repaired in ports of own forts (AD-50)")
    hold(
        all(ships <= (2 if harbour.ports >> cell & 1 else 1) for cell, ships in lying.items()),
        "two ships lie in a port's cell, one in another (AD-4)",
    )


def _is_id(id: str) -> bool:
    return id[:1] in KINDS and id[1:].isascii() and id[1:].isdecimal() and id[1:] == str(int(id[1:]))


def check_forts(state: State) -> None:
    """Forts, who works on them, and the pearls in the sea."""
    at_work: list[int] = []
    for place, fort in enumerate(state.forts):
        hold(fort.id == f"fort-{state.board.cells[fort.cell].token.lower()}", "a fort is called by its cell")
        hold(NOBODY <= fort.seat < len(state.orders) and fort.seat not in state.out, "a fort is somebody's or nobody's")
        hold(0 <= fort.strength <= FORT.strength, "strength (AD-33)")
        hold(0 <= fort.pearls <= 99 and (fort.strength > 0 or not fort.pearls), "pearls of a ruin are gone (AD-63)")
        hold(0 <= fort.fired <= max(FORT.shots), "shots (AD-33)")
        hold(0 <= fort.rebuilt < REBUILT and (not fort.rebuilt or not fort.strength), "a ruin is rebuilt (AD-52)")
        hold(len(fort.workers) in (0, TEAM) and 0 <= fort.since <= state.turn, "two work on a fort (AD-51)")
        hold(-1 <= fort.goal < len(state.forts) and fort.goal != place, "the goal is another fort (AD-61)")
        hold(not fort.rebuilt or bool(fort.workers), "interrupted, all damage is back (AD-52)")
        for worker in fort.workers:
            hold(0 <= worker < len(state.ships), "ships work (AD-51)")
            ship = state.ships[worker]
            hold(
                ship.task == "work" and state.harbour.port[place] >> ship.cell & 1 == 1, "they work in its port (AD-51)"
            )
        owners = {state.ships[worker].seat for worker in fort.workers}
        hold(len({state.sides[seat] for seat in owners}) < 2, "ships of one team work (AD-51, AD-68)")
        hold(fort.by in (owners or {NOBODY}), "who has ordered work has a ship at it (AD-68)")
        hold(
            not fort.workers or not fort.strength or fort.seat in owners, "a live fort is mended for its owner (AD-51)"
        )
        at_work += fort.workers
    hold(len(set(at_work)) == len(at_work), "each ship works on one fort (AD-51)")
    hold({place for place, ship in enumerate(state.ships) if ship.task == "work"} == set(at_work), "ships at work")
    cells = [cell for cell, _ in state.sea_pearls]
    hold(cells == sorted(set(cells)) and all(0 < n < 100 for _, n in state.sea_pearls), "pearls in the sea (AD-63)")
    hold(all(0 <= cell < state.board.sea.size for cell in cells), "pearls in the sea (AD-63)")


def check_past(state: State) -> None:
    """What is drawn lies on the board, and is of somebody there."""
    cells = [cell for track in state.tracks for cell in track.cells]
    cells += [cell for salvo in state.salvos for cell in (*salvo.origins, salvo.target)]
    cells += [cell for fight in state.fights for cell in (*fight.origins, fight.cell)] + [
        one.cell for one in state.marks
    ]
    hold(all(0 <= cell < state.board.sea.size for cell in cells), "what is drawn lies on the board")
    hold(all(track.cells for track in state.tracks), "a way begins somewhere")
