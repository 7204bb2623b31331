"""The parts into which the long tests are dealt."""

import pytest
from shares import Share, sampled


def test_all_parts_together_are_all_and_none_is_in_two() -> None:
    things = [f"test_{number}" for number in range(83)]
    parts = [Share(number, 8).of(things, str) for number in range(1, 9)]
    assert sorted(thing for part in parts for thing in part) == sorted(things)
    assert {len(part) for part in parts} == {10, 11}
    assert all(part == [thing for thing in things if thing in part] for part in parts), "in their order"


def test_a_part_does_not_hang_on_the_order_of_collection() -> None:
    things = [f"test_{number}" for number in range(20)]
    assert sorted(Share(2, 3).of(things, str)) == sorted(Share(2, 3).of(things[::-1], str))


def test_a_share_is_read_as_it_is_typed() -> None:
    assert Share.read("3/8") == Share(3, 8)


@pytest.mark.parametrize("text", ["", "3", "0/8", "9/8", "a/8", "3/", "-1/8"])
def test_anything_else_is_said_in_words(text: str) -> None:
    with pytest.raises(pytest.UsageError, match="expected K/N"):
        Share.read(text)


def test_a_sample_leaves_the_rest_to_those_who_look_at_length() -> None:
    things = [("18FL", f"opening-{number}") for number in range(20)]
    cases = sampled(things, 4)
    assert [case.values for case in cases] == things
    usual = [case.values for case in cases if not case.marks]
    assert usual == Share(1, 4).of(things, "/".join)
    assert {mark.name for case in cases for mark in case.marks} == {"exhaustive"}
