"""1846: the clauses that its refusals guard and its numbers rest on."""

from typing import Any

from .book import ONLY_IN_18FL, ONLY_IN_18GL, ONLY_IN_LOST_ATLAS, Book, Path_, Stated, marker_prices

REFUSALS = {
    # distribution
    "card-not-drawn": "3-d 3-c",
    "cannot-pay-for-all-kept": "3-p 3-g 3-h",
    "other-cards": "3-e S.Draft-c",
    "price-asked": "3-m 3-n",
    "has-to-take-it": "3-o S.Draft-e",
    # shares
    "par-value": "5.1-g",
    "already-started": "5.1-c 7.04-a",
    "president-first": "5.1-c",
    "bank-sells-shares": "5.1-a 5.1-l",
    "no-such-certificate": "5.1-a 5.1-b 5.1-d 5.1-l 5.1-o",
    "company-closed": "5.25-a 5.25-b",
    "office-not-for-sale": "7.04-a",
    "sold-this-round": "5.13-a",
    "cannot-pay": "3-m 5.1-d 5.1-h 5.1-o 5.1-f",
    "holding-limit": "5.11-a S.StockRound-d",
    "certificate-limit": "5.13-b 5.14-a 5.13-e 5.13-f 5.13-g 5.13-h",
    "over-certificate-limit": "5.15-a",
    "no-price-yet": "5.2-a 5.2-b",
    "whole-shares": "5.1-b 5.2-a 6.1-c 6.1-f 6.1-b",
    "not-his-to-sell": "5.2-a",
    "pool-limit": "5.24-a 5.24-e S.StockRound-h",
    "president-certificate-stays": "5.24-b 5.24-c S.StockRound-h",
    "not-operated-yet": "5.21-a S.StockRound-e",
    "no-sales-without-president": "7.02-a",
    # issuing
    "issue-step-over": "6-e 6.1-a 6-k",
    "own-shares-only": "6.1-b 6-e",
    "issue-limit": "6.1-c S.IssueRedeem-b",
    "worthless-issue": "6.1-d 6.5-h 6.5-k",
    "redeem-from-market": "6.1-f 6-e",
    "redeem-limit": "6.1-f",
    "nothing-to-the-right": "6.1-g",
    "cannot-pay-redemption": "6.1-g",
    "issue-or-redeem": "6.1-a",
    "one-batch-a-turn": "6.1-a 6.5-h",
    # track
    "building-step-only": "6-f 6-b",
    "two-tiles-a-turn": "6.2-g 6.21-a 6-g S.TrackToken-a",
    "one-upgrade-a-turn": "6.2-g 6.21-a 6-g S.TrackToken-a",
    "cannot-pay-terrain": "6.2-x 6.2-y 6.23-a",
    "no-such-power": "3-u 3-x",
    "not-its-private": "3-x 3-ab 3-bc 3-bi 6.6-e",
    "power-hexes": "3-x 3-ab 3-af 3-ah",
    "power-tiles": "3-x 3-ab",
    "power-used": "3-x 3-ab 3-ah 3-bc",
    "power-lapsed": "3-ad 3-ah 6.6-e",
    "power-tiles-join": "3-z 6.2-s",
    "tile-unknown": "6.22-a",
    "not-a-buildable-hex": "6.2-a 6.2-e",
    "hex-blocked": "3-aa 6.2-t",
    "colour-not-yet-allowed": "6.2-f S.Phase1-a S.Phase2-a S.Phase3-a S.Phase4-a",
    "not-a-players-private": "6.61-a",
    "no-tile-left": "6.22-a",
    "colour-out-of-order": "6.2-c 6.2-e 6.2-i 6.2-l",
    "kind-differs": "6.2-h 6.2-i 6.2-j 6.2-k 6.2-l",
    "track-not-kept": "6.2-m",
    "city-connection-not-kept": "6.2-m",
    "off-the-board": "6.2-v 6.2-w",
    "not-connected": "6.2-n 6.2-o 6.2-p S.TrackToken-b",
    "no-new-track-reaches-network": "6.2-r 6.2-q 6.22bis-a S.TrackToken-b",
    # tokens
    "one-token-a-turn": "6.2-ae 6-f",
    "no-marker-left": "6.26-d",
    "cannot-pay-marker": "6.2-ae 6.2-am 6.2-ai",
    "no-free-marker": "3-ah 3-af",
    "no-such-city": "6.2-ae 6.2-h",
    "second-token-in-hex": "6.25-a 6.26-b 3-ai",
    "no-free-space": "6.2-ae",
    "home-space-reserved": "6.24-a 6.2-aj 6.2-ai 3-ag 3-af",
    "city-not-connected": "6.2-ae 6.2-al",
    "no-token-to-remove": "6.26-c 3-ai",
    # routes
    "must-run": "6.3-a 6-h",
    "best-run": "6.35-a",
    "train-not-owned": "6.3-a",
    "train-twice": "6.3-a 6.3-o",
    "too-many-stops": "6.33-a 6.33-b 6.3-i 6.3-j",
    "stop-twice": "6.3-e",
    "same-place-twice": "6.3-e 6.32-a",
    "second-city-in-hex": "6.31-a 6.31-b S.RunningTrains-e",
    "two-eastern-ends": "6.32-a S.RunningTrains-f",
    "no-token": "6.3-b",
    "passes-blocked-city": "6.3-f S.RunningTrains-d",
    "passes-red-area": "6.3-d 6.3-h",
    "track-twice": "6.3-d 6.3-e",
    "track-shared": "6.3-o",
    "counted-not-visited": "6.3-j 6.3-k S.RunningTrains-b",
    "counted-twice": "6.3-j 6.3-k S.RunningTrains-b",
    "counts-too-many": "6.3-j 6.3-k 6.33-b S.RunningTrains-b",
    "counts-too-few": "6.3-j 6.3-k 6.3-h S.RunningTrains-b",
    "own-token-not-counted": "S.RunningTrains-c 6.3-b",
    "dividend-kind": "6.4-b S.Revenue-a",
    # private companies
    "privates-not-for-sale": "6.6-a S.Phase1-c S.Phase3-b",
    "private-price": "6.6-c 3-s S.Purchases-a",
    "owner-has-not-agreed": "6.6-a",
    "cannot-pay-private": "6.6-c 3-at",
    "independents-buy-nothing": "6-c 3-al",
    "railroad-over-train-limit": "3-av",
    "marker-places": "3-bc 3-bi",
    "marker-company": "3-bm",
    "marker-of-the-named": "3-bm",
    "one-share-given-up": "5.15-a",
    "raised-for-the-bank": "3-as 6-k 6.5-g 6.6-a",
    "bonus-stays-with-owner": "3-bi 3-bm",
    "marker-before-running": "3-bi",
    "not-his-private": "3-bm",
    # trains
    "not-on-sale": "6.53-a 6.52-a 6.51-c",
    "printed-price": "6.5-a",
    "not-in-pool": "6.5-a 6.57-a",
    "own-train": "6.5-b",
    "seller-has-none": "6.5-b",
    "phased-out-is-not-sold": "6.51-a S.Purchases-e",
    "train-of-an-independent": "6.5-b 3-al",
    "nobody-to-agree": "6.5-b 7.1-c",
    "no-consent": "6.5-b",
    "at-least-a-dollar": "6.5-b S.Purchases-e",
    "train-limit": "6.56-a 6.5-d 6.5-e 6.5-f",
    "no-train-to-discard": "6.57-a",
    "earliest-train-first": "6.57-a",
    "must-own-a-train": "6.5-g 6-j S.Purchases-f",
    "treasury-too-small": "6.5-a 6.5-h 6.59-a 6.59-b",
    "issue-first": "6.5-h 6.5-i 6.59-d",
    "own-treasury-only": "6.5-b 6.5-h 6.59-c",
    "issued-for-the-bank": "6.5-h",
    "sold-for-the-bank": "6.59-h 6.59-c 6.5-b",
    "last-sale-needless": "6.59-h 6.59-c",
    "earliest-phase-first": "S.Purchases-g 6.59-a 6.59-b",
    "no-forced-issue": "6.5-h 6-e",
    "no-issue-needed": "6.5-h 6.59-a",
    "issue-no-more": "6.5-h 6.59-a",
    "issue-more": "6.5-h 6.59-a",
    "president-too-poor": "6.5-i 6.59-d",
    "enough-money": "6.59-h",
    "no-more-than-needed": "6.59-h",
    "operating-president-stays": "6.59-e",
    "sale-closes-company": "6.59-e 5.25-a",
    "not-bankrupt": "6.59-i S.Purchases-i",
    "sell-first": "6.59-i 6.59-d S.Purchases-i",
    # who decides
    "president-decides": "6.4-b",
}

