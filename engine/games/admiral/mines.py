"""Mines: laid in secret before the first round, switched in secret at any time, and set off (AD-55, AD-56)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Action, Choice, Event, IllegalAction, Option
from engine.games.admiral.asking import ANEW, ARMED, ENOUGH, HELD, LOT, WAITS, asking, note, off_board, refuse, value
from engine.games.admiral.data import KINDS
from engine.games.admiral.losses import marked, stirred, sunk
from engine.games.admiral.minefields import DAMAGE, REACH, Mine, fields
from engine.games.admiral.reasons import means_cell
from engine.games.admiral.ships import Ship
from engine.games.admiral.sides import after, hostile
from engine.games.admiral.state import Mines, State, with_ship
from engine.sailing.asking import wrong
from engine.sailing.sea import bits, picked
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Answer, Cell, Key, Line, Path, Picks, line

CLASSES: dict[str, Key] = {kind: Key(kind) for kind in KINDS}
"""Classes as answers, by their letters."""
_LETTERS = {key: kind for kind, key in CLASSES.items()}
_ENOUGH, _ANEW, _LOT = Option(ENOUGH), Option(ANEW), Option(LOT)


def field(state: State, seat: int) -> int:
    """Mask of the cells where a seat may lay mines (AD-55)."""
    return fields(state.layout, tuple([fort.cell for fort in state.forts]), state.bases)[seat] if state.bases else 0


# ---------------------------------------------------------------- laid


def resolve_mines(state: State) -> State | None:
    """All lay their mines at the same time. None: they do. Who has no fort near which to lay any isn't asked."""
    if not state.bases:
        seats = range(len(state.orders))
        bases = tuple([tuple([fort.cell for fort in state.forts if fort.seat == seat]) for seat in seats])
        return replace(state, bases=bases)
    for step in state.todo:
        if isinstance(step, Mines) and step.seat is not None and not field(state, step.seat):
            return replace(state, todo=tuple([one for one in state.todo if one != step]))
    return None


def choose_mines(state: State, seat: int, path: Path) -> Choice | Action:
    """A cell for each mine, the same again if one likes, or ``enough``; or ``lot`` for all. Raises IllegalAction for a
    path to nowhere.
    """
    mine, most = field(state, seat), state.terms.mines
    if path == (LOT,):
        return Action(path)
    for at, answer in enumerate(path):
        if at == most:
            raise wrong()
        if answer == ENOUGH:
            if at + 1 < len(path):
                raise wrong()
            return Action(path)
        cell = state.board.index.get(answer)
        if cell is None:
            raise off_board(answer)
        if not mine >> cell & 1:
            raise _no_mine(state, seat, cell)
    left = most - len(path)
    if not left:
        return Action(path)
    cells = picked(state.board.chart.options, mine)
    others = (_ENOUGH,) if path else (_ENOUGH, _LOT)
    return Choice(asking("mine", n=NUMBERS[left]), (*cells, *others), secret=True, subject=path)


def _no_mine(state: State, seat: int, cell: int) -> IllegalAction:
    """Why a seat can't lay a mine in a cell (AD-55)."""
    steps = min([state.board.sea.apart[base][cell] for base in state.bases[seat]])
    if steps > REACH:
        return refuse("mine-far", cell=state.board.cells[cell], n=NUMBERS[steps], most=NUMBERS[REACH])
    on_fort = any(fort.cell == cell for fort in state.forts)
    why = "fort" if on_fort else "land" if state.board.closed >> cell & 1 else "reef"
    return refuse(f"mine-{why}", cell=state.board.cells[cell])


def with_mines(state: State, seat: int, path: Path) -> State:
    """The state with a seat's mines on these cells."""
    count = Counter([state.board.index[cell] for cell in path if isinstance(cell, Cell)])
    own = [Mine(seat, cell, n) for cell, n in count.items()]
    others = [mine for mine in state.mines if mine.seat != seat]
    return replace(state, mines=tuple(sorted([*others, *own], key=lambda mine: (mine.seat, mine.cell))))


def act_mines(state: State, seat: int, path: Path, log: Log) -> State:
    """A seat's mines lie where it has laid them, which it alone is told. `path`: one that `choose_mines` ends."""
    cells, told = _cells(state, seat, path, log.chance), line("admiral-event-mines", seat=SEATS[seat])
    log.events.append(Event(told, _laid("own", seat, cells), (seat,), keep=bool(cells)))
    return with_mines(state, seat, cells)


