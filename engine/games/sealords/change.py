"""The first player's one change to his half before the first turn of the advanced variant (SL-40)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.game import Action, Choice, Option
from engine.games.sealords.data import BOARDS
from engine.games.sealords.handler import wrong
from engine.games.sealords.layout import columns, face_note, pictured
from engine.games.sealords.sea import assembled, half
from engine.games.sealords.setup import dealt
from engine.games.sealords.state import SEATS, Log, State
from engine.games.sealords.view import Half
from engine.values import Answer, Key, Line, Number, Path, Piece, line

KEEP = Key("keep")
TURNS = {Key(f"turn-{quarters}"): quarters for quarters in (1, 2, 3)}
PLACES = {
    Key("to-a"): Key("a"), Key("to-d"): Key("d"), Key("to-g"): Key("g"),
    Key("to-a-c"): Key("a-c"), Key("to-b-d"): Key("b-d"), Key("to-d-f"): Key("d-f"), Key("to-e-g"): Key("e-g"),
}  # fmt: skip
"""Where a board may be moved, and the columns on which it lies then."""

_PIECES: dict[Answer, str] = {Piece(id): id for id in BOARDS}
_KEEP_OPTION = Option(KEEP, line("sealords-note-keep"), final=True)
_ASK = line("sealords-ask-change")
_MOVED = line("sealords-note-moved")


def choose_change(state: State, seat: int, path: Path) -> Choice | Action:
    """The question after these answers, or the finished action."""
    boards = state.halves[seat]
    if not path:
        names = [laid.board for laid in pictured(seat, boards) if changes(seat, boards, laid.board)]
        changeable = [Option(Piece(name), _board_note(seat, boards, name)) for name in names]
        return Choice(_ASK, (*changeable, _KEEP_OPTION))
    if path == (KEEP,):
        return Action(path)
    board = _PIECES.get(path[0])
    ways = {} if board is None else changes(seat, boards, board)
    if board is None or not ways:
        raise wrong()
    if len(path) == 1:
        options = tuple(Option(key, _note(seat, after, board, key), final=True) for key, after in ways.items())
        return Choice(line("sealords-ask-change-board", board=Piece(board), width=Number(BOARDS[board].width)), options)
    if len(path) > 2 or not isinstance(path[1], Key) or path[1] not in ways:
        raise wrong()
    return Action(path)


def _board_note(seat: int, boards: Half, board: str) -> Line:
    return line("sealords-note-board", **columns(seat, boards, _place(boards, board)))


def _note(seat: int, after: Half, board: str, key: Key) -> Line:
    return face_note(seat, after[_place(after, board)]) if key in TURNS else _MOVED


def _place(boards: Half, board: str) -> int:
    return next(place for place, laid in enumerate(boards) if laid.board == board)


@lru_cache
def changes(seat: int, boards: Half, board: str) -> dict[Key, Half]:
    """What may be done with one board of a half, and the half after it: only what makes a difference.

    The places to which it may be moved are in the order of the picture, from column A on.
    """
    place = _place(boards, board)
    laid, others = boards[place], (*boards[:place], *boards[place + 1 :])
    found: dict[Key, Half] = {}
    for key, quarters in TURNS.items():
        if BOARDS[board].width == 3 or quarters == 2:
            turned = replace(laid, turn=(laid.turn + quarters) % 4)
            found[key] = (*boards[:place], turned, *boards[place + 1 :])
    for to in (0, 1, 2) if seat == 0 else (2, 1, 0):
        moved = (*others[:to], laid, *others[to:])
        on = columns(seat, moved, to)["columns"]
        found[next(key for key, span in PLACES.items() if span == on)] = moved
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
    after = changes(seat, state.halves[seat], _PIECES[path[0]])[how]
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
            width = Number(BOARDS[board.id].width)
            log.tell("moved", seat=SEATS[seat], board=board, columns=PLACES[how], width=width)
    log.tell("dealt", reveals=True)
    return dealt(state, log.chance, gift=path == (KEEP,))
