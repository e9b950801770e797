"""Masts ashore: they go from cell to cell of the fort, and fight for its cannons (AS-52)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Action, Choice, Option
from engine.games.ageofsail.asking import asking, note, refuse
from engine.games.ageofsail.attack import DOUBLE, silenced
from engine.games.ageofsail.scenarios import scenario_of
from engine.games.ageofsail.scenarios.assault import DATA
from engine.games.ageofsail.state import Party, State, Storming, home
from engine.sailing.asking import NUMBER_OPTIONS, wrong
from engine.sailing.gunnery import DIE
from engine.sailing.medal import medal
from engine.sailing.telling import NUMBERS, SEATS, Log, numbers
from engine.values import Cell, Number, Path

Strike = tuple[tuple[int, ...], tuple[int, ...]]
"""The dice of the cannon and those of the party, without what the order adds."""
_FROM = asking("party")


def lives(state: State, cell: int) -> bool:
    """Whether a live cannon is in a cell of the fort that was laid."""
    card = home(state, state.role).card_at.get(cell, -1)
    return card >= 0 and bool(state.forts[state.role].live >> card & 1)


def room(state: State, cell: int) -> int:
    """How many masts more may stand in a cell: none where a cannon lives, and none beside the fort."""
    if cell not in state.laid or lives(state, cell):
        return 0
    return DATA.room - there(state, cell)


def there(state: State, cell: int) -> int:
    """How many masts stand in a cell, whosever they are."""
    return sum(party.masts for party in state.ashore if party.cell == cell)


def with_party(state: State, seat: int, cell: int, ready: int = 0, spent: int = 0) -> State:
    """So many masts more, or fewer, of a seat in a cell."""
    found = {(party.cell, party.seat): party for party in state.ashore}
    party = found.get((cell, seat), Party(seat, cell, 0, 0))
    found[cell, seat] = Party(seat, cell, party.ready + ready, party.spent + spent)
    return replace(state, ashore=tuple([party for _, party in sorted(found.items()) if party.masts]))


def movable(state: State, seat: int) -> Iterator[Party]:
    """The parties of a seat that have somewhere to go."""
    return (party for party in state.ashore if party.seat == seat and party.ready and any(ways(state, party.cell)))


def ways(state: State, cell: int) -> Iterator[int]:
    """The cells to which a party may go: adjacent ones of the fort, with room, or with a cannon that lives."""
    around = state.rules.board.sea.around[cell]
    return (other for other in state.laid if around >> other & 1 and _takes(state, other))


def _takes(state: State, cell: int) -> int:
    """So many masts may go to a cell at once."""
    return DATA.room if lives(state, cell) else room(state, cell)


def choose_party(state: State, seat: int, path: Path) -> Choice | Action:
    """``party``, from where, to where, and how many masts. Raises IllegalAction for a path to nowhere."""
    board = state.rules.board
    found = {party.cell: party for party in movable(state, seat)}
    if len(path) == 1:
        if not found:
            raise wrong()
        options = [_party(board.cells[cell], party.ready, party.masts) for cell, party in found.items()]
        return Choice(_FROM, tuple(options))
    cell = board.index.get(path[1], -1)
    party = found.get(cell)
    if party is None:
        raise wrong() if cell < 0 else refuse("party", cell=board.cells[cell])
    if len(path) == 2:
        goals = tuple([_goal(state, other) for other in ways(state, cell)])
        return Choice(asking("party-to", cell=board.cells[cell]), goals, subject=path[1:])
    goal = board.index.get(path[2], -1)
    if goal not in ways(state, cell):
        raise wrong()
    most = min(party.ready, _takes(state, goal))
    if len(path) == 3:
        ask = asking("party-masts", cell=board.cells[cell], goal=board.cells[goal])
        return Choice(ask, NUMBER_OPTIONS[1 : most + 1], subject=path[1:])
    masts = path[3]
    if len(path) > 4 or not isinstance(masts, Number) or not 1 <= masts.value <= most:
        raise wrong()
    return Action(path)


@lru_cache(maxsize=1 << 9)
def _party(cell: Cell, ready: int, masts: int) -> Option:
    return Option(cell, note("party", ready=NUMBERS[ready], masts=NUMBERS[masts]))


def _goal(state: State, cell: int) -> Option:
    if lives(state, cell):
        return _storm(state.rules.board.cells[cell])
    return _quiet(state.rules.board.cells[cell], there(state, cell), room(state, cell))


@lru_cache(maxsize=1 << 9)
def _storm(cell: Cell) -> Option:
    return Option(cell, note("storm"))


@lru_cache(maxsize=1 << 9)
def _quiet(cell: Cell, masts: int, left: int) -> Option:
    return Option(cell, note("party-to", masts=NUMBERS[masts], room=NUMBERS[left]))


def act_party(state: State, path: Path, log: Log) -> State:
    """The state after an answer of `choose_party`: masts have moved, or fought for a cannon."""
    board, masts = state.rules.board, path[3]
    assert isinstance(masts, Number)
    cell, goal = board.index[path[1]], board.index[path[2]]
    if lives(state, goal):
        return _stormed(with_party(state, state.mover, cell, ready=-masts.value), goal, masts.value, log)
    log.tell(
        "ageofsail-event-party-moved", seat=SEATS[state.mover], cell=board.cells[cell], goal=board.cells[goal], n=masts
    )
    return scenario_of(state).judged(shifted(state, cell, goal, masts.value), log)


def shifted(state: State, cell: int, goal: int, masts: int) -> State:
    """Masts of the mover have gone from a cell to another where no cannon lives."""
    state = with_party(state, state.mover, cell, ready=-masts)
    return with_party(state, state.mover, goal, spent=masts)


def _stormed(state: State, cell: int, masts: int, log: Log) -> State:
    """So many masts of the mover fight for a cannon: to the end of either."""
    seat, owner = state.mover, state.role
    bonus, guard = medal(state, seat), medal(state, owner)
    strikes, left = _fight(log.chance, masts, bonus, guard)
    storm = Storming(state.turn, cell, seat, masts, strikes, left > 0)
    state = replace(state, storms=(*state.storms, storm), lost=state.lost + masts - left)
    log.tell(
        "ageofsail-event-party-won" if left else "ageofsail-event-party-lost", reveals=True,
        seat=SEATS[seat], owner=SEATS[owner], cell=state.rules.board.cells[cell],
        cannon=numbers([sum(dice) + guard * DOUBLE for dice, _ in strikes]),
        party=numbers([sum(dice) + bonus * len(dice) for _, dice in strikes]),
        n=NUMBERS[left],
    )  # fmt: skip
    if not left:
        return scenario_of(state).judged(state, log)
    card = home(state, owner).card_at[cell]
    return silenced(with_party(state, seat, cell, spent=left), owner, card, log)


def _fight(chance: Chance, masts: int, bonus: int, guard: int) -> tuple[tuple[Strike, ...], int]:
    """All rolls, and the masts that are left. `bonus`, `guard`: added to each die of the party, of the cannon."""
    strikes: list[Strike] = []
    while masts:
        cannon = tuple([chance.randrange(DIE) + 1 for _ in range(DOUBLE)])
        party = tuple([chance.randrange(DIE) + 1 for _ in range(masts)])
        strikes.append((cannon, party))
        ahead = sum(party) + bonus * masts - sum(cannon) - guard * DOUBLE
        if ahead > 0:
            break
        masts -= ahead < 0
    return tuple(strikes), masts


@lru_cache(maxsize=64)
def taking(masts: int, bonus: int = 0, guard: int = 0) -> float:
    """How likely so many masts take a cannon, exactly. `bonus`, `guard`: as the order adds to each die (AS-14)."""
    if not masts:
        return 0.0
    won = lost = 0
    for dice in product(range(1, DIE + 1), repeat=masts + DOUBLE):
        ahead = sum(dice[:masts]) + bonus * masts - sum(dice[masts:]) - guard * DOUBLE
        won += ahead > 0
        lost += ahead < 0
    strike = won / (won + lost)
    return strike + (1 - strike) * taking(masts - 1, bonus, guard)
