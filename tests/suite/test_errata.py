"""Errata: what changes is found by a run, and is what was written down by hand before it."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from trackwalker.paths import features_dir
from trackwalker.suite.errata import Errata, errata_of, with_proposal

FOLDER = Path(__file__).resolve().parent.parent / "errata"
EVERY = sorted(FOLDER.glob("*.yaml"))
SOON = ("a-reworded-clause", "a-withdrawn-clause", "without-code")
"""Those of which nothing has to be run."""


def found_by(document: dict[str, Any], folder: Path) -> Errata:
    layer = document["layer"]
    file = folder / "proposed.yaml"
    file.write_text(yaml.safe_dump(layer, allow_unicode=True, sort_keys=False), encoding="utf-8")
    with with_proposal(features_dir(), layer["game"], file) as (features, name):
        return errata_of(features, layer["game"], layer["over"], name)


def check(path: Path, folder: Path) -> None:
    document = yaml.safe_load(path.read_text(encoding="utf-8"))
    found = found_by(document, folder)
    assert {one.scenario: one.now for one in found.verdicts} == document["scenarios"]
    assert {one.clause: list(one.scenarios) for one in found.not_run} == document["not_run"]
    if document["openings"]:
        assert {*document["openings"]} <= {*found.openings}
    assert (found.ran is None) == (path.stem in SOON)


def test_there_are_ten() -> None:
    assert len(EVERY) == 10


@pytest.mark.parametrize("path", [one for one in EVERY if one.stem in SOON], ids=lambda path: path.stem)
def test_what_has_no_code_is_listed_by_tags(path: Path, tmp_path: Path) -> None:
    check(path, tmp_path)


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", [one for one in EVERY if one.stem not in SOON], ids=lambda path: path.stem)
def test_the_list_is_that_of_the_run(path: Path, tmp_path: Path) -> None:
    check(path, tmp_path)
