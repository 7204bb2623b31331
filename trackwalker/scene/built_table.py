"""A table whose map is built by the players: its deal, and how it looks before the first piece."""

from collections.abc import Sequence
from typing import Any

from trackwalker.components.box import Box
from trackwalker.scene.plain_table import plain_table
from trackwalker.scene.values import PLAYER_NAMES

__all__ = [
    "built_deal",
    "built_members",
    "choose_destination",
    "columns_of",
    "map_round",
    "usual_map",
    "with_rest",
]


def minors(box: Box) -> list[str]:
    """The companies whose charters are dealt out."""
    return [name for name, card in box.companies.items() if card.get("kind") == "minor"]


def columns_of(box: Box, names: list[str]) -> list[list[str]]:
    """Charters dealt into the columns of the mode, one column after the other."""
    columns = int(box.modes[box.data["mode"]]["columns"])
    each = -(-len(minors(box)) // columns)
    return [names[at : at + each] for at in range(0, columns * each, each)]


def built_deal(box: Box) -> dict[str, Any]:
    """The stack, the charters and who begins, where a scenario does not care; nothing for a printed map.

    The pieces come in the order in which the usual map of the mode is made of them, the projects after it.
    """
    if not box.is_built:
        return {}
    usual = plain_table(box).maps[box.data["mode"]]
    deck = [laid["piece"] for laid in usual["pieces"]] + list(box.data["parts"]["projects"])
    return {"deck": deck, "charters": columns_of(box, minors(box)), "starter": PLAYER_NAMES[0]}


def map_round(box: Box, deal: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The round in which the map is built, and the first decision in it."""
    starter, top = deal["starter"], deal["deck"][0]
    actor = {"kind": "player", "id": starter}
    piece = next((name for name in deal["deck"] if name in box.data["parts"]["pieces"]), top)
    return (
        {"kind": "map", "turn": starter},
        {"kind": "lay_piece", "actors": [actor], "context": {"piece": piece}},
    )


def built_members(box: Box, deal: dict[str, Any]) -> dict[str, Any]:
    """The members that the state of such a table has: options, map, cycle and charters."""
    destination = list(box.data["parts"]["destinations"][0])
    stack = list(deal["deck"])
    while stack[0] in box.data["parts"]["projects"]:
        stack.append(stack.pop(0))
    return {
        "options": {"mode": box.data["mode"]},
        "map": {"pieces": [], "stack": stack, "blanks": [], "capitals": [], "destination": destination},
        "cycle": {"number": 1, "of": box.modes[box.data["mode"]]["cycles"]},
        "charters": [list(column) for column in deal["charters"]],
    }


def choose_destination(box: Box, state: dict[str, Any], card: int) -> None:
    """Of the destination cards, numbered from 1, this one lies beside the map."""
    state["options"]["destination"] = card
    state["map"]["destination"] = list(box.data["parts"]["destinations"][card - 1])


def with_rest(box: Box, built: dict[str, Any], items: Sequence[str]) -> list[str]:
    """A stack that begins with these pieces and projects; those that lie nowhere follow in the usual order.

    As many projects have been carried out as there are capitals: the first of those not named.
    """
    laid = {entry["piece"] for entry in built["pieces"]}
    usual = [entry["piece"] for entry in plain_table(box).maps[box.data["mode"]]["pieces"]]
    pieces = [name for name in usual if name not in laid and name not in items]
    projects = [name for name in box.data["parts"]["projects"] if name not in items]
    return [*items, *pieces, *projects[len(built["capitals"]) :]]


def usual_map(box: Box) -> dict[str, Any]:
    """The map that has been built where no sentence says which."""
    usual = plain_table(box).maps[box.data["mode"]]
    return {
        "pieces": [dict(laid) for laid in usual["pieces"]],
        "stack": [],
        "blanks": [],
        "capitals": list(usual["capitals"]),
        "destination": list(box.data["parts"]["destinations"][0]),
    }
