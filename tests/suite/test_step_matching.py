"""The one place that leans on the inside of pytest-bdd, and what becomes of faulty steps and features."""

import importlib
import inspect
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from suite_toys import FEATURES, ROOT, play, verdicts
from trackwalker_steps.phrases import Sentence

from trackwalker.paths import features_dir
from trackwalker.suite.bdd import AmbiguousStep, Player, StepMatcher, step_contexts
from trackwalker.suite.driver import Run
from trackwalker.suite.order import Wishes, place_order


class Pattern:
    """A parser that counts how often it is asked."""

    def __init__(self, *texts: str) -> None:
        self.name = " or ".join(texts)
        self.texts = texts
        self.asked = 0

    def is_matching(self, text: str) -> bool:
        self.asked += 1
        return text in self.texts


def context(parser: Pattern, kind: str | None = None, function: object = None) -> SimpleNamespace:
    return SimpleNamespace(parser=parser, type=kind, step_func=function or object())


def test_a_text_is_matched_once() -> None:
    parser = Pattern("a", "b")
    only = context(parser)
    matcher = StepMatcher([only])
    assert [matcher.find("given", text) for text in "aabab"] == [only] * 5
    assert parser.asked == 2
    assert matcher.find("given", "c") is matcher.find("given", "c") is None
    assert parser.asked == 3


def test_a_definition_is_of_one_kind_or_of_all() -> None:
    when, anyone = context(Pattern("a"), "when"), context(Pattern("b"))
    matcher = StepMatcher([when, anyone])
    assert matcher.find("when", "a") is when
    assert matcher.find("given", "a") is None
    assert matcher.find("given", "b") is matcher.find("then", "b") is anyone


def test_two_definitions_of_one_sentence_are_refused() -> None:
    matcher = StepMatcher([context(Pattern("a")), context(Pattern("a", "b"))])
    with pytest.raises(AmbiguousStep, match="2 step definitions match 'a': 'a or b'; 'a'"):
        matcher.find("given", "a")
    assert matcher.find("given", "b") is not None


def test_two_names_of_one_definition_are_no_ambiguity() -> None:
    function = object()
    matcher = StepMatcher(
        [context(Pattern("a"), function=function), context(Pattern("a"), function=function)]
    )
    assert matcher.find("given", "a") is not None


def test_pytest_bdd_is_still_as_we_know_it() -> None:
    # If this fails, pytest-bdd has changed inside: runs go on without the matcher, only slower, and two
    # definitions of one sentence go unnoticed. See trackwalker/suite/bdd.py.
    code = """
import pytest_bdd
from trackwalker.suite import bdd
module = __import__("sys").modules["pytest_bdd.scenario"]
before = module.get_step_function, module._execute_scenario
assert bdd.install(print, print) is not None
assert module.get_step_function is not before[0]
assert module._execute_scenario is not before[1]
assert "scenario_wrapper_template_registry" in vars(module)
"""
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def test_without_its_inside_pytest_bdd_is_left_alone() -> None:
    code = """
import pytest_bdd
from trackwalker.suite import bdd
module = __import__("sys").modules["pytest_bdd.scenario"]
def changed(request, step, scenario): ...
module.get_step_function = changed
assert bdd.install(print, print) is None
assert module.get_step_function is changed
"""
    subprocess.run([sys.executable, "-c", code], check=True, cwd=ROOT)


def run_of(scenario: str, tmp_path: Path) -> Run:
    """Run a single scenario of section 2, given by its steps."""
    game = tmp_path / "features" / "Toy"
    game.mkdir(parents=True)
    for name in ("rulebook.yaml", "readings.yaml"):
        (game / name).write_bytes((FEATURES / "Toy" / name).read_bytes())
    shutil.copytree(FEATURES / "Toy" / "editions", game / "editions")
    (game / "02_x.feature").write_text(f"Feature: x\n\n  @TOY-2-a\n  Scenario: one\n{scenario}")
    return play("good", tmp_path / "features")


