"""Companies in a setting: their markers on the chart, their sizes, companies out of the game."""

from collections.abc import Iterable
from typing import Any

from trackwalker.components.chart import cell_position
from trackwalker.errors import SceneError
from trackwalker.scene.fresh import unsold_paper
from trackwalker.scene.plain_table import plain_table
from trackwalker.scene.setting.draft import Draft
from trackwalker.scene.setting.shares import ShareFacts

__all__ = ["CompanyFacts"]


class CompanyFacts:
    """Companies of all kinds, and the chart."""

    def __init__(self, draft: Draft, shares: ShareFacts) -> None:
        self._draft = draft
        self._shares = shares

    def started(self, company: str, par: int, floated: bool = False, operated: bool = False) -> None:
        """A company has started at a par: its marker lies in the par cell, under what lies there already."""
        self._draft.changed()
        entry = self._draft.table.company(company)
        floated = floated or operated or self._draft.box.floats_at_once
        entry.update(par=par, floated=floated, operated=operated)
        self._shares.launched(company)
        if operated or plain_table(self._draft.box).home_at_start:
            self._draft.stated.tokens.setdefault(company, [])
        if self._draft.table.position(company) is None:
            self._put(company, self._draft.box.chart.par_cell(par))

    def stands(self, company: str, price: int, row: int | None, under: Iterable[str] | None = None) -> None:
        """A company's marker lies in a cell, under what lies there already (checked against `under`).

        row: from the top; None where the chart has only one.
        """
        self._draft.changed()
        self._draft.table.company(company)
        cell = self._draft.box.chart.cell(price, row)
        self._put(company, cell)
        above = self._draft.table.stack(cell)[:-1]
        if under is not None and above != list(under):
            raise SceneError(
                f"the {company} lies under {', '.join(above) or 'nobody'} there, not {', '.join(under)}"
            )

    def _put(self, company: str, cell: str) -> None:
        market = self._draft.state["market"]
        for entry in market:
            if company in entry["stack"]:
                entry["stack"].remove(company)
        market[:] = [entry for entry in market if entry["stack"]]
        for entry in market:
            if entry["cell"] == cell:
                entry["stack"].append(company)
                return
        market.append({"cell": cell, "price": self._draft.box.chart.price(cell), "stack": [company]})
        market.sort(key=lambda entry: cell_position(entry["cell"]))

    def size(self, company: str, shares: int) -> None:
        """A company has so many shares. Who holds them has to be said after it."""
        self._draft.changed()
        if shares not in self._draft.box.sizes:
            known = " or ".join(str(count) for count in self._draft.box.sizes) or "always the same number of"
            raise SceneError(f"companies have {known} shares, not {shares}")
        if self._draft.table.company(company)["share_count"] != shares:
            self._resize(company, shares)

    def usual_sizes(self) -> None:
        """What a later phase makes of companies that are too small for it."""
        size = self._draft.box.usual_size(self._draft.state["phase"])
        if size is None:
            return
        for entry in self._draft.state["companies"]:
            if entry["share_count"] < size:
                self._resize(entry["id"], size)

    def _resize(self, company: str, shares: int) -> None:
        entry = self._draft.table.company(company)
        every: list[dict[str, Any]] = self._draft.state["certificates"]
        first = next(index for index, paper in enumerate(every) if paper["company"] == company)
        others = [paper for paper in every if paper["company"] != company]
        every[:] = others[:first] + unsold_paper(self._draft.box, company, shares) + others[first:]
        entry["share_count"], entry["president"] = shares, None
        if company in self._draft.stated.paper_named:
            self._draft.stated.paper_named.discard(company)
            self._draft.stated.paper_to_say.add(company)

    def no_longer_in_the_game(self, companies: list[str]) -> None:
        """Public companies that have left the game with all they had."""
        self._draft.changed()
        for name in companies:
            entry = self._draft.table.company(name)
            entry.update(floated=True, operated=True, closed=True, president=None)
            entry.update(cash=0, trains=[], tokens=[], tokens_left=0)
            self._draft.stated.tokens.pop(name, None)
            self._draft.stated.extra_tokens.pop(name, None)
            if entry["kind"] != "independent" and entry["par"] is None:
                entry["par"] = max(self._draft.box.chart.par_cells)
            for certificate in self._draft.state["certificates"]:
                if certificate["company"] == name:
                    certificate["holder"] = "box"
            for cell in self._draft.state["market"]:
                cell["stack"] = [other for other in cell["stack"] if other != name]
            self._draft.state["market"] = [cell for cell in self._draft.state["market"] if cell["stack"]]

    def charters(self, columns: list[list[str]]) -> None:
        """The charters that nobody has taken, in columns, as far as they are named."""
        self._draft.changed()
        for name in (name for column in columns for name in column):
            self._draft.table.company(name)
        self._draft.stated.charters = columns

    def receivership(self, company: str) -> None:
        """A company in operation without a president, whose certificate lies in the market."""
        self._draft.changed()
        entry = self._draft.table.company(company)
        if entry["par"] is None:
            raise SceneError(f"say first that the {company} is in operation")
        for certificate in self._shares.own_paper(company):
            if certificate["president"]:
                certificate["holder"] = "pool"
        entry.update(president=None, receivership=True)

    def independent(self, name: str, owner: str) -> None:
        """A company without shares operates for this player, with what it has at first."""
        if owner not in self._draft.table.players:
            raise SceneError(f"a company that buys {name} takes it over: say what it has got of it")
        card = self._draft.box.independents[name]
        entry = self._draft.table.company(name)
        if entry["closed"] or not entry["floated"]:
            entry.update(floated=True, operated=True, closed=False, cash=card["treasury"], tokens_left=0)
            entry["trains"] = [{"name": card["train"]}]
            self._draft.stated.tokens.setdefault(name, [])
