"""Lost Atlas: the clauses that its refusals guard and its numbers rest on.

The clause on which the engine rests a refusal is one of those that it guards; ``MORE`` has the others. The
digest has hardly a number: those of the box rest on the clauses that use them. What a deal says, such as the
columns of charters, and where track lies are no numbers that an engine could have wrong by one.
"""

from typing import Any

from ...games.clauses import lost_atlas as grounds
from .book import ONLY_IN_18FL, ONLY_IN_18GL, Book, Path_, Stated

MORE: dict[str, str] = {
    # SU: set-up
    # SR: stock round
    "cannot-pay": "SR.buy-c",
    # OR: operating round, track and hubs
    "must-run": "OR.flow-g",
    "kind-differs": "OR.lay-c OR.lay-d",
    "not-a-buildable-hex": "SU.map-c",
    "off-the-board": "OR.lay-c",
    "colour-not-yet-allowed": "OR.lay-d SU.tiles-c",
    "cannot-pay-terrain": "OR.flow-c OR.lay-e",
    "cannot-pay-marker": "OR.flow-c OR.hub-a",
    "cannot-pay-redemption": "OR.flow-c OR.issue-c",
    # OR: operating round, runs and dividends
    # OR: operating round, trains; EX and GE: export and end
    # MG: merger round
    "not-another-minor": "MG.round-a MG.box-a",
    "minors-not-connected": "MG.round-a",
    "president-decides": "MG.agree-a",
}
"""Refusal -> what it guards besides the clauses on which it rests."""

ELSEWHERE: tuple[str, ...] = (
    "game-over",
    "no-such-company",
    "no-such-source",
    "no-such-track",
    "no-such-train",
    "not-now",
    "reversed",
    "route-broken",
    # MG: merger round
)
"""Refusals that no wrong engine leaves out: what they refuse cannot be carried out at all."""

UNOBSERVABLE: dict[str, str] = {
    # SU: set-up
    "first-piece": "the hexes are named from the first piece: wherever it lies is the middle",
    "other-cards": "nobody at a table deals cards that are not there",
    # SR: stock round
    "no-price-yet": "nobody holds shares of a company that has not been launched",
    "bank-sells-shares": "what would be bought elsewhere does not lie there, which is refused as well",
    "president-first": "shares of a minor not launched lie where none are sold, which is refused as well",
    "bid-for-a-minor": "there are no private companies that could be named",
    "no-room-at-home": (
        "all pieces with homes lie on the map, and a space is kept in each; if none is, the hub lies beside"
    ),
    "home-to-pick": "an engine may ask for the home when the minor has been launched",
    # OR: operating round, track and hubs
    "issue-or-redeem": "a company that has issued or redeemed a share is not asked again",
    "one-batch-a-turn": "a company that has issued or redeemed a share is not asked again",
    "one-token-a-turn": "a company that has placed a hub is not asked again",
    "lead-train-in-full": "a new minor has no train that it could return, which is refused as well",
    "no-such-marker": "who has no markers has none left, which is refused as well",
    "no-such-power": "there are no private companies that could be named",
    "redeem-from-market": "whatever it names, what a company redeems it gets out of the pool",
    "tile-unknown": "there is nothing to lay: the engine falls over the tile that the box does not have",
    # OR: operating round, runs and dividends
    "too-few-stops": "a run that comes to no place at all has no path",
    # OR: operating round, trains; EX and GE: export and end
    "nobody-to-agree": "a company without a president has closed or not begun, and has no train to sell",
    # MG: merger round
    "answers-the-proposal": "an answer merges a minor with the one that has proposed, whatever it names",
}
"""Refusals that no play can miss, and why."""

WITHOUT_PRIVATES = frozenset(
    {
        "cannot-pay-private",
        "hex-blocked",
        "not-a-players-private",
        "not-its-private",
        "owner-has-not-agreed",
        "power-hexes",
        "power-tiles",
        "power-tiles-join",
        "power-used",
        "price-asked",
        "private-cannot-be-sold",
        "private-price",
        "privates-not-for-sale",
        "second-tile-due",
        "train-of-an-independent",
    }
)
"""Refusals about private companies and railroads, of which there are none."""

