"""What holds for an engine in the middle of a game: each check leaves the game as it found it."""

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from trackwalker.invariants.checking import Finding
from trackwalker.invariants.core.facts import Facts
from trackwalker.invariants.core.registry import ENGINE, Invariant, invariant
from trackwalker.invariants.engine.from_templates import fill, least_most_or_any
from trackwalker.invariants.engine.near_misses import mutants, wrong_runs
from trackwalker.port.engine import Engine, EngineFault
from trackwalker.port.messages import check_result
from trackwalker.port.schema import SchemaError

__all__ = ["Probe", "check_engine"]

_REFUSING_CODES = frozenset({-32602, -32600, -32000})
"""Codes of an error that says no more than that this is no action."""


@dataclass
class Probe:
    """A game in progress on an engine, looked at without playing on.

    state, templates: what the engine gives now. params, history: how the game began and every action since.
    replay: whether the whole history is played again (which takes long). sample: how many actions and changes
    are tried.
    """

    engine: Engine
    facts: Facts
    state: dict[str, Any]
    templates: Sequence[Mapping[str, Any]]
    params: dict[str, Any]
    history: Sequence[dict[str, Any]]
    rng: random.Random
    replay: bool = True
    sample: int = 6

    @property
    def can_load(self) -> bool:
        """Whether the engine can go back to a state."""
        return "load" in self.engine.hello()["capabilities"]

    def concrete(self, template: Mapping[str, Any]) -> dict[str, Any]:
        """An action of a template."""
        return fill(
            template, least_most_or_any(self.rng), lambda name: self.engine.best_routes(name)["routes"]
        )

    def try_out(self, action: dict[str, Any]) -> tuple[bool, str]:
        """Whether the engine accepts an action, and in what words it does not.

        Raises EngineFault if it breaks down over it; a complaint that this is no action counts as a refusal.
        """
        try:
            answer = self.engine.apply(action)
        except EngineFault as fault:
            if fault.fatal or fault.code not in _REFUSING_CODES:
                raise
            return False, fault.detail
        return bool(answer["legal"]), str(answer.get("reason", ""))


def check_engine(probe: Probe) -> list[Finding]:
    """What is wrong with the engine here. Raises EngineFault if it breaks down."""
    prefix = probe.facts.prefix
    return [
        Finding(entry.name, entry.clauses_of(prefix), words)
        for entry in ENGINE
        if entry.holds_in(prefix) and not _is_suspended(entry, probe)
        for words in entry.check(probe)
    ]


def _is_suspended(entry: Invariant, probe: Probe) -> bool:
    """Whether the game is played by a reading under which the invariant does not hold."""
    said = probe.state.get("rules", {}).get("readings", {})
    return any(said.get(question, "") in tuple(letters) for question, letters in entry.unless.items())


@invariant(ENGINE)
def messages_follow_the_schemas(probe: Probe) -> Iterator[str]:
    """Guards that the state and the listed actions are as the published schemas say."""
    for method, result in (("state", probe.state), ("legal_actions", {"actions": list(probe.templates)})):
        try:
            check_result(method, result)
        except SchemaError as error:
            yield str(error)


@invariant(ENGINE)
def loading_a_state_changes_nothing(probe: Probe) -> Iterator[str]:
    """Guards that a state loaded and read again is the same, and leaves the same actions."""
    if not probe.can_load:
        return
    probe.engine.load(probe.state)
    again = probe.engine.state()
    if again != probe.state:
        yield f"a loaded state comes back different: {first_difference(probe.state, again)}"
    actions = probe.engine.legal_actions()
    if actions != list(probe.templates):
        yield "after loading the same state other actions are legal"


@invariant(ENGINE)
def refused_actions_change_nothing(probe: Probe) -> Iterator[str]:
    """Guards that an action beside the legal ones is listed or refused, and that a refusal has no effect."""
    if not probe.templates:
        return
    for template in probe.rng.sample(list(probe.templates), min(2, len(probe.templates))):
        action = probe.concrete(template)
        for mutant in mutants(
            template, action, probe.state, probe.templates, probe.facts, probe.rng, probe.sample
        ):
            if mutant.listed:
                continue
            accepted, _ = probe.try_out(mutant.action)
            if accepted:
                yield f"{mutant.action} is accepted and not listed (changed: {mutant.what})"
                if not probe.can_load:
                    return
                probe.engine.load(probe.state)
                continue
            after = probe.engine.state()
            if after != probe.state:
                yield f"{mutant.action} is refused and has an effect: {first_difference(probe.state, after)}"


@invariant(ENGINE)
def listed_actions_are_accepted(probe: Probe) -> Iterator[str]:
    """Guards that the engine accepts what it lists as legal."""
    if not probe.can_load:
        return
    templates = list(probe.templates)
    for template in probe.rng.sample(templates, min(probe.sample, len(templates))):
        action = probe.concrete(template)
        accepted, reason = probe.try_out(action)
        if not accepted:
            yield f"{action} is listed and refused: {reason}"
        probe.engine.load(probe.state)


