"""A state with the indexes that checks need, and a step from one to the next."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker.components.hexes import Lying
from trackwalker.games.terms import Terms
from trackwalker.invariants.core.facts import Facts

__all__ = ["Step", "View"]

State = Mapping[str, Any]
Action = Mapping[str, Any]


class View:
    """One table. Holders are as in the state: `player:Alice`, `ipo`, `pool`.

    held: (company, holder) -> percent. papers: (company, holder) -> certificates. cells: company -> its cell.
    """

    __slots__ = (
        "_terms",
        "cells",
        "companies",
        "facts",
        "held",
        "kind",
        "laid",
        "papers",
        "players",
        "state",
    )

    def __init__(self, state: State, facts: Facts) -> None:
        self.state = state
        self.facts = facts.at(state)
        self._terms: Terms | None = None
        self.players: dict[str, dict[str, Any]] = {player["id"]: player for player in state["players"]}
        self.companies: dict[str, dict[str, Any]] = {company["id"]: company for company in state["companies"]}
        self.held: dict[tuple[str, str], int] = {}
        self.papers: dict[tuple[str, str], int] = {}
        held, papers = self.held, self.papers
        for paper in state["certificates"]:
            key = (paper["company"], paper["holder"])
            held[key] = held.get(key, 0) + paper["percent"]
            papers[key] = papers.get(key, 0) + 1
        self.cells: dict[str, dict[str, Any]] = {
            name: cell for cell in state["market"] for name in cell["stack"]
        }
        self.laid: dict[str, Lying] = {
            tile["hex"]: (tile["tile"], tile["rotation"]) for tile in state["tiles"]["laid"]
        }
        self.kind: str | None = state["pending"][0]["kind"] if state["pending"] else None

    @property
    def components(self) -> Mapping[str, Any]:
        """What is in the box."""
        return self.facts.components

    @property
    def terms(self) -> Terms:
        """The terms by which it is played."""
        if self._terms is None:
            self._terms = self.facts.terms(self.state.get("rules"))
        return self._terms

    def follows(self, question: str, reading: str) -> bool:
        """Whether this table is played by a reading of a question."""
        chosen = (self.state.get("rules") or {}).get("readings", {}).get(question)
        if chosen is None:
            chosen = self.facts.readings.get(question)
        return bool(chosen == reading)

    def shares(self, company: str) -> int:
        """How many shares a company has."""
        return int(self.companies[company].get("share_count") or self.facts.usual_shares)

    def share(self, company: str) -> int:
        """What one share of a company is, in percent."""
        return 100 // self.shares(company)

    def train_limit(self, company: str) -> int | None:
        """How many trains a company may own now; None: as many as it likes."""
        limit = self.facts.box.train_limit(self.state["phase"], self.shares(company), company)
        if limit is None:
            return None
        return limit + sum(int(card.get("more_trains", 0)) for card in self.abilities(company))

    def abilities(self, company: str) -> Iterator[Mapping[str, Any]]:
        """What the charter of a company says, and those of the companies it was formed of."""
        for charter in (company, *self.companies[company].get("merged", ())):
            yield self.facts.companies.get(charter, {}).get("ability", {})

    def is_frozen(self, company: str) -> bool:
        """Whether a company has no president and no turns until it has one (18FL-8.4.3-i, 8.4.3-n)."""
        return self.terms.failure.vacant_companies_wait and bool(self.companies[company].get("receivership"))

    def share_of(self, company: str, player: str) -> int:
        """How many percent of a company a player holds."""
        return self.held.get((company, "player:" + player), 0)

    def price(self, company: str) -> int | None:
        """The share price in $; None before the company has started."""
        cell = self.cells.get(company)
        return None if cell is None else int(cell["price"])

    def office(self, company: str) -> int:
        """The percent of a company's president's certificate."""
        papers = self.state["certificates"]
        return next(
            int(paper["percent"]) for paper in papers if paper["president"] and paper["company"] == company
        )

    def owner(self, private: str) -> str:
        """The holder of a private company."""
        return next(str(entry["owner"]) for entry in self.state["privates"] if entry["id"] == private)

    def private(self, private: str) -> dict[str, Any] | None:
        """The entry of a private company; None if it is not in the game."""
        return next((entry for entry in self.state["privates"] if entry["id"] == private), None)

    def owned(self, holder: str) -> list[str]:
        """The private companies of a holder."""
        return [str(entry["id"]) for entry in self.state["privates"] if entry["owner"] == holder]

    def decider(self, company: str) -> str | None:
        """The player who decides for a company: its president, or the owner of an independent one."""
        entry = self.companies[company]
        if entry["kind"] != "independent":
            president: str | None = entry["president"]
            return president
        kind, _, owner = self.owner(company).partition(":")
        return owner if kind == "player" else None

    @property
    def national(self) -> str | None:
        """The company that is formed of others, if the game has one."""
        card = self.facts.components.get("national")
        return None if card is None else str(card["id"])

    def is_formed(self) -> bool:
        """Whether that company is in the game."""
        entry = self.companies.get(self.national or "")
        return entry is not None and entry["par"] is not None

    @property
    def active(self) -> list[str]:
        """The players who are not bankrupt, in seat order."""
        return [name for name, player in self.players.items() if not player.get("bankrupt")]

    def after_seat(self, player: str, count: int = 1) -> str:
        """The player so many seats clockwise of another, passing over those who are out of the game."""
        seats = list(self.players)
        at = seats.index(player)
        around = [name for name in (*seats[at + 1 :], *seats[:at]) if name in self.active]
        if not count or not around:
            return player
        return [*around, player][(count - 1) % (len(around) + 1)]

    def with_players(self, company: str) -> int:
        """How many percent of a company all players hold."""
        return sum(self.share_of(company, player) for player in self.players)

    @property
    def turn(self) -> dict[str, Any]:
        """What has been done in the turn going on; empty between turns."""
        turn = self.state["round"].get("turn")
        return turn if isinstance(turn, dict) else {}

    def offered_trains(self) -> list[str]:
        """The trains of bank and pool that can be bought, by the names of the sides of their cards."""
        depot = self.state["depot"]
        stack = [entry["train"] for entry in depot["stack"] if entry["left"] is None or entry["left"] > 0]
        ranks = [*stack[:1], *(name for name in stack[1:] if self._is_early(name))]
        return [*depot["pool"], *(face for rank in ranks for face in self.facts.box.ranks[rank])]

    def cheapest_train(self) -> int:
        """The price in $ of the cheapest train of bank and pool."""
        return min(int(self.facts.trains[name]["price"]) for name in self.offered_trains())

    def dearest_train(self) -> int:
        """The price in $ of the dearest train of bank and pool."""
        return max(int(self.facts.trains[name]["price"]) for name in self.offered_trains())

    def trains_counted(self, company: str) -> list[str]:
        """The trains of a company that count: all but those phased out."""
        return [str(t["name"]) for t in self.companies[company]["trains"] if not t.get("phased_out")]

    def _is_early(self, train: str) -> bool:
        since = self.facts.trains[train].get("available_from")
        return since is not None and self.facts.reached(self.state["phase"], since)


class Step:
    """An action that was carried out: the tables before and after it, and who acted.

    type: of the action. kind: of the decision it answered. actor: the name of player or company. changed: the
    companies of which anything changed, as they were and as they are.
    """

    __slots__ = ("_begun", "action", "actor", "after", "before", "changed", "kind", "type")

    def __init__(self, before: View, action: Action, after: View) -> None:
        self.before = before
        self.action = action
        self.after = after
        self.type = str(action["type"])
        self.kind = before.kind or ""
        self.actor = str(action["actor"]["id"])
        self._begun: list[dict[str, Any]] | None = None
        now = after.companies
        self.changed = [
            (company, now[company["id"]])
            for company in before.state["companies"]
            if company != now[company["id"]]
        ]

    @property
    def facts(self) -> Facts:
        """What the box says."""
        return self.before.facts

    def gain(self, player: str) -> int:
        """How much a player's cash has changed, in $."""
        return int(self.after.players[player]["cash"] - self.before.players[player]["cash"])

    def income(self, company: str) -> int:
        """How much a company's treasury has changed, in $."""
        return int(self.after.companies[company]["cash"] - self.before.companies[company]["cash"])

    @property
    def builder(self) -> str:
        """The company that is built for: the one that acts, or the one whose turn it is if a player does."""
        if self.action["actor"]["kind"] == "player":
            return str(self.before.turn.get("company") or "")
        return self.actor

    @property
    def begun(self) -> list[dict[str, Any]]:
        """The phases that begin within the action, as the box describes them."""
        if self._begun is None:
            phases = self.facts.phases
            old, new = (phases.index(view.state["phase"]) for view in (self.before, self.after))
            self._begun = [self.facts.phase[name] for name in phases[old + 1 : new + 1]]
        return self._begun

    @property
    def cleared(self) -> frozenset[str]:
        """The hexes that lose their tiles by the phases that begin."""
        return frozenset(name for phase in self.begun for name in phase.get("clears_hexes", ()))

    @property
    def formed(self) -> bool:
        """Whether the company that is made of others is formed within the action."""
        return self.after.is_formed() and not self.before.is_formed()

    @property
    def stock_round_ended(self) -> bool:
        """Whether a stock round ended."""
        old, new = self.before.state["round"], self.after.state["round"]
        return bool(old["kind"] == "stock" and (new["kind"], new.get("number")) != ("stock", old["number"]))

    @property
    def operating_rounds_begun(self) -> int:
        """How many operating rounds began; several where no company operates and they pass in one go."""
        old, new = self.before.state["round"], self.after.state["round"]
        if new["kind"] == "operating":
            return int(
                old["kind"] != "operating" or (old["set"], old["number"]) != (new["set"], new["number"])
            )
        if new["kind"] == "stock" and old["kind"] == "operating":
            return int(old["of"] - old["number"])
        if new["kind"] == "stock" and self.stock_round_ended:
            return int(self.facts.phase[self.before.state["phase"]]["operating_rounds"])
        return 0
