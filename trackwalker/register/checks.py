"""What must hold in a register and in a profile beyond their form: ids are sound and point at something."""

import re
from collections.abc import Callable, Mapping, Sequence

from trackwalker.clause_ids import is_clause_id
from trackwalker.documents import Where
from trackwalker.errors import TrackwalkerError
from trackwalker.register.clauses import NOT_SHOWN, Clause, GameProfile, Question, Register, Shown

__all__ = ["check_ids", "check_no_bounds", "check_profile", "check_questions", "check_rulebook"]

Complaint = Callable[[Where, str], TrackwalkerError]
"""Makes the error for a place in the document."""


def check_ids(field: str, ids: Sequence[str], wrong: Complaint) -> None:
    """Raise unless no id occurs twice in the list `field` of a document."""
    first: dict[str, int] = {}
    for at, one in enumerate(ids):
        if one in first:
            raise wrong((field, at, "id"), f"the id {one!r} stands twice ({field}[{first[one]}] has it too)")
        first[one] = at


def check_rulebook(register: Register, wrong: Complaint) -> None:
    """Raise unless sections, corrections, restatements and questions named in the rulebook exist."""
    for at, correction in enumerate(register.corrections):
        if correction.id not in register.clauses:
            raise wrong(("corrections", at, "id"), f"there is no clause {correction.id!r} to correct")
    for at, section in enumerate(register.finished):
        if section not in register.sections:
            raise wrong(("finished", at), f"there is no section {section!r}")
    for at, clause in enumerate(register.clauses.values()):
        _check_clause(clause, ("clauses", at), register, wrong)


def _check_clause(clause: Clause, at: Where, register: Register, wrong: Complaint) -> None:
    if clause.section not in register.sections:
        raise wrong((*at, "section"), f"{clause.id}: there is no section {clause.section!r}")
    stem = f"{register.prefix}-{clause.section}-"
    if not clause.id.startswith(stem) or not is_clause_id(clause.id):
        raise wrong((*at, "id"), f"clause id {clause.id!r}: expected {stem} and letters (maybe with digits)")
    if clause.testable and clause.why_not is not None:
        raise wrong((*at, "why_not"), f"{clause.id} is testable; why_not is for those that are not")
    if not clause.testable and not clause.why_not:
        raise wrong(at, f"{clause.id} is not testable: why_not is missing")
    for said in clause.restates:
        if said not in register.clauses or said == clause.id:
            raise wrong((*at, "restates"), f"{clause.id} restates {said!r}: expected another clause")
    for asked in clause.questions:
        if asked not in register.questions:
            raise wrong((*at, "questions"), f"{clause.id}: there is no question {asked!r}")
        if clause.id not in register.questions[asked].clauses:
            raise wrong((*at, "questions"), f"{clause.id}: {asked} does not name this clause in return")


def check_no_bounds(entry: Clause | Question, at: Where, wrong: Complaint) -> None:
    """Raise where an entry says itself of which editions it is: that follows from the layers."""
    for name in ("since", "until"):
        if getattr(entry, name) is not None:
            raise wrong((*at, name), f"{entry.id}: `{name}` follows from the layers in editions/")
    if isinstance(entry, Clause) and entry.wordings:
        raise wrong((*at, "wordings"), f"{entry.id}: other wordings stand in the layers in editions/")


def check_questions(register: Register, wrong: Complaint) -> None:
    """Raise unless every question has readings, a default among them, and clauses that name it in return."""
    form = re.compile(rf"{re.escape(register.prefix)}-Q\d\d+")
    for number, question in enumerate(register.questions.values()):
        at: Where = ("questions", number)
        if not form.fullmatch(question.id):
            raise wrong((*at, "id"), f"question id {question.id!r}: expected the form {register.prefix}-Q01")
        if len(question.readings) < 2:
            raise wrong((*at, "readings"), f"{question.id}: expected two readings or more")
        if question.default not in question.readings:
            letters = ", ".join(question.readings)
            raise wrong((*at, "default"), f"{question.id}: default {question.default!r} is none of {letters}")
        if question.kind == "unobservable" and not question.because:
            raise wrong(at, f"{question.id} is unobservable: `because` is missing")
        if question.kind != "unobservable" and question.because is not None:
            raise wrong(
                (*at, "because"), f"{question.id} is {question.kind}: `because` is for unobservable ones"
            )
        for named in question.clauses:
            if named not in register.clauses:
                raise wrong((*at, "clauses"), f"{question.id}: there is no clause {named!r}")
            if question.id not in register.clauses[named].questions:
                raise wrong((*at, "clauses"), f"{question.id}: {named} does not name this question in return")


