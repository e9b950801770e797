"""Fire: whom a piece reaches, and salvos (AD-3, AD-30 to AD-33)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from tests.engine.games.admiral.independent.draws import Draw, die
from tests.engine.games.admiral.independent.geometry import (
    add,
    covered,
    diagonal,
    fort_at,
    in_port,
    line,
    ships_at,
)
from tests.engine.games.admiral.independent.losses import hurt
from tests.engine.games.admiral.independent.state import Armed, Fort, IllegalMove, State, shots_left
from tests.engine.sailing.independent.sea import adjacent


def is_target(state: State, target: Armed) -> bool:
    """Whether a piece is of another side than the mover, or a live fort of nobody (AD-30)."""
    return not state.allied(target.owner, state.mover) and target.strength > 0


def out_of_reach(state: State, shooter: Armed, target: Armed) -> str | None:
    """Why a piece doesn't reach another, or None (AD-30).

    Land stops a shot even at an adjacent cell. Forts fire over ships, but for those in a cell of a port; ships in the
    cell of the target don't hide it.
    """
    found = line(shooter.cell, target.cell)
    if found is None:
        return "no row, column or diagonal"
    step, distance = found
    if distance > shooter.kind.range[diagonal(step)]:
        return "out of range"
    here = shooter.cell
    for number in range(1, distance + 1):
        there = add(here, step)
        if covered(state, here, there):
            return "land"
        here = there
        if number < distance:
            if fort_at(state, here):
                return "a fort between"
            if ships_at(state, here) and (not isinstance(shooter, Fort) or in_port(state, here)):
                return "a ship between"
    return None


def shooters(state: State, seat: int) -> list[Armed]:
    """Own pieces that may fire: ships in ship order, then forts."""
    pieces: list[Armed] = [*state.own_ships(seat), *(fort for fort in state.works if fort.owner == seat)]
    return [piece for piece in pieces if shots_left(state, piece) > 0]


def targets(state: State) -> dict[str, dict[str, int]]:
    """What the mover may fire at: by whom, with the shots that these have left."""
    found: dict[str, dict[str, int]] = {}
    if not state.terms.fire:
        return found
    guns = shooters(state, state.mover)
    pieces: list[Armed] = [*state.fleet, *state.works]
    for target in pieces:
        if is_target(state, target):
            able = {gun.id: shots_left(state, gun) for gun in guns if out_of_reach(state, gun, target) is None}
            if able:
                found[target.id] = able
    return found


def parse(state: State, words: Sequence[str]) -> tuple[Armed, dict[str, int]]:
    """The target and the shots of each of ``fire TARGET shooters [number | all | fewer numbers]``.

    Raises IllegalMove.
    """
    if not state.terms.fire:
        raise IllegalMove("AD-61", "there is no fire in this scenario")
    if len(words) < 3:
        raise IllegalMove("notation", "who fires at whom?")
    target = state.armed(words[1])
    if not is_target(state, target):
        raise IllegalMove("AD-30", f"{target.id} is no target")
    names, rest = [], list(words[2:])
    while rest and not (rest[0].isdigit() or rest[0] in ("all", "fewer")):
        names.append(rest.pop(0))
    if not names or len(set(names)) != len(names):
        raise IllegalMove("notation", "shooters are a set of at least one")
    for id in names:
        gun = state.armed(id)
        if gun.owner != state.mover:
            raise IllegalMove("AD-11", f"{id} is not the mover's")
        if shots_left(state, gun) <= 0:
            raise IllegalMove("AD-3", f"{id} has no shot left")
        why = out_of_reach(state, gun, target)
        if why:
            raise IllegalMove("AD-30", f"{id} doesn't reach {target.id}: {why}")
    most = {gun.id: shots_left(state, gun) for gun in shooters(state, state.mover) if gun.id in names}
    return target, numbers(most, rest)


def numbers(most: dict[str, int], rest: list[str]) -> dict[str, int]:
    """How many shots each fires of those that it has, by what is told of them. Raises IllegalMove."""
    several = [id for id, number in most.items() if number > 1]
    if not rest:
        if several:
            raise IllegalMove("notation", "how many shots?")
        return dict(most)
    if rest == ["all"] and (len(most) > 1 or not several):
        return dict(most)
    if len(most) == 1:
        given, asked = rest, list(most)
    elif rest[0] == "fewer" and several:
        given, asked = rest[1:], several
    else:
        raise IllegalMove("notation", f"unexpected: {rest}")
    if len(given) != len(asked) or not all(word.isdigit() for word in given):
        raise IllegalMove("notation", f"a number for each of {asked}")
    shots = dict(most)
    for id, word in zip(asked, given, strict=True):
        if not 1 <= int(word) <= most[id]:
            raise IllegalMove("AD-3", f"{id} fires 1 to {most[id]}")
        shots[id] = int(word)
    return shots


def hits(pips: int, near: bool, hard: bool) -> bool:
    """Whether a shot hits; `near`: at an adjacent cell; `hard`: by the harder rule (AD-31)."""
    if hard:
        return pips % 2 == 0
    return pips != 2 if near else pips >= 3


def fire(state: State, words: Sequence[str], draw: Draw) -> None:
    """A salvo: one die, read for each shot by its own distance (AD-32). To hit a piece of a rival is an event
    (AD-69)."""
    target, shots = parse(state, words)
    pips = die(draw)
    damage = 0
    for id, number in shots.items():
        gun = state.armed(id)
        gun.fired += number
        if hits(pips, adjacent(gun.cell, target.cell), state.terms.hard):
            damage += number
    if damage:
        state.event = state.event or target.owner is not None
        hurt(state, target, damage)


def moves(state: State) -> Iterator[list[str]]:
    """All that `parse` takes, each in one of its spellings."""
    for target, able in targets(state).items():
        for counts in product(*[range(number + 1) for number in able.values()]):
            chosen = {id: count for id, count in zip(able, counts, strict=True) if count}
            if not chosen:
                continue
            words = ["fire", target, *chosen]
            several = [id for id in chosen if able[id] > 1]
            if len(chosen) == 1 and several:
                words.append(str(chosen[several[0]]))
            elif several and all(chosen[id] == able[id] for id in several):
                words.append("all")
            elif several:
                words += ["fewer", *(str(chosen[id]) for id in several)]
            yield words