NARROW = {
    # refusals that an engine of other people left out on one path only
    "issue-first bankrupt": "6.59-i S.Purchases-i",
    "raised-for-the-bank after-issuing": "3-as 6-k 6.5-g 6.6-a",
    "power-tiles LSL": "3-ab",
    "power-tiles-join MC": "3-z 6.2-s",
    "power-hexes C&WI on-D6": "3-af 3-ah",
    "colour-not-yet-allowed LSL": "6.2-f S.Phase1-a",
    "marker-before-running @buy_train": "3-bi",
    "not-his-to-sell holding-some": "5.2-a",
    "off-the-board blank-side": "6.2-w",
}

UNOBSERVABLE = {
    "cannot-pay-for-all-kept": "nobody keeps more than three cards, and the dearest three cost $320 of $400",
    "independents-place-no-tokens": "a railroad has no token left either, which is refused as well",
    "bank-sells-shares": "what would be bought elsewhere does not lie there, which is refused as well",
    "company-closed": "its certificates lie in the box, so there is none to buy",
    "no-price-yet": "nobody holds shares of a company that has not been launched",
    "tile-unknown": "there is nothing to lay: the engine falls over the tile that the box does not have",
    "junction-twice": "no tile of this game has a junction that is no stop",
    "office-not-for-sale": "it is no ordinary certificate, and only those are on sale: refused as well",
    "one-batch-a-turn": "the step is over with it, and after a forced issue none is left: both are refused",
    "redeem-from-market": "shares lie with corporation, players or market, and only the last can be meant",
    "dividend-kind": "no form of action names another kind: a message of that kind is not well-formed",
}

