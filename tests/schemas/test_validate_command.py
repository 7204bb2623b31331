"""The command `validate`: what it prints and how it ends."""

import json
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result
from schema_cases import FIXTURES, message_files, messages, state_files

from trackwalker.cli.validate import command
from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir


def run(*arguments: object) -> Result:
    return CliRunner().invoke(command, [str(argument) for argument in arguments])


def refused(*arguments: object) -> str:
    """The error for a person that the command ends with."""
    with pytest.raises(TrackwalkerError) as caught:
        CliRunner().invoke(
            command, [str(a) for a in arguments], catch_exceptions=False, standalone_mode=False
        )
    return str(caught.value)


def test_good_files_of_every_kind() -> None:
    files = [
        *state_files(),
        *message_files(),
        *sorted(p for p in features_dir().glob("*/*.yaml") if p.name != "former_ids.yaml"),
    ]
    outcome = run(*files)
    assert outcome.exit_code == 0, outcome.output
    lines = outcome.output.splitlines()
    assert len(lines) == len(files)
    assert lines[0].endswith(": valid (state)")
    assert lines[len(state_files())].endswith(": valid (port.request, port.response)")


def test_quiet_says_nothing_of_good_files() -> None:
    assert run("-q", *state_files()).output == ""


def test_faults_are_printed_with_file_and_place(tmp_path: Path) -> None:
    state = json.loads(state_files()[0].read_text(encoding="utf-8"))
    state["players"][1]["cash"] = -3
    file = tmp_path / "state.json"
    file.write_text(json.dumps(state), encoding="utf-8")
    outcome = run(file, state_files()[0])
    assert outcome.exit_code == 1
    assert outcome.output.splitlines() == [
        f"{file}: players[1].cash: found the number -3, expected a whole number of at least 0",
        f"{state_files()[0]}: valid (state)",
    ]


def test_every_bad_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "actions.jsonl"
    file.write_text(
        '{"type":"pass","actor":{"kind":"player"}}\n\n{"type":"jump","actor":1}\n', encoding="utf-8"
    )
    outcome = run(file)
    assert outcome.exit_code == 1
    first, second = outcome.output.splitlines()
    assert first.startswith(f"{file}:1: actor: found no member 'id'")
    assert second.startswith(f'{file}:3: type: found the text "jump"')


def test_the_schema_may_be_named(tmp_path: Path) -> None:
    line = next(m for m in messages(FIXTURES / "messages/sale-refused.jsonl") if "clause" in json.dumps(m))
    file = tmp_path / "answer.json"
    file.write_text(json.dumps(line["message"]["result"]), encoding="utf-8")
    assert run("--schema", "port.apply_result", file).exit_code == 0
    assert run("--schema", "port.hello_result", file).exit_code == 1


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("a.json", '{"a": 1', "is no JSON"),
        ("a.json", '{\n"a": 1,\n}', "a.json, line 3: is no JSON"),
        ("a.json", '{"cash": NaN}', "NaN is no JSON number"),
        ("a.json", "[" * 100_000, "more than 100 lists and objects lie in each other"),
        ("a.jsonl", '{}\n{"a"\n', "a.jsonl, line 2: is no JSON"),
        ("a.yaml", "a: [1\nb: 2\n", "a.yaml, line 2: no valid YAML"),
        ("a.json", '{"a": 1}', "cannot tell which schema"),
        ("a.jsonl", '{"direction": "up", "message": {}}', "expected 'request' or 'response'"),
    ],
)
def test_what_cannot_be_read(tmp_path: Path, name: str, text: str, words: str) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    with pytest.raises(TrackwalkerError, match=words):
        CliRunner().invoke(command, [str(file)], catch_exceptions=False, standalone_mode=False)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert (
        refused(tmp_path / "none.json") == f"{tmp_path / 'none.json'}: no such file; expected a JSON document"
    )


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    file.write_bytes(b'{"a": "\xff"}')
    assert "not UTF-8 at byte 7" in refused(file)


def test_an_unknown_schema() -> None:
    assert "there is no schema 'stat'" in refused("--schema", "stat", state_files()[0])


def test_no_file_at_all() -> None:
    assert run().exit_code == click.UsageError.exit_code
