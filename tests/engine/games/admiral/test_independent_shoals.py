"""The independent model by itself: Pearl Shoals and teams worked by hand (AD-62 to AD-64, AD-67, AD-68)."""

from __future__ import annotations

from random import Random

from tests.engine.games.admiral.independent import layout, model
from tests.engine.games.admiral.independent.placing import start
from tests.engine.games.admiral.independent.scenarios import fleet
from tests.engine.games.admiral.independent.shoals import MODES, MOST_MINES, shoals
from tests.engine.games.admiral.independent.table import crew, fort, table

LONGER = {"goal": "pearls", "need": 9}


# --- Pearl Shoals (AD-62, AD-67)


def test_boards() -> None:
    for mode in MODES:
        for without in range(4):
            plain = shoals(mode, without, mines=1, lay_reefs=True)
            state = start(plain, lambda stop: 0)
            assert sum(state.sea.values()) == 7
            assert layout.free_paths(state)
            assert not set(state.sea) & (state.board.closed | state.board.coastal)
            assert len(state.ships) == (18 if state.seats == 6 else 4 * state.seats)
            assert state.pending.kind == "reefs"
    four = start(shoals("2v2"), lambda stop: 0)
    assert four.terms.teams == (0, 1, 0, 1)
    assert [fort.id for fort in four.works if fort.owner in (0, 2)] == ["fort-a1", "fort-x14"]
    assert MOST_MINES == {2: 3, 3: 2, 4: 1, 6: 1}


def test_reefs_by_the_players() -> None:
    state = start(shoals("2", lay_reefs=True), lambda stop: 0)
    for bad in (["M6", "C5", "C6"], ["B2", "C5", "C6"], ["C5", "C5", "C6"], ["C5", "C6"], ["A3", "C1", "K7"]):
        assert (model.why_not(state, bad) or "").startswith("AD-62"), bad
    cut = ["A3", "B3", "C1"]
    assert model.why_not(state, cut) is None  # C2, C3 are free
    model.play(state, cut, lambda stop: 0)
    assert model.why_not(state, ["C2", "C3", "F9"]) == "AD-62: a port or a pearl would be cut off"


def test_islands_by_lot() -> None:
    for mode in MODES:
        rng = Random(mode)
        state = start(shoals(mode), rng.randrange)
        found = layout.random_islands(state, rng.randrange)
        assert len(found) == 3
        after = start(shoals(mode, islands=found), rng.randrange)
        assert layout.free_paths(after)
        assert len(after.board.closed) == len(state.board.closed) + 6 + 5 + 5


# --- loss of forts (AD-64)


def test_three_turns_without_a_fort() -> None:
    ships = ["s1 0 L7 7 1", "b2 1 L10", "b3 2 L12"]
    game = table(ships, forts=[fort("A1", 1), fort("H8", None, 0)], terms={**LONGER, "fort_loss": True}, seats=3)
    for _ in range(2):
        game.play("end", "end")
        game.play("end", winds=["N fresh"])
    assert game.state.fortless == {0: 2, 1: 0, 2: 2}
    game.play("end")
    assert game.state.out == {0}
    assert game.state.lost == 1
    assert "s1" not in game.state.ships


def test_rebuilding_saves() -> None:
    ships = ["s1 0 G7", "f1 0 H7", "b2 1 L10"]
    game = table(ships, forts=[fort("H8", None, 0), fort("A1", 1)], terms={**LONGER, "fort_loss": True})
    game.round()
    game.round()
    game.round("s1 work f1")
    assert game.state.out == set()
    game.round()
    game.round()
    game.round()
    assert game.state.forts["fort-h8"].owner == 0
    assert game.left("fort-h8") == [3]  # 2 damages remain


# --- teams (AD-68)


def test_partners_are_no_targets() -> None:
    game = crew(["s1 0 L7", "s3 2 L8", "s2 1 M7"], forts=[fort("K8", 2)])
    assert game.refused("fire s3 s1 1") == game.refused("fire fort-k8 s1 1") == "AD-30"
    assert game.refused("board s3 s1") == "AD-40"
    assert game.refused("storm fort-k8 s1") == "AD-44"
    assert game.refused("fire s2 s1 1") == ""
    game.burn("s3")
    game.play("end")


def test_pearls_in_an_allied_port() -> None:
    forts = [fort("K8", 2, pearls=1), fort("A1", 0)]
    game = crew(["g1 0 L7 5 1"], forts=forts, terms={"goal": "pearls", "need": 5}, pearls={"T7": 1})
    game.play("g1 unload")
    assert game.state.forts["fort-k8"].pearls == 2
    assert game.state.landed.keys() == {0}
    game.play("g1 load 2")
    assert game.state.forts["fort-k8"].pearls == 0


def test_inheritance_before_pearls_are_counted() -> None:
    forts = [fort("K8", 0, pearls=4), fort("A1", 2), fort("X14", 1)]
    plain_ships = ["b1 0 L7 1", "s2 1 L10", "g3 2 C1 5 1"]
    game = crew(plain_ships, forts=forts, terms={"goal": "pearls", "need": 5}, pearls={"T7": 1})
    del game.state.ships["b8"]
    game.play("end")
    game.play("fire b1 s2 1", dice=[3])
    assert game.state.out == {0}
    assert game.state.forts["fort-k8"].owner == 2
    assert not game.state.over


