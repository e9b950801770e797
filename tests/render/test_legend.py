"""The key to pictures: its symbols are those of the view, and it is drawn within the budgets of pictures."""

from __future__ import annotations

from functools import cache
from random import Random

import msgspec
import pytest

from bot import texts
from engine.game import View
from engine.registry import GAMES, get
from render import has_key, key, symbols
from render.legend import SIZE, TEXT, WIDE, wrapped
from render.text import font
from tests.playing import each_option, random_position
from tests.render.comparing import opened

KEYED = [game for game in GAMES if has_key(game)]


@cache
def views(game: str) -> tuple[View, ...]:
    """Views of random positions with each value of each option, of players and spectators."""
    rules, found = get(game), []
    for number, options in enumerate(each_option(rules)):
        for actions in (0, 8, 60):
            position = random_position(rules, Random(f"legend/{number}"), actions, options)
            found += [rules.view(position.state, seat) for seat in (None, actions % position.seats)]
    return tuple(found)


def said(game: str, view: View, language: str) -> dict[str, str]:
    return {id: texts.say(language, id) for id in symbols(game, view)}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_key_has_no_symbols(game: str) -> None:
    view = views(game)[0]
    assert bool(symbols(game, view)) == has_key(game) == (key(game, view, said(game, view, "en")) is not None)


@pytest.mark.parametrize("game", KEYED)
def test_every_symbol_has_its_words(game: str) -> None:
    for id in {id for view in views(game) for id in symbols(game, view)}:
        for language in texts.LANGUAGES:
            assert len(texts.say(language, id)) <= 90, f"{language}: {id}"
            assert texts.say(language, f"{id}.sign").strip()
            for word in texts.say(language, id).split():
                assert font(SIZE, 500).getlength(word) <= TEXT, f"{language}: {id}: {word}"


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("game", KEYED)
@pytest.mark.usefixtures("as_sent")
def test_budgets(game: str, contrast: bool) -> None:
    view = max(views(game), key=lambda view: len(symbols(game, view)))
    for language in texts.LANGUAGES:
        found = key(game, view, said(game, view, language), contrast)
        assert found is not None
        image = opened(found)
        assert (image.format, image.mode, image.size) == ("PNG", "P", (found.width, found.height))
        assert found.width == WIDE
        assert len(found.data) <= 120_000


@pytest.mark.parametrize("game", KEYED)
def test_symbols_are_there_once_and_only_those_asked_for_are_drawn(game: str) -> None:
    view = views(game)[-1]
    ids = symbols(game, view)
    assert len(set(ids)) == len(ids)
    words = said(game, view, "uk")
    whole, part = key(game, view, words), key(game, view, {id: words[id] for id in ids[:4]})
    assert whole is not None
    assert part is not None
    assert part.height < whole.height


@pytest.mark.parametrize("game", KEYED)
def test_symbols_are_drawn_in_both_styles(game: str) -> None:
    view = views(game)[-1]
    words = said(game, view, "en")
    usual, stark = key(game, view, words), key(game, view, words, True)
    assert usual is not None
    assert stark is not None
    assert usual.data != stark.data


def test_lines_keep_to_their_width() -> None:
    text = "кожен рятує від одного влучання, доки його не полагодять"
    lines = wrapped(text, SIZE, TEXT)
    assert " ".join(lines) == text
    assert len(lines) > 1
    assert all(font(SIZE, 500).getlength(line) <= TEXT for line in lines)
    assert wrapped("дванадцятишпангоутний", SIZE, 40) == ["дванадцятишпангоутний"]


class TestTranquility:
    """Nothing is explained that the table doesn't play."""

    def test_no_storms_without_storms(self) -> None:
        stormy = {"purple", "yellow", "orange", "supply", "drawn", "compass", "shared", "why-purple", "aside", "limit"}
        rules, seen = get("tranquility"), set()
        for seed in range(12):
            for expansions in ("none", "reefs", "storms"):
                options = rules.Options(expansions=expansions)
                state = random_position(rules, Random(seed), 40, options).state
                words = {id.removeprefix("tranquility-symbol-") for id in symbols("tranquility", rules.view(state, 0))}
                if expansions == "storms":
                    seen |= words & stormy
                else:
                    assert not words & stormy
                assert ("reef" in words) <= (expansions == "reefs")
        assert {"purple", "yellow", "orange", "supply", "compass"} <= seen

    @pytest.mark.parametrize(("mode", "own", "others"), [
        ("sun", {"sun-rows", "side", "start"}, {"row", "removed", "sun-owner"}),
        ("rivals", {"row", "sun-owner", "islands"}, {"start", "finish", "pile", "filled"}),
        ("poseidon", {"removed"}, {"row", "side"}),
        ("arch", {"idle", "finish"}, {"start", "start-laid", "side"}),
    ])  # fmt: skip
    def test_modes(self, mode: str, own: set[str], others: set[str]) -> None:
        rules = get("tranquility")
        state = random_position(rules, Random(4), 2, rules.Options(mode=mode)).state
        words = {id.removeprefix("tranquility-symbol-") for id in symbols("tranquility", rules.view(state, None))}
        assert own <= words
        assert not others & words


class TestSealords:
    def test_only_mercenaries_of_the_market_are_explained(self) -> None:
        rules = get("sealords")
        view = rules.view(random_position(rules, Random(1), 20).state, None)
        shown = {id for id in symbols("sealords", view) if id.startswith("sealords-symbol-m") and id[-1].isdigit()}
        assert shown == {f"sealords-symbol-{card.card}" for card in view.market}

    def test_a_spectator_isnt_told_what_is_in_a_hand(self) -> None:
        rules = get("sealords")
        state = random_position(rules, Random(1), 20).state
        mine, all_see = (symbols("sealords", rules.view(state, seat)) for seat in (0, None))
        assert any("-task-" in id for id in mine)
        assert not any("-task-" in id for id in all_see)

    def test_a_mine_that_may_be_a_fake_is_told_to_who_cant_know(self) -> None:  # SL-36
        rules = get("sealords")
        view = rules.view(random_position(rules, Random(1), 0).state, 0)
        cells = (msgspec.structs.replace(view.cells[0], mine="decoy"), *view.cells[1:])
        before, after = (
            symbols("sealords", msgspec.structs.replace(view, cells=found)) for found in (view.cells, cells)
        )
        assert set(after) - set(before) == {"sealords-symbol-decoy"}
