"""A worked example of an engine behind `adapter.py`: the first purchases of 18Chesapeake, and no more.

    trackwalker check 'stdio:python adapter.py opening_engine:OpeningEngine'

It deals a whole game, writes the whole canonical state, and plays one kind of move truly: buying the lowest
private company, P1 to P4, at its asking price. What it does not play it does not judge either: it raises,
which reaches the harness as an error, never as a made-up answer.
"""

import copy
from typing import Any

GAME = "18Chesapeake"
EDITION = "2020"
CASH = {2: 1200, 3: 800, 4: 600, 5: 480, 6: 400}
BANK = 8000
TOKENS = {"PRR": 4, "PLE": 3, "SRR": 2, "B&O": 3, "C&O": 4, "LV": 2, "C&A": 2, "N&W": 3}
PRICES = {"P1": 20, "P2": 40, "P3": 50, "P4": 80, "P5": 100, "P6": 200}
PLAYED = ("P1", "P2", "P3", "P4")  # P5 and P6 bring certificates, with which this example does not deal
TRAINS = {"2": 7, "3": 6, "4": 5, "5": 3, "6": 2, "D": None}
TILES = """
1:1 2:1 3:2 4:2 7:* 8:* 9:* 55:1 56:1 57:7 58:2 69:1 X1:1
14:5 15:6 16:1 19:1 20:1 23:3 24:3 25:2 26:1 27:1 28:1 29:1 X2:1 X3:1 X4:1 X5:1
39:1 40:1 41:1 42:1 43:2 44:1 45:1 46:1 47:2 70:1 611:5 X6:1 X7:2 915:1 X8:1 X9:1
"""


