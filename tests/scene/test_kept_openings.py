"""The end of an opening is kept: the next scene begins there, and cannot tell that nothing was played."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from shares import sampled

from trackwalker.paths import features_dir
from trackwalker.port.engine import EngineFault
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import Broken, Journal, Scene, load_components
from trackwalker.scene.kept import MOST, KeptOpenings, course_of, kept_for
from trackwalker.scene.openings import load_opening, opening_names
from trackwalker.scene.table import Table

GAME = "18Chesapeake"
NAME = "the-second-stock-round"
EVERY = [
    (folder.parent.name, name)
    for folder in sorted(features_dir().glob("*/openings"))
    for name in opening_names(folder)
]
Document = dict[str, Any]


class Counting(ReferenceConnection):
    """The reference engine; counts what it is asked for."""

    def __init__(self, hide: frozenset[str] = frozenset()) -> None:
        super().__init__(hide)
        self.games = self.actions = self.loads = 0

    def new_game(self, params: Document) -> None:
        self.games += 1
        super().new_game(params)

    def apply(self, action: Document) -> Document:
        self.actions += 1
        return super().apply(action)

    def load(self, state: Document) -> None:
        self.loads += 1
        super().load(state)


class Forgetful(Counting):
    """Does not know whose cash is whose after it has loaded a state."""

    def load(self, state: Document) -> None:
        first, second, *_ = state["players"]
        first["cash"], second["cash"] = second["cash"], first["cash"]
        super().load(state)


class Fragile(Counting):
    """Dies when it is to load a state."""

    fatal = True

    def load(self, state: Document) -> None:
        del state
        self.loads += 1
        raise EngineFault("died", "it has ended", method="load", fatal=self.fatal)


class Choosy(Fragile):
    """Refuses to load a state."""

    fatal = False


class NoTiles(Counting):
    """Lays no tile."""

    def apply(self, action: Document) -> Document:
        if action["type"] == "lay_tile":
            self.actions += 1
            return {"legal": False, "reason": "there are no tiles"}
        return super().apply(action)


def scene_at_the_end(
    engine: ReferenceConnection,
    name: str = NAME,
    readings: dict[str, str] | None = None,
    game: str = GAME,
    step: int = 0,
    openings: Path | None = None,
) -> Scene:
    rules = {"readings": readings or {}, "deviations": []}
    scene = Scene(engine, load_components(features_dir(), game), rules, openings)
    scene.journal.step = step
    scene.played_up_to(name)
    scene.begin()
    return scene


def told(journal: Journal) -> list[Any]:
    """Everything in a journal but the steps."""
    entries = [
        (one.action, one.answer, one.opening, one.passed_over, one.table and one.table.state)
        for one in journal.entries
    ]
    return [journal.fresh, journal.opening, journal.start and journal.start.state, entries]


def all_of(scene: Scene) -> list[Any]:
    """Everything that the rest of a scenario can see of a scene that has begun."""
    tables = [one and one.state for one in (scene.table, scene.set_up, scene.before)]
    return [*tables, scene.history, scene.remarks, told(scene.journal), scene.engine.state()]


@pytest.mark.parametrize(("game", "name"), sampled(EVERY, 4))
def test_a_scene_that_takes_up_an_opening_is_the_same_as_one_that_played_it(game: str, name: str) -> None:
    engine = Counting()
    played = all_of(scene_at_the_end(engine, name, game=game))
    actions = engine.actions
    taken_up = scene_at_the_end(engine, name, game=game)
    assert (engine.games, engine.loads, engine.actions) == (1, 1, actions)
    assert all_of(taken_up) == played


def test_the_play_goes_on_from_there() -> None:
    engine = Counting()
    ends = []
    for _ in range(2):
        scene = scene_at_the_end(engine)
        scene.everybody_passes()
        ends.append((scene.table.state, told(scene.journal), scene.history))
    assert engine.loads == 1
    assert len(ends[0][2]) == 3
    assert ends[0] == ends[1]


def test_the_journal_is_as_of_the_scene_that_takes_it_up() -> None:
    engine = Counting()
    scene_at_the_end(engine, step=1)
    scene = scene_at_the_end(engine, step=2)
    scene.journal.step = 3
    scene.everybody_passes()
    assert [entry.step for entry in scene.journal.entries][-4:] == [2, 3, 3, 3]
    assert {entry.step for entry in scene.journal.entries} == {2, 3}


def test_another_reading_another_opening_or_edition_is_played() -> None:
    engine = Counting()
    scene_at_the_end(engine)
    scene_at_the_end(engine, readings={"18CH-Q05": "b"})
    scene_at_the_end(engine, "the-end-of-the-auction")
    assert (engine.games, engine.loads) == (3, 0)
    opening = load_opening(features_dir() / GAME / "openings", NAME)
    edited = replace(opening, actions=opening.actions[:-1])
    kept = kept_for(engine)
    params = {"game": GAME, "edition": "2020"}
    keys = [
        kept.key(opening, params),
        kept.key(edited, params),
        kept.key(opening, {**params, "edition": "1"}),
    ]
    assert len(set(keys)) == 3


def test_engines_do_not_share_what_they_showed() -> None:
    one, other = Counting(), Counting()
    scene_at_the_end(one)
    scene_at_the_end(other)
    assert (other.games, other.loads) == (1, 0)


def test_an_engine_that_cannot_load_plays_every_time() -> None:
    engine = Counting(frozenset({"load"}))
    first, second = scene_at_the_end(engine), scene_at_the_end(engine)
    assert (engine.games, engine.loads) == (2, 0)
    assert second.table.state == first.table.state


@pytest.mark.parametrize("kind", [Forgetful, Choosy, Fragile])
def test_an_engine_that_loads_badly_plays_and_is_not_blamed_for_it(kind: type[Counting]) -> None:
    engine = kind()
    played = all_of(scene_at_the_end(engine))
    for games in (2, 3):
        assert all_of(scene_at_the_end(engine)) == played
        assert (engine.games, engine.loads) == (games, 1)


def test_an_engine_that_dies_of_loading_is_not_asked_for_it_again() -> None:
    engine = Fragile()
    for name in (NAME, NAME, "the-end-of-the-auction", "the-end-of-the-auction"):
        scene_at_the_end(engine, name)
    assert (engine.games, engine.loads) == (4, 1)


def test_what_a_scene_does_to_its_table_is_not_kept() -> None:
    engine = Counting()
    played = all_of(scene_at_the_end(engine))
    for _ in range(2):
        scene = scene_at_the_end(engine)
        assert all_of(scene) == played
        scene.table.state["players"][0]["cash"] = 0
        scene.table.state["pending"].clear()
        scene.journal.entries[0].action["price"] = 0


def how_it_fails(engine: ReferenceConnection) -> list[Any]:
    """In which words the opening fails on an engine that lays no tile, and what the scene shows then."""
    rules: Document = {"readings": {}, "deviations": []}
    scene = Scene(engine, load_components(features_dir(), GAME), rules)
    scene.played_up_to(NAME)
    with pytest.raises(Broken, match=r"action 28 of the opening .*there are no tiles") as caught:
        scene.begin()
    tables = [one and one.state for one in (scene.table, scene.set_up, scene.before)]
    words = [str(caught.value), caught.value.expected, caught.value.got]
    return [*words, *tables, scene.table.lines(), scene.history, told(scene.journal)]


@pytest.mark.parametrize("hide", [frozenset(), frozenset({"load"})])
def test_an_opening_that_failed_fails_again_in_the_same_words(hide: frozenset[str]) -> None:
    engine, seen, asked = NoTiles(hide), [], []
    for _ in range(3):
        seen.append(how_it_fails(engine))
        asked.append((engine.games, engine.actions))
    assert seen[0] == seen[1] == seen[2]
    assert asked[0] == asked[1] == asked[2]


def test_only_the_latest_are_kept() -> None:
    kept, journal = KeptOpenings(), Journal()
    opening = load_opening(features_dir() / GAME / "openings", NAME)
    course = course_of(journal, Table({"players": []}))
    for number in range(MOST + 1):
        kept.keep(opening, {"game": str(number)}, course)
        assert kept.find(kept.key(opening, {"game": "0"})) is course  # asked for again and again
    assert kept.find(kept.key(opening, {"game": "1"})) is None
    assert kept.find(kept.key(opening, {"game": "2"})) is course


def test_what_cannot_be_written_down_is_not_kept() -> None:
    kept = KeptOpenings()
    opening = load_opening(features_dir() / GAME / "openings", NAME)
    kept.keep(opening, {}, course_of(Journal(), Table({"x-odd": "\ud800"})))
    assert kept.find(kept.key(opening, {})) is None


def continued(game: str, name: str) -> str | None:
    """The opening that one goes on from, where it says so."""
    text = (features_dir() / game / "openings" / f"{name}.yaml").read_text(encoding="utf-8")
    said = [line.split(":")[1].strip() for line in text.splitlines() if line.startswith("continues:")]
    return said[0] if said else None


GOING_ON = [(game, name, first) for game, name in EVERY if (first := continued(game, name)) is not None]


@pytest.mark.parametrize(("game", "name", "first"), sampled(GOING_ON, 8))
def test_an_opening_that_goes_on_from_another_is_played_from_its_end(
    game: str, name: str, first: str
) -> None:
    whole = Counting()
    played = all_of(scene_at_the_end(whole, name, game=game))
    engine = Counting()
    scene_at_the_end(engine, first, game=game)
    actions = engine.actions
    assert all_of(scene_at_the_end(engine, name, game=game)) == played
    assert (engine.games, engine.loads, engine.actions) == (1, 1, whole.actions)
    assert actions > 0
    assert all_of(scene_at_the_end(engine, name, game=game)) == played
    assert (engine.games, engine.loads, engine.actions) == (1, 2, whole.actions)


@pytest.mark.parametrize("kind", [Forgetful, Choosy, Fragile])
def test_an_engine_that_loads_badly_plays_all_of_an_opening_that_goes_on(kind: type[Counting]) -> None:
    played = all_of(scene_at_the_end(Counting()))
    engine = kind()
    scene_at_the_end(engine, "the-end-of-the-auction")
    assert all_of(scene_at_the_end(engine)) == played
    assert (engine.games, engine.loads) == (2, 1)
