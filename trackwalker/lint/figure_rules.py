"""Rules about figures: what clauses, questions and openings say in numbers is what lies in the box."""

from collections.abc import Iterator, Mapping
from pathlib import Path

from trackwalker.components.figures import FigureError, Figures, Number
from trackwalker.components.load import load_components
from trackwalker.documents import Where, line_of
from trackwalker.errors import SceneError
from trackwalker.lint.findings import Finding
from trackwalker.reading import read_text
from trackwalker.register import Clause, Question, Register
from trackwalker.register.figures import (
    Amount,
    Literal,
    amounts_in,
    literals_of,
    number_in,
    places_of,
    with_number,
)
from trackwalker.scene.openings import (
    every_opening,
    figures_of_amount,
    has_opening,
    opening_editions,
    read_opening,
    reckoned_amount,
)

__all__ = ["faults_of", "figures_of_the_box"]

_Fault = tuple[tuple[str | int, ...], str, str, str]
"""Where beside the text, rule, fault, what was expected."""


def figures_of_the_box(game: str, register: Register, features: Path) -> Iterator[Finding]:
    """Each number of a clause, a question or an opening that the box has, held against it."""
    if not (features / game / "components.yaml").is_file():
        return
    figures = Figures(load_components(features, game))
    documents: tuple[tuple[str, str, Mapping[str, Clause | Question]], ...] = (
        ("rulebook.yaml", "clauses", register.clauses),
        ("readings.yaml", "questions", register.questions),
    )
    for name, member, entries in documents:
        path = features / game / name
        for at, entry in enumerate(entries.values()):
            for inside, rule, what, expected in faults_of(entry, figures):
                yield Finding(path, _line(path, (member, at, *inside)), rule, f"{entry.id}: {what}", expected)
    yield from _openings(features, game, figures)


def _line(path: Path, where: Where) -> int:
    return line_of(read_text(path, "a document of the specification"), where)


def faults_of(entry: Clause | Question, figures: Figures) -> Iterator[_Fault]:
    """What is wrong with the numbers of a clause or a question, and with what is said of them beside it."""
    known: dict[str, Literal] = {}
    for one in literals_of(entry):
        if number_in(one.text) is None:
            yield (
                one.where,
                "figure",
                f"{one.text!r} has no single number",
                "a piece of the text that has one",
            )
        elif one.text in known:
            yield (
                one.where,
                "figure",
                f"{one.text!r} is named twice",
                "a figure of the box, or a reason why not",
            )
        else:
            known[one.text] = one
    found: dict[str, list[Amount]] = {one: [] for one in known}
    unnamed: list[str] = []
    for text in entry.texts:
        places = places_of(text, known)
        for name, amounts in places.items():
            found[name] += amounts
        named = {(one.start, one.end) for amounts in places.values() for one in amounts}
        unnamed += [one.text for one in amounts_in(text) if (one.start, one.end) not in named]
    for name in dict.fromkeys(unnamed):
        yield (
            (),
            "figure-without-a-name",
            f"{name} is not said to be a figure of the box",
            ("it under `figures`, or under `not_in_the_box` with the reason"),
        )
    for name, one in known.items():
        if not found[name]:
            what = f"{name!r} does not stand in the text, or only within a longer one"
            yield one.where, "figure-not-said", what, "a piece of the text as it stands there"
            continue
        yield from _compared(one, found[name][0], figures)


def _compared(literal: Literal, said: Amount, figures: Figures) -> Iterator[_Fault]:
    for rule in literal.rules:
        try:
            reckoned = figures.reckon(rule)
        except FigureError as error:
            yield literal.where, "figure-of-nothing", str(error), "a figure of the box"
            continue
        if not reckoned.is_said_by(said.value):
            what = f"the text says {literal.text!r}"
            yield (
                literal.where,
                "figure",
                what,
                f"{_in_words(said, reckoned.meant)}, which is {rule} in the box",
            )


def _in_words(said: Amount, numbers: tuple[Number, ...]) -> str:
    return " or ".join(with_number(said.text, number) for number in numbers)


# openings ---------------------------------------------------------------------------------------------


def _openings(features: Path, game: str, base: Figures) -> Iterator[Finding]:
    """What openings pay, held against the box of the base, or of the last edition that has the opening."""
    folder = features / game / "openings"
    for name in every_opening(folder):
        path = folder / f"{name}.yaml"
        figures = base
        if not has_opening(folder, name) and (editions := opening_editions(folder, name)):
            figures = Figures(load_components(features, game, editions[-1]))
        try:
            document = read_opening(folder, name)
        except SceneError as error:
            yield Finding(
                path, 1, "opening", str(error), "an opening of the form that schemas/opening.json has"
            )
            continue
        for at, action in enumerate(document["actions"]):
            for what, expected in _amount(name, action, figures):
                line = _line(path, ("actions", at, "price"))
                yield Finding(path, line, "opening-figure", what, expected)


def _amount(name: str, action: dict[str, object], figures: Figures) -> Iterator[tuple[str, str]]:
    """What is wrong with the amount of an action, and what was expected."""
    price = action.get("price")
    if isinstance(price, str):
        try:
            reckoned_amount(name, price, figures)
        except SceneError as error:
            yield str(error), "a figure of the box"
    elif isinstance(price, int):
        if action["type"] in ("par", "launch"):
            starts = sorted(one.value for one in figures.at("market.par_cells.*"))
            if price not in starts:
                yield f"no company starts at ${price}", f"one of {', '.join(f'${one}' for one in starts)}"
            return
        yield from _literal(action, price, figures)


def _literal(action: dict[str, object], price: int, figures: Figures) -> Iterator[tuple[str, str]]:
    asked = action["type"] in ("buy_train", "buy_private")
    for path in figures_of_amount(action):
        try:
            found = figures.at(path)
        except FigureError:
            continue
        same = next((one for one in found if one.value == price), None)
        if same is not None:
            yield f"${price} is what {same.path} is in the box", f"price: {same.path}"
            return
        if asked:
            yield f"${price} is paid for what is ${found[0].value} in the box", f"price: {path}"
            return
