"""Random lives of tables with clocks, beside a model of the clocks that was written from their description alone."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from itertools import count

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.tables import publisher as publishing
from tests.bot.tables.living import COMPANIES, Life

HOUR = 3600
DAY = 24 * HOUR
PICK = st.integers(0, 48)
STEPS = st.one_of(
    st.tuples(st.just("move"), PICK),
    st.tuples(st.just("move"), PICK),
    st.tuples(st.just("usual"), PICK),
    st.tuples(st.just("usual"), PICK),
    st.tuples(st.just("signal"), PICK),
    st.tuples(st.just("take_back")),
    st.tuples(st.just("wait"), st.sampled_from([60, HOUR, 5 * HOUR, 30 * HOUR, 80 * HOUR, 8 * DAY])),
    st.tuples(st.just("wait"), st.integers(1, 60 * HOUR)),
    st.tuples(st.just("down"), st.sampled_from([60, 599, 601, HOUR, 48 * HOUR])),
    st.tuples(st.just("set_back"), st.sampled_from([1, HOUR, 20 * HOUR])),
    st.tuples(st.just("lose_channel")),
    st.tuples(st.just("show")),
    st.tuples(st.just("claim"), PICK),
    st.tuples(st.just("give"), PICK),
    st.tuples(st.just("pause"), PICK, st.integers(1, 30)),
    st.tuples(st.just("resume"), PICK),
    st.tuples(st.just("go_away"), PICK, st.integers(1, 21)),
    st.tuples(st.just("wait_on"), PICK),
    *(st.tuples(st.just(name), PICK) for name in ("usual_for", "go_on", "agree", "come_back")),
)

# The third on autopilot is asked about, but then one of the two before is back and a miss settles it.
THIRD_AT_ONCE = [("go_away", 0, 11), ("wait", 8 * DAY), ("move", 0), ("move", 0), ("wait", 80 * HOUR)]
# A yes to going on without somebody who is late is worth nothing three days later, nor for the next time he is late.
ASKED_ANEW = [
    *(("wait", 30 * HOUR), ("go_on", 9), ("wait", 80 * HOUR), ("go_on", 11)),
    *(("usual", 0), ("usual", 0), ("usual", 0), ("usual", 0), ("usual", 0), ("usual", 0)),
    *(("wait", 40 * HOUR), ("go_on", 9)),
]

# Who is asked in another's turn and then goes away is answered for at once, also if the clock was set back between.
AWAY_EARLIER = [("move", 0), ("move", 0), ("move", 0), ("set_back", HOUR), ("go_away", 1, 1)]


async def do(life, name, *given):
    life.history.append(f"{name} {given}")
    if name in ("move", "usual"):
        await life.move(*given, usual=name == "usual")
    else:
        await getattr(life, name)(*given)


@pytest.fixture
def live(house_of, new_database, tmp_path, monkeypatch, discord):
    """Lets a table of this company live through these steps, on a file of its own."""
    monkeypatch.setattr(publishing, "CALM", timedelta(0))
    numbers = count()

    def run(company, preset, steps, rule=None):
        async def lives():
            path = tmp_path / f"{next(numbers)}.db"
            new_database(path)
            house = house_of(path)
            await house.start()
            try:
                life = Life(house, type(discord)(), company, preset, rule)
                await life.begin()
                for step in steps:
                    await do(life, *step)
                await life.end()
            finally:
                await house.store.close()

        asyncio.run(lives())

    return run


@pytest.mark.parametrize("company", COMPANIES)
@settings(max_examples=6)
@given(preset=st.sampled_from(["quick", "brisk", "steady", "1d", "3d"]), steps=st.lists(STEPS, min_size=5, max_size=25))
@example(preset="quick", steps=THIRD_AT_ONCE)
@example(preset="quick", steps=ASKED_ANEW)
@example(preset="quick", steps=AWAY_EARLIER)
def test_lives(live, company, preset, steps):
    live(company, preset, steps)
