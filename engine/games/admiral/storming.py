"""Storming a fort: who may, who joins its defence, the fight, and whose the fort is then (AD-40, AD-44)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from engine.game import Action, Choice, IllegalAction, Option
from engine.games.admiral.arcs import engaged
from engine.games.admiral.asking import STORM, asking, refuse, value
from engine.games.admiral.boarding import able, fight_option, hull_options, points, rolled, taken
from engine.games.admiral.losses import marked, off_work, ruined, stirred, sunk, work_over
from engine.games.admiral.past import Fight
from engine.games.admiral.picking import picked
from engine.games.admiral.reasons import amiss, missed, named, no_stormer, outside, unfit
from engine.games.admiral.ships import Ship
from engine.games.admiral.state import NOBODY, Join, Share, State, with_fort
from engine.once import remembered
from engine.sailing.asking import wrong
from engine.sailing.telling import NUMBERS, SEATS, Log, numbers
from engine.values import Answer, Path, Piece, Value


@remembered
def storms(state: State) -> dict[int, list[int]]:
    """The forts that the mover can storm, by their places, and his ships in their ports (AD-40, AD-44)."""
    if not state.terms.board or not engaged(state):
        return {}
    seat, foes, port = state.mover, state.foes, state.harbour.port
    found = {}
    for place, fort in enumerate(state.forts):
        if fort.strength and foes[fort.seat] and state.muster.lying[seat] & port[place]:
            by = [at for at, ship in enumerate(state.ships) if able(ship, seat) and port[place] >> ship.cell & 1]
            if by:
                found[place] = by
    return found


def garrison(state: State, place: int) -> list[int]:
    """The owner's ships in the port of a fort, which may join its defence (AD-44)."""
    owner = state.forts[place].seat
    if owner == NOBODY:
        return []
    port = state.harbour.port[place]
    return [at for at, ship in enumerate(state.ships) if ship.seat == owner and ship.strength and port >> ship.cell & 1]


def strength_of(state: State, places: Sequence[int]) -> int:
    """The strength of ships together."""
    return sum([state.ships[place].strength for place in places])


# ---------------------------------------------------------------- what is asked


_ASK = asking("storm")


def options(state: State) -> tuple[Option, ...]:
    """``storm`` where there is a fort to storm."""
    return _OPTION if storms(state) else ()


_OPTION = (Option(STORM),)


def choose_storm(state: State, path: Path) -> Choice | Action:
    """``storm FORT {attackers}``. Raises IllegalAction for a path to nowhere."""
    found = storms(state)
    if not state.terms.board:
        raise refuse("no-boarding")
    if len(path) == 1:
        if not found:
            raise refuse("no-fort-to-storm")
        return Choice(_ASK, tuple([_target(state, place, by) for place, by in found.items()]))
    place = _stormed(state, found, path)
    by = found[place]
    if len(path) == 2:
        fort = state.forts[place]
        here = (state.board.cells[fort.cell],)
        ask = asking("stormers", target=value(fort))
        return Choice(ask, hull_options(state, by), most=len(by), subject=here)
    _stormers(state, found, place, path)
    if len(path) > 3:
        raise unfit(state, path[3], (state.mover,), lambda one: no_stormer(one, state.forts[place])) or wrong()
    return Action(path)


def _target(state: State, place: int, by: list[int]) -> Option:
    """The odds are those against all who may join (AD-44)."""
    fort, joined = state.forts[place], garrison(state, place)
    lead = strength_of(state, by) - strength_of(state, joined) - fort.strength
    return fight_option(fort.id, fort.seat, fort.strength, len(by), 1 + len(joined), lead)


def _stormed(state: State, found: dict[int, list[int]], path: Path) -> int:
    for place in found:
        if value(state.forts[place]) == path[1]:
            return place
    raise _missed(state, path)


def _missed(state: State, path: Path) -> IllegalAction:
    """Why the target of a path can't be stormed, or not by those who are named."""
    ship = named(state, path[1])
    if isinstance(ship, Ship) and ship.strength and ship.seat != state.mover:
        return refuse("board-it", target=value(ship))
    return missed(state, path, "not-in-port", no_stormer)


def _stormers(state: State, found: dict[int, list[int]], place: int, path: Path) -> list[int]:
    by, fort = found[place], state.forts[place]
    why = partial(amiss, state, path, len(found), lambda one: no_stormer(one, fort), _missed)
    return picked(path[2], _offered(state, by), 1, len(by), why)


def _joiners(state: State, place: int, ships: Sequence[int], answer: Answer) -> list[int]:
    fort = state.forts[place]

    def why(strange: Value) -> IllegalAction:
        return unfit(state, strange, (fort.seat,), lambda one: outside(one, fort)) or wrong()

    return picked(answer, _offered(state, ships), 0, len(ships), why)


