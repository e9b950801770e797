"""One question before one person: asked by the real picker, answered by its handlers, no Discord and no database."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from types import MappingProxyType, SimpleNamespace
from typing import Any, NamedTuple

import pytest

from bot.pictures import Drawn
from bot.tables import drafts
from bot.tables.model import Place, SeatRow, Table, Walk, refuse
from bot.views import answers, own, picker, picking, private, tap
from engine import registry
from engine.chance import Seeded
from engine.game import Choice
from engine.seating import Setup
from engine.values import Answer, Path, Value
from render import Picture
from tests.bot import quay
from tests.bot.clicking import assert_valid

THEN = datetime(2030, 1, 1, tzinfo=UTC)
WORDY = "What stands above a question, be it long. " * 12


class Click(NamedTuple):
    """A use of a part of a page: its custom id, and what was selected."""

    id: str
    values: tuple[str, ...] = ()


class _Tap(tap.Tap):
    """What handlers see of it, without an interaction: in its place is the house."""

    user = 11
    language = "en"

    @property
    def house(self) -> Any:
        return self.interaction

    async def promise(self) -> None:
        pass


class Desk:
    """`parts` are what is shown, `done` the answer (or the path of several), `refused` what a late click was told."""

    def __init__(self, choice: Choice, then: Mapping[Value, Choice] = MappingProxyType({})) -> None:
        self.game = quay.Quay(choice, then)
        state = self.game.new(Setup(2), None, Seeded("desk"))
        rows = tuple(SeatRow(seat, 11 + seat, "Ann", True, seat == 0, 0, THEN) for seat in range(2))
        self.table = Table(
            7, "quay", None, "running", Place(1, 2), "en", 11, THEN, None, 3, 0, "seed", state, seats=rows
        )  # fmt: skip
        self.number = self.game.pending(state)[0].number
        self.trail = drafts.follow(self.game, state, 0, ())
        self.parts: list[dict[str, Any]] = []
        self.done: Answer | Path | None = None
        self.refused: list[str] = []
        self.final = False
        """Whether what is done can't be taken back."""
        reading = SimpleNamespace(get=self._get, delivery=self._nothing_sent, recent=self._nothing_happened)
        pacts = SimpleNamespace(concerning=self._nothing_happened)
        changes = SimpleNamespace(now=lambda: THEN)
        self.tables: Any = SimpleNamespace(turns=self, reading=reading, pacts=pacts, changes=changes)

    # what handlers want of the tables

    async def _get(self, table: int) -> Table:
        return self.table

    async def _nothing_sent(self, table: int) -> None:
        return None

    async def _nothing_happened(self, table: Table, seat: int) -> list[Any]:
        return []

    async def walk(self, table: int, user: int, number: int | None = None, steered: None = None) -> Walk:
        if number not in (None, self.number):
            raise refuse("stale")
        return self._walk()

    async def answer(
        self, table: int, user: int, number: int, answer: Answer, length: int, *then: Answer, steered: None = None
    ) -> Walk:
        self.trail = drafts.extend(self.game, self.table.state, 0, self.trail, answer, *then)
        return self._walk()

    async def back(self, table: int, user: int, number: int, length: int, steered: None = None) -> Walk:
        self.trail = drafts.shorten(self.game, self.table.state, 0, self.trail, length)
        return self._walk()

    async def collect(
        self, table: int, user: int, number: int, values: Sequence[Value], length: int, steered: None = None
    ) -> Walk:
        self.trail = drafts.collect(self.trail, values)
        return self._walk()

    def _walk(self) -> Walk:
        decision = self.game.pending(self.table.state)[0]
        return Walk(self.table, 0, decision, self.trail.path, self.trail.step, self.trail.asked, self.trail.collected)

    # what a person does

    async def open(self) -> None:
        with self._watched():
            self._show(await picker.picker_page(self.tables, self._walk(), "en", news=[WORDY]))

    async def click(self, click: Click) -> None:
        """Use a part, whether or not it is shown now."""
        found = re.fullmatch("f1[bs]:" + tap.ID, click.id)
        assert found is not None
        before = self.parts
        house = SimpleNamespace(tables=self.tables, answered=_as_it_is)
        used: Any = _Tap(house, int(found["table"]), int(found["which"]), found["rest"], click.values)
        with self._watched():
            await tap._USES[found["verb"]].handler(used)
        assert self.parts is not before or self.done is not None or self.refused

    def _show(self, page: Any) -> None:
        self.parts = assert_valid(page.layout.to_components())

    @contextmanager
    def _watched(self) -> Iterator[None]:
        async def show(interaction: Any, page: Any) -> None:
            self._show(page)

        async def act(tap: Any) -> None:
            path: Path = self.trail.path
            self.done = path[0] if len(path) == 1 else path

        async def go_on(tap: Any, news: Sequence[str] = ()) -> None:
            self.refused.extend(news)

        async def nothing(*args: Any) -> list[str]:
            return []

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(registry, "get", lambda id: self.game)
            patch.setattr(answers, "show", show)
            patch.setattr(picking, "_act", act)
            patch.setattr(picking, "is_final", lambda *args: self.final)
            patch.setattr(own, "go_on", go_on)
            patch.setattr(private, "since_own_action", nothing)
            yield

    # what is seen

    def of(self, *verbs: str) -> list[dict[str, Any]]:
        """The parts that do this, those that can't be used left out."""
        parts = [part for part in self.parts if "custom_id" in part and not part.get("disabled")]
        return [part for part in parts if part["custom_id"].split(":")[2] in verbs]

    def answers(self) -> dict[str, tuple[Click, str]]:
        """The tokens that can be clicked here, each with how, and with its label."""
        found = {}
        for menu in self.of("pick", "collect"):
            for option in menu["options"]:
                found[option["value"]] = Click(menu["custom_id"], (option["value"],)), option["label"]
        for each in self.of("tap"):
            token = each["custom_id"].split(":", 4)[4].partition(":")[2]
            if token:
                found[token] = Click(each["custom_id"]), each["label"]
        return found

    def pairs(self) -> dict[str, dict[str, Any]]:
        """The menus that ask two questions, by the token of the first answer."""
        return {part["custom_id"].split(":", 4)[4].partition(".")[2]: part for part in self.of("pair")}

    def ways(self) -> list[Click]:
        """The clicks that lead to another part of the question."""
        found = [Click(part["custom_id"]) for part in self.of("leaf")]
        found += [Click(part["custom_id"]) for part in self.of("back") if part["custom_id"].endswith(":col")]
        for menu in self.of("col", "to-leaf"):
            found += [Click(menu["custom_id"], (option["value"],)) for option in menu["options"]]
        return found

    @property
    def text(self) -> str:
        return "\n".join(part["content"] for part in self.parts if part["type"] == 10)


