"""Games that people played on 18xx.games: every state, every revenue and the result as the site has them."""

from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from trackwalker.cli import main
from trackwalker.port.engine import Engine, EngineFault
from trackwalker.transcripts.session import Session, open_session

GAMES = [
    ("18Chesapeake/1905", 543, 544, "game over"),
    ("18Chesapeake/3055", 602, 603, "game over"),
    ("18Chesapeake/22383", 83, 83, "ended by hand"),  # of two, by the published rules for two
    ("1846/12666", 396, 397, "game over"),
    ("1846/3099", 563, 564, "game over"),
    ("1846/1846_game_end_reason_bankrupt", 273, 274, "game over"),
    ("1846/hs_cvjhogoy_1599504419", 46, 46, "ended by hand"),
    ("1846/hs_sudambau_1600037415", 50, 50, "ended by hand"),
    ("1846/1846_game_end_reason_dnf", 87, 88, "stopped by the site, in its stock round 100"),  # edition 2
    ("1846/hs_wwhjwjvo_1716866882", 66, 66, "ended by hand"),  # edition 2
    ("18FL/18FL_game_end_bank", 467, 468, "game over"),
    ("18FL/hotseat04", 20, 20, "ended by hand"),
]
SECOND_EDITION = ["1846_game_end_reason_dnf", "hs_wwhjwjvo_1716866882"]
"""Games of 1846 with the private companies Boomtown and Little Miami."""


def traced(real_games: Path, game: str) -> Session:
    return open_session(real_games / f"{game}.json", trace=real_games / f"{game}.trace.jsonl.gz")


@pytest.mark.parametrize(("game", "actions", "states", "end"), GAMES)
def test_a_whole_game_is_the_sites(
    real_games: Path, engine: Engine, game: str, actions: int, states: int, end: str
) -> None:
    """Every recorded action is legal, is listed by `legal_actions`, and leads to the site's own state."""
    session = traced(real_games, game)
    assert session.dealt.note == ""
    outcome = session.start(engine, check_legal=True).run()
    assert str(outcome.finding) == "None"
    assert outcome.played == actions
    assert outcome.compared == states
    assert outcome.ended == end


@pytest.mark.parametrize(("game", "end"), [(game, end) for game, _, _, end in GAMES if "22383" not in game])
def test_without_a_trace_the_result_is_compared(
    real_games: Path, engine: Engine, game: str, end: str
) -> None:
    session = open_session(real_games / f"{game}.json")
    assert session.dealt.deal == {} or "inferred" in session.dealt.note
    outcome = session.start(engine).run()
    assert str(outcome.finding) == "None"
    assert outcome.ended == end


@pytest.mark.parametrize("game", ["1905", "3055"])
def test_the_inferred_deal_of_a_company_is_the_one_dealt(real_games: Path, game: str) -> None:
    inferred = open_session(real_games / "18Chesapeake" / f"{game}.json").dealt
    assert inferred.deal == traced(real_games, f"18Chesapeake/{game}").dealt.deal


@pytest.mark.parametrize("game", [game for game, *_ in GAMES if not game.startswith("18Ches")])
def test_no_recorded_run_earns_more_than_the_best_one(real_games: Path, engine: Engine, game: str) -> None:
    session = traced(real_games, game)
    assert session.trace is not None
    earned = {
        line["action"]["id"]: event["revenue"]
        for line in session.trace.lines
        for event in line["events"]
        if event["event"] == "run"
    }
    best: dict[int, int] = {}

    def watch(number: int, action: dict[str, Any]) -> None:
        if action["type"] == "run_routes" and number in earned:
            best[number] = engine.best_routes(action["actor"]["id"])["revenue"]

    session.start(engine, watch=watch).run()
    assert best.keys() == earned.keys()
    assert {number: earned[number] for number in earned if earned[number] > best[number]} == {}


@pytest.mark.parametrize(
    "game", ["18Chesapeake/1905", "1846/12666", "18FL/18FL_game_end_bank", "18FL/hotseat04"]
)
def test_the_rulebooks_own_readings_part_from_the_site(real_games: Path, engine: Engine, game: str) -> None:
    """The profile matters: without it the recorded game is soon refused or different."""
    session = traced(real_games, game)
    replay = session.start(engine)
    replay.begin(session.game, session.dealt)
    assert replay.run().finding is not None


@pytest.mark.parametrize("game", SECOND_EDITION)
def test_a_game_of_the_second_edition_of_1846_is_played_by_it(real_games: Path, game: str) -> None:
    session = traced(real_games, f"1846/{game}")
    assert session.edition == "2"
    assert len(session.dealt.deal["removed"]) == 8
    result = CliRunner().invoke(main, ["replay", str(session.transcript.file)])
    assert result.exit_code == 0, result.output


def test_an_other_edition_cannot_play_it(real_games: Path, engine: Engine) -> None:
    """Its deal is none there."""
    session = traced(real_games, f"1846/{SECOND_EDITION[0]}")
    with pytest.raises(EngineFault, match="with 3 players 2 of LSL, MC, O&I are removed"):
        session.start(engine).begin("1846", session.dealt, edition="1.1")
