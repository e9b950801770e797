"""What is shown of seats: their colours, sides, who begins, the order of turns, and who has won."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentResource
from msgspec.structs import replace

import render
from bot import texts
from bot.tables.limits import COLOURS
from bot.tables.model import Refusal
from bot.views.card import card_page
from bot.views.names import mark, speaker_of
from bot.views.owners import ACCENTS, MARKS
from bot.views.page import Page
from bot.views.result import result_texts, winners
from bot.views.seats import seat_buttons, seat_page
from engine import registry
from engine.game import Outcome
from engine.values import line
from render.owners import OWNERS

WORDS = """
crew-name = Crew
crew-opening = All aboard.
crew-key-red = Red
crew-key-blue = Blue
crew-key-prey = the prey
crew-key-pack = the pack
crew-key-guard = the guard
crew-medal = { $name } has the medal
crew-option-kind = kind
    .name = kind
crew-option-kind-free = free
crew-option-kind-duel = duel
crew-option-kind-teams = teams
crew-option-kind-hunt = hunt
crew-option-kind-raid = raid
crew-option-weather = weather
    .name = weather
crew-option-weather-calm = calm
crew-option-weather-storm = storm
crew-option-fog = fog
    .name = fog
crew-option-rounds = rounds
    .name = rounds
crew-option-medal = medal
    .name = medal
crew-option-medal-none = nobody’s
crew-option-medal-winner = the last winner’s
toy-name = Toy
toy-option-rounds = rounds
    .name = rounds
toy-over = It is over.
toy-pledge = a pledge
toy-turn = a turn
toy-left = { $seat } has left
    .brief = leaves
toy-points = { $seat }: { $number }
toy-did = { $seat } has done something
toy-pledged = { $seat } has pledged
"""


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The toys' words, and no pictures."""
    monkeypatch.setattr(render, "draw", lambda *given: [])
    for language in texts.LANGUAGES:
        texts.bundle(language).add_resource(FluentResource(WORDS), allow_overrides=True)
    yield
    texts.bundle.cache_clear()
    texts._plain.cache_clear()
    texts._format.cache_clear()


def text(page: Page) -> str:
    return "\n".join(item.content for item in page.layout.walk_children() if hasattr(item, "content"))


def menus(page: Page) -> dict[str, Any]:
    """The menus of a page by what they are about."""
    items = [getattr(item, "item", None) for item in page.layout.walk_children()]
    return {item.custom_id.split(":")[2]: item for item in items if hasattr(item, "options")}


def told(item: Any) -> list[str]:
    return [option.label for option in item.options]


def chosen(item: Any) -> str:
    (option,) = [option for option in item.options if option.default]
    assert item.placeholder == option.label
    return str(option.label)


def test_each_colour_has_its_owner_mark_accent_and_name() -> None:
    assert len(OWNERS) == len(MARKS) == len(ACCENTS) == COLOURS
    assert len(set(MARKS)) == len(set(ACCENTS)) == COLOURS
    shapes = ("circle", "diamond", "square", "triangle", "hexagon", "heart", "spade", "flower")
    assert tuple(owner.shape for owner in OWNERS) == shapes
    for language in texts.LANGUAGES:
        assert len({texts.say(language, f"seat-colour-{colour}") for colour in range(COLOURS)}) == COLOURS


async def test_the_lobby_says_what_was_chosen(house: Any) -> None:
    table = await house.gather(house.bob, house.cid, kind="teams", size=4)
    shown = text(await card_page(house.tables, table))
    assert "The first player is chosen at random" in shown
    await house.tables.gathering.choose_side(table.id, house.bob.id, "blue")
    await house.tables.gathering.choose_colour(table.id, house.bob.id, 7)
    table = await house.tables.gathering.choose_first(table.id, house.ann.id, house.bob.id)
    shown = text(await card_page(house.tables, table))
    assert (
        f"🟡 <@{house.ann.id}> · host\n🌸 <@{house.bob.id}> · Blue · goes first\n🟩 <@{house.cid.id}>\n▫️ 1 free"
        in shown
    )
    assert "The first player is chosen at random" not in shown


async def test_a_challenge_says_it_too(house: Any) -> None:
    table = await house.open(first=1)
    table = await house.tables.gathering.choose_colour(table.id, house.bob.id, 6)
    shown = text(await card_page(house.tables, table))
    assert f"🟡 <@{house.ann.id}>\n♠️ <@{house.bob.id}> · goes first" in shown


