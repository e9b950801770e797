"""How games begin that the engine and the independent model of Admiral play: as the scenarios do, or wildly.

`melee`: ships close together, damaged and laden, forts damaged, nobody's or ruined. `crowd`: so with three or four
seats; `crew`: so in teams. `isles`: on land, reefs, covered sides and corners at random. `tasks`: ships under repair
and at work, rivals among them; `hands`: so in teams. In all of them mines may lie everywhere, and fireships be due. A
word after them says in which scenario: of Pearl Shoals it is who plays, like ``2v2``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableSequence
from random import Random
from typing import Any

from msgspec.structs import replace

from engine.games import admiral
from engine.games.admiral.data import LADEN, SIZES
from engine.games.admiral.layout import Layout
from engine.games.admiral.minefields import Mine, fields
from engine.games.admiral.play import settled
from engine.games.admiral.setup import start as set_up
from engine.games.admiral.state import NOBODY, Fort, Round, State
from engine.sailing.telling import Log
from engine.seating import Setup
from tests.engine.games.admiral.at_tasks import apart, cells_of, swarm, tasked
from tests.engine.games.admiral.independent import placing, scenarios, shoals
from tests.engine.games.admiral.independent.state import State as Model
from tests.engine.games.admiral.lots import islands_of, legal
from tests.engine.games.admiral.translation import cell_name, set_of, theirs
from tests.engine.sailing.recorded import Recorded

MINIS = ("mini1", "mini2", "mini3")
OFTEN: dict[str, tuple[Any, float]] = {
    "wind": ("booklet", 0.3), "hard": (True, 0.3), "doldrums": (False, 0.4), "printed": (True, 0.2),
}  # fmt: skip
"""Options that aren't the usual ones, and how often."""
CHOSEN = ("usual", "none", "one", "two", "three")
TURNS_BEFORE = 8
"""So many turns have been played before a wild position, in which ships may have been declared fireships."""


class Chance(Recorded):
    """Chance of the engine; what is shuffled, the place of a pearl, the model is told."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        self.rng.shuffle(x)


def begin(kind: str, rng: Random, chance: Chance) -> tuple[State, Model, str]:
    """A game on both sides, and what it is. Raises AssertionError where the scenarios differ."""
    how, scenario = kind.split()[0], kind.split()[-1]
    race, pearly = scenario in MINIS, scenario in shoals.MODES
    options = {key: value for key, (value, often) in OFTEN.items() if rng.random() < often}
    chosen = {} if race or scenario == "skirmish" else {"mines": rng.choice(CHOSEN)}
    if pearly:
        chosen |= {"teams": scenario if scenario in shoals.TEAMS else "none", "scenario": "shoals"}
        chosen |= {"islands": rng.choice(("none", "lot")), "reefs": rng.choice(("lot", "players"))}
    seats = rng.randint(1, 4) if race else shoals.seats_of(scenario) if pearly else 2
    first = rng.randrange(seats)
    known = admiral.Options(**{"scenario": scenario, **chosen, **options})
    sides = [side.key for side in admiral.hooks.sides(known, seats) for _ in range(side.seats)]
    rng.shuffle(sides)
    state = set_up(Setup(seats, first, tuple(sides)), known, chance)
    plain = plain_of(scenario, state, known, options)
    same_start(state, plain)
    if pearly:
        legal(state, plain, known)
    if how == "isles":
        state = isles(state, rng, plain)
    if how != scenario and not race:
        state = replace(state, todo=(Round(),))
        if how in ("crowd", "crew", "hands") or (how == "isles" and seats == 2 and rng.random() < 0.3):
            state = crowd(state, rng, 4 if how == "crew" else rng.randint(3, 4))
        if how in ("crew", "hands"):
            state = teamed(state, rng)
        state = needing(tasked(state, rng), rng) if how in ("tasks", "hands") else unwon(scatter(state, rng), rng)
        state = mined(lit(state, rng), rng)
        plain["terms"]["reefs"] = 0
        if rng.random() < 0.6:
            state = replace(state, terms=replace(state.terms, homeless=3))
    if not race:
        plain |= pieces_of(state)
        plain |= {"seats": len(state.orders), "turn": state.turn}
        plain["terms"]["teams"] = tuple([state.sides[seat] for seat in state.cycle]) if teams(state) else ()
        plain["terms"]["mines"] = state.terms.mines
        plain["terms"]["fort_loss"] = state.terms.homeless > 0
        if state.terms.goal == "pearls":
            plain["terms"]["need"] = state.terms.pearls or 99
    plain["first"] = theirs(state, state.first)
    chance.waiting.clear()
    state = settled(state, Log(chance))
    model = placing.start(plain, chance.again)
    return state, model, f"{kind}, {seats} seats, {first} first, {sides}, {chosen}, {options}"


def teams(state: State) -> bool:
    """Whether anybody has partners."""
    return len(set(state.sides)) < len(state.sides)


def plain_of(scenario: str, state: State, known: admiral.Options, options: dict[str, Any]) -> dict[str, Any]:
    """The model's own scenario, with what was drawn by the engine; by the letter the fleet battle is a duel (AD-70)."""
    seats = len(state.orders)
    if scenario in MINIS:
        return scenarios.mini(int(scenario[4]), seats, **options)
    if scenario in shoals.MODES:
        _, _, corners = shoals.middle(scenario)
        pearls = {cell_name(state, cell) for cell, _ in state.sea_pearls}
        (without,) = [place for place, corner in enumerate(corners) if corner not in pearls]
        reefs = [cell_name(state, cell) for cell in state.layout.reefs]
        drawn = [name for name in reefs if name not in shoals.GIVEN_REEFS.get(seats, ())]
        by_players = known.reefs == "players"
        return shoals.shoals(
            scenario, without, islands_of(state, scenario), drawn, by_players, state.terms.mines, **options
        )
    mined = {} if scenario == "skirmish" else {"mines": state.terms.mines}
    return scenarios.FIGHTS["duel" if scenario == "fleet" and options.get("printed") else scenario](**mined, **options)


