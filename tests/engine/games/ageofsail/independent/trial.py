"""Random play of the model, of the battle and of scenarios, and what must hold of it whatever is done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from random import Random
from typing import Any

from tests.engine.games.ageofsail.independent.assault import Assault
from tests.engine.games.ageofsail.independent.battle import NOBODY, NOWHERE, Battle, Fort
from tests.engine.games.ageofsail.independent.model import Model
from tests.engine.games.ageofsail.independent.scenario import Scenario
from tests.engine.games.ageofsail.independent.situations import DECK
from tests.engine.games.ageofsail.independent.wind import all_winds
from tests.engine.sailing.independent.sea import COURSES, LETTERS, Cell, adjacent, cell_of, distance

FREELY, LEAVES = 0.05, 0.002
"""How often somebody changes an order instead of what is owed, or leaves."""


def random_options(rng: Random) -> dict[str, Any]:
    """Any options."""
    return {
        "situations": rng.random() < 0.7,
        "wind": rng.choice(("printed", "brisk")),
        "rounds": rng.choice((10, 20, 60)),
        "printed": rng.random() < 0.2,
    }


def random_path(paths: set[str], goals: list[Cell], rng: Random) -> str:
    """One of the paths: often one that fires, or sails near to a goal, so that something happens; else any kind."""
    kinds: dict[str, list[str]] = {}
    for path in sorted(paths):
        kinds.setdefault(kind_of(path), []).append(path)
    if "fire" in kinds and rng.random() < 0.7:
        return rng.choice(kinds["fire"])
    for ashore in ("land", "party"):
        if ashore in kinds and rng.random() < 0.5:
            return rng.choice(kinds[ashore])
    kind = "sail" if "sail" in kinds and rng.random() < 0.6 else rng.choice(sorted(kinds))
    ways = kinds[kind]
    if kind == "sail" and goals and rng.random() < 0.8:
        near = {way: min(distance(cell_of(way.split()[-1]), goal) for goal in goals) for way in ways}
        least = min(near.values())
        ways = [way for way in ways if near[way] <= max(1, least)]
    return rng.choice(ways)


def kind_of(path: str) -> str:
    """What a path does, roughly."""
    first, *rest = path.split()
    if first in ("leave", "land", "party"):
        return first
    if first == "line":
        rest = rest[1:]
    if first == "cannons" or first[0] in LETTERS:
        return "fire"
    if len(rest) == 2 and rest[1].isdigit() and rest[0] != "land":
        return "fire"
    if len(rest) == 1 and rest[0][0] in LETTERS and rest[0] not in COURSES:
        return "sail"
    if rest and (rest[0] == "repair" or rest[0] in COURSES):
        return "repair" if rest[0] == "repair" else "turn"
    return "arrange" if len(rest) == 2 and rest[1] in COURSES else first


def enemies(battle: Battle, seat: int) -> list[Cell]:
    """Where the others' ships and the cannons lie that this seat can attack, and the fort that is raced for."""
    cannons = [cell for other, fort in battle.forts.items() if battle.fights(other, seat) for cell in fort.live()]
    cannons += battle.forts[NOBODY].cells if NOBODY in battle.forts else []
    return cannons + [ship.cell for ship in battle.ships if ship.afloat and battle.hostile(seat, ship.seat)]


