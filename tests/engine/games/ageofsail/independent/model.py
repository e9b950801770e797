"""The model: it is asked and told what a battle is by the paths of answers.

It is a second reading of the rules, to hold the engine against: it knows nothing of the engine and is made to be
obviously right, not fast. Play is one generator that asks questions; what is on the table is changed in place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from tests.engine.games.ageofsail.independent import assault, assault_play, hunt, pirates
from tests.engine.games.ageofsail.independent.battle import (
    LAPSED,
    NOWHERE,
    Battle,
    BattleOver,
    MoverGone,
    Play,
    Question,
    Ship,
)
from tests.engine.games.ageofsail.independent.ending import close_round, close_turn
from tests.engine.games.ageofsail.independent.lines import may_be_line
from tests.engine.games.ageofsail.independent.scenario import Scenario
from tests.engine.games.ageofsail.independent.start import set_up
from tests.engine.games.ageofsail.independent.turn import take_turn
from tests.engine.games.ageofsail.independent.wind import reach
from tests.engine.sailing.independent.sea import COURSES, name_of

ORDERS = {
    "return": ("returning", ("largest", "single", "hold")),
    "turn": ("turn", ("yes", "no")),
    "forts": ("forts", ("always", "hold", "ask")),
    "prizes": ("prizes", ("usual", "ask")),
}
"""By the word of an order its field and its values (AS-17)."""


def play(battle: Battle) -> Play:
    """Turn after turn (AS-8, AS-31). Raises BattleOver."""
    while True:
        try:
            yield from take_turn(battle)
        except MoverGone:
            battle.active = battle.beaten = None
        close_turn(battle, lambda: close_round(battle))


def start(seats: int, options: Mapping[str, Any], draw: Callable[[int], int], first: int | None) -> tuple[Battle, Play]:
    """What is played by the option `scenario`: none is the battle."""
    match options.get("scenario"):
        case "pirates":
            raid = pirates.set_up(seats, options, draw, first)
            return raid, pirates.play(raid)
        case "hunt":
            chase = hunt.set_up(seats, options, draw, first)
            return chase, hunt.play(chase)
        case "assault":
            siege = assault.set_up(seats, options, draw)
            return siege, assault_play.play(siege)
        case _:
            battle = set_up(seats, options, draw, first)
            return battle, play(battle)


class Model:
    """A battle or a scenario.

    Options are those of the rules: `situations`, `wind`, `rounds`, `printed`, `line`, `sets`, `fleet`; `order` is the
    seat that holds the order (AS-38); `scenario` is `pirates`, `hunt` or `assault`, `role` the seat that plays alone in
    it, None: by lot. `draw(n)` gives 0 to n-1; `first` is who begins, None: by lot."""

    def __init__(
        self, seats: int, options: Mapping[str, Any], draw: Callable[[int], int], first: int | None = None
    ) -> None:
        self.battle, self._play = start(seats, options, draw, first)
        self._question: Question | None = next(self._play)
        self._paths: set[str] | None = None

    def owes(self) -> dict[int, str]:
        """Who owes a decision now, and of which kind; empty when the battle is over."""
        return {} if self._question is None else {self._question.seat: self._question.kind}

    def paths(self, seat: int) -> set[str]:
        """All paths with which this seat may answer what it owes."""
        if self._question is None or self._question.seat != seat:
            return set()
        if self._paths is None:
            self._paths = self._question.paths()
        return self._paths

    def look_again(self) -> None:
        """What is owed may be answered otherwise: something has been changed from outside."""
        self._paths = None

    def free_paths(self, seat: int) -> set[str]:
        """The paths by which a seat that is in the game may change its standing orders (AS-17)."""
        if self._question is None or seat in self.battle.idle_for_good():
            return set()
        orders = self.battle.orders[seat]
        return {
            f"orders {word} {value}"
            for word, (name, values) in ORDERS.items()
            for value in values
            if value != getattr(orders, name) and word in self.battle.orders_of(seat)
        }

    def act(self, seat: int, path: str) -> None:
        """Does it. Raises ValueError for what this seat may not do now."""
        if path in self.free_paths(seat):
            _, word, value = path.split()
            setattr(self.battle.orders[seat], ORDERS[word][0], value)
        elif path in self.paths(seat) or self._declares(seat, path):
            self._go_on(lambda: self._play.send(path))
        else:
            raise ValueError(f"seat {seat} may not {path}")

    def _declares(self, seat: int, path: str) -> bool:
        word, *names = path.split()
        if word != "form" or not self.battle.line or self.owes().get(seat) != "turn":
            return False
        return may_be_line(self.battle, [self.battle.named(name) for name in names])

    def drop(self, seat: int) -> None:
        """A player leaves: his ships are taken off, what waits for his answer lapses; if it is his turn it ends
        (AS-37). A hull that was beaten and awaits its winner's word isn't his any more."""
        battle, question = self.battle, self._question
        self.look_again()
        if question is None or seat in battle.out:
            return
        try:
            battle.leave(seat)
        except BattleOver:
            self._end()
            return
        if seat == battle.mover and question.kind != "prize":
            self._go_on(lambda: self._play.throw(MoverGone))
        elif seat == question.seat:
            self._go_on(lambda: self._play.send(LAPSED))
        elif question.kind == "stop" and question.paths() == {"done"}:
            self._go_on(lambda: self._play.send("done"))

    def _go_on(self, further: Callable[[], Question]) -> None:
        self.look_again()
        try:
            self._question = further()
        except BattleOver:
            self._end()

    def _end(self) -> None:
        self._question = None
        self.battle.active = self.battle.beaten = None

    def result(self) -> list[int] | None:
        """Who has won, several where they share it, nobody: a draw of a scenario; None while it goes on."""
        return self.battle.winners

    def layout(self) -> list[str]:
        """The cells of an assault's fort that the defender has laid so far, in his order (AS-52)."""
        return [name_of(cell) for cell in self.battle.laid]

    def snapshot(self) -> dict[str, Any]:
        """Everything that lies on the table, and the orders of all, as plain data."""
        battle = self.battle
        return {
            "ships": {ship.id: of_ship(ship) for ship in battle.ships if ship.afloat and ship.cell != NOWHERE},
            "waiting": sorted(ship.id for ship in battle.ships if ship.afloat and ship.cell == NOWHERE),
            "beaten": battle.beaten and battle.beaten.id,
            "parties": battle.parties(),
            "lines": sorted([ship.id for ship in line if ship.afloat] for line in battle.lines),
            "order": battle.order,
            "role": battle.role if isinstance(battle, Scenario) else None,
            "forts": {
                seat: {"up": sorted(map(name_of, fort.up)), "fired": sorted(map(name_of, fort.fired))}
                for seat, fort in battle.forts.items()
            },
            "wind": battle.wind
            and {
                "towards": battle.wind[0],
                "strength": battle.wind[1],
                "ranges": {course: reach(battle, course) for course in COURSES},
            },
            "situation": battle.situation,
            "decks": {"wind": sorted(battle.wind_deck), "situations": sorted(battle.situation_deck)},
            "mover": battle.mover,
            "turn": battle.turn,
            "round": battle.round,
            "rounds": battle.rounds,
            "quiet": battle.quiet,
            "sums": list(battle.sums),
            "out": sorted(battle.idle_for_good()),
            "orders": {seat: asdict(orders) for seat, orders in battle.orders.items()},
            "active": battle.active and battle.active.id,
        }


def of_ship(ship: Ship) -> dict[str, Any]:
    """A ship as plain data."""
    return {
        "seat": ship.seat,
        "masts": ship.masts,
        "cell": name_of(ship.cell),
        "heading": ship.heading,
        "used": dict(ship.used),
        "acted": ship.acted,
        "barred": ship.barred,
    }
