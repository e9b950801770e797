"""After a fight the winner shares out points and pearls among the hulls (AD-42 to AD-44)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.game import Action, Choice
from engine.games.admiral.asking import USUAL, asking, note, value
from engine.games.admiral.data import FORT, LADEN, SIZES
from engine.games.admiral.losses import holed, repairs_over, ruined, spilt, work_over
from engine.games.admiral.portions import choose_portions, forced, portions
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import NOBODY, Pearls, Share, State, with_fort, with_ship
from engine.sailing.telling import NUMBERS, SEATS, Log, numbers
from engine.values import Path, Piece


def hold(ship: Ship) -> int:
    """So many pearls a ship carries (AD-63)."""
    return LADEN[ship.id[0]] + 1


# ---------------------------------------------------------------- points


def _sizes(state: State, step: Share) -> list[int]:
    """The full strength of the hulls: ships in ship order, the fort last."""
    sizes = [SIZES[state.ships[place].id[0]] for place in step.ships]
    return sizes if step.fort < 0 else [*sizes, FORT.strength]


def _hulls(state: State, step: Share) -> tuple[Piece, ...]:
    hulls = [value(state.ships[place]) for place in step.ships]
    return tuple(hulls if step.fort < 0 else [*hulls, value(state.forts[step.fort])])


def usual_share(sizes: Sequence[int], points: int, held: int = -1) -> list[int]:
    """One point to each hull from the strongest down, then the strongest are filled; of equals the first (AD-42).
    `held`: the place of a fort that was held; it comes first, so that it isn't lost in a defence that was won.
    """
    order = sorted(range(len(sizes)), key=lambda at: (at != held, -sizes[at]))
    gets = [0] * len(sizes)
    for at in order[:points]:
        gets[at] = 1
    left = points - sum(gets)
    for at in order:
        more = min(left, sizes[at] - gets[at])
        gets[at] += more
        left -= more
    return gets


def _usual(state: State, step: Share, sizes: Sequence[int]) -> list[int]:
    held = step.fort >= 0 and step.winner != state.mover
    return usual_share(sizes, step.points, len(step.ships) if held else -1)


def resolve_share(state: State, step: Share, log: Log) -> State | None:
    """The mover is asked, another by his standing orders; else it is shared out as usual. None: the winner is asked."""
    if step.seat is not None:
        return None
    rest = state.todo[1:]
    if not forced(_sizes(state, step), step.points) and (
        step.winner == state.mover or state.orders[step.winner].shares == "ask"
    ):
        return replace(state, todo=(replace(step, seat=step.winner), *rest))
    return act_share(replace(state, todo=rest), step, (USUAL,), log)


def choose_share(state: State, step: Share, path: Path) -> Choice | Action:
    """``usual``, or how much each hull gets (AD-42). Raises IllegalAction for a path to nowhere."""
    sizes, hulls = _sizes(state, step), _hulls(state, step)
    usual = note("shares", ship=hulls, left=numbers(_usual(state, step, sizes)))
    return choose_portions(
        sizes, step.points, usual, lambda at, left: asking("share", ship=hulls[at], n=NUMBERS[left]), path
    )


def act_share(state: State, step: Share, path: Path, log: Log) -> State:
    """The hulls have what they get; those with nothing are lost (AD-42, AD-44). Its step has been taken off."""
    sizes, hulls = _sizes(state, step), _hulls(state, step)
    gets = _usual(state, step, sizes) if path == (USUAL,) else portions(step.points, path)
    if step.winner == NOBODY:
        log.tell("admiral-event-stands", target=hulls[0], left=NUMBERS[gets[0]])
    else:
        log.tell(
            "admiral-event-shared", reveals=step.winner != state.mover, seat=SEATS[step.winner], ship=hulls,
            left=numbers(gets),
        )  # fmt: skip
    for place, points, size in zip(step.ships, gets, sizes, strict=False):
        ship = state.ships[place]
        if points:
            state = with_ship(state, place, replace(ship, strength=points, task="" if points == size else ship.task))
        else:
            state = holed(state, place, log)
    if step.fort >= 0:
        state = _held(state, step.fort, gets[-1], log)
    if any(state.ships[place].pearls for place in step.ships):
        state = replace(state, todo=(Pearls(winner=step.winner, ships=step.ships), *state.todo))
    return state


def _held(state: State, place: int, points: int, log: Log) -> State:
    """A fort after it was stormed; without a point it is ruined (AD-44)."""
    if not points:
        log.tell("admiral-event-fort-given-up", target=value(state.forts[place]))
        return ruined(state, place, log, assaulted=True)
    state = with_fort(state, place, replace(state.forts[place], strength=points))
    if points == FORT.strength:
        state = work_over(state, place, log)
    return repairs_over(state, log)


# ---------------------------------------------------------------- pearls


def _afloat(state: State, step: Pearls) -> list[int]:
    return [place for place in step.ships if state.ships[place].strength]


def _total(state: State, step: Pearls) -> int:
    return sum([state.ships[place].pearls for place in step.ships])


def usual_stowing(state: State, step: Pearls) -> list[int]:
    """Pearls stay; those of lost hulls go to the first with room (AD-43)."""
    afloat = [state.ships[place] for place in _afloat(state, step)]
    left = _total(state, step) - sum([ship.pearls for ship in afloat])
    counts = []
    for ship in afloat:
        more = min(left, hold(ship) - ship.pearls)
        counts.append(ship.pearls + more)
        left -= more
    return counts


def resolve_pearls(state: State, step: Pearls, log: Log) -> State | None:
    """As `resolve_share`."""
    if step.seat is not None:
        return None
    rest = state.todo[1:]
    holds = [hold(state.ships[place]) for place in _afloat(state, step)]
    if not forced(holds, _total(state, step)) and (
        step.winner == state.mover or state.orders[step.winner].pearls == "ask"
    ):
        return replace(state, todo=(replace(step, seat=step.winner), *rest))
    return act_pearls(replace(state, todo=rest), step, (USUAL,), log)


def choose_pearls(state: State, step: Pearls, path: Path) -> Choice | Action:
    """``usual``, or how many pearls each ship afloat gets (AD-42). Raises IllegalAction for a path to nowhere."""
    ships = [state.ships[place] for place in _afloat(state, step)]
    usual = note("stows", ship=tuple(map(value, ships)), n=numbers(usual_stowing(state, step)))
    return choose_portions(
        [hold(ship) for ship in ships],
        _total(state, step),
        usual,
        lambda at, left: asking("stow", ship=value(ships[at]), n=NUMBERS[left]),
        path,
    )


def act_pearls(state: State, step: Pearls, path: Path, log: Log) -> State:
    """Pearls lie as they were stowed; what fits nowhere is lost with its hull (AD-43, AD-63). Its step has been taken
    off.
    """
    afloat = _afloat(state, step)
    counts = usual_stowing(state, step) if path == (USUAL,) else portions(_total(state, step), path)
    before = [state.ships[place].pearls for place in afloat]
    state = _moved(state, step, dict(zip(afloat, counts, strict=True)))
    if counts != before or step.seat is not None:
        ships = tuple([value(state.ships[place]) for place in afloat])
        log.tell(
            "admiral-event-stowed", reveals=step.winner != state.mover, seat=SEATS[step.winner], ship=ships,
            n=numbers(counts),
        )  # fmt: skip
    for place in step.ships:
        if not state.ships[place].strength:
            state = spilt(state, place, log)
    return state


def _moved(state: State, step: Pearls, counts: dict[int, int]) -> State:
    """Each hull gives what it has too much, pearls fresh from the sea first; the others get these first."""
    wanted = sum([max(0, count - state.ships[place].pearls) for place, count in counts.items()])
    fresh = 0
    for place in step.ships:
        ship = state.ships[place]
        left = min(counts[place], ship.pearls) if place in counts else max(0, ship.pearls - wanted)
        if left < ship.pearls:
            given = ship.pearls - left
            wanted -= given
            fresh += min(ship.fresh, given)
            state = with_ship(state, place, replace(ship, pearls=left, fresh=ship.fresh - min(ship.fresh, given)))
    for place, count in counts.items():
        ship = state.ships[place]
        if count > ship.pearls:
            new = min(count - ship.pearls, fresh)
            fresh -= new
            state = with_ship(state, place, replace(ship, pearls=count, fresh=ship.fresh + new))
    return state


def settled(state: State, seat: int, log: Log) -> State:
    """What a seat that leaves has still to share out is shared out as usual."""
    while state.todo and isinstance(step := state.todo[0], Share | Pearls) and step.winner == seat:
        act = replace(state, todo=state.todo[1:])
        state = act_share(act, step, (USUAL,), log) if isinstance(step, Share) else act_pearls(act, step, (USUAL,), log)
    return state
