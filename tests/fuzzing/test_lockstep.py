"""Engines side by side: manners are no difference, everything else is, and no fault of an engine is ours."""

import json
from pathlib import Path
from typing import Any

import pytest
from fuzz_engines import Backwards, Breaking, Changing, Eager, Lying, Stubborn, wrong

from trackwalker.components.load import load_components
from trackwalker.errors import TrackwalkerError
from trackwalker.fuzzing.batches import Shown
from trackwalker.fuzzing.comparing import difference, first_change, waits_for
from trackwalker.fuzzing.guide import Guide
from trackwalker.fuzzing.lockstep import Follower, Lockstep
from trackwalker.fuzzing.report import as_json, summary_lines
from trackwalker.fuzzing.runs import Beginning, Run
from trackwalker.fuzzing.search import Order, go, rules_for
from trackwalker.fuzzing.shrinking import parting_of, shrunk, with_answers
from trackwalker.invariants.checking import load_facts
from trackwalker.paths import features_dir
from trackwalker.playouts.openings import start_from
from trackwalker.port.engine import Engine, EngineFault
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene.openings import load_opening

ROOT = Path(__file__).resolve().parents[2]
GAME = "18Chesapeake"
DEAL = {"game": GAME, "players": ["Alice", "Bob"], "deal": {"P6": "LV"}}
NO_RULES: dict[str, Any] = {"readings": {}, "deviations": []}


def by(player: str, kind: str, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "actor": {"kind": "player", "id": player}, **fields}


def beside(engine: Engine, against: Engine | None = None) -> Lockstep:
    other = None if against is None else Follower(against)
    return Lockstep(Guide(NO_RULES), Follower(engine), load_facts(features_dir(), GAME), other)


def auction(*actions: dict[str, Any]) -> Run:
    return Run(Beginning("the deal", DEAL), actions)


@pytest.mark.parametrize(
    "spec",
    ["reference:manners=hasty,own-order", "reference:manners=patient", "reference:without=load,chance,rules"],
)
def test_manners_and_lacks_are_no_difference(spec: str) -> None:
    fuzz = go(Order(GAME, spec, examples=30, seed=5))
    assert fuzz.findings == []
    assert fuzz.accepted > 50
    assert fuzz.refused > 50


def test_what_is_accepted_against_the_book_names_its_clause() -> None:
    engine = wrong(GAME, "refusal/bid-multiple")
    run = auction(by("Alice", "bid", private="P3", price=56))
    parting, number = parting_of(run, beside(engine))
    assert parting is not None
    assert (parting.kind, parting.cause, number) == ("permissive", "accepted|bid|18CH-29-i", 1)
    assert parting.clauses[0] == "18CH-29-i"


def test_two_engines_are_held_against_each_other() -> None:
    run = auction(by("Alice", "bid", private="P3", price=56), by("Bob", "pass"))
    name = "refusal/bid-multiple"
    assert parting_of(run, beside(wrong(GAME, name), wrong(GAME, name)))[0] is None
    parting, _ = parting_of(run, beside(ReferenceConnection(), wrong(GAME, name)))
    assert parting is not None
    assert parting.cause == "only the other engine|accepted|bid|18CH-29-i"


@pytest.mark.parametrize("kind", ["died", "timeout", "rubbish"])
def test_an_engine_that_breaks_down_is_a_finding(kind: str) -> None:
    fuzz = go(Order(GAME, "breaking", examples=20, seed=1), make=lambda: Breaking(kind))
    assert fuzz.findings
    assert {found.parting.kind for found in fuzz.findings} == {"fault"}
    shortest = min(len(found.run.actions) for found in fuzz.findings)
    assert shortest == 1


@pytest.mark.parametrize("at_once", [False, True])
def test_a_state_that_is_none_is_a_finding(at_once: bool) -> None:
    fuzz = go(Order(GAME, "changing", examples=30, seed=1), make=lambda: Changing(at_once))
    assert [found.parting.kind for found in fuzz.findings] == ["fault"]
    assert fuzz.findings[0].parting.got.startswith("engine fault at `state` (invalid-message)")


