"""How long the pages of all games take, and how large they are.

    python benchmarks/pages.py [--pictures some|all|none] [RESULT...]

Printed are seconds of processor time, the number of files, their size in all and the largest of them.
"""

import argparse
import time
from pathlib import Path

from trackwalker.pages.site import pages_of
from trackwalker.paths import features_dir
from trackwalker.register import registered_games
from trackwalker.reports.past import read_result


def main() -> int:
    """Make the pages in memory; print what they cost."""
    parser = argparse.ArgumentParser(description="Measure the pages.")
    parser.add_argument("results", metavar="RESULT", nargs="*", type=Path, help="results of runs")
    parser.add_argument("--pictures", choices=["some", "all", "none"], default="some")
    chosen = parser.parse_args()
    began = time.process_time()
    results = [read_result(path) for path in chosen.results]
    sizes = {
        name: len(text.encode())
        for name, text in pages_of(results, features_dir(), registered_games(), chosen.pictures)
    }
    largest = max(sizes, key=lambda name: sizes[name])
    print(
        f"{time.process_time() - began:.1f} s of processor time, {len(sizes)} files, "
        f"{sum(sizes.values()) / 1e6:.1f} MB, the largest {largest} with {sizes[largest] / 1e6:.2f} MB"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