class Watched:
    """A battle of the model, played at random and watched: each step is held against what can't be otherwise."""

    def __init__(self, seats: int, rng: Random, options: Mapping[str, Any] | None = None) -> None:
        self.rng = rng
        self.seen: Counter[str] = Counter()
        """How often each kind of thing came up."""
        first = rng.randrange(seats) if rng.random() < 0.5 else None
        self.model = Model(seats, random_options(rng) if options is None else options, rng.randrange, first)
        self.check()

    def scatter(self) -> None:
        """Puts the ships anywhere, some of them damaged, for battles that begin in the thick of it."""
        battle = self.model.battle
        free = [cell for cell in battle.cells() if battle.free(cell) and 4 < cell[0] < 16 and 4 < cell[1] < 16]
        for ship, cell in zip(battle.ships, self.rng.sample(free, len(battle.ships)), strict=True):
            ship.cell, ship.heading = cell, self.rng.choice(COURSES)
            ship.masts = self.rng.randint(1, ship.size)
        self.check()

    def play(self) -> list[int]:
        """To the end. Returns the winners."""
        while owed := self.model.owes():
            ((seat, kind),) = owed.items()
            before = self.masts()
            who = self.rng.randrange(self.model.battle.seats)
            if self.rng.random() < LEAVES:
                self.seen[f"leaves in {kind}, {'its own' if who == seat else 'another'}"] += 1
                self.model.drop(who)
            elif self.rng.random() < FREELY and (free := sorted(self.model.free_paths(who))):
                self.model.act(who, self.rng.choice(free))
            else:
                path = random_path(self.model.paths(seat), enemies(self.model.battle, seat), self.rng)
                self.seen[f"{kind} {kind_of(path)}"] += 1
                own_turn = seat == self.model.battle.mover
                self.model.act(seat, path)
                if kind == "prize" and path != "prize" and own_turn:
                    assert self.masts() == before
                mended = self.model.battle.situation == "repair"
                assert self.masts() <= before + ("repair" in path) + mended
            self.check()
        winners = self.model.result()
        assert winners is not None
        return winners

    def masts(self) -> int:
        """Masts afloat."""
        return sum(ship.masts for ship in self.model.battle.ships)

    def check(self) -> None:
        """What must hold after each step. Raises AssertionError."""
        battle = self.model.battle
        check_ships(battle, boarding="gun" in self.model.owes().values())
        if isinstance(battle, Assault):
            check_parties(battle)
        elif battle.winners is None:
            assert {ship.seat for ship in battle.ships if ship.afloat} == set(battle.living())
        check_lines(battle)
        check_decks(battle)
        for fort in battle.forts.values():
            check_fort(fort)
        assert (battle.winners is not None) == (not self.model.owes())
        for seat in self.model.owes():
            assert seat not in battle.out
            assert 0 < len(self.model.paths(seat)) < 20000
        if battle.winners is not None:
            assert battle.winners or isinstance(battle, Scenario)
            assert not set(battle.winners) & battle.out
        assert battle.quiet <= (15 if battle.printed else 10)
        assert battle.printed or battle.round <= battle.rounds


def check_ships(battle: Battle, boarding: bool) -> None:
    """No two ships in one cell, but where cannons fire at one that enters to board; none in a fort. Masts and shots
    within the class."""
    afloat = [ship for ship in battle.ships if ship.afloat and ship.cell != NOWHERE]
    shared = len(afloat) - len({ship.cell for ship in afloat})
    assert shared <= boarding
    for ship in battle.ships:
        assert 0 <= ship.masts <= ship.size
        assert all(0 <= used <= ship.size for used in ship.used.values())
        assert not ship.afloat or battle.fort_at(ship.cell) is None


def check_lines(battle: Battle) -> None:
    """A line has two ships or more, of one seat, each adjacent to the one before it, none in two lines (AS-40, AS-41).

    Not while one follows its first, when cannons fire."""
    named = [ship.id for line in battle.lines for ship in line]
    assert len(named) == len(set(named))
    for line in battle.lines:
        assert len(line) >= 2
        assert len({ship.seat for ship in line}) == 1
        assert battle.active in line or all(ship.afloat for ship in line)
        if battle.active is None:
            assert all(adjacent(one.cell, other.cell) for one, other in pairwise(line))


def check_parties(battle: Assault) -> None:
    """Three masts at most in a turned-over cell, none elsewhere (AS-52)."""
    for cell, number in Counter(mast.cell for mast in battle.ashore).items():
        assert number <= 3
        assert cell in set(battle.fort.cannons) - battle.fort.up


def check_decks(battle: Battle) -> None:
    """The cards left are some of the 24 of each set, each as often as there is one."""
    assert max(Counter(battle.wind_deck).values(), default=0) <= battle.sets
    assert set(battle.wind_deck) <= set(all_winds())
    left = Counter(battle.situation_deck)
    assert all(left[card] <= battle.sets * DECK[card] for card in left)


def check_fort(fort: Fort) -> None:
    """Six cards at most are face up, and only cannons fire."""
    assert fort.up <= set(fort.cells)
    assert fort.fired <= set(fort.cannons)
