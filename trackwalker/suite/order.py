"""From what the user asks for to the job of a run: every name is checked against the registers first."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from trackwalker.errors import TrackwalkerError
from trackwalker.register import Register, load_editions, load_profile, load_register
from trackwalker.scenario_ids import follow, former_ids
from trackwalker.suite.files import check_names, feature_files, games_with_features, may_hold
from trackwalker.suite.ids import edition_in, plain_id, plain_section, section_of
from trackwalker.suite.job import EditionRules, GameRules, Job, Selection, in_editions
from trackwalker.suite.known import Baseline, KnownFailure, Stale, explained_by, known_in, read_baseline
from trackwalker.suite.process import module_path

__all__ = ["Order", "Wishes", "edition_rules", "place_order"]

_STEPS = "trackwalker_steps"
_SCENE = "trackwalker.suite.scenes:make_scene"


@dataclass(frozen=True)
class Wishes:
    """What the user asks for; see `trackwalker run --help`.

    readings: as typed, `Q=r`. book_only: without what needs a reconstruction. steps, scene: other modules of
    steps and another maker of scenes than our own (steps empty: all modules of `trackwalker_steps`).
    """

    games: Sequence[str] = ()
    engine: str = "reference"
    clauses: Sequence[str] = ()
    sections: Sequence[str] = ()
    scenarios: Sequence[str] = ()
    readings: Sequence[str] = ()
    profile: str | None = None
    baseline: Path | None = None
    editions: Sequence[str] = ()
    timeout: float = 10.0
    book_only: bool = False
    fail_fast: bool = False
    steps: Sequence[str] = ()
    scene: str = _SCENE
    path: Sequence[str] = ()


@dataclass(frozen=True)
class Order:
    """A job, and what is needed to report on it.

    registers: of all games that were asked for, by their bases. jobs: one for each edition, of which `job` is
    the first. known: which scenarios are said to fail. gone: entries of
    the baseline whose scenario is no longer there.
    """

    job: Job
    registers: Mapping[str, Register]
    whole_games: bool
    known: tuple[KnownFailure, ...] = ()
    baseline: Baseline | None = None
    gone: tuple[Stale, ...] = ()
    jobs: tuple[Job, ...] = ()

    @property
    def others(self) -> dict[tuple[str, str], Register]:
        """The registers of the editions that are not the base, by game and edition."""
        return {
            (game, name): register
            for game in self.job.games
            for name, register in load_editions(game, Path(self.job.features)).items()
            if name != register.lineage.base
        }


def place_order(wishes: Wishes, features: Path) -> Order:
    """Check the wishes and make the jobs. Raises TrackwalkerError on anything that does not exist.

    Of what the wishes leave out nothing is read but what it takes to know that it is left out.
    """
    features = features.resolve()
    games = _games(wishes.games, features)
    registers = _Registers(games, features)
    asked = _readings(wishes, registers)
    selection = _selection(wishes, registers, features)
    files = _files(features, games, selection)
    at_play = {file.parent.name for file in files} or {*games}
    rules = {}
    known: list[KnownFailure] = []
    for game in (name for name in games if name in at_play):
        register = registers[game]
        profile = load_profile(wishes.profile, features).games.get(game) if wishes.profile else None
        if profile is not None and wishes.profile:
            known += explained_by(wishes.profile, profile, _beside_the_base(register))
        rules[game] = GameRules(
            readings={
                **(profile.readings if profile else {}),
                **{
                    name: reading
                    for name, reading in asked.items()
                    if name in register.questions or name in register.questions_elsewhere
                },
            },
            deviations=tuple(entry.id for entry in profile.deviations) if profile else (),
            edition=None,
            base=register.lineage.base,
            editions=edition_rules(game, features),
        )
    if wishes.profile and not any(game in load_profile(wishes.profile, features).games for game in games):
        raise TrackwalkerError(f"the profile {wishes.profile} says nothing about {' or '.join(games)}")
    job = Job(
        features=str(features),
        files=tuple(file.relative_to(features).as_posix() for file in files),
        engine=wishes.engine,
        timeout=wishes.timeout,
        steps=tuple(wishes.steps) or _step_modules(),
        scene=wishes.scene,
        path=(*module_path(), *wishes.path),
        games=rules,
        selection=selection,
        named=bool(wishes.games),
        fail_fast=wishes.fail_fast,
    )
    baseline, gone = None, list[Stale]()
    if wishes.baseline is not None:
        baseline = read_baseline(wishes.baseline)
        former = {game: former_ids(features, game) for game in rules}
        others = {game: _beside_the_base(registers[game]) for game in rules}
        named, gone = known_in(baseline, wishes.baseline, former, others)
        known += named
    editions: Sequence[str | None] = _editions(wishes, [registers[game] for game in rules], len(games) == 1)
    jobs = [
        msgspec.structs.replace(job, games=in_editions(rules, dict.fromkeys(rules, edition)))
        for edition in editions or (None,)
    ]
    return Order(jobs[0], registers, selection.everything, tuple(known), baseline, tuple(gone), tuple(jobs))


def _beside_the_base(register: Register) -> tuple[str, ...]:
    """The editions of a game that are not the base."""
    return tuple(name for name in register.editions if name != register.lineage.base)


class _Registers(Mapping[str, Register]):
    """The registers of some games, each read when it is first looked at."""

    def __init__(self, games: Sequence[str], features: Path) -> None:
        self._games = games
        self._features = features

    def __getitem__(self, game: str) -> Register:
        if game not in self._games:
            raise KeyError(game)
        return load_register(game, self._features)

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def likely(self, name: str, document: str) -> Iterator[Register]:
        """All of them, first those in whose document the name stands."""

        def silent(game: str) -> bool:
            file = self._features / game / document
            return not file.is_file() or name.encode() not in file.read_bytes()

        return (self[game] for game in sorted(self._games, key=silent))


def _games(named: Iterable[str], features: Path) -> list[str]:
    known = games_with_features(features)
    if not known:
        raise TrackwalkerError(f"there is no feature file in {features}")
    by_name = {game.lower(): game for game in known}
    for name in named:
        if name.lower() not in by_name:
            raise TrackwalkerError(f"unknown game {name!r}: no feature files; games: {', '.join(known)}")
    wanted = {by_name[name.lower()] for name in named}
    return [game for game in known if not wanted or game in wanted]


def _readings(wishes: Wishes, registers: _Registers) -> dict[str, str]:
    asked: dict[str, str] = {}
    for entry in wishes.readings:
        name, equals, reading = entry.partition("=")
        if not equals:
            raise TrackwalkerError(f"--reading {entry}: expected QUESTION=READING, as in 18CH-Q05=b")
        likely = registers.likely(name, "readings.yaml")
        known_ones = (one.questions | one.questions_elsewhere for one in likely)
        question = next((one[name] for one in known_ones if name in one), None)
        if question is None:
            where = " and ".join(registers)
            raise TrackwalkerError(f"--reading {entry}: no question {name!r} in {where}")
        if reading not in question.readings:
            known = ", ".join(question.readings)
            raise TrackwalkerError(f"--reading {entry}: {name} has no reading {reading!r}; it has {known}")
        if asked.setdefault(name, reading) != reading:
            raise TrackwalkerError(f"--reading {entry}: {name}={asked[name]} is asked for, too")
    return asked


def _editions(wishes: Wishes, registers: Sequence[Register], only_game: bool) -> list[str]:
    """The editions that are asked for, each once; those that ids of scenarios name, too."""
    asked = dict.fromkeys((*wishes.editions, *filter(None, map(edition_in, wishes.scenarios))))
    for edition in asked:
        for register in registers:
            if edition not in register.editions:
                hint = "" if only_game else "; name the GAME that has it"
                known = ", ".join(register.editions) or "none"
                raise TrackwalkerError(f"--edition {edition}: {register.game} has the editions {known}{hint}")
    return list(asked)


def edition_rules(game: str, features: Path) -> dict[str, EditionRules]:
    """What the register of each edition of a game says, the oldest first."""
    return {
        name: EditionRules(
            before=tuple(sorted(register.lineage.before[name])),
            after=tuple(one for one in register.editions if name in register.lineage.before[one]),
            absent=register.absent,
            kinds={question.id: question.kind for question in register.questions.values()},
            defaults=register.defaults(),
            restated=restated(register),
        )
        for name, register in load_editions(game, features).items()
    }


def restated(register: Register) -> dict[str, tuple[str, ...]]:
    """Clause -> the clauses that say the same, either way round."""
    both = {
        clause.id: (*clause.restates, *register.restated_by(clause.id))
        for clause in register.clauses.values()
    }
    return {clause: others for clause, others in both.items() if others}


def _selection(wishes: Wishes, registers: _Registers, features: Path) -> Selection:
    for clause in wishes.clauses:
        likely = registers.likely(clause, "rulebook.yaml")
        if not any(clause in register.clauses or clause in register.elsewhere for register in likely):
            raise TrackwalkerError(f"--clause {clause}: no such clause in {' and '.join(registers)}")
    sections = tuple(dict.fromkeys(plain_section(section) for section in wishes.sections))
    for section in sections:
        if not any(
            section in one.sections for game in registers for one in load_editions(game, features).values()
        ):
            known = ", ".join(s for register in registers.values() for s in register.sections)
            raise TrackwalkerError(f"--section {section}: no such section; there are {known}")
    for scenario in wishes.scenarios:
        if scenario.count("/") != 2:
            raise TrackwalkerError(
                f"--scenario {scenario}: expected GAME/SECTION/NAME, as the report shows it"
            )
    scenarios = tuple(_present_id(plain_id(one), registers, features) for one in wishes.scenarios)
    return Selection(tuple(wishes.clauses), sections, scenarios, wishes.book_only)


def _present_id(scenario: str, registers: Mapping[str, Register], features: Path) -> str:
    """The id of a scenario today, which may have been asked for by a former one."""
    game = scenario.partition("/")[0]
    return follow(scenario, former_ids(features, game)) if game in registers else scenario


def _files(features: Path, games: Sequence[str], selection: Selection) -> list[Path]:
    """The files that can hold a selected scenario."""
    files = [file for game in games for file in feature_files(features, game)]
    if selection.sections:
        files = [file for file in files if section_of(file) in selection.sections]
    if selection.scenarios:
        heads = {scenario.rpartition("/")[0] for scenario in selection.scenarios}
        files = [file for file in files if f"{file.parent.name}/{section_of(file)}" in heads]
    files = [file for file in files if may_hold(file, selection.clauses, selection.scenarios)]
    for file in files:
        check_names(file)
    return files


def _step_modules() -> tuple[str, ...]:
    """All modules of the vocabulary, found without importing them."""
    for folder in module_path():
        package = Path(folder) / _STEPS
        if package.is_dir():
            names = sorted(file.stem for file in package.glob("*.py") if file.stem != "__init__")
            return tuple(f"{_STEPS}.{name}" for name in names)
    raise TrackwalkerError(f"the package {_STEPS} is missing; reinstall trackwalker")
