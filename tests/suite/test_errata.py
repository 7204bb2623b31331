"""Errata: what changes is found by a run, and is what was written down by hand before it.

Each list is whole: nothing is found that does not stand there.
"""

from pathlib import Path
from typing import Any

import pytest
import yaml

from trackwalker.paths import features_dir
from trackwalker.suite.direct import read_scenarios
from trackwalker.suite.errata import Errata, errata_of, with_proposal

FOLDER = Path(__file__).resolve().parent.parent / "errata"
EVERY = sorted(FOLDER.glob("*.yaml"))
SOON = ("a-reworded-clause", "a-withdrawn-clause", "without-code")
"""Those of which nothing has to be run."""
OPENED = "the game has been played up to "
KINDS = {
    "a-limit",
    "a-new-private-company",
    "a-price",
    "a-reworded-clause",
    "a-step-order",
    "a-tile-count",
    "a-withdrawn-clause",
    "an-opening",
    "nothing-at-all",
    "without-code",
}


def found_by(document: dict[str, Any], folder: Path) -> Errata:
    layer = document["layer"]
    file = folder / "proposed.yaml"
    file.write_text(yaml.safe_dump(layer, allow_unicode=True, sort_keys=False), encoding="utf-8")
    with with_proposal(features_dir(), layer["game"], file) as (features, name):
        return errata_of(features, layer["game"], layer["over"], name, proposed=True)


def scenarios_of(document: dict[str, Any]) -> dict[str, str]:
    """The scenarios of a list: `beginning_with` stands for all that begin with an opening."""
    expected: dict[str, str] = dict(document["scenarios"])
    verdicts = document.get("beginning_with", {})
    if verdicts:
        layer = document["layer"]
        begun = {
            one.id: one.steps[0].text.removeprefix(OPENED).lower().replace(" ", "-")
            for one in read_scenarios(features_dir(), layer["game"], edition=layer["over"])
            if one.steps[0].text.startswith(OPENED)
        }
        assert {*begun.values()} >= {*verdicts}
        found = {scenario: verdicts[name] for scenario, name in begun.items() if name in verdicts}
        assert not {*found} & {*expected}
        expected |= found
    return expected


def check(path: Path, folder: Path) -> None:
    document = yaml.safe_load(path.read_text(encoding="utf-8"))
    found = found_by(document, folder)
    assert {one.scenario: one.now for one in found.verdicts} == scenarios_of(document)
    assert {one.clause: list(one.scenarios) for one in found.not_run} == document["not_run"]
    assert list(found.invariants) == document["invariants"]
    assert list(found.openings) == document["openings"]
    assert list(found.beginning) == document["beginning"]
    assert (found.ran is None) == (path.stem in SOON)


def test_there_is_one_of_each_kind() -> None:
    assert {path.stem for path in EVERY} >= KINDS


@pytest.mark.parametrize("path", [one for one in EVERY if one.stem in SOON], ids=lambda path: path.stem)
def test_what_has_no_code_is_listed_by_tags(path: Path, tmp_path: Path) -> None:
    check(path, tmp_path)


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", [one for one in EVERY if one.stem not in SOON], ids=lambda path: path.stem)
def test_the_list_is_that_of_the_run(path: Path, tmp_path: Path) -> None:
    check(path, tmp_path)
