"""A turn in the making, as people see it: the one who makes it sees it all, the others nothing until it stands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.tables import making
from bot.tables.making import asking
from bot.tables.play import acted
from engine import notation
from tests.bot.moves import Move, random_move

PLAYED = [
    ("sealords", 1, {"first": "challenger"}),
    ("tranquility", 2, {"expansions": "reefs"}),
    ("tranquility", 2, {"expansions": "all"}),
]
"""A game, how many guests, and options."""


class Game:
    """A table, and what is seen of it."""

    def __init__(self, sea: Any, tools: Any, game: str, guests: list[Any], table: int) -> None:
        self.sea, self.tools, self.game, self.guests, self.table = sea, tools, game, guests, table
        self.rng = Random(4)

    def typed(self, move: Move) -> str:
        """A move as it is typed."""
        questions = asking(move.seen, move.number)
        return notation.write(questions, move.seen.state, move.seat, move.path, public=False)

    async def make(self, move: Move) -> Any:
        """Make a move by command."""
        member = self.sea.members[move.user]
        return await member.slash(self.sea.channel, f"{self.game} move", move=self.typed(move))

    async def until_a_step(self) -> Move:
        """Play until somebody has a move that he may take back; this move."""
        for _ in range(300):
            table = await self.sea.bot.tables.reading.get(self.table)
            for _ in range(20):
                move = random_move(table, self.rng, freely=0)
                after, _ = acted(table, move.user, move.number, move.path, table.created)
                if after.steps and not table.steps:
                    return move
            await self.make(move)
        raise AssertionError("no turn in the making")

    def card(self) -> tuple[str, list[str]]:
        """What everybody reads on the card."""
        return self.tools.text(self.sea.card()), self.tools.alts(self.sea.card())

    def others(self, move: Move) -> list[Any]:
        """All who play but the one who moves."""
        return [member for member in (self.sea.light, *self.guests) if member.id != move.user]

    async def faces(self, move: Move) -> list[Any]:
        """All that those who don't move see wherever they look: texts, alt texts, pictures."""
        sea, tools = self.sea, self.tools
        answers = [await sea.watcher.click(sea.card(), label=label) for label in ("Log", "My view", "Play")]
        for member in self.others(move):
            answers.append(await member.click(sea.card(), label="My view"))
            answers.append(await member.click(sea.card(), label="Play"))
            answers.append(await member.slash(sea.channel, f"{self.game} hand"))
            answers.append(await member.slash(sea.channel, f"{self.game} log"))
            answers.append(await member.slash(sea.channel, f"{self.game} show", text=True))
            answers.append(await member.slash(sea.channel, f"{self.game} move", move=self.typed(move)))
        shown: list[Any] = [self.card(), [await file.read() for file in sea.card().attachments]]
        for result in answers:
            message = result.response
            shown.append((tools.text(message), tools.alts(message), [await a.read() for a in message.attachments]))
        for member in self.others(move):
            shown.append([(tools.text(message), tools.alts(message)) for message in sea.dms(member)])
            shown += [
                await member.autocomplete(sea.channel, f"{self.game} move", "move", typed)
                for typed in ("", self.typed(move))
            ]
        return shown


@pytest.fixture(params=PLAYED, ids=lambda played: "-".join((played[0], *played[2].values())))
async def game(request: Any, sea: Any, tools: Any) -> Game:
    name, guests, options = request.param
    people = [sea.dark, sea.member("Ushakov")][:guests]
    return Game(sea, tools, name, people, await sea.start(name, *people, **options))


async def test_it_is_no_request_to_what_others_see(sea: Any, tools: Any, game: Game) -> None:
    move = await game.until_a_step()
    mover = sea.members[move.user]
    sent = len(sea.env.http_requests)
    for _ in range(2):
        result = await game.make(move)
        assert tools.taking_back(result.response)
        assert (await sea.bot.tables.reading.get(game.table)).steps
        await mover.click(result.response, label=tools.taking_back(result.response))
        move = move._replace(number=(await sea.bot.tables.turns.walk(game.table, move.user)).decision.number)
    await game.make(move)
    await sea.env.advance_time(120)
    requests = [request.path.split("/")[1] for request in sea.env.http_requests[sent:]]
    assert set(requests) == {"interactions", "webhooks"}, "his own answers, and nothing else"