async def test_the_page_of_a_seat_offers_what_is_free(house: Any) -> None:
    table = await house.gather(house.bob, house.cid, kind="teams", size=4)
    for person in (house.bob, house.cid):
        table = await house.tables.gathering.choose_side(table.id, person.id, "red")
    found = menus(seat_page(table, house.ann.id, "en"))
    assert told(found["seat-colour"]) == [
        "Colour: 🟡 gold", "Colour: 🔺 red", "Colour: ⚪ white",
        "Colour: 💜 violet", "Colour: ♠️ black", "Colour: 🌸 pink",
    ]  # fmt: skip
    assert chosen(found["seat-colour"]) == "Colour: 🟡 gold"
    assert told(found["seat-side"]) == ["Side: at random", "Side: Blue"], "others have filled the red one"
    assert chosen(found["seat-side"]) == "Side: at random"
    assert told(found["seat-first"]) == [
        "First player: at random",
        "First player: Ann",
        "First player: Bob",
        "First player: Cid",
    ]
    named = [option.value for option in found["seat-first"].options]
    assert named == ["-", *(str(row.user) for row in table.seats)], "seats may move up meanwhile"
    theirs = menus(seat_page(table, house.bob.id, "en"))
    assert chosen(theirs["seat-side"]) == "Side: Red"
    assert "seat-first" not in theirs, "the host chooses who goes first"


async def test_where_nothing_is_to_be_chosen_there_is_no_page(house: Any) -> None:
    table = await house.gather(house.bob)
    assert len(seat_buttons("en", table)) == 1
    options = registry.get("sealords").Options()
    sealords = await house.tables.gathering.open("sealords", options, house.ann, [house.bob], house.place, "en")
    assert seat_buttons("en", sealords) == []
    with pytest.raises(Refusal, match="stale"):
        await house.tables.gathering.choose_colour(sealords.id, house.ann.id, 5)
    assert sealords.colours == (0, 1), "light and dark, the game's own"


