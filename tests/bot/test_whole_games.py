"""Whole games in a simulated Discord: by clicks, and by typed commands, with the bot killed in the middle of a turn."""

from __future__ import annotations

import random
from datetime import timedelta
from typing import Any, NamedTuple

import pytest

from bot.tables.making import own
from engine.registry import GAMES, get
from tests.bot.clicking import answers


def counts_of(game: str) -> list[int]:
    """How many can play a game together, in order."""
    rules = get(game)
    return sorted(count for count in rules.seats(rules.Options()) if count > 1)


class Kind(NamedTuple):
    """What is played, and by how many. `turns`: so many are clicked at random, then the usual moves follow; `happens`:
    events that then have been seen.
    """

    game: str
    seats: int
    options: dict[str, Any]
    turns: int = 6
    happens: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *map(str, self.options.values())])


# That many sit at a table, and that they move in one way or the other, are different things: each is met once.
BY_CLICKS = [Kind(game, counts_of(game)[-1], {}) for game in GAMES]
"""Each game for as many as can play together."""
BY_CLICKS += [
    Kind("ageofsail", 2, {"scenario": "pirates"}, 5, ("placed", "round-race")),
    Kind("ageofsail", 2, {"scenario": "hunt"}, 5, ("round-race",)),
    Kind("ageofsail", 3, {"scenario": "assault"}, 5, ("laid", "placed")),
    Kind("ageofsail", 3, {"line-tactics": True}, 5, ("formed", "line-sailed")),
]
"""And what is particular to some."""
BY_COMMANDS = [(game, counts_of(game)[0]) for game in GAMES]
"""Each game for as few as can play together."""
SHORTEST = {"ageofsail": {"last-round": 10}, "piratebay": {"length": "half"}}
"""Options by which a game ends as soon as it may."""
KILLED = 4
"""In this turn, of those that are clicked, the bot is killed."""
LONGEST = 160
"""So many clicks a random turn of a dozen ships may take."""
MOVES, TYPED = 16, 24
"""So many moves are chosen from what the list offers, so many are typed; in a longer game the usual ones follow."""


async def begun(sea: Any, game: str, seats: int, **options: Any) -> int:
    """A table for so many; its number."""
    names = ("Ushakov", "Sinyavin", "Greig", "Makarov", "Lazarev", "Butakov")
    guests = (sea.member(name) for name in names[: seats - 2])
    return int(await sea.start(game, sea.dark, *guests, **(SHORTEST.get(game, {}) | options)))


async def open_picker(sea: Any, member: Any) -> Any:
    """The private message that `Play` on the card opens."""
    result = await member.click(sea.card(), label="Play")
    assert result.ephemeral
    return result.response


async def play_turn(sea: Any, member: Any, rng: random.Random, tools: Any) -> int:
    """One whole turn by clicking at random; the number of clicks."""
    message = await open_picker(sea, member)
    for clicks in range(LONGEST):
        offered = answers(tools, message)
        if not offered:
            return clicks
        part = rng.choice(offered)
        if part["type"] == 3:
            size = rng.randint(part["min_values"], part["max_values"])
            values = rng.sample([option["value"] for option in part["options"]], size)
            await member.select(message, values, custom_id=part["custom_id"])
        else:
            await member.click(message, custom_id=part["custom_id"])
    raise AssertionError("a turn of more than a hundred clicks does not end")


