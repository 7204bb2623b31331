"""What there is to see of companies of several sizes: founding, converting, floating."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.invariants.core.view import Step

__all__ = ["founded", "sizes"]


def founded(step: Step) -> Iterator[str]:
    """A company is started: with how many shares, and perhaps it floats at once."""
    company, phase = step.after.companies[step.action["company"]], step.before.state["phase"]
    if company.get("share_count") is not None:
        yield f"started in phase {phase}: with {company['share_count']} shares"
    if company["floated"] and step.facts.shares.get("float_percent", 0) > step.before.office(company["id"]):
        yield "a company floats with its president's certificate and a free share"


def sizes(step: Step) -> Iterator[str]:
    """Companies float with so many shares, or come to have more."""
    for was, now in step.changed:
        size = now.get("share_count")
        if size is None:
            continue
        if now["floated"] and not was["floated"]:
            yield f"floated in phase {step.before.state['phase']}: with {size} shares"
        if was.get("share_count") != size:
            how = "by choice" if step.type == "convert" else "by a phase"
            yield f"conversion {how}: {_standing(was)}"


def _standing(company: Mapping[str, Any]) -> str:
    if company["floated"]:
        return "a company that has operated" if company["operated"] else "a company that has not operated"
    return "a company that has not floated" if company["par"] is not None else "a company not started"
