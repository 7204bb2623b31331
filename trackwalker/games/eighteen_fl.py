"""What the harness has to know of 18FL besides its rules."""

from typing import Any

from trackwalker.games.kinds import ALWAYS, FirstMoves, GameNotes, Goals, PlainTable
from trackwalker.games.terms import (
    BuildingTerms,
    Conversion,
    EmergencyTerms,
    Estate,
    FailureTerms,
    MoneyTerms,
    PriceTerms,
    PrivateTerms,
    RouteTerms,
    Rules,
    StockTerms,
    Terms,
    TrainTerms,
    UsedTrains,
    WorthTerms,
)

__all__ = ["EIGHTEEN_FL"]


def _bid_for_the_order(player: str, price: int) -> dict[str, Any]:
    return {"type": "bid", "actor": {"kind": "player", "id": player}, "price": price}


_CONVERSIONS: dict[str, Conversion] = {"b": "small capital", "c": "full capital"}
_USED_TRAINS: dict[str, UsedTrains] = {"b": "with his cash", "c": "without help"}
_LIMITED_SOURCES = {"b": frozenset({"bank", "pool"}), "c": frozenset({"bank", "pool", "company"})}
_ESTATES: dict[str, Estate] = {"b": "kept", "c": "for sale"}


def _terms(rules: Rules) -> Terms:
    return Terms(
        money=MoneyTerms(
            empty_bank_breaks=not rules.deviate("bank-of-zero-goes-on"),  # 18FL-11-a
            bank_matters_after_sets=rules.follow("18FL-Q38", "b"),
        ),
        worth=WorthTerms(
            unfloated_worthless=not rules.deviate("unfloated-shares-have-value"),  # 18FL-11-f
            privates_count=False,  # 18FL-11-f
            level="first" if rules.follow("18FL-Q40", "b") else "all",  # 18FL-11-h
        ),
        stock=StockTerms(
            shares_at_market_price=True,  # 18FL-5.2-d
            untried_sold_by="nobody",  # 18FL-5.3-g
            operated_by_its_dividend=rules.deviate("operated-from-the-dividend-on"),
            one_sale_a_company=True,  # 18FL-5.1-h
            presidents_keep_a_share=rules.follow("18FL-Q74", "b"),
            pool_below_its_limit=not rules.follow("18FL-Q03", "a"),
            privates_are_certificates=rules.deviate("privates-count-for-the-certificate-limit"),
            bankruptcy_changes_the_limit=rules.follow("18FL-Q59", "b"),
            limit_before_the_office=True,  # 18FL-5.3-f
            excess_may_be_kept=not rules.follow("18FL-Q45", "b"),
        ),
        prices=PriceTerms(
            stays_without_train=rules.follow("18FL-Q05", "b"),
            whole_at_the_end=not rules.follow("18FL-Q04", "a"),
            whole_at_the_ceiling=rules.follow("18FL-Q71", "b"),
            unfloated_conversion=_CONVERSIONS.get(rules.read("18FL-Q23"), "unpaid"),
        ),
        trains=TrainTerms(
            one_of_a_type_from=_LIMITED_SOURCES.get(rules.read("18FL-Q15"), frozenset({"bank"})),
            needed_with_a_route_only=rules.deviate("train-only-with-a-route"),
        ),
        emergency=EmergencyTerms(
            any_train=True,  # 18FL-8.4.1-b
            without_need=rules.follow("18FL-Q11", "b"),
            used_trains_if_penniless=True,  # 18FL-8.4.2-b
            used_trains_after_sales=_USED_TRAINS.get(rules.read("18FL-Q72"), "never"),
            sales_go_on_once_begun=rules.follow("18FL-Q12", "b"),
            sales_in_parts=rules.follow("18FL-Q61", "b"),
        ),
        failure=FailureTerms(
            first_bankruptcy_ends=rules.deviate("first-bankruptcy-ends-the-game"),
            any_heir=rules.follow("18FL-Q67", "b"),
            nearest_heir=True,  # 18FL-8.4.3-e
            priority_by_seat=rules.follow("18FL-Q66", "b"),
            privates=_ESTATES.get(rules.read("18FL-Q07"), "pool"),
            cash_to_the_bank=rules.deviate("cash-of-a-bankrupt-to-the-bank"),
            vacant_companies_wait=not rules.follow("18FL-Q49", "b"),  # 18FL-8.4.3-n
            vacant_companies_buy=rules.follow("18FL-Q68", "b"),
        ),
        building=BuildingTerms(
            cleared_tiles_leave=rules.follow("18FL-Q65", "b"),
            origin_counts=rules.follow("18FL-Q32", "b"),
            distance_anywhere=rules.follow("18FL-Q33", "b"),
            terminals_within_reach_cost=rules.follow("18FL-Q63", "b"),
            terminals_without_track=rules.follow("18FL-Q30", "b"),
            stations_join_terminals=rules.follow("18FL-Q31", "b"),
        ),
        routes=RouteTerms(
            terminals_block=rules.follow("18FL-Q64", "b"),
            lower_runs_accepted=rules.deviate("lower-runs-accepted"),
        ),
        privates=PrivateTerms(
            markers_name_a_city=rules.follow("18FL-Q28", "b"),
            bonus_for_own_companies=rules.follow("18FL-Q26", "b"),
            extra_tile_for_own_companies=rules.deviate("extra-tile-for-own-companies"),
            bonus_in_any_order=rules.deviate("bonus-before-the-ordinary-action"),
            tokens_at_any_time=rules.deviate("port-and-terminal-at-any-time"),
        ),
    )


