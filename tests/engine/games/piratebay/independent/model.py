"""The model: a method for each decision, a query for what may be decided, and all that is public.

It is a second reading of the rules, to hold the engine against: it knows nothing of the engine and is made to be
obviously right, not fast. What is on the table is changed in place; chance is given from outside.

A turn ends by `end_turn` alone, also where nothing else is left to do (`only_end` says so). So whoever compares the two
ends it here as soon as the engine has done so, by a word of the player or by itself. A turn that is skipped passes by
itself, and so does that of a player who leaves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.engine.games.piratebay.independent.bay import Bay, Draws, Layout, Load, Ship
from tests.engine.games.piratebay.independent.ending import check_treasures, finish, points
from tests.engine.games.piratebay.independent.guns import attack, targets
from tests.engine.games.piratebay.independent.losing import keep, lose_cargo, may_keep
from tests.engine.games.piratebay.independent.public import snapshot
from tests.engine.games.piratebay.independent.sailing import cells_ahead, sail
from tests.engine.games.piratebay.independent.start import free_islets, launch, set_up
from tests.engine.games.piratebay.independent.turns import begin_first, pass_on
from tests.engine.games.piratebay.independent.works import (
    at_islet,
    cells_to_unload,
    explore,
    goods_near,
    land,
    load_order,
    load_treasure,
    may_work,
    order_near,
    tiles_near,
    unload,
)
from tests.engine.sailing.independent.sea import COURSES, Cell

ORDERS = {
    "return": ("returning", ("largest", "single", "hold")),
    "turn": ("turn", ("yes", "no")),
    "prizes": ("prizes", ("usual", "ask")),
}
"""By the word of a standing order its field and its values (AS-17, AS-32)."""


class Model:
    """A game. `options`: ``length`` full or half, ``watch`` 1 or 2; whether islets are chosen is said by the layout.

    Every method that decides raises ValueError for what may not be done now; `legal_*` says what may.
    """

    def __init__(self, seats: int, options: Mapping[str, Any], layout: Layout, draws: Draws) -> None:
        self.bay: Bay = set_up(seats, options, layout, draws)
        if self.bay.choosing is None:
            begin_first(self.bay)

    # what may be decided

    def owes(self) -> tuple[int, str] | None:
        """Who decides now, and what: an ``islet``, what to ``keep``, or what to do in his ``turn``."""
        bay = self.bay
        if bay.why is not None:
            return None
        if bay.choosing is not None:
            return bay.choosing, "islet"
        if bay.keep is not None:
            return bay.keep.seat, "keep"
        return bay.mover, "turn"

    def legal_islets(self) -> set[Cell]:
        """The anchors of the islets that may be chosen (PB-3)."""
        return free_islets(self.bay) if self._asked("islet") else set()

    def legal_turns(self) -> set[str]:
        """The headings that may be taken on the spot, the present one too (AS-5)."""
        return set(COURSES) if self._sailing() and not self.bay.turn.headed else set()

    def legal_sails(self) -> dict[str, list[Cell]]:
        """By course where the ship may sail, nearest first; once it has a heading on that alone (AS-5, PB-10)."""
        if not self._sailing():
            return {}
        courses = (self._ship().heading,) if self.bay.turn.headed else COURSES
        ways = {course: cells_ahead(self.bay, self._ship(), course) for course in courses}
        return {course: cells for course, cells in ways.items() if cells}

    def legal_shots(self) -> dict[Cell, int]:
        """Enemies that may be fired at, with the number of shots left on that side (AS-10, AS-11).

        Whoever fires before he has chosen a heading keeps the one he has (AS-5).
        """
        return targets(self.bay, self._ship()) if self._sailing() else {}

    def legal_explore(self) -> set[Cell]:
        """The tiles that may be turned up (PB-20)."""
        return tiles_near(self.bay, self._ship()) if self._working("explore") else set()

    def legal_load(self) -> set[tuple[Cell, str]]:
        """The cells with a treasure that may be loaded, and whether it is ``gold`` or a ``cannon`` (PB-21)."""
        return goods_near(self.bay, self._ship()) if self._working("load") else set()

    def legal_order(self) -> bool:
        """Whether the order may be taken on board, after three treasures too (PB-23)."""
        loading = self._asked("turn") and not self.bay.turn.done and self.bay.turn.work in (None, "load")
        return loading and order_near(self.bay, self._ship())

    def legal_land(self) -> bool:
        """Whether all cargo may go ashore on the own islet (PB-22)."""
        return self._working("unload") and at_islet(self._ship()) and bool(self._ship().cargo)

    def legal_unload(self) -> set[Cell]:
        """The treasure cells on which any part of the cargo may be put (PB-22)."""
        return cells_to_unload(self._ship()) if self._working("unload") else set()

    def legal_keep(self) -> set[int]:
        """How many chests of gold a winner may keep, filling his hold with cannons (PB-12, PB-14)."""
        kept = self.bay.keep
        return may_keep(self.bay.ships[kept.seat].cargo, kept.spoils) if kept and self._asked("keep") else set()

    def legal_end(self) -> bool:
        """Whether the turn, and with it a work that has begun, may be ended now."""
        return self._asked("turn")

    def only_end(self) -> bool:
        """Whether nothing is left to do in this turn."""
        more = self.legal_turns() or self.legal_sails() or self.legal_shots() or self.legal_explore()
        cargo = self.legal_load() or self.legal_order() or self.legal_land() or self.legal_unload()
        return self.legal_end() and not more and not cargo

    # decisions

    def choose_islet(self, anchor: Cell) -> None:
        """Who is to choose gets the islet of this anchor; after the last one the first turn begins (PB-3)."""
        require(anchor in self.legal_islets())
        assert self.bay.choosing is not None
        launch(self.bay, self.bay.choosing, anchor)
        self._choose_on()

    def turn(self, course: str) -> None:
        """Turns on the spot: the heading of this turn (AS-5)."""
        require(course in self.legal_turns())
        self._head(course)

    def sail(self, course: str, steps: int) -> None:
        """Sails so many cells; boarding or a merchant at the end of it too (AS-5, AS-15, PB-14)."""
        require(0 < steps <= len(self.legal_sails().get(course, [])))
        self._head(course)
        sail(self.bay, self._ship(), steps)
        check_treasures(self.bay)

    def sail_on(self, steps: int) -> None:
        """Sails on after a stop (AS-5, AS-16)."""
        self.sail(self._ship().heading, steps)

    def fire(self, cell: Cell, shots: int) -> None:
        """A shot, or a salvo of two, and what the target answers (AS-10 to AS-13)."""
        require(0 < shots <= self.legal_shots().get(cell, 0))
        self._head(self._ship().heading)
        target = self.bay.ship_at(cell)
        assert target is not None
        attack(self.bay, self._ship(), target, shots)
        check_treasures(self.bay)

    def explore(self, cell: Cell) -> str:
        """Turns up a tile and says what it was (PB-20)."""
        require(cell in self.legal_explore())
        kind = explore(self.bay, self._ship(), cell)
        check_treasures(self.bay)
        return kind

    def load(self, cell: Cell, kind: str) -> None:
        """Loads a treasure (PB-21)."""
        require((cell, kind) in self.legal_load())
        load_treasure(self.bay, self._ship(), cell, kind)

    def load_order(self) -> None:
        """Takes the order on board (PB-23)."""
        require(self.legal_order())
        load_order(self.bay, self._ship())

    def land(self) -> None:
        """All cargo goes ashore on the own islet (PB-22)."""
        require(self.legal_land())
        land(self.bay, self._ship())
        check_treasures(self.bay)

    def unload(self, cell: Cell, gold: int, cannons: int) -> None:
        """Puts so much on a treasure cell (PB-22)."""
        cargo = self._ship().cargo
        require(cell in self.legal_unload() and 0 <= gold <= cargo.gold and 0 <= cannons <= cargo.cannons)
        require(gold + cannons > 0)
        unload(self.bay, self._ship(), cell, Load(gold, cannons))

    def keep(self, gold: int) -> None:
        """The winner keeps so many chests of gold and fills his hold with cannons (PB-12, PB-14)."""
        require(gold in self.legal_keep())
        kept = self.bay.keep
        assert kept is not None
        self.bay.keep = None
        keep(self.bay, self.bay.ships[kept.seat], kept.spoils, gold)
        check_treasures(self.bay)
        self._end_of_who_left()

    def end_turn(self) -> None:
        """The turn is over: after it that of the next, or the second of a watch (PB-10, PB-27)."""
        require(self.legal_end())
        pass_on(self.bay)

    def give_order(self, seat: int, word: str, value: str) -> None:
        """A player changes a standing order of his, at any time (AS-17)."""
        field, values = ORDERS[word]
        require(self.bay.why is None and seat in self.bay.living and value in values)
        setattr(self.bay.orders[seat], field, value)

    def count_now(self) -> None:
        """The players have agreed to count (PB-26)."""
        require(self.bay.why is None)
        finish(self.bay, "agreed")

    def leave(self, seat: int) -> None:
        """A player leaves: his ship and its cargo go, the order stays where it lay; if it is his turn it ends (PB-28).

        What he was to keep of is lost as well.
        """
        bay = self.bay
        require(bay.why is None and seat in bay.living)
        bay.living.remove(seat)
        if bay.keep is not None and bay.keep.seat == seat:
            bay.lose(bay.keep.spoils)
            bay.keep = None
        if seat in bay.ships:
            ship = bay.ships[seat]
            lose_cargo(bay, ship)
            if bay.holds_order(seat):
                bay.order = ship.cell
            del bay.ships[seat]
        if len(bay.living) == 1:
            finish(bay, "alone")
        check_treasures(bay)
        if bay.why is not None:
            return
        if bay.choosing is not None:
            if bay.choosing == seat:
                self._choose_on()
        else:
            self._end_of_who_left()

    # what is public

    def result(self) -> tuple[str, list[int]] | None:
        """Why the game is over and who has won, several where they share it; None while it goes on."""
        return None if self.bay.why is None else (self.bay.why, self.bay.winners)

    def scores(self) -> dict[int, int]:
        """The points of those who haven't left (PB-24, PB-28)."""
        return {seat: points(self.bay, seat) for seat in self.bay.living}

    def snapshot(self) -> dict[str, Any]:
        """All that is public, as plain data."""
        return snapshot(self.bay)

    # helpers

    def _ship(self) -> Ship:
        return self.bay.ships[self.bay.mover]

    def _asked(self, what: str) -> bool:
        owed = self.owes()
        return owed is not None and owed[1] == what

    def _sailing(self) -> bool:
        """Whether the turn still allows to turn, sail and fire (PB-10)."""
        turn = self.bay.turn
        return self._asked("turn") and not turn.done and not turn.stayed and turn.work is None

    def _working(self, work: str) -> bool:
        return self._asked("turn") and may_work(self.bay, work)

    def _head(self, course: str) -> None:
        self._ship().heading = course
        self.bay.turn.headed = True

    def _end_of_who_left(self) -> None:
        """The turn of a player who has left is over, but what another is to keep of it is decided before (PB-12)."""
        bay = self.bay
        if bay.why is None and bay.keep is None and bay.mover not in bay.living:
            pass_on(bay)

    def _choose_on(self) -> None:
        """The next seat without an islet chooses; without one the first turn begins (PB-3)."""
        waiting = [seat for seat in self.bay.living if seat not in self.bay.ships]
        self.bay.choosing = waiting[0] if waiting else None
        if not waiting:
            begin_first(self.bay)


def require(allowed: bool) -> None:
    """Raises ValueError for what isn't allowed."""
    if not allowed:
        raise ValueError("that may not be done now")
