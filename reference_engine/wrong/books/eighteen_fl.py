"""18FL: the clauses that its refusals guard and its numbers rest on."""

from typing import Any

from .book import ONLY_IN_18GL, ONLY_IN_LOST_ATLAS, Book, Path_, Stated, marker_prices

REFUSALS = {
    # hidden bids
    "bid-is-for-the-order": "3.2-c",
    "bid-amount": "3.2-b",
    "private-not-for-sale": "3.2-g 3.3-c 5.3-b",
    "price-asked": "3.2-g 5.3-a",
    # shares
    "par-value": "1.4-c 6.1-d",
    "already-started": "5.3-c 6-a",
    "president-first": "5.3-c",
    "no-such-certificate": "5.2-b 6.2-b 3.1-j",
    "sold-this-round": "5.1-b",
    "cannot-pay": "5.2-d 5.3-a 6.1-c",
    "holding-limit": "1.4-u 1.4-v 5.3-e",
    "certificate-limit": "1.4-q 1.4-r 1.4-s 5.3-d 5.3-f 8.4.3-m",
    "over-certificate-limit": "5.3-d 5.4-c",
    "whole-shares": "5.1-a",
    "not-his-to-sell": "5.1-a",
    "pool-limit": "5.3-h",
    "president-certificate-stays": "5.3-i 5.3-j 5.3-k",
    "not-operated-yet": "5.3-g 8.4.1-e 8.4.1-f",
    "no-sales-without-president": "8.4.3-l",
    "one-block-a-turn": "5.1-h 8.4.1-d",
    "no-exchange": "8.4.3-k",
    "nothing-to-exchange": "8.4.3-k",
    "size-not-declared": "6.2-e",
    "size-of-the-phase": "6.2-d 6.2-e 6.2-f",
    # track
    "two-new-or-one-replacement": "7.2-a",
    "cannot-pay-terrain": "7.2.1-f",
    "no-such-power": "3.1-c 3.3-e 3.3-r",
    "power-tiles": "3.3-s",
    "colour-not-yet-allowed": "7.2.1-b 7.2.1-c 7.2.1-d 7.2.1-e 7.2.1-aa",
    "no-tile-left": "7.2.1-h",
    "colour-out-of-order": "7.2.1-g",
    "kind-differs": "7.2.1-r 7.2.1-s",
    "track-not-kept": "7.2.1-p",
    "city-connection-not-kept": "7.2.1-p",
    "off-the-board": "7.2.1-l 7.2.1-m",
    "not-connected": "7.2.1-i",
    "no-new-track-reaches-network": "7.2.1-i 7.2.1-j",
    "company-stranded": "7.2.1-o",
    # tokens
    "no-marker-left": "7.3-d",
    "cannot-pay-marker": "3.3-aa 3.3-ae 7.3-f 7.3-h",
    "no-such-city": "3.3-ag 7.3-a 7.3.1-c 7.3.1-d",
    "second-token-in-hex": "3.3-ae 7.3.1-c",
    "no-free-space": "3.1-g 7.3.1-c",
    "city-not-connected": "3.3-u 7.3.1-c",
    "second-hotel-in-town": "7.3.2-c",
    "town-not-connected": "7.3.2-c",
    "no-tile-there": "3.3-aa",
    # bonus actions
    "marker-places": "3.3-w 3.3-x",
    "marker-is-for-the-hex": "3.3-u 3.3-w",
    "marker-names-a-city": "3.3-u",
    # routes
    "best-run": "7.4-b",
    "train-not-owned": "7.4-a",
    "train-twice": "7.4-a",
    "too-many-stops": "7.4-j 7.4-k",
    "too-few-stops": "7.4-g 7.4-i",
    "stop-twice": "7.4-t",
    "second-city-in-hex": "7.4-v",
    "no-token": "7.3.2-g 7.4-e",
    "passes-blocked-city": "3.1-g 7.4-w",
    "junction-twice": "7.4-u",
    "track-shared": "7.4-x",
    "keep-or-pay": "7.5-a",
    # trains
    "not-on-sale": "8.1-b 8.2-d 8.2-e",
    "printed-price": "8.2-b",
    "not-in-pool": "8.2-b 8.4.1-b",
    "own-train": "8.2-c",
    "seller-has-none": "8.2-c",
    "nobody-to-agree": "8.2-c 8.4.3-n",
    "no-consent": "3.3-e 3.3-t 8.2-c",
    "at-least-a-dollar": "8.2-c",
    "one-of-a-type": "8.2-f 8.2-g",
    "train-limit": "8.2-a",
    "no-train-to-discard": "8.3-q",
    "must-own-a-train": "8.4-a",
    "treasury-too-small": "8.2-a 8.4.1-a 8.4.2-a",
    "own-treasury-only": "8.4.2-a 8.4.2-b",
    "sold-for-the-bank": "8.4.2-c",
    "face-value-at-most": "8.4.2-b",
    "last-sale-needless": "8.4.1-c 8.4.1-d",
    "president-too-poor": "8.4.1-a 8.4.2-c",
    "enough-money": "8.4.1-c 8.4.1-d",
    "no-more-than-needed": "8.4.1-c 8.4.1-d",
    "operating-president-stays": "8.4.1-g",
    "not-bankrupt": "8.4.3-a",
    "sell-first": "8.4.3-a",
    # who decides
    "president-decides": "5.4-d",
}

