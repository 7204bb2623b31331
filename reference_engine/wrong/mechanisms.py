"""Engines in which one mechanism works another way."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..game import Game
from ..rules import market as market_rules
from ..rules.shares import IPO, POOL
from ..state import Company, Player
from .engine import Spoil, Wrong

WRONG: list[Wrong] = []


def wrong(name: str, *clauses: str, unobservable: str = "") -> Callable[[Spoil], Spoil]:
    """Enter a wrong mechanism; its docstring says what is wrong."""

    def enter(spoil: Spoil) -> Spoil:
        WRONG.append(
            Wrong(
                name=f"mechanism/{name}",
                clauses=tuple(f"18CH-{clause}" for clause in clauses),
                what=(spoil.__doc__ or "").strip(),
                spoil=spoil,
                unobservable=unobservable,
            )
        )
        return spoil

    return enter


def switched(name: str, *clauses: str, **settings: Any) -> None:
    """Enter an engine that reads a binding question the other way."""

    def spoil(game: Game) -> None:
        game.table.switches = replace(game.table.switches, **settings)

    spoil.__doc__ = "reads it the other way: " + ", ".join(f"{k} = {v}" for k, v in settings.items())
    wrong(name, *clauses)(spoil)


switched("settling-stops-at-unbid", "30-g", "30-h", "30-k", settle_stops_at_unbid=True)
switched("contest-asks-lowest-bid", "30-i", contest_order="lowest-bid")
switched("discards-in-company-list-order", "23-ac", discard_order="company-list")
switched("help-for-any-train", "24-a", "23-j", help_for_any_train=True)


# share prices ----------------------------------------------------------------------------------------------


@wrong("sale-drops-one-cell", "9-c")
def _(game: Game) -> None:
    """the price drops one cell for a sale, however many shares are sold"""
    drop = game.market.drop
    game.market.drop = lambda company, cells: drop(company, 1)  # type: ignore[method-assign]


@wrong("sale-does-not-move-the-price", "9-c", "8-k")
def _(game: Game) -> None:
    """a sale leaves the price where it is"""
    game.market.drop = lambda company, cells: None  # type: ignore[method-assign]


@wrong("payout-goes-up", "22-k")
def _(game: Game) -> None:
    """a pay-out moves the price up instead of right"""
    game.market.pay_out = game.market.rise  # type: ignore[method-assign]


@wrong("no-arrow-up", "22-l")
def _(game: Game) -> None:
    """at the end of a row a pay-out leaves the price where it is"""
    market, pay_out = game.market, game.market.pay_out

    def stay(company: str) -> None:
        cell = market.find(company)
        assert cell is not None
        row, column = market_rules.row_and_column(cell.cell)
        if market.exists(row, column + 1):
            pay_out(company)

    market.pay_out = stay  # type: ignore[method-assign]


@wrong("no-arrow-down", "22-e")
def _(game: Game) -> None:
    """in the leftmost column kept revenue leaves the price where it is"""
    market, keep = game.market, game.market.keep

    def stay(company: str) -> None:
        cell = market.find(company)
        assert cell is not None
        row, column = market_rules.row_and_column(cell.cell)
        if market.exists(row, column - 1):
            keep(company)

    market.keep = stay  # type: ignore[method-assign]


@wrong("keeping-does-not-move-the-price", "22-c", "22-d")
def _(game: Game) -> None:
    """revenue that is kept leaves the price where it is"""
    game.market.keep = lambda company: None  # type: ignore[method-assign]


@wrong("marker-goes-on-top", "8-m", "22-n")
def _(game: Game) -> None:
    """a marker that comes to a cell goes on top of the stack"""
    market, put = game.market, game.market._put

    def on_top(company: str, row: int, column: int) -> None:
        put(company, row, column)
        cell = market.find(company)
        assert cell is not None
        cell.stack.remove(company)
        cell.stack.insert(0, company)

    market._put = on_top  # type: ignore[method-assign]


@wrong("sold-out-does-not-rise", "11-c")
def _(game: Game) -> None:
    """a company that is sold out stays where it is"""
    game.market.rise = lambda company: None  # type: ignore[method-assign]


@wrong("pool-shares-count-as-sold-out", "11-c")
def _(game: Game) -> None:
    """a company rises if no share is left in the IPO, whatever lies in the pool"""
    shares = game.shares

    def sold_out(company: Company) -> bool:
        return company.par is not None and shares.held(company.id, IPO) == 0

    shares.is_sold_out = sold_out  # type: ignore[method-assign]


@wrong("orders-by-column-to-the-left", "12-j")
def _(game: Game) -> None:
    """of equal prices the company further left operates first"""
    market = game.market

    def key(company: str) -> tuple[int, int, int]:
        cell = market.find(company)
        if cell is None:
            return (0, 0, 0)
        return (-cell.price, market_rules.row_and_column(cell.cell)[1], cell.stack.index(company))

    market.operating_key = key  # type: ignore[method-assign]


@wrong("orders-from-the-bottom-of-the-stack", "12-k")
def _(game: Game) -> None:
    """companies in one cell operate from the bottom of the stack up"""
    market = game.market

    def key(company: str) -> tuple[int, int, int]:
        cell = market.find(company)
        if cell is None:
            return (0, 0, 0)
        return (-cell.price, -market_rules.row_and_column(cell.cell)[1], -cell.stack.index(company))

    market.operating_key = key  # type: ignore[method-assign]


@wrong("cheapest-company-first", "12-i")
def _(game: Game) -> None:
    """companies operate in ascending order of price"""
    market, key = game.market, game.market.operating_key

    def ascending(company: str) -> tuple[int, int, int]:
        price, column, place = key(company)
        return (-price, column, place)

    market.operating_key = ascending  # type: ignore[method-assign]


# shares and presidents -------------------------------------------------------------------------------------


@wrong("tie-takes-the-presidency", "8-p")
def _(game: Game) -> None:
    """a player who equals the president's holding becomes president"""
    shares = game.shares
    successor = shares.successor
    shares.successor = lambda company, president, percent: successor(  # type: ignore[method-assign]
        company, president, percent - 1
    )


