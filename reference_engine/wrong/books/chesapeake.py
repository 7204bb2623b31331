"""18Chesapeake: the clauses that its refusals guard and its numbers rest on."""

from typing import Any

from .book import ONLY_IN_18FL, ONLY_IN_18GL, ONLY_IN_LOST_ATLAS, Book, Path_, Stated

REFUSALS = {
    # auction
    "already-sold": "29-c 3-d 3-h 0-d",
    "lowest-at-its-price": "29-c 5-g 29-d",
    "bid-too-low": "29-h",
    "bid-too-high": "29-h",
    "raise-too-low": "30-i",
    "bid-multiple": "29-i",
    "bid-needs-money": "29-j 29-k",
    "own-bid-stands": "29-h 29-k",
    "bid-on-this-one": "30-h 30-g",
    "par-of-that-company": "5-i 8-g",
    # shares
    "par-value": "8-d",
    "already-started": "4-b 4-c 8-d",
    "president-first": "4-b",
    "no-such-certificate": "8-b 4-h 3-l 4-i 4-j",
    "sold-this-round": "8-c",
    "cannot-pay": "4-i 4-j 8-e",
    "holding-limit": "8-r",
    "certificate-limit": "8-v 8-s",
    "over-certificate-limit": "8-w",
    "no-price-yet": "4-e",
    "whole-shares": "3-k 9-a 4-g",
    "not-his-to-sell": "9-a 3-m 4-g 9-b",
    "pool-limit": "9-d",
    "president-certificate-stays": "4-f",
    "no-sales-yet": "7-a 4-e",
    "one-block-a-turn": "9-a 9-c",
    # track
    "one-tile-a-turn": "15-b 19-l",
    "second-tile-due": "19-f 19-j",
    "cannot-pay-terrain": "15-l 19-m 18-d",
    "no-such-power": "19-e",
    "not-its-private": "19-e",
    "power-hexes": "19-f 19-j 19-k",
    "power-tiles": "19-g 19-j 19-k",
    "power-lost": "19-i 19-j",
    "power-tiles-join": "19-f 19-j",
    "tile-unknown": "15-e",
    "not-a-buildable-hex": "16-c 16-d 16-e",
    "hex-blocked": "19-a 19-b 19-c 19-d 15-m 12-c",
    "colour-not-yet-allowed": "26-a 26-h 26-q 26-v 12-b",
    "no-tile-left": "15-e 17-c",
    "town-not-upgradable": "17-g",
    "colour-out-of-order": "17-a 17-b 15-f",
    "kind-differs": "16-l 17-f 16-n",
    "track-not-kept": "17-h",
    "city-connection-not-kept": "17-i",
    "off-the-board": "15-j 15-k 17-j",
    "home-hex-first": "15-h",
    "not-connected": "15-i 18-a",
    "no-new-track-reaches-network": "17-k 17-m",
    # station markers
    "no-marker-left": "20-g 10-e",
    "cannot-pay-marker": "20-f 20-e",
    "no-free-marker": "19-k 20-e 20-b",
    "no-such-city": "20-c",
    "second-token-in-hex": "20-c",
    "no-free-space": "20-c",
    "home-space-reserved": "20-d",
    "city-not-connected": "20-c",
    # routes
    "must-run": "12-o",
    "best-run": "21-t 12-o",
    "train-not-owned": "21-b 21-c 23-aj",
    "train-twice": "21-c 21-b",
    "too-many-stops": "21-g 21-h 21-i",
    "stop-twice": "14-b",
    "same-place-twice": "14-b 14-h",
    "no-token": "14-a",
    "passes-red-area": "14-h",
    "passes-blocked-city": "14-e 21-k",
    "track-twice": "14-c",
    "track-shared": "21-c",
    "keep-or-pay": "22-a 12-p",
    # private companies
    "privates-not-for-sale": "13-a 26-n",
    "private-cannot-be-sold": "13-a 5-c 13-b",
    "not-a-players-private": "13-d",
    "private-price": "13-b",
    "owner-has-not-agreed": "13-c",
    "cannot-pay-private": "13-f",
    # trains
    "not-on-sale": "23-l 0-h 26-f 23-t",
    "printed-price": "23-n 23-k 23-s",
    "no-trade-in": "23-ag 23-s 23-u",
    "no-train-to-hand-in": "23-ag",
    "not-in-pool": "23-k 23-b 2-g",
    "own-train": "23-e",
    "seller-has-none": "23-e",
    "no-consent": "23-e",
    "at-least-a-dollar": "23-f",
    "train-limit": "23-aa 23-d",
    "must-own-a-train": "23-h 23-ad 12-q",
    "treasury-too-small": "23-j 23-g 24-a 23-ae 3-b",
    "face-value-at-most": "24-c",
    "cheapest-in-emergency": "24-e",
    "president-too-poor": "24-b 24-g",
    "enough-money": "24-i",
    "no-more-than-needed": "24-i",
    "operating-president-stays": "24-k",
    "not-bankrupt": "24-m",
    "sell-first": "24-m 24-g",
    "no-train-to-discard": "23-ab 23-ac",
    # who decides
    "president-decides": "1-b",
}