UNOBSERVABLE = {
    "bonus-of-another-private": "the rules set no order among the bonus actions of a step; no scenario does",
    "bonus-for-own-company": "whoever may not use his private company is not asked",
    "bonus-not-now": "the owner of a private company is asked in its step, and not in another one",
    "must-run": "a run that earns nothing earns less than the best one, which is refused as well",
    "not-a-buildable-hex": "what takes no tiles is of no tile's kind, which is refused as well",
    "not-by-a-player": "a player is asked only about his private company, which he has to name",
    "not-his-private": "nobody but the owner of a private company is asked about it",
    "passes-red-area": "track leads to each of the off-board places by one side only",
    "track-twice": "all track ends at stops and junctions, one of which would be visited twice as well",
    "bank-sells-shares": "what would be bought elsewhere does not lie there, which is refused as well",
    "no-price-yet": "nobody holds shares that he could sell of a company that has not been started",
    "power-hexes": "the one power over track names no hexes",
    "tile-unknown": "there is nothing to lay: the engine falls over the tile that the box does not have",
    "no-such-town": "whether a place is a town is asked before, and what is none is refused as a city",
    "second-terminal": "there is one terminal only",
    "no-token-to-remove": "which token is to leave says nothing here, and none leaves",
}

FOREIGN = frozenset(
    {
        "dividend-kind",
        "last-holder",
        "power-used",
        "second-tile-due",
        "cannot-pay-private",
        "counted-not-visited",
        "counted-twice",
        "counts-too-few",
        "counts-too-many",
        "earliest-train-first",
        "hex-blocked",
        "home-hex-first",
        "home-space-reserved",
        "no-sales-yet",
        "no-trade-in",
        "no-train-to-hand-in",
        "not-a-players-private",
        "not-its-private",
        "own-token-not-counted",
        "owner-has-not-agreed",
        "phased-out-is-not-sold",
        "power-tiles-join",
        "private-cannot-be-sold",
        "private-price",
        "privates-not-for-sale",
        "same-place-twice",
        "size-is-fixed",
        "town-not-upgradable",
        "train-of-an-independent",
        "two-eastern-ends",
    }
)
"""Private companies that companies buy, trains phased out or counting some of their stops, kept hexes."""

