"""A little game of 18FL played again: hidden bids, a gift, bonus actions, an optional rule."""

import json
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from trackwalker.cli import main
from trackwalker.port.engine import Engine
from trackwalker.transcripts.session import open_session

ANN, BEN, CLEO, DORA = 31, 32, 33, 34
NAMES = {ANN: "Ann", BEN: "Ben", CLEO: "Cleo", DORA: "Dora"}


def by(entity: object, entity_type: str, kind: str, /, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "entity": entity, "entity_type": entity_type, **fields}


def player(entity: int, kind: str, /, **fields: Any) -> dict[str, Any]:
    return by(entity, "player", kind, **fields)


def fec(kind: str, /, **fields: Any) -> dict[str, Any]:
    return by("FECR", "corporation", kind, **fields)


def sal(kind: str, /, **fields: Any) -> dict[str, Any]:
    return by("SAL", "corporation", kind, **fields)


BIDS = [
    *(player(one, "bid", price=price) for one, price in ((ANN, 0), (BEN, 5), (CLEO, 10), (DORA, 5))),
    player(CLEO, "bid", company="FECCTC", price=0),
    player(BEN, "bid", company="POSC", price=0),
    player(DORA, "bid", company="TR", price=0),
    player(ANN, "bid", company="TC", price=0),
]
STOCK_ROUND = [
    player(DORA, "par", corporation="SAL", share_price="70,0,2"),
    player(ANN, "pass"),
    player(BEN, "buy_shares", shares=["SAL_1"], percent=20),
    player(CLEO, "par", corporation="FECR", share_price="80,0,4"),
    *(player(one, "pass") for one in (DORA, ANN, BEN, CLEO)),
]
FIRST_ROUND = [
    fec("lay_tile", hex="J27", tile="6fl-0", rotation=2),
    fec("lay_tile", hex="I28", tile="58-0", rotation=0),
    by("TC", "company", "place_token", city="B23-0-1", slot=0, tokener="FECR"),
    fec("hex_token", hex="I28", cost=40),
    fec("buy_train", train="2-0", price=100, variant="2"),
    fec("pass"),
    by("POSC", "company", "assign", target="B23", target_type="hex"),
    sal("lay_tile", hex="C24", tile="58-1", rotation=0),
    by("TR", "company", "lay_tile", hex="D23", tile="58-2", rotation=3),
    sal("pass"),
    sal("hex_token", hex="C24", cost=20),
    sal("buy_train", train="2-1", price=100, variant="2"),
    sal("pass"),
]


def written(folder: Path, *actions: dict[str, Any], **more: Any) -> Path:
    game = {
        "id": "little",
        "title": "18FL",
        "players": [{"id": one, "name": name} for one, name in NAMES.items()],
        "settings": {"optional_rules": []},
        "actions": [{**action, "id": number} for number, action in enumerate(actions, 1)],
    }
    file = folder / "game.json"
    file.write_text(json.dumps(game | more))
    return file


def replay(*arguments: object) -> Result:
    return CliRunner().invoke(main, ["replay", *map(str, arguments)])


def companies(engine: Engine) -> dict[str, dict[str, Any]]:
    return {company["id"]: company for company in engine.state()["companies"]}


def test_bids_and_choices(tmp_path: Path, engine: Engine) -> None:
    session = open_session(written(tmp_path, *BIDS))
    assert (session.dealt.deal, session.dealt.note) == ({}, "")
    outcome = session.start(engine, check_legal=True).run()
    assert str(outcome.finding) == "None"
    state = engine.state()
    assert {one["id"]: one["owner"] for one in state["privates"]} == {
        "TR": "player:Dora",
        "POSC": "player:Ben",
        "TC": "player:Ann",
        "FECCTC": "player:Cleo",
    }
    assert [one["cash"] for one in state["players"]] == [230, 255, 180, 275]
    assert state["priority"] == "Dora"


def test_it_is_played_through_the_first_operating_round(tmp_path: Path, engine: Engine) -> None:
    file = written(tmp_path, *BIDS, *STOCK_ROUND, *FIRST_ROUND)
    outcome = open_session(file).start(engine, check_legal=True).run()
    assert str(outcome.finding) == "None"
    assert outcome.played == len(BIDS) + len(STOCK_ROUND) + len(FIRST_ROUND)
    florida, seaboard = companies(engine)["FEC"], companies(engine)["SAL"]
    assert (florida["floated"], florida["cash"]) == (True, 5 * 80 - 40 - 100)
    assert florida["tokens"][1:] == [
        {"hex": "B23", "exits": [1, 2], "kind": "terminal"},
        {"hex": "I28", "exits": [0, 2], "kind": "hotel"},
    ]
    assert seaboard["cash"] == 5 * 70 - 20 - 100
    state = engine.state()
    assert [(one["private"], one["hex"], one["company"]) for one in state["markers"]] == [
        ("POSC", "B23", "SAL")
    ]
    assert {one["owner"] for one in state["privates"]} == {"box"}
    assert {"hex": "D23", "tile": "58", "rotation": 3} in state["tiles"]["laid"]


def test_a_private_is_used_in_the_turn_that_goes_on_afterwards(tmp_path: Path, engine: Engine) -> None:
    """The marker is put down after FEC has bought a train, and FEC passes once more: it is still its turn."""
    own = [*FIRST_ROUND[:5], FIRST_ROUND[6], fec("pass")]
    open_session(written(tmp_path, *BIDS, *STOCK_ROUND, *own)).start(engine).run()
    assert engine.state()["markers"][0]["company"] == "FEC"


HIGHER_LIMIT = {"optional_rules": ["two_player_share_limit"]}


def test_the_rulebooks_optional_rule_is_an_option(tmp_path: Path, engine: Engine) -> None:
    two = [{"id": one, "name": NAMES[one]} for one in (ANN, BEN)]
    session = open_session(written(tmp_path, *BIDS[:2], players=two, settings=HIGHER_LIMIT))
    assert session.options == {"holding_limit": 70}
    assert str(session.start(engine).run().finding) == "None"
    assert engine.state()["options"] == {"holding_limit": 70}


def test_an_optional_rule_that_does_not_fit_the_players_ends_with_2(tmp_path: Path) -> None:
    result = replay(written(tmp_path, *BIDS, settings=HIGHER_LIMIT))
    assert result.exit_code == 2
    assert "no option holding_limit: 70 with 4 players" in result.output


def test_other_optional_rules_are_refused_by_name(tmp_path: Path) -> None:
    result = replay(written(tmp_path, *BIDS, settings={"optional_rules": ["no_such_rule"]}))
    assert result.exit_code == 2
    assert "18FL is played here with no other optional rules; it has no_such_rule" in result.output