async def usual_end(sea: Any, table: int) -> None:
    """The usual moves until the game is over, whose messages are then brought up to date at once."""
    tables, store = sea.bot.tables, sea.bot.store
    while (now := await tables.reading.get(table)).status == "running":
        seen = own(now, now.owing[0])
        number = seen.engine.pending(seen.state)[now.owing[0]].number
        path = seen.engine.default(seen.state, now.owing[0]).path
        await tables.turns.act(table, now.seats[now.owing[0]].user, number, path)
    later = now.created + timedelta(days=400)
    while [*await store.deliveries.lagging(later, table), *await store.leftovers.lagging(later, table)]:
        await sea.bot.house.show_now(table)
        await sea.env.advance_time(60)  # some are paced


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("kind", BY_CLICKS, ids=str)
async def test_whole_game_by_clicks_with_a_kill_in_mid_turn(sea: Any, tools: Any, kind: Kind) -> None:
    table = await begun(sea, kind.game, kind.seats, **kind.options)
    rng = random.Random(7)
    for turn in range(kind.turns):
        now = await sea.bot.tables.reading.get(table)
        if now.status == "over":
            break
        member = sea.members[now.seats[rng.choice(now.owing)].user]
        if turn == KILLED:
            message = await open_picker(sea, member)
            part = answers(tools, message)[0]
            if part["type"] == 3:
                await member.select(message, [part["options"][0]["value"]], custom_id=part["custom_id"])
            else:
                await member.click(message, custom_id=part["custom_id"])
            draft = await sea.bot.tables.turns.walk(table, member.id)
            await sea.restart()
            assert (await sea.bot.tables.turns.walk(table, member.id)).path == draft.path
        await play_turn(sea, member, rng, tools)
    await usual_end(sea, table)
    now = await sea.bot.tables.reading.get(table)
    told = {event.public.id for row in await sea.log(table) for event in row.events if event.public is not None}
    assert told >= {f"{kind.game}-event-{id}" for id in kind.happens}
    card = sea.card()
    assert "Rematch" in tools.buttons(card)
    assert now.seed in tools.text(card)
    live = [m for m in sea.channel.history(viewer=sea.watcher) if tools.buttons(m)]
    assert len(live) == 1, "older cards are reduced to one line"


async def chosen(sea: Any, member: Any, game: str, rng: random.Random) -> str:
    """A move put together by what the list offers, at random."""
    offered = await member.autocomplete(sea.channel, f"{game} move", "move", "")
    assert offered, "the list offers a move to whoever owes one"
    typed = str(rng.choice(offered)["value"])
    for _ in range(9):  # a chosen ship leads on to its cells and their order
        longer = [c["value"] for c in await member.autocomplete(sea.channel, f"{game} move", "move", typed)]
        longer = [move for move in longer if move != typed]
        if not longer:
            break
        typed = rng.choice(longer)
    return typed


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize(("game", "seats"), BY_COMMANDS)
async def test_whole_game_by_commands_with_a_kill_in_mid_turn(sea: Any, tools: Any, game: str, seats: int) -> None:
    table = await begun(sea, game, seats)
    rng = random.Random(3)
    moves = 0
    while (now := await sea.bot.tables.reading.get(table)).status == "running":
        member = sea.members[now.seats[rng.choice(now.owing)].user]
        if moves == 7:
            await sea.restart()
        if moves == TYPED:
            await usual_end(sea, table)
            continue
        if moves < MOVES:
            typed = await chosen(sea, member, game, rng)
        else:
            member, typed = await sea.usual(table)
        result = await member.slash(sea.channel, f"{game} move", move=typed)
        assert result.ephemeral
        after = await sea.bot.tables.reading.get(table)
        assert after.seq == now.seq + 1, f"{typed}: {tools.text(result.response)}"
        moves += 1
    assert "Rematch" in tools.buttons(sea.card())


@pytest.mark.parametrize("seed", [1, 2])
async def test_the_dm_serves_for_a_whole_turn(sea: Any, tools: Any, seed: int) -> None:
    table = await sea.start(first="opponent")
    message = sea.dms(sea.dark)[-1]
    rng = random.Random(seed)
    while (await sea.bot.tables.reading.get(table)).owing == (1,):
        message = sea.dms(sea.dark)[-1]
        part = rng.choice(answers(tools, message))
        if part["type"] == 3:
            values = [o["value"] for o in part["options"]][: part["min_values"]]
            await sea.dark.user.select(message, values, custom_id=part["custom_id"])
        else:
            await sea.dark.user.click(message, custom_id=part["custom_id"])
    assert (await sea.bot.tables.reading.get(table)).owing == (0,)


async def test_the_advanced_game_is_laid_out_by_both_at_once(sea: Any, tools: Any) -> None:
    """SL-40 by clicks: each lays out in secret, the other only sees that he is not done, then the sea is shown."""
    table = await sea.start(first="challenger", advanced=True)
    assert (await sea.bot.tables.reading.get(table)).owing == (0, 1)
    rng = random.Random(2)
    await play_turn(sea, sea.dark, rng, tools)
    now = await sea.bot.tables.reading.get(table)
    assert now.owing == (0,)
    assert "?" in (await sea.log(table))[-1].notation
    await play_turn(sea, sea.light, rng, tools)  # his half, what he changes, and his first turn
    assert (await sea.bot.tables.reading.get(table)).owing == (1,)
    view = now.engine.view((await sea.bot.tables.reading.get(table)).state, None)
    assert all(cell.effect is not None for cell in view.cells)
