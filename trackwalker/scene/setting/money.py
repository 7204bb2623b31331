"""Money in a setting."""

from trackwalker.scene.setting.draft import Draft

__all__ = ["MoneyFacts"]


class MoneyFacts:
    """Who has how much. The bank has what is left."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    def cash(self, who: str, amount: int) -> None:
        """A player's cash or a company's treasury."""
        self._draft.changed()
        table = self._draft.table
        entry = table.player(who) if who in table.players else table.company(who)
        entry["cash"] = amount

    def bank_left(self, amount: int, holder: str) -> None:
        """What the bank still has; a player holds the rest of its money."""
        self._draft.changed()
        self._draft.table.player(holder)
        self._draft.stated.broke_bank = (amount, holder)

    def bankrupt(self, player: str) -> None:
        """A player who is out of a game that goes on."""
        self._draft.changed()
        self._draft.table.player(player).update(cash=0, bankrupt=True)
