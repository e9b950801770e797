"""What is done in secret, or taken back, is noticed by nobody else: two tables, one of them with such in between."""

from __future__ import annotations

import re
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from bot.tables.making import do, owed, own
from bot.tables.model import FREE, Refusal, Table
from bot.tables.play import acted
from bot.tables.publisher import Publisher
from engine import registry
from engine.values import Path
from engine.walk import Freely, random_action
from tests.bot.described import describe_pictures
from tests.bot.moves import Move, random_move
from tests.bot.shown import shown_to
from tests.numbering import unnumbered


class Kind(NamedTuple):
    """A game with options; what is done there in secret, by which seat, in so many steps of the others."""

    game: str
    seats: int
    options: dict[str, Any]
    does: tuple[str, ...]
    secretive: int = 1
    steps: int = 24


KINDS = [
    Kind("toy", 3, {"rounds": 4}, ("flag",), steps=40),
    Kind("toy", 2, {"rounds": 4}, ("flag",), secretive=0, steps=40),
    Kind("admiral", 2, {"scenario": "fleet", "mines": "three"}, ("orders", "mines")),
    Kind(
        "admiral", 4, {"scenario": "shoals", "teams": "2v2", "mines": "one"}, ("orders", "mines"), secretive=0, steps=16
    ),
]
KINDS += [
    Kind(id, min(game.seats(game.Options()) - {1}), {}, game.hooks.commands)
    for id, game in registry.GAMES.items()
    if game.hooks.asked_less is not None and id not in {kind.game for kind in KINDS}
]
"""All games in which there is anything to do in secret."""
LOOKS = 12
"""So many steps apart it is looked at all that others can open."""
SEQS = ("owes_since", "news", "heard", "first_call", "ahead")
"""Fields of a seat that nobody is shown."""
SEALED = re.compile(r"(?<=:)(before|from)\.\d+")
TRIES = 40


