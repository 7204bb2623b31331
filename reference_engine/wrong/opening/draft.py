"""Wrong distributions of private companies by cards."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.eighteen46 import Game1846
from ...state import Private
from ..entries import wrong


@wrong("draft-goes-clockwise", {"1846": "3-a 3-b S.Draft-a"})
def _(game: Game1846) -> None:
    """the distribution goes round clockwise"""
    draft, seats = game.draft, game.table.seats
    draft.drawer = lambda turn: seats[  # type: ignore[method-assign]
        (seats.index(game.state.priority) - 1 + turn) % len(seats)
    ]


@wrong("draft-starts-with-the-priority-holder", {"1846": "3-b 2-y"})
def _(game: Game1846) -> None:
    """the holder of the priority card draws first"""
    draft, drawer = game.draft, game.draft.drawer
    draft.drawer = lambda turn: drawer(turn - 1)  # type: ignore[method-assign]


@wrong("cards-go-on-top-of-the-deck", {"1846": "3-e S.Draft-c"})
def _(game: Game1846) -> None:
    """the cards that are not kept go on top of the deck"""
    draft = game.draft

    def on_top(cards: list[str]) -> None:
        draft.round.deck[:0] = cards
        draft.round.hand.clear()
        game.state.pending.clear()

    draft._return = on_top  # type: ignore[method-assign]


@wrong("nothing-is-shuffled", {"1846": "3-e S.Draft-c"})
def _(game: Game1846) -> None:
    """the cards go under the deck in the order in which they were drawn"""
    draft, keep = game.draft, game.draft.keep

    def unshuffled(move: Any) -> Any:
        commit = keep(move)

        def go_on() -> None:
            commit()
            if game.state.pending:
                draft._return(list(draft.round.hand))

        return go_on

    draft.keep = unshuffled  # type: ignore[method-assign]


@wrong("railroads-cost-their-face-value", {"1846": "3-am 3-aj 3-ak 3-p"})
def _(game: Game1846) -> None:
    """the debt of an independent railroad is not paid"""
    game.draft.price = lambda card: (  # type: ignore[method-assign]
        0 if card == "blank" else game.box.private(card).face
    )


@wrong("debt-goes-to-the-railroad", {"1846": "3-an"})
def _(game: Game1846) -> None:
    """the debt goes into the treasury of the independent railroad"""
    start = game.independents.start

    def rich(name: str) -> None:
        start(name)
        game.table.bank_pays(game.table.companies[name], game.box.private(name).debt)

    game.independents.start = rich  # type: ignore[method-assign]


@wrong("privates-are-free", {"1846": "3-p"})
def _(game: Game1846) -> None:
    """nobody pays for what he has kept"""
    finish, pays = game.draft._finish, game.table.pays_bank

    def unpaid(reduced: dict[str, int]) -> None:
        game.table.pays_bank = lambda payer, amount: None  # type: ignore[method-assign]
        try:
            finish(reduced)
        finally:
            game.table.pays_bank = pays  # type: ignore[method-assign]

    game.draft._finish = unpaid  # type: ignore[method-assign]


@wrong("last-private-goes-clockwise", {"1846": "3-n S.Draft-e"})
def _(game: Game1846) -> None:
    """the last private company is offered clockwise"""
    draft, offer = game.draft, game.draft._offer

    def clockwise(player: str, private: str, price: int) -> None:
        pending = game.state.pending
        if pending and pending[0].kind == "last_private":
            player = game.table.left_of(pending[0].actors[0].id)
        offer(player, private, price)

    draft._offer = clockwise  # type: ignore[method-assign]


@wrong("last-private-keeps-its-price", {"1846": "3-n S.Draft-e"})
def _(game: Game1846) -> None:
    """passing on the last private company does not make it cheaper"""
    draft, offer = game.draft, game.draft._offer

    def same(player: str, private: str, price: int) -> None:
        del price
        offer(player, private, draft.price(private))

    draft._offer = same  # type: ignore[method-assign]


@wrong("last-private-at-list-price", {"1846": "3-n 3-o S.Draft-e"})
def _(game: Game1846) -> None:
    """whoever takes the last private company pays its list price, however far it has fallen"""
    finish = game.draft._finish
    game.draft._finish = lambda reduced: finish({})  # type: ignore[method-assign]


@wrong("discount-lowers-the-treasury", {"1846": "3-ao"})
def _(game: Game1846) -> None:
    """an independent railroad bought at a discount receives that much less"""
    draft, finish = game.draft, game.draft._finish

    def less(reduced: dict[str, int]) -> None:
        finish(reduced)
        for name, price in reduced.items():
            if game.independents.is_one(name):
                game.table.pays_bank(game.table.companies[name], draft.price(name) - price)

    draft._finish = less  # type: ignore[method-assign]


@wrong("railroads-do-not-begin", {"1846": "3-q 3-ap 3-an 3-al"})
def _(game: Game1846) -> None:
    """an independent railroad receives nothing when the distribution is over"""

    def nothing(private: Private) -> None:
        if game.independents.is_one(private.id):
            game.table.companies[private.id].floated = True

    game.draft._begin = nothing  # type: ignore[method-assign]


@wrong("railroads-begin-without-a-train", {"1846": "3-q 3-al"})
def _(game: Game1846) -> None:
    """an independent railroad receives no train"""
    start = game.independents.start

    def bare(name: str) -> None:
        start(name)
        game.table.companies[name].trains.clear()

    game.independents.start = bare  # type: ignore[method-assign]


@wrong("railroads-trains-come-on-top", {"1846": "2-d 6.51-c"})
def _(game: Game1846) -> None:
    """the trains of the independent railroads do not come out of the bank's"""
    start, take = game.independents.start, game.trains.take_from_stack

    def on_top(name: str) -> None:
        game.trains.take_from_stack = lambda train: False  # type: ignore[method-assign]
        try:
            start(name)
        finally:
            game.trains.take_from_stack = take  # type: ignore[method-assign]

    game.independents.start = on_top  # type: ignore[method-assign]


@wrong("railroads-begin-without-a-token", {"1846": "3-ap 3-q"})
def _(game: Game1846) -> None:
    """an independent railroad has no token on its home"""
    start, place = game.independents.start, game.tokens.place_home_token

    def bare(name: str) -> None:
        game.tokens.place_home_token = lambda company: None  # type: ignore[method-assign]
        try:
            start(name)
        finally:
            game.tokens.place_home_token = place  # type: ignore[method-assign]

    game.independents.start = bare  # type: ignore[method-assign]
