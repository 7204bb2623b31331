"""Steps matched with the vocabulary, each text once."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from trackwalker.lint.feature_files import Kind


class Sentence(Protocol):
    """The form of a sentence."""

    @property
    def slots(self) -> Mapping[str, str]:
        """The noun of each of its slots."""

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """The words in it, None if the text is no sentence of this form."""


class Form(Protocol):
    """One entry of a vocabulary."""

    @property
    def kind(self) -> str:
        """`given`, `when` or `then`."""

    @property
    def template(self) -> str:
        """The form as it is published."""

    @property
    def sentence(self) -> Sentence:
        """What matches texts."""

    @property
    def noun(self) -> str:
        """What it is about: the module of the vocabulary in which it stands."""

    @property
    def action(self) -> str | None:
        """The type of the action that the sentence makes, None if it makes none."""

    @property
    def refusal(self) -> bool:
        """Does it say that what was tried is refused?"""

    @property
    def takes_table(self) -> bool:
        """Does a data table follow it?"""


class Vocabulary:
    """All forms, with a memory of the texts seen. `used` are the forms that some text has matched."""

    def __init__(self, forms: Sequence[Form]) -> None:
        self.forms = forms
        self.used: set[int] = set()
        self._seen: dict[tuple[Kind, str], list[tuple[Form, bool]]] = {}

    def matches(self, kind: Kind, text: str) -> list[tuple[Form, bool]]:
        """The forms of that kind which the text fits, each with: is it an attempt (`tries to`)?"""
        if (kind, text) not in self._seen:
            found = []
            for number, form in enumerate(self.forms):
                words = form.sentence.parse_arguments(text) if form.kind == kind else None
                if words is not None:
                    self.used.add(number)
                    found.append((form, bool(words.get("attempt"))))
            self._seen[kind, text] = found
        return self._seen[kind, text]

    def unused(self) -> list[Form]:
        """The forms that no text has matched."""
        return [form for number, form in enumerate(self.forms) if number not in self.used]