@pytest.fixture(autouse=True)
def described(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are compared by what they would be drawn from."""
    describe_pictures(monkeypatch)


class World:
    """A house with a table of this kind, and what the bot has sent there."""

    def __init__(self, house: Any, discord: Any, kind: Kind) -> None:
        self.house, self.discord, self.kind = house, discord, kind

    async def begin(self) -> Table:
        house, kind = self.house, self.kind
        await house.start()
        self.publisher = Publisher(house.tables, self.discord, house.clock)
        people = (house.ann, house.bob, house.cid, house.dan)[: kind.seats]
        rules, gathering = registry.get(kind.game), house.tables.gathering
        options = rules.Options(**kind.options)
        if rules.seats(options) == {kind.seats}:
            table = await gathering.open(kind.game, options, house.ann, people[1:], house.place, "en")
        else:
            table = await gathering.gather(kind.game, options, house.ann, kind.seats, house.place, "en")
        for person in people[1:]:
            table = await gathering.join(table.id, person)
        self.id = table.id
        return table

    async def table(self) -> Table:
        return await self.house.tables.reading.get(self.id)

    async def act(self, seat: int, path: Path, *, free: bool) -> None:
        """Somebody does something; a second passes, and what is to be shown is."""
        table = await self.table()
        number = FREE if free else owed(own(table, seat), seat).number
        await self.house.tables.turns.act(self.id, table.seats[seat].user, number, path)
        await self.pass_()

    async def can_take_back(self, move: Move) -> bool:
        """Whether what somebody is about to do could be taken back."""
        table = await self.table()
        number = owed(own(table, move.seat), move.seat).number
        after, _ = acted(table, move.user, number, move.path, self.house.clock())
        return len(after.steps) > len(table.steps)

    async def take_back(self, seat: int) -> None:
        await self.house.tables.turns.take_back(self.id, (await self.table()).seats[seat].user)
        await self.pass_()

    async def pass_(self) -> None:
        self.house.clock.pass_(seconds=1)
        await self.publisher.round()

    async def sent(self, secretive: int) -> list[Any]:
        """What others than the secretive seat can notice of messages and clocks, and the numbers of their questions."""
        table = await self.table()
        rows = [replace(row, **dict.fromkeys(SEQS, 0)) for row in table.seats]
        found: list[Any] = [table.status, rows, table.due, table.asks, table.chance]
        for target in ("card", *(f"seat{seat}" for seat in range(len(rows)) if seat != secretive)):
            messages = self.discord.of(table, target)
            found.append([(message.ping, len(message.seqs), message.retired) for message in messages])
            found.append([call for call in self.discord.calls if call.endswith(f" {target}")])
        return [*found, *(owed(own(table, seat), seat) for seat in range(len(rows)) if seat != secretive)]

    async def told(self, viewer: int | None) -> dict[str, Any]:
        """All that this seat, or a spectator, can open; the rows of the log, which buttons name sealed, in order."""
        shown = await shown_to(self.house.tables, self.id, viewer)
        sealed: dict[str, str] = {}
        return {
            what: SEALED.sub(lambda found: sealed.setdefault(found[0], f"row {len(sealed)}"), repr(value))
            for what, value in shown.items()
            if what not in ("seats", "messages")
        }


def secrets(table: Table, seat: int, rng: Random) -> list[Path]:
    """Something that the seat may do in secret, and what undoes it; empty where there is nothing."""
    engine = table.engine

    def tried(at: Table) -> tuple[Path, Any] | None:
        done = do(at, seat, FREE, random_action(Freely(engine), at.state, seat, rng).path, at.seq + 1, at.created)
        return (done.row.path, done.state) if done.row.unseen else None

    for _ in range(TRIES):
        if engine.may(table.state, seat) is None or (found := tried(table)) is None:
            continue
        path, state = found
        there = replace(table, state=state)
        for _ in range(TRIES):
            if engine.may(state, seat) is None:
                break
            back = tried(there)
            if back is not None and unnumbered(back[1]) == unnumbered(table.state):
                return [path, back[0]]
        if table.game == "toy":
            return [path]  # what can't be undone changes nothing there
    return []


@pytest.mark.parametrize("kind", KINDS, ids=str)
async def test_nobody_else_notices_what_is_done_in_secret(house_of, discord, tmp_path, kind):
    """Messages, their edits and pings, clocks, questions with their numbers and all that can be opened are the same."""
    rng, done = Random(str(kind)), set[str]()
    houses = [house_of(tmp_path / f"{number}.db") for number in range(2)]
    plain, other = (World(house, type(discord)(), kind) for house in houses)
    for world in (plain, other):
        await world.begin()
        await world.pass_()
    try:
        for step in range(kind.steps):
            table = await plain.table()
            if table.status != "running":
                break
            paths = secrets(own(await other.table(), kind.secretive), kind.secretive, rng)
            for path in paths if rng.random() < 0.5 else ():
                await other.act(kind.secretive, path, free=True)
                await plain.pass_()
                done.add(path[0].token)
            move = random_move(table, rng)
            free = move.number == FREE
            if free and move.seat == kind.secretive:
                continue
            try:
                while move.seat == kind.secretive and rng.random() < 0.5 and await other.can_take_back(move):
                    await other.act(move.seat, move.path, free=free)
                    await other.take_back(move.seat)
                    for _ in range(2):
                        await plain.pass_()
                    done.add("back")
                for world in (plain, other):
                    await world.act(move.seat, move.path, free=free)
            except Refusal:
                assert kind.game == "toy", "only that one's reef can't be taken"
                continue
            assert await plain.sent(kind.secretive) == await other.sent(kind.secretive)
            if step % LOOKS == LOOKS - 1:
                for viewer in {None, *range(kind.seats)} - {kind.secretive}:
                    first, second = await plain.told(viewer), await other.told(viewer)
                    for what in first.keys() | second.keys():
                        assert first[what] == second[what], (viewer, what)
    finally:
        for house in houses:
            await house.store.close()
    assert done - {"back"} == set(kind.does)
    assert "back" in done or kind.game not in ("toy", "admiral")
