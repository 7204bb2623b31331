"""A game in progress: the rules of one title put together over one state, and the way in for actions."""

from typing import Any

from .actions import AnyMove
from .built_map import box_of_table
from .components import Components
from .rules.building.construction import Construction
from .rules.building.tokens import Tokens
from .rules.certificates.shares import Shares
from .rules.ending import EndOfGame
from .rules.map.board import Board, NamedToken
from .rules.market.market import Market
from .rules.options import Option
from .rules.private_companies.privates import Privates
from .rules.rolling_stock.purchases import TrainPurchases
from .rules.rolling_stock.train_deals import TrainDeals
from .rules.rolling_stock.trains import Trains
from .rules.routes.company_runs import CompanyRuns
from .rules.setup import Start
from .rules.stock.sales import Sales
from .rules.stock.stock_rounds import StockRounds
from .rules.switches import Switches
from .rules.table import Commit, Illegal, Table
from .rules.turns.course import Course
from .rules.turns.dividends import Dividends
from .rules.turns.operating_order import OperatingOrder
from .rules.turns.operating_rounds import OperatingRounds
from .rules.turns.running import Running
from .rules.turns.turns import Turns
from .state import Actor, Over, State

Decisions = dict[str, dict[str, Option]]
"""Kind of decision -> type of action -> what decides on it and proposes candidates."""


class DealError(Exception):
    """What is random at the start of a game was not spelt out as it needs it, or an option is unknown."""


class Game:
    """Mechanisms put together on one state; each title says which (see ``reference_engine.games``).

    ``apply`` is all or nothing: an action is first decided upon, which may refuse it and changes nothing, and
    then carried out.
    """

    market: Market
    shares: Shares
    sales: Sales
    trains: Trains
    privates: Privates
    ending: EndOfGame
    stock: StockRounds
    tokens: Tokens
    construction: Construction
    runs: CompanyRuns
    course: Course
    order: OperatingOrder
    turns: Turns
    running: Running
    dividends: Dividends
    deals: TrainDeals
    purchases: TrainPurchases
    operating: OperatingRounds

    def __init__(self, box: Components, state: State, switches: Switches, table: Table | None = None) -> None:
        self.box = box
        self.state = state
        self.switches = switches
        self.table = table or Table(box, state, switches)
        self.board = Board(
            self.map_of(box),
            terminals_pass=switches.terminal_passes,
            terminals_bar=switches.terminal_bars_station,
            ferries_join=switches.ferries_join,
            unmarked_last=switches.unmarked_last_tiles,
            homes_beside=not switches.home_space_kept,
            blind_ends=switches.blind_ends,
            off_chart=box.off_chart if switches.upgrades_by_chart else (),
            joined_by_exits=switches.joined_by_exits,
        )
        self.board.load(
            [(laid.hex, laid.tile, laid.rotation) for laid in state.tiles.laid], self._tokens_on_the_map()
        )
        self.put_together()
        self.decisions = self.list_decisions()

    def _tokens_on_the_map(self) -> dict[str, list[NamedToken]]:
        """Company -> its tokens, those of companies that are not in the game included."""
        tokens = {
            c.id: [NamedToken(token.hex, tuple(token.exits), token.kind) for token in c.tokens]
            for c in self.state.companies
        }
        if self.state.removed is not None:
            for token in self.state.removed.tokens:
                tokens.setdefault(token.company, []).append(NamedToken(token.hex, tuple(token.exits)))
        return tokens

    # what a title says --------------------------------------------------------------------------------

    def map_of(self, box: Components) -> Components:
        """The components of which the board is made; a reading may see the map otherwise."""
        return box

    def put_together(self) -> None:
        """Make the rule objects."""
        raise NotImplementedError

    def list_decisions(self) -> Decisions:
        """What can be decided, by whom and how."""
        raise NotImplementedError

    @classmethod
    def fresh(cls, start: Start) -> State:
        """The table before anybody has done anything.

        Raises:
            DealError: the deal does not say what is random.
        """
        raise NotImplementedError

    @classmethod
    def check_options(
        cls, box: Components, players: int, options: dict[str, Any], switches: Switches
    ) -> None:
        """Whether the game can be played with these options by so many.

        Raises:
            DealError: it has no such option.
        """

    def check_first(self, move: AnyMove) -> None:
        """Refuse what the decision allows while something else has to be done first."""

    def map_is_built(self) -> None:
        """The map has been completed at the table: the board is that of its hexes from now on."""
        state = self.state
        self.box = self.table.box = box_of_table(self.box, state.options.get("mode"), state.map)
        self.board.spread_out(self.map_of(self.box))

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
        option = self.decisions[due.kind].get(kind)
        actor = self._entitled(due.actors, move.actor)
        if actor is None or option is None or not self.fits(due.kind, kind, actor):
            raise Illegal("not-now", self._what_is_due(kind, move.actor))
        self.check_first(move)
        return option.decide(move)

    def refusals(self, move: AnyMove) -> list[Illegal]:
        """Every rule that an action breaks, as far as can be told: each is left out, and the next one found.

        It ends where a rule cannot be left out, or where what follows makes no sense without it.
        """
        found: dict[str, Illegal] = {}
        try:
            while True:
                try:
                    self.decide(move)
                except Illegal as refusal:
                    if refusal.rule in found:
                        break
                    found[refusal.rule] = refusal
                    self.table.left_out.add(refusal.rule)
                else:
                    break
        except Exception:  # without a rule that was left out it cannot go on: that is the end of the list
            pass
        finally:
            self.table.left_out.clear()
        return list(found.values())

    def _entitled(self, actors: list[Actor], actor: Actor) -> Actor | None:
        for entitled in actors:
            if entitled.kind == actor.kind and entitled.id == actor.id:
                by = self.table.decider(actor.id) if actor.kind == "company" else actor.id
                if actor.by is not None and actor.by != by:
                    self.table.refuse("president-decides", f"{by} decides for {actor.id}, not {actor.by}.")
                return entitled
        return None

    def fits(self, due: str, kind: str, actor: Actor) -> bool:
        """Where two may act: in an emergency the company buys and its president sells."""
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
            if isinstance(self.state.round, Over):
                return
            self.course.next()
