"""Games with mines from the lobby to their end, by clicks (AD-55, AD-64, AD-68); and what the page of mines refuses."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from engine.games import admiral
from tests.bot.forging import forged
from tests.bot.lobbies import choose
from tests.bot.test_admiral import happened, opened, usual_clicks
from tests.bot.test_admiral_shoals import lay
from tests.bot.test_admiral_shoals import turns as played

pytestmark = pytest.mark.usefixtures("undrawn")
LAID = {
    (2, "none"): (("B3", "B3", "C2"), ("W13", "V12", "V12")),
    (4, "none"): (("B3",), ("B12",), ("W3",), ("W13",)),
    (4, "2v2"): (("B3",), ("B12",), ("W13",), ("W3",)),
}
"""Where each seat lays its mines, by how many play and in which teams."""


@pytest.fixture
def laden(monkeypatch: pytest.MonkeyPatch) -> None:
    """The brig of the seat that is the last one to move lies in her port, with the one pearl that is played for."""
    usual = admiral.new

    def new(setup: Any, options: Any, chance: Any) -> Any:
        state = usual(setup, options, chance)
        at = state.cycle.index(state.first)
        last = (state.cycle[at:] + state.cycle[:at])[-1]
        (fort,) = [place for place, fort in enumerate(state.forts) if fort.seat == last]
        port = state.harbour.port[fort]
        brig = max(place for place, ship in enumerate(state.ships) if ship.seat == last)
        there = replace(state.ships[brig], cell=(port & -port).bit_length() - 1, pearls=1, fresh=1)
        ships = (*state.ships[:brig], there, *state.ships[brig + 1 :])
        return replace(state, ships=ships, terms=replace(state.terms, pearls=1))

    monkeypatch.setattr(admiral, "new", new)


@pytest.mark.usefixtures("laden")
@pytest.mark.parametrize(("seats", "teams"), LAID)
async def test_from_the_lobby_through_mines_to_the_last_pearl(sea: Any, tools: Any, seats: int, teams: str) -> None:
    others = [sea.dark, sea.member("Ushakov"), sea.member("Greig")][: seats - 1]
    options = {"scenario": "fleet", "mines": "three"} if seats == 2 else {"scenario": "shoals", "mines": "one"}
    await sea.light.slash(sea.channel, "admiral start", seats=seats, teams=teams, **options)
    for guest in others[:-1]:
        await guest.click(sea.card(), label="Join")
    if teams != "none":
        for member, side in ((sea.light, "team-1"), (others[0], "team-2"), (others[1], "team-1")):
            page = (await member.click(sea.card(), label="My seat")).response
            await choose(tools, member, page, "seat-side", side)
    await others[-1].click(sea.card(), label="Join")
    (table,) = [found.id for found in await sea.bot.tables.reading.of_user(sea.light.id)]
    now = await sea.bot.tables.reading.get(table)
    assert (now.status, now.owing) == ("running", tuple(range(seats)))
    for seat, cells in enumerate(LAID[seats, teams]):
        await lay(sea, table, sea.members[now.seats[seat].user], *cells)
        if not seat:
            await sea.restart()
    now = await played(sea, table, 2 * seats)
    assert now.status == "over"
    assert sum(mine.n for mine in now.state.mines) == sum(map(len, LAID[seats, teams]))
    (first, *_) = now.engine.outcome(now.state).places
    assert len(first) == (2 if teams != "none" else 1)
    told = await happened(sea, table)
    assert told.count("mines") == seats
    assert told[-1] == "mines-left", "where they lay is told at the end"
    card = sea.card()
    assert "Rematch" in tools.buttons(card)
    assert "🏆" in tools.text(card)
    assert now.seed in tools.text(card)


async def test_ad55_the_page_of_mines_serves_its_seat_alone_and_once(sea: Any, tools: Any) -> None:
    """Others' clicks on it do nothing; nor do one's own once the mines lie, on an older page or twice at once."""
    table = await sea.start("admiral", sea.dark, scenario="fleet", mines="three")
    older, turns = await opened(sea, sea.light), sea.bot.tables.turns
    seen = await sea.seen(table, sea.light)
    path = seen.engine.default(seen.state, 0).path
    await turns.draft(table, sea.light.id, (await turns.walk(table, sea.light.id)).decision.number, path)
    page = await opened(sea, sea.light)
    (confirm,) = page.of("do")
    for member in (sea.dark, sea.watcher):
        said = (await forged(member, sea.card(), confirm["custom_id"])).response
        assert "Here is how things stand now" in tools.text(said)
    assert (await sea.bot.tables.reading.get(table)).owing == (0, 1)
    await sea.at_once(*(sea.light.click(page.message, custom_id=confirm["custom_id"]) for _ in range(2)))
    before = await sea.bot.tables.reading.get(table)
    assert (before.owing, {mine.seat for mine in before.state.mines}) == ((1,), {0})
    assert sum(mine.n for mine in before.state.mines) == 3, "once, not twice"
    assert [row.kind for row in await sea.log(table)] == ["start", "action"]
    part = next(part for part in older.parts if part["type"] == 3)
    await older.use(part, part["options"][0]["value"])
    assert "already been answered" in tools.text(older.message)
    assert await sea.bot.tables.reading.get(table) == before


async def test_ad55_who_takes_no_direct_messages_is_pinged_and_lays_from_the_card(sea: Any, tools: Any) -> None:
    sea.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=None)
    table = await sea.start("admiral", sea.dark, scenario="fleet", mines="three")
    assert sea.dark.id in sea.pinged()
    await lay(sea, table, sea.dark, "W13", "V12", "V12")
    await usual_clicks(sea, table, sea.light)
    now = await sea.bot.tables.reading.get(table)
    assert now.state.turn, "all have laid theirs"
    assert not any("V12" in text for text in map(tools.text, sea.channel.history(viewer=sea.watcher)))
