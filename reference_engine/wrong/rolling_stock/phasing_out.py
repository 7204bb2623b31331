"""Wrong phasing out, wrong cards with two sides, wrong duties to buy."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...games.eighteen46 import Game1846
from ...rules.rolling_stock.trains import BANK, Offer
from ...state import Company, Train
from ..entries import wrong


@wrong("phased-out-trains-count", {"1846": "6.54-a S.Purchases-d"})
def _(game: Game1846) -> None:
    """trains that are phased out count toward the limit"""
    game.trains.counted = lambda company: len(company.trains)  # type: ignore[method-assign]


@wrong("phased-out-trains-stay", {"1846": "6.3-t S.RunningTrains-i"})
def _(game: Game1846) -> None:
    """trains that are phased out stay in the game"""
    game.phasing_out._remove = lambda company: None  # type: ignore[method-assign]


@wrong("phased-out-trains-leave-at-once", {"1846": "6.3-t 6.3-u 6.3-w S.RunningTrains-h"})
def _(game: Game1846) -> None:
    """trains are scrapped when they are phased out"""
    begin = game.trains.on_phase[0]

    def scrap(phase: str) -> None:
        begin(phase)
        for company in game.table.companies.values():
            for train in [mine for mine in company.trains if mine.phased_out]:
                game.trains.scrap(company, train)

    game.trains.on_phase[0] = scrap


@wrong(
    "no-train-is-phased-out",
    {"1846": "6.3-r 6.3-v 6.3-w S.Phase3-c S.Phase4-d S.RunningTrains-h S.Features-d"},
)
def _(game: Game1846) -> None:
    """no phase phases trains out"""
    game.trains.on_phase[0] = lambda phase: None


@wrong("buyers-own-trains-leave-in-the-same-turn", {"1846": "6.3-t"})
def _(game: Game1846) -> None:
    """trains that a company phases out by its own purchase leave at the end of that turn"""
    spare = game.phasing_out._spare_if_due

    def never(company: Company, train: Train) -> None:
        spare(company, train)
        train.spared = False

    game.phasing_out._spare_if_due = never  # type: ignore[method-assign]
    game.trains.on_delivery[0] = never
    after_turn = game.phasing_out.after_turn

    def leave(company: Company) -> None:
        after_turn(company)
        game.phasing_out._remove(company)

    game.phasing_out.after_turn = leave  # type: ignore[method-assign]


@wrong("one-side-of-a-card", {"1846": "6.51-e 6.52-a S.RunningTrains-a"})
def _(game: Game1846) -> None:
    """only the first side of a card is on sale"""
    trains, offers = game.trains, game.trains.bank_offers
    first = {entry.train for entry in trains.depot.stack}
    trains.bank_offers = lambda: [  # type: ignore[method-assign]
        offer for offer in offers() if offer.train in first
    ]


@wrong("next-phase-on-sale", {"1846": "6.53-a", "18FL": "8.1-b 8.2-d 8.2-e"})
def _(game: Game1846) -> None:
    """trains of the next phase are on sale before the others are gone"""
    trains, offers = game.trains, game.trains.bank_offers

    def more() -> list[Offer]:
        found = offers()
        left = [entry for entry in trains.depot.stack if entry.left is None or entry.left > 0]
        for entry in left[1:2]:
            found += [Offer(face, trains.card(face).price, BANK) for face in entry.faces or [entry.train]]
        return found

    trains.bank_offers = more  # type: ignore[method-assign]


@wrong("trains-of-phase-iv-run-out", {"1846": "6.51-b"})
def _(game: Game1846) -> None:
    """there are as few trains of phase IV as of phase III"""
    trains, offers = game.trains, game.trains.bank_offers

    def fewer() -> list[Offer]:
        sold = sum(
            1
            for company in game.table.companies.values()
            for train in company.trains
            if trains.card(train.name).starts_phase == "IV"
        )
        return [o for o in offers() if trains.card(o.train).starts_phase != "IV" or sold < 1]

    trains.bank_offers = fewer  # type: ignore[method-assign]


@wrong("returned-trains-are-the-banks-next", {"1846": "6.58-a", "18FL": "8.2-a 8.2-b"})
def _(game: Game1846) -> None:
    """while a returned train is on sale nothing else is"""
    trains, offers = game.trains, game.trains.bank_offers
    trains.bank_offers = lambda: [] if trains.depot.pool else offers()  # type: ignore[method-assign]


@wrong("returned-trains-begin-their-phase", {"1846": "6.58-a"})
def _(game: Game1846) -> None:
    """a returned train turns the phase back to its own"""
    trains, give_back = game.trains, game.trains._return

    def back(company: Company, train: str) -> None:
        give_back(company, train)
        game.state.phase = trains.card(train).starts_phase

    trains._return = back  # type: ignore[method-assign]


@wrong("no-train-is-compulsory", {"1846": "6.5-g 6-j S.Purchases-f", "18FL": "8.4-a"})
def _(game: Game1846) -> None:
    """a company need not own a train"""
    game.purchases.must_buy = lambda company: False  # type: ignore[method-assign]


@wrong("only-companies-with-a-route-need-a-train", {"1846": "6.5-g 6-j S.Purchases-f"})
def _(game: Game1846) -> None:
    """a company without a run in its turn need not own a train"""
    purchases, must = game.purchases, game.purchases.must_buy
    purchases.must_buy = lambda company: (  # type: ignore[method-assign]
        must(company) and bool(game.operating.turn.revenue)
    )


@wrong("phased-out-train-is-enough", {"1846": "6.5-g S.Purchases-f"})
def _(game: Game1846) -> None:
    """a train that is phased out fulfils the duty to own one"""
    purchases, must = game.purchases, game.purchases.must_buy
    purchases.must_buy = lambda company: must(company) and not company.trains  # type: ignore[method-assign]


@wrong("president-always-helps", {"1846": "6.59-a 6.59-b 6.5-h"})
def _(game: Game1846) -> None:
    """the president may pay for any train that has to be bought"""
    purchases = game.purchases
    purchases.needs_help = lambda: purchases.must_buy(purchases.company)  # type: ignore[method-assign]


@wrong("president-helps-before-issuing", {"1846": "6.5-h 6.5-i"})
def _(game: Game1846) -> None:
    """the president may pay before the company has issued shares"""
    game.purchases._refuse_before_issue = lambda: None  # type: ignore[method-assign]
    game.purchases.issue.reaches = lambda company, offers: (  # type: ignore[method-assign]
        company.cash >= min(offer.price for offer in offers)
    )


@wrong("phase-iii-keeps-the-privates-for-sale", {"1846": "6.6-a S.Phase3-b"})
def _(game: Game1846) -> None:
    """the private companies of companies close, those of players do not"""
    close = game.privates.close
    game.privates.close = lambda private: (  # type: ignore[method-assign]
        close(private) if game.table.owner_company(private) is not None else None
    )
