"""A player's standing orders: what is done for him in another's turn without a question (AS-17)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from engine.game import Action, Choice, Option
from engine.sailing.asking import refuse, wrong
from engine.values import Answer, Key, Line, Path, line

Own = TypeVar("Own", bound=msgspec.Struct)


class Orders(msgspec.Struct, frozen=True, gc=False):
    """Return fire, whether ships turn to bear, whether the fort fires at ships that come into reach, and who chooses
    what becomes of hulls when a defender wins a boarding.
    """

    returning: Literal["largest", "single", "hold"] = "largest"
    turn: bool = True
    forts: Literal["always", "hold", "ask"] = "always"
    prizes: Literal["usual", "ask"] = "usual"


ORDERS = Key("orders")
USUAL = Orders()


class Kind(NamedTuple):
    """An order: its field, what its words mean, the default first, and the line that asks for it."""

    field: str
    meanings: Mapping[str, Any]
    ask: Line


Kinds: TypeAlias = Mapping[str, Kind]
"""Orders by their keys: those that a game has, in the order in which they are offered."""
KINDS: Kinds = {
    "return": Kind(
        "returning", {"largest": "largest", "single": "single", "hold": "hold"}, line("sailing-ask-orders-return")
    ),
    "turn": Kind("turn", {"yes": True, "no": False}, line("sailing-ask-orders-turn")),
    "forts": Kind("forts", {"always": "always", "hold": "hold", "ask": "ask"}, line("sailing-ask-orders-forts")),
    "prizes": Kind("prizes", {"usual": "usual", "ask": "ask"}, line("sailing-ask-orders-prizes")),
}
_FIRST = Choice(line("sailing-ask-free"), (Option(ORDERS),), secret=True)
_ASK_KIND = line("sailing-ask-orders")


def only(*names: str) -> Kinds:
    """Some of these kinds."""
    return {name: KINDS[name] for name in names}


def words(orders: msgspec.Struct, kinds: Kinds = KINDS) -> dict[str, str]:
    """The word that holds for each order, by the order's key."""
    return {name: _word(kind, getattr(orders, kind.field)) for name, kind in kinds.items()}


def _word(kind: Kind, meant: Any) -> str:
    for word, meaning in kind.meanings.items():
        if meaning == meant:
            return word
    raise ValueError(f"no order means {meant!r}")


def choose(orders: msgspec.Struct, path: Path, kinds: Kinds = KINDS) -> Choice | Action:
    """The questions by which standing orders are changed, ``orders KIND WORD``, or the finished action; the answers are
    secret. `kinds`: those that the game has. Raises IllegalAction for a path to nowhere.
    """
    if not path:
        return _FIRST
    if path[0] != ORDERS:
        raise wrong()
    now = words(orders, kinds)
    if len(path) == 1:
        options = tuple([Option(Key(name), _now(name, now[name])) for name in kinds])
        return Choice(_ASK_KIND, options, secret=True)
    name = path[1].id if isinstance(path[1], Key) else ""
    if name not in kinds:
        raise wrong()
    values = [Key(word) for word in kinds[name].meanings if word != now[name]]
    if len(path) == 2:
        return Choice(kinds[name].ask, tuple(map(Option, values)), secret=True)
    if path[2] == Key(now[name]):
        raise refuse("orders-stand", word=Key(f"{name}-{now[name]}"))
    if len(path) > 3 or path[2] not in values:
        raise wrong()
    return Action(path)


@lru_cache(maxsize=64)
def _now(name: str, word: str) -> Line:
    return line("sailing-note-orders-now", word=Key(f"{name}-{word}"))


def said(path: Path) -> Line:
    """What the owner is told of a finished change."""
    return line("sailing-event-orders", word=Key("-".join(map(_id, path[1:]))))


def changed(orders: Own, path: Path, kinds: Kinds = KINDS) -> Own:
    """The orders after a finished change of them."""
    _, name, word = path
    field, meanings, _ = kinds[_id(name)]
    return msgspec.structs.replace(orders, **{field: meanings[_id(word)]})


def answered(orders: msgspec.Struct, kinds: Kinds = KINDS) -> Path | None:
    """The change by which something that the orders leave to a question is done as usual; None where nothing is."""
    asking = next((name for name, word in words(orders, kinds).items() if word == "ask"), None)
    return None if asking is None else (ORDERS, Key(asking), Key(next(iter(kinds[asking].meanings))))


def _id(answer: Answer) -> str:
    assert isinstance(answer, Key)
    return answer.id