UNOBSERVABLE = {
    "bank-sells-shares": "no form of action names another source: a message of that kind is not well-formed",
    "junction-twice": "no tile of this game has a junction that is no stop",
    "town-not-upgradable": "there is no green town tile, so colour and kind refuse every upgrade as well",
    "tile-unknown": "there is nothing to lay: the engine falls over the tile that the box does not have",
    "enough-money": "a sale that is not needed at all is refused as more than is needed, too",
}

PHASE_LIMITS = {"2": "e", "3": "m", "4": "s", "5": "y", "6": "ad", "D": "ai"}
PHASE_ROUNDS = {"2": "b", "3": "i", "4": "i", "5": "w", "6": "w", "D": "w"}
PHASE_RED = {"2": "d", "3": "l", "4": "r", "5": "x", "6": "ac", "D": "ah"}
TRAIN_ROWS = {"2": "n", "3": "o", "4": "p", "5": "q", "6": "r", "D": "s"}
RED_FIGURES = {"yellow": "n", "green": "o", "brown": "p", "gray": "q"}


def _number(box: dict[str, Any], path: Path_) -> Stated | None:
    """What states a number of the components."""
    match path:
        case ("players", _, "start_cash"):
            return Stated("0-l 0-m", 10)
        case ("players", _, "certificate_limit"):
            return Stated("8-s", 1)
        case ("bank",):
            return Stated("0-k 0-m", 100)
        case ("privates", _, "face"):
            return Stated("5-d", 5)
        case ("privates", _, "income"):
            return Stated("12-g", 5)
        case ("privates", _, "company_price", _):
            return Stated("13-b", 1)
        case ("auction", "bid_increment"):
            return Stated("29-h 30-i", 5)
        case ("auction", "bid_multiple"):
            return Stated("29-i", 5)
        case ("auction", "discount_step"):
            return Stated("31-g", 5)
        case ("auction", "discount_floor"):
            return Stated("31-h", 5)
        case ("companies", _, "tokens", 0):
            return Stated(
                unobservable="the home marker's price is never asked: it is placed by rule, free of charge"
            )
        case ("companies", _, "tokens", _):
            return Stated("20-e", 20)
        case ("shares", "player_limit"):
            return Stated("8-r", 10)
        case ("shares", "pool_limit"):
            return Stated("9-d", 10)
        case ("shares", "float_percent"):
            return Stated("4-l 10-a", 10)
        case ("shares", "capital_in_pars"):
            return Stated("10-f", 1)
        case ("market", "rows", _, _):
            return Stated("8-i", 1)
        case ("trains", index, "price"):
            return Stated(f"23-{TRAIN_ROWS[box['trains'][index]['name']]}", 10)
        case ("trains", index, "count"):
            return Stated(f"23-{TRAIN_ROWS[box['trains'][index]['name']]}", 1)
        case ("trains", index, "stops"):
            return Stated("21-g 21-h" if box["trains"][index]["name"] == "2" else "21-g 21-i", 1)
        case ("trains", _, "trade_in_price"):
            return Stated("23-s 23-ag", 10)
        case ("phases", index, "operating_rounds"):
            return Stated(f"26-{PHASE_ROUNDS[box['phases'][index]['name']]} 2-e", 1)
        case ("phases", index, "train_limit"):
            return Stated(f"26-{PHASE_LIMITS[box['phases'][index]['name']]} 23-d", -1)
        case ("phases", index, "red_value"):
            name = box["phases"][index]["name"]
            return Stated(f"26-{PHASE_RED[name]}", -1 if name == "D" else 1)
        case ("tiles", "counts", _):
            return Stated("15-e 17-c", 1)
        case ("hexes", name, "cost"):
            if box["hexes"][name]["kind"] in ("red", "gray"):
                return Stated(unobservable="no tile is ever laid on a red or gray hex, so nobody pays for it")
            return Stated("15-l 18-d", 10)
        case ("hexes", "B2" | "L2", "off_board", _, "value", "yellow"):
            return Stated(
                unobservable="in phase 2 trains make two stops, and a town lies on every way there from "
                "a city"
            )
        case ("hexes", _, "off_board" | "cities", _, "value", colour):
            return Stated(f"21-{RED_FIGURES[colour]}", 10)
        case ("hexes", _, "towns" | "cities", _, "value"):
            return Stated("21-m", 10)
    return None


