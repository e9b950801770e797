"""Boarding and storming (AD-40, AD-41, AD-43, AD-44). What the winner shares out is in `spoils`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from tests.engine.games.admiral.independent.draws import Draw, points
from tests.engine.games.admiral.independent.geometry import beside
from tests.engine.games.admiral.independent.losses import end_work, ruin, sink, stop_work_of
from tests.engine.games.admiral.independent.spoils import begin_share, settle_fort
from tests.engine.games.admiral.independent.state import Fort, IllegalMove, Question, Ship, State, ids, in_order
from tests.engine.sailing.independent.sea import adjacent

MOST_BOARDERS = 4


def may_attack(state: State, ship: Ship) -> bool:
    """Whether it is an own ship, not spent, without a task and no fireship (AD-34, AD-43, AD-50, AD-51). Reading: one
    that stopped its repair in this turn may."""
    return ship.owner == state.mover and not ship.spent and not ship.task and not ship.fireship


def boardings(state: State) -> dict[str, list[str]]:
    """Ships that the mover may board, by which: orthogonally adjacent ones, whatever land is between (AD-40)."""
    found: dict[str, list[str]] = {}
    if not state.terms.board:
        return found
    hands = [ship for ship in state.own_ships(state.mover) if may_attack(state, ship)]
    for target in state.fleet:
        if not state.allied(target.owner, state.mover):
            able = [ship.id for ship in hands if beside(ship.cell, target.cell)]
            if able:
                found[target.id] = able
    return found


def stormings(state: State) -> dict[str, list[str]]:
    """Forts that the mover may storm, by which ships: those in the port (AD-44)."""
    found: dict[str, list[str]] = {}
    if not state.terms.board:
        return found
    hands = [ship for ship in state.own_ships(state.mover) if may_attack(state, ship)]
    for fort in state.works:
        if not state.allied(fort.owner, state.mover) and fort.strength > 0:
            able = [ship.id for ship in hands if adjacent(ship.cell, fort.cell)]
            if able:
                found[fort.id] = able
    return found


def moves(state: State) -> Iterator[list[str]]:
    for word, found, most in (
        ("board", boardings(state), MOST_BOARDERS),
        ("storm", stormings(state), len(state.ships)),
    ):
        for target, able in found.items():
            for number in range(1, min(most, len(able)) + 1):
                for group in combinations(able, number):
                    yield [word, target, *group]


def check(state: State, words: Sequence[str]) -> None:
    """Raises IllegalMove unless ``board TARGET attackers`` or ``storm FORT attackers`` is legal."""
    if not state.terms.board:
        raise IllegalMove("AD-61", "there is no boarding in this scenario")
    if len(words) < 3 or len(set(words[2:])) != len(words[2:]):
        raise IllegalMove("notation", f"{words[0]} TARGET attackers")
    for id in words[2:]:
        if not may_attack(state, state.ship(id)):
            raise IllegalMove("AD-40", f"{id} may not attack")
    rule, found = ("AD-40", boardings(state)) if words[0] == "board" else ("AD-44", stormings(state))
    able = found.get(words[1], [])
    if not set(words[2:]) <= set(able):
        raise IllegalMove(rule, f"{words[1]} can be attacked by {able}")
    if words[0] == "board" and len(words[2:]) > MOST_BOARDERS:
        raise IllegalMove("AD-40", "at most four")


def board(state: State, words: Sequence[str], draw: Draw) -> None:
    """A boarding: a die for each attacker, in ship order, then the target's (AD-41). All are spent and it is an event
    (AD-43, AD-69); equal sums sink all of them, else the loser's ships are captured, fireships due in the captor's next
    turn (AD-34)."""
    target, group = state.ship(words[1]), in_order([state.ship(id) for id in words[2:]])
    state.event = True
    hulls = in_order([*group, target])
    for ship in hulls:
        ship.spent = True
    stop_work_of(state, target)
    attack = points(draw, len(group)) + sum([ship.strength for ship in group])
    defence = points(draw, 1) + target.strength
    if attack == defence:
        for ship in hulls:
            sink(state, ship)
        return
    winner = state.mover if attack > defence else target.owner
    for ship in hulls:
        if ship.owner != winner:
            ship.owner, ship.task = winner, None
            ship.fireship = state.turn if ship.fireship else 0
        ship.strength = 0
    begin_share(state, Question("share", winner, hulls=ids(hulls), points=abs(attack - defence)))


def storm_fort(state: State, words: Sequence[str], draw: Draw) -> None:
    """A storming (AD-44)."""
    defend(state, state.forts[words[1]], in_order([state.ship(id) for id in words[2:]]), draw)


def defend(state: State, fort: Fort, group: list[Ship], draw: Draw) -> None:
    """A defender who wants to be asked says first who joins, else all join (AD-44)."""
    able = defenders(state, fort)
    if able and fort.owner is not None and (fort.owner, "join") in state.terms.ask:
        state.pending = Question("join", fort.owner, fort=fort.id, group=ids(group), able=ids(able))
    else:
        resolve_storm(state, fort, group, able, draw)


def defenders(state: State, fort: Fort) -> list[Ship]:
    """The defender's own ships in the port, be they spent, at a task or fireships (AD-44)."""
    if fort.owner is None:
        return []
    return [ship for ship in state.own_ships(fort.owner) if adjacent(ship.cell, fort.cell)]


def resolve_storm(state: State, fort: Fort, group: list[Ship], joined: list[Ship], draw: Draw) -> None:
    """The dice: the attackers' in ship order, then the fort's, then those of the ships that joined (AD-41).

    Equal sums destroy all. The loser's ships are sunk, their pearls with them; the winner shares out the difference
    among his ships and the fort. A fort that is taken fires from the next round (AD-44).
    """
    state.event = True
    for ship in [*group, *joined]:
        ship.spent = True
    for ship in joined:
        stop_work_of(state, ship)
    attack = points(draw, len(group)) + sum([ship.strength for ship in group])
    defence = points(draw, 1 + len(joined)) + fort.strength + sum([ship.strength for ship in joined])
    if attack == defence:
        for ship in [*group, *joined]:
            sink(state, ship)
        ruin(state, fort, assaulted=True)
        return
    taken = attack > defence
    winners, losers = (group, joined) if taken else (joined, group)
    for ship in losers:
        sink(state, ship)
    for ship in winners:
        ship.strength = 0
    fort.strength = 0
    if taken:
        fort.owner, fort.spent = state.mover, True
        end_work(state, fort)
    if not taken and not joined:
        fort.strength = min(fort.kind.strength, defence - attack)
        settle_fort(state, fort)
        return
    assert fort.owner is not None
    difference = abs(attack - defence)
    begin_share(state, Question("share", fort.owner, fort=fort.id, hulls=ids(winners), points=difference))
