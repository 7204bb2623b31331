"""How much fuzzing finds: of the wrong engines of a game, and of the bugs that 18xx.games had.

    python benchmarks/fuzz.py GAME [--sample N] [--only PATTERN]... [--bugs] [--more] [--without load]

Every engine is fuzzed until something is found, at most with 200, 2,000 and (--more) 20,000 examples. Printed
are how many were found within each number, the median length of the shrunk run, and what was not found.
"""

import argparse
import statistics
import time
from dataclasses import dataclass

from trackwalker.fuzzing.search import EACH, Bench, Order, first_finding
from trackwalker.paths import bugs_file
from trackwalker.port.reference import Wrong, connect_wrong, wrong_engines
from trackwalker.reports.bugs import load_bugs
from trackwalker.suite.mutants import choose

STEPS = (200, 2_000, 20_000)


@dataclass(frozen=True)
class Tried:
    """What became of a wrong engine: found after how many examples (None: not), and the length of the run."""

    name: str
    examples: int | None = None
    actions: int = 0
    from_the_deal: bool = False


def main() -> int:
    """Fuzz the engines one after another; print the table."""
    parser = argparse.ArgumentParser(description="Measure what fuzzing finds.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--sample", type=int, metavar="N", help="so many of them, evenly (default: all)")
    parser.add_argument("--only", action="append", default=[], metavar="PATTERN", help="by their names")
    parser.add_argument("--bugs", action="store_true", help="only those that imitate bugs of 18xx.games")
    parser.add_argument("--more", action="store_true", help="up to 20,000 examples each")
    parser.add_argument("--most", type=int, metavar="N", help="at most so many examples each")
    parser.add_argument("--without", default="", metavar="CAPABILITY,...", help="that the engines lack")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    steps = STEPS if chosen.more else STEPS[:2]
    most = chosen.most or steps[-1]
    names = choose(chosen.game, chosen.only)
    if chosen.bugs:
        bugs = set(load_bugs(bugs_file()).engines(chosen.game))
        names = [name for name in names if name in bugs]
    if chosen.sample is not None and chosen.sample < len(names):
        names = [names[at * len(names) // chosen.sample] for at in range(chosen.sample)]
    engines = {one.name: one for one in wrong_engines(chosen.game)}
    wanted = [engines[name] for name in names if not engines[name].unobservable]
    hide = frozenset(filter(None, chosen.without.split(",")))
    began = time.process_time()
    tried = [_try(chosen.game, wrong, most, chosen.seed, hide) for wrong in wanted]
    _print(tried, [step for step in steps if step <= most] or [most], time.process_time() - began)
    return 0


def _try(game: str, wrong: Wrong, most: int, seed: int, hide: frozenset[str]) -> Tried:
    """Fuzz one engine up to its first finding."""
    bench = Bench(Order(game, wrong.name, examples=most, seed=seed), lambda: connect_wrong(wrong, hide))
    try:
        found = first_finding(bench)
    finally:
        bench.close()
    if found is None:
        return Tried(wrong.name)
    batch, shown = found
    run = shown.run
    tried = Tried(wrong.name, (batch + 1) * EACH, len(run.actions), run.beginning.state is None)
    print(f"{tried.name}: {shown.parting.cause}, {tried.actions} actions", flush=True)
    return tried


def _print(tried: list[Tried], steps: list[int], seconds: float) -> None:
    print(f"\n{len(tried)} engines, {seconds:.0f} s of processor time")
    print(f"{'examples':>9}{'found':>7}{'share':>7}{'median actions':>16}{'from the deal':>15}")
    for step in steps:
        found = [one for one in tried if one.examples is not None and one.examples <= step]
        length = f"{statistics.median(one.actions for one in found):g}" if found else "-"
        share = f"{100 * len(found) // max(len(tried), 1)} %"
        dealt = sum(one.from_the_deal for one in found)
        print(f"{step:>9,}{len(found):>7}{share:>7}{length:>16}{dealt:>15}")
    missed = [one.name for one in tried if one.examples is None]
    print(f"not found: {', '.join(missed) or 'none'}")


if __name__ == "__main__":
    raise SystemExit(main())
