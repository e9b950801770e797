"""What the host changes of a scenario: fleets, islands, reefs, winds, who begins (AD-60)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from engine.datafiles import Fault, Faulty
from engine.games.admiral.filed import Vessel, Wind
from engine.games.admiral.layout import board, harbour
from engine.games.admiral.scenario import Scenario, scenario
from engine.games.admiral.soundness import faults
from engine.games.admiral.wrong import wrong
from engine.sailing.sea import bits, mask
from engine.values import Number

FleetId: TypeAlias = Literal[
    "usual", "brig", "brigs", "pair", "frigates", "raiders", "liners", "squadron", "classes", "grand", "double"
]
FLEETS: Mapping[str, str] = {
    "brig": "b", "brigs": "bb", "pair": "fb", "frigates": "ff", "raiders": "fbb", "liners": "sg", "squadron": "gfb",
    "classes": "sgfb", "grand": "sgffbb", "double": "ssggffbb",
}  # fmt: skip
"""The classes of each player's ships, by the words for fleets."""
ReefsId: TypeAlias = Literal["usual", "none", "one", "two", "three"]
REEFS: Mapping[str, int] = {word: number for number, word in enumerate(get_args(ReefsId)[1:])}
WINDS: Mapping[str, tuple[int, int, int]] = {"booklet": (8, 8, 8), "fresh": (0, 24, 0), "rough": (2, 12, 10)}
"""Of 24 draws so many are calm, fresh, storm, where the winds are chosen (AD-10)."""


class Changes(NamedTuple):
    """What is otherwise than in the file; the words are those of the options."""

    fleet: str = "usual"
    islands: str = "none"
    reefs: str = "usual"
    wind: str = "brisk"
    begins: str = "usual"


NONE = Changes()


def changed(word: str, teams: str, seats: int, changes: Changes) -> Scenario:
    """A scenario as so many play it (0: the fewest), changed. Raises Faulty for what can't be played then."""
    filed = scenario(word, teams, seats)
    if changes == NONE:
        return filed
    found, wrongs = _tried(word, teams, seats, changes)
    if wrongs:
        raise Faulty(wrongs)
    return found


@lru_cache(maxsize=512)
def _tried(word: str, teams: str, seats: int, changes: Changes) -> tuple[Scenario, tuple[Fault, ...]]:
    """It, and what is wrong with it: that is remembered too, as a menu is made of all that could be changed."""
    filed = scenario(word, teams, seats)
    found: Scenario = filed.model_copy(update=_changed(filed, changes))
    if changes.fleet != "usual":
        fleets = _fleets(found, FLEETS[changes.fleet])
        if isinstance(fleets, Fault):
            return filed, (fleets,)
        found = found.model_copy(update={"ship": fleets})
    return found, tuple(faults(found))


def _changed(filed: Scenario, changes: Changes) -> dict[str, Any]:
    """The keys of the file that are changed without a board."""
    found: dict[str, Any] = {}
    if changes.islands == "bare":
        found |= {"island": (), "covered": (), "spare": ()}
    elif changes.islands == "lot" and not filed.spare:
        found["spare"] = scenario("shoals").spare  # those of the box
    if changes.reefs != "usual":
        found["reefs_each"] = REEFS[changes.reefs]
    if changes.reefs == "none":
        found["reefs"] = ()
    if filed.wind is not None and changes.wind in WINDS:
        calm, fresh, storm = WINDS[changes.wind]
        found |= {"wind": Wind(calm=calm, fresh=fresh, storm=storm), "storms": True}
    if changes.begins == "lot":
        found["begins"] = None
    return found


def _fleets(filed: Scenario, kinds: str) -> tuple[Vessel, ...] | Fault:
    """The same ships for everybody; a fault where there is no room for them.

    Those of the file that are among them stay where they are, the others lie as near to a player's first one as can be.
    """
    if filed.chosen:
        return tuple([Vessel(kind=kind) for kind in kinds])
    free = _Berths(filed)
    found: list[Vessel] = []
    for seat in range(1, max(filed.players) + 1):
        own = [ship for ship in filed.ship if ship.seat == seat]
        kept = []
        for kind in kinds:
            same = next((ship for ship in own if ship.kind == kind and ship not in kept), None)
            if same is not None:
                kept.append(same)
                free.take(filed.index(same.at or ""))
        found += kept
        rest = list(kinds)
        for ship in kept:
            rest.remove(ship.kind)
        berths = free.near(filed.index(own[0].at or ""))
        for kind in rest:
            cell = next(berths, None)
            if cell is None:
                return wrong(("ship",), "no-berth", n=Number(seat))
            free.take(cell)
            found.append(Vessel(kind=kind, seat=seat, at=free.name(cell)))
    return tuple(found)


class _Berths:
    """Where there is room for ships (AD-4)."""

    def __init__(self, filed: Scenario) -> None:
        layout, forts = filed.layout, tuple([filed.index(fort.at) for fort in filed.fort])
        self._board, ports = board(layout), harbour(layout, forts)
        self._ports, self._forts = ports.ports, ports.forts
        self._lying = [0] * self._board.sea.size
        self._pearls = mask(filed.all([*filed.pearls, *[cell for lot in filed.lot for cell in lot.cells]]))

    def take(self, cell: int) -> None:
        self._lying[cell] += 1

    def name(self, cell: int) -> str:
        return self._board.cells[cell].token

    def near(self, start: int) -> Iterator[int]:
        """The cells with room from here on, step by step; a port's come twice, and pearls are left in peace."""
        reached = new = 1 << start
        while new:
            for cell in bits(new & ~self._pearls):
                while self._lying[cell] < (2 if self._ports >> cell & 1 else 1):
                    yield cell
            onward = 0
            for cell in bits(new):
                onward |= self._board.gates[cell]
            new = onward & ~self._forts & ~reached
            reached |= new
