"""Decks that fit recorded choices of a distribution: dealt again, each hand holds the card that was kept."""

from collections import Counter, deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trackwalker.transcripts.drafts import BLANK, possible_draft

PRIVATES = ["MS", "BIG4", "C&WI", "MAIL", "MC", "MPC", "SC", "LSL", "O&I", "TBC"]


def dealt_again(
    deck: list[str], shuffles: list[list[str]], chosen: list[str], hand: int
) -> list[tuple[str, list[str]]]:
    """Each choice with the hand it was made from."""
    cards = deque(deck)
    seen = []
    for card, under in zip(chosen, shuffles, strict=True):
        drawn = [cards.popleft() for _ in range(min(hand, len(cards)))]
        seen.append((card, drawn))
        others = list(drawn)
        others.remove(card)
        assert Counter(under) == Counter(others)
        cards.extend(under)
    return seen


@st.composite
def distributions(draw: st.DrawFn) -> tuple[list[str], int, list[str]]:
    """A distribution as it is played: privates, players, and cards kept from random hands."""
    players = draw(st.sampled_from([3, 4, 5]))
    privates = PRIVATES[: {3: 6, 4: 8, 5: 10}[players]]
    cards = deque(draw(st.permutations([*privates, *[BLANK] * players])))
    chosen: list[str] = []
    for _ in range(draw(st.integers(0, len(cards) - 1))):
        hand = [cards.popleft() for _ in range(min(players + 2, len(cards)))]
        kept = draw(st.sampled_from(hand))
        hand.remove(kept)
        chosen.append(kept)
        cards.extend(draw(st.permutations(hand)))
    return privates, players, chosen


@given(distributions())
def test_every_distribution_that_can_be_played_is_found(played: tuple[list[str], int, list[str]]) -> None:
    privates, players, chosen = played
    found = possible_draft(privates, players, players + 2, chosen)
    assert found is not None
    deck, shuffles = found
    assert Counter(deck) == Counter([*privates, *[BLANK] * players])
    for kept, hand in dealt_again(deck, shuffles, chosen, players + 2):
        assert kept in hand


def test_the_last_card_of_all_is_offered_and_not_drawn() -> None:
    found = possible_draft(["MS", "BIG4"], 1, 3, [BLANK, "BIG4", "MS"])
    assert found is not None
    deck, shuffles = found
    assert len(deck) == 3
    assert [len(cards) for cards in shuffles] == [2, 1]


@pytest.mark.parametrize(
    "chosen",
    [
        ["MS", "MS"],
        ["MAIL"],
        [BLANK, BLANK],
    ],
    ids=["twice the same", "not in the deck", "more blanks than there are"],
)
def test_choices_that_fit_no_deck(chosen: list[str]) -> None:
    assert possible_draft(["MS", "BIG4"], 1, 3, chosen) is None
