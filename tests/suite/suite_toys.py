"""The toy game of the suite's tests: runs it against its engines, in this process or at a command line."""

from pathlib import Path

from trackwalker.cli.run import run_and_report
from trackwalker.suite.driver import Run, run_suite
from trackwalker.suite.order import Order, Wishes, place_order

ROOT = Path(__file__).parents[2]
TOY = Path(__file__).parent / "toy"
FEATURES = TOY / "features"

__all__ = ["FEATURES", "ROOT", "TOY", "order", "play", "run_and_report", "verdicts", "wishes"]


def wishes(engine: str = "good", **more: object) -> Wishes:
    """Wishes for a toy engine (a name in `toy_engines`, or a whole ENGINE)."""
    spec = engine if ":" in engine else f"python:toy_engines:{engine}"
    toys = {"engine": spec, "steps": ("toy_steps",), "scene": "toy_scene:make_scene", "path": (str(TOY),)}
    return Wishes(**{**toys, **more})  # type: ignore[arg-type]


def order(engine: str = "good", features: Path = FEATURES, **more: object) -> Order:
    """The order for a run of a toy engine."""
    return place_order(wishes(engine, **more), features)


def play(engine: str = "good", features: Path = FEATURES, jobs: int = 1, **more: object) -> Run:
    """Run the toy game."""
    return run_suite(order(engine, features, **more).job, jobs)


def verdicts(run: Run) -> dict[str, str]:
    """Scenario id without the game -> verdict, in the order of the report."""
    return {one.id.partition("/")[2]: str(run.outcome(one).verdict) for one in run.planned}
