"""`trackwalker errata` as it is typed: what it prints, what it writes, and what it says of bad input."""

import json
import re
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner, Result

from trackwalker.cli import main

FOLDER = Path(__file__).resolve().parent.parent / "errata"
WITHOUT_CODE = "without-code"


def errata(*words: str) -> Result:
    return CliRunner().invoke(main, ["errata", *words])


@pytest.fixture
def proposal(tmp_path: Path) -> tuple[str, str, str]:
    """A game, its edition, and a file that proposes a change without code."""
    layer = yaml.safe_load((FOLDER / f"{WITHOUT_CODE}.yaml").read_text(encoding="utf-8"))["layer"]
    file = tmp_path / "proposal.yaml"
    file.write_text(yaml.safe_dump(layer, allow_unicode=True), encoding="utf-8")
    return layer["game"], layer["over"], str(file)


def test_a_proposed_change_as_markdown_and_as_json(proposal: tuple[str, str, str], tmp_path: Path) -> None:
    printed = errata(*proposal)
    assert printed.exit_code == 0, printed.output
    assert "not run" in printed.stdout
    out = tmp_path / "list.json"
    written = errata(*proposal, "--format", "json", "--out", str(out))
    assert (written.exit_code, written.stdout) == (0, "")
    found = json.loads(out.read_text(encoding="utf-8"))
    wanted = yaml.safe_load((FOLDER / f"{WITHOUT_CODE}.yaml").read_text(encoding="utf-8"))["not_run"]
    assert set(wanted) <= set(json.dumps(found).split('"'))


def test_what_a_file_is_over_need_not_be_said(proposal: tuple[str, str, str]) -> None:
    game, _, file = proposal
    assert errata(game, file).stdout == errata(*proposal).stdout


@pytest.mark.exhaustive
def test_authors_of_engines_are_told_what_is_asked_and_which_scenarios_are_about_what_is_new() -> None:
    """By the layer of 18GL 1.0 a question is new; all that is added there has scenarios of its own."""
    found = errata("18GL", "1.1", "1.0")
    assert found.exit_code == 0
    assert (
        "\nWhat an engine declares in `hello.readings`: 18GL-Q53 (no longer asked), 18GL-Q91 (new).\n"
        in found.stdout
    )
    assert re.search(
        r"\nOf edition 1\.1 \d+ scenarios come to another verdict by edition 1\.0\.\n", found.stdout
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("18GL", "1.1"), "expected two editions, or a file that proposes a change, not '1.1' alone"),
        (("18Nowhere", "1", "2"), "18Nowhere"),
        (("18GL", "1.1", "7.7"), "7.7"),
        (("18GL", "7.7", "1.1"), "7.7"),
        (("18GL", "1.1", "absent.yaml"), "absent.yaml: there is no such file"),
    ],
)
def test_what_there_is_not_is_said(words: tuple[str, ...], said: str) -> None:
    result = errata(*words)
    assert result.exit_code == 2
    assert said in result.output
    assert "Traceback" not in result.output


LAYER = "game: 18GL\nedition: '{edition}'\nover: '{over}'\ntitle: x\nsource: y\n"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        "game: 18GL\n",
        LAYER.format(edition="9", over="8"),
        LAYER.format(edition="../../../9", over="1.1"),
        LAYER.format(edition="1.0", over="1.1"),
    ],
)
def test_a_file_that_is_no_layer_is_refused_with_its_name(text: str, tmp_path: Path) -> None:
    file = tmp_path / "proposal.yaml"
    file.write_text(text, encoding="utf-8")
    result = errata("18GL", "1.1", str(file))
    assert result.exit_code == 2
    assert "proposal.yaml" in result.output
    assert "Traceback" not in result.output


def test_a_place_that_cannot_be_written_is_said(proposal: tuple[str, str, str], tmp_path: Path) -> None:
    result = errata(*proposal, "--out", str(tmp_path / "absent" / "list.md"))
    assert result.exit_code == 2
    assert "cannot be written" in result.output
