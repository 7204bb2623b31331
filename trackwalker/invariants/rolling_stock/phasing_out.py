"""What holds for trains that are phased out, and for those that rest."""

from collections import Counter
from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View


@invariant(
    STATE, "1846-6.3-r", "1846-6.3-v", "1846-6.3-w", unless={"1846-Q61": "b"}, reads="companies phase depot"
)
def trains_are_phased_out_by_their_phase(view: View) -> Iterator[str]:
    """Guards that exactly what the phase makes obsolete is phased out, and is not in the pool."""
    facts = view.facts
    for name, company in view.companies.items():
        for train in company["trains"]:
            since = facts.trains[train["name"]].get("phased_out_at")
            due = since is not None and facts.reached(view.state["phase"], since)
            if bool(train.get("phased_out")) != due:
                yield f"a {train['name']}-train of the {name} is wrongly phased out, or not, now"
            if train.get("spared") and not train.get("phased_out"):
                yield f"a {train['name']}-train of the {name} is spared and not phased out"
    for name in view.state["depot"]["pool"]:
        since = facts.trains[name].get("phased_out_at")
        if since is not None and facts.reached(view.state["phase"], since):
            yield f"a {name}-train, which is phased out, lies in the pool"


@invariant(
    STATE, "1846-6.3-t", "1846-6.3-u", unless={"1846-Q04": "bc", "1846-Q05": "b"}, reads="round companies"
)
def phased_out_trains_leave_after_their_run(view: View) -> Iterator[str]:
    """Guards that a company buying trains has none left whose last run is over, no other spares one."""
    acting, step = view.turn.get("company"), view.turn.get("step")
    for name, company in view.companies.items():
        for train in company["trains"]:
            if name == acting and step == "trains" and train.get("phased_out") and not train.get("spared"):
                yield f"the {name} buys trains and still has a phased-out {train['name']}-train"
            if name != acting and train.get("spared"):
                yield f"a {train['name']}-train of the {name}, which does not operate, is spared"


@invariant(STATE, "1846-3-au", reads="round companies")
def trains_rest_for_a_turn(view: View) -> Iterator[str]:
    """Guards that only the company whose turn it is has trains that do not run in it."""
    for name, company in view.companies.items():
        resting = [train["name"] for train in company["trains"] if train.get("resting")]
        if resting and not any(
            private in view.facts.independents for private in view.turn.get("privates", ())
        ):
            yield f"the {name} has {len(resting)} trains resting and has bought no railroad in this turn"
        elif resting and name != view.turn.get("company"):
            yield f"the {name} has {len(resting)} trains resting; it is not its turn"


@invariant(STEP, "1846-3-au", "1846-6.3-t")
def trains_that_rest_do_not_run(step: Step) -> Iterator[str]:
    """Guards that a company runs no more trains than those that do not rest."""
    if step.type == "run_routes":
        able = Counter(t["name"] for t in step.before.companies[step.actor]["trains"] if not t.get("resting"))
        for train, count in Counter(route["train"] for route in step.action["routes"]).items():
            if count > able[train]:
                yield f"the {step.actor} runs {count} {train}-train(s), {able[train]} can run"