def test_what_an_engine_says_of_itself_is_one_short_line_and_held_against_the_registers() -> None:
    fuzz = go(Order(GAME, "lying", examples=1, seed=1), make=Lying)
    first, *others = summary_lines(fuzz)
    assert first.startswith(f"{GAME} on Trackwalker reference engine 0 findings\ufffd[2J999")
    assert len(first) < 500
    assert "fault  the engine declares 18CH-Q05=z; the text asks for a or b" in others
    assert "warning  the engine declares CHESS-Q01=a; no register has that question" in others
    assert as_json(fuzz, [])
    assert others[-1] == "0 findings"


def test_a_game_that_the_engine_does_not_play_cannot_be_done() -> None:
    with pytest.raises(TrackwalkerError, match="unknown game"):
        go(Order("18Nowhere"))


def test_an_engine_without_rules_is_judged_by_the_readings_that_it_declares() -> None:
    hello = {"capabilities": ["load"], "games": [], "readings": {"18CH-Q05": "b", "18CH-Q05x": "a"}}
    assert rules_for(GAME, hello, None) == {"readings": {"18CH-Q05": "b"}, "deviations": []}
    able = {**hello, "capabilities": ["rules"]}
    assert rules_for(GAME, able, None)["readings"] == {}


def test_a_table_differs_in_facts_and_in_what_is_noted_of_the_round() -> None:
    engine = ReferenceConnection()
    engine.new_game(DEAL)
    table = engine.state()
    players = [{**table["players"][0], "cash": 1}, *table["players"][1:]]
    richer = difference({**table, "players": players}, table)
    assert richer is not None
    assert (richer.kind, richer.whose, richer.sound, richer.shown) == ("cash", "Alice", 1200, 1)
    passed = difference({**table, "round": {**table["round"], "passed": ["Bob"]}}, table)
    assert passed is not None
    assert passed.kind == "round.passed"
    assert difference({**table, "x-own": 1, "certificates": table["certificates"][::-1]}, table) is None
    depot = {**table["depot"], "stack": [{**one} for one in table["depot"]["stack"]]}
    depot["stack"][0]["left"] = 0
    sold_out = {**table, "depot": depot}
    assert difference({**table, "depot": {**depot, "stack": depot["stack"][1:]}}, sold_out) is None
    assert difference(sold_out, table) is not None
    contest = {"private": "P3", "bidders": ["Bob", "Alice"]}
    heard = {**table, "round": {**table["round"], "contest": contest}}
    turned = {**table, "round": {**table["round"], "contest": {**contest, "bidders": ["Alice", "Bob"]}}}
    assert difference(heard, turned) is None
    bids = [{"player": name, "private": "P3", "amount": 60} for name in ("Carol", "Bob")]
    left = {**heard, "round": {**heard["round"], "bids": bids}}
    assert difference(left, {**left, "round": {**left["round"], "bids": bids[1:]}}) is None
    assert difference(left, {**left, "round": {**left["round"], "bids": bids[:1]}}) is not None
    assert difference(heard, table) is not None
    assert first_change(table, {**table, "priority": "Bob"}) == "priority: 'Alice' became 'Bob'"


def test_the_same_player_asked_once_more_by_an_engine_that_passes_for_the_others_is_no_difference() -> None:
    acl = {"kind": "company", "id": "ACL", "by": "Alice"}
    share = {"company": "ACL", "percent": 20}
    nothing = {"type": "pass", "actor": acl}
    train = {"type": "buy_train", "actor": acl, "train": "2", "price": 100, "from": "bank"}
    begins = [nothing, by("Alice", "pass"), nothing]
    run = Run(
        Beginning("the deal", {"game": "18FL", "players": ["Alice", "Bob"], "deal": {}}),
        (
            by("Bob", "bid", price=10),
            by("Alice", "bid", price=0),
            by("Bob", "buy_private", private="POSC", price=40),
            by("Alice", "buy_private", private="TR", price=20),
            by("Alice", "par", company="ACL", price=110),
            by("Bob", "buy_shares", **share, **{"from": "ipo"}),
            by("Bob", "buy_shares", **share, **{"from": "ipo"}),
            *begins,
            by("Bob", "assign", private="POSC", hex="K28"),
            train,
            nothing,
            by("Alice", "pass"),
            by("Bob", "pass"),
            *begins,
            train,
            nothing,
            by("Alice", "pass"),
            by("Bob", "sell_shares", **share),
        ),
    )
    lockstep = Lockstep(Guide(NO_RULES), Follower(Eager()), load_facts(features_dir(), "18FL"))
    assert parting_of(run, lockstep) == (None, len(run.actions))
    assert lockstep.accepted == len(run.actions)
    assert lockstep.guide.state["round"]["passed"] == ["Alice"]


