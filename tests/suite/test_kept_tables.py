"""What a run keeps of what fails: the engine's own tables, and what went over the port."""

import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from suite_toys import run_and_report

from trackwalker.paths import features_dir
from trackwalker.port.engine import EngineFault
from trackwalker.port.listening import ListenedEngine
from trackwalker.port.reference import ReferenceConnection
from trackwalker.port.schema import SchemaError, detect, validate
from trackwalker.reports.folder import ReportFolder
from trackwalker.reports.kept import conversation, tables
from trackwalker.reports.past import read_result
from trackwalker.scene.journal import Entry, Journal
from trackwalker.suite import journal, keeping
from trackwalker.suite.driver import run_suite
from trackwalker.suite.order import Wishes, place_order

HERE = Path(__file__).parent
SCENARIOS = """\
Feature: What goes wrong

  Background:
    Given 4 players at the table in phase 4
    And the L&N is in operation at a par of $100
    And Alice is president of the L&N with 60%

  @18FL-7.4-w
  Scenario: A full city lets no train through
    Given #9 lies on each of B9, B11, B17 and B21, joining W and E
    And #4 lies on each of B7, B13 and B19, joining W and E
    And the TPS is in operation at a par of $90
    And Bob is president of the TPS with 60%
    And the L&N owns a 4-train
    And it is the L&N's turn to run its trains
    When the L&N tries to run
      | 4-train | B5 B7 B9 B11 B13 B15 B17 B19 B21 B23 A22 |
    Then it is refused and nothing has changed
    When the L&N runs
      | 4-train | B5 B7 B9 B11 B13 B15 |
    Then the L&N has earned $60

  @18FL-8.1-g
  Scenario: A 4-train costs 400
    Given the L&N has $1000 in its treasury
    And it is the L&N's turn to buy trains
    When the L&N buys a 4-train from the bank for $400
    Then the L&N has $600 in its treasury

  @18FL-7.1-a
  Scenario: A company converts
    Given it is the L&N's turn to convert
    When the L&N converts to ten shares
    Then the L&N has ten shares

  @18FL-8.1-g
  Scenario: A 3-train is kept
    Given the L&N owns a 3-train
    And it is the L&N's turn to buy trains
    When the L&N buys no train
    Then the L&N owns a 3-train
"""


@pytest.fixture(scope="module")
def features(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """18FL with four scenarios."""
    folder = tmp_path_factory.mktemp("features")
    shutil.copytree(features_dir() / "shared", folder / "shared")
    (folder / "18FL").mkdir()
    for name in ("rulebook.yaml", "readings.yaml", "components.yaml"):
        shutil.copy(features_dir() / "18FL" / name, folder / "18FL")
    (folder / "18FL" / "07.4_mistakes.feature").write_text(SCENARIOS)
    return folder


@pytest.fixture(scope="module", autouse=True)
def _engine_can_be_found() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join((str(HERE), os.environ["PYTHONPATH"])))
        yield


WISHES = Wishes(games=("18FL",), engine="python:mistaken:Mistaken")


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory, features: Path) -> Path:
    """The report of an engine with three faults on four scenarios."""
    out = tmp_path_factory.mktemp("kept") / "report"
    (out / "states").mkdir(parents=True)
    (out / "states" / "0123456789abcdef.json").write_text("{}")
    (out / "states" / "mine.txt").write_text("not yours")
    assert run_and_report(WISHES, 1, out, features) == 1
    return out


Document = dict[str, Any]


def scenario(report: Path, name: str) -> Document:
    document = json.loads((report / "result.json").read_text("utf-8"))
    validate(document, "result", "result.json")
    (found,) = (one for one in document["scenarios"] if one["id"] == f"18FL/7.4/{name}")
    return dict(found)


def state(report: Path, file: str) -> Document:
    found: Document = json.loads((report / file).read_text("utf-8"))
    validate(found, "state", file)
    return found


def test_the_result_refers_to_the_tables_that_the_engine_showed(report: Path) -> None:
    failed = scenario(report, "a-4-train-costs-400")
    assert failed["verdict"] == "fail_broken"
    before, after = (state(report, failed["states"][name]) for name in ("before", "after"))
    assert before == after  # it has refused
    mine = next(one for one in after["companies"] if one["id"] == "L&N")
    assert mine["cash"] == 1000
    failed = scenario(report, "a-full-city-lets-no-train-through")
    assert failed["verdict"] == "fail_permissive"
    assert "(routes 4-train A22 B23 B21 B19 " in failed["detail"]["expected"]
    before, after = (state(report, failed["states"][name]) for name in ("before", "after"))
    assert before["round"]["turn"]["step"] == "run"
    assert after["round"]["turn"]["revenue"] == 130


