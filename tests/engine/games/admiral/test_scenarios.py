"""Scenario files: what they say, and that each fault is told by its line (AD-60, AD-66)."""

from random import Random

import pytest
from pydantic import ValidationError

from bot.tables.choices import counts, open_choices, values_of
from engine.games import admiral
from engine.games.admiral.options import Options
from engine.games.admiral.scenario import FOLDER, SCENARIOS, read_scenario
from engine.seating import Setup
from tests.engine.games.admiral.voyages import begun, where
from tests.faults import faults_of

TEXTS = {id: (FOLDER / f"{id}.toml").read_text(encoding="utf-8") for id in SCENARIOS}
OWN = """game = "admiral"
name = "Straits"
width = 8
height = 6
players = [2]
goal = "pearls"
pearls_to_win = 2
begins = 2
hard = true
reefs = ["D2"]
covered = ["C3 NE"]
pearls = ["D4", "D4"]
lot = [{ cells = ["E3", "E4", "E5"], draw = 2 }]
ship = [
  { kind = "g", seat = 1, at = "B1", pearls = 2 },
  { kind = "b", seat = 2, at = "G6" },
  { kind = "b", seat = 2, at = "G6" },
]

[wind]
calm = 0
fresh = 12
storm = 12

[[island]]
at = "D6"
rows = ["#~"]

[[fort]]
at = "A1"
seat = 1
pearls = 1

[[fort]]
at = "H6"
seat = 2

[[fort]]
at = "A6"
"""


CHANGES = {"fleet", "islands", "reefs_each"}
"""What the host may change of most scenarios."""


def faults(text: str) -> list[str]:
    """The faults of a file, with their lines."""
    return [line.removeprefix("own.toml:") for line in faults_of(read_scenario, "own.toml", text)]


def changed(*pairs: tuple[str, str], text: str = OWN) -> str:
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


# ---------------------------------------------------------------- what a file says


def test_ad60_a_file_says_board_forts_fleets_pearls_wind_and_victory():
    state = begun_own(OWN)
    assert (state.layout.width, state.layout.height, state.first, state.terms.scenario) == (8, 6, 1, "Straits")
    assert (state.terms.force, state.terms.pearls, state.terms.hard, state.terms.quiet) == ((0, 12, 12), 2, True, 15)
    assert [(one.id, one.seat, where(state, one.id), one.pearls) for one in state.ships] == [
        ("g1", 0, "B1", 2), ("b1", 1, "G6", 0), ("b2", 1, "G6", 0),
    ]  # fmt: skip
    assert [(one.id, one.seat, one.pearls) for one in state.forts] == [
        ("fort-a1", 0, 1), ("fort-h6", 1, 0), ("fort-a6", -1, 0),
    ]  # fmt: skip
    assert sum(n for _, n in state.sea_pearls) == 4
    assert dict(state.sea_pearls)[3 * 8 + 3] == 2
    view = admiral.view(state, None)
    assert [[cell.token for cell in pair] for pair in view.covered] == [["C3", "D4"]]
    admiral.check(state)
    assert admiral.load(admiral.dump(state)) == state


def begun_own(text):
    options = Options(scenario=text)
    assert admiral.seats(options) == {2}
    assert not admiral.hooks.draws_first(options)
    assert Options(**options.model_dump()) == options
    return admiral.new(Setup(2), options, Random(1))


def test_ad60_the_built_in_scenarios_are_such_files():
    for id, text in TEXTS.items():
        assert SCENARIOS[id].name == read_scenario(f"{id}.toml", text).title


def test_ad60_the_options_list_them():
    field = Options.model_fields["scenario"]
    assert values_of(field) == ("mini1", "mini2", "mini3", "skirmish", "shoals", "duel", "fleet")
    assert counts(admiral) == (1, 2, 3, 4, 6)
    assert set(open_choices(Options())) == {"scenario", "mines", "wind", "hard", "doldrums", "printed", *CHANGES}
    assert set(open_choices(Options(scenario="mini1"))) == {"scenario", "wind", "doldrums", "printed", *CHANGES}
    with pytest.raises(ValidationError):
        Options(scenario="mini4")
    with pytest.raises(ValidationError):
        Options(scenario=changed(('"A6"', '"A1"')))


