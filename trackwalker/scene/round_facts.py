"""Facts about rounds and turns: whose decision is due, and what has been done so far."""

from trackwalker.components.tiles import Spot
from trackwalker.errors import SceneError
from trackwalker.scene.plans import Plans
from trackwalker.scene.table import State, Table
from trackwalker.scene.values import RoundName, Task

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
    }
)
"""The decisions that are not made in an operating round."""


class RoundFacts:
    """The part of a `Setting` that speaks of rounds; it holds the table under construction and the plans."""

    def __init__(self) -> None:
        self.plans = Plans()
        self._state: State | None = None

    @property
    def state(self) -> State:
        """The canonical state as far as it is set."""
        if self._state is None:
            raise SceneError(
                "no table yet: begin with `a new game of 3 players` or `3 players at the table in phase 2`"
            )
        return self._state

    @property
    def table(self) -> Table:
        """The table as far as it is set."""
        return Table(self.state)

    def _may_change(self) -> None:
        if self.plans.opening is not None:
            raise SceneError(
                f"the table comes from play, up to {self.plans.opening.name}: no other Given can change it"
            )

    def _changed(self) -> None:
        self._may_change()
        self.plans.fresh = False

    def turn(self, who: str, task: Task, where: RoundName | None) -> None:
        """Whose turn it is, to decide what, in which round."""
        self._changed()
        self.plans.turn = (who, task)
        if where is not None:
            self.plans.round = where
        elif task.kind not in OUTSIDE_OPERATING_ROUNDS and (
            self.plans.round is None or self.plans.round.kind != "operating"
        ):
            self.plans.round = RoundName("operating", 1, 2)

    def before_that(self, who: str, task: Task) -> None:
        """Somebody else has to decide something first."""
        self._changed()
        self.plans.earlier.append((who, task))

    def priority(self, player: str) -> None:
        """Who holds the priority deal."""
        self._changed()
        self.table.player(player)
        self.state["priority"] = player

    def passed(self, players: list[str]) -> None:
        """Who has passed, one after another, in the round in progress."""
        self._changed()
        self.plans.passed = [self.table.player(name)["id"] for name in players]

    def out_of_auction(self, players: list[str]) -> None:
        """Who may not act again until the auction starts again."""
        self._changed()
        if self.state["round"]["kind"] != "auction" or self.plans.round is not None:
            raise SceneError("the auction is over")
        self.state["round"]["out"] = [self.table.player(name)["id"] for name in players]

    def last_trader(self, player: str) -> None:
        """Who last bought or sold a share in the stock round."""
        self._changed()
        self.plans.last_trader = self.table.player(player)["id"]

    def resume(self, player: str) -> None:
        """Who takes the next ordinary turn of the auction after a contest."""
        self._changed()
        self.plans.resume = self.table.player(player)["id"]

    def sold_in_round(self, player: str, companies: list[str]) -> None:
        """What a player has sold in earlier turns of the stock round."""
        self._changed()
        self.table.player(player)
        self.plans.sold_in_round += [(player, self.table.company(name)["id"]) for name in companies]

    def sold_in_turn(self, player: str, companies: list[str]) -> None:
        """What the player whose turn it is has sold in it."""
        self._changed()
        self.sold_in_round(player, companies)
        self.plans.sold_in_turn += companies

    def done(self, companies: list[str]) -> None:
        """Which companies have operated in the operating round."""
        self._changed()
        self.plans.done = [self.table.company(name)["id"] for name in companies]

    def placed_in_turn(self, company: str, spot: Spot, kind: str | None = None) -> None:
        """A token, or a hotel (`kind`), that the company whose turn it is has placed in it."""
        self._changed()
        self.table.company(company)
        if kind is None:
            self.plans.tokens.setdefault(company, []).append(spot)
        else:
            self.plans.bonus_tokens.setdefault((company, kind), []).append(spot)
        self.plans.tokens_placed += 1

    def ending(self, where: RoundName) -> None:
        """The bank has broken; the game ends after this operating round."""
        self._changed()
        if where.set is None:
            raise SceneError("a game ends after an operating round")
        last = {"set": where.set, "number": where.number}
        self.state["ending"] = {"cause": "bank", "last_round": last}
