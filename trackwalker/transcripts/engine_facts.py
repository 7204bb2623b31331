"""The facts of an engine's canonical state, in the words of the site's."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from trackwalker.components.box import Box
from trackwalker.transcripts.compare import Table
from trackwalker.transcripts.geometry import Board, Laid

__all__ = ["engine_table", "unsettled_fact"]

State = Mapping[str, Any]

_USUAL_SHARES = 10
"""How many shares a company has of which the state does not say it."""


def engine_table(state: State, site_laid: Laid, board: Board, box: Box) -> Table:
    """The facts of a canonical state. site_laid: the site's tiles, by whose rotations its cities count."""
    table: Table = {}
    ruined = (state["result"] or {}).get("bankrupt")
    for player in state["players"]:
        table[f"cash of {player['id']}"] = player["cash"]
        table[f"whether {player['id']} is bankrupt"] = player.get("bankrupt", player["id"] == ruined)
    cells = {
        company: (cell["cell"], cell["price"], place)
        for cell in state["market"]
        for place, company in enumerate(cell["stack"])
    }
    shares = _shares(state)
    for (company, holder), percent in shares.items():
        if holder.startswith("player:"):
            table[f"shares of {company} held by {holder.removeprefix('player:')}"] = percent
    _certificates(state, cells, box, table)
    drafting = state["round"]["kind"] == "draft"
    if state["round"]["kind"] == "operating":
        table["priority deal"] = state["priority"]
    for entry in state["companies"]:
        if entry["closed"] or (drafting and entry["kind"] == "independent"):
            continue
        company = entry["id"]
        table[f"treasury of {company}"] = entry["cash"]
        table[f"trains of {company}"] = sorted(train["name"] for train in entry["trains"])
        gone_soon = [train["name"] for train in entry["trains"] if train.get("phased_out")]
        table[f"phased-out trains of {company}"] = sorted(gone_soon)
        table[f"tokens of {company}"] = sorted(
            _city(token, site_laid, board) for token in entry["tokens"] if token.get("kind") != "hotel"
        )
        if entry["kind"] == "independent":
            continue
        cell, price, place = cells.get(company, (None, None, None))
        table[f"par value of {company}"] = entry["par"]
        table[f"share price of {company}"] = price
        table[f"market cell of {company}"] = cell
        table[f"place of {company} in its market cell"] = place
        table[f"president of {company}"] = entry["president"]
        table[f"whether {company} operates without a president"] = entry.get("receivership", False)
        table[f"whether {company} has floated"] = entry["floated"]
        table[f"whether {company} has operated"] = entry["operated"]
        table[f"tokens left to {company}"] = entry["tokens_left"]
        table[f"unsold shares of {company}"] = shares[company, "unsold"]
        table[f"shares of {company} in the pool"] = shares[company, "pool"]
        table[f"number of shares of {company}"] = entry.get("share_count", _USUAL_SHARES)
        hotels = [token["hex"] for token in entry["tokens"] if token.get("kind") == "hotel"]
        table[f"hotels of {company}"] = sorted(hotels)
    kept = {pick["card"] for pick in state["round"]["picks"]} if drafting else set()
    for private in state["privates"]:
        kind, _, owner = private["owner"].partition(":")
        where = {"bank": "unsold", "box": "out of the game"}.get(kind, owner)
        table[f"owner of {private['id']}"] = where
        if where == "unsold" and private["id"] not in kept:
            table[f"asking price of {private['id']}"] = private["price"]
    if drafting:
        _draft(state["round"], table)
    _board(state, site_laid, board, table)
    # the site takes the independents' trains out of the stack at once, the others when they are paid
    early = Counter(card["train"] for card in box.independents.values()) if drafting else Counter()
    table["trains in the bank"] = {
        entry["train"]: "unlimited" if entry["left"] is None else entry["left"] - early[entry["train"]]
        for entry in sorted(state["depot"]["stack"], key=lambda entry: str(entry["train"]))
        if entry["left"] != early[entry["train"]]
    }
    return table


def unsettled_fact(state: State) -> str | None:
    """The fact in which they may differ: the site notes that a company has operated before its turn ends."""
    turn = state["round"].get("turn") if state["round"]["kind"] == "operating" else None
    return f"whether {turn['company']} has operated" if turn else None


def _shares(state: State) -> Counter[tuple[str, str]]:
    """Percent by company and holder; what lies unsold with the bank or in the treasury is `unsold`."""
    shares: Counter[tuple[str, str]] = Counter()
    # the site hands over the certificate under P6 when its par value has been set, not before
    unset = {entry["context"].get("company") for entry in state["pending"] if entry["kind"] == "par"}
    for paper in state["certificates"]:
        company, holder = paper["company"], paper["holder"]
        parked = holder.startswith("private:") or company in unset
        if parked or holder in ("ipo", f"company:{company}"):
            holder = "unsold"
        shares[company, holder] += paper["percent"]
    return shares


def _certificates(state: State, cells: Mapping[str, tuple[str, int, int]], box: Box, table: Table) -> None:
    """How many certificates each player has that count against the limit."""
    unset = {entry["context"].get("company") for entry in state["pending"] if entry["kind"] == "par"}
    count = Counter(
        paper["holder"]
        for paper in state["certificates"]
        if cells.get(paper["company"], ("",))[0] not in box.uncounted_cells and paper["company"] not in unset
    )
    count.update(private["owner"] for private in state["privates"])
    for player in state["players"]:
        table[f"certificates of {player['id']}"] = count[f"player:{player['id']}"]


def _draft(turn: State, table: Table) -> None:
    kept: dict[str, list[str]] = {}
    for pick in turn["picks"]:
        kept.setdefault(pick["player"], []).append(pick["card"])
    for player, cards in kept.items():
        table[f"cards kept by {player}"] = cards
    table["cards to draw"] = [*sorted(turn["hand"]), *turn["deck"]]


def _board(state: State, site_laid: Laid, board: Board, table: Table) -> None:
    table["cash of the bank"] = state["bank"]["cash"]
    causes = [(state[part] or {}).get("cause") for part in ("ending", "result")]
    table["whether the bank is broken"] = "bank" in causes
    table["phase"] = state["phase"]
    table["trains in the pool"] = sorted(state["depot"]["pool"])
    for laid in state["tiles"]["laid"]:
        table[f"tile on {laid['hex']}"] = board.look(laid["tile"], laid["rotation"])
    removed: dict[str, list[str]] = {}
    for token in (state.get("removed") or {}).get("tokens", ()):
        removed.setdefault(token["company"], []).append(_city(token, site_laid, board))
    for company, cities in removed.items():
        table[f"tokens of {company}, not in the game"] = sorted(cities)
    for marker in state.get("markers", ()):
        if marker["hex"] is not None:
            table[f"marker of {marker['private']}"] = marker["hex"]
            table[f"company with the bonus of {marker['private']}"] = marker["company"]


def _city(token: Mapping[str, Any], site_laid: Laid, board: Board) -> str:
    """A token's place in the site's words: `H6/city1`; the sides of the track where there is no such city."""
    exits = tuple(sorted(token["exits"]))
    for spot in board.spots(token["hex"], site_laid):
        if spot.kind == "city" and spot.exits == exits:
            return f"{spot.hex}/city{spot.index}"
    return f"{token['hex']}/sides {', '.join(map(str, exits)) or 'none'}"
