"""Facts that only some games know: cards, markers, uses of powers, companies and players out of the game."""

from typing import Any

from trackwalker.components.box import Box
from trackwalker.components.tiles import Spot
from trackwalker.errors import SceneError
from trackwalker.scene.distribution import BLANK
from trackwalker.scene.round_facts import RoundFacts
from trackwalker.scene.values import Task


class SpecialFacts(RoundFacts):
    """The part of a `Setting` that speaks of what not every game has."""

    box: Box

    # ------------------------------------------------------------------ the distribution

    def _cards(self, cards: list[str]) -> list[str]:
        if self.state["round"]["kind"] != "draft" or self.plans.round is not None:
            raise SceneError("the distribution of the private companies is over, or this game has none")
        for card in cards:
            if card != BLANK:
                self.table.private(card)
        return cards

    def deck(self, cards: list[str]) -> None:
        """The cards of the deck from the top: the whole of it, or what lies below a hand that is told too."""
        self._may_change()
        self.plans.deck = self._cards(cards)

    def hand(self, player: str, cards: list[str]) -> None:
        """What a player has drawn, who is to choose one of these cards."""
        self._changed()
        self.table.player(player)
        self.plans.hand = self._cards(cards)
        self.plans.turn = (player, Task("draft"))

    def kept(self, player: str, cards: list[str]) -> None:
        """The cards that a player has kept, in the order in which he did."""
        self._changed()
        self.plans.kept[self.table.player(player)["id"]] = self._cards(cards)

    # ------------------------------------------------------------------ private companies

    def uses_left(self, private: str, count: int) -> None:
        """How often the power of a private company can still be used."""
        self._changed()
        uses = self.box.uses(private)
        if uses is None or count > uses:
            raise SceneError(f"{private} cannot be used {count} times")
        self.table.private(private)["uses_left"] = count

    def _marker(self, marker: str) -> dict[str, Any]:
        """The marker's entry, made if there is none yet."""
        self._changed()
        private = self.table.private(self.box.private_with_marker(marker))["id"]
        markers: list[dict[str, Any]] = self.state.setdefault("markers", [])
        for entry in markers:
            if entry["marker"] == marker:
                return entry
        markers.append({"marker": marker, "private": private, "hex": None, "company": None})
        markers.sort(key=lambda entry: str(entry["private"]))
        return self._marker(marker)

    def marker_lies(self, marker: str, spot: Spot) -> None:
        """A private company's marker lies on a hex; by its city, where it serves only one of several."""
        card = self.box.privates[self.box.private_with_marker(marker)]
        if spot.hex not in card["marker"]["amounts"]:
            raise SceneError(f"the {marker} marker cannot lie on {spot.hex}")
        self._marker(marker)["hex"] = spot.hex
        if spot.sides is not None:
            self.plans.marker_spots[marker] = spot

    def marker_belongs(self, marker: str, company: str) -> None:
        """A company has the bonus of a private company's marker."""
        self._marker(marker)["company"] = self.table.company(company)["id"]

    # ------------------------------------------------------------------ out of the game

    def no_longer_in_the_game(self, companies: list[str]) -> None:
        """Public companies that have left the game with all they had."""
        self._changed()
        for name in companies:
            entry = self.table.company(name)
            entry.update(floated=True, operated=True, closed=True, president=None)
            entry.update(cash=0, trains=[], tokens=[], tokens_left=0)
            self.plans.tokens.pop(name, None)
            self.plans.extra_tokens.pop(name, None)
            if entry["kind"] == "public" and entry["par"] is None:
                entry["par"] = max(self.box.chart.par_cells)
            for certificate in self.state["certificates"]:
                if certificate["company"] == name:
                    certificate["holder"] = "box"
            for cell in self.state["market"]:
                cell["stack"] = [other for other in cell["stack"] if other != name]
            self.state["market"] = [cell for cell in self.state["market"] if cell["stack"]]

    def bankrupt(self, player: str) -> None:
        """A player who is out of a game that goes on."""
        self._changed()
        self.table.player(player).update(cash=0, bankrupt=True)

    def receivership(self, company: str) -> None:
        """A company in operation without a president, whose certificate lies in the market."""
        self._changed()
        entry = self.table.company(company)
        if entry["par"] is None:
            raise SceneError(f"say first that the {company} is in operation")
        for certificate in self._own_paper(company):
            if certificate["president"]:
                certificate["holder"] = "pool"
        entry.update(president=None, receivership=True)

    def _own_paper(self, company: str) -> list[dict[str, Any]]:
        raise NotImplementedError

    # ------------------------------------------------------------------ independent railroads

    def _independent(self, name: str, owner: str) -> None:
        """A company without shares operates for this player, with what it has at first."""
        if owner not in self.table.players:
            raise SceneError(f"a company that buys {name} takes it over: say what it has got of it")
        card = self.box.independents[name]
        entry = self.table.company(name)
        if entry["closed"] or not entry["floated"]:
            entry.update(floated=True, operated=True, closed=False, cash=card["treasury"], tokens_left=0)
            entry["trains"] = [{"name": card["train"]}]
            self.plans.tokens.setdefault(name, [])

    def _independent_gone(self, name: str) -> None:
        self.no_longer_in_the_game([name])

    # ------------------------------------------------------------------ what has been done in the turn

    def extra_tokens(self, company: str, spots: list[Spot]) -> None:
        """Where a company has tokens that do not come from its charter."""
        self._changed()
        self.table.company(company)
        self.plans.extra_tokens[company] = list(spots)
        self.plans.tokens.setdefault(company, [])

    def own_shares_in_turn(self, company: str, what: str, count: int) -> None:
        """Own shares that the company on turn has `issued`, `redeemed` or issued in need (`forced`)."""
        self._changed()
        self.table.company(company)
        self.plans.extras[what] = count * int(self.box.data["shares"]["share_percent"])

    def privates_bought_in_turn(self, company: str, privates: list[str]) -> None:
        """Private companies that the company whose turn it is has bought in it."""
        self._changed()
        self.table.company(company)
        self.plans.extras["privates"] = [self.table.private(name)["id"] for name in privates]
