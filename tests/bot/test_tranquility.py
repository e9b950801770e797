"""What only Tranquility has, end to end: three members give to the eight at once, in secret, with a restart between."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot.foreign import plain
from bot.speaker import Speaker
from bot.tables.model import FREE, Walk
from bot.views.picker import picker_page
from engine import notation
from engine.game import Decision
from engine.games import tranquility
from engine.games.tranquility.cards import STORMS
from engine.games.tranquility.state import Turn
from engine.values import Card, Key, Number, Seat, line
from engine.walk import Freely


async def until_a_start(sea: Any, members: list[Any]) -> tuple[int, Any]:
    """A table of three where somebody holds a Start and must lay it, and that member."""
    sea.bot.tables._new_seed = lambda: "a Start comes early"
    table = await sea.start("tranquility", *members[1:])
    for _ in range(60):
        now = await sea.bot.tables.reading.get(table)
        (seat,) = now.owing
        member = sea.members[now.seats[seat].user]
        if now.engine.choose(now.state, seat).ask.id == "tranquility-ask-start":
            return table, member
        path = now.engine.default(now.state, seat).path
        move = notation.write(now.engine, now.state, seat, path, public=False)
        await member.slash(sea.channel, "tranquility move", move=move)
    raise AssertionError("no Start in 60 turns")


async def give(sea: Any, tools: Any, message: Any, member: Any, count: int) -> list[str]:
    """Pick so many cards in the menu of a pledge, and confirm it where it completes the eight; what was picked."""
    menu = next(part for part in tools.parts(message) if part["type"] == 3)
    cards = [option["value"] for option in menu["options"]][:count]
    await member.select(message, cards, custom_id=menu["custom_id"])
    if "Do it" in tools.buttons(message):
        await member.click(message, label="Do it")
    return cards


def posts(sea: Any) -> int:
    """How many messages were posted in the channel so far."""
    wanted = f"/channels/{sea.channel.id}/messages"
    return sum(1 for r in sea.env.http_requests if r.method == "POST" and r.path.endswith(wanted))


@pytest.fixture
def members(sea: Any) -> list[Any]:
    return [sea.light, sea.dark, sea.member("Ushakov")]


@pytest.mark.usefixtures("undrawn")
async def test_the_eight_with_a_restart_between_two_pledges(sea: Any, tools: Any, members: list[Any]) -> None:
    """TQ-8 at a distance: all are asked, who has answered may change, the last card completes it for all at once."""
    table, starter = await until_a_start(sea, members)
    picker = (await starter.click(sea.card(), label="Play")).response
    assert "must be laid now" in tools.text(picker)
    assert "costs all of you together 8 cards" in tools.text(picker)
    await starter.click(picker, label="Start")
    assert "costs all of you together 8 cards" in tools.text(picker), "where it is confirmed too"
    await starter.click(picker, label="Do it")
    now = await sea.bot.tables.reading.get(table)
    assert now.owing == (0, 1, 2), "all three owe a decision at the same time"
    assert set(sea.pinged()) == {member.id for member in members if member is not starter}
    assert "8\N{NO-BREAK SPACE}missing" in tools.text(sea.card())

    # who has laid the Start holds four cards, the others five
    light, dark, third = starter, *[member for member in members if member is not starter]
    others = tuple(sorted(now.seat_of(member.id) for member in (dark, third)))
    sent = posts(sea)
    first = (await light.click(sea.card(), label="Play")).response
    late = (await third.click(sea.card(), label="Play")).response
    given = await give(sea, tools, first, light, 2)
    assert "gives 2 cards" in tools.text(sea.card())
    assert "6\N{NO-BREAK SPACE}missing" in tools.text(sea.card())
    assert f"<@{light.id}>" not in tools.text(sea.card())
    await sea.restart()

    view = (await light.click(sea.card(), label="My view")).response
    assert "Other actions" not in tools.buttons(view), "a button says what is behind it"
    await light.click(view, label="Change what you give")
    given = await give(sea, tools, view, light, 2)
    told = [m for m in sea.channel.history(viewer=light) if "You are already giving exactly that" in tools.text(m)]
    assert len(told) == 1, "the same cards again are no change"
    assert "6\N{NO-BREAK SPACE}missing" in tools.text(sea.card())
    view = (await light.click(sea.card(), label="My view")).response
    await light.click(view, label="Change what you give")
    given = await give(sea, tools, view, light, 4)
    assert (await sea.bot.tables.reading.get(table)).owing == others
    assert "4\N{NO-BREAK SPACE}missing" in tools.text(sea.card())
    assert posts(sea) == sent, "neither a pledge nor a change of one calls anybody"

    five = pledge_of(await sea.bot.tables.reading.get(table), now.seat_of(dark.id), 5)
    refused = await dark.slash(sea.channel, "tranquility move", move=five)
    assert "4" in tools.text(refused.response)
    assert (await sea.bot.tables.reading.get(table)).owing == others
    second = (await dark.click(sea.card(), label="Play")).response
    await give(sea, tools, second, dark, 4)
    after = await sea.bot.tables.reading.get(table)
    assert after.state.due is None, "nobody waits for the third, who gives nothing"
    assert [len(sailor.hand) for sailor in after.state.sailors] == [5, 5, 5]
    assert {Card(card) for card in given}.isdisjoint(
        value for row in await sea.log(table) for event in row.events for value in said(event.public)
    )
    hand = {str(card) for card in after.state.sailors[now.seat_of(light.id)].hand if card <= 80}
    (alt,) = tools.alts(sea.dms(light)[-1])
    assert hand <= set(re.findall(r"\d+", alt)), "his new hand is in his direct message, though he owes nothing"
    await give(sea, tools, late, third, 1)
    assert "or it has changed" in tools.text(late)


async def test_to_give_nothing_is_a_button(sea: Any, tools: Any, members: list[Any]) -> None:
    """TQ-8: 0 is allowed, but an empty menu can’t be sent. When all have said so they owe again."""
    table, starter = await until_a_start(sea, members)
    assert re.match("-# 🤫 Silence.*when a Start is laid", foot(sea, tools)), "TQ-14, also once the opening is gone"
    (start,) = await starter.autocomplete(sea.channel, "tranquility move", "move", "")
    await starter.slash(sea.channel, "tranquility move", move=start["value"])
    assert "Now you may agree on how many cards each of you gives" in foot(sea, tools)
    for member in members:
        assert (await sea.bot.tables.reading.get(table)).state.due == 8
        picker = (await member.click(sea.card(), label="Play")).response
        given = (await member.click(picker, label="Give none")).response
        if member is members[-1]:  # with him all are asked anew, so it can't be taken back
            await member.click(given, label="Do it")
        assert "gives no card" in tools.text(sea.card())
    after = await sea.bot.tables.reading.get(table)
    assert after.owing == (0, 1, 2)
    assert "8 still missing" in tools.text(sea.card())


def foot(sea: Any, tools: Any) -> str:
    """The small letters at the end of the card."""
    return str(tools.parts(sea.card())[-1]["content"])


def pledge_of(table: Any, seat: int, count: int) -> str:
    """A typed pledge of so many cards."""
    return " ".join(card.token for card in hand_of(table, seat)[:count])


def hand_of(table: Any, seat: int) -> list[Card]:
    choice = table.engine.choose(table.state, seat)
    return [option.value for option in choice.options]


def said(line: Any) -> list[Any]:
    """The values that a line names."""
    if line is None:
        return []
    return [each for _, value in line.args for each in (value if isinstance(value, tuple) else (value,))]


async def test_the_rule_of_silence_is_said_once(sea: Any, tools: Any, members: list[Any]) -> None:
    """TQ-14: on the first card, and on no other; the two who play against each other may talk."""
    table = await sea.start("tranquility", *members[1:])
    assert "only silence" in tools.text(sea.card())
    now = await sea.bot.tables.reading.get(table)
    (seat,) = now.owing
    path = now.engine.default(now.state, seat).path
    move = notation.write(now.engine, now.state, seat, path, public=False)
    await sea.members[now.seats[seat].user].slash(sea.channel, "tranquility move", move=move)
    assert "silence" not in tools.text(sea.card())
    await sea.start("tranquility", sea.dark, mode="rivals")
    assert "as much as you like" in tools.text(sea.card())


@pytest.mark.usefixtures("undrawn")
async def test_alone_it_begins_at_once_and_the_result_says_why(sea: Any, tools: Any) -> None:
    """TQ-3, TQ-11: no lobby for one; at the end the facts, without a winner among seats."""
    await sea.light.slash(sea.channel, "tranquility start", seats=1, mode="poseidon")
    assert "Play" in tools.buttons(sea.card())
    (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
    while (now := await sea.bot.tables.reading.get(table.id)).status == "running":
        path = tranquility.default(now.state, 0).path
        move = notation.write(now.engine, now.state, 0, path, public=False)
        await sea.light.slash(sea.channel, "tranquility move", move=move)
    text = tools.text(sea.card())
    won = now.engine.outcome(now.state).places[0] != ()
    assert ("did it together" in text) == won
    for word in ("islands", "paid", "left"):
        assert word in text.lower()
    assert "Rematch" in tools.buttons(sea.card())


async def test_options_that_look_alike_are_told_apart(sea: Any, tools: Any) -> None:
    """TQ-22: two storms of one colour lie in different places, so the buttons that lift them say where."""
    table = await sea.bot.tables.reading.get(await sea.start("tranquility", sea.dark, expansions="storms"))
    first, second = table.state.sailors
    sailors = replace(first, storms=(105,), compasses=1), replace(second, storms=(106,))
    state = replace(table.state, sailors=sailors, todo=(Turn(seat=1, number=0),))
    walk = Walk(replace(table, state=state), 0, Decision(FREE, line("about-free")), (Key("lift"),), lifting(state))
    page = await picker_page(sea.bot.tables, walk, "en")
    buttons = tools.buttons(SimpleNamespace(components=page.layout.to_components()))
    assert {"Orange storm · in front of you", "Orange storm · in front of Kornilov"} <= set(buttons)


async def test_a_storm_is_lifted_by_a_command_out_of_turn(
    sea: Any, tools: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TQ-22: by whoever has a compass; in his view there is a button too, and no other way in beside it."""
    new = tranquility.new

    def stormy(*given: Any) -> Any:
        state = new(*given)
        first, second = state.sailors
        at, storm = next((at, card) for at, card in enumerate(first.pile) if card in STORMS)
        first = replace(first, pile=(*first.pile[:at], *first.pile[at + 1 :]), storms=(storm,))
        supply = state.supply - 1
        return replace(state, sailors=(first, replace(second, compasses=1)), supply=supply)

    monkeypatch.setattr(tranquility, "new", stormy)
    table = await sea.start("tranquility", sea.dark, expansions="storms")
    mine = (await sea.light.slash(sea.channel, "tranquility lift")).response
    assert "“Lift a storm” isn’t possible right now." in tools.text(mine), "he has no compass"
    view = (await sea.dark.click(sea.card(), label="My view")).response
    assert "Lift a storm" in tools.buttons(view)
    assert "Other actions" not in tools.buttons(view)
    asked = (await sea.dark.slash(sea.channel, "tranquility lift")).response
    assert "Which storm do you lift?" in tools.text(asked)
    await sea.dark.click(asked, label=next(label for label in tools.buttons(asked) if "storm" in label))
    if "Do it" in tools.buttons(asked):
        await sea.dark.click(asked, label="Do it")
    state = (await sea.bot.tables.reading.get(table)).state
    assert [(sailor.storms, sailor.compasses) for sailor in state.sailors] == [((), 0)] * 2
    assert "lifts the" in tools.text(sea.card())


