"""Wrong trains, phases, exports and emergencies."""
# ruff: noqa: ARG001, ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...game import Game
from ...state import Company
from ..entries import after_purchase_of_train, switched, wrong

switched("discards-in-company-list-order", {"18Chesapeake": "23-ac"}, discard_order="company-list")
switched("help-for-any-train", {"18Chesapeake": "24-a 23-j"}, help_for_any_train=True)


@wrong(
    "trains-do-not-rust",
    {
        "18Chesapeake": "26-p 26-aa 26-af 1-c 2-g",
        "1846": "6.3-v S.Phase4-c",
        "18FL": "2-e 2-g 8.1-e 8.1-f 8.3-d 8.3-l",
    },
)
def _(game: Game) -> None:
    """old trains stay in the game"""
    game.trains._rust = lambda rank: None  # type: ignore[method-assign]


@wrong(
    "rusted-trains-go-to-the-pool",
    {"18Chesapeake": "26-p 2-g", "1846": "6.3-v S.Phase4-c", "18FL": "2-e 2-g 8.1-e 8.1-f 8.3-d 8.3-l"},
)
def _(game: Game) -> None:
    """rusted trains of companies go to the bank pool"""
    trains, rust = game.trains, game.trains._rust

    def to_pool(rank: str) -> None:
        count = sum(t.name == rank for c in game.table.companies.values() for t in c.trains)
        rust(rank)
        trains.depot.pool.extend([rank] * count)

    trains._rust = to_pool  # type: ignore[method-assign]


@wrong(
    "phase-changes-with-the-last-train",
    {
        "18Chesapeake": "26-g 26-o 26-t 26-z 26-ae",
        "1846": "8-a 8-b S.Phases-a",
        "18FL": "2-b 2-d 2-e 2-f 2-g 8.2-k 8.2-l",
    },
)
def _(game: Game) -> None:
    """a phase begins with the second train of its rank"""
    trains, enter = game.trains, game.trains.enter_phase_of
    seen: dict[str, int] = {}

    def late(train: str) -> None:
        seen[train] = seen.get(train, 0) + 1
        if seen[train] > 1:
            enter(train)

    trains.enter_phase_of = late  # type: ignore[method-assign]


@wrong("phase-five-leaves-the-privates", {"18Chesapeake": "26-u 3-f", "1846": "S.Phase3-b 3-r 3-t 3-bg"})
def _(game: Game) -> None:
    """private companies stay in the game in phase 5"""
    game.privates.close_all = lambda: None  # type: ignore[method-assign]


@wrong("nobody-discards", {"18Chesapeake": "23-ab", "1846": "6.57-a", "18FL": "8.3-p"})
def _(game: Game) -> None:
    """companies keep the trains above a lowered limit"""
    game.trains.demand_discards = lambda: None  # type: ignore[method-assign]


@wrong("discarded-trains-are-paid-for", {"18Chesapeake": "23-ab", "1846": "6.57-a", "18FL": "8.3-p"})
def _(game: Game) -> None:
    """a discarded train is paid for by the bank"""
    trains, discard = game.trains, game.trains.discard

    def paid(company: Company, train: str) -> None:
        discard(company, train)
        game.table.bank_pays(company, trains.card(train).price)

    trains.discard = paid  # type: ignore[method-assign]


@wrong(
    "discarded-trains-leave-the-game",
    {"18Chesapeake": "23-ab 23-c", "1846": "6.57-a 6.58-a", "18FL": "8.3-p"},
)
def _(game: Game) -> None:
    """a discarded train leaves the game"""
    trains, discard = game.trains, game.trains.discard

    def gone(company: Company, train: str) -> None:
        discard(company, train)
        trains.depot.pool.remove(train)
        trains._out_of_the_game(train, 1)

    trains.discard = gone  # type: ignore[method-assign]


@wrong("nothing-is-exported", {"18Chesapeake": "25-a 25-b"})
def _(game: Game) -> None:
    """no train is exported"""
    game.trains.export = lambda ranks=None: None  # type: ignore[method-assign]