WITHOUT_PAR = frozenset(
    {"above-the-phase", "already-started", "certificate-limit", "over-certificate-limit", "par-value"}
)
"""Refusals about president's certificates that are bought, and a limit of certificates."""

COUNTED_STOPS = frozenset(
    {
        "counted-not-visited",
        "counted-twice",
        "counts-too-few",
        "counts-too-many",
        "own-token-not-counted",
        "junction-twice",
        "two-eastern-ends",
    }
)
"""Refusals about routes that pass by what they do not count, and about ends of a kind."""

NARROW: dict[str, str] = {
    # stock rounds
    "pool-limit @issue": "OR.issue-a",
    "pool-limit @issue of-a-major": "OR.issue-a",
    "pool-limit @emergency": "OR.force-h",
    "pool-limit @emergency of-a-major": "OR.force-h",
    "pool-limit @stock_turn of-a-major": "SR.sell-e",
    "president-certificate-stays @emergency": "OR.force-g",
    "president-certificate-stays @stock_turn of-a-major": "SR.sell-c",
    "not-operated-yet @emergency": "SR.sell-d",
    "holding-limit of-a-major": "SR.buy-d",
    "holding-limit from-pool": "SR.buy-d",
    "sold-this-round from-pool": "SR.buy-e",
    "sold-this-round of-a-major": "SR.buy-e",
    "cannot-pay from-pool": "SR.buy-c",
    "cannot-pay of-a-major": "SR.buy-b SR.buy-c",
    "bid-needs-money @auction": "SR.auction-b",
    "bid-step @auction": "SR.auction-b",
    "no-free-space launch": "SR.launch-i",
    "home-space-reserved launch": "SR.launch-i",
    # operating rounds: track and hubs
    "two-new-or-one-replacement of-a-major": "OR.lay-a OR.flow-d",
    "colour-not-yet-allowed phase-2": "SU.tiles-c",
    "colour-not-yet-allowed phase-4": "OR.lay-d",
    "cannot-pay-terrain of-a-major": "OR.lay-e",
    "cannot-pay-marker of-a-major": "OR.hub-a",
    "second-token-in-hex of-a-major": "OR.hub-c",
    "city-not-connected with-two-hubs": "OR.hub-b",
    "not-connected with-two-hubs": "OR.lay-a",
    "redeem-limit of-a-major": "OR.issue-c",
    "not-its-to-sell of-a-major": "OR.issue-a",
    # operating rounds: trains
    "track-twice with-two-trains": "OR.run-b",
    "stop-twice with-two-trains": "OR.run-g",
    "too-many-stops with-two-trains": "OR.run-j",
    "passes-blocked-city of-a-major": "OR.run-e",
    "keep-or-pay of-a-major": "OR.choice-b",
    "must-run of-a-major": "OR.flow-g",
    "train-limit of-a-major": "OR.train-a",
    "train-limit again": "OR.train-a",
    "train-limit from-pool": "OR.train-a",
    "train-limit from-company": "OR.train-a",
    "printed-price from-pool": "OR.train-e",
    "printed-price in-exchange": "OR.train-i",
    "no-consent of-a-major": "OR.train-c",
    "at-least-a-dollar of-a-major": "OR.train-d",
    "treasury-too-small again": "OR.train-g OR.train-h",
    "treasury-too-small from-company": "OR.train-g OR.train-h",
    "must-own-a-train of-a-major": "OR.train-f",
    "one-share-at-a-time of-a-major": "OR.force-d",
    "operating-president-stays of-a-major": "OR.force-g",
    # who decides
    "president-decides @discard_train in-merger": "MG.asset-c",
    "president-decides @merger": "MG.round-d",
    "president-decides @merger_answer": "MG.agree-a",
    "president-decides of-a-major @token": "OR.flow-b",
    "president-decides @lead_train": "OR.flow-b",
    "president-decides @issue": "OR.flow-b",
    "president-decides @track": "OR.flow-b",
    "president-decides @token": "OR.flow-b",
    "president-decides @run": "OR.flow-b",
    "president-decides @dividend": "OR.flow-b OR.choice-a",
    "president-decides @buy_train": "OR.flow-b",
}
"""Refusals left out on one path only: for a major and not for a minor, in need and not in a stock round, from
the pool, in a second purchase, with a second hub or train."""

