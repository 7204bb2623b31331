"""Wrong bankruptcies that close companies and pay their shareholders."""

from ...games.lost_atlas import LostAtlas
from ...state import Company, Player
from ..entries import switched, wrong

switched("ties-share-the-victory", {"LostAtlas": "GE.end-i"}, tie_winner="all")


@wrong("shares-of-closed-companies-are-worthless", {"LostAtlas": "OR.bust-f"})
def _(game: LostAtlas) -> None:
    """nobody is paid for shares of companies that a bankruptcy closes"""
    game.winding_up._pay = lambda companies, bankrupt: None  # type: ignore[method-assign]  # noqa: ARG005


@wrong("closed-companies-fall-as-they-are-paid-for", {"LostAtlas": "OR.bust-g"})
def _(game: LostAtlas) -> None:
    """each player who is paid for shares lowers the price for the next one"""

    def one_after_the_other(companies: list[Company], bankrupt: Player) -> None:
        for company in companies:
            for name in game.table.clockwise_from(bankrupt.id)[:-1]:
                held = game.shares.player_holds(company.id, name)
                if held:
                    game.table.bank_pays(game.table.players[name], game.shares.price_of(company.id, held))
                    game.market.left(company.id, 1)

    game.winding_up._pay = one_after_the_other  # type: ignore[method-assign]


@wrong("the-bankrupt-is-paid-too", {"LostAtlas": "OR.bust-f"})
def _(game: LostAtlas) -> None:
    """the next player gets what the shares of the bankrupt are worth"""
    pay = game.winding_up._pay

    def also_his(companies: list[Company], bankrupt: Player) -> None:
        pay(companies, bankrupt)
        heir = game.table.players[game.table.left_of(bankrupt.id)]
        for company in companies:
            held = game.shares.player_holds(company.id, bankrupt.id)
            game.table.bank_pays(heir, game.shares.price_of(company.id, held))

    game.winding_up._pay = also_his  # type: ignore[method-assign]


@wrong("only-the-company-in-need-closes", {"LostAtlas": "OR.bust-c"})
def _(game: LostAtlas) -> None:
    """other companies of the bankrupt stay in the game"""
    closing, close = game.closing, game.closing.close

    def needy(name: str) -> None:
        current = game.state.round
        if getattr(getattr(current, "turn", None), "company", None) == name:
            close(name)

    closing.close = needy  # type: ignore[method-assign]


@wrong("all-his-companies-close", {"LostAtlas": "OR.bust-c"})
def _(game: LostAtlas) -> None:
    """companies of which the bankrupt has a share close, too"""
    carry_out = game.winding_up.carry_out

    def more(player: Player, sales: object) -> None:
        held = [c for c in game.table.companies.values() if game.shares.player_holds(c.id, player.id)]
        carry_out(player, sales)  # type: ignore[arg-type]
        for company in held:
            if not company.closed:
                game.closing.close(company.id)

    game.winding_up.carry_out = more  # type: ignore[method-assign]


@wrong("markers-of-closed-companies-stay", {"LostAtlas": "OR.bust-h"})
def _(game: LostAtlas) -> None:
    """the marker of a company that closes stays on the stock track"""
    game.market.remove = lambda company: None  # type: ignore[method-assign]  # noqa: ARG005


@wrong("tokens-of-all-leave-the-map", {"LostAtlas": "OR.bust-e"})
def _(game: LostAtlas) -> None:
    """with the tokens of a company that closes those of all others leave"""
    empty = game.closing.empty

    def everything(company: Company) -> None:
        empty(company)
        for other in game.table.companies.values():
            game.board.remove_company(other.id)
            other.tokens = []

    game.closing.empty = everything  # type: ignore[method-assign]


@wrong("bankrupts-cash-goes-to-the-next", {"LostAtlas": "OR.bust-b"})
def _(game: LostAtlas) -> None:
    """the cash of a bankrupt goes to the next player"""
    carry_out = game.winding_up.carry_out

    def hand_on(player: Player, sales: object) -> None:
        cash = player.cash
        carry_out(player, sales)  # type: ignore[arg-type]
        game.table.players[game.table.left_of(player.id)].cash += cash

    game.winding_up.carry_out = hand_on  # type: ignore[method-assign]


@wrong("bankrupts-priority-stays", {"LostAtlas": "OR.bust-b"})
def _(game: LostAtlas) -> None:
    """a bankrupt keeps the priority deal"""
    game.draw.give_up = lambda player: None  # type: ignore[method-assign]  # noqa: ARG005


@wrong("bankrupts-shares-lower-prices", {"LostAtlas": "OR.bust-b"})
def _(game: LostAtlas) -> None:
    """shares that a bankrupt gives up lower their prices"""
    give_up = game.winding_up._give_up_shares

    def falling(player: Player) -> None:
        held = [c for c in game.table.companies.values() if game.shares.player_holds(c.id, player.id)]
        give_up(player)
        for company in held:
            if not company.closed:
                game.market.left(company.id, 1)

    game.winding_up._give_up_shares = falling  # type: ignore[method-assign]


@wrong("bankrupts-shares-stay", {"LostAtlas": "OR.bust-b"})
def _(game: LostAtlas) -> None:
    """a bankrupt keeps the shares of companies that stay"""
    game.winding_up._give_up_shares = lambda player: None  # type: ignore[method-assign]  # noqa: ARG005


@wrong("bankrupts-play-on", {"LostAtlas": "OR.bust-b"})
def _(game: LostAtlas) -> None:
    """a bankrupt stays in the game"""
    carry_out = game.winding_up.carry_out

    def stay(player: Player, sales: object) -> None:
        carry_out(player, sales)  # type: ignore[arg-type]
        player.bankrupt = False

    game.winding_up.carry_out = stay  # type: ignore[method-assign]
