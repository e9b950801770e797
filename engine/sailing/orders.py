"""A player's standing orders: what is done for him in another's turn without a question (AS-17)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from engine.game import Action, Choice, IllegalAction, Option
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


class Walk:
    """The questions by which standing orders are changed, with the ids of a game's own lines: ``orders KIND WORD``.

    The answers are secret. Which kinds there are, the game says: all, or those that it knows.
    """

    def __init__(self, game: str, kinds: tuple[str, ...] = tuple(KINDS)) -> None:
        self._kinds = kinds
        self._first = Choice(line(f"{game}-ask-free"), (Option(ORDERS),), secret=True)
        self._ask = {kind: line(f"{game}-ask-orders-{kind}") for kind in kinds}
        self._ask_kind = line(f"{game}-ask-orders")
        self._notes = {
            (kind, word): line(f"{game}-note-orders-now", word=Key(f"{kind}-{word}"))
            for kind in kinds
            for word in KINDS[kind][1]
        }
        self._stands = f"{game}-refuse-orders-stand"
        self._said = f"{game}-event-orders"
        self.key = ORDERS

    def choose(self, orders: Orders, path: Path) -> Choice | Action:
        """The question after these answers, or the finished action. Raises IllegalAction for a path to nowhere."""
        if not path:
            return self._first
        if path[0] != ORDERS:
            raise _wrong()
        now = words(orders)
        if len(path) == 1:
            options = tuple([Option(Key(kind), self._notes[kind, now[kind]]) for kind in self._kinds])
            return Choice(self._ask_kind, options, secret=True)
        kind = path[1].id if isinstance(path[1], Key) else ""
        if kind not in self._kinds:
            raise _wrong()
        values = [Key(f"{word}") for word in KINDS[kind][1] if word != now[kind]]
        if len(path) == 2:
            return Choice(self._ask[kind], tuple(map(Option, values)), secret=True)
        if path[2] == Key(now[kind]):
            raise IllegalAction(line(self._stands, word=Key(f"{kind}-{now[kind]}")))
        if len(path) > 3 or path[2] not in values:
            raise _wrong()
        return Action(path)

    def said(self, path: Path) -> Line:
        """What the owner is told of a finished change."""
        return line(self._said, word=Key("-".join(map(_id, path[1:]))))


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


def _wrong() -> IllegalAction:
    return IllegalAction(line("refuse-no-such-move"))
