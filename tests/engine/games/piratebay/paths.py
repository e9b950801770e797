"""What the independent model permits and does, in the paths that people type to the engine.

The two differ in form only. The engine asks for a heading before a ship fires where she lies, the model takes the one
that she has. The engine loads all that lies in reach by one word, and asks nothing where only one cargo can be kept.
"""

from __future__ import annotations

from collections.abc import Iterable

from tests.engine.games.piratebay.independent.bay import HOLD, NOTHING
from tests.engine.games.piratebay.independent.model import ORDERS, Model
from tests.engine.games.piratebay.independent.works import AT_ONCE
from tests.engine.sailing.independent.sea import COURSES, Cell, adjacent, cell_of, distance, name_of

WORKS = ("explore", "load", "unload")


def permitted(model: Model) -> set[str]:
    """What may be answered now."""
    owed = model.owes()
    if owed is None:
        return set()
    if owed[1] == "islet":
        return _names(model.legal_islets())
    if owed[1] == "keep":
        return {f"{gold}" for gold in model.legal_keep()}
    begun = model.bay.turn.work
    if begun is not None:
        return {*_work(model, begun), "end"}
    works = {f"{work} {part}".rstrip() for work in WORKS for part in _work(model, work)}
    return {*_steering(model), *works, "end"}


def free(model: Model, seat: int) -> set[str]:
    """How this seat may change its standing orders: each to what it isn't (AS-17)."""
    if model.owes() is None or seat not in model.bay.living:
        return set()
    orders = model.bay.orders[seat]
    return {
        f"orders {kind} {value}"
        for kind, (field, values) in ORDERS.items()
        for value in values
        if value != getattr(orders, field)
    }


def asked(model: Model) -> str | None:
    """What the engine calls that which is owed."""
    owed, turn = model.owes(), model.bay.turn
    if owed is None:
        return None
    if owed[1] != "turn":
        return {"islet": "islet", "keep": "cargo"}[owed[1]]
    return turn.work or ("stop" if turn.headed else "turn")


def carry_out(model: Model, path: str) -> None:
    """Does what this path says, and what follows from it without a choice. Raises ValueError for what isn't allowed."""
    _carry_out(model, path.split())
    keeps = model.legal_keep()
    if len(keeps) == 1:
        model.keep(*keeps)


def order(model: Model, seat: int, path: str) -> None:
    """Changes a standing order."""
    _, kind, value = path.split()
    model.give_order(seat, kind, value)


def _names(cells: Iterable[Cell]) -> set[str]:
    return set(map(name_of, cells))


def _steering(model: Model) -> set[str]:
    """Where to sail or turn, at what to fire."""
    ways = {name_of(cell) for cells in model.legal_sails().values() for cell in cells}
    shots = model.legal_shots()
    if model.bay.turn.headed:
        fires = {f"{name_of(cell)} {number}" for cell, left in shots.items() for number in range(1, left + 1)}
        return fires | {f"on {cell}" for cell in ways}
    idle = set() if shots else {model.bay.ships[model.bay.mover].heading}
    return ways | model.legal_turns() - idle


def _work(model: Model, work: str) -> set[str]:
    """What may be done of a work, after its word."""
    if work == "explore":
        return _names(model.legal_explore())
    if work == "unload":
        cargo = model.bay.ships[model.bay.mover].cargo
        parts = [
            f"{gold} {cannons}"
            for gold in range(cargo.gold + 1)
            for cannons in range(cargo.cannons + 1)
            if gold or cannons
        ]
        cells = _names(model.legal_unload())
        return {*[f"{cell} {part}" for cell in cells for part in parts], *[""] * model.legal_land()}
    found = {f"{name_of(cell)} {kind}" for cell, kind in model.legal_load()}
    return {*found, *["order"] * model.legal_order(), *["all"] * _all_fits(model)}


def _all_fits(model: Model) -> bool:
    """Whether there is more than one piece in reach, the order among them, and all of them can be loaded (PB-21)."""
    goods = _goods(model) if model.legal_load() else []
    room = min(HOLD - model.bay.ships[model.bay.mover].cargo.total, AT_ONCE - model.bay.turn.worked)
    return len(goods) <= room and len(goods) + model.legal_order() > 1


def _goods(model: Model) -> list[tuple[Cell, str]]:
    """The treasures next to the mover's ship, one by one."""
    bay = model.bay
    near = [(cell, load) for cell, load in bay.goods.items() if adjacent(cell, bay.ships[bay.mover].cell)]
    return [(cell, kind) for cell, load in near for kind in ["gold"] * load.gold + ["cannon"] * load.cannons]


def _carry_out(model: Model, words: list[str]) -> None:
    owed = model.owes()
    assert owed is not None
    work = model.bay.turn.work
    if owed[1] == "islet":
        model.choose_islet(cell_of(words[0]))
    elif owed[1] == "keep":
        model.keep(int(words[0]))
    elif words == ["end"]:
        model.end_turn()
    elif work is not None:
        _do_work(model, work, words)
    elif words[0] in WORKS:
        _do_work(model, words[0], words[1:])
    elif words[0] in COURSES:
        model.turn(words[0])
    elif words[0] == "on":
        model.sail_on(distance(model.bay.ships[model.bay.mover].cell, cell_of(words[1])))
    elif len(words) == 2:
        model.fire(cell_of(words[0]), int(words[1]))
    else:
        cell = cell_of(words[0])
        model.sail(*next((way, cells.index(cell) + 1) for way, cells in model.legal_sails().items() if cell in cells))


def _do_work(model: Model, work: str, words: list[str]) -> None:
    if work == "explore":
        model.explore(cell_of(words[0]))
    elif work == "unload":
        if words:
            model.unload(cell_of(words[0]), int(words[1]), int(words[2]))
        else:
            model.land()
    elif words == ["order"]:
        model.load_order()
    elif words == ["all"]:
        for cell, kind in _goods(model):
            model.load(cell, kind)
        if model.legal_order():
            model.load_order()
    else:
        model.load(cell_of(words[0]), words[1])


def cargo_to_be(model: Model, seat: int) -> tuple[int, int]:
    """What is in a hold, with what its owner has still to choose from."""
    bay = model.bay
    cargo = bay.ships[seat].cargo if seat in bay.ships else NOTHING
    if bay.keep is not None and bay.keep.seat == seat:
        cargo += bay.keep.spoils
    return cargo.gold, cargo.cannons