async def reached(desk: Desk) -> dict[str, tuple[Click, ...]]:
    """All answers that can be clicked from the first page on, each with the shortest way there, its own click last."""
    found: dict[str, tuple[Click, ...]] = {}
    await desk.open()
    known: set[Click] = set()
    front: list[tuple[Click, ...]] = [()]
    while front:
        ahead = []
        for way in front:
            if way:
                await desk.click(way[-1])
            for token, (click, _) in desk.answers().items():
                found.setdefault(token, (*way, click))
            # where a click leads depends on nothing but what it says
            fresh = [click for click in desk.ways() if click not in known]
            known.update(fresh)
            ahead += [(*way, click) for click in fresh]
        front = ahead
    return found


async def _as_it_is(table: Any, user: int) -> Any:
    """The table after what the bot does at its own seats: here it has none."""
    return table


@contextmanager
def house() -> Iterator[None]:
    """Where desks stand: the quay is played, pages have two pictures, a tip and a button to end the tips."""

    async def pictures(*args: Any) -> Drawn:
        return Drawn([Picture("one", b"", 1, 1), Picture("two", b"", 1, 1)])

    async def tip(*args: Any) -> tuple[str, list[Any]]:
        return WORDY, [tap.button("en", "button-tips-off", 7, "tips-off")]

    with quay.spoken(), pytest.MonkeyPatch.context() as patch:
        patch.setattr(private, "draw_for", pictures)
        patch.setattr(picker, "tip_of", tip)
        yield
