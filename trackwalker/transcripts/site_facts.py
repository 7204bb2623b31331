"""The facts of the site's own states, as its traces have them."""

from collections.abc import Mapping
from typing import Any

from trackwalker.transcripts.compare import Naming, Table
from trackwalker.transcripts.geometry import Board

__all__ = ["site_table"]

Line = Mapping[str, Any]

_MARKET = "market"
"""What the site writes as president of a company that operates without one."""


def site_table(line: Line, naming: Naming, board: Board) -> Table:
    """The facts of a trace's state (an action line, or `state` of the setup line)."""
    table: Table = {}
    for player, entry in line["players"].items():
        name = naming.players[player]
        table[f"cash of {name}"] = entry["cash"]
        table[f"certificates of {name}"] = entry["certs"]
        table[f"whether {name} is bankrupt"] = entry["bankrupt"]
        for company, percent in sorted(entry["shares"].items()):
            if percent:
                table[f"shares of {naming.company(company)} held by {name}"] = percent
    if line["round"]["name"] == "OR" and line["active"]:  # it wanders during a stock round
        table["priority deal"] = naming.players[line["priority"]]
    for company, entry in line["corporations"].items():
        _corporation(naming.company(company), entry, table, naming)
    drafting = line["round"]["name"] == "DR"
    if not drafting:  # the independents have nothing before the distribution is paid
        for company, entry in line.get("minors", {}).items():
            _belongings(company, entry, table)
    for private, entry in line["companies"].items():
        _private(naming.privates[private], entry, table, naming, drafting)
    if drafting:
        _draft(line["draft"], table, naming)
    table["cash of the bank"] = line["bank"]
    table["whether the bank is broken"] = line["bank_broken"]
    table["phase"] = line["phase"]
    upcoming = line["depot"]["upcoming"]
    table["trains in the bank"] = {name: left for name, left in sorted(upcoming.items()) if left}
    table["trains in the pool"] = sorted(line["depot"]["discarded"])
    for name, (tile, rotation) in sorted(line["tiles"].items()):
        table[f"tile on {name}"] = board.look(naming.tile(tile), rotation)
    for company, cities in line.get("removed_tokens", {}).items():
        table[f"tokens of {company}, not in the game"] = sorted(cities)
    holders = {
        naming.privates.get(private, private): naming.company(company)
        for company, entry in {**line["corporations"], **line.get("minors", {})}.items()
        for private in entry.get("assignments", ())
    }
    for name, marked in line.get("hex_assignments", {}).items():
        for private in (naming.privates.get(one, one) for one in marked):
            table[f"marker of {private}"] = name
            table[f"company with the bonus of {private}"] = holders.get(private)
    return table


def _corporation(company: str, entry: Line, table: Table, naming: Naming) -> None:
    _belongings(company, entry, table)
    table[f"par value of {company}"] = entry["par"]
    table[f"share price of {company}"] = entry["price"]
    coord = entry["price_coord"]
    table[f"market cell of {company}"] = f"r{coord[0] + 1}c{coord[1] + 1}" if coord else None
    table[f"place of {company} in its market cell"] = entry["price_stack"]
    president = entry["president"]
    table[f"president of {company}"] = naming.players.get(president) if president else None
    table[f"whether {company} operates without a president"] = president == _MARKET
    table[f"whether {company} has floated"] = entry["floated"]
    table[f"whether {company} has operated"] = entry["operated"]
    table[f"tokens left to {company}"] = entry["tokens_left"]
    table[f"unsold shares of {company}"] = entry["shares_in"]["ipo"] + entry["shares_in"]["treasury"]
    table[f"shares of {company} in the pool"] = entry["shares_in"]["pool"]
    table[f"number of shares of {company}"] = entry["share_count"]
    table[f"hotels of {company}"] = sorted(entry["hex_tokens"])


def _belongings(company: str, entry: Line, table: Table) -> None:
    table[f"treasury of {company}"] = entry["cash"]
    table[f"trains of {company}"] = sorted(entry["trains"])
    table[f"phased-out trains of {company}"] = sorted(entry.get("obsolete_trains", ()))
    table[f"tokens of {company}"] = sorted(entry["token_cities"])


def _private(private: str, entry: Line, table: Table, naming: Naming, drafting: bool) -> None:
    owner = entry["owner"]
    where = naming.players.get(owner, owner) or "unsold"
    bought = private in naming.independents and owner is not None and owner not in naming.players
    if entry["closed"] or bought:
        where = "out of the game"
    elif drafting:  # what was kept is the player's when it is paid
        where = "unsold"
    table[f"owner of {private}"] = where
    if owner is None and where == "unsold":
        table[f"asking price of {private}"] = entry["asking_price"]


def _draft(draft: Line, table: Table, naming: Naming) -> None:
    for player, cards in draft["chosen"].items():
        table[f"cards kept by {naming.players[player]}"] = [naming.card(card) for card in cards]
    queue = [naming.card(card) for card in draft["queue"]]
    table["cards to draw"] = [*sorted(queue[: naming.hand]), *queue[naming.hand :]]