def check_profile(
    game: str,
    profile: GameProfile,
    registers: Mapping[str, Register],
    scenarios: Mapping[str, Sequence[str]] | None,
    wrong: Complaint,
) -> None:
    """Raise unless the readings and deviations of a profile refer to the game's register and its scenarios.

    registers: those of all editions; a reading has to be of one of them. scenarios: the recorded ids, of an
    outline with its rows; None where the game has no record.
    """
    questions = {name: one for register in registers.values() for name, one in register.questions.items()}
    clauses = {name for register in registers.values() for name in register.clauses}
    for asked, reading in profile.readings.items():
        at: Where = ("games", game, "readings", asked)
        if asked not in questions:
            raise wrong(at, f"{game} has no question {asked!r}")
        readings = questions[asked].readings
        if reading not in readings:
            raise wrong(at, f"{asked} has no reading {reading!r}; expected one of {', '.join(readings)}")
    for asked, shown in profile.shown.items():
        if asked not in profile.readings:
            raise wrong(("games", game, "shown", asked), f"{asked} is not among the readings")
        _check_shown(shown, scenarios, registers, ("games", game, "shown", asked), wrong)
    seen: set[str] = set()
    for number, deviation in enumerate(profile.deviations):
        at = ("games", game, "deviations", number)
        _check_shown(deviation.shown, scenarios, registers, (*at, "shown"), wrong)
        if deviation.id in seen:
            raise wrong((*at, "id"), f"the deviation {deviation.id!r} stands twice")
        seen.add(deviation.id)
        if not re.fullmatch(r"[a-z0-9]+([-_][a-z0-9]+)*", deviation.id):
            raise wrong((*at, "id"), f"deviation id {deviation.id!r}: expected words joined by - or _")
        if deviation.question is None and not deviation.clauses:
            raise wrong(at, f"{deviation.id}: expected `question` or `clauses`")
        if deviation.question is not None and deviation.question not in questions:
            raise wrong((*at, "question"), f"{deviation.id}: {game} has no question {deviation.question!r}")
        for clause in deviation.clauses:
            if clause not in clauses:
                raise wrong((*at, "clauses"), f"{deviation.id}: {game} has no clause {clause!r}")


def _check_shown(
    shown: Shown,
    scenarios: Mapping[str, Sequence[str]] | None,
    editions: Mapping[str, Register],
    at: Where,
    wrong: Complaint,
) -> None:
    """Raise unless each that is named is a scenario of the game, maybe by another edition, or a recorded
    game."""
    if shown == NOT_SHOWN:
        return
    others = [name for name, register in editions.items() if name != register.lineage.base]
    for number, one in enumerate(shown):
        plain, by, edition = one.partition("@")
        outline, _, row = plain.partition("#")
        if re.fullmatch(r"game [\w-]+", one):
            continue
        if by and edition not in others:
            known = ", ".join(others) or "none"
            raise wrong((*at, number), f"{one!r}: editions besides the base are {known}, not {edition!r}")
        if scenarios is None or outline not in scenarios:
            raise wrong((*at, number), f"{one!r} is no scenario here, and no recorded game (`game 1277`)")
        rows = len(scenarios[outline])
        if bool(rows) != bool(row) or (row and not 1 <= int(row or 0) <= rows):
            said = f"has the rows 1 to {rows}" if rows else "has no rows"
            raise wrong((*at, number), f"{one!r}: {outline} {said}")
