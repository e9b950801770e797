"""Mines at a table: nothing that anybody but their owner gets tells where they lie or how they are switched (AD-55)."""

from __future__ import annotations

import json
import pathlib
import re
from collections.abc import Awaitable, Callable
from itertools import count, zip_longest
from random import Random
from typing import Any, NamedTuple

import pytest
import simcord
from msgspec.structs import replace
from structlog.testing import capture_logs

import render
from bot.client import Flotilla
from engine import notation
from engine.games import admiral
from engine.games.admiral.state import Turn
from engine.values import Cell, Key, Path, Piece
from render import Picture
from tests.bot.clicking import Reader
from tests.bot.conftest import Sea
from tests.bot.histories import made_once
from tests.bot.virtual_time import pass_short_pauses
from tests.engine.games.admiral.mined import lying
from tests.engine.games.admiral.positions import at

TURNS = 13
EVERY = 4
"""So many turns apart it is looked at all that somebody can open."""
TYPED = ("", "b1 x", "mines V13", "end")
"""What the player who knows nothing has typed when suggestions are asked for."""
END: Path = (Key("end"),)
IDS = re.compile(r"\d{17,20}")
PARTS = re.compile(r'"id": \d+')
"""What counts the parts of a message."""
NEAR = {"s1": "R10", "g1": "S9", "f1": "T9", "b1": "S13"}
"""Light's ships lie before dark's port, where mines lie within U11:X14."""

Play = Callable[[Sea, list[Any]], Awaitable[Any]]


class World(NamedTuple):
    """Where dark lays his mines, and what he types to switch them, again and again in turn; "": he only looks."""

    laid: str
    switched: tuple[str, ...]


