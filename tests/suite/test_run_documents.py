"""`--report DIR`: result.json fits its schema, junit.xml is XML, and both are the same every time."""

import json
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import pytest
from suite_toys import FEATURES, order, play, run_and_report, wishes

from trackwalker.port.schema import validate
from trackwalker.reports.junit import junit_xml
from trackwalker.reports.result_json import result_document
from trackwalker.reports.summary import Summary, summarise
from trackwalker.verdicts import Verdict

ENGINES = ("good", "TakesLowBids", "RefusesTwenty", "Crashes", "FixedB", "KillsTheRunner", "Unkempt")


@pytest.fixture(scope="module", params=ENGINES)
def summary(request: pytest.FixtureRequest) -> Summary:
    return summarise(request.param, play(request.param), order(request.param).registers, True)


def test_result_json_fits_its_schema(summary: Summary) -> None:
    validate(result_document(summary), "result", "result.json")


def test_an_engine_that_did_not_start_has_a_result_too() -> None:
    run = play("without_fuel")
    document = result_document(summarise("python:toy_engines:without_fuel", run, {}, True))
    validate(document, "result", "result.json")
    assert document["exit"] == 2
    assert document["totals"]["scenarios"]["planned"] == 0
    assert "no fuel" in document["x-problem"]


def test_the_totals_add_up(summary: Summary) -> None:
    document = result_document(summary)
    for what in ("scenarios", "clauses"):
        totals: dict[str, int] = dict(document["totals"][what])
        planned = totals.pop("planned")
        assert planned == sum(totals.values()) == len(document[what])
        for verdict in Verdict:
            assert totals[verdict.key] == [one["verdict"] for one in document[what]].count(verdict.key)


def test_a_clause_counts_its_scenarios(summary: Summary) -> None:
    document = result_document(summary)
    for clause in document["clauses"]:
        own = [one["verdict"] for one in document["scenarios"] if clause["id"] in one["clauses"]]
        assert clause["planned"] == len(own)
        assert clause["passed"] == own.count("pass")
        assert (clause["verdict"] == "pass") == (set(own) == {"pass"})


def test_junit_counts_what_it_holds(summary: Summary) -> None:
    root = Xml.fromstring(junit_xml(summary))
    cases = root.findall("testsuite/testcase")
    assert root.get("tests") == str(len(cases)) == str(len(summary.run.planned))
    for name, attribute in (("failure", "failures"), ("error", "errors"), ("skipped", "skipped")):
        assert root.get(attribute) == str(len(root.findall(f"testsuite/testcase/{name}")))
        for suite in root.findall("testsuite"):
            assert suite.get(attribute) == str(len(suite.findall(f"testcase/{name}")))
    names = [(case.get("classname"), case.get("name")) for case in cases]
    assert len(set(names)) == len(names)
    assert ("Toy.2", "the-threshold-is-amount#1") in names


def test_what_xml_cannot_hold_is_replaced() -> None:
    text = junit_xml(summarise("Unkempt", play("Unkempt"), order("Unkempt").registers, True))
    messages = [failure.get("message") or "" for failure in Xml.fromstring(text).iter("failure")]
    assert any("<no> \ufffd[31m\ufffd & '20' \ufffd" in message for message in messages)


def without_times(text: str) -> str:
    return re.sub(r'("(?:x-)?seconds": |time=")[\d.]+', r"\g<1>0", text)


def test_two_runs_write_the_same_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = []
    for jobs in (1, 3):
        folder = tmp_path / "deep" / str(jobs)
        assert run_and_report(wishes("TakesLowBids"), jobs, folder, FEATURES) == 1
        files = {file.name: without_times(file.read_text("utf-8")) for file in sorted(folder.iterdir())}
        assert list(files) == ["junit.xml", "result.json"]
        written.append(files)
    assert written[0] == written[1]
    out, _ = capsys.readouterr()
    once, again = re.split(r"\d+\.\d s\n", out)[:2]
    assert once == again


def test_more_is_said_of_a_failure(tmp_path: Path) -> None:
    run_and_report(wishes("TakesLowBids"), 1, tmp_path, FEATURES)
    document: dict[str, Any] = json.loads((tmp_path / "result.json").read_text("utf-8"))
    failed = next(one for one in document["scenarios"] if one["id"] == "Toy/2/a-low-bid-is-refused")
    assert failed["detail"] == {
        "message": "expected refused: a bid of $10; got accepted",
        "step": "Then a bid of 10 is refused",
        "expected": "refused: a bid of $10",
        "got": "accepted",
    }
    assert document["x-more"][failed["id"]] == {
        "feature": "Toy/02_bids.feature",
        "line": 10,
        "step_line": 12,
        "before": ["Alice: $400", "bids: 0"],
        "after": ["Alice: $400", "bids: 1"],
    }
    assert document["x-naked"] == {"Toy": ["TOY-10-b"]}
