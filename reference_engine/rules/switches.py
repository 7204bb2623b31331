"""The places where the rules can be read in more than one way, one named switch each.

A game's module says which reading of which question, and which named deviation, sets which switch. The
default of a switch is what is recommended in the first game that asks the question.
"""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Switches:
    """How open questions of the rules are answered in one game."""

    # minors that merge
    merging_minors_connected: bool = True
    """A minor merges only with one to which a route can be traced."""
    refused_minor_has_had_its_turn: bool = False
    """A minor that was turned down proposes nothing else."""
    tied_major_goes_to_the_earlier: bool = False
    """In any tie the president of the earlier minor presides, also if he is not one of those tied."""
    president_picks_hub: bool = False
    """Of two hubs of merging minors in different cities of a tile the president says which one is replaced
    (else that of the minor that acts first)."""
    returned_hub_takes_a_space: bool = False
    """A hub that came back because two lay on one tile takes one of the spaces (else it costs nothing)."""
    major_has_two_spare_hubs: bool = False
    """A major has two hubs on its charter, however many tokens there are in the box."""
    merged_trains_leave: bool = False
    """A train that a major gives up when it is formed leaves the game (else it lies in the pool)."""
    # building the map
    shared_sides_of_one_piece: bool = False
    """The sides at which a piece has to touch others are all of one piece."""
    new_border_may_touch: bool = False
    """A border hex of the piece that is laid may come beside another piece."""
    project_is_no_turn: bool = False
    """Who has carried out a project goes on (else the next player is on turn)."""
    builder_begins_again: bool = False
    """A map that is begun anew is begun by the same player (else by one picked by chance)."""
    twelve_blanks: bool = False
    """There are as many single hexes as another list has."""
    blanks_beside: Literal["home", "piece", "home-and-three"] = "home"
    """Single hexes lie beside the home of a company, beside the piece that has it, or beside the home and at
    as many sides beside others as a piece."""
    last_builder_lays_blanks: bool = False
    """The one who laid the last piece lays single hexes (else all in turn, until all have passed)."""
    any_mode_for_all: bool = False
    """Every mode can be played by every number of players."""
    trains_by_table: str = ""
    """Which other table of numbers of trains is used."""
    # opening auction
    settle_stops_at_unbid: bool = False
    """Settling stops at the first private without a bid (else those are skipped)."""
    contest_order: Literal["clockwise", "lowest-bid", "by-bid"] = "clockwise"
    """Who is next in the bidding for a private: the next in seat order, whoever has bid least, or the next in
    the order, the highest first, in which the bids lay when it began."""
    contest_opens: Literal["lowest", "highest"] = "lowest"
    """With whom it begins: the lowest bidder, or the highest (if he is not asked, the next after him)."""
    auction_pass: Literal["hard", "soft"] = "hard"
    raise_own_bid: bool = True
    bids_are_exact: bool = False
    """A bid in an ordinary turn is one step above the highest, no more (settling knows higher ones)."""
    first_bid_is_face: bool = False
    """The least that may be bid where nobody has bid is the face value (else one step above it)."""
    first_bid_of_any_sum: bool = False
    """An auction is opened with any sum from the least bid on (else with one in whole steps above it)."""
    first_bids_are_exact: bool = False
    """Where nobody has bid, nothing but the least may be bid."""
    leader_raises_in_contest: bool = False
    """In the bidding for a private the highest bidder may raise, though he may not in an ordinary turn."""
    leader_is_asked: bool = False
    """The highest bidder has turns in the bidding for a private, too; if he passes he stays in it."""
    discount_needs_no_bids: bool = True
    """P1 gets cheaper only if nothing was bought or bid on (else whenever it is unsold)."""
    bids_after_all_pass: Literal["stay", "returned", "win"] = "stay"
    free_private_is_forced: bool = False
    forced_sale_ends_round: bool = False
    """After the forced sale of the first private the round is over (else it goes on)."""
    forced_sale_passes_on: bool = True
    forced_sale_is_a_turn: bool = True
    """If the money of the one who has to buy lies on bids, the next who has enough buys (else nobody)."""
    discount_lowers_face: bool = False
    auction_exports: Literal["any", "first-rank"] = "any"
    discount_exports: bool = False
    """A train is exported also when P1 gets cheaper."""
    after_all_pass: Literal["next-player", "priority"] = "priority"
    priority_after_auction: Literal["left-of-holder", "left-of-last-buyer"] = "left-of-holder"
    won_bids_are_purchases: bool = False
    """For the priority deal a private won with a bid is a purchase like any other."""
    bids_move_priority: bool = False
    """For the priority deal a bid counts like a purchase."""
    priority_after_last_private: bool = False
    """When the last private is sold it is the turn of the holder of the priority deal (else of the next)."""
    # privates
    p6_card: bool = False
    """The published card of P6: no sale to a company, closes with its company's first train."""
    published_blocks: bool = False
    """Hexes that only the published card of a private blocks are blocked."""
    p4_free_token: bool = False
    p4_needs_connection: bool = True
    joined_power: Literal["together", "one-may-do", "separate"] = "together"
    """The two joined tiles of a power: both in one turn; the second at once or never; each on its own."""
    own_tile_ends_power: bool = True
    """The company's ordinary tile on a hex of its power ends it (else only another company's)."""
    # shares
    first_round_sales: bool = True
    privates_count_as_certificates: bool = False
    over_limit_sells_anywhere: bool = False
    split_sales: bool = True
    yellow_bought_at_limit: bool = True
    """At the certificate limit a share that would not count may still be bought."""
    president_sells_singles_only: bool = False
    """A president sells only the ordinary certificates in his hand (else any share that he can pass on)."""
    sell_down_from_threshold: bool = False
    """Only whoever has so much of a company as the box says has to sell some (else all above the limit)."""
    unfloated_rises: bool = False
    """A company that has not floated is sold out as long as nothing of it lies in pool and treasury."""
    given_shares_are_capital: bool = True
    """A share that came with a private company counts in the capital of a company that floats."""
    bonds_are_a_turn: bool = False
    """Bonds sold are all that a turn holds (else they come before a purchase, as shares do)."""
    bonds_not_bought_back: bool = False
    """Whoever has sold bonds buys none in the same round."""
    formation_is_first_round: bool = False
    """A company formed of others has had its first operating round in that of its formation."""
    blocked_fall: Literal["stays", "left"] = "stays"
    """Where the chart has no cell below: the marker stays, or goes to the left instead."""
    rise_order: Literal["operating", "bottom-up", "company-list"] = "operating"
    """In what order sold out companies rise: as they operate, the other way round, or as they are listed."""
    arrivals_on_top: bool = False
    """A price marker that comes to a space lies on top of those there (else beneath them)."""
    blocked_rise_goes_under: bool = False
    """A marker that cannot rise because there is no higher price goes beneath the others of its space."""
    tie_takes_office: bool = False
    """Somebody who comes to have as many shares as the president takes over (else only whoever has more)."""
    any_charter_is_open: bool = False
    """Of charters in columns any can be taken (else the first of each column)."""
    bids_within_range: bool = False
    """No bid for a minor may be so high that half of it is above the prices open in the phase."""
    auction_passes_turn_from: Literal["opener", "winner"] = "opener"
    """On whose left the next turn is after the auction of a minor."""
    auction_counts_for: Literal["opener", "winner"] = "opener"
    """Whose action the auction of a minor is when the last one to act is looked for."""
    home_in_any_city: bool = False
    """A home that is picked may be any city with a free space (else an ordinary one without tokens)."""
    buying_back: Literal["never", "from-ipo"] = "never"
    """What a player may buy again of a company of which he has sold shares in the round."""
    over_limit_gives_up: bool = False
    """Who is above the certificate limit and can sell nothing gives certificates up, unpaid."""
    over_limit_must_sell: bool = True
    """Who is above the certificate limit sells before he passes (else he only may not buy)."""
    pool_may_reach_limit: bool = True
    blocked_rise_is_lost: bool = False
    """A rise that meets the end of the chart on its way is not made at all."""
    rise_to_ceiling_is_lost: bool = False
    """The same of a rise that meets the ceiling of a small company."""
    president_keeps_a_share: bool = False
    """A sale that hands the presidency on leaves the seller a share at least (else he may sell all)."""
    unfloated_conversion: Literal["later", "now-and-small", "now-and-large"] = "later"
    """What a company gets that is converted before it floats: nothing yet; something at once, and when it
    floats the small or the large capital."""
    office_exchange_optional: bool = False
    """Two shares are exchanged for a president's certificate in the pool only if their owner likes."""
    top_row_rise: Literal["stays", "right"] = "stays"
    # the map
    two_circles_one_company: bool = False
    two_spaces_one_company: bool = False
    """A company may have two markers in one city."""
    one_token_in_both_halves: bool = False
    """The halves of a city of two hexes are one city for the tokens of a company, too."""
    homes_closed_to_others: bool = False
    """All free spaces of a home hex are kept for its company (else one)."""
    red_hexes_are_one_area: bool = True
    """Red hexes of one name are one place (else each is a place of its own)."""
    upgrade_reach: Literal["one", "all"] = "one"
    ferries_join: bool = True
    """An open ferry is track for tokens and tiles, too (else for trains only)."""
    unmarked_last_tiles: bool = False
    """On a marked hex lies an unmarked tile of a colour in which no tile has the mark."""
    home_space_kept: bool = True
    """A space is kept in the home of a company that has not floated (else its token may lie beside them)."""
    home_token_on_top: bool = False
    """The home token is none of those whose number the charter gives."""
    tiles_legal_at_once: bool = False
    """Each of two tiles of a turn has to be legal before the other one is laid."""
    last_replacing_costs: bool = False
    """Replacing by a colour for which a hex names no price costs as much as by the colours before."""
    track_anywhere: bool = False
    """A tile need not be connected with the company that lays it."""
    blind_ends: bool = False
    """New track may lead to water, a border or off the map."""
    unused_track_goes: bool = False
    """Track that no company reaches may vanish when its tile is replaced (else all track stays)."""
    upgrades_by_chart: bool = False
    """A tile is followed only by those that the chart of upgrades names for it."""
    joined_by_exits: bool = False
    """Of two places joined in a hex, one is replaced by that with the same sides (else by their order)."""
    new_colours_next_round: bool = False
    """Tiles of a colour that comes in the middle of an operating round are laid from the next one on."""
    replaced_tiles_return: bool = True
    """A tile that was replaced can be laid again."""
    terrain_costs_again: bool = False
    """Ground costs as much when a tile is replaced there (else the first time only)."""
    dearer_second_hub: bool = False
    """What tokens cost is told by the other list."""
    hubs_without_number: bool = False
    """A company places as many tokens in a turn as it likes (else one)."""
    best_run_enforced: bool = False
    city_of_two_hexes_is_one: bool = False
    """A city drawn in two hexes is one place to a train that runs through both (else each is a place)."""
    off_board_hexes_free: bool = False
    """A train that counts hexes does not count those of off-board areas."""
    hexes_count_once: bool = False
    """A hex that a train comes into twice, over other track, counts once (else each time)."""
    only_owned_trains_in_play: bool = False
    """In play are trains that companies own (else all that the bank has sold)."""
    ferry_toll_each: Literal["train", "part", "turn"] = "train"
    """A ferry is paid for by each train, for each part of the line, or once in a company's turn."""
    ferry_toll_deducted: bool = True
    """The best run is that which leaves most after ferries (else the one that earns most)."""
    ferry_toll_from_revenue: bool = False
    """What the treasury lacks for ferries may come out of the run's revenue."""
    homes_to_choose_from_are_one: bool = True
    """The hexes between which a company chooses its home are one place to a route."""
    # trains
    discard_order: Literal["operating", "company-list"] = "operating"
    help_for_any_train: bool = False
    sales_for_chosen_train: bool = False
    """Sales for a train are measured by the train chosen, which may be another company's."""
    sale_binds_used_trains: bool = False
    """Once shares are sold for a train, one of another company costs more than was there without the last."""
    lead_trains: Literal["one", "bank", "any"] = "one"
    """What a new minor buys before it runs: one train of the bank, several, or also those of others."""
    own_shares_without_number: bool = False
    """A company issues or redeems any number of shares (else one)."""
    issued_after_fall: bool = False
    """Issued shares bring the price after it has fallen (else the one before)."""
    issue_fills_pool: bool = False
    """The limit of the pool does not hold for shares that a company issues."""
    # rounds and the end
    order_fixed_at_start: bool = False
    export_every: Literal["round", "set"] = "round"
    export_at_game_end: bool = True
    broken_at_zero: bool = True
    end_in_operating: Literal["round", "set"] = "round"
    end_in_stock: Literal["round", "set"] = "round"
    published_two_player_rules: bool = False
    president_leaves_pool_alone: bool = False
    """With two players a president who buys from the pool takes no other share out of the game."""
    last_share_of_pool_is_bought: bool = True
    """With two players the only share in the pool is bought (else it leaves the game, and nobody pays)."""
    every_purchase_takes_one_out: bool = False
    """With two players a share leaves the pool and the game with a purchase from the IPO, too."""
    unstarted_share_at_lowest_par: bool = False
    tie_winner: Literal["all", "clockwise", "first", "operating"] = "all"
    """Of players level at the end: all, the one nearest the priority deal, the first in seat order, or the
    president of the first company in the order of operating (all, if none of them presides)."""
    end_follows_bank: bool = False
    """The game ends with a set after which the bank is empty (else what it has run out of once stays so)."""
    unfloated_shares_have_value: bool = False
    # distribution of the privates
    independent_price_falls: Literal["price", "sum"] = "price"
    """What falls for an independent railroad offered as the last one: its price part, or price and debt."""
    starting_cash_from_bank: bool = True
    # partial capitalisation, issuing
    issue_batches: bool = False
    """Several batches of one kind may be issued or redeemed in one turn."""
    unsold_office_redeemed: bool = False
    """A company takes its president's certificate out of the pool, too, for the price of its shares."""
    issue_until_dividend: bool = False
    worthless_issue: Literal["step", "both", "never"] = "step"
    """Where shares that bring nothing may be issued: in the first step, in forced purchases too, nowhere."""
    redeem_at_the_top: bool = True
    sale_every_batch_drops: bool = False
    # privates
    power_only_when_bought: bool = False
    power_pair_together: bool = True
    lake_shore_is_extra: bool = True
    linking_goes_on: bool = True
    linking_may_wait: bool = False
    """Between the two tiles of a power to link cities other things may be done, as long as the second can
    still be laid; it is before the turn ends (else nothing)."""
    second_chicago_token: Literal["none", "exchange"] = "none"
    chicago_token_only_when_bought: bool = False
    chicago_token_connected: bool = False
    marked_place_counted: bool = True
    port_moves_after_closing: bool = False
    port_of_a_player_stays: bool = True
    player_places_marker: bool = True
    """A player places the marker of his private company (else the company that he has named does)."""
    marker_placed_after_closing: bool = False
    """A marker that was not placed while its private company existed may be placed until markers leave."""
    marked_space_kept_for_owner: bool = False
    """A space kept for the buyer of a private company stays so until he has used it."""
    railroad_ends_emergency: bool = True
    """A railroad is bought also after shares were issued or sold for a train."""
    players_mail_contract_closes: bool = False
    mountain_discount: Literal["hex-and-sides", "hex", "once"] = "hex-and-sides"
    free_hexes_pay_sides: bool = True
    printed_track_pays: bool = True
    """A priced side towards printed track is paid by whoever connects to it."""
    # bonus actions
    bonus_for_own_companies: bool = False
    extra_tile_for_own_companies: bool = False
    bonus_in_any_order: bool = False
    """A bonus action may come before the ordinary action of the step."""
    bonus_at_any_time: bool = False
    """Markers and extra stations may be placed at any point of the turn."""
    terminal_from_track_to_run: bool = False
    """Where they may, an extra station only when the track is done, before a token and the run."""
    marker_serves_one_city: bool = False
    marker_needs_connection: bool = False
    # powers lent to a company
    blocks_first_tile_only: bool = False
    """A private company that blocks a hex stops its first tile only (else every tile)."""
    half_price_once: bool = False
    """A token by which the ground costs half serves for one tile (else as long as its company has it)."""
    joined_power_replaces: bool = False
    """A power over hexes may also replace a tile there (else it is for first tiles)."""
    power_uses_all: bool = False
    """Of a power over several tiles all are laid (else one may do)."""
    any_city_reached: bool = False
    """The marker for any city needs a route of its company to that city."""
    any_city_by_symbol: bool = False
    """The marker for any city lies in one with a printed symbol."""
    bonus_for_one_train: bool = False
    """Bonuses of places count for one train a turn, unless they are said to count for each."""
    ferry_is_one_tile: bool = False
    """Opening a ferry line takes the place of one tile (else of all tiles of the turn)."""
    ferry_token_leaves: Literal["no", "free", "bank"] = "no"
    """Whether the token of a ferry line leaves with the others, and who crosses then: all for nothing, or
    all for the fee, which the bank has."""
    ferry_of_closed_company: Literal["free", "bank", "nobody-crosses"] = "free"
    """Who crosses when the company with the token has left the game: all for nothing, all for the fee, which
    the bank has, or nobody."""
    closes_at_any_first_train: bool = False
    """A private company that closes with a first train closes with anybody's (else with its company's)."""
    # track
    stranding: Literal["phase", "all-colours", "floated", "any-number", "unchecked"] = "phase"
    """How the ban on stranding a company that has not operated is judged, and whom it protects."""
    floated_strand_only: bool = False
    """The ban protects companies only that have floated."""
    strands_by_colours: bool = False
    """It is judged by colours only, as if any number of each tile were left."""
    cleared_tiles_return: bool = True
    # tokens
    token_count_includes_start: bool = False
    token_count_through_full: bool = False
    reachable_terminal_pays: bool = False
    terminal_passes: bool = True
    terminal_bars_station: bool = True
    """A terminal beside a city of a hex leaves its company no ordinary station in this hex."""
    terminal_before_tile: bool = False
    """A terminal may be placed in a hex with a city before there is any track."""
    second_city_rights_end: bool = False
    reserved_city_closed: bool = False
    """A city in which a space is kept is closed to others as a whole."""
    # running
    running_is_optional: bool = False
    trains_share_track: bool = False
    """Trains of a company may use the same track, if no two run the same route (else each track once)."""
    trains_stand_together: bool = True
    """Several trains of a company may have their only stop in the same city."""
    off_board_areas_are_passed: bool = False
    """A route may run on from an off-board area (else it ends there)."""
    tight_bends_are_run: bool = True
    """Trains run over track between two neighbouring sides of a hex."""
    passed_cities_are_ends: bool = True
    """A company whose trains run through full cities may also end a route there, and earns there then."""
    nothing_may_be_paid: bool = False
    """A president whose trains earned nothing pays it out, and the price stays, or withholds it (else it
    falls in any case)."""
    special_cities_are_ordinary: bool = False
    """Cities with values of their own, and those drawn as several places, are cities like the others."""
    trainless_keeps_price: bool = False
    low_values_by_size: bool = False
    """Phases I and II use the smaller of two printed values (else the first one)."""
    independent_half_rounds: bool = False
    dividend_compared: Literal["paid", "revenue"] = "paid"
    dividend_of_the_price_moves: bool = True
    """A dividend that equals the price moves it (else only a higher one)."""
    rise_ends_with_row: bool = False
    """A rise of two columns that comes to the end of a row is over there (else it follows the arrow)."""
    triple_from: int = 151
    """The least price in $ from which a revenue of three times the price moves three spaces."""
    # trains
    phased_out_leaves: Literal["dividend", "turn", "round"] = "dividend"
    phased_out_next_round: bool = False
    """The last turn of a phased-out train lies in the next operating round for everybody."""
    forced_issue_all_at_last_price: bool = True
    forced_issue_number: Literal["needed", "any", "all", "several"] = "needed"
    """How many shares are issued for a train: one batch of so many, or any number in several batches."""
    forced_earliest_phase: bool = False
    forced_sale_may_close: bool = False
    forced_sale_for: Literal["dearest", "cheapest"] = "dearest"
    """A president sells until the dearest, or the cheapest, train of the bank can be paid."""
    last_sale_binds: bool = True
    """A train is not bought that could have been paid without the last share sold."""
    others_train_after_raising: Literal["never", "sale", "always"] = "never"
    """Where the treasury may pay for a train of another company after money was raised for one of the bank:
    nowhere, after a sale by the president, after an issue that pays for none as well."""
    bankrupt_privates: Literal["close", "company", "market", "stay", "sale"] = "close"
    """They close; belong to the company; lie in the market; stay with him; are for sale in the market."""
    bankrupt_cash_to_bank: bool = False
    first_bankruptcy_ends: bool = False
    next_player_inherits_office: bool = False
    """The offices of a bankrupt go to the next player with shares enough (else to the largest holder)."""
    priority_to_first_seat: bool = False
    """The priority deal of a bankrupt goes to the first in seat order (else to the next after him)."""
    help_by_chosen_train: bool = False
    """The president helps with any train that the treasury cannot pay (else only if it can pay none)."""
    sell_more_than_needed: bool = False
    """Any number of shares is sold, if some train could not be paid before the first of these sales."""
    forced_split_sales: bool = False
    """Shares of one company may be sold several times in one emergency."""
    forced_sales_bind_successor: bool = False
    """What a bankrupt has sold in an emergency counts where his successor goes on with it."""
    used_train_after_a_sale: Literal["none", "treasury", "treasury-or-cash"] = "treasury"
    """Whether a train of another company may follow a forced sale, and what pays for it: the treasury, or
    where that is empty the cash that the president had before."""
    own_train_averts_bankruptcy: bool = False
    """A president is not bankrupt while the company can buy a train of another company of his."""
    train_only_with_route: bool = False
    loans_for_banks_train: bool = False
    """Debts are made until the bank's train can be paid (else any train of bank or market)."""
    help_for_banks_train_only: bool = False
    """The president helps with the bank's train only (else with one of the market, too)."""
    leftover_buys_any_train: bool = True
    """What is left of borrowed money may be paid for trains of other companies, too."""
    given_tokens_leave_with_owner: bool = False
    """Tokens that companies have of a bankrupt's private companies leave the game with these."""
    leaderless_companies_go_on: bool = False
    """Companies of a bankrupt that nobody can preside over stay, but for that in need (else they close)."""
    bonds_sold_in_need: bool = True
    """A president who raises money sells bonds as well as shares."""
    last_train_stays_after_turn: bool = False
    """After its own turn a company does not sell its last train."""
    forced_sales_move_prices: bool = True
    """A sale for a train moves the price like any other."""
    set_grows_with_phase: bool = False
    """A new phase changes the number of operating rounds of the set in which it begins."""
    one_of_a_type: Literal["bank", "bank-and-pool", "all"] = "bank"
    """Which purchases count where only one train of a type may be bought in a turn."""
    operated_at_dividend: bool = False
    """Shares of the operating company count as those of one that has operated once it has paid or kept."""
    vacant_company_operates: bool = False
    """A company without a president runs its trains and keeps the revenue (else it has no turn)."""
    new_president_helps: bool = True
    trainless_buys_after_bankruptcy: bool = False
    receivership_runs_by_hand: bool = False
    """Somebody runs the trains of a company without a president, however well."""
    exchange_needs_room: bool = False
    """A train is handed in for another one only by a company below its limit."""
    exchange_from_pool: bool = False
    """Trains can be had in exchange out of the pool as well (else of the bank's stack only)."""
    handed_in_trains_leave: bool = False
    """A train handed in for another one leaves the game (else it lies in the pool)."""
    discards_before_rust: bool = False
    """A new phase has trains above the limit given up before trains rust (else afterwards)."""
    export_clears_pool: bool = False
    """Where all trains of a rank are exported together, those in the pool leave as well."""
    forced_sales_fill_pool: bool = True
    """A forced sale may leave as much in the pool as its limit says (else less)."""
    forced_sale_keeps_offices: bool = True
    """By a forced sale a president loses no office (else not that of the company in need)."""
    untried_sold_in_need: bool = False
    """In need shares are sold also of companies that have not operated."""
    each_forced_share_falls: bool = False
    """Each share sold in need lowers its price (else each company of which any were sold falls once)."""
    falls_from_below: bool = False
    """Of companies that fall together those below in a space go first (else those above)."""
    paid_before_falls: bool = False
    """A company that a bankruptcy closes is paid for at its price before forced sales lowered it."""
    bankrupt_shares_leave: bool = False
    """What a bankrupt holds of companies that stay leaves the game (else it lies in the pool)."""
    priority_of_bankrupt_drawn: bool = False
    """The priority deal of a bankrupt goes to somebody picked at random (else to the next after him)."""
    lone_player_goes_on: bool = False
    """The game goes on with a single player who is left (else it is over)."""
    price_never_zero: bool = False
    """A price does not fall to zero but stays where it is (else its company leaves the game)."""
    returned_train: Literal["president", "earliest", "cheapest"] = "president"
    """Who says which train is given up above the limit: the president, the president though it has to be the
    earliest, or nobody, since the cheapest goes by itself."""
    returned_trains_leave: bool = True
    returned_train_keeps_type: bool = True
    """A card of two trains that lies in the pool is sold as the one that it was (else as either)."""
    independents_sell_trains: bool = False
    nine_last_trains: bool = False
    limit_after_bankruptcy: bool = False
    # debts
    loan_interest_keeps_all: bool = False
    """Where earnings help to pay interest on loans, all of them are kept (edition 1.0 of 18GL)."""
    bond_interest_keeps_all: bool = False
    """Where they help to pay interest on bonds, all of them are kept."""
    new_debts_bear_interest: bool = False
    """Debts made to pay interest bear interest themselves at once."""
    president_pays_interest: bool = True
    """The president answers for interest as he does for a train (else the rest is not owed any more)."""
    bonds_of_several_players: bool = False
    """In one turn bonds are bought back of several players (else of one)."""
    bonds_of_the_market_only_once_begun: bool = False
    """Whether bonds are bought back in the market or of players is settled when the step begins."""
    # a company formed of others
    old_shares_together: bool = True
    """The old shares of a holder are exchanged together (else company by company)."""
    treasury_keeps_exchanged: bool = True
    """New shares given for old ones of the treasuries stay there (else they are paid for and sold)."""
    shares_or_bonds: Literal["shares-first", "choice", "bonds-first"] = "shares-first"
    tokens_of_the_merger: Literal["all-kept", "own-tokens", "home-counts"] = "all-kept"
    """Two tokens of each company are replaced besides its home, for nothing or with the tokens that the new
    company has for later; or two, its home among them."""
    operated_before_the_merger: Literal["turn", "first-occasion", "run"] = "turn"
    """A company merges that has had a turn, one before the first occasion, or one in which a train ran."""
    national_in_any_row: bool = False
    """It begins in the highest row with a white cell of its price (else always in the top row)."""
    last_holder_keeps_all: bool = False
    """The last player with shares of it sells none of them (else all but one)."""
    acting_successor: Literal["nearest-holder", "nearest", "largest"] = "nearest-holder"
    second_share: Literal["more", "certificate", "nothing"] = "more"
    """What two shares are good for while the president's certificate is unsold: the office if they are more,
    the certificate itself, or nothing."""
    unformed_national_counts: bool = False
    """Where companies are counted it counts as long as it may still be formed (else once it has been)."""
    national_of_nobody_closes: bool = False
    """If no player has got a share of it, it closes (else the first who has one presides over it)."""
    # the end
    beyond_end_price_ends: bool = True
    """A price beyond the one that ends the game ends it, too."""
    price_ends_with_stock_round: bool = False
    """A price that ends the game when a stock round is over ends it at once (else with operating rounds)."""
    loans_share_a_marker: bool = False
    """In the end two loans lower the price as one does."""
    privates_count_at_the_end: bool = True
