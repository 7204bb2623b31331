"""Who is accused where many scenarios fail for one fault, and who is only blocked."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackwalker.suite.blame import Charge, Judgement, charge_at, first_tested, judge
from trackwalker.suite.causes import Cause

GWT = ("given", "given", "when", "then", "then")


def cause(fine: str, coarse: str = "", step: int = 2, in_opening: bool = False) -> Cause:
    return Cause(what=fine, fine=fine, coarse=coarse, step=step, move=fine, in_opening=in_opening)


def plain(name: str, fine: str, *marked: str) -> Charge:
    return Charge(name, (*marked, "X-1-z"), marked, ("X-1-z",), True, cause(fine))


def other(name: str, fine: str, *clauses: str, tested: bool = True, coarse: str = "") -> Charge:
    return Charge(name, clauses, (), clauses, tested, cause(fine, coarse))


@pytest.mark.parametrize(
    ("kinds", "failed", "first"),
    [
        (GWT, 2, 2),
        (GWT, 4, 2),
        (("given", "when", "when", "then"), 3, 2),
        (("given", "when", "when", "then"), 2, 2),
        (("given", "when", "when", "then"), 1, 4),  # on the way: nothing of it is tested
        (("given", "when", "then", "when", "then"), 4, 3),
        (("given", "then"), 1, 0),  # a new game is looked at
    ],
)
def test_what_is_tested_is_the_last_when_before_a_then(
    kinds: tuple[str, ...], failed: int, first: int
) -> None:
    assert first_tested(kinds, failed) == first


def test_the_marked_step_accuses_its_clauses_only() -> None:
    charge = charge_at("s", ("X-1-a", "X-1-b"), {2: ("X-1-a", "X-9-q")}, GWT, 2, cause("buy"))
    assert (charge.marked, charge.unmarked, charge.tested) == (("X-1-a",), ("X-1-b",), True)


def test_a_mark_holds_for_a_then_that_shows_what_its_when_did() -> None:
    charge = charge_at("s", ("X-1-a", "X-1-b"), {2: ("X-1-a",)}, GWT, 4, cause("buy"))
    assert charge.marked == ("X-1-a",)


def test_a_clause_marked_elsewhere_is_not_accused_by_another_step() -> None:
    charge = charge_at("s", ("X-1-a", "X-1-b"), {4: ("X-1-a",)}, GWT, 3, cause("buy"))
    assert judge([charge])["s"] == Judgement(accused=("X-1-b",))


@pytest.mark.parametrize("wrong", [cause("bid", in_opening=True), cause("bid", step=1)])
def test_what_went_wrong_before_the_test_is_not_tested(wrong: Cause) -> None:
    assert not charge_at("s", ("X-1-a",), {}, GWT, 2, wrong).tested


def test_without_a_cause_the_scenario_stands_for_itself() -> None:
    charge = charge_at("s", ("X-1-a",), {}, GWT, 3, None)
    assert judge([charge]) == {"s": Judgement(accused=("X-1-a",))}


def test_who_stumbles_over_the_same_move_is_blocked_by_the_plain_scenario() -> None:
    judged = judge([other("limit", "buy", "X-2-a"), plain("price", "buy", "X-1-a")])
    assert judged == {"limit": Judgement(by=("X-1-a",)), "price": Judgement(accused=("X-1-a",))}


def test_a_plain_scenario_that_passes_blocks_nobody() -> None:
    assert judge([other("limit", "buy", "X-2-a")]) == {"limit": Judgement(accused=("X-2-a",))}


def test_a_witness_blocks_but_is_not_judged() -> None:
    assert judge([other("limit", "buy", "X-2-a")], [plain("price", "buy", "X-1-a")]) == {
        "limit": Judgement(by=("X-1-a",))
    }


def test_what_fails_on_the_way_is_blocked_by_who_tests_it() -> None:
    judged = judge([other("later", "buy", "X-3-a", tested=False), other("price", "buy", "X-1-a")])
    assert judged["later"] == Judgement(by=("X-1-a",))


def test_nothing_is_lost_where_nobody_stands_accused() -> None:
    judged = judge([other("later", "buy", "X-3-a", tested=False), other("price", "sell", "X-1-a")])
    assert judged["later"] == Judgement(accused=("X-3-a",))


def test_the_same_reason_is_the_same_fault_of_another_move() -> None:
    charges = [
        Charge("price", ("X-1-a",), ("X-1-a",), (), True, cause("buy for 400", "too dear")),
        other("limit", "buy for 500", "X-2-a", coarse="too dear"),
    ]
    assert judge(charges)["limit"] == Judgement(by=("X-1-a",))


def begun(name: str, fine: str, *clauses: str, alike: tuple[str, ...] = ()) -> Charge:
    """Of a scenario whose opening went wrong."""
    return Charge(name, clauses, (), clauses, False, cause(fine, in_opening=True), alike)


def test_an_opening_accuses_who_tests_such_an_action_and_blocks_the_others() -> None:
    charges = [
        begun("run", "lay", "X-3-a"),
        begun("track", "lay", "X-2-a", "X-2-b", alike=("X-2-a",)),
        begun("end", "lay", "X-4-a"),
        begun("elsewhere", "bid", "X-5-a"),
    ]
    assert judge(charges) == {
        "run": Judgement(by=("X-2-a",)),
        "track": Judgement(accused=("X-2-a",)),
        "end": Judgement(by=("X-2-a",)),
        "elsewhere": Judgement(accused=("X-5-a",)),
    }


def test_an_opening_accuses_nobody_where_the_same_move_is_tested_by_itself() -> None:
    charges = [begun("track", "lay", "X-2-a", alike=("X-2-a",)), other("move", "lay", "X-1-a")]
    assert judge(charges)["track"] == Judgement(by=("X-1-a",))


@pytest.mark.parametrize(
    ("marks", "actions", "alike"),
    [
        ({}, {2: "lay_tile"}, ("X-1-a", "X-1-b")),
        ({2: ("X-1-b",)}, {2: "lay_tile"}, ("X-1-b",)),
        ({3: ("X-1-b",)}, {2: "lay_tile"}, ("X-1-b",)),
        ({}, {1: "lay_tile", 2: "bid"}, ()),  # only leads there
    ],
)
def test_what_is_like_the_step_of_an_opening_is_tested_by_an_action_of_its_type(
    marks: dict[int, tuple[str, ...]], actions: dict[int, str], alike: tuple[str, ...]
) -> None:
    kinds = ("given", "when", "when", "then")
    wrong = Cause("refused", "lay", "", 0, in_opening=True, type="lay_tile")
    charge = charge_at("s", ("X-1-a", "X-1-b"), marks, kinds, 1, wrong, actions.get)
    assert charge.alike == alike
    on_the_way = Cause("refused", "lay", "", 0, type="lay_tile")
    assert charge_at("s", ("X-1-a", "X-1-b"), marks, kinds, 1, on_the_way, actions.get).alike == ()


CLAUSES = st.lists(st.sampled_from(["X-1-a", "X-1-b", "X-2-a"]), min_size=1, max_size=3, unique=True).map(
    tuple
)
CHARGES = st.builds(
    Charge,
    scenario=st.uuids().map(str),
    clauses=CLAUSES,
    marked=st.one_of(st.just(()), CLAUSES),
    unmarked=st.one_of(st.just(()), CLAUSES),
    tested=st.booleans(),
    alike=st.one_of(st.just(()), CLAUSES),
    cause=st.one_of(st.none(), st.builds(cause, st.sampled_from("ABC"), st.sampled_from(["", "ab"]))),
)


@given(st.lists(CHARGES, max_size=8))
def test_every_charge_is_judged_and_whoever_blocks_stands_accused(charges: list[Charge]) -> None:
    judged = judge(charges)
    assert set(judged) == {charge.scenario for charge in charges}
    accused = {clause for judgement in judged.values() for clause in judgement.accused}
    for judgement in judged.values():
        assert bool(judgement.accused) != bool(judgement.by)
        assert set(judgement.by) <= accused
