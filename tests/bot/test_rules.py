"""The rules at a table: the leaf that matters now, names of leaves, alt texts of figures, credits."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from bot import texts
from bot.views.rules import leaf_named, leaf_now, rules_count, rules_page
from engine.game import Choice
from engine.hooked import topics
from engine.registry import GAMES, get
from engine.values import line
from render import figures
from tests.playing import Position, asking_of, each_option, random_move, random_start, usual_move

TOLD = [game for game in GAMES if get(game).hooks.topics is not None]


@cache
def asked(game: str) -> frozenset[tuple[Any, str, str]]:
    """What is decided in games of all modes, half by random moves and half by usual ones: the options, the line it is
    about, and a question of it.
    """
    rules, found = get(game), set()
    for number, options in enumerate(each_option(get(game)) * 2):
        rng = Random(f"topics/{number}")
        position = random_start(rules, rng, options)
        for _ in range(120):
            if not (pending := rules.pending(state := position.state)):
                break
            move = usual_move if rng.random() < 0.5 else random_move
            seat, action = move(rules, position, rng)
            asking, path = asking_of(rules, state, seat, action), action.path
            about = pending[seat].about.id if asking is rules else ""
            for length in range(len(path)):
                step = asking.choose(state, seat, path[:length])
                assert isinstance(step, Choice)
                found.add((options, about, step.ask.id))
            found |= {(options, decision.about.id, "") for decision in pending.values()}
            position = Position(rules.apply(state, seat, action, rng)[0], position.seats)
    return frozenset(found)


def leaves(game: str) -> dict[str, str]:
    """The titles of the leaves by their names."""
    ids = [f"{game}-rules-{number + 1}" for number in range(rules_count(game))]
    return {texts.say("en", f"{id}.leaf"): texts.say("en", f"{id}.title") for id in ids if texts.knows(f"{id}.leaf")}


class TestTopics:
    @pytest.mark.parametrize("game", TOLD)
    def test_every_topic_leads_to_a_leaf_in_all_languages(self, game: str) -> None:
        for options in each_option(get(game)):
            found = topics(get(game), options)
            assert found is not None
            for name in {found.turn, *found.lines.values()} - {None}:
                leaf = leaf_named(game, name)
                for language in texts.LANGUAGES:
                    assert texts.say(language, f"{game}-rules-{leaf + 1}.leaf") == name
        assert len(leaves(game)) == rules_count(game), "each leaf has a name of its own"

    @pytest.mark.parametrize("game", TOLD)
    def test_every_decision_leads_somewhere(self, game: str) -> None:
        met, known = set[str](), set[str]()
        for options, about, ask in asked(game):
            found = topics(get(game), options)
            assert found is not None
            if about:
                assert about in found.lines, f"{options}: {about}"
            met |= {about, ask}
            known |= {id for id in found.lines if "-about-" in id}
        assert len(known - met) <= 2, "but for what hardly ever comes up, as going on where somebody has left"

    @pytest.mark.parametrize("game", TOLD)
    def test_every_line_of_a_topic_is_said(self, game: str) -> None:
        found = topics(get(game), get(game).Options())
        assert found is not None
        assert all(texts.knows(id) for id in found.lines)

    def test_a_leaf_of_another_name_is_an_error(self) -> None:
        with pytest.raises(KeyError):
            leaf_named("sealords", "no such leaf")


class TestLeaves:
    @pytest.mark.parametrize("language", texts.LANGUAGES)
    @pytest.mark.parametrize("game", GAMES)
    def test_figures_have_alt_texts_of_their_own(self, game: str, language: str) -> None:
        ids = [f"{game}-rules-{number + 1}" for number in range(rules_count(game))]
        drawn = [id for id in ids if texts.knows(f"{id}.figure")]
        alts = [texts.say(language, f"{id}.alt") for id in drawn]
        assert [texts.say(language, f"{id}.figure") for id in drawn] == list(figures(game))
        assert len(set(alts)) == len(alts)
        for id, alt in zip(drawn, alts, strict=True):
            assert 40 < len(alt) <= 300
            assert texts.say(language, f"{id}.title") not in alt
            if language != "en":
                assert alt != texts.say("en", f"{id}.alt")

    @pytest.mark.parametrize("language", texts.LANGUAGES)
    @pytest.mark.parametrize("game", ["sealords", "tranquility", "ageofsail", "piratebay"])
    async def test_the_last_line_credits_who_made_the_game(self, language: str, game: str) -> None:
        last = await rules_page(game, language, rules_count(game) - 1)
        first = await rules_page(game, language)
        credits = texts.say(language, f"{game}-credits")
        shown = [item.content for item in last.layout.walk_children() if hasattr(item, "content")]
        assert shown[-1] == credits
        assert credits not in str([item.content for item in first.layout.walk_children() if hasattr(item, "content")])
        names = {
            "sealords": ("Niccolini", "Никколини", "Нікколіні"),
            "tranquility": ("Emmerson", "Эммерсон", "Еммерсон"),
            "ageofsail": ("Maslikov", "Масликов", "Масліков"),
            "piratebay": ("Maslikov", "Масликов", "Масліков"),
        }
        assert names[game][texts.LANGUAGES.index(language)] in credits
        assert {"en": "unofficial", "ru": "неофициальная", "uk": "неофіційна"}[language] in credits


class TestAtATable:
    async def test_the_first_turn_leads_to_the_leaf_on_turns_and_later_ones_to_the_contents(
        self, sea: Any, tools: Any
    ) -> None:
        id = await sea.start(first="challenger")
        for reader in (sea.light, sea.dark, sea.watcher):
            shown = (await reader.click(sea.card(), label="Rules")).response
            assert shown.ephemeral
            assert "Sea Lords · A turn" in tools.text(shown)
            assert "Back" not in tools.buttons(shown)
        for _ in range(2):  # the first turns of both
            await sea.end_turn(id)
        now = await sea.bot.tables.reading.get(id)
        assert await leaf_now(sea.bot.tables, now, sea.watcher.id) == 0

    async def test_a_decision_leads_to_its_own_leaf(self, sea: Any, tools: Any) -> None:
        await sea.start(first="challenger", advanced=True)
        for reader in (sea.light, sea.watcher):
            shown = (await reader.click(sea.card(), label="Rules")).response
            assert "The advanced variant" in tools.text(shown)

    async def test_nobody_else_learns_from_it_what_somebody_holds(self, sea: Any) -> None:
        """A Start that must be laid: its holder is led to its leaf, the others to that on turns."""
        sea.bot.tables.changes.new_seed = lambda: "holder-3"  # light, who begins, draws a Start for the third turn
        id = await sea.start("tranquility", sea.dark)
        for _ in range(2):
            await sea.end_turn(id)
        now = await sea.bot.tables.reading.get(id)
        (seat,) = now.owing
        step = now.engine.choose(now.state, seat)
        assert isinstance(step, Choice)
        assert step.ask == line("tranquility-ask-start")
        held = await leaf_now(sea.bot.tables, now, now.seats[seat].user)
        assert held == leaf_named("tranquility", "start")
        for user in (now.seats[1 - seat].user, sea.watcher.id):
            assert await leaf_now(sea.bot.tables, now, user) == 0

    async def test_not_begun_the_first_leaf_comes_first(self, sea: Any) -> None:
        await sea.light.slash(sea.channel, "tranquility start", seats=2)
        (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
        assert await leaf_now(sea.bot.tables, table, sea.light.id) == 0

    @pytest.mark.parametrize(
        ("chosen", "leaf"),
        [
            ({"mode": "rivals"}, "rivals"),
            ({"mode": "arch"}, "arch"),
            ({"mode": "sun"}, "sun"),
            ({"mode": "triton"}, "fewer"),
            ({"expansions": "monsters-storms"}, "monsters"),
        ],
        ids=["rivals", "arch", "sun", "triton", "expansions"],
    )
    async def test_what_is_played_otherwise_than_usual_comes_first_where_it_hasnt_begun(
        self, sea: Any, chosen: dict[str, Any], leaf: str
    ) -> None:
        await sea.light.slash(sea.channel, "tranquility start", seats=2, **chosen)
        (table,) = await sea.bot.tables.reading.of_user(sea.light.id)
        assert await leaf_now(sea.bot.tables, table, sea.dark.id) == leaf_named("tranquility", leaf)
