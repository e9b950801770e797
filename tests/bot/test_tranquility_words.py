"""What Tranquility says in a question, and to whom."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bot import texts
from bot.foreign import plain
from bot.speaker import Speaker
from bot.tables.model import Walk
from bot.views.picker import picker_page
from engine.game import Choice
from engine.games import tranquility
from engine.values import Card, Line, Number, Picks, Seat, line
from tests.bot.locale_files import patterns
from tests.engine.games.tranquility.positions import act, build, drawing

NAMES = (plain("Nakhimov"), plain("Kornilov"))


def told(said: Line, reader: int | None, language: str = "en") -> str:
    return Speaker(language, "tranquility", NAMES, reader).tell(said)


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("id", sorted(id.removesuffix(".you") for id in patterns("en") if id.endswith(".you")))
def test_what_is_said_of_the_reader_is_said_to_him(id: str, language: str) -> None:
    said = line(id, seat=Seat(0), storm=Card("storm3"), n=Number(1))
    assert "Nakhimov" in told(said, 1, language)
    assert "Nakhimov" in told(said, None, language)
    assert "Nakhimov" not in told(said, 0, language)
    assert told(said, 0, language)


def test_who_has_drawn_a_storm_is_asked_as_the_one_who_has() -> None:
    """TQ-22: the others read his name."""
    state, _ = act(drawing("storm3", compasses=(1, 1)), "discard 5 6")
    asked = [tranquility.choose(state, seat) for seat in (0, 1)]
    assert all(isinstance(question, Choice) for question in asked)
    own, other = (told(question.ask, seat) for seat, question in enumerate(asked) if isinstance(question, Choice))
    assert own.startswith("You have drawn the purple storm and close a row")
    assert other.startswith("Nakhimov has drawn the purple storm and closes a row")


def test_a_pledge_says_how_many_are_missing_and_why_not_eight() -> None:
    """TQ-8, TQ-22: two of the eight went unseen under a yellow storm."""
    hands = ("s1 5 6", "11 12 13 14 15", "21 22 23 24 25")
    state, _ = act(build("", hands, storms=True, before=("storm1",), piles=(9, 9, 9)), "s1")
    asked = tranquility.choose(state, 0)
    assert isinstance(asked, Choice)
    assert told(asked.ask, 0) == (
        "Which cards do you give to the eight? 6 still missing (2 were discarded unseen); you can give at most 2."
    )
    about = tranquility.pending(state)[0].about
    assert told(about, 0) == "cards for the eight (2 went unseen), 6 missing"


@pytest.mark.parametrize(
    ("language", "none"), [("en", "Give none"), ("ru", "Не давать карт"), ("uk", "Не давати карт")]
)
def test_to_give_nothing_says_so_again_when_a_pledge_is_changed(language: str, none: str) -> None:
    """TQ-8"""
    for id in ("tranquility-ask-pledge", "tranquility-ask-pledge-again"):
        assert texts.say(language, f"{id}.none") == none


async def test_one_card_at_most_is_asked_for_as_one(sea: Any, tools: Any) -> None:
    """TQ-8: to give none there is a button."""
    table = await sea.bot.tables.reading.get(await sea.start("tranquility", sea.dark))
    state, _ = act(build("", ("s1 6 7 8 9", "51 52 53 54 55")), "s1")
    (seven,) = {sailor.hand for sailor in state.sailors if len(sailor.hand) == 7}
    state, _ = act(state, " ".join(map(str, seven)), 1)
    asked = tranquility.choose(state, 0)
    walk = Walk(replace(table, state=state), 0, tranquility.pending(state)[0], (), asked)
    page = SimpleNamespace(components=(await picker_page(sea.bot.tables, walk, "en")).layout.to_components())
    assert [part["placeholder"] for part in tools.parts(page) if part["type"] == 3] == ["Choose 1 …"]
    assert "Give none" in tools.buttons(page)


@pytest.mark.parametrize(
    ("language", "given", "none", "cut"),
    [
        (
            "en",
            "**You give 51, 52 to the eight**",
            "**You give no card to the eight**",
            "**You discard 51, 52, 53, 54, 55, 56, 57, 58**",
        ),
        (
            "ru",
            "**За старт вы сбрасываете 51, 52**",
            "**За старт вы не даёте карт**",
            "**Вы сбрасываете 51, 52, 53, 54, 55, 56, 57, 58**",
        ),
        (
            "uk",
            "**У спільний скид ви віддаєте 51, 52**",
            "**У спільний скид ви не віддаєте карт**",
            "**Ви скидаєте 51, 52, 53, 54, 55, 56, 57, 58**",
        ),
    ],
)
async def test_what_cards_are_picked_for_is_said_when_they_are_confirmed(
    sea: Any, tools: Any, language: str, given: str, none: str, cut: str
) -> None:
    """TQ-8, TQ-22: the cards alone wouldn't say what becomes of them."""
    table = await sea.bot.tables.reading.get(await sea.start("tranquility", sea.dark))

    async def confirmed(table: Any, state: Any, seat: int, cards: Sequence[str]) -> str:
        path = (Picks(tuple(map(Card, cards))),)
        action = tranquility.choose(state, seat, path)
        walk = Walk(replace(table, state=state), seat, tranquility.pending(state)[seat], path, action, (0,))
        page = SimpleNamespace(components=(await picker_page(sea.bot.tables, walk, language)).layout.to_components())
        return str(tools.text(page))

    asked, _ = act(build("", ("s1 6 7 8 9", "51 52 53 54 55")), "s1")
    assert given in await confirmed(table, asked, 1, ("51", "52"))
    assert none in await confirmed(table, asked, 1, ())
    alone, _ = act(build("", ("s1 51 52 53 54",), piles=("55 56 57 58 59 60 61 62 63",)), "s1")
    eight = tuple(str(card) for card in range(51, 59))
    assert cut in await confirmed(replace(table, seats=table.seats[:1]), alone, 0, eight)
    assert (
        cut.strip("*").lower()
        == texts.say(language, "tranquility-ask-cut.picked", picked=", ".join(eight), n=8).lower()
    )
