"""From the engine's values and states of Admiral to the words and facts of the independent model, and back.

The model numbers seats by the order of play from its beginning, the engine as they sit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.games.admiral.data import KINDS, SIZES
from engine.games.admiral.state import Mines, Pearls, Share, State
from engine.values import Answer, Key, Number, Path, Picks, Piece, Seat, Value, read_cell
from tests.engine.games.admiral.independent import model
from tests.engine.games.admiral.independent.model import SETS
from tests.engine.games.admiral.independent.state import State as Model
from tests.engine.sailing.independent.sea import COURSES

HOLDS = {"s": 2, "g": 2, "f": 1, "b": 1}
QUESTIONS = {
    "Turn": "turn", "Drift": "drift", "Join": "join", "Share": "share", "Pearls": "pearls", "Place": "place",
    "Reefs": "reefs", "Mines": "lay", "Sail": "on",
}  # fmt: skip
"""Steps of the engine by what the model calls their questions."""


def theirs(state: State, seat: int) -> int:
    """The model's number of a seat."""
    return state.cycle.index(seat)


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
    if kind == "lay":
        cells = [value(state, word) for word in words]
        return tuple(cells) if len(cells) == state.terms.mines else (*cells, Key("enough"))
    if kind == "turn" and words[0] == "give":
        return (Key("give"), value(state, words[1]), Seat(state.cycle[int(words[2])]))
    if kind == "turn" and words[-1] in ("fireship", "explode"):
        return (Key(words[1]), value(state, words[0]))
    if kind == "turn" and words[0] in SETS:
        rest = list(words[2:])
        names = []
        while rest and not (rest[0].isdigit() or rest[0] in ("all", "fewer")):
            names.append(rest.pop(0))
        return (Key(words[0]), value(state, words[1]), pieces(state, names), *[value(state, word) for word in rest])
    named = 1 if kind == "place" or (kind == "turn" and len(words) == 2) else len(words) if kind == "turn" else 0
    head, cells = words[:named], words[named:]
    return (*[value(state, word) for word in head], *[read_cell(word) or value(state, word) for word in cells])


def to_words(state: State, path: Sequence[Answer]) -> list[str]:
    """The model's words of the engine's path; of what is shared out or stowed with the last number."""
    words: list[str] = []
    for answer in path:
        words += [one.token for one in answer.values] if isinstance(answer, Picks) else [answer.token]
    if words[:1] == ["give"] and isinstance(path[-1], Seat):
        return [*words[:2], str(theirs(state, path[-1].index))]
    if words[:1] in (["fireship"], ["explode"]):
        return [*words[1:], words[0]]
    if words[-1:] == ["enough"]:
        return words[:-1]
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
    """Who has to decide what; one of several who lay mines."""
    if state.over is not None or not state.todo or state.todo[0].seat is None:
        return None
    return state.todo[0].seat, QUESTIONS[type(state.todo[0]).__name__]


def laying(state: State) -> list[int]:
    """The seats that have still to lay mines."""
    return [step.seat for step in state.todo if isinstance(step, Mines) and step.seat is not None]


def whom(state: State) -> Any:
    """Who has to decide what, by the model's numbers; all at once who lay mines."""
    question = asked(state)
    if question and question[1] == "lay":
        return sorted([theirs(state, seat) for seat in laying(state)]), "lay"
    return question and (theirs(state, question[0]), question[1])