async def test_others_see_the_same_before_it_meanwhile_and_after_its_taking_back(
    sea: Any, tools: Any, game: Game
) -> None:
    move = await game.until_a_step()
    before = await game.faces(move)
    result = await game.make(move)
    assert await game.faces(move) == before
    await sea.members[move.user].click(result.response, label=tools.taking_back(result.response))
    assert await game.faces(move) == before


async def test_a_card_that_is_posted_meanwhile_shows_what_stands(sea: Any, tools: Any, game: Game) -> None:
    move = await game.until_a_step()
    before, old = game.card(), sea.card()
    await game.make(move)
    await game.others(move)[0].slash(sea.channel, f"{game.game} show")
    assert sea.card().id != old.id
    assert game.card() == before
    await sea.restart()
    await sea.env.advance_time(60)
    assert game.card() == before


async def test_with_its_end_all_is_there_in_order(sea: Any, tools: Any, game: Game) -> None:
    move = await game.until_a_step()
    before, rows = game.card(), len(await sea.log(game.table))
    await game.make(move)
    mine = await sea.members[move.user].slash(sea.channel, f"{game.game} log")
    await sea.end_turn(game.table)
    assert game.card() != before
    played = (await sea.log(game.table))[rows:]
    assert len(played) > 1
    assert played[0].path == move.path
    last = [row for row in played if row.seat == move.seat and row.turn == played[0].turn]
    line = "`" + " · ".join(row.notation for row in last if row.notation) + "`"
    for member in (sea.watcher, *game.others(move)):
        assert line in tools.text((await member.click(sea.card(), label="Log")).response)
    assert played[0].notation in tools.text(mine.response), "he saw it at once"


@pytest.mark.parametrize("game", PLAYED[1:], indirect=True, ids=["reefs", "all"])  # a duel ends when the other leaves
async def test_who_has_it_given_back_is_told_why(
    sea: Any, tools: Any, game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    move = await game.until_a_step()
    result = await game.make(move)
    mover, leaver = sea.members[move.user], game.others(move)[-1]
    with monkeypatch.context() as patch:
        patch.setattr(making, "_goes_on", lambda before, moved: False)
        sure = await leaver.slash(sea.channel, f"{game.game} resign")
        await leaver.click(sure.response, label="Yes, resign")
    assert (await sea.bot.tables.reading.get(game.table)).steps == ()
    part = next(p for p in tools.parts(result.response) if p["type"] == 2 and not p.get("disabled"))
    await mover.click(result.response, custom_id=part["custom_id"])
    told = tools.text(result.response)
    assert "or it has changed" in told
    assert "play the unfinished turn again" in told
    for other in (sea.watcher, *game.others(move)):
        answer = await other.click(sea.card(), label="Log" if other is sea.watcher else "My view")
        assert "play the unfinished turn again" not in tools.text(answer.response)
    assert "play the unfinished turn again" not in game.card()[0]


@pytest.mark.usefixtures("undrawn")
async def test_no_card_of_the_hand_is_named_by_trying_all_of_them(sea: Any, tools: Any) -> None:
    """TQ-13, TQ-20: with the reef in play most cards can be laid and taken back, and nobody learns which were held."""
    table = await sea.start("tranquility", sea.dark, sea.member("Ushakov"), expansions="reefs")
    tried = 0
    for _ in range(3):  # each hand once
        now = await sea.bot.tables.reading.get(table)
        mover = sea.members[now.seats[now.owing[0]].user]
        card = (tools.text(sea.card()), tools.alts(sea.card()))
        for offered in await mover.autocomplete(sea.channel, "tranquility move", "move", ""):
            walk = await sea.bot.tables.turns.walk(table, mover.id)
            path = notation.read(now.engine, walk.table.state, walk.seat, offered["value"])
            after, _ = acted(await sea.bot.tables.reading.get(table), mover.id, walk.decision.number, path, now.created)
            if not after.steps:
                continue
            result = await mover.slash(sea.channel, "tranquility move", move=offered["value"])
            assert (tools.text(sea.card()), tools.alts(sea.card())) == card
            await mover.click(result.response, label=tools.taking_back(result.response))
            assert (tools.text(sea.card()), tools.alts(sea.card())) == card
            tried += 1
        await sea.end_turn(table)
    assert tried > 10
