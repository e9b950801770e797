"""Who sees what (SL-38), and the position in words."""

from random import Random

import pytest

from engine import notation, walk
from engine.game import Action, IllegalAction
from engine.games import sealords
from engine.games.sealords.state import Effect
from engine.games.sealords.view import LastView, ShotView
from engine.hooked import preview
from engine.seating import Setup
from engine.values import Card, Cell, Key, Piece


def test_sl38_the_hand_is_its_owners(position):
    state = position(hand=(2, 4, 6), other=(1, 3, 9))
    assert sealords.view(state, 0).hand == (2, 4, 6)
    assert sealords.view(state, 1).hand == (1, 3, 9)
    assert sealords.view(state, None).hand is None
    assert [fleet.hand for fleet in sealords.view(state, None).fleets] == [3, 3]
    assert sealords.view(state, None).fleets[0].pile == 9


def test_sl38_a_ship_from_the_reserve_is_hidden_too(position, play):
    _, events = play(position(sea="A1:H"), "2@A1")
    drawn = next(event for event in events if event.reveals)
    assert drawn.knows == (0,)
    assert [name for name, _ in drawn.public.args] == ["seat"]
    assert [name for name, _ in drawn.secret.args] == ["seat", "ship"]


def test_sl38_m03_shows_its_owner_the_reserve_sorted_while_it_is_resolved(position, play):
    state = position(coins=(3, 0), reserve=(9, 1, 5, 5))
    assert sealords.view(state, 0).reserve is None
    state, _ = play(state, "m03@A1")
    assert sealords.view(state, 0).reserve == (1, 5, 5, 9)
    assert sealords.view(state, 1).reserve is None
    assert sealords.view(state, None).reserve is None
    state, _ = play(state, "5")
    assert sealords.view(state, 0).reserve is None


def recruited(state, viewer):
    """All that somebody other than the buyer is shown while m03 is hired and its ship chosen, action by action."""
    shown = []
    path = (Card("m03"), Cell(0, 0))
    while True:
        written = notation.write(sealords, state, 0, path, public=True)
        state, events = sealords.apply(state, 0, Action(path), Random(1))
        view = sealords.view(state, viewer)
        told = [(event.line_for(viewer), event.reveals) for event in events]
        shown.append((written, told, view, sealords.describe(view), sealords.pending(state), state.count))
        if not isinstance(state.todo[0], Effect):
            return shown
        path = (sealords.choose(state, 0).options[0].value,)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_sl38_m03_tells_nobody_whether_the_reserve_is_all_alike(position, size):
    """SL-38: its owner is asked even when all of two or more are alike."""
    for reserve in ((4, 4, 4)[:size], (4, 5, 4)[:size]):
        state = position(coins=(3, 0), hand=(2, 6, 8), reserve=reserve)
        rng, kinds = Random(size), set()
        for viewer in (1, None):
            seen = recruited(state, viewer)
            assert len(seen) == min(size, 2)  # the last ship is taken unasked: that it is the last is public
            for _ in range(400):
                dealt = sealords.redeal(state, viewer, rng)
                kinds.add(len(set(dealt.fleets[0].reserve)))
                assert recruited(dealt, viewer) == seen
        assert kinds == set(range(1, size + 1))


def test_sl38_nor_does_the_buyer_know_before_it_is_shown(position):
    rng = Random(3)
    for reserve in ((4, 4), (4, 5)):
        state = position(coins=(3, 0), reserve=reserve)
        for _ in range(100):
            dealt = sealords.redeal(state, 0, rng)
            for path in ((), (Card("m03"),), (Card("m03"), Cell(0, 0))):
                assert sealords.choose(dealt, 0, path) == sealords.choose(state, 0, path)
                assert preview(sealords, dealt, 0, path) == preview(sealords, state, 0, path)


def test_the_view_of_a_position(position, play):
    state = position("A1:L4+1 B3:Dm07 C3:D5*", coins=(3, 2), taken=(1, 0), mines="G4")
    view = sealords.view(state, None)
    assert (view.mover, view.turn, view.first) == (0, 5, 0)
    assert view.cells[0].ship.numbers == (4,)
    assert view.cells[0].ship.shields == 1
    assert view.cells[15].ship.card == "m07"
    assert view.cells[15].ship.numbers == (1, 4, 7)
    assert view.cells[16].ship.burning
    assert view.cells[27].mine == "mine"
    assert view.cells[5].effect == "vp"
    assert [hire.owner for hire in view.market] == [None, None, None, 1, None]
    assert view.market[4].numbers == ()
    assert view.fleets[0].mines == 1


def test_sl24_everybody_sees_the_ships_that_are_out_of_the_game(position, play):
    """SL-22, SL-24: covered while they burned, own ones and enemy ones, or boarded by m09."""
    state = position(
        "B1:L4 A1:L7* C1:D3* B2:D5", hand=(2, 6, 8), other=(2, 4, 6), coins=(4, 0), market=("m09",), turn=9
    )
    assert "lost" not in [said.id.removeprefix("sealords-line-") for said in sealords.describe(sealords.view(state, 0))]
    state, _ = play(state, "2@A1", "m09@B2", "end", "4@A6", "end", "6@C1")
    for viewer in (0, 1, None):
        view = sealords.view(state, viewer)
        assert [fleet.lost for fleet in view.fleets] == [(7,), (5, 3)]
        lines = [said for said in sealords.describe(view) if said.id == "sealords-line-lost"]
        assert [[number.value for number in dict(said.args)["ships"]] for said in lines] == [[7], [3, 5]]


