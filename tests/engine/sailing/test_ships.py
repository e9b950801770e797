"""What is asked of all ships again and again is carried on from one fleet to the next, and comes to the same."""

from random import Random

from msgspec.structs import replace

from engine.sailing.ships import Ship, at, mustered, refreshed, with_ship

KNOWN = ("places", "owned", "lying", "taken", "crowded")


def test_what_is_carried_on_is_what_would_be_worked_out_anew():
    rng = Random(1)
    for _ in range(20):
        ships = mustered([Ship(f"f{place}", rng.randrange(8), 2, 2, rng.randrange(40), 0) for place in range(12)])
        for _ in range(60):
            place = rng.randrange(len(ships))
            change = rng.choice(({"cell": rng.randrange(40)}, {"masts": rng.randrange(3)}, {"seat": rng.randrange(8)}))
            ships = with_ship(ships, place, replace(ships[place], **change, port=rng.randrange(2)))
            anew = mustered(tuple(ships))
            assert [getattr(ships, name) for name in KNOWN] == [getattr(anew, name) for name in KNOWN]
            assert tuple(refreshed(ships)) == tuple([replace(ship, port=0) for ship in ships])


def test_of_two_ships_on_a_cell_one_may_leave_it():
    boarder, target = Ship("s1", 0, 3, 3, 7, 0), Ship("f1", 1, 2, 2, 7, 0)
    for place, stays in ((0, 1), (1, 0)):
        ships = with_ship((boarder, target), place, replace((boarder, target)[place], cell=8))
        assert (at(ships, 7), at(ships, 8), at(ships, 9)) == (stays, place, None)
        assert ships.taken == 1 << 7 | 1 << 8


def test_as32_a_prize_has_another_owner():
    ships = with_ship((Ship("s1", 0, 3, 3, 7, 0), Ship("f1", 1, 2, 0, 7, 0)), 1, Ship("f1", 0, 2, 1, 7, 0))
    assert (ships.owned[:2], ships.lying[:2]) == (((0, 1), ()), (1 << 7, 0))
