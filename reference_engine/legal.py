"""What can be done now: every legal action, with ranges where an amount is free.

Candidates are proposed for each kind of decision and kept if the rules would accept them, so no rule is
written here a second time.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from .actions import (
    AnyMove,
    BankruptMove,
    BidMove,
    BuyCompanyMove,
    BuyPrivateMove,
    BuySharesMove,
    BuyTrainMove,
    ConvertMove,
    DiscardTrainMove,
    DividendMove,
    DraftMove,
    LayTileMove,
    ParMove,
    PassMove,
    PlaceTokenMove,
    SellSharesMove,
    ShuffleMove,
)
from .game import Game
from .games.chesapeake import Chesapeake
from .rules.stock.shares import POOL
from .rules.table import Illegal
from .state import Actor

Template = dict[str, Any]


def legal_actions(game: Game) -> list[Template]:
    """Every legal action now, as templates: amounts may be ranges, routes may be any."""
    return list(proposals(game))


def proposals(game: Game) -> Iterator[Template]:
    """The legal actions one by one, for those who need not know all of them."""
    if not game.state.pending:
        return
    due = game.state.pending[0]
    possible = game.decisions[due.kind]
    for kind, propose in PROPOSALS.items():
        if kind in possible:
            yield from propose(game, due.actors)


def _kept(game: Game, moves: Iterator[AnyMove]) -> Iterator[Template]:
    """The moves that the rules accept, as documents."""
    for move in moves:
        if _accepted(game, move):
            yield msgspec.to_builtins(move)


def _accepted(game: Game, move: AnyMove) -> bool:
    try:
        game.decide(move)
    except Illegal:
        return False
    return True


def _range(least: int, most: int, step: int = 1) -> int | dict[str, int]:
    return least if least == most else {"min": least, "max": most, "step": step}


def _passes(game: Game, actors: list[Actor]) -> Iterator[Template]:
    return _kept(game, iter([PassMove(actor=actors[0])]))


def _bids(game: Game, actors: list[Actor]) -> Iterator[Template]:
    """The amounts of a hidden bid, or the bids on private companies."""
    amounts = game.state.pending[0].context.get("amounts")
    if amounts is None:
        yield from _auction_bids(game, actors[0])
    else:
        moves = (BidMove(actor=actor, price=amount) for actor in actors for amount in amounts)
        yield from _kept(game, moves)


def _auction_bids(game: Game, actor: Actor) -> Iterator[Template]:
    """The lowest private at its price, and the bids that a player can afford on the others."""
    assert isinstance(game, Chesapeake)
    auction = game.auction
    for private in auction.unsold():
        lowest = BidMove(actor=actor, private=private.id, price=private.price or 0)
        if _accepted(game, lowest):
            yield msgspec.to_builtins(lowest)
            continue
        least, step = auction.least_bid(private), auction.terms.bid_multiple
        least = -(-least // step) * step
        most = auction.free_cash(actor.id, besides=private.id) // step * step
        if game.switches.bids_are_exact and game.state.pending[0].kind == "auction_turn":
            most = min(most, least)
        if most >= least and _accepted(game, BidMove(actor=actor, private=private.id, price=least)):
            yield {
                **msgspec.to_builtins(BidMove(actor=actor, private=private.id, price=least)),
                "price": _range(least, most, step),
            }


def _pars(game: Game, actors: list[Actor]) -> Iterator[Template]:
    values = sorted(game.box.market.par_cells)
    sizes: tuple[int | None, ...] = game.table.phase.sizes
    moves = (
        ParMove(actor=actors[0], company=company.id, price=value, shares=size)
        for company in game.state.companies
        if company.par is None
        for value in values
        for size in (sizes if len(sizes) > 1 else (None,))
    )
    return _kept(game, moves)


def _share_purchases(game: Game, actors: list[Actor]) -> Iterator[Template]:
    optional = (False, True) if game.switches.office_exchange_optional else (False,)
    moves = (
        BuySharesMove(actor=actors[0], company=company.id, percent=percent, source=source, exchange=exchange)
        for company in game.state.companies
        if company.par is not None
        for source in game.stock.sellers(company)
        for percent in game.stock.sizes_on_sale(company, source)
        for exchange in optional
    )
    return _kept(game, moves)


def _share_sales(game: Game, actors: list[Actor]) -> Iterator[Template]:
    actor = next(actor for actor in actors if actor.kind == "player")
    moves = (
        SellSharesMove(actor=actor, company=company.id, percent=share * count)
        for company in game.state.companies
        for share in [game.shares.share_percent(company.id)]
        for count in range(1, game.shares.player_holds(company.id, actor.id) // share + 1)
    )
    return _kept(game, moves)


def _all_share_sales(game: Game, actors: list[Actor]) -> Iterator[Template]:
    """Shares of a player, and a company's own that it could issue."""
    if any(actor.kind == "player" for actor in actors):
        yield from _share_sales(game, actors)
    for actor in actors:
        if actor.kind == "company" and game.table.companies[actor.id].kind == "public":
            yield from _issues(game, actor)


