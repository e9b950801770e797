"""What nobody else may know isn't in his pictures: mines that lie hidden (AD-55, AD-56)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from engine import walk
from engine.game import Choice
from engine.games import admiral
from engine.games.admiral import Options
from engine.games.admiral.minefields import Mine
from engine.games.admiral.state import State
from engine.setups import usual_setup
from engine.values import Answer, Cell, Path, Piece
from render import Marks
from render.games import admiral as pictures
from render.window import private
from tests.render.games.admiral.scenes import NAMES

GAMES = {
    "fleet": (Options(scenario="fleet"), 2),
    "shoals": (Options(scenario="shoals", mines="two"), 3),
    "2v2": (Options(scenario="shoals", teams="2v2", mines="one"), 4),
}


def positions(options: Options, seats: int) -> Iterator[State]:
    """Positions of a game in which all have laid their mines."""
    rng = Random(7)
    state = admiral.new(usual_setup(admiral, options, seats), options, rng)
    for step in range(70):
        owing = sorted(admiral.pending(state))
        if not owing:
            return
        seat = rng.choice(owing)
        if state.round and not state.over and step % 9 == 0:
            yield state
        usual = state.round and rng.random() < 0.5
        action = admiral.default(state, seat) if usual else walk.random_action(admiral, state, seat, rng)
        state, _ = admiral.apply(state, seat, action, rng)


def otherwise(state: State, viewer: int | None) -> Iterator[State]:
    """The same with what the viewer can't know changed: mines of others held and elsewhere, none at all."""
    own = [mine for mine in state.mines if mine.seat == viewer]
    others = [mine for mine in state.mines if mine.seat != viewer]
    for changed in ([Mine(mine.seat, mine.cell ^ 1, held=True) for mine in others], []):
        yield replace(state, mines=tuple(sorted([*own, *changed], key=lambda mine: (mine.seat, mine.cell))))


def asked(state: State, viewer: int, path: Path) -> list[Answer]:
    """What he may answer now."""
    step = admiral.choose(state, viewer, path) if viewer in admiral.pending(state) else None
    return [option.value for option in step.options] if isinstance(step, Choice) else []


def drawn(state: State, viewer: int | None, path: Path, contrast: bool) -> tuple[object, ...]:
    """All pictures that the viewer is shown, and the symbols of their key."""
    view = admiral.view(state, None) if viewer is None else admiral.preview(state, viewer, path)
    answers = [] if viewer is None else asked(state, viewer, path)
    cells = tuple(value for value in answers if isinstance(value, Cell))
    pieces = tuple(value for value in answers if isinstance(value, Piece))
    sea = pictures.sea(view)
    marks = Marks(cells, path, private(sea, sea.places(path), [*cells, *sea.places(pieces)], sea.news), pieces)
    found = pictures.draw(view, NAMES, marks, contrast)
    return *(picture.data for picture in found), pictures.LEGEND.symbols(view)


@pytest.mark.parametrize("name", GAMES)
def test_hidden_mines_change_no_picture_of_others(name: str) -> None:  # AD-55, AD-56
    told = sailing = 0
    for number, state in enumerate(positions(*GAMES[name])):
        contrast = number % 2 == 1
        for viewer in (None, *range(len(state.orders))):
            paths: list[Path] = [()]
            if viewer is not None:
                paths += [(value,) for value in asked(state, viewer, ()) if isinstance(value, Piece)][:1]
            sailing += len(paths) - 1
            for path in paths:
                before = drawn(state, viewer, path, contrast)
                assert all(drawn(other, viewer, path, contrast) == before for other in otherwise(state, viewer))
            told += any(mine.seat != viewer for mine in state.mines)
    assert told
    assert sailing


def test_one_sees_his_own() -> None:  # AD-55
    state = next(positions(*GAMES["fleet"]))
    assert state.mines
    seat = state.mines[0].seat
    bare = replace(state, mines=tuple(mine for mine in state.mines if mine.seat != seat))
    assert drawn(state, seat, (), False) != drawn(bare, seat, (), False)
