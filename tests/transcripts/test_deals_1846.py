"""What was random in a recorded game of 1846: from its trace, a file, or the choices; which games count."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from trackwalker.cli import main
from trackwalker.errors import TrackwalkerError
from trackwalker.transcripts.session import Session, open_session

PLAYERS = [{"id": number, "name": name} for number, name in enumerate(["Ann", "Ben", "Cleo"], 21)]
CHOICES = [(23, "BIG4"), (22, "O&I"), (21, "Pass (2)"), (23, "SC"), (22, "MS"), (21, "C&WI"), (23, "MAIL")]


def bid(player: int, card: str) -> dict[str, Any]:
    return {"type": "bid", "entity": player, "entity_type": "player", "company": card, "price": 0}


def par(player: int, company: str) -> dict[str, Any]:
    price = {"corporation": company, "share_price": "60,0,6"}
    return {"type": "par", "entity": player, "entity_type": "player", **price}


def written(folder: Path, *actions: dict[str, Any], **changes: Any) -> Path:
    numbered = [{**action, "id": number} for number, action in enumerate(actions, 1)]
    game: dict[str, Any] = {
        "id": "little",
        "title": "1846",
        "players": PLAYERS,
        "settings": {"optional_rules": ["first_ed"]},
        "actions": numbered,
    }
    file = folder / "game.json"
    file.write_text(json.dumps(game | changes))
    return file


def opened(folder: Path, *actions: dict[str, Any], **changes: Any) -> Session:
    return open_session(written(folder, *actions, **changes))


def replay(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["replay", *map(str, arguments)])


class TestEdition:
    """The options of a game say by which edition it was played."""

    @pytest.mark.parametrize(
        ("options", "edition"), [(["first_ed"], "1.1"), ([], "2"), (["second_ed_co"], "2"), (None, "2")]
    )
    def test_a_game_is_of_the_edition_that_its_options_say(
        self, tmp_path: Path, options: list[str] | None, edition: str
    ) -> None:
        settings = None if options is None else {"optional_rules": options}
        session = opened(tmp_path, *(bid(*choice) for choice in CHOICES), settings=settings)
        assert session.edition == edition
        assert session.options == {}
        assert ("LM" in session.box.privates) == (edition == "2")
        assert ("1846-Q99" in session.rules["readings"]) == (edition == "2")
        removed = session.dealt.deal["removed"]
        assert len(removed) == (8 if edition == "2" else 6)
        assert ({"LM", "BT"} <= {*removed}) == (edition == "2"), "nobody has chosen them"

    def test_other_options_are_refused_by_name(self, tmp_path: Path) -> None:
        result = replay(written(tmp_path, settings={"optional_rules": ["first_ed", "no_chicago"]}))
        assert result.exit_code == 2
        assert "it has no_chicago" in result.output
        assert "first_ed" not in result.output


class TestInferred:
    """Without a trace the choices say enough for a deal that fits them."""

    def test_what_nobody_chose_or_founded_is_out(self, tmp_path: Path) -> None:
        actions = [*(bid(*choice) for choice in CHOICES), par(21, "ERIE")]
        dealt = opened(tmp_path, *actions).dealt
        assert dealt.deal["removed"] == ["LSL", "MC", "MPC", "TBC", "C&O", "PRR"]
        assert sorted(dealt.deal["deck"]) == sorted(
            ["BIG4", "C&WI", "MAIL", "MS", "O&I", "SC", "blank", "blank", "blank"]
        )
        assert dealt.note == "deal inferred from the recorded choices: without LSL, MC, MPC, TBC, C&O, PRR"

    def test_what_cannot_be_known_is_assumed_and_said(self, tmp_path: Path) -> None:
        dealt = opened(tmp_path, *(bid(*choice) for choice in CHOICES)).dealt
        assert dealt.deal["removed"] == ["LSL", "MC", "MPC", "TBC", "C&O", "ERIE"]
        assert dealt.note.endswith("(C&O, ERIE only assumed)")

    def test_passes_on_the_last_private_are_no_choices(self, tmp_path: Path) -> None:
        passed = {"type": "pass", "entity": 21, "entity_type": "player"}
        actions = [*(bid(*choice) for choice in CHOICES[:6]), passed, bid(23, "MAIL"), par(21, "ERIE")]
        session = opened(tmp_path, *actions)
        assert len(session.dealt.shuffles) == 7

    def test_five_players_play_with_everything(self, tmp_path: Path) -> None:
        five = [{"id": number, "name": f"P{number}"} for number in range(5)]
        dealt = opened(tmp_path, bid(4, "LSL"), players=five).dealt
        assert dealt.deal["removed"] == []
        assert len(dealt.deal["deck"]) == 15
        assert dealt.note == "deal inferred from the recorded choices: without removals"

    def test_choices_that_fit_no_deal_are_named(self, tmp_path: Path) -> None:
        result = replay(written(tmp_path, bid(23, "LSL"), bid(22, "MC")))
        assert result.exit_code == 2
        assert "does not say which companies were drawn out" in result.output
        assert "--trace" in result.output
        assert '"deck"' in result.output


class TestGiven:
    """From a trace or a file, as they stand."""

    def test_a_trace_has_the_queue_of_cards(self, tmp_path: Path) -> None:
        queues = [["MS", "Pass (1)", "BIG4"], ["Pass (1)", "BIG4"]]
        setup = {
            "kind": "setup",
            "game": {"id": "little", "title": "1846", "removed": ["C&O", "LSL"]},
            "state": {"draft": {"queue": queues[0], "chosen": {}}},
        }
        line = {"kind": "action", "action": {"id": 1, "type": "bid"}, "corporations": {}}
        line["draft"] = {"queue": queues[1], "chosen": {"23": ["MS"]}}
        trace = tmp_path / "trace.jsonl.gz"
        trace.write_bytes(gzip.compress("\n".join(map(json.dumps, [setup, line])).encode()))
        dealt = open_session(written(tmp_path, bid(23, "MS")), trace=trace).dealt
        assert dealt.deal == {"removed": ["C&O", "LSL"], "deck": ["MS", "blank", "BIG4"]}
        assert dealt.shuffles == (("blank", "BIG4"),)
        assert dealt.note == ""

    def test_a_trace_that_does_not_say_it_is_refused(self, tmp_path: Path) -> None:
        trace = tmp_path / "trace.jsonl"
        setup = {"kind": "setup", "game": {"id": "little", "title": "1846"}, "state": {}}
        trace.write_text(json.dumps(setup))
        with pytest.raises(TrackwalkerError, match="its setup line does not say which companies"):
            open_session(written(tmp_path), trace=trace)

    def test_a_file_may_hold_the_shuffles_too(self, tmp_path: Path) -> None:
        deal = tmp_path / "deal.json"
        deal.write_text('{"removed": [], "deck": ["MS"], "shuffles": [["blank", "MS"], ["MS"]]}')
        dealt = open_session(written(tmp_path), deal=deal).dealt
        assert dealt.deal == {"removed": [], "deck": ["MS"]}
        assert dealt.shuffles == (("blank", "MS"), ("MS",))

    @pytest.mark.parametrize("shuffles", ['"MS"', '["MS"]', "[[1]]"])
    def test_shuffles_of_another_form_are_refused(self, tmp_path: Path, shuffles: str) -> None:
        deal = tmp_path / "deal.json"
        deal.write_text(f'{{"removed": [], "deck": [], "shuffles": {shuffles}}}')
        result = replay(written(tmp_path), "--deal", deal)
        assert result.exit_code == 2
        assert "`shuffles` is no list of lists of cards" in result.output
