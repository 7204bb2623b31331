"""A deck of cards and shuffles of it by which recorded choices of a distribution can have come about.

In a distribution each player draws a hand from the top of the deck, keeps one card, and the others go under
the deck in a random order. Only the choices are recorded. The cards that go under the deck together are a
pile whose order is still free: it is settled by the hands in which they have to be when they are chosen.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

__all__ = ["BLANK", "possible_draft"]

BLANK = "blank"
"""A card with which a player takes no private company."""

Pile = tuple[str, ...]
"""Cards whose order among each other is open, sorted."""


def possible_draft(
    privates: Sequence[str], blanks: int, hand: int, chosen: Sequence[str]
) -> tuple[list[str], list[list[str]]] | None:
    """A deck from the top, and after each choice the order in which the other cards go under it.

    privates, blanks: what is in the deck. hand: cards drawn. chosen: the cards kept, in order; the last card,
    which nobody chose from a hand, may follow. None if no deck fits.
    """
    cards = tuple(sorted([*privates, *[BLANK] * blanks]))
    picks = list(chosen)
    if len(picks) == len(cards):
        picks.pop()  # the last card of all is offered, not chosen
    hands = _Search(picks, hand).hands(0, ((0, cards),))
    return None if hands is None else _orders(cards, picks, hands)


class _Search:
    """Looks for hands that contain the chosen cards, the likeliest first."""

    def __init__(self, picks: Sequence[str], hand: int) -> None:
        self._picks = picks
        self._hand = hand
        self._due = {card: at for at, card in enumerate(picks) if card != BLANK}
        self._failed: set[tuple[int, tuple[Pile, ...]]] = set()

    def hands(self, at: int, deck: tuple[tuple[int, Pile], ...]) -> list[list[tuple[int, Pile]]] | None:
        """The hands from choice `at` on: which cards of which pile.

        deck: the piles with their numbers, the top one first. None if none will do.
        """
        if at == len(self._picks):
            return []
        key = (at, tuple(pile for _, pile in deck))
        if key in self._failed:
            return None
        for drawn, left in _draws(deck, self._hand, self._order):
            cards = [card for _, pile in drawn for card in pile]
            if self._picks[at] not in cards:
                continue
            cards.remove(self._picks[at])
            under = ((at + 1, tuple(sorted(cards))),) if cards else ()
            rest = self.hands(at + 1, (*left, *under))
            if rest is not None:
                return [drawn, *rest]
        self._failed.add(key)
        return None

    def _order(self, pile: Pile) -> list[str]:
        """The cards of a pile, the ones due first before those that are never chosen or last."""
        first = min(pile, key=lambda card: self._due.get(card, len(self._picks)))
        others = list(pile)
        others.remove(first)
        return [first, *sorted(others, key=lambda card: -self._due.get(card, len(self._picks)))]


def _draws(
    deck: tuple[tuple[int, Pile], ...], hand: int, order: Callable[[Pile], list[str]]
) -> Iterator[tuple[list[tuple[int, Pile]], tuple[tuple[int, Pile], ...]]]:
    """Every hand that the deck may give, by pile, with what is left of the deck."""
    whole: list[tuple[int, Pile]] = []
    for place, (number, pile) in enumerate(deck):
        if hand >= len(pile):
            whole.append((number, pile))
            hand -= len(pile)
            continue
        if hand == 0:
            yield whole, deck[place:]
            return
        seen: set[Pile] = set()
        for part in combinations(order(pile), hand):
            drawn = tuple(sorted(part))
            if drawn in seen:
                continue
            seen.add(drawn)
            left = list(pile)
            for card in drawn:
                left.remove(card)
            yield [*whole, (number, drawn)], ((number, tuple(left)), *deck[place + 1 :])
        return
    yield whole, ()


def _orders(
    cards: Pile, picks: Sequence[str], hands: Sequence[Sequence[tuple[int, Pile]]]
) -> tuple[list[str], list[list[str]]]:
    """The order of each pile: that in which its cards were drawn, those never drawn last."""
    contents: dict[int, list[str]] = {0: list(cards)}
    drawn: dict[int, list[str]] = {0: []}
    for at, (card, hand) in enumerate(zip(picks, hands, strict=True)):
        others = [one for _, pile in hand for one in pile]
        others.remove(card)
        contents[at + 1], drawn[at + 1] = others, []
        for number, pile in hand:
            drawn[number] += pile
    for number, order in drawn.items():
        left = list(contents[number])
        for card in order:
            left.remove(card)
        order += left
    return drawn[0], [drawn[at + 1] for at in range(len(picks))]
