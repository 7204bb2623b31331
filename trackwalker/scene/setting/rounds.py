"""Rounds and turns in a setting: whose decision is due, and what has been done so far."""

from trackwalker.errors import SceneError
from trackwalker.scene.setting.draft import Draft
from trackwalker.scene.values import RoundName, Task

__all__ = ["RoundFacts"]

MERGING = frozenset({"merger", "merger_answer", "choose_major"})
"""The decisions of a merger round."""

OUTSIDE_OPERATING_ROUNDS = frozenset(
    {
        "auction_turn",
        "contest",
        "par",
        "draft",
        "last_private",
        "hidden_bid",
        "choose_private",
        "stock_turn",
        "lay_piece",
        "place_capital",
        "lay_blank",
        "home",
    }
)
"""The decisions that are not made in an operating round."""


class RoundFacts:
    """The round in progress and the turn in it."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    def turn(self, who: str, task: Task, where: RoundName | None) -> None:
        """Whose turn it is, to decide what, in which round."""
        self._draft.changed()
        self._draft.stated.turn = (who, task)
        if where is not None:
            self._draft.stated.round = where
        elif task.kind in MERGING:
            self._draft.stated.round = RoundName("merger", 2)
        elif task.kind not in OUTSIDE_OPERATING_ROUNDS and (
            self._draft.stated.round is None or self._draft.stated.round.kind != "operating"
        ):
            self._draft.stated.round = RoundName("operating", 1, 2)

    def before_that(self, who: str, task: Task) -> None:
        """Somebody else has to decide something first."""
        self._draft.changed()
        self._draft.stated.earlier.append((who, task))

    def priority(self, player: str) -> None:
        """Who holds the priority deal."""
        self._draft.changed()
        self._draft.table.player(player)
        self._draft.state["priority"] = player

    def passed(self, players: list[str]) -> None:
        """Who has passed, one after another, in the round in progress."""
        self._draft.changed()
        self._draft.stated.passed = [self._draft.table.player(name)["id"] for name in players]

    def last_trader(self, player: str) -> None:
        """Who last bought or sold a share in the stock round."""
        self._draft.changed()
        self._draft.stated.last_trader = self._draft.table.player(player)["id"]

    def sold_in_round(self, player: str, companies: list[str]) -> None:
        """What a player has sold in earlier turns of the stock round."""
        self._draft.changed()
        self._draft.table.player(player)
        self._draft.stated.sold_in_round += [
            (player, self._draft.table.company(name)["id"]) for name in companies
        ]

    def sold_in_turn(self, player: str, companies: list[str]) -> None:
        """What the player whose turn it is has sold in it."""
        self._draft.changed()
        self.sold_in_round(player, companies)
        self._draft.stated.sold_in_turn += companies

    def done(self, companies: list[str]) -> None:
        """Which companies have operated in the operating round."""
        self._draft.changed()
        self._draft.stated.done = [self._draft.table.company(name)["id"] for name in companies]

    def ending(self, where: RoundName) -> None:
        """The bank has broken; the game ends after this operating round."""
        self._draft.changed()
        if where.set is None:
            raise SceneError("a game ends after an operating round")
        last = {"set": where.set, "number": where.number}
        self._draft.state["ending"] = {"cause": "bank", "last_round": last}