@wrong("exported-trains-go-to-the-pool", {"18Chesapeake": "25-b"})
def _(game: Game) -> None:
    """an exported train goes to the bank pool"""
    trains, export = game.trains, game.trains.export

    def to_pool(ranks: Any = None) -> None:
        top = trains.top_of_stack()
        before = sum(gone.count for gone in trains.depot.gone)
        export(ranks)
        if top is not None and sum(gone.count for gone in trains.depot.gone) > before:
            trains.depot.pool.append(top.train)

    trains.export = to_pool  # type: ignore[method-assign]


@wrong("export-does-not-change-the-phase", {"18Chesapeake": "25-c 25-d"})
def _(game: Game) -> None:
    """an exported train never changes the phase"""
    trains, export = game.trains, game.trains.export

    def quiet(ranks: Any = None) -> None:
        enter = trains.enter_phase_of
        trains.enter_phase_of = lambda train: None  # type: ignore[method-assign]
        try:
            export(ranks)
        finally:
            trains.enter_phase_of = enter  # type: ignore[method-assign]

    trains.export = quiet  # type: ignore[method-assign]


@wrong("permanent-trains-are-exported", {"18Chesapeake": "25-e"})
def _(game: Game) -> None:
    """5-trains and 6-trains are exported too"""
    trains, export = game.trains, game.trains.export

    def all_of_them(ranks: Any = None) -> None:
        top = trains.top_of_stack()
        if top is not None and top.train in ("5", "6") and top.left:
            first = trains.take_from_stack(top.train)
            trains._out_of_the_game(top.train, 1)
            if first:
                trains.enter_phase_of(top.train)
        else:
            export(ranks)

    trains.export = all_of_them  # type: ignore[method-assign]


@wrong("d-trains-wait-for-the-last-six", {"18Chesapeake": "23-m 23-t"})
def _(game: Game) -> None:
    """D-trains are sold only when both 6-trains are gone"""
    trains, offers = game.trains, game.trains.bank_offers
    trains.bank_offers = lambda: offers()[:1]  # type: ignore[method-assign]


@wrong("seller-gets-nothing", {"18Chesapeake": "23-e 23-g", "1846": "6.5-b S.Purchases-e", "18FL": "8.2-c"})
def _(game: Game) -> None:
    """the price of a train bought from another company goes to the bank"""

    def to_bank(move: Any, cash: int) -> None:
        if move.source.startswith("company:"):
            game.table.pays_bank(game.table.companies[move.source[8:]], move.price)

    after_purchase_of_train(game, to_bank)


@wrong("handed-in-trains-leave-the-game", {"18Chesapeake": "23-ag 23-ai"})
def _(game: Game) -> None:
    """a train handed in for a D-train leaves the game"""

    def gone(move: Any, cash: int) -> None:
        if move.exchange is not None and move.exchange in game.trains.depot.pool:
            game.trains.depot.pool.remove(move.exchange)
            game.trains._out_of_the_game(move.exchange, 1)

    after_purchase_of_train(game, gone)


@wrong(
    "president-pays-first", {"18Chesapeake": "24-f 24-b", "1846": "6.5-i S.Purchases-h", "18FL": "8.4.1-a"}
)
def _(game: Game) -> None:
    """in an emergency the president pays the whole train and the treasury is kept"""

    def keep_treasury(move: Any, cash: int) -> None:
        if move.price > cash:
            president, company = game.purchases.president(), game.purchases.company
            extra = min(cash, president.cash)
            president.cash -= extra
            company.cash += extra

    after_purchase_of_train(game, keep_treasury)


@wrong("bankrupt-keeps-his-money", {"18Chesapeake": "24-p 24-m"})
def _(game: Game) -> None:
    """a bankrupt player keeps his cash"""
    purchases, bankrupt = game.purchases, game.purchases.bankrupt

    def keeps(move: Any) -> Any:
        commit = bankrupt(move)
        president = purchases.president()
        cash = president.cash

        def end() -> None:
            commit()
            president.cash = cash
            result = game.state.result
            if result is not None:
                result.worth[president.id] += cash

        return end

    purchases.bankrupt = keeps  # type: ignore[method-assign]
