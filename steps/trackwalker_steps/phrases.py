"""How a sentence of the vocabulary is written down, and the list of all of them.

A template is the sentence itself with

- `{name:Noun}` where a word goes (nouns: `trackwalker_steps.nouns`),
- `[...]` around what may be left out,
- `(a|b)` where one of several wordings stands,
- `<sells|sell>` for the verb of an action: `Alice sells ...` must be accepted by the engine, `Alice tries to
  sell ...` only asks.
"""

import inspect
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, Literal, TypeVar

import pytest_bdd
from pytest_bdd.parsers import StepParser

from trackwalker.scene import Scene, SceneError
from trackwalker_steps.nouns import NOUNS

Kind = Literal["given", "when", "then"]
StepFunction = TypeVar("StepFunction", bound=Callable[..., None])

_TOKEN = re.compile(r"\{(?P<slot>\w+):(?P<noun>\w+)\}|<(?P<does>[^|>]+)\|(?P<do>[^>]+)>|(?P<mark>[\[\]()|])")


def _take_apart(template: str) -> tuple[str, dict[str, str], list[str]]:
    """The pattern of a template, the noun of each of its slots, and the words in all of its sentences."""
    pattern, slots, always = "", {}, []
    end = depth = 0
    for token in _TOKEN.finditer(template):
        words = template[end : token.start()]
        pattern += re.escape(words)
        if not depth:
            always.append(words)
        depth += {"[": 1, "(": 1, "]": -1, ")": -1}.get(token["mark"] or "", 0)
        end = token.end()
        if token["slot"]:
            slots[token["slot"]] = token["noun"]
            pattern += f"(?P<{token['slot']}>{NOUNS[token['noun']].pattern})"
        elif token["does"]:
            pattern += f"(?:(?P<attempt>tries to {re.escape(token['do'])})|{re.escape(token['does'])})"
        else:
            pattern += {"[": "(?:", "]": ")?", "(": "(?:", ")": ")", "|": "|"}[token["mark"]]
    return pattern + re.escape(template[end:]), slots, [*always, template[end:]]


class Sentence(StepParser):
    """A sentence form: knows whether a step is one of its sentences, and reads the words in it.

    always: words that stand in each of its sentences. says: the parameters that they give.
    """

    def __init__(self, template: str) -> None:
        super().__init__(template)
        self._pattern, self.slots, always = _take_apart(template)
        self.always = max(always, key=len)
        self.is_action = "<" in template
        self.says = frozenset(self.slots) | (frozenset({"attempt"}) if self.is_action else frozenset())
        self._read: dict[str, dict[str, Any] | None] = {}

    @cached_property
    def regex(self) -> re.Pattern[str]:
        """What all sentences of this form match; made when one is met that may be such a sentence."""
        return re.compile(self._pattern)

    def is_matching(self, name: str) -> bool:
        """Is this step one of the sentences of this form?"""
        return self.always in name and self.regex.fullmatch(name) is not None

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """The words in the slots, read; None for what was left out. `attempt` is true for `tries to`."""
        if name not in self._read:
            self._read[name] = self._words_of(name)
        words = self._read[name]
        if words is None:
            return None
        return {slot: word.copy() if isinstance(word, (list, dict)) else word for slot, word in words.items()}

    def _words_of(self, name: str) -> dict[str, Any] | None:
        found = self.regex.fullmatch(name)
        if found is None:
            return None
        words: dict[str, Any] = {
            slot: None if found[slot] is None else NOUNS[noun].read(found[slot])
            for slot, noun in self.slots.items()
        }
        if self.is_action:
            words["attempt"] = found["attempt"] is not None
        return words


@dataclass(frozen=True)
class Definition:
    """One entry of the vocabulary."""

    kind: Kind
    sentence: Sentence
    meaning: str
    noun: str
    takes_table: bool
    function: Callable[..., None]
    action: str | None = None
    refusal: bool = False

    @property
    def template(self) -> str:
        """The sentence form as it is written down."""
        return self.sentence.name

    def say(self, scene: Scene, text: str, table: list[list[str]] | None = None) -> None:
        """Do what a sentence of this form says, in a scene; `table` is the data table below it."""
        words = self.sentence.parse_arguments(text)
        if words is None:
            raise SceneError(f"{text!r} is no sentence of the form {self.template!r}")
        if self.takes_table:
            words["datatable"] = table
        self.function(scene=scene, **words)


VOCABULARY: list[Definition] = []
"""Every sentence form there is, in the order of the modules."""


def _enter(
    kind: Kind,
    sentence: Sentence,
    function: Callable[..., Any],
    run: Callable[..., None],
    action_type: str | None = None,
    refusal: bool = False,
) -> None:
    VOCABULARY.append(
        Definition(
            kind,
            sentence,
            inspect.cleandoc(function.__doc__ or ""),
            function.__module__.rpartition(".")[2],
            "datatable" in inspect.signature(function).parameters,
            run,
            action_type,
            refusal,
        )
    )


def _define(kind: Kind, template: str, refusal: bool = False) -> Callable[[StepFunction], StepFunction]:
    sentence = Sentence(template)
    bind = getattr(pytest_bdd, kind)(sentence, stacklevel=2)

    def decorate(function: StepFunction) -> StepFunction:
        _enter(kind, sentence, function, function, refusal=refusal)
        bind(function)
        return function

    return decorate


given = partial(_define, "given")
then = partial(_define, "then")


def action(
    type_: str, template: str
) -> Callable[[Callable[..., dict[str, Any] | None]], Callable[..., None]]:
    """A When: the function makes the fields of an action of this type, the scene does or only tries it.

    A function that gives None has nothing to do: the engine did not offer what the sentence leaves out.
    """
    sentence = Sentence(template)
    bind = pytest_bdd.when(sentence, stacklevel=2)

    def decorate(function: Callable[..., dict[str, Any] | None]) -> Callable[..., None]:
        wanted = inspect.signature(function).parameters

        def act(scene: Scene, attempt: bool, **words: Any) -> None:
            given_too = {"scene": scene, "attempt": attempt}
            words.update({name: value for name, value in given_too.items() if name in wanted})
            made = function(**words)
            if made is None:
                return
            if attempt:
                scene.try_({"type": type_, **made})
            else:
                scene.act({"type": type_, **made})

        names = ("scene", "attempt", *(name for name in wanted if name not in ("scene", "attempt")))
        own = [inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in names]
        act.__signature__ = inspect.Signature(own)  # type: ignore[attr-defined]
        act.__doc__, act.__name__, act.__module__ = function.__doc__, function.__name__, function.__module__
        _enter("when", sentence, function, act, type_)
        bind(act)
        return act

    return decorate


when = partial(_define, "when")
"""A When that is not one plain action, such as `everybody passes`."""
