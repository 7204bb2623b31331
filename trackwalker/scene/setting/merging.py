"""The company formed of others, in a setting."""

from typing import Any

from trackwalker.errors import SceneError
from trackwalker.scene.setting.companies import CompanyFacts
from trackwalker.scene.setting.draft import Draft
from trackwalker.scene.setting.shares import ShareFacts

__all__ = ["MergerFacts"]


class MergerFacts:
    """A company that has been formed, and what is remembered of those that may merge."""

    def __init__(self, draft: Draft, companies: CompanyFacts, shares: ShareFacts) -> None:
        self._draft = draft
        self._companies = companies
        self._shares = shares

    def formed(self, company: str, merged: list[str], price: int, operated: bool) -> None:
        """The company has been formed of others, which have left the game; its marker lies in the top row.

        All its shares are in its treasury, until sentences say who has them.
        """
        self._draft.changed()
        if self._draft.box.companies.get(company, {}).get("kind") == "major":
            self._major(company, merged, price, operated)
            return
        card = self._draft.box.data.get("national")
        if card is None or card["id"] != company:
            raise SceneError(f"the {company} is not formed of other companies")
        forms = [form for form in card["forms"] if form["companies"] <= len(merged)]
        if not forms:
            raise SceneError(f"{len(merged)} companies are too few")
        self._companies.no_longer_in_the_game(merged)
        state, form = self._draft.state, max(forms, key=lambda form: int(form["companies"]))
        state["companies"].append(self._entry(company, merged, price, operated, form, card["more_tokens"]))
        state["certificates"] += [
            {"company": company, "percent": percent, "president": at == 0, "holder": "ipo"}
            for at, percent in enumerate(form["certificates"])
        ]
        bonds = {"company": company, "holder": f"company:{company}", "count": card["bonds"]["count"]}
        state.setdefault("bonds", []).append(bonds)
        self._companies.stands(company, price, 1)
        self._draft.stated.tokens.setdefault(company, [])

    def _major(self, company: str, merged: list[str], price: int, operated: bool) -> None:
        """A major of the box has been formed of minors."""
        entry, names = self._draft.table.company(company), list(self._draft.box.companies)
        if entry["floated"]:
            raise SceneError(f"the {company} has been formed already")
        self._companies.no_longer_in_the_game(merged)
        entry.update(par=price, floated=True, operated=operated, merged=sorted(merged, key=names.index))
        self._shares.own_paper(company)
        self._companies.stands(company, price, None)
        self._draft.stated.tokens.setdefault(company, [])

    def hub_costs(self, company: str, costs: list[int]) -> None:
        """What the hubs left on the charter of a major cost, in $."""
        self._draft.changed()
        self._draft.table.company(company)
        self._draft.stated.hub_costs[company] = sorted(costs)

    def turned_down(self, company: str, others: list[str]) -> None:
        """Whom a minor has proposed a merger to in vain, in the merger round in progress."""
        self._draft.changed()
        self._draft.stated.turned_down += [
            (company, self._draft.table.company(name)["id"]) for name in others
        ]

    def _entry(
        self,
        company: str,
        merged: list[str],
        price: int,
        operated: bool,
        form: dict[str, Any],
        tokens: int,
    ) -> dict[str, Any]:
        return {
            "id": company,
            "kind": "national",
            "share_count": 100 // int(form["share_percent"]),
            "president": None,
            "par": price,
            "floated": True,
            "operated": operated,
            "closed": False,
            "cash": 0,
            "trains": [],
            "tokens": [],
            "tokens_left": tokens,
            "merged": [name for name in self._draft.box.companies if name in merged],
        }

    def acts(self, player: str, company: str, percent: int) -> None:
        """A player is president without the president's certificate."""
        self._shares.holding(player, percent, company)
        self._draft.table.player(player)
        self._draft.table.company(company)["president"] = player

    def office_lies(self, company: str, holder: str) -> None:
        """Where the president's certificate lies that nobody has."""
        for certificate in self._shares.own_paper(company):
            if certificate["president"]:
                certificate["holder"] = self._draft.table.holder(holder)

    def waited(self, company: str) -> None:
        """A company had no turn in the round in which it was formed."""
        self._draft.changed()
        self._draft.table.company(company)["waited"] = True

    def began_late(self, company: str) -> None:
        """A company had its first turn when the national company could already be formed."""
        self._draft.changed()
        self._draft.table.company(company)["late_start"] = True

    def never_ran(self, company: str) -> None:
        """A company has had turns, but no train of its has run in any."""
        self._draft.changed()
        self._draft.table.company(company)["never_ran"] = True
