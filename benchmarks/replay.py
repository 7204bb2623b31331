"""How fast the reference engine plays recorded games, legality checks and all.

    python benchmarks/replay.py TRANSCRIPT... [--repeat N]

The recordings are turned into the port's actions first; what is timed is the engine alone: actions applied
(each checked for legality), then once more with the state written out after every action, and with
`legal_actions` asked before every action.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.port.connect import connect
from trackwalker.port.engine import Engine
from trackwalker.transcripts.session import Session, open_session


def main() -> int:
    """Print a table: transcript, actions, actions per second by kind of work."""
    parser = argparse.ArgumentParser(description="Time the replay of recorded games of 18xx.games.")
    parser.add_argument("transcripts", nargs="+", type=Path, metavar="TRANSCRIPT")
    parser.add_argument("--repeat", type=int, default=5, metavar="N", help="best of N (default 5)")
    parser.add_argument("--engine", default="reference", help="ENGINE as for trackwalker replay")
    chosen = parser.parse_args()
    print(f"{'transcript':<24}{'actions':>9}{'apply/s':>12}{'with state/s':>14}{'with legal/s':>14}")
    for file in chosen.transcripts:
        engine = connect(chosen.engine)
        try:
            session = open_session(file)
            replay = session.start(engine)
            outcome = replay.run()
            if outcome.finding:
                print(f"{file.name:<24}{'not timed':>9}: {outcome.finding}")
                continue
            rates = [_rate(engine, session, outcome.applied, work, chosen.repeat) for work in _WORK]
        except TrackwalkerError as error:
            print(f"{file.name:<24}{'not timed':>9}: {error}")
            continue
        finally:
            engine.close()
        print(
            f"{file.name:<24}{len(outcome.applied):>9}"
            + f"{rates[0]:>12,.0f}"
            + "".join(f"{r:>14,.0f}" for r in rates[1:])
        )
    return 0


def _apply_only(engine: Engine, action: dict[str, Any]) -> None:
    engine.apply(action)


def _apply_and_state(engine: Engine, action: dict[str, Any]) -> None:
    engine.apply(action)
    engine.state()


def _legal_and_apply(engine: Engine, action: dict[str, Any]) -> None:
    engine.legal_actions()
    engine.apply(action)


_WORK: tuple[Callable[[Engine, dict[str, Any]], None], ...] = (
    _apply_only,
    _apply_and_state,
    _legal_and_apply,
)


def _rate(
    engine: Engine,
    session: Session,
    actions: list[dict[str, Any]],
    work: Callable[[Engine, dict[str, Any]], None],
    repeat: int,
) -> float:
    """Actions per second, the best of `repeat` runs of the whole game."""
    best = float("inf")
    for _ in range(repeat):
        session.start(engine)
        start = time.perf_counter()
        for action in actions:
            work(engine, action)
        best = min(best, time.perf_counter() - start)
    return len(actions) / best


if __name__ == "__main__":
    raise SystemExit(main())
