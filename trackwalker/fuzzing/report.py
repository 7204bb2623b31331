"""What is told of a search: what was played, and each finding in the form that its reader needs."""

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.fuzzing.batches import Shown
from trackwalker.fuzzing.documents import run_document, run_text
from trackwalker.fuzzing.guide import Guide
from trackwalker.fuzzing.partings import KINDS
from trackwalker.fuzzing.runs import Run
from trackwalker.fuzzing.scenarios import Scenario, scenario_for
from trackwalker.fuzzing.search import Fuzz
from trackwalker.port.words import clipped, one_line
from trackwalker.register import load_register
from trackwalker.scene.journal import words
from trackwalker.writing import write_whole

__all__ = ["Told", "as_json", "lines_of", "make_folder", "summary_lines", "tell", "write_all"]

Document = dict[str, Any]

_LONGEST = 600
"""So much is told of what an engine says; all of it is in the documents."""


class Told:
    """A finding with everything that is told of it.

    name: of its files. paragraph: for a bug report. document: the run. scenario: in sentences, as far as
    they have words for it.
    """

    def __init__(self, shown: Shown, fuzz: Fuzz, number: int, guide: Guide) -> None:
        self.shown, self.fuzz = shown, fuzz
        self.name = f"{number:02d}-{_slug(shown.parting.cause)}"
        game = fuzz.order.game
        self.scenario: Scenario = scenario_for(shown, game, fuzz.rules, guide, self.name, fuzz.order.edition)
        self.clauses = shown.parting.clauses or self.scenario.clauses
        self.legal = list(shown.legal) if shown.legal is not None else _answers(shown.run, guide)
        self.document = run_document(game, shown.run, fuzz.rules, self.legal)
        self.paragraph = _paragraph(self)


def tell(fuzz: Fuzz) -> list[Told]:
    """Everything about each finding."""
    guide = Guide(fuzz.rules, fuzz.order.edition)
    return [Told(shown, fuzz, number, guide) for number, shown in enumerate(fuzz.findings, 1)]


def _slug(cause: str) -> str:
    return "-".join(re.findall(r"[a-z0-9]+", cause.lower()))[:60].rstrip("-")


def _answers(run: Run, guide: Guide) -> list[bool]:
    guide.begin(run.beginning)
    return [bool(guide.apply(action)["legal"]) for action in run.actions]


def _paragraph(told: Told) -> str:
    fuzz, parting, run = told.fuzz, told.shown.parting, told.shown.run
    beside = fuzz.against or "the reference engine of Trackwalker"
    start = run.beginning
    if start.params is not None and not start.actions:
        players = ", ".join(start.params["players"])
        begun = f"a game of {players}, dealt {json.dumps(start.params['deal'], ensure_ascii=False)}"
        if "options" in start.params:
            begun += f", options {json.dumps(start.params['options'])}"
    else:
        begun = f"a table that is loaded ({start.name})"
    led = told.scenario.said or tuple(words(action) for action in run.actions)
    before = f" after {'; '.join(led[:-1])}" if led[1:] else ""
    last = led[-1] if led else "nothing is asked for"
    rests = _clause_words(told)
    return one_line(
        f"{fuzz.engine}, {fuzz.order.game}: {KINDS[parting.kind]}. From {begun},{before} then {last}: "
        f"expected {parting.expected or 'no such thing'}; got {parting.got or parting.what}. {rests}"
        f"Found beside {beside}; `trackwalker replay {told.name}.json "
        f"--engine {shlex.quote(fuzz.order.engine)}` shows it again."
    )


def _clause_words(told: Told) -> str:
    if not told.clauses:
        return ""
    known = load_register(told.fuzz.order.game, edition=told.fuzz.order.edition).clauses
    first = told.clauses[0]
    said = f"{first}: {known[first].text}" if first in known else first
    others = f" (also {', '.join(told.clauses[1:4])})" if told.clauses[1:] else ""
    surely = "It rests on" if told.shown.parting.clauses else "It may rest on"
    return f"{surely} {said.rstrip('.')}{others}. "