@pytest.mark.parametrize(
    ("steps", "said", "step"),
    [
        ("Given a table that is impossible", "Alice has $-5 (a fault of the suite", "Given a table that is"),
        (
            "Given a game\nWhen a step falls over",
            "ZeroDivisionError: by zero (a fault",
            "When a step falls over",
        ),
        ("Given a game\nWhen Bob sings", "Step definition is not found: When", "When Bob sings"),
        ("Given a game\nWhen two definitions match", "AmbiguousStep: 2 step definitions match", ""),
        ("", "a scenario without steps proves nothing", ""),
    ],
)
def test_a_fault_of_the_suite_is_an_error_and_named_so(
    steps: str, said: str, step: str, tmp_path: Path
) -> None:
    run = run_of(steps, tmp_path)
    assert verdicts(run) == {"2/one": "error"}
    assert run.exit_code == 1
    outcome = run.outcomes["Toy/2/one"]
    assert said in outcome.message
    assert "a fault of the suite, not of the engine" in outcome.message
    assert outcome.step.startswith(step)


def test_one_definition_may_match_by_two_of_its_names(tmp_path: Path) -> None:
    assert verdicts(run_of("Given a game\nWhen one definition matches twice", tmp_path)) == {"2/one": "pass"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("    Given a game\n  Feature: y\n", r"02_x\.feature, line \d+: Multiple features"),
        ("    Given a game\n    | a |\n  Nonsense: y\n", r"02_x\.feature, line \d+: "),
    ],
)
def test_a_feature_file_that_is_no_gherkin_ends_the_run(text: str, said: str, tmp_path: Path) -> None:
    run = run_of(text, tmp_path)
    assert run.exit_code == 2
    assert run.problem is not None
    assert pytest.raises(AssertionError, match=said).matches(AssertionError(run.problem))
    assert "\n" not in run.problem


def test_two_scenarios_whose_names_make_one_id_end_the_run(tmp_path: Path) -> None:
    run = run_of("    Given a game\n\n  Scenario: One!\n    Given a game\n", tmp_path)
    assert run.exit_code == 2
    assert "two scenarios have the id Toy/2/one" in str(run.problem)


def test_tags_of_examples_count(tmp_path: Path) -> None:
    outline = "\n  Scenario Outline: out\n    Given a game\n    When Alice bids <n>\n"
    tables = "\n    Examples:\n      | n |\n      | 20 |\n\n    @needs:chance @TOY-9-b"
    tables += "\n    Examples:\n      | n |\n      | 21 |\n"
    run = run_of("    Given a game\n" + outline + tables, tmp_path)
    assert verdicts(run) == {"2/one": "pass", "2/out#1": "pass", "2/out#2": "unsupported"}
    assert run.planned[2].clauses == ("TOY-9-b",)


def sentences_of(game: str) -> set[tuple[str, str]]:
    """The steps of a game's scenarios without parameters, each as (kind, text), and lines that look so."""
    found = set()
    for file in (features_dir() / game).glob("*.feature"):
        kind = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            word, _, text = line.strip().partition(" ")
            if word in ("Given", "When", "Then"):
                kind = word.lower()
            if word in ("Given", "When", "Then", "And", "But") and "<" not in text:
                found.add((kind, text))
    return found


def test_every_sentence_is_matched_as_if_each_form_were_asked() -> None:
    for module in place_order(Wishes(games=("18Chesapeake",)), features_dir()).job.steps:
        importlib.import_module(module)
    contexts = [one for one in step_contexts() if hasattr(one.parser, "always")]
    matcher = StepMatcher(contexts)
    matched = 0
    for kind, text in sorted(sentences_of("18Chesapeake")):
        found = matcher.find(kind, text)
        forms = [one for one in contexts if one.type in (None, kind) and one.parser.is_matching(text)]
        assert {one.step_func for one in forms} == ({found.step_func} if found is not None else set())
        matched += bool(forms)
    assert matched > 1000


def test_what_a_step_does_with_its_words_does_not_come_to_the_next() -> None:
    sentence = Sentence("{companies:Companies} have it")
    text = "the B&O and the PRR have it"
    first = sentence.parse_arguments(text)
    assert first == {"companies": ["B&O", "PRR"]}
    first["companies"].clear()
    assert sentence.parse_arguments(text) == {"companies": ["B&O", "PRR"]}