def test_an_end_by_bankruptcy_is_the_same_however_it_is_told() -> None:
    engine = ReferenceConnection()
    engine.new_game(DEAL)
    worth = {"Alice": 1200, "Bob": 0}
    table = {**engine.state(), "pending": [], "priority": "Bob"}
    result = {"cause": "bankruptcy", "worth": worth, "winners": ["Alice"], "bankrupt": "Bob"}
    named = {**table, "result": result}
    alice, bob = table["players"]
    marked = {**named, "players": [alice, {**bob, "bankrupt": True}], "priority": "Alice"}
    last = {**marked, "result": {**result, "cause": "last_player", "bankrupt": None}}
    assert difference(marked, named) is None
    assert difference(last, named) is None
    by_the_bank = {**marked, "result": {**result, "cause": "bank", "bankrupt": None}}
    assert difference(by_the_bank, named) is not None
    assert difference({**last, "result": {**last["result"], "winners": ["Bob"]}}, named) is not None
    carol = {**bob, "id": "Carol"}
    among_three = {**named, "players": [alice, bob, carol]}
    goes_on = {**among_three, "result": {**result, "cause": "last_player", "bankrupt": None}}
    assert difference(goes_on, among_three) is not None


def test_what_would_change_nothing_may_be_refused_even_where_it_would_give_up_half_a_power() -> None:
    file = ROOT / "tests" / "fixtures" / "site_states" / "1846-two-tiles-to-lay.json"
    table = json.loads(file.read_text("utf-8"))
    next(one for one in table["privates"] if one["id"] == "SC")["owner"] = "company:GT"
    table["markers"] = [{"marker": "port", "private": "SC", "hex": "B8", "company": "GT"}]
    gt = {"kind": "company", "id": "GT", "by": "Alice"}
    first = {"type": "lay_tile", "actor": gt, "hex": "F16", "tile": "7", "rotation": 2, "private": "O&I"}
    again = {"type": "assign", "actor": gt, "private": "SC", "hex": "B8"}
    elsewhere = {"type": "assign", "actor": gt, "private": "SC", "hex": "G19"}

    def uses_left(lockstep: Lockstep) -> int:
        return next(one["uses_left"] for one in lockstep.guide.state["privates"] if one["id"] == "O&I")

    lockstep = Lockstep(Guide(table["rules"]), Follower(Stubborn()), load_facts(features_dir(), "1846"))
    assert parting_of(Run(Beginning("a table", state=table), (first, again)), lockstep) == (None, 2)
    assert uses_left(lockstep) == 1
    assert parting_of(Run(Beginning("a table", state=table), (first, elsewhere)), lockstep) == (None, 2)
    assert uses_left(lockstep) == 0


def test_the_order_of_lists_accuses_no_clause_of_what_has_gone_wrong() -> None:
    file = ROOT / "docs" / "findings" / "18FL-passed-though-a-company-was-started.json"
    found = json.loads(file.read_text("utf-8"))
    facts = load_facts(features_dir(), "18FL")
    lockstep = Lockstep(Guide(found["rules"]), Follower(Backwards()), facts)
    first = found["actions"][0]["action"]
    parting, _ = parting_of(Run(Beginning("a table", state=found["state"]), (first,)), lockstep)
    assert parting is not None
    assert parting.cause == "effect|pass|priority|"
    assert parting.clauses == ("18FL-3.2-j", "18FL-5-f", "18FL-5.5-b")


