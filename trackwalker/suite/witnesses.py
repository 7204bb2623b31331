"""Scenarios that are played besides those of a run, to find out what stood in the way of one that failed.

Where only a part of the suite is run, the scenario that shows a fault most plainly may not be in it. Those
are the scenarios with a marked step (`# proves ...`): a single move, played alone.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from trackwalker.suite.files import feature_files
from trackwalker.suite.ids import plain_id, scenario_id, section_of
from trackwalker.suite.job import Job, Outcome, Planned, Selection
from trackwalker.suite.proofs import marks_in
from trackwalker.verdicts import FAILURES

__all__ = ["marked_scenarios", "witnesses_for"]


def witnesses_for(job: Job, planned: Sequence[Planned], outcomes: Mapping[str, Outcome]) -> Job | None:
    """The job that plays the witnesses which are missing; None where nothing failed or none is missing."""
    played = {plain_id(one.id).partition("#")[0] for one in planned if one.id in outcomes}
    failed = {one.game for one in planned if one.id in outcomes and outcomes[one.id].verdict in FAILURES}
    wanted: dict[str, list[str]] = {}
    for game in sorted(failed):
        for file, name in marked_scenarios(Path(job.features), game):
            if name not in played:
                wanted.setdefault(file, []).append(name)
    if not wanted:
        return None
    return msgspec.structs.replace(
        job,
        files=tuple(wanted),
        selection=Selection(scenarios=tuple(name for names in wanted.values() for name in names)),
        named=True,
        fail_fast=False,
    )


def marked_scenarios(features: Path, game: str) -> list[tuple[str, str]]:
    """The scenarios of a game in which a step is marked: file (in the folder) and id, outlines as a whole."""
    from gherkin.parser import Parser  # only where something has failed

    found: list[tuple[str, str]] = []
    for path in feature_files(features, game):
        marks = marks_in(path)
        if not marks:
            continue
        document: Any = Parser().parse(path.read_text(encoding="utf-8"))
        for child in document["feature"]["children"]:
            scenario = child.get("scenario")
            if scenario is not None and any(step["location"]["line"] in marks for step in scenario["steps"]):
                name = scenario_id(game, section_of(path), scenario["name"])
                found.append((path.relative_to(features).as_posix(), name))
    return found
