"""The page on how the games differ is the one that its command writes, and says something of each game."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

from trackwalker.games.known import GAMES

DOCS = Path(__file__).resolve().parent.parent / "docs"


def command() -> ModuleType:
    spec = importlib.util.spec_from_file_location("differences", DOCS / "differences.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_what_its_command_writes() -> None:
    written = (DOCS / "differences.md").read_text(encoding="utf-8")
    assert written == command().page(), "run `python docs/differences.py`"


def test_every_game_has_a_word_on_every_subject() -> None:
    header, _, *rows = re.findall(
        r"^\| .*$", (DOCS / "differences.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert [name.strip() for name in header.split("|")[2:-1]] == list(GAMES)
    assert {row.split("|")[1].strip(" *") for row in rows} == {subject.name for subject in command().SUBJECTS}
    for row in rows:
        assert all(cell.strip() for cell in row.split("|")[1:-1]), row


def test_a_caption_is_left_without_the_sections_of_rulebooks() -> None:
    class Spoken:
        """So much a turn (18FL 7.2; 1846 6)."""

    assert command().caption(Spoken) == "So much a turn."
