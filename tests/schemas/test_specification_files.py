"""The files of the specification keep their schemas, and so do recorded games."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from trackwalker.documents import read_yaml
from trackwalker.paths import features_dir
from trackwalker.port.schema import SchemaError, validate

FILES = [
    (path, name)
    for name, pattern in (
        ("rulebook", "*/rulebook.yaml"),
        ("readings", "*/readings.yaml"),
        ("components", "*/components.yaml"),
        ("profile", "shared/profiles/*.yaml"),
        ("tiles", "shared/tiles.yaml"),
        ("differences", "shared/differences.yaml"),
        ("opening", "*/openings/*.yaml"),
        ("edition", "*/editions/*.yaml"),
    )
    for path in sorted(features_dir().glob(pattern))
]


def load(path: Path) -> Any:
    return read_yaml(path, "a file of the specification")


@pytest.mark.parametrize(
    ("path", "name"), FILES, ids=[f"{path.parent.name}/{path.name}" for path, _ in FILES]
)
def test_a_file_of_the_specification_keeps_its_schema(path: Path, name: str) -> None:
    validate(load(path), name, path.name)


def first(name: str) -> Any:
    return load(next(path for path, schema in FILES if schema == name))


def test_a_clause_that_cannot_be_tested_says_why() -> None:
    register = first("rulebook")
    register["clauses"][0]["testable"] = False
    register["clauses"][0].pop("why_not", None)
    with pytest.raises(SchemaError, match=r"^r: clauses\[0\]: found no member 'why_not'"):
        validate(register, "rulebook", "r")


def test_a_testable_clause_gives_no_excuse() -> None:
    register = first("rulebook")
    number = next(n for n, clause in enumerate(register["clauses"]) if clause["testable"])
    register["clauses"][number]["why_not"] = "too hard"
    with pytest.raises(SchemaError, match=rf"^r: clauses\[{number}\]\.why_not: found the unknown member"):
        validate(register, "rulebook", "r")


def test_an_unobservable_question_says_why() -> None:
    questions = first("readings")
    questions["questions"][0]["kind"] = "unobservable"
    with pytest.raises(SchemaError, match=r"^q: questions\[0\]: found no member 'because'"):
        validate(questions, "readings", "q")


def test_a_misspelt_fact_is_named() -> None:
    box = first("components")
    box["trains"][0]["prise"] = box["trains"][0].pop("price")
    with pytest.raises(SchemaError, match=r"^c: trains\[0\]\.prise: .*did you mean 'price'"):
        validate(box, "components", "c")


def counts(**found: int) -> dict[str, int]:
    verdicts = (
        "pass",
        "fail_permissive",
        "fail_broken",
        "blocked",
        "unsupported",
        "error",
        "other_reading",
        "not_reached",
    )
    return {"planned": sum(found.values()), **{verdict: found.get(verdict, 0) for verdict in verdicts}}


def result() -> dict[str, Any]:
    scenario = {
        "id": "18Chesapeake/09/pool-limit",
        "game": "18Chesapeake",
        "section": "9",
        "name": "The pool takes five shares",
        "clauses": ["18CH-9-d"],
        "tags": [],
        "verdict": "fail_broken",
        "detail": {
            "step": "Then the pool holds 50%",
            "expected": 50,
            "got": 40,
            "message": "holdings differ",
        },
        "seconds": 0.004,
    }
    return {
        "format": "trackwalker-result/1",
        "engine": {"name": "example", "version": "0.3", "spec": "stdio:./example"},
        "totals": {"scenarios": counts(fail_broken=1), "clauses": counts(fail_broken=1)},
        "scenarios": [scenario],
        "causes": [
            {
                "what": "refused: Alice: sell_shares (company B&O, percent 20)",
                "move": "Alice: sell_shares (company B&O, percent 20)",
                "readings": [],
                "accused": ["18CH-9-d"],
                "scenarios": ["18Chesapeake/09/pool-limit"],
            }
        ],
        "clauses": [{"id": "18CH-9-d", "verdict": "fail_broken", "passed": 0, "planned": 1}],
        "exit": 1,
    }


def test_a_result_keeps_its_schema() -> None:
    validate(result(), "result", "result.json")


def test_a_result_without_a_count_is_refused() -> None:
    broken = result()
    del broken["totals"]["clauses"]["not_reached"]
    with pytest.raises(SchemaError, match=r"totals\.clauses: found no member 'not_reached'"):
        validate(broken, "result", "result.json")


def test_a_verdict_is_one_of_nine() -> None:
    broken = result()
    broken["scenarios"][0]["verdict"] = "passed"
    with pytest.raises(SchemaError, match=r"scenarios\[0\]\.verdict: .*did you mean 'pass'"):
        validate(broken, "result", "result.json")


def test_recorded_games_keep_their_schema() -> None:
    shared = os.environ.get("TRACKWALKER_SHARED")
    if not shared:
        pytest.skip("recorded games are not part of the repository: set TRACKWALKER_SHARED")
    games = sorted(Path(shared).glob("transcripts/*/*.json"))
    assert games
    for path in games:
        validate(json.loads(path.read_text(encoding="utf-8")), "transcript", path.name)


def test_a_recorded_game_has_actions() -> None:
    with pytest.raises(SchemaError, match=r"^t: found no member 'actions', expected actions: a list"):
        validate({"id": 1, "title": "18FL", "players": [{"id": 1, "name": "A"}]}, "transcript", "t")
