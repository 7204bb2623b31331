"""Sentences of a scenario, each matched with its definition."""

from dataclasses import dataclass
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.suite.bdd import AmbiguousStep
from trackwalker.suite.vocabulary import vocabulary

__all__ = ["Matcher", "Said"]


@dataclass(frozen=True, slots=True)
class Said:
    """One sentence of a scenario with its definition. line: where it stands in its file, if known."""

    definition: Any
    text: str
    table: list[list[str]] | None
    line: int = 0


class Matcher:
    """Finds the definition of each sentence, once a text."""

    def __init__(self) -> None:
        self._forms = list(vocabulary())
        self._known: dict[tuple[str, str], Any] = {}

    def match(self, kind: str, text: str, table: list[list[str]] | None = None, line: int = 0) -> Said:
        """The sentence; kind: `given`, `when` or `then`.

        Raises TrackwalkerError for a step without a definition, AmbiguousStep for one with two.
        """
        key = (kind, text)
        if key not in self._known:
            forms = [f for f in self._forms if f.kind == kind and f.sentence.is_matching(text)]
            functions = {id(form.function) for form in forms}
            if len(functions) > 1:
                raise AmbiguousStep(f"two step definitions match {text!r}")
            if not forms:
                raise TrackwalkerError(f"no step definition matches {kind} {text!r}")
            self._known[key] = forms[0]
        return Said(self._known[key], text, table, line)
