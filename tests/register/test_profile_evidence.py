"""A profile holds what was run: each reading and each deviation names what shows it, or `not shown`."""

from collections.abc import Iterator

import pytest
import yaml

from trackwalker.paths import features_dir
from trackwalker.register import NOT_SHOWN, load_profile, load_register
from trackwalker.suite.files import feature_files
from trackwalker.suite.ids import scenario_id, section_of

SITE = load_profile("18xx.games").games


@pytest.mark.parametrize("game", SITE)
def test_every_reading_says_what_shows_it(game: str) -> None:
    assert set(SITE[game].shown) == set(SITE[game].readings)


def test_every_deviation_says_what_shows_it() -> None:
    file = features_dir() / "shared" / "profiles" / "18xx.games.yaml"
    document = yaml.safe_load(file.read_text(encoding="utf-8"))
    silent = [
        (game, entry["id"])
        for game, own in document["games"].items()
        for entry in own["deviations"]
        if "shown" not in entry
    ]
    assert silent == []


@pytest.mark.parametrize("game", SITE)
def test_what_shows_a_reading_is_a_scenario_of_that_reading(game: str) -> None:
    tags = dict(tags_of_scenarios(game))
    register = load_register(game)
    questions = register.questions | register.questions_elsewhere
    for asked, shown in SITE[game].shown.items():
        for one in () if shown == NOT_SHOWN else shown:
            if "/" in one:
                own = {tag for tag in tags[one.partition("#")[0]] if tag.startswith(f"reading:{asked}=")}
                assert f"reading:{asked}={SITE[game].readings[asked]}" in own, one
                assert len(own) < len(questions[asked].readings), one


def tags_of_scenarios(game: str) -> Iterator[tuple[str, list[str]]]:
    """Every scenario of a game with its tags."""
    for file in feature_files(features_dir(), game):
        tags: list[str] = []
        for line in file.read_text(encoding="utf-8").splitlines():
            words = line.split()
            if words and words[0].startswith("@"):
                tags += [word.removeprefix("@") for word in words]
            elif (words and words[0] == "Scenario") or (words and words[0].startswith("Scenario:")):
                yield scenario_id(game, section_of(file), line.partition(":")[2].strip()), tags
                tags = []
