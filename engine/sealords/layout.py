"""Laying out the halves of the sea in the advanced variant: both in secret and at the same time (SL-40)."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.flow import replace_step
from engine.game import Action, Choice, Option
from engine.sealords.data import BOARDS, EFFECTS, LAYOUTS
from engine.sealords.handler import wrong
from engine.sealords.sea import CELLS, SIDES, assembled, at_random, beginning, turned
from engine.sealords.state import SEATS, Change, Layout, Log, State, boards_of, piece_of
from engine.sealords.view import BoardView, Half
from engine.values import Answer, Key, Line, Number, Path, line

RANDOM = Key("random")
BY_HAND = Key("by-hand")
PRESETS: dict[Answer, tuple[Half, Half]] = {Key(name): layout.halves for name, layout in LAYOUTS.items()}
"""Halves of the named layouts, light's and dark's."""

_FACES: dict[Answer, BoardView] = {
    piece_of(face): face for face in (BoardView(id, side) for id in BOARDS for side in SIDES)
}
_FIRST_QUESTION = Choice(
    line("sealords-ask-layout"),
    (*(Option(Key(id), final=True) for id in (*LAYOUTS, RANDOM.id)), Option(BY_HAND)),
    secret=True,
)


def choose_layout(seat: int, path: Path) -> Choice | Action:
    """The question after these answers, or the finished half.

    By hand: board by board from the left as the seat sees it, first which face lies up, then how far it is turned.
    """
    if not path:
        return _FIRST_QUESTION
    if path[0] in PRESETS or path[0] == RANDOM:
        if len(path) == 1:
            return Action(path)
        raise wrong()
    if path[0] != BY_HAND:
        raise wrong()
    half = _by_hand(path[1:])
    if len(path) % 2 == 0:
        return _ask_turn(half)
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
    options = tuple(Option(piece_of(face), face_note(face)) for face in _FACES.values() if face.board not in used)
    ask = line("sealords-ask-board", place=Number(len(half) + 1), cell=CELLS[beginning(seat, half)])
    return Choice(ask, options, secret=True)


def _ask_turn(half: Half) -> Choice:
    last, final = half[-1], len(half) == len(BOARDS)
    options = tuple(Option(Number(turn), face_note(replace(last, turn=turn)), final) for turn in turns(last))
    return Choice(line("sealords-ask-quarters", board=piece_of(last)), options, secret=True)


@lru_cache
def turns(laid: BoardView) -> tuple[int, ...]:
    """The quarter turns in which this face looks different each time, the least first; a strip fits in two only."""
    board = BOARDS[laid.board]
    looks = {
        turned(board.face(laid.side), quarters): quarters for quarters in ((2, 0) if board.width == 1 else (3, 2, 1, 0))
    }
    return tuple(sorted(looks.values()))


@lru_cache
def face_note(laid: BoardView) -> Line:
    """What a board bears, row by row as its owner sees it."""
    rows = turned(BOARDS[laid.board].face(laid.side), laid.turn)
    signs = {name: Key(f"sign-{EFFECTS[letter]}") for name, letter in zip("abcdefghi", "".join(rows), strict=False)}
    return line("sealords-note-face" if len(signs) == 9 else "sealords-note-strip", **signs)


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
        log.tell("shown", reveals=True, seat=SEATS[owner], **boards_of(shown))
    return replace(state, sea=assembled(light, dark), todo=(Change(seat=state.first),))
