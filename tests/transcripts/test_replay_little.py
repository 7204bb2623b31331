"""The little game played again: what is carried out, what is compared, and how a difference is named."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from trackwalker.cli import main
from trackwalker.errors import TrackwalkerError
from trackwalker.port.engine import Engine
from trackwalker.transcripts.session import open_session

Game = dict[str, Any]


def edited(little: Path, folder: Path, **changes: Any) -> Path:
    """A copy of the little game with other members."""
    game: Game = json.loads(little.read_text()) | changes
    file = folder / "game.json"
    file.write_text(json.dumps(game))
    return file


def more_actions(little: Path, folder: Path, *entries: Mapping[str, Any]) -> Path:
    actions = json.loads(little.read_text())["actions"]
    return edited(little, folder, actions=[*actions, *entries])


def replay(*arguments: Path | str) -> Result:
    return CliRunner().invoke(main, ["replay", *map(str, arguments)])


def test_it_is_played_as_it_stands_after_all_undoing(little: Path, engine: Engine) -> None:
    session = open_session(little)
    outcome = session.start(engine, check_legal=True).run()
    assert outcome.finding is None
    assert outcome.played == 11
    state = engine.state()
    cash = {player["id"]: player["cash"] for player in state["players"]}
    assert cash == {
        "Ann": 800 - 20 - 80 - 140 - 70,
        "Ben": 800 - 40 - 100 - 70,
        "Cleo": 800 - 50 - 200 - 95,
    }
    owners = {private["id"]: private["owner"] for private in state["privates"]}
    assert owners["P3"] == "player:Cleo"
    assert owners["P5"] == "player:Ben"


def test_automatic_actions_are_carried_out_and_programs_are_not(little: Path, engine: Engine) -> None:
    outcome = open_session(little).start(engine).run()
    shares = [a for a in outcome.applied if a["type"] == "buy_shares"]
    assert [action["actor"]["id"] for action in shares] == ["Ben", "Cleo", "Ann"]


def test_the_deal_is_inferred_from_the_first_par_value(little: Path) -> None:
    session = open_session(little)
    assert session.dealt.deal == {"P6": "C&O"}
    assert "inferred" in session.dealt.note
    assert "deal inferred from the first par value set: P6 C&O" in replay(little).output


def test_a_deal_from_a_file_comes_first(little: Path, tmp_path: Path) -> None:
    deal = tmp_path / "deal.json"
    deal.write_text('{"P6": "LV"}')
    session = open_session(little, deal=deal)
    assert (session.dealt.deal, session.dealt.note) == ({"P6": "LV"}, "")
    result = replay(little, "--deal", deal)
    assert result.exit_code == 1
    assert "action 20: refused: Cleo: par company C&O, price 95" in result.output


def test_a_deal_that_cannot_be_had_is_named(little: Path, tmp_path: Path) -> None:
    actions = json.loads(little.read_text())["actions"][:3]
    result = replay(edited(little, tmp_path, actions=actions))
    assert result.exit_code == 2
    assert "which company's president's certificate lay under P6" in result.output
    assert "--trace" in result.output
    assert "--deal" in result.output


@pytest.mark.parametrize("text", ["{", "[]"])
def test_a_faulty_deal_ends_with_2(little: Path, tmp_path: Path, text: str) -> None:
    deal = tmp_path / "deal.json"
    deal.write_text(text)
    result = replay(little, "--deal", deal)
    assert result.exit_code == 2
    assert "expected a JSON object such as" in result.output


def test_an_illegal_action_is_named_by_its_number(little: Path, tmp_path: Path) -> None:
    raw = {"type": "buy_shares", "entity": 11, "entity_type": "player", "id": 77, "shares": ["LV_1"]}
    result = replay(more_actions(little, tmp_path, raw))
    assert result.exit_code == 1
    assert "action 77: refused: Ann: buy_shares company LV, percent 10, from ipo" in result.output
    assert "the engine waits for stock_turn of Ben" in result.output


def test_an_action_that_names_nothing_known_ends_with_2(little: Path, tmp_path: Path) -> None:
    raw = {"type": "buy_shares", "entity": 12, "entity_type": "player", "id": 77, "shares": ["XX_1"]}
    result = replay(more_actions(little, tmp_path, raw))
    assert result.exit_code == 2
    assert "action 77 (buy_shares): there is no company 'XX'" in result.output


def test_a_game_that_should_be_over_and_is_not_is_a_difference(little: Path, tmp_path: Path) -> None:
    result = replay(edited(little, tmp_path, status="finished", game_end_reason="bank"))
    assert result.exit_code == 1
    assert "action 24: position: expected over, got SR 1, Ben to act" in result.output


def test_a_game_ended_by_hand_is_played_so_far(little: Path, tmp_path: Path) -> None:
    raw = {"type": "end_game", "entity": 11, "entity_type": "player", "id": 77}
    result = replay(more_actions(little, tmp_path, raw))
    assert result.exit_code == 0
    assert "12 of 12 actions; ended by hand" in result.output


def test_an_unknown_game_names_the_known_ones(little: Path, tmp_path: Path) -> None:
    result = replay(edited(little, tmp_path, title="1817"))
    assert result.exit_code == 2
    assert "the game '1817' is not known here; known titles: 1846, 18Chesapeake" in result.output


def test_optional_rules_are_refused_by_name(little: Path, tmp_path: Path) -> None:
    result = replay(edited(little, tmp_path, settings={"optional_rules": ["or_set_3"]}))
    assert result.exit_code == 2
    assert "or_set_3" in result.output


def test_other_files_are_still_played_after_a_faulty_one(little: Path, tmp_path: Path) -> None:
    result = replay(tmp_path / "absent.json", little)
    assert result.exit_code == 2
    assert "absent.json: no such file" in result.output
    assert "11 of 11 actions" in result.output


def test_an_unknown_profile_and_too_few_traces_end_with_2(little: Path) -> None:
    assert "unknown profile 'nobody'" in replay(little, "--profile", "nobody").output
    result = replay(little, little, "--trace", little)
    assert result.exit_code == 2
    assert "--trace: expected one for each of 2 transcripts, got 1" in result.output


def test_rules_go_to_the_engine_as_the_profile_has_them(little: Path, engine: Engine) -> None:
    open_session(little).start(engine)
    rules = engine.state()["rules"]
    assert rules["readings"]["18CH-Q26"] == "b"
    assert "contest-asks-lowest-standing-bid" in rules["deviations"]


class TestTrace:
    """A trace of the little game's first actions, made from the engine's own numbers and then falsified."""

    @pytest.fixture
    def lines(self) -> list[dict[str, Any]]:
        return trace_lines()

    def write(self, folder: Path, lines: list[dict[str, Any]]) -> Path:
        file = folder / "game.trace.jsonl"
        file.write_text("\n".join(json.dumps(line) for line in lines))
        return file

    def short(self, little: Path, folder: Path) -> Path:
        return edited(little, folder, actions=json.loads(little.read_text())["actions"][:1])

    def test_equal_states_are_counted(
        self, little: Path, tmp_path: Path, lines: list[dict[str, Any]]
    ) -> None:
        result = replay(self.short(little, tmp_path), "--trace", self.write(tmp_path, lines))
        assert result.output.strip() == "18Chesapeake little: 1 of 1 actions, 2 states equal; broken off"
        assert result.exit_code == 0

    @pytest.mark.parametrize(
        ("path", "value", "words"),
        [
            (("players", "11", "cash"), 781, "action 1: cash of Ann: expected 781, got 780"),
            (("players", "11", "certs"), 2, "action 1: certificates of Ann: expected 2, got 1"),
            (("players", "12", "bankrupt"), True, "whether Ben is bankrupt: expected True, got False"),
            (("bank",), 5, "action 1: cash of the bank: expected 5, got 5620"),
            (("bank_broken",), True, "action 1: whether the bank is broken: expected True, got False"),
            (("companies", "D&R", "owner"), "12", "action 1: owner of P1: expected Ben, got Ann"),
            (("companies", "C-P", "asking_price"), 45, "action 1: asking price of P2: expected 45, got 40"),
            (("phase",), "3", "action 1: phase: expected 3, got 2"),
            (("depot", "upcoming", "2"), 6, "action 1: trains in the bank: expected 2: 6, 3: 6"),
            (
                ("active", "id"),
                "13",
                "action 1: position: expected auction, Cleo to act, got auction, Ben to act",
            ),
            (("corporations", "LV", "tokens_left"), 1, "action 1: tokens left to LV: expected 1, got 2"),
            (("corporations", "LV", "par"), 70, "action 1: par value of LV: expected 70, got none"),
            (
                ("players", "11", "shares"),
                {"LV": 10},
                "action 1: shares of LV held by Ann: expected 10, got none",
            ),
            (("tiles",), {"J2": ["57", 0]}, "action 1: tile on J2: expected tile 57"),
        ],
    )
    def test_the_first_difference_is_named(
        self,
        little: Path,
        tmp_path: Path,
        lines: list[dict[str, Any]],
        path: tuple[str, ...],
        value: object,
        words: str,
    ) -> None:
        spot: Any = lines[1]
        for step in path[:-1]:
            spot = spot[step]
        spot[path[-1]] = value
        result = replay(self.short(little, tmp_path), "--trace", self.write(tmp_path, lines))
        assert words in result.output
        assert result.exit_code == 1

    def test_a_trace_that_leaves_something_out_ends_with_2(
        self, little: Path, tmp_path: Path, lines: list[dict[str, Any]]
    ) -> None:
        del lines[1]["depot"]
        result = replay(self.short(little, tmp_path), "--trace", self.write(tmp_path, lines))
        assert "the line of action 1 does not have 'depot'" in result.output
        assert result.exit_code == 2

    def test_the_deal_comes_from_the_setup_line(
        self, little: Path, tmp_path: Path, lines: list[dict[str, Any]]
    ) -> None:
        session = open_session(self.short(little, tmp_path), trace=self.write(tmp_path, lines))
        assert session.dealt.deal == {"P6": "LV"}

    def test_windows_writes_them_with_other_line_ends_and_a_byte_order_mark(
        self, little: Path, tmp_path: Path, lines: list[dict[str, Any]]
    ) -> None:
        deal = tmp_path / "deal.json"
        deal.write_text('{"P6": "LV"}')
        files = [self.short(little, tmp_path), self.write(tmp_path, lines), deal]
        for file in files:
            text = "\r\n".join(file.read_text().splitlines()) + "\r\n"
            file.write_bytes(b"\xef\xbb\xbf" + text.encode())
        game, trace, _ = files
        expected = "18Chesapeake little: 1 of 1 actions, 2 states equal; broken off"
        assert replay(game, "--trace", trace, "--deal", deal).output.strip() == expected

    @pytest.mark.parametrize(
        ("edit", "words"),
        [
            (lambda lines: lines[0]["game"].update(id="other"), "is the trace of 18Chesapeake game other"),
            (lambda lines: lines.append(lines[1]), "has 2 actions"),
            (lambda lines: lines[1]["action"].update(id=9), "action 9 stands where"),
            (lambda lines: lines.pop(0), "has no setup line"),
            (lambda lines: lines[0]["game"].pop("company_shares"), "its setup line does not say"),
            (lambda lines: lines.insert(1, {"kind": "noise"}), "line 2: is no line of a trace"),
        ],
    )
    def test_a_trace_that_does_not_fit_is_refused(
        self, little: Path, tmp_path: Path, lines: list[dict[str, Any]], edit: Any, words: str
    ) -> None:
        edit(lines)
        with pytest.raises(TrackwalkerError, match=words):
            open_session(self.short(little, tmp_path), trace=self.write(tmp_path, lines))


def trace_lines() -> list[dict[str, Any]]:
    """What the site would write of a game in which Ann has bought P1 at $20."""
    markers = {"PRR": 4, "PLE": 3, "SRR": 2, "B&O": 3, "C&O": 4, "LV": 2, "C&A": 2, "N&W": 3}
    company: dict[str, Any] = {
        "cash": 0,
        "par": None,
        "price": None,
        "price_coord": None,
        "price_stack": None,
        "president": None,
        "floated": False,
        "operated": False,
        "share_count": 10,
        "trains": [],
        "token_cities": [],
        "hex_tokens": [],
        "shares_in": {"ipo": 100, "pool": 0, "treasury": 0},
    }
    prices = {"D&R": 20, "C-P": 40, "B&S": 50, "C&OC": 80, "B&OR": 100, "CV": 200}
    state: dict[str, Any] = {
        "round": {"name": "ISR", "turn": 1, "number": 1},
        "phase": "2",
        "finished": False,
        "active": {"id": "11", "type": "player"},
        "players": {
            player: {"cash": 800, "shares": {}, "certs": 0, "bankrupt": False}
            for player in ("11", "12", "13")
        },
        "priority": "11",
        "bank_broken": False,
        "corporations": {name: {**company, "tokens_left": count} for name, count in markers.items()},
        "companies": {n: {"owner": None, "closed": False, "asking_price": p} for n, p in prices.items()},
        "bank": 5600,
        "depot": {"upcoming": {"2": 7, "3": 6, "4": 5, "5": 3, "6": 2, "D": "unlimited"}, "discarded": []},
        "tiles": {},
        "events": [],
    }
    after = json.loads(json.dumps(state))
    after["players"]["11"]["cash"] = 780
    after["players"]["11"]["certs"] = 1
    after["bank"] = 5620
    after["companies"]["D&R"]["owner"] = "11"
    after["active"]["id"] = "12"
    game = {
        "id": "little",
        "title": "18Chesapeake",
        "company_shares": {"CV": [{"corporation": "LV", "percent": 20, "president": True}]},
    }
    action = {"type": "bid", "entity": 11, "entity_type": "player", "id": 1}
    return [{"kind": "setup", "game": game, "state": state}, {"kind": "action", "action": action, **after}]
