"""18GL: the clauses that its refusals guard and its numbers rest on.

The clause on which the engine rests a refusal is one of those that it guards; ``MORE`` has the others. What
was made up is nobody's: no engine is wrong because another map has another price.
"""

from typing import Any

from ...games.clauses import great_lakes as grounds
from .book import ONLY_IN_LOST_ATLAS, Book, Path_, Stated, marker_prices

MORE: dict[str, str] = {
    # the initial stock round
    "already-sold": "4.2-b",
    "bid-multiple": "4.2-j 4.2-q",
    "bid-needs-money": "4.2-k 4.2-l 4.2-t",
    "par-value": "3.3-a 3.3-b",
    "president-decides": "4.6.6-a 4.6.8-f",
    "above-the-phase": "2-n 3.3-c 3.3-d 3.3-e",
    # routes
    "no-token": "4.6.3-d",
    "too-few-stops": "4.6.3-f",
    "too-many-hexes": "4.6.3-g 4.6.3-o",
    "too-many-stops": "4.6.3-g 4.9-f",
    "same-place-twice": "4.6.3-r",
    "stop-twice": "4.9-d",
    "best-run": "4.6.3-aa",
}
"""Refusal -> what it guards besides the clauses on which it rests."""

ELSEWHERE = (
    "no-shares",
    "no-such-source",
    "no-such-train",
    "game-over",
    "no-such-company",
    "no-such-line",
    "no-such-marker",
    "no-such-private",
    "no-such-track",
    "not-now",
    "reversed",
    "route-broken",
)
"""Refusals that no wrong engine leaves out: what they refuse cannot be carried out at all."""

UNOBSERVABLE: dict[str, str] = {
    "bank-sells-shares": "what would be bought elsewhere does not lie there, which is refused as well",
    "nobody-to-agree": "a company without a president has closed or not begun, and has no train to sell",
    "no-price-yet": "nobody holds shares that he could sell of a company that has not been started",
    "no-such-bonds": "there are bonds of one company only",
    "one-batch-a-turn": "a company that has dealt in its shares is not asked again",
    "no-own-shares-yet": "a company in its first round is not asked",
    "redeem-from-market": "wherever it names, what a company buys it gets out of the open market",
    "dividend-kind": "no form of action names another kind: a message of that kind is not well-formed",
    "no-loan": "a company without a loan is not asked to repay one, which is refused as well",
    "own-bonds-only": "no other company has bonds, so that none of another can lie anywhere",
    "tile-unknown": "there is nothing to lay: the engine falls over the tile that the box does not have",
    "not-a-buildable-hex": "what takes no tiles is of no tile's kind, which is refused as well",
    "town-not-upgradable": "there is no green tile with two towns, so colour and kind refuse it as well",
    "no-token-to-remove": "which token is to leave says nothing here, and none leaves",
    "no-debts-at-will": "who has the money is not asked to find any",
    "no-bonds": "whoever has no bonds would issue more than there are",
    "so-many-bonds": "whoever would issue more bonds than there are would issue more than are needed",
    "must-run": "a run that earns nothing earns less than the best one, which is refused as well",
}

FOREIGN: frozenset[str] = frozenset(
    {
        "cannot-pay-private",
        "earliest-train-first",
        "home-hex-first",
        "keep-or-pay",
        "last-sale-needless",
        "no-such-town",
        "no-tile-there",
        "no-train-to-hand-in",
        "not-a-players-private",
        "not-its-private",
        "one-of-a-type",
        "phased-out-is-not-sold",
        "price-asked",
        "private-cannot-be-sold",
        "private-not-for-sale",
        "private-price",
        "privates-not-for-sale",
        "second-hotel-in-town",
        "second-terminal",
        "town-not-connected",
        "train-of-an-independent",
        "counted-not-visited",
        "counted-twice",
        "counts-too-few",
        "counts-too-many",
        "junction-twice",
        "no-exchange",
        "no-sales-without-president",
        "no-sales-yet",
        "nothing-to-exchange",
        "nothing-to-the-right",
        "size-is-fixed",
        "own-token-not-counted",
        "second-city-in-hex",
        "two-eastern-ends",
    }
)
"""Refusals of shared mechanisms that never come up in this game."""


