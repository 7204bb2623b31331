"""How long a run takes, against as many empty scenarios in plain pytest-bdd with three step definitions.

    python benchmarks/suite.py [COPIES] [REPEATS]

Each line is the median of REPEATS (default 3) whole processes, start-up included:

- `empty`: pytest-bdd as it comes; every scenario has three steps that do nothing.
- `idle`: those scenarios and steps in the suite's own process, without an engine's work.
- `real`: the feature files of all games, COPIES times (default 1), against the reference engine.

The bar: `real` takes no more than twice as long as `empty`.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT)]

from trackwalker.paths import features_dir  # noqa: E402
from trackwalker.suite.driver import Run, run_suite  # noqa: E402
from trackwalker.suite.order import Wishes, place_order  # noqa: E402

GAME = "18Chesapeake"
"""Whose register the empty scenarios borrow."""

STEPS = '''"""Three steps that do nothing."""
from pytest_bdd import given, then, when

@given("a thing")
def _() -> None: ...

@when("it happens")
def _() -> None: ...

@then("so it is")
def _() -> None: ...
'''


def median_of(work: Callable[[], object], repeats: int) -> float:
    """The median time of some work, in seconds."""
    times = []
    for _ in range(repeats):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return statistics.median(times)


def copy_games(into: Path, copies: int) -> Path:
    """The specification with the feature files so many times, each copy a section of its own."""
    for source in features_dir().rglob("*"):
        target = into / source.relative_to(features_dir())
        if source.is_dir():
            target.mkdir(parents=True, exist_ok=True)
        elif source.suffix != ".feature":
            target.write_bytes(source.read_bytes())
        else:
            number, _, rest = source.name.partition("_")
            for copy in range(copies):
                (target.parent / f"{number}x{copy}_{rest}").write_bytes(source.read_bytes())
    return into


def write_empty(into: Path, scenarios: int) -> Path:
    """A test of plain pytest-bdd with so many empty scenarios."""
    steps = "    Given a thing\n    When it happens\n    Then so it is\n"
    text = "".join(f"\n  Scenario: number {number}\n{steps}" for number in range(scenarios))
    game = into / GAME
    game.mkdir(parents=True)
    (game / "22_empty.feature").write_text(f"Feature: empty\n{text}")
    (into / "empty_steps.py").write_text(STEPS)
    (into / "test_empty.py").write_text(f"{STEPS}\nfrom pytest_bdd import scenarios\nscenarios({GAME!r})\n")
    for name in ("rulebook.yaml", "readings.yaml"):
        (game / name).write_bytes((features_dir() / GAME / name).read_bytes())
    return into


def run_empty(folder: Path) -> None:
    """One run of plain pytest-bdd."""
    options = ["-q", "-p", "no:cacheprovider", "--rootdir", str(folder)]
    subprocess.run(
        [sys.executable, "-m", "pytest", *options], cwd=folder, check=True, stdout=subprocess.DEVNULL
    )


def run_ours(features: Path, jobs: int = 1, wishes: Wishes | None = None) -> Run:
    """One run of the suite."""
    order = place_order(wishes or Wishes(), features)
    run = run_suite(order.job, jobs)
    assert run.problem is None, run.problem
    return run


def main(copies: int, repeats: int) -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        real = copy_games(folder / "real", copies)
        first = run_ours(real)
        count = len(first.planned)
        bad = count - sum(outcome.verdict == "pass" for outcome in first.outcomes.values())
        empty = write_empty(folder / "empty", count)
        idle = Wishes(steps=("empty_steps",), path=(str(empty),))
        lines = {
            "empty": median_of(lambda: run_empty(empty), repeats),
            "idle": median_of(lambda: run_ours(empty, 1, idle), repeats),
            "real": median_of(lambda: run_ours(real), repeats),
            "real, 2 jobs": median_of(lambda: run_ours(real, 2), repeats),
        }
    print(f"{count} scenarios ({bad} of the real ones do not pass), median of {repeats}")
    print(f"{'':12}  {'s':>6}  {'ms each':>7}  {'of empty':>8}")
    for label, seconds in lines.items():
        part = seconds / lines["empty"]
        print(f"{label:12}  {seconds:6.2f}  {1000 * seconds / count:7.2f}  {part:8.2f}")


if __name__ == "__main__":
    main(*(int(argument) for argument in (*sys.argv[1:], *("1", "3")[len(sys.argv) - 1 :])))