@wrong("presidency-tie-goes-to-the-far-side", "8-q")
def _(game: Game) -> None:
    """of several with equal holdings the one furthest clockwise becomes president"""
    clockwise = game.table.clockwise_from

    def backwards(player: str) -> list[str]:
        order = clockwise(player)
        return [*reversed(order[:-1]), player]

    shares = game.shares
    successor = shares.successor

    def far_side(company: Company, president: str, percent: int) -> str | None:
        game.table.clockwise_from = backwards  # type: ignore[method-assign]
        try:
            return successor(company, president, percent)
        finally:
            game.table.clockwise_from = clockwise  # type: ignore[method-assign]

    shares.successor = far_side  # type: ignore[method-assign]


@wrong("presidency-never-changes", "8-n", "8-o", "3-n")
def _(game: Game) -> None:
    """the first president stays president"""
    game.shares.take_office_if_due = lambda company: None  # type: ignore[method-assign]


@wrong("president-keeps-the-certificate", "8-o")
def _(game: Game) -> None:
    """a new president takes the office but not the certificate"""

    def hand_over(company: Company, successor: str) -> None:
        company.president = successor

    game.shares.hand_over = hand_over  # type: ignore[method-assign]


@wrong("seller-gets-the-lower-price", "4-g", "9-b")
def _(game: Game) -> None:
    """a seller is paid at the price after the drop"""
    shares, carry_out = game.shares, game.shares.carry_out_sale

    def after_drop(player: Player, plan: Any) -> None:
        cash = player.cash
        carry_out(player, plan)
        paid = game.market.price_of(plan.company) * plan.percent // 10
        game.table.pays_bank(player, player.cash - cash - paid)

    shares.carry_out_sale = after_drop  # type: ignore[method-assign]


@wrong("sold-shares-go-to-the-ipo", "4-h", "9-b")
def _(game: Game) -> None:
    """sold shares go back to the IPO"""
    shares, carry_out = game.shares, game.shares.carry_out_sale

    def to_ipo(player: Player, plan: Any) -> None:
        before = [c for c in game.table.certificates[plan.company] if c.holder == POOL]
        carry_out(player, plan)
        for certificate in game.table.certificates[plan.company]:
            if certificate.holder == POOL and certificate not in before:
                certificate.holder = IPO

    shares.carry_out_sale = to_ipo  # type: ignore[method-assign]


