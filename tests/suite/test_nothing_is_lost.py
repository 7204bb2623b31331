"""A run that is stopped: its report holds what was finished, says so, and another run goes on from it."""

import errno
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from default_signals import with_default_signals
from suite_toys import FEATURES, TOY, order, run_and_report, wishes

from trackwalker.cli import main
from trackwalker.errors import TrackwalkerError
from trackwalker.port.schema import validate
from trackwalker.reports import folder as report_folder
from trackwalker.reports.folder import ReportFolder
from trackwalker.reports.summary import summarise
from trackwalker.suite import journal
from trackwalker.suite.driver import Run, run_suite
from trackwalker.suite.job import Outcome
from trackwalker.suite.journal import NAME, digest_of, read_journal
from trackwalker.verdicts import Verdict
from trackwalker.writing import write_whole

Document = dict[str, Any]


def result_in(folder: Path) -> Document:
    document: Document = json.loads((folder / "result.json").read_text("utf-8"))
    validate(document, "result", "result.json")
    return document


def verdicts_in(document: Document) -> dict[str, str]:
    return {one["id"]: one["verdict"] for one in document["scenarios"]}


def resume(folder: Path, features: Path = FEATURES) -> int:
    past = read_journal(folder)
    return run_and_report(past.wishes, 1, folder, features, past=past)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of a run on a sound engine that nobody stops, and `last-page`: as it was before."""
    folder = tmp_path_factory.mktemp("whole") / "report"
    placed = order("good")
    report = ReportFolder(folder, wishes("good"), placed)
    run = run_suite(placed.job, recorder=report)
    shutil.copytree(folder, folder.parent / "last-page")
    report.finish(summarise("good", run, placed.registers, placed.whole_games))
    return folder


@pytest.fixture
def half(tmp_path: Path, whole: Path) -> Path:
    """The report before the end, where the journal was lost after two verdicts, in the middle of a line."""
    folder = tmp_path / "half"
    shutil.copytree(whole.parent / "last-page", folder)
    lines = (folder / NAME).read_bytes().splitlines(keepends=True)
    (folder / NAME).write_bytes(b"".join(lines[:4]) + lines[4][:10])
    return folder


def stopped(number: signal.Signals, folder: Path, more: Path) -> subprocess.CompletedProcess[str]:
    """A run of the toy game at a command line that is sent a signal in the middle."""
    (more / "signal").write_text(str(int(number)))
    return subprocess.run(
        with_default_signals([sys.executable, str(TOY / "toy_run.py"), "SignalsTheRun", "1", str(folder)]),
        env={**os.environ, "TOY_SIGNAL": str(more / "signal")},
        capture_output=True,
        text=True,
        check=False,
        start_new_session=True,
    )


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (signal.SIGTERM, 143),
        (signal.SIGKILL, -9),
        pytest.param(signal.SIGHUP, 129, marks=pytest.mark.exhaustive),
        pytest.param(signal.SIGINT, 130, marks=pytest.mark.exhaustive),
    ],
)
def test_a_signal_leaves_a_partial_report_and_another_run_goes_on(
    number: signal.Signals, code: int, whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "report"
    folder.mkdir()
    (folder / "result.json").write_text('{"of": "a run of last week"}')
    done = stopped(number, folder, tmp_path)
    assert done.returncode == code, done.stderr
    document = result_in(folder)
    assert document["x-partial"] is True
    assert document["exit"] == (code if code > 0 else 2)
    found = read_journal(folder).outcomes
    assert 0 < len(found) < len(result_in(whole)["scenarios"])
    if code > 0:
        kept = {name for name, verdict in verdicts_in(document).items() if verdict != "not_reached"}
        assert kept == found.keys()
        assert f"trackwalker run --resume {folder}" in done.stderr
    monkeypatch.setenv("TOY_SIGNAL", str(tmp_path / "signal"))
    assert resume(folder) == 0
    again, never_stopped = result_in(folder), result_in(whole)
    assert again["x-partial"] is False
    assert again["totals"] == never_stopped["totals"]
    assert verdicts_in(again) == verdicts_in(never_stopped)
    assert sorted(path.name for path in folder.iterdir()) == ["junit.xml", "result.json"]


LOW_BIDS = {"planned": 11, "pass": 7, "fail_permissive": 2, "unsupported": 2}
"""What a run on the engine that takes low bids comes to."""


def a_disk(room: int) -> Callable[[int, bytes], int]:
    """`os.write` of a disk on which so many bytes fit: the last line breaks off, then nothing goes."""
    write, left = os.write, [room]

    def to_disk(stream: int, data: bytes) -> int:
        fits = min(len(data), left[0])
        if not fits:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        left[0] -= fits
        return write(stream, data[:fits])

    return to_disk


def test_a_full_disk_stops_the_run_and_loses_no_verdict(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "report"
    with monkeypatch.context() as full:
        full.setattr(journal.os, "write", a_disk(1500))
        assert run_and_report(wishes("TakesLowBids"), 1, folder, FEATURES) == 2
    said = capsys.readouterr().err
    assert f"error: --report {folder}: cannot write there: No space left on device" in said
    document = result_in(folder)
    # What the process had still to say when the disk was full is in the report: it may have been all.
    left_out = document["totals"]["scenarios"]["not_reached"]
    assert (document["exit"], document["x-partial"]) == (2, left_out > 0)
    if left_out:
        found = read_journal(folder).outcomes
        assert 0 < len(found) < LOW_BIDS["planned"]
        assert not (folder / NAME).read_bytes().endswith(b"\n")
        assert resume(folder) == 1
    else:
        with pytest.raises(TrackwalkerError, match="that run came to its end"):
            read_journal(folder)
    totals = result_in(folder)["totals"]["scenarios"]
    assert {what: number for what, number in totals.items() if number} == LOW_BIDS


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
def test_what_could_not_be_printed_is_in_the_report(whole: Path, tmp_path: Path) -> None:
    folder = tmp_path / "report"
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, str(TOY / "toy_run.py"), "good", "1", str(folder)],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == result_in(folder)["exit"] == 2
    assert "error: standard output: No space left on device" in done.stderr
    assert result_in(folder)["totals"] == result_in(whole)["totals"]
    assert sorted(path.name for path in folder.iterdir()) == ["junit.xml", "result.json"]


def no_room(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_files_are_moved_into_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, link = tmp_path / "page.md", tmp_path / "link.md"
    write_whole(file, "one")
    link.symlink_to(file)
    write_whole(link, "two")
    assert (file.read_text(), link.is_symlink()) == ("two", True)
    monkeypatch.setattr("trackwalker.writing.os.fsync", no_room)
    with pytest.raises(OSError, match="No space"):
        write_whole(file, "three")
    assert file.read_text() == "two"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link.md", "page.md"]
    write_whole(Path(os.devnull), "nothing")
    assert not Path(os.devnull).is_file()


def test_while_it_goes_on_the_report_is_of_what_is_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_folder, "_SHARE", 0)
    seen: list[Document] = []

    class Looking(ReportFolder):
        def look(self, so_far: Callable[[], Run]) -> None:
            super().look(so_far)
            seen.append(result_in(tmp_path))

    placed = order("TakesLowBids")
    run = run_suite(placed.job, recorder=Looking(tmp_path, wishes("TakesLowBids"), placed, pause=0))
    finished = [
        sum(verdict != "not_reached" for verdict in verdicts_in(document).values()) for document in seen
    ]
    assert finished == list(range(len(run.planned) + 1))
    assert {(document["exit"], document["x-partial"]) for document in seen} == {(2, True)}


def test_what_was_finished_is_not_played_again(half: Path, whole: Path) -> None:
    folder = half
    past = read_journal(folder)
    assert len(past.outcomes) == 2
    heard: list[str] = []

    class Listening(ReportFolder):
        def note(self, event: Any) -> None:
            super().note(event)
            heard.append(getattr(event, "id", ""))

    placed = order("good")
    run = run_suite(placed.job, recorder=Listening(folder, past.wishes, placed, past), before=past.outcomes)
    assert past.outcomes.keys().isdisjoint(heard)
    assert {name: run.outcomes[name].verdict.key for name in run.outcomes} == verdicts_in(result_in(whole))
    assert read_journal(folder).outcomes.keys() == run.outcomes.keys()


def test_what_a_killed_run_has_left_half_written_is_taken_away(half: Path) -> None:
    (half / "states").mkdir(exist_ok=True)
    halves = [half / ".result.json.1952.new", half / "states" / ".0a1b.json.1952.new"]
    others = [half / ".mine.new", half / "notes.new"]
    for file in (*halves, *others):
        file.write_text("{")
    assert resume(half) == 0
    assert [file for file in halves if file.exists()] == []
    assert [file for file in others if not file.exists()] == []


def test_a_run_that_ends_at_the_first_failure_has_come_to_its_end() -> None:
    placed = order("good", fail_fast=True)
    found = {"Toy/2/a-low-bid-is-refused": Outcome(Verdict.BROKEN)}
    again = run_suite(placed.job, before=found)
    assert again.outcomes.keys() == found.keys()
    assert (len(again.planned), again.exit_code, again.partial) == (11, 1, False)


def test_it_goes_on_only_with_the_same_thing(half: Path, tmp_path: Path) -> None:
    features = tmp_path / "features"
    shutil.copytree(FEATURES, features)
    assert digest_of(order("good", features).job) == digest_of(order("good").job)
    file = features / "Toy" / "02_bids.feature"
    file.write_text(file.read_text() + "\n# changed\n")
    with pytest.raises(TrackwalkerError, match="the specification has changed since; run anew"):
        resume(half, features)


def test_another_engine_is_not_counted_with_the_first(half: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = half
    text = (folder / NAME).read_text().replace('"name":"toy","version":"1"', '"name":"toy","version":"0"')
    (folder / NAME).write_text(text)
    assert resume(folder) == 2
    assert "the verdicts are on toy 0, this is toy 1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (None, "journal.jsonl: no such file; expected the journal of a run that was stopped"),
        ("", "line 1: is no JSON"),
        ("[7]\n", "is no journal"),
        ('{"format": "trackwalker-journal/1", "suite": "0.0"}\n', "it was begun by Trackwalker 0.0"),
    ],
)
def test_what_is_no_journal(tmp_path: Path, text: str | None, words: str) -> None:
    if text is not None:
        (tmp_path / NAME).write_text(text)
    done = CliRunner().invoke(main, ["run", "--resume", str(tmp_path)])
    assert done.exit_code == 2
    assert words in done.stderr


def test_lines_of_a_journal_are_not_trusted(half: Path) -> None:
    with (half / NAME).open("a") as stream:
        stream.write('\n{"type": "result"}\n')
    with pytest.raises(TrackwalkerError, match=r"journal.jsonl, line 5: .*; expected the journal"):
        read_journal(half)


def test_what_came_to_its_end_is_not_gone_on_with(whole: Path) -> None:
    with pytest.raises(TrackwalkerError, match="that run came to its end"):
        read_journal(whole)


def test_resume_takes_no_other_wish(tmp_path: Path) -> None:
    for more in (["18FL"], ["--fail-fast"], ["--clause", "18FL-1-a"], ["--report", "elsewhere"]):
        done = CliRunner().invoke(main, ["run", "--resume", str(tmp_path), *more])
        assert (done.exit_code, "leave out all but --jobs" in done.stderr) == (2, True)
