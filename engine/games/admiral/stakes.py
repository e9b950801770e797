"""What a position of one's own turn is worth: what sides have, what they may lose, and where ships go.

The unit is a point of a ship's strength. Weights are data (`data/rival.toml`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from engine.games.admiral.ahead import Ahead, left_of
from engine.games.admiral.arcs import SHOTS
from engine.games.admiral.boarding import MOST
from engine.games.admiral.data import RIVAL, SIZES, Aims
from engine.games.admiral.parties import begun_by, foes, rivals_of
from engine.games.admiral.sharing import hold
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import NOBODY, State, Wind
from engine.games.admiral.sweeps import Sweep, still, sweep
from engine.games.admiral.worth import FAR, fight, leagues, paces, shots

DECIDED = 1000.0
"""What it is worth if the game is won."""
MANY = 4
"""So many pearls are reckoned to win where no number does."""
_SURE = 50.0
"""More in the exponent makes no difference."""
_HARM = RIVAL.harm


class Hull(NamedTuple):
    """A ship as a target: her cell, her strength, what is lost besides with her, what of that are pearls."""

    cell: int
    strength: int
    extra: float
    cargo: float


class Foe(NamedTuple):
    """Who may do harm: where, with how many shots, with what strength when boarding (0: not), how much as a fireship,
    and how likely at all.
    """

    sweep: Sweep
    shots: int
    strength: int
    burns: int
    likely: float


def value(ahead: Ahead, seat: int) -> float:
    """What a position is worth to a seat at the end of its turn (see `engine.rivals.mind.Mind`)."""
    over = ahead.state.over
    if over is not None:
        return 0.0 if len(over.winners) == len(ahead.state.orders) else DECIDED if seat in over.winners else -DECIDED
    ours, others = _reckoned(ahead, seat, _HARM.feared, _HARM.hoped, True)
    return ours - _share(ahead.state) * sum(others.values())


def _share(state: State) -> float:
    """How much of harm and good done to one of the others counts."""
    return 1.0 if len(set(state.sides)) == 2 else _HARM.many


def _reckoned(ahead: Ahead, seat: int, feared: float, hoped: float, hunts: bool) -> tuple[float, dict[int, float]]:
    """What the seat's side has, with what the turn and the next ones may bring, and what each other one has.

    `hunts`: whether it counts how near rivals are, which leads ships to them; it would speak for sparing the near ones.
    """
    state = ahead.state
    against = foes(state.sides, seat)
    share, sides = _share(state), state.sides
    landings, pearl, aims = _ports(state, against), _pearl(state), _aims(state)
    own: list[Hull] = []
    others: list[Hull] = []
    mine: list[Foe] = []
    theirs: list[Foe] = []
    total = ahead.bonus
    rest: dict[int, float] = {}
    hit = dict.fromkeys([shot[0] for shot in ahead.shots])
    for place, ship in enumerate(state.ships):
        if not ship.strength:
            continue
        if against[ship.seat]:
            side = sides[ship.seat]
            rest[side] = rest.get(side, 0.0) + _worth(ship, pearl, aims)
            left, gone = left_of(ahead, place) if place in hit else (ship.strength, 0.0)
            if place in ahead.fought:
                continue
            hull = _hull(ship, max(1, round(left)), pearl, aims)
            others.append(hull)
            theirs.append(_foe(state, ship, hull.strength, 1 - gone, _wind(state, seat, ship.seat)))
        else:
            total += _worth(ship, pearl, aims)
            strength = 1 if place in ahead.boarders else ship.strength
            if ship.seat == seat:
                own.append(_hull(ship, strength, pearl, aims))
            mine.append(_foe(state, ship, strength, 1.0, None))
    for fort in state.forts:
        if not fort.strength or fort.seat == NOBODY:
            continue
        worth = RIVAL.fort + RIVAL.wall * fort.strength + pearl * fort.pearls
        foe = Foe(still(state.layout, "fort", fort.cell), 2 if state.terms.fire else 0, 0, 0, 1.0)
        if against[fort.seat]:
            if (side := sides[fort.seat]) in rest:
                rest[side] += worth
            theirs.append(foe)
        else:
            total += worth
            mine.append(foe)
    hard = state.terms.hard
    for target, near, far in ahead.shots:
        found = state.ships[target] if target >= 0 else state.forts[~target]
        total += share * shots(found, near, far, hard)
        if found.pearls:
            total += share * RIVAL.aboard * pearl * found.pearls * left_of(ahead, target)[1]
    total -= feared * share * danger(own, theirs)
    total += hoped * share * danger(others, mine)
    return total + _errands(state, seat, others if hunts else (), landings), rest


def _pearl(state: State) -> float:
    """What a pearl in an own fort is worth."""
    return RIVAL.pearls / (state.terms.pearls or MANY)


def _aims(state: State) -> Aims:
    return RIVAL.for_pearls if state.terms.goal == "pearls" else RIVAL.for_ships


def _worth(ship: Ship, pearl: float, aims: Aims) -> float:
    """What a ship is worth by herself."""
    worth = ship.strength + aims.hull[ship.id[0]] + RIVAL.aboard * pearl * ship.pearls
    if ship.task == "repair":
        worth += aims.repair * (SIZES[ship.id[0]] - ship.strength)
    return worth


def _hull(ship: Ship, strength: int, pearl: float, aims: Aims) -> Hull:
    cargo = RIVAL.aboard * pearl * ship.pearls
    return Hull(ship.cell, strength, aims.hull[ship.id[0]] + cargo, cargo)


def _foe(state: State, ship: Ship, strength: int, likely: float, wind: Wind | None) -> Foe:
    kind = ship.id[0]
    terms = state.terms
    if ship.task:
        guns = SHOTS[kind][0] if ship.task == "work" and terms.fire else 0
        return Foe(still(state.layout, kind, ship.cell), guns, 0, 0, likely)
    found = sweep(state.layout, kind, ship.cell, wind)
    if ship.lit:
        return Foe(found, 0, 0, SIZES[kind], likely)
    guns = SHOTS[kind][wind is not None and wind.force == "storm"] if terms.fire else 0
    return Foe(found, guns, strength if terms.board else 0, 0, likely)


def danger(hulls: Sequence[Hull], foes: Sequence[Foe]) -> float:
    """What these ships may lose in their foes' next turn, on average: most of it of that which can lose most."""
    losses = []
    often, seldom, hit = _HARM.often, _HARM.seldom, _HARM.hit
    for hull in hulls:
        bit, damage = 1 << hull.cell, 0.0
        crew = []
        for where, guns, strong, burns, likely in foes:
            if guns:
                if where.often & bit:
                    damage += often * guns * hit * likely
                elif where.seldom & bit:
                    damage += seldom * guns * hit * likely
            if strong and where.boards & bit:
                crew.append((strong, likely * (often if where.boards_often & bit else seldom)))
            if burns and where.burns & bit:
                damage += burns * likely
        if damage or crew:
            losses.append(_loss(hull, damage, crew))
    if not losses:
        return 0.0
    most = max(losses)
    return most + _HARM.rest * (sum(losses) - most)