def same_start(state: State, plain: dict[str, Any]) -> None:
    """Both have the same board, forts and fleets; which cells of its port a ship begins in is data but in Pearl Shoals,
    and where a pearl lies by lot is chance (AD-61, AD-62, AD-66, AD-67). Raises AssertionError."""

    def names(cells: tuple[int, ...]) -> list[str]:
        return sorted([cell_name(state, cell) for cell in cells])

    board, layout = {"columns": 24, "rows": 14, "reefs": [], **plain["board"]}, state.layout
    assert (layout.width, layout.height) == (board["columns"], board["rows"])
    for key in ("closed", "coastal", "reefs"):
        assert names(getattr(layout, key)) == sorted(board[key]), key
    forts = {(cell_name(state, fort.cell), None if fort.seat < 0 else theirs(state, fort.seat)) for fort in state.forts}
    assert forts == {(fort["cell"], fort.get("owner")) for fort in plain["forts"]}
    told = plain["terms"]
    if told.get("fort_loss"):
        fleets = sorted([(theirs(state, ship.seat), ship.id[0], cell_name(state, ship.cell)) for ship in state.ships])
        wanted = [(seat, id[0], cell) for seat, fleet in plain["fleets"].items() for id, cell in fleet.items()]
        assert fleets == sorted(wanted), sorted({*fleets} ^ {*wanted})
        assert (state.terms.pearls, state.terms.homeless) == (told["need"], 3)
        assert tuple([state.sides[seat] for seat in state.cycle]) == (told["teams"] or state.cycle)
    else:
        fleet = {(ship.id, ship.seat) for ship in state.ships}
        assert fleet == {(id, seat) for seat, fleet in plain["fleets"].items() for id in fleet}
    pearls = Counter({cell_name(state, cell): number for cell, number in state.sea_pearls})
    if told.get("fort_loss"):
        assert pearls == plain["pearls"]
    elif "pearls" in plain:
        assert pearls.total() == 3
        assert {"L7", "M8"} <= set(pearls)
    else:
        assert not pearls


def pieces_of(state: State) -> dict[str, Any]:
    """The ships, forts, pearls and mines of an engine's state, for the model."""
    ships = [
        {"id": ship.id, "owner": theirs(state, ship.seat), "cell": cell_name(state, ship.cell),
         "strength": ship.strength, "pearls": ship.pearls, "task": ship.task or None, "fireship": ship.lit}
        for ship in state.ships
    ]  # fmt: skip
    forts = [
        {"cell": cell_name(state, fort.cell),
         "owner": None if fort.seat < 0 or not fort.strength else theirs(state, fort.seat),
         "strength": fort.strength, "pearls": fort.pearls, "rebuilt": fort.rebuilt,
         "workers": [state.ships[place].id for place in fort.workers],
         "by": theirs(state, fort.by) if fort.by >= 0 else None}
        for fort in state.forts
    ]  # fmt: skip
    pearls = {cell_name(state, cell): number for cell, number in state.sea_pearls}
    plain = {"fleets": {}, "ships": ships, "forts": forts, "pearls": pearls}
    if state.bases:
        numbers: Counter[int] = Counter()
        plain["mines"] = []
        for mine in state.mines:
            for _ in range(mine.n):
                numbers[mine.seat] += 1
                waits = "" if mine.held else set_of(mine.waits)
                plain["mines"].append(
                    {"owner": theirs(state, mine.seat), "number": numbers[mine.seat],
                     "cell": cell_name(state, mine.cell), "waits": waits}
                )  # fmt: skip
    return plain


