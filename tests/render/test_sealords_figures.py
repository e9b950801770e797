"""Figures for the rules of Sea Lords: that what they show is so."""

from __future__ import annotations

from engine.games.sealords.data import HIRES, SCORES
from engine.games.sealords.sea import HOME, beside, bits
from render.games.sealords import scenes
from render.games.sealords.cells import EFFECTS


def test_the_effects_are_six_and_the_mercenaries_twelve() -> None:
    assert len(EFFECTS) == 6
    assert len(HIRES) == 12


def test_parts_of_the_sea_cover_it() -> None:
    assert sorted(cell for part in scenes.parts() for cell in part) == list(range(42))


def test_cells_for_laying_are_the_legal_ones() -> None:  # SL-20 to SL-22
    view, cells = scenes.laying()
    sailing = [i for i, c in enumerate(view.cells) if c.ship and c.ship.owner == scenes.LIGHT and not c.ship.burning]
    taken = {i for i, c in enumerate(view.cells) if c.ship and not c.ship.burning}
    near = beside(sum(1 << i for i in sailing))
    legal = {i for i in (*bits(HOME[scenes.LIGHT]), *bits(near)) if i not in taken}
    shown = {scenes.at(cell.token) for cell in cells}
    assert shown == {i for i in legal if i % 7 < 5}
    assert any((ship := view.cells[i].ship) and ship.burning for i in shown)


def test_shots_pass_and_stop_where_they_should() -> None:  # SL-33
    view = scenes.shots()
    assert view.last
    for shot in view.last.shots:
        assert shot.start // 7 == shot.end // 7
        between = [view.cells[i].ship for i in range(shot.start + 1, shot.end)]
        assert all(ship is None or ship.burning or ship.owner == scenes.LIGHT for ship in between)
        target = view.cells[shot.end].ship
        assert target
        assert target.owner == scenes.DARK
        assert target.burning == (shot.struck == "burnt")
        assert (target.card is not None) == (shot.struck == "mercenary")
    assert {shot.struck for shot in view.last.shots} == {"burnt", "shield", "mercenary"}


def test_combinations_score_what_is_written() -> None:  # SL-51, SL-52
    view, combinations = scenes.scoring()
    for first, last, _, points in combinations:
        step = 1 if first[1] == last[1] else 7
        ships = [view.cells[i].ship for i in range(scenes.at(first), scenes.at(last) + 1, step)]
        numbers = [ship.numbers[0] for ship in ships if ship]
        assert len(numbers) == len(ships)
        if len(set(numbers)) == 1:
            assert points == SCORES.equal[len(numbers)]
        else:
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            assert points == SCORES.run[len(numbers)]
