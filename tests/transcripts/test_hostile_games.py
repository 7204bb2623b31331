"""Recorded games and traces that no site has written: each is refused in words, wherever it is at fault."""

import copy
import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from trackwalker.cli import main
from trackwalker.errors import TrackwalkerError
from trackwalker.port.engine import Engine
from trackwalker.transcripts.session import open_session

Game = dict[str, Any]


def replay(*arguments: Path | str) -> Result:
    return CliRunner().invoke(main, ["replay", *map(str, arguments)], catch_exceptions=False)


def with_route(little: Path, folder: Path, routes: Any) -> Path:
    game: Game = json.loads(little.read_text())
    run = {"type": "run_routes", "entity": "B&O", "entity_type": "corporation", "id": 99, "routes": routes}
    file = folder / "game.json"
    file.write_text(json.dumps({**game, "actions": [*game["actions"], run]}))
    return file


@pytest.mark.parametrize(
    ("routes", "words"),
    [
        ([7], "a route is 7, expected an object with `train` and `connections`"),
        (["x" * 1_000_000], "a route is 'xxxxx"),
        ([{"train": "2-0", "connections": [5]}], "has 5, expected a list of hexes"),
        ([{"train": "2-0", "connections": [[1.5]]}], "has [1.5], expected a list of hexes"),
        ([{"train": "2-0", "connections": [[["H6"]]]}], "has [['H6']], expected a list of hexes"),
        (7, "`routes` is no list"),
    ],
)
def test_routes_that_are_none(little: Path, tmp_path: Path, routes: Any, words: str) -> None:
    file = with_route(little, tmp_path, routes)
    done = replay(file)
    assert done.exit_code == 2
    assert done.stderr.startswith(f"error: {file}: action 99 (run_routes): ")
    assert words in done.stderr
    assert len(done.stderr) < 500


def test_numbers_without_end(little: Path, tmp_path: Path) -> None:
    text = little.read_text()
    price = json.loads(text)["actions"][0]["price"]
    for digits, words in ((5000, "a number has more than 4300 digits"), (400, "a number of 400 digits")):
        file = tmp_path / f"{digits}.json"
        file.write_text(text.replace(f'"price": {price}', f'"price": {"9" * digits}', 1))
        done = replay(file)
        assert (done.exit_code, words in done.stderr) == (2, True)


def test_ids_cannot_move_the_cursor(little: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(json.loads(little.read_text()) | {"id": "\x1b[2J\n18FL 1: 9 of 9 actions"}))
    done = replay(file)
    assert done.exit_code == 0
    assert "\x1b" not in done.stdout
    assert not any(line.startswith("18FL") for line in done.stdout.splitlines())


SETUP = {"kind": "setup", "game": {"id": 1, "title": "18Chesapeake"}}


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ("[" * 20_000, "line 1: is no JSON: more than 100 lists and objects lie in each other"),
        (json.dumps(SETUP) + "\n" + '{"a":' * 2000, "line 2: is no JSON: more than 100"),
        (
            json.dumps(SETUP) + '\n{"kind": "action", "action": {}, "corporations": 7}',
            "line 2: is no line of",
        ),
        (gzip.compress(b"{", mtime=0)[:-4], "its compressed data break off"),
    ],
)
def test_traces_that_are_none(little: Path, tmp_path: Path, data: str | bytes, words: str) -> None:
    trace = tmp_path / "trace.jsonl"
    trace.write_bytes(data.encode() if isinstance(data, str) else data)
    done = replay(little, "--trace", trace)
    assert done.exit_code == 2
    assert str(trace) in done.stderr
    assert words in done.stderr


@pytest.mark.parametrize("state", [None, 7, {}, {"players": []}, {"players": {"9": {}}}])
def test_a_trace_whose_state_is_none(little: Path, tmp_path: Path, state: Any) -> None:
    game: Game = json.loads(little.read_text())
    gift = {"P6": [{"president": True, "corporation": "B&O"}]}
    private = open_session(little).naming.privates
    gift = {next(site for site, own in private.items() if own == "P6"): gift["P6"]}
    setup = {"kind": "setup", "game": {"id": game["id"], "title": game["title"], "company_shares": gift}}
    actions = open_session(little).transcript.actions
    lines = [setup | {"state": state}] + [
        {"kind": "action", "action": {"id": one.number}, "corporations": {}} for one in actions
    ]
    trace = tmp_path / "trace.jsonl"
    trace.write_text("\n".join(map(json.dumps, lines)))
    done = replay(little, "--trace", trace)
    assert done.exit_code == 2
    assert f"{trace}: the state of the setup line " in done.stderr


STRANGE: tuple[Any, ...] = (
    None, True, -1, 7, 1.5, 2**70, "", "x", "²", "\x1b[2J", "C&A_²", [], [7], [[1.5]], {}, {"a": [1]}, [None],
)  # fmt: skip


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every part of a document, as what holds it and where."""
    for key in value if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from places(value[key])


def spoilt(game: Game, chance: random.Random) -> Game:
    """The game with something strange in a place of it, or without what was there."""
    game = copy.deepcopy(game)
    holder, key = chance.choice(list(places(game)))
    if chance.random() < 0.2 and isinstance(holder, dict):
        del holder[key]
    else:
        holder[key] = chance.choice(STRANGE)
    return game


@pytest.mark.parametrize("games", [60, pytest.param(4_000, marks=pytest.mark.exhaustive)])
def test_whatever_is_in_a_file_is_played_or_refused_in_words(
    little: Path, tmp_path: Path, engine: Engine, games: int
) -> None:
    game: Game = json.loads(little.read_text())
    route = {"train": "2-0", "connections": [["H6", "I5"]], "hexes": ["H6", "I5"], "revenue": 50}
    game["actions"].append(
        {"type": "run_routes", "entity": "B&O", "entity_type": "corporation", "id": 99, "routes": [route]}
    )
    chance = random.Random(16)
    file = tmp_path / "game.json"
    refused: list[str] = []
    for _ in range(games):
        file.write_text(json.dumps(spoilt(game, chance)))
        try:
            open_session(file).start(engine).run()
        except TrackwalkerError as error:
            refused.append(str(error))
    assert len(refused) > games // 10
    assert [one for one in refused if "bug in the reference engine" in one] == []