EIGHTEEN_FL = GameNotes(
    game="18FL",
    terms=_terms,
    plain_table=PlainTable(privates_at_table=False, spare_trains="pool", stays_bought="FECCTC"),
    first_moves=FirstMoves(
        new_game={"game": "18FL", "players": ["Alice", "Bob", "Carol"], "deal": {}},
        legal=_bid_for_the_order("Carol", 5),  # hidden bids are made in any order
        illegal=_bid_for_the_order("Carol", 15),  # more than can be bid
    ),
    turn_steps=("convert", "track", "token", "run", "dividend", "trains"),
    goals=Goals(
        actions=("bid", "buy_private", "convert", "assign", *ALWAYS),
        decisions=(
            "hidden_bid",
            "choose_private",
            "stock_turn",
            "convert",
            "track",
            "token",
            "bonus",
            "run",
            "dividend",
            "buy_train",
            "emergency",
            "discard_train",
        ),
        discarded=("3", "4", "5"),
        events=(
            "option: holding_limit 70",
            "ending: bank",
            "ending: last_player",
            "the bank breaks in an operating round",
            "the bank breaks in a stock round",
            "hidden bid: $0",
            "hidden bid: $5",
            "hidden bid: $10",
            "hidden bids: some alike",
            "hidden bids: all different",
            "started in phase 2: with 5 shares",
            "started in phase 3: with 5 shares",
            "started in phase 4: with 5 shares",
            "started in phase 4: with 10 shares",
            "started in phase 5: with 10 shares",
            "started in phase 6: with 10 shares",
            "floated in phase 2: with 5 shares",
            "floated in phase 3: with 5 shares",
            "floated in phase 4: with 5 shares",
            "floated in phase 4: with 10 shares",
            "floated in phase 5: with 10 shares",
            "floated in phase 6: with 10 shares",
            "a company floats with its president's certificate and a free share",
            "conversion by choice: a company that has operated",
            "conversion by a phase: a company that has operated",
            "conversion by a phase: a company that has not operated",
            "conversion by a phase: a company that has not floated",
            "conversion by a phase: a company not started",
            "all companies operate",
            "shares bought from the ipo",
            "shares bought from the pool",
            "president changes by a purchase",
            "president changes by a sale",
            "two companies sold in a turn",
            "a sale at the lowest price",
            "a player reaches the holding limit",
            "the pool reaches its limit",
            "a player reaches the certificate limit",
            "sold out: the price stays",
            "terrain paid for",
            "second tile in a turn",
            "markers moved to a new tile",
            "tile laid on a hex that will be cleared",
            "tile laid on a hex that has been cleared",
            "tiles removed by a phase",
            "hotel placed",
            "a hotel removed by a phase",
            "marker placed for $0",
            "marker placed for $40",
            "marker placed for $60",
            "marker placed for $80",
            "terminal placed beside a full city",
            "terminal placed beside a city with room",
            "port: placed by a player",
            "a company has no run",
            "dividend: payout",
            "dividend: withhold",
            "dividend: pool shares pay the company",
            "price moves left",
            "price stays where it is",
            "price stays at the ceiling",
            "price moves right",
            "price moves two right",
            "a train bought because one must be",
            "two trains bought in a turn",
            "two trains of a type bought in a turn",
            "train bought from the pool",
            "train bought from a company of the same president",
            "train bought from a company of another president",
            "private companies closed by a phase",
            "a private company closed by its use",
            "a private company closed by a first train",
            "markers removed by a phase",
            "discards by several companies",
            "emergency: the president helps to buy from bank",
            "emergency: the president helps to buy from pool",
            "emergency: the president helps to buy from company",
            "emergency: bought from a company without help",
            "emergency: a train dearer than the cheapest",
            "emergency: shares sold",
            "emergency: another company changes its president",
            "bankruptcy: the game goes on",
            "bankruptcy: the player had a private company",
            "bankruptcy: a new president has to buy a train",
            "bankruptcy: nobody is president any more",
            "bankruptcy: another company gets a new president",
            "bankruptcy: another company has no president any more",
            "receivership: a new president",
            "the president's certificate bought in the market",
            "the president's certificate exchanged for in the market",
        ),
    ),
)
