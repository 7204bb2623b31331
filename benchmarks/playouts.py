"""How fast steered games are played and watched.

    python benchmarks/playouts.py [--game GAME] [--games N] [--jobs N]... [--engine ENGINE]

Whole tours as `trackwalker playout` makes them: with the checks of every table and step, with the probes of
the engine too, and in several processes. Then, for one process, what an action's time is spent on.
"""

import argparse
import time
from collections.abc import Callable
from typing import Any

from trackwalker.invariants import checking
from trackwalker.paths import features_dir
from trackwalker.playouts import play as playing
from trackwalker.playouts.play import Plan
from trackwalker.playouts.tour import Order, Tour, go
from trackwalker.port.connect import connect
from trackwalker.port.engine import Engine


def main() -> int:
    """Print games a minute for each kind of tour, then milliseconds an action by what is done."""
    parser = argparse.ArgumentParser(description="Time steered games.")
    parser.add_argument("--game", default="18Chesapeake", metavar="GAME", help="which (default 18Chesapeake)")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="games of each tour (default 40)")
    parser.add_argument(
        "--jobs", type=int, nargs="*", default=[1, 2], metavar="N", help="processes (default 1 2)"
    )
    parser.add_argument("--engine", default="reference", help="ENGINE as for trackwalker playout")
    chosen = parser.parse_args()
    print(f"{'jobs':>4}  {'probes':<16}{'games':>6}{'actions':>9}{'games/minute':>14}{'ms/action':>11}")
    for jobs in chosen.jobs:
        for probes, name in ((0, "none"), (Plan(chosen.game, 0).probes, "as usual")):
            tour = go(Order(Plan(chosen.game, 0, probes=probes), chosen.games, chosen.engine), jobs)
            print(f"{jobs:>4}  {name:<16}{_line(tour)}")
    _by_part(chosen.game, chosen.engine, min(chosen.games, 13))
    return 0


def _line(tour: Tour) -> str:
    games, actions = len(tour.played), sum(game.actions for game in tour.played)
    speed, each = 60 * games / tour.seconds, 1000 * tour.seconds / actions
    return f"{games:>6}{actions:>9}{speed:>14.0f}{each:>11.3f}"


def _by_part(game: str, spec: str, games: int) -> None:
    """Play some games with a clock at every part of the work."""
    spent: dict[str, list[float]] = {}

    def clocked(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
        def timed(*args: Any) -> Any:
            start = time.perf_counter()
            try:
                return work(*args)
            finally:
                spent.setdefault(name, []).append(time.perf_counter() - start)

        return timed

    engine: Engine = connect(spec)
    for name in ("apply", "state", "legal_actions", "best_routes"):
        setattr(engine, name, clocked(f"engine: {name}", getattr(engine, name)))
    for name in ("check_state", "check_step", "View"):
        setattr(playing, name, clocked(f"watching: {name}", getattr(playing, name)))
    facts = checking.load_facts(features_dir(), game)
    try:
        actions = sum(
            playing.play(Plan(game, seed, probes=0), engine, facts).actions for seed in range(games)
        )
    finally:
        engine.close()
    print(f"\n{'part':<28}{'calls/action':>14}{'ms/call':>10}{'ms/action':>11}   ({games} games, no probes)")
    for name, times in sorted(spent.items(), key=lambda item: -sum(item[1])):
        total = 1000 * sum(times)
        print(f"{name:<28}{len(times) / actions:>14.2f}{total / len(times):>10.3f}{total / actions:>11.3f}")


if __name__ == "__main__":
    raise SystemExit(main())
