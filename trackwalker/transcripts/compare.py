"""The engine's canonical state laid against the site's own, fact by fact.

Both are written as a table of facts, `name of the fact -> value`, in the same words; the comparison is then a
comparison of two tables.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from trackwalker.transcripts.geometry import Board, Laid

__all__ = ["Difference", "Naming", "Table", "differences", "engine_table", "site_table"]

Table = dict[str, object]
"""Fact -> value. Money in $, shares in percent."""


@dataclass(frozen=True, slots=True)
class Difference:
    """A fact that differs: what the site's trace says, and what the engine has."""

    fact: str
    expected: object
    got: object

    def __str__(self) -> str:
        return f"{self.fact}: expected {_shown(self.expected)}, got {_shown(self.got)}"


@dataclass(frozen=True, slots=True)
class Naming:
    """How the site's names become the engine's: players, private companies, tiles."""

    players: Mapping[str, str]
    privates: Mapping[str, str]
    tile: Callable[[str], str]


def differences(expected: Table, got: Table) -> list[Difference]:
    """The facts that differ, in the order of the expected table."""
    return [
        Difference(fact, expected.get(fact), got.get(fact))
        for fact in [*expected, *(fact for fact in got if fact not in expected)]
        if expected.get(fact) != got.get(fact)
    ]


def site_table(line: Mapping[str, Any], naming: Naming, board: Board) -> Table:
    """The facts of a trace's state (an action line, or `state` of the setup line)."""
    table: Table = {}
    for player, entry in line["players"].items():
        name = naming.players[player]
        table[f"cash of {name}"] = entry["cash"]
        for company, percent in sorted(entry["shares"].items()):
            if percent:
                table[f"shares of {company} held by {name}"] = percent
    for company, entry in line["corporations"].items():
        table[f"treasury of {company}"] = entry["cash"]
        table[f"par value of {company}"] = entry["par"]
        table[f"share price of {company}"] = entry["price"]
        coord = entry["price_coord"]
        table[f"market cell of {company}"] = f"r{coord[0] + 1}c{coord[1] + 1}" if coord else None
        table[f"place of {company} in its market cell"] = entry["price_stack"]
        president = entry["president"]
        table[f"president of {company}"] = naming.players.get(president) if president else None
        table[f"whether {company} has floated"] = entry["floated"]
        table[f"trains of {company}"] = sorted(entry["trains"])
        table[f"tokens of {company}"] = sorted(entry["token_cities"])
        table[f"tokens left to {company}"] = entry["tokens_left"]
        table[f"unsold shares of {company}"] = entry["shares_in"]["ipo"] + entry["shares_in"]["treasury"]
        table[f"shares of {company} in the pool"] = entry["shares_in"]["pool"]
    for private, entry in line["companies"].items():
        owner = entry["owner"]
        name = naming.privates[private]
        where = "out of the game" if entry["closed"] else naming.players.get(owner, owner) or "unsold"
        table[f"owner of {name}"] = where
        if where == "unsold":
            table[f"asking price of {name}"] = entry["asking_price"]
    table["cash of the bank"] = line["bank"]
    table["phase"] = line["phase"]
    upcoming = line["depot"]["upcoming"]
    table["trains in the bank"] = {name: left for name, left in sorted(upcoming.items()) if left}
    table["trains in the pool"] = sorted(line["depot"]["discarded"])
    for name, (tile, rotation) in sorted(line["tiles"].items()):
        table[f"tile on {name}"] = board.look(naming.tile(tile), rotation)
    return table


def engine_table(state: Mapping[str, Any], site_laid: Laid, board: Board) -> Table:
    """The facts of a canonical state. site_laid: the site's tiles, by whose rotations its cities count."""
    table: Table = {f"cash of {player['id']}": player["cash"] for player in state["players"]}
    shares: Counter[tuple[str, str]] = Counter()
    # the site hands over the certificate under P6 when its par value has been set, not before
    unset = {entry["context"].get("company") for entry in state["pending"] if entry["kind"] == "par"}
    for paper in state["certificates"]:
        parked = paper["holder"].startswith("private:") or paper["company"] in unset
        holder = "ipo" if parked else paper["holder"]
        shares[paper["company"], holder] += paper["percent"]
    for (company, holder), percent in shares.items():
        if holder.startswith("player:"):
            table[f"shares of {company} held by {holder.removeprefix('player:')}"] = percent
    cells = {
        company: (cell["cell"], cell["price"], place)
        for cell in state["market"]
        for place, company in enumerate(cell["stack"])
    }
    for entry in state["companies"]:
        company = entry["id"]
        cell, price, place = cells.get(company, (None, None, None))
        table[f"treasury of {company}"] = entry["cash"]
        table[f"par value of {company}"] = entry["par"]
        table[f"share price of {company}"] = price
        table[f"market cell of {company}"] = cell
        table[f"place of {company} in its market cell"] = place
        table[f"president of {company}"] = entry["president"]
        table[f"whether {company} has floated"] = entry["floated"]
        table[f"trains of {company}"] = sorted(train["name"] for train in entry["trains"])
        table[f"tokens of {company}"] = sorted(_city(token, site_laid, board) for token in entry["tokens"])
        table[f"tokens left to {company}"] = entry["tokens_left"]
        table[f"unsold shares of {company}"] = shares[company, "ipo"]
        table[f"shares of {company} in the pool"] = shares[company, "pool"]
    for private in state["privates"]:
        kind, _, owner = private["owner"].partition(":")
        where = {"bank": "unsold", "box": "out of the game"}.get(kind, owner)
        table[f"owner of {private['id']}"] = where
        if where == "unsold":
            table[f"asking price of {private['id']}"] = private["price"]
    table["cash of the bank"] = state["bank"]["cash"]
    table["phase"] = state["phase"]
    table["trains in the bank"] = {
        entry["train"]: "unlimited" if entry["left"] is None else entry["left"]
        for entry in sorted(state["depot"]["stack"], key=lambda entry: str(entry["train"]))
        if entry["left"] != 0
    }
    table["trains in the pool"] = sorted(state["depot"]["pool"])
    for laid in state["tiles"]["laid"]:
        table[f"tile on {laid['hex']}"] = board.look(laid["tile"], laid["rotation"])
    return table


def _city(token: Mapping[str, Any], site_laid: Laid, board: Board) -> str:
    """A token's place in the site's words: `H6/city1`; the sides of the track where there is no such city."""
    exits = tuple(sorted(token["exits"]))
    for spot in board.spots(token["hex"], site_laid):
        if spot.kind == "city" and spot.exits == exits:
            return f"{spot.hex}/city{spot.index}"
    return f"{token['hex']}/sides {', '.join(map(str, exits)) or 'none'}"


def _shown(value: object) -> str:
    if isinstance(value, tuple) and value and isinstance(value[0], str):
        return f"tile {value[0]} {value[1:]}"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{name}: {number}" for name, number in value.items()) or "none"
    return "none" if value is None else str(value)
