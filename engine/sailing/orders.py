"""A player's standing orders: what is done for him in another's turn without a question (AS-17)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from engine.game import Action, Choice, Option
from engine.sailing.asking import refuse, wrong
from engine.values import Answer, Key, Line, Path, line


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
KINDS: dict[str, tuple[str, dict[str, Any]]] = {
    "return": ("returning", {"largest": "largest", "single": "single", "hold": "hold"}),
    "turn": ("turn", {"yes": True, "no": False}),
    "forts": ("forts", {"always": "always", "hold": "hold", "ask": "ask"}),
    "prizes": ("prizes", {"usual": "usual", "ask": "ask"}),
}
"""Each order by its key: the field, and what its words mean, the default first."""


def words(orders: Orders) -> dict[str, str]:
    """The word that holds for each order, by the order's key."""
    return {
        kind: next(word for word, meaning in meanings.items() if meaning == getattr(orders, field))
        for kind, (field, meanings) in KINDS.items()
    }


_FIRST = Choice(line("sailing-ask-free"), (Option(ORDERS),), secret=True)
_ASK_KIND = line("sailing-ask-orders")
_ASK = {kind: line(f"sailing-ask-orders-{kind}") for kind in KINDS}
_NOW = {
    (kind, word): line("sailing-note-orders-now", word=Key(f"{kind}-{word}"))
    for kind, (_, meanings) in KINDS.items()
    for word in meanings
}


def choose(orders: Orders, path: Path, kinds: tuple[str, ...] = tuple(KINDS)) -> Choice | Action:
    """The questions by which standing orders are changed, ``orders KIND WORD``, or the finished action; the answers are
    secret. `kinds`: those that the game has. Raises IllegalAction for a path to nowhere.
    """
    if not path:
        return _FIRST
    if path[0] != ORDERS:
        raise wrong()
    now = words(orders)
    if len(path) == 1:
        options = tuple([Option(Key(kind), _NOW[kind, now[kind]]) for kind in kinds])
        return Choice(_ASK_KIND, options, secret=True)
    kind = path[1].id if isinstance(path[1], Key) else ""
    if kind not in kinds:
        raise wrong()
    values = [Key(f"{word}") for word in KINDS[kind][1] if word != now[kind]]
    if len(path) == 2:
        return Choice(_ASK[kind], tuple(map(Option, values)), secret=True)
    if path[2] == Key(now[kind]):
        raise refuse("orders-stand", word=Key(f"{kind}-{now[kind]}"))
    if len(path) > 3 or path[2] not in values:
        raise wrong()
    return Action(path)


def said(path: Path) -> Line:
    """What the owner is told of a finished change."""
    return line("sailing-event-orders", word=Key("-".join(map(_id, path[1:]))))


def changed(orders: Orders, path: Path) -> Orders:
    """The orders after a finished change of them."""
    _, kind, word = path
    field, meanings = KINDS[_id(kind)]
    return msgspec.structs.replace(orders, **{field: meanings[_id(word)]})


def answered(orders: Orders) -> Path | None:
    """The change by which something that the orders leave to a question is done as usual; None where nothing is."""
    asking = next((kind for kind, word in words(orders).items() if word == "ask"), None)
    return None if asking is None else (ORDERS, Key(asking), Key(next(iter(KINDS[asking][1]))))


def _id(answer: Answer) -> str:
    assert isinstance(answer, Key)
    return answer.id