CERTIFICATES = {2: "1.4-q 5.3-d", 3: "1.4-r 5.3-d", 4: "1.4-s 5.3-d"}
PRIVATES = {"TR": "3.3-n", "POSC": "3.3-o", "TC": "3.3-p", "FECCTC": "3.3-q"}
TRAINS = {"2": "8.1-e", "3": "8.1-f", "4": "8.1-g", "5": "8.1-h", "6": "8.1-i", "3E": "8.1-i"}
PHASES = {"2": "2-c", "3": "2-d", "4": "2-e 8.3-e", "5": "2-f 8.3-i", "6": "2-g"}
ROUNDS = {"2": "4-b", "3": "4-c", "4": "4-c", "5": "4-d", "6": "4-d"}
SIZES = {
    "2": "2-c 6.2-d 6.2-i",
    "3": "2-d 6.2-d 6.2-i",
    "4": "2-e 6.2-e",
    "5": "2-f 6.2-f 6.2-l",
    "6": "2-g 6.2-f 6.2-l",
}
HOTELS = {"2": "7.3.2-h", "3": "7.3.2-h", "4": "7.3.2-h", "5": "7.3.2-i 8.3-h", "6": "7.3.2-i 8.3-h"}
RED_FIGURES = {"yellow": "2-c 2-d 2-e", "brown": "2-f 2-g 8.3-h"}
PRICES = "1.4-a 1.4-d 5.1-d 5.1-f 5.2-d 6.1-c 7.6-b 7.6-d 7.6-e"
SPACES = {
    1: "1.4-e 7.6-g 7.6-h", 13: "1.4-f 1.4-g 7.6-i", 14: "1.4-h 7.6-j", 15: "1.4-i 1.4-j 7.6-k",
    16: "1.4-i 1.4-j 7.6-k", 20: "1.4-e 7.6-g 7.6-h",
}  # fmt: skip
"""Spaces of the chart of which more is said, by their number from the left."""
TILES = {
    "8": "t", "9": "t", "80": "t", "81": "t", "82": "t", "83": "t", "544": "t", "545": "t", "546": "t",
    "3": "u", "4": "u", "58": "u", "141": "u", "142": "u", "143": "u", "146": "u", "15": "v",
    "6o": "w", "443o": "w", "63": "w", "6fl": "x", "443fl": "x", "611": "x", "405": "y", "431": "y",
    "487": "z", "488": "z", "489": "aa",
}  # fmt: skip
"""Where the table of tiles has each of them."""


def _number(box: dict[str, Any], path: Path_) -> Stated | None:
    """What states a number of the components."""
    match path:
        case ("players", _, "start_cash"):
            return Stated("3.1-k", 10)
        case ("players", count, "certificate_limit"):
            return Stated(CERTIFICATES[count], 1)
        case ("bank",):
            return Stated("1.1-e", 100)
        case ("sealed_bids", _):
            return Stated("3.2-b", 5)
        case ("privates", index, *_):
            return _private(box["privates"][index], path)
        case ("companies", *_):
            return _company(box, path)
        case ("shares", *_):
            return _shares(path)
        case ("market", "rows", _, column):
            return Stated(f"{PRICES} {SPACES.get(column + 1, '')}", 1)
        case ("trains", index, what):
            return _train(box["trains"][index], what)
        case ("phases", index, *_):
            return _phase(box["phases"][index], path)
        case ("tiles", "counts", tile):
            return Stated(f"7.2.1-h 7.2.1-{TILES[tile]}", 1)
        case ("hexes", *_):
            return _hex(box, path)
    return None


def _private(private: dict[str, Any], path: Path_) -> Stated | None:
    """The figures of a private company."""
    own = PRIVATES[private["id"]]
    match path[2:]:
        case ("face",):
            return Stated(f"{own} 3.1-c 3.2-g 5.3-a", 5)
        case ("income",):
            return Stated(f"{own} 3.1-c 3.3-d 7-a", 5)
        case ("min_players",) if private["min_players"]:
            return Stated(f"{own} 3.1-d", -1)
        case ("marker", "amounts", _):
            return Stated(f"{own} 3.3-u", 10)
    return None


