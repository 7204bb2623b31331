"""What an engine declares of readings, and what it says otherwise, as far as it is out of order."""

import pytest
from msgspec import structs
from suite_toys import FEATURES, order, play, run_and_report, verdicts, wishes

from trackwalker.port.schema import validate
from trackwalker.register.declared import doubts_of
from trackwalker.reports.result_json import result_document, result_json
from trackwalker.reports.summary import summarise
from trackwalker.suite.gathering import Run, _misdeclared
from trackwalker.suite.job import EditionRules, EngineIs, GameRules, Planned


def test_declared_readings_against_the_registers() -> None:
    found = doubts_of({"TOY-Q01": "b", "TOY-Q02": "x", "CHESS-Q01": "a"}, FEATURES)
    assert found.letters == {"TOY-Q02": ("a", "b")}
    assert found.questions == ("CHESS-Q01",)
    assert doubts_of({"18CH-Q05": "z", "18FL-Q01": "a"}).letters == {"18CH-Q05": ("a", "b")}
    assert doubts_of({}) == ({}, ())


def test_an_unknown_reading_of_a_question_is_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_and_report(wishes("DeclaresZ"), features=FEATURES) == 1
    said = capsys.readouterr().out
    assert "fault  the engine declares TOY-Q01=z; the text asks for a or b\n" in said
    assert "follows TOY-Q01=z" not in said


def test_an_unknown_question_is_a_warning(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_and_report(wishes("DeclaresTheText"), features=FEATURES) == 0
    said = capsys.readouterr().out
    assert "warning  the engine declares CHESS-Q01=b; no register has that question\n" in said


def test_a_noisy_engine_is_quoted_cleanly_and_in_short(capsys: pytest.CaptureFixture[str]) -> None:
    run = play("Noisy")
    assert run.exit_code == 1
    assert set(verdicts(run).values()) >= {"fail: broken"}
    summary = summarise("Noisy", run, order("Noisy").registers, True)
    validate(result_document(summary), "result", "result.json")
    assert len(result_json(summary)) < 100_000
    run_and_report(wishes("Noisy", sections=["2"]), features=FEATURES)
    out, err = capsys.readouterr()
    assert len(out) < 20_000
    assert not {"\x1b", "\x07", "\u202e"} & {*out, *err}
    assert [line for line in out.splitlines() if line.startswith("scenarios: 11 planned = 11")] == []


# a question that only another edition settles ---------------------------------------------------------


OPEN, SETTLED = "TOY-Q01", "TOY-Q02"
EDITIONS = {
    "1": EditionRules(kinds={OPEN: "choice", SETTLED: "binding"}, defaults={OPEN: "a", SETTLED: "a"}),
    "2": EditionRules(kinds={OPEN: "binding", SETTLED: "binding"}, defaults={OPEN: "b", SETTLED: "a"}),
}


def judged(edition: str, declared: dict[str, str], *capabilities: str) -> dict[str, tuple[str, str]]:
    """What an engine is told that declares this of readings, where an edition is tested."""
    job = structs.replace(order().job, games={"Toy": GameRules(edition=edition, base="1", editions=EDITIONS)})
    run = Run(editions={"Toy": edition})
    run.engine = EngineIs("engine", "1", "1", capabilities, declared, ("Toy",))
    run.planned = [Planned("Toy/2/one", "Toy", "2", "one", "Toy/02_a.feature", 1)]
    return _misdeclared(run, job)


@pytest.mark.parametrize(
    ("edition", "declared", "capabilities", "told"),
    [
        ("1", {OPEN: "a", SETTLED: "a"}, (), {}),
        ("1", {OPEN: "b"}, (), {}),
        ("1", {SETTLED: "b"}, (), {SETTLED: ("b", "a")}),
        ("2", {OPEN: "a"}, (), {OPEN: ("a", "b")}),
        ("2", {OPEN: "b"}, (), {}),
        ("2", {OPEN: "a"}, ("rules",), {}),
        ("2", {SETTLED: "b"}, ("rules",), {SETTLED: ("b", "a")}),
        ("2", {}, (), {}),
    ],
)
def test_what_is_declared_is_judged_by_the_edition_unless_the_engine_can_be_told(
    edition: str, declared: dict[str, str], capabilities: tuple[str, ...], told: dict[str, tuple[str, str]]
) -> None:
    """One that can be told what to follow (`rules`) says what it follows of the usual edition."""
    assert judged(edition, declared, *capabilities) == told