def lifting(state: Any) -> Any:
    """The question which storm is lifted."""
    return Freely(tranquility).choose(state, 0, (Key("lift"),))


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("ru", "действие ещё впереди: оранжевый шторм.", "действие ещё впереди: жёлтый шторм, оранжевый шторм."),
        ("uk", "дія ще попереду: помаранчевий шторм.", "дія ще попереду: жовтий шторм, помаранчевий шторм."),
    ],
)
def test_one_storm_set_aside_or_several_in_words_that_fit_both(language: str, one: str, two: str) -> None:
    """TQ-22: the list has no number by which the verb could go."""
    for colours, said in (((Key("orange"),), one), ((Key("yellow"), Key("orange")), two)):
        aside = line("tranquility-line-aside", seat=Seat(0), colours=colours)
        assert Speaker(language, "tranquility", (plain("Nakhimov"),)).tell(aside).endswith(f"Nakhimov, {said}")


@pytest.mark.parametrize(
    ("language", "free", "paid"),
    [
        ("en", "21 cells, all cost nothing", "pays with 54, 60"),
        ("ru", "21 клетка, все бесплатные", "оплата: 54, 60"),
        ("uk", "21 клітинка, усі безкоштовні", "оплата: 54, 60"),
    ],
)
def test_what_costs_and_what_pays_in_every_language(language: str, free: str, paid: str) -> None:
    note = line("tranquility-note-card", places=Number(21), cost=Number(0), free=Number(1))
    speaker = Speaker(language, "tranquility")
    assert speaker.tell(note) == free
    assert speaker.say("tranquility-ask-pay.picked", picked="54, 60") == paid
    assert speaker.paid(line("tranquility-note-cost", cost=Number(2))) == "", "what pays shows what it costs"