def _cells(state: State, seat: int, path: Path, chance: Chance) -> tuple[Cell, ...]:
    """Where mines are laid by a path: by lot, so that nobody can work out where, in different cells of that half of
    their water which lies towards the pearls, or where there are none towards the middle of the sea.
    """
    if path != (LOT,):
        return tuple([cell for cell in path if isinstance(cell, Cell)])
    sea, mine = state.board.sea, list(bits(field(state, seat)))
    wanted = [cell for cell, _ in state.sea_pearls] or [sea.size // 2 + sea.width // 2]
    mine.sort(key=lambda cell: min([sea.apart[cell][there] for there in wanted]))
    able = mine[: max(state.terms.mines, len(mine) // 2)]
    drawn = [able.pop(chance.randrange(len(able))) for _ in range(min(state.terms.mines, len(able)))]
    return tuple([state.board.cells[cell] for cell in sorted(drawn)])


def _laid(how: str, seat: int, cells: tuple[Cell, ...]) -> Line:
    return line(f"admiral-event-mines-{how}", seat=SEATS[seat], cells=cells, n=NUMBERS[len(cells)])


# ---------------------------------------------------------------- laid anew, and switched


def may_lay_anew(state: State, seat: int) -> bool:
    """Whether a seat that has laid its mines may do so once more: somebody else still lays his, so the game hasn't
    begun, and nobody learns anything by it.
    """
    laying = [step.seat for step in state.todo if isinstance(step, Mines)]
    return bool(laying) and None not in laying and seat not in (*laying, *state.out) and field(state, seat) != 0


def may(state: State, seat: int) -> bool:
    """Whether a seat may lay its mines anew or switch them."""
    return bool(own(state, seat)) or may_lay_anew(state, seat)


def laid_already(state: State, seat: int, cell: Cell) -> IllegalAction:
    """Why a cell that a seat names, though it is asked for none, lays nothing."""
    if not means_cell(state, cell):
        return wrong()
    if may_lay_anew(state, seat):
        return refuse("laid")
    return refuse("laying-over") if state.round else wrong()


def choose_freely(state: State, seat: int, path: Path) -> Choice | Action:
    """``mines anew …`` lays them all once more, ``mines CELL …`` switches those in a cell. Raises IllegalAction for a
    path to nowhere.
    """
    if path[1:2] == (ANEW,):
        if not may_lay_anew(state, seat):
            raise refuse("anew-over")
        step = choose_mines(state, seat, path[2:])
        return Action(path) if isinstance(step, Action) else step
    return choose_switch(state, seat, path)


def act_freely(state: State, seat: int, path: Path, chance: Chance) -> tuple[State, list[Event]]:
    """The state with a seat's mines laid anew or switched, which it alone is told. `path`: one that `choose_freely`
    ends.
    """
    if path[1] == ANEW:
        cells = _cells(state, seat, path[2:], chance)
        state = replace(with_mines(state, seat, cells), count=state.count + 1)
        return state, [Event(None, _laid("anew", seat, cells), (seat,), keep=bool(cells))]
    return switch(state, seat, path)


def own(state: State, seat: int) -> list[Mine]:
    """The mines that a seat has left."""
    return [mine for mine in state.mines if mine.seat == seat]


def choose_switch(state: State, seat: int, path: Path) -> Choice | Action:
    """``mines CELL armed``, ``held`` or ``wait {classes}``: what holds already is no answer. Raises IllegalAction for a
    path to nowhere.
    """
    found = {state.board.cells[mine.cell]: mine for mine in own(state, seat)}
    anew = may_lay_anew(state, seat)
    if not found and not anew:
        raise refuse("no-mines")
    if len(path) == 1:
        options = tuple([Option(cell, _setting(mine)) for cell, mine in found.items()])
        ask = asking("which-mine-or-anew" if anew else "which-mine")
        return Choice(ask, (*options, _ANEW) if anew else options, secret=True, subject=tuple(found))
    cell = path[1]
    if not isinstance(cell, Cell):
        raise wrong()
    mine = found.get(cell)
    if mine is None:
        raise refuse("no-mine-of-yours", cell=cell)
    armed = not mine.held and not mine.waits
    if len(path) == 2:
        keys = [key for key, stands in ((ARMED, armed), (HELD, mine.held)) if not stands]
        ask = asking("switch", cell=cell)
        return Choice(ask, tuple(map(Option, (*keys, WAITS))), secret=True, subject=(cell,))
    if path[2] in (ARMED, HELD):
        if len(path) > 3:
            raise wrong()
        if path[2] == (ARMED if armed else HELD if mine.held else None):
            raise refuse("mine-stands", cell=cell)
        return Action(path)
    if path[2] != WAITS:
        raise wrong()
    standing = Picks(tuple([CLASSES[kind] for kind in mine.waits])) if mine.waits and not mine.held else None
    if len(path) == 3:
        options = tuple(map(Option, CLASSES.values()))
        return Choice(
            asking("wait", cell=cell), options, 1, len(KINDS) - 1, secret=True, standing=standing,
            subject=(cell,),
        )  # fmt: skip
    if len(path) > 4 or path[3] == standing or not 1 <= len(_classes(path[3])) < len(KINDS):
        raise wrong()
    return Action(path)


def _classes(answer: Answer) -> str:
    """The letters of a set of classes, in ship order; none for what is no such set."""
    if not isinstance(answer, Picks):
        return ""
    found = "".join([_LETTERS.get(one, "-") for one in answer.values if isinstance(one, Key)])
    in_order = "".join([kind for kind in KINDS if kind in found])
    return found if found == in_order and len(found) == len(answer.values) else ""


def settings(mine: Mine) -> str:
    """The word for how a mine is switched."""
    return "held" if mine.held else "waits" if mine.waits else "armed"


def classes(mine: Mine) -> tuple[Key, ...]:
    """The classes that a mine waits for."""
    return tuple([CLASSES[kind] for kind in mine.waits])


def _setting(mine: Mine) -> Line:
    return note(f"mine-{settings(mine)}", kinds=classes(mine), n=NUMBERS[mine.n])


def switch(state: State, seat: int, path: Path) -> tuple[State, list[Event]]:
    """The state with a mine switched, which its owner alone is told. `path`: one that `choose_switch` ends."""
    cell = state.board.index[path[1]]
    held, waits = path[2] == HELD, _classes(path[3]) if len(path) > 3 else ""
    before = next(mine for mine in own(state, seat) if mine.cell == cell)
    mine = replace(before, held=held, waits=waits)
    mines = tuple([mine if one is before else one for one in state.mines])
    told = line(f"admiral-event-mine-{settings(mine)}", cell=state.board.cells[cell], kinds=classes(mine))
    return replace(state, count=state.count + 1, mines=mines), [Event(None, told, (seat,))]


# ---------------------------------------------------------------- set off, and left at the end


def setting_off(state: State, ship: Ship, cell: int) -> int | None:
    """Whose mine goes off under a ship of the mover's that enters a cell; None: nobody's. Of several owners it is the
    first one in the order of play after the mover (AD-56).
    """
    by = [mine.seat for mine in state.mines if mine.cell == cell and mine.meets(ship.id[0])]
    return next((seat for seat in after(state, ship.seat) if seat in by and hostile(state, ship.seat, seat)), None)


def set_off(state: State, place: int, owner: int, log: Log) -> State:
    """A mine goes off under a ship where she lies: the cell is spent for all, whatever else lay there (AD-56)."""
    ship = state.ships[place]
    left = max(0, ship.strength - DAMAGE)
    log.tell(
        "admiral-event-mined", reveals=True, seat=SEATS[owner], ship=value(ship), cell=state.board.cells[ship.cell],
        hits=NUMBERS[DAMAGE], left=NUMBERS[left],
    )  # fmt: skip
    state = replace(
        state,
        mines=tuple([mine for mine in state.mines if mine.cell != ship.cell]),
        blown=tuple(sorted([*state.blown, ship.cell])),
        shown=(*state.shown[:owner], state.shown[owner] + 1, *state.shown[owner + 1 :]),
    )
    state = stirred(marked(state, owner, ship.cell, "mined", DAMAGE))
    return with_ship(state, place, replace(ship, strength=left)) if left else sunk(state, place, log)


def laid_open(state: State, log: Log) -> None:
    """The game is over: it is told where mines are left, or that there are none."""
    cells = tuple(sorted({mine.cell for mine in state.mines}))
    log.tell(
        "admiral-event-mines-left", reveals=True, cells=tuple([state.board.cells[cell] for cell in cells]),
        n=NUMBERS[len(cells)],
    )  # fmt: skip
