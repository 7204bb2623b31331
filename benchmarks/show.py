"""How long `trackwalker show` takes of each kind of thing, beside the bare imports.

    python benchmarks/show.py [WORDS...]

Printed are seconds of processor time, the least of five, and how often that is what the imports take. WORDS:
only these (`18FL-7.3-f`, `terminal cost`).
"""

import os
import resource
import subprocess
import sys

ASKED = (
    "18FL-7.3-f",
    "LA-MG.round-c",
    "1846-6-g",
    "18GL-4.6.4-a",
    "18FL-Q63",
    "18FL/7.3/there-is-no-port-in-fort-lauderdale",
    "18FL 8.2",
    "LostAtlas",
    "18FL terminal cost",
    "emergency money raising",
    "18FL-8.2-zz",
)
TIMES = 5


def seconds(*words: str) -> float:
    """The least processor time of a few runs of Python."""
    own = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    found = []
    for _ in range(TIMES + 1):  # the first one compiles
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-P", *words], env=own, capture_output=True, check=False)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        found.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(found[1:])


def main() -> None:
    """Measure; print a line for each thing."""
    bare = seconds("-c", "import trackwalker.cli, trackwalker.lookup.answer")
    sys.stdout.write(f"{bare:.2f} s  bare imports\n")
    for words in sys.argv[1:] or ASKED:
        took = seconds("-m", "trackwalker", "show", *words.split())
        sys.stdout.write(f"{took:.2f} s  {took / bare:.1f} times  {words}\n")


if __name__ == "__main__":
    main()
