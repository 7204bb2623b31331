"""A little game of 1846 played again: distribution, first stock round, first companies in operation."""

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from trackwalker.cli import main
from trackwalker.port.engine import Engine
from trackwalker.transcripts.session import open_session

ANN, BEN, CLEO = 21, 22, 23
CHOICES = [
    (CLEO, "BIG4"),
    (BEN, "O&I"),
    (ANN, "Pass (2)"),
    (CLEO, "SC"),
    (BEN, "MS"),
    (ANN, "C&WI"),
    (CLEO, "MAIL"),
]


def by(entity: object, entity_type: str, kind: str, /, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "entity": entity, "entity_type": entity_type, **fields}


def player(entity: int, kind: str, /, **fields: Any) -> dict[str, Any]:
    return by(entity, "player", kind, **fields)


def nyc(kind: str, /, **fields: Any) -> dict[str, Any]:
    return by("NYC", "corporation", kind, **fields)


DISTRIBUTION = [player(one, "bid", company=card, price=0) for one, card in CHOICES]
STOCK_ROUND = [
    player(ANN, "par", corporation="NYC", share_price="60,0,6"),
    player(BEN, "par", corporation="GT", share_price="70,0,7"),
    player(CLEO, "par", corporation="ERIE", share_price="80,0,8"),
    player(ANN, "buy_shares", shares=["NYC_1"], percent=10),
    player(BEN, "pass"),
    player(CLEO, "pass"),
    player(ANN, "pass"),
]
FIRST_TURNS = [
    by("SC", "company", "assign", target="C5", target_type="hex"),
    by("SC", "company", "pass"),
    by("MS", "minor", "pass"),
    by("BIG4", "minor", "lay_tile", hex="G9", tile="5-0", rotation=1),
    by("BIG4", "minor", "pass"),
    nyc("lay_tile", hex="D18", tile="8-0", rotation=4),
    nyc("sell_shares", shares=["NYC_2", "NYC_3"], percent=20, share_price=50),
    nyc("pass"),
    nyc("buy_train", train="2-2", price=80, variant="2"),
    nyc("pass"),
    by("GT", "corporation", "buy_company", company="MS", price=60),
]


def written(folder: Path, *actions: dict[str, Any]) -> Path:
    game = {
        "id": "little",
        "title": "1846",
        "players": [{"id": ANN, "name": "Ann"}, {"id": BEN, "name": "Ben"}, {"id": CLEO, "name": "Cleo"}],
        "settings": {"optional_rules": ["first_ed"]},
        "actions": [{**action, "id": number} for number, action in enumerate(actions, 1)],
    }
    file = folder / "game.json"
    file.write_text(json.dumps(game))
    return file


def replay(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["replay", *map(str, arguments)])


def owners(engine: Engine) -> dict[str, str]:
    return {private["id"]: private["owner"] for private in engine.state()["privates"]}


def test_a_distribution_is_dealt_so_that_the_choices_can_be_made(tmp_path: Path, engine: Engine) -> None:
    outcome = open_session(written(tmp_path, *DISTRIBUTION)).start(engine, check_legal=True).run()
    assert str(outcome.finding) == "None"
    assert [action["card"] for action in outcome.applied if action["type"] == "draft"][:7] == [
        *("BIG4", "O&I", "blank", "SC", "MS", "C&WI", "MAIL"),
    ]
    assert [action["actor"]["kind"] for action in outcome.applied if action["type"] == "shuffle"] != []
    assert owners(engine) == {
        "BIG4": "player:Cleo",
        "SC": "player:Cleo",
        "MAIL": "player:Cleo",
        "O&I": "player:Ben",
        "MS": "player:Ben",
        "C&WI": "player:Ann",
    }


def test_it_is_played_into_the_first_operating_round(tmp_path: Path, engine: Engine) -> None:
    file = written(tmp_path, *DISTRIBUTION, *STOCK_ROUND, *FIRST_TURNS)
    outcome = open_session(file).start(engine, check_legal=True).run()
    assert str(outcome.finding) == "None"
    assert outcome.played == len(DISTRIBUTION) + len(STOCK_ROUND) + len(FIRST_TURNS)
    state = engine.state()
    companies = {company["id"]: company for company in state["companies"]}
    assert companies["NYC"]["cash"] == 180 - 20 + 2 * 50 - 80
    assert companies["GT"]["cash"] == 140 - 60 + 60
    assert [train["name"] for train in companies["GT"]["trains"]] == ["2"]
    assert companies["MS"]["closed"]
    assert owners(engine)["MS"] == "box"
    assert [(marker["private"], marker["hex"]) for marker in state["markers"]] == [("SC", "C5")]


def test_an_order_of_cards_that_is_not_known_is_named(tmp_path: Path) -> None:
    file = written(tmp_path, *DISTRIBUTION)
    deal = tmp_path / "deal.json"
    deal.write_text(json.dumps(open_session(file).dealt.deal))
    result = replay(file, "--deal", deal)
    assert result.exit_code == 1
    assert "action 1: cards to shuffle: expected unknown after choice 1, got" in result.output


def test_a_choice_that_is_not_in_the_hand_is_refused(tmp_path: Path) -> None:
    file = written(tmp_path, *DISTRIBUTION)
    dealt = open_session(file).dealt
    deal = tmp_path / "deal.json"
    lower = sorted(dealt.deal["deck"], key=lambda card: card == "BIG4")
    deal.write_text(json.dumps({**dealt.deal, "deck": lower}))
    result = replay(file, "--deal", deal)
    assert result.exit_code == 1
    assert "action 1: refused: Cleo: draft card BIG4" in result.output


def test_a_deal_that_does_not_fit_the_players_ends_with_2(tmp_path: Path) -> None:
    deal = tmp_path / "deal.json"
    deal.write_text('{"removed": [], "deck": ["MS"]}')
    result = replay(written(tmp_path, *DISTRIBUTION), "--deal", deal)
    assert result.exit_code == 2
    assert "error: " in result.output
