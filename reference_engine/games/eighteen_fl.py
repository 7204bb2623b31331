"""18FL: how its mechanisms are put together, and which switch each reading of its questions sets.

Hidden bids for the order of choosing privates whose bonus actions their owners use for any company, homes on
the map from the start, companies of five shares that convert to ten, a chart that is one line, two yellow
tiles or one replacement, stations and hotels priced by distance, bankruptcies after which the game goes on.

The mechanisms are those of ``rules``; the figures are in the components. Questions that are not listed have
one reading only, or one that no play can tell from another.
"""

from collections.abc import Iterator
from typing import Any

from ..actions import AssignMove
from ..components import Components
from ..game import DealError, Decide, Decisions, Game
from ..rules.building.construction import PossibleLay, PossibleToken
from ..rules.building.two_tile_building import TwoTileBuilding
from ..rules.ending import EndOfGame
from ..rules.failure.vacant_company import VacantCompany
from ..rules.opening.hidden_bids import HiddenBids
from ..rules.private_companies.bonus_actions import BONUS_ACTIONS, BonusActions
from ..rules.private_companies.markers import Markers
from ..rules.private_companies.privates import Privates
from ..rules.rolling_stock.presidents_purchases import PresidentsPurchases
from ..rules.rolling_stock.trains import Trains
from ..rules.routes import PlaceBonus, RouteTerms
from ..rules.setup import Start, fresh_bids
from ..rules.stock.line_market import LineMarket
from ..rules.stock.preferred_shares import PreferredShares
from ..rules.stock.preferred_stock_round import PreferredStockRounds
from ..rules.stock.shares import HOLDING_LIMIT
from ..rules.turns.conversion import Conversion
from ..rules.turns.converting_turns import ConvertingTurns
from ..state import Actor, Company, State

LEADING_PRIVATE = "TR"
"""Its buyer has the priority deal in the first stock round."""


