"""What is shown of a clause, a question, a scenario, a section, or of some matches: lines of text."""

from collections.abc import Iterator, Sequence
from textwrap import fill

from trackwalker.coverage import ScenarioRef, scenario_text
from trackwalker.lookup.guards import guards_of
from trackwalker.lookup.spec import Game, feature_text, profiles
from trackwalker.lookup.words import Match
from trackwalker.register import Clause, GameProfile, Question

__all__ = ["of_clause", "of_matches", "of_question", "of_scenario", "of_section"]

WIDTH = 100


def of_clause(game: Game, clause: Clause) -> Iterator[str]:
    """A clause, its questions with all readings, what profiles say, the invariants and the scenarios."""
    yield from _head(game, clause)
    for question in game.questions_on(clause):
        yield ""
        yield from _question(game, question)
    for name, profile in _profiles(game):
        for deviation in profile.deviations:
            if clause.id in deviation.clauses:
                yield ""
                yield from _wrapped(f"{name} deviates ({deviation.id}): {deviation.text}")
    guards = guards_of(clause.id)
    if guards:
        yield ""
        yield "invariants:"
        yield from (f"  {one.name}: {one.says}" for one in guards)
    yield ""
    yield from _scenarios(game.scenarios_of_clause(clause.id))


def of_question(game: Game, question: Question) -> Iterator[str]:
    """A question with its readings, who follows which, its clauses, and the scenarios that need a reading."""
    yield from _question(game, question)
    for name, profile in _profiles(game):
        for deviation in profile.deviations:
            if deviation.question == question.id:
                yield from _wrapped(f"{name} deviates ({deviation.id}): {deviation.text}", "  ")
        shown = profile.shown.get(question.id)
        if shown is not None:
            yield from _wrapped(
                f"shown for {name}: {shown if isinstance(shown, str) else ', '.join(shown)}", "  "
            )
    for clause in question.clauses:
        yield ""
        yield from _head(game, game.clauses[clause])
    yield ""
    yield from _scenarios(game.scenarios_of_question(question.id))


def of_scenario(game: Game, scenario: ScenarioRef) -> Iterator[str]:
    """A scenario as it is written, with its clauses and the readings that it needs."""
    yield scenario.id
    yield f"  {scenario.file}:{scenario.line}"
    yield ""
    yield from scenario_text(scenario, feature_text(scenario.file).splitlines()).splitlines()
    for name in scenario.clauses:
        clause = game.clauses.get(name)
        if clause is not None:
            yield ""
            yield from _head(game, clause)
    for reading in scenario.readings:
        asked, _, letters = reading.partition("=")
        question = game.questions.get(asked)
        if question is not None:
            yield ""
            yield f"only by the reading {reading}:"
            yield from _wrapped(question.problem, "  ")
            for letter in letters:
                if letter in question.readings:
                    yield from _wrapped(f"{letter}: {question.readings[letter]}", "    ", "       ")
    yield ""
    yield f"to play it: trackwalker run {game.name} --scenario {scenario.id}"


def of_section(game: Game, section: str) -> Iterator[str]:
    """The clauses of a section, and the questions that touch them."""
    yield f"{game.name}, section {section}: {game.register.sections[section].title}"
    for clause in game.register.of_section(section):
        yield ""
        yield from _head(game, clause, within=True)


def of_matches(matches: Sequence[Match]) -> Iterator[str]:
    """Matches, the best first."""
    for match in matches:
        yield f"{match.kind} {match.id}" + (f" ({match.game})" if match.kind == "box" else "")
        yield from _wrapped(match.text, "  ")


# parts ------------------------------------------------------------------------------------------------


def _head(game: Game, clause: Clause, within: bool = False) -> Iterator[str]:
    where = "" if within else f", section {clause.section} {game.register.sections[clause.section].title}"
    yield f"{clause.id} ({clause.kind}{where})"
    yield from _wrapped(clause.text, "  ")
    if clause.why_not:
        yield from _wrapped(f"not testable: {clause.why_not}", "  ")
    yield from _editions(clause)
    for edition, text in clause.wordings.items():
        yield from _wrapped(f"in edition {edition}: {text}", "  ", "    ")
    if clause.restates:
        yield f"  says again: {', '.join(clause.restates)}"
    again = game.register.restated_by(clause.id)
    if again:
        yield f"  said again by: {', '.join(again)}"
    if within:
        for question in game.questions_on(clause):
            yield f"  open: {question.id} ({question.kind}) {question.topic.replace('_', ' ')}"


def _editions(entry: Clause | Question) -> Iterator[str]:
    said = (("since edition", entry.since), ("until edition", entry.until))
    words = [f"{word} {edition}" for word, edition in said if edition]
    if words:
        yield f"  {' '.join(words)}"


def _question(game: Game, question: Question) -> Iterator[str]:
    yield f"{question.id} ({question.kind}) {question.topic.replace('_', ' ')}"
    yield from _editions(question)
    yield from _wrapped(question.problem, "  ")
    followed = [
        (name, profile.readings[question.id])
        for name, profile in _profiles(game)
        if question.id in profile.readings
    ]
    for letter, text in question.readings.items():
        mark = "*" if letter == question.default else " "
        theirs = "".join(f" [{name}]" for name, reading in followed if reading == letter)
        yield from _wrapped(f"{letter}: {text}{theirs}", f" {mark}  ", " " * 7)
    yield from _wrapped(question.because or question.why, "  ")


def _scenarios(found: Sequence[ScenarioRef]) -> Iterator[str]:
    if not found:
        yield "no scenario"
        return
    yield f"{len(found)} scenario{'s' if len(found) > 1 else ''}:"
    for one in found:
        needs = f" (only {', '.join(one.readings)})" if one.readings else ""
        yield f"  {one.id}{needs}"
        yield f"    {one.file}:{one.line}"


def _profiles(game: Game) -> list[tuple[str, GameProfile]]:
    found = profiles(game.features, game.name)
    return [(one.name, one.games[game.name]) for one in found if game.name in one.games]


def _wrapped(text: str, first: str = "", later: str | None = None) -> Iterator[str]:
    yield from fill(
        text, WIDTH, initial_indent=first, subsequent_indent=first if later is None else later
    ).splitlines()
