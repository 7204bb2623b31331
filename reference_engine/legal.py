"""What can be done now: every legal action, with ranges where an amount is free.

Each option of the decision that is due proposes its candidates (:mod:`.rules.options`); those that the rules
accept are kept, so no rule is written here a second time.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from .actions import AnyMove
from .game import Game
from .rules.options import Amounts, AnyRoutes, Candidate, Option
from .rules.table import Illegal
from .state import Pending

Template = dict[str, Any]

CONSENTS = ("agreed_by", "also_agreed_by")
"""Members of an action that say who has agreed to it."""

ORDER = (
    "lay_piece",
    "place_capital",
    "lay_blank",
    "bid",
    "launch",
    "draft",
    "shuffle",
    "buy_private",
    "par",
    "sell_shares",
    "buy_shares",
    "sell_bond",
    "buy_bond",
    "lay_tile",
    "open_ferry",
    "place_token",
    "replace_tokens",
    "assign",
    "run_routes",
    "dividend",
    "take_loan",
    "buy_train",
    "discard_train",
    "buy_company",
    "bankrupt",
    "convert",
    "payoff_loan",
    "merge",
    "choose_major",
    "pass",
)
"""The types of action in the order in which they are listed, on which playouts of a seed depend."""


def legal_actions(game: Game) -> list[Template]:
    """Every legal action now, as templates: amounts may be ranges, routes may be any."""
    with game.table.look():
        return list(proposals(game))


def proposals(game: Game) -> Iterator[Template]:
    """The legal actions one by one, for those who need not know all of them."""
    if not game.state.pending:
        return
    due = game.state.pending[0]
    options = game.decisions[due.kind]
    for kind in ORDER:
        if kind in options:
            yield from _without_needless_consent(_legal(game, due, kind, options[kind]))


def _legal(game: Game, due: Pending, kind: str, option: Option) -> Iterator[Template]:
    """What each of those who may act can do of one kind."""
    for actor in due.actors:
        if game.fits(due.kind, kind, actor):
            for candidate in option.candidates(actor):
                yield from _accepted(game, candidate)


def _accepted(game: Game, candidate: Candidate) -> Iterator[Template]:
    """A candidate as a document, if the rules accept it."""
    if isinstance(candidate, AnyRoutes):
        yield {**msgspec.to_builtins(candidate.move), "routes": {"any": True}}
    elif isinstance(candidate, Amounts):
        yield from _with_amounts(game, candidate)
    elif _is_legal(game, candidate):
        yield msgspec.to_builtins(candidate)


def _with_amounts(game: Game, candidate: Amounts) -> Iterator[Template]:
    """A move with the range of what may be paid."""
    move, member, most, step = candidate
    template: Template = msgspec.to_builtins(move)
    least = template[member]
    for highest in sorted({amount for amount in most if amount >= least}, reverse=True):
        if _is_legal(game, msgspec.structs.replace(move, **{member: highest})):
            free = {"min": least, "max": highest, "step": step}
            yield template if highest == least else {**template, member: free}
            return


def _is_legal(game: Game, move: AnyMove) -> bool:
    try:
        game.decide(move)
    except Illegal:
        return False
    return True


def _without_needless_consent(templates: Iterator[Template]) -> Iterator[Template]:
    """What is legal without a consent is not listed with one as well."""
    seen: set[tuple[str, ...]] = set()
    for template in templates:
        look = tuple(str(value) for name, value in template.items() if name not in CONSENTS)
        if look not in seen:
            seen.add(look)
            yield template