def test_gift() -> None:
    forts = [fort("K8", 0, pearls=1), fort("A1", 0), fort("X14", 1)]
    game = crew(["s1 0 L7 6"], forts=forts, terms=LONGER, pearls={"T7": 1})
    assert game.refused("give fort-a1 1") == "AD-68"  # he has one
    game.play("s1 repair", "give fort-k8 2")
    assert game.state.forts["fort-k8"].owner == 2
    assert game.state.ships["s1"].task is None
    game.play("give fort-a1 3")
    assert game.state.out == {0}
    assert game.state.mover == 1
    assert not game.state.own_ships(0)


def test_fort_taken_and_given() -> None:
    """The taker owns it and may give it to a partner; it stays silent in this round."""
    forts = [fort("K8", 1, 1), fort("A1", 0), fort("X14", 1)]
    game = crew(["s1 0 L7"], forts=forts, terms=LONGER, pearls={"T7": 1})
    game.play("storm fort-k8 s1", "usual", "give fort-k8 2", dice=[6, 1])
    assert game.state.forts["fort-k8"].owner == 2
    assert game.state.forts["fort-k8"].spent
    game.play("end", "end")
    assert game.state.mover == 2


def test_two_partners_rebuild() -> None:
    """The fort is of the one without a fort; damage goes off in the declarer's turns."""
    forts = [fort("K8", None, 0), fort("A1", 0), fort("X14", 1)]
    game = crew(["s1 0 L7", "s3 2 L8"], forts=forts, terms={**LONGER, "fort_loss": True}, pearls={"T7": 1})
    game.play("s1 work s3")
    for _ in range(3):
        game.play("end", "end")
        assert game.refused("s3 stop") == ""
        game.play("end")
        game.play("end", winds=["E fresh"])
    assert game.state.forts["fort-k8"].rebuilt == 2
    assert game.state.fortless[2] == 0
    game.play("end")
    assert game.state.forts["fort-k8"].owner == 2
    assert game.left("fort-k8") == [3]


def test_team_wins_with_those_who_are_out() -> None:
    game = crew(["s1 0 L7"], forts=[fort("A1", 0)])
    for id in ("b6", "b7", "b9"):
        del game.state.ships[id]
    game.play("s1 L8")
    assert game.state.over
    assert game.state.over.winners == [0, 2]
    game = crew(["s1 0 L7"], forts=[fort("A1", 0)])
    model.leave(game.state, 2, game.draw)
    for id in ("b7", "b9"):
        del game.state.ships[id]
    game.play("s1 L8")
    assert game.state.over
    assert game.state.over.winners == [0, 2]


def test_team_ties_by_its_last_landing() -> None:
    forts = [fort("K8", 0, pearls=1), fort("A1", 1, pearls=1), fort("X14", 3)]
    game = crew(["g1 0 L7 5 1", "g2 1 B2 5 1"], forts=forts, terms=LONGER, pearls={"T7": 1})
    game.play("g1 unload", "end", "g2 unload")
    game.state.sea.clear()
    game.play("end")
    assert game.state.over
    assert (game.state.over.why, game.state.over.winners) == ("none outside", [0, 2])


def test_fleet_has_three_mines() -> None:
    assert fleet()["terms"]["mines"] == 3
    assert start(fleet(), lambda stop: 0).pending.kind == "lay"


def test_leaving_before_the_game() -> None:
    state = start(shoals("3", lay_reefs=True, mines=2), lambda stop: 0)
    model.leave(state, 1, lambda stop: 0)
    assert state.pending.seat == 0
    model.play(state, ["F5", "F6"], lambda stop: 0)
    assert (state.pending.kind, state.pending.seat) == ("reefs", 2)
    model.play(state, ["F7", "F8"], lambda stop: 0)
    model.lay(state, 2, ["X4"], lambda stop: 0)
    assert (state.pending.kind, state.pending.seat) == ("lay", 0)
    model.leave(state, 2, lambda stop: 0)
    assert state.mines == []
    assert state.over
    assert state.over.winners == [0]


def test_gift_and_work() -> None:
    """Work on it goes on only if a worker is the new owner's."""
    for given, left in ((2, True), (3, False)):
        forts = [fort("K8", 0, 2), fort("A1", 0), fort("X14", 1)]
        game = crew(["s1 0 L7", "s3 2 L8"], forts=forts, terms=LONGER, pearls={"T7": 1})
        game.play("s1 work s3", f"give fort-k8 {given}")
        assert bool(game.state.forts["fort-k8"].work) == left


def test_loser_of_the_last_fort_in_a_team() -> None:
    """Any rebuilding by ships of his team saves him."""
    for pair, out in (("s1 work g1", set()), ("s1 work s3", set()), ("end", {2})):
        forts = [fort("K8", None, 0), fort("A1", 0), fort("X14", 1), fort("X1", 3)]
        game = crew(["s1 0 L7", "g1 0 L8", "s3 2 L9"], forts=forts, terms={**LONGER, "fort_loss": True})
        game.state.fortless[2] = 2
        game.play(*([pair] if pair != "end" else []), "end", "end", "end")
        assert game.state.out == out
