"""What a game by post costs: taps of its players, and the bot's messages, pings and calls to Discord, by turn.

Games are played by `default`, each decision by clicking what leads there with the fewest taps that the page offers.
A tap is a use of a button or menu that reaches the bot; opening a menu is none.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from types import SimpleNamespace
from typing import Any, Literal, NamedTuple

import pytest

from bot.pictures import Drawn
from bot.tables.making import own
from bot.views import answers, private, tap
from bot.views.own import own_page
from bot.views.page import Page
from engine.game import Action
from engine.values import Path, Picks, Value
from tests.bot.clicking import Reader, assert_valid

Way = Literal["message", "card"]
"""Where a turn is played from: the direct message, or the card."""
PACE = timedelta(hours=3)
"""So long somebody takes before a turn, as people do by post."""
TURNS = 12
"""So many turns of a game are played, or fewer: what the bot sends for one doesn't depend on how many went before."""


class Turn(NamedTuple):
    """What one turn took: its number, the taps of whose turn it was, and all that the bot sent besides the answers."""

    taps: int
    calls: int
    messages: int
    pings: int


def turn_of(table: Any) -> tuple[int, int | None]:
    """Which turn it is, and whose."""
    view = table.engine.view(table.state, None)
    return view.turn, view.mover


class Calls:
    """Counts what the bot asks of Discord besides answering clicks."""

    def __init__(self, sea: Any) -> None:
        self._sea = sea
        self._seen = len(sea.env.http_requests)

    def since(self) -> list[Any]:
        """The requests since this was asked last."""
        new = self._sea.env.http_requests[self._seen :]
        self._seen = len(self._sea.env.http_requests)
        return [request for request in new if not re.match(r"/(api/v\d+/)?(interactions|webhooks)/", request.path)]


async def play(sea: Any, table: int, way: Way, pace: timedelta = PACE) -> list[Turn]:
    """The first turns of a game: what each took."""
    calls, turns = Calls(sea), list[Turn]()
    now, taps = await sea.bot.tables.reading.get(table), 0
    calls.since()
    while now.status == "running" and len(turns) < TURNS:
        turn = turn_of(now)
        await sea.env.advance_time(pace.total_seconds())
        for seat in now.owing:
            if turn_of(await sea.bot.tables.reading.get(table)) == turn:
                taps += await _answer(sea, table, sea.members[now.seats[seat].user], way)
        now = await sea.bot.tables.reading.get(table)
        if now.status != "running" or turn_of(now) != turn:
            sent = calls.since()
            posts = [request for request in sent if request.method == "POST" and request.path.endswith("/messages")]
            pinged = sum(len((request.json or {}).get("allowed_mentions", {}).get("users", ())) for request in posts)
            turns.append(Turn(taps, len(sent), len(posts), pinged))
            taps = 0
    return turns


async def _answer(sea: Any, table: int, member: Any, way: Way) -> int:
    """Do all that somebody owes in this turn; the number of taps."""
    reader = Clicker(member.user, sea.dms(member)[-1]) if way == "message" else Clicker(member, sea.card())
    if way == "message":
        reader.newest = lambda: sea.dms(member)[-1]
    if way == "card" or reader.of("play"):
        result = await reader.member.click(reader.message, label="Play")
        reader.message = result.response if way == "card" else reader.message
        reader.taps += 1
    here = turn_of(await sea.bot.tables.reading.get(table))
    while True:
        now = await sea.bot.tables.reading.get(table)
        seat = now.seat_of(member.id)
        if now.status != "running" or seat not in now.owing or turn_of(now) != here:
            return reader.taps
        walk = await sea.bot.tables.turns.walk(table, member.id)
        seen = own(now, seat)
        await reader.go_on(walk, seen.engine.default(seen.state, seat).path)