def facts(state: State) -> dict[str, Any]:
    """What `independent.model.facts` gives, of the engine's state."""
    top = state.todo[0] if state.todo else None
    hulls = top.ships if asked(state) and isinstance(top, Share | Pearls) else ()
    shared: tuple[int, ...] = hulls if isinstance(top, Share) else ()
    held = top.fort if isinstance(top, Share) and hulls else -1
    ships = {}
    for place, ship in enumerate(state.ships):
        if not ship.strength and (place not in hulls or (place not in shared and not ship.pearls)):
            continue
        mine = ship.seat == state.mover
        work = next((f"work {fort.id}" for fort in state.forts if place in fort.workers), None)
        free = mine and not ship.spent
        ships[ship.id] = {
            "owner": theirs(state, ship.seat),
            "cell": cell_name(state, ship.cell),
            "strength": None if place in shared else ship.strength,
            "pearls": ship.pearls,
            "fresh": ship.fresh,
            "spent": ship.spent,
            "task": work if ship.task == "work" else ship.task or None,
            "fireship": (ship.lit > 0, mine and 0 < ship.lit < state.turn),
            "turn": (ship.moved, ship.fired, ship.stopped) if free else None,
        }
    forts = {}
    for place, fort in enumerate(state.forts):
        live = fort.strength > 0 or place == held
        owner = theirs(state, fort.seat) if live and fort.seat >= 0 else None
        forts[fort.id] = {
            "owner": owner,
            "cell": cell_name(state, fort.cell),
            "strength": None if place == held else fort.strength,
            "pearls": fort.pearls,
            "silent": fort.silent and live,
            "worked": sorted([state.ships[worker].id for worker in fort.workers]),
            "rebuilt": fort.rebuilt,
            "fired": fort.fired if live and fort.seat == state.mover and not fort.silent else None,
            "stopped": fort.stopped,
        }
    return {
        "ships": ships,
        "forts": forts,
        "sea": {cell_name(state, cell): number for cell, number in state.sea_pearls},
        "reefs": sorted([cell_name(state, cell) for cell in state.layout.reefs]),
        "mines": sorted(
            [
                (theirs(state, mine.seat), cell_name(state, mine.cell), mine.n, "" if mine.held else set_of(mine.waits))
                for mine in state.mines
            ]
        ),
        "blown": sorted([cell_name(state, cell) for cell in state.blown]),
        "shown": counted(state, state.shown),
        "fortless": counted(state, state.homeless),
        "wind": state.wind and (COURSES[state.wind.towards], state.wind.force),
        "round": max(state.round, 1),
        "mover": theirs(state, state.mover),
        "asked": whom(state),
        "out": sorted([theirs(state, seat) for seat in state.out]),
        "arrived": sorted([theirs(state, seat) for seat in state.arrived]),
        "quiet": (state.quiet, state.stirred),
        "landed": [
            theirs(state, seat)
            for _, seat in sorted([(date, seat) for seat, date in enumerate(state.landed) if date >= 0])
        ],
    }


def set_of(waits: str) -> str:
    """The classes for which mines wait, sorted; all if none is told."""
    return "".join(sorted(waits or KINDS))


def counted(state: State, numbers: Sequence[int]) -> dict[int, int]:
    """What isn't 0, by the model's number of the seat."""
    return {theirs(state, seat): number for seat, number in enumerate(numbers) if number}


def modelled(state: Model) -> dict[str, Any]:
    """What `facts` gives, of the model's state: of mines in a cell one setting and their number, of spent cells which,
    and how many whose mines were."""
    found = model.facts(state)
    lost = [id for id, ship in found["ships"].items() if ship["strength"] == 0 and not ship["pearls"]]
    for id in lost:  # nothing of it is left to be stowed
        del found["ships"][id]
    for fort in found["forts"].values():
        if fort["silent"]:
            fort["fired"] = None
    laid: dict[tuple[int, str], list[str]] = {}
    for owner, _, cell, waits in found["mines"]:
        laid.setdefault((owner, cell), []).append("".join(sorted(waits)))
    assert all(len(set(settings)) == 1 for settings in laid.values())
    found["mines"] = sorted([(*where, len(settings), settings[0]) for where, settings in laid.items()])
    found["blown"], found["shown"] = sorted(found["shown"]), dict(Counter(found["shown"].values()))
    if found["asked"] and found["asked"][1] == "lay":
        found["asked"] = sorted(state.to_lay), "lay"
    return found


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
