"""Runs as files (`schemas/run.json`), and other files in which runs can begin."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.fuzzing.batches import Shown
from trackwalker.fuzzing.guide import Guide
from trackwalker.fuzzing.runs import Beginning, Run
from trackwalker.port.engine import EngineFault
from trackwalker.port.schema import SchemaError, validate
from trackwalker.reading import read_json
from trackwalker.register import load_register
from trackwalker.transcripts.session import open_session

__all__ = [
    "RUN_FORMAT",
    "beginning_in",
    "edition_of",
    "is_run",
    "known_causes",
    "run_document",
    "run_document_in",
    "run_in",
    "run_text",
]

RUN_FORMAT = "trackwalker-run/1"
STATE_FORMAT = "trackwalker-state/1"

Document = dict[str, Any]


def run_document(game: str, run: Run, rules: Mapping[str, Any], legal: list[bool]) -> Document:
    """A run as a document. legal: of each of its actions whether it is, by these rules."""
    start = run.beginning
    document: Document = {"format": RUN_FORMAT, "game": game, "rules": dict(rules)}
    if start.params is not None and not start.actions:
        document["begun_with"] = start.params
    else:
        document["state"] = start.state
    asked = zip(run.actions, legal, strict=True)
    document["actions"] = [{"action": action, "legal": answer} for action, answer in asked]
    return document


def run_text(document: Mapping[str, Any], shown: Shown, engine: str, about: str) -> str:
    """The file of a run that was found: an action a line."""
    parting = shown.parting
    whole: Document = {"format": document["format"], "game": document["game"], "about": about}
    whole |= {name: part for name, part in document.items() if name != "actions"}
    lines = [f" {json.dumps(name)}: {_json(part)}," for name, part in whole.items()]
    asked = ",\n".join(f"  {_json(one)}" for one in document["actions"])
    lines.append(f' "actions": [\n{asked}\n ],' if asked else ' "actions": [],')
    ended = {
        "engine": engine,
        "kind": parting.kind,
        "cause": parting.cause,
        "clauses": list(parting.clauses),
        "expected": parting.expected,
        "got": parting.got,
    }
    lines.append(f' "parting": {_json(ended)}')
    return "{\n" + "\n".join(lines) + "\n}\n"


def _json(part: Any) -> str:
    return json.dumps(part, ensure_ascii=False)


def is_run(document: Any) -> bool:
    """Whether a document is a run, by what it says itself."""
    return isinstance(document, dict) and document.get("format") == RUN_FORMAT


def run_document_in(file: Path) -> Document | None:
    """The run that a file holds; None where it holds anything else, or cannot be read."""
    try:
        document = read_json(file, "a run or a recorded game")
    except TrackwalkerError:
        return None
    return document if is_run(document) else None


def run_in(document: Document, file: Path) -> tuple[str, Run, Document]:
    """The game of a run, the run, and its rules. Raises TrackwalkerError where it is none."""
    try:
        validate(document, "run", str(file))
    except SchemaError as error:
        raise TrackwalkerError(str(error)) from None
    start = Beginning(file.name, document.get("begun_with"), (), document.get("state"))
    if start.params is None and start.state is None:
        raise TrackwalkerError(f"{file}: has neither a `state` nor what it was `begun_with`")
    run = Run(start, tuple(asked["action"] for asked in document["actions"]))
    return str(document["game"]), run, dict(document["rules"])


def known_causes(places: Iterable[Path], game: str) -> dict[str, str]:
    """The causes of runs that were found before, each with the name of a file that shows it.

    A place is a run, or a folder of runs; of a folder, runs of other games and other files are passed over.
    Raises TrackwalkerError where one holds no run of the game that says how it ends.
    """
    causes: dict[str, str] = {}
    for place in places:
        files = sorted(place.glob("*.json")) if place.is_dir() else [place]
        found = {}
        for file in files:
            document = run_document_in(file) if place.is_dir() else read_json(file, "a run", "--known")
            if is_run(document) and document is not None:
                of, _, _ = run_in(document, file)
                if of == game and "parting" in document:
                    found[str(document["parting"]["cause"])] = file.name
        if not found:
            raise TrackwalkerError(
                f"--known {place}: holds no run of {game} that says how it ends; "
                "expected a file of `trackwalker fuzz --out`, or its folder"
            )
        causes |= {cause: name for cause, name in found.items() if cause not in causes}
    return causes


def edition_of(start: Beginning) -> str | None:
    """The edition by which a run begins; None: the base, or nothing says it."""
    said = start.params if start.params is not None else start.state or {}
    edition = said.get("edition")
    return None if edition is None else str(edition)


def beginning_in(file: Path, game: str, guide: Guide, profile: str | None = None) -> Beginning:
    """The beginning that a file holds: a state, a run, or a recorded game of 18xx.games.

    Raises TrackwalkerError where it holds none, or one of another game or edition.
    """
    what = "a state, a run of `trackwalker fuzz` or the game data of 18xx.games (JSON)"
    document = read_json(file, what, "--from")
    declared = document.get("format") if isinstance(document, dict) else None
    if declared == STATE_FORMAT:
        try:
            validate(document, "state", str(file))
        except SchemaError as error:
            raise TrackwalkerError(str(error)) from None
        start = Beginning(file.name, state=document)
        of = str(document["game"])
    elif is_run(document):
        of, run, _ = run_in(document, file)
        start = Beginning(file.name, run.beginning.params, run.actions)
        if run.beginning.params is None:
            start = Beginning(file.name, state=run.beginning.state)
    else:
        return _recorded(file, game, guide, profile)
    if of != game:
        raise TrackwalkerError(f"--from {file}: is of {of}, not of {game}")
    _check_edition(file, game, edition_of(start), guide)
    return start


def _check_edition(file: Path, game: str, edition: str | None, guide: Guide) -> None:
    base = load_register(game).lineage.base
    own, wanted = edition or base, guide.edition or base
    if own != wanted:
        raise TrackwalkerError(f"--from {file}: is by edition {own}, not by {wanted}: --edition {own}")


class _Noting:
    """The guide's engine, to whoever plays a recorded game on it, and everything that it was asked for."""

    def __init__(self, guide: Guide) -> None:
        self._guide, self._engine = guide, guide.engine
        self.params: Document = {}
        self.actions: list[Document] = []
        for name in ("hello", "state", "load", "legal_actions", "best_routes", "close"):
            setattr(self, name, getattr(self._engine, name))

    def new_game(self, params: Document) -> None:
        self.params = self._guide.deal(params)
        self._guide.new_game(self.params)

    def apply(self, action: Document) -> Document:
        answer = self._engine.apply(action)
        if answer["legal"]:
            self.actions.append(action)
        return answer


def _recorded(file: Path, game: str, guide: Guide, profile: str | None) -> Beginning:
    """A recorded game, as far as it can be played by the rules that are followed."""
    session = open_session(file, profile) if profile else open_session(file)
    if session.game != game:
        raise TrackwalkerError(f"--from {file}: is of {session.game}, not of {game}")
    _check_edition(file, game, session.edition, guide)
    noting: Any = _Noting(guide)
    try:
        session.start(noting).run()
    except EngineFault as fault:
        raise TrackwalkerError(f"--from {file}: {fault.summary()}") from None
    return Beginning(file.name, noting.params, tuple(noting.actions))