def lit(state: State, rng: Random) -> State:
    """Some ships have been declared fireships in one of the turns before."""
    often = rng.choice((0, 0, 0.1, 0.2)) * state.terms.fireships
    ships = [
        replace(ship, lit=rng.randint(1, TURNS_BEFORE)) if not ship.task and rng.random() < often else ship
        for ship in state.ships
    ]
    return replace(state, ships=tuple(ships), turn=TURNS_BEFORE)


def mined(state: State, rng: Random) -> State:
    """Mines lie near forts and ships, switched in all ways; or none do."""
    if rng.random() < 0.3:
        return replace(state, terms=replace(state.terms, mines=0))
    most, mines = rng.choice((2, 4, 8)), []
    waters = cells_of(state, state.board.waters)
    bases = [
        tuple({*[fort.cell for fort in state.forts if fort.seat == seat], *rng.sample(waters, rng.randint(1, 2)),
               *[rng.choice(state.ships).cell for _ in range(rng.randint(1, 3))]})
        for seat in range(len(state.orders))
    ]  # fmt: skip
    for seat, field in enumerate(fields(state.layout, tuple([fort.cell for fort in state.forts]), tuple(bases))):
        able = cells_of(state, field)
        lying = [ship.cell for ship in state.ships if ship.seat != seat]
        near = [cell for cell in able if any(0 < apart(state, cell, there) <= 2 for there in lying)] or able
        cells = Counter(rng.choices(near if rng.random() < 0.7 else able, k=most))
        for cell, number in sorted(cells.items()):
            held, waits = rng.random() < 0.1, "".join([kind for kind in "sgfb" if rng.random() < 0.5])
            waits = "" if held or rng.random() < 0.6 or waits == "sgfb" else waits
            mines.append(Mine(seat, cell, number, held, waits))
    return replace(state, terms=replace(state.terms, mines=most), bases=tuple(bases), mines=tuple(mines))


def teamed(state: State, rng: Random) -> State:
    """Two teams, whose seats sit in any order and play by turns."""
    seats = len(state.orders)
    cycle = tuple(rng.sample(range(seats), seats))
    sides = [0] * seats
    for place, seat in enumerate(cycle):
        sides[seat] = place % 2
    return replace(state, cycle=cycle, sides=tuple(sides))


def isles(state: State, rng: Random, plain: dict[str, Any]) -> State:
    """Other land on both sides, but not where forts and pearls are, nor beside the forts of a race."""
    layout = state.layout
    beside = state.board.sea.beside
    kept = {fort.cell for fort in state.forts} | {cell for cell, _ in state.sea_pearls}
    if state.terms.goal == "arrival":
        kept |= {there for fort in state.forts for there in beside[fort.cell] if there >= 0}
    free = [cell for cell in range(state.board.sea.size) if cell not in kept]
    share = rng.choice((0.05, 0.1, 0.2))
    kinds = {cell: rng.choices(("closed", "reefs", "coastal", ""), (share, 0.05, 0.05, 1 - share))[0] for cell in free}
    land = {kind: tuple([cell for cell in free if kinds[cell] == kind]) for kind in ("closed", "coastal", "reefs")}
    pairs = {
        frozenset(((cell, course), (there, (course + 4) % 8)))
        for cell in range(state.board.sea.size)
        for course, there in enumerate(beside[cell])
        if there >= 0 and rng.random() < 0.03
    }
    covered = tuple(sorted({side for pair in pairs for side in pair}))
    plain["board"] = {"columns": layout.width, "rows": layout.height} | {
        kind: [cell_name(state, cell) for cell in cells] for kind, cells in land.items()
    }
    plain["board"]["covered"] = [[cell_name(state, cell) for cell, _ in pair] for pair in pairs]
    return replace(state, layout=Layout(layout.width, layout.height, covered=covered, **land))


