"""Questions that belong together: an answer that leads to one more short question is a menu of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.pictures import Drawn
from bot.speaker import Speaker
from bot.views import private
from bot.views.pairs import FEW, MENUS
from engine.game import Choice, Hooks, Option
from engine.values import Card, Cell, Course, Key, Line, Number, Path, Picks, Piece, Value, line
from engine.walk import all_answers, only_answer
from render import Marks
from tests.bot.desk import Click, Desk, house
from tests.trying import examples

BOARD = tuple(Cell(at % 7, at // 7) for at in range(30))


@pytest.fixture(scope="module", autouse=True)
def at_home() -> Iterator[None]:
    with house():
        yield


def question(*values: Value, least: int = 1, most: int | None = None, confirms: bool = False) -> Choice:
    options = tuple(Option(value, line("quay-did"), confirms=confirms) for value in values)
    return Choice(line("quay-ask"), options, least, most)


def headed(*headings: str) -> Choice:
    """Cells, one under each of the headings."""
    return Choice(
        line("quay-ask"),
        tuple(Option(cell, under=Course(name)) for cell, name in zip(BOARD, headings, strict=False)),
    )


FOLLOWING = st.sampled_from(
    (
        None,
        question(BOARD[0]),
        question(*BOARD[:2]),
        question(*BOARD[:25]),
        question(*BOARD[:26]),
        question(*(Card(f"c{at}") for at in range(5)), least=2, most=2),
        question(*(Card(f"c{at}") for at in range(5)), least=1, most=3),
        question(*(Card(f"c{at}") for at in range(5)), least=0, most=3),
        question(Key("k1"), Key("k2"), confirms=True),
        headed("NE", "NE"),
        headed("NE", "NE", "E"),
    )
)


def label(value: Value) -> str:
    """What the quay calls it."""
    match value:
        case Piece(id):
            return f"piece {id}"
        case Card(id):
            return f"card {id}"
        case Key(id):
            return f"key {id.removeprefix('k')}"
    return value.token


def fits(then: Choice | None) -> bool:
    """Whether one menu asks it all."""
    if then is None or len(then.options) > 25 or any(option.confirms for option in then.options):
        return False
    return then.least > 0 and len({option.under for option in then.options}) == 1


def together(following: Sequence[Choice | None]) -> bool:
    """Whether the answers before these questions are menus of them: one menu asks each, and not all are forced."""
    forced = [then is not None and only_answer(then) is not None for then in following]
    return all(fits(then) for then in following) and not all(forced)


@st.composite
def trees(draw: st.DrawFn) -> tuple[Choice, dict[Value, Choice]]:
    """A question, and what follows its answers."""
    pieces = [Piece(f"ship{at}") for at in range(draw(st.integers(0, 7)))]
    cards = [Card(f"m{at}") for at in range(draw(st.integers(0, 7)))]
    keys = [Key(f"k{at}") for at in range(draw(st.integers(0, 3)))]
    kinds: list[list[Value]] = [list(pieces), list(cards), list(keys)]
    values = [value for kind in draw(st.permutations(kinds)) for value in kind] or [Number(1)]
    alike = draw(st.booleans())
    then: dict[Value, Choice] = {}
    for kind in kinds:
        usual = draw(FOLLOWING)
        for value in kind:
            if (following := usual if alike else draw(FOLLOWING)) is not None:
                then[value] = following
    return question(*values), then


@examples(80)
@given(trees(), st.randoms(use_true_random=False))
def test_two_answers_are_one_tap_where_they_fit(tree: tuple[Choice, dict[Value, Choice]], rng: Random) -> None:
    choice, then = tree
    asyncio.run(check(choice, then, rng))


async def check(choice: Choice, then: Mapping[Value, Choice], rng: Random) -> None:
    desk = Desk(choice, then)
    await desk.open()
    values = [option.value for option in choice.options]
    if len(values) == 1:
        return  # that is no question
    pairs, taps = desk.pairs(), desk.answers()
    assert set(pairs) | set(taps) == {value.token for value in values}, "all of it is on one page"
    assert not set(pairs) & set(taps), "and there once"
    assert len(pairs) <= MENUS
    for kind in (Piece, Card):
        ours = [value for value in values if isinstance(value, kind)]
        assert {value.token in pairs for value in ours} in (set(), {True}, {False}), "a kind is asked in one way"
        if ours and len(values) <= MENUS:
            assert (ours[0].token in pairs) == together([then.get(value) for value in ours])
    for value in values:
        if value.token in pairs:
            assert fits(then.get(value)), "what leads elsewhere is asked as ever"
        elif isinstance(value, Key) and len(values) <= MENUS:
            assert not together([then.get(value)])
    if len(values) > FEW:
        assert not pairs
    for token, menu in pairs.items():
        (value,) = [value for value in values if value.token == token]
        assert menu["placeholder"].lower().startswith(label(value)), "the first answer stands on it"
        assert [option["value"] for option in menu["options"]] == [each.value.token for each in then[value].options]
        most = then[value].most
        assert (menu["min_values"], menu["max_values"]) == ((1, 1) if most is None else (then[value].least, most))
    for value in rng.sample(values, min(3, len(values))):
        await answered(Desk(choice, then), value, then.get(value), rng)


async def answered(desk: Desk, value: Value, then: Choice | None, rng: Random) -> None:
    """Give an answer and what it leads to; what is done is what was clicked, and *Back* leads to the same page."""
    await desk.open()
    before, pair = shown(desk), value.token in desk.pairs()
    desk.final = True
    following = None if then is None else rng.choice(list(all_answers(then))[:200])
    await give(desk, value, then, following)
    assert desk.done is None
    (do,), (back,) = desk.of("do"), desk.of("back")
    assert do["style"] == 3, "green is what does it for good"
    await desk.click(Click(back["custom_id"]))
    if pair or following is None or len(then.options) == 1:  # type: ignore[union-attr]
        assert shown(desk) == before, "the page one came from"
        await give(desk, value, then, following)
    else:
        assert [answer.token for answer in desk.trail.path] == [value.token]
        await give_one(desk, following)
    await desk.click(Click(desk.of("do")[0]["custom_id"]))
    wanted: Path = (value,) if following is None else (value, following)
    assert desk.done == (wanted[0] if len(wanted) == 1 else wanted)


def shown(desk: Desk) -> list[str]:
    return [part["custom_id"] for part in desk.parts if "custom_id" in part]


async def give(desk: Desk, value: Value, then: Choice | None, following: Value | Picks | None) -> None:
    if value.token in desk.pairs():
        assert following is not None
        picked = following.values if isinstance(following, Picks) else (following,)
        await desk.click(Click(desk.pairs()[value.token]["custom_id"], tuple(each.token for each in picked)))
        return
    await desk.click(desk.answers()[value.token][0])
    if then is not None and following is not None and len(then.options) > 1:
        await give_one(desk, following)


async def give_one(desk: Desk, answer: Value | Picks) -> None:
    if isinstance(answer, Picks) and not answer.values:
        (nothing,) = [part for part in desk.of("tap") if part["custom_id"].endswith(":")]
        await desk.click(Click(nothing["custom_id"]))
        return
    picked = answer.values if isinstance(answer, Picks) else (answer,)
    click = desk.answers()[picked[0].token][0]
    values = tuple(each.token for each in picked) if click.values else ()
    await desk.click(click._replace(values=values))


SHIPS = tuple(Piece(f"ship{at}") for at in range(3))


async def test_what_was_typed_half_goes_back_to_the_page_of_both() -> None:
    """There it can be answered otherwise, too."""
    desk = Desk(question(*SHIPS), dict.fromkeys(SHIPS, question(*BOARD[:4])))
    await desk.answer(7, 11, desk.number, SHIPS[1], 0)
    await desk.open()
    assert len(desk.of("tap")) == 4
    desk.final = True
    await desk.click(Click(desk.of("tap")[0]["custom_id"]))
    await desk.click(Click(desk.of("back")[0]["custom_id"]))
    assert set(desk.pairs()) == {ship.token for ship in SHIPS}


@pytest.mark.parametrize("what", ["number", "length", "first", "second", "nothing"])
async def test_what_comes_too_late_is_refused_kindly(what: str) -> None:
    desk = Desk(question(*SHIPS, Key("k1")), dict.fromkeys(SHIPS, question(*BOARD[:4])))
    await desk.open()
    menu = desk.pairs()[SHIPS[0].token]["custom_id"]
    version, table, verb, number, rest = menu.split(":", 4)
    values: tuple[str, ...] = (BOARD[0].token,)
    if what == "number":
        number = str(int(number) + 1)
    elif what == "length":
        rest = "1" + rest
    elif what == "first":
        rest = "0.k1"  # after which nothing is asked
    else:
        values = () if what == "nothing" else (BOARD[9].token,)
    await desk.click(Click(":".join([version, table, verb, number, rest]), values))
    assert desk.done is None
    (word,) = desk.refused
    assert "button" in word.lower() or "question" in word.lower(), word


async def test_cells_asked_for_one_after_the_other_are_asked_alone() -> None:
    """AS-52: who lays a fort chooses each of its cells by itself."""
    desk = Desk(question(*BOARD[:4]), dict.fromkeys(BOARD[:4], question(*BOARD[4:8])))
    await desk.open()
    assert desk.pairs() == {}


async def test_a_first_answer_too_long_for_a_menus_id_is_asked_alone() -> None:
    long = tuple(Card("long-" * 14 + str(at)) for at in range(3))
    desk = Desk(question(*long), dict.fromkeys(long, question(*BOARD[:4])))
    await desk.open()
    assert len(desk.pairs()) == 3
    desk.table = replace(desk.table, id=999_999_999_999)
    await desk.open()
    assert not desk.pairs()
    assert len(desk.of("tap")) == 3


CARDS = tuple(Card(f"m{at}") for at in range(3))


@pytest.mark.parametrize(
    ("firsts", "seconds", "lit"),
    [
        (SHIPS, [BOARD[:2], BOARD[1:4], BOARD[4:6]], BOARD[:6]),
        (CARDS, [BOARD[:2], BOARD[1:4], BOARD[4:6]], ()),
        (CARDS, [BOARD[:4]] * 3, BOARD[:4]),
        (CARDS[:1], [BOARD[:4]], BOARD[:4]),
    ],
    ids=["ships", "cards", "cards that may lie alike", "a card"],
)
async def test_what_menus_of_several_cards_lead_to_is_lit_only_where_it_is_the_same(
    monkeypatch: pytest.MonkeyPatch,
    firsts: Sequence[Value],
    seconds: Sequence[tuple[Cell, ...]],
    lit: tuple[Cell, ...],
) -> None:
    """A ship is seen to stand by her cells; of cards one light over the cells of all would say nothing."""
    seen: list[Marks] = []

    async def pictures(*args: object) -> Drawn:
        seen.extend(arg for arg in args if isinstance(arg, Marks))
        return Drawn()

    monkeypatch.setattr(private, "draw_for", pictures)
    then = {first: question(*cells) for first, cells in zip(firsts, seconds, strict=True)}
    desk = Desk(question(*firsts, Key("k1")), then)
    await desk.open()
    assert len(desk.pairs()) == len(firsts)
    assert [marks.cells for marks in seen] == [lit]


async def test_only_what_does_it_for_good_is_green() -> None:
    """A desperate move beside ships is no bright button; where words of the game are all there is, they are plain."""
    desk = Desk(question(*SHIPS, Key("k1"), Key("k2")), dict.fromkeys((*SHIPS, Key("k1")), question(*BOARD)))
    await desk.open()
    styles = {part["custom_id"].rpartition(":")[2]: part["style"] for part in desk.of("tap")}
    assert styles == {"k1": 2, "k2": 3}
    desk = Desk(question(Key("k1"), Key("k2")), {Key("k1"): question(*BOARD), Key("k2"): question(*BOARD)})
    await desk.open()
    assert {part["style"] for part in desk.of("tap")} == {1}


async def test_what_the_game_remarks_and_its_signs_stand_beside_the_answers() -> None:
    def remark(state: object, seat: int, path: Path) -> dict[Value, tuple[Line, ...]]:
        if path:
            return {BOARD[1]: (line("quay-turn"), line("quay-did"))} if path == (SHIPS[0],) else {}
        return {SHIPS[1]: (line("quay-ask"),), SHIPS[2]: (line("quay-long"),)}

    desk = Desk(question(*SHIPS), {SHIPS[0]: question(*BOARD[:2]), **dict.fromkeys(SHIPS[1:], question(*SHIPS[:2]))})
    desk.game.hooks = Hooks(remarks=remark)
    await desk.open()
    first, second, third = desk.pairs().values()
    assert [option["description"] for option in first["options"]] == ["Done.", "Done. · at the quay · Done."]
    assert [option.get("emoji") for option in first["options"]] == [None, None]
    assert second["placeholder"] == "Piece ship1 · Which of them? …", "as much as a phone shows, of whole pieces"
    assert third["placeholder"] == "Piece ship2 …"
    assert "- **Piece ship1**: Done.\n- **Piece ship2**: Too long for a menu on a phone · Done.\n" in desk.text + "\n"
    assert [option["description"] for option in second["options"]] == ["Done.", "Done."]
    assert {option["emoji"]["name"] for option in second["options"]} == {"⛵"}


async def test_where_two_are_called_the_same_all_of_a_kind_say_more() -> None:
    """So their labels are alike in form, whichever of them needs it."""
    cards = tuple(Card(f"c{at}") for at in range(6))
    desk = Desk(question(*cards, Key("k1")))
    with pytest.MonkeyPatch.context() as patch:
        label = Speaker.label
        patch.setattr(Speaker, "label", lambda self, value: "storm" if value in cards[:2] else label(self, value))
        await desk.open()
    (menu,) = desk.of("pick")
    assert [option["label"] for option in menu["options"]][:3] == ["Storm · Done.", "Storm · Done.", "Card c2 · Done."]
    assert [part["label"] for part in desk.of("tap")] == ["Key 1"]
