"""A turn: each ship once, lines, cannons, ``end`` (AS-31, AS-33, AS-40); ships that lose a mast by idling (AS-36)."""

from __future__ import annotations

from functools import lru_cache

from engine.game import Action, Choice, IllegalAction, Option
from engine.games.ageofsail.asking import CANNONS, END, FORM, LEAVE, PARTY, asking, line_option, note, option_of, refuse
from engine.games.ageofsail.ending import closed
from engine.games.ageofsail.fleet import bars, beside_fort, hurt, ranges
from engine.games.ageofsail.forming import act_form, can_form, choose_form
from engine.games.ageofsail.guns import act_cannons, choose_cannons, own_cannons
from engine.games.ageofsail.line_leaving import act_leave, can_leave, choose_leave
from engine.games.ageofsail.line_sailing import act_line, choose_line
from engine.games.ageofsail.lines import line_of
from engine.games.ageofsail.parties import act_party, choose_party, movable
from engine.games.ageofsail.sailing import act_activation, choose_activation
from engine.games.ageofsail.state import State
from engine.sailing.afloat import find, fleet_of
from engine.sailing.asking import wrong
from engine.sailing.ships import mustered, piece, value
from engine.sailing.telling import NUMBERS, SEATS, Log
from engine.values import Path, Piece

_CANNONS, _PARTY, _FORM, _LEAVE = Option(CANNONS), Option(PARTY), Option(FORM), Option(LEAVE)
_ASK, _ASK_CANNONS, _ASK_END = asking("turn"), asking("turn-cannons"), asking("turn-end")
_ASK_PARTY = asking("turn-party")
_ASK_DEFENDER = asking("turn-defender")
_ASK_IN = {card: asking(f"turn-{card}") for card in ("fair", "calm", "gunners", "fog")}
"""The question in the turn of a situation that changes what ships can do (AS-29)."""


def choose_turn(state: State, seat: int, path: Path) -> Choice | Action:
    """A ship and what she does, ``form`` or ``leave`` and who, ``cannons`` and which of them at whom, ``party`` and
    which goes where, or ``end``.
    """
    if not path:
        return _first_question(state, seat)
    first = path[0]
    if isinstance(first, Piece):
        return _choose_ship(state, seat, first, path)
    if first == END:
        if len(path) > 1:
            raise wrong()
        return Action(path)
    if first == CANNONS:
        return choose_cannons(state, seat, path)
    if first == PARTY:
        return choose_party(state, seat, path)
    if state.rules.line and first == FORM:
        return choose_form(state, seat, path)
    if state.rules.line and first == LEAVE:
        return choose_leave(state, path)
    raise wrong()


def _choose_ship(state: State, seat: int, first: Piece, path: Path) -> Choice | Action:
    """What a ship does that is named first, or her line."""
    place = find(state, first)
    if place is None or state.ships[place].seat != seat or state.ships[place].acted:
        raise _refused(state, seat, first)
    line = line_of(state, place) if state.lines else ()
    if not line:
        return choose_activation(state, place, path)
    if place != line[0]:
        raise _refused(state, seat, first)
    return choose_line(state, line, path)


def _refused(state: State, seat: int, answer: Piece) -> IllegalAction:
    """Why a ship can't be activated; who types her id doesn't say whose she is."""
    for place, ship in enumerate(state.ships):
        if ship.id == answer.id and ship.masts:
            if ship.seat != seat:
                return refuse("not-yours", ship=value(ship))
            if ship.acted:
                return refuse("acted", ship=value(ship))
            if line := line_of(state, place):
                return refuse("line-follower", ship=value(ship), first=value(state.ships[line[0]]))
    return wrong()


def _first_question(state: State, seat: int) -> Choice:
    idle, options = _ships(state, seat)
    cannons = len(own_cannons(state, seat))
    if state.rules.line:
        options += [option for option, may in ((_FORM, can_form(state, seat)), (_LEAVE, can_leave(state))) if may]
    if cannons:
        options.append(_CANNONS)
    if state.laid:
        return _in_assault(state, options, idle, cannons)
    lose = tuple([(state.ships[place].id, seat) for place in idlers(state)]) if state.rested else ()
    options.append(_end(idle, cannons, lose))
    ask = _ASK_IN.get(state.situation or "", _ASK) if idle else _ASK_CANNONS if cannons else _ASK_END
    return Choice(ask, tuple(options))