def _loss(hull: Hull, damage: float, crew: list[tuple[int, float]]) -> float:
    """What a ship loses on average to so much fire, and to who boards her after it where that pays."""
    strength = hull.strength
    part = damage / strength
    loss = strength + hull.extra if part >= 2 else min(damage, strength) + hull.extra * min(1.0, part * part)
    if crew:
        left = max(1, strength - int(damage + 0.5))
        crew.sort(reverse=True)
        ours, dice, best = 0, 0, 0.0
        likely = 1.0
        for strong, chance in crew[:MOST]:
            ours, dice, likely = ours + strong, dice + 1, min(likely, chance)
            best = max(best, likely * fight(dice, ours, 1, left, dice + 1))
        if best:
            loss = max(loss, min(damage, strength - 1) + best + hull.cargo)
    return loss


def _wind(state: State, seat: int, other: int) -> Wind | None:
    """The wind of another's next turn: that of this round if it comes yet (AD-10)."""
    order = begun_by(state.cycle, state.first)
    return state.wind if order.index(other) > order.index(seat) else None


def _ports(state: State, against: Sequence[bool]) -> int:
    """Mask of the ports of the side's live forts."""
    found = 0
    for fort, port in zip(state.forts, state.harbour.port, strict=True):
        if fort.strength and fort.seat != NOBODY and not against[fort.seat]:
            found |= port
    return found


