"""Loans and bonds in a setting."""

from typing import Any

from trackwalker.errors import SceneError
from trackwalker.scene.setting.draft import Draft

__all__ = ["DebtFacts"]


class DebtFacts:
    """What companies owe. Bonds that lie nowhere else lie in the treasury of their company."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    def loans(self, company: str, count: int) -> None:
        """How many loans a company has."""
        self._draft.changed()
        terms = self._draft.box.data.get("loans")
        if terms is None or not 0 <= count <= terms["most"]:
            raise SceneError(f"no company of {self._draft.box.game} has {count} loans")
        entry = self._draft.table.company(company)
        entry.pop("loans", None)
        if count:
            entry["loans"] = count

    def bonds(self, place: str, count: int) -> None:
        """How many bonds lie in a place: `pool`, a player's name, or the company itself.

        Of the company it can only be said what the others leave it: it comes last.
        """
        self._draft.changed()
        issuer, total = self._bonds_of_the_game()
        holder = self._draft.table.holder(place)
        piles: list[dict[str, Any]] = self._draft.state.setdefault("bonds", [])
        others = {pile["holder"]: pile["count"] for pile in piles if pile["holder"] != f"company:{issuer}"}
        if holder == f"company:{issuer}":
            if count != total - sum(others.values()):
                raise SceneError(f"the {issuer} has {total - sum(others.values())} bonds, not {count}")
        elif holder.startswith("company:"):
            raise SceneError(f"only the {issuer} has bonds in its treasury")
        else:
            others[holder] = count
        rest = total - sum(others.values())
        if rest < 0:
            raise SceneError(f"there are only {total} bonds")
        found = {**others, f"company:{issuer}": rest}
        piles[:] = [
            {"company": issuer, "holder": where, "count": number} for where, number in found.items() if number
        ]

    def _bonds_of_the_game(self) -> tuple[str, int]:
        national = self._draft.box.data.get("national")
        if national is None:
            raise SceneError(f"there are no bonds in {self._draft.box.game}")
        return str(national["id"]), int(national["bonds"]["count"])
