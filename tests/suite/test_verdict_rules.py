"""Verdicts: which is worst, and what a reading makes of a scenario."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackwalker.verdicts import (
    FAILURES,
    FAULTS,
    Course,
    Evidence,
    Question,
    Stance,
    Verdict,
    course_for,
    followed_readings,
    tally,
    worst,
)

QUESTIONS = {
    "C": Question("choice", "a"),
    "D": Question("choice", "a"),
    "B": Question("binding", "a"),
    "U": Question("unobservable", "a"),
}
ANY = st.sampled_from(Verdict)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        (Verdict.ERROR, Verdict.BROKEN),
        (Verdict.BROKEN, Verdict.PERMISSIVE),
        (Verdict.PERMISSIVE, Verdict.UNSUPPORTED),
        (Verdict.UNSUPPORTED, Verdict.NOT_REACHED),
        (Verdict.NOT_REACHED, Verdict.OTHER_READING),
        (Verdict.OTHER_READING, Verdict.PASS),
    ],
)
def test_a_clause_takes_the_worst_verdict(worse: Verdict, better: Verdict) -> None:
    assert worst([better, worse, better]) is worse


@given(st.lists(ANY, min_size=1), st.lists(ANY, min_size=1))
def test_the_worst_of_two_lists_is_the_worse_of_their_worsts(one: list[Verdict], two: list[Verdict]) -> None:
    assert worst(one + two) is worst([worst(one), worst(two)])


@given(st.lists(ANY))
def test_a_tally_names_every_verdict_and_adds_up(verdicts: list[Verdict]) -> None:
    counts = tally(verdicts)
    assert list(counts) == list(Verdict)
    assert sum(counts.values()) == len(verdicts)


def test_there_is_no_worst_of_nothing() -> None:
    with pytest.raises(ValueError, match="empty"):
        worst([])


def test_faults_are_failures_what_they_block_and_errors() -> None:
    assert {verdict.key for verdict in FAULTS} == {"fail_permissive", "fail_broken", "blocked", "error"}
    assert {verdict.key for verdict in FAILURES} == {"fail_permissive", "fail_broken"}


def test_a_blocked_scenario_says_nothing_of_readings() -> None:
    evidence = [
        Evidence(Verdict.PASS, {"C": frozenset("b")}, frozenset("C")),
        Evidence(Verdict.BLOCKED, {"C": frozenset("b")}, frozenset("C")),
    ]
    assert followed_readings(evidence, QUESTIONS) == {"C": "b"}


SWITCHES = Stance(switchable=True)
SWITCHES_B_DECLARED = Stance(switchable=True, declared={"C": "b", "B": "b"})
SILENT = Stance()
SAYS_A = Stance(declared={"C": "a", "B": "a"})
SAYS_B = Stance(declared={"C": "b", "B": "b"})
ASKED_B = Stance(asked={"C": "b", "B": "b"}, declared={"C": "a", "B": "a"})
SWITCHED_TO_B = Stance(switchable=True, asked={"C": "b", "B": "b"})

RUNS = Course()
UNDECLARED = Course(undeclared=frozenset({"C"}))


@pytest.mark.parametrize(
    ("tagged", "stance", "course"),
    [
        # An engine that can switch is set to the reading of the scenario, whatever it declares of itself.
        ({"C": "a"}, SWITCHES, Course(readings={"C": "a"})),
        ({"C": "b"}, SWITCHES, Course(readings={"C": "b"})),
        ({"C": "a"}, SWITCHES_B_DECLARED, Course(readings={"C": "a"})),
        ({"B": "b"}, SWITCHES, Course(readings={"B": "b"})),
        # What the user asks for restricts the run.
        ({"C": "a"}, SWITCHED_TO_B, Course(skip="follows C=b", follows={"C": "b"})),
        ({"C": "b"}, SWITCHED_TO_B, RUNS),
        ({"C": "a"}, ASKED_B, Course(skip="follows C=b", follows={"C": "b"})),
        # A declared reading is held against the engine; the others do not concern it.
        ({"C": "a"}, SAYS_A, RUNS),
        ({"C": "b"}, SAYS_A, Course(skip="follows C=a", follows={"C": "a"})),
        ({"C": "a"}, SAYS_B, Course(skip="follows C=b", follows={"C": "b"})),
        # Nobody has said anything: try.
        ({"C": "a"}, SILENT, UNDECLARED),
        ({"C": "b"}, SILENT, UNDECLARED),
        # A binding question excuses nobody: its one right reading is run against every engine.
        ({"B": "a"}, SILENT, RUNS),
        ({"B": "a"}, SAYS_B, RUNS),
        ({"B": "a"}, SWITCHED_TO_B, RUNS),
        # Its wrong readings are for engines that can be set to them or say that they follow them.
        ({"B": "b"}, SILENT, Course(skip="B: the text asks for a")),
        ({"B": "b"}, SAYS_A, Course(skip="follows B=a", follows={"B": "a"})),
        ({"B": "b"}, SAYS_B, RUNS),
        # A question that the register does not know is a choice.
        ({"X": "a"}, SILENT, Course(undeclared=frozenset({"X"}))),
        # Several questions: all must hold.
        ({"C": "b", "D": "a"}, SAYS_B, Course(undeclared=frozenset({"D"}))),
        ({"C": "a", "D": "a"}, SAYS_B, Course(skip="follows C=b", follows={"C": "b"})),
        ({}, SILENT, RUNS),
    ],
)
def test_how_a_scenario_of_a_reading_is_run(tagged: dict[str, str], stance: Stance, course: Course) -> None:
    holds_under = {name: frozenset({reading}) for name, reading in tagged.items()}
    assert course_for(holds_under, stance, QUESTIONS) == course


def test_a_scenario_of_two_readings_is_set_to_the_default_if_it_can() -> None:
    assert course_for({"C": frozenset("ab")}, SWITCHES, QUESTIONS).readings == {"C": "a"}
    assert course_for({"C": frozenset("cb")}, SWITCHES, QUESTIONS).readings == {"C": "b"}
    assert course_for({"C": frozenset("ab")}, SAYS_B, QUESTIONS) == RUNS


def seen(verdict: Verdict, **tagged: str) -> Evidence:
    return Evidence(
        verdict, {name: frozenset(letters) for name, letters in tagged.items()}, frozenset(tagged)
    )


@pytest.mark.parametrize(
    ("evidence", "followed"),
    [
        ([seen(Verdict.BROKEN, C="a"), seen(Verdict.PASS, C="b")], {"C": "b"}),
        ([seen(Verdict.PASS, C="a"), seen(Verdict.PERMISSIVE, C="b")], {"C": "a"}),
        # It fails both: it follows neither, and is excused from neither.
        ([seen(Verdict.BROKEN, C="a"), seen(Verdict.PERMISSIVE, C="b")], {}),
        # One pass and one failure of the same reading: it does not follow that reading.
        ([seen(Verdict.PASS, C="b"), seen(Verdict.BROKEN, C="b"), seen(Verdict.BROKEN, C="a")], {}),
        ([seen(Verdict.PASS, C="b"), seen(Verdict.ERROR, C="b")], {}),
        # Nothing failed: the default is as good as any.
        ([seen(Verdict.PASS, C="b"), seen(Verdict.PASS, C="a")], {"C": "a"}),
        # What was not run proves nothing, nor does a scenario that holds under both readings.
        ([seen(Verdict.BROKEN, C="a"), seen(Verdict.UNSUPPORTED, C="b")], {}),
        ([seen(Verdict.BROKEN, C="a"), seen(Verdict.PASS, C="ab")], {}),
        # The failure of a scenario of two questions may be the fault of either.
        (
            [seen(Verdict.PASS, C="b"), seen(Verdict.PASS, D="a"), seen(Verdict.BROKEN, C="b", D="b")],
            {"C": "b", "D": "a"},
        ),
        # A binding question leaves nothing to follow.
        ([seen(Verdict.BROKEN, B="a"), seen(Verdict.PASS, B="b")], {}),
        ([], {}),
    ],
)
def test_which_reading_an_engine_follows(evidence: list[Evidence], followed: dict[str, str]) -> None:
    assert followed_readings(evidence, QUESTIONS) == followed
