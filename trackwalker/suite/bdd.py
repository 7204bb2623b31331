"""Everything that leans on the inside of pytest-bdd, in one place.

pytest-bdd looks for the definition of a step by walking through all fixtures, for every step again. `install`
replaces that by a dictionary from step text to definition, filled once per text; it also notices what
pytest-bdd lets pass, two definitions for one sentence. Where an upstream change takes the inside away,
`install` says so and pytest-bdd goes on in its own, slower way (a test of ours then fails).

Used are: `pytest_bdd.scenario.get_step_function(request, step)` as the global that scenarios look up,
`pytest_bdd.scenario.scenario_wrapper_template_registry`, and
`pytest_bdd.steps.step_function_context_registry` with the contexts' `type`, `parser` and `step_func`.
"""

import inspect
import sys
from collections.abc import Callable, Iterable
from typing import Any

import pytest
import pytest_bdd  # noqa: F401 - loads the modules below

__all__ = [
    "AmbiguousStep",
    "StepMatcher",
    "example_name",
    "example_row",
    "install",
    "step_contexts",
    "template_of",
]


class AmbiguousStep(Exception):
    """Two step definitions match one sentence."""


class StepMatcher:
    """Finds the definition of a step, once for each (type, text).

    contexts: the step definitions as pytest-bdd knows them. Where several definitions have one and the same
    function (a step with two names of which both match), the first is taken.
    """

    def __init__(self, contexts: Iterable[Any]) -> None:
        self._exact: dict[str, list[Any]] = {}
        self._patterns: list[Any] = []
        self._found: dict[tuple[str, str], Any] = {}
        for context in contexts:
            parser = context.parser
            if type(parser).__name__ == "string":
                self._exact.setdefault(parser.name, []).append(context)
            else:
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
        for context in self._patterns:
            if (context.type is None or context.type == kind) and context.parser.is_matching(text):
                fitting.append(context)
        if len({id(context.step_func) for context in fitting}) > 1:
            forms = "; ".join(sorted(f"{context.parser.name!r}" for context in fitting))
            raise AmbiguousStep(f"{len(fitting)} step definitions match {text!r}: {forms}")
        return fitting[0] if fitting else None


def step_contexts() -> list[Any]:
    """All step definitions that have been imported, in the order of their definition."""
    registry = getattr(sys.modules["pytest_bdd.steps"], "step_function_context_registry", {})
    return list(registry.values())


def install() -> bool:
    """Put the matcher in the place of pytest-bdd's search; False where its inside is not as we know it.

    The definitions are gathered at the first step, when all modules of steps have been imported.
    """
    module = sys.modules.get("pytest_bdd.scenario")
    original: Callable[..., Any] | None = getattr(module, "get_step_function", None)
    known = (
        original is not None
        and list(inspect.signature(original).parameters) == ["request", "step"]
        and "get_step_function"
        in getattr(getattr(module, "_execute_scenario", None), "__code__", _NONE).co_names
        and hasattr(sys.modules["pytest_bdd.steps"], "step_function_context_registry")
    )
    if not known:
        return False
    matchers: list[StepMatcher] = []

    def get_step_function(request: pytest.FixtureRequest, step: Any) -> Any:  # noqa: ARG001
        if not matchers:
            matchers.append(StepMatcher(step_contexts()))
        return matchers[0].find(step.type, step.name)

    module.get_step_function = get_step_function  # type: ignore[union-attr]
    return True


class _NoCode:
    co_names: tuple[str, ...] = ()


_NONE = _NoCode()


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


def example_row(item: pytest.Item) -> int | None:
    """Which row of its outline a collected test is, counted from 0 through all tables; None if no outline."""
    callspec = getattr(item, "callspec", None)
    return None if callspec is None else callspec.indices.get("_pytest_bdd_example")
