"""What a bankrupt player still has in cash (18Chesapeake 24; 18FL 8.4.3; 18GL 4.7.3)."""

from ...state import Company, Player
from ..table import Table


def give_up_cash(table: Table, player: Player, company: Company) -> None:
    """It serves the company that he could not help, or by a deviation the bank."""
    if table.switches.bankrupt_cash_to_bank:
        table.pays_bank(player, player.cash)
    else:
        company.cash += player.cash
        player.cash = 0
