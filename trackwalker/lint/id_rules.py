"""Rules about ids: none vanishes and none comes to mean something else."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from trackwalker.lint.feature_files import FeatureFile, Scenario
from trackwalker.lint.findings import Finding
from trackwalker.scenario_ids import RECORD, Rows, former_ids, read_record, row_digest, write_record
from trackwalker.suite.ids import row_id, scenario_id, section_of
from trackwalker.suite.proofs import CLAUSE_COLUMN

_ENTRY = "an entry in former_ids.yaml that leads to the scenario which took its place"
_WRITE = "`trackwalker lint --record-ids` to have been called"


def present_ids(files: Sequence[FeatureFile], game: str) -> dict[str, tuple[FeatureFile, Scenario, Rows]]:
    """Every id of a game's files, with the digests of the rows of outlines."""
    return {
        scenario_id(game, section_of(file.path), scenario.name): (file, scenario, _rows(scenario))
        for file in files
        if file.game == game
        for scenario in file.scenarios
    }


def _rows(scenario: Scenario) -> Rows:
    digests = []
    for table in scenario.examples:
        for _, cells in table.rows:
            named = dict(zip(table.columns, cells, strict=True))
            digests.append(row_digest({name: cell for name, cell in named.items() if name != CLAUSE_COLUMN}))
    return tuple(digests)


def ids_stay(files: Sequence[FeatureFile], game: str, features: Path) -> Iterator[Finding]:
    """What has become of the recorded ids, and which are not recorded yet."""
    recorded = read_record(features, game)
    if recorded is None:
        return
    present = present_ids(files, game)
    former = former_ids(features, game)
    yield from _lost(
        recorded, {name: rows for name, (_, _, rows) in present.items()}, former, features / game
    )
    yield from _leads(present, former, features / game)
    for name, (file, scenario, rows) in present.items():
        if recorded.get(name) != rows:
            what = f"{name} is not recorded in {RECORD}" + (" with these rows" if name in recorded else "")
            yield Finding(file.path, scenario.line, "unrecorded-id", what, _WRITE)


def _lost(
    recorded: Mapping[str, Rows], present: Mapping[str, Rows], former: Mapping[str, str | None], folder: Path
) -> Iterator[Finding]:
    """Ids and rows that are gone, and rows that have another number than before."""
    path = folder / RECORD
    for line, (name, rows) in enumerate(recorded.items(), 2):
        if name in former:
            continue
        if name not in present:
            yield Finding(path, line, "vanished-id", f"there is no scenario {name} any more", _ENTRY)
            continue
        now = present[name]
        for number, digest in enumerate(rows, 1):
            if row_id(name, number) in former or now[number - 1 : number] == (digest,):
                continue
            if number > len(now):
                what = f"there is no row {row_id(name, number)} any more"
                yield Finding(path, line, "vanished-id", what, _ENTRY)
            elif digest in now:
                what = f"row {number} of {name} has become row {now.index(digest) + 1}"
                yield Finding(path, line, "moved-row", what, "rows in unchanged order, new ones at the end")


def _leads(
    present: Mapping[str, tuple[FeatureFile, Scenario, Rows]], former: Mapping[str, str | None], folder: Path
) -> Iterator[Finding]:
    """Entries of former_ids.yaml that lead nowhere, or from something that is there."""
    path = folder / "former_ids.yaml"
    for old, new in former.items():
        if _is_there(old, present):
            yield Finding(path, 1, "former-id", f"{old} is there", "ids that are gone only")
        if new is not None and not _is_there(new, present) and new not in former:
            yield Finding(
                path, 1, "former-id", f"{old} leads to {new}, which is not there", "the id of a scenario"
            )


def _is_there(name: str, present: Mapping[str, tuple[FeatureFile, Scenario, Rows]]) -> bool:
    outline, _, row = name.partition("#")
    return outline in present and (not row or (row.isdigit() and 1 <= int(row) <= len(present[outline][2])))


def record_ids(files: Sequence[FeatureFile], games: Sequence[str], features: Path) -> list[Finding]:
    """Write the records of games anew, but not where an id has vanished; what stands in the way."""
    found: list[Finding] = []
    for game in games:
        present = {name: rows for name, (_, _, rows) in present_ids(files, game).items()}
        former = former_ids(features, game)
        lost = list(_lost(read_record(features, game) or {}, present, former, features / game))
        if lost:
            found += lost
        else:
            write_record(features, game, present.items())
    return found
