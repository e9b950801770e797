"""What is wrong with what a scenario's file says of teams, mines, lost forts, and reefs and islands by lot (AD-60)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.datafiles import Fault
from engine.games.admiral.filed import Filed
from engine.games.admiral.lots import clear_of, places
from engine.games.admiral.routes import routes

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
                yield Fault((key,), f"{key} has no meaning where {filed.goal} is played for")
        return
    yield from _teams(filed, most)
    if filed.mines > mines_at_most(most):
        yield Fault(("mines",), f"of {most} players each lays {mines_at_most(most)} at most")
    if filed.chosen:
        return
    forts = {fort.seat for fort in filed.fort}
    for player in range(1, most + 1):
        if player not in forts and filed.mines:
            yield Fault(("mines",), f"player {player} has no fort near which they could be laid")
        if player not in forts and filed.homeless:
            yield Fault(("homeless",), f"player {player} has no fort from the start")


def _teams(filed: Filed, most: int) -> Iterator[Fault]:
    if not filed.teams:
        return
    if len(filed.players) > 1:
        yield Fault(("teams",), "where there are teams there is one number of players")
    if len(filed.teams) == 1:
        yield Fault(("teams",), "there are two or three teams")
    seen: set[int] = set()
    for number, team in enumerate(filed.teams):
        for place, player in enumerate(team):
            if player > most:
                yield Fault(("teams", number, place), f"there is no player {player}")
            elif player in seen:
                yield Fault(("teams", number, place), f"player {player} is in a team already")
            seen.add(player)
    for player in range(1, most + 1):
        if player not in seen:
            yield Fault(("teams",), f"player {player} is in no team")


def room(filed: Filed) -> Iterator[Fault]:
    """Whether there is room on the board for what is laid."""
    layout, forts = filed.layout, filed.all([fort.at for fort in filed.fort])
    pearls = filed.all([*filed.pearls, *[cell for lot in filed.lot for cell in lot.cells]])
    reefs = filed.reefs_each * max(filed.players)
    if reefs and len(routes(layout, forts, pearls).reefs()) < reefs:
        yield Fault(("reefs_each",), f"there is no room for {reefs} reefs")
    kept = clear_of(layout, forts, pearls)
    for number, island in enumerate(filed.spare):
        widest = max(map(len, island.rows))
        for place, row in enumerate(island.rows):
            if len(row) != widest:
                yield Fault(("spare", number, "rows", place), "the rows of an island are equally long")
        if min(map(len, island.rows)) == widest and next(places(layout, island.rows, kept), None) is None:
            yield Fault(("spare", number), "there is no room for this island, two steps from ports, pearls and others")
