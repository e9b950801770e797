"""What is wrong with what a scenario's file says of teams, mines, lost forts, and reefs and islands by lot (AD-60)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.datafiles import Fault
from engine.games.admiral.filed import Filed
from engine.games.admiral.lots import clear_of, places
from engine.games.admiral.routes import routes
from engine.games.admiral.wrong import meaningless, wrong
from engine.values import Number

_MINES = {2: 3, 3: 2}
"""By the number of players, the most mines that each may lay (AD-55)."""


def mines_at_most(players: int) -> int:
    """The most mines that each of so many players may lay (AD-55): the box has six."""
    return _MINES.get(players, 1)


def said(filed: Filed) -> Iterator[Fault]:
    """What can be seen without a board."""
    most = max(filed.players)
    if filed.goal == "arrival":
        for key in ("teams", "homeless", "mines", "reefs_each", "spare"):
            if getattr(filed, key):
                yield meaningless(filed, key)
        return
    yield from _teams(filed, most)
    if filed.mines > mines_at_most(most):
        yield wrong(("mines",), "mines", players=Number(most), n=Number(mines_at_most(most)))
    if filed.chosen:
        return
    forts = {fort.seat for fort in filed.fort}
    for player in range(1, most + 1):
        if player not in forts and filed.mines:
            yield wrong(("mines",), "no-fort-mines", n=Number(player))
        if player not in forts and filed.homeless:
            yield wrong(("homeless",), "no-fort-start", n=Number(player))


def _teams(filed: Filed, most: int) -> Iterator[Fault]:
    if not filed.teams:
        return
    if len(filed.players) > 1:
        yield wrong(("teams",), "one-number-teams")
    if len(filed.teams) == 1:
        yield wrong(("teams",), "teams")
    seen: set[int] = set()
    for number, team in enumerate(filed.teams):
        for place, player in enumerate(team):
            if player > most:
                yield wrong(("teams", number, place), "no-player", n=Number(player))
            elif player in seen:
                yield wrong(("teams", number, place), "team-twice", n=Number(player))
            seen.add(player)
    for player in range(1, most + 1):
        if player not in seen:
            yield wrong(("teams",), "no-team", n=Number(player))


def room(filed: Filed) -> Iterator[Fault]:
    """Whether there is room on the board for what is laid."""
    layout, forts = filed.layout, filed.all([fort.at for fort in filed.fort])
    pearls = filed.all([*filed.pearls, *[cell for lot in filed.lot for cell in lot.cells]]) + filed.starts
    reefs = filed.reefs_each * max(filed.players)
    if reefs and len(routes(layout, forts, pearls).reefs()) < reefs:
        yield wrong(("reefs_each",), "no-room-reefs", n=Number(reefs))
    kept = clear_of(layout, forts, pearls)
    for number, island in enumerate(filed.spare):
        widest = max(map(len, island.rows))
        for place, row in enumerate(island.rows):
            if len(row) != widest:
                yield wrong(("spare", number, "rows", place), "rows")
        if min(map(len, island.rows)) == widest and next(places(layout, island.rows, kept), None) is None:
            yield wrong(("spare", number), "no-room-island")
