"""How private companies come to the players: an auction, a distribution, bids for the first choice."""

from trackwalker.errors import SceneError
from trackwalker.scene.distribution import BLANK
from trackwalker.scene.setting.draft import Draft
from trackwalker.scene.values import Task

__all__ = ["OpeningFacts"]


class OpeningFacts:
    """The sale of the private companies before the first stock round."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    def lowered_face(self, private: str, value: int) -> None:
        """A private company's face value is lower than the printed one."""
        self._draft.changed()
        self._draft.table.private(private)["face"] = value

    def asking_price(self, private: str, price: int) -> None:
        """An unsold private company is offered at this price."""
        self._draft.changed()
        entry = self._draft.table.private(private)
        if entry["owner"] != "bank":
            raise SceneError(f"{private} is not for sale")
        entry["price"] = price

    def bid(self, player: str, amount: int, private: str) -> None:
        """A player has bid on a private company."""
        self._draft.changed()
        self._draft.table.player(player)
        if self._draft.state["round"]["kind"] != "auction":
            raise SceneError("bids lie on private companies in the auction only")
        self._draft.table.private(private)
        self._draft.state["round"]["bids"].append({"private": private, "player": player, "amount": amount})

    def contest(self, private: str, bidders: list[str]) -> None:
        """The bidders who are still in for a private company."""
        self._draft.changed()
        self._draft.table.private(private)
        self._draft.stated.contest = (private, bidders)

    def resume(self, player: str) -> None:
        """Who takes the next ordinary turn of the auction after a contest."""
        self._draft.changed()
        self._draft.stated.resume = self._draft.table.player(player)["id"]

    def out_of_auction(self, players: list[str]) -> None:
        """Who may not act again until the auction starts again."""
        self._draft.changed()
        if self._draft.state["round"]["kind"] != "auction" or self._draft.stated.round is not None:
            raise SceneError("the auction is over")
        self._draft.state["round"]["out"] = [self._draft.table.player(name)["id"] for name in players]

    def _cards(self, cards: list[str]) -> list[str]:
        if self._draft.state["round"]["kind"] != "draft" or self._draft.stated.round is not None:
            raise SceneError("the distribution of the private companies is over, or this game has none")
        for card in cards:
            if card != BLANK:
                self._draft.table.private(card)
        return cards

    def deck(self, cards: list[str]) -> None:
        """The cards of the deck from the top: the whole of it, or what lies below a hand that is told too."""
        self._draft.may_change()
        self._draft.stated.deck = self._cards(cards)

    def hand(self, player: str, cards: list[str]) -> None:
        """What a player has drawn, who is to choose one of these cards."""
        self._draft.changed()
        self._draft.table.player(player)
        self._draft.stated.hand = self._cards(cards)
        self._draft.stated.turn = (player, Task("draft"))

    def kept(self, player: str, cards: list[str]) -> None:
        """The cards that a player has kept, in the order in which he did."""
        self._draft.changed()
        self._draft.stated.kept[self._draft.table.player(player)["id"]] = self._cards(cards)

    def first_choice_bid(self, player: str, amount: int) -> None:
        """What a player has bid for the first choice of a private company, in $."""
        self._draft.changed()
        self._draft.table.player(player)
        if self._draft.state["round"]["kind"] != "bids" or self._draft.stated.round is not None:
            raise SceneError("nobody bids for the first choice of a private company now")
        self._draft.stated.bids.append((player, amount))
