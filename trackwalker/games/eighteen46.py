"""What the harness has to know of 1846 besides its rules."""

from typing import Any

from trackwalker.games.kinds import ALWAYS, FirstMoves, GameNotes, Goals, Latitude, PlainTable
from trackwalker.games.terms import (
    BuildingTerms,
    EmergencyTerms,
    MoneyTerms,
    PriceTerms,
    PrivateTerms,
    RouteTerms,
    Rules,
    StockTerms,
    Terms,
    TurnTerms,
    WorthTerms,
)

__all__ = ["EIGHTEEN46"]


def _keep(player: str) -> dict[str, Any]:
    return {"type": "draft", "actor": {"kind": "player", "id": player}, "card": "MAIL"}


def _terms(rules: Rules) -> Terms:
    return Terms(
        money=MoneyTerms(
            starting_cash_beside_the_bank=rules.follow("1846-Q70", "b"),
            empty_bank_breaks=rules.follow("1846-Q84", "b"),
        ),
        worth=WorthTerms(privates_count=not rules.follow("1846-Q06", "a"), level="open"),
        stock=StockTerms(
            untried_sold_by="president",  # 1846-5.21-a
            privates_are_certificates=True,  # 1846-5.13-c
            bankruptcy_changes_the_limit=rules.follow("1846-Q54", "b"),
        ),
        prices=PriceTerms(
            half_counts_as_paid=rules.follow("1846-Q01", "a"),
            three_spaces_from=150 if rules.follow("1846-Q02", "b") else 165,  # 1846-6.4-l
            forced_issue_one_by_one=rules.follow("1846-Q03", "b"),
            issuing_until_the_dividend=rules.deviate("issuing-until-the-dividend"),
        ),
        turns=TurnTerms(
            rising_in=frozenset({(1, 1)}),  # 1846-6-l
            anybody_runs_for_the_leaderless=rules.deviate("receivership-runs-by-hand"),
        ),
        emergency=EmergencyTerms(any_train=True),  # 1846-6.59-c
        building=BuildingTerms(
            powers_use_up_the_upgrade=rules.follow("1846-Q87", "b"),
            homes_open=rules.follow("1846-Q88", "b"),
            second_cities_usual=rules.follow("1846-Q35", "b"),
            links_may_wait=rules.follow("1846-Q101", "b"),
        ),
        routes=RouteTerms(marked_places_must_count=rules.follow("1846-Q24", "a")),
        privates=PrivateTerms(
            debts_fall_too=rules.follow("1846-Q19", "b"),
            independents_stay=rules.follow("1846-Q67", "b"),
        ),
    )


EIGHTEEN46 = GameNotes(
    game="1846",
    terms=_terms,
    plain_table=PlainTable(
        unsold="treasury",
        home_at_start=True,
        privates_at_table=False,
        left_out={
            3: ("C&O", "ERIE", "LSL", "O&I", "MPC", "TBC"),
            4: ("C&O", "LSL", "MPC"),
        },
        left_out_besides=("LM", "BT"),
    ),
    first_moves=FirstMoves(
        new_game={
            "game": "1846",
            "players": ["Alice", "Bob", "Carol"],
            "deal": {
                "removed": ["C&O", "ERIE", "TBC", "MPC", "LSL", "O&I"],
                "deck": ["MC", "blank", "MAIL", "C&WI", "blank", "SC", "BIG4", "blank", "MS"],
            },
        },
        legal=_keep("Carol"),  # the right-hand neighbour of the priority holder keeps one of five cards
        illegal=_keep("Bob"),  # the same, out of turn
    ),
    turn_steps=("issue", "build", "run", "dividend", "trains"),
    independent_steps=("build", "run"),
    latitudes={
        "issuing-until-the-dividend": Latitude(
            decisions=frozenset({"build", "run", "dividend"}),
            actions=frozenset({"sell_shares", "buy_shares"}),
        )
    },
    goals=Goals(
        actions=("draft", "shuffle", "buy_private", "assign", *ALWAYS, "buy_company"),
        decisions=(
            "draft",
            "shuffle",
            "last_private",
            "stock_turn",
            "assign",
            "issue",
            "build",
            "run",
            "dividend",
            "buy_train",
            "emergency",
            "discard_train",
        ),
        discarded=("4", "3/5", "5", "4/6"),
        any_run=("1846-Q63", "a"),
        events=(
            "ending: bank",
            "ending: last_player",
            "the bank breaks in an operating round",
            "the bank breaks in a stock round",
            "draft: a private company is kept",
            "draft: a player card is kept",
            "draft: a card is kept out of all that are left",
            "draft: it ends with the last card kept",
            "draft: the last private company is bought at its price",
            "draft: the last private company is bought for less",
            "draft: the last private company has to be taken",
            "draft: the last private company is an independent railroad",
            "draft: a player has several private companies",
            "independents begin: MS",
            "independents begin: BIG4",
            "launched with a bonus",
            "all companies operate",
            "shares bought from the treasury",
            "shares bought from the pool",
            "president changes by a purchase",
            "president changes by a sale",
            "one company sold twice in a turn",
            "two companies sold in a turn",
            "a player reaches the holding limit",
            "the pool reaches its limit",
            "a player reaches the certificate limit",
            "a sale because of the certificate limit",
            "a sale by the president",
            "a sale by another player",
            "sold out: the price rises",
            "shares in the pool at the end of a stock round: the price falls",
            "shares issued",
            "shares redeemed",
            "terrain paid for",
            "second tile in a turn",
            "a tile laid and upgraded in one turn",
            "token placed between two tiles",
            "tile laid by an independent railroad",
            "tile laid without cost",
            "a side paid for",
            "marker placed for $0",
            "a company has no run",
            "a train counts fewer stops than it visits",
            "an independent railroad runs",
            "dividend: payout",
            "dividend: half",
            "dividend: withhold",
            "dividend: treasury shares pay the company",
            "price moves left",
            "price stays where it is",
            "price moves right",
            "price moves two right",
            "price moves three right",
            "a company leaves the game",
            "a company leaves the game by a dividend decision",
            "a company leaves the game by a sale",
            "a train bought because one must be",
            "two trains bought in a turn",
            "train bought from the pool",
            "train bought from a company of the same president",
            "train bought from a company of another president",
            "trains phased out: 2",
            "trains phased out: 4",
            "trains phased out: 3/5",
            "a phased-out train leaves after its last run",
            "private companies closed by a phase",
            "an independent railroad removed by a phase",
            "discards by several companies",
            "a private company bought from its own president",
            "a private company bought from another player",
            "a private company bought for the least",
            "a private company bought for the most",
            "a private company bought for an amount between",
            "an independent railroad bought: its token is replaced",
            "an independent railroad bought: its token is taken off",
            "two private companies bought in a turn",
            "port: placed by a company",
            "port: moved by a company",
            "port: assigned by a player to a corporation",
            "port: assigned by a player to an independent railroad",
            "port: placed by a player",
            "port: moved by a player",
            "meat: placed by a company",
            "markers removed by a phase",
            "forced issue",
            "emergency: the president helps to buy from bank",
            "emergency: the president helps to buy from pool",
            "emergency: shares sold",
            "emergency: another company changes its president",
            "bankruptcy: the game goes on",
            "bankruptcy: a new president has to buy a train",
            "bankruptcy: nobody is president any more",
            "receivership: the company runs",
            "receivership: the company buys a train",
            "receivership: a new president",
        ),
    ),
)
