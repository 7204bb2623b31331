"""From an action template to a concrete action."""

import random
from collections.abc import Callable, Mapping
from typing import Any

__all__ = ["Choose", "EmptyRange", "fill", "least_most_or_any"]

Choose = Callable[[int, int, int], int]
"""Picks an amount of $ of a range: least, most, step."""


class EmptyRange(Exception):
    """A template gives a range with nothing in it."""


def least_most_or_any(rng: random.Random) -> Choose:
    """A choice that takes the ends of a range as often as what lies between them."""

    def choose(least: int, most: int, step: int) -> int:
        most -= (most - least) % step
        return rng.choice((least, most, least + step * rng.randint(0, (most - least) // step)))

    return choose


def fill(
    template: Mapping[str, Any], choose: Choose, routes: Callable[[str], list[dict[str, Any]]]
) -> dict[str, Any]:
    """A concrete action of a template: ranges are chosen from, `routes` gives the routes of a company.

    Raises EmptyRange.
    """
    action = dict(template)
    for field, value in template.items():
        if isinstance(value, Mapping) and {"min", "max"} <= value.keys():
            if value["min"] > value["max"]:
                raise EmptyRange(f"{field} from {value['min']} to {value['max']} in {dict(template)}")
            action[field] = choose(value["min"], value["max"], value.get("step", 1))
    if isinstance(template.get("routes"), Mapping):
        action["routes"] = routes(str(template["actor"]["id"]))
    return action
