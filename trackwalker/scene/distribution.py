"""The distribution of the private companies by cards: deck, hand, and the cards kept."""

from collections import Counter
from typing import Any

from trackwalker.components.box import Box
from trackwalker.errors import SceneError
from trackwalker.scene.plain_table import plain_table
from trackwalker.scene.values import PLAYER_NAMES

BLANK = "blank"
"""A card without a private company on it: a player card."""


def left_out(box: Box, count: int, named: list[str]) -> list[str]:
    """What leaves the game at the start with so many players: what is named, of other groups what is usual.

    Where that is too few for the edition, what its plain table leaves out besides.

    Raises SceneError where a group has lost too many or too few, or something is in no group.
    """
    plain = plain_table(box)
    usual, besides = plain.left_out.get(count, ()), plain.left_out_besides
    gone: list[str] = []
    for group, wanted in box.removals(count):
        members = [name for name in group if name in named] or [name for name in group if name in usual]
        if len(members) < wanted:
            members += [name for name in group if name in besides and name not in members]
        if len(members) != wanted:
            raise SceneError(
                f"with {count} players {wanted} of {', '.join(group)} leave the game, not {len(members)}"
            )
        gone += members
    if strangers := [name for name in named if name not in gone]:
        raise SceneError(f"{', '.join(strangers)} cannot be left out of the game")
    return gone


def with_all_removals(box: Box, count: int, deal: dict[str, Any]) -> dict[str, Any]:
    """A deal as an edition asks for it that takes out more than the one for which it was written.

    What its plain table leaves out besides goes; a deal that takes out enough stays as it is.
    """
    removed, besides = deal.get("removed", ()), plain_table(box).left_out_besides
    short = [group for group, wanted in box.removals(count) if len({*group} & {*removed}) < wanted]
    more = [name for group in short for name in group if name in besides and name not in removed]
    return {**deal, "removed": [*removed, *more]} if more else deal


def all_cards(box: Box, count: int, removed: list[str]) -> list[str]:
    """Every card of the distribution in its usual order: privates as in the box, with blanks between."""
    cards: list[str] = []
    blanks = count
    for private in box.privates:
        if private not in removed:
            cards += [private, BLANK][: 2 if blanks else 1]
            blanks -= 1 if blanks else 0
    return cards


def in_order_of_choice(players: list[str], priority: str) -> list[str]:
    """The players counter-clockwise, from the one on the right of the priority holder."""
    seat = players.index(priority)
    return [players[(seat - 1 - step) % len(players)] for step in range(len(players))]


def fresh_round(box: Box, count: int, deck: list[str]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The round and the decision with which the distribution begins."""
    size = box.hand(count)
    first = in_order_of_choice(list(PLAYER_NAMES[:count]), PLAYER_NAMES[0])[0]
    return (
        {"kind": "draft", "deck": deck[size:], "hand": deck[:size], "picks": []},
        choice(first, deck[:size]),
    )


def choice(player: str, hand: list[str]) -> dict[str, Any]:
    """The decision of a player who has drawn these cards."""
    return {
        "kind": "draft",
        "actors": [{"kind": "player", "id": player}],
        "context": {"cards": list(hand)},
    }


def without_cards(cards: list[str], taken: list[str]) -> list[str]:
    """The cards without those taken, in their order; SceneError for a card that is not among them."""
    wanted = Counter(taken)
    if missing := wanted - Counter(cards):
        raise SceneError(f"there is no such card left: {', '.join(missing)}")
    left = []
    for card in cards:
        if wanted[card]:
            wanted[card] -= 1
        else:
            left.append(card)
    return left


def turns_before(player: str, order: list[str], kept: dict[str, list[str]]) -> int:
    """How many cards have been kept before this player's choice, at least those that sentences speak of."""
    turns = order.index(player)
    while any(len(cards) > _choices(order.index(name), turns, len(order)) for name, cards in kept.items()):
        turns += len(order)
    return turns


def _choices(seat: int, turns: int, players: int) -> int:
    """How often the player who is so far down the order has chosen in so many turns."""
    return (turns - seat + players - 1) // players


def keep_unsaid(kept: dict[str, list[str]], order: list[str], turns: int, cards: list[str]) -> list[str]:
    """Add to `kept` what nobody has spoken of, blanks first; the cards that are then left.

    Raises SceneError where somebody is said to have kept more cards than he has chosen.
    """
    left = list(cards)
    for name, told in kept.items():
        if len(told) > _choices(order.index(name), turns, len(order)):
            raise SceneError(f"{name} cannot have kept {len(told)} cards yet")
    for turn in range(turns):
        own = kept[order[turn % len(order)]]
        if len(own) <= turn // len(order):
            if not left:
                raise SceneError("there are not so many cards")
            own.append(BLANK if BLANK in left else left[0])
            left.remove(own[-1])
    return left


def in_turn(kept: dict[str, list[str]], order: list[str]) -> list[dict[str, str]]:
    """The cards kept as they were chosen: one each, round after round."""
    longest = max(len(cards) for cards in kept.values())
    return [
        {"player": name, "card": kept[name][index]}
        for index in range(longest)
        for name in order
        if index < len(kept[name])
    ]
