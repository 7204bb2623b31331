"""What the harness has to know of Railways of the Lost Atlas besides its rules."""

from collections.abc import Iterable
from typing import Any, Final

from trackwalker.games.kinds import ALWAYS, FirstMoves, GameNotes, Goals, PlainTable
from trackwalker.games.terms import (
    AuctionTerms,
    BlanksBeside,
    BuildingTerms,
    EmergencyTerms,
    FailureTerms,
    LeadTrains,
    MapTerms,
    MergerTerms,
    PriceTerms,
    RouteTerms,
    Rules,
    StockTerms,
    Terms,
    TrainTerms,
    WorthTerms,
)

__all__ = ["LOST_ATLAS"]

_SHORT_MAP: Final = (
    ("161", "0,0", 0),
    ("01", "1,-1", 5),
    ("200", "0,-1", 4),
    ("06", "-1,1", 3),
    ("08", "-1,-1", 2),
    ("140", "2,0", 1),
    ("05", "0,2", 2),
    ("03", "-2,2", 1),
    ("04", "1,2", 1),
    ("190", "-3,2", 3),
    ("150", "-3,0", 2),
    ("220", "3,0", 4),
    ("130", "3,-2", 5),
    ("170", "3,-3", 3),
    ("180", "1,-3", 4),
    ("120", "0,-3", 2),
    ("02", "-2,-2", 2),
    ("160", "3,1", 1),
    ("151", "4,0", 0),
    ("270", "6,-2", 2),
    ("07", "5,-5", 2),
    ("250", "3,-6", 1),
    ("230", "0,-5", 0),
    ("240", "-1,5", 4),
    ("280", "-3,5", 4),
)
"""The usual map of the short game: pieces, where their first hex lies, and how they are turned."""

_LONG_MAP: Final = (
    ("160", "0,0", 0),
    ("161", "-2,1", 5),
    ("01", "1,-2", 1),
    ("200", "-1,2", 2),
    ("06", "-2,-1", 0),
    ("08", "0,-2", 3),
    ("140", "2,-1", 4),
    ("05", "1,1", 1),
    ("03", "2,1", 4),
    ("04", "3,-1", 5),
    ("210", "2,-4", 1),
    ("10", "-1,4", 4),
    ("11", "4,-4", 1),
    ("09", "-4,2", 5),
    ("190", "-3,3", 2),
    ("150", "-4,0", 0),
    ("220", "-2,4", 2),
    ("130", "4,-5", 2),
    ("170", "-3,-2", 0),
    ("180", "1,-4", 4),
    ("120", "-1,-4", 0),
    ("02", "2,2", 1),
    ("151", "4,1", 3),
    ("121", "1,4", 2),
    ("131", "-2,6", 4),
    ("141", "-2,-4", 1),
    ("270", "0,-6", 1),
    ("07", "-5,-1", 5),
    ("250", "6,-3", 2),
    ("230", "6,-1", 2),
    ("240", "-5,6", 4),
    ("280", "6,-5", 2),
    ("260", "-6,2", 5),
)
"""The usual map of the long game."""


_BLANKS: Final[dict[str, BlanksBeside]] = {"b": "piece", "c": "home and three"}
"""By which reading single blanks lie beside what."""

_LEAD_TRAINS: Final[dict[str, LeadTrains]] = {"b": "of the bank", "c": "any"}
"""By which reading a new company buys which trains first."""


def _map(laid: Iterable[tuple[str, str, int]], capitals: tuple[str, ...]) -> dict[str, Any]:
    pieces = [{"piece": piece, "hex": where, "rotation": rotation} for piece, where, rotation in laid]
    return {"pieces": pieces, "capitals": list(capitals)}


