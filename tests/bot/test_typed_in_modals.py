"""Moves typed in a modal, beside questions with many answers."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot import texts
from bot.tables.limits import CLICKS
from engine import notation
from engine.game import Choice, Option
from engine.suggest import suggestions
from engine.values import Cell, Picks, line
from tests.bot import quay
from tests.bot.clicking import Reader
from tests.bot.test_limits import register, words
from tests.bot.test_typed_moves import seq

__all__ = ["register", "words"]

SEA = tuple(Option(Cell(col, row)) for row in range(20) for col in range(40))


@pytest.fixture
def largest(register: Any) -> quay.Quay:
    """The largest sea, of which three cells are asked for."""
    game: quay.Quay = register(quay.Quay(Choice(line("quay-ask"), SEA, 3, 3)))
    return game


async def asked(sea: Any, game: Any) -> Reader:
    await quay.opened(sea, game)
    return Reader(sea.light, (await sea.light.click(sea.card(), label="Play")).response)


async def write(reader: Reader, text: str) -> Any:
    """Write a text in the modal of the page."""
    return await reader.member.submit_modal(await form(reader), {"text": text})


async def form(reader: Reader) -> Any:
    (button,) = reader.of("type")
    return await reader.member.click(reader.message, custom_id=button["custom_id"])


def field(shown: Any) -> dict[str, Any]:
    """The text field of a modal, which Discord takes."""
    modal = shown.modal
    assert 1 <= len(modal["title"]) <= 45
    assert len(modal["custom_id"]) <= 100
    (label,) = modal["components"]
    assert len(label["label"]) <= 45
    assert len(label["description"]) <= 100
    assert len(label["component"].get("placeholder") or "") <= 100
    return dict(label["component"])


async def test_a_whole_move_is_done(sea: Any, tools: Any, largest: quay.Quay) -> None:
    reader = await asked(sea, largest)
    shown = await form(reader)
    example = field(shown)["placeholder"]
    assert "value" not in field(shown)
    assert notation.read(largest, (await sea.bot.tables.reading.get(1)).state, 0, example)
    await sea.light.submit_modal(shown, {"text": "a1 аn20 P7"})  # the second letter is Cyrillic
    assert largest.done == [Picks((Cell(0, 0), Cell(15, 6), Cell(39, 19)))]
    assert "Done." in tools.text(reader.message), "the page goes on, the message is the same"


async def test_what_is_right_so_far_goes_on_in_the_picker_and_back_in_the_modal(
    sea: Any, tools: Any, largest: quay.Quay
) -> None:
    reader = await asked(sea, largest)
    await write(reader, "AN20 b2")
    assert "“AN20 b2” isn’t a complete move yet" in tools.text(reader.message)
    assert "Chosen so far (2): B2 AN20" in tools.text(reader.message)
    shown = await form(reader)
    assert field(shown)["value"] == "B2 AN20 "
    await sea.light.submit_modal(shown, {"text": field(shown)["value"] + "C3"})
    assert largest.done == [Picks((Cell(1, 1), Cell(2, 2), Cell(39, 19)))]


@pytest.mark.parametrize("locale", ["en-US", "ru", "uk"])
async def test_what_can_not_be_read_is_said_in_the_readers_language_and_kept(
    sea: Any, tools: Any, largest: quay.Quay, locale: str
) -> None:
    sea.locales[sea.light.id] = locale
    language = texts.language_of(locale)
    await quay.opened(sea, largest)
    reader = Reader(sea.light, (await sea.light.click(sea.card(), custom_id=_id(tools, sea.card(), "play"))).response)
    before = await seq(sea, 1)
    await write(reader, "A1 nonsense  B2")
    told = texts.say(language, "typed-unreadable-here", part="nonsense B2", answers="Y")
    assert told.partition("Y")[0] in tools.text(reader.message)
    assert tools.text(reader.message).count("Which of them?") == 1, "the question stands beneath"
    assert texts.say(language, "type-kept", move="").strip() not in tools.text(reader.message)
    assert await seq(sea, 1) == before
    shown = await form(reader)
    assert field(shown)["value"] == "A1 nonsense B2"
    assert notation.read(largest, (await sea.bot.tables.reading.get(1)).state, 0, field(shown)["placeholder"])
    await sea.light.submit_modal(shown, {"text": "A1 C3 B2"})
    assert len(largest.done) == 1


def _id(tools: Any, message: Any, verb: str) -> str:
    (id,) = [part["custom_id"] for part in tools.parts(message) if part.get("custom_id", "").split(":")[2:3] == [verb]]
    return str(id)


async def test_what_no_button_holds_is_said_to_be_copied(sea: Any, tools: Any, largest: quay.Quay) -> None:
    reader = await asked(sea, largest)
    long = "A1 " + "nonsense " * 20
    await write(reader, long)
    assert f"You wrote: {long.strip()}" in tools.text(reader.message)
    assert "value" not in field(await form(reader))


@pytest.mark.parametrize("text", [" ", "x" * 4000, "A1 " * 1000, "[a](http://e.vil)", "🚢 @everyone", "{", "~1:2:3"])
async def test_any_text_is_answered(sea: Any, tools: Any, largest: quay.Quay, text: str) -> None:
    reader = await asked(sea, largest)
    await write(reader, text)
    assert largest.done == []
    assert reader.of("type"), "all of it is a page that Discord takes"
    assert "went wrong" not in tools.text(reader.message)


async def test_a_modal_outlives_a_restart(sea: Any, largest: quay.Quay) -> None:
    shown = await form(await asked(sea, largest))
    await sea.restart()
    await sea.light.submit_modal(shown, {"text": "A1 B1 C1"})
    assert len(largest.done) == 1


async def test_a_question_that_was_answered_meanwhile_is_not_answered_again(
    sea: Any, tools: Any, largest: quay.Quay
) -> None:
    reader = await asked(sea, largest)
    shown, other = await form(reader), reader.of("type")[0]["custom_id"]
    await write(reader, "A1 B1 C1")
    await sea.light.submit_modal(shown, {"text": "D1 E1 F1"})
    assert len(largest.done) == 1
    assert "has already been answered" in tools.text(reader.message)
    assert other not in [part["custom_id"] for part in reader.of("type")]


async def test_a_page_left_open_gets_the_present_question_instead_of_a_modal(
    sea: Any, tools: Any, largest: quay.Quay
) -> None:
    old, new = await asked(sea, largest), Reader(sea.light, None)
    await new.open(sea)
    await write(new, "A1 B1 C1")
    late = await form(old)
    assert late.modal is None
    assert "has already been answered" in tools.text(old.message)
    assert old.of("type")


@pytest.mark.parametrize("direct", [False, True])
async def test_the_answers_so_far_stand_there(sea: Any, tools: Any, direct: bool) -> None:
    """An island is chosen, one of 36 cells is asked for; on a private page and by direct message."""
    table = await sea.start("tranquility")
    while len((await sea.bot.tables.reading.get(table)).owing) > 1:  # the eight cards of the beginning
        await sea.end_turn(table)
    seen = await sea.seen(table)
    mover = sea.members[seen.seats[seen.owing[0]].user]
    if direct:
        reader = Reader(mover.user, sea.dms(mover)[-1])
    else:
        reader = Reader(mover, (await mover.click(sea.card(), label="Play")).response)
    assert reader.of("type") == []
    (menu,) = reader.of("pick")
    island = next(option["value"] for option in menu["options"] if option["value"].isdigit())
    await reader.use(menu, island)
    # unlike a private page, a direct message is seen as it was
    reader.message = sea.dms(mover)[-1] if direct else reader.message
    shown = await form(reader)
    assert field(shown)["value"] == f"{island} "
    example = field(shown)["placeholder"]
    assert example == suggestions(seen.engine, seen.state, seen.owing[0], island)[0].move
    await reader.member.submit_modal(shown, {"text": example})
    played = [row.path for row in (await sea.seen(table, mover)).made] + [row.path for row in await sea.log(table)]
    assert notation.read(seen.engine, seen.state, seen.owing[0], example) in played
    assert "lays" in tools.text(sea.dms(mover)[-1] if direct else reader.message), "what came of it"


async def test_one_of_another_age_is_refused_kindly(sea: Any, tools: Any, largest: quay.Quay) -> None:
    shown = await form(await asked(sea, largest))
    for id in ("f0m:1:type-in:1:", "f1m:1:gone:1:", "nonsense"):
        shown._interaction.modal["custom_id"] = id
        shown._interaction.modal_consumed = False
        result = await sea.light.submit_modal(shown, {"text": "A1 B1 C1"})
        assert any("has already been answered" in tools.text(said) for said in (result.response, *result.followups))
    assert largest.done == []


async def test_what_no_honest_client_sends_is_refused(sea: Any, tools: Any, largest: quay.Quay) -> None:
    """The custom id of a modal is what its sender says, and leads to any handler."""
    shown = await form(await asked(sea, largest))
    verbs = (
        "look-at", "seat-colour", "seat-first", "typed-at", "command", "command-at", "pick", "col", "leaf",
        "to-leaf", "collect", "size", "option", "rules-page", "choose", "block-yes", "unblock",
    )  # fmt: skip
    for verb in verbs:
        shown._interaction.modal["custom_id"] = f"f1m:1:{verb}:7:x.y"
        shown._interaction.modal_consumed = False
        result = await sea.light.submit_modal(shown, {"text": "x"})
        told = [tools.text(said) for said in filter(None, (result.response, *result.followups))]
        assert any("has already been answered" in text for text in told), (verb, told)
        assert not any(texts.say("en", "accident") in text for text in told), (verb, told)
    assert largest.done == []


async def test_who_does_too_much_at_once_is_passed_over(sea: Any, largest: quay.Quay) -> None:
    reader = await asked(sea, largest)
    shown = await form(reader)
    for _ in range(CLICKS + 1):
        sea.bot.house.clicks.verdict(sea.light.id, discord.utils.utcnow())
    result = await sea.light.submit_modal(shown, {"text": "A1 B1 C1"})
    assert result.acknowledged, "else the modal would say that it failed"
    assert largest.done == []
