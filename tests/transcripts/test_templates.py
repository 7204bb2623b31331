"""Which actions a template stands for."""

from typing import Any

import pytest

from trackwalker.port.templates import covered, covers

ANN = {"kind": "player", "id": "Ann"}
LV = {"kind": "company", "id": "LV"}
BID = {"type": "bid", "actor": ANN, "private": "P3", "price": {"min": 55, "max": 600, "step": 5}}


@pytest.mark.parametrize(
    ("price", "listed"), [(50, False), (55, True), (57, False), (600, True), (605, False)]
)
def test_amounts_lie_in_the_range_and_on_a_step(price: int, listed: bool) -> None:
    assert covers(BID, {"type": "bid", "actor": ANN, "private": "P3", "price": price}) is listed


def test_a_range_without_step_takes_every_dollar() -> None:
    template = {"type": "buy_train", "actor": LV, "price": {"min": 1, "max": 9}}
    assert covers(template, {"type": "buy_train", "actor": LV, "price": 7})
    assert not covers(template, {"type": "buy_train", "actor": LV, "price": True})


@pytest.mark.parametrize(
    "change",
    [
        {"private": "P4"},
        {"actor": {"kind": "player", "id": "Ben"}},
        {"type": "pass"},
        {"actor": LV},
        {"extra": 1},
    ],
)
def test_every_other_field_must_be_the_same(change: dict[str, Any]) -> None:
    assert not covers(BID, {"type": "bid", "actor": ANN, "private": "P3", "price": 55} | change)


def test_a_field_that_is_missing_is_not_covered() -> None:
    assert not covers(BID, {"type": "bid", "actor": ANN, "private": "P3"})


def test_who_decides_for_a_company_does_not_count() -> None:
    template = {"type": "pass", "actor": {**LV, "by": "Ann"}}
    assert covers(template, {"type": "pass", "actor": LV})


def test_any_routes() -> None:
    template = {"type": "run_routes", "actor": LV, "routes": {"any": True}}
    assert covers(template, {"type": "run_routes", "actor": LV, "routes": [{"train": "2", "path": []}]})


def test_consent_counts_only_where_the_template_has_it() -> None:
    action = {"type": "buy_company", "actor": LV, "private": "P2", "agreed_by": "Ann"}
    template = {key: value for key, value in action.items() if key != "agreed_by"}
    assert covers(template, action)
    assert covers(action, action)
    assert not covers(action | {"agreed_by": "Ben"}, action)
    assert not covers(action, template)


@pytest.mark.parametrize(
    ("asked", "given", "listed"),
    [
        (["Bob"], ["Alice", "Bob"], True),
        (["Alice", "Bob"], ["Bob", "Alice"], True),
        (["Bob"], ["Alice", "Carol"], False),
        (["Alice", "Bob"], ["Bob"], False),
        (["Alice", "Bob"], ["Bob", "Carol"], False),
    ],
)
def test_which_of_two_names_is_whose_does_not_matter(
    asked: list[str], given: list[str], listed: bool
) -> None:
    lay = {"type": "lay_tile", "actor": LV, "hex": "C13", "tile": "3", "rotation": 0, "private": "EJ&E"}

    def agreed(names: list[str]) -> dict[str, object]:
        return lay | dict(zip(("agreed_by", "also_agreed_by"), names, strict=False))

    assert covers(agreed(asked), agreed(given)) is listed


def test_sides_in_any_order() -> None:
    template = {"type": "place_token", "actor": LV, "hex": "J4", "exits": [0, 3]}
    assert covers(template, template | {"exits": [3, 0]})
    assert not covers(template, template | {"exits": [3]})


def test_rotations_that_look_the_same() -> None:
    template = {"type": "lay_tile", "actor": LV, "hex": "J2", "tile": "57", "rotation": 1}

    def same(tile: str, one: int, other: int) -> bool:
        return tile == "57" and (one - other) % 3 == 0

    assert covers(template, template | {"rotation": 4}, same)
    assert not covers(template, template | {"rotation": 4})
    assert not covers(template, template | {"rotation": 2}, same)


def test_tokens_are_the_same_in_any_order() -> None:
    places = [{"hex": "L10", "exits": [1, 2]}, {"hex": "L16", "exits": [3, 4]}]
    template = {"type": "replace_tokens", "actor": LV, "company": "PRR", "tokens": places}
    assert covers(template, template | {"tokens": [{"hex": "L16", "exits": [4, 3]}, places[0]]})
    assert not covers(template, template | {"tokens": places[:1]})
    assert not covers(template, template | {"tokens": [places[0], places[0]]})


def test_one_of_many() -> None:
    action = {"type": "pass", "actor": ANN}
    assert covered([BID, action], action)
    assert not covered([BID], action)
    assert not covered([], action)