def _offered(state: State, places: Sequence[int]) -> list[tuple[Piece, int]]:
    return [(value(state.ships[place]), place) for place in places]


def choose_join(state: State, step: Join, path: Path) -> Choice | Action:
    """Which of his ships in the port a defender adds, or none (AD-44). Raises IllegalAction for a path to nowhere."""
    ships = garrison(state, step.fort)
    if not path:
        fort = state.forts[step.fort]
        dice, strength = len(step.attackers), strength_of(state, step.attackers)
        ask = asking(
            "join", target=value(fort), n=NUMBERS[dice], strength=NUMBERS[strength], left=NUMBERS[fort.strength]
        )
        here = (state.board.cells[fort.cell],)
        return Choice(ask, hull_options(state, ships), least=0, most=len(ships), subject=here)
    _joiners(state, step.fort, ships, path[0])
    if len(path) > 1:
        raise wrong()
    return Action(path)


# ---------------------------------------------------------------- the fight


def act_storm(state: State, path: Path, log: Log) -> State:
    """A storming up to the question who joins. `path`: one that `choose_storm` ends."""
    found = storms(state)
    place = _stormed(state, found, path)
    by = _stormers(state, found, place, path)
    return replace(state, todo=(Join(fort=place, attackers=tuple(by)), *state.todo))


def resolve_join(state: State, step: Join, log: Log) -> State | None:
    """All who can join do, unless the defender has ordered to be asked; None: he is (AD-44)."""
    if step.seat is not None:
        return None
    fort, ships = state.forts[step.fort], garrison(state, step.fort)
    rest = state.todo[1:]
    if ships and state.orders[fort.seat].joins == "ask":
        by = tuple([value(state.ships[place]) for place in step.attackers])
        log.tell("admiral-event-storming", seat=SEATS[state.mover], ship=by, target=value(fort))
        return replace(state, todo=(replace(step, seat=fort.seat), *rest))
    return _fought(replace(state, todo=rest), step, ships, log)


def act_join(state: State, step: Join, path: Path, log: Log) -> State:
    """The fight with those who join. `path`: one that `choose_join` ends; its step has been taken off."""
    return _fought(state, step, _joiners(state, step.fort, garrison(state, step.fort), path[0]), log)


def _fought(state: State, step: Join, joined: Sequence[int], log: Log) -> State:
    """The storming, up to the sharing out (AD-41, AD-44)."""
    seat, place, by = state.mover, step.fort, step.attackers
    fort = state.forts[place]
    dice, strength = rolled(log, len(by)), strength_of(state, by)
    defence, left = rolled(log, 1 + len(joined)), fort.strength + strength_of(state, joined)
    ours, theirs = points(dice, strength), points(defence, left)
    log.tell(
        "admiral-event-stormed" if ours > theirs else "admiral-event-fort-held" if ours < theirs
        else "admiral-event-fort-razed", reveals=True,
        seat=SEATS[seat], ship=tuple([value(state.ships[at]) for at in by]), target=value(fort), dice=numbers(dice),
        strength=NUMBERS[strength], points=NUMBERS[ours], defence=numbers(defence), left=NUMBERS[left],
        total=NUMBERS[theirs], n=NUMBERS[len(joined)],
    )  # fmt: skip
    origins = tuple([state.ships[at].cell for at in by])
    fight = Fight(state.turn, fort.cell, origins, (seat, fort.seat), (ours, theirs), True)
    state = stirred(replace(state, fights=(*state.fights, fight)))
    for at in joined:
        state = off_work(state, at, log)
    beaten = [*(by if ours <= theirs else ()), *(joined if ours >= theirs else ())]
    for at in sorted(beaten):
        state = sunk(state, at, log)
    if ours == theirs:
        return ruined(state, place, log, assaulted=True)
    if ours > theirs:
        state = _captured(state, place, seat, log)
        winner, ships = seat, by
    else:
        winner, ships = fort.seat, tuple(joined)
    share = Share(winner=winner, ships=tuple(sorted(ships)), fort=place, points=abs(ours - theirs))
    return replace(taken(state, ships, winner), todo=(share, *state.todo))


def _captured(state: State, place: int, winner: int, log: Log) -> State:
    """A fort is its captor's, with its pearls; it fires from the next round on (AD-44, AD-63). Repairs in it end only
    once it is known whether it is left standing.
    """
    state = work_over(state, place, log)
    fort = replace(state.forts[place], seat=winner, fired=0, silent=True)
    return marked(with_fort(state, place, fort), winner, fort.cell, "taken")