@invariant(
    ENGINE,
    "18CH-21-l",
    "18CH-21-s",
    "1846-6.3-h",
    "1846-6.3-n",
    "1846-6.4-a",
    "18FL-7.4-a",
    "18FL-7.4-ab",
    "LA-OR.run-i",
    "LA-OR.run-k",
)
def best_routes_earn_what_they_say(probe: Probe) -> Iterator[str]:
    """Guards that the best routes are accepted and bring the revenue that was said."""
    if not probe.can_load:
        return
    for template in probe.templates:
        if template["type"] == "run_routes":
            best = probe.engine.best_routes(template["actor"]["id"])
            action = {**template, "routes": best["routes"]}
            accepted, reason = probe.try_out(action)
            after, before = probe.engine.state()["round"], probe.state["round"]
            turn = after.get("turn") if accepted else None
            same_round = all(after.get(name) == before.get(name) for name in ("set", "number"))
            if turn is not None and (turn.get("company") != template["actor"]["id"] or not same_round):
                turn = None  # a company that decides nothing about its revenue: its turn is over
            revenue = best["revenue"] if accepted and turn is None else turn and turn["revenue"]
            if revenue != best["revenue"]:
                yield f"the best routes should earn ${best['revenue']}: {reason or f'they earn ${revenue}'}"
            probe.engine.load(probe.state)


@invariant(ENGINE, "18FL-7.4-b", "LA-OR.run-c")
def lower_runs_are_refused(probe: Probe) -> Iterator[str]:
    """Guards that a run without one of the best routes is refused where the highest revenue is a duty."""
    if probe.facts.terms(probe.state.get("rules")).routes.lower_runs_accepted:
        return
    for template in probe.templates:
        if template["type"] != "run_routes":
            continue
        best = probe.engine.best_routes(template["actor"]["id"])["routes"]
        for number in range(len(best)):
            routes = [*best[:number], *best[number + 1 :]]
            accepted, _ = probe.try_out({**template, "routes": routes})
            if accepted:
                yield f"the {template['actor']['id']} runs {routes}, which is not its best"
                if not probe.can_load:
                    return
                probe.engine.load(probe.state)


@invariant(
    ENGINE,
    "18CH-12-o",
    "18CH-14-b",
    "18CH-21-c",
    "18CH-21-f",
    "1846-6.3-b",
    "1846-6.3-c",
    "1846-6.3-d",
    "18FL-7.4-d",
    "18FL-7.4-f",
    "18FL-7.4-r",
    "LA-OR.run-a",
    "LA-OR.run-b",
    "LA-OR.run-c",
    unless={"1846-Q95": "b"},
)
def wrong_runs_are_refused(probe: Probe) -> Iterator[str]:
    """Guards that a run without a route, with one stop, with track twice or an absent train is refused."""
    for template in probe.templates:
        if template["type"] != "run_routes":
            continue
        name = template["actor"]["id"]
        company = next(entry for entry in probe.state["companies"] if entry["id"] == name)
        trains = [train["name"] for train in company["trains"]]
        short = probe.facts.terms(probe.state.get("rules")).routes.short_runs
        best = probe.engine.best_routes(name)["routes"]
        for what, routes in wrong_runs(best, trains, short=short):
            accepted, _ = probe.try_out({**template, "routes": routes})
            if accepted:
                yield f"the {name} runs {routes} ({what})"
                if not probe.can_load:
                    return
                probe.engine.load(probe.state)


@invariant(ENGINE)
def the_history_gives_the_same_state(probe: Probe) -> Iterator[str]:
    """Guards that the same actions from the beginning lead to the same state."""
    if not probe.replay:
        return
    probe.engine.new_game(probe.params)
    for number, action in enumerate(probe.history, 1):
        accepted, reason = probe.try_out(action)
        if not accepted:
            yield f"played again, action {number} ({action['type']}) is refused: {reason}"
            return
    again = probe.engine.state()
    if again != probe.state:
        yield f"played again, the state differs: {first_difference(probe.state, again)}"


def first_difference(expected: Any, got: Any, place: str = "") -> str:
    """Where two states differ first, and how; empty if they do not."""
    if isinstance(expected, dict) and isinstance(got, dict):
        for key in [*expected, *(key for key in got if key not in expected)]:
            if key not in expected or key not in got:
                return f"{place}.{key} is {'missing' if key not in got else 'new'}".lstrip(".")
            if expected[key] != got[key]:
                return first_difference(expected[key], got[key], f"{place}.{key}").lstrip(".")
    if isinstance(expected, list) and isinstance(got, list) and len(expected) == len(got):
        for index, (one, other) in enumerate(zip(expected, got, strict=True)):
            if one != other:
                return first_difference(one, other, f"{place}[{index}]").lstrip(".")
    return "" if expected == got else f"{place.lstrip('.')} was {expected} and is {got}"
