"""Each check on a table sees the fault that it is there for, and nothing on a sound table."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from trackwalker.invariants.checking import problems
from trackwalker.invariants.core.raw import RawTable
from trackwalker.invariants.core.registry import RAW
from trackwalker.scene import RoundName, Scene, SceneError, Task
from trackwalker.scene.filling.completion import complete

State = dict[str, Any]
CHECKS = {entry.name: entry.check for entry in RAW if entry.holds_in("18CH")}


@pytest.fixture
def sound(scene: Scene) -> State:
    """Phase 3, the N&W in operation, the PRR started, a tile on the map."""
    setting = scene.setting
    setting.seats.settled_table(3, "3")
    setting.companies.started("N&W", 95, operated=True)
    setting.shares.presidency("Alice", "N&W", 60)
    setting.trains.of_company("N&W", ["3"])
    setting.companies.started("PRR", 80)
    setting.shares.presidency("Bob", "PRR", 30)
    setting.shares.holding("pool", 20, "PRR")
    setting.rounds.turn("N&W", Task("run"), RoundName("operating", 1, 2))
    return complete(setting)


def company(state: State, name: str) -> dict[str, Any]:
    return next(entry for entry in state["companies"] if entry["id"] == name)


def give(holder: str, name: str, count: int, *, president: bool = False) -> Callable[[State], None]:
    """Move certificates of a company from wherever they lie, one by one."""

    def change(state: State) -> None:
        paper = [p for p in state["certificates"] if p["company"] == name and p["president"] is president]
        for certificate in paper[:count]:
            certificate["holder"] = holder

    return change


def put(*path: Any, value: Any) -> Callable[[State], None]:
    """Replace one value, `path` leading to it."""

    def change(state: State) -> None:
        at: Any = state
        for step in path[:-1]:
            at = at[step]
        at[path[-1]] = value

    return change


def on(name: str, **fields: Any) -> Callable[[State], None]:
    return lambda state: company(state, name).update(fields)


FAULTS: list[tuple[str, Callable[[State], None], str]] = [
    ("money_is_conserved", put("bank", "cash", value=1), "all money together is"),
    ("nobody_owes_money", put("players", 0, "cash", value=-5), r"Alice has \$-5"),
    ("certificates_add_up", lambda s: s["certificates"].pop(), "certificate.* missing"),
    ("certificates_add_up", put("certificates", 0, "percent", value=30), "of 30% .* too many"),
    ("holders_exist", give("player:Zoe", "LV", 1), "player:Zoe, not at the table"),
    ("holders_exist", put("privates", 0, "owner", value="player:Zoe"), "P1 belongs to player:Zoe"),
    ("president_holds_the_certificate", on("N&W", president="Bob"), "Bob is president of the N&W"),
    ("president_holds_the_certificate", on("N&W", president=None), "has started and has no president"),
    ("president_holds_the_certificate", on("LV", president="Bob"), "has not started.* and has a president"),
    ("nobody_holds_more_than_the_president", give("player:Alice", "PRR", 4), "Alice holds more of the PRR"),
    (
        "holdings_within_limits",
        give("player:Alice", "N&W", 5),
        r"Alice holds 70% of the N&W, 60% is the most",
    ),
    ("holdings_within_limits", give("pool", "PRR", 6), r"pool holds 60% of the PRR, 50% is the most"),
    ("started_companies_have_a_price", put("market", value=[]), "lies 0 times on the chart"),
    ("started_companies_have_a_price", put("market", 0, "stack", value=["N&W", "N&W"]), "lies 2 times"),
    ("started_companies_have_a_price", put("market", 0, "stack", value=["N&W", "LV"]), "has not started"),
    ("prices_are_those_of_the_chart", put("market", 0, "price", value=96), "is printed 95, not 96"),
    ("prices_are_those_of_the_chart", put("market", 0, "cell", value="r9c9"), "is printed None"),
    ("floated_companies_have_sold_enough", on("PRR", floated=True), "has floated with 50%"),
    ("floated_companies_have_sold_enough", on("N&W", floated=False), "has not floated although 60%"),
    ("trains_add_up", put("depot", "pool", value=["3"]), "there are 7 3-trains, the box has 6"),
    ("no_rusted_train_in_play", put("phase", value="6"), "the N&W has a 3-train in phase 6"),
    ("trains_within_the_limit", on("N&W", trains=[{"name": "3"}] * 5), "has 5 trains in phase 3"),
    ("tokens_add_up", on("N&W", tokens_left=3), "1 tokens on the map, 3 left, 3 printed"),
    ("tokens_add_up", on("N&W", tokens=[{"hex": "C13", "exits": []}] * 2, tokens_left=1), "2 tokens on C13"),
    ("tiles_add_up", put("tiles", "left", "57", value=6), "#57: 0 laid and 6 left"),
    ("tiles_add_up", put("tiles", "laid", value=[{"hex": "Z9", "tile": "7", "rotation": 0}]), "on Z9"),
    ("privates_close_with_their_phase", put("phase", value="5"), "P1 is still in the game in phase 5"),
    ("unsold_privates_have_a_price", put("privates", 0, "owner", value="bank"), "P1 is unsold after"),
    ("unsold_privates_have_a_price", put("privates", 0, "price", value=20), "is offered at 20"),
]


def test_a_sound_table_has_no_problems(sound: State, components: dict[str, Any]) -> None:
    assert problems(sound, components) == []


@pytest.mark.parametrize(("name", "spoil", "words"), FAULTS)
def test_a_fault_is_seen(
    sound: State,
    components: dict[str, Any],
    name: str,
    spoil: Callable[[State], None],
    words: str,
) -> None:
    import re

    check = CHECKS[name]
    assert list(check(RawTable(sound, components))) == []
    spoil(sound)
    found = "; ".join(check(RawTable(sound, components)))
    assert re.search(words, found), found


def test_trains_above_the_limit_may_lie_while_companies_discard(
    sound: State, components: dict[str, Any]
) -> None:
    spoilt = copy.deepcopy(sound)
    company(spoilt, "N&W")["trains"] = [{"name": "3"}] * 5
    assert list(CHECKS["trains_within_the_limit"](RawTable(spoilt, components)))
    spoilt["pending"].insert(0, {"kind": "discard_train", "actors": [], "context": {}})
    assert list(CHECKS["trains_within_the_limit"](RawTable(spoilt, components))) == []


def test_bids_need_their_money(scene: Scene, components: dict[str, Any]) -> None:
    scene.setting.seats.new_game(3)
    scene.setting.opening.bid("Alice", 500, "P3")
    scene.setting.opening.bid("Alice", 305, "P4")
    scene.setting.opening.bid("Bob", 310, "P4")
    state = complete(scene.setting)
    assert list(CHECKS["bids_are_covered"](RawTable(state, components))) == []
    state["round"]["bids"].pop()
    assert list(CHECKS["bids_are_covered"](RawTable(state, components))) == [
        "Alice has $800, and $805 lie on bids"
    ]


def test_every_check_has_its_fault() -> None:
    assert {name for name, _, _ in FAULTS} | {"bids_are_covered"} == {*CHECKS}


def operating(scene: Scene, phase: str, where: RoundName, ending: RoundName | None) -> None:
    """The N&W, with a train of the phase, is to buy trains; maybe the bank has broken."""
    setting = scene.setting
    setting.seats.settled_table(3, phase)
    setting.companies.started("N&W", 95, operated=True)
    setting.shares.presidency("Alice", "N&W", 60)
    setting.trains.of_company("N&W", [phase])
    if ending is not None:
        setting.rounds.ending(ending)
    setting.rounds.turn("N&W", Task("buy_train"), where)


@pytest.mark.parametrize(
    ("phase", "where", "ending", "what"),
    [
        ("5", RoundName("operating", 2, 2), RoundName("operating", 2, 2), "phase 5 has 3 in a set"),
        ("3", RoundName("operating", 1, 2, 3), None, "up to phase 3 a set has 1 or 2"),
        ("4", RoundName("operating", 2, 2, 2), RoundName("operating", 1, 2), "cannot end after"),
        ("4", RoundName("operating", 1, 2, 2), RoundName("operating", 3, 2), "cannot end after"),
    ],
)
def test_rounds_that_contradict_phase_or_end_are_found(
    scene: Scene, phase: str, where: RoundName, ending: RoundName | None, what: str
) -> None:
    operating(scene, phase, where, ending)
    with pytest.raises(SceneError, match=what):
        complete(scene.setting)


@pytest.mark.parametrize(
    ("phase", "where", "ending"),
    [
        ("5", RoundName("operating", 2, 2, 2), RoundName("operating", 2, 2)),
        ("5", RoundName("operating", 3, 2), RoundName("operating", 3, 2)),
        ("3", RoundName("operating", 1, 2, 1), None),
    ],
)
def test_rounds_that_fit_are_taken(
    scene: Scene, phase: str, where: RoundName, ending: RoundName | None
) -> None:
    operating(scene, phase, where, ending)
    complete(scene.setting)
