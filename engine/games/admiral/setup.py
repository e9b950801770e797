"""The set-up of a game by its scenario and options (AD-60, AD-61, AD-66)."""

from __future__ import annotations

from engine.chance import Chance, shuffled
from engine.games.admiral.data import FORT, KINDS, SIZES
from engine.games.admiral.filed import Filed
from engine.games.admiral.options import Options
from engine.games.admiral.orders import USUAL
from engine.games.admiral.state import NOBODY, Class, Fort, Place, Round, Ship, State, Todo
from engine.games.admiral.terms import Terms
from engine.seating import Setup

BRISK, BOOKLET = (4, 16, 4), (8, 8, 8)
"""Of 24 draws so many are calm, fresh, storm (AD-10)."""


def seats(options: Options) -> frozenset[int]:
    """How many may play the scenario."""
    return frozenset(options.played.players)


def draws_first(options: Options) -> bool:
    """Whether it is drawn who begins: where the scenario names nobody (AD-60)."""
    return options.played.begins is None


def terms(options: Options) -> Terms:
    """What scenario and options make of the rules."""
    filed = options.played
    booklet = filed.wind is None and (options.printed or options.wind == "booklet")
    calm, fresh, storm = _winds(filed) or (BOOKLET if booklet else BRISK)
    race = filed.goal == "arrival"
    return Terms(
        scenario=options.word if "\n" not in options.word else filed.name,
        force=(calm, fresh, storm) if filed.storms else (calm, fresh + storm, 0),
        goal=filed.goal,
        pearls=filed.pearls_to_win,
        racers="".join(filed.racers),
        least=filed.least,
        fire="fire" in filed.actions,
        board="board" in filed.actions,
        repair="repair" in filed.actions,
        quiet=0 if race else filed.quiet * 4 // 3 if booklet else filed.quiet,
        rounds=filed.rounds,
        shared=not options.printed,
        hard=options.hard or filed.hard,
        beside=options.printed,
        automatic=not options.printed,
        doldrums=options.doldrums and not options.printed,
    )


def _winds(filed: Filed) -> tuple[int, int, int] | None:
    return None if filed.wind is None else (filed.wind.calm, filed.wind.fresh, filed.wind.storm)


def start(setup: Setup, options: Options, chance: Chance) -> State:
    """The state before anything is resolved: the first fort is to be chosen, or the first round begins.

    Raises ValueError for another number of seats than the scenario takes.
    """
    filed = options.played
    if setup.seats not in filed.players:
        raise ValueError(f"no game of {setup.seats}")
    first = setup.first
    if first is None:
        first = chance.randrange(setup.seats) if filed.begins is None else filed.begins - 1
    todo: list[Todo] = [Round()]
    if filed.chosen:
        todo = [*[Place(seat=(first + turn) % setup.seats) for turn in range(setup.seats)], *todo]
    return State(
        count=0, todo=tuple(todo), layout=filed.layout, terms=terms(options), first=first, mover=first, turn=0, round=0,
        wind=None, ships=ships(filed, setup.seats), forts=forts(filed), sea_pearls=sunken(filed, chance),
        landed=(-1,) * setup.seats, orders=(USUAL,) * setup.seats, out=(), goals=goals(filed, setup.seats), arrived=(),
        quiet=0, stirred=False, tracks=(), salvos=(), fights=(), marks=(), over=None,
    )  # fmt: skip


def ships(filed: Filed, seats: int) -> tuple[Ship, ...]:
    """All ships in ship order; numbers run on within a class in seat order. Those that are to be placed have no
    strength yet (AD-61).
    """
    fleet: list[tuple[Class, int, int, int]] = []
    for seat in range(seats):
        own = [vessel for vessel in filed.ship if vessel.seat in (None, seat + 1)]
        fleet += [(one.kind, seat, -1 if one.at is None else filed.index(one.at), one.pearls) for one in own]
    found = []
    for kind in KINDS:
        same = [one for one in fleet if one[0] == kind]
        for number, (_, seat, cell, pearls) in enumerate(same, start=1):
            strength = 0 if cell < 0 else SIZES[kind]
            found.append(Ship(f"{kind}{number}", seat, max(cell, 0), strength, pearls, pearls))
    return tuple(found)


def forts(filed: Filed) -> tuple[Fort, ...]:
    """The forts, in the file's order."""
    return tuple(
        [
            Fort(
                f"fort-{fort.at.lower()}", NOBODY if fort.seat is None else fort.seat - 1, filed.index(fort.at),
                FORT.strength, fort.pearls, goal=-1 if fort.goal is None else goal_of(filed, fort.goal),
            )
            for fort in filed.fort
        ]
    )  # fmt: skip


def goals(filed: Filed, seats: int) -> tuple[int, ...]:
    """By seat, the fort to whose port it sails, where it has its own from the start (AD-61)."""
    found = [-1] * seats
    for fort in forts(filed):
        if fort.seat != NOBODY:
            found[fort.seat] = fort.goal
    return tuple(found)


def goal_of(filed: Filed, cell: str) -> int:
    """The place of the fort on a cell."""
    return next(place for place, fort in enumerate(filed.fort) if fort.at == cell)


def sunken(filed: Filed, chance: Chance) -> tuple[tuple[int, int], ...]:
    """The cells with pearls in the sea, and how many: those of the lots are drawn (AD-60, AD-66)."""
    cells = list(filed.all(filed.pearls))
    for lot in filed.lot:
        cells += shuffled(filed.all(lot.cells), chance)[: lot.draw]
    return tuple([(cell, cells.count(cell)) for cell in sorted(set(cells))])
