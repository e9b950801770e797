"""Fort fire at ships that come into reach, and cannons in their owner's own turn (AS-33)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.ageofsail.asking import ALL, CANNONS, FIRE, HOLD, NONE, asking, refuse
from engine.games.ageofsail.attack import fire_cannon
from engine.games.ageofsail.board import covered
from engine.games.ageofsail.fleet import enemies, ready
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.state import Gun, LineSail, Sail, State, Todo, home, with_fort
from engine.sailing.asking import target_option, wrong
from engine.sailing.sea import bits
from engine.sailing.ships import at, value
from engine.sailing.telling import SEATS, Log
from engine.values import Path

_FIRE, _HOLD, _ALL, _NONE = map(Option, (FIRE, HOLD, ALL, NONE))
_CANNON, _TARGET = asking("cannon"), asking("cannon-target")


def guns_at(state: State, place: int) -> tuple[Gun, ...]:
    """The cannons that may fire at a ship of the mover on the cell that she has just entered, in their order: fort by
    fort in seat order after the mover. Ships and other players' forts in between block (AS-33).
    """
    if state.situation == "fog":
        return ()
    cell, seats, found = state.ships[place].cell, len(state.forts), []
    for turn in range(1, seats):
        owner = (state.mover + turn) % seats
        if owner in state.out or not state.forts[owner].live:
            continue
        ground, live = home(state, owner), ready(state, owner)
        if not covered(ground, live) >> cell & 1:
            continue
        blocking = _blocking(state)
        found += [
            Gun(owner=owner, card=card, ship=place)
            for card, reach in enumerate(ground.reach)
            if live >> card & 1 and cell in reach and not _blocked(reach[cell], blocking)
        ]
    return tuple(found)


def _blocking(state: State) -> int:
    """Ships and forts; a fort's own cells never lie between (see `board.Ground`)."""
    return state.muster.taken | state.works.walls


def _blocked(between: int, blocking: int) -> bool:
    return between >= 0 and bool(blocking >> between & 1)


def resolve_gun(state: State, gun: Gun, log: Log) -> State | None:
    """What the owner's standing order says is done: fire, hold, or ask him. None: he is asked."""
    rest = state.todo[1:]
    if not state.ships[gun.ship].masts:
        return replace(state, todo=rest)
    if gun.seat is not None:
        return None
    order = state.orders[gun.owner].forts
    if order == "hold":
        return replace(state, todo=rest)
    if order == "ask":
        return replace(state, todo=(replace(gun, seat=gun.owner), *rest))
    return _fired(replace(state, todo=rest), gun, log)


def _fired(state: State, gun: Gun, log: Log) -> State:
    cannon = home(state, gun.owner).cells[gun.card]
    if scenario_of(state).fires_once(state):
        state = _spent(state, gun.owner, gun.card)
    state = fire_cannon(state, gun.owner, cannon, gun.ship, False, log)
    return replace(state, todo=tuple([_shot_at(step, gun.ship) for step in state.todo]))


def _shot_at(step: Todo, ship: int) -> Todo:
    """A move that was fired at is interrupted."""
    if (isinstance(step, Sail) and step.ship == ship) or (isinstance(step, LineSail) and ship in step.ships):
        return replace(step, fired=True)
    return step


def _more(state: State, gun: Gun) -> tuple[Gun, ...]:
    """The further cannons of the same owner that may fire at this entry."""
    return tuple([step for step in state.todo[1:] if isinstance(step, Gun) and step.owner == gun.owner])


def choose_gun(state: State, gun: Gun, path: Path) -> Choice | Action:
    """Whether a cannon fires, or with it all the others that still may."""
    board = state.rules.board
    more = _more(state, gun)
    if not path:
        cannon = home(state, gun.owner).cells[gun.card]
        ship = state.ships[gun.ship]
        ask = asking(
            "gun", cannon=board.cells[cannon], ship=value(ship), cell=board.cells[ship.cell], owner=SEATS[ship.seat]
        )
        return Choice(ask, (_FIRE, _HOLD, _ALL, _NONE) if more else (_FIRE, _HOLD), subject=(board.cells[cannon],))
    if len(path) > 1 or path[0] not in ((FIRE, HOLD, ALL, NONE) if more else (FIRE, HOLD)):
        raise wrong()
    return Action(path)


def act_gun(state: State, gun: Gun, path: Path, log: Log) -> State:
    """The state after an answer of `choose_gun`."""
    answer = path[0]
    guns = (gun, *_more(state, gun)) if answer in (ALL, NONE) else (gun,)
    state = replace(state, todo=tuple([step for step in state.todo if step not in guns]))
    for one in guns:
        if answer in (HOLD, NONE):
            cannon = home(state, one.owner).cells[one.card]
            log.tell(
                "ageofsail-event-fort-held",
                seat=SEATS[one.owner],
                cell=state.rules.board.cells[cannon],
                target=value(state.ships[one.ship]),
            )
        elif state.ships[one.ship].masts and state.over is None:
            state = _fired(state, one, log)
    return state


def own_cannons(state: State, seat: int) -> dict[int, list[int]]:
    """For each own live cannon that hasn't fired in this turn the cells of the enemies in its reach (AS-33)."""
    fort = state.forts[seat]
    if state.situation == "fog" or not fort.live:
        return {}
    ground = home(state, seat)
    area = ground.zone & enemies(state, seat)
    if area:  # mostly there is nobody near
        area &= covered(ground, fort.live & ~fort.fired)
    if not area:
        return {}
    prey = tuple(bits(area))
    blocking, found = _blocking(state), {}
    for card, reach in enumerate(ground.reach):
        if fort.live >> card & 1 and not fort.fired >> card & 1:
            cells = [cell for cell in prey if cell in reach and not _blocked(reach[cell], blocking)]
            if cells:
                found[ground.cells[card]] = cells
    return found


def choose_cannons(state: State, seat: int, path: Path) -> Choice | Action:
    """Which own cannon fires at which ship: ``cannons CANNON-CELL TARGET-CELL``."""
    board = state.rules.board
    found = own_cannons(state, seat)
    if not found:
        raise refuse("no-cannon")
    if len(path) == 1:
        return Choice(_CANNON, tuple([board.chart.options[cell] for cell in found]), subject=path)
    cells = found.get(board.index.get(path[1], -1))
    if cells is None:
        raise wrong()
    if len(path) == 2:
        prey = [at(state.muster, cell) for cell in cells]
        options = tuple([target_option(board.chart, state.ships[place]) for place in prey if place is not None])
        return Choice(_TARGET, options, subject=path[1:])
    if len(path) > 3 or board.index.get(path[2], -1) not in cells:
        raise wrong()
    return Action(path)


def act_cannons(state: State, path: Path, log: Log) -> State:
    """The state after an own cannon has fired."""
    board = state.rules.board
    assert path[0] == CANNONS
    seat, cannon = state.mover, board.index[path[1]]
    target = at(state.muster, board.index[path[2]])
    assert target is not None
    state = _spent(state, seat, home(state, seat).card_at[cannon])
    return fire_cannon(state, seat, cannon, target, True, log)


def _spent(state: State, owner: int, card: int) -> State:
    """A cannon has fired."""
    fort = state.forts[owner]
    after = replace(fort, fired=fort.fired | 1 << card)
    return replace(state, forts=with_fort(state.forts, owner, after))
