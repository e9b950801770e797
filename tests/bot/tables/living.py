"""A table that lives through days of all kinds, with the model of its clocks (`clockwork`) beside it."""

from __future__ import annotations

from datetime import timedelta
from random import Random

from bot.tables.banks import left
from bot.tables.clock import CLOCKS
from bot.tables.dues import dues
from bot.tables.making import maker, own
from bot.tables.model import FREE, Place, Refusal
from bot.tables.publisher import Publisher
from engine import registry
from engine.game import Action
from engine.values import Key
from engine.walk import random_action
from tests.bot.tables.clockwork import Clockwork
from tests.bot.tables.sitter import Sitter
from tests.bot.tables.spoiling import sql

ROUNDS = 200
COMPANIES = {
    # company: the game, who plays, its options, what is usual at zero
    "duel": ("toy", 2, {"rounds": 3}, "ask"),
    "singly": ("toy", 3, {"rounds": 3}, "autopilot"),
    "many": ("crew", 5, {"rounds": 2}, "autopilot"),
    "teams": ("crew", 4, {"rounds": 2, "kind": "teams"}, "autopilot"),
    "together": ("mates", 3, {"rounds": 3}, "ask"),
    "tranquility": ("tranquility", 2, {}, "ask"),
}


class Life:
    """A table and its model; after each step they are compared."""

    def __init__(self, house, discord, company, preset, rule=None) -> None:
        self.house, self.discord = house, discord
        game, seats, options, usual = COMPANIES[company]
        self.game, self.options = game, registry.get(game).Options(**options)
        self.company = {"many": "singly", "tranquility": "together"}.get(company, company)
        self.preset, self.rule, self.usual = preset, rule, rule or usual
        self.people = [house.ann, house.bob, house.cid, house.dan, house.eve][:seats]
        self.rng = Random(1)
        self.rows = 0
        self.sides = company == "teams"
        self.history: list[str] = []

    async def begin(self) -> None:
        gathering = self.house.tables.gathering
        self.publisher = Publisher(self.house.tables, self.discord, self.house.clock)
        table = await gathering.gather(
            self.game,
            self.options,
            self.people[0],
            len(self.people),
            self.house.place,
            "en",
            CLOCKS[self.preset],
            self.rule,
        )
        for person in self.people[1:]:
            table = await gathering.join(table.id, person)
        if table.status == "open":
            table = await gathering.begin(table.id, self.people[0].id)
        assert table.status == "running"
        self.id = table.id
        self.users = [row.user for row in table.seats]
        self.model = Clockwork(
            table.engine,
            table.state,
            self.company,
            self.preset,
            self.usual,
            self.house.clock.time,
            table.seed,
            table.chance,
        )
        self.model.sitters = [Sitter(self.model.start) for _ in table.seats]
        self.rows = len(await self.house.log(table))
        sql(self.house.path, "UPDATE people SET known_since = NULL")
        await self.settle()

    async def table(self):
        return await self.house.tables.reading.get(self.id)

    # Time

    async def settle(self) -> None:
        """All that is due is done, and all that happened is told."""
        self.model.settle()
        for _ in range(ROUNDS):
            before = (await self.table()).seq
            await self.publisher.round()
            self.model.told()
            again = await self.house.tables.timing.round()
            now = self.house.clock.time
            if again > now and (await self.table()).seq == before and await self.house.shown(await self.table()):
                break
            if again > now and (await self.table()).seq == before and self.model.lost_since is not None:
                break
        else:
            raise AssertionError("it goes on for ever")
        await self.compare()

    async def wait(self, seconds: int) -> None:
        """The bot is alive all the time: it does each thing when it is due."""
        until = self.house.clock.time + timedelta(seconds=seconds)
        for _ in range(ROUNDS):
            now = self.house.clock.time
            times = [until, self.model.next(), await self.house.store.due.next()]
            self.house.clock.time = min(max(time, now + timedelta(seconds=1)) for time in times if time is not None)
            await self.house.store.set_meta("alive_at", str(int(self.house.clock.time.timestamp())))
            self.model.tick(self.house.clock.time)
            await self.settle()
            if self.house.clock.time >= until:
                return
        raise AssertionError("time doesn't pass")

    async def down(self, seconds: int) -> None:
        """The bot is away for so long."""
        await self.house.store.set_meta("alive_at", str(int(self.house.clock.time.timestamp())))
        await self.house.store.close()
        self.house.clock.pass_(seconds=seconds)
        await self.house.start()
        self.publisher = Publisher(self.house.tables, self.discord, self.house.clock)
        await self.house.tables.timing.round()
        self.model.tick(self.house.clock.time, down=True)
        await self.settle()

    async def set_back(self, seconds: int) -> None:
        self.house.clock.pass_(seconds=-seconds)
        await self.house.tables.timing.round()
        self.model.tick(self.house.clock.time)
        await self.settle()

    async def end(self) -> None:
        """A new process has nothing to tell that the old one has told."""
        if self.model.lost_since is not None:
            await self.show()
        messages, seq = len(self.discord.messages), (await self.table()).seq
        await self.down(0)
        assert (len(self.discord.messages), (await self.table()).seq) == (messages, seq), self.history

    # People

    async def move(self, pick: int, *, usual: bool) -> None:
        table = await self.table()
        if not table.owing:
            return
        seat = table.owing[pick % len(table.owing)]
        mine = own(table, seat)
        for _ in range(20):
            action = (
                table.engine.default(mine.state, seat)
                if usual
                else random_action(table.engine, mine.state, seat, self.rng)
            )
            if action.path[:1] not in ((Key("reef"),), (Key("sail"),)):
                break
        assert isinstance(action, Action)
        self.history.append(f"{seat}: {action.path}")
        after = await self.house.tables.turns.act(
            self.id, self.users[seat], self.house.number(table, self.users[seat]), action.path
        )
        self.model.act(seat, own(after, seat).state, after.chance, settled=len(await self.house.log(after)) > self.rows)
        self.rows = len(await self.house.log(after))
        await self.settle()

    async def signal(self, pick: int) -> None:
        """Something that nobody owes."""
        table = await self.table()
        seat = pick % len(self.users)
        if table.status != "running" or seat in table.owing or table.engine.may(table.state, seat) is None:
            return
        if self.game not in ("toy", "crew", "mates"):
            return
        walk = (Key("lamp"), table.engine.may(table.state, seat, (Key("lamp"),)).options[0].value)
        before = [row.bank for row in table.seats]
        after = await self.house.tables.turns.act(self.id, self.users[seat], FREE, walk)
        assert [row.bank for row in after.seats] == before
        self.rows = len(await self.house.log(after))
        await self.settle()

    async def take_back(self) -> None:
        table = await self.table()
        seat = maker(table)
        if seat is None or not table.steps:
            return
        after = await self.house.tables.turns.take_back(self.id, self.users[seat])
        self.model.state = own(after, seat).state
        await self.settle()

    async def lose_channel(self) -> None:
        table = await self.table()
        if self.model.lost_since is not None or table.status != "running":
            return
        self.discord.lost.add(table.place.channel)
        await self.house.store.deliveries.look_again("channel", table.place.channel)
        self.model.lose_channel()
        await self.settle()

    async def show(self) -> None:
        table = await self.table()
        if table.status != "running":
            return
        self.discord.lost.clear()
        await self.house.tables.life.move_card(self.id, Place(1, 2))
        self.model.find_channel()
        await self.settle()

    async def tried(self, may: bool, asking) -> bool:
        """Whether it was done, as it should be."""
        try:
            await asking
        except Refusal:
            done = False
        else:
            done = True
        assert done == may, self.history
        return done

    async def claim(self, pick: int) -> None:
        seat = pick % len(self.users)
        may = self.model.may_claim(seat)
        if await self.tried(may, self.house.tables.timing.claim(self.id, self.users[seat])):
            self.model.claim(seat)
        await self.settle()

    async def give(self, pick: int) -> None:
        by, to = pick % len(self.users), pick // 7 % len(self.users)
        may = self.model.may_give(by, to)
        if await self.tried(may, self.house.tables.timing.give_day(self.id, self.users[by], to)):
            self.model.give(to)
        await self.settle()

    async def usual_for(self, pick: int) -> None:
        by, to = pick % len(self.users), pick // 7 % len(self.users)
        may = self.model.may_decide(by, to)
        if await self.tried(may, self.house.tables.timing.make_usual(self.id, self.users[by], to)):
            self.model.make_usual(to)
        await self.settle()

    async def go_on(self, pick: int) -> None:
        by, to = pick % len(self.users), pick // 7 % len(self.users)
        may = self.model.may_go_on(by, to)
        if await self.tried(may, self.house.tables.timing.go_on(self.id, self.users[by], to)):
            self.model.go_on(by, to)
        await self.settle()

    async def agree(self, pick: int) -> None:
        by, to = pick % len(self.users), pick // 7 % len(self.users)
        may = self.model.may_agree(by, to)
        if await self.tried(may, self.house.tables.timing.agree_pilot(self.id, self.users[by], to)):
            self.model.agree(by, to)
        await self.settle()

    async def come_back(self, pick: int) -> None:
        seat = pick % len(self.users)
        if self.model.status != "running" or seat in self.model.out:
            return
        may = self.model.sitters[seat].pilot or self.model.sitters[seat].away is not None
        if await self.tried(may, self.house.tables.timing.come_back(self.id, self.users[seat])):
            self.model.come_back(seat)
        await self.settle()

    async def go_away(self, pick: int, days: int) -> None:
        """Somebody is away for so many days from now on, if he may be."""
        seat, now = pick % len(self.users), self.house.clock.time
        if self.model.status != "running" or seat in self.model.out:
            return
        since, _ = self.model.sitters[seat].away or (now, now)
        until = now + timedelta(days=days)
        may = until <= since + timedelta(days=self.model.days_left(seat))
        if await self.tried(may, self.house.tables.aways.begin(self.users[seat], until)):
            self.model.go_away(seat, days)
        await self.settle()

    async def wait_on(self, pick: int) -> None:
        """All who are asked agree to wait for those who are away."""
        model = self.model
        voters = [seat for seat in model.present() if not model.sitters[seat].held]
        if not voters:
            return
        limited = model.status == "running" and any(model.is_limited(seat) for seat in model.seats())
        may = limited and len(model.present()) > 1
        await self._agreed("wait", pick, 0, may=may, alone=False, voters=voters)

    async def pause(self, pick: int, days: int) -> None:
        """All who are there agree on a pause, if somebody may ask for it and hasn't done so just now."""
        await self._agreed("pause", pick, days, may=self.model.may_pause(days), alone=False)

    async def resume(self, pick: int) -> None:
        """All who are there agree to end it."""
        alone = self.model.ends_alone()
        may = self.model.status == "running" and self.model.pause is not None
        await self._agreed("resume", pick, 0, may=may and (alone or len(self.model.present()) > 1), alone=alone)

    async def _agreed(
        self, kind: str, pick: int, days: int, *, may: bool, alone: bool, voters: list[int] | None = None
    ) -> None:
        present, table, votes = voters or self.model.present(), await self.table(), self.house.tables.votes
        if not present:
            return
        by = present[pick % len(present)]
        if any((motion.kind, motion.by) == (kind, by) for motion in table.motions):
            return
        if await self.tried(may, votes.ask(self.id, self.users[by], kind, days)):
            seq = (await self.table()).seq
            for seat in present:
                if seat != by and not alone:
                    await votes.agree(self.id, self.users[seat], seq)
            if kind == "wait":
                self.model.wait_on()
            elif kind == "pause":
                self.model.start_pause(days)
            else:
                self.model.end_pause()
        await self.settle()

    # Comparing

    async def compare(self) -> None:
        table, model = await self.table(), self.model
        told = (self.history, model)
        assert (table.status, table.closed) == (model.status, model.closed), told
        rows = await self.house.log(table)
        made = [(row.seat, row.done_by) for row in rows[self.rows :] if row.done_by and row.kind == "action"]
        assert sorted(made) == sorted(model.made), (made, told)  # at one moment it is all the same who is first
        self.rows, model.made = len(rows), []
        await self.compare_dues(table)
        if table.status != "running":
            assert not table.asks, told
            return
        for kind, asked in ("autopilot", model.asked_to_pilot), ("without", model.asked_to_drop):
            found = {ask.seat: (ask.until, set(ask.yes)) for ask in table.asked if ask.kind == kind}
            assert found == {seat: (each.until, each.yes) for seat, each in asked.items()}, (kind, told)
        assert (table.pause is None, table.paused) == (model.pause is None, model.paused), told
        assert not any(row.running_since and row.owes for row in table.seats) or table.pause is None, told
        now, owed = self.house.clock.time, model.owed()
        assert set(table.owing) == set(owed), told
        for row, sitter in zip(table.seats, model.sitters, strict=True):
            if row.gone:
                assert row.seat in model.out, told
                continue
            aside = owed.get(row.seat, False)
            found = left(table, row.seat, now)
            if not sitter.pilot:
                assert found == max(0, sitter.aside_left if aside else sitter.left), (
                    row.seat,
                    found,
                    row.bank,
                    row.running_since,
                    told,
                )
            assert row.bank <= model.bound(row.seat), told
            assert (row.late_since is not None) == (sitter.late is not None), (row.seat, told)
            assert (row.autopilot_since is not None) == sitter.pilot, (row.seat, told)
            assert row.misses == sitter.misses or sitter.pilot, (row.seat, told)
            assert row.gifts == sitter.gifts, told
            assert (row.away_until, row.away_since is None) == (sitter.away and sitter.away[1], sitter.away is None), (
                told
            )
            assert row.heard >= row.news or model.lost_since is not None, told
        maker_ = maker(table)
        model.state = own(table, maker_).state if maker_ is not None else table.state
        model.draws = table.chance

    async def compare_dues(self, table) -> None:
        """What waits in the queue is what the table has; what tells that nobody moves may come early and is put off."""
        stored = await self.house.store._database.read(
            "SELECT seat, kind, number, time FROM due WHERE table_id = ? AND kind <> 'remind'", (self.id,)
        )
        found = {tuple(key): time for *key, time in stored}
        wanted = {(due.seat, due.kind, due.number): int(due.time.timestamp()) for due in dues(table)}
        assert found.keys() == wanted.keys(), self.history
        for key, time in found.items():
            assert time == wanted[key] or (key[1] in ("nobody", "silent") and time < wanted[key]), (key, self.history)
