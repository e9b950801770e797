"""Mines and fireships in words: what is said beside answers, and the position as lines (AD-34, AD-55, AD-56)."""

from functools import partial

from msgspec.structs import replace

from engine.games import admiral
from engine.values import Piece
from tests.engine.games.admiral.mined import mine, waters
from tests.engine.games.admiral.positions import at, ship
from tests.engine.games.admiral.test_fireships import burning
from tests.engine.games.admiral.voyages import play
from tests.engine.sailing.positions import remarked

told = partial(remarked, admiral)
LINE = Piece("s1", 0)
FAR = ship("b2", "X7")


def lines(state, viewer, beginning):
    """The lines of the position that begin so: the rest of their ids, and their words and numbers."""
    found = [line for line in admiral.describe(admiral.view(state, viewer)) if line.id.startswith(beginning)]
    return [(line.id.removeprefix(beginning), *[getattr(v, "token", v) for _, v in line.args]) for line in found]


# ---------------------------------------------------------------- beside answers


def test_ad56_of_a_cell_in_how_many_of_its_way_a_mine_may_lie():
    """Whether one does or not."""
    state = waters(ship("s1", "L12"), FAR, mines=(mine("L9"),), towards="S")
    said = told(state, LINE)
    assert not any(line[0] == "mines" for line in said["L11"])
    assert [said[cell][0] for cell in ("L10", "L9", "L8")] == [("mines", 1), ("mines", 2), ("mines", 3)]
    assert said == told(replace(state, mines=()), LINE)
    spent = replace(state, mines=(), blown=(at("L9"),), shown=(0, 1))
    assert told(spent, LINE)["L8"][0] == ("mines", 2)


def test_ad56_of_the_rest_of_a_way_too():
    state, _ = play(waters(ship("s1", "L12"), FAR, mines=(mine("L10"),), towards="S"), "s1 L8")
    said = told(state)
    assert ("mines", 2) in said["L8"]
    assert ("mines", 1) in said["L9"]
    assert not any(line[0] == "mines" for line in said.get("L10", ()))


# ---------------------------------------------------------------- the position


def test_ad55_ones_own_mines_and_how_they_are_switched():
    state = waters(ship("b1", "B2"), FAR, mines=(mine("B4", 0), mine("C4", 0, n=2, held=True), mine("L9", waits="sf")))
    assert [one[0] for one in lines(state, 0, "admiral-line-mine-")] == ["armed", "held"]
    assert [one[0] for one in lines(state, 1, "admiral-line-mine-")] == ["waits"]
    assert lines(state, None, "admiral-line-mine-") == []


def test_ad56_how_many_may_lie_hidden_and_where_none_can():
    state = waters(ship("b1", "B2"), FAR, shown=(1, 2), blown=(at("B2"), at("L9"), at("L8")))
    hidden = lines(state, 0, "admiral-line-hidden")
    assert len(hidden) == 1  # one's own one knows
    assert len(lines(state, None, "admiral-line-hidden")) == 2
    assert len(lines(state, None, "admiral-line-blown")) == 1
    assert lines(waters(ship("b1", "B2"), FAR), None, "admiral-line-blown") == []
    assert lines(waters(ship("b1", "B2"), FAR, each=0), None, "admiral-line-hidden") == []


def test_ad34_fireships_and_whom_they_would_hit():
    state = burning(ship("b1", "D4"), ship("s2", "E5"), ship("b2", "X7"))
    (line,) = [one for one in admiral.describe(admiral.view(state, None)) if one.id == "admiral-line-fireship"]
    args = dict(line.args)
    assert (args["ship"].id, args["hits"].value, args["n"].value) == ("b1", 3, 1)
    assert [one.id for one in args["target"]] == ["s2"]


def test_the_viewers_own_mines_and_ships_come_before_others():
    """An alt text leaves out lines from the end."""
    state = waters(ship("b1", "B2"), FAR, mines=(mine("B4", 0), mine("L9")))
    for viewer, first in ((0, "b1"), (1, "b2"), (None, "b1")):
        said = [(line.id.removeprefix("admiral-line-"), dict(line.args)) for line in
                admiral.describe(admiral.view(state, viewer))]  # fmt: skip
        kinds = [kind for kind, _ in said if kind in ("mine-armed", "ship", "hidden")]
        assert kinds == [*["mine-armed"] * (viewer is not None), "ship", "ship", "hidden"]
        assert next(args["ship"].token for kind, args in said if kind == "ship") == first
