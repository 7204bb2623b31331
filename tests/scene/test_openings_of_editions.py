"""Openings that only some editions have: they lead where they say, and nowhere else are they begun with."""

from pathlib import Path

import pytest
from test_openings import at_the_end, folder_of

from trackwalker.errors import SceneError, TrackwalkerError
from trackwalker.fuzzing.starts import fitting_openings
from trackwalker.paths import features_dir
from trackwalker.playouts.openings import opening_for
from trackwalker.port.reference import ReferenceConnection
from trackwalker.register import load_editions, load_register
from trackwalker.scene import Scene, load_components
from trackwalker.scene.openings import (
    every_opening,
    has_opening,
    load_opening,
    opening_editions,
    opening_names,
)

GAMES = sorted(folder.parent.name for folder in features_dir().glob("*/openings"))
ELSEWHERE = [
    (game, edition, name)
    for game in GAMES
    for edition, register in load_editions(game).items()
    if edition != register.lineage.base
    for name in opening_names(folder_of(game), edition)
    if not has_opening(folder_of(game), name)
]
NEW = "the-first-operating-round-of-the-second-edition"


def arrived(game: str, edition: str, name: str, readings: dict[str, str], *manners: str) -> None:
    at_the_end(
        name,
        ReferenceConnection(manners=frozenset(manners)),
        {**load_opening(folder_of(game), name).readings, **readings},
        folder_of(game),
        game,
        edition,
    )


def test_there_are_some() -> None:
    assert ("1846", "2", NEW) in ELSEWHERE


@pytest.mark.parametrize(("game", "edition", "name"), ELSEWHERE)
@pytest.mark.parametrize("manners", [(), ("hasty",), ("patient",), ("own-order",)])
def test_they_lead_to_the_position_they_tell_of(
    game: str, edition: str, name: str, manners: tuple[str, ...]
) -> None:
    arrived(game, edition, name, {}, *manners)


@pytest.mark.exhaustive
@pytest.mark.parametrize(("game", "edition", "name"), ELSEWHERE)
def test_they_do_so_under_every_reading(game: str, edition: str, name: str) -> None:
    needed = load_opening(folder_of(game), name).readings
    for question in load_register(game, edition=edition).questions.values():
        if question.kind == "choice" and question.id not in needed:
            for letter in question.readings:
                if letter != question.default:
                    arrived(game, edition, name, {question.id: letter})


def test_the_base_has_no_such_opening_and_says_so() -> None:
    folder = folder_of("1846")
    assert NEW in every_opening(folder)
    assert NEW not in opening_names(folder)
    assert opening_editions(folder, NEW) == ("2",)
    rules = {"readings": {}, "deviations": []}
    scene = Scene(ReferenceConnection(), load_components(features_dir(), "1846"), rules, folder)
    with pytest.raises(SceneError, match=f"the opening {NEW} is of edition 2, not of 1.1"):
        scene.played_up_to(NEW)


def test_games_and_runs_begin_with_those_of_their_edition() -> None:
    usual = load_register("1846").defaults()
    named = {
        edition: {one.name for one in fitting_openings(features_dir(), "1846", {}, usual, edition)}
        for edition in (None, "2")
    }
    assert named["2"] - named[None] == {NEW}
    with pytest.raises(TrackwalkerError, match="is of edition 2"):
        opening_for(features_dir(), "1846", 0, name=NEW)
    found = opening_for(features_dir(), "1846", 0, name=NEW, edition="2")
    assert found is not None
    assert found.name == NEW


def test_what_goes_on_from_one_is_of_its_editions(tmp_path: Path) -> None:
    game = tmp_path / "18GL"
    (game / "openings").mkdir(parents=True)
    for name in ("components.yaml", "editions"):
        (game / name).symlink_to(features_dir() / "18GL" / name)
    texts = {
        "anywhere": "",
        "old": "until: '1.0'\n",
        "after-old": "continues: old\n",
        "new": "since: 1.1\n",
        "after-new": "continues: new\n",
        "never": 'continues: new\nuntil: "1.0"\n',
    }
    for name, text in texts.items():
        (game / "openings" / f"{name}.yaml").write_text(text)
    folder = game / "openings"
    assert {name: opening_editions(folder, name) for name in texts} == {
        "anywhere": ("1.0", "1.1"),
        "old": ("1.0",),
        "after-old": ("1.0",),
        "new": ("1.1",),
        "after-new": ("1.1",),
        "never": (),
    }
    assert opening_names(folder) == ["after-new", "anywhere", "new"]
    assert opening_names(folder, "1.0") == ["after-old", "anywhere", "old"]
