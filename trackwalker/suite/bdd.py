"""Everything that leans on the inside of pytest-bdd, in one place.

pytest-bdd looks for the definition of a step by walking through all fixtures, for every step again, inspects
the definition's signature twice and reports to four hooks. `install` replaces that by a dictionary from step
text to definition, filled once per text, and by calling the definition; it also notices what pytest-bdd lets
pass, two definitions for one sentence. A scenario that needs nothing of pytest but the scene is played
without pytest's setting up and tearing down. Where an upstream change takes the inside away, `install` says
so and pytest-bdd goes on in its own, slower way (a test of ours then fails).

Used are: `pytest_bdd.scenario._execute_scenario(feature, scenario, request)`, `get_step_function(request,
step)`, `_execute_step_function(request, scenario, step, context)` and `signature` as the globals that
scenarios look up, `pytest_bdd.scenario.scenario_wrapper_template_registry`, and
`pytest_bdd.steps.step_function_context_registry` with the contexts' `type`, `parser`, `step_func`,
`converters` and `target_fixture`.
"""

import inspect
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
import pytest_bdd  # noqa: F401 - loads the modules below

__all__ = [
    "AmbiguousStep",
    "Player",
    "StepMatcher",
    "example_name",
    "example_row",
    "examples_of",
    "install",
    "step_contexts",
    "template_of",
]


class AmbiguousStep(Exception):
    """Two step definitions match one sentence."""


class StepMatcher:
    """Finds the definition of a step, once for each (type, text).

    contexts: the step definitions as pytest-bdd knows them; a parser may say words that are `always` in its
    sentences. Where several definitions have one and the same
    function (a step with two names of which both match), the first is taken.
    """

    def __init__(self, contexts: Iterable[Any]) -> None:
        self._exact: dict[str, list[Any]] = {}
        self._patterns: list[Any] = []
        self._by_word: dict[str, list[int]] = {}
        self._anyhow: list[int] = []
        self._found: dict[tuple[str, str], Any] = {}
        for context in contexts:
            parser = context.parser
            if type(parser).__name__ == "string":
                self._exact.setdefault(parser.name, []).append(context)
            else:
                # Words between blanks are whole in every sentence: one of them is enough to look here only.
                words = getattr(parser, "always", "").split(" ")[1:-1]
                of = self._by_word.setdefault(max(words, key=len), []) if any(words) else self._anyhow
                of.append(len(self._patterns))
                self._patterns.append(context)

    def find(self, kind: str, text: str) -> Any:
        """The context of the step's definition, or None where it has none. Raises AmbiguousStep."""
        key = (kind, text)
        if key not in self._found:
            self._found[key] = self._search(kind, text)
        return self._found[key]

    def _search(self, kind: str, text: str) -> Any:
        fitting = [
            context for context in self._exact.get(text, ()) if context.type is None or context.type == kind
        ]
        here = [place for word in set(text.split(" ")) for place in self._by_word.get(word, ())]
        for context in map(self._patterns.__getitem__, sorted([*here, *self._anyhow])):
            if context.type in (None, kind) and context.parser.is_matching(text):
                fitting.append(context)
        if len({id(context.step_func) for context in fitting}) > 1:
            forms = "; ".join(sorted(f"{context.parser.name!r}" for context in fitting))
            raise AmbiguousStep(f"{len(fitting)} step definitions match {text!r}: {forms}")
        return fitting[0] if fitting else None


def step_contexts() -> list[Any]:
    """All step definitions that have been imported, in the order of their definition."""
    registry = getattr(sys.modules["pytest_bdd.steps"], "step_function_context_registry", {})
    return list(registry.values())


@dataclass(frozen=True, slots=True)
class _Plain:
    """A step definition that is no more than a function of words and fixtures.

    takes: all its parameters. needed: those without a default. fixtures: of these the ones that its sentence
    may not say. simple: it gives nothing to other steps, converts no words and has no `yield`, so that it can
    just be called.
    """

    takes: frozenset[str]
    needed: tuple[str, ...]
    fixtures: frozenset[str]
    simple: bool