async def test_a_page_without_choices_says_so(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.gather(house.bob, size=3)
    monkeypatch.setattr(type(table.engine), "hooks", table.engine.hooks._replace(own_colours=True))
    assert seat_buttons("en", table), "the host chooses who goes first"
    assert set(menus(seat_page(table, house.ann.id, "en"))) == {"seat-first"}
    theirs = seat_page(table, house.bob.id, "en")
    assert menus(theirs) == {}
    assert "nothing for you to choose" in text(theirs)


async def test_sides_are_told_before_they_are_chosen(house: Any) -> None:
    shown = text(await card_page(house.tables, await house.gather(house.bob, kind="teams", size=4)))
    assert "-# Red: 0 of 2, Blue: 0 of 2 · choose under “My seat”, or it is random" in shown


async def test_the_lobby_of_a_rematch_says_what_the_former_winner_has(house: Any) -> None:
    table = await house.gather(house.bob, size=2)
    table = await house.tables.life.resign(table.id, house.ann.id)
    again = await house.tables.gathering.rematch(table.id, house.ann)
    shown = text(await card_page(house.tables, again))
    assert "Medal: nobody’s" in shown
    assert "has the medal" not in shown
    again = await house.tables.gathering.set_option(again.id, house.ann.id, "medal", "winner")
    shown = text(await card_page(house.tables, again))
    assert "-# Bob has the medal" in shown
    assert "- Medal: **the last winner’s**" in shown
    # of others' seats this page tells nothing
    assert "medal" not in text(seat_page(again, house.ann.id, "en")).lower()
    again = await house.tables.gathering.leave(again.id, house.bob.id)
    shown = text(await card_page(house.tables, again))
    assert "medal" not in shown.lower()


async def test_somebody_named_to_begin_who_may_not_come(house: Any) -> None:
    table = await house.gather(size=3)
    await house.tables.gathering.invite(table.id, house.ann.id, [house.bob])
    table = await house.tables.gathering.choose_first(table.id, house.ann.id, house.bob.id)
    shown = text(await card_page(house.tables, table))
    assert f"<@{house.bob.id}> · goes first · invited" in shown
    assert f"If <@{house.bob.id}> doesn’t join, the first player is chosen at random" in shown
    table = await house.tables.gathering.join(table.id, house.bob)
    assert "at random" not in text(await card_page(house.tables, table))


@pytest.mark.parametrize(
    ("options", "guests", "next_step"),
    [
        (
            {"size": 2},
            0,
            "<@1> can press “Begin” now to play alone. When the last seat is taken, the game begins by itself.",
        ),
        ({"size": 4}, 2, "<@1> can press “Begin” now to play with 3 players. When"),
        ({"kind": "duel", "size": 2}, 0, "Waiting for 1 more player. Then the game begins by itself."),
        ({"size": 5, "kind": "hunt"}, 2, "<@1> can press “Begin” now to play with 3 players.\n"),
        (
            {"kind": "teams", "size": 6},
            2,
            "Waiting for 1 more player. Then the host can press “Begin”.\n",
        ),
    ],
)
async def test_the_lobby_says_what_must_come_next(house: Any, options: Any, guests: int, next_step: str) -> None:
    table = await house.gather(*(house.bob, house.cid)[:guests], **options)
    assert next_step.replace("<@1>", f"<@{house.ann.id}>") in text(await card_page(house.tables, table))


async def test_the_card_of_a_game_names_the_sides(house: Any) -> None:
    table = await house.gather(house.bob, kind="teams", size=2)
    shown = text(await card_page(house.tables, table))
    assert "**Red**: 🟡 Ann\n**Blue**: 🔷 Bob" in shown
    assert "Turns:" not in shown, "of two it goes without saying"


async def test_from_three_seats_on_the_card_tells_the_order_of_turns_and_who_is_out(house: Any) -> None:
    table = await house.gather(house.bob, house.cid, house.dan)
    await house.tables.gathering.choose_first(table.id, house.ann.id, house.cid.id)
    table = await house.tables.gathering.begin(table.id, house.ann.id)
    shown = text(await card_page(house.tables, table))
    assert "Turns: 🟩 Cid → 🔺 Dan → 🟡 Ann → 🔷 Bob" in shown
    assert "Out of the game" not in shown
    table = await house.tables.life.resign(table.id, house.dan.id)
    shown = text(await card_page(house.tables, table))
    assert "Turns: 🟩 Cid → 🟡 Ann → 🔷 Bob\n" in shown
    assert "Out of the game: 🔺 Dan" in shown


async def test_a_word_of_somebody_bears_his_colour(house: Any) -> None:
    table = await house.gather(house.bob)
    table = await house.tables.gathering.choose_colour(table.id, house.bob.id, 5)
    assert [mark(table, seat) for seat in (0, 1)] == ["🟡", "💜"]
    assert speaker_of(table, "en").names == ("🟡 Ann", "💜 Bob")


# Who has won


HOW = line("toy-over")
TWO, ALL = ((0, 1), (2, 3)), ((0, 1, 2, 3),)
RESULTS: list[tuple[str, Outcome, str, tuple[int, ...]]] = [
    ("one", Outcome(((2,), (0, 1), (3,)), HOW), "🏆 🟩 Cid won!", (2,)),
    ("shared", Outcome(((0, 3), (1, 2)), HOW), "🏆 🟡 Ann, 🔺 Dan share the win!", (0, 3)),
    ("draw", Outcome(ALL, HOW), "A draw!", ()),
    ("nobody", Outcome(((), (0, 1, 2, 3)), HOW), "Nobody won.", ()),
    ("nobody, with places", Outcome(((), (0, 1), (2,), (3,)), HOW), "Nobody won.", ()),
    ("team", Outcome(((2, 3), (0, 1)), HOW, (), TWO), "🏆 Red (🟩 Cid + 🔺 Dan) won!", (2, 3)),
    ("two teams", Outcome(((0, 1, 3), (2,)), HOW, (), ((0, 1), (2,), (3,))),
     "🏆 Blue (🟡 Ann + 🔷 Bob), 🔺 Dan share the win!", (0, 1, 3)),
    ("draw of teams", Outcome(ALL, HOW, (), TWO), "A draw!", ()),
    ("no team", Outcome(((), (0, 1, 2, 3)), HOW, (), TWO), "Nobody won.", ()),
    ("together", Outcome(ALL, HOW, (), ALL), "🏆 You did it together!", (0, 1, 2, 3)),
    ("lost together", Outcome(((), *ALL), HOW, (), ALL), "This time the sea was stronger.", ()),
]  # fmt: skip


@pytest.mark.parametrize(("outcome", "verdict", "best"), [case[1:] for case in RESULTS], ids=[c[0] for c in RESULTS])
async def test_every_kind_of_result_is_told(
    house: Any, monkeypatch: pytest.MonkeyPatch, outcome: Outcome, verdict: str, best: tuple[int, ...]
) -> None:
    table = await house.gather(house.bob, house.cid, house.dan, size=4)
    sides = ("blue", "blue", "red", None if len(outcome.teams) == 3 else "red")
    seats = tuple(replace(row, side=side) for row, side in zip(table.seats, sides, strict=True))
    table = replace(table, status="over", seats=seats)
    monkeypatch.setattr(table.engine, "outcome", lambda _: outcome)
    # no game gives sides to some alone: a team of one without a name is made up, so nothing is asked of its set-up
    monkeypatch.setattr("bot.tables.pacts.company", lambda _: "teams")
    assert winners(table) == best
    assert result_texts(speaker_of(table, "en"), table)[:2] == [f"## {verdict}", "It is over."]
    for language in texts.LANGUAGES:
        (said, *_) = result_texts(speaker_of(table, language), table)
        assert ("🏆" in said) == bool(best)
        assert all(table.names[seat] in said for seat in best) or len(outcome.teams) == 1
    assert verdict in text(await card_page(house.tables, table))


async def test_alone_one_wins_or_nobody_does(house: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.gather(size=1)
    for places, verdict in ((((0,),), "🏆 🟡 Ann won!"), (((), (0,)), "Nobody won.")):
        monkeypatch.setattr(table.engine, "outcome", lambda _, places=places: Outcome(places, HOW))
        assert result_texts(speaker_of(table, "en"), table)[0] == f"## {verdict}"
