"""When people are reminded: the times, the hours in which they aren't disturbed, and that each comes once."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.tables.clock import CLOCKS, Clock
from bot.tables.person import Profile
from bot.tables.reminders import MOST, is_secret, quiet_hours, undisturbed, zone_of
from bot.tables.reminding import Reminding
from engine import registry
from engine.values import Number
from tests.bot.tables.passing import shown
from tests.bot.tables.test_clocks import begun

ZONES = ("UTC", "Europe/Kyiv", "America/New_York", "Australia/Lord_Howe", "Pacific/Apia", "Asia/Kathmandu")
times = st.integers(1_767_225_600, 1_830_211_200).map(lambda second: datetime.fromtimestamp(second, UTC))
hours = st.integers(0, 23)


class Herald:
    """Notes who was told of what."""

    def __init__(self):
        self.told = []
        self.stalls = []

    async def remind(self, user, profile, told):
        self.told.append((user, [(each.table.id, each.kind) for each in told]))

    async def stalled(self, told):
        self.stalls.append((told.table.id, told.seat))

    def taken(self):
        told, self.told = self.told, []
        return told


@pytest.fixture
def herald():
    return Herald()


@pytest.fixture
def pass_time(house, herald):
    """Let time pass, an hour or so at a time, the bot awake; what was told meanwhile, with the hours when it was."""
    began = house.clock.time

    async def pass_time(hours, step=1.0):
        reminding, told = Reminding(house.tables.changes, herald), []
        for _ in range(int(hours / step)):
            house.clock.pass_(hours=step)
            await house.store.set_meta("alive_at", str(int(house.clock.time.timestamp())))
            await house.tables.timing.round()
            await reminding.round()
            told += [((house.clock.time - began) / timedelta(hours=1), *each) for each in herald.taken()]
        return told

    return pass_time


async def game(house, publisher, clock=CLOCKS["steady"]):
    """A game at whose beginning Bob has answered, and Ann owes something."""
    table = await house.tables.gathering.gather(
        "crew", registry.get("crew").Options(), house.ann, 2, house.place, "en", clock, "autopilot"
    )
    table = await house.tables.gathering.join(table.id, house.bob)
    await publisher.round()
    await house.tables.timing.round()
    return table


async def test_half_and_most_of_the_time_are_told_once(house, publisher, pass_time):
    table = await game(house, publisher)
    assert await pass_time(71) == [
        (36, house.ann.id, [(table.id, "half")]),
        (36, house.bob.id, [(table.id, "half")]),
        (65, house.ann.id, [(table.id, "most")]),
        (65, house.bob.id, [(table.id, "most")]),
    ]


@pytest.mark.parametrize(("hours", "half", "most"), [(70, 31, 56), (110, 12, 22)])
async def test_who_is_given_a_day_hears_of_it_and_is_reminded_anew(
    house, discord, publisher, pass_time, hours, half, most
):
    """Of his 108 hours 38 are left, or none: it is half and most of the time from then on."""
    table = await begun(house, publisher)
    for person in (house.ann, house.bob):
        table = await house.act(table, person.id, Number(0))
    await shown(house, publisher, table)
    assert len(await pass_time(hours)) == (1 if hours == 70 else 2)
    await publisher.round()
    discord.taken()
    await house.tables.timing.give_day(table.id, house.bob.id, 0)
    publisher.poke(table.id)
    await publisher.round()
    assert "post seat0" in discord.taken()
    await house.tables.timing.round()  # the clock of one who was late begins anew once he has been told
    assert [(told - hours, *kinds) for told, _, kinds in await pass_time(60 if hours == 70 else 23)] == [
        (half, (table.id, "half")),
        (most, (table.id, "most")),
    ]


async def test_without_a_clock_after_some_days(house, publisher, pass_time):
    table = await game(house, publisher, clock=None)
    await house.tables.people.choose(house.bob, remind_where="off")
    told = await pass_time(24 * 13, 4)
    assert told == [(48, house.ann.id, [(table.id, "days2")]), (120, house.ann.id, [(table.id, "days5")]),
                    (240, house.ann.id, [(table.id, "days10")])]  # fmt: skip


async def test_as_often_as_somebody_wants_and_then_no_more(house, publisher, pass_time, herald):
    table = await game(house, publisher, clock=None)
    await house.tables.people.choose(house.ann, remind_every=6)
    await house.tables.people.choose(house.bob, remind_where="off")
    told = await pass_time(24 * 13, 2)
    assert len(told) == MOST
    assert [hour for hour, *_ in told] == [6, 12, 18, 24, 30, 36, 42]
    assert herald.stalls == [(table.id, 0)]


async def test_what_is_due_soon_comes_in_one_message(house, publisher, pass_time):
    first = await game(house, publisher)
    house.clock.pass_(minutes=20)
    second = await game(house, publisher)
    await house.tables.people.choose(house.bob, remind_where="off")
    told = await pass_time(37, 1 / 6)
    assert [each for _, *each in told] == [[house.ann.id, [(first.id, "half"), (second.id, "half")]]]


async def test_of_one_question_nothing_is_told_twice_in_half_an_hour(house, publisher, pass_time):
    """What quiet hours held back comes with what is due just after them."""
    house.clock.pass_(minutes=70 - house.clock.time.minute)
    await game(house, publisher)
    end = (house.clock.time.hour + 18) % 24  # ten minutes before the third of those that are chosen, and the last
    await house.tables.people.choose(house.ann, remind_every=6, quiet_from=(end - 8) % 24, quiet_to=end)
    await house.tables.people.choose(house.bob, remind_where="off")
    told = [told for *_, told in await pass_time(48, 1 / 6)]
    assert [kind for ((_, kind),) in told] == ["every1", "every3", "every4", "every5", "every7"]


async def test_nothing_more_is_told_of_what_is_answered_or_quiet(house, publisher, pass_time):
    table = await game(house, publisher)
    await house.act(table, house.bob.id, Number(0))
    reminding = Reminding(house.tables.changes, Herald())
    assert len(await pass_time(40)) == 1
    await reminding.quieten(table.id, house.ann.id)
    assert await pass_time(30) == []


async def test_quiet_holds_for_the_turn_and_what_is_asked_in_it(house, publisher, pass_time):
    """Ann's question comes anew after each answer of Bob's; in her next turn she is reminded again."""
    table = await house.tables.gathering.gather(
        "crew", registry.get("crew").Options(rounds=3), house.ann, 2, house.place, "en", CLOCKS["steady"], "ask"
    )
    table = await house.tables.gathering.join(table.id, house.bob)
    await house.tables.people.choose(house.bob, remind_where="off")
    for _ in range(2):
        table = await house.tables.reading.get(table.id)
        for seat in table.owing:
            table = await house.act(table, table.seats[seat].user, Number(0))
        while table.owing == (1,):
            table = await house.act(table, house.bob.id, "end")
        await publisher.round()
        while not await pass_time(1):
            assert (await house.tables.reading.get(table.id)).owing == (0,)
        await Reminding(house.tables.changes, Herald()).quieten(table.id, house.ann.id)
        await house.act(table, house.ann.id, "shoot")
        table = await house.act(table, house.bob.id, "port", "moor")
        await publisher.round()
        assert await pass_time(46) == []
        table = await house.act(table, house.ann.id, "end")
        while table.owing == (1,):
            table = await house.act(table, house.bob.id, "end")


async def test_what_is_due_soon_of_one_question_is_one_reminder(house, publisher, pass_time):
    """Half of the time is gone ten minutes before twelve hours are."""
    table = await game(house, publisher, clock=Clock(24 * 3600 - 1200, 3600, 24 * 3600))
    await house.tables.people.choose(house.ann, remind_every=12)
    await house.tables.people.choose(house.bob, remind_where="off")
    told = await pass_time(20, 1 / 12)
    assert [each for _, *each in told] == [[house.ann.id, [(table.id, "every1")]]]


async def test_a_look_that_comes_to_nothing_leaves_nothing_due(house, publisher, pass_time):
    """Also where the turn has passed since the reminder was put down, as another has moved."""
    table = await game(house, publisher)
    await house.tables.people.choose(house.ann, remind_where="off")
    await house.store._database.run("UPDATE tables SET turn_since = seq + 1 WHERE id = ?", (table.id,))
    await pass_time(1)
    assert await house.store._database.read("SELECT seat FROM due WHERE kind = 'remind' AND seat = 0") == []


def test_what_would_come_too_late_after_quiet_hours_comes_before_them():
    """They end half an hour before zero, and nobody is reminded in the last hour."""
    profile, since = Profile(1, "Ann", quiet_from=22, quiet_to=8), datetime(2030, 1, 1, 9, tzinfo=UTC)
    zero = datetime(2030, 1, 2, 8, 30, tzinfo=UTC)
    assert undisturbed(datetime(2030, 1, 2, 3, tzinfo=UTC), profile, since, zero) == datetime(
        2030, 1, 1, 21, 59, tzinfo=UTC
    )


async def test_secret_is_what_another_is_asked_for_a_secret_answer(house, toy, monkeypatch):
    table = await house.act(await house.at_turn(), house.ann.id, "shoot")
    assert table.owing == (1,)
    assert not is_secret(table, 1)
    other = await house.at_turn()
    choose = type(toy).choose
    monkeypatch.setattr(type(toy), "choose", lambda *given: replace(choose(*given), secret=True))
    assert is_secret(table, 1)
    assert not is_secret(other, other.owing[0]), "it is asked in its own turn"


async def test_a_reminder_noted_is_never_sent_again(house, publisher, pass_time):
    await game(house, publisher)
    await house.tables.people.choose(house.bob, remind_where="off")
    assert len(await pass_time(37)) == 1
    await Reminding(house.tables.changes, Herald()).renew(house.ann.id)
    assert await pass_time(10) == []


async def test_with_the_game_all_that_was_noted_goes(house, publisher, pass_time):
    table = await game(house, publisher)
    assert await pass_time(37)
    await house.tables.life.resign(table.id, house.ann.id)
    for name in ("due", "reminders"):
        assert await house.store._database.read(f"SELECT * FROM {name}") == []


@given(times, hours, hours, st.sampled_from(ZONES))
def test_quiet_hours_hold_what_falls_in_them(at, first, last, zone):
    there = ZoneInfo(zone)
    found = quiet_hours(at, first, last, there)
    hour = at.astimezone(there).hour
    inside = first <= hour < last if first < last else first != last and (hour >= first or hour < last)
    if found is not None:
        begin, end = found
        assert begin <= at < end
        assert end - begin <= timedelta(hours=26)
    offsets = {(at + timedelta(hours=hours)).astimezone(there).utcoffset() for hours in range(-48, 48, 6)}
    if len(offsets) == 1:  # on days without a jump of the clock
        assert (found is not None) == inside


@given(times, st.integers(2, 400), hours, hours, st.sampled_from(ZONES), st.integers(1, 99))
def test_nobody_is_disturbed(since, length, first, last, zone, share):
    profile = Profile(1, "Ann", zone=zone, quiet_from=first, quiet_to=last)
    zero = since + timedelta(hours=length)
    at = undisturbed(since + (zero - since) * share / 100, profile, since, zero)
    if at is not None:
        assert since < at < zero
        assert quiet_hours(at, first, last, ZoneInfo(zone)) is None


def test_a_zone_that_is_not_known_is_that_of_all_times():
    assert zone_of(Profile(1, "Ann", zone="../nowhere")) == ZoneInfo("UTC")
    assert zone_of(Profile(1, "Ann", zone="Europe/Kyiv")) == ZoneInfo("Europe/Kyiv")
