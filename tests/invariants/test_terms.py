"""The terms of a game: they agree with its register, and each reading that they ask for is one."""

from collections.abc import Mapping

import pytest
from recorded_games import GAMES

from trackwalker.games.known import notes_of
from trackwalker.games.terms import Rules, Terms
from trackwalker.register import Question, load_register


class Asked(Rules):
    """Rules that note what is asked of them."""

    def __init__(self, readings: Mapping[str, str] | None = None) -> None:
        super().__init__(readings or {})
        self.questions: set[tuple[str, str]] = set()

    def follow(self, question: str, reading: str) -> bool:
        self.questions.add((question, reading))
        return super().follow(question, reading)

    def read(self, question: str) -> str:
        self.questions.add((question, ""))
        return super().read(question)


def asked_in(game: str) -> dict[str, Question]:
    """The questions of all editions."""
    register = load_register(game)
    return register.questions | register.questions_elsewhere


@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_states_no_readings_is_played_by_the_usual_ones(game: str) -> None:
    terms = notes_of(game).terms
    assert terms(Rules()) == terms(Rules(load_register(game).defaults()))


@pytest.mark.parametrize("game", GAMES)
def test_terms_ask_for_readings_that_are_not_the_usual_ones(game: str) -> None:
    asked, questions = Asked(), asked_in(game)
    notes_of(game).terms(asked)
    for question, reading in asked.questions:
        assert reading in {"", *questions[question].readings} - {questions[question].default}, question


@pytest.mark.parametrize("game", GAMES)
def test_each_reading_asked_for_changes_the_terms(game: str) -> None:
    asked, questions = Asked(), asked_in(game)
    usual = notes_of(game).terms(asked)
    for question, reading in asked.questions:
        letters = [reading] if reading else {*questions[question].readings} - {questions[question].default}
        for letter in letters:
            assert notes_of(game).terms(Rules({question: letter})) != usual, (question, letter)


def test_a_game_that_is_not_known_has_the_plain_terms() -> None:
    assert notes_of("18XX").terms(Rules()) == Terms()
