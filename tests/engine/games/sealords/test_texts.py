"""Every line that the game can say has its English text, and gives it the arguments that it wants."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path
from random import Random

import pytest

import engine.games.sealords as game
from bot.speaker import EMOJI, Speaker
from bot.texts import ENGLISH, LANGUAGES, LOCALES, say
from bot.views.owners import MARKS
from engine import walk
from engine.game import Action
from engine.games.sealords.change import PLACES, TURNS
from engine.games.sealords.data import BOARDS, EFFECTS, HIRES, LAYOUTS
from engine.games.sealords.effects import HANDLERS, SHIP_EFFECTS
from engine.games.sealords.layout import face_note
from engine.games.sealords.remarks import IDLE, NO_TARGET
from engine.games.sealords.sea import CELLS, SIDES, beginning
from engine.games.sealords.view import BoardView
from engine.hooked import remarks
from engine.seating import Setup
from engine.values import Card, Key, Line, Number, Piece, Seat, line, read_cell

SPEAKERS = {language: Speaker(language, "sealords", ("Horatia", "Barbarossa")) for language in LANGUAGES}
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in sorted((LOCALES / ENGLISH).glob("sealords*.ftl")))
IDS = set(re.findall(r"^(sealords-[\w-]+) =", TEXT, re.MULTILINE))
SOURCE = Path(game.__file__).parent


@pytest.fixture(scope="module")
def spoken() -> set[str]:
    """The ids of all lines said in many random games; each is put into words on the way."""
    said: set[str] = set()
    heard, values = set(), set()

    def hear(line):
        if line in heard:
            return
        heard.add(line)
        said.add(line.id)
        if line.id.startswith("sealords-"):
            text = SPEAKERS[ENGLISH].tell(line)
            assert "{" not in text
            assert "$" not in text

    for seed in range(70):
        rng = Random(seed)
        state = game.new(Setup(2), game.Options(advanced=seed % 2 == 0), rng)
        while pending := game.pending(state):
            seat = rng.choice(sorted(pending))
            hear(pending[seat].about)
            path = ()
            while not isinstance(question := game.choose(state, seat, path), Action):
                hear(question.ask)
                for option in question.options:
                    values.add(option.value)
                    if option.note is not None:
                        hear(option.note)
                if seed < 8:
                    for remark in chain(*remarks(game, state, seat, path).values()):
                        hear(remark)
                # Buying is what random play does too rarely for the rarer mercenaries.
                cards = [option.value for option in question.options if isinstance(option.value, Card)]
                path = (*path, rng.choice(cards) if cards and rng.random() < 0.5 else walk.answers(question, rng))
            state, events = game.apply(state, seat, question, rng)
            for event in events:
                for viewer in (0, 1, None):
                    hear(event.line_for(viewer))
            if state.count < 4 or state.count % 8 == 0 or not game.pending(state):
                for line in game.describe(game.view(state, rng.choice((0, 1, None)))):
                    hear(line)
        result = game.outcome(state)
        hear(result.how)
        for score in result.scores:
            for line in score.breakdown:
                hear(line)
    for value in values:
        SPEAKERS[ENGLISH].label(value)
    return said


def test_what_is_said_has_a_text(spoken):
    assert {id for id in spoken if id.startswith("sealords-")} <= IDS
    assert not {id for id in spoken if not id.startswith("sealords-")}
    assert len(spoken) > 110


RARE = {
    "sealords-event-decoys-none", "sealords-event-stranded", "sealords-event-resigned", "sealords-how-coins",
    "sealords-how-draw", "sealords-how-stranded", "sealords-how-resigned", "sealords-line-out", "sealords-line-reserve",
    "sealords-note-cost-lost", "sealords-note-lost", "sealords-remark-won",
    "sealords-score-combinations", "sealords-score-neighbours", "sealords-score-shields",
}  # fmt: skip
"""What random play hardly ever brings: the tests of the rules do."""


def test_every_text_is_said(spoken):
    kinds = ("event", "ask", "about", "note", "remark", "line", "score", "how")
    said = {id for id in IDS if id.split("-")[1] in kinds and id not in ("sealords-about", "sealords-about-long")}
    assert said - spoken <= RARE


def test_ships_mercenaries_and_words_have_texts():
    assert {f"sealords-card-{id}" for id in HIRES} | {f"sealords-card-{id}-effect" for id in HIRES} <= IDS
    assert {f"sealords-key-{kind}" for kind in HANDLERS} <= IDS
    assert IDLE.keys() == HANDLERS.keys()
    assert {f"sealords-key-{key.id}" for key in (*IDLE.values(), NO_TARGET)} <= IDS
    assert {f"sealords-option-board-{name}" for name in LAYOUTS} <= IDS
    assert {"sealords-piece", "sealords-piece-effect"} <= IDS
    words = [Key(word) for word in ("end", "cell-first", "ship-first", "none", "random", "by-hand", "keep", *LAYOUTS)]
    for word in (
        *words,
        *TURNS,
        *PLACES,
        *(Key(f"sign-{kind}") for kind in (*EFFECTS.values(), *SHIP_EFFECTS.values())),
        *(Key(f"short-{kind}") for kind in EFFECTS.values()),
    ):
        SPEAKERS[ENGLISH].label(word)
    assert SPEAKERS[ENGLISH].label(Piece("3")) == "Ship 3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_have_signs_of_their_own(language):
    """Beside what is said, never in its place: ships alike in effect and mercenaries have one, boards have none."""
    ships = {number: say(language, "sealords-piece.emoji", id=number) for number in range(1, 10)}
    assert len({ships[number] for number in (1, 3, 5, 7, 9, 2)}) == 6
    assert {ships[number] for number in (2, 4, 6, 8)} == {ships[2]}
    assert not any(say(language, "sealords-piece.emoji", id=id) for id in BOARDS)
    assert all(say(language, f"sealords-card-{id}.emoji") for id in HIRES)
    for kind in EFFECTS.values():
        sign = say(language, f"sealords-key-sign-{kind}")
        assert say(language, "sealords-note-cell.emoji", effect="x", sign=sign) == sign


@pytest.mark.parametrize("language", LANGUAGES)
def test_remarks_are_short(spoken_remarks, language):
    """Each is a piece of an option's line in a menu, of which a phone shows some forty characters."""
    said = [SPEAKERS[language].tell(line) for line in spoken_remarks]
    assert len(said) > 50
    assert max(map(len, said)) <= 40