def crowd(state: State, rng: Random, seats: int) -> State:
    """Ships are dealt out among more seats, at least one each, and there are more forts, some side by side."""
    order = rng.sample(range(len(state.ships)), len(state.ships))
    owners = {place: seat if seat < seats else rng.randrange(seats) for seat, place in enumerate(order)}
    ships = tuple([replace(ship, seat=owners[place]) for place, ship in enumerate(state.ships)])
    forts, first = list(state.forts), rng.randrange(seats)
    for seat in range(2, seats):
        free = [
            cell
            for cell in cells_of(state, state.board.waters)
            if all(apart(state, cell, fort.cell) > 1 for fort in forts)
        ]
        near = [cell for cell in free if any(apart(state, cell, fort.cell) <= 3 for fort in forts)]
        cell = rng.choice(free if rng.random() < 0.5 else near or free)
        forts.append(Fort(f"fort-{cell_name(state, cell).lower()}", seat, cell, 5))
    sea = tuple([(cell, number) for cell, number in state.sea_pearls if all(fort.cell != cell for fort in forts)])
    return replace(
        state, ships=ships, forts=tuple(forts), sea_pearls=sea, first=first, mover=first, landed=(-1,) * seats,
        goals=(-1,) * seats, orders=state.orders[:1] * seats, sides=tuple(range(seats)), cycle=tuple(range(seats)),
        homeless=(0,) * seats, shown=(0,) * seats,
    )  # fmt: skip


def scatter(state: State, rng: Random) -> State:
    """A wild position: ships close together, often about a fort; seldom all round one of a rival's."""
    harbour = state.harbour
    pearly = state.terms.goal == "pearls"
    forts = []
    for fort in state.forts:
        seat, strength = fort.seat, rng.randint(1, 5)
        if rng.random() < 0.15:
            seat, strength = (NOBODY, strength) if rng.random() < 0.5 else (seat, 0)
        forts.append(replace(fort, seat=seat, strength=strength, pearls=rng.randrange(2) * pearly * (strength > 0)))
    free = cells_of(state, state.board.waters & ~harbour.forts)
    ports = [cell for cell in free if harbour.ports >> cell & 1]
    about = rng.choice([rng.choice(free), *[rng.choice(forts).cell for _ in range(2)]])
    span = rng.choice((2, 3, 4))
    near = [cell for cell in free if apart(state, cell, about) <= span] or free
    used: Counter[int] = Counter()
    ships = list(state.ships)
    rng.shuffle(ships)
    swarmed = swarm(state, ports) if len(state.orders) == 2 and ports and rng.random() < 0.12 else []
    for place, ship in enumerate(ships):
        cell = swarmed[place] if place < len(swarmed) else -1
        while cell < 0 or used[cell] >= (2 if cell in ports else 1):
            cell = rng.choice(rng.choices((ports or free, near, free), (0.25, 0.67, 0.08))[0])
        used[cell] += 1
        strength = rng.randint(1, SIZES[ship.id[0]])
        pearls = rng.randint(0, LADEN[ship.id[0]] + 1) if pearly and rng.random() < 0.35 else 0
        seat = (place == 0) * 1 if swarmed else ship.seat
        ships[place] = replace(ship, seat=seat, cell=cell, strength=strength, pearls=pearls, fresh=pearls)
    order = [ship.id for ship in state.ships]
    sea = state.sea_pearls
    if pearly and rng.random() < 0.6:
        sea = tuple(sorted(Counter(rng.choices(near, k=rng.randint(1, 3))).items()))
    ships.sort(key=lambda ship: order.index(ship.id))
    return replace(state, forts=tuple(forts), ships=tuple(ships), sea_pearls=sea)


def laden(state: State, rng: Random) -> State:
    """The last pearls lie in ships in their own ports: it matters who lands one first (AD-64)."""
    forts = [replace(fort, seat=seat, strength=5, pearls=0) for seat, fort in enumerate(state.forts)]
    ships = [replace(ship, pearls=0, fresh=0) for ship in state.ships]
    for seat in range(len(forts)):
        own = [place for place, ship in enumerate(ships) if ship.seat == seat]
        cells = cells_of(state, state.harbour.port[seat] & state.board.waters)
        cells = [cell for cell in cells if sum([ship.cell == cell for ship in ships]) < 2]
        if own and cells:
            ships[own[0]] = replace(ships[own[0]], cell=rng.choice(cells), pearls=1, fresh=1)
    terms = replace(state.terms, pearls=0)
    return replace(state, forts=tuple(forts), ships=tuple(ships), sea_pearls=(), terms=terms)


def unwon(state: State, rng: Random) -> State:
    """Nobody has enough pearls yet."""
    if state.terms.goal != "pearls":
        return state
    if len(state.orders) == 2 and rng.random() < 0.12:
        return laden(state, rng)
    return needing(state, rng)


def needing(state: State, rng: Random) -> State:
    """More pearls are needed than anybody has, or no number wins."""
    if state.terms.goal != "pearls":
        return state
    need = rng.choice((2, 2, 3, 4, 0))
    of_teams: Counter[int] = Counter()
    for fort in state.forts:
        of_teams[state.sides[fort.seat] if fort.seat >= 0 else NOBODY] += fort.pearls
    held = max(of_teams.values())
    return replace(state, terms=replace(state.terms, pearls=need and max(need, held + 1)))
