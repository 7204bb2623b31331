"""Private companies of players that serve companies on other terms than by the consent of both."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable, Mapping
from typing import Any

from ...games.great_lakes import GreatLakes
from ...rules.options import Option, passing
from ...rules.table import Commit, Illegal
from ...state import Private
from ..entries import wrong


@wrong("any-consent-will-do", {"18GL": "4.3-f 4.3-n1a"})
def _(game: GreatLakes) -> None:
    """whoever agrees, a private company is used"""
    has_agreed = game.powers.has_agreed
    game.powers.has_agreed = lambda private, agreed_by: (  # type: ignore[method-assign]
        agreed_by is not None or has_agreed(private, None)
    )


@wrong("powers-for-ones-own-companies-only", {"18GL": "4.3-f 4.3-n2b"})
def _(game: GreatLakes) -> None:
    """a private company serves companies of its owner only"""
    has_agreed = game.powers.has_agreed
    game.powers.has_agreed = lambda private, agreed_by: has_agreed(private, None)  # type: ignore[method-assign]


@wrong("own-powers-need-a-word", {"18GL": "4.3-f 4.3-n1a"})
def _(game: GreatLakes) -> None:
    """the president has to agree by name to the use of his own private company"""
    owner_player = game.table.owner_player
    game.powers.has_agreed = lambda private, agreed_by: (  # type: ignore[method-assign]
        agreed_by is not None and owner_player(private) == agreed_by
    )


@wrong("tokens-in-the-wrong-step", {"18GL": "4.3-g 4.6-k"})
def _(game: GreatLakes) -> None:
    """every token of a private company is given in the track step"""
    game.markers.check_moment = lambda private, step: None  # type: ignore[method-assign]


@wrong("used-privates-go-to-the-company", {"18GL": "4.3-b"})
def _(game: GreatLakes) -> None:
    """a private company whose token is given goes over to the company"""
    give = game.markers.give

    def and_go(private: Private, marker: Any) -> None:
        give(private, marker)
        if private.owner.startswith("player:"):
            private.owner = f"company:{marker.company}"

    game.markers.give = and_go  # type: ignore[method-assign]


def _with_sales(game: GreatLakes, kind: str, decide: Callable[[Any], Commit]) -> None:
    """In a kind of decision private companies are on sale, too."""
    decisions = game.list_decisions

    def more() -> Any:
        found = decisions()
        found[kind] = {**found[kind], "buy_company": Option(decide, passing)}
        return found

    game.list_decisions = more  # type: ignore[method-assign]


@wrong("companies-buy-privates", {"18GL": "4.3-c"})
def _(game: GreatLakes) -> None:
    """a company buys a private company from its owner, if he agrees"""
    table = game.table

    def buy(move: Any) -> Commit:
        private, company = table.private(move.private), table.operating_company
        owner = table.owner_player(private)
        if owner is None or company.cash < move.price:
            raise Illegal("cannot-pay-private", "It has not so much money.")

        def commit() -> None:
            company.cash -= move.price
            table.players[owner].cash += move.price
            private.owner = f"company:{company.id}"

        return commit

    for kind in ("track", "token", "run", "buy_train"):
        _with_sales(game, kind, buy)


@wrong("players-trade-privates", {"18GL": "4.3-d"})
def _(game: GreatLakes) -> None:
    """a player sells a private company to another in a stock round"""
    table = game.table

    def buy(move: Any) -> Commit:
        private, buyer = table.private(move.private), table.players[move.actor.id]
        owner = table.owner_player(private)
        if owner is None or buyer.cash < move.price:
            raise Illegal("cannot-pay-private", "He has not so much money.")

        def commit() -> None:
            buyer.cash -= move.price
            table.players[owner].cash += move.price
            private.owner = f"player:{buyer.id}"

        return commit

    _with_sales(game, "stock_turn", buy)


@wrong("unsold-privates-pay-the-holder-of-the-deal", {"18GL": "4.3-a 4.2-x"})
def _(game: GreatLakes) -> None:
    """a private company that nobody has bought pays the holder of the priority deal"""
    pay_out, table = game.privates.pay_out, game.table

    def and_more() -> None:
        pay_out()
        for private in table.state.privates:
            if private.owner == "bank":
                income = table.box.private(private.id).income
                table.bank_pays(table.players[table.state.priority], income)

    game.privates.pay_out = and_more  # type: ignore[method-assign]


@wrong("closed-privates-pay-on", {"18GL": "4.3-j"})
def _(game: GreatLakes) -> None:
    """the holder of the priority deal has the income of private companies that have closed"""
    pay_out, table = game.privates.pay_out, game.table

    def and_more() -> None:
        pay_out()
        for private in table.state.privates:
            if private.owner == "box":
                income = table.box.private(private.id).income
                table.bank_pays(table.players[table.state.priority], income)

    game.privates.pay_out = and_more  # type: ignore[method-assign]


@wrong("lent-privates-outlive-10h", {"18GL": "4.3-i 4.3-z1 4.3-z2 4.3-n9f 2-f"})
def _(game: GreatLakes) -> None:
    """private companies stay open in phase 10H"""
    game.privates.close_all = lambda: None  # type: ignore[method-assign]


@wrong("lent-privates-close-in-6h", {"18GL": "4.3-i 4.3-z1"})
def _(game: GreatLakes) -> None:
    """private companies close with the first 6H-train"""

    def close(phase: str) -> None:
        if game.box.phase(phase).trades_trains:
            game.privates.close_all()

    game.trains.on_phase.append(close)


@wrong("camden-stays-open", {"18GL": "4.3-n12c 4.3-t11"})
def _(game: GreatLakes) -> None:
    """no private company closes with a first train"""
    game.privates.on_train_bought = lambda company: None  # type: ignore[method-assign]


@wrong("camden-closes-with-a-train-of-the-bank-only", {"18GL": "4.3-n12c"})
def _(game: GreatLakes) -> None:
    """only a first train out of the bank closes a private company"""
    closes, turn = game.privates.on_train_bought, game.table

    def from_the_bank(company: Any) -> None:
        if company.trains[-1].name == turn.state.phase:
            closes(company)

    game.privates.on_train_bought = from_the_bank  # type: ignore[method-assign]


def _blocked(game: GreatLakes, change: Callable[[dict[str, str]], Mapping[str, str]]) -> None:
    """Other hexes are closed to the company in turn."""
    closed_to = game.blocks.closed_to
    game.blocks.closed_to = (  # type: ignore[method-assign]
        lambda agreed_by, used=None: change(dict(closed_to(agreed_by, used)))
    )


@wrong("homes-are-not-blocked", {"18GL": "4.3-n1b"})
def _(game: GreatLakes) -> None:
    """a private company does not block the home of the company in turn"""

    def without_home(closed: dict[str, str]) -> dict[str, str]:
        home = game.box.home(game.table.turn.company).hexes
        return {name: private for name, private in closed.items() if name not in home}

    _blocked(game, without_home)


@wrong("one-hex-is-blocked", {"18GL": "4.3-n1a 4.3-n2a"})
def _(game: GreatLakes) -> None:
    """of the hexes of a private company only the first is blocked"""
    first = {card.blocks[0] for card in game.box.privates if card.blocks}
    _blocked(game, lambda closed: {name: private for name, private in closed.items() if name in first})


@wrong("blocks-outlive-their-private", {"18GL": "4.3-n1a 4.3-n2f"})
def _(game: GreatLakes) -> None:
    """the hexes of a private company stay closed when it has left the game"""
    cards = game.box.privates

    def all_of_them(closed: dict[str, str]) -> dict[str, str]:
        gone = [p.id for p in game.state.privates if p.owner == "box"]
        return closed | {name: card.id for card in cards if card.id in gone for name in card.blocks}

    _blocked(game, all_of_them)


@wrong("consent-closes-the-blocking-private", {"18GL": "4.3-n1a 4.3-n2a"})
def _(game: GreatLakes) -> None:
    """who agrees to a tile on a blocked hex loses the private company"""
    laid, blocked = game.lent_tiles.laid, game.privates.blocked_hexes

    def and_close(move: Any, ground: int) -> None:
        private = blocked().get(move.hex)
        laid(move, ground)
        if private is not None and move.private is None:
            game.privates.close(game.table.private(private))

    game.lent_tiles.laid = and_close  # type: ignore[method-assign]