def test_who_may_act_beside_a_company_is_not_who_is_waited_for() -> None:
    company = {"kind": "company", "id": "PRR", "by": "Bob"}
    bob, carol = ({"kind": "player", "id": name} for name in ("Bob", "Carol"))

    def waiting(*actors: dict[str, Any]) -> tuple[Any, ...]:
        due = {"kind": "track", "actors": list(actors), "context": {}}
        return waits_for({"round": {"kind": "operating", "set": 1, "number": 1}, "pending": [due]})

    assert waiting(company, carol) == waiting(company) == waiting(company, bob, carol)
    assert waiting(bob) != waiting(carol)
    assert waiting({**company, "id": "B&O"}) != waiting(company)


class OnTheWay(Guide):
    """Stands at one step of a turn after another, to which a pass leads. listed: what is legal in each; step:
    the kind of decision in each, before its number."""

    def __init__(self, listed: list[list[dict[str, Any]]], step: str = "step ") -> None:
        super().__init__(NO_RULES)
        self.listed, self.step, self.at = listed, step, 0

    @property
    def state(self) -> dict[str, Any]:
        due = {"kind": f"{self.step}{self.at or ''}", "actors": [{"kind": "company", "id": "PRR"}]}
        return {"round": {"kind": "operating"}, "pending": [due]}

    @property
    def templates(self) -> list[dict[str, Any]]:
        return self.listed[self.at]

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        del action
        self.at += 1
        return {"legal": True}


def test_a_step_is_passed_over_if_what_powers_allow_there_is_allowed_later_too() -> None:
    nothing = {"type": "pass"}
    power = {"type": "lay_tile", "hex": "B10", "private": "MC"}
    bought = {"type": "buy_company", "private": "MC"}

    def comes_along(*listed: list[dict[str, Any]], step: str = "step ") -> bool:
        guide = OnTheWay([*listed], step)
        guide.engine.load = lambda _: None  # type: ignore[method-assign]
        there = OnTheWay([*listed], step)
        there.at = len(listed) - 1
        return guide.go_on_to(waits_for(there.state))

    assert comes_along([nothing, bought], [nothing])
    assert comes_along([nothing, power], [nothing, power])
    assert comes_along([nothing, power], [nothing], [power])
    assert not comes_along([nothing, power], [nothing])
    assert not comes_along([nothing, {"type": "lay_tile", "hex": "B10"}], [nothing])
    own = {"type": "sell_shares", "company": "B&O", "percent": 10, "actor": {"kind": "company", "id": "B&O"}}
    assert comes_along([nothing, own], [nothing], step="build")
    assert not comes_along([nothing, own], [nothing], step="issue")
    assert comes_along([nothing, own], [nothing, own], step="issue")  # by a deviation the same is done later
    assert not comes_along([nothing, {**own, "actor": {"kind": "player"}}], [nothing], step="build")


def test_what_says_nothing_any_more_is_no_difference() -> None:
    file = Path(__file__).parents[1] / "fixtures" / "states" / "1846-build.json"
    table = json.loads(file.read_text(encoding="utf-8"))
    company = table["round"]["turn"]["company"]

    def told(step: str, resting: bool, uses: int, owner: str) -> dict[str, Any]:
        train = {"name": "2", "resting": True} if resting else {"name": "2"}
        companies = [
            {**one, "trains": [train]} if one["id"] == company else one for one in table["companies"]
        ]
        privates = [{"id": "LSL", "owner": owner, "price": None, "uses_left": uses}]
        turn = {**table["round"]["turn"], "step": step}
        current = {**table["round"], "turn": turn}
        return {**table, "companies": companies, "privates": privates, "round": current}

    assert difference(told("trains", True, 1, "box"), told("trains", False, 0, "box")) is None
    assert difference(told("run", True, 0, "box"), told("run", False, 0, "box")) is not None
    assert difference(told("run", True, 1, "player:Bob"), told("run", True, 0, "player:Bob")) is not None
    order = table["round"]["order"]
    assert len(order) > 1
    for step, differ in (("trains", False), ("run", True)):
        one, other = told(step, False, 1, "box"), told(step, False, 1, "box")
        other["round"]["order"] = [*reversed(order)]
        assert (difference(one, other) is not None) is differ
    bound = told("trains", False, 1, "box")
    bound["round"]["turn"]["least_price"] = 140
    assert difference(bound, told("trains", False, 1, "box")) is None
    closed = [{**one, "closed": one["id"] == company} for one in table["companies"]]
    done = {**table["round"], "done": [company]}
    gone = {**table, "companies": closed}
    assert difference({**gone, "round": done}, {**gone, "round": {**done, "done": []}}) is None
    assert difference({**table, "round": done}, {**table, "round": {**done, "done": []}}) is not None