class OpeningEngine:
    """The engine object: the methods of the port on plain dictionaries."""

    def __init__(self) -> None:
        self.table: dict[str, Any] | None = None

    def hello(self) -> dict[str, Any]:
        """Who we are. Only what is true here: no `legal_actions`, for we could not list them all."""
        return {
            "name": "opening-engine",
            "version": "1.0",
            "games": [{"game": GAME, "editions": [EDITION], "players": sorted(CASH)}],
            "capabilities": ["load"],
            "readings": {},
        }

    def new_game(
        self,
        game: str,
        players: list[str],
        deal: dict[str, Any],
        edition: str = EDITION,
        options: dict[str, Any] | None = None,
        rules: dict[str, Any] | None = None,
    ) -> None:
        """Deal. Raises ValueError for what we cannot deal."""
        if game != GAME or edition != EDITION or options:
            raise ValueError(f"only {GAME}, edition {EDITION}, without options is dealt here")
        if rules:
            raise ValueError("the readings of this engine cannot be switched (it does not declare `rules`)")
        if len(players) not in CASH or deal.get("P6") not in TOKENS:
            raise ValueError(f"{GAME} is for 2 to 6 players, and the deal names the company under P6")
        self.table = fresh_table(players, deal["P6"])

    def state(self) -> dict[str, Any]:
        """The canonical state."""
        return self._current()

    def load(self, state: dict[str, Any]) -> None:
        """Go on from a state. Raises ValueError for one that we could not play on from."""
        if state["game"] != GAME or state["round"]["kind"] != "auction" or state["round"]["bids"]:
            raise ValueError(f"only an auction of {GAME} without bids can be loaded here")
        self.table = copy.deepcopy(state)

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Judge an action and, if it is legal, carry it out. First decide, then change."""
        table = self._current()
        actor, turn = action["actor"], table["pending"][0]["actors"][0]["id"]
        if actor["kind"] != "player" or actor["id"] != turn:
            return no(f"it is {turn}'s turn")
        if action["type"] not in ("bid", "pass"):
            return no("in the auction one bids or passes")
        if action["type"] == "pass":
            raise NotImplementedError("passing is not played yet")
        wanted = next((each for each in table["privates"] if each["id"] == action["private"]), None)
        if wanted is None or wanted["owner"] != "bank":
            return no(f"{action['private']} is not for sale")
        lowest = next(each for each in table["privates"] if each["owner"] == "bank")
        if wanted is not lowest or wanted["id"] not in PLAYED:
            raise NotImplementedError(f"only {', '.join(PLAYED)} are sold yet, and only the lowest one")
        if action["price"] != wanted["price"]:
            return no(f"{wanted['id']} costs ${wanted['price']}")
        buyer = next(each for each in table["players"] if each["id"] == turn)
        if buyer["cash"] < wanted["price"]:
            return no(f"{turn} has ${buyer['cash']}")
        self._sell(wanted, buyer)
        return {"legal": True}

    def _sell(self, private: dict[str, Any], buyer: dict[str, Any]) -> None:
        table = self._current()
        buyer["cash"] -= private["price"]
        table["bank"]["cash"] += private["price"]
        private.update(owner=f"player:{buyer['id']}", price=None)
        table["round"].update(passed=[], last_buyer=buyer["id"])
        seats = [each["id"] for each in table["players"]]
        following = seats[(seats.index(buyer["id"]) + 1) % len(seats)]
        table["pending"] = [turn_of(following)]

    def _current(self) -> dict[str, Any]:
        if self.table is None:
            raise RuntimeError("there is no game yet")
        return self.table


def no(reason: str) -> dict[str, Any]:
    """An illegal action: an answer, not an error."""
    return {"legal": False, "reason": reason}


def turn_of(player: str) -> dict[str, Any]:
    """The pending decision of a player in the auction."""
    return {"kind": "auction_turn", "actors": [{"kind": "player", "id": player}], "context": {}}


def fresh_table(players: list[str], under_p6: str) -> dict[str, Any]:
    """The canonical state after the deal: `docs/port.md`, member by member."""
    cash = CASH[len(players)]
    tiles = (entry.split(":") for entry in TILES.split())
    return {
        "format": "trackwalker-state/1",
        "game": GAME,
        "edition": EDITION,
        "options": {},
        "rules": {"readings": {}, "deviations": []},
        "players": [{"id": player, "cash": cash} for player in players],
        "priority": players[0],
        "bank": {"cash": BANK - cash * len(players)},
        "phase": "2",
        "round": {
            "kind": "auction",
            "passed": [],
            "bids": [],
            "out": [],
            "contest": None,
            "resume": None,
            "last_buyer": None,
        },
        "pending": [turn_of(players[0])],
        "certificates": [each for company in TOKENS for each in certificates(company, under_p6)],
        "companies": [
            {
                "id": company,
                "kind": "public",
                "president": None,
                "par": None,
                "floated": False,
                "operated": False,
                "closed": False,
                "cash": 0,
                "trains": [],
                "tokens": [],
                "tokens_left": tokens,
            }
            for company, tokens in TOKENS.items()
        ],
        "market": [],
        "privates": [private(name, under_p6) for name in PRICES],
        "depot": {
            "stack": [{"train": train, "left": left} for train, left in TRAINS.items()],
            "pool": [],
            "gone": [],
        },
        "tiles": {
            "laid": [],
            "left": {tile: None if left == "*" else int(left) for tile, left in tiles},
        },
        "ending": None,
        "result": None,
    }


def certificates(company: str, under_p6: str) -> list[dict[str, Any]]:
    """A company's certificates: the president's 20 % and eight of 10 %, one parked under a private maybe."""
    found = [{"company": company, "percent": 20, "president": True, "holder": "ipo"}]
    found += [{"company": company, "percent": 10, "president": False, "holder": "ipo"} for _ in range(8)]
    if company == under_p6:
        found[0]["holder"] = "private:P6"
    if company == "B&O":
        found[1]["holder"] = "private:P5"
    return found


def private(name: str, under_p6: str) -> dict[str, Any]:
    """An unsold private company at its asking price in $, with the company whose certificate it brings."""
    company = {"P5": "B&O", "P6": under_p6}.get(name)
    return {"id": name, "owner": "bank", "price": PRICES[name]} | ({"company": company} if company else {})