def _company(box: dict[str, Any], path: Path_) -> Stated | None:
    """What tokens cost: one price for all, the home token being on the map already."""
    return marker_prices(box, path, "7.3-f", "the home token is on the map from the start and costs nothing")


def _shares(path: Path_) -> Stated | None:
    match path[1:]:
        case ("player_limit",):
            return Stated("1.4-u 5.3-e", 20)
        case ("optional_player_limits", _):
            return Stated("1.4-v", 10)
        case ("pool_limit",):
            return Stated("5.3-h", 20)
        case ("float_percent",):
            return Stated("6.2-g 6.2-i 6.2-j 6.2-k 6.2-l", 20)
        case ("capital_in_pars",):
            return Stated("6.2-o 6.2-i 6.2-j", 1)
        case ("conversion", "capital_in_pars"):
            return Stated("6.2-p 6.2-k 6.2-l", 1)
        case ("conversion", "pays_in_prices"):
            return Stated("7.1-c", 1)
    return None


def _train(train: dict[str, Any], what: str) -> Stated | None:
    own = TRAINS[train["name"]]
    match what:
        case "price":
            return Stated(f"{own} 8.2-b", 10)
        case "count" if train["count"] is not None:
            return Stated(own, 1)
        case "stops":
            return Stated("7.4-i 7.4-aa 7.4-j" if train["towns"] == "ignored" else "7.4-h 7.4-j", 1)
        case "multiplier":
            return Stated("7.4-i 7.4-aa" if train["towns"] == "ignored" else "7.4-h", 1)
    return None


def _phase(phase: dict[str, Any], path: Path_) -> Stated | None:
    name = phase["name"]
    match path[2:]:
        case ("operating_rounds",):
            return Stated(ROUNDS[name], 1)
        case ("train_limit", _):
            return Stated(f"{PHASES[name]} 8.2-a", -1)
        case ("sizes", _):
            return Stated(SIZES[name], 5 if phase["sizes"] == [5] else -5)
        case ("red_value",):
            low = phase["red_value"] == 1
            return Stated(PHASES[name], 1 if low else -1)
        case ("hotel_value",):
            return Stated(HOTELS[name], 10)
    return None


def _hex(box: dict[str, Any], path: Path_) -> Stated | None:
    name = path[1]
    match path[2:]:
        case ("cost",) if box["hexes"][name]["cost"]:
            key = box["hexes"][name]["cost"] == KEY
            return Stated("7.2.1-f 7.2.2-b 7.2.2-e" if key else "7.2.1-f", 10)
        case ("off_board", _, "value", colour):
            return Stated(RED_FIGURES[colour], 10)
        case ("cities", _, "value"):
            return Stated("7.4-n 7.4-z", 10)
        case ("cities", _, "slots"):
            return Stated("3.1-g 7.3.1-c 7.3.1-d 7.4-w", 1)
    return None


KEY = 80
"""What a tile on one of the keys costs, in $."""


def _tile_number(path: Path_) -> Stated | None:
    """What states a number of the tiles."""
    if path[-1] == "value":
        return Stated("7.4-n 7.4-z", 10)
    if path[-1] == "slots" and path[-3] == "cities":
        return Stated("7.3.1-c 7.3.1-d 7.4-w", 1)
    return None


