"""Facts about companies of two sizes, hotels and terminals, private companies of a bankrupt."""

from typing import Any

from trackwalker.components.tiles import Spot
from trackwalker.errors import SceneError
from trackwalker.scene.fresh import unsold, unsold_paper
from trackwalker.scene.special_facts import SpecialFacts


class SizeFacts(SpecialFacts):
    """The part of a `Setting` that speaks of companies with few or many shares, hotels and terminals."""

    def size(self, company: str, shares: int) -> None:
        """A company has so many shares. Who holds them has to be said after it."""
        self._changed()
        if shares not in self.box.sizes:
            known = " or ".join(str(count) for count in self.box.sizes) or "always the same number of"
            raise SceneError(f"companies have {known} shares, not {shares}")
        if self.table.company(company)["share_count"] != shares:
            self._resize(company, shares)

    def _usual_sizes(self) -> None:
        """What a later phase makes of companies that are too small for it."""
        size = self.box.usual_size(self.state["phase"])
        if size is None:
            return
        for entry in self.state["companies"]:
            if entry["share_count"] < size:
                self._resize(entry["id"], size)

    def _resize(self, company: str, shares: int) -> None:
        entry = self.table.company(company)
        every: list[dict[str, Any]] = self.state["certificates"]
        first = next(index for index, paper in enumerate(every) if paper["company"] == company)
        others = [paper for paper in every if paper["company"] != company]
        every[:] = others[:first] + unsold_paper(self.box, company, shares) + others[first:]
        entry["share_count"], entry["president"] = shares, None
        if company in self.plans.paper_named:
            self.plans.paper_named.discard(company)
            self.plans.paper_to_say.add(company)

    def holding_limit(self, percent: int) -> None:
        """A player may hold so much of a company, by an optional rule."""
        self._may_change()
        players = len(self.state["players"])
        allowed = self.box.data["shares"].get("optional_player_limits", {})
        if allowed.get(players) != percent:
            raise SceneError(f"no optional rule lets {players} players hold {percent}% of a company")
        self.state["options"] = {"holding_limit": percent}

    def first_choice_bid(self, player: str, amount: int) -> None:
        """What a player has bid for the first choice of a private company, in $."""
        self._changed()
        self.table.player(player)
        if self.state["round"]["kind"] != "bids" or self.plans.round is not None:
            raise SceneError("nobody bids for the first choice of a private company now")
        self.plans.bids.append((player, amount))

    def bonus_tokens(self, company: str, kind: str, spots: list[Spot]) -> None:
        """Where a company has hotels, or its terminal (`kind`)."""
        self._changed()
        self.table.company(company)
        self.plans.bonus_tokens[company, kind] = list(spots)

    def private_in_the_market(self, privates: list[str]) -> None:
        """Private companies of a bankrupt player that lie in the market."""
        self._changed()
        for name in privates:
            self.table.private(name).update(owner="pool", price=None)
        self.plans.privates_named.update(privates)

    def share_of_private(self, private: str, player: str) -> None:
        """The share of a private company lies with its owner, unless sentences tell who has such shares."""
        company = self.box.privates[private]["share"]["company"]
        if company not in self.plans.paper_named:
            where, pile = self.table.holder(player), unsold(self.box, company)
            own = [paper for paper in self.state["certificates"] if paper["company"] == company]
            for paper in own:
                paper["holder"] = pile
            next(paper for paper in own if not paper["president"])["holder"] = where
