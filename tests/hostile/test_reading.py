"""What is handed to us is read with limits; a complaint names the file, the line and what was expected."""

import gzip
from pathlib import Path

import pytest

from trackwalker import documents, reading
from trackwalker.documents import read_document, read_yaml
from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.reading import json_document, read_bytes, read_json


@pytest.fixture
def one_mib(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "_largest", 1)


def written(folder: Path, name: str, text: str | bytes) -> Path:
    file = folder / name
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


BOMB = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 12)
)
MERGES = "a0: &a0 {x: 1}\n" + "".join(
    f"a{n}: &a{n} {{<<: [{', '.join([f'*a{n - 1}'] * 9)}]}}\n" for n in range(1, 12)
)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("a: 1\nb: &b [*b]\n", 2, "an alias stands in what it stands for"),
        (BOMB, 7, "with its aliases written out it holds more than 1,000,000 things"),
        (MERGES, 7, "with its aliases written out it holds more than 1,000,000 things"),
        ("[" * 20_000 + "]" * 20_000, 1, "more than 100 lists and objects lie in each other"),
        ("- " * 20_000 + "1\n", 1, "more than 100 lists and objects lie in each other"),
        ("[" * 101 + "]" * 101, 1, "more than 100 lists and objects lie in each other"),
        ("a: " + "9" * 5000, 1, "a number has more than 4300 digits"),
        ("a: 2026-99-99", 1, "month must be in 1..12"),
        ("a: 1\nb: 2\na: 3\n", 3, "the key 'a' stands twice"),
        ("? [1]\n: 2\n? [1]\n: 2\n", 1, "found unhashable key"),
    ],
)
def test_yaml(tmp_path: Path, text: str, line: int, words: str) -> None:
    file = written(tmp_path, "a.yaml", text)
    with pytest.raises(TrackwalkerError) as caught:
        read_yaml(file, "a register")
    assert str(caught.value).startswith(f"{file}, line {line}: no valid YAML: ")
    assert words in str(caught.value)
    assert str(caught.value).endswith("; expected a register")


def test_aliases_that_stand_for_little_are_welcome(tmp_path: Path) -> None:
    file = written(tmp_path, "a.yaml", "a: &a {x: [1, 2]}\nb: [*a, *a]\nc: {<<: *a, y: 3}\n")
    inner = {"x": [1, 2]}
    assert read_yaml(file, "anything") == {"a": inner, "b": [inner, inner], "c": {"x": [1, 2], "y": 3}}
    assert read_yaml(written(tmp_path, "b.yaml", "[" * 100 + "]" * 100), "lists")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# nothing\n",
        "--- a\n...\n",
        "a: 1\n---\nb: 2\n",
        "a: [1, -2, 0x1f, 017, 1_000, 190:20, 1.5, .5, 1e3, -.inf]",
        "b: [yes, no, on, off, true, False, null, ~, '', '1', \"true\", y, n]",
        "c: [falsehood, nullify, offer, 1846-2.1-b, 18FL, $20, 2026-11-27, 12:30]",
        "1: a\n'2': b\nnull: c\n",
        "'1': a\n1: b\n",
        "text: >-\n  one\n  two\nother: |\n  three\n",
        "tagged: !!str 1\nset: !!set {a, b}\n",
        "same: &a 1\nagain: *a\n",
    ],
)
def test_the_short_way_reads_what_the_long_one_reads(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def read() -> str:
        try:
            return repr(documents.yaml_document(text, Path("a.yaml"), "anything"))
        except TrackwalkerError as error:
            return str(error)

    found = read()
    monkeypatch.setattr(documents, "_plain_value", lambda _: documents._OTHERWISE)
    assert found == read()


def test_the_documents_of_the_specification_go_the_short_way() -> None:
    for file in sorted((features_dir() / "LostAtlas").glob("*.yaml")):
        assert documents._plain_value(file.read_text()) is not documents._OTHERWISE, file.name


def test_a_document_of_the_specification_is_read_in_the_same_way(tmp_path: Path) -> None:
    with pytest.raises(TrackwalkerError, match="an alias stands in what it stands for"):
        read_document(written(tmp_path, "a.yaml", "b: &b [*b]\n"), dict, "a register")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[" * 20_000, "more than 100 lists and objects lie in each other"),
        ('{"a":' * 101 + "1" + "}" * 101, "more than 100 lists and objects lie in each other"),
        ("9" * 5000, "a number has more than 4300 digits"),
        ("1e999", "the number 1e999 is too large"),
        ('"\\ud800"', "half a character stands in it"),
        ("NaN", "NaN is no JSON number"),
    ],
)
def test_json(tmp_path: Path, text: str, words: str) -> None:
    file = written(tmp_path, "a.json", text)
    with pytest.raises(TrackwalkerError) as caught:
        read_json(file, "a state")
    assert str(caught.value).startswith(f"{file}, line 1: is no JSON: {words}")
    assert str(caught.value).endswith("; expected a state")


def test_whole_numbers_are_whole_however_they_are_written() -> None:
    read = json_document('[100.0, 1e2, -0.0, 1.5, "\\ud83d\\ude82"]', "it", "numbers")
    assert [type(one) for one in read] == [int, int, int, float, str]
    assert read[:4] == [100, 100, 0, 1.5]


@pytest.mark.usefixtures("one_mib")
def test_files_have_a_largest_size(tmp_path: Path) -> None:
    just = written(tmp_path, "just", b"x" * 2**20)
    assert len(read_bytes(just, "much")) == 2**20
    too_large = r"larger than 1 MiB; expected much. If it is: trackwalker --largest-file MIB"
    for name, data in (
        ("more", b"x" * (2**20 + 1)),
        ("bomb.gz", gzip.compress(b"x" * 2**21)),
        ("two.gz", gzip.compress(b"x" * 2**19) + gzip.compress(b"x" * (2**19 + 1))),
    ):
        file = written(tmp_path, name, data)
        with pytest.raises(TrackwalkerError, match=too_large):
            read_bytes(file, "much")
    with pytest.raises(TrackwalkerError, match="^--baseline /dev/zero: " + too_large):
        read_bytes(Path("/dev/zero"), "much", "--baseline")


def test_what_is_packed_is_unpacked(tmp_path: Path) -> None:
    packed = gzip.compress(b"one ") + gzip.compress(b"two") + b"\0" * 8
    assert read_bytes(written(tmp_path, "a.gz", packed), "words") == b"one two"
    for broken in (
        gzip.compress(b"one" * 999)[:-9],
        gzip.compress(b"one")[:12],
        b"\x1f\x8b",
        b"\x1f\x8bxxxxxxxx",
    ):
        with pytest.raises(TrackwalkerError, match=r"cannot be read .*; expected words"):
            read_bytes(written(tmp_path, "b.gz", broken), "words")


def test_what_cannot_be_opened(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / ("x" * 400)):
        with pytest.raises(TrackwalkerError, match=r"cannot be read \(.*\); expected words"):
            read_bytes(path, "words")
