"""A speaker: putting values and lines of a game into words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.foreign import escape, plain
from bot.speaker import Speaker
from engine.values import Answer, Card, Cell, Course, Key, Number, Picks, Piece, Seat, Value, line
from tests.bot.locale_files import in_place

TOY = """
toy-piece = ship { $id }
nothing = nothing
toy-card-m01 = Old Salt
    .emoji = 🧂
toy-note-cell = { $kind }
    .emoji = { $burning ->
        [0] { "" }
       *[other] 🔥
    }
toy-event-hit = { $seat }’s { $ship } hits { $targets }
    .brief = { $ship } hits { $targets }
piece-of = { $owner }’s { $piece }
toy-key-lost = lost
    .emoji = lost
toy-key-flag = flag
    .emoji = 🇺🇦
toy-key-east = east
    .emoji = →
toy-key-turn = turn
    .emoji = ↔️
toy-key-end = end the turn
toy-event-shot = { $seat } fires at { $cells } with { $count ->
    [one] one gun
   *[other] { $count } guns
}
course-ne = ↗ north-east
toy-piece-effect = { $id ->
    [7] it sinks
   *[other] it floats
}
"""


@pytest.fixture
def toy(tmp_path: Path) -> Iterator[None]:
    """The words of a toy game in the place of the real ones."""
    with in_place(tmp_path, {"en": TOY, "ru": "toy-piece = корабль { $id }"}):
        yield


@pytest.mark.usefixtures("toy")
class TestToy:
    speaker = Speaker("en", "toy", (plain("Nakhimov"), plain("Kornilov")))

    @pytest.mark.parametrize(
        ("value", "words"),
        [
            (Seat(1), "Kornilov"),
            (Cell(2, 3), "C4"),
            (Piece("7"), "ship 7"),
            (Card("m01"), "Old Salt"),
            (Key("end"), "end the turn"),
            (Course("NE"), "↗ north-east"),
            (Number(12), "12"),
            (Picks((Cell(0, 0), Cell(1, 1))), "A1 B2"),
            (Picks((Piece("3"), Piece("4"))), "ship 3, ship 4"),
            (Picks(()), "nothing"),
        ],
    )
    def test_values(self, value: Answer, words: str) -> None:
        assert self.speaker.label(value) == words

    def test_tell(self) -> None:
        shot = line("toy-event-shot", seat=Seat(0), cells=(Cell(0, 0), Cell(0, 1)), count=Number(1))
        assert self.speaker.tell(shot) == "Nakhimov fires at A1 A2 with one gun"

    def test_names_go_in_as_they_are(self) -> None:
        shot = line("toy-event-shot", seat=Seat(0), cells=(), count=Number(2))
        assert Speaker("en", "toy", (escape("*N*"),)).tell(shot).startswith(r"\*N\* fires")

    def test_effects_where_there_are_words_for_them(self) -> None:
        said = [self.speaker.effect(value) for value in (Piece("7"), Piece("8"), Card("m01"), Key("end"))]
        assert said == ["it sinks", "it floats", "", ""]

    @pytest.mark.parametrize(
        ("value", "burning", "emoji"),
        [
            (Card("m01"), None, "🧂"),
            (Card("m01"), 1, "🔥"),  # the note's goes first
            (Card("m01"), 0, "🧂"),
            (Cell(0, 0), 1, "🔥"),
            (Cell(0, 0), 0, ""),
            (Piece("7"), None, ""),
            (Key("flag"), None, "🇺🇦"),
            (Key("lost"), None, ""),  # that is none: the whole message would be refused
            (Key("east"), None, ""),  # an arrow of text is none either
            (Key("turn"), None, "↔️"),
        ],
    )
    def test_signs_beside_answers(self, value: Value, burning: int | None, emoji: str) -> None:
        note = None if burning is None else line("toy-note-cell", kind=Key("end"), burning=Number(burning))
        assert self.speaker.emoji(value, note) == emoji

    @pytest.mark.parametrize(("reader", "targets"), [(None, "Makarov’s ship 1, ship 3"), (1, "ship 1, ship 3")])
    def test_of_who_is_spoken_of_it_is_not_said_again_whose_ships_are_his(
        self, reader: int | None, targets: str
    ) -> None:
        speaker = Speaker("en", "toy", (plain("Kornilov"), plain("Makarov")), reader)
        told = line("toy-event-hit", seat=Seat(0), ship=Piece("2", 0), targets=(Piece("1", 1), Piece("3", 0)))
        assert speaker.tell(told) == f"Kornilov’s ship 2 hits {targets}"
        assert speaker.brief(told) == f"ship 2 hits {targets}"
        assert speaker.label(Piece("2", 0)) == "Kornilov’s ship 2"

    def test_the_language_is_the_speakers(self) -> None:
        assert Speaker("ru", "toy").label(Picks((Piece("3"), Piece("4")))) == "корабль 3, корабль 4"

    def test_a_game_that_has_gone_is_called_by_its_id(self) -> None:
        assert self.speaker.game_name == "toy"


def test_a_game_is_called_by_its_name() -> None:
    assert Speaker("en", "sealords").game_name == "Sea Lords"
