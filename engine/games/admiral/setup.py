"""The set-up of a game by its scenario and options (AD-60, AD-61, AD-66)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance import Chance, shuffled
from engine.games.admiral.changes import WINDS
from engine.games.admiral.data import FORT, KINDS, SIZES
from engine.games.admiral.filed import Filed
from engine.games.admiral.layout import Layout
from engine.games.admiral.lots import with_islands, with_reefs
from engine.games.admiral.options import CHOSEN_MINES, Options
from engine.games.admiral.orders import USUAL
from engine.games.admiral.scenario import TABLES
from engine.games.admiral.ships import Class, Ship
from engine.games.admiral.state import NOBODY, Fort, Mines, Place, Reefs, Round, State, Todo
from engine.games.admiral.terms import Terms
from engine.seating import Setup, Side, filled
from engine.values import Line, line

MOST_MINES = {2: 3, 3: 2, 4: 1, 5: 1, 6: 1}
"""So many mines each has at most, by how many play: there are six in the box (AD-55)."""
BRISK = (4, 16, 4)
"""Of 24 draws so many are calm, fresh, storm (AD-10)."""
TEAMS = ("team-1", "team-2", "team-3")
"""The sides of those who play in teams (AD-68)."""


def seats(options: Options) -> frozenset[int]:
    """How many may play the scenario."""
    return options.seats


def misfits(options: Options, seats: int) -> Line | None:
    """Five can't play Pearl Shoals, where four and six can (AD-62)."""
    fits = seats != 5 or options.word not in TABLES or not {4, 6} <= options.seats
    return None if fits else line("admiral-refuse-five")


def draws_first(options: Options) -> bool:
    """Whether it is drawn who begins: where the scenario names nobody (AD-60)."""
    return options.usual.begins is None


def sides(options: Options, seats: int) -> tuple[Side, ...]:
    """The teams, where there are any (AD-62, AD-68)."""
    if seats not in options.seats:
        return ()
    return tuple([Side(key, len(team)) for key, team in zip(TEAMS, options.played(seats).teams, strict=False)])


def teams(options: Options, setup: Setup) -> tuple[tuple[int, ...], ...]:
    """The seats of each team (AD-68)."""
    keys = [side.key for side in sides(options, setup.seats)] if setup.sides else []
    return tuple([tuple([seat for seat, side in enumerate(setup.sides) if side == key]) for key in keys])


def cycle(filed: Filed, found: Sequence[Side], setup: Setup) -> tuple[int, ...]:
    """The seats in the order of play, which is that of the file's players: those of a team are the seats of its side,
    in their order (AD-67). Raises ValueError for seats that aren't on these sides.
    """
    keys = filled(found, setup.sides or (None,) * setup.seats)
    if not keys:
        return tuple(range(setup.seats))
    own = [iter([seat for seat, key in enumerate(keys) if key == side.key]) for side in found]
    return tuple([next(own[side]) for side in filed.sides])


def terms(options: Options, seats: int) -> Terms:
    """What scenario and options make of the rules."""
    filed = options.played(seats)
    wind = "booklet" if options.printed else options.wind
    booklet = filed.wind is None and wind == "booklet"
    calm, fresh, storm = _winds(filed) or WINDS.get(wind, BRISK)
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
        homeless=filed.homeless,
        mines=mines(options, seats),
        fireships="fireship" in filed.actions,
    )


def mines(options: Options, seats: int) -> int:
    """So many mines each of so many players lays: what is chosen, else what the scenario says, no more than there are
    in the box (AD-55).
    """
    filed = options.played(seats)
    if filed.goal == "arrival" or not filed.fort:
        return 0
    wished = filed.mines if options.mines == "usual" else CHOSEN_MINES[options.mines]
    return min(wished, MOST_MINES[seats])


def _winds(filed: Filed) -> tuple[int, int, int] | None:
    return None if filed.wind is None else (filed.wind.calm, filed.wind.fresh, filed.wind.storm)


