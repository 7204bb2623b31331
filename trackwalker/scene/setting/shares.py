"""Certificates in a setting."""

from typing import Any

from trackwalker.errors import SceneError
from trackwalker.scene.fresh import unsold
from trackwalker.scene.plain_table import plain_table
from trackwalker.scene.setting.draft import Draft

__all__ = ["ShareFacts"]


class ShareFacts:
    """Who holds certificates: what a sentence gives to somebody comes from where it is first sold."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    def own_paper(self, company: str) -> list[dict[str, Any]]:
        """A company's certificates; the first sentence about them puts them back where they are sold."""
        self._draft.changed()
        self._draft.table.company(company)
        paper = [
            certificate
            for certificate in self._draft.state["certificates"]
            if certificate["company"] == company
        ]
        self._draft.stated.paper_to_say.discard(company)
        if company not in self._draft.stated.paper_named:
            self._draft.stated.paper_named.add(company)
            for certificate in paper:
                certificate["holder"] = unsold(self._draft.box, company)
        return paper

    def launched(self, company: str) -> None:
        """A company has started: what nobody has bought lies where it is sold, its charter is taken."""
        self._draft.changed()
        before = plain_table(self._draft.box).unlaunched
        for certificate in self._draft.state["certificates"]:
            if before is not None and (certificate["company"], certificate["holder"]) == (company, before):
                certificate["holder"] = unsold(self._draft.box, company)
        for column in self._draft.state.get("charters", ()):
            if company in column:
                column.remove(company)

    def _give(self, company: str, holder: str, percent: int, president: bool) -> None:
        left, pile = percent, unsold(self._draft.box, company)
        for certificate in self._draft.state["certificates"]:
            if certificate["company"] != company or certificate["holder"] != pile:
                continue
            if certificate["president"] is president and 0 < certificate["percent"] <= left:
                certificate["holder"] = holder
                left -= certificate["percent"]
                if president:
                    break
        if left and not president:
            who = holder.removeprefix("player:")
            place = "IPO" if pile == "ipo" else "treasury"
            raise SceneError(f"the {place} has not enough of the {company} left to give {who} {percent}%")

    def holding(self, holder: str, percent: int, company: str) -> None:
        """A holder has so much of a company in ordinary certificates; what he had goes back."""
        where, pile = self._draft.table.holder(holder), unsold(self._draft.box, company)
        for certificate in self.own_paper(company):
            if certificate["holder"] == where and not certificate["president"]:
                certificate["holder"] = pile
        if where == pile:
            rest = self._draft.table.holding(pile, company)
            if rest != percent:
                place = "IPO" if pile == "ipo" else "treasury"
                raise SceneError(f"{rest}% of the {company} are left in the {place}, not {percent}%")
            return
        self._give(company, where, percent, president=False)

    def presidency(self, player: str, company: str, percent: int) -> None:
        """A player is president of a company and has so much of it, the president's certificate included.

        Who was said to be president before has nothing of it any more.
        """
        first = self._draft.table.presidents_percent(company)
        if percent < first:
            raise SceneError(f"a president has at least {first}%, not {percent}%")
        where = self._draft.table.holder(player)
        self._draft.table.player(player)
        before = self._draft.table.presidents_certificate(company)
        for certificate in self.own_paper(company):
            if certificate["holder"] in (where, before):
                certificate["holder"] = unsold(self._draft.box, company)
        for certificate in self.own_paper(company):
            if certificate["president"]:
                certificate["holder"] = where
        self._give(company, where, percent - first, president=False)
        entry = self._draft.table.company(company)
        entry["president"] = player
        entry.pop("receivership", None)

    def leave_shares_of_privates(self, player: str) -> None:
        """The ordinary share that came with a private company is where the private's buyer took it."""
        for private in self._draft.box.privates.values():
            share = private.get("share")
            if share and share["company"] != "random" and not share.get("president"):
                self._give(share["company"], f"player:{player}", share["percent"], president=False)

    def share_of_private(self, private: str, player: str) -> None:
        """The share of a private company lies with its owner, unless sentences tell who has such shares."""
        company = self._draft.box.privates[private]["share"]["company"]
        if company not in self._draft.stated.paper_named:
            where, pile = self._draft.table.holder(player), unsold(self._draft.box, company)
            own = [paper for paper in self._draft.state["certificates"] if paper["company"] == company]
            for paper in own:
                paper["holder"] = pile
            next(paper for paper in own if not paper["president"])["holder"] = where

    def own_shares_in_turn(self, company: str, what: str, count: int) -> None:
        """Own shares that the company on turn has `issued`, `redeemed` or issued in need (`forced`)."""
        self._draft.changed()
        shares = self._draft.table.company(company).get("share_count")
        share = self._draft.box.share_percent(company) if shares is None else 100 // int(shares)
        self._draft.stated.extras[what] = count * share