@wrong("ipo-shares-at-market-price", "4-i")
def _(game: Game) -> None:
    """a share from the IPO costs the share price"""
    stock, buy = game.stock, game.stock.buy

    def at_price(move: Any) -> Any:
        company = game.table.company(move.company)
        par = company.par
        price = game.market.price(move.company)
        commit = buy(move)

        def pay_more() -> None:
            commit()
            if move.source == IPO and price is not None and par is not None:
                game.table.pays_bank(game.table.players[move.actor.id], price - par)

        return pay_more

    stock.buy = at_price  # type: ignore[method-assign]


@wrong("pool-shares-at-par", "4-j")
def _(game: Game) -> None:
    """a share from the pool costs the par value"""
    stock, buy = game.stock, game.stock.buy

    def at_par(move: Any) -> Any:
        company = game.table.company(move.company)
        price = game.market.price(move.company)
        commit = buy(move)

        def pay_par() -> None:
            commit()
            if move.source == POOL and price is not None and company.par is not None:
                game.table.pays_bank(game.table.players[move.actor.id], company.par - price)

        return pay_par

    stock.buy = at_par  # type: ignore[method-assign]


@wrong("purchase-raises-the-price", "8-l")
def _(game: Game) -> None:
    """buying a share moves the price up"""
    stock, buy = game.stock, game.stock.buy

    def and_rise(move: Any) -> Any:
        commit = buy(move)

        def rise() -> None:
            commit()
            game.market.rise(move.company)

        return rise

    stock.buy = and_rise  # type: ignore[method-assign]


@wrong("shares-are-paid-to-the-company", "4-k")
def _(game: Game) -> None:
    """the price of a share goes into the company's treasury"""
    stock, buy = game.stock, game.stock.buy

    def to_treasury(move: Any) -> Any:
        commit = buy(move)

        def pay() -> None:
            cash = game.table.players[move.actor.id].cash
            commit()
            game.table.bank_pays(
                game.table.company(move.company), cash - game.table.players[move.actor.id].cash
            )

        return pay

    stock.buy = to_treasury  # type: ignore[method-assign]


@wrong("yellow-cells-count", "8-u")
def _(game: Game) -> None:
    """certificates of companies in yellow cells count toward the limit"""
    game.market.is_free_of_limits = lambda company: False  # type: ignore[method-assign]


@wrong("president-certificate-counts-twice", "8-t")
def _(game: Game) -> None:
    """the president's certificate counts as two toward the limit"""
    shares, counted = game.shares, game.shares.certificates_counted

    def twice(player: str) -> int:
        extra = sum(
            1
            for company, certificates in game.table.certificates.items()
            for c in certificates
            if c.president and c.holder == f"player:{player}" and not game.market.is_free_of_limits(company)
        )
        return counted(player) + extra

    shares.certificates_counted = twice  # type: ignore[method-assign]


@wrong("gifts-do-not-count-for-floating", "4-l")
def _(game: Game) -> None:
    """shares that came with a private do not count as bought from the IPO"""
    shares, due = game.shares, game.shares.float_if_due
    gifts = {private.company: private.id for private in game.state.privates if private.company}

    def without_gifts(company: Company) -> None:
        gift = gifts.get(company.id)
        percent = 0 if gift is None else (20 if gift == "P6" else 10)
        sold = 100 - shares.held(company.id, IPO)
        if sold - percent >= shares.limits.float_percent:
            due(company)

    shares.float_if_due = without_gifts  # type: ignore[method-assign]


@wrong("no-capital-on-floating", "10-f")
def _(game: Game) -> None:
    """a company that floats gets no money"""

    def float_poor(company: Company) -> None:
        sold = 100 - game.shares.held(company.id, IPO)
        if company.par is not None and sold >= game.shares.limits.float_percent:
            company.floated = True

    game.shares.float_if_due = float_poor  # type: ignore[method-assign]


@wrong("started-companies-operate", "4-d", "10-b")
def _(game: Game) -> None:
    """a company operates as soon as it has a president"""
    operating = game.operating

    def order() -> None:
        done = operating.round.done
        names = [c.id for c in game.table.companies.values() if c.par is not None and c.id not in done]
        operating.round.order = game.market.in_operating_order(names)

    operating._sort_order = order  # type: ignore[method-assign]


# the stock round -------------------------------------------------------------------------------------------


@wrong("purchase-does-not-end-the-turn", "8-b", "7-b")
def _(game: Game) -> None:
    """a player goes on after a purchase and may buy again"""
    stock = game.stock

    def bought(player: str) -> None:
        stock.round.passed.clear()
        stock.round.last_trader = player

    stock._bought = bought  # type: ignore[method-assign]