def start(setup: Setup, options: Options, chance: Chance) -> State:
    """The state before anything is resolved: the first fort is to be chosen, or the first round begins.

    Raises ValueError for another number of seats than the scenario takes.
    """
    if setup.seats not in options.seats:
        raise ValueError(f"no game of {setup.seats}")
    filed, seats = options.played(setup.seats), setup.seats
    order = cycle(filed, sides(options, seats), setup)
    first = setup.first
    if first is None:
        first = chance.randrange(seats) if filed.begins is None else order[filed.begins - 1]
    begins = order.index(first)
    pearls = sunken(filed, chance)
    todo: list[Todo] = [Round()]
    if mines(options, seats):
        todo = [*[Mines(seat=seat) for seat in range(seats)], *todo]
    if filed.reefs_each and options.reefs == "players":
        todo = [*[Reefs(seat=seat, reefs=filed.reefs_each) for seat in order], *todo]
    if filed.chosen:
        todo = [*[Place(seat=seat) for seat in (*order[begins:], *order[:begins])], *todo]
    ordered = dict(zip(order, filed.sides, strict=False))
    return State(
        count=0, todo=tuple(todo), layout=layout(filed, options, pearls, chance), terms=terms(options, seats),
        first=first, mover=first, turn=0, round=0, wind=None, ships=ships(filed, order), forts=forts(filed, order),
        sea_pearls=pearls, landed=(-1,) * seats, orders=(USUAL,) * seats, out=(), goals=goals(filed, order), arrived=(),
        quiet=0, stirred=False, tracks=(), salvos=(), fights=(), marks=(), over=None,
        sides=tuple([ordered[seat] for seat in range(seats)]), cycle=order, homeless=(0,) * seats, bases=(),
        mines=(), blown=(), shown=(0,) * seats,
    )  # fmt: skip


def layout(filed: Filed, options: Options, pearls: tuple[tuple[int, int], ...], chance: Chance) -> Layout:
    """The board with what is laid by lot: islands, then reefs (AD-62)."""
    found, at = filed.layout, filed.all([fort.at for fort in filed.fort])
    cells = [*[cell for cell, _ in pearls], *filed.starts]  # ships lie outside ports too, and are not cut off either
    if options.islands == "lot":
        found = with_islands(found, [island.rows for island in filed.spare], at, cells, chance)
    if options.reefs == "lot":
        found = with_reefs(found, filed.reefs_each * max(filed.players), at, cells, chance)
    return found


def ships(filed: Filed, order: Sequence[int]) -> tuple[Ship, ...]:
    """All ships in ship order; numbers run on within a class in seat order. Those that are to be placed have no
    strength yet (AD-61).
    """
    fleet: list[tuple[Class, int, int, int]] = []
    for seat in range(len(order)):
        own = [vessel for vessel in filed.ship if vessel.seat in (None, order.index(seat) + 1)]
        fleet += [(one.kind, seat, -1 if one.at is None else filed.index(one.at), one.pearls) for one in own]
    found = []
    for kind in KINDS:
        same = [one for one in fleet if one[0] == kind]
        for number, (_, seat, cell, pearls) in enumerate(same, start=1):
            strength = 0 if cell < 0 else SIZES[kind]
            found.append(Ship(f"{kind}{number}", seat, max(cell, 0), strength, pearls, pearls))
    return tuple(found)


def forts(filed: Filed, order: Sequence[int]) -> tuple[Fort, ...]:
    """The forts, in the file's order."""
    return tuple(
        [
            Fort(
                f"fort-{fort.at.lower()}", NOBODY if fort.seat is None else order[fort.seat - 1], filed.index(fort.at),
                FORT.strength, fort.pearls, goal=-1 if fort.goal is None else goal_of(filed, fort.goal),
            )
            for fort in filed.fort
        ]
    )  # fmt: skip


def goals(filed: Filed, order: Sequence[int]) -> tuple[int, ...]:
    """By seat, the fort to whose port it sails, where it has its own from the start (AD-61)."""
    found = [-1] * len(order)
    for fort in forts(filed, order):
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