def _look_at(context: Any) -> _Plain:
    parameters = inspect.signature(context.step_func).parameters.values()
    named = [one for one in parameters if one.kind is one.POSITIONAL_OR_KEYWORD]
    needed = tuple(one.name for one in named if one.default is one.empty)
    said = getattr(context.parser, "says", frozenset[str]())
    return _Plain(
        frozenset(one.name for one in parameters),
        needed,
        frozenset(needed) - said,
        simple=not context.converters
        and context.target_fixture is None
        and not inspect.isgeneratorfunction(context.step_func),
    )


class Player:
    """Plays scenarios as pytest-bdd does, faster.

    on_steps: hears of all steps of a scenario before the first. on_step: of each step before it is done.
    makers: how the values of some fixtures are come by without pytest. The definitions are gathered at the
    first step, when all modules of steps have been imported.
    """

    def __init__(
        self,
        on_step: Callable[[Any], object],
        on_steps: Callable[[list[Any]], object],
        makers: Mapping[str, Callable[[], Any]],
    ) -> None:
        self._on_step = on_step
        self._on_steps = on_steps
        self._makers = makers
        self._matcher: StepMatcher | None = None
        self._plain: dict[int, _Plain] = {}

    def definition(self, step: Any) -> Any:
        """The context of a step's definition, or None where it has none. Raises AmbiguousStep."""
        if self._matcher is None:
            self._matcher = StepMatcher(step_contexts())
        return self._matcher.find(step.type, step.name)

    def alone(self, item: pytest.Item) -> Callable[[], None] | None:
        """How a collected scenario is played without setting up anything of pytest's for it.

        None where a step needs more of it than what `makers` make.
        """
        template = template_of(item)
        if template is None:
            return None
        scenario = template.render(_words_of_row(item))
        contexts = []
        for step in scenario.steps:
            try:
                context = self.definition(step)
            except AmbiguousStep:
                return None
            if context is None or not self._is_enough(self._look_at(context), step):
                return None
            contexts.append(context)

        def play() -> None:
            self._on_steps(list(scenario.steps))
            made: dict[str, Any] = {}
            for step, context in zip(scenario.steps, contexts, strict=True):
                self._on_step(step)
                self._call(context, step, None, made)

        return play

    def play(
        self, feature: Any, scenario: Any, request: pytest.FixtureRequest, theirs: Callable[..., None]
    ) -> None:
        """Play a scenario that pytest has set up; theirs: how pytest-bdd does a step."""
        __tracebackhide__ = True
        self._on_steps(list(scenario.steps))
        fixtures: dict[str, Any] = {}
        for step in scenario.steps:
            context = self.definition(step)
            self._on_step(step)
            if context is None:
                raise LookupError(
                    f"Step definition is not found: {step}. Line {step.line_number} in scenario "
                    f'"{scenario.name}" in the feature "{feature.filename}"'
                )
            if self._look_at(context).simple:
                self._call(context, step, request, fixtures)
            else:
                theirs(request, scenario, step, context)
                fixtures.clear()  # it may have given another value to one

    def _look_at(self, context: Any) -> _Plain:
        known = self._plain.get(id(context))
        if known is None:
            known = self._plain[id(context)] = _look_at(context)
        return known

    def _is_enough(self, known: _Plain, step: Any) -> bool:
        below = {name for name in ("datatable", "docstring") if getattr(step, name) is not None}
        return known.simple and known.fixtures - below <= self._makers.keys()

    def _call(
        self, context: Any, step: Any, request: pytest.FixtureRequest | None, fixtures: dict[str, Any]
    ) -> None:
        """Do what pytest-bdd does with a simple step; fixtures: the values asked for so far."""
        __tracebackhide__ = True
        known = self._look_at(context)
        words = context.parser.parse_arguments(step.name) or {}
        given = {name: word for name, word in words.items() if name in known.takes}
        if step.datatable is not None and "datatable" in known.takes:
            given["datatable"] = step.datatable.raw()
        if step.docstring is not None and "docstring" in known.takes:
            given["docstring"] = step.docstring
        for name in known.needed:
            if name not in given:
                if name not in fixtures:
                    fixtures[name] = self._value(name, request)
                given[name] = fixtures[name]
        context.step_func(**given)

    def _value(self, name: str, request: pytest.FixtureRequest | None) -> Any:
        if name in self._makers:
            return self._makers[name]()
        if request is None:
            raise LookupError(f"the step needs {name!r}, and its sentence does not say it")
        return request.getfixturevalue(name)