FOREIGN: frozenset[str] = (
    (ONLY_IN_18FL | ONLY_IN_18GL | WITHOUT_PRIVATES | WITHOUT_PAR | COUNTED_STOPS)
    | {
        "dividend-kind",
        "earliest-train-first",
        "home-hex-first",
        "last-holder",
        "no-sales-without-president",
        "no-sales-yet",
        "nothing-to-the-right",
        "town-not-upgradable",
    }
) - {"too-few-stops"}
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


PRICES = "SR.launch-e SR.sell-f SR.end-c OR.issue-b OR.price-c OR.price-d OR.hold-b OR.run-l MG.token-b"
"""The clauses by which a token comes to a space of the stock track, or is moved on it."""


def _number(box: dict[str, Any], path: Path_) -> Stated | None:
    """What states a number of the box, or has it used."""
    match path:
        case ("players", _, "start_cash"):
            return Stated("SU.cash-c", 10)
        case ("modes", *_):
            return _mode(path)
        case ("parts", *_):
            return _part(box["parts"], path)
        case ("companies", index, *_):
            return _company(box, box["companies"][index], path)
        case ("minor_auction", "least"):
            return Stated("SR.auction-a", 5)
        case ("minor_auction", "step"):
            return Stated("SR.auction-b", 5)
        case ("shares", "player_limit"):
            return Stated("SR.buy-d", 20)
        case ("shares", "pool_limit"):
            return Stated("SR.sell-e OR.force-h", 20)
        case ("market", "rows", _, column) if column:
            return Stated(PRICES, 1)
        case ("trains", index, *_):
            return _train(box["trains"][index], path)
        case ("phases", index, *_):
            return _phase(box["phases"][index], path)
        case ("tiles", "counts", _):
            return Stated("OR.lay-f", 1)
    return None


def _at(document: Any, path: Path_) -> Any:
    for key in path:
        document = document[key]
    return document


def _mode(path: Path_) -> Stated | None:
    match path[1:]:
        case (mode, "cycles"):
            return Stated("GE.end-c" if mode == "short" else "GE.end-d", 1)
        case (_, "trains_out", _):
            return Stated("SU.train-b", 1)
    return None


def _part(parts: dict[str, Any], path: Path_) -> Stated | None:
    """What the map is made of."""
    match path[1:]:
        case ("shared_sides",):
            return Stated("SU.tile-e", -1)
        case ("grounds", "mountain", "cost") | ("pieces", "08", "hexes", 1, "cost"):
            return Stated("OR.lay-e OR.flow-c", 10)
        case ("pieces", _, "hexes", _, "cities", *_):
            return _city(path, _at(parts, path[1:]))
        case ("blanks", "count" | "other_count"):
            return Stated("SU.blank-a", -1)
        case ("destinations", _, _):
            return Stated("SU.dest-a SU.dest-b", 10)
    return None


def _city(path: Path_, value: int) -> Stated | None:
    """What a city is worth, and its spaces if it has several."""
    match path[-1]:
        case "value":
            return Stated("OR.run-i", 10)
        case "slots" if value > 1:
            return Stated("OR.hub-b OR.run-e", -1)
    return None


ABILITIES = {"yellow_after_upgrade", "longer_single_train", "more_trains", "for_a_mountain"}


def _company(box: dict[str, Any], company: dict[str, Any], path: Path_) -> Stated | None:
    """What a hub costs, alike for all majors, and what an ability is about."""
    majors = [number for number, card in enumerate(box["companies"]) if card["kind"] == "major"]
    match path[2:]:
        case ("tokens", 1) if company["kind"] == "minor":
            return Stated("OR.hub-a", 20)
        case ("tokens" | "other_tokens" as which, number) if path[1] == majors[0] and number > 1:
            also = tuple(("companies", other, which, number) for other in majors[1:])
            place = f"majors.{which}.{number}"
            return Stated("OR.hub-a MG.token-f", 20, also=also, place=place)
        case ("ability", "suburbs", _):
            return Stated("OR.flow-d", 1)
        case ("ability", what) if what in ABILITIES and company["ability"][what]:
            return Stated("OR.flow-d", 1)
    return None