class Game18FL(Game):
    """18FL on one state."""

    market: LineMarket
    shares: PreferredShares
    stock: PreferredStockRounds
    construction: TwoTileBuilding
    operating: ConvertingTurns
    purchases: PresidentsPurchases

    def put_together(self) -> None:
        """Make the rule objects."""
        self.market = LineMarket(self.table)
        self.shares = PreferredShares(self.table, self.market)
        self.trains = Trains(self.table, self.market)
        self.privates = Privates(self)
        self.markers = Markers(self)
        self.ending = EndOfGame(self)
        self.bids = HiddenBids(self, LEADING_PRIVATE)
        self.stock = PreferredStockRounds(self)
        self.conversion = Conversion(self)
        self.construction = TwoTileBuilding(self)
        self.bonuses = BonusActions(self)
        self.operating = ConvertingTurns(self)
        self.vacant = VacantCompany(self)
        self.purchases = PresidentsPurchases(self)
        self.trains.on_phase += [
            self.privates.on_phase,
            self.markers.on_phase,
            self.conversion.on_phase,
            self.construction.on_phase,
        ]

    def list_decisions(self) -> Decisions:
        """What can be decided, by whom and how."""
        stock, operating, purchases, bonuses = self.stock, self.operating, self.purchases, self.bonuses
        construction, switches = self.construction, self.switches
        tokens: dict[str, Decide] = {"assign": bonuses.assign, "place_token": bonuses.place}
        any_time = tokens if switches.bonus_at_any_time else {}
        early = switches.bonus_in_any_order
        return {
            "hidden_bid": {"bid": self.bids.bid},
            "choose_private": {"buy_private": self.bids.choose},
            "stock_turn": {
                "sell_shares": stock.sell,
                "buy_shares": stock.buy,
                "buy_private": stock.buy_private,
                "par": stock.par,
                "pass": stock.pass_turn,
            },
            "convert": {**any_time, "convert": self.conversion.convert, "pass": operating.end_convert},
            "track": {
                **any_time,
                "lay_tile": self._owners(bonuses.lay, construction.lay) if early else construction.lay,
                "pass": operating.end_track,
            },
            "token": {
                **({"assign": bonuses.assign} if early or any_time else {}),
                "place_token": (
                    self._owners(bonuses.place, construction.place)
                    if early or any_time
                    else construction.place
                ),
                "pass": operating.end_token,
            },
            "bonus": {**tokens, "lay_tile": bonuses.lay, "pass": bonuses.decline},
            "run": {**any_time, "run_routes": operating.run},
            "dividend": {**any_time, "dividend": operating.dividend},
            "buy_train": {**any_time, "buy_train": purchases.buy, "pass": operating.end_turn},
            "emergency": {
                **any_time,
                "buy_train": purchases.buy,
                "sell_shares": purchases.sell,
                "bankrupt": purchases.bankrupt,
            },
            "discard_train": {"discard_train": purchases.discard},
        }

    def _owners(self, bonus: Decide, ordinary: Decide) -> Decide:
        """What a player does is the bonus action of his private, what a company does its own action."""
        return lambda move: (bonus if move.actor.kind == "player" else ordinary)(move)

    def fits(self, due: str, kind: str, actor: Actor) -> bool:
        """A player who may act beside a company uses a private company; in an emergency he also sells."""
        if kind in BONUS_ACTIONS:
            return True
        if due == "emergency":
            return super().fits(due, kind, actor)
        return actor.kind == self.state.pending[0].actors[0].kind

    def advance(self) -> None:
        """Go on until somebody has to decide; owners of private companies may perhaps act beside him."""
        super().advance()
        if self.state.pending and (self.switches.bonus_in_any_order or self.switches.bonus_at_any_time):
            self.bonuses.admit_early(self.state.pending[0])

    def next_in_opening(self) -> None:
        """The bidding or choosing goes on."""
        self.bids.next()

    # what is worth asking the rules about ------------------------------------------------------------

    def possible_lays(self, actor: Actor) -> Iterator[PossibleLay]:
        """Of a player, the extra tile."""
        if actor.kind == "player":
            return self.bonuses.possible_lays(actor.id)
        return super().possible_lays(actor)

    def possible_tokens(self, actor: Actor) -> Iterator[PossibleToken]:
        """Of a player, the extra station."""
        if actor.kind == "player":
            return self.bonuses.possible_tokens(actor.id)
        return super().possible_tokens(actor)

    def possible_markers(self, actor: Actor) -> Iterator[AssignMove]:
        """Markers are put on the map by players."""
        if actor.kind == "player":
            for private, name, exits in self.bonuses.possible_markers(actor.id):
                yield AssignMove(actor=actor, private=private, hex=name, exits=exits)

    # routes -------------------------------------------------------------------------------------------

    def route_terms(self, company: Company) -> RouteTerms:
        """The values of the phase, the company's marker and its hotels (sections 3.3 and 7.3.2)."""
        phase = self.table.phase
        hotels = tuple(
            PlaceBonus(token.hex, phase.hotel_value) for token in company.tokens if token.kind == "hotel"
        )
        return RouteTerms(phase.red_value, bonuses=self.markers.bonuses(company.id) + hotels)

    @classmethod
    def fresh(cls, start: Start) -> State:
        """The table before the bids; nothing is random but the seats, and one limit is optional.

        Raises:
            DealError: something was dealt, or an option does not exist with so many players.
        """
        if start.deal:
            raise DealError("nothing is dealt in 18FL: the deal is {}")
        cls.check_options(start.box, len(start.players), start.options)
        return fresh_bids(start)

    @classmethod
    def check_options(cls, box: Components, players: int, options: dict[str, Any]) -> None:
        """One limit is optional with two players (section 1.4).

        Raises:
            DealError: the option does not exist with so many players.
        """
        offered = box.shares.optional_player_limits.get(players)
        for option, value in options.items():
            if option != HOLDING_LIMIT or type(value) is not int or value != offered:
                known = f"{HOLDING_LIMIT}: {offered}" if offered else "none"
                raise DealError(f"no option {option}: {value} with {players} players (there is {known})")


