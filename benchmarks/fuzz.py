"""How much fuzzing finds: of the wrong engines of the games, and of the bugs that 18xx.games had.

    python benchmarks/fuzz.py [GAME...] [--of bugs|wrong|left]... [--sample [GROUP=]N,N,N]... [--up-to N]
        [--without CAPABILITY,...] [--only PATTERN]... [--seed S] [--jobs N] [--results FILE] [--page FILE]
        [--table]

Every engine is fuzzed until something is found that the sound engine does not do: first with up to 200
examples; of those in which nothing was found some go on to 2,000, and of those left some to 20,000. The
examples of a lower stage are the first ones of a higher stage, so none is played twice.

What came of an engine is appended to the file of results at once. The same command again goes on where it was
interrupted; another one uses what it needs of it. The table is written with what there is.
"""

import argparse
import json
import signal
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass, replace
from functools import cache
from itertools import zip_longest
from pathlib import Path
from types import FrameType
from typing import Any

from trackwalker.fuzzing.lockstep import Follower, Lockstep
from trackwalker.fuzzing.search import EACH, Bench, Order
from trackwalker.fuzzing.shrinking import parting_of, shrunk
from trackwalker.paths import bugs_file
from trackwalker.port.reference import ReferenceConnection, Wrong, connect_wrong, wrong_engines
from trackwalker.register import registered_games, whole_games
from trackwalker.reports.bugs import KnownBugs, load_bugs
from trackwalker.reports.figures import read_figures
from trackwalker.suite.mutants import choose
from trackwalker.workers import each
from trackwalker.writing import write_whole

PREFACE = """\
Each engine is the reference engine with one thing wrong: by rule, by hand, or as a bug that the engine of
18xx.games once had ([bugs](conformance/bugs.md)). Those that no play can tell from the sound one are left
out. `trackwalker fuzz` does not know what is wrong. An engine is found if something is, and the sound engine
does not do the same.

`of`: so many there are. `within 200`: so many are found, of so many tried. Of those in which nothing was
found some go on to 2,000 examples, and of those left some to 20,000; each cell says how many did, and how
many were left. Which ones are tried does not hang on what they are: of n names in the order of the catalogue,
and N to be tried, those with the numbers 0, n/N, 2n/N ..., rounded down. The last columns say how many
actions the shrunk runs have (the median, and of how many runs): from the deal, or from a table that has to be
loaded, which then holds whatever led there."""

STEPS = (200, 2_000, 20_000)
"""So many examples has an engine at each stage."""

SAMPLES = (16, 1, 0)
"""So many engines of a game and group are tried at each stage, if nothing else is said."""

GROUPS = {
    "bugs": "bugs that 18xx.games had",
    "wrong": "wrong engines",
    "left": "those that no scenario catches",
}
"""Which engines there are: no engine is in two of these groups."""

PATIENCE = 300
"""Seconds of processor time that a batch may take, with the shrinking: there are engines that never end."""


@dataclass(frozen=True)
class Key:
    """What has to be the same for a result to be used again."""

    game: str
    engine: str
    seed: int
    without: str


@dataclass(frozen=True)
class Tried:
    """What came of an engine so far.

    examples: so many were played, up to the batch in which it was found if it was. actions: of the shrunk
    run. table: whether the run begins with a table that is loaded. seconds: of processor time.
    """

    key: Key
    examples: int = 0
    found: bool = False
    cause: str = ""
    actions: int = 0
    table: bool = False
    hung: bool = False
    seconds: float = 0.0

    def within(self, examples: int) -> bool:
        """Whether it is found by so many examples."""
        return self.found and self.examples <= examples

    def needs(self, examples: int) -> bool:
        """Whether more has to be played to say what so many examples come to."""
        return not self.found and not self.hung and self.examples < examples


