"""Wrong bankruptcies after which companies may close."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...games.great_lakes import GreatLakes
from ...rules.certificates.shares import POOL
from ...state import Company, Player
from ..entries import switched, wrong

switched("bankrupts-privates-stay", {"18GL": "4.7.3-f"}, bankrupt_privates="stay")
switched("bankrupts-privates-to-the-market", {"18GL": "4.7.3-f"}, bankrupt_privates="market")


@wrong("trains-of-closed-companies-are-scrapped", {"18GL": "4.7.3-e", "LostAtlas": "OR.bust-d"})
def _(game: GreatLakes) -> None:
    """the trains of a company that closes leave the game"""
    game.trains.give_back_all = game.trains.scrap_all  # type: ignore[method-assign]


@wrong("closed-companies-shares-stay", {"18GL": "4.7.3-d"})
def _(game: GreatLakes) -> None:
    """shares of a company that closes stay with their holders"""
    close = game.closing.close

    def keep(name: str) -> None:
        holders = [certificate.holder for certificate in game.table.certificates[name]]
        close(name)
        for certificate, holder in zip(game.table.certificates[name], holders, strict=True):
            certificate.holder = holder

    game.closing.close = keep  # type: ignore[method-assign]


@wrong("closed-companies-pay-for-shares", {"18GL": "4.7.3-d"})
def _(game: GreatLakes) -> None:
    """the bank pays players for the shares of a company that closes"""
    close = game.closing.close

    def pay(name: str) -> None:
        for player in game.state.players:
            held = game.shares.player_holds(name, player.id)
            game.table.bank_pays(player, game.shares.price_of(name, held))
        close(name)

    game.closing.close = pay  # type: ignore[method-assign]


@wrong("a-single-share-makes-a-president", {"18GL": "4.7.3-c 4.7.3-d"})
def _(game: GreatLakes) -> None:
    """whoever has most shares follows a bankrupt, even with a single one"""
    game.shares.heir = lambda company, bankrupt: (  # type: ignore[method-assign]
        game.shares._with_more(company, bankrupt, 0)
    )


@wrong("two-shares-for-every-president", {"18GL": "4.7.3-g 4.7.3-d"})
def _(game: GreatLakes) -> None:
    """of CONRAIL, too, a successor of a bankrupt needs two shares"""
    shares, heir = game.shares, game.shares.heir

    def two(company: Company, bankrupt: str) -> str | None:
        found = heir(company, bankrupt)
        office = shares.president_certificate(company.id).percent
        return found if found and shares.player_holds(company.id, found) >= office else None

    shares.heir = two  # type: ignore[method-assign]


@wrong("only-the-operating-company-closes", {"18GL": "4.7.3-d"})
def _(game: GreatLakes) -> None:
    """other companies of a bankrupt go on without a president"""
    bankruptcy, give_up = game.purchases.bankruptcy, game.purchases.bankruptcy._give_up_office

    def alone(player: Player, company: Company) -> None:
        if company is game.table.operating_company or game.shares.heir(company, player.id) is not None:
            give_up(player, company)
        else:
            company.president, company.receivership = None, True

    bankruptcy._give_up_office = alone  # type: ignore[method-assign]


@wrong("priority-stays-with-the-bankrupt", {"18GL": "4.7.3-b"})
def _(game: GreatLakes) -> None:
    """a bankrupt keeps the priority card"""
    game.purchases.bankruptcy._give_up_priority = lambda player: None  # type: ignore[method-assign]


@wrong("bankrupts-keep-the-shares-of-others", {"18GL": "4.7.3-b"})
def _(game: GreatLakes) -> None:
    """a bankrupt gives up the shares of the company that he could not help, no others"""
    bankruptcy, give_up = game.purchases.bankruptcy, game.purchases.bankruptcy._give_up_shares

    def own_only(player: Player, held: Company, company: Company) -> None:
        if held is company or held.president == player.id:
            give_up(player, held, company)

    bankruptcy._give_up_shares = own_only  # type: ignore[method-assign]


@wrong("new-presidents-buy-nothing-at-their-cost", {"18GL": "4.7.3-h"})
def _(game: GreatLakes) -> None:
    """a successor adds nothing: the bank pays what is lacking for the train"""
    bankruptcy, carry_out = game.purchases.bankruptcy, game.purchases.bankruptcy.carry_out

    def helped(player: Player, company: Company) -> None:
        carry_out(player, company)
        lacking = game.trains.cheapest().price - company.cash
        if not company.closed and lacking > 0:
            game.table.bank_pays(company, lacking)

    bankruptcy.carry_out = helped  # type: ignore[method-assign]


@wrong("bankrupts-shares-below-the-limit-only", {"18GL": "3.4-t 4.7.3-b"})
def _(game: GreatLakes) -> None:
    """shares of a bankrupt that the open market cannot take leave the game"""
    bankruptcy, give_up = game.purchases.bankruptcy, game.purchases.bankruptcy._give_up_shares

    def limited(player: Player, held: Company, company: Company) -> None:
        give_up(player, held, company)
        for paper in game.table.certificates[held.id]:
            above = game.shares.held(held.id, POOL) > game.shares.limits.pool_limit
            if above and paper.holder == POOL:
                paper.holder = "box"

    bankruptcy._give_up_shares = limited  # type: ignore[method-assign]
