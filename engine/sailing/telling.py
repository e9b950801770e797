"""What happens while an action is applied, told as it happens; counts and seats as values."""

from __future__ import annotations

from collections.abc import Iterable

from engine.chance import Chance
from engine.game import Event
from engine.values import Line, Number, Seat, Value

SEATS = tuple(Seat(seat) for seat in range(8))
NUMBERS = tuple(Number(number) for number in range(101))


def numbers(values: Iterable[int]) -> tuple[Value, ...]:
    """Counts as values."""
    return tuple([NUMBERS[value] for value in values])


class Unchanced(Exception):
    """Chance is needed where there is none: somebody has left."""


class Log:
    """What happens while an action is applied: its events, and the chance they were drawn from."""

    def __init__(self, chance: Chance | None) -> None:
        self._chance = chance
        self.events: list[Event] = []

    @property
    def chance(self) -> Chance:
        """Dice and decks. Raises Unchanced while somebody leaves."""
        if self._chance is None:
            raise Unchanced
        return self._chance

    def tell(self, id: str, /, *, reveals: bool = False, **args: Value | tuple[Value, ...]) -> None:
        """An event for everybody: the id of its line, and what stands in that."""
        self.events.append(Event(Line(id, tuple(args.items())), reveals=reveals))
