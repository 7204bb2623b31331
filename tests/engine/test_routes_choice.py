"""Choosing disjoint routes out of lists: as good as trying every choice, with and without prices on track."""

from collections.abc import Sequence
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference_engine.rules.routes.finding import sets as route_sets
from reference_engine.rules.routes.finding.sets import Choice, OutOfBudget, choose, common_unit

ROUTES = st.lists(
    st.tuples(st.integers(1, 12).map(lambda tens: 10 * tens), st.integers(1, 255)), min_size=0, max_size=14
)


def best_by_trying_all(lists: Sequence[Sequence[Choice]], classes: Sequence[int], used: int = 0) -> int:
    if not classes:
        return 0
    found = best_by_trying_all(lists, classes[1:], used)
    for value, track in lists[classes[0]]:
        if not track & used:
            found = max(found, value + best_by_trying_all(lists, classes[1:], used | track))
    return found


@settings(deadline=None, max_examples=120)
@given(lists=st.lists(ROUTES, min_size=1, max_size=3), data=st.data())
def test_the_best_choice(lists: list[list[Choice]], data: st.DataObject) -> None:
    classes = sorted(data.draw(st.lists(st.integers(0, len(lists) - 1), min_size=1, max_size=4)))
    expected = best_by_trying_all(lists, classes)
    unit = common_unit([value for routes in lists for value, _ in routes])
    for plain in (route_sets.PLAIN, 1):
        with patch.object(route_sets, "PLAIN", plain), patch.object(route_sets, "ROUTES", plain):
            revenue, picked = choose(lists, classes, unit)
            above, picked_above = choose(lists, classes, unit, floor=expected)
            below, _ = choose(lists, classes, unit, floor=max(0, expected - unit))
        assert revenue == expected
        assert above == expected
        assert picked_above == [-1] * len(classes)
        assert below == expected
        taken = [lists[number][route] for number, route in zip(classes, picked, strict=True) if route >= 0]
        assert sum(value for value, _ in taken) == revenue
        used = 0
        for _, track in taken:
            assert not track & used
            used |= track


def test_a_budget_that_is_too_small() -> None:
    # three trains that all want border 1; what the first takes leaves little for the others
    lists = [[(100 - n, 1 | 2 << n) for n in range(30)] + [(1, 2 << n) for n in range(30)]]
    assert choose(lists, [0, 0, 0], 1)[0] == 102
    with pytest.raises(OutOfBudget):
        choose(lists, [0, 0, 0], 1, budget=10)