@pytest.fixture(scope="module")
def spoken_remarks() -> set[Line]:
    """What is remarked on all answers in a few random games."""
    found: set[Line] = set()
    for seed in range(4):
        rng = Random(seed)
        state = game.new(Setup(2), game.Options(), rng)
        while pending := game.pending(state):
            (seat,) = pending
            action = walk.random_action(game, state, seat, rng)
            for length in range(len(action.path)):
                found.update(chain(*remarks(game, state, seat, action.path[:length]).values()))
            state, _ = game.apply(state, seat, action, rng)
    return found


BEST = {
    (1, 1, 0, "B4", 0): ("+1 at once (B4)", "сразу +1 (B4)", "одразу +1 (B4)"),
    (1, 2, 0, "B4 C5", 0): ("+2 at once (B4 C5)", "сразу +2 (B4 C5)", "одразу +2 (B4 C5)"),
    (1, 1, 0, "A1", 6): ("+1 at once (A1 and 6 more)", "сразу +1 (A1 и ещё 6)", "одразу +1 (A1 і ще 6)"),
    (0, 0, 2, "D3", 0): (
        "±0 at once, opponent −2 (D3)", "сразу ±0, сопернику −2 (D3)", "одразу ±0, суперникові −2 (D3)",
    ),
    (-1, 2, 5, "D3", 0): (
        "−2 at once, opponent −5 (D3)", "сразу −2, сопернику −5 (D3)", "одразу −2, суперникові −5 (D3)",
    ),
}  # fmt: skip


