"""A run as JUnit XML: a test suite for each section, a test case for each scenario.

The two `fail` verdicts are failures, `error` is an error; `known`, `blocked`, `unsupported`,
`other-reading` and `not reached` are skipped, with the reason. The properties of the document name the
causes of what failed or was blocked, each with its number of scenarios; a test case says which of them is
its own.
"""

import re
from xml.etree import ElementTree as Xml

from trackwalker.reports.summary import Summary
from trackwalker.suite.job import Outcome, Planned
from trackwalker.verdicts import Verdict

__all__ = ["junit_xml"]

_KINDS = {
    Verdict.PERMISSIVE: "failure",
    Verdict.BROKEN: "failure",
    Verdict.ERROR: "error",
    Verdict.KNOWN: "skipped",
    Verdict.BLOCKED: "skipped",
    Verdict.UNSUPPORTED: "skipped",
    Verdict.OTHER_READING: "skipped",
    Verdict.NOT_REACHED: "skipped",
}
_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def junit_xml(summary: Summary) -> str:
    """The document. Nothing in it but the `time`s differs between two runs with the same outcome."""
    root = Xml.Element("testsuites", name="trackwalker")
    numbers = _properties(root, summary)
    for game in summary.games:
        for section in game.sections:
            suite = Xml.SubElement(root, "testsuite", name=f"{game.label}.{section.id}")
            for scenario, outcome in section.scenarios:
                _case(suite, f"{game.label}.{section.id}", scenario, outcome, numbers.get(scenario.id))
            _count(suite, [outcome for _, outcome in section.scenarios])
    _count(root, [o for game in summary.games for part in game.sections for _, o in part.scenarios])
    Xml.indent(root)
    text = Xml.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


def _properties(root: Xml.Element, summary: Summary) -> dict[str, int]:
    """Say that the run is partial, if it is; name the causes; scenario -> the number of its cause, from 1."""
    causes = summary.causes
    if causes or summary.run.partial:
        properties = Xml.SubElement(root, "properties")
        if summary.run.partial:
            Xml.SubElement(properties, "property", name="partial", value="true")
        for number, cause in enumerate(causes, 1):
            value = f"{len(cause.scenarios)} scenarios: {cause.what}"
            Xml.SubElement(properties, "property", name=f"cause {number}", value=_clean(value))
    return {scenario.id: number for number, cause in enumerate(causes, 1) for scenario, _ in cause.scenarios}


def _count(element: Xml.Element, outcomes: list[Outcome]) -> None:
    kinds = [_KINDS.get(outcome.verdict) for outcome in outcomes]
    element.set("tests", str(len(outcomes)))
    element.set("failures", str(kinds.count("failure")))
    element.set("errors", str(kinds.count("error")))
    element.set("skipped", str(kinds.count("skipped")))
    element.set("time", f"{sum(outcome.seconds for outcome in outcomes):.3f}")


def _case(suite: Xml.Element, classname: str, scenario: Planned, outcome: Outcome, cause: int | None) -> None:
    name = scenario.id.rsplit("/", 1)[-1]
    case = Xml.SubElement(
        suite, "testcase", classname=classname, name=name, file=scenario.feature, line=str(scenario.line)
    )
    case.set("time", f"{outcome.seconds:.3f}")
    kind = _KINDS.get(outcome.verdict)
    if kind is None:
        return
    message = outcome.message or str(outcome.verdict)
    problem = Xml.SubElement(case, kind, message=_clean(message), type=str(outcome.verdict))
    lines = [f"clauses: {', '.join(outcome.accused or scenario.clauses) or 'none'}"]
    if outcome.blocked_by:
        lines.append(f"blocked by: {', '.join(outcome.blocked_by)}")
    if outcome.known_by:
        lines.append(f"known by: {outcome.known_by}")
    if cause is not None:
        lines.append(f"cause: {cause}")
    if outcome.step:
        lines.append(f"step: {outcome.step} (line {outcome.line})")
    if outcome.expected or outcome.got:
        lines += [f"expected: {outcome.expected}", f"got: {outcome.got}"]
    if outcome.detail:
        lines.append(outcome.detail)
    problem.text = _clean("\n".join(lines))


def _clean(text: str) -> str:
    """The text without the characters that XML cannot hold (an engine may have sent them)."""
    return _NOT_XML.sub("\ufffd", text)
