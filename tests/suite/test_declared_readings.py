"""What an engine declares of readings, and what it says otherwise, as far as it is out of order."""

import pytest
from suite_toys import FEATURES, order, play, run_and_report, verdicts, wishes

from trackwalker.port.schema import validate
from trackwalker.register.declared import doubts_of
from trackwalker.reports.result_json import result_document, result_json
from trackwalker.reports.summary import summarise


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
