"""Private companies in a setting, and their markers."""

from typing import Any

from trackwalker.components.tiles import Spot
from trackwalker.errors import SceneError
from trackwalker.scene.plain_table import plain_table
from trackwalker.scene.setting.companies import CompanyFacts
from trackwalker.scene.setting.draft import Draft
from trackwalker.scene.setting.shares import ShareFacts

__all__ = ["PrivateFacts"]


class PrivateFacts:
    """Who owns private companies, and what is left of their powers."""

    def __init__(self, draft: Draft, companies: CompanyFacts, shares: ShareFacts) -> None:
        self._draft = draft
        self._companies = companies
        self._shares = shares

    def names(self) -> list[str]:
        """The private companies of the game, in order."""
        return [private["id"] for private in self._draft.state["privates"]]

    def owned(self, who: str, privates: list[str]) -> None:
        """A player or a company owns these private companies; they are no longer for sale."""
        self._draft.changed()
        self._draft.stated.privates_named.update(privates)
        for name in privates:
            if name in self._draft.box.independents:
                self._companies.independent(name, who)
            self._draft.table.private(name).update(owner=self._draft.table.holder(who), price=None)
            for certificate in self._draft.table.certificates(name):
                certificate["holder"] = self._draft.table.holder(who)
            if name == plain_table(self._draft.box).stays_bought and self._draft.stated.round is not None:
                self._shares.share_of_private(name, who)

    def came_with(self, private: str, company: str) -> None:
        """A certificate of this company lay under this private company at the start."""
        self._draft.changed()
        self._draft.table.private(private)["company"] = self._draft.table.company(company)["id"]

    def closed(self, privates: list[str]) -> None:
        """These private companies have left the game."""
        self._draft.changed()
        self._draft.stated.privates_named.update(privates)
        for name in privates:
            self._draft.table.private(name).update(owner="box", price=None)
            if name in self._draft.box.independents:
                self._companies.no_longer_in_the_game([name])

    def in_the_market(self, privates: list[str]) -> None:
        """Private companies of a bankrupt player that lie in the market."""
        self._draft.changed()
        for name in privates:
            self._draft.table.private(name).update(owner="pool", price=None)
        self._draft.stated.privates_named.update(privates)

    def bought_in_turn(self, company: str, privates: list[str]) -> None:
        """Private companies that the company whose turn it is has bought in it."""
        self._draft.changed()
        self._draft.table.company(company)
        self._draft.stated.extras["privates"] = [self._draft.table.private(name)["id"] for name in privates]

    def uses_left(self, private: str, count: int) -> None:
        """How often the power of a private company can still be used."""
        self._draft.changed()
        uses = self._draft.box.uses(private)
        if uses is None or count > uses:
            raise SceneError(f"{private} cannot be used {count} times")
        self._draft.table.private(private)["uses_left"] = count

    def _marker(self, marker: str) -> dict[str, Any]:
        """The marker's entry, made if there is none yet; who gives a marker but once has given it then."""
        self._draft.changed()
        name = self._draft.box.private_with_marker(marker)
        private = self._draft.table.private(name)["id"]
        if "uses_left" in self._draft.table.private(name) and not self._draft.box.companies_buy_privates:
            self._draft.table.private(name)["uses_left"] = 0
        markers: list[dict[str, Any]] = self._draft.state.setdefault("markers", [])
        for entry in markers:
            if entry["marker"] == marker:
                return entry
        markers.append({"marker": marker, "private": private, "hex": None, "company": None})
        markers.sort(key=lambda entry: str(entry["private"]))
        return self._marker(marker)

    def marker_lies(self, marker: str, spot: Spot) -> None:
        """A private company's marker lies on a hex; by its city, where it serves only one of several."""
        card = self._draft.box.privates[self._draft.box.private_with_marker(marker)]
        if not self._takes(card["marker"], spot.hex):
            raise SceneError(f"the {marker} marker cannot lie on {spot.hex}")
        self._marker(marker)["hex"] = spot.hex
        if spot.sides is not None:
            self._draft.stated.marker_spots[marker] = spot

    def _takes(self, marker: dict[str, Any], hexagon: str) -> bool:
        """Whether a marker can lie on a hex: one of those named, or any with a city."""
        if marker.get("any_city"):
            return bool(self._draft.box.data["hexes"][hexagon]["kind"] == "city")
        return hexagon in marker.get("amounts", {})

    def marker_on_train(self, marker: str, train: str, company: str) -> None:
        """A train of a company bears a private company's marker (say also that the company owns it)."""
        self.marker_belongs(marker, company)
        self._marker(marker)["train"] = train

    def suburbs(self, company: str, hexes: list[str]) -> None:
        """A company has markers on cities by its charter, or by that of a company it was formed of."""
        self._draft.changed()
        entry, cards = self._draft.table.company(company), self._draft.box.companies
        charters = [name for name in (company, *entry.get("merged", ())) if name in cards]
        charter = next((name for name in charters if cards[name].get("ability", {}).get("suburbs")), None)
        if charter is None:
            raise SceneError(f"no charter gives suburbs to the {company}")
        lying = self._draft.state.setdefault("markers", [])
        for name in hexes:
            if self._draft.box.data["hexes"].get(name, {}).get("kind") != "city":
                raise SceneError(f"no suburb can lie on {name}")
            lying.append({"marker": "suburb", "private": charter, "hex": name, "company": company})

    def marker_belongs(self, marker: str, company: str) -> None:
        """A company has the bonus of a private company's marker."""
        self._marker(marker)["company"] = self._draft.table.company(company)["id"]
