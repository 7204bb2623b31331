"""What differs between games, and between readings of one: terms with a name, by subject.

A check of the harness asks for a term, never for a game or a clause. Each game says once which terms are its
own (`GameNotes.terms`), with the clauses that say so; what it does not mention is as here.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

__all__ = [
    "AuctionTerms",
    "BlanksBeside",
    "BuildingTerms",
    "Conversion",
    "EmergencyTerms",
    "Estate",
    "FailureTerms",
    "LeadTrains",
    "Level",
    "MapTerms",
    "MergerTerms",
    "MoneyTerms",
    "PriceTerms",
    "PrivateTerms",
    "RouteTerms",
    "Rules",
    "StockTerms",
    "Terms",
    "TrainTerms",
    "TurnTerms",
    "UsedTrains",
    "WorthTerms",
]


Level = Literal["all", "first", "open", "president", "priority"]
Conversion = Literal["unpaid", "small capital", "full capital"]
UsedTrains = Literal["never", "with his cash", "without help"]
Estate = Literal["pool", "kept", "for sale"]
BlanksBeside = Literal["home", "piece", "home and three"]
LeadTrains = Literal["one", "of the bank", "any"]


@dataclass(frozen=True)
class Rules:
    """What a table says of the rules it is played by; a question that it leaves out is read as usual."""

    readings: Mapping[str, str] = field(default_factory=dict)
    deviations: Collection[str] = ()

    @staticmethod
    def stated(rules: Mapping[str, Any] | None) -> "Rules":
        """Those that the member `rules` of a state says."""
        said = rules or {}
        return Rules(said.get("readings") or {}, said.get("deviations") or ())

    def follow(self, question: str, reading: str) -> bool:
        """Whether a question is read in another way than usual, in this one."""
        return self.readings.get(question) == reading

    def read(self, question: str) -> str:
        """The reading of a question; empty where it is as usual and not mentioned."""
        return self.readings.get(question, "")

    def deviate(self, name: str) -> bool:
        """Whether the table deviates from the text in this way."""
        return name in self.deviations


@dataclass(frozen=True)
class MoneyTerms:
    """The bank.

    starting_cash_beside_the_bank: what players start with is not taken out of it. empty_bank_breaks: it
    breaks when it holds nothing, not only when it holds too little. bank_matters_after_sets: only what it
    holds after a set of operating rounds ends the game.
    """

    starting_cash_beside_the_bank: bool = False
    empty_bank_breaks: bool = True
    bank_matters_after_sets: bool = False


@dataclass(frozen=True)
class WorthTerms:
    """What a player is worth at the end, and who wins.

    unstarted_at_lowest_par: shares of a company not started are worth the lowest par value.
    unfloated_worthless: those of one that has not floated are worth nothing. privates_count: at their face
    value. loans_share_a_marker: two loans lower a price as one does. level: which of those who are level
    have won: all, the first seat, the president of the company that operates first, or the next from the
    holder of the priority deal on; `open` where that is not said.
    """

    unstarted_at_lowest_par: bool = False
    unfloated_worthless: bool = False
    privates_count: bool = True
    loans_share_a_marker: bool = False
    level: Level = "all"


@dataclass(frozen=True)
class StockTerms:
    """Shares.

    shares_at_market_price: the IPO asks the share price, not the par value. untried_sold_by: who sells
    shares of a company that has not operated. operated_by_its_dividend: it has from its first dividend on.
    one_sale_a_company: a player sells of one company once in a turn. presidents_keep_a_share: one passes his
    office on only with a share left. pool_below_its_limit: what the pool may hold does not include the limit
    itself. sales_below_the_limit: nor does it after a sale of a stock round, or an issue.
    untried_sold_in_need: what has not operated is sold for a train. shares_issued_at_will: the pool has room
    for all that a company issues.

    privates_are_certificates: private companies count for the certificate limit.
    bankruptcy_changes_the_limit: it is that of the players left. limit_before_the_office: a purchase has to
    fit it before the buyer becomes president. excess_may_be_kept: who is above it need not sell.
    no_forced_sales_at_first: nor need he in the first stock round. begins_with_privates: the sale of the
    private companies is the beginning of the first stock round, whose turns go on. lone_pool_share_is_lost:
    of two players, to the one who is not its president. floating_fills_the_pool: of two players, whatever its
    limit.
    """

    shares_at_market_price: bool = False
    untried_sold_by: Literal["anybody", "president", "nobody"] = "anybody"
    operated_by_its_dividend: bool = False
    one_sale_a_company: bool = False
    presidents_keep_a_share: bool = False
    pool_below_its_limit: bool = False
    sales_below_the_limit: bool = False
    untried_sold_in_need: bool = False
    shares_issued_at_will: bool = False
    privates_are_certificates: bool = False
    bankruptcy_changes_the_limit: bool = False
    limit_before_the_office: bool = False
    excess_may_be_kept: bool = False
    no_forced_sales_at_first: bool = False
    begins_with_privates: bool = False
    lone_pool_share_is_lost: bool = False
    floating_fills_the_pool: bool = False


@dataclass(frozen=True)
class MapTerms:
    """A map that is built at the table.

    edges_of_one_piece: those that a piece has to share are of one and the same. new_borders_may_touch: a
    black border keeps away only what is laid after it. projects_are_no_turn: who has carried one out goes
    on. more_blanks: as many single blanks as the other list says. blanks_beside: what a single blank is
    laid beside. last_builder_lays_blanks: nobody else lays any. ordinary_cities: those with a letter are as
    others of their colour, on tiles as well.
    """

    edges_of_one_piece: bool = False
    new_borders_may_touch: bool = False
    projects_are_no_turn: bool = False
    more_blanks: bool = False
    blanks_beside: BlanksBeside = "home"
    last_builder_lays_blanks: bool = False
    ordinary_cities: bool = False


@dataclass(frozen=True)
class AuctionTerms:
    """Auctions in which companies are launched.

    any_charter: not only the first of a column. exact_raises: by one step. any_first_bid: the first one
    need not be in steps. within_the_range: no bid above twice the highest price at which a company may
    start. goes_on_after_winner: the next turn is that of the player after him, not after the opener.
    action_of_the_winner: it is he who has acted.
    """

    any_charter: bool = False
    exact_raises: bool = False
    any_first_bid: bool = False
    within_the_range: bool = False
    goes_on_after_winner: bool = False
    action_of_the_winner: bool = False


@dataclass(frozen=True)
class MergerTerms:
    """Two companies that become one.

    two_spare_tokens: there are two for the charter, whatever has been placed.
    """

    two_spare_tokens: bool = False


@dataclass(frozen=True)
class PriceTerms:
    """What moves prices, and what a company is paid by them.

    half_counts_as_paid: of a revenue that is paid by halves what is paid moves the price, not the whole.
    three_spaces_from: the price from which it moves three spaces. stays_without_train: no revenue does not
    move it where there is no train. whole_at_the_end, whole_at_the_ceiling: a rise that ends there is made
    in full or not at all. unfloated_conversion: a company that has not floated is paid nothing when it is
    converted, or is paid and floats with the small or the full capital. forced_issue_one_by_one: shares
    issued by force bring a price each. issuing_until_the_dividend: not only in the first step of a turn.
    nothing_is_paid_or_kept: where trains earned nothing it still matters whether that is paid or kept.
    arrivals_on_top: who comes to a price lies on top of the others there. stuck_goes_under: who cannot rise
    goes beneath them. never_zero: no price falls to nothing. issued_after_the_fall: shares issued bring the
    price to which it falls. own_shares_at_will: several are issued or redeemed in a turn. each_share_falls:
    a price falls once for each share sold for a train.
    """

    half_counts_as_paid: bool = False
    three_spaces_from: int = 0
    stays_without_train: bool = False
    whole_at_the_end: bool = False
    whole_at_the_ceiling: bool = False
    unfloated_conversion: Conversion = "unpaid"
    forced_issue_one_by_one: bool = False
    issuing_until_the_dividend: bool = False
    nothing_is_paid_or_kept: bool = False
    arrivals_on_top: bool = False
    stuck_goes_under: bool = False
    never_zero: bool = False
    issued_after_the_fall: bool = False
    own_shares_at_will: bool = False
    each_share_falls: bool = False


@dataclass(frozen=True)
class TurnTerms:
    """Operating rounds.

    rising_in: those, (set, number), in which the lowest price operates first. sets_grow: a phase that begins
    in a set may make it longer. anybody_runs_for_the_leaderless: whoever is at the table runs the trains of a
    company without a president.
    """

    rising_in: frozenset[tuple[int, int]] = frozenset()
    sets_grow: bool = False
    anybody_runs_for_the_leaderless: bool = False


@dataclass(frozen=True)
class TrainTerms:
    """Trains.

    one_of_a_type_from: where only one train of a type is bought in a turn, from where: `bank`, `pool`,
    `company`. needed_with_a_route_only: a company without a route need not own one.
    none_exported_at_the_end: the round with which the game ends exports none. last_trains_run_out: there
    are not as many trains of the last type as anybody likes. counted_by_table: by which other table of the
    box there are so many of a type. rust_waits_for_discards: trains above a new limit are given up before
    trains rust. owned_ones_are_in_play: those that companies own are in play, not all that have been sold.
    hexes_count_once: a hex that a train comes into twice is counted once. exports_clear_the_pool: trains that
    are all exported leave the pool, too. lead_trains: how many a new company buys first, and where.
    """

    one_of_a_type_from: frozenset[str] = frozenset({"bank"})
    needed_with_a_route_only: bool = False
    none_exported_at_the_end: bool = False
    last_trains_run_out: bool = False
    counted_by_table: str = ""
    rust_waits_for_discards: bool = False
    owned_ones_are_in_play: bool = False
    hexes_count_once: bool = False
    exports_clear_the_pool: bool = False
    lead_trains: LeadTrains = "one"

    def limits(self, source: str) -> bool:
        """Whether a purchase from `bank`, `pool` or another company counts for its type."""
        return (source if source in ("bank", "pool") else "company") in self.one_of_a_type_from


@dataclass(frozen=True)
class EmergencyTerms:
    """Presidents who help to buy a train.

    any_train: help is for any train, not for the cheapest only. without_need: also when the treasury could
    pay for the cheapest. used_trains_if_penniless: for a train of another company only if the treasury is
    empty. used_trains_after_sales: whether one is bought when shares have been sold: never, with what the
    president had before, or without his help. used_trains_unhelped: the treasury alone pays for one,
    always. other_offices_may_pass: a sale may cost him the office of a company that needs no train.
    own_trains_come_first: nobody is bankrupt while another company of his could sell one.
    sales_beyond_need: more may be sold than is needed. sales_go_on_once_begun: what is needed only counts
    when a president begins to sell. sales_in_parts: shares of one company are sold several times.
    banks_train_only: help is for a train of the bank only, not for one of the pool.
    """

    any_train: bool = False
    without_need: bool = False
    used_trains_if_penniless: bool = False
    used_trains_after_sales: UsedTrains = "never"
    used_trains_unhelped: bool = False
    other_offices_may_pass: bool = False
    own_trains_come_first: bool = False
    sales_beyond_need: bool = False
    sales_go_on_once_begun: bool = False
    sales_in_parts: bool = False
    banks_train_only: bool = False


@dataclass(frozen=True)
class FailureTerms:
    """Bankruptcy, and companies without a president.

    first_bankruptcy_ends: the game ends with it. any_heir: whoever holds as much as the office may become
    president, not only one with most shares. nearest_heir: among those who may, the nearest clockwise does.
    priority_by_seat: the priority deal goes to the first seat, not to the next player. privates: whose his
    private companies are then: the pool's, his, or the pool's to be bought. cash_to_the_bank: his cash goes
    there, not to the company. cash_is_counted: what he has at the end is his. shares_leave: his shares of
    other companies leave the game. paid_before_falls: others are paid for what closes at the price before
    those falls that are due. vacant_companies_wait: a company without a president has no turns.
    vacant_companies_buy: it buys a train as soon as it has lost him.
    """

    first_bankruptcy_ends: bool = False
    any_heir: bool = False
    nearest_heir: bool = False
    priority_by_seat: bool = False
    privates: Estate = "pool"
    cash_to_the_bank: bool = False
    cash_is_counted: bool = False
    shares_leave: bool = False
    paid_before_falls: bool = False
    vacant_companies_wait: bool = False
    vacant_companies_buy: bool = False


@dataclass(frozen=True)
class BuildingTerms:
    """Tiles and tokens.

    powers_use_up_the_upgrade: a tile laid by a power is the upgrade of the turn. powers_by_halves: of the
    tiles of a power one may be laid without the other. cleared_tiles_leave: tiles that a phase takes off the
    map leave the game. homes_open: no space is kept for a home token to come.
    second_cities_usual: a token in a second city may cost what any other does. links_may_wait: other things
    come between the two tiles by which a power links cities.

    origin_counts: the hex of the nearest station counts for what a token costs. distance_anywhere: the way
    is measured along any track. terminals_within_reach_cost: a terminal costs what a station would, if that
    could be placed. terminals_without_track: a terminal may lie where no tile does. stations_join_terminals:
    a station may follow it.

    ferries_lead_nowhere: no way leads over them but that of a train.
    home_token_on_top: the home token is none of those of the charter. two_tokens_in_a_city: a company may
    have two in one city. tokens_without_number: several are placed in one turn. replaced_tiles_leave: a tile
    that was replaced is not laid again. other_token_costs: tokens cost what the other list on the charter
    says.
    """

    powers_use_up_the_upgrade: bool = False
    powers_by_halves: bool = False
    cleared_tiles_leave: bool = False
    homes_open: bool = False
    other_token_costs: bool = False
    replaced_tiles_leave: bool = False
    tokens_without_number: bool = False
    second_cities_usual: bool = False
    links_may_wait: bool = False
    origin_counts: bool = False
    distance_anywhere: bool = False
    terminals_within_reach_cost: bool = False
    terminals_without_track: bool = False
    stations_join_terminals: bool = False
    home_token_on_top: bool = False
    ferries_lead_nowhere: bool = False
    two_tokens_in_a_city: bool = False


@dataclass(frozen=True)
class RouteTerms:
    """Runs.

    marked_places_must_count: a bonus is earned only by a place that is counted. terminals_block: a terminal
    opens no full city to its company. lower_runs_accepted: a run need not be the best. short_runs: a route
    may have one stop only. stops_apart: two such are not in one place. bends_are_sharp: no route uses track
    between neighbouring sides. passed_cities_are_no_ends: who may pass full cities does not stop there.
    """

    marked_places_must_count: bool = False
    terminals_block: bool = False
    lower_runs_accepted: bool = False
    short_runs: bool = False
    stops_apart: bool = False
    bends_are_sharp: bool = False
    passed_cities_are_no_ends: bool = False


@dataclass(frozen=True)
class PrivateTerms:
    """Private companies.

    given_away_at_zero: one whose price has fallen to $0 is given away. debts_fall_too: the price of the last
    card falls below its debt. independents_stay: they stay in the game when the others close.
    markers_name_a_city: a marker lies in one city of its hex. bonus_for_own_companies,
    extra_tile_for_own_companies: which bonus actions serve only companies of the owner. bonus_in_any_order:
    they need not wait for the ordinary action of their step. tokens_at_any_time: those that belong to the
    token step need not wait for it.
    """

    given_away_at_zero: bool = False
    debts_fall_too: bool = False
    independents_stay: bool = False
    markers_name_a_city: bool = False
    bonus_for_own_companies: bool = False
    extra_tile_for_own_companies: bool = False
    bonus_in_any_order: bool = False
    tokens_at_any_time: bool = False


@dataclass(frozen=True)
class Terms:
    """All terms by which a table is played."""

    money: MoneyTerms = MoneyTerms()
    worth: WorthTerms = WorthTerms()
    stock: StockTerms = StockTerms()
    prices: PriceTerms = PriceTerms()
    turns: TurnTerms = TurnTerms()
    trains: TrainTerms = TrainTerms()
    emergency: EmergencyTerms = EmergencyTerms()
    failure: FailureTerms = FailureTerms()
    map: MapTerms = MapTerms()
    auctions: AuctionTerms = AuctionTerms()
    mergers: MergerTerms = MergerTerms()
    building: BuildingTerms = BuildingTerms()
    routes: RouteTerms = RouteTerms()
    privates: PrivateTerms = PrivateTerms()