def _refusals() -> dict[str, str]:
    found: dict[str, dict[str, None]] = {}
    for key, clause in grounds.CLAUSES.items():
        rule = key.partition(" ")[0]
        if rule not in (*ELSEWHERE, *UNOBSERVABLE):
            found.setdefault(rule, {})[clause.partition("-")[2]] = None
    for rule, clauses in MORE.items():
        found.setdefault(rule, {}).update(dict.fromkeys(clauses.split()))
    return {rule: " ".join(clauses) for rule, clauses in found.items()}


CASH = {2: "1.2-i", 3: "1.2-j", 4: "1.2-k", 5: "1.2-l", 6: "1.2-m"}
CERTIFICATES = {2: "3.4-g", 3: "3.4-h", 4: "3.4-i", 5: "3.4-j", 6: "3.4-k"}
PRIVATES = (
    "C&E",
    "EJ&E",
    "Bridge",
    "Tunnel",
    "Terminal",
    "RailWorks",
    "Mine",
    "ALCO",
    "Port",
    "Ferry",
    "C&A",
)
"""In the order of their table."""
PHASES = {"2H": "2-c", "4H": "2-d", "6H": "2-e", "10H": "2-f", "E": "2-g", "D": "2-h"}
TRAINS = {name: f"4.6.8-t{number}" for number, name in enumerate(PHASES, 1)}
STARTS = {"2H": "3.3-c", "4H": "3.3-c", "6H": "3.3-d", "10H": "3.3-d", "E": "3.3-e", "D": "3.3-e"}
TEN_HS = {4: "4.5.1.2-bd", 5: "4.5.1.2-bc", 6: "4.5.1.2-bb", 7: "4.5.1.2-ba"}
NATIONAL = {
    "old_shares": ("4.5.1.2-i", 1),
    "least_price": ("4.5.1.2-v", 15),
    "more_tokens": ("4.5-t12 4.5.1.2-ad", -1),
    "tokens_replaced": ("4.5.1.2-al", 1),
    "more_trains": ("2-u 4.5.1.2-ax", 1),
}
BONDS = {
    "count": ("4.5.1.2-ar", -1),
    "face": ("4.5.1.2-as 4.5.1.2-aw 4.6.10-d 4.7.4-b 5-j", 10),
    "interest": ("4.5.1.2-av 4.6.5-a", 5),
    "off_the_price": ("5-h", 10),
}
LOANS = {
    "amount": ("4.6.9-a 4.6.9-b 4.7.2-c 4.8-b", 100),
    "interest": ("4.6.4-a 4.8-c", 10),
    "most": ("4.7.2-b", 1),
    "off_the_price": ("5-g", 10),
}
SHARES = {
    "player_limit": ("3.4-o 4.1.2-c 4.1.2-j", 10),
    "sell_down_from": ("4.1.1-j", 20),
    "pool_limit": ("3.4-s 4.1.1-a", 10),
    "float_percent": ("4.4-c 4.5-b", 10),
    "capital_in_pars": ("4.4-d", 1),
}


def _number(box: dict[str, Any], path: Path_) -> Stated | None:
    """What states a number of the components."""
    match path:
        case ("players", count, "start_cash"):
            return Stated(f"1.2-h {CASH[count]}", 10)
        case ("players", count, "certificate_limit"):
            return Stated(f"{CERTIFICATES[count]} 3.4-f 4.1.2-c 4.1.2-j", 1)
        case ("privates", index, *_):
            return _private(box["privates"][index], path)
        case ("auction", "bid_increment" | "bid_multiple"):
            return Stated("4.2-j 4.2-q", 5)
        case ("companies", *_):
            return marker_prices(box, path, "4.6.2-g", "the home token is placed without being paid for")
        case ("national", *_):
            return _national(path)
        case ("loans", what):
            return Stated(*LOANS[what])
        case ("shares", what) if what in SHARES:
            return Stated(*SHARES[what])
        case ("market", *_):
            return _market(box, path)
        case ("trains", index, *_):
            return _train(box["trains"][index], path)
        case ("phases", index, what):
            return _phase(box["phases"][index], what)
        case ("hexes", "E1", "off_board", _, "value"):
            return Stated("4.3-n8a", 10)
        case ("hexes", _, "upgrade_cost", _):
            return Stated("1.3-t 4.6.1.1-x", 10)
    return None


