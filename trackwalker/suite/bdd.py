"""Everything that leans on the inside of pytest-bdd, in one place.

pytest-bdd looks for the definition of a step by walking through all fixtures, for every step again, inspects
the definition's signature twice and reports to four hooks. `install` replaces that by a dictionary from step
text to definition, filled once per text, and by calling the definition; it also notices what pytest-bdd lets
pass, two definitions for one sentence. Where an upstream change takes the inside away, `install` says so and
pytest-bdd goes on in its own, slower way (a test of ours then fails).

Used are: `pytest_bdd.scenario._execute_scenario(feature, scenario, request)`, `get_step_function(request,
step)`, `_execute_step_function(request, scenario, step, context)` and `signature` as the globals that
scenarios look up, `pytest_bdd.scenario.scenario_wrapper_template_registry`, and
`pytest_bdd.steps.step_function_context_registry` with the contexts' `type`, `parser`, `step_func`,
`converters` and `target_fixture`.
"""

import inspect
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest
import pytest_bdd  # noqa: F401 - loads the modules below

__all__ = [
    "AmbiguousStep",
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

    takes: all its parameters. needed: those without a default. simple: it gives nothing to other steps,
    converts no words and has no `yield`, so that it can just be called.
    """

    takes: frozenset[str]
    needed: tuple[str, ...]
    simple: bool


def _look_at(context: Any) -> _Plain:
    parameters = inspect.signature(context.step_func).parameters.values()
    named = [one for one in parameters if one.kind is one.POSITIONAL_OR_KEYWORD]
    return _Plain(
        frozenset(one.name for one in parameters),
        tuple(one.name for one in named if one.default is one.empty),
        simple=not context.converters
        and context.target_fixture is None
        and not inspect.isgeneratorfunction(context.step_func),
    )


def install(on_step: Callable[[Any], object], on_steps: Callable[[list[Any]], object]) -> bool:
    """Put the matcher in the place of pytest-bdd's search; False where its inside is not as we know it.

    on_steps: hears of all steps of a scenario before the first. on_step: of each step before it is done. The
    definitions are gathered at the first step, when all modules of steps have been imported.
    """
    module = sys.modules.get("pytest_bdd.scenario")
    if module is None or not _is_as_we_know_it(module):
        return False
    matchers: list[StepMatcher] = []
    theirs: Callable[..., None] = module._execute_step_function
    plain: dict[int, _Plain] = {}

    def get_step_function(request: pytest.FixtureRequest, step: Any) -> Any:  # noqa: ARG001
        if not matchers:
            matchers.append(StepMatcher(step_contexts()))
        return matchers[0].find(step.type, step.name)

    def execute_scenario(feature: Any, scenario: Any, request: pytest.FixtureRequest) -> None:
        __tracebackhide__ = True
        on_steps(list(scenario.steps))
        fixtures: dict[str, Any] = {}
        for step in scenario.steps:
            context = get_step_function(request, step)
            on_step(step)
            if context is None:
                raise LookupError(
                    f"Step definition is not found: {step}. Line {step.line_number} in scenario "
                    f'"{scenario.name}" in the feature "{feature.filename}"'
                )
            known = plain.get(id(context))
            if known is None:
                known = plain[id(context)] = _look_at(context)
            if known.simple:
                _call(context, known, step, request, fixtures)
            else:
                theirs(request, scenario, step, context)
                fixtures.clear()  # it may have given another value to one

    module.signature = cache(inspect.signature)  # type: ignore[attr-defined]
    module.get_step_function = get_step_function  # type: ignore[attr-defined]
    module._execute_scenario = execute_scenario  # type: ignore[attr-defined]
    return True


def _call(
    context: Any, known: _Plain, step: Any, request: pytest.FixtureRequest, fixtures: dict[str, Any]
) -> None:
    """Do what pytest-bdd does with a simple step; fixtures: the values that steps have asked for so far."""
    __tracebackhide__ = True
    words = context.parser.parse_arguments(step.name) or {}
    given = {name: word for name, word in words.items() if name in known.takes}
    if step.datatable is not None and "datatable" in known.takes:
        given["datatable"] = step.datatable.raw()
    if step.docstring is not None and "docstring" in known.takes:
        given["docstring"] = step.docstring
    for name in known.needed:
        if name not in given:
            if name not in fixtures:
                fixtures[name] = request.getfixturevalue(name)
            given[name] = fixtures[name]
    context.step_func(**given)


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


def example_name(item: pytest.Item, name: str) -> str:
    """The name of a scenario with the words of its example row in the place of the <parameters>."""
    callspec = getattr(item, "callspec", None)
    words = {} if callspec is None else callspec.params.get("_pytest_bdd_example", {})
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
