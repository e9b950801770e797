"""What is told of the set-up: the log begins with it (AD-10, AD-12, AD-62, AD-67, AD-68)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.admiral.layout import Layout, chart
from engine.games.admiral.options import Options
from engine.games.admiral.parties import begun_by, groups, teamed
from engine.games.admiral.rounds import wind_line
from engine.games.admiral.setup import TEAMS
from engine.games.admiral.sides import reefing
from engine.games.admiral.state import Mines, Reefs, State
from engine.sailing.sea import mask
from engine.sailing.telling import NUMBERS, SEATS
from engine.values import Cell, Key, Line, Number, line


def opened(state: State, options: Options) -> tuple[Line, ...]:
    """Teams, the order of play, islands and reefs by lot; the wind of the round that a game begins with, and that turns
    have passed before (AD-12), or what is laid before it, and how (AD-55, AD-62); see `engine.game.Hooks`.
    """
    return (*_teams(state), *_order(state), *_laid(state, options), *_first_round(state))


def _teams(state: State) -> Iterator[Line]:
    if teamed(state.sides):
        for key, team in zip(TEAMS, groups(state.sides), strict=False):
            yield line("admiral-event-team", side=Key(key), who=tuple([SEATS[seat] for seat in team]))


def _order(state: State) -> Iterator[Line]:
    """Also of two: who begins has been drawn."""
    if len(state.cycle) > 1:
        yield line("admiral-event-order", who=tuple([SEATS[seat] for seat in begun_by(state.cycle, state.first)]))


def _laid(state: State, options: Options) -> Iterator[Line]:
    """What lies on the board beside what the scenario says."""
    filed, layout = options.played(len(state.orders)).layout, state.layout
    cells = state.board.cells
    for island in _islands(layout, filed):
        rows, cols = [cells[cell].row for cell in island], [cells[cell].col for cell in island]
        yield line("admiral-event-island", cell=Cell(min(cols), min(rows)), to=Cell(max(cols), max(rows)))
    reefs = tuple([cells[cell] for cell in layout.reefs if cell not in filed.reefs])
    if reefs:
        yield line("admiral-event-reefs-lot", cells=reefs, n=NUMBERS[len(reefs)])


def _islands(layout: Layout, filed: Layout) -> Iterator[list[int]]:
    """The cells of each island that is laid beside the filed ones; none touches another (AD-62)."""
    sea = chart(layout.width, layout.height).sea
    left = (set(layout.closed) | set(layout.coastal)) - set(filed.closed) - set(filed.coastal)
    while left:
        island, grown = {min(left)}, 0
        while grown != len(island):
            grown, near = len(island), sea.spread(mask(island), 1)
            island |= {cell for cell in left if near >> cell & 1}
        left -= island
        yield sorted(island)


def _first_round(state: State) -> Iterator[Line]:
    """Its wind, and the turns before; or what is laid before it, and how (AD-55, AD-62)."""
    laid = {type(step) for step in state.todo} & {Reefs, Mines}
    if laid:
        first = "both" if len(laid) > 1 else "reefs" if Reefs in laid else "mines"
        yield line(f"admiral-event-first-{first}", who=tuple([SEATS[seat] for seat in reefing(state)]))
    elif state.round:
        passed = state.turn - 1
        if passed:
            yield line("admiral-event-passed", n=NUMBERS[passed], round=Number(state.round))
        yield wind_line(state)
