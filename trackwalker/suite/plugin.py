"""The pytest plug-in of a child process: plans the scenarios, runs them, reports each as it is done.

It is handed to `pytest.main` as an object; nothing of it is ever registered with anyone else's pytest.
"""

import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from trackwalker.port.engine import Engine, EngineFault
from trackwalker.port.listening import ListenedEngine
from trackwalker.register.declared import doubts_of
from trackwalker.scene import Broken, Permissive, Scene
from trackwalker.scene.kept import kept_for
from trackwalker.suite import bdd
from trackwalker.suite.blame import Charge, charge_at
from trackwalker.suite.causes import Cause
from trackwalker.suite.ids import in_edition, plain_id, row_id, scenario_id, section_of
from trackwalker.suite.job import Cannot, GameRules, Job, Outcome, Plan, Planned, Result, RunEvent, Started
from trackwalker.suite.keeping import Keeper
from trackwalker.suite.outcomes import outcome_of, unreadable
from trackwalker.suite.proofs import clauses_of_row, marks_in
from trackwalker.suite.sentences import Said
from trackwalker.suite.soundly import SoundEngine
from trackwalker.suite.tags import ScenarioTags, read_tags, selected
from trackwalker.suite.tags import in_edition as is_of
from trackwalker.verdicts import FAILURES, FAULTS, Course, Question, Stance, Verdict, course_for

__all__ = ["SuitePlugin"]

MakeScene = Callable[[Engine, Path, Planned, GameRules, dict[str, str]], Any]
"""Makes a scene: engine, features folder, scenario, what the run fixes for its game, and the readings."""


class _Running:
    """The scenario that is being run."""

    def __init__(self, planned: Planned, course: Course) -> None:
        self.planned = planned
        self.course = course
        self.step: Any = None
        self.scene: Any = None
        self.steps: list[Any] = []

    @property
    def number(self) -> int:
        """The number of the step that is being carried out, counted from 0."""
        return next((place for place, step in enumerate(self.steps) if step is self.step), 0)


