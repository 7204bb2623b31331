"""Wrong merger rounds: when they take place, who proposes to whom, who has to agree."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.lost_atlas import LostAtlas
from ...state import Company
from ..entries import wrong


@wrong("merger-round-in-any-phase", {"LostAtlas": "MG.round-b MG.round-c"})
def _(game: LostAtlas) -> None:
    """merger rounds take place from the first cycle on"""
    game.merging.is_due = lambda: True  # type: ignore[method-assign]


@wrong("no-merger-round", {"LostAtlas": "MG.round-a MG.round-b"})
def _(game: LostAtlas) -> None:
    """there are no merger rounds"""
    game.merging.is_due = lambda: False  # type: ignore[method-assign]


@wrong("merger-round-in-green-only", {"LostAtlas": "MG.round-b"})
def _(game: LostAtlas) -> None:
    """a merger round takes place where the phase began by a purchase only"""
    game.merging.is_due = lambda: any(  # type: ignore[method-assign]
        train.name == "3" for company in game.state.companies for train in company.trains
    )


@wrong("merger-round-between-operating-rounds", {"LostAtlas": "MG.round-b"})
def _(game: LostAtlas) -> None:
    """a merger round takes the place of the second operating round"""
    start = game.operating._start_round

    def merger(number_of_set: int, number: int, of: int) -> None:
        if number == 1:
            start(number_of_set, number, of)
        else:
            game.merging.start(number_of_set)

    game.operating._start_round = merger  # type: ignore[method-assign]


def _in_order(game: LostAtlas, how: Any) -> None:
    """Minors have their turns in another order."""
    start, merging = game.merging.start, game.merging
    ranked = merging.pairs.market.in_operating_order

    def other(number: int) -> None:
        merging.pairs.market.in_operating_order = how(ranked)  # type: ignore[method-assign]
        try:
            start(number)
        finally:
            merging.pairs.market.in_operating_order = ranked  # type: ignore[method-assign]

    merging.start = other  # type: ignore[method-assign]


@wrong("merger-from-the-lowest-price", {"LostAtlas": "MG.round-d"})
def _(game: LostAtlas) -> None:
    """the minor of the lowest price proposes first"""
    _in_order(game, lambda ranked: lambda names: ranked(names)[::-1])


@wrong("merger-in-any-order", {"LostAtlas": "MG.round-d"})
def _(game: LostAtlas) -> None:
    """minors propose in the order of their charters"""
    _in_order(game, lambda ranked: lambda names: list(names))


@wrong("one-pass-ends-mergers", {"LostAtlas": "MG.round-d"})
def _(game: LostAtlas) -> None:
    """when one minor passes the merger round is over"""

    def over() -> None:
        game.state.pending.clear()
        game.merging.round.order.clear()

    game.merging._turn_over = over  # type: ignore[method-assign]


@wrong("one-merger-a-round", {"LostAtlas": "MG.round-a MG.round-d"})
def _(game: LostAtlas) -> None:
    """there is one merger in a round"""
    merge = game.mergers.merge

    def last(first: Company, second: Company, name: str) -> None:
        merge(first, second, name)
        game.merging.round.order.clear()

    game.mergers.merge = last  # type: ignore[method-assign]


@wrong("passed-minors-are-not-asked", {"LostAtlas": "MG.round-d MG.round-a"})
def _(game: LostAtlas) -> None:
    """nobody proposes a merger to a minor that has passed"""
    check = game.merging._check_partner

    def waiting(first: Company, second: Company) -> None:
        check(first, second)
        if second.id not in game.merging.round.order:
            game.table.refuse("not-another-minor", "It has passed.")

    game.merging._check_partner = waiting  # type: ignore[method-assign]


@wrong("turned-down-one-way", {"LostAtlas": "MG.round-e"})
def _(game: LostAtlas) -> None:
    """the minor that has turned a merger down may propose it itself"""
    check, pairs = game.merging._check_partner, game.merging

    def one_way(first: Company, second: Company) -> None:
        refused = pairs.round.refused
        kept = [pair for pair in refused if pair != [second.id, first.id]]
        pairs.round.refused = kept
        try:
            check(first, second)
        finally:
            pairs.round.refused = refused

    game.merging._check_partner = one_way  # type: ignore[method-assign]


@wrong("turned-down-for-a-turn", {"LostAtlas": "MG.round-e"})
def _(game: LostAtlas) -> None:
    """a merger that was turned down may be proposed again in the next turn"""
    over, merging = game.merging._turn_over, game.merging

    def forgotten() -> None:
        over()
        merging.round.refused.clear()

    merging._turn_over = forgotten  # type: ignore[method-assign]


@wrong("mergers-without-consent", {"LostAtlas": "MG.agree-a"})
def _(game: LostAtlas) -> None:
    """the president who proposes a merger has it"""
    ask = game.merging._ask

    def at_once(kind: str, company: Company, context: dict[str, str]) -> None:
        if kind == "merger_answer":
            game.merging._agree(game.table.companies[context["company"]], company, None)
        else:
            ask(kind, company, context)

    game.merging._ask = at_once  # type: ignore[method-assign]


@wrong("turning-down-is-agreeing", {"LostAtlas": "MG.agree-a"})
def _(game: LostAtlas) -> None:
    """a merger takes place although it was turned down"""

    def agree(move: Any) -> Any:
        first, second = game.merging._proposer, game.table.companies[move.actor.id]
        return lambda: game.merging._agree(first, second, None)

    game.merging.turn_down = agree  # type: ignore[method-assign]


@wrong("no-mergers-of-one-player", {"LostAtlas": "MG.agree-b"})
def _(game: LostAtlas) -> None:
    """a player does not merge two minors of his own"""
    check = game.merging._check_partner

    def others_only(first: Company, second: Company) -> None:
        check(first, second)
        if first.president == second.president:
            game.table.refuse("not-another-minor", "They have one president.")

    game.merging._check_partner = others_only  # type: ignore[method-assign]
