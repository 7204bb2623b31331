"""A failure, as its page shows it: the step, both sides, the tables in words, and what went over the port."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import msgspec

from trackwalker.pages.book import Book, Written
from trackwalker.pages.outcomes import Column
from trackwalker.port.words import clipped
from trackwalker.register import Clause
from trackwalker.reports.kept import Conversation, PastMessage, conversation
from trackwalker.reports.past import PastScenario, PastTable

__all__ = ["Failure", "Line", "failures_of"]

_SHOWN = 30
"""So many of the last messages are on the page."""
_LONGEST = 1500
_BEFORE = 8
"""So many lines before the step that failed are repeated beside it."""
_CHANGED = 4
"""So many lines of what was before, and of what is after, stand at the top."""
_DONE = re.compile(r"\s*(When|Given)\b")
_PLACE = re.compile(r"<([^<>]+)>")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the scenario. failed: it belongs to the step that failed."""

    text: str
    failed: bool


@dataclass(frozen=True, slots=True)
class Spoken:
    """A request and what came back, as text."""

    asked: str
    answered: str
    refused: bool
    changes: tuple[str, ...]


@dataclass(frozen=True)
class Failure:
    """A row that somebody has to answer for."""

    book: Book
    engine: Column
    scenario: Written
    row: PastScenario

    @property
    def name(self) -> str:
        """The name of the scenario, with the words of its row."""
        return self.row.name or self.scenario.name

    @property
    def table(self) -> PastTable:
        """The table in words."""
        return self.engine.result.tables.get(self.row.id, PastTable())

    @property
    def changed(self) -> list[tuple[str, str]]:
        """The lines of the table that are not the same when it failed: before or after, and the line."""
        before, after = self.table.before, self.table.after
        gone = [("before", line) for line in before if line not in after]
        return gone[:_CHANGED] + [("after", line) for line in after if line not in before][:_CHANGED]

    @property
    def accused(self) -> list[Clause]:
        """The clauses that it is about."""
        played = self.book.editions.get(self.engine.edition, self.book.register).clauses
        named = self.row.accused or self.row.blocked_by or self.row.clauses or self.scenario.clauses
        return [played.get(name) or self.book.clause(name) for name in named if self.book.has_clause(name)]

    @cached_property
    def lines(self) -> list[Line]:
        """The scenario as it is written, and where it failed."""
        wanted = self.table.step_line - self.scenario.line
        found: list[Line] = []
        for number, text in enumerate(self.scenario.text.splitlines()):
            goes_on = text.lstrip().startswith("|") and bool(found) and found[-1].failed
            found.append(Line(text, number == wanted or goes_on))
        return found

    @property
    def step(self) -> list[Line]:
        """The step that failed, and what was done before it, in the words of the row."""
        if self.row.detail is None or not self.row.detail.step:
            return []
        marks = [number for number, line in enumerate(self.lines) if line.failed]
        if not marks:
            return [Line(self.row.detail.step, True)]
        first = next((n for n in range(marks[0], -1, -1) if _DONE.match(self.lines[n].text)), marks[0])
        own = self._words
        return [
            Line(_PLACE.sub(lambda found: own.get(found[1], found[0]), line.text.strip()), line.failed)
            for line in self.lines[max(first, marks[0] - _BEFORE) : marks[-1] + 1]
            if not line.text.lstrip().startswith("#")
        ]

    @cached_property
    def _words(self) -> dict[str, str]:
        """The words of the row, by the names of their columns."""
        number, head = self.row.id.partition("#")[2], list[str]()
        rows: list[dict[str, str]] = []
        examples = False
        for text in (line.text.strip() for line in self.lines):
            if text.startswith(("Examples", "Scenarios")):
                examples, head = True, []
            elif examples and text.startswith("|"):
                cells = [cell.strip() for cell in text.strip("|").split("|")]
                if head:
                    rows.append(dict(zip(head, cells, strict=False)))
                else:
                    head = cells
        return rows[int(number) - 1] if number.isdecimal() and 0 < int(number) <= len(rows) else {}

    @property
    def in_opening(self) -> bool:
        """Whether it came no further than the opening that leads to its scene."""
        return self._talk.opening

    @cached_property
    def spoken(self) -> list[Spoken]:
        """The last messages."""
        return [_spoken(one) for one in self._talk.messages[-_SHOWN:]]

    @property
    def unspoken(self) -> int:
        """How many messages were before those."""
        return self._talk.left_out + len(self._talk.messages) - len(self.spoken)

    @cached_property
    def _talk(self) -> Conversation:
        return conversation(self.engine.result, self.row)


def failures_of(book: Book, engine: Column) -> Iterator[Failure]:
    """All failures of a game on an engine, in the order of its files."""
    for one in book.scenarios.values():
        for row in engine.trouble(one):
            yield Failure(book, engine, one, row)


def _spoken(message: PastMessage) -> Spoken:
    asked = f"{message.method} {_text(message.params)}" if message.params else message.method
    refused = isinstance(message.result, dict) and message.result.get("legal") is False
    if message.fault is not None:
        return Spoken(asked, message.fault, True, ())
    changes = message.changes or ()
    return Spoken(asked, _text(message.result), refused, changes)


def _text(value: object) -> str:
    """JSON; of what lies in a file of its own, which one."""
    if isinstance(value, dict) and value.keys() == {"file"}:
        return str(value["file"])
    if isinstance(value, dict) and value.keys() == {"bytes"}:
        return f"{value['bytes']} bytes"
    if value is None:
        return "done"
    if isinstance(value, dict) and len(value) == 1:
        ((name, part),) = value.items()
        if isinstance(part, dict) and part.keys() in ({"file"}, {"bytes"}):
            return f"{name}: {_text(part)}"
    return clipped(msgspec.json.encode(value).decode(), _LONGEST)