class SuitePlugin:
    """Binds one job to pytest.

    hello: what the engine has said of itself. make_scene: see `MakeScene`. emit: takes each event.
    """

    def __init__(
        self,
        job: Job,
        engine: Engine,
        hello: dict[str, Any],
        make_scene: MakeScene,
        emit: Callable[[RunEvent], None],
    ) -> None:
        self._job = job
        self._listened = ListenedEngine(engine) if job.keep else None
        self._keeper = Keeper(Path(job.keep))
        self._engine = self._listened or engine
        self._make_scene = make_scene
        self._emit = emit
        self._capabilities = frozenset(hello["capabilities"])
        declared: dict[str, str] = hello.get("readings", {})
        doubts = doubts_of(declared, Path(job.features))
        # By a reading that there is not nobody can be judged: he is judged as one who has said nothing.
        self._declared = {name: letter for name, letter in declared.items() if name not in doubts.letters}
        self._offered = {game["game"]: game for game in hello["games"]}
        self._games = {
            game: msgspec.structs.replace(rules, edition=self._edition(game, rules))
            for game, rules in job.games.items()
        }
        self._order = {name: position for position, name in enumerate(job.files)}
        self._questions: dict[str, dict[str, Question]] = {}
        self._courses: dict[str, tuple[Planned, Course]] = {}
        self._running: _Running | None = None
        self._sound = SoundEngine()
        self.player: bdd.Player | None = None
        self.refused = False
        self.planned = False
        self.interrupted = False

    # -- collection ----------------------------------------------------------------------------------------

    def pytest_configure(self, config: pytest.Config) -> None:
        config.addinivalue_line("markers", "tagged(name): a tag of the scenario in its feature file")

    @pytest.hookimpl(tryfirst=True)
    def pytest_bdd_apply_tag(self, tag: str, function: Callable[..., object]) -> bool:
        """One registered marker for all tags: names with colons cannot be markers of their own."""
        pytest.mark.tagged(tag)(function)
        return True

    def pytest_exception_interact(self, call: pytest.CallInfo[Any], report: Any) -> None:
        """A feature file or a steps module that cannot be read ends the run."""
        if isinstance(report, pytest.CollectReport) and call.excinfo is not None and not self.refused:
            self.refused = True
            self._emit(Cannot(unreadable(call.excinfo.value)))

    def pytest_internalerror(self, excinfo: pytest.ExceptionInfo[BaseException]) -> bool:
        """A bug of ours or of pytest's: the run cannot go on."""
        self.refused = True
        self._emit(Cannot(f"an internal error: {excinfo.exconly()}".replace("\n", " ")))
        return False

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """A signal, or a reason of pytest's own, which is of a class derived from it."""
        self.interrupted = excinfo.type is KeyboardInterrupt

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Decide what is run, and announce it before anything is."""
        if self.refused:
            return
        plans: list[tuple[int, int, int, pytest.Item, Planned, ScenarioTags]] = []
        covered: set[str] = set()
        for item in items:
            planned, tags = self._describe(item)
            if not is_of(tags, self._games[planned.game].here):
                continue
            covered.update(tags.clauses)
            if selected(plain_id(planned.id), planned.section, tags, self._job.selection):
                plans.append((self._order[planned.feature], planned.line, len(plans), item, planned, tags))
        plans.sort(key=lambda plan: plan[:3])
        left_out: set[str] = set()
        if not self._job.named:
            left_out = {plan[4].game for plan in plans} - self._offered.keys()
            plans = [plan for plan in plans if plan[4].game not in left_out]
        kept: list[pytest.Item] = []
        decided: list[Result] = []
        done = frozenset(self._job.done)
        announced: list[Planned] = []
        for *_, item, planned, tags in plans:
            verdict, course = self._decide(planned, tags)
            planned = _with_undeclared(planned, course)
            announced.append(planned)
            if planned.id in done or self._job.plan_only:
                continue
            if verdict is None:
                self._courses[item.nodeid] = (planned, course)
                kept.append(item)
            else:
                decided.append(Result(planned.id, verdict))
        items[:] = kept
        editions = {game: rules.edition for game, rules in self._games.items()}
        self._emit(Plan(tuple(announced), tuple(sorted(covered)), tuple(sorted(left_out)), editions))
        self.planned = True
        for result in decided:
            self._emit(result)

    def _edition(self, game: str, rules: GameRules) -> str | None:
        """The edition to test: the one asked for, else the base; the newest that the engine offers, if it
        does not offer that."""
        offered = self._offered.get(game, {}).get("editions", [])
        known = [edition for edition in rules.editions if edition in offered]
        usual = rules.base if rules.base in offered or not known else known[-1]
        return rules.edition or usual or None

    def _describe(self, item: pytest.Item) -> tuple[Planned, ScenarioTags]:
        template = bdd.template_of(item)
        row = bdd.example_row(item)
        names = set(template.tags) | set(template.feature.tags)
        if template.rule is not None:
            names |= set(template.rule.tags)
        name, line = template.name, template.line_number
        tables: list[tuple[list[str], dict[int, list[str]]]] = []
        if row is not None:
            tables, owners = bdd.examples_of(template)
            names |= set(owners[row].tags)
        feature = template.feature.filename.removeprefix(self._job.features).replace("\\", "/").lstrip("/")
        game, section = feature.split("/", 1)[0], section_of(feature)
        identity = scenario_id(game, section, name)
        tags = read_tags(names)
        clauses = tags.clauses if row is None else clauses_of_row(tags.clauses, tables, row)
        rules = self._games[game]
        identity = identity if row is None else row_id(identity, row + 1)
        planned = Planned(
            id=in_edition(identity, rules.edition, rules.base),
            edition=rules.edition or "",
            game=game,
            section=section,
            name=bdd.example_name(item, name),
            feature=feature,
            line=line,
            clauses=clauses,
            holds_under=tags.holds_under,
            other_tags=tuple(sorted(names - set(tags.clauses))),
        )
        return planned, replace(tags, clauses=clauses)

    def _decide(self, planned: Planned, tags: ScenarioTags) -> tuple[Outcome | None, Course]:
        """How the scenario is to be run, and its outcome where that is clear without running it."""
        rules = self._games[planned.game]
        offer = self._offered.get(planned.game)
        if offer is None:
            message = f"the engine does not offer {planned.game}"
            return Outcome(Verdict.UNSUPPORTED, message=message), Course()
        if rules.edition is not None and rules.edition not in offer["editions"]:
            message = f"the engine does not offer the edition {rules.edition} of {planned.game}"
            return Outcome(Verdict.UNSUPPORTED, message=message), Course()
        stance = Stance("rules" in self._capabilities, self._declared, rules.readings)
        questions = self._questions.get(planned.game)
        if questions is None:
            usual, kinds = rules.here.defaults, rules.here.kinds
            questions = {name: Question(kind, usual.get(name, "")) for name, kind in kinds.items()}
            self._questions[planned.game] = questions
        holds_under = {name: frozenset(readings) for name, readings in planned.holds_under.items()}
        course = course_for(holds_under, stance, questions)
        if course.skip is not None:
            outcome = Outcome(Verdict.OTHER_READING, message=course.skip, follows=dict(course.follows))
            return outcome, course
        for capability in tags.needs:
            if capability not in self._capabilities:
                message = f"the engine does not have the capability {capability!r}"
                return Outcome(Verdict.UNSUPPORTED, message=message), course
        return None, course

    # -- running -------------------------------------------------------------------------------------------

    @pytest.fixture
    def scene(self) -> Any:
        """The scene of the present scenario."""
        return self.the_scene()

    def the_scene(self) -> Any:
        """The scene of the present scenario, made when it is first asked for."""
        running = self._running
        assert running is not None
        if running.scene is not None:
            return running.scene
        rules = self._games[running.planned.game]
        said: dict[str, str] = {}
        if "rules" not in self._capabilities:
            # What an engine says of other games is no business of this one's.
            said = {name: reading for name, reading in self._declared.items() if name in rules.here.kinds}
        readings = {
            name: reading
            for name, reading in {**said, **rules.readings, **running.course.readings}.items()
            # What is left out means the default, and is not asked in this edition.
            if name in rules.here.kinds and reading != rules.here.defaults.get(name)
        }
        features = Path(self._job.features)
        running.scene = self._make_scene(self._engine, features, running.planned, rules, readings)
        return running.scene

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Play a scenario and report it. Pytest's own three reports of it nobody would read."""
        planned, course = self._courses.pop(item.nodeid)
        self._emit(Started(planned.id))
        alone = None if self.player is None else self.player.alone(item)

        def attempt() -> BaseException | None:
            return self._attempt(_Running(planned, course), alone or partial(_set_up_and_call, item))

        began = time.perf_counter()
        error = attempt()
        if alone is not None and self._may_be_for_loading(error):
            error = kept_for(self._engine).play_again(attempt)
        assert self._running is not None
        self._report(item, self._running, error, time.perf_counter() - began)
        self._running = None
        if alone is None:
            with contextlib.suppress(Exception):
                item.ihook.pytest_runtest_teardown(item=item, nextitem=nextitem)
        return True

    def _attempt(self, running: _Running, play: Callable[[], object]) -> BaseException | None:
        """What comes of playing the scenario: whatever a step raises is its outcome."""
        self._running = running
        if self._listened is not None:
            self._listened.forget()
        try:
            play()
        except (KeyboardInterrupt, pytest.exit.Exception):
            raise
        except BaseException as raised:
            return raised
        return None

    def _may_be_for_loading(self, error: BaseException | None) -> bool:
        """Whether the scenario, played wholly from the deal, might not fail so."""
        scene = self._running.scene if self._running is not None else None
        return isinstance(error, (Broken, Permissive)) and isinstance(scene, Scene) and scene.resumed

    def begin_steps(self, steps: list[Any]) -> None:
        """All steps of the scenario that is about to be played."""
        if self._running is not None:
            self._running.steps = steps

    def pytest_bdd_before_step(self, step: Any) -> None:
        running = self._running
        if running is not None:
            running.step = step
            if isinstance(running.scene, Scene):
                running.scene.journal.step = running.number

    def pytest_bdd_step_func_lookup_error(self, step: Any) -> None:
        self.pytest_bdd_before_step(step)

    def _report(
        self, item: pytest.Item, running: _Running, error: BaseException | None, seconds: float
    ) -> None:
        if error is not None:
            outcome = outcome_of(error, running.step, running.scene)
            if outcome.verdict in FAILURES:
                outcome = msgspec.structs.replace(outcome, charge=self._charge(running, error))
            if outcome.verdict in FAILURES or isinstance(error, EngineFault):
                outcome = self._with_kept(running, outcome)
        elif running.step is None:
            outcome = outcome_of(ValueError("a scenario without steps proves nothing"), None, None)
        else:
            outcome = Outcome(Verdict.PASS, remarks=self._remarks(running))
        outcome = msgspec.structs.replace(outcome, seconds=round(seconds, 6))
        self._emit(Result(running.planned.id, outcome))
        if self._job.fail_fast and outcome.verdict in FAULTS:
            item.session.shouldstop = "the first failure"

    def _with_kept(self, running: _Running, outcome: Outcome) -> Outcome:
        """An outcome that says where the tables and messages of the scenario are kept."""
        if self._listened is None or not isinstance(running.scene, Scene):
            return outcome
        planned = running.planned
        kept = self._keeper.keep(planned.id, planned.feature, running.scene, self._listened.heard)
        return msgspec.structs.replace(outcome, kept=kept)

    def _charge(self, running: _Running, error: BaseException) -> Charge:
        """What the failure of a scenario is about: where it went wrong, and what the step proves."""
        planned, failed = running.planned, running.number
        marks = marks_in(Path(self._job.features) / planned.feature)
        return charge_at(
            planned.id,
            planned.clauses,
            {
                number: marks[s.line_number]
                for number, s in enumerate(running.steps)
                if s.line_number in marks
            },
            [step.type for step in running.steps],
            failed,
            self._cause(running, failed, error) if isinstance(running.scene, Scene) else None,
            lambda number: self._action_of(running.steps[number]),
        )

    def _action_of(self, step: Any) -> str | None:
        """The type of action that a step is, if it is one."""
        said = self._said([step])
        action: str | None = said[0].definition.action if said is not None else None
        return action

    def _cause(self, running: _Running, failed: int, error: BaseException) -> Cause | None:
        scene: Scene = running.scene
        said = self._said(running.steps[: failed + 1])
        if said is None:
            return None
        expected = error.expected if isinstance(error, Broken) else ""
        openings = self._openings(running)
        return self._sound.cause(scene.journal, scene.components, scene.rules, openings, said, expected)

    def _remarks(self, running: _Running) -> tuple[str, ...]:
        """What is to be said of a scenario that passes.

        An engine may name another clause than the scenario's if that one, or what says the same, forbids the
        action as well.
        """
        scene: Scene | None = running.scene if isinstance(running.scene, Scene) else None
        if scene is None or not scene.remarks:
            return ()
        said = self._said(running.steps)
        if said is None:
            return tuple(str(remark) for remark in scene.remarks)
        openings = self._openings(running)
        forbidding = self._sound.forbidding(scene.remarks, scene.components, scene.rules, openings, said)
        restated = self._games[running.planned.game].here.restated
        return tuple(
            str(remark)
            for remark, clauses in zip(scene.remarks, forbidding, strict=True)
            if clauses.isdisjoint((remark.clause, *restated.get(remark.clause, ())))
        )

    def _said(self, steps: Sequence[Any]) -> list[Said] | None:
        """The steps with their definitions; None if one is no sentence of the vocabulary."""
        said = []
        for step in steps:
            table = step.datatable.raw() if step.datatable is not None else None
            sentence = self._sound.sentence(step.type, step.name, table)
            if sentence is None:
                return None
            said.append(sentence)
        return said

    def _openings(self, running: _Running) -> Path:
        return Path(self._job.features) / running.planned.game / "openings"


def _set_up_and_call(item: pytest.Item) -> None:
    """Play a scenario that needs more of pytest than its scene."""
    item.ihook.pytest_runtest_setup(item=item)
    item.ihook.pytest_runtest_call(item=item)


def _with_undeclared(planned: Planned, course: Course) -> Planned:
    if not course.undeclared:
        return planned
    return msgspec.structs.replace(planned, undeclared=tuple(sorted(course.undeclared)))