def _issues(game: Game, actor: Actor) -> Iterator[Template]:
    step = game.shares.share_percent(actor.id)
    unsold = game.shares.held(actor.id, game.shares.unsold_holder(actor.id))
    return _kept(
        game,
        (SellSharesMove(actor=actor, company=actor.id, percent=p) for p in range(step, unsold + 1, step)),
    )


def _all_share_purchases(game: Game, actors: list[Actor]) -> Iterator[Template]:
    """Shares that a player could buy, or a company's own that it could take back."""
    actor = actors[0]
    if actor.kind == "player":
        yield from _share_purchases(game, actors)
    else:
        step, there = game.shares.share_percent(actor.id), game.shares.held(actor.id, POOL)
        yield from _kept(
            game,
            (
                BuySharesMove(actor=actor, company=actor.id, percent=p, source=POOL)
                for p in range(step, there + 1, step)
            ),
        )


def _drafts(game: Game, actors: list[Actor]) -> Iterator[Template]:
    cards = dict.fromkeys(game.state.pending[0].context["cards"])
    return _kept(game, (DraftMove(actor=actors[0], card=card) for card in cards))


def _shuffles(game: Game, actors: list[Actor]) -> Iterator[Template]:
    return _kept(
        game, iter([ShuffleMove(actor=actors[0], cards=list(game.state.pending[0].context["cards"]))])
    )


def _offered(game: Game, actors: list[Actor]) -> Iterator[Template]:
    """Private companies on sale, at the price asked."""
    context = game.state.pending[0].context
    asked = {
        private.id: context.get("price", game.table.face_value(private)) for private in game.state.privates
    }
    moves = (BuyPrivateMove(actor=actors[0], private=name, price=price) for name, price in asked.items())
    return _kept(game, moves)


def _markers(game: Game, actors: list[Actor]) -> Iterator[Template]:
    """Where markers could go, and whom they could serve."""
    return _kept(game, (move for actor in actors for move in game.possible_markers(actor)))


def _consents(game: Game, actor: Actor) -> tuple[str | None, ...]:
    """Whose consent a company may need: its president's, for what another player does with it."""
    president = game.table.operating_company.president
    return (None, president) if actor.kind == "player" and actor.id != president else (None,)


def _needed(moves: Iterator[AnyMove], game: Game) -> Iterator[Template]:
    """The moves that the rules accept, without a consent that is not needed."""
    seen: set[tuple[Any, ...]] = set()
    for template in _kept(game, moves):
        look = tuple(str(value) for name, value in template.items() if name != "agreed_by")
        if look not in seen:
            seen.add(look)
            yield template


def _lays(game: Game, actors: list[Actor]) -> Iterator[Template]:
    moves = (
        LayTileMove(actor=actor, hex=name, tile=tile, rotation=rotation, private=private, agreed_by=consent)
        for actor in actors
        for name, tile, rotation, private in game.possible_lays(actor)
        for consent in _consents(game, actor)
    )
    return _needed(moves, game)


def _tokens(game: Game, actors: list[Actor]) -> Iterator[Template]:
    moves = (
        PlaceTokenMove(
            actor=actor, hex=name, exits=list(exits), private=private, removes=removed, agreed_by=consent
        )
        for actor in actors
        for name, exits, private in game.possible_tokens(actor)
        for removed in game.construction.removals(game.table.operating_company, name, exits, private)
        for consent in _consents(game, actor)
    )
    return _needed(moves, game)