def test_what_passes_leaves_nothing_and_what_was_kept_before_is_gone(report: Path) -> None:
    passed = scenario(report, "a-3-train-is-kept")
    assert passed["verdict"] == "pass"
    assert passed.keys().isdisjoint({"states", "messages"})
    result = read_result(report)
    named = {
        file
        for one in result.scenarios
        for file in (one.states.before, one.states.after, one.messages)
        if file
    }
    there = {file.relative_to(report).as_posix() for file in keeping.kept_files(report)}
    assert there == named
    assert (report / "states" / "mine.txt").read_text() == "not yours"


def test_the_messages_are_those_that_went_over_the_port(report: Path) -> None:
    result = read_result(report)
    (failed,) = (one for one in result.scenarios if one.id.endswith("/a-full-city-lets-no-train-through"))
    said = conversation(result, failed)
    assert [one.method for one in said.messages] == ["load", "state", "apply", "state"]
    assert said.messages[0].params == {"state": {"file": failed.states.before}}
    assert said.messages[2].params == {"action": said.action}
    assert said.messages[2].result == {"legal": True}
    assert said.messages[3].result == {"file": failed.states.after}
    assert any("revenue" in change for change in said.messages[3].changes or ())
    assert "B17" in [step["hex"] for step in (said.action or {})["routes"][0]["path"]]


def test_what_is_kept_keeps_its_schemas(report: Path) -> None:
    kept = keeping.kept_files(report)
    assert {file.parent.name for file in kept} == {"states", "messages"}
    for file in kept:
        document = json.loads(file.read_text())
        schema = "state" if file.parent.name == "states" else "messages"
        assert detect(document) == schema
        validate(document, schema, file.name)
        if schema == "messages":
            for spoilt in (
                {**document, "more": 1},
                {**document, "messages": [{**document["messages"][0], "fault": "and an answer"}]},
                {**document, "messages": [{"method": "guess", "params": {}, "result": {}}]},
            ):
                with pytest.raises(SchemaError):
                    validate(spoilt, schema, file.name)


def test_of_an_engine_that_ended_there_is_what_was_said_last(report: Path) -> None:
    result = read_result(report)
    (failed,) = (one for one in result.scenarios if one.id.endswith("/a-company-converts"))
    assert failed.verdict == "error"
    said = conversation(result, failed)
    assert said.messages[-1].method == "apply"
    assert said.messages[-1].params["action"]["type"] == "convert"
    assert "exit code 7" in (said.messages[-1].fault or "")
    before, after = tables(result, failed)
    assert before is not None
    assert after is None


def test_who_goes_on_with_a_run_keeps_what_was_kept(report: Path, features: Path, tmp_path: Path) -> None:
    out = tmp_path / "report"
    order = place_order(WISHES, features)
    folder = ReportFolder(out, WISHES, order)
    run = run_suite(structs.replace(order.job, keep=str(out)), recorder=folder)
    lines = (out / journal.NAME).read_bytes().splitlines(keepends=True)
    (out / journal.NAME).write_bytes(b"".join(lines[:-1]))
    (out / "states" / "0123456789abcdef.json").write_text("{}")
    past = journal.read_journal(out)
    assert len(past.outcomes) == len(run.planned) - 1
    assert run_and_report(past.wishes, 1, out, features, past=past) == 1
    again, whole = (
        {one.id: (one.verdict, one.states, one.messages) for one in read_result(folder_).scenarios}
        for folder_ in (out, report)
    )
    assert again == whole
    there = {file.relative_to(out).as_posix() for file in keeping.kept_files(out)}
    assert there == {file.relative_to(report).as_posix() for file in keeping.kept_files(report)}


