"""Wrong train limits and discards."""

from ...game import Game
from ...games.eighteen_fl import Game18FL
from ...state import Company
from ..entries import switched, wrong

switched("discards-in-company-list-order", {"18Chesapeake": "23-ac"}, discard_order="company-list")


@wrong(
    "nobody-discards",
    {"18Chesapeake": "23-ab", "1846": "6.57-a", "18FL": "8.3-p", "18GL": "4.6.8-e", "LostAtlas": "EX.out-e"},
)
def _(game: Game) -> None:
    """companies keep the trains above a lowered limit"""
    game.trains.demand_discards = lambda: None  # type: ignore[method-assign]


@wrong(
    "discarded-trains-are-paid-for",
    {"18Chesapeake": "23-ab", "1846": "6.57-a", "18FL": "8.3-p", "18GL": "4.6.8-e", "LostAtlas": "EX.out-e"},
)
def _(game: Game) -> None:
    """a discarded train is paid for by the bank"""
    trains, discard = game.trains, game.trains.discard

    def paid(company: Company, train: str) -> None:
        discard(company, train)
        game.table.bank_pays(company, trains.card(train).price)

    trains.discard = paid  # type: ignore[method-assign]


@wrong(
    "discarded-trains-leave-the-game",
    {
        "18Chesapeake": "23-ab 23-c",
        "1846": "6.57-a 6.58-a",
        "18FL": "8.3-p",
        "18GL": "4.6.8-e 4.6.8-g",
        "LostAtlas": "EX.out-e",
    },
)
def _(game: Game) -> None:
    """a discarded train leaves the game"""
    trains, discard = game.trains, game.trains.discard

    def gone(company: Company, train: str) -> None:
        discard(company, train)
        trains.depot.pool.remove(train)
        trains._out_of_the_game(train, 1)

    trains.discard = gone  # type: ignore[method-assign]


switched("earliest-train-is-discarded", {"18FL": "8.3-q", "18GL": "4.6.8-f"}, returned_train="earliest")


@wrong(
    "discards-before-scrapping",
    {"18FL": "8.2-l 8.3-p", "18GL": "4.6.8-d 4.6.8-e", "LostAtlas": "EX.out-e EX.out-c"},
)
def _(game: Game18FL) -> None:
    """trains that a phase is about to scrap count when companies discard"""
    trains, rust = game.trains, game.trains._rust

    def discard_first(rank: str) -> None:
        trains.demand_discards()
        rust(rank)

    trains._rust = discard_first  # type: ignore[method-assign]


@wrong("one-train-below-the-limit", {"18FL": "8.3-r", "18GL": "4.6.8-e"})
def _(game: Game18FL) -> None:
    """a company that has to discard goes on to one train below its limit"""
    trains = game.trains

    def discard(company: Company, train: str) -> None:
        trains._return(company, train)
        limit = trains.limit(company)
        if limit is None or len(company.trains) < limit:
            del game.state.pending[0]

    trains.discard = discard  # type: ignore[method-assign]


@wrong("limit-of-the-other-size", {"18FL": "2-c 2-d 2-e 2-f 8.2-a 8.3-e 8.3-i"})
def _(game: Game18FL) -> None:
    """the train limits of companies of five and of ten shares are interchanged"""
    other = {5: 10, 10: 5}
    game.trains.limit = lambda company: (  # type: ignore[method-assign]
        game.table.phase.trains_allowed(other.get(company.share_count or 0, 0))
    )


@wrong("one-company-discards", {"18GL": "4.6.8-e"})
def _(game: Game) -> None:
    """of several companies above a lowered limit only the first discards"""
    trains, ask = game.trains, game.trains.ask_discards
    trains.ask_discards = lambda companies: ask(companies[:1])  # type: ignore[method-assign]