@wrong("hard-pass-in-the-stock-round", "7-c")
def _(game: Game) -> None:
    """a player who has passed gets no further turn in the stock round"""
    stock, next_turn = game.stock, game.stock._next_turn
    out: set[str] = set()

    def skip() -> None:
        out.update(stock.round.passed)
        next_turn()
        while stock.round.turn.player in out and len(out) < len(game.table.seats):
            stock.round.turn.player = game.table.left_of(stock.round.turn.player)
            game.state.pending[0].actors[0].id = stock.round.turn.player

    stock._next_turn = skip  # type: ignore[method-assign]


@wrong("one-pass-ends-the-round", "7-d", "11-a")
def _(game: Game) -> None:
    """the stock round ends when all but one have passed"""
    stock, pass_turn = game.stock, game.stock.pass_turn

    def early(move: Any) -> Any:
        commit = pass_turn(move)

        def end() -> None:
            if not stock.round.turn.sold and len(stock.round.passed) == len(game.table.seats) - 2:
                stock.round.passed.append(move.actor.id)
                stock._finish()
            else:
                commit()

        return end

    stock.pass_turn = early  # type: ignore[method-assign]


@wrong("priority-to-the-last-trader", "11-b")
def _(game: Game) -> None:
    """the last trader himself gets the priority deal"""
    stock, finish = game.stock, game.stock._finish

    def keep_it() -> None:
        trader = stock.round.last_trader
        finish()
        if trader is not None:
            game.state.priority = trader

    stock._finish = keep_it  # type: ignore[method-assign]


@wrong("first-seat-opens", "5-f", "29-b", "7-a", "11-b")
def _(game: Game) -> None:
    """a stock round is always opened by the first seat"""
    stock, start = game.stock, game.stock.start

    def first_seat(number: int) -> None:
        holder = game.state.priority
        game.state.priority = game.table.seats[0]
        start(number)
        game.state.priority = holder

    stock.start = first_seat  # type: ignore[method-assign]


# the auction -----------------------------------------------------------------------------------------------


@wrong("winner-pays-face-value", "5-h")
def _(game: Game) -> None:
    """the winner of a private pays its face value, whatever he bid"""
    auction, acquire = game.auction, game.auction.acquire
    auction.acquire = lambda private, player, price: acquire(  # type: ignore[method-assign]
        private, player, min(price, game.table.face_value(private))
    )


@wrong("outbid-money-stays", "30-d", "29-j")
def _(game: Game) -> None:
    """the money of a player who has been outbid is not free"""
    auction = game.auction

    def free(player: str, besides: str | None = None) -> int:
        lying = sum(b.amount for b in auction.round.bids if b.player == player and b.private != besides)
        return game.table.players[player].cash - lying

    auction.free_cash = free  # type: ignore[method-assign]


@wrong("gifts-stay-behind", "5-b", "5-c")
def _(game: Game) -> None:
    """the certificate under a private does not come with it"""
    auction, acquire = game.auction, game.auction.acquire

    def alone(private: Any, player: str, price: int) -> None:
        for certificates in game.table.certificates.values():
            for certificate in certificates:
                if certificate.holder == f"private:{private.id}":
                    certificate.holder = IPO
        acquire(private, player, price)

    auction.acquire = alone  # type: ignore[method-assign]


@wrong("turn-goes-on-after-the-last-winner", "30-l")
def _(game: Game) -> None:
    """after settling the turn passes to the left of the last winner"""
    auction, acquire = game.auction, game.auction.acquire

    def left_of_winner(private: Any, player: str, price: int) -> None:
        acquire(private, player, price)
        auction.round.resume = game.table.left_of(player)

    auction.acquire = left_of_winner  # type: ignore[method-assign]


@wrong("all-pass-pays-nothing", "31-b", "31-c")
def _(game: Game) -> None:
    """when everybody passes in the auction the privates pay nothing"""
    passed = game.auction._all_passed

    def poor(last: str) -> None:
        pay_out = game.privates.pay_out
        game.privates.pay_out = lambda: None  # type: ignore[method-assign]
        try:
            passed(last)
        finally:
            game.privates.pay_out = pay_out  # type: ignore[method-assign]

    game.auction._all_passed = poor  # type: ignore[method-assign]