@pytest.mark.parametrize("spoilt", ['{"messages": 7}', "[", "{}", '{"messages": [{"method": 3}]}', "null"])
def test_files_of_a_report_are_not_trusted(report: Path, tmp_path: Path, spoilt: str) -> None:
    shutil.copytree(report, tmp_path / "report")
    result = read_result(tmp_path / "report")
    for file in keeping.kept_files(tmp_path / "report"):
        file.write_text(spoilt)
    for one in result.scenarios:
        assert tables(result, one) == (None, None)
        assert conversation(result, one).messages == ()


def test_only_files_of_the_report_are_read(report: Path, tmp_path: Path) -> None:
    shutil.copytree(report, tmp_path / "report")
    document = json.loads((report / "result.json").read_text("utf-8"))
    outside = tmp_path / "0123456789abcdef.json"
    failed = next(one for one in document["scenarios"] if one.get("states", {}).get("after"))
    shutil.copy(report / failed["states"]["after"], outside)
    for name in ("../0123456789abcdef.json", str(outside), "states/../../0123456789abcdef.json"):
        failed["states"] = {"before": name, "after": name}
        failed["messages"] = name
        (tmp_path / "report" / "result.json").write_text(json.dumps(document))
        result = read_result(tmp_path / "report")
        (one,) = (one for one in result.scenarios if one.id == failed["id"])
        assert tables(result, one) == (None, None)


class Scenic:
    """What a keeper asks of a scene, with a table of so many bytes."""

    def __init__(self, size: int) -> None:
        self.before, self.set_up = None, None
        self.last_seen = type("Seen", (), {"state": {"x": "x" * size}})()
        self.journal = Journal()


def test_what_was_asked_for_is_known_without_the_opening() -> None:
    own, recalled = Journal(), list[int]()

    def earlier() -> tuple[None, list[Entry]]:
        recalled.append(1)
        return None, [Entry(0, {"type": "bid"}, {"legal": True}, 1)]

    own.goes_on_from(earlier)
    own.note({"type": "pass"}, {"legal": True}, passed_over=True)
    own.note({"type": "par"}, {"legal": True}, passed_over=False)
    assert [one.action["type"] for one in own.asked] == ["par"]
    assert not recalled
    assert [one.action["type"] for one in own.entries] == ["bid", "pass", "par"]
    assert [one.action["type"] for one in own.asked] == ["par"]


def test_what_is_kept_has_limits(tmp_path: Path) -> None:
    keeper = keeping.Keeper(tmp_path)

    def keep(name: str, file: str, size: int) -> Any:
        return keeper.keep(name, file, Scenic(size), ())  # type: ignore[arg-type]

    kept = keep("a", "one.feature", keeping.LARGEST_STATE + 1)
    assert (kept.after, bool(kept.messages)) == ("", True)
    half = keeping.LARGEST_STATE - 100
    found = [keep(f"b{number}", "one.feature", half - number) for number in range(6)]
    assert [one is not None for one in found] == [True] * 3 + [False] * 3
    assert keep("c", "two.feature", half) is not None


def test_only_what_is_missing_is_written(tmp_path: Path) -> None:
    first = keeping.Keeper(tmp_path).keep("a", "f", Scenic(10), ())  # type: ignore[arg-type]
    again = keeping.Keeper(tmp_path).keep("b", "f", Scenic(10), ())  # type: ignore[arg-type]
    assert first is not None
    assert again is not None
    assert first.after == again.after
    assert first.messages != again.messages
    assert len(keeping.kept_files(tmp_path)) == 3
    keeping.forget(tmp_path, frozenset({again.messages}))
    assert [file.name for file in tmp_path.iterdir()] == ["messages"]


def test_whoever_listens_changes_nothing() -> None:
    plain, listened = ReferenceConnection(), ListenedEngine(ReferenceConnection())
    game = {"game": "18FL", "players": ["Alice", "Bob"], "deal": {}}
    for engine in (plain, listened):
        engine.new_game(game)
    assert listened.hello() == plain.hello()
    assert listened.state() == plain.state()
    assert listened.legal_actions() == plain.legal_actions()
    action = listened.legal_actions()[0]
    assert listened.apply(action) == plain.apply(action)
    listened.load_checked(plain.state())
    with pytest.raises(EngineFault, match="nobody"):
        listened.best_routes("nobody")
    methods = [one.method for one in listened.heard]
    assert methods == ["new_game", "state", "legal_actions", "legal_actions", "apply", "load", "best_routes"]
    assert listened.heard[-1].fault
    listened.forget()
    assert listened.heard == []