def _private(private: dict[str, Any], path: Path_) -> Stated | None:
    """The figures of a private company, stated in its row of the table and in its note."""
    name = private["id"]
    row = f"4.3-t{PRIVATES.index(name) + 1}"
    match path[2:]:
        case ("face",):
            return Stated(f"{row} 4.2-f 4.2-i", 5)
        case ("income",):
            return Stated(f"{row} 4.3-e 4.6-a", 5)
        case ("power", "uses") if private["power"]["uses"]:
            return Stated("4.3-n7a", -1)
        case ("marker", "any_city") if private["marker"]["any_city"]:
            return Stated("4.3-n6a", 10)
        case ("marker", "amounts", "E1"):
            return Stated("4.3-n8a", 10)
        case ("marker", "amounts", city) if city == next(iter(private["marker"]["amounts"])):
            also = tuple((*path[:-1], other) for other in private["marker"]["amounts"] if other != city)
            return Stated("4.3-n10a", 10, also=also, place="privates.Port.marker.amounts")
        case ("longer_train",) if private["longer_train"]:
            return Stated("4.3-n9a", 2)
        case ("ferry", "lines"):
            return Stated("4.3-n11a", 1)
        case ("ferry", "fee"):
            return Stated("4.3-n11h 4.6.3-m", 10)
    return None


def _national(path: Path_) -> Stated | None:
    match path[1:]:
        case ("bonds", what):
            return Stated(*BONDS[what])
        case (what,) if what in NATIONAL:
            return Stated(*NATIONAL[what])
    return None


def _market(box: dict[str, Any], path: Path_) -> Stated | None:
    """The prices at which companies start, and the one that ends the game."""
    match path[1:]:
        case ("rows", row, column):
            if f"r{row + 1}c{column + 1}" in box["market"]["par_cells"].values():
                return Stated("3.3-b", 1)
        case ("end_price",):
            return Stated("5-b", 20)
    return None


def _train(train: dict[str, Any], path: Path_) -> Stated | None:
    name = train["name"]
    own = TRAINS[name]
    match path[2:]:
        case ("price",):
            return Stated(f"{own} 2-v {PHASES[name]} 4.6.8-b", 10)
        case ("count",) if train["count"] is not None and not train["count_by_companies"]:
            return Stated(f"{own} 2-v {PHASES[name]}", 1)
        case ("count_by_companies", companies):
            return Stated(f"{own} {TEN_HS[companies]}", 1 if companies < max(TEN_HS) else -1)
        case ("hexes",) if train["hexes"]:
            return Stated("4.6.3-h", 1)
        case ("scrap",) if train["scrap"]:
            return Stated(f"{own} 4.6.8-h", 25)
        case ("in_play", number, "stops"):
            return Stated(f"4.6.3-i 4.9-f 4.9-t{number + 1}", 1)
        case ("in_play", number, "multiplier"):
            return Stated(f"4.9-g 4.9-t{number + 1}", 1)
        case ("other_count",) if train["other_count"]:
            return Stated(own, -1)
    return None