FOREIGN = frozenset(
    {
        "already-linked",
        "links-nothing",
        "one-tile-a-city",
        "keep-or-pay",
        "last-holder",
        "second-tile-due",
        "home-hex-first",
        "junction-twice",
        "no-sales-yet",
        "no-trade-in",
        "no-train-to-hand-in",
        "one-block-a-turn",
        "private-cannot-be-sold",
        "town-not-upgradable",
    }
)
"""Trade-ins, towns, junctions, a first tile on the home; links of the second edition; what is replaced by a
rule of another name."""

BANKS = {3: "2-j", 4: "2-k", 5: "2-l"}
REMOVED = {3: "2-o", 4: "2-p", 5: "2-q"}
LIMITS = {7: "5.13-e", 6: "5.13-f", 5: "5.13-g", 4: "5.13-h"}
PRIVATES = {
    "MC": "3-v", "O&I": "3-w", "C&WI": "3-ae", "MS": "3-aj", "BIG4": "3-ak", "MAIL": "3-ay", "MPC": "3-bb",
    "SC": "3-bh", "TBC": "3-bo", "LSL": "3-ab 3-u",
}  # fmt: skip
MARKERS = {"MPC": "3-bd 3-bc", "SC": "3-bj 3-bi"}
TRAIN_LIMITS = {
    "I": "6.5-d S.Phase1-e", "II": "6.5-d S.Phase1-e", "III": "6.5-e S.Phase3-e", "IV": "6.5-f S.Phase4-e",
}  # fmt: skip
FIGURES = {"yellow": "S.Phase1-b 6.3-h", "brown": "S.Phase3-d 6.3-h"}
PRICES = "5.1-g 5.1-d 5.1-o 5.2-b 6.1-d 6.1-g 6.4-h 6.4-j 6.4-k 6.4-l 6.5-k 9-c 4-e 4-f"


