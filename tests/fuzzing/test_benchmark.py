"""How `benchmarks/fuzz.py` chooses, goes on and counts; what it measures is no test."""

import importlib.util
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def bench() -> ModuleType:
    spec = importlib.util.spec_from_file_location("fuzz_benchmark", ROOT / "benchmarks" / "fuzz.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_sample_is_taken_evenly_and_a_larger_one_holds_it(bench: ModuleType) -> None:
    names = [f"engine {number}" for number in range(37)]
    small, large = bench.evenly(names, 5), bench.evenly(names, 10)
    assert small == ["engine 0", "engine 7", "engine 14", "engine 22", "engine 29"]
    assert set(small) <= set(large)
    assert bench.evenly(names[:3], 5) == names[:3]
    assert bench.evenly(names, 0) == []
    assert bench.in_turn([["a", "b"], [], ["c"], ["d", "e", "f"]]) == ["a", "c", "d", "b", "e", "f"]


def test_a_search_goes_on_from_what_is_kept(
    bench: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = [bench.Key("18Game", f"engine {number}", 0, "") for number in range(8)]
    found_by = {"engine 0": 150, "engine 4": 1_000, "engine 6": 15_000}
    played: list[tuple[str, int, int]] = []

    def fuzzed(task: tuple[Any, int]) -> Any:
        tried, most = task
        played.append((tried.key.engine, tried.examples, most))
        by = found_by.get(tried.key.engine, 10**9)
        return replace(tried, examples=min(by, most), found=by <= most, actions=3, seconds=1.0)

    monkeypatch.setattr(bench, "fuzzed", fuzzed)
    file, steps, samples = tmp_path / "results.jsonl", bench.STEPS, (4, 2, 1)

    def go_on() -> list[Any]:
        results = bench.Results(file)  # as a new process reads it
        reached: list[Any] = bench.stages(keys, samples, steps, results)
        todo = [one for one in reached[-1].tried if one.needs(reached[-1].examples)]
        bench._play(todo[:1], reached[-1].examples, 1, results)
        return bench.stages(keys, samples, steps, bench.Results(file)) if not todo else go_on()

    reached = go_on()
    assert played == [
        ("engine 0", 0, 200),
        ("engine 2", 0, 200),
        ("engine 4", 0, 200),
        ("engine 6", 0, 200),
        ("engine 2", 200, 2_000),
        ("engine 4", 200, 2_000),
        ("engine 2", 2_000, 20_000),
    ]
    told = list(bench.rows({("18Game", "wrong"): reached}, steps))
    assert told[-1] == (
        "| 18Game | wrong engines | 8 | 1 of 4 | 1 of 2 of the 3 left | 0 of 1 of the 1 left | 3 (2) | - |"
    )
    text = bench.page({("18Game", "wrong"): reached}, steps, "the command")
    assert "not found within 20,000: `engine 2`" in text
    assert "not found within 200: `engine 6`" in text, "it was left out of the sample that went on"


def test_what_was_not_run_is_said(bench: ModuleType, tmp_path: Path) -> None:
    keys = [bench.Key("18Game", "engine", 0, "")]
    results = bench.Results(tmp_path / "results.jsonl")
    reached = bench.stages(keys, (1, 0, 0), bench.STEPS, results)
    assert list(bench.rows({("18Game", "bugs"): reached}, bench.STEPS))[-1].count("not run") == 3
    results.keep(bench.Tried(keys[0], examples=200))
    reached = bench.stages(keys, (1, 0, 0), bench.STEPS, results)
    told = list(bench.rows({("18Game", "bugs"): reached}, bench.STEPS))[-1]
    assert told == "| 18Game | bugs that 18xx.games had | 1 | 0 of 1 | not run | not run | - | - |"
    results.keep(bench.Tried(keys[0], examples=100, found=True, actions=1, table=True))
    reached = bench.stages(keys, (1, 0, 0), bench.STEPS, results)
    assert list(bench.rows({("18Game", "bugs"): reached}, bench.STEPS))[-1].endswith(
        "| 1 | 1 of 1 | none left | none left | - | 1 (1) |"
    )
