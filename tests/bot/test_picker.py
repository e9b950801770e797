"""What stands on a page of the picker beside its buttons: what a finished action is, and the notes of its answers."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

import pytest

from bot.foreign import Plain
from bot.speaker import Speaker
from engine.game import Choice, Hooks, Option
from engine.values import Card, Cell, Key, Number, Picks, Value, line
from tests.bot.desk import Click, Desk, house
from tests.bot.quay import spoken

A1 = Cell(0, 0)
CARDS = tuple(Card(str(at)) for at in range(30))
"""Too many to be asked together with what follows."""


@pytest.fixture(scope="module", autouse=True)
def at_home() -> Iterator[None]:
    with house(), spoken() as add:
        add("quay-costs = costs { $cards }\nquay-leads = leads nowhere\nquay-far = and far")
        add("quay-paying = Which ones?\n    .picked = pays with { $picked }")
        add("quay-turning = How far?\n    .answer = by { $n } quarters")
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
            return {A1: (line("quay-leads"), line("quay-far"))} if path == (CARDS[0],) else {}

        text = await self.confirmed(asked(Option(A1, costing(3))), remarks)
        assert "**Card 0 → A1** · costs 3 · leads nowhere · and far\n" in text

    async def test_calls_a_number_as_its_button_does(self) -> None:
        turns = Choice(line("quay-turning"), (Option(Number(3)),))
        assert "**Card 0 → By 3 quarters**" in await self.confirmed(turns)

    async def test_says_what_a_set_was_picked_for(self) -> None:
        """A payment comes last, but what it pays for is what matters."""
        pay = Choice(line("quay-ask"), tuple(map(Option, CARDS[:3])), 2, 2)
        desk = Desk(asked(*(Option(Key(f"k{at}"), costing(at)) for at in (2, 3))), {Key("k2"): pay})
        desk.game.hooks = Hooks(remarks=lambda state, seat, path: {} if path else {Key("k2"): (line("quay-leads"),)})
        desk.final = True
        await desk.open()
        await desk.click(Click(desk.pairs()["k2"]["custom_id"], ("0", "1")))
        assert "**Key 2: card 0, card 1** · costs 2 · leads nowhere\n" in desk.text

    async def test_says_what_becomes_of_a_set_in_the_words_of_its_question(self) -> None:
        """A payment is no third step of the way."""
        pay = Choice(line("quay-paying"), tuple(map(Option, CARDS[:3])), 2, 2)
        desk = Desk(asked(Option(Key("k2"), costing(2)), Option(Key("k3"))), {Key("k2"): pay})
        desk.final = True
        await desk.open()
        await desk.click(Click(desk.pairs()["k2"]["custom_id"], ("0", "1")))
        assert "**Key 2** · pays with card 0, card 1 · costs 2\n" in desk.text

    async def test_says_no_cost_twice_where_the_game_says_so(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """What is paid with shows it: the note of an answer is then said by its ``.paid``."""
        pay = Choice(line("quay-paying"), tuple(map(Option, CARDS[:3])), 2, 2)
        desk = Desk(asked(Option(Key("k2"), costing(2)), Option(Key("k3"))), {Key("k2"): pay})
        desk.game.hooks = Hooks(remarks=lambda state, seat, path: {} if path else {Key("k2"): (line("quay-leads"),)})
        desk.final = True
        monkeypatch.setattr(Speaker, "paid", lambda speaker, line: "" if line.id == costing(2).id else None)
        await desk.open()
        await desk.click(Click(desk.pairs()["k2"]["custom_id"], ("0", "1")))
        assert "**Key 2** · pays with card 0, card 1 · leads nowhere\n" in desk.text

    async def test_says_of_a_smaller_set_nothing_that_counts_on_all_who_could_be_picked(self) -> None:
        """A salvo of one ship of two: what she does alone, not how many shots reach the target."""
        who = Choice(line("quay-ask"), tuple(Option(card, costing(at)) for at, card in enumerate(CARDS[:3])), 1, 3)
        for picked, told in (("0", "1", "2"), " · costs 9"), (("1",), " · costs 1"), (("0", "1"), ""):
            desk = Desk(asked(Option(Key("k2"), costing(9)), Option(Key("k3"))), {Key("k2"): who})
            desk.final = True
            await desk.open()
            await desk.click(Click(desk.pairs()["k2"]["custom_id"], picked))
            said = ", ".join(f"card {at}" for at in picked)
            assert f"**Key 2: {said}**{told}\n" in desk.text


class TestTheOnlyAnswer:
    async def test_that_it_was_is_said_and_why(self) -> None:
        desk = Desk(asked(Option(Key("k1"), costing(2))), {Key("k1"): asked(*map(Option, CARDS))})
        desk.game.hooks = Hooks(remarks=lambda state, seat, path: {} if path else {Key("k1"): (line("quay-leads"),)})
        await desk.open()
        assert "Only this is possible now: **Key 1** · costs 2 · leads nowhere\n**Which of them?**" in desk.text
        assert "Only this" not in await TestConfirmation().confirmed(asked(Option(A1), Option(Cell(1, 0))))


class TestRoom:
    async def test_what_has_no_room_in_a_menu_is_left_out_whole_the_last_first(self) -> None:
        leads, far = line("quay-leads"), line("quay-far")
        desk = Desk(asked(*(Option(card, costing(at)) for at, card in enumerate(CARDS[:6]))))
        desk.game.hooks = Hooks(remarks=lambda *_: {CARDS[0]: (leads, far), CARDS[1]: (*[leads] * 5, leads, far)})
        await desk.open()
        (menu,) = desk.of("pick")
        said = [option["description"] for option in menu["options"]]
        assert said[0] == "costs 0 · leads nowhere · and far"
        assert said[1] == "costs 1" + " · leads nowhere" * 5  # 87 characters, and nothing after it


class TestASetThatStands:
    async def test_its_values_are_ticked(self) -> None:
        """So one sees what one has given, and changes that."""
        standing = Picks((CARDS[1], CARDS[2]))
        desk = Desk(Choice(line("quay-ask"), tuple(map(Option, CARDS[:5])), 0, 3, standing=standing))
        await desk.open()
        (menu,) = desk.of("pick")
        assert [option["value"] for option in menu["options"] if option.get("default")] == ["1", "2"]


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