def winning(state: State, seat: int) -> float:
    """How likely the seat wins, as far as one can say at the beginning of its turn, after which others may do harm; a
    draw is half of it.
    """
    if state.over is not None:
        winners = state.over.winners
        return 1 / len(winners) if seat in winners else 0.0
    against = foes(state.sides, seat)
    fleet = [ship for ship in state.ships if not against[ship.seat]]
    if not any(ship.strength for ship in fleet):
        return 0.0
    aims = _aims(state)
    ours, rest = _reckoned(Ahead(state), seat, aims.later, aims.ready, False)
    for other in rivals_of(state.sides, seat):  # where these have to go counts too
        if (side := state.sides[other]) in rest:
            facing = foes(state.sides, other)
            rest[side] += _errands(state, other, (), _ports(state, facing))
    unit = aims.spread * sum([SIZES[ship.id[0]] for ship in fleet])
    return 1 / (1 + sum([exp(max(-_SURE, min(_SURE, (theirs - ours) / unit))) for theirs in rest.values()]))


def _errands(state: State, seat: int, others: Sequence[Hull], landings: int) -> float:
    """What it is worth that the seat's ships are where they are, for where they have to go."""
    forts = tuple([fort.cell for fort in state.forts])
    layout, least, total = state.layout, state.terms.least, 0.0
    pearl, aims = _pearl(state), _aims(state)
    home = leagues(layout, forts, landings, least) if landings else None
    free: list[tuple[int, Ship]] = []
    for place in state.muster.owned[seat]:
        ship = state.ships[place]
        if not ship.strength or ship.task or ship.lit:
            continue
        if ship.pearls and home is not None:
            total += pearl * ship.pearls * (1 - RIVAL.aboard - RIVAL.way * min(home[ship.cell], FAR / 3))
        free.append((place, ship))
    fetching = _fetched(state, free, home) if state.sea_pearls and home is not None else {}
    total += sum(fetching.values())
    for place, ship in free:
        if ship.pearls or place in fetching:
            continue
        size = SIZES[ship.id[0]]
        if home is not None and state.terms.repair and 2 * ship.strength < size:
            total -= min(aims.berth * home[ship.cell], ship.strength / 2)  # or she had better be sunk
        elif others:
            here = state.board.sea.apart[ship.cell]
            hunted = min(others, key=lambda foe: here[foe.cell] + foe.strength / 2 - foe.extra)
            total -= aims.hunt * paces(layout, forts, hunted.cell)[ship.cell]
    return total


def _fetched(state: State, free: Sequence[tuple[int, Ship]], home: Sequence[float]) -> dict[int, float]:
    """Which ships fetch a pearl from the sea, to each the nearest, and what it is worth that they are so near."""
    forts, pearl = tuple([fort.cell for fort in state.forts]), _pearl(state)
    ways = []
    for cell, _ in state.sea_pearls:
        table = leagues(state.layout, forts, 1 << cell, state.terms.least)
        back = home[cell]
        ways += [(table[ship.cell] + back, place, cell) for place, ship in free if not ship.pearls and hold(ship)]
    found: dict[int, float] = {}
    taken: set[int] = set()
    for far, place, cell in sorted(ways):
        if place not in found and cell not in taken:
            found[place] = pearl * (RIVAL.fetched - RIVAL.near * min(far, FAR / 3))
            taken.add(cell)
    return found
