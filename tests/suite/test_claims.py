"""Untagged scenarios hold under every reading: a part of the proof that `trackwalker claims` makes."""

from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from trackwalker.cli import main
from trackwalker.paths import features_dir
from trackwalker.register import load_register, whole_games
from trackwalker.suite import claims
from trackwalker.suite.claims import alternatives, prove
from trackwalker.suite.direct import DirectScenario, read_scenarios
from trackwalker.suite.files import games_with_features

GAME = "18Chesapeake"
GAMES = games_with_features(features_dir())


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_its_alternatives(game: str) -> None:
    choices = [q for q in load_register(game).questions.values() if q.kind == "choice"]
    assert {question for question, _ in alternatives(game)} == {q.id for q in choices}
    assert len(alternatives(game)) == sum(len(q.readings) - 1 for q in choices)


@pytest.mark.parametrize("game", whole_games())
@pytest.mark.parametrize("step", [1500, pytest.param(25, marks=pytest.mark.exhaustive)])
def test_claims_hold_in_part(game: str, step: int) -> None:
    findings = prove(game, alternatives(game), jobs=1 if step > 25 else 2, step=step)
    assert [f"{f.question}={f.reading} {f.scenario}: {f.how}" for f in findings] == []


def test_a_claim_that_does_not_hold_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenarios of one reading, their tags taken away, fail under the other."""

    def untagged(features: Path, game: str, edition: str | None) -> list[DirectScenario]:
        tagged = [
            s for s in read_scenarios(features, game, edition=edition) if s.readings == {"18CH-Q25": ("a",)}
        ]
        return [replace(scenario, readings={}) for scenario in tagged]

    monkeypatch.setattr(claims, "_scenarios", untagged)
    assert claims._check((features_dir(), GAME, None, "18CH-Q25", "b", 1))
    assert claims._check((features_dir(), GAME, None, "18CH-Q25", "a", 1)) == []


@pytest.mark.parametrize("arguments", [["1830"], [GAME, "--question", "18CH-Q01"]])
def test_what_cannot_be_done_is_said_in_one_line(arguments: list[str]) -> None:
    result = CliRunner().invoke(main, ["claims", *arguments])
    assert result.exit_code == 2
    assert result.output.startswith("error: ")
