"""Conversions that are paid for twice."""

from ...games.eighteen_fl import Game18FL
from ...state import Company
from ..entries import wrong


@wrong("conversion-pays-companies-that-have-not-floated", {"18FL": "7.1-c 6.2-p 6.2-h"})
def _(game: Game18FL) -> None:
    """a company that has not floated is paid for its conversion, and in full again when it floats"""
    carry_out = game.conversion._carry_out

    def paid(company: Company) -> None:
        carry_out(company)
        if not company.floated and company.par is not None:
            game.table.bank_pays(company, 5 * game.market.price_of(company.id))

    game.conversion._carry_out = paid  # type: ignore[method-assign]
