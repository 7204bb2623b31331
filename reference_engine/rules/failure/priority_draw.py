"""The priority deal of a bankrupt player, who is out of a game that goes on (Lost Atlas OR.bust)."""

from collections.abc import Iterator

from ...actions import ShuffleMove
from ...state import Actor, Pending
from ..options import Candidate
from ..table import Commit, Table

CHANCE = Actor(kind="chance", id="chance")


class PriorityDraw:
    """It goes to the next player who is left, or by a reading chance picks one: the first of all players."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def give_up(self, player: str) -> None:
        """If it was the bankrupt's, somebody else gets it."""
        state, left = self.table.state, self.table.active
        if state.priority != player or not left:
            return
        state.priority = self.table.left_of(player)
        if self.table.switches.priority_of_bankrupt_drawn and len(left) > 1:
            state.pending.insert(0, Pending(kind="shuffle", actors=[CHANCE], context={"cards": left}))

    def shuffle(self, move: ShuffleMove) -> Commit:
        """Chance names the players who are left, the new owner first."""
        left = self.table.active
        if sorted(move.cards) != sorted(left):
            self.table.refuse("other-cards", f"One of {', '.join(left)} is picked.")

        def commit() -> None:
            del self.table.state.pending[0]
            self.table.state.priority = move.cards[0]

        return commit

    def shuffles(self, actor: Actor) -> Iterator[Candidate]:
        """One order; any other will do."""
        yield ShuffleMove(actor=actor, cards=self.table.active)
