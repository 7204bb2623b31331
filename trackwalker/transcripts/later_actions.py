"""What later actions of a recording say about an earlier one that leaves it open."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from trackwalker.transcripts.record import Recorded

__all__ = ["chosen_sizes", "company_on_turn"]


def chosen_sizes(actions: Sequence[Recorded]) -> Mapping[int, int]:
    """Which recorded action starts a company, by its place in the list -> the size chosen in the next one.

    The next one is a `choose` of the same player, with a number as its `choice`: `10`, or `10 shares`.
    """
    sizes: dict[int, int] = {}
    for at, (founding, answer) in enumerate(pairwise(actions)):
        if founding.type != "par" or answer.type != "choose":
            continue
        choice = "".join(filter(str.isdigit, str(answer.raw.get("choice"))))
        if choice and answer.raw.get("entity") == founding.raw.get("entity"):
            sizes[at] = int(choice)
    return sizes


def company_on_turn(actions: Sequence[Recorded], at: int) -> object:
    """The site's name of the company in whose turn a private company is used; None if nothing follows.

    The file does not name it. But the site waits for that company afterwards: the next action of a company is
    its own.
    """
    for following in actions[at + 1 :]:
        if following.raw.get("entity_type") == "corporation":
            return following.raw.get("entity")
    return None
