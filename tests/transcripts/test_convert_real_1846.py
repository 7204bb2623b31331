"""Every action of the recorded games of 1846 has words in the port, seen from the site's own states alone."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from trackwalker.transcripts.convert import Converter
from trackwalker.transcripts.geometry import Board
from trackwalker.transcripts.session import open_session

GAMES = ["12666", "3099", "1846_game_end_reason_bankrupt", "hs_cvjhogoy_1599504419", "hs_sudambau_1600037415"]


def seen_from_the_site(line: Mapping[str, Any], names: Mapping[str, str]) -> dict[str, Any]:
    """As much of a canonical state as converting looks at, from a state of the site."""
    companies = [
        {"id": name, "president": names.get(entry["president"] or ""), "tokens": []}
        for name, entry in {**line["corporations"], **line.get("minors", {})}.items()
    ]
    privates = []
    for name, entry in line["companies"].items():
        kind = "player" if entry["owner"] in names else "company"
        owner = f"{kind}:{names.get(entry['owner'], entry['owner'])}" if entry["owner"] else "bank"
        privates.append({"id": name, "owner": owner})
    papers = [
        {"company": name, "percent": 10, "holder": {"treasury": f"company:{name}"}.get(place, place)}
        for name, entry in line["corporations"].items()
        for place, percent in entry["shares_in"].items()
        for _ in range(percent // 10)
    ]
    drafting = line["round"]["name"] == "DR"
    queue = line["draft"]["queue"] if drafting else []
    offer = {"kind": "last_private", "context": {"price": 0}}
    return {
        "round": {"kind": "draft" if drafting else "stock"},
        "pending": [offer] if len(queue) == 1 else [],
        "companies": companies,
        "privates": privates,
        "certificates": papers,
    }


def cities(board: Board, converter: Converter, action: Mapping[str, Any]) -> set[str]:
    return {
        f"{spot.hex}/city{spot.index}"
        for spot in board.spots(action["hex"], converter.pieces.laid)
        if spot.kind == "city" and list(spot.exits) == action["exits"]
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_words(real_games: Path, game: str) -> None:
    folder = real_games / "1846"
    session = open_session(folder / f"{game}.json", trace=folder / f"{game}.trace.jsonl.gz")
    assert session.trace is not None
    names = session.transcript.players
    converter = Converter(session.board, session.box, session.naming, names)
    before: Mapping[str, Any] = session.trace.setup["state"]
    done: Counter[str] = Counter()
    for recorded, line in zip(session.transcript.actions, session.trace.lines, strict=True):
        if recorded.type == "end_game":
            break
        state = seen_from_the_site(before, names)
        action = converter.convert(recorded.raw, state)
        converter.done(recorded.raw, action)
        done[action["type"]] += 1
        company = action["actor"]["id"]
        if action["type"] == "lay_tile":
            assert line["tiles"][action["hex"]] == [action["tile"], action["rotation"]]
        if action["type"] == "place_token":
            new = set(line["corporations"][company]["token_cities"])
            new -= set(before["corporations"][company]["token_cities"])
            assert cities(session.board, converter, action) == new
        if action["type"] == "buy_train":
            trains = Counter(line["corporations"][company]["trains"])
            assert trains - Counter(before["corporations"][company]["trains"]) == {action["train"]: 1}
            seller = action["from"].removeprefix("company:")
            if seller != "bank":
                sold = Counter(before["corporations"][seller]["trains"])
                assert sold - Counter(line["corporations"][seller]["trains"]) == {action["train"]: 1}
        if action["type"] == "run_routes":
            runs = [event for event in line["events"] if event["event"] == "run"]
            stops = [sorted({step["hex"] for step in route["path"]}) for route in action["routes"]]
            assert stops == [sorted(set(route["hexes"])) for route in runs[0]["routes"]]
            assert [r["train"] for r in action["routes"]] == [r["train"] for r in runs[0]["routes"]]
        before = line
    assert done["draft"] >= 6
    assert done["shuffle"] == 0
