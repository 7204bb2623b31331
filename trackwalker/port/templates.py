"""Action templates, as `legal_actions` lists them: which concrete actions a template stands for."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

__all__ = ["SameLook", "covered", "covers"]

SameLook = Callable[[str, int, int], bool]
"""Whether two rotations of a tile look the same: tile, one rotation, the other."""

_CONSENTS = ("agreed_by", "also_agreed_by")
"""Who has agreed, in any order; an action may name more than have to."""


def covers(template: Mapping[str, Any], action: Mapping[str, Any], same_look: SameLook | None = None) -> bool:
    """Whether an action is one of those that a template stands for.

    A money field of a template may be `{"min", "max", "step"}` ($), its `routes` `{"any": true}`. An actor's
    `by`, the order of `exits` and that of `cards` (any order is an outcome of a shuffle) do not count. Those
    who agree (`agreed_by`, `also_agreed_by`) by the template have to by the action, in any order; others may
    besides. same_look: counts rotations that look the same as one; without it they are different.
    """
    for field in {*template, *action}.difference(_CONSENTS):
        if field not in template or field not in action or not _fits(field, template, action, same_look):
            return False
    agreed = _consents(action)
    return all(name in agreed for name in _consents(template))


def _consents(action: Mapping[str, Any]) -> list[Any]:
    return [action[field] for field in _CONSENTS if field in action]


def covered(
    templates: Iterable[Mapping[str, Any]], action: Mapping[str, Any], same_look: SameLook | None = None
) -> bool:
    """Whether any of the templates covers the action."""
    return any(covers(template, action, same_look) for template in templates)


def _places(tokens: list[Any]) -> list[tuple[str, list[int]]]:
    """Where tokens lie, in whatever order they are named."""
    return sorted((place["hex"], sorted(place["exits"])) for place in tokens)


def _fits(
    field: str, template: Mapping[str, Any], action: Mapping[str, Any], same_look: SameLook | None
) -> bool:
    asked, given = template[field], action[field]
    if field == "actor":
        return bool(asked["kind"] == given["kind"] and asked["id"] == given["id"])
    if field in ("exits", "cards") and isinstance(asked, list) and isinstance(given, list):
        return sorted(asked) == sorted(given)
    if field == "tokens" and isinstance(asked, list) and isinstance(given, list):
        return _places(asked) == _places(given)
    if (
        field == "rotation"
        and same_look is not None
        and "tile" in action
        and template.get("tile") == action["tile"]
    ):
        return same_look(str(action["tile"]), asked, given)
    if isinstance(asked, Mapping):
        if asked.get("any") is True:
            return True
        if {"min", "max"} <= asked.keys() and isinstance(given, int) and not isinstance(given, bool):
            return bool(
                asked["min"] <= given <= asked["max"] and (given - asked["min"]) % asked.get("step", 1) == 0
            )
    return bool(asked == given)