FIXED: dict[str, Any] = {
    "split_sales": False,
    "privates_count_at_the_end": False,
    "best_run_enforced": True,
    "end_in_operating": "set",
    "end_in_stock": "set",
}
"""What is open in other games and settled here."""

READINGS: dict[str, dict[str, dict[str, Any]]] = {
    "18FL-Q03": {"a": {"pool_may_reach_limit": True}, "b": {"pool_may_reach_limit": False}},
    "18FL-Q04": {"a": {"blocked_rise_is_lost": False}, "b": {"blocked_rise_is_lost": True}},
    "18FL-Q05": {"a": {"trainless_keeps_price": False}, "b": {"trainless_keeps_price": True}},
    "18FL-Q07": {
        "a": {"bankrupt_privates": "market"},
        "b": {"bankrupt_privates": "stay"},
        "c": {"bankrupt_privates": "sale"},
    },
    "18FL-Q11": {"a": {"help_by_chosen_train": False}, "b": {"help_by_chosen_train": True}},
    "18FL-Q12": {
        "a": {"sell_more_than_needed": False, "last_sale_binds": True},
        "b": {"sell_more_than_needed": True, "last_sale_binds": False},
        "c": {"sell_more_than_needed": False, "last_sale_binds": False},
    },
    "18FL-Q15": {
        "a": {"one_of_a_type": "bank"},
        "b": {"one_of_a_type": "bank-and-pool"},
        "c": {"one_of_a_type": "all"},
    },
    "18FL-Q23": {
        "a": {"unfloated_conversion": "later"},
        "b": {"unfloated_conversion": "now-and-small"},
        "c": {"unfloated_conversion": "now-and-large"},
    },
    "18FL-Q26": {"a": {"bonus_for_own_companies": False}, "b": {"bonus_for_own_companies": True}},
    "18FL-Q28": {"a": {"marker_serves_one_city": False}, "b": {"marker_serves_one_city": True}},
    "18FL-Q29": {"a": {"marker_needs_connection": False}, "b": {"marker_needs_connection": True}},
    "18FL-Q30": {"a": {"terminal_before_tile": False}, "b": {"terminal_before_tile": True}},
    "18FL-Q31": {"a": {"terminal_bars_station": True}, "b": {"terminal_bars_station": False}},
    "18FL-Q32": {"a": {"token_count_includes_start": False}, "b": {"token_count_includes_start": True}},
    "18FL-Q33": {"a": {"token_count_through_full": False}, "b": {"token_count_through_full": True}},
    "18FL-Q34": {
        "a": {"stranding": "phase"},
        "b": {"stranding": "all-colours"},
        "c": {"stranding": "floated"},
        "d": {"stranding": "any-number"},
    },
    "18FL-Q38": {"a": {"end_follows_bank": False}, "b": {"end_follows_bank": True}},
    "18FL-Q40": {"a": {"tie_winner": "all"}, "b": {"tie_winner": "first"}},
    "18FL-Q45": {"a": {"over_limit_must_sell": False}, "b": {"over_limit_must_sell": True}},
    "18FL-Q49": {"a": {"vacant_company_operates": False}, "b": {"vacant_company_operates": True}},
    "18FL-Q50": {"a": {"office_exchange_optional": False}, "b": {"office_exchange_optional": True}},
    "18FL-Q59": {"a": {"limit_after_bankruptcy": False}, "b": {"limit_after_bankruptcy": True}},
    "18FL-Q61": {
        "a": {"forced_split_sales": False, "forced_sales_bind_successor": False},
        "b": {"forced_split_sales": True, "forced_sales_bind_successor": False},
        "c": {"forced_split_sales": False, "forced_sales_bind_successor": True},
    },
    "18FL-Q63": {"a": {"reachable_terminal_pays": False}, "b": {"reachable_terminal_pays": True}},
    "18FL-Q64": {"a": {"terminal_passes": True}, "b": {"terminal_passes": False}},
    "18FL-Q65": {"a": {"cleared_tiles_return": True}, "b": {"cleared_tiles_return": False}},
    "18FL-Q66": {"a": {"priority_to_first_seat": False}, "b": {"priority_to_first_seat": True}},
    "18FL-Q67": {"a": {"next_player_inherits_office": False}, "b": {"next_player_inherits_office": True}},
    "18FL-Q71": {"a": {"rise_to_ceiling_is_lost": False}, "b": {"rise_to_ceiling_is_lost": True}},
    "18FL-Q72": {
        "a": {"used_train_after_a_sale": "none"},
        "b": {"used_train_after_a_sale": "treasury-or-cash"},
        "c": {"used_train_after_a_sale": "treasury"},
    },
    "18FL-Q73": {"a": {"own_train_averts_bankruptcy": False}, "b": {"own_train_averts_bankruptcy": True}},
    "18FL-Q74": {"a": {"president_keeps_a_share": False}, "b": {"president_keeps_a_share": True}},
}

