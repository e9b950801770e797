"""Figures and the key for lines and scenarios of Age of Sail: that what they show is so."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pytest
from msgspec.structs import replace

from bot import texts
from engine.games.ageofsail.options import Options
from engine.games.ageofsail.scenarios.assault import DATA
from engine.games.ageofsail.view import View
from engine.values import Cell
from render.games.ageofsail import LEGEND
from render.games.ageofsail import scenario_scenes as scenes
from render.games.ageofsail.look import WHOLE
from render.games.ageofsail.roles import ROLES
from render.games.ageofsail.scenes import at
from render.legend import WIDE
from render.sailing.geometry import COURSES, beyond, course_to
from tests.render.age_of_sail import battle, four
from tests.render.age_of_sail_scenarios import assault, hunt, laying, lined, pirates, stronghold


def steps(one: Cell, other: Cell) -> int:
    return max(abs(one.col - other.col), abs(one.row - other.row))


def names(view: View) -> list[str]:
    return [ship.cell.token for ship in view.ships]


class TestLines:
    def test_each_lies_next_to_the_one_before(self) -> None:  # AS-40
        before, after = scenes.forming()
        assert not before.lines
        assert after.lines == (tuple(ship.id for ship in after.ships),)
        for view in (before, after, *scenes.sailing()):
            assert all(steps(one.cell, other.cell) == 1 for one, other in pairwise(view.ships))

    def test_forming_turns_all_and_moves_none(self) -> None:  # AS-40
        before, after = scenes.forming()
        assert names(before) == names(after)
        assert {ship.heading for ship in after.ships} == {before.ships[0].heading}

    def test_followers_keep_to_the_track_and_head_as_they_came(self) -> None:  # AS-40, AS-42
        turned, sailed = scenes.sailing()
        way = set(sailed.tracks[0].cells) | {ship.cell for ship in turned.ships}
        for before, after, track in zip(turned.ships, sailed.ships, sailed.tracks, strict=True):
            assert (track.cells[0], track.cells[-1]) == (before.cell, after.cell)
            assert set(track.cells) <= way
            assert after.heading == course_to(*track.cells[-2:])
        assert {len(track.cells) for track in sailed.tracks} == {3}

    def test_those_behind_close_up(self) -> None:  # AS-41
        lost, closed = scenes.closing()
        assert [wreck.cell.token for wreck in lost.wrecks] == ["C2"]
        assert names(lost)[:3] == ["D2", "B2", "A2"]
        assert names(closed)[:3] == ["D2", "C2", "B2"]

    def test_one_leaves_first(self) -> None:  # AS-41
        whole, left = scenes.leaving()
        gone = next(ship for ship in left.ships if ship.id not in left.lines[0])
        assert gone.heading != whole.ships[0].heading
        assert len(whole.lines[0]) == len(left.lines[0]) + 1
        assert names(left)[:3] == names(whole)[:3]


class TestRaces:
    def test_the_harbour(self) -> None:  # AS-50, AS-51
        wall = {at(name) for name in scenes.HARBOUR}
        around = {beyond(cell, course) for cell in wall for course in COURSES} - wall
        for view in (scenes.pirates(), scenes.hunt()):
            assert set(view.goals) == {cell for cell in around if WHOLE.holds(cell)}
            assert [fort.seat for fort in view.forts] == [None]

    def test_where_brigs_begin(self) -> None:  # AS-50
        allowed = set(scenes.ambush())
        assert {"J20", "A20", "T10", "T1", "A3", "D1"} <= {cell.token for cell in allowed}
        assert not {"K20", "T11", "A1", "C1", "B3"} & {cell.token for cell in allowed}
        view = scenes.pirates()
        assert {ship.cell for ship in view.ships if ship.seat != view.role} <= allowed
        assert [(ship.cell.token, ship.size) for ship in view.ships if ship.seat == view.role] == [("T20", 3)]
        assert sorted(ship.seat for ship in view.ships if ship.seat != view.role) == [1, 1, 2, 2]

    def test_hunters(self) -> None:  # AS-51
        view = scenes.hunt()
        assert sorted(names(view)) == ["A20", "D3", "T1", "T20"]
        assert {ship.size for ship in view.ships} == {2}


class TestAssault:
    def test_the_fort(self) -> None:  # AS-52
        (found,) = scenes.assault().forts
        walls = {card.cell for card in found.cards}
        assert len(walls) == DATA.cannons == 10
        reached = {found.cards[0].cell}
        while more := {beyond(cell, course) for cell in reached for course in COURSES[::2]} & walls - reached:
            reached |= more
        assert reached == walls
        assert scenes.assault().field == tuple(at(token) for token in DATA.field)

    def test_the_attackers(self) -> None:  # AS-52
        view = scenes.assault()
        assert {ship.cell.row for ship in view.ships} == {0}
        shares = [[sum(ship.size == size for ship in view.ships if ship.seat == seat) for size in (3, 2, 1)]
                  for seat in (1, 2)]  # fmt: skip
        assert shares == [[2, 2, 2], [1, 4, 1]]

    def test_landing(self) -> None:  # AS-52
        before, landed, _, stormed = scenes.landing()
        (party,) = landed.parties
        turned = {card.cell for card in landed.forts[0].cards if not card.live}
        assert party.cell in turned
        assert steps(party.cell, before.ships[0].cell) == 1
        assert before.ships[0].masts == landed.ships[0].masts + party.masts
        assert landed.ships[0].masts >= 1
        (fight,) = stormed.struggles
        cannon, rolled = fight.strikes[-1]
        assert (len(cannon), len(rolled)) == (2, party.masts)
        assert sum(rolled) > sum(cannon)
        assert [card.live for card in stormed.forts[0].cards if card.cell == fight.cell] == [False]


NEW = {"lane", "fired-round", "stone", "harbour", "field", "laid", "party", "party-spent", "struggle", "ashore",
       "waiting", "order", "merchant", "pirate", "hunted", "hunter", "defender", "attacker"}  # fmt: skip


class TestKey:
    @staticmethod
    def words(view: View) -> set[str]:
        return {id.rpartition("symbol-")[2] for id in LEGEND.symbols(view)}

    def test_the_battle_has_none_of_it(self) -> None:
        for view in (battle(viewer=0), four(viewer=0)):
            assert not self.words(view) & NEW

    @pytest.mark.parametrize(("view", "own"), [
        (lined(), {"lane"}),
        (battle(order_of=0), {"order"}),
        (pirates(), {"stone", "harbour", "merchant", "pirate", "order"}),
        (hunt(), {"stone", "harbour", "hunted", "hunter"}),
        (laying(), {"field", "laid", "waiting", "defender", "attacker"}),
        (assault(), {"fired-round", "party", "party-spent", "struggle", "ashore", "defender", "attacker"}),
    ], ids=["lined", "order", "pirates", "hunt", "laying", "assault"])  # fmt: skip
    def test_only_what_is_there(self, view: View, own: set[str]) -> None:
        assert self.words(view) & NEW == own

    def test_scenarios_have_nothing_of_the_battle(self) -> None:
        for view in (pirates(viewer=1), hunt(viewer=0), laying(viewer=0), assault(viewer=1)):
            found = self.words(view)
            assert not found & {"calm-rounds", "score", "arms", "silent", "fired"}
            assert ("cannons" in found) == (view.scenario == "assault" and bool(view.forts))
            assert "round" in found

    def test_spent_masts_are_told_in_their_owners_turn_alone(self) -> None:
        assert "party-spent" not in self.words(assault(mover=0))

    def test_a_defender_boards_nobody(self) -> None:
        assert "boarding" not in self.words(assault(viewer=0, mover=0))
        assert "boarding" in self.words(assault(viewer=1))

    @pytest.mark.parametrize("contrast", [False, True])
    @pytest.mark.parametrize("language", texts.LANGUAGES)
    @pytest.mark.usefixtures("as_sent")
    def test_budgets(self, language: str, contrast: bool) -> None:
        full = assault(viewer=1, active="s1", order_of=1, lines=(("s1", "f1"),), waiting=pirates().ships[1:])
        full = replace(full, forts=(stronghold(turned="G9 H9 I11 K12", fired="J9"),), fights=pirates().fights)
        for view in (full, lined(viewer=0, order_of=1), pirates(viewer=1), hunt(viewer=0), laying(viewer=0)):
            found = LEGEND.draw(view, {id: texts.say(language, id) for id in LEGEND.symbols(view)}, contrast)
            assert found.width == WIDE
            assert len(found.data) <= 120_000


def test_each_scenario_has_signs_of_who_is_who() -> None:  # AS-50, AS-51, AS-52
    assert {"battle", *ROLES} == set(get_args(Options.model_fields["scenario"].annotation))