@wrong("all-pass-exports-nothing", "31-e")
def _(game: Game) -> None:
    """when everybody passes in the auction no train is exported"""
    game.auction._export = lambda: None  # type: ignore[method-assign]


@wrong("contest-passer-comes-back", "30-i")
def _(game: Game) -> None:
    """a player who passes in a contest is asked again"""
    auction, pass_ = game.auction, game.auction.contest_pass

    def soft(move: Any) -> Any:
        contest = auction.round.contest
        assert contest is not None
        if len(contest.bidders) <= 2:
            return pass_(move)
        return lambda: auction._go_on_with_contest(move.actor.id)

    auction.contest_pass = soft  # type: ignore[method-assign]


# operating -------------------------------------------------------------------------------------------------


@wrong("privates-do-not-pay", "12-e", "12-f")
def _(game: Game) -> None:
    """private companies pay nothing in operating rounds"""
    operating, start = game.operating, game.operating._start_round

    def poor(number_of_set: int, number: int, of: int) -> None:
        pay_out = game.privates.pay_out
        game.privates.pay_out = lambda: None  # type: ignore[method-assign]
        try:
            start(number_of_set, number, of)
        finally:
            game.privates.pay_out = pay_out  # type: ignore[method-assign]

    operating._start_round = poor  # type: ignore[method-assign]


@wrong("bought-privates-pay-the-president", "12-h")
def _(game: Game) -> None:
    """a private that a company owns pays that company's president"""
    table, bank_pays = game.table, game.table.bank_pays

    def pay_out() -> None:
        for private in table.state.privates:
            owner = table.owner_player(private)
            company = table.owner_company(private)
            if owner is None and company is not None:
                owner = table.companies[company].president
            if owner is not None:
                bank_pays(table.players[owner], table.box.private(private.id).income)

    game.privates.pay_out = pay_out  # type: ignore[method-assign]


@wrong("home-marker-costs", "20-h", "20-e")
def _(game: Game) -> None:
    """the home marker costs $40"""
    construction, place = game.construction, game.construction.place_home_token

    def costs(company: Company) -> None:
        if not company.tokens:
            game.table.pays_bank(company, 40)
        place(company)

    construction.place_home_token = costs  # type: ignore[method-assign]


@wrong("markers-all-cost-the-same", "20-e")
def _(game: Game) -> None:
    """every marker costs $40"""
    game.construction.token_cost = lambda company: 40  # type: ignore[method-assign]


@wrong("terrain-is-free", "15-l", "18-d", "19-m")
def _(game: Game) -> None:
    """laying track on difficult terrain costs nothing"""
    construction, carry_out = game.construction, game.construction._carry_out_lay
    construction._carry_out_lay = lambda company, move, cost: carry_out(  # type: ignore[method-assign]
        company, move, 0
    )


@wrong("old-tile-is-lost", "17-e")
def _(game: Game) -> None:
    """a tile that has been replaced does not go back to the supply"""
    construction, count = game.construction, game.construction._count
    construction._count = lambda tile, change: count(tile, min(change, 0))  # type: ignore[method-assign]


@wrong("pool-dividends-stay-in-the-bank", "22-i", "22-q")
def _(game: Game) -> None:
    """shares in the pool pay nobody"""
    shares, held = game.shares, game.shares.held
    operating, pay_out = game.operating, game.operating._pay_out

    def poor(revenue: int) -> None:
        shares.held = lambda company, holder: 0 if holder == POOL else held(company, holder)  # type: ignore
        try:
            pay_out(revenue)
        finally:
            shares.held = held  # type: ignore[method-assign]

    operating._pay_out = poor  # type: ignore[method-assign]


