"""Laying out the halves of the sea in the advanced variant: both in secret and at the same time (SL-40)."""

from __future__ import annotations

from functools import lru_cache
from string import ascii_lowercase

from msgspec.structs import replace

from engine.flow import replace_step
from engine.game import Action, Choice, Option
from engine.games.sealords.data import BOARDS, EFFECTS, LAYOUTS
from engine.games.sealords.handler import wrong
from engine.games.sealords.sea import GRID, SIDES, assembled, at_random, beginning, turned, under
from engine.games.sealords.state import SEATS, Change, Layout, Log, State, boards_of, piece_of
from engine.games.sealords.view import BoardView, Half
from engine.values import Answer, Key, Line, Number, Path, Piece, Value, column_letters, line

RANDOM = Key("random")
BY_HAND = Key("by-hand")
PRESETS: dict[Answer, tuple[Half, Half]] = {Key(name): layout.halves for name, layout in LAYOUTS.items()}
"""Halves of the named layouts, light's and dark's."""

_COLUMNS = tuple(Key(column_letters(col).lower()) for col in range(GRID.width))
_FACES: dict[Answer, BoardView] = {
    piece_of(face): face for face in (BoardView(id, side) for id in BOARDS for side in SIDES)
}


@lru_cache
def _first_question() -> Choice:
    presets = (Option(Key(id), final=True) for id in LAYOUTS)
    options = (*presets, Option(RANDOM, final=True), Option(BY_HAND))
    return Choice(line("sealords-ask-layout"), options, secret=True)


def choose_layout(seat: int, path: Path) -> Choice | Action:
    """The question after these answers, or the finished half.

    By hand: board by board from the left as the seat sees it, first which face lies up, then how far it is turned.
    """
    if not path:
        return _first_question()
    if path[0] in PRESETS or path[0] == RANDOM:
        if len(path) == 1:
            return Action(path)
        raise wrong()
    if path[0] != BY_HAND:
        raise wrong()
    half = _by_hand(path[1:])
    if len(path) % 2 == 0:
        return _ask_turn(seat, half)
    return Action(path) if len(half) == len(BOARDS) else _ask_board(seat, half)


def _by_hand(answers: Path) -> Half:
    """The boards that these answers lay, the last one unturned where its turn hasn't been chosen yet."""
    half: Half = ()
    for i, answer in enumerate(answers):
        if i % 2 == 0:
            face = _FACES.get(answer)
            if face is None or face.board in {laid.board for laid in half}:
                raise wrong()
            half = (*half, face)
        else:
            last = half[-1]
            if not isinstance(answer, Number) or answer.value not in turns(last):
                raise wrong()
            half = (*half[:-1], replace(last, turn=answer.value))
    return half


def _ask_board(seat: int, half: Half) -> Choice:
    used = {laid.board for laid in half}
    left = [face for face in _FACES.values() if face.board not in used]
    options = tuple(Option(piece_of(face), face_note(seat, face)) for face in left)
    if len({BOARDS[face.board].width for face in left}) == 1:
        place = columns(seat, (*half, left[0]), len(half))
    else:  # how wide it will be isn't known: the column that it covers in any case
        place = {"columns": _COLUMNS[beginning(seat, half) % GRID.width], "width": Number(1)}
    return Choice(line("sealords-ask-board", **place), options, secret=True)


def _ask_turn(seat: int, half: Half) -> Choice:
    last, left = half[-1], len(BOARDS) - len(half)
    options = tuple(Option(Number(turn), face_note(seat, replace(last, turn=turn)), not left) for turn in turns(last))
    width = Number(BOARDS[last.board].width)
    said = line("sealords-ask-quarters", board=Piece(last.board), width=width, left=Number(left))
    return Choice(said, options, secret=True)


@lru_cache
def turns(laid: BoardView) -> tuple[int, ...]:
    """The quarter turns in which this face looks different each time, the least first; a strip fits in two only."""
    board = BOARDS[laid.board]
    looks = {
        turned(board.face(laid.side), quarters): quarters for quarters in ((2, 0) if board.width == 1 else (3, 2, 1, 0))
    }
    return tuple(sorted(looks.values()))


@lru_cache
def face_note(seat: int, laid: BoardView) -> Line:
    """What a board of this seat bears, in short words row by row as the picture shows it."""
    cells = "".join(turned(BOARDS[laid.board].face(laid.side), (laid.turn + 2 * seat) % 4))
    words = {name: Key(f"short-{EFFECTS[letter]}") for name, letter in zip(ascii_lowercase, cells, strict=False)}
    return line("sealords-note-face" if len(words) == 9 else "sealords-note-strip", **words)


def columns(seat: int, half: Half, place: int) -> dict[str, Value]:
    """The columns on which a board of a half lies, as arguments of a line."""
    covered = sorted({cell % GRID.width for cell in under(seat, half, place)})
    first, last = _COLUMNS[covered[0]], _COLUMNS[covered[-1]]
    return {"columns": first if first == last else Key(f"{first.id}-{last.id}"), "width": Number(len(covered))}


def pictured(seat: int, half: Half) -> Half:
    """The boards of a half in the order of the picture, from column A on."""
    return half if seat == 0 else half[::-1]


def laid_so_far(seat: int, path: Path) -> Half:
    """The half as these answers lay it; nothing for one that chance will lay. Raises IllegalAction as `choose` does."""
    choose_layout(seat, path)
    if not path or path[0] == RANDOM:
        return ()
    return PRESETS[path[0]][seat] if path[0] in PRESETS else _by_hand(path[1:])


def act_layout(state: State, step: Layout, path: Path, log: Log) -> State:
    """A seat has laid out its half. When both have, the sea is shown, and the first player may change something."""
    seat = step.seat
    assert seat is not None
    half = at_random(log.chance) if path[0] == RANDOM else laid_so_far(seat, path)
    light, dark = (half, state.halves[1]) if seat == 0 else (state.halves[0], half)
    log.tell("laid-out", reveals=True, seat=SEATS[seat])
    state = replace(state, halves=(light, dark), todo=replace_step(state.todo, step))
    if state.todo:
        return state
    for owner, shown in enumerate(state.halves):
        log.tell("shown", reveals=True, seat=SEATS[owner], boards=boards_of(pictured(owner, shown)))
    return replace(state, sea=assembled(light, dark), todo=(Change(seat=state.first),))