def test_the_last_turn_is_kept_until_the_next_one_begins(position, play, at):
    state = position("A4:D5", sea="A1:M", hand=(3, 2, 2), other=(2, 4, 4))
    assert sealords.view(state, None).last is None
    state, _ = play(state, "3@A1", "E5", "N")
    shot = ShotView(at["A1"], at["A4"], "burnt")
    last = LastView(0, laid=(at["A1"],), shots=(shot,), mined=(at["E5"],))
    assert sealords.view(state, None).last == last
    state, _ = play(state, "end")
    assert sealords.view(state, None).last == last
    state, _ = play(state, "4@A6")
    assert sealords.view(state, None).last == LastView(1, laid=(at["A6"],))


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("seed", range(4))
def test_positions_in_words_are_short_enough_for_alt_text(seed, language):
    """Of a description of 1,024 characters nobody misses a ship, nor what goes before them."""
    from bot.speaker import Speaker

    speaker = Speaker(language, "sealords", ("Horatia of Copenhagen", "Barbarossa"))
    rng = Random(seed)
    state = sealords.new(Setup(2), sealords.Options(advanced=seed % 2 == 0), rng)
    while pending := sealords.pending(state):
        seat = rng.choice(sorted(pending))
        state, _ = sealords.apply(state, seat, walk.random_action(sealords, state, seat, rng), rng)
        for viewer in (0, None):
            lines = sealords.describe(sealords.view(state, viewer))
            ships = [at for at, said in enumerate(lines) if said.id == "sealords-line-ship"]
            kept = lines[: ships[-1] + 1] if ships else lines
            assert len("\n".join(speaker.tell(said) for said in kept)) <= 1024


def test_the_most_important_comes_first(position):
    lines = [said.id.removeprefix("sealords-line-") for said in sealords.describe(sealords.view(position(), 0))]
    assert lines[:4] == ["hand", "fleet", "fleet", "turn"]
    begun = sealords.view(sealords.new(Setup(2, first=1), sealords.Options(), Random(1)), 0)
    lines = [said.id.removeprefix("sealords-line-") for said in sealords.describe(begun)]
    assert lines[:5] == ["hand", "fleet", "fleet", "turn", "gift"]
    state = position("A1:L4+2 B1:Lm01 C1:L5* D6:D7", mines="A3", decoys="B4 C4", fake="C4", layer=0)
    lines = [said.id.removeprefix("sealords-line-") for said in sealords.describe(sealords.view(state, 0))]
    assert lines == [
        "hand", "fleet", "fleet", "turn", *["ship"] * 4, "mines", "fakes", *["market"] * 3, "supply", "sea",
    ]  # fmt: skip


def test_the_sea_is_told_ship_by_ship(position):
    from bot.speaker import Speaker

    state = position("A1:L4+2 B1:Lm01 C1:L5* D6:D7+1", vp=(4, 0))
    lines = sealords.describe(sealords.view(state, None))
    said = [Speaker("en", "sealords", ("Ann", "Bob")).tell(line) for line in lines]
    assert [text for text in said if text[1] in "16" and text[2] == ":"] == [
        "A1: light 4, 2 shields.", "B1: light Bulwark (1, 5).", "C1: light 5, burning.", "D6: dark 7, 1 shield.",
    ]  # fmt: skip
    assert [text.partition(":")[0] for text in said if "so far" in text] == ["Ann", "Bob"]
    assert "Ann: light, 4 points so far" in said[0]


def test_what_is_counted_at_the_end_is_not_so_far(position, play):
    from bot.speaker import Speaker

    state, _ = play(position("A1:L4", vp=(4, 0), turn=16, mover=1, laid=True, hand=(3, 5), pile=0), "end")
    told = sealords.describe(sealords.view(state, None))
    english = [Speaker("en", "sealords", ("Ann", "Bob")).tell(said) for said in told]
    assert english[0] == "Game over after turn 16."
    assert english[1].startswith("Ann: light, 4 points, ")
    for language, word in (("en", "so far"), ("ru", "пока"), ("uk", "наразі")):
        speaker = Speaker(language, "sealords", ("Ann", "Bob"))
        before = [speaker.tell(said) for said in sealords.describe(sealords.view(position("A1:L4"), None))]
        assert sum(word in said for said in before) == 2
        assert not any(word in speaker.tell(said) for said in told)


@pytest.mark.parametrize(
    "path", [(Key("bogus"), Key("x")), (Key("bogus"),), (Piece("square1"), Key("x")), (Cell(9, 9),)]
)
def test_no_preview_of_a_path_to_nowhere(position, play, begun, laid, path):
    """Whatever a seat is asked, or when it is asked nothing."""
    asked = {
        "a turn": (position(), 0),
        "an effect": (play(position("A1:L4 B1:L2", hand=(1, 2, 2)), "1@C1")[0], 0),
        "a half": (begun, 1),
        "a change": (laid(begun, "reefs", "strait"), 0),
        "nothing": (position(), 1),
        "nothing any more": (sealords.drop(position(), 0)[0], 0),
    }
    for what, (state, seat) in asked.items():
        assert preview(sealords, state, seat, ()) == sealords.view(state, seat), what
        with pytest.raises(IllegalAction):
            preview(sealords, state, seat, path)