def _terms(rules: Rules) -> Terms:
    return Terms(
        # SU: set-up
        map=MapTerms(
            edges_of_one_piece=rules.follow("LA-Q06", "b"),
            new_borders_may_touch=rules.follow("LA-Q07", "b"),
            projects_are_no_turn=rules.follow("LA-Q08", "b"),
            more_blanks=rules.follow("LA-Q11", "b"),
            blanks_beside=_BLANKS.get(rules.read("LA-Q12"), "home"),
            last_builder_lays_blanks=rules.follow("LA-Q103", "b"),
        ),
        # SR: stock round
        auctions=AuctionTerms(
            any_charter=rules.follow("LA-Q14", "b"),
            exact_raises=rules.follow("LA-Q21", "b"),
            within_the_range=rules.follow("LA-Q22", "b"),
            goes_on_after_winner=rules.follow("LA-Q24", "b"),
            action_of_the_winner=rules.follow("LA-Q25", "b"),
        ),
        stock=StockTerms(
            shares_at_market_price=True,  # LA-SR.buy-b
            sales_below_the_limit=not rules.follow("LA-Q30", "a"),
            pool_below_its_limit=rules.follow("LA-Q30", "c"),
            shares_issued_at_will=rules.follow("LA-Q100", "b"),
            untried_sold_in_need=rules.follow("LA-Q96", "b"),
        ),
        # OR: operating round
        prices=PriceTerms(
            arrivals_on_top=rules.follow("LA-Q27", "b"),
            stuck_goes_under=rules.follow("LA-Q39", "b"),
            own_shares_at_will=rules.follow("LA-Q42", "b"),
            issued_after_the_fall=rules.follow("LA-Q43", "b"),
            nothing_is_paid_or_kept=rules.follow("LA-Q57", "b"),
            never_zero=rules.follow("LA-Q59", "b"),
            each_share_falls=rules.follow("LA-Q66", "b"),
        ),
        building=BuildingTerms(
            homes_open=rules.follow("LA-Q51", "b"),
            other_token_costs=rules.follow("LA-Q49", "b"),
            replaced_tiles_leave=rules.follow("LA-Q48", "b"),
            tokens_without_number=rules.follow("LA-Q90", "b"),
        ),
        routes=RouteTerms(
            short_runs=True,  # LA-OR.run-j
            stops_apart=rules.follow("LA-Q54", "b"),
            bends_are_sharp=rules.follow("LA-Q56", "b"),
            lower_runs_accepted=not rules.follow("LA-Q106", "b"),
            passed_cities_are_no_ends=rules.follow("LA-Q107", "b"),
        ),
        trains=TrainTerms(
            counted_by_table=rules.read("LA-Q17").replace("a", ""),
            lead_trains=_LEAD_TRAINS.get(rules.read("LA-Q41"), "one"),
            exports_clear_the_pool=rules.follow("LA-Q81", "b"),
            rust_waits_for_discards=rules.follow("LA-Q83", "b"),
            none_exported_at_the_end=not rules.follow("LA-Q80", "b"),
        ),
        emergency=EmergencyTerms(
            used_trains_unhelped=True,  # LA-OR.train-h
            other_offices_may_pass=rules.follow("LA-Q67", "b"),
            own_trains_come_first=rules.follow("LA-Q97", "b"),
        ),
        failure=FailureTerms(
            first_bankruptcy_ends=rules.follow("LA-Q68", "b"),
            shares_leave=rules.follow("LA-Q69", "b"),
            paid_before_falls=rules.follow("LA-Q70", "b"),
        ),
        # MG: merger round
        mergers=MergerTerms(two_spare_tokens=rules.follow("LA-Q104", "b")),
        # GE: end of the game
        worth=WorthTerms(
            privates_count=False,
            level="priority" if rules.follow("LA-Q84", "b") else "president",
        ),
    )


def _first_piece(player: str) -> dict[str, Any]:
    """Lay the first piece of the short game's usual map, in the middle."""
    actor = {"kind": "player", "id": player}
    return {"type": "lay_piece", "actor": actor, "piece": _SHORT_MAP[0][0], "hex": "0,0", "rotation": 0}


LOST_ATLAS = GameNotes(
    game="LostAtlas",
    terms=_terms,
    plain_table=PlainTable(
        unsold="treasury",
        unlaunched="bank",
        home_at_start=True,
        privates_at_table=False,
        modes={2: "short", 3: "short", 4: "short", 5: "long"},
        maps={
            "short": _map(_SHORT_MAP, ("0,0", "1,-2")),
            "long": _map(_LONG_MAP, ("0,0", "-2,2", "2,1")),
        },
    ),
    turn_steps=("lead_train", "issue", "track", "token", "run", "dividend", "trains"),
    first_moves=FirstMoves(
        new_game={
            "game": "LostAtlas",
            "players": ["Alice", "Bob", "Carol"],
            "options": {"mode": "short"},
            "deal": {
                "deck": [*(piece for piece, _, _ in _SHORT_MAP), "capital-1", "capital-2"],
                "charters": [["AG", "EM", "ER", "EA"], ["NP", "RE", "SU", "TU"]],
                "starter": "Alice",
            },
        },
        legal=_first_piece("Alice"),
        illegal=_first_piece("Bob"),  # the same, out of turn
    ),
    goals=Goals(
        actions=("lay_piece", "place_capital", "lay_blank", "launch", "merge", "bid", *ALWAYS),
        decisions=("lay_piece", "place_capital", "lay_blank", "stock_turn", "auction", "launch"),
        events=(),
    ),
)