def test_ad66_the_built_in_battles():
    fleet = begun("fleet")
    assert [where(fleet, id) for id in ("s1", "g1", "f1", "b1")] == ["B1", "A2", "B2", "B2"]
    cells = [fleet.board.cells[cell].token for cell, n in fleet.sea_pearls for _ in range(n)]
    assert len(cells) == 3
    assert {"L7", "M8"} <= set(cells) <= {"L7", "M8", "L8", "M7"}
    assert (fleet.terms.goal, fleet.terms.pearls, fleet.terms.quiet) == ("pearls", 2, 15)
    duel = begun("duel")
    assert (duel.terms.goal, duel.sea_pearls, duel.layout) == ("afloat", (), fleet.layout)
    letter = begun("fleet", printed=True)
    assert (letter.terms.goal, letter.terms.quiet, letter.sea_pearls) == ("afloat", 20, ())  # AD-69, AD-70
    skirmish = begun("skirmish")
    assert {one.id for one in skirmish.ships} == {"f1", "f2", "b1", "b2"}
    assert (skirmish.layout.width, skirmish.terms.goal) == (12, "afloat")


# ---------------------------------------------------------------- faults


@pytest.mark.parametrize(
    ("pair", "fault"),
    [
        (("height = 6", "height = 60"), "4: height: "),
        (("width = 8\n", ""), "1: width: Field required"),
        (('goal = "pearls"', 'goal = "marks"'), "6: goal: "),
        (("hard = true", "monsters = 3"), "9: monsters: Extra inputs are not permitted"),
        (("hard = true", 'teams = ["a"]'), "9: teams.0: "),
        (('kind = "g"', 'kind = "x"'), "15: ship.0.kind: "),
        (('"D2"', '"D0"'), "10: reefs.0: this is no cell; one is written as C4"),
        (('"D2"', '"d2"'), "10: reefs.0: this is no cell; one is written as C4"),
        (('"C3 NE"', '"C3 NNE"'), "11: this is no side or corner; one is written as C4 NE"),
        (("fresh = 12", "fresh = 11"), "20: the forces of the wind are 24 together"),
        (('rows = ["#~"]', 'rows = ["#x"]'), "27: island.0.rows.0: "),
        (("game = ", "game == "), "1: Invalid value in column 7"),
    ],
)
def test_ad60_faults_of_form(pair, fault):
    assert any(one.startswith(fault) for one in faults(changed(pair))), faults(changed(pair))


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ([('"D2"', '"J2"')], "10: J2 lies outside the board of 8 by 6"),
        ([('["#~"]', '["#~", "###"]')], "27: the rows of an island must be equally long"),
        ([('at = "D6"\nrows = ["#~"]', 'at = "H6"\nrows = ["#~"]')], "27: this row lies outside the board of 8 by 6"),
        ([('[[fort]]\nat = "A1"', '[[island]]\nat = "E6"\nrows = ["#"]\n\n[[fort]]\nat = "A1"')],
         "31: this row lies on another island"),
        ([("players = [2]", "players = [2, 2]")], "5: each number of players once"),
        ([("players = [2]", "players = [2, 3]")], "5: where ships have their players there is one number of players"),
        ([("begins = 2", "begins = 3")], "8: there is no player 3"),
        ([('seat = 2, at = "G6" },\n  { kind = "b", seat = 2', 'seat = 2, at = "G6" },\n  { kind = "b", seat = 3')],
         "17: there is no player 3"),
        ([("players = [2]", "players = [3]")], "14: player 3 has no ship"),
        ([('{ kind = "b", seat = 2, at = "G6" },\n]', '{ kind = "b" },\n]')],
         "17: either every ship has a player and a cell or none has: this one differs from the first"),
        ([("players = [2]", "players = [1]")], "5: alone one can only race"),
        ([("pearls_to_win = 2", "pearls_to_win = 9")], "7: there are only 7 pearls"),
        ([("pearls_to_win = 2", 'racers = ["b"]')], "7: this has no meaning where pearls are played for"),
        ([('goal = "pearls"', 'goal = "afloat"'), ("pearls_to_win = 2", "")],
         "1: there are pearls, but they aren’t played for"),
        ([("seat = 2\n\n[[fort]]", "seat = 1\n\n[[fort]]")], "29: player 2 has no fort to bring pearls to"),
        ([('"D2"', '"E6"')], "10: E6: reefs may only lie in the open sea"),
        ([('["D2"]', '["D2", "D2"]')], "10: D2: there is a reef already"),
        ([('"C3 NE"', '"H3 NE"')], "11: H3: beyond this side or corner the board ends"),
        ([('"C3 NE"', '"D5 N"')], "11: D5: a closed cell lies beyond this side or corner, that need not be said"),
        ([('at = "A6"', 'at = "D6"')], "39: D6: a fort stands on no closed cell and no reef"),
        ([('at = "A6"', 'at = "H6"')], "39: H6: there is a fort already"),
        ([('at = "B1", pearls = 2', 'at = "D2"')], "15: D2: a closed cell, a reef or a fort is there"),
        ([('at = "G6" },\n]', 'at = "E1" },\n  { kind = "s", seat = 1, at = "E1" },\n]')],
         "18: E1: two ships lie in a port’s cell, one in another (AD-4)"),
        ([('seat = 2, at = "G6"', 'seat = 2, at = "G6", pearls = 2')], "16: she has room for 1"),
        ([('"D4", "D4"', '"D4", "D2"')], "12: D2: there no ship can load a pearl"),
        ([("draw = 2", "draw = 3")], "13: fewer are drawn than there are cells, each named once"),
    ],
)  # fmt: skip
def test_ad60_faults_of_sense(pairs, expected):
    assert expected in faults(changed(*pairs)), faults(changed(*pairs))