def _train(train: dict[str, Any], path: Path_) -> Stated | None:
    match path[2:]:
        case ("price",):
            return Stated("OR.train-b OR.train-e OR.train-i", 10)
        case ("trade_in_price",) if train["trade_in_price"]:
            return Stated("OR.train-i", 10)
        case ("count",):
            return Stated("SU.train-a SU.train-c", 1)
        case ("count", players) | ("other_counts", _, players):
            return Stated("SU.train-d" if players == 5 else "SU.train-e", 1)
        case ("stops",) if train["stops"]:
            return Stated("OR.run-j", 1)
    return None


def _phase(phase: dict[str, Any], path: Path_) -> Stated | None:
    match path[2:]:
        case ("operating_rounds",):
            return Stated("GE.end-e OR.next-c", 1)
        case ("train_limit", shares) if phase["train_limit"][shares]:
            return Stated("OR.train-a EX.out-e MG.asset-c", 1)
        case ("red_value",):
            return Stated("SU.dest-b OR.run-i", 1 if phase["red_value"] < 4 else -1)
        case ("highest_start",):
            return Stated("SR.auction-f SR.launch-f", {90: 10, 110: 10, 135: -15}[phase["highest_start"]])
    return None


CITY_TILES = frozenset(["5", "6", "57", "14", "15", "619", "125", "51"])
"""The numbered tiles of the box with a city."""

CAPITAL_TILES = frozenset(["291", "292", "293", "294", "295", "296", "297", "LA6"])
HOME_TILES = frozenset(["LA1", "LA2", "LA4", "LA5", "LA7"])
"""Those of mine and port."""

ROOMY = frozenset(
    [("LA4", 1), ("LA5", 0), ("LA5", 1), ("LA7", 1)]
    + [(tile, 0) for tile in ("294", "295", "296", "297", "LA6")]
)
"""Which city of which of these has several spaces."""

NARROW_CITIES = frozenset([("LA1", 1), ("LA2", 0), ("LA2", 1), ("291", 0), ("292", 0), ("293", 0)])
"""Which has one."""


def _tile_number(path: Path_) -> Stated | None:
    """What states a number of the tiles, or has it used: what a city is worth, and its spaces."""
    if path[0] not in CITY_TILES | CAPITAL_TILES | HOME_TILES or path[1] != "cities":
        return None
    if path[-1] == "slots" and (path[0] in CITY_TILES or (path[0], path[2]) in NARROW_CITIES):
        return Stated("OR.hub-b OR.run-e", 1)
    if path[-1] == "slots" and (path[0], path[2]) in ROOMY:
        return Stated("OR.hub-b OR.run-e", -1)
    return Stated("OR.run-i", 10) if path[-1] == "value" else None


_DUE_AGAIN = "as long as it has not been done nobody is asked for anything, and it is done as the next thing"
_TOGETHER = "only the 2-trains are exported together, once in a game: none is left then"
_NO_MARKER = "what names no charter is refused as no marker of the company as well"
_NOT_ASKED = "one company at a time is asked: for another one it is refused"
_SUBURBS = "the only markers are suburbs, which bring nothing to anybody once their company is gone (LA-Q112)"
_NO_MAJOR = "a major that is about to be formed has no president yet who could have another company"