def _number(box: dict[str, Any], path: Path_) -> Stated | None:
    """What states a number of the components."""
    match path:
        case ("players", _, "start_cash"):
            return Stated("2-w", 10)
        case ("players", _, "certificate_limit", corporations):
            return Stated(LIMITS[corporations], 1)
        case ("players", players, "bank"):
            return Stated(f"{BANKS[players]} 2-e", 100)
        case ("players", players, "removed_per_group"):
            return Stated(f"{REMOVED[players]} 2-g", 1)
        case ("privates", index, "face" | "income" | "debt" | "bonus_per_stop" | "mountain_discount" as what):
            return _private(box["privates"][index], what)
        case ("privates", index, "company_price", end):
            return _company_price(box, index, end)
        case ("privates", index, "power", "uses") if box["privates"][index]["power"]["joined"]:
            return Stated("3-x 3-z 6.2-s", -1)
        case ("privates", index, "marker", "amounts", _):
            return Stated(MARKERS[box["privates"][index]["id"]], 10)
        case ("independents", _, "treasury"):
            return Stated("3-an 3-ao 3-q", 10)
        case ("draft", "extra_cards"):
            return Stated("3-c 2-y 3-j S.Draft-c", 1)
        case ("draft", "discount_step"):
            return Stated("3-n S.Draft-e", 5)
        case ("least_tile_cost",):
            return Stated("6.2-x 6.2-y S.TrackToken-c S.Features-c", 10)
        case ("shares", "player_limit"):
            return Stated("5.11-a S.StockRound-d", 10)
        case ("shares", "pool_limit"):
            return Stated("5.24-a S.StockRound-h", 10)
        case ("market", "rows", _, _):
            return Stated(PRICES, 1)
        case ("companies", *_):
            return _company(box, path)
        case ("trains" | "phases" as kind, index, *_):
            return _train(path) if kind == "trains" else _phase(box["phases"][index], path[2])
        case ("tiles", "counts", _):
            return Stated("6.22-a 2-b", 1)
        case ("hexes", *_):
            return _hex(box, path)
    return None


def _private(private: dict[str, Any], what: str) -> Stated | None:
    """The figures of a private company; most have no debt, bonus or discount."""
    name = private["id"]
    match what:
        case "face" | "income":
            extra = " 3-r 4-i" if what == "income" else " 3-p"
            return Stated(PRIVATES[name] + extra, 5)
        case "debt" if private["debt"]:
            return Stated(f"{PRIVATES[name]} 3-am 3-an", 10)
        case "bonus_per_stop" if private["bonus_per_stop"]:
            return Stated("3-az 6.3-l", 10)
        case "mountain_discount" if private["mountain_discount"]:
            return Stated("3-bp", 10)
    return None


def _company_price(box: dict[str, Any], index: int, end: int) -> Stated | None:
    """The rule is one for all but the independent railroads, for which their debt does not count."""
    clauses, place = "6.6-c 3-s S.Purchases-a", ("least", "most")[end]
    if end and box["privates"][index]["debt"]:
        return Stated(clauses, 1)
    alike = [i for i, private in enumerate(box["privates"]) if not (end and private["debt"])]
    also = tuple(("privates", i, "company_price", end) for i in alike[1:])
    return (
        Stated(clauses, 1, also=also, place=f"privates.company_price.{place}") if index == alike[0] else None
    )


def _company(box: dict[str, Any], path: Path_) -> Stated | None:
    match path[1:]:
        case (_, "second_city", "price"):
            return Stated("6.2-ai 6.2-am", 20)
        case (_, "second_city", "unconnected_price"):
            return Stated("6.2-am", 20)
        case (index, "launch_bonus_in_pars") if box["companies"][index]["launch_bonus_in_pars"]:
            return Stated("5.1-m", 1)
    return marker_prices(box, path, "6.2-ae", "the home token is placed by rule, free of charge")


def _train(path: Path_) -> Stated | None:
    match path[2:]:
        case ("price",):
            return Stated("6.5-a 6.51-e 6.52-a S.RunningTrains-a", 10)
        case ("count", _):
            return Stated("6.51-c 2-d", 1)
        case ("stops",):
            return Stated("6.3-i 6.3-j 6.33-a 6.3-h 6.3-k S.RunningTrains-b", 1)
        case ("visits",):
            return Stated("6.3-j 6.33-b 6.3-k S.RunningTrains-b", 1)
    return None


def _phase(phase: dict[str, Any], what: str) -> Stated | None:
    match what:
        case "operating_rounds":
            return Stated("4-a S.OperatingRound-a", 1)
        case "train_limit":
            return Stated(f"{TRAIN_LIMITS[phase['name']]} 6.57-a", -1)
        case "red_value":
            low = phase["red_value"] == 1
            return Stated("S.Phase1-b" if low else "S.Phase3-d", 1 if low else -1)
    return None


