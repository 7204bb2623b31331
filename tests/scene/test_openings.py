"""Openings: every committed one is legal and leads where it says; faulty ones are named."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from scripted_engine import ScriptedEngine
from shares import sampled

from trackwalker.components.tiles import Spot
from trackwalker.paths import features_dir
from trackwalker.port.engine import Engine
from trackwalker.port.reference import ManneredEngine, ReferenceConnection, make_reference
from trackwalker.register import load_register
from trackwalker.scene import Broken, Scene, SceneError, load_components
from trackwalker.scene.openings import load_opening, opening_names
from trackwalker.suite.vocabulary import vocabulary

GAME = "18Chesapeake"
FOLDER = features_dir() / GAME / "openings"
NAMES = opening_names(FOLDER)
EVERY = [
    (folder.parent.name, name)
    for folder in sorted(features_dir().glob("*/openings"))
    for name in opening_names(folder)
]

Document = dict[str, Any]


def goes_on() -> set[tuple[str, str]]:
    """The openings, with their games, that another one continues."""
    paths = features_dir().glob("*/openings/*.yaml")
    documents = [yaml.safe_load(path.read_text(encoding="utf-8")) for path in paths]
    return {(each["game"], each["continues"]) for each in documents if "continues" in each}


def other_readings(game: str) -> Iterator[tuple[str, str]]:
    """Every reading of a choice that is not the default."""
    for question in load_register(game, features_dir()).questions.values():
        if question.kind == "choice":
            yield from ((question.id, letter) for letter in question.readings if letter != question.default)


def folder_of(game: str) -> Path:
    return features_dir() / game / "openings"


def at_the_end(
    name: str,
    engine: Engine,
    readings: dict[str, str],
    folder: Path = FOLDER,
    game: str = GAME,
    edition: str | None = None,
) -> None:
    """Play an opening, and compare everything said of its position."""
    rules = {"readings": readings, "deviations": []}
    scene = Scene(engine, load_components(features_dir(), game, edition), rules, folder)
    scene.played_up_to(name)
    scene.begin()
    for sentence in load_opening(folder, name).position:
        fitting = [
            form for form in vocabulary() if form.kind == "then" and form.sentence.is_matching(sentence)
        ]
        assert len(fitting) == 1, sentence
        fitting[0].say(scene, sentence)


# the committed openings ------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), EVERY)
def test_an_opening_is_legal_and_leads_where_it_says(game: str, name: str) -> None:
    at_the_end(name, ReferenceConnection(frozenset({"load"})), {}, folder_of(game), game)


@pytest.mark.parametrize(("game", "name"), sampled(EVERY, 4))
def test_an_engine_that_skips_what_needs_no_decision_gets_there_too(game: str, name: str) -> None:
    engine = make_reference(frozenset({"load", "legal_actions"}), frozenset({"hasty"}))
    assert isinstance(engine, ManneredEngine)
    at_the_end(name, ReferenceConnection(engine=engine), {}, folder_of(game), game)
    if len(load_opening(folder_of(game), name).actions) > 60:
        assert engine.hurried > 0


@pytest.mark.parametrize(("game", "name"), sorted(set(EVERY) - goes_on()))
@pytest.mark.parametrize("part", [60, pytest.param(1, marks=pytest.mark.exhaustive)])
def test_an_opening_holds_under_every_reading_that_it_does_not_name(game: str, name: str, part: int) -> None:
    engine = ReferenceConnection()
    named = load_opening(folder_of(game), name).readings
    others = [one for one in other_readings(game) if one[0] not in named]
    assert len(others) >= 20
    for question, letter in others[::part]:
        at_the_end(name, engine, {question: letter}, folder_of(game), game)


NAMED = {
    "the-certificates-of-two": ["18CH-Q26"],
    "the-eve-of-phase-5": ["18CH-Q48"],
    "the-fourth-stock-round-of-two": ["18CH-Q33"],
    "the-green-cities-of-the-north": ["18CH-Q48"],
    "the-ninth-stock-round-of-two": ["18CH-Q48"],
    "the-second-stock-round-of-two": ["18CH-Q05", "18CH-Q58"],
    "the-way-to-ohio": ["18CH-Q42", "18CH-Q48"],
}
"""The openings of the game whose own actions need readings; those which continue them take these over."""


def own_readings(name: str) -> list[str]:
    """The questions of which the file of an opening names a reading itself."""
    document = yaml.safe_load((FOLDER / f"{name}.yaml").read_text(encoding="utf-8"))
    return sorted(document.get("rules", {}).get("readings", {}))


def test_which_openings_need_a_reading() -> None:
    assert {name: own_readings(name) for name in NAMES if own_readings(name)} == NAMED
    needing = [name for name in NAMES if load_opening(FOLDER, name).readings]
    assert needing == [
        "the-certificate-too-many",
        "the-certificates-of-two",
        "the-eighth-stock-round-of-two",
        "the-eve-of-phase-5",
        "the-eve-of-phase-6",
        "the-eve-of-phase-d",
        "the-fifth-operating-round-in-the-north",
        "the-fourth-operating-round-in-the-north",
        "the-fourth-stock-round-of-two",
        "the-green-cities-of-the-north",
        "the-last-turn-in-the-north",
        "the-late-west",
        "the-ninth-stock-round-of-two",
        "the-second-stock-round-of-two",
        "the-sixth-stock-round-of-two",
        "the-tenth-stock-round-of-two",
        "the-way-to-ohio",
    ]


@pytest.mark.parametrize("name", [name for name in NAMES if load_opening(FOLDER, name).readings])
def test_a_reading_is_named_because_it_matters(name: str, tmp_path: Path) -> None:
    for path in FOLDER.glob("*.yaml"):
        document = yaml.safe_load(path.read_text(encoding="utf-8"))
        document.pop("rules", None)
        put(tmp_path, **{path.stem: document})
    engine = ReferenceConnection()
    at_the_end(name, engine, {}, tmp_path)
    tried = set()
    for question, letter in other_readings(GAME):
        if question in load_opening(FOLDER, name).readings:
            with pytest.raises(Broken):
                at_the_end(name, engine, {question: letter}, tmp_path)
            tried.add(question)
    assert tried == set(load_opening(FOLDER, name).readings)


# in a scene --------------------------------------------------------------------------------------------


def test_no_other_given_may_follow(scene: Scene) -> None:
    scene.played_up_to("the-end-of-the-auction")
    with pytest.raises(SceneError, match="up to the-end-of-the-auction: no other Given can change it"):
        scene.setting.money.cash("Alice", 5)
    with pytest.raises(SceneError, match="no other Given can change it"):
        scene.setting.rounds.priority("Alice")
    with pytest.raises(SceneError, match="the table has been set already"):
        scene.setting.seats.new_game(3)
    with pytest.raises(SceneError, match="the table has been set already"):
        scene.played_up_to("the-first-operating-round")


def test_no_other_given_may_come_before(scene: Scene) -> None:
    scene.setting.seats.settled_table(3, "2")
    with pytest.raises(SceneError, match="an opening stands alone"):
        scene.played_up_to("the-end-of-the-auction")


def test_it_begins_with_a_new_game_and_never_loads(components: Document) -> None:
    scripted = ScriptedEngine(capabilities=())
    scripted.answer(legal=False, reason="nobody may buy anything")
    scripted.current = fresh(components)
    scene = Scene(scripted, components, {})
    scene.played_up_to("the-end-of-the-auction")
    with pytest.raises(Broken) as caught:
        scene.begin()
    assert "action 1 of the opening the-end-of-the-auction is accepted (Alice: bid" in caught.value.expected
    assert "nobody may buy anything" in caught.value.got
    assert scripted.loaded == 0
    assert [game["deal"] for game in scripted.new_games] == [{"P6": "SRR"}]
    assert scripted.new_games[0]["players"] == ["Alice", "Bob", "Carol"]


def fresh(components: Document) -> Document:
    """The table as it is right after the deal."""
    scene = Scene(ScriptedEngine(), components, {})
    scene.setting.seats.new_game(3, "SRR")
    return scene.setting.state


def test_a_refusal_further_on_has_its_number(components: Document) -> None:
    class Stubborn(ReferenceConnection):
        def apply(self, action: Document) -> Document:
            if action["type"] == "lay_tile":
                return {"legal": False, "reason": "there are no tiles"}
            return super().apply(action)

    scene = Scene(Stubborn(), components, {"readings": {}, "deviations": []})
    scene.played_up_to("the-second-stock-round")
    with pytest.raises(Broken, match=r"action 28 of the opening the-second-stock-round .*N&W: lay_tile"):
        scene.begin()


def test_a_contrary_reading_is_a_fault_of_the_scenario(components: Document) -> None:
    scene = Scene(ScriptedEngine(), components, {"readings": {"18CH-Q48": "b"}, "deviations": []})
    with pytest.raises(SceneError, match="tag the scenario @reading:18CH-Q48=a"):
        scene.played_up_to("the-eve-of-phase-5")


def test_a_hex_that_is_missing_after_an_opening_is_a_fault_of_the_engine() -> None:
    class ShowsNoMapBuilt(ReferenceConnection):
        def new_game(self, params: Document) -> None:
            super().new_game(params)
            self.printed = super().state()["map"]

        def state(self) -> Document:
            return {**super().state(), "map": self.printed}

    rules = {
        "readings": load_opening(folder_of("LostAtlas"), "the-first-stock-round").readings,
        "deviations": [],
    }
    scene = Scene(ShowsNoMapBuilt(), load_components(features_dir(), "LostAtlas"), rules)
    scene.played_up_to("the-first-stock-round")
    with pytest.raises(Broken, match="there is no hex 0,0 on the map"):
        scene.place(Spot("0,0"))


# faulty files -------------------------------------------------------------------------------------------

PASS = {"type": "pass", "actor": {"kind": "player", "id": "Alice"}}
ROOT: Document = {
    "format": "trackwalker-opening/1",
    "game": GAME,
    "about": "Nothing.",
    "players": ["Alice", "Bob"],
    "deal": {"P6": "LV"},
    "actions": [PASS],
    "position": ["it is phase 2"],
}
LEAF = {key: value for key, value in ROOT.items() if key not in ("players", "deal")}


def put(folder: Path, **documents: Document) -> Path:
    for name, document in documents.items():
        (folder / f"{name}.yaml").write_text(yaml.safe_dump(document), encoding="utf-8")
    return folder


def test_a_continuation_begins_with_what_it_continues(tmp_path: Path) -> None:
    twice = {**LEAF, "continues": "root", "actions": [PASS, PASS], "rules": {"readings": {"18CH-Q05": "b"}}}
    put(tmp_path, root={**ROOT, "rules": {"readings": {"18CH-Q48": "a"}}}, leaf=twice)
    leaf = load_opening(tmp_path, "leaf")
    assert leaf.players == ("Alice", "Bob")
    assert leaf.deal == {"P6": "LV"}
    assert len(leaf.actions) == 3
    assert leaf.readings == {"18CH-Q48": "a", "18CH-Q05": "b"}
    assert opening_names(tmp_path) == ["leaf", "root"]


def test_an_unknown_opening_names_the_known_ones(tmp_path: Path) -> None:
    put(tmp_path, root=ROOT)
    with pytest.raises(SceneError, match=r"there is no opening nowhere in .*; there are: root"):
        load_opening(tmp_path, "nowhere")


def test_openings_that_continue_each_other_are_refused(tmp_path: Path) -> None:
    put(tmp_path, one={**LEAF, "continues": "two"}, two={**LEAF, "continues": "one"})
    with pytest.raises(SceneError, match="continues itself: one -> two -> one"):
        load_opening(tmp_path, "one")


def test_contradicting_readings_are_refused(tmp_path: Path) -> None:
    leaf = {**LEAF, "continues": "root", "rules": {"readings": {"18CH-Q48": "b"}}}
    put(tmp_path, root={**ROOT, "rules": {"readings": {"18CH-Q48": "a"}}}, leaf=leaf)
    with pytest.raises(SceneError, match="leaf needs 18CH-Q48=b, but root, which it continues, needs"):
        load_opening(tmp_path, "leaf")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"actions": [{"type": "jump"}]}, r"bad\.yaml: actions\[0\]"),
        ({"actions": []}, r"bad\.yaml: actions"),
        ({"position": []}, r"bad\.yaml: position"),
        ({"continues": "root"}, r"bad\.yaml"),
        ({"players": ["Alice"]}, r"bad\.yaml: players"),
        ({"colour": "red"}, r"bad\.yaml: colour: found the unknown member"),
    ],
)
def test_a_file_that_breaks_the_schema_is_named_with_the_place(
    tmp_path: Path, change: Document, said: str
) -> None:
    put(tmp_path, root=ROOT, bad={**ROOT, **change})
    with pytest.raises(SceneError, match=said):
        load_opening(tmp_path, "bad")


def test_a_file_that_is_no_yaml_is_named(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("actions: [", encoding="utf-8")
    with pytest.raises(SceneError, match="the opening bad is at fault"):
        load_opening(tmp_path, "bad")
