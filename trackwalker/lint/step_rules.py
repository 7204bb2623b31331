"""Rules about steps: that they are sentences of the vocabulary, and that a scenario proves something."""

from collections.abc import Iterator
from pathlib import Path

from trackwalker.lint.feature_files import FeatureFile, Scenario, Step
from trackwalker.lint.findings import Finding
from trackwalker.lint.sentences import Form, Vocabulary

_EXCUSE = "# No legal twin: "
"""How the comment begins that says why an attempt has none; it stands on the line above."""


def steps_in_the_vocabulary(file: FeatureFile, vocabulary: Vocabulary) -> Iterator[Finding]:
    """Every step is a sentence of exactly one form, with a table where the form wants one."""
    told: set[tuple[int, str]] = set()
    for scenario in file.scenarios:
        for steps in scenario.runs():
            for step in steps:
                for finding in _step(file.path, step, vocabulary):
                    if (finding.line, finding.rule) not in told:
                        told.add((finding.line, finding.rule))
                        yield finding


def _step(path: Path, step: Step, vocabulary: Vocabulary) -> Iterator[Finding]:
    if step.kind is None:
        yield Finding(
            path, step.line, "no-kind", f"{step.text!r} follows no Given, When or Then", "one above it"
        )
        return
    found = vocabulary.matches(step.kind, step.text)
    title = step.kind.capitalize()
    if not found:
        what = f"{title} {step.text!r} is no sentence of the vocabulary"
        yield Finding(path, step.line, "undefined-step", what, "a sentence of docs/vocabulary.md")
    elif len(found) > 1:
        forms = " and ".join(f"`{form.template}`" for form, _ in found)
        what = f"{title} {step.text!r} can be read as {forms}"
        yield Finding(path, step.line, "ambiguous-step", what, "one form for one sentence")
    elif found[0][0].takes_table != step.has_table:
        wanted = "a data table below the step" if found[0][0].takes_table else "no data table below the step"
        what = f"{title} {step.text!r} has {'a' if step.has_table else 'no'} data table"
        yield Finding(path, step.line, "data-table", what, wanted)


def order_of_steps(file: FeatureFile) -> Iterator[Finding]:
    """The Givens come first, a Background holds nothing else, and a scenario ends with a Then."""
    for step in file.background:
        if step.kind in ("when", "then"):
            what = f"{step.kind.capitalize()} {step.text!r} in a Background"
            yield Finding(file.path, step.line, "background", what, "Givens only")
    for scenario in file.scenarios:
        playing = False
        for step in scenario.steps:
            playing = playing or step.kind in ("when", "then")
            if playing and step.kind == "given":
                what = f"Given {step.text!r} after a When or a Then"
                yield Finding(file.path, step.line, "late-given", what, "all Givens before the first When")
        if not any(step.kind == "then" for step in scenario.steps):
            what = f"{scenario.name!r} has no Then"
            yield Finding(file.path, scenario.line, "no-then", what, "what can be seen afterwards")
        elif scenario.steps[-1].kind != "then":
            what = f"{scenario.name!r} ends with {scenario.steps[-1].text!r}"
            yield Finding(file.path, scenario.steps[-1].line, "no-then", what, "a Then at the end")


class _Acts:
    """What is done and tried in one run of a scenario."""

    def __init__(self, steps: tuple[Step, ...], vocabulary: Vocabulary) -> None:
        self.accepted: list[str] = []
        self.tried: list[tuple[Step, str]] = []
        self.unjudged: list[Step] = []
        self.stray: list[Step] = []
        self.proves_something = False
        open_attempt: Step | None = None
        done = False
        for step in steps:
            form, attempt = _only(step, vocabulary)
            if open_attempt is not None and not (form is not None and form.refusal):
                self.unjudged.append(open_attempt)
            elif form is not None and form.refusal and open_attempt is None:
                self.stray.append(step)
            open_attempt = None
            if step.kind == "when" and form is not None:
                if attempt:
                    open_attempt = step
                    self.tried.append((step, form.action or form.template))
                else:
                    self.accepted.append(form.action or form.template)
                    done = True
            elif step.kind == "then" and form is not None and not form.refusal and done:
                self.proves_something = True
        if open_attempt is not None:
            self.unjudged.append(open_attempt)


def _only(step: Step, vocabulary: Vocabulary) -> tuple[Form | None, bool]:
    found = vocabulary.matches(step.kind, step.text) if step.kind is not None else []
    return found[0] if len(found) == 1 else (None, False)


def scenarios_prove_something(file: FeatureFile, vocabulary: Vocabulary) -> Iterator[Finding]:
    """No engine passes by accepting all, refusing all or doing nothing: an accepted action and its effect."""
    for scenario in file.scenarios:
        told: set[tuple[int, str]] = set()
        for steps in scenario.runs():
            if any(_only(step, vocabulary)[0] is None for step in steps):
                continue  # the step itself is the finding
            for finding in _proof(file, scenario, _Acts(steps, vocabulary)):
                if (finding.line, finding.rule) not in told:
                    told.add((finding.line, finding.rule))
                    yield finding


def _proof(file: FeatureFile, scenario: Scenario, acts: _Acts) -> Iterator[Finding]:
    path = file.path
    for step in acts.unjudged:
        what = f"nothing says what came of {step.text!r}"
        yield Finding(path, step.line, "unjudged-attempt", what, "a refusal on the next line")
    for step in acts.stray:
        yield Finding(
            path, step.line, "stray-refusal", "a refusal of nothing", "`tries to` on the line above"
        )
    if not acts.accepted:
        what = f"nothing is accepted in {scenario.name!r}"
        yield Finding(
            path, scenario.line, "nothing-accepted", what, "an action that succeeds, and its effect"
        )
    elif not acts.proves_something:
        what = f"{scenario.name!r} states no effect of what is accepted"
        yield Finding(path, scenario.line, "no-effect", what, "a Then with what has changed")
    for step, action in acts.tried:
        excused = file.comments.get(step.line - 1, "").startswith(_EXCUSE)
        if acts.accepted and action not in acts.accepted and not excused:
            what = f"{step.text!r} has no legal twin"
            yield Finding(path, step.line, "no-twin", what, f"an accepted action of the same type ({action})")


def unused_forms(vocabulary: Vocabulary, page: Path) -> Iterator[Finding]:
    """A closed vocabulary holds no sentence that nobody says."""
    for form in vocabulary.unused():
        what = f"no scenario says {form.kind.capitalize()} `{form.template}`"
        yield Finding(page, 1, "unused-form", what, "a scenario that needs it, or one form less")
