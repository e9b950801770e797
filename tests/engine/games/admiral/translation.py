"""From the engine's values and states of Admiral to the words and facts of the independent model, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.admiral.data import SIZES
from engine.games.admiral.state import Pearls, Share, State
from engine.values import Answer, Key, Number, Path, Picks, Piece, Value, read_cell
from tests.engine.games.admiral.independent.model import SETS
from tests.engine.sailing.independent.sea import COURSES

HOLDS = {"s": 2, "g": 2, "f": 1, "b": 1}
KINDS = {"Turn": "turn", "Drift": "drift", "Join": "join", "Share": "share", "Pearls": "pearls", "Place": "place"}
"""Steps of the engine by what the model calls their questions."""


def cell_name(state: State, number: int) -> str:
    return state.board.cells[number].token


def value(state: State, word: str) -> Value:
    """What is meant by a word: a ship, a fort, a number, a cell, or a key."""
    for piece in (*state.ships, *state.forts):
        if piece.id == word:
            return Piece(piece.id) if piece.seat < 0 else Piece(piece.id, piece.seat)
    if word.isdigit():
        return Number(int(word))
    return read_cell(word) or Key(word)


def pieces(state: State, names: Sequence[str]) -> Picks:
    """A set of ships and forts, in the engine's order."""
    order = [piece.id for piece in (*state.ships, *state.forts)]
    return Picks(tuple([value(state, name) for name in sorted(names, key=order.index)]))


def to_path(state: State, kind: str, words: Sequence[str]) -> Path:
    """The engine's path of the model's words."""
    if kind == "join":
        return (pieces(state, words),)
    if kind in ("share", "pearls"):
        return (Key("usual"),) if list(words) == ["usual"] else tuple([Number(int(word)) for word in words[:-1]])
    if kind == "turn" and words[0] in SETS:
        rest = list(words[2:])
        names = []
        while rest and not (rest[0].isdigit() or rest[0] in ("all", "fewer")):
            names.append(rest.pop(0))
        return (Key(words[0]), value(state, words[1]), pieces(state, names), *[value(state, word) for word in rest])
    cells = {"place": words[1:], "drift": words, "turn": words[1:] if len(words) == 2 else ()}[kind]
    head = words[: len(words) - len(cells)]
    return (*[value(state, word) for word in head], *[read_cell(word) or value(state, word) for word in cells])


def to_words(state: State, path: Sequence[Answer]) -> list[str]:
    """The model's words of the engine's path; of what is shared out or stowed with the last number."""
    words: list[str] = []
    for answer in path:
        words += [one.token for one in answer.values] if isinstance(answer, Picks) else [answer.token]
    top = state.todo[0]
    if not isinstance(top, Share | Pearls) or words == ["usual"]:
        return words
    if isinstance(top, Share):
        fitting = sum([SIZES[state.ships[place].id[0]] for place in top.ships]) + (5 if top.fort >= 0 else 0)
        total = min(top.points, fitting)
    else:
        fitting = sum([HOLDS[state.ships[place].id[0]] for place in top.ships if state.ships[place].strength])
        total = min(sum([state.ships[place].pearls for place in top.ships]), fitting)
    return [*words, str(total - sum(map(int, words)))]


def asked(state: State) -> tuple[int, str] | None:
    """Who has to decide what."""
    if state.over is not None or not state.todo or state.todo[0].seat is None:
        return None
    return state.todo[0].seat, KINDS[type(state.todo[0]).__name__]


def facts(state: State) -> dict[str, Any]:
    """What `independent.model.facts` gives, of the engine's state."""
    top = state.todo[0] if state.todo else None
    hulls = top.ships if asked(state) and isinstance(top, Share | Pearls) else ()
    shared: tuple[int, ...] = hulls if isinstance(top, Share) else ()
    held = top.fort if isinstance(top, Share) and hulls else -1
    ships = {}
    for place, ship in enumerate(state.ships):
        if not ship.strength and place not in hulls:
            continue
        work = next((f"work {fort.id}" for fort in state.forts if place in fort.workers), None)
        free = ship.seat == state.mover and not ship.spent
        ships[ship.id] = {
            "owner": ship.seat,
            "cell": cell_name(state, ship.cell),
            "strength": None if place in shared else ship.strength,
            "pearls": ship.pearls,
            "fresh": ship.fresh,
            "spent": ship.spent,
            "task": work if ship.task == "work" else ship.task or None,
            "turn": (ship.moved, ship.fired, ship.stopped) if free else None,
        }
    forts = {}
    for place, fort in enumerate(state.forts):
        live = fort.strength > 0 or place == held
        owner = fort.seat if live and fort.seat >= 0 else None
        forts[fort.id] = {
            "owner": owner,
            "cell": cell_name(state, fort.cell),
            "strength": None if place == held else fort.strength,
            "pearls": fort.pearls,
            "silent": fort.silent and live,
            "worked": sorted([state.ships[worker].id for worker in fort.workers]),
            "rebuilt": fort.rebuilt,
            "fired": fort.fired if owner == state.mover else None,
            "stopped": fort.stopped,
        }
    return {
        "ships": ships,
        "forts": forts,
        "sea": {cell_name(state, cell): number for cell, number in state.sea_pearls},
        "wind": state.wind and (COURSES[state.wind.towards], state.wind.force),
        "round": max(state.round, 1),
        "mover": state.mover,
        "asked": asked(state),
        "out": sorted(state.out),
        "arrived": sorted(state.arrived),
        "quiet": (state.quiet, state.stirred),
        "landed": [seat for _, seat in sorted([(date, seat) for seat, date in enumerate(state.landed) if date >= 0])],
    }


def differences(engine: Any, model: Any, where: str = "") -> list[str]:
    """Where two facts differ."""
    if engine == model:
        return []
    if not (isinstance(engine, dict) and isinstance(model, dict)):
        return [f"{where}: engine {engine}, model {model}"]
    found = []
    for key in sorted({*engine, *model}):
        found += differences(engine.get(key), model.get(key), f"{where} {key}")
    return found