def test_who_bought_last_in_an_auction_shows_in_the_priority_deal() -> None:
    engine = ReferenceConnection()
    engine.new_game(DEAL)
    table = engine.state()
    other = {**table, "round": {**table["round"], "last_buyer": "Bob"}}
    assert difference(other, table) is None
    assert difference({**other, "priority": "Bob"}, table) is not None


def test_what_would_change_nothing_may_as_well_be_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    lockstep = beside(ReferenceConnection())
    assert lockstep.begin(auction().beginning) is None
    monkeypatch.setattr(lockstep.guide.engine, "apply", lambda _: {"legal": True})
    assert lockstep.step(by("Alice", "bid", private="P3", price=1)) is None
    monkeypatch.undo()
    monkeypatch.setattr(lockstep.tested.engine, "apply", lambda _: {"legal": False, "reason": "no"})
    parting = lockstep.step(by("Alice", "pass"))
    assert parting is not None
    assert parting.kind == "broken"


def test_the_actions_of_a_finding_say_which_of_them_the_rules_allow() -> None:
    lockstep = beside(wrong(GAME, "refusal/bid-multiple"))
    run = auction(by("Bob", "pass"), by("Alice", "pass"), by("Bob", "bid", private="P3", price=56))
    parting, _ = parting_of(run, lockstep)
    assert parting is not None
    assert with_answers(Shown(parting, run), lockstep).legal == (False, True, False)


def test_a_bug_of_the_reference_engine_is_told_as_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    lockstep = beside(ReferenceConnection())

    def break_down(_: dict[str, Any]) -> dict[str, Any]:
        raise EngineFault("error-reply", "a bug in the reference engine: x", code=-32603, fatal=False)

    monkeypatch.setattr(lockstep.guide.engine, "apply", break_down)
    parting, number = parting_of(auction(by("Alice", "pass")), lockstep)
    assert parting is not None
    assert (parting.kind, number) == ("fault", 1)
    assert parting.what.startswith("the reference engine itself breaks down")


class WithoutTrains(ReferenceConnection):
    """Sells no trains, and passes over steps in which there is nothing to choose."""

    def __init__(self) -> None:
        super().__init__(manners=frozenset({"hasty"}))

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        if action["type"] == "buy_train":
            return {"legal": False, "reason": "there are no trains"}
        return super().apply(action)


def test_a_run_that_has_to_be_loaded_is_cut_to_its_last_action_whatever_the_manners() -> None:
    engine, components = ReferenceConnection(), load_components(features_dir(), GAME)
    opening = load_opening(features_dir() / GAME / "openings", "the-first-operating-round")
    start_from(opening, engine, components, {})
    table = engine.state()
    first, second = table["pending"][0]["actors"][0], {"kind": "company", "id": "C&O"}
    no_track, no_train = ({"type": "pass", "actor": first} for _ in range(2))  # of a token nobody is asked
    actions = (
        no_track,
        no_train,
        {"type": "pass", "actor": second},
        {"type": "buy_train", "actor": second, "train": "2", "price": 80, "from": "bank"},
    )
    lockstep, run = beside(WithoutTrains()), Run(Beginning("a table", state=table), actions)
    parting, number = parting_of(run, lockstep)
    assert parting is not None
    assert number == len(actions)
    short = shrunk(Shown(parting, run), lockstep)
    assert short is not None
    assert short.run.actions == actions[-1:]
