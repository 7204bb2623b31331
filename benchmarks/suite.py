"""How long a run takes, against as many empty scenarios in plain pytest-bdd with three step definitions.

    python benchmarks/suite.py [COPIES] [REPEATS] [GAME...]

Each line is the smallest of REPEATS (default 3) processor times, user and system, of all processes together,
start-up included: other work on the machine adds little to them. The lines take turns:

- `empty`: pytest-bdd as it comes; every scenario has three steps that do nothing.
- `idle`: those scenarios and steps in the suite's own process, without an engine's work.
- `real`: the feature files of the games (default all), COPIES times (default 1), on the reference engine.

The bar: `real` takes no more than twice as long as `empty`.
"""

import resource
import subprocess
import sys
import tempfile
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


def spent() -> float:
    """The processor time of this process and of those that it has waited for, in seconds."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def least_of(works: dict[str, Callable[[], object]], repeats: int) -> dict[str, float]:
    """The least processor time that each piece of work takes, in seconds."""
    times: dict[str, list[float]] = {label: [] for label in works}
    for _ in range(repeats):
        for label, work in works.items():
            began = spent()
            work()
            times[label].append(spent() - began)
    return {label: min(each) for label, each in times.items()}


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


def main(copies: int, repeats: int, *games: str) -> None:
    """Print the table."""
    of_games = Wishes(games=games)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        real = copy_games(folder / "real", copies)
        first = run_ours(real, wishes=of_games)
        count = len(first.planned)
        bad = count - sum(outcome.verdict == "pass" for outcome in first.outcomes.values())
        empty = write_empty(folder / "empty", count)
        idle = Wishes(steps=("empty_steps",), path=(str(empty),))
        works = {
            "empty": lambda: run_empty(empty),
            "idle": lambda: run_ours(empty, 1, idle),
            "real": lambda: run_ours(real, 1, of_games),
            "real, 2 jobs": lambda: run_ours(real, 2, of_games),
        }
        lines = least_of(works, repeats)
    print(f"{count} scenarios ({bad} of the real ones do not pass), processor time, least of {repeats}")
    print(f"{'':12}  {'s':>6}  {'ms each':>7}  {'of empty':>8}")
    for label, seconds in lines.items():
        part = seconds / lines["empty"]
        print(f"{label:12}  {seconds:6.2f}  {1000 * seconds / count:7.2f}  {part:8.2f}")


if __name__ == "__main__":
    given = (*sys.argv[1:], *("1", "3")[len(sys.argv) - 1 :])
    main(int(given[0]), int(given[1]), *given[2:])