class Clicker(Reader):
    """Somebody who knows what he wants to do, and counts his taps."""

    taps = 0
    newest: Callable[[], Any] | None = None
    """What brings the message up to date, where it is one that the clicks edit."""

    async def use(self, part: dict[str, Any], *values: str) -> None:
        self.taps += 1
        await self._use(part, *values)
        if self.newest is not None:
            self.message = self.newest()

    async def _use(self, part: dict[str, Any], *values: str) -> None:
        await super().use(part, *values)

    async def go_on(self, walk: Any, path: Path) -> None:
        """One step towards this action, or the whole of what it asks at once."""
        if isinstance(walk.step, Action):
            await self.use(self.of("do")[0])
            return
        wanted = path[len(walk.path)]
        if isinstance(wanted, Picks):
            await self._pick(wanted.values)
            return
        for part in self.of("pair"):
            first = part["custom_id"].split("~")[0].split(":", 4)[4].partition(".")[2]
            if first == wanted.token and len(path) > len(walk.path) + 1:
                following = path[len(walk.path) + 1]
                values = following.values if isinstance(following, Picks) else (following,)
                offered = {option["value"] for option in part["options"]}
                if all(value.token in offered for value in values):
                    await self.use(part, *[value.token for value in values])
                    return
        part = await self.find("pick", wanted.token)
        await self.use(part, wanted.token) if part["type"] == 3 else await self.use(part)

    async def _pick(self, values: tuple[Value, ...]) -> None:
        tokens = [value.token for value in values]
        for part in self.of("pick"):
            if set(tokens) <= {option["value"] for option in part["options"]}:
                await self.use(part, *tokens)
                return
        for token in tokens:
            await self.back_to_columns()
            await self.first_page()
            await self.use(await self.find("collect", token), token)
        if not tokens:
            (nothing,) = (part for part in self.of("tap") if part["custom_id"].endswith(":"))
            await self.use(nothing)
        elif self.of("collected"):
            await self.use(self.of("collected")[0])


class Alone(Clicker):
    """The same before pages that no Discord has seen: each click goes to its handler at once."""

    def __init__(self, tables: Any, table: int, user: int) -> None:
        super().__init__(user, None)
        self.tables = tables
        self.table = table
        self.shown: Page | None = None

    @property
    def parts(self) -> list[dict[str, Any]]:
        assert self.shown is not None
        return assert_valid(self.shown.layout.to_components())

    async def look(self) -> None:
        """Open one's own view, as the direct message shows it."""
        table = await self.tables.reading.get(self.table)
        self.shown = await own_page(self.tables, table, table.seat_of(self.member), "en")

    async def _use(self, part: dict[str, Any], *values: str) -> None:
        found = re.fullmatch("f1[bs]:" + tap.ID, part["custom_id"])
        assert found is not None
        house = SimpleNamespace(
            tables=self.tables,
            attended=self.tables.reading.get,
            answered=_as_it_is,
            clicker=self,
            created_at=None,
        )
        used: Any = _Tap(house, int(found["table"]), int(found["which"] or 0), found["rest"], values)  # type: ignore[arg-type]
        await tap._USES[found["verb"]].handler(used)

    async def play(self) -> int:
        """Do all that this person owes in this turn; the number of taps."""
        await self.look()
        here = turn_of(await self.tables.reading.get(self.table))
        while True:
            now = await self.tables.reading.get(self.table)
            seat = now.seat_of(self.member)
            if now.status != "running" or seat not in now.owing or turn_of(now) != here:
                return self.taps
            seen = own(now, seat)
            walk = await self.tables.turns.walk(self.table, self.member)
            await self.go_on(walk, seen.engine.default(seen.state, seat).path)


async def _as_it_is(table: Any, user: int) -> Any:
    """The table after what the bot does at its own seats: here it has none."""
    return table


class _Tap(tap.Tap):
    """What handlers see of a click, without an interaction: in its place is the house."""

    language = "en"

    @property
    def house(self) -> Any:
        return self.interaction

    @property
    def user(self) -> int:
        return int(self.house.clicker.member)

    async def promise(self) -> None:
        pass


@contextmanager
def no_discord() -> Iterator[None]:
    """Answers go to whoever clicked, and nothing is drawn."""

    async def show(interaction: Any, page: Page) -> None:
        interaction.clicker.shown = page

    async def nothing(*args: Any) -> Drawn:
        return Drawn()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(answers, "show", show)
        patch.setattr(private, "draw_for", nothing)
        yield


def percentile(values: list[int], share: float) -> int:
    """The smallest value that so many of them don't exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def paths(requests: list[Any]) -> Counter[str]:
    """How often each kind of call was made."""
    return Counter(f"{request.method} {re.sub(r'[0-9]{5,}', '*', request.path)}" for request in requests)
