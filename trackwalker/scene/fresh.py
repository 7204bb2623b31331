"""A table as it is right after unpacking: seats, money, and everything else in its box."""

from typing import Any

from trackwalker.scene.box import PLAYER_NAMES, Box
from trackwalker.scene.faults import SceneError


def default_deal(box: Box) -> dict[str, Any]:
    """The random outcomes where a scenario does not care: the last company wherever one is drawn."""
    return {
        private["id"]: list(box.companies)[-1]
        for private in box.privates.values()
        if private.get("share", {}).get("company") == "random"
    }


def _parked(box: Box, deal: dict[str, Any]) -> dict[tuple[str, bool], str]:
    """(company, is it the president's certificate) -> the private company it lies under."""
    parked = {}
    for private in box.privates.values():
        if share := private.get("share"):
            company = deal[private["id"]] if share["company"] == "random" else share["company"]
            if company not in box.companies:
                raise SceneError(f"there is no company {company!r} to lie under {private['id']}")
            parked[company, bool(share.get("president", False))] = private["id"]
    return parked


def certificates(box: Box, deal: dict[str, Any]) -> list[dict[str, Any]]:
    """All certificates at set-up: unissued, or parked under a private company."""
    parked = _parked(box, deal)
    paper = []
    for company in box.companies:
        for index, percent in enumerate(box.certificates):
            president = index == 0
            under = parked.pop((company, president), None)
            holder = f"private:{under}" if under else "ipo"
            paper.append({"company": company, "percent": percent, "president": president, "holder": holder})
    return paper


def privates(box: Box, deal: dict[str, Any]) -> list[dict[str, Any]]:
    """All private companies at set-up: unsold, each with the company that a certificate under it is of."""
    drawn = {private: company for (company, _), private in _parked(box, deal).items()}
    return [
        {"id": private["id"], "owner": "bank", "price": private["face"]}
        | ({"company": drawn[private["id"]]} if private["id"] in drawn else {})
        for private in box.privates.values()
    ]


def fresh_state(box: Box, count: int, deal: dict[str, Any], rules: dict[str, Any]) -> dict[str, Any]:
    """The canonical state of a game that has just been dealt, before the first decision."""
    start = box.start_cash(count)
    players = list(PLAYER_NAMES[:count])
    return {
        "format": "trackwalker-state/1",
        "game": box.game,
        "edition": box.edition,
        "options": {},
        "rules": {
            "readings": dict(rules.get("readings", {})),
            "deviations": list(rules.get("deviations", [])),
        },
        "players": [{"id": name, "cash": start} for name in players],
        "priority": players[0],
        "bank": {"cash": None if box.bank is None else box.bank - count * start},
        "phase": next(iter(box.phases)),
        "round": {
            "kind": "auction",
            "passed": [],
            "bids": [],
            "out": [],
            "contest": None,
            "resume": None,
            "last_buyer": None,
        },
        "pending": [
            {"kind": "auction_turn", "actors": [{"kind": "player", "id": players[0]}], "context": {}}
        ],
        "certificates": certificates(box, deal),
        "companies": [
            {
                "id": company["id"],
                "kind": company.get("kind", "public"),
                "president": None,
                "par": None,
                "floated": False,
                "operated": False,
                "closed": False,
                "cash": 0,
                "trains": [],
                "tokens": [],
                "tokens_left": len(company["tokens"]),
            }
            for company in box.companies.values()
        ],
        "market": [],
        "privates": privates(box, deal),
        "depot": {
            "stack": [{"train": train["name"], "left": train["count"]} for train in box.trains.values()],
            "pool": [],
            "gone": [],
        },
        "tiles": {"laid": [], "left": box.tile_counts},
        "ending": None,
        "result": None,
    }