def _conversions(game: Game, actors: list[Actor]) -> Iterator[Template]:
    return _kept(game, iter([ConvertMove(actor=actors[0])]))


def _runs(game: Game, actors: list[Actor]) -> Iterator[Template]:  # noqa: ARG001
    yield {"type": "run_routes", "actor": msgspec.to_builtins(actors[0]), "routes": {"any": True}}


def _dividends(game: Game, actors: list[Actor]) -> Iterator[Template]:
    return _kept(game, (DividendMove(actor=actors[0], kind=kind) for kind in ("payout", "withhold", "half")))


def _train_purchases(game: Game, actors: list[Actor]) -> Iterator[Template]:
    actor, company = actors[0], game.table.operating_company
    moves: list[AnyMove] = []
    for offer in (*game.trains.bank_offers(), *game.trains.pool_offers()):
        moves.append(BuyTrainMove(actor=actor, train=offer.train, price=offer.price, source=offer.source))
        trade_in = game.trains.card(offer.train).trade_in_price
        if trade_in is not None:
            moves += [
                BuyTrainMove(
                    actor=actor, train=offer.train, price=trade_in, source=offer.source, exchange=exchange
                )
                for exchange in dict.fromkeys(train.name for train in company.trains)
            ]
    yield from _kept(game, iter(moves))
    for seller in game.state.companies:
        if seller.id != company.id:
            for train in dict.fromkeys(train.name for train in seller.trains):
                yield from _offers_from(game, actor, seller.id, game.table.decider(seller.id), train)


def _offers_from(game: Game, actor: Actor, seller: str, agreed: str | None, train: str) -> Iterator[Template]:
    """A train of another company at every price that can be agreed on."""
    company = game.table.operating_company
    president = game.purchases.president()
    face = game.trains.card(train).price
    consent = agreed if agreed != company.president else None

    def at(price: int) -> BuyTrainMove:
        return BuyTrainMove(
            actor=actor, train=train, price=price, source=f"company:{seller}", agreed_by=consent
        )

    highest = max(
        (
            price
            for price in (company.cash, min(face, company.cash + president.cash))
            if _accepted(game, at(price))
        ),
        default=0,
    )
    if highest:
        yield {**msgspec.to_builtins(at(1)), "price": _range(1, highest)}


def _private_purchases(game: Game, actors: list[Actor]) -> Iterator[Template]:
    actor = next(actor for actor in actors if actor.kind == "company")
    if not game.table.phase.buy_privates:
        return
    company = game.table.companies[actor.id]
    for private in game.state.privates:
        owner = game.table.owner_player(private)
        if owner is None:
            continue
        least, most = game.privates.price_range(private)
        consent = owner if owner != company.president else None
        move = BuyCompanyMove(actor=actor, private=private.id, price=least, agreed_by=consent)
        if _accepted(game, move):
            yield {**msgspec.to_builtins(move), "price": _range(least, min(most, company.cash))}


def _discards(game: Game, actors: list[Actor]) -> Iterator[Template]:
    company = game.table.companies[actors[0].id]
    names = dict.fromkeys(train.name for train in company.trains)
    return _kept(game, (DiscardTrainMove(actor=actors[0], train=name) for name in names))


def _bankruptcies(game: Game, actors: list[Actor]) -> Iterator[Template]:
    actor = next(actor for actor in actors if actor.kind == "player")
    return _kept(game, iter([BankruptMove(actor=actor)]))


Proposal = Callable[[Game, list[Actor]], Iterator[Template]]

PROPOSALS: dict[str, Proposal] = {
    "bid": _bids,
    "draft": _drafts,
    "shuffle": _shuffles,
    "buy_private": _offered,
    "par": _pars,
    "sell_shares": _all_share_sales,
    "buy_shares": _all_share_purchases,
    "lay_tile": _lays,
    "place_token": _tokens,
    "assign": _markers,
    "run_routes": _runs,
    "dividend": _dividends,
    "buy_train": _train_purchases,
    "discard_train": _discards,
    "buy_company": _private_purchases,
    "bankrupt": _bankruptcies,
    "convert": _conversions,
    "pass": _passes,
}
"""Type of action -> the actions of that type worth asking the rules about."""
