"""States of older versions of the rules are read, whatever their shape was."""

from __future__ import annotations

import msgspec
import pytest

from engine.stored import Stamp, hold, upgraded


class Old(msgspec.Struct, frozen=True):
    ships: tuple[int, ...]


class Present(msgspec.Struct, frozen=True):
    fleets: tuple[tuple[int, ...], ...]
    sunk: frozenset[int] = frozenset()


def _with_fleets(data):
    data["fleets"] = [data.pop("ships")]
    return data


def _with_sunk(data):
    data["sunk"] = [ship for fleet in data["fleets"] for ship in fleet if ship < 0]
    return data


def check(state):
    hold(len(state.fleets) < 3, "two fleets at most")


OLD = Stamp("Toy", 1, Old, lambda state: None)
PRESENT = Stamp("Toy", 3, Present, check, older={1: _with_fleets, 2: _with_sunk})


def test_a_state_of_any_older_version_is_read_in_its_present_shape():
    assert PRESENT.load(OLD.dump(Old((1, -2)))) == Present(((1, -2),), frozenset({-2}))
    middle = b'{"version":2,"state":{"fleets":[[3],[4]]}}'
    assert PRESENT.load(middle) == Present(((3,), (4,)))


def test_what_was_read_is_written_as_of_now():
    migrated = PRESENT.load(OLD.dump(Old((1,))))
    assert msgspec.json.decode(PRESENT.dump(migrated))["version"] == 3
    assert PRESENT.load(PRESENT.dump(migrated)) == migrated


@pytest.mark.parametrize(
    "data",
    [
        b'{"version":1,"state":{}}',  # without what the migration needs
        b'{"version":1,"state":[]}',
        b'{"version":1,"state":null}',
        b'{"version":1,"state":{"ships":["one"]}}',  # migrated, and still no state
        b'{"version":2,"state":{"fleets":[[],[],[]]}}',  # migrated, and impossible
        b'{"version":2,"state":{"fleets":7}}',
        b'{"version":0,"state":{"fleets":[]}}',
        b'{"version":4,"state":{"fleets":[]}}',
        b'{"version":-99999999999,"state":{"fleets":[]}}',
    ],
)
def test_what_no_version_has_written_is_refused(data):
    with pytest.raises(ValueError, match=r"."):
        PRESENT.load(data)


def test_a_gap_between_versions_is_refused():
    with pytest.raises(ValueError, match="version 1"):
        upgraded({}, 1, 3, {2: _with_sunk})
