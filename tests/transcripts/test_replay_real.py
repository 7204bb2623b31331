"""Games that people played on 18xx.games: every state, every revenue and the result as the site has them."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from trackwalker.cli import main
from trackwalker.port.engine import Engine
from trackwalker.transcripts.session import open_session


def files(real_games: Path, game: str) -> tuple[Path, Path]:
    folder = real_games / "18Chesapeake"
    return folder / f"{game}.json", folder / f"{game}.trace.jsonl.gz"


@pytest.mark.parametrize(
    ("game", "actions", "states", "end"),
    [("1905", 543, 544, "game over"), ("3055", 602, 603, "game over"), ("22383", 83, 83, "ended by hand")],
)
def test_a_whole_game_is_the_sites(
    real_games: Path, engine: Engine, game: str, actions: int, states: int, end: str
) -> None:
    """Every recorded action is legal, is listed by `legal_actions`, and leads to the site's own state.

    The third is a game of two by the published rules for two.
    """
    file, trace = files(real_games, game)
    session = open_session(file, trace=trace)
    assert session.dealt.note == ""
    outcome = session.start(engine, check_legal=True).run()
    assert str(outcome.finding) == "None"
    assert outcome.played == actions
    assert outcome.compared == states
    assert outcome.ended == end


@pytest.mark.parametrize("game", ["1905", "3055"])
def test_without_a_trace_the_result_is_compared(real_games: Path, engine: Engine, game: str) -> None:
    file, trace = files(real_games, game)
    session = open_session(file)
    assert session.dealt.deal == open_session(file, trace=trace).dealt.deal
    outcome = session.start(engine).run()
    assert str(outcome.finding) == "None"
    assert outcome.ended == "game over"


def test_the_rulebooks_own_readings_part_from_the_site(real_games: Path, engine: Engine) -> None:
    """The profile matters: without it the recorded game is soon refused or different."""
    file, trace = files(real_games, "1905")
    session = open_session(file, trace=trace)
    replay = session.start(engine)
    replay.begin(session.game, session.dealt)
    assert replay.run().finding is not None


def test_games_not_known_here_are_refused_by_name(real_games: Path) -> None:
    result = CliRunner().invoke(main, ["replay", *map(str, sorted((real_games / "1846").glob("*.json"))[:2])])
    assert result.exit_code == 2
    assert result.output.count("the game '1846' is not known here") == 2
