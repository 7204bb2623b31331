"""What holds of the register and of the site's profile of each game made since the first."""

import re

import pytest
import yaml

from trackwalker.paths import features_dir
from trackwalker.port.schema import validate
from trackwalker.register import GameProfile, Register, load_profile, load_register

GAMES = ("1846", "18FL", "18GL", "LostAtlas")
ON_THE_SITE = ("1846", "18FL")


@pytest.fixture(params=GAMES)
def register(request: pytest.FixtureRequest) -> Register:
    return load_register(request.param)


@pytest.fixture
def site(register: Register) -> GameProfile:
    return load_profile("18xx.games").games[register.game]


def test_no_paraphrase_quotes_the_source(register: Register) -> None:
    """The source is Japanese; our words are not."""
    for file in ("rulebook.yaml", "readings.yaml"):
        text = (features_dir() / register.game / file).read_text(encoding="utf-8")
        assert [letter for letter in text if letter > "\u3000"] == []


def test_the_files_fit_their_published_schemas(register: Register) -> None:
    for name in ("rulebook", "readings"):
        file = features_dir() / register.game / f"{name}.yaml"
        validate(yaml.safe_load(file.read_text(encoding="utf-8")), name, file.name)


def test_topics_are_names_and_unique(register: Register) -> None:
    topics = [question.topic for question in register.questions.values()]
    assert len(set(topics)) == len(topics)
    assert all(re.fullmatch(r"[a-z0-9]+(_[a-z0-9]+)*", topic) for topic in topics)


def test_no_clause_is_restated_in_a_circle(register: Register) -> None:
    for clause in register.clauses.values():
        seen, ahead = set[str](), list(clause.restates)
        while ahead:
            said = ahead.pop()
            assert said != clause.id
            if said not in seen:
                seen.add(said)
                ahead += register.clause(said).restates


@pytest.mark.parametrize("register", ON_THE_SITE, indirect=True)
def test_the_profile_answers_every_open_question(register: Register, site: GameProfile) -> None:
    choices = {question.id for question in register.questions.values() if question.kind == "choice"}
    assert choices <= set(site.readings)


@pytest.mark.parametrize("register", ON_THE_SITE, indirect=True)
def test_where_it_breaks_a_binding_question_it_names_a_deviation(
    register: Register, site: GameProfile
) -> None:
    binding = {question.id for question in register.questions.values() if question.kind == "binding"}
    defaults = register.defaults()
    assert {asked: site.readings[asked] for asked in binding & set(site.readings)} == {
        asked: defaults[asked] for asked in binding & set(site.readings)
    }
    deviating = {deviation.question for deviation in site.deviations if deviation.question}
    assert deviating == binding - set(site.readings)