def test_ad60_pearls_and_goals_can_be_reached():
    wall = '[[island]]\nat = "C1"\nrows = ["#", "#", "#", "#", "#", "#"]\n\n[[fort]]\nat = "A1"'
    walled = changed(('[[fort]]\nat = "A1"', wall), ('covered = ["C3 NE"]', ""))
    assert "12: D4: no ship gets there from A1" in faults(walled)
    cut = changed(("rows = [\n  \"###~\",\n  \"~###\",\n]", 'rows = ["############"]'), ('at = "E7"', 'at = "A7"'),
                  ('"B7", ', ""), text=TEXTS["mini1"])  # fmt: skip
    assert "28: no ship gets from A1 to L14" in faults(cut) or any("no ship gets from A1" in one for one in faults(cut))


@pytest.mark.parametrize(
    ("pair", "expected"),
    [
        (("rounds = 60", ""), "1: a race needs a last round"),
        (('racers = ["b"]', 'racers = ["g"]'), "a race needs the classes that arrive, and ships of them"),
        (('goal = "L14"', ""), "in a race each fort needs a goal"),
        (('goal = "L14"', 'goal = "L13"'), "the goal is another fort; on L13 there is none"),
        (("players = [1, 2, 3, 4]", "players = [5]"), "5 players choose a fort each; there are 4 without a player"),
        (('ship = [{ kind = "b" }]', "ship = [" + '{ kind = "b" },' * 7 + "]"),
         "its port has no room for the ships of a player"),
    ],
)  # fmt: skip
def test_ad60_faults_of_races(pair, expected):
    assert any(one.endswith(expected) for one in faults(changed(pair, text=TEXTS["mini1"])))


def test_ad60_a_race_with_ships_in_their_places_can_be_played():
    text = changed(('ship = [{ kind = "b" }]', 'ship = [{ kind = "b", seat = 1, at = "B2" }]'),
                   ("players = [1, 2, 3, 4]", "players = [1]"), ('at = "A1"', 'at = "A1"\nseat = 1'),
                   text=TEXTS["mini1"])  # fmt: skip
    text = text.replace('\ngoal = "A1"', "").replace('\ngoal = "A14"', "").replace('\ngoal = "L1"', "")
    assert read_scenario("own.toml", text)
