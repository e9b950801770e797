"""Mines: laid, cleared, taken, and the fake one among m05's three tokens (SL-35, SL-36)."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from engine.game import Action, Choice, Event, Option
from engine.games.sealords.handler import BY_EFFECT, OnCell, asking, by_effect, idle, subject, wrong
from engine.games.sealords.sea import CELLS, INDEX, bits
from engine.games.sealords.state import SEATS, Effect, Log, State, free, marked, where, with_fleet
from engine.values import Cell, Key, Path, Picks, line

SWEPT = 3
"""How many mines m04 removes at most (SL-6)."""
NONE = Key("none")
"""The answer that none of the tokens laid is the fake: there were too few cells for all three."""
_DECOYS = by_effect("sealords-note-decoy")


def all_mines(state: State) -> int:
    """Mask of all mine tokens on the sea."""
    return state.plain | state.decoys


def mine_option(state: State, cell: int) -> Option:
    """A mine as an answer, with the effect of the cell on which it lies; some may be the fake one."""
    return (_DECOYS if state.decoys >> cell & 1 else BY_EFFECT)[state.sea[cell]][cell]


def lifted(state: State, cell: int) -> tuple[State, str]:
    """The state without the mine on a cell, and what it was: ``plain``, ``real`` (a decoy that wasn't the fake) or
    ``fake``. When the fake is found, the other decoys are known to be real; it leaves the game (SL-36)."""
    bit = 1 << cell
    if state.plain & bit:
        return replace(state, plain=state.plain & ~bit), "plain"
    if state.fake == cell:
        return replace(state, plain=state.plain | state.decoys & ~bit, decoys=0, fake=None), "fake"
    return replace(state, decoys=state.decoys & ~bit), "real"


def cleared(state: State, cell: int, log: Log) -> State:
    """A mine is removed to the supply (SL-31, SL-35)."""
    state, what = lifted(state, cell)
    id = "cleared" if what == "plain" else f"cleared-{what}"
    log.tell(id, reveals=what != "plain", seat=SEATS[state.mover], cell=CELLS[cell])
    mines = state.mines + (what != "fake")
    return replace(state, mines=mines, last=marked(state, "cleared", cell))


def taken(state: State, cell: int, log: Log) -> State:
    """The mover's ship lies on a mine: he takes it for good, -2 VP unless it is the fake (SL-35)."""
    seat = state.mover
    state, what = lifted(state, cell)
    id = "taken" if what == "plain" else f"taken-{what}"
    log.tell(id, reveals=what != "plain", seat=SEATS[seat], cell=CELLS[cell])
    if what == "fake":
        return state
    fleet = state.fleets[seat]
    return with_fleet(state, seat, replace(fleet, mines=fleet.mines + 1))


class LayMine(OnCell):
    """A mine on any cell without a ship and without a mine; never the fake (SL-35, SL-36)."""

    def mask(self, state: State, step: Effect) -> int:
        return free(state) if state.mines else 0

    def option(self, state: State, cell: int) -> Option:
        return BY_EFFECT[state.sea[cell]][cell]

    def use(self, state: State, step: Effect, cell: int, log: Log) -> State:
        log.tell("mined", seat=SEATS[state.mover], cell=CELLS[cell])
        return replace(state, plain=state.plain | 1 << cell, mines=state.mines - 1, last=marked(state, "mined", cell))


class ClearMine(OnCell):
    """A 7 removes one mine from any cell, that under the ship itself included (SL-31)."""

    def mask(self, state: State, step: Effect) -> int:
        return all_mines(state)

    def option(self, state: State, cell: int) -> Option:
        return mine_option(state, cell)

    def use(self, state: State, step: Effect, cell: int, log: Log) -> State:
        return cleared(state, cell, log)


class Sweep:
    """m04: as many mines as there are, at most three (SL-32)."""

    def useless(self, state: State, step: Effect) -> bool:
        return not all_mines(state)

    def settled(self, state: State, step: Effect) -> Path | None:
        mines = bits(all_mines(state))
        if len(mines) > SWEPT:
            return None
        return (Picks(where(mines)),) if mines else ()

    def choose(self, state: State, step: Effect, path: Path) -> Choice | Action:
        mines = all_mines(state)
        if not path:
            options = tuple(mine_option(state, cell) for cell in bits(mines))
            return Choice(asking(step.kind), options, least=SWEPT, most=SWEPT, subject=subject(step))
        if len(path) == 1 and isinstance(path[0], Picks) and len(path[0].values) == SWEPT:
            cells = [INDEX.get(cell, -1) for cell in path[0].values if isinstance(cell, Cell)]
            in_order = all(a < b for a, b in pairwise(cells))
            if len(cells) == SWEPT and in_order and all(cell >= 0 and mines >> cell & 1 for cell in cells):
                return Action(path)
        raise wrong()

    def act(self, state: State, step: Effect, path: Path, log: Log) -> State:
        if not path:
            return idle(state, step, log)
        assert isinstance(path[0], Picks)
        for cell in path[0].values:
            state = cleared(state, INDEX[cell], log)
        return state


class Decoys:
    """m05: two mines and the fake one, as many as cells and supply allow (SL-32, SL-36).

    First the cells, one after the other, then in secret which of them is the fake. Where there are fewer cells than
    tokens the layer also chooses which token is left: it is set aside unseen, so that the supply doesn't tell it.
    """

    def _room(self, state: State) -> tuple[int, int, int]:
        """Mask of the free cells, the number of tokens, and of the cells to be asked for."""
        spots = free(state)
        tokens = min(2, state.mines) + 1
        return spots, tokens, tokens if spots.bit_count() > tokens else 0

    def _fakes(self, cells: tuple[int, ...], tokens: int) -> list[Cell | Key]:
        """Which token may be the fake, when they lie on these cells."""
        found: list[Cell | Key] = [CELLS[cell] for cell in cells]
        return [*found, NONE] if len(cells) < tokens else found

    def useless(self, state: State, step: Effect) -> bool:
        return not free(state)

    def settled(self, state: State, step: Effect) -> Path | None:
        spots, tokens, asked = self._room(state)
        if asked or (len(self._fakes(bits(spots), tokens)) > 1 and spots):
            return None
        return ()

    def choose(self, state: State, step: Effect, path: Path) -> Choice | Action:
        spots, tokens, asked = self._room(state)
        laid = []
        for answer in path[:asked]:
            cell = INDEX.get(answer)
            if cell is None or not spots >> cell & 1:
                raise wrong()
            spots &= ~(1 << cell)
            laid.append(cell)
        if len(laid) < asked:
            options = tuple(BY_EFFECT[state.sea[cell]][cell] for cell in bits(spots))
            return Choice(asking(step.kind), options, subject=subject(step))
        fakes = self._fakes(tuple(sorted(laid)) if asked else bits(spots), tokens)
        rest = path[asked:]
        if len(fakes) > 1:
            if not rest:
                options = tuple(Option(value) for value in fakes)
                return Choice(line("sealords-ask-fake"), options, secret=True, subject=subject(step))
            if rest[0] not in fakes:
                raise wrong()
            rest = rest[1:]
        if rest:
            raise wrong()
        return Action(path)

    def act(self, state: State, step: Effect, path: Path, log: Log) -> State:
        spots, tokens, asked = self._room(state)
        cells = tuple(sorted(INDEX[cell] for cell in path[:asked])) if asked else bits(spots)
        if not cells:
            return idle(state, step, log)
        fakes = self._fakes(cells, tokens)
        value = path[-1] if len(fakes) > 1 else fakes[0]
        seat = state.mover
        told = line("sealords-event-decoys", seat=SEATS[seat], cells=where(cells))
        if isinstance(value, Cell):
            fake: int | None = INDEX[value]
            known = line("sealords-event-decoys-own", seat=SEATS[seat], cells=where(cells), fake=value)
        else:
            fake = None
            known = line("sealords-event-decoys-none", seat=SEATS[seat], cells=where(cells))
        log.events.append(Event(told, known, (seat,)))
        real = len(cells) - (fake is not None)
        mask = sum(1 << cell for cell in cells)
        return replace(
            state, decoys=mask, fake=fake, layer=seat, mines=state.mines - (tokens - 1), aside=tokens - 1 - real,
            last=marked(state, "mined", *cells),
        )  # fmt: skip