def _tile_number(path: Path_) -> Stated | None:
    """What states a number of the tiles."""
    if path[-1] == "value":
        return Stated("21-m", 10)
    if path[-1] == "slots" and path[-3] == "cities":
        return Stated("14-d 20-c", 1)
    return None


FOREIGN = frozenset(
    {
        "dividend-kind",
        "marker-places",
        "power-used",
        "counted-not-visited",
        "counted-twice",
        "counts-too-few",
        "counts-too-many",
        "earliest-train-first",
        "no-sales-without-president",
        "no-token-to-remove",
        "nobody-to-agree",
        "own-token-not-counted",
        "phased-out-is-not-sold",
        "price-asked",
        "second-city-in-hex",
        "train-of-an-independent",
        "two-eastern-ends",
    }
)
"""Trains phased out or counting some of their stops, companies without a president, tokens exchanged."""

_OWN_TILES = (
    "the tiles of a power fit its hexes as these are printed; others, and other hexes, are refused as such"
)
_NO_TOKENS = "no private company places a token, which is refused as well"
_NO_TURN = "outside its own round or turn the engine has none to carry it out in: it falls over, and refuses"
_DUE_AGAIN = "as long as it has not been done nobody is asked for anything, and it is done as the next thing"
_ONCE = "all that it does has been done the first time; later there is nothing left to do"
_NEVER = "no rule of this game does that, neither once nor twice"
_NO_PRESIDENT = "a company that is about to start has no president yet who could have another one"
EXCUSED = {
    "refusal/no-trade-in@in-Trains._check_exchange.2": "only an edition says which ranks may be handed in",
    **{
        f"refusal/{rule}@by-power": _OWN_TILES
        for rule in (
            "city-connection-not-kept",
            "colour-not-yet-allowed",
            "colour-out-of-order",
            "kind-differs",
            "not-a-buildable-hex",
            "track-not-kept",
        )
    },
    **{
        f"refusal/{rule}@by-power": _NO_TOKENS
        for rule in ("no-free-space", "no-such-city", "second-token-in-hex")
    },
    "refusal/hex-blocked@by-power": "its own private company alone holds its hexes, and is not used then",
    "refusal/holding-limit@stock_turn+par": "nobody holds shares of a company that has not been started",
    "refusal/sold-this-round@stock_turn+par": "nobody has sold shares of a company that has not been started",
    "refusal/president-first@from-pool": "no share of a company that has not been started lies in the pool",
    "refusal/no-price-yet@emergency+sell_shares": "nobody holds shares of a company without a price",
    "refusal/no-price-yet@two-players": "nobody holds shares of a company without a price",
    "refusal/not-on-sale@emergency+buy_train": "it is not the cheapest train of the bank either",
    "refusal/not-a-buildable-hex@in-check_lay.2": (
        "no tile fits a hex with red or gray print: it is refused by its colour or its track as well"
    ),
    "refusal/home-hex-first@by-itself": (
        "a company without track at home has no network that its tile could join, which is refused as well"
    ),
    "refusal/no-new-track-reaches-network@by-power": (
        "a power lays first tiles and #57, which touch the network or not; an upgrade is of another colour"
    ),
    "refusal/over-certificate-limit@stock_turn+par": (
        "no company starts in a yellow cell, so the president's certificate is one above the limit as well"
    ),
    "refusal/president-too-poor@buy_train+buy_train": (
        "a president who may help is asked for money; where he is not, what the treasury lacks is refused"
    ),
    "refusal/not-now@out-of-step+bid": (
        "where a player decides something else than bids all private companies are sold, and refused as such"
    ),
    "refusal/not-now@out-of-step+sell_shares": (
        "in the auction nobody has shares of a company with a price; selling in need is a step of its own"
    ),
    **{f"refusal/not-now@out-of-step+{action}": _NO_TURN for action in ("bankrupt", "buy_shares", "par")},
    **dict.fromkeys(
        ("effect/Auction._stand_still@second-time", "effect/HandingOver.acquire@second-at-once"), _DUE_AGAIN
    ),
    **dict.fromkeys(("effect/StockRounds.start@second-time", "effect/Turns._close@second-time"), _DUE_AGAIN),
    **{
        f"effect/{effect}@second-time": _ONCE
        for effect in ("EndOfGame._announce", "PriorityMovesOn.all_sold", "Privates.close_all")
    },
    "effect/EndOfGame._announce@second-at-once": _ONCE,
    **{
        f"effect/{effect}@second-time": _NEVER
        for effect in (
            "Construction.clear",
            "Market.remove",
            "Shares.fill_office",
            "Trains._export_rest",
            "Trains.scrap",
            "Trains.scrap_returned",
            "Trains.take_out",
        )
    },
    "effect/TrainSweep.drop_useless@second-time": (
        "ways that cannot earn more than is known are dropped to save time: the best run is the same"
    ),
    **{f"{way}/par@same-president": _NO_PRESIDENT for way in ("company", "judged")},
    **{
        f"company/run_routes@{other}": "what is earned is the revenue of the turn, whose company it stays"
        for other in ("next-in-order", "same-president")
    },
    "judged/dividend@same-president": "the payments to choose from are the same ones for every company",
    **{
        f"company/pass@{other}": "what is over is the step of the turn, whose company it stays"
        for other in ("next-in-order", "same-president")
    },
    "refusal/second-tile-due@in-SingleTileBuilding.check_order": (
        "18CH-Q23=a lets nobody end the step before the second tile; whether the tile of the turn may come "
        "between the two it does not say, so no scenario asks"
    ),
}
"""What no play can tell of wrong engines that are made by rule."""

BOOK = Book(
    "18CH",
    REFUSALS,
    _number,
    _tile_number,
    UNOBSERVABLE,
    FOREIGN | ONLY_IN_18FL | ONLY_IN_18GL | ONLY_IN_LOST_ATLAS,
    {"not-his-to-sell holding-some": "9-a 3-m 4-g 9-b", "off-the-board blank-side": "15-k"},
    EXCUSED,
)
