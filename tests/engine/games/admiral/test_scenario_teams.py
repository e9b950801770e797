"""What scenario files say of teams, lost forts, mines, and reefs and islands by lot: faults by their lines (AD-60)."""

from random import Random

import pytest

from engine.game import Action
from engine.games import admiral
from engine.games.admiral.options import Options
from engine.games.admiral.scenario import read_scenario
from engine.setups import usual_setup
from engine.values import Key
from tests.engine.games.admiral.voyages import play
from tests.faults import faults_of

OWN = """game = "admiral"
name = "Skerries"
width = 12
height = 10
players = [4]
goal = "pearls"
pearls_to_win = 2
teams = [
  [1, 4],
  [2, 3],
]
homeless = 3
mines = 1
reefs_each = 1
pearls = ["F5", "G5"]
ship = [
  { kind = "g", seat = 1, at = "B1" },
  { kind = "b", seat = 2, at = "L2" },
  { kind = "b", seat = 3, at = "A9" },
  { kind = "b", seat = 4, at = "L9" },
]

[[spare]]
rows = [
  "##",
  "~#",
]

[[fort]]
at = "A1"
seat = 1

[[fort]]
at = "L1"
seat = 2

[[fort]]
at = "A10"
seat = 3

[[fort]]
at = "L10"
seat = 4
"""


def faults(text):
    return [line.removeprefix("own.toml:") for line in faults_of(read_scenario, "own.toml", text)]


def changed(*pairs, text=OWN):
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_ad60_a_file_says_who_plays_together_and_what_is_laid():
    options = Options(scenario=OWN, islands="lot", reefs="players", teams="3v3")
    assert (options.islands, options.reefs, options.teams) == ("lot", "players", "none")  # the file has its own teams
    assert admiral.seats(options) == {4}
    assert [(side.key, side.seats) for side in admiral.hooks.sides(options, 4)] == [("team-1", 2), ("team-2", 2)]
    state = admiral.new(usual_setup(admiral, options, 4, 0), options, Random(2))
    assert (state.sides, state.cycle) == ((0, 1, 0, 1), (0, 1, 3, 2))
    assert [(fort.id, fort.seat) for fort in state.forts] == [
        ("fort-a1", 0), ("fort-l1", 1), ("fort-a10", 3), ("fort-l10", 2),
    ]  # fmt: skip
    assert (state.terms.homeless, len(state.layout.closed), len(state.layout.coastal)) == (3, 3, 1)
    admiral.check(state)
    for _ in range(4):
        move = admiral.choose(state, state.mover).options[0].value.token
        state, _ = play(state, move)
    assert len(state.layout.reefs) == 4
    assert set(admiral.pending(state)) == {0, 1, 2, 3}  # all lay their mine at the same time
    for seat in range(4):
        state, _ = admiral.apply(state, seat, Action((Key("enough"),)), Random(seat))
    assert state.round == 1


def test_ad60_without_such_keys_nothing_of_that_matters():
    plain = changed(("reefs_each = 1\n", ""), ('[[spare]]\nrows = [\n  "##",\n  "~#",\n]\n', ""))
    assert Options(scenario=plain, reefs="players") == Options(scenario=plain)


@pytest.mark.parametrize(
    ("pairs", "expected"),
    [
        ([("[2, 3],", "[2, 5],")], "10: there is no player 5"),
        ([("[2, 3],", "[2, 4],")], "10: player 4 is in a team already"),
        ([("[2, 3],", "[2],")], "8: player 3 is in no team"),
        ([("  [1, 4],\n", ""), ("[2, 3],", "[2, 3, 1, 4],")], "8: there are two or three teams"),
        ([("[2, 3],", "[2, 3],\n  [],")], "11: teams.2: Tuple should have at least 1 item after validation, not 0"),
        ([("[1, 4],", "[1, 0],")], "9: teams.0.1: Input should be greater than or equal to 1"),
        ([("[1, 4],\n  [2, 3],", "[1],\n  [2],\n  [3],\n  [4],")],
         "8: teams: Tuple should have at most 3 items after validation, not 4"),
        ([("homeless = 3", "homeless = 10")], "12: homeless: Input should be less than or equal to 9"),
        ([("mines = 1", "mines = 2")], "13: of 4 players each lays 1 at most"),
        ([("mines = 1", "mines = 4")], "13: mines: Input should be less than or equal to 3"),
        ([('at = "L10"\nseat = 4', 'at = "L10"')], "13: player 4 has no fort near which they could be laid"),
        ([('at = "L10"\nseat = 4', 'at = "L10"')], "12: player 4 has no fort from the start"),
        ([("reefs_each = 1", "reefs_each = 4")], "14: reefs_each: Input should be less than or equal to 3"),
        ([('  "##",\n', '  "###",\n')], "26: the rows of an island must be equally long"),
        ([('  "##",\n', f'  "{"#" * 13}",\n'), ('  "~#",\n', "")],
         "23: there is no room for this island, two steps from ports, pearls and others"),
        ([('"##"', '"#x"')], "25: spare.0.rows.0: String should match pattern '^[#~.]+$'"),
        ([("[[spare]]", '[[spare]]\nat = "F5"')], "24: spare.0.at: Extra inputs are not permitted"),
    ],
)  # fmt: skip
def test_ad60_ad55_faults(pairs, expected):
    assert expected in faults(changed(*pairs)), faults(changed(*pairs))


def test_ad60_a_team_needs_one_fort_to_bring_pearls_to():
    bare = changed(("homeless = 3\n", ""), ("mines = 1\n", ""), ('at = "L10"\nseat = 4', 'at = "L10"'))
    assert read_scenario("own.toml", bare)
    none = changed(('at = "A1"\nseat = 1', 'at = "A1"'), text=bare)
    assert any(one.endswith("player 1 has no fort to bring pearls to") for one in faults(none))


def test_ad60_there_must_be_room_for_the_reefs():
    narrow = changed(("width = 12", "width = 4"), ("height = 10", "height = 4"), ("reefs_each = 1", "reefs_each = 3"),
                     ('pearls = ["F5", "G5"]', 'pearls = ["B3", "C3"]'), ('at = "L2"', 'at = "D2"'),
                     ('at = "A9"', 'at = "A3"'), ('at = "L9"', 'at = "D3"'), ('at = "L1"', 'at = "D1"'),
                     ('at = "A10"', 'at = "A4"'), ('at = "L10"', 'at = "D4"'),
                     ('[[spare]]\nrows = [\n  "##",\n  "~#",\n]\n', ""))  # fmt: skip
    assert faults(narrow) == ["14: there is no room for 12 reefs"]


def test_ad60_races_know_nothing_of_it():
    race = changed(('goal = "pearls"\npearls_to_win = 2', 'goal = "afloat"'), ('pearls = ["F5", "G5"]\n', ""))
    assert read_scenario("own.toml", race)
    race = race.replace('"afloat"', '"arrival"')
    for line, key in ((7, "teams"), (11, "homeless"), (12, "mines"), (13, "reefs_each"), (21, "spare")):
        assert f"{line}: this has no meaning in a race" in faults(race), key


def test_ad60_teams_are_for_one_number_of_players():
    chosen = changed(("players = [4]", "players = [3, 4]"))
    assert "8: where there are teams there is one number of players" in faults(chosen)
