"""Doing at once what leaves nothing to decide."""

from collections.abc import Iterator
from itertools import islice

import msgspec

from ..actions import AnyMove
from ..game import Game
from ..legal import Template, proposals

MOST_ROUNDS = 4
"""How many rounds in which nobody decides anything are gone through before somebody is asked all the same."""

TAKES_BACK_NOTHING = frozenset({"pass", "bid", "draft", "buy_private", "discard_train"})
"""What an engine may do by itself where it is the only thing that can be done.

Trains and shares are bought, revenue is distributed and bankruptcy is declared by somebody: though only one
such action may be possible, the text makes it somebody's act.
"""


def choiceless_steps(game: Game) -> Iterator[AnyMove]:
    """One step after another as long as there is nothing to decide; each is carried out before the next."""
    rounds, current = 0, game.state.round
    while rounds < MOST_ROUNDS:
        step = only_action(game)
        if step is None:
            return
        yield step
        if game.state.round is not current:
            rounds, current = rounds + 1, game.state.round


def only_action(game: Game) -> AnyMove | None:
    """The one thing that can be done now, if it decides nothing."""
    first_two = list(islice(proposals(game), 2))
    if len(first_two) != 1 or not _is_settled(first_two[0]):
        return None
    move: AnyMove = msgspec.convert(first_two[0], AnyMove)
    return move


def _is_settled(action: Template) -> bool:
    """Whether an action leaves no amount open and is one that decides nothing."""
    return action["type"] in TAKES_BACK_NOTHING and not any(
        isinstance(value, dict) and "min" in value for value in action.values()
    )