@dataclass(frozen=True)
class Stage:
    """What came of a stage: of those left before it these were chosen, and what is known of them."""

    examples: int
    left: int
    tried: tuple[Tried, ...]

    @property
    def found(self) -> list[Tried]:
        """Those that are found by so many examples."""
        return [one for one in self.tried if one.within(self.examples)]

    @property
    def played(self) -> list[Tried]:
        """Those of which that is known."""
        return [one for one in self.tried if not one.needs(self.examples)]


class Results:
    """The file of results, one a line; of one engine the last line counts."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._known: dict[Key, Tried] = {}
        for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
            entry = json.loads(line)
            tried = Tried(**{**entry, "key": Key(**entry["key"])})
            self._known[tried.key] = tried

    def of(self, key: Key) -> Tried:
        """What is known of an engine."""
        return self._known.get(key, Tried(key))

    def keep(self, tried: Tried) -> None:
        """Note what came of one."""
        self._known[tried.key] = tried
        self.file.parent.mkdir(parents=True, exist_ok=True)
        with self.file.open("a", encoding="utf-8") as file:
            file.write(json.dumps(asdict(tried), ensure_ascii=False) + "\n")


# ------------------------------------------------------------------------------------------- one engine


def fuzzed(task: tuple[Tried, int]) -> Tried:
    """Fuzz an engine from where it stands, up to so many examples or its first finding."""
    tried, most = task
    key, began = tried.key, time.process_time()
    wrong = _by_name(key.game, key.engine)
    hide = frozenset(filter(None, key.without.split(",")))
    bench = Bench(
        Order(key.game, key.engine, examples=most, seed=key.seed), lambda: connect_wrong(wrong, hide)
    )
    try:
        tried = _search(bench, tried, most, hide)
    finally:
        bench.close()
    return replace(tried, seconds=round(tried.seconds + time.process_time() - began, 1))


def _search(bench: Bench, tried: Tried, most: int, hide: frozenset[str]) -> Tried:
    setting, ours = bench.setting, set[str]()
    beside = Lockstep(setting.guide, Follower(ReferenceConnection(hide)), setting.facts)
    for number in range(tried.examples // EACH, -(-most // EACH)):
        examples = min((number + 1) * EACH, most)
        try:
            with _limited(PATIENCE):
                batch = setting.play(number, frozenset(ours))
                for shown in sorted(batch.shown.values(), key=lambda shown: shown.size):
                    short = shrunk(shown, setting.lockstep) or shown
                    if parting_of(short.run, beside)[0] is None:
                        run, cause = short.run, short.parting.cause
                        return replace(
                            tried, examples=examples, found=True, cause=cause, actions=len(run.actions),
                            table=run.beginning.state is not None,
                        )  # fmt: skip
                    ours.add(shown.parting.cause)
                    print(f"{tried.key}: the sound engine does so too: {short.parting.what}", file=sys.stderr)
        except _TooSlow:
            return replace(tried, examples=examples, hung=True)
    return replace(tried, examples=most)


def _by_name(game: str, name: str) -> Wrong:
    return _catalogue(game)[name]


@cache
def _catalogue(game: str) -> dict[str, Wrong]:
    return {one.name: one for one in wrong_engines(game)}


class _TooSlow(BaseException):
    """There was no end; passes through Hypothesis, which only takes exceptions for failures."""


@contextmanager
def _limited(seconds: float) -> Iterator[None]:
    """A limit in seconds of processor time."""

    def ring(number: int, frame: FrameType | None) -> None:
        del number, frame
        raise _TooSlow

    signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds, 0.5)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


# ---------------------------------------------------------------------------------------- many of them


def evenly(names: Sequence[Any], count: int) -> list[Any]:
    """So many of them, evenly: of n names those with the numbers 0, n/count, 2n/count ..., rounded down."""
    return [names[at * len(names) // count] for at in range(count)] if count < len(names) else list(names)


def in_turn(groups: Sequence[Sequence[Any]]) -> list[Any]:
    """One of each group, then the next of each: whatever is interrupted has something of all of them."""
    return [one for at in zip_longest(*groups) for one in at if one is not None]


def stages(
    keys: Sequence[Key], samples: Sequence[int], steps: Sequence[int], results: Results
) -> list[Stage]:
    """What is chosen at each stage, as far as the results tell it: the next one needs all of a stage."""
    found: list[Stage] = []
    left = list(keys)
    for step, count in zip(steps, samples, strict=False):
        stage = Stage(step, len(left), tuple(results.of(key) for key in evenly(left, count)))
        found.append(stage)
        if len(stage.played) < len(stage.tried) or (left and not stage.tried):
            break
        left = [one.key for one in stage.tried if not one.within(step) and not one.hung]
    return found


def engines(game: str, group: str, patterns: Sequence[str]) -> list[str]:
    """The names of a group, in the order of the catalogue, without those that no play can tell."""
    names = [name for name in choose(game, patterns) if not _by_name(game, name).unobservable]
    bugs = set(_bugs().engines(game))
    if group == "bugs":
        return [name for name in names if name in bugs]
    entry = read_figures(bugs_file().with_name("figures.json")).get(game)
    left = {name for kind in entry.wrong.values() for name in kind.left} if entry is not None else set()
    return [name for name in names if name not in bugs and (name in left) == (group == "left")]


@cache
def _bugs() -> KnownBugs:
    breaks = {
        game: {name: one.clauses for name, one in _catalogue(game).items()} for game in registered_games()
    }
    return load_bugs(bugs_file(), breaks)


# ------------------------------------------------------------------------------------------------ told


def rows(told: dict[tuple[str, str], list[Stage]], steps: Sequence[int]) -> Iterator[str]:
    """The table in Markdown."""
    yield (
        "| game | engines | of | "
        + " | ".join(f"within {step:,}" for step in steps)
        + " | actions from the deal | from a table |"
    )
    yield "| --- | --- | ---: " + "| --- " * len(steps) + "| ---: | ---: |"
    for (game, group), reached in told.items():
        cells = [_cell(reached, at) for at in range(len(steps))]
        found = list({one.key: one for stage in reached for one in stage.found}.values())
        lengths = [_length([one.actions for one in found if one.table == table]) for table in (False, True)]
        yield f"| {' | '.join((game, GROUPS[group], str(reached[0].left), *cells, *lengths))} |"


def _cell(reached: Sequence[Stage], at: int) -> str:
    if at < len(reached) and not reached[at].left:
        return "none left"
    if at >= len(reached) or not reached[at].played:
        return "not run"
    stage = reached[at]
    count = len(stage.played)
    words = f"{len(stage.found)} of {count}"
    return words if not at else f"{words} of the {stage.left} left"


def _length(actions: Sequence[int]) -> str:
    return f"{statistics.median(actions):g} ({len(actions)})" if actions else "-"


def page(told: dict[tuple[str, str], list[Stage]], steps: Sequence[int], command: str) -> str:
    """The whole page."""
    lines = ["# What fuzzing finds", "", f"Made by `{command}`.", "", PREFACE, "", *rows(told, steps), ""]
    every = {one.key: one for reached in told.values() for stage in reached for one in stage.tried}
    seconds = sum(one.seconds for one in every.values())
    lines += [
        f"{sum(one.examples for one in every.values()):,} examples at most in {seconds / 60:.0f} minutes of"
        " processor time, shrinking and all.",
        "",
    ]
    for (game, group), reached in told.items():
        hung = [one for stage in reached for one in stage.tried if one.hung]
        missed = [one for stage in reached for one in stage.played if not one.found and not one.hung]
        last = {one.key: one for one in missed}
        found = [one for stage in reached for one in stage.found if group == "left"]
        if last or hung or found:
            lines += [f"## {game}, {GROUPS[group]}", ""]
            lines += [f"- found within {one.examples:,}: `{one.key.engine}` ({one.cause})" for one in found]
            lines += [f"- not found within {one.examples:,}: `{one.key.engine}`" for one in last.values()]
            lines += [f"- without end: `{one.key.engine}`" for one in hung]
            lines += [""]
    return "\n".join(lines).rstrip() + "\n"


# --------------------------------------------------------------------------------------------- the command


def main() -> int:
    """Fuzz the engines stage by stage; print and write what came of it."""
    parser = argparse.ArgumentParser(description="Measure what fuzzing finds.")
    parser.add_argument("games", metavar="GAME", nargs="*", help="default: all")
    parser.add_argument(
        "--of", action="append", choices=[*GROUPS], help="which engines (default: all groups)"
    )
    parser.add_argument(
        "--sample",
        type=_sample,
        action="append",
        default=[],
        metavar="[GROUP=]N,N,N",
        help="so many of a group (of each) are tried at each stage",
    )
    parser.add_argument("--up-to", type=int, choices=STEPS, default=STEPS[-1], metavar="N")
    parser.add_argument("--only", action="append", default=[], metavar="PATTERN", help="by their names")
    parser.add_argument("--without", default="", metavar="CAPABILITY,...", help="that the engines lack")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="so many processes")
    parser.add_argument("--results", type=Path, default=Path(".trackwalker/fuzz-figures.jsonl"))
    parser.add_argument("--table", action="store_true", help="play nothing: the table of what there is")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write the table to this page")
    chosen = parser.parse_args()
    samples = dict.fromkeys(GROUPS, SAMPLES)
    for groups, counts in chosen.sample:
        samples.update(dict.fromkeys(groups, counts))
    steps = [step for step in STEPS if step <= chosen.up_to]
    results = Results(chosen.results)
    keys = {
        (game, group): [
            Key(game, name, chosen.seed, chosen.without) for name in engines(game, group, chosen.only)
        ]
        for game in chosen.games or whole_games()
        for group in chosen.of or GROUPS
    }
    keys = {group: names for group, names in keys.items() if names}
    try:
        for step in steps if not chosen.table else ():
            reached = [
                stages(names, samples[group], steps, results)[-1] for (_, group), names in keys.items()
            ]
            todo = [
                [one for one in stage.tried if one.needs(step)] for stage in reached if stage.examples == step
            ]
            _play(in_turn(todo), step, chosen.jobs, results)
    except KeyboardInterrupt:
        print("interrupted; the same command goes on from here", file=sys.stderr)
    told = {of: stages(names, samples[of[1]], steps, results) for of, names in keys.items()}
    for line in rows(told, steps):
        print(line)
    if chosen.page is not None:
        write_whole(
            chosen.page, page(told, STEPS, f"python benchmarks/fuzz.py {_without_files(sys.argv[1:])}")
        )
    return 0


def _sample(text: str) -> tuple[list[str], tuple[int, ...]]:
    """Groups, and how many of them are tried at each stage."""
    group, _, numbers = text.rpartition("=")
    counts = [int(number) for number in numbers.split(",")]
    if group not in ("", *GROUPS) or len(counts) > len(STEPS) or min(counts) < 0:
        raise ValueError
    return [group] if group else [*GROUPS], (*counts, *[0] * (len(STEPS) - len(counts)))


def _without_files(words: Sequence[str]) -> str:
    """The command as it is told on the page: without its files and processes, which change no figure."""
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--table", action="store_true")
    for name in ("--results", "--page", "--jobs"):
        parser.add_argument(name)
    return " ".join(parser.parse_known_args(words)[1])


def _play(tried: Sequence[Tried], step: int, jobs: int, results: Results) -> None:
    tasks = [(one, step) for one in tried]
    done: Iterator[Tried] = map(fuzzed, tasks)
    with closing(each(fuzzed, tasks, jobs, in_order=False) if jobs > 1 else (one for one in done)) as come:
        for one in come:
            results.keep(one)
            what = (
                f"found: {one.cause}, {one.actions} actions"
                if one.found
                else "hung"
                if one.hung
                else "not found"
            )
            print(
                f"{one.key.game} {one.key.engine}, {one.examples:,} examples: {what}",
                file=sys.stderr,
                flush=True,
            )


if __name__ == "__main__":
    raise SystemExit(main())