def _hex(box: dict[str, Any], path: Path_) -> Stated | None:
    name = path[1]
    takes_tiles = box["hexes"][name]["kind"] in ("plain", "city")
    match path[2:]:
        case ("cost",):
            return Stated("6.2-x", 10) if takes_tiles and _at(box, path) else None
        case ("side_costs", side, "price"):
            row, column = box["grid"]["step"][side]
            other = f"{chr(ord(name[0]) + row)}{int(name[1:]) + column}"
            twin = ("hexes", other, "side_costs", (side + 3) % 6, "price")
            return Stated("6.23-a 6.23-b 6.23-c", 10, also=(twin,)) if name < other else None
        case ("off_board", _, "value", colour):
            return Stated(FIGURES[colour], 10)
        case ("off_board", _, "bonus"):
            return Stated("6.3-m S.RunningTrains-g", 10) if _at(box, path) else None
        case ("cities", _, "value"):
            return Stated("6.3-h 6.3-i", 10)
        case ("cities", _, "slots") if name == "G19":
            return Stated(
                unobservable="its yellow print leads to Cumberland only, so no other token comes there"
            )
        case ("cities", _, "slots"):
            return Stated("6.2-ae 6.2-aj 6.24-a 2-i 6.3-f 6.3-g 6.2-p", 1)
    return None


def _at(document: Any, path: Path_) -> Any:
    for key in path:
        document = document[key]
    return document


def _tile_number(path: Path_) -> Stated | None:
    """What states a number of the tiles."""
    if path[-1] == "value":
        return Stated("6.3-h 6.3-i", 10)
    if path[-1] == "slots" and path[-3] == "cities":
        return Stated("6.2-ae 6.3-f 6.3-g 6.2-p", 1)
    return None


_BUILDING = "outside the building step an ordinary tile is refused anyway, and "
_LATER = "buy_train+lay_tile", "dividend+lay_tile", "issue+lay_tile"
_NO_STOCK = "outside a stock round there is no turn of one that it could belong to: nothing comes of it"
_DISCARDS = (
    "where it cannot be decided a company is asked for nothing but the trains that it discards, and by then "
)

WHY = {
    # railroads
    "railroads place no tokens, which is refused as well": (
        "no-free-space@by-independent", "no-marker-left@by-independent", "no-such-city@by-independent",
        "city-not-connected@by-independent",
    ),
    "railroads buy no private companies, which is refused as well": (
        "cannot-pay-private@by-independent", "owner-has-not-agreed@by-independent",
        "not-a-players-private@by-independent",
    ),
    # track and tokens by powers, and outside the building step
    _BUILDING + "by its own power a company lays on hexes that no player keeps closed any more": (
        *(f"hex-blocked@{step}" for step in (*_LATER, "run+lay_tile")), "hex-blocked@by-power",
    ),
    _BUILDING + "tiles laid by a power are free": (
        *(f"cannot-pay-terrain@{step}" for step in (*_LATER, "run+lay_tile")), "cannot-pay-terrain@by-power",
    ),
    _BUILDING + "tiles laid by a power need no connection": (
        *(f"not-connected@{step}" for step in (*_LATER, "run+lay_tile")), "not-connected@by-power",
        *(f"no-new-track-reaches-network@{step}" for step in _LATER), "no-new-track-reaches-network@by-power",
    ),
    "powers lay tiles on empty hexes, or on cities, the loss of whose sides is refused as well": (
        "track-not-kept@by-power",
    ),
    "the one token of a power has its own city, and any other place is refused as well": (
        "no-such-city@by-power",
    ),
    # shares
    "who holds shares of a company has to do with one that has started, which is refused as well": (
        "holding-limit@stock_turn+par",
    ),
    "whoever is above the limit would be further above it, which is refused as well": (
        "over-certificate-limit@stock_turn+par", "over-certificate-limit@from-company",
    ),
    "nothing of a company that has not been launched lies in the market: there is no share to buy": (
        "president-first@from-pool",
    ),
    "nothing is issued or redeemed in the building step, which is refused as well": (
        "issue-or-redeem@build+buy_shares", "issue-or-redeem@build+sell_shares",
    ),
    "shares are issued and redeemed by their number, so that no part of one can be named": (
        "whole-shares@in-OwnShares._check_own", "whole-shares@in-ForcedIssue.check",
    ),
    # trains
    "a company in need has no train that it could sell to itself, which is refused as well": (
        "own-train@emergency+buy_train",
    ),
    "where nobody has to help, what the treasury cannot pay is refused as such": (
        "president-too-poor@buy_train+buy_train",
    ),
    "a president pays nothing for a train of another company, which is refused as well": (
        "president-too-poor@from-company",
    ),
    # at the wrong time
    "what is drawn is put back before anything else is decided: there is no hand to keep it from": (
        "not-now@out-of-step+draft",
    ),
    "chance is asked for nothing but to shuffle": ("not-now@out-of-step+shuffle",),
    "cards are put under the deck by chance: nobody else can be said to do it": (
        "not-now@out-of-turn+shuffle",
    ),
    "as long as cards are chosen no private company is offered: there is none to take": (
        "not-now@out-of-step+buy_private",
    ),
    _NO_STOCK: (
        "not-now@out-of-step+par", "not-now@out-of-step+sell_shares", "not-now@out-of-step+buy_shares",
    ),
    _DISCARDS + "the building step is over and private companies have closed: refused as well": (
        "not-now@out-of-step+lay_tile", "not-now@out-of-step+place_token",
    ),
    _DISCARDS + "no private company is for sale any more, which is refused as well": (
        "not-now@out-of-step+buy_company",
    ),
    "who is not raising money for a train is not bankrupt, which is refused as well": (
        "not-now@out-of-step+bankrupt",
    ),
}  # fmt: skip
"""Why a refusal that is left out in a certain case only is missed in no play -> these cases."""

