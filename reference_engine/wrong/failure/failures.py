"""Wrong bankruptcies, wrong companies without a president, wrong ends of companies."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...games.eighteen46 import Game1846
from ...state import Company, Player
from ..entries import wrong


@wrong("nothing-leaves-at-zero", {"1846": "5.25-a S.StockRound-g"})
def _(game: Game1846) -> None:
    """a company whose price falls to zero stays in the game"""
    game.market.on_zero = lambda company: None


@wrong("closed-companies-sell-their-trains", {"1846": "5.25-b"})
def _(game: Game1846) -> None:
    """the trains of a company that leaves the game go on sale"""
    empty = game.closing.empty

    def keep_trains(company: Company) -> None:
        names = [train.name for train in company.trains]
        empty(company)
        game.trains.depot.pool.extend(names)

    game.closing.empty = keep_trains  # type: ignore[method-assign]


@wrong("closed-companies-keep-their-tokens", {"1846": "5.25-b"})
def _(game: Game1846) -> None:
    """the tokens of a company that leaves the game stay on the board"""
    empty = game.closing.empty

    def keep_tokens(company: Company) -> None:
        tokens = list(company.tokens)
        empty(company)
        company.tokens = tokens

    game.closing.empty = keep_tokens  # type: ignore[method-assign]
    game.board.remove_company = lambda company: None  # type: ignore[method-assign]


@wrong("closed-companies-privates-go-back", {"1846": "5.25-b"})
def _(game: Game1846) -> None:
    """the private companies of a company that leaves the game go to its president"""
    close = game.closing.close

    def back(name: str) -> None:
        president = game.table.companies[name].president
        owned = [p for p in game.state.privates if game.table.owner_company(p) == name]
        close(name)
        for private in owned:
            private.owner = f"player:{president}"

    game.closing.close = back  # type: ignore[method-assign]
    game.market.on_zero = back


@wrong("closed-companies-pay-their-shareholders", {"1846": "5.25-b"})
def _(game: Game1846) -> None:
    """the treasury of a company that leaves the game goes to its president"""
    close = game.closing.close

    def pay(name: str) -> None:
        company = game.table.companies[name]
        if company.president is not None:
            game.table.players[company.president].cash += company.cash
            company.cash = 0
        close(name)

    game.market.on_zero = pay


# bankruptcy -------------------------------------------------------------------------------------------


@wrong("bankrupt-players-money-goes-to-the-bank", {"1846": "7-a"})
def _(game: Game1846) -> None:
    """the cash of a bankrupt player goes to the bank"""
    bankruptcy, carry_out = game.purchases.bankruptcy, game.purchases.bankruptcy.carry_out

    def lost(player: Player, company: Company) -> None:
        game.table.pays_bank(player, player.cash)
        carry_out(player, company)

    bankruptcy.carry_out = lost  # type: ignore[method-assign]


@wrong("unsold-shares-bring-nothing", {"1846": "7-b"})
def _(game: Game1846) -> None:
    """the shares that a bankrupt player could not sell bring the company nothing"""
    bankruptcy, give_up = game.purchases.bankruptcy, game.purchases.bankruptcy._give_up_shares

    def worthless(player: Player, held: Company, company: Company) -> None:
        cash = company.cash
        give_up(player, held, company)
        game.table.pays_bank(company, company.cash - cash)

    bankruptcy._give_up_shares = worthless  # type: ignore[method-assign]


@wrong("bankruptcy-ends-the-game", {"1846": "S.Features-h S.Purchases-i 6.59-i 9-b"})
def _(game: Game1846) -> None:
    """the first bankruptcy ends the game"""
    purchases = game.purchases
    purchases._after_bankruptcy = lambda company: (  # type: ignore[method-assign]
        game.ending.finish("last_player")
    )


@wrong("last-player-plays-on", {"1846": "9-b", "18FL": "11-i"})
def _(game: Game1846) -> None:
    """the game goes on when all players but one are bankrupt"""
    finish = game.ending.finish
    game.ending.finish = lambda cause, bankrupt=None: (  # type: ignore[method-assign]
        None if cause == "last_player" else finish(cause, bankrupt)
    )


@wrong("new-president-need-not-buy", {"1846": "7.01-a"})
def _(game: Game1846) -> None:
    """the turn ends after a bankruptcy even if there is a new president"""
    purchases = game.purchases
    purchases._after_bankruptcy = lambda company: (  # type: ignore[method-assign]
        game.receivership.end_turn()
    )


@wrong("company-buys-after-the-bankruptcy", {"1846": "7.01-b"})
def _(game: Game1846) -> None:
    """a company that a bankruptcy leaves without a president buys a train before its turn ends"""
    purchases, after = game.purchases, game.purchases._after_bankruptcy

    def buy(company: Company) -> None:
        if company.president is None:
            game.receivership.buy_train(company)
        after(company)

    purchases._after_bankruptcy = buy  # type: ignore[method-assign]


@wrong(
    "bankrupt-players-office-stays-with-them", {"1846": "7-b 7.1-a S.Purchases-j", "18FL": "8.4.3-e 8.4.3-i"}
)
def _(game: Game1846) -> None:
    """a bankrupt player remains president of a company that nobody else can take over"""
    bankruptcy, give_up = game.purchases.bankruptcy, game.purchases.bankruptcy._give_up_office

    def keep(player: Player, company: Company) -> None:
        give_up(player, company)
        if company.receivership:
            company.receivership = False
            company.president = player.id

    bankruptcy._give_up_office = keep  # type: ignore[method-assign]


# companies without a president ------------------------------------------------------------------------


@wrong("without-president-revenue-is-lost", {"1846": "7.1-d"})
def _(game: Game1846) -> None:
    """a company without a president keeps nothing of its revenue"""
    receivership, operate = game.receivership, game.receivership.operate

    def poor(company: Company) -> None:
        best = game.best_routes(company.id)["revenue"]
        company.cash -= best
        operate(company)

    receivership.operate = poor  # type: ignore[method-assign]


@wrong("without-president-the-price-stays", {"1846": "7.1-d 7.1-e"})
def _(game: Game1846) -> None:
    """the price of a company without a president stays where it is"""
    _moving(game, 0, 0)


@wrong("without-president-always-one-left", {"1846": "7.1-e"})
def _(game: Game1846) -> None:
    """the price of a company without president and train moves one space left"""
    _moving(game, 1, 1)


@wrong("without-president-always-two-left", {"1846": "7.1-d"})
def _(game: Game1846) -> None:
    """the price of a company without a president moves two spaces left, train or not"""
    _moving(game, 2, 2)


def _moving(game: Game1846, with_train: int, without: int) -> None:
    receivership, operate, left = game.receivership, game.receivership.operate, game.market.left

    def otherwise(company: Company) -> None:
        wanted = with_train if company.trains else without
        game.market.left = lambda company, spaces: left(company, wanted)  # type: ignore[method-assign]
        try:
            operate(company)
        finally:
            game.market.left = left  # type: ignore[method-assign]

    receivership.operate = otherwise  # type: ignore[method-assign]


@wrong("without-president-no-train", {"1846": "7.1-f"})
def _(game: Game1846) -> None:
    """a company without a president never buys a train"""
    game.receivership.buy_train = lambda company: None  # type: ignore[method-assign]


@wrong("without-president-nothing-runs", {"1846": "7.1-d 7.1-a"})
def _(game: Game1846) -> None:
    """a company without a president does not operate"""
    game.receivership.operate = lambda company: (  # type: ignore[method-assign]
        game.receivership.end_turn()
    )


@wrong("twenty-percent-make-no-president", {"1846": "7.03-a", "18FL": "8.4.3-k"})
def _(game: Game1846) -> None:
    """whoever comes to hold 20 % of a company without a president does not become president"""
    take = game.shares.take_office_if_due
    game.shares.take_office_if_due = lambda company: (  # type: ignore[method-assign]
        None if company.receivership else take(company)
    )


@wrong("last-certificate-cannot-be-bought", {"1846": "7.04-b"})
def _(game: Game1846) -> None:
    """the president's certificate in the market cannot be had for a share"""
    game.shares.lone_office = lambda company: None  # type: ignore[method-assign]


@wrong("last-certificate-costs-two-prices", {"1846": "7.04-b"})
def _(game: Game1846) -> None:
    """whoever takes the last certificate out of the market pays for two shares"""
    swap = game.shares.swap_for_office

    def dear(company: Company, player: str) -> None:
        swap(company, player)
        game.table.pays_bank(game.table.players[player], game.market.price_of(company.id))

    game.shares.swap_for_office = dear  # type: ignore[method-assign]
