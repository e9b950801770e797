"""What stands on a page of the picker beside its buttons: what a finished action is, and the notes of its answers."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

import pytest

from bot.foreign import Plain
from bot.speaker import Speaker
from engine.game import Choice, Hooks, Option
from engine.values import Card, Cell, Key, Number, Value, line
from tests.bot.desk import Click, Desk, house
from tests.bot.quay import spoken

A1 = Cell(0, 0)
CARDS = tuple(Card(str(at)) for at in range(30))
"""Too many to be asked together with what follows."""


@pytest.fixture(scope="module", autouse=True)
def at_home() -> Iterator[None]:
    with house(), spoken() as add:
        add("quay-costs = costs { $cards }\nquay-leads = leads nowhere")
        yield


def asked(*options: Option) -> Choice:
    return Choice(line("quay-ask"), options)


def costing(cards: int) -> Any:
    return line("quay-costs", cards=Number(cards))


class TestConfirmation:
    async def confirmed(self, then: Choice, remarks: Any = None) -> str:
        """What is asked once more after the first card, with whatever follows it."""
        desk = Desk(asked(*(Option(card, costing(9)) for card in CARDS)), MappingProxyType({CARDS[0]: then}))
        desk.game.hooks = Hooks(remarks=remarks)
        desk.final = True
        await desk.open()
        click, _ = next(found for token, found in desk.answers().items() if token == CARDS[0].token)
        await desk.click(click)
        if len(then.options) > 1:
            click, _ = desk.answers()[A1.token]
            await desk.click(Click(*click))
        return desk.text

    @pytest.mark.parametrize("others", [(), (Option(Cell(1, 0), costing(5)),)], ids=["alone", "one of several"])
    async def test_says_what_the_last_answer_costs_even_if_it_wasnt_asked(self, others: tuple[Option, ...]) -> None:
        text = await self.confirmed(asked(Option(A1, costing(3)), *others))
        assert "**Card 0 → A1** · costs 3\n" in text

    async def test_says_what_the_game_remarks_on_it_too(self) -> None:
        def remarks(state: Any, seat: int, path: Any) -> dict[Value, Any]:
            return {A1: line("quay-leads")} if path == (CARDS[0],) else {}

        text = await self.confirmed(asked(Option(A1, costing(3))), remarks)
        assert "**Card 0 → A1** · costs 3 · leads nowhere\n" in text


class TestNotes:
    async def test_answers_with_the_same_note_share_it(self) -> None:
        options = [Option(Card(id), costing(cards)) for id, cards in (("x", 1), ("y", 2), ("z", 1))]
        desk = Desk(asked(*options))
        await desk.open()
        assert "- **Card x**, **Card z**: costs 1\n- **Card y**: costs 2" in desk.text


class TestKindOfAMenu:
    @pytest.mark.parametrize(
        ("game", "values", "said"),
        [
            ("tranquility", (Card("1"), Card("f1")), "Choose a card …"),
            ("tranquility", (Card("1"), Key("discard")), "Choose …"),
            ("tranquility", (A1,), "Choose …"),
            ("quay", (Card("1"),), "Choose …"),
        ],
    )
    def test_is_said_where_the_game_has_a_word_for_it(self, game: str, values: Any, said: str) -> None:
        assert Speaker("en", game, (Plain("Ann"),)).pick(values) == said