@pytest.mark.parametrize("found", BEST)
def test_what_a_ship_is_worth_at_once(found):
    """It promises nothing of its effects, and says whose points it speaks of."""
    sign, points, lost, cells, more = found
    where = tuple(read_cell(cell) for cell in cells.split())
    counted = {"sign": sign, "points": points, "lost": lost, "more": more}
    told = line("sealords-remark-best", **{name: Number(each) for name, each in counted.items()}, cells=where)
    assert tuple(SPEAKERS[language].tell(told) for language in ("en", "ru", "uk")) == BEST[found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_sl35_that_a_mine_lies_there_is_told_alike_and_apart_from_what_the_cell_does(language):
    speaker = SPEAKERS[language]
    mine = speaker.tell(line("sealords-note-hire-mined"))
    for kind in EFFECTS.values():
        sign = Key(f"sign-{kind}")
        does, lies = speaker.tell(line("sealords-note-cell-mined", effect=Key(kind), sign=sign)).split("; ")
        assert (does, lies) == (speaker.label(Key(kind)), mine)
        assert does not in lies


def test_a_mercenary_is_hired_on_a_cell():
    told = line("sealords-event-hired", seat=Seat(0), card=Card("m03"), cost=Number(3), cell=read_cell("F6"))
    briefs = [SPEAKERS[language].brief(told) for language in ("en", "ru", "uk")]
    assert briefs == [
        "hires Press Gang (3, 7) on F6", "нанимает «Призыв» (3, 7) и ставит на F6",
        "наймає «Призов» (3, 7) і ставить на F6",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_calls_the_fleets_as_the_rules_do(language):
    """By the signs of their seats."""
    rules = "".join(say(language, f"sealords-rules-{leaf}") for leaf in range(1, 12))
    for sign in MARKS[:2]:
        assert sign in rules
        assert sign in say(language, "sealords-example")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sl40_a_board_is_told_row_by_row_in_words(language):
    """The picture draws it: what is said has room in a menu, and no signs."""
    for board in BOARDS.values():
        for side in SIDES:
            said = SPEAKERS[language].tell(face_note(0, BoardView(board.id, side)))
            assert [len(row.split()) for row in said.split(" / ")] == [board.width] * 3
            assert not EMOJI.search(said)
            assert len(said) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_sl40_where_a_board_goes_is_said_once(language):
    moved = SPEAKERS[language].tell(Line("sealords-note-moved"))
    assert not any(place.token.upper() in moved for place in PLACES.values())


def test_boards_are_called_by_their_names_and_have_no_effect():
    boards = [Piece(id + side) for id in BOARDS for side in ("", "-front", "-back")]
    for language in LANGUAGES:
        names = {SPEAKERS[language].label(board) for board in boards}
        assert len(names) == len(boards)
        assert not names & {SPEAKERS[language].label(Piece("3")).replace("3", board.id) for board in boards}
        assert not any(SPEAKERS[language].effect(board) for board in boards)


@pytest.mark.parametrize("hire", HIRES.values(), ids=list(HIRES))
def test_names_of_mercenaries_are_short_and_bear_the_printed_numbers(hire):
    name = SPEAKERS[ENGLISH].label(Card(hire.id))
    assert len(name) <= 60
    assert tuple(int(number) for number in re.findall(r"\d+", name)) == hire.printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_mercenaries_lists_them_in_the_order_of_its_picture(language):
    listed = re.findall(r"^- \*\*(.+)\*\* \((\d); (.+?)\): .", say(language, "sealords-rules-8"), re.MULTILINE)
    names = [SPEAKERS[language].label(Card(hire.id)).partition(" (")[0] for hire in HIRES.values()]
    assert [(name, int(cost)) for name, cost, _ in listed] == list(
        zip(names, (hire.cost for hire in HIRES.values()), strict=True)
    )
    numbers = [tuple(int(number) for number in re.findall(r"\d", said)) for _, _, said in listed]
    assert numbers == [hire.printed for hire in HIRES.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_advanced_variant_says_where_each_ones_left_is(language):
    """SL-1, SL-40: column A is light's left, dark sits opposite."""
    left = [CELLS[beginning(seat, ())].token[0] for seat in (0, 1)]
    assert left == ["A", "G"]
    assert f"(🟡 {left[0]}, 🔷 {left[1]})" in say(language, "sealords-rules-11")