_NO_TURN = "outside its own round or turn the engine has none to carry it out in: it falls over, and refuses"
_DUE_AGAIN = "as long as it has not been done nobody is asked for anything, and it is done as the next thing"
_NO_PRESIDENT = "a company that is about to start has no president yet who could have another one"
_TERMINAL = (
    "the one token of a power lies beside its city and comes from no charter; one that a company would place "
    "by it is refused as none of its own"
)
_LAID_OVER = "over another tile an extra one, which is yellow, would also break {}, which is refused as well"
_ABOVE = "whoever is above the limit would be further above it, which is refused as well"
_ONCE = "all that it does has been done the first time; later there is nothing left to do"
_NEVER = "no rule of this game does that, neither once nor twice"
EXCUSED = {
    "refusal/too-few-stops@in-check_routes": "a route of one place is no path, and refused as such before",
    **{
        f"refusal/{rule}@stock_turn+par": "nobody has or sells shares of a company that has not been started"
        for rule in ("holding-limit", "sold-this-round")
    },
    "refusal/president-first@from-pool": (
        "no share of a company that has not been started lies in the open market, which is refused as well"
    ),
    "refusal/own-train@emergency+buy_train": (
        "a company in need has no train at all, so that it cannot sell one either"
    ),
    "refusal/president-too-poor@buy_train+buy_train": (
        "a president who may help is asked for money; where he is not, what the treasury lacks is refused"
    ),
    "refusal/not-now@out-of-turn+assign": (
        "there is one marker, of one owner: for another it is not his, and the order of bonus actions is free"
    ),
    "refusal/not-now@out-of-step+assign": (
        "outside the token step it is no time for that private company, which is refused as well"
    ),
    "refusal/colour-out-of-order@bonus+lay_tile": _LAID_OVER.format("its track"),
    "refusal/track-not-kept@bonus+lay_tile": _LAID_OVER.format("the order of colours"),
    **{
        f"refusal/{rule}@by-power": _TERMINAL
        for rule in ("no-free-space", "no-marker-left", "second-token-in-hex")
    },
    "refusal/no-such-certificate@from-company": (
        "companies sell no shares: what would be bought of one is refused as not sold by the bank as well"
    ),
    **{
        f"refusal/over-certificate-limit@{case}": _ABOVE
        for case in ("stock_turn+buy_shares", "stock_turn+par", "from-ipo", "from-pool", "of-a-public")
    },
    **{f"refusal/not-now@out-of-step+{action}": _NO_TURN for action in ("buy_shares", "par", "sell_shares")},
    "effect/HiddenBids._reveal@second-time": _ONCE,
    "effect/StockRounds.start@second-time": _DUE_AGAIN,
    **{f"effect/{effect}@second-time": _ONCE for effect in ("EndOfGame._announce", "Privates.close_all")},
    **{
        f"effect/{effect}@second-time": _NEVER
        for effect in (
            "Construction.count_lay",
            "Market.remove",
            "Market.under",
            "Privates.hand_over",
            "Shares._move_all",
            "Shares.take_out_another",
            "StockRounds.adjust_prices",
            "Tokens.put_terminal",
            "Trains._hand_in",
            "Trains.scrap",
        )
    },
    "effect/VacantCompany.buy_train@second-time": (
        "a company that a bankruptcy leaves without a president never has the price of a train (18FL-Q68)"
    ),
    **{f"{way}/par@same-president": _NO_PRESIDENT for way in ("company", "judged")},
    **{
        f"{way}/assign@{other}": "the marker names no company: it serves the one whose turn it is"
        for way in ("company", "judged")
        for other in ("next-in-order", "same-president")
    },
    "company/run_routes@same-president": "what is earned is the revenue of the turn, whose company it stays",
    "judged/dividend@same-president": "the payments to choose from are the same ones for every company",
    "effect/TrainSweep.drop_useless@second-time": (
        "ways that cannot earn more than is known are dropped to save time: the best run is the same"
    ),
}
"""What no play can tell of wrong engines that are made by rule."""

BOOK = Book(
    "18FL",
    REFUSALS,
    _number,
    _tile_number,
    UNOBSERVABLE,
    FOREIGN | ONLY_IN_18GL | ONLY_IN_LOST_ATLAS,
    {"not-his-to-sell holding-some": "5.1-a", "off-the-board blank-side": "7.2.1-l"},
    excused=EXCUSED,
)