WHY_NO_EFFECT = {
    "it does nothing in this game": (
        "Construction.count_lay@second-time", "Market.under@second-time",
        "Shares.take_out_another@second-time",
    ),
    "as long as it has not been done nobody is asked for anything, and it is done as the next thing": (
        "StockRounds.start@second-time",
    ),
    "it does nothing once the end of the game has been announced": (
        "EndOfGame._announce@second-time", "EndOfGame._announce@second-at-once",
    ),
    "the company is asked once more in its first step, where a second batch is refused": (
        "OwnShares._batch_done@second-time",
    ),
    "no tile leaves the map but for another one in its place": ("Construction.clear@second-time",),
    "whatever else is done gives up the halves, and a tile that is laid sees to it once more": (
        "OpenBuilding.give_up_halves@second-time",
    ),
    "only the token of one private company takes another off the board, once in a game": (
        "Tokens.take_back@second-time",
    ),
    "it belongs to the published rules for two players, with shares in an IPO": (
        "Shares._move_all@second-time",
    ),
    "shares are taken back from the market by another way": ("TreasuryShares.redeem@second-time",),
    "private companies close all together once in a game, in phase III": (
        "PowerfulPrivates.close_all@second-time",
    ),
    "no train is had in exchange for another": ("Trains._hand_in@second-time",),
    "only the 2-trains rust, all at once when phase IV begins": ("Trains._rust@second-time",),
    "it only shortens the search for routes": ("TrainSweep.drop_useless@second-time",),
}  # fmt: skip
"""Why an effect that is left out the second time is missed in no play -> these effects."""

EXCUSED = {
    "refusal/not-a-buildable-hex@in-check_lay.2": (
        "no tile fits a hex with red, gray or blue print: it is refused by its colour or its track as well"
    ),
    "refusal/cannot-pay@in-Draft.buy": (
        "nobody keeps more than three cards, and the dearest three cost $320 of $400"
    ),
    "refusal/second-token-in-hex@in-OpenBuilding._place_extra": (
        "the city is looked at afterwards, and a second token in the hex refused as well"
    ),
    **{f"refusal/{name}": why for why, names in WHY.items() for name in names},
    **{f"effect/{name}": why for why, names in WHY_NO_EFFECT.items() for name in names},
    **dict.fromkeys(
        ("company/par@same-president", "judged/par@same-president"),
        "a company that is about to start has no president yet who could have another one",
    ),
    "company/run_routes@same-president": "what is earned is the revenue of the turn, whose company it stays",
    "judged/dividend@same-president": "the payments to choose from are the same ones for every company",
    **dict.fromkeys(
        ("company/pass@next-in-order", "company/pass@same-president"),
        "what is over is the step of the turn, whose company it stays",
    ),
}
"""What no play can tell of wrong engines that are made by rule."""

BOOK = Book(
    "1846",
    REFUSALS,
    _number,
    _tile_number,
    UNOBSERVABLE,
    FOREIGN | ONLY_IN_18FL | ONLY_IN_18GL | ONLY_IN_LOST_ATLAS,
    NARROW,
    EXCUSED,
)