def summary_lines(fuzz: Fuzz) -> Iterator[str]:
    """How much was played, on what, by which rules, and how fast."""
    order = fuzz.order
    beside = f" beside {fuzz.against}" if fuzz.against else ""
    by = f" by edition {order.edition}" if order.edition is not None else ""
    yield (
        f"{order.game}{by} on {fuzz.engine}{beside}: {fuzz.examples:,} examples, seed {order.seed}; "
        f"{fuzz.accepted:,} actions accepted, {fuzz.refused:,} refused"
    )
    readings, deviations = fuzz.rules["readings"], fuzz.rules["deviations"]
    if readings or deviations:
        chosen = [f"{name}={letter}" for name, letter in sorted(readings.items())]
        yield f"played by {', '.join([*chosen, *deviations])}"
    yield from (f"fault  {clipped(one_line(fault), _LONGEST)}" for fault in fuzz.faults)
    yield from (f"warning  {clipped(one_line(warning), _LONGEST)}" for warning in fuzz.warnings)
    for why, count in fuzz.cannot.most_common(3):
        words_for_it = clipped(one_line(why), _LONGEST)
        yield f"{count:,} of them ended where it said that it cannot go on: {words_for_it}"
    if fuzz.seconds:
        yield f"{fuzz.seconds:.1f} s, {60 * fuzz.examples / fuzz.seconds:,.0f} examples a minute"
    if order.known:
        yield _known_words(fuzz)
    yield _counted(len(fuzz.findings), "finding")


def _known_words(fuzz: Fuzz) -> str:
    known = fuzz.order.known
    times = _counted(sum(fuzz.seen[cause] for cause in known), "time")
    unseen = [one_line(name) for cause, name in known.items() if not fuzz.seen[cause]]
    rest = f"; not seen: {', '.join(unseen)}" if unseen else ""
    return f"{_counted(len(known), 'known cause')}, seen {times}{rest}"


def _counted(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"


def lines_of(told: Told, out: Path | None) -> Iterator[str]:
    """A finding: what, on which clauses, and the run."""
    parting, run = told.shown.parting, told.shown.run
    seen = told.fuzz.seen[parting.cause]
    yield f"{told.name}: {clipped(one_line(parting.what), _LONGEST)}"
    if parting.kind in ("permissive", "broken"):
        expected, got = (clipped(one_line(said), _LONGEST) for said in (parting.expected, parting.got))
        yield f"  expected {expected}; got {got}"
    if told.clauses:
        yield f"  clauses: {', '.join(told.clauses[:5])}"
    start = run.beginning
    where = "the deal" if start.params is not None and not start.actions else one_line(start.name)
    times, actions = _counted(seen, "time"), _counted(len(run.actions), "action")
    yield f"  seen {times}; {actions} from {where}:"
    for action, legal in zip(run.actions, told.legal, strict=True):
        yield f"    {json.dumps(action, ensure_ascii=False)}{'' if legal else '  (refused by the book)'}"
    engine = shlex.quote(told.fuzz.order.engine)
    if out is not None:
        yield f"  again: trackwalker replay {shlex.quote(str(out / (told.name + '.json')))} --engine {engine}"


def make_folder(out: Path) -> None:
    """Make the folder for findings. Raises TrackwalkerError: better now than when all has been played."""
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TrackwalkerError(f"--out {out}: cannot make this folder: {error.strerror}") from None


def write_all(tellings: list[Told], out: Path) -> None:
    """Write for each finding the run, the scenario and the paragraph. Raises OSError, TrackwalkerError."""
    make_folder(out)
    for told in tellings:
        run = run_text(told.document, told.shown, told.fuzz.engine, told.paragraph)
        write_whole(out / f"{told.name}.json", run)
        write_whole(out / f"{told.name}.feature", told.scenario.text)
        write_whole(out / f"{told.name}.txt", told.paragraph + "\n")
        if told.scenario.opening:
            write_whole(out / f"{told.name}.opening.yaml", told.scenario.opening)


def as_json(fuzz: Fuzz, tellings: list[Told]) -> str:
    """The whole as one document."""
    document = {
        "game": fuzz.order.game,
        **({"edition": fuzz.order.edition} if fuzz.order.edition is not None else {}),
        "engine": fuzz.engine,
        "against": fuzz.against or None,
        "seed": fuzz.order.seed,
        "rules": fuzz.rules,
        "examples": fuzz.examples,
        "accepted": fuzz.accepted,
        "refused": fuzz.refused,
        "cannot": dict(fuzz.cannot.most_common(20)),
        "complete": not fuzz.cut_short,
        "faults": fuzz.faults,
        "warnings": fuzz.warnings,
        "known": {cause: fuzz.seen[cause] for cause in fuzz.order.known},
        "findings": [_finding(told) for told in tellings],
    }
    return json.dumps(document, ensure_ascii=False, indent=1)


def _finding(told: Told) -> Document:
    parting = told.shown.parting
    return {
        "name": told.name,
        "kind": parting.kind,
        "cause": parting.cause,
        "what": parting.what,
        "clauses": list(told.clauses),
        "expected": parting.expected,
        "got": parting.got,
        "seen": told.fuzz.seen[parting.cause],
        "actions": len(told.shown.run.actions),
        "run": told.document,
        "scenario": told.scenario.text,
        "paragraph": told.paragraph,
    }