@pytest.mark.parametrize(("language", "together"), [("en", "in all"), ("ru", "вмест"), ("uk", "разом")])
def test_what_all_give_is_not_told_as_what_the_last_of_them_gave(language: str, together: str) -> None:
    """TQ-8: short lines have a name before them."""
    speaker = Speaker(language, "tranquility")
    for said in (
        line("tranquility-event-short", missing=Number(2)),
        *(line("tranquility-event-gathered", n=Number(n)) for n in (1, 2, 8)),
    ):
        assert together in speaker.brief(said)


async def test_a_storm_of_the_opening_hands_is_told_on_the_first_card_and_in_the_log(sea: Any, tools: Any) -> None:
    """TQ-22: beside the rule of silence, which the first card has as well."""
    sea.bot.tables.changes.new_seed = lambda: "storms 3"
    table = await sea.start("tranquility", sea.dark, expansions="storms")
    assert "obeys only silence" in tools.text(sea.card())
    assert "draws the orange storm" in tools.text(sea.card())
    row = (await sea.log(table))[0]
    assert [event.public.id for event in row.events][-2:] == ["tranquility-event-storm", "tranquility-event-orange"]
    shown = (await sea.light.click(sea.card(), label="Log")).response
    assert "The orange storm lies in front of" in tools.text(shown)