@wrong("ipo-dividends-go-to-the-company", "22-j")
def _(game: Game) -> None:
    """shares in the IPO pay the company"""
    operating, pay_out = game.operating, game.operating._pay_out

    def rich(revenue: int) -> None:
        pay_out(revenue)
        company = operating.company
        game.table.bank_pays(company, revenue * game.shares.held(company.id, IPO) // 100)

    operating._pay_out = rich  # type: ignore[method-assign]


@wrong("kept-revenue-vanishes", "22-b")
def _(game: Game) -> None:
    """kept revenue stays in the bank"""
    dividend = game.operating.dividend

    def lost(move: Any) -> Any:
        commit = dividend(move)

        def keep() -> None:
            if move.kind == "withhold":
                game.operating.turn.revenue = 0
            commit()

        return keep

    game.operating.dividend = lost  # type: ignore[method-assign]


@wrong("order-is-never-sorted-again", "12-i", "12-e")
def _(game: Game) -> None:
    """companies that have operated operate again"""
    operating = game.operating
    finish = operating._finish_turn

    def again() -> None:
        finish()
        if len(operating.round.done) == 1 and not operating.round.order:
            operating.round.order = list(operating.round.done)

    operating._finish_turn = again  # type: ignore[method-assign]


# trains and phases -----------------------------------------------------------------------------------------


@wrong("trains-do-not-rust", "26-p", "26-aa", "26-af", "1-c", "2-g")
def _(game: Game) -> None:
    """old trains stay in the game"""
    game.trains._rust = lambda rank: None  # type: ignore[method-assign]


@wrong("rusted-trains-go-to-the-pool", "26-p", "2-g")
def _(game: Game) -> None:
    """rusted trains of companies go to the bank pool"""
    trains, rust = game.trains, game.trains._rust

    def to_pool(rank: str) -> None:
        count = sum(t.name == rank for c in game.table.companies.values() for t in c.trains)
        rust(rank)
        trains.depot.pool.extend([rank] * count)

    trains._rust = to_pool  # type: ignore[method-assign]


@wrong("phase-changes-with-the-last-train", "26-g", "26-o", "26-t", "26-z", "26-ae")
def _(game: Game) -> None:
    """a phase begins with the second train of its rank"""
    trains, enter = game.trains, game.trains.enter_phase_of
    seen: dict[str, int] = {}

    def late(train: str) -> None:
        seen[train] = seen.get(train, 0) + 1
        if seen[train] > 1:
            enter(train)

    trains.enter_phase_of = late  # type: ignore[method-assign]


@wrong("phase-five-leaves-the-privates", "26-u", "3-f")
def _(game: Game) -> None:
    """private companies stay in the game in phase 5"""
    game.privates.close_all = lambda: None  # type: ignore[method-assign]


@wrong("nobody-discards", "23-ab")
def _(game: Game) -> None:
    """companies keep the trains above a lowered limit"""
    game.trains.demand_discards = lambda: None  # type: ignore[method-assign]


@wrong("discarded-trains-are-paid-for", "23-ab")
def _(game: Game) -> None:
    """a discarded train is paid for by the bank"""
    trains, discard = game.trains, game.trains.discard

    def paid(company: Company, train: str) -> None:
        discard(company, train)
        game.table.bank_pays(company, trains.card(train).price)

    trains.discard = paid  # type: ignore[method-assign]


@wrong("discarded-trains-leave-the-game", "23-ab", "23-c")
def _(game: Game) -> None:
    """a discarded train leaves the game"""
    trains, discard = game.trains, game.trains.discard

    def gone(company: Company, train: str) -> None:
        discard(company, train)
        trains.depot.pool.remove(train)
        trains._out_of_the_game(train, 1)

    trains.discard = gone  # type: ignore[method-assign]


@wrong("nothing-is-exported", "25-a", "25-b")
def _(game: Game) -> None:
    """no train is exported"""
    game.trains.export = lambda ranks=None: None  # type: ignore[method-assign]


@wrong("exported-trains-go-to-the-pool", "25-b")
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


@wrong("export-does-not-change-the-phase", "25-c", "25-d")
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


@wrong("permanent-trains-are-exported", "25-e")
def _(game: Game) -> None:
    """5-trains and 6-trains are exported too"""
    trains, export = game.trains, game.trains.export

    def all_of_them(ranks: Any = None) -> None:
        top = trains.top_of_stack()
        if top is not None and top.train in ("5", "6") and top.left:
            first = trains._take_from_stack(top.train)
            trains._out_of_the_game(top.train, 1)
            if first:
                trains.enter_phase_of(top.train)
        else:
            export(ranks)

    trains.export = all_of_them  # type: ignore[method-assign]


@wrong("d-trains-wait-for-the-last-six", "23-m", "23-t")
def _(game: Game) -> None:
    """D-trains are sold only when both 6-trains are gone"""
    trains, offers = game.trains, game.trains.bank_offers
    trains.bank_offers = lambda: offers()[:1]  # type: ignore[method-assign]


@wrong("seller-gets-nothing", "23-e", "23-g")
def _(game: Game) -> None:
    """the price of a train bought from another company goes to the bank"""
    purchases, buy = game.purchases, game.purchases.buy

    def to_bank(move: Any) -> Any:
        commit = buy(move)

        def pay() -> None:
            commit()
            if move.source.startswith("company:"):
                game.table.pays_bank(game.table.companies[move.source[8:]], move.price)

        return pay

    purchases.buy = to_bank  # type: ignore[method-assign]


@wrong("handed-in-trains-leave-the-game", "23-ag", "23-ai")
def _(game: Game) -> None:
    """a train handed in for a D-train leaves the game"""
    purchases, buy = game.purchases, game.purchases.buy

    def gone(move: Any) -> Any:
        commit = buy(move)

        def trade() -> None:
            commit()
            if move.exchange is not None and move.exchange in game.trains.depot.pool:
                game.trains.depot.pool.remove(move.exchange)
                game.trains._out_of_the_game(move.exchange, 1)

        return trade

    purchases.buy = gone  # type: ignore[method-assign]


@wrong("president-pays-first", "24-f", "24-b")
def _(game: Game) -> None:
    """in an emergency the president pays the whole train and the treasury is kept"""
    purchases, buy = game.purchases, game.purchases.buy

    def generous(move: Any) -> Any:
        company = purchases.company
        helped, cash = move.price > company.cash, company.cash
        president = purchases.president()
        commit = buy(move)

        def pay() -> None:
            commit()
            if helped:
                extra = min(cash, president.cash)
                president.cash -= extra
                company.cash += extra

        return pay

    purchases.buy = generous  # type: ignore[method-assign]


@wrong("bankrupt-keeps-his-money", "24-p", "24-m")
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


# the end ---------------------------------------------------------------------------------------------------


@wrong("bank-never-breaks", "27-b", "27-a", "27-c", "27-d")
def _(game: Game) -> None:
    """the bank never breaks"""
    game.table.on_bank_paid = lambda: None


@wrong("game-ends-when-the-bank-breaks", "27-c", "27-e")
def _(game: Game) -> None:
    """the game ends at once when the bank breaks"""
    watch = game.table.on_bank_paid

    def at_once() -> None:
        watch()
        if game.state.ending is not None and game.state.result is None:
            game.ending.finish("bank")

    game.table.on_bank_paid = at_once


@wrong("treasuries-count", "28-b")
def _(game: Game) -> None:
    """a company's treasury counts for its president"""
    ending, worth = game.ending, game.ending.worth

    def with_treasuries(player: str) -> int:
        return worth(player) + sum(c.cash for c in game.table.companies.values() if c.president == player)

    ending.worth = with_treasuries  # type: ignore[method-assign]


@wrong("privates-count-nothing", "28-a")
def _(game: Game) -> None:
    """private companies count nothing at the end"""
    ending, worth = game.ending, game.ending.worth

    def without(player: str) -> int:
        held = sum(
            game.table.face_value(private)
            for private in game.state.privates
            if private.owner == f"player:{player}"
        )
        return worth(player) - held

    ending.worth = without  # type: ignore[method-assign]


@wrong("shares-count-at-par", "28-a")
def _(game: Game) -> None:
    """shares count at their par value at the end"""
    ending, worth = game.ending, game.ending.worth

    def at_par(player: str) -> int:
        total = worth(player)
        for company in game.table.companies.values():
            held = game.shares.player_holds(company.id, player) // 10
            price = game.market.price(company.id)
            if price is not None and company.par is not None:
                total += held * (company.par - price)
        return total

    ending.worth = at_par  # type: ignore[method-assign]


@wrong("poorest-wins", "28-c", "1-d")
def _(game: Game) -> None:
    """the poorest player wins"""
    ending, finish = game.ending, game.ending.finish

    def upside_down(cause: str, bankrupt: str | None = None) -> None:
        finish(cause, bankrupt)
        result = game.state.result
        if result is not None:
            least = min(result.worth.values())
            result.winners = [player for player, total in result.worth.items() if total == least]

    ending.finish = upside_down  # type: ignore[method-assign]


def wrong_mechanisms(game: str) -> list[Wrong]:
    """Every hand-made wrong mechanism."""
    del game
    return list(WRONG)