def _in_assault(state: State, options: list[Option], idle: int, cannons: int) -> Choice:
    """Attackers have parties besides ships, the defender has cannons only (AS-52)."""
    if state.mover == state.role:
        return Choice(_ASK_DEFENDER, (*options, _end(0, cannons, ())))
    ready = sum(party.ready for party in movable(state, state.mover))
    if ready:
        options.append(_PARTY)
    ask = _ASK if idle else _ASK_PARTY if ready else _ASK_END
    return Choice(ask, (*options, _end_assault(idle, ready)))


@lru_cache(maxsize=1 << 10)
def _end_assault(ships: int, parties: int) -> Option:
    """The end of an attacker's turn, with what is unused: ships, and masts ashore that could move (AS-52)."""
    said = note("end-assault", ships=NUMBERS[ships], parties=NUMBERS[parties]) if ships or parties else None
    return Option(END, said, confirms=True)


def _ships(state: State, seat: int) -> tuple[int, list[Option]]:
    """How many ships may act yet, and by which they are sailed: a line by its first."""
    chart, lines = state.rules.board.chart, state.lines
    if not lines:
        ships = mustered(state.ships)
        options = [
            option_of(chart, ship) for place in ships.owned[seat] if (ship := ships[place]).masts and not ship.acted
        ]
        return len(options), options
    idle = [(place, ship) for place, ship in fleet_of(state, seat) if not ship.acted]
    led = {line[0]: line for line in lines}
    followers = {place for line in lines for place in line[1:]}
    options = [
        line_option(state.ships, led[place]) if place in led else option_of(chart, ship)
        for place, ship in idle
        if place not in followers
    ]
    return len(idle), options


@lru_cache(maxsize=1 << 10)
def _end(ships: int, cannons: int, lose: tuple[tuple[str, int], ...]) -> Option:
    """The end of the turn, with what is unused: ships, cannons that could fire; and who would lose a mast (AS-36)."""
    if not (ships or cannons or lose):
        return Option(END, confirms=True)
    said = note(
        "end", ships=NUMBERS[ships], cannons=NUMBERS[cannons], n=NUMBERS[len(lose)],
        lose=tuple([piece(id, seat) for id, seat in lose]),
    )  # fmt: skip
    return Option(END, said, confirms=True)


def act_turn(state: State, path: Path, log: Log) -> State:
    """The state after an answer of `choose_turn`."""
    place = find(state, path[0])
    if place is not None:
        line = line_of(state, place) if state.lines else ()
        return act_line(state, line, path, log) if line else act_activation(state, place, path, log)
    if path[0] == END:
        return _end_turn(state, log)
    if path[0] == CANNONS:
        return act_cannons(state, path, log)
    if path[0] == PARTY:
        return act_party(state, path, log)
    if path[0] == FORM:
        return act_form(state, path, log)
    assert path[0] == LEAVE
    return act_leave(state, path, log)


def resolve_turn(state: State, log: Log) -> State | None:
    """The turn of who is out is over, and that of a defender who can fire at nobody (AS-37, AS-52).

    None: it goes on.
    """
    if state.mover in state.out:
        return closed(state, log)
    if state.mover == state.role and state.laid and not own_cannons(state, state.mover):
        return _end_turn(state, log)
    return None


def idlers(state: State) -> list[int]:
    """The ships of the mover that would lose a mast if the turn ended now (AS-36).

    A ship that has no cell to move to doesn't idle; one that an enemy holds counts as one to move to.
    """
    ships, mover = state.ships, state.mover
    resting = [
        place
        for place in state.rested
        if (ship := ships[place]).masts and ship.seat == mover and beside_fort(state, ship)
    ]
    if not resting:
        return resting
    taken, enemies = bars(state, mover)
    barred, beside = taken ^ enemies, state.rules.board.sea.beside
    return [
        place
        for place in resting
        if any(
            reach and cell >= 0 and not barred >> cell & 1
            for reach, cell in zip(ranges(state, ships[place]), beside[ships[place].cell], strict=True)
        )
    ]


def _end_turn(state: State, log: Log) -> State:
    """Ships that have idled lose a mast each, and the next player's turn begins.

    Who has idled is judged for all at once: one that is sunk by it makes no room for another.
    """
    seat = SEATS[state.mover]
    log.tell("ageofsail-event-ended", seat=seat)
    for place in idlers(state):
        ship = state.ships[place]
        left = ship.masts - 1
        log.tell(
            "ageofsail-event-idle" if left else "ageofsail-event-idle-sunk",
            seat=seat,
            ship=value(ship),
            left=NUMBERS[left],
        )
        state = hurt(state, place, log, battle=False)
    return closed(state, log)
