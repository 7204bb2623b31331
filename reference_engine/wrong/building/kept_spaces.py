"""Spaces that stay kept for a company although it has its token there."""

from ...game import Game
from ...games.eighteen46 import Game1846
from ...rules.map.stations import KeptSpace, home_spaces
from ..entries import wrong


@wrong("second-city-stays-kept-beside-its-token", {"1846": "6.2-aj 6.2-ae"})
def _(game: Game1846) -> None:
    """another space of its second city stays kept for a company that has its token there"""
    kept = game.construction.kept_spaces

    def beside_too() -> list[KeptSpace]:
        found = kept()
        for company in game.table.companies.values():
            charter = game.box.companies_by_id.get(company.id)
            second = None if charter is None else charter.second_city
            there = second is not None and any(token.hex == second.hex for token in company.tokens)
            if second is not None and there and not game.table.phase.ends_reservations:
                found.append(KeptSpace(company.id, second.hex, tuple(second.exits)))
        return found

    game.construction.kept_spaces = beside_too  # type: ignore[method-assign]


@wrong("home-stays-kept-beside-its-token", {"1846": "6.24-a 6.2-ae 6.2-ai", "18Chesapeake": "20-d 20-c"})
def _(game: Game) -> None:
    """another space of its home stays kept for a company that has its token there"""
    name = "kept_spaces" if hasattr(game.construction, "kept_spaces") else "_homes_kept"
    kept = getattr(game.construction, name)

    def beside_too() -> list[KeptSpace]:
        placed = [one.id for one in game.table.companies.values() if one.kind == "public" and one.tokens]
        return [*kept(), *home_spaces(game.board, placed)]

    setattr(game.construction, name, beside_too)
