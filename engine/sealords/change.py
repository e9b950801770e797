"""The first player's one change to his half before the first turn of the advanced variant (SL-40)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.sealords.data import BOARDS
from engine.sealords.handler import wrong
from engine.sealords.layout import face_note
from engine.sealords.sea import CELLS, assembled, beginning, half
from engine.sealords.setup import dealt
from engine.sealords.state import SEATS, Log, State
from engine.sealords.view import Half
from engine.values import Answer, Key, Line, Number, Path, Piece, line

KEEP = Key("keep")
TURNS = {Key(f"turn-{quarters}"): quarters for quarters in (1, 2, 3)}
PLACES = {Key("to-left"): 0, Key("to-middle"): 1, Key("to-right"): 2}

_PIECES: dict[Answer, str] = {Piece(id): id for id in BOARDS}
_KEEP_OPTION = Option(KEEP, line("sealords-note-keep"), final=True)
_ASK = line("sealords-ask-change")


def choose_change(state: State, seat: int, path: Path) -> Choice | Action:
    """The question after these answers, or the finished action."""
    boards = state.halves[seat]
    if not path:
        pieces = [Piece(laid.board) for laid in boards]
        changeable = [Option(piece) for piece in pieces if changes(boards, piece.id)]
        return Choice(_ASK, (*changeable, _KEEP_OPTION))
    if path == (KEEP,):
        return Action(path)
    board = _PIECES.get(path[0])
    ways = {} if board is None else changes(boards, board)
    if board is None or not ways:
        raise wrong()
    if len(path) == 1:
        options = tuple(Option(key, _note(seat, after, board, key), final=True) for key, after in ways.items())
        return Choice(line("sealords-ask-change-board", board=Piece(board)), options)
    if len(path) > 2 or not isinstance(path[1], Key) or path[1] not in ways:
        raise wrong()
    return Action(path)


def _note(seat: int, after: Half, board: str, key: Key) -> Line:
    place = _place(after, board)
    if key in TURNS:
        return face_note(after[place])
    return line("sealords-note-moved", cell=CELLS[beginning(seat, after[:place])])


def _place(boards: Half, board: str) -> int:
    return next(place for place, laid in enumerate(boards) if laid.board == board)


@lru_cache
def changes(boards: Half, board: str) -> dict[Key, Half]:
    """What may be done with one board of a half, and the half after it: only what makes a difference."""
    place = _place(boards, board)
    laid, others = boards[place], (*boards[:place], *boards[place + 1 :])
    found: dict[Key, Half] = {}
    for key, quarters in TURNS.items():
        if BOARDS[board].width == 3 or quarters == 2:
            turned = replace(laid, turn=(laid.turn + quarters) % 4)
            found[key] = (*boards[:place], turned, *boards[place + 1 :])
    for key, to in PLACES.items():
        found[key] = (*others[:to], laid, *others[to:])
    looks = {half(boards)}
    distinct: dict[Key, Half] = {}
    for key, after in found.items():
        if half(after) not in looks:
            looks.add(half(after))
            distinct[key] = after
    return distinct


def changed(state: State, seat: int, path: Path) -> State:
    """The state with what these answers change of the seat's half; all of it is kept until they are complete."""
    if len(path) < 2:
        return state
    how = path[1]
    assert isinstance(how, Key)
    after = changes(state.halves[seat], _PIECES[path[0]])[how]
    light, dark = (after, state.halves[1]) if seat == 0 else (state.halves[0], after)
    return replace(state, halves=(light, dark), sea=assembled(light, dark))


def act_change(state: State, path: Path, log: Log) -> State:
    """The first player has changed a board, which costs him his shield, or keeps all (SL-8). Then the game begins."""
    seat = state.first
    if path == (KEEP,):
        log.tell("kept", seat=SEATS[seat])
    else:
        board, how = path
        assert isinstance(board, Piece)
        assert isinstance(how, Key)
        state = changed(state, seat, path)
        if how in TURNS:
            log.tell("turned", seat=SEATS[seat], board=board, quarters=Number(TURNS[how]))
        else:
            log.tell("moved", seat=SEATS[seat], board=board, place=Number(PLACES[how] + 1))
    log.tell("dealt", reveals=True)
    return dealt(state, log.chance, gift=path == (KEEP,))