@pytest.fixture
def near(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fleets of the battle meet at once."""
    usual = admiral.new

    def new(setup: Any, options: Any, chance: Any) -> Any:
        state = usual(setup, options, chance)
        ships = [replace(ship, cell=at(NEAR[ship.id])) if ship.seat == 0 else ship for ship in state.ships]
        return replace(state, ships=tuple(ships))

    monkeypatch.setattr(admiral, "new", new)


@pytest.fixture
def told(
    tmp_path: pathlib.Path,
    new_database: Callable[[pathlib.Path], None],
    simcord_bot: Flotilla,
    monkeypatch: pytest.MonkeyPatch,
) -> Callable[[Play], Awaitable[list[Any]]]:
    """What anybody but dark is told of what is played, each time in a new Discord with the same people and seeds.

    Pictures are told by what they would be drawn from.
    """
    made_once(monkeypatch)
    numbers = count(1)

    async def of(play: Play) -> list[Any]:
        database = tmp_path / f"world-{next(numbers)}.db"
        new_database(database)
        seeds = (f"dealt-{number}" for number in count(1))
        env = simcord.Env(Flotilla(database, shard_count=1, new_seed=lambda: next(seeds)))
        pass_short_pauses(env)
        await env.start()
        found, drawn = list[Any](), list[str]()

        def draw(*given: Any) -> list[Picture]:
            if "Kornilov" in given[2] and given[1].viewer != 1:  # some are drawn only so that the next ones are fast
                drawn.append(repr(given))
            return [Picture("view", b"", 1, 1)]

        with env.time_context(), capture_logs() as logs:
            monkeypatch.setattr(render, "draw", draw)
            sea = Sea(env, database, lambda: next(seeds))
            try:
                await play(sea, found)
            finally:
                await env.shutdown()
                await sea.bot.store.close()
        found += sorted(set(drawn))
        found += [(entry["event"], entry["log_level"]) for entry in logs]
        return _named(found)

    return of


def _named(found: list[Any]) -> list[Any]:
    """The same with the ids of Discord numbered as they come."""
    numbers: dict[str, str] = {}
    return [
        IDS.sub(lambda id: numbers.setdefault(id[0], f"id{len(numbers)}"), PARTS.sub("", json.dumps(one, default=str)))
        for one in found
    ]


class Teller:
    """Notes what the bot sends, but for what dark alone gets: of that only that he is written to."""

    def __init__(self, sea: Sea, found: list[Any]) -> None:
        self.sea = sea
        self.found = found
        self._seen = 0

    def note(self, *, of_dark: bool) -> None:
        """Whatever has been sent since: `of_dark`, after something that he did."""
        own, since = self.sea.dark.user.dm_channel, list[Any]()
        for sent in self.sea.env.http_requests[self._seen :]:
            if own is not None and f"/{own.id}/" in sent.path:
                since += [(sent.method, sent.path)] * (sent.method == "POST")
            elif not (of_dark and re.search("/(interactions|webhooks)/", sent.path)):
                path = re.sub("(interactions|webhooks)/.*", "answer", sent.path)
                since.append((sent.method, path, sent.params, sent.json))
        # what goes to different places goes at the same time
        self.found += sorted(since, key=lambda one: IDS.sub("", one[1]))
        self._seen = len(self.sea.env.http_requests)

    async def type(self, member: Any, move: str) -> None:
        """Somebody types a move, and confirms it if he is asked to."""
        page = (await member.slash(self.sea.channel, "admiral move", move=move)).response
        reader = Reader(member, page)
        if reader.of("do"):
            await reader.use(reader.of("do")[0])
        self.note(of_dark=member is self.sea.dark)

    async def look(self) -> None:
        """All that light and somebody at no table can open."""
        sea, light = self.sea, self.sea.light
        for typed in TYPED:
            self.found.append(await light.autocomplete(sea.channel, "admiral move", "move", typed))
        view = (await light.click(sea.card(), label="My view")).response
        await light.click(view, label="More")
        for member in (light, sea.watcher):
            await member.slash(sea.channel, "admiral log")
            await member.slash(sea.channel, "admiral show", text=True)
        self.note(of_dark=False)


async def played(sea: Sea, found: list[Any], world: World, script: list[tuple[int, str]]) -> Any:
    """Some turns of the battle; `script`: what is typed, by seat, or nothing yet: then it is written."""
    teller, rng, written = Teller(sea, found), Random(7), not script
    table = await sea.start("admiral", sea.dark, scenario="fleet", mines="three")
    teller.note(of_dark=False)
    await teller.type(sea.light, "B2 B2 C3")
    await teller.type(sea.dark, world.laid)
    moves = iter(script)
    turns, switches = set[int](), count()
    while len(turns) <= TURNS and (now := await sea.bot.tables.reading.get(table)).status == "running":
        (seat,) = now.owing
        turn = now.state.turn
        if turn not in turns:
            turns.add(turn)
            switch = world.switched[next(switches) % len(world.switched)]
            if switch:
                await teller.type(sea.dark, switch)
            else:
                await sea.dark.slash(sea.channel, "admiral hand")
                teller.note(of_dark=True)
            if len(turns) % EVERY == 1:
                await teller.look()
        if written:
            seen: Any = await sea.seen(table)
            game, state = seen.engine, seen.state
            path = game.default(state, seat).path if not isinstance(state.todo[0], Turn) else END
            ways = sailing(game, state) if path == END and seat == 0 else []
            if ways and rng.random() < 0.7:
                path = rng.choice(ways)
            script.append((seat, notation.write(game, state, seat, path, public=False)))
        member, typed = (sea.light, sea.dark)[seat], (script[-1] if written else next(moves))[1]
        await teller.type(member, typed)
    return (await sea.bot.tables.reading.get(table)).state


def sailing(game: Any, state: Any) -> list[Path]:
    """The moves of light's ships, but for the galleon's, that stay near dark's port."""
    ways = list[Path]()
    for ship in game.choose(state, 0).options:
        if isinstance(ship.value, Piece) and ship.value.id != "g1":
            question = game.choose(state, 0, (ship.value,))
            cells = [one.value for one in question.options if isinstance(one.value, Cell)]
            ways += [(ship.value, cell) for cell in cells if cell.token > "Q"]
    return ways


@pytest.mark.usefixtures("near")
async def test_ad55_where_mines_lie_and_how_they_are_switched_is_nobodys_to_see(
    told: Callable[[Play], Awaitable[list[Any]]],
) -> None:
    """They lie where nobody comes, here or there, or on the way, held or waiting for who doesn't come; and are switched
    often, seldom or never.
    """
    script: list[tuple[int, str]] = []
    states: list[Any] = []

    def world(laid: str, *switched: str) -> Play:
        async def play(sea: Sea, found: list[Any]) -> None:
            states.append(await played(sea, found, World(laid, switched), script))

        return play

    first = await told(world("X13 X13 X13", "mines X13 held", "mines X13 waits {g}"))
    ends = [typed.split("@")[1] for _, typed in script if re.search("@[U-X]1[1-4]$", typed)]
    assert len(ends) > 3, "ships sail where mines may lie"
    (met, *_) = ends
    for other in (
        await told(world("X12 X12 X13", "mines X13 held", "mines X12 waits {g}", "mines X13 armed", "mines X12 armed")),
        await told(world(f"{met} {met} X12", f"mines {met} held", "", f"mines {met} waits {{g}}", "")),
    ):
        for was, now in zip_longest(first, other):
            assert was == now
    assert [len(lying(state)) for state in states] == [3, 4, 4]
    assert not any(state.blown for state in states)
