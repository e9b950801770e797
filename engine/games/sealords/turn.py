"""A turn (SL-10 to SL-13): what the mover may do next, and what comes of it."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.game import Action, Choice, IllegalAction, Option
from engine.games.sealords.data import EFFECTS, HIRES, TURNS
from engine.games.sealords.effects import SHIP_EFFECTS
from engine.games.sealords.handler import BY_EFFECT, by_effect, wrong
from engine.games.sealords.order import order_matters
from engine.games.sealords.placement import for_sale, hire_landing, landing
from engine.games.sealords.sea import CELLS, INDEX, bits
from engine.games.sealords.state import (
    NUMBERS,
    PIECES,
    SEATS,
    Effect,
    Fleet,
    Log,
    Over,
    Ship,
    State,
    Take,
    Todo,
    Turn,
    can_draw,
    in_hand,
    marked,
    with_discarded,
    with_fleet,
    with_ship,
)
from engine.values import Answer, Card, Key, Line, Number, Path, line

END = Key("end")
CELL_FIRST = Key("cell-first")
SHIP_FIRST = Key("ship-first")
ORDERS = (CELL_FIRST, SHIP_FIRST)

_ASK = {(False, True): "ship-or-hire", (False, False): "ship", (True, True): "hire-or-end", (True, False): "end"}
"""The first question of a turn: by whether the ship was laid, and whether a mercenary can be hired."""
_ASK_CELL = line("sealords-ask-cell")
_ASK_ORDER = line("sealords-ask-order")
_PIECE_OPTIONS = tuple(Option(piece) for piece in PIECES)
_END_OPTION = Option(END, confirms=True)
_HIRE_OPTIONS, _IDLE_HIRE_OPTIONS = (
    {id: Option(Card(id), line(note, cost=Number(hire.cost))) for id, hire in HIRES.items()}
    for note in ("sealords-note-cost", "sealords-note-cost-idle")
)
_BURNING_OPTIONS, _OWN_BURNING_OPTIONS = (
    tuple(Option(cell, line("sealords-note-burning", own=Number(own))) for cell in CELLS) for own in (0, 1)
)
_MINED_OPTIONS = by_effect("sealords-note-cell-mined")


def refuse(id: str, /, **args: Card | Answer) -> IllegalAction:
    """The refusal of a move that one may well have meant."""
    return IllegalAction(line(f"sealords-refuse-{id}", **args))  # type: ignore[arg-type]


def choose_turn(state: State, turn: Turn, seat: int, path: Path) -> Choice | Action:
    """The question after these answers, or the finished action."""
    if not path:
        return _first_question(state, turn, seat)
    first = path[0]
    if first in NUMBERS:
        return _choose_ship(state, turn, seat, path)
    if isinstance(first, Card):
        return _choose_hire(state, turn, seat, first.id, path)
    if first == END and len(path) == 1:
        if not turn.laid:
            raise refuse("not-laid" if landing(state, seat) else "no-landing")
        return Action(path)
    raise wrong()


def _first_question(state: State, turn: Turn, seat: int) -> Choice:
    hand = state.fleets[seat].hand if not turn.laid and landing(state, seat) else ()
    hires = () if turn.hired else tuple(for_sale(state, seat))
    idle = tuple([card for card in hires if _idle(state, seat, card)])
    return _asked_first(hand, hires, idle, turn.laid, state.fleets[seat].turns == TURNS)


def _idle(state: State, seat: int, card: str) -> bool:
    """Whether it is sure before a mercenary is laid that its effect would do nothing."""
    match HIRES[card].effects:
        case ("recruit",):
            return not can_draw(state, seat)
        case ("sweep",):
            return not state.plain | state.decoys
        case ("shield",):
            return not state.shields
    return False


@lru_cache(maxsize=1 << 12)
def _asked_first(
    hand: tuple[int, ...], hires: tuple[str, ...], idle: tuple[str, ...], laid: bool, last: bool
) -> Choice:
    options = [_PIECE_OPTIONS[number] for number in dict.fromkeys(hand)]
    options.extend([(_IDLE_HIRE_OPTIONS if card in idle else _HIRE_OPTIONS)[card] for card in hires])
    if laid:
        options.append(_END_OPTION)
    ask = line(f"sealords-ask-{_ASK[laid, bool(hires)]}", final=Number(last))
    return Choice(ask, tuple(options))


def _choose_ship(state: State, turn: Turn, seat: int, path: Path) -> Choice | Action:
    number = NUMBERS[path[0]]
    if turn.laid:
        raise refuse("already-laid")
    if number not in state.fleets[seat].hand:
        raise refuse("not-in-hand", ship=PIECES[number])
    cells = landing(state, seat)
    if not cells:
        raise refuse("no-landing")
    if len(path) == 1:
        return Choice(_ASK_CELL, tuple(_cell_options(state, seat, cells)), subject=path)
    cell = _cell(cells, path[1])
    if len(path) > 3:
        raise wrong()
    if not order_matters(state, seat, number, cell):
        if len(path) == 3:
            raise wrong()
        return Action(path)
    if len(path) == 2:
        return Choice(_ASK_ORDER, _order_options(state, number, cell), subject=path)
    if path[2] not in ORDERS:
        raise wrong()
    return Action(path)


def _choose_hire(state: State, turn: Turn, seat: int, card: str, path: Path) -> Choice | Action:
    if card not in HIRES:
        raise wrong()
    if card not in state.market:
        raise refuse("not-for-sale", card=Card(card))
    if turn.hired:
        raise refuse("already-hired")
    if state.owners[state.market.index(card)] is not None:
        raise refuse("sold", card=Card(card))
    if HIRES[card].cost > state.fleets[seat].coins:
        raise refuse("cost", card=Card(card), cost=Number(HIRES[card].cost))
    cells = hire_landing(state, seat, card)
    if not cells:
        raise refuse("no-cell", card=Card(card))
    if len(path) == 1:
        return Choice(_ASK_CELL, tuple(_hire_cell_options(state, seat, cells)), subject=path)
    _cell(cells, path[1])
    if len(path) > 2:
        raise wrong()
    return Action(path)


def _cell(cells: int, answer: Answer) -> int:
    cell = INDEX.get(answer)
    if cell is None:
        raise wrong()
    if not cells >> cell & 1:
        raise refuse("cell", cell=CELLS[cell])
    return cell


def _cell_options(state: State, seat: int, cells: int) -> list[Option]:
    sea, burning, mines = state.sea, state.burning, state.plain | state.decoys
    return [
        (_OWN_BURNING_OPTIONS if _is_own(state, seat, cell) else _BURNING_OPTIONS)[cell]
        if burning >> cell & 1
        else (_MINED_OPTIONS if mines >> cell & 1 else BY_EFFECT)[sea[cell]][cell]
        for cell in bits(cells)
    ]


def _is_own(state: State, seat: int, cell: int) -> bool:
    ship = state.ships[cell]
    return ship is not None and ship.owner == seat


def _hire_cell_options(state: State, seat: int, cells: int) -> list[Option]:
    mines, enemy = state.plain | state.decoys, state.battle[0] | state.battle[1]
    options = []
    for cell in bits(cells):
        note: Line | None = None
        if state.burning >> cell & 1:
            note = line("sealords-note-hire-burning", own=Number(_is_own(state, seat, cell)))
        elif enemy >> cell & 1:
            note = line("sealords-note-boarded")
        elif mines >> cell & 1:
            note = line("sealords-note-hire-mined")
        options.append(Option(CELLS[cell], note))
    return options


def _order_options(state: State, number: int, cell: int) -> tuple[Option, Option]:
    kinds = EFFECTS[state.sea[cell]], SHIP_EFFECTS[number]
    effects = {"cell": Key(kinds[0]), "ship": Key(kinds[1])}
    signs = [Key(f"sign-{kind}") for kind in kinds]
    return (
        Option(CELL_FIRST, line("sealords-note-cell-first", **effects, sign=signs[0])),
        Option(SHIP_FIRST, line("sealords-note-ship-first", **effects, sign=signs[1])),
    )


def act_turn(state: State, turn: Turn, path: Path, log: Log) -> State:
    """The state after a finished action of a turn, its effects waiting on `todo`."""
    first = path[0]
    if first == END:
        return _end(state, log)
    cell = INDEX[path[1]]
    if isinstance(first, Card):
        return _hire(state, turn, first.id, cell, log)
    return _lay(state, turn, NUMBERS[first], cell, path[2:] == (SHIP_FIRST,), log)


def _lay(state: State, turn: Turn, number: int, cell: int, ship_first: bool, log: Log) -> State:
    seat = state.mover
    old = state.ships[cell]
    kind = EFFECTS[state.sea[cell]]
    log.tell("laid", seat=SEATS[seat], ship=PIECES[number], cell=CELLS[cell])
    steps: list[Todo] = []
    if old is None:
        steps.append(Effect(kind=kind, cell=cell))
        if number == 9:
            steps.append(Effect(kind=kind, cell=cell, again=True))
    if number != 9:
        steps.append(Effect(kind=SHIP_EFFECTS.get(number, "coin"), cell=cell))
    if ship_first:
        steps.reverse()
    fleet = state.fleets[seat]
    hand = list(fleet.hand)
    hand.remove(number)
    state = with_fleet(state, seat, replace(fleet, hand=tuple(hand)))
    ship = Ship(seat, number, shields=1 if state.gift else 0)
    state = _laid(state, ship, cell, [*steps, *_taking(state, cell), Turn(seat=seat, laid=True, hired=turn.hired)], log)
    if state.gift:  # only the first player's first ship; the token was never in the supply (SL-8)
        log.tell("gift", seat=SEATS[seat], ship=PIECES[number], cell=CELLS[cell])
        state = replace(state, gift=False)
    return state


def _hire(state: State, turn: Turn, card: str, cell: int, log: Log) -> State:
    seat = state.mover
    hire = HIRES[card]
    log.tell("hired", seat=SEATS[seat], card=Card(card), cell=CELLS[cell], cost=Number(hire.cost))
    steps = [Effect(kind=kind, cell=cell, card=card) for kind in hire.effects]
    fleet = state.fleets[seat]
    at = state.market.index(card)
    state = with_fleet(state, seat, replace(fleet, coins=fleet.coins - hire.cost))
    state = replace(state, owners=(*state.owners[:at], seat, *state.owners[at + 1 :]))
    after = Turn(seat=seat, laid=turn.laid, hired=True)
    return _laid(state, Ship(seat, 0, card), cell, [*steps, *_taking(state, cell), after], log)


def _taking(state: State, cell: int) -> list[Take]:
    return [Take(cell=cell)] if (state.plain | state.decoys) >> cell & 1 else []


def _laid(state: State, ship: Ship, cell: int, todo: list[Todo], log: Log) -> State:
    """A ship comes on a cell, what was there is discarded (SL-22, SL-24)."""
    old = state.ships[cell]
    if old is not None:
        log.tell("discarded", owner=SEATS[old.owner], ship=old.value, cell=CELLS[cell])
        state = with_discarded(state, old)
    state = with_ship(state, cell, ship)
    return replace(state, todo=tuple(todo), last=marked(state, "laid", cell))


def _end(state: State, log: Log) -> State:
    """One ship is drawn and the other's turn begins; after sixteen turns of both the game is over (SL-12)."""
    seat = state.mover
    fleet, other = state.fleets[seat], state.fleets[1 - seat]
    if fleet.pile:
        number = fleet.pile[0]
        log.whisper("drawn", seat, ship=PIECES[number])
        fleet = replace(fleet, hand=in_hand(fleet.hand, number), pile=fleet.pile[1:])
    else:
        log.tell("ended", seat=SEATS[seat])
    if other.turns == TURNS:
        log.tell("scored")
        return replace(with_fleet(state, seat, fleet), todo=(), over=Over("scored"))
    return begun(state, 1 - seat, other, fleet)


def begun(state: State, seat: int, fleet: Fleet, other: Fleet) -> State:
    """The state at the beginning of this seat's turn; `fleet` is its own."""
    fleet = replace(fleet, turns=fleet.turns + 1)
    fleets = (fleet, other) if seat == 0 else (other, fleet)
    return replace(state, mover=seat, fleets=fleets, todo=(Turn(seat=seat, number=state.count),))
