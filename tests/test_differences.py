"""How the games differ: page and data are those that the command writes, with clauses to every sentence."""

import importlib.util
import re
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from trackwalker.errors import TrackwalkerError
from trackwalker.games.known import GAMES
from trackwalker.paths import features_dir
from trackwalker.register.differences import FILE, load_differences

DOCS = Path(__file__).resolve().parent.parent / "docs"


@cache
def command() -> ModuleType:
    spec = importlib.util.spec_from_file_location("differences", DOCS / "differences.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def document() -> dict[str, Any]:
    found: dict[str, Any] = command().document()
    return found


def test_page_and_data_are_what_their_command_writes() -> None:
    for file, text in (
        (DOCS / "differences.md", command().page(document())),
        (features_dir() / FILE, command().data(document())),
    ):
        assert file.read_text(encoding="utf-8") == text, "run `python docs/differences.py`"


def test_every_game_has_a_word_on_every_subject() -> None:
    header, _, *rows = re.findall(
        r"^\| .*$", (DOCS / "differences.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert [name.strip() for name in header.split("|")[2:-1]] == list(GAMES)
    assert {row.split("|")[1].strip(" *") for row in rows} == {subject.name for subject in command().SUBJECTS}
    for row in rows:
        assert all(cell.strip() for cell in row.split("|")[1:-1]), row


def test_every_sentence_has_its_clauses() -> None:
    """But that a game has none of something may stand in no clause."""
    found = load_differences(features_dir(), tuple(GAMES))
    assert found is not None
    told = [one for subject in found.subjects for own in subject.games.values() for one in own]
    assert [one.says for one in told if not one.clauses and one.by != "without"] == []
    assert len(told) > 100
    assert all(len({*one.clauses}) == len(one.clauses) for one in told)


def test_a_clause_that_there_is_not_is_complained_of_at_its_line(tmp_path: Path) -> None:
    text = (features_dir() / FILE).read_text().replace("18CH-29-g", "18CH-29-zz", 1)
    (tmp_path / "shared").mkdir()
    (tmp_path / FILE).write_text(text)
    (tmp_path / "18Chesapeake").symlink_to(features_dir() / "18Chesapeake")
    line = text[: text.index("18CH-29-zz")].count("\n") + 1
    with pytest.raises(TrackwalkerError, match=f"line {line}: 18Chesapeake has no clause '18CH-29-zz'"):
        load_differences(tmp_path, ("18Chesapeake",))
    assert load_differences(tmp_path / "nowhere") is None


def test_a_caption_is_left_without_the_sections_of_rulebooks() -> None:
    class Spoken:
        """So much a turn (18FL 7.2; 1846 6)."""

    assert command().caption(Spoken) == "So much a turn."
