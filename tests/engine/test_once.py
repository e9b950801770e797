"""What is worked out once for a value."""

import msgspec
from msgspec.structs import replace

from engine.once import is_finished, note_finished, once
from engine.values import Key


class Number(msgspec.Struct, frozen=True, dict=True):
    value: int
    asked: list[int]

    @once
    def square(self) -> int:
        """Its square."""
        self.asked.append(self.value)
        return self.value * self.value


def test_it_is_worked_out_when_it_is_first_asked_for_and_never_again():
    three = Number(3, [])
    assert three.asked == []
    assert (three.square, three.square) == (9, 9)
    assert three.asked == [3]


def test_a_copy_works_it_out_anew_and_it_is_no_part_of_the_value():
    three = Number(3, [])
    assert three.square == 9
    assert replace(three, value=4).square == 16
    assert three == Number(3, [3, 4])
    assert msgspec.json.encode(three) == b'{"value":3,"asked":[3,4]}'
    assert "square" not in repr(three)


def test_of_the_class_it_is_itself():
    assert Number.square.__doc__ == "Its square."


def test_of_an_action_that_was_found_it_is_known_of_whom_and_in_which_state():
    three, end, stay = Number(3, []), (Key("end"),), (Key("stay"),)
    assert not is_finished(three, 0, end)
    note_finished(three, 0, end)
    assert is_finished(three, 0, (Key("end"),))
    assert not is_finished(three, 1, end)
    assert not is_finished(three, 0, stay)
    assert not is_finished(three, 0, ())
    assert not is_finished(replace(three, value=3), 0, end)
    note_finished(three, 0, stay)
    assert not is_finished(three, 0, end)