DEFAULTS: dict[str, str] = dict.fromkeys(READINGS, "a") | {"18FL-Q03": "b", "18FL-Q04": "b"}
"""The reading of an engine that is told nothing: a, but where the letter of the book is for b."""

DEVIATIONS: dict[str, dict[str, Any]] = {
    "cash-of-a-bankrupt-to-the-bank": {"bankrupt_cash_to_bank": True},
    "first-bankruptcy-ends-the-game": {"first_bankruptcy_ends": True},
    "train-only-with-a-route": {"train_only_with_route": True},
    "bonus-before-the-ordinary-action": {"bonus_in_any_order": True},
    "privates-count-for-the-certificate-limit": {"privates_count_as_certificates": True},
    "operated-from-the-dividend-on": {"operated_at_dividend": True},
    "unfloated-shares-have-value": {"unfloated_shares_have_value": True},
    "bank-of-zero-goes-on": {"broken_at_zero": False},
    "lower-runs-accepted": {"best_run_enforced": False, "running_is_optional": True},
    "port-and-terminal-at-any-time": {"bonus_at_any_time": True},
    "extra-tile-for-own-companies": {"extra_tile_for_own_companies": True},
    "stranding-is-not-checked": {"stranding": "unchecked"},
}

CLAUSES: dict[str, str] = {
    "bid-amount": "18FL-3.2-b",
    "bid-is-for-the-order": "18FL-3.2-c",
    "not-his-private": "18FL-3.3-f",
    "sold-this-round": "18FL-5.1-b",
    "one-block-a-turn": "18FL-5.1-h",
    "president-first": "18FL-5.3-c",
    "par-value": "18FL-6.1-d",
    "two-new-or-one-replacement": "18FL-7.2-a",
    "no-tile-left": "18FL-7.2.1-h",
    "company-stranded": "18FL-7.2.1-o",
    "second-hotel-in-town": "18FL-7.3.2-c",
    "town-not-connected": "18FL-7.3.2-c",
    "printed-price": "18FL-8.2-b",
    "at-least-a-dollar": "18FL-8.2-c",
    "nobody-to-agree": "18FL-8.2-c",
    "must-own-a-train": "18FL-8.4-a",
    "enough-money": "18FL-8.4.1-d",
    "no-more-than-needed": "18FL-8.4.1-d",
    "last-sale-needless": "18FL-8.4.1-d",
    "operating-president-stays": "18FL-8.4.1-g",
    "own-treasury-only": "18FL-8.4.2-a",
    "face-value-at-most": "18FL-8.4.2-b",
    "sold-for-the-bank": "18FL-8.4.2-c",
    "not-bankrupt": "18FL-8.4.3-a",
    "sell-first": "18FL-8.4.3-a",
    "no-sales-without-president": "18FL-8.4.3-l",
}
"""The clause of the rulebook that each refusal rests on, where it always is the same one."""
