"""What the texts of a register say in figures, and which figure of the box each of them is.

Beside a text stands `figures`: a piece of it that holds one number -> the rule that reckons it from the box
(`components.figures`); and `not_in_the_box`: why a number is no figure of the box -> the pieces of which that
is so. Every amount in $ and every percentage is named by one of the two, anything else may be.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from trackwalker.components.figures import Number

__all__ = [
    "Amount",
    "Figured",
    "Literal",
    "amounts_in",
    "literals_of",
    "number_in",
    "places_of",
    "with_number",
]

_DIGITS = r"(?:\d{1,3}(?:,\d{3})+|\d+)"
_NAMES = """
    zero one two three four five six seven eight nine ten eleven twelve
    thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
"""
_WORDS = {word: number for number, word in enumerate(_NAMES.split())}
_AMOUNT = re.compile(rf"\$\s?{_DIGITS}|(?<![\w.,]){_DIGITS}\s?%")
_BARE = re.compile(rf"(?<![\w.,$-]){_DIGITS}(?![\d%]|-?[A-Za-wyz]|[.,]\d)|\b(?i:{'|'.join(_WORDS)})\b(?!-)")
_NUMBER = re.compile(rf"{_DIGITS}|[A-Za-z]+")


class Figured(Protocol):
    """A clause or a question."""

    @property
    def figures(self) -> Mapping[str, str | tuple[str, ...]]:
        """A piece of its text -> the rule, or the rules, by which its number is reckoned."""

    @property
    def not_in_the_box(self) -> Mapping[str, tuple[str, ...]]:
        """Why a number is no figure of the box -> pieces of its text."""


@dataclass(frozen=True)
class Literal:
    """A piece of a text with a number in it. rules: none where it is no figure of the box."""

    text: str
    rules: tuple[str, ...]
    why: str = ""

    @property
    def where(self) -> tuple[str | int, ...]:
        """Where it stands beside the text."""
        return ("figures", self.text) if self.rules else ("not_in_the_box", self.why)


@dataclass(frozen=True)
class Amount:
    """A number as it stands in a text: from `start` to `end`."""

    start: int
    end: int
    text: str
    value: Number


def literals_of(about: Figured) -> Iterator[Literal]:
    """What is said of the numbers of a clause or a question."""
    for text, rules in about.figures.items():
        yield Literal(text, (rules,) if isinstance(rules, str) else rules)
    for why, texts in about.not_in_the_box.items():
        yield from (Literal(text, (), why) for text in texts)


def amounts_in(text: str) -> list[Amount]:
    """The amounts in $ and the percentages of a text."""
    return [_amount(found) for found in _AMOUNT.finditer(text)]


def number_in(literal: str) -> Amount | None:
    """The number of a piece of text: its one amount, or its one other number; None: it has no such."""
    found = amounts_in(literal) or [_amount(one) for one in _BARE.finditer(literal)]
    return found[0] if len(found) == 1 else None


def places_of(text: str, literals: Mapping[str, Literal]) -> dict[str, list[Amount]]:
    """Where the number of each piece stands in a text; what two pieces hold belongs to the longer one."""
    found: dict[str, list[Amount]] = {one: [] for one in literals}
    taken: set[int] = set()
    for one in sorted(literals, key=len, reverse=True):
        number = number_in(one)
        if number is None:
            continue
        for place in _pattern(one).finditer(text):
            inner = number_in(place[0])
            if inner is None or place.start() + inner.start in taken:
                continue
            start = place.start() + inner.start
            taken.add(start)
            found[one].append(Amount(start, place.start() + inner.end, inner.text, inner.value))
    return found


def with_number(said: str, number: Number) -> str:
    """Another number said as this one is: with its sign, in digits or as a word, with a comma or without."""

    def anew(found: re.Match[str]) -> str:
        old = found[0]
        if old.isalpha():
            if old.lower() not in _WORDS:
                return old
            word = next((word for word, value in _WORDS.items() if value == number), str(number))
            return word.capitalize() if old[0].isupper() else word
        plain = "," not in old and int(old) >= 1000
        return f"{number}" if plain else f"{number:,}"

    return _NUMBER.sub(anew, said)


def _amount(found: re.Match[str]) -> Amount:
    digits = re.sub(r"[^\d]", "", found[0])
    value = int(digits) if digits else _WORDS[found[0].lower()]
    return Amount(found.start(), found.end(), found[0], value)


def _pattern(literal: str) -> re.Pattern[str]:
    """A piece of text wherever a line ends in it, and not as a part of a longer number or word."""
    words = r"\s+".join(re.escape(word) for word in literal.split())
    before = r"(?<![\w$])(?<!\d[.,])" if literal[:1].isalnum() else ""
    return re.compile(before + words + r"(?![\w%]|[.,]\d)" if literal[-1:].isalnum() else before + words)