ITEM: Any = "a collected test"


def taking(*names: str) -> Callable[..., None]:
    """A step that takes these and does nothing."""

    def function(**given: object) -> None:
        del given

    own = [inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in names]
    function.__signature__ = inspect.Signature(own)  # type: ignore[attr-defined]
    return function


class Says:
    """A parser of one sentence that gives some words."""

    def __init__(self, name: str, **words: str) -> None:
        self.name, self.words = name, words
        self.says = frozenset(words)

    def is_matching(self, text: str) -> bool:
        return text == self.name

    def parse_arguments(self, text: str) -> dict[str, str]:
        del text
        return self.words


def defined(
    sentence: Says, function: Callable[..., Any], target: str | None = None, kind: str = "when"
) -> SimpleNamespace:
    return SimpleNamespace(
        parser=sentence, type=kind, step_func=function, converters={}, target_fixture=target
    )


def step(text: str, table: object = None) -> SimpleNamespace:
    return SimpleNamespace(type="when", name=text, datatable=table, docstring=None)


def player(
    monkeypatch: pytest.MonkeyPatch, contexts: list[SimpleNamespace], steps: list[SimpleNamespace]
) -> tuple[Player, list[str]]:
    """A player of one scenario with these steps, and what it tells: the steps, and each making of a scene."""
    template = SimpleNamespace(render=lambda words: SimpleNamespace(steps=steps, words=words))
    monkeypatch.setattr("trackwalker.suite.bdd.template_of", {ITEM: template}.get)
    monkeypatch.setattr("trackwalker.suite.bdd.step_contexts", lambda: contexts)
    told: list[str] = []

    def make() -> str:
        told.append("a scene")
        return "the scene"

    heard: list[Any] = []
    return Player(lambda step: told.append(step.name), heard.extend, {"scene": make}), told


def test_a_scenario_that_needs_nothing_but_the_scene_is_played_without_pytest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[tuple[str, ...]] = []
    table = SimpleNamespace(raw=lambda: [["a"]])
    contexts = [
        defined(Says("Alice bids", who="Alice"), lambda scene, who: done.append((scene, who))),
        defined(Says("all is so"), lambda scene, datatable: done.append((scene, str(datatable)))),
    ]
    steps = [step("Alice bids"), step("all is so", table)]
    played, told = player(monkeypatch, contexts, steps)
    play = played.alone(ITEM)
    assert play is not None
    assert done == told == []
    play()
    assert done == [("the scene", "Alice"), ("the scene", "[['a']]")]
    assert told == ["Alice bids", "a scene", "all is so"]


def test_what_a_step_raises_comes_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(scene: object) -> None:
        raise ValueError(f"not with {scene}")

    played, told = player(monkeypatch, [defined(Says("it fails"), fail)], [step("it fails")])
    play = played.alone(ITEM)
    assert play is not None
    with pytest.raises(ValueError, match="not with the scene"):
        play()
    assert told == ["it fails", "a scene"]


@pytest.mark.parametrize(
    "contexts",
    [
        [],
        [defined(Says("it is so"), taking("tmp_path"))],
        [defined(Says("it is so"), taking("who"))],
        [defined(Says("it is so"), taking("scene", "datatable"))],
        [defined(Says("it is so"), taking("scene"), target="one")],
        [defined(Says("it is so"), taking("scene")), defined(Says("it is so"), taking())],
    ],
    ids=["not defined", "another fixture", "a word that is not said", "no table", "gives a value", "two"],
)
def test_what_needs_pytest_is_left_to_it(
    monkeypatch: pytest.MonkeyPatch, contexts: list[SimpleNamespace]
) -> None:
    done: list[object] = []
    contexts = [defined(Says("first"), lambda scene: done.append(scene)), *contexts]
    played, told = player(monkeypatch, contexts, [step("first"), step("it is so")])
    assert played.alone(ITEM) is None
    assert done == told == []