WHY = {
    "companies issue and redeem shares by the number, so that no part of one can be named": (
        "whole-shares@in-OwnShares._check_own", "whole-shares@issue+buy_shares",
        "whole-shares@issue+sell_shares", "whole-shares@by-company",
    ),
    "in an operating round companies name a number of shares, and a president one of them: any part of one "
    "is refused as not a single share as well": (
        "whole-shares@first-to-operate", "whole-shares@later-to-operate",
    ),
    "any train that has not rusted may be handed in: none is refused for its rank": (
        "no-trade-in@in-Trains._check_exchange.2",
    ),
    "a major has no printed home and picks none, for want of which it is refused as well": (
        "charter-gone@of-a-major",
    ),
    "no tile fits water, a border or a distant destination: it is refused by its kind or colour as well": (
        "not-a-buildable-hex@in-check_lay.2",
    ),
    "what names no city is refused as no ordinary city as well; to name a company besides breaks no rule": (
        "marker-places@in-SuburbMarkers.assign",
    ),
    _NO_MARKER: (
        "marker-places@by-itself", "no-suburb-left@by-itself", "one-suburb-a-tile@by-itself",
        "suburb-not-reached@by-itself",
    ),
    "a company in need, or without a first train, has none to sell to itself, which is refused as well": (
        "own-train@emergency+buy_train", "own-train@lead_train+buy_train",
    ),
    "where nobody has to help, what the treasury cannot pay is refused as such": (
        "president-too-poor@buy_train+buy_train",
    ),
    "a president pays nothing for a train of another company, which is refused as well": (
        "president-too-poor@from-company",
    ),
    # at the wrong time
    "chance alone mixes, and is asked for nothing else": (
        "not-now@out-of-turn+shuffle", "not-now@out-of-step+shuffle",
    ),
    "where no piece has been turned up there is a project, or nothing: it is another one, which is refused": (
        "not-now@out-of-step+lay_piece",
    ),
    "a company puts its markers at any time of its turn; in the turn of another one, which has none, and in "
    "other rounds they are no markers of whoever operates: refused as well": (
        "not-now@out-of-step+assign",
    ),
    "players are asked for anything but money for a train only where no company operates that could need "
    "one: there is nobody to be bankrupt for": (
        "not-now@out-of-step+bankrupt",
    ),
}  # fmt: skip
"""Why a refusal that is left out in a certain case only is missed in no play -> these cases."""

WHY_NO_EFFECT = {
    "there are no private companies in this game": (
        "Privates.pay_out", "Privates.hand_over", "Privates.close", "Privates.close_all",
    ),
    "it does nothing in this game": ("Construction.count_lay", "Shares.take_out_another"),
    "sales move no price by themselves: prices fall when all of them have been made": ("LineMarket.drop",),
    "it does nothing once the end of the game has been announced": ("EndOfGame._announce",),
    "ways that cannot earn more than is known are dropped to save time: the best run is the same": (
        "TrainSweep.drop_useless",
    ),
    _DUE_AGAIN: (
        "MergerRounds.start", "CycleExports.start", "MapBuilding._turn_up", "MapBuilding._offer_blank",
    ),
    "the company is asked once more in the same step, where a second batch is refused": (
        "OwnShares._batch_done",
    ),
    "no tile leaves the map but for another one in its place": ("Construction.clear",),
    "a company without a president has left the game, with its office": ("Shares.fill_office",),
    "shares of the treasury are issued and redeemed by another way": (
        "TreasuryShares.issue", "TreasuryShares.redeem",
    ),
    "there is no IPO out of which all shares of a company could go": ("Shares._move_all",),
    "minors are launched out of auctions, and by another way": ("StockRounds.start_company",),
    _SUBURBS: ("Markers.forget",),
    _TOGETHER: ("Trains._export_rest", "Trains.take_out", "Trains.scrap_returned"),
}  # fmt: skip
"""Why an effect that is left out the second time is missed in no play -> these effects."""

EXCUSED = {
    **{f"refusal/{name}": why for why, names in WHY.items() for name in names},
    **{f"effect/{name}@second-time": why for why, names in WHY_NO_EFFECT.items() for name in names},
    "effect/Markers.forget@second-at-once": _SUBURBS,
    **dict.fromkeys(
        ("company/launch@same-president", "judged/launch@same-president"),
        "a company that is about to start has no president yet who could have another one",
    ),
    **dict.fromkeys(("company/choose_major@same-president", "judged/choose_major@same-president"), _NO_MAJOR),
    **{
        f"company/{action}@{other}": why
        for action, why in {
            "pass": "what is over is the step of the turn, whose company it stays",
            "merge": _NOT_ASKED,
            "replace_tokens": _NOT_ASKED,
            "assign": "one charter gives the markers: for another company it is refused",
        }.items()
        for other in ("next-in-order", "same-president")
    },
    "company/run_routes@same-president": "what is earned is the revenue of the turn, whose company it stays",
}
"""What no play can tell of wrong engines that are made by rule."""

BOOK = Book("LA", _refusals(), _number, _tile_number, UNOBSERVABLE, FOREIGN, NARROW, EXCUSED)
