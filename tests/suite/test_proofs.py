"""Clauses of rows, and marked steps."""

from pathlib import Path

import pytest

from trackwalker.suite.proofs import clauses_of_row, marks_in

TAGGED = ("X-1-a", "X-1-b", "X-1-c")
WITH = (("price", "clause"), {"r1": ("10", "X-1-a"), "r2": ("20", "X-1-a X-1-b"), "r3": ("30", "")})
WITHOUT = (("price",), {"r4": ("40",)})


@pytest.mark.parametrize(
    ("row", "clauses"),
    [
        ("r1", ("X-1-a", "X-1-c")),
        ("r2", ("X-1-a", "X-1-b", "X-1-c")),
        ("r3", ("X-1-c",)),
        ("r4", ("X-1-c",)),  # another table of the outline says of a and b that they are not of every row
    ],
)
def test_a_clause_named_in_the_column_belongs_to_its_rows(row: str, clauses: tuple[str, ...]) -> None:
    assert clauses_of_row(TAGGED, [WITH, WITHOUT], row) == clauses


def test_without_the_column_every_row_has_every_clause() -> None:
    assert clauses_of_row(TAGGED, [WITHOUT], "r4") == TAGGED


def test_a_mark_belongs_to_the_step_below_it_and_an_edited_file_is_read_anew(tmp_path: Path) -> None:
    file = tmp_path / "x.feature"
    file.write_text("Scenario: s\n  # proves X-1-a X-1-b\n  When x\n  # proves nothing less\n", "utf-8")
    assert marks_in(file)[3] == ("X-1-a", "X-1-b")
    file.write_text("Scenario: s\n  When x\n", "utf-8")
    assert marks_in(file) == {}