def install(
    on_step: Callable[[Any], object],
    on_steps: Callable[[list[Any]], object],
    makers: Mapping[str, Callable[[], Any]] | None = None,
) -> Player | None:
    """Put a player (see there) in the place of pytest-bdd's search; None where its inside is not as we know
    it."""
    module = sys.modules.get("pytest_bdd.scenario")
    if module is None or not _is_as_we_know_it(module):
        return None
    player = Player(on_step, on_steps, makers or {})
    theirs: Callable[..., None] = module._execute_step_function

    def get_step_function(request: pytest.FixtureRequest, step: Any) -> Any:  # noqa: ARG001
        return player.definition(step)

    def execute_scenario(feature: Any, scenario: Any, request: pytest.FixtureRequest) -> None:
        __tracebackhide__ = True
        player.play(feature, scenario, request, theirs)

    module.signature = cache(inspect.signature)  # type: ignore[attr-defined]
    module.get_step_function = get_step_function  # type: ignore[attr-defined]
    module._execute_scenario = execute_scenario  # type: ignore[attr-defined]
    return player


def _is_as_we_know_it(module: Any) -> bool:
    """Whether the functions that are replaced are called as we think, by whom we think."""
    calls = {
        "_execute_scenario": (["feature", "scenario", "request"], {"get_step_function"}),
        "get_step_function": (["request", "step"], set()),
        "_execute_step_function": (["request", "scenario", "step", "context"], {"signature"}),
    }
    for name, (parameters, used) in calls.items():
        function = getattr(module, name, None)
        if function is None or list(inspect.signature(function).parameters) != parameters:
            return False
        if not used <= set(function.__code__.co_names):
            return False
    return hasattr(sys.modules["pytest_bdd.steps"], "step_function_context_registry")


def template_of(item: pytest.Item) -> Any:
    """The scenario template (feature, name, tags, line, examples) of a collected test, or None."""
    registry = getattr(sys.modules["pytest_bdd.scenario"], "scenario_wrapper_template_registry", {})
    return registry.get(getattr(item, "obj", None))


def _words_of_row(item: pytest.Item) -> dict[str, str]:
    """The words of the example row that a collected test is, by parameter; none if it is no outline."""
    callspec = getattr(item, "callspec", None)
    words: dict[str, str] = {} if callspec is None else callspec.params.get("_pytest_bdd_example", {})
    return words


def example_name(item: pytest.Item, name: str) -> str:
    """The name of a scenario with the words of its example row in the place of the <parameters>."""
    words = _words_of_row(item)
    for parameter, word in words.items():
        name = name.replace(f"<{parameter}>", word)
    return name


def examples_of(template: Any) -> tuple[list[tuple[list[str], dict[int, list[str]]]], list[Any]]:
    """The tables of an outline (names of the columns, and the rows by their number through all tables), and
    for each row the table that it stands in."""
    tables: list[tuple[list[str], dict[int, list[str]]]] = []
    owners: list[Any] = []
    for examples in template.examples:
        first = len(owners)
        rows = {first + place: list(cells) for place, cells in enumerate(examples.examples)}
        tables.append((list(examples.example_params), rows))
        owners += [examples] * len(rows)
    return tables, owners


def example_row(item: pytest.Item) -> int | None:
    """Which row of its outline a collected test is, counted from 0 through all tables; None if no outline."""
    callspec = getattr(item, "callspec", None)
    return None if callspec is None else callspec.indices.get("_pytest_bdd_example")
