"""Doing at once what leaves nothing to decide."""

from collections.abc import Iterator
from itertools import islice

from ..actions import AnyMove, read_move
from ..game import Game
from ..legal import Template, proposals

MOST_ROUNDS = 4
"""How many rounds in which nobody decides anything are gone through before somebody is asked all the same."""

BLANK = "blank"


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
    """The one thing that can be done now, if it decides nothing.

    A private company can be bought in any step of a turn: a step in which nothing else is possible is passed,
    unless it is the last, or the private company could be put to use in it.
    """
    own = (action for action in proposals(game) if not _can_wait(game, action))
    first_two = list(islice(own, 2))  # every further one would cost time and tell nothing
    if len(first_two) != 1 or not (_decides_nothing(first_two[0]) or _has_come_down(game)):
        return None
    return read_move(first_two[0])


def _can_wait(game: Game, action: Template) -> bool:
    """Can this be done as well, and to the same end, in the next step of the turn?"""
    if action["type"] != "buy_company":
        return False
    step = game.state.pending[0].kind
    useful_now = step != "token" and game.box.private(action["private"]).power is not None
    return step in ("issue", "track", "token", "build") and not useful_now


def _decides_nothing(action: Template) -> bool:
    """Whether nothing on the table changes by an action: a pass, or a blank where only blanks are left.

    What is forced upon somebody and changes hands (the last private company to be chosen, the only train to
    discard, a train that must be bought) remains his act, which the rulebook names.
    """
    return bool(action["type"] == "pass" or (action["type"] == "draft" and action["card"] == BLANK))


def _has_come_down(game: Game) -> bool:
    """Whether a private company is due whose price has fallen until nobody can decline it (1846)."""
    return game.state.pending[0].kind == "last_private"