def _phase(phase: dict[str, Any], what: Any) -> Stated | None:
    own, reached = PHASES[phase["name"]], phase["name"]
    match what:
        case "operating_rounds":
            return Stated(f"2-k {own}", 1)
        case "train_limit":
            return Stated(f"2-i {own}", -1)
        case "highest_start":
            return Stated(f"2-n {STARTS[reached]} {own}", {100: 40, 140: 60, 200: -60}[phase[what]])
        case "red_value":
            return Stated(f"2-m {own}", 1 if phase[what] == 1 else -1)
        case "most_columns":
            return Stated(f"2-r 3.5-f 3.5-g {own}", 1 if phase[what] == 1 else -1)
    return None


def _tile_number(path: Path_) -> Stated | None:
    """What states a number of the tiles: what towns are worth at first and at most, and spaces in cities."""
    if path[-1] == "value" and path[0] in ("58", "GL-t4"):
        return Stated("1.3-f", 10)
    if path[0] == "57" and path[-1] == "slots":
        return Stated("4.6.2-d 4.6.3-v", 1)
    return None


_BY_NUMBER = "companies sell and buy their own shares by the number, so that no part of one can be named"
_LENT = "every power over track is lent by its owner here, and judged by the terms of lending"
_CLOSED = "when CONRAIL can be formed all private companies have left the game, which is refused as well"
_ON_A_TILE_OF_THE_POWER = (
    "upon a tile that the power has laid in this turn a yellow one is out of order, and another one would "
    "replace a tile of this turn: both are refused as well"
)
_NOT_STARTED = "nobody holds shares of a company that has not been started"
_NO_YELLOW_START = (
    "a company that is not public stands at its start price or higher, and no start price lies in a yellow "
    "cell: the certificate would be one above the limit as well"
)
_NO_TURN = "outside its own round or turn the engine has none to carry it out in: it falls over, and refuses"
_DUE_AGAIN = "as long as it has not been done nobody is asked for anything, and it is done as the next thing"
_NEVER = "no rule of this game does that, neither once nor twice"
_ONCE = "it comes once in a game: there is no second time"
_ONE_ISSUER = "there are bonds of one company only; for another one it is never allowed"
_NAMED = "the company whose tokens are replaced is named besides, whoever replaces them"
EXCUSED = {
    "refusal/no-trade-in@in-Trains._check_exchange.2": "no train can be had in exchange, of whatever rank",
    "refusal/power-tiles@in-LentTiles._check_reach.2": (
        "as long as private companies are in play no colour but yellow and green is allowed, and another one "
        "refused as such"
    ),
    "refusal/power-used@in-LentTiles._check_reach.2": _ON_A_TILE_OF_THE_POWER,
    "refusal/city-connection-not-kept@track+open_ferry": (
        "with a line tiles are laid on empty shores only, which have no track; any other tile is refused as "
        "one that is not wanted"
    ),
    "refusal/holding-limit@stock_turn+par": _NOT_STARTED,
    "refusal/holding-limit@from-ipo": (
        "with the fifth share a company is public: of one whose shares lie in the offering nobody has more "
        "than four"
    ),
    **{f"refusal/over-certificate-limit@{case}": _NO_YELLOW_START for case in ("stock_turn+par", "from-ipo")},
    **{
        f"refusal/{rule}@of-a-national": _CLOSED
        for rule in ("line-not-connected", "no-train-to-lengthen", "power-used", "shore-tiles")
    },
    "refusal/no-train-to-lengthen@token+assign": (
        "in the step of the tokens it is no time for that private company, which is refused as well"
    ),
    "refusal/president-first@from-company": (
        "a company that has not been started has no shares in its treasury, which is refused as well"
    ),
    "refusal/president-too-poor@from-company": (
        "no president gives money for a train of another company, which is refused as well"
    ),
    "refusal/treasury-too-small@emergency+buy_train": (
        "where a president is asked for money he adds what the treasury lacks; what he lacks is refused"
    ),
    "refusal/not-now@out-of-step+bid": (
        "where a player decides something else than bids all private companies are sold, and refused as such"
    ),
    "refusal/not-now@out-of-step+par": _NO_TURN,
    "refusal/not-now@out-of-step+replace_tokens": (
        "tokens wait to be replaced only while that is what is decided; else they are refused as not waiting"
    ),
    "refusal/not-now@out-of-step+assign": (
        "outside the steps of track, token and run it is no time for a token, which is refused as well"
    ),
    **{
        f"effect/{effect}@second-time": _DUE_AGAIN for effect in ("Auction._stand_still", "StockRounds.start")
    },
    **{
        f"effect/{effect}@second-time": _NEVER
        for effect in (
            "Construction.clear",
            "OfficesInThePool._give_shares",
            "Privates.hand_over",
            "Shares._move_all",
            "Trains._hand_in",
            "Trains.scrap",
            "VacantCompany.buy_train",
            "VacantCompany.end_turn",
            "VacantCompany.keep",
            "VacantCompany.operate",
        )
    },
    **{
        f"effect/{effect}@second-time": _ONCE
        for effect in (
            "Bonds.put_into_play",
            "CountedTrains._leave",
            "FerryLines._carry_out",
            "ForcedSale._sell_first_to",
            "Formation._fill_office",
            "Formation._form",
            "Formation._take_place_in_the_round",
            "Market.enter",
            "Privates.close_all",
            "SharesFollow.all_sold",
            "Table.add_company",
            "Trains.take_out",
        )
    },
    "effect/OwnShares._batch_done@second-time": (
        "the company that has dealt is asked once more, and all that it can say is that it is done: nothing "
        "else is different, and an engine may ask so (docs/port.md, Asking)"
    ),
    "effect/ParTerms.pay@second-time": "shares are paid for by the terms of floated companies, in its place",
    "effect/TokenReplacement._set_limits@second-time": (
        "the second time it tells what it told the first: of CONRAIL's five tokens each company takes two at "
        "most, so that two may still be replaced of the next one; what is told decides nothing"
    ),
    "effect/Trains.scrap_all@second-time": (
        "the trains of a company that closes lie in the open market by then: there is none to scrap"
    ),
    **{
        f"company/{action}@{other}": why
        for action, why in (("sell_bond", _ONE_ISSUER), ("buy_bond", _ONE_ISSUER), ("replace_tokens", _NAMED))
        for other in ("next-in-order", "same-president")
    },
    "refusal/no-such-power@in-Construction._terms_of_power": _LENT,
    "refusal/power-hexes@in-Construction._terms_of_power": _LENT,
    "refusal/power-tiles@in-Construction._terms_of_power": _LENT,
    "refusal/power-tiles-join@in-Construction._refuse_unless": _LENT,
    "refusal/owner-has-not-agreed@in-Privates.buy": "companies buy no private companies in this game",
    "refusal/too-few-stops@in-check_routes": "a route of one place is no path, and refused as such before",
    **{
        f"refusal/whole-shares@{case}": _BY_NUMBER
        for case in (
            "in-OwnShares._check_own",
            "own_shares+buy_shares",
            "own_shares+sell_shares",
            "by-company",
        )
    },
    **{
        f"effect/{effect}@second-time": "it does nothing in this game"
        for effect in ("Construction.count_lay", "Shares.take_out_another")
    },
    "effect/EndOfGame._announce@second-time": "it does nothing once the end of the game has been announced",
    "effect/TrainSweep.drop_useless@second-time": (
        "ways that cannot earn more than is known are dropped to save time: the best run is the same"
    ),
    **dict.fromkeys(
        ("company/par@same-president", "judged/par@same-president"),
        "a company that is about to start has no president yet who could have another one",
    ),
    **dict.fromkeys(
        ("company/pass@next-in-order", "company/pass@same-president"),
        "what is over is the step of the turn, whose company it stays",
    ),
    "judged/dividend@same-president": "the payments to choose from are the same ones for every company",
}
"""What no play can tell of wrong engines that are made by rule."""

BOOK = Book(
    "18GL", _refusals(), _number, _tile_number, UNOBSERVABLE, FOREIGN | ONLY_IN_LOST_ATLAS, excused=EXCUSED
)
