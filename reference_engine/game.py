"""A game in progress: the rules put together over one state, and the way in for actions."""

from typing import Any

from .actions import AnyMove
from .components import Components
from .rules import routes
from .rules.auction import Auction
from .rules.board import Board
from .rules.construction import Construction
from .rules.ending import EndOfGame
from .rules.market import Market
from .rules.operating_round import OperatingRounds
from .rules.privates import Privates
from .rules.purchases import TrainPurchases
from .rules.shares import Shares
from .rules.stock_round import StockRounds
from .rules.switches import Switches
from .rules.table import Commit, Illegal, Table
from .rules.trains import Trains
from .state import Actor, AuctionRound, Company, Over, State, StockRound


class Game:
    """Mechanisms put together for a game with private and public companies, on one state.

    ``apply`` is all or nothing: an action is first decided upon, which may refuse it and changes nothing, and
    then carried out.
    """

    def __init__(self, box: Components, state: State, switches: Switches, table: Table | None = None) -> None:
        self.box = box
        self.state = state
        self.switches = switches
        self.table = table or Table(box, state, switches)
        self.board = Board(box)
        self.board.load(
            [(laid.hex, laid.tile, laid.rotation) for laid in state.tiles.laid],
            {c.id: [(token.hex, tuple(token.exits)) for token in c.tokens] for c in state.companies},
        )
        self.market = Market(self.table)
        self.shares = Shares(self.table, self.market)
        self.trains = Trains(self.table, self.market)
        self.privates = Privates(self)
        self.ending = EndOfGame(self)
        self.auction = Auction(self)
        self.stock = StockRounds(self)
        self.construction = Construction(self)
        self.operating = OperatingRounds(self)
        self.purchases = TrainPurchases(self)
        self.trains.on_phase.append(self.privates.on_phase)
        self.decisions = self.list_decisions()

    def list_decisions(self) -> dict[str, dict[str, Any]]:
        """Kind of decision -> type of action -> what decides on it."""
        auction, stock, operating = self.auction, self.stock, self.operating
        buy_company = self.privates.buy
        return {
            "auction_turn": {"bid": auction.bid, "pass": auction.pass_turn},
            "contest": {"bid": auction.contest_bid, "pass": auction.contest_pass},
            "par": {"par": auction.set_par},
            "stock_turn": {
                "sell_shares": stock.sell,
                "buy_shares": stock.buy,
                "par": stock.par,
                "pass": stock.pass_turn,
            },
            "track": {
                "lay_tile": self.construction.lay,
                "buy_company": buy_company,
                "pass": operating.end_track,
            },
            "token": {
                "place_token": self.construction.place,
                "buy_company": buy_company,
                "pass": operating.end_token,
            },
            "run": {"run_routes": operating.run, "buy_company": buy_company},
            "dividend": {"dividend": operating.dividend, "buy_company": buy_company},
            "buy_train": {
                "buy_train": self.purchases.buy,
                "buy_company": buy_company,
                "pass": operating.end_turn,
            },
            "emergency": {
                "sell_shares": self.purchases.sell,
                "buy_train": self.purchases.buy,
                "buy_company": buy_company,
                "bankrupt": self.purchases.bankrupt,
            },
            "discard_train": {"discard_train": self.purchases.discard},
        }

    # acting -------------------------------------------------------------------------------------------

    def apply(self, move: AnyMove) -> None:
        """Carry out an action and everything that follows without a decision.

        Raises:
            Illegal: the action breaks a rule; nothing has changed.
        """
        self.decide(move)()
        self.advance()

    def decide(self, move: AnyMove) -> Commit:
        """Find an action legal, changing nothing.

        Raises:
            Illegal: the action breaks a rule.
        """
        pending = self.state.pending
        if not pending:
            raise Illegal("game-over", "The game is over.")
        due = pending[0]
        kind = str(move.__struct_config__.tag)
        decide = self.decisions[due.kind].get(kind)
        actor = self._entitled(due.actors, move.actor)
        if actor is None or decide is None or not self._fits(due.kind, kind, actor):
            raise Illegal("not-now", self._what_is_due(kind, move.actor))
        commit: Commit = decide(move)
        return commit

    def _entitled(self, actors: list[Actor], actor: Actor) -> Actor | None:
        for entitled in actors:
            if entitled.kind == actor.kind and entitled.id == actor.id:
                by = self.table.companies[actor.id].president if actor.kind == "company" else actor.id
                if actor.by is not None and actor.by != by:
                    self.table.refuse("president-decides", f"{by} decides for {actor.id}, not {actor.by}.")
                return entitled
        return None

    def _fits(self, due: str, kind: str, actor: Actor) -> bool:
        """In an emergency the company buys and its president sells."""
        if due != "emergency":
            return True
        return (actor.kind == "player") == (kind in ("sell_shares", "bankrupt"))

    def _what_is_due(self, kind: str, actor: Actor) -> str:
        due = self.state.pending[0]
        who = " or ".join(entitled.id for entitled in due.actors)
        return (
            f"{actor.id} cannot do that ({kind}) now; it is {who}'s decision ({due.kind.replace('_', ' ')})."
        )

    def advance(self) -> None:
        """Go on until somebody has something to decide, or the game is over."""
        while not self.state.pending:
            current = self.state.round
            if isinstance(current, Over):
                return
            if isinstance(current, AuctionRound):
                self.auction.next()
            elif isinstance(current, StockRound):
                self.stock.next()
            else:
                self.operating.next()

    # routes -------------------------------------------------------------------------------------------

    def train_ranges(self, company: Company) -> list[tuple[str, int | None]]:
        """A company's trains with the number of stops each may make."""
        cards = self.box.trains_by_name
        return [(train.name, cards[train.name].stops) for train in company.trains]

    def best_routes(self, company: str) -> dict[str, Any]:
        """The most a company can earn now in $, and by which routes."""
        revenue, found = routes.best_routes(
            self.board, company, self.train_ranges(self.table.company(company)), self.table.phase.red_value
        )
        return {"revenue": revenue, "routes": found}
