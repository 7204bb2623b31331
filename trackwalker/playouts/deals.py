"""What is random at the start of a game: drawn here, from what the box says can be drawn."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from trackwalker.invariants.core.facts import Facts
from trackwalker.playouts.events.map_building import has_border
from trackwalker.scene.values import PLAYER_NAMES

__all__ = ["BLANK", "dealt_game", "random_deal", "random_mode", "random_options"]

_BORDERS_FIRST = 0.04
"""How many decks are arranged so that the map has to be begun anew, which chance hardly ever brings."""

BLANK = "blank"
"""A card of the distribution without a private company on it."""


def dealt_game(game: str, names: Sequence[str], facts: Facts, rng: random.Random) -> dict[str, Any]:
    """What `new_game` is given for a game of these players: deal, mode and optional rules drawn."""
    mode = random_mode(facts.components, len(names), rng)
    components = facts.at({"options": mode}).components if mode else facts.components
    params: dict[str, Any] = {
        "game": game,
        "players": list(names),
        "deal": random_deal(components, len(names), rng),
    }
    options = {**mode, **random_options(components, len(names), rng)}
    return {**params, "options": options} if options else params


def random_deal(components: Mapping[str, Any], players: int, rng: random.Random) -> dict[str, Any]:
    """A deal for so many players, as `new_game` takes it.

    Drawn are the company whose certificate lies under a private company, the companies that are taken out of
    each removable group, and the order of the cards of the distribution.
    """
    deal: dict[str, Any] = {
        private["id"]: rng.choice([company["id"] for company in components["companies"]])
        for private in components["privates"]
        if private.get("share", {}).get("company") == "random"
    }
    removed: list[str] = []
    if components.get("removable"):
        number = components["players"][players].get("removed_per_group", 0)
        for group in components["removable"]:
            removed += rng.sample(group["members"], number + group.get("more", 0))
        deal["removed"] = removed
    if "parts" in components:
        deal |= _deal_of_a_map(components, players, rng)
    if components.get("draft"):
        deck = [private["id"] for private in components["privates"] if private["id"] not in removed]
        deck += [BLANK] * players
        rng.shuffle(deck)
        deal["deck"] = deck
    return deal


def _deal_of_a_map(components: Mapping[str, Any], players: int, rng: random.Random) -> dict[str, Any]:
    """The stack of pieces and projects, the columns of charters, and who begins, in one mode."""
    parts, mode = components["parts"], components["modes"][components["mode"]]
    deck = [*parts["pieces"], *parts["projects"]]
    minors = [card["id"] for card in components["companies"] if card.get("kind") == "minor"]
    rng.shuffle(deck)
    rng.shuffle(minors)
    if random.Random(repr(deck)).random() < _BORDERS_FIRST:
        deck = _with_borders_first(deck, parts)
    each = len(minors) // mode["columns"]
    columns = [minors[at : at + each] for at in range(0, len(minors), each)]
    return {"deck": deck, "charters": columns, "starter": PLAYER_NAMES[rng.randrange(players)]}


def _with_borders_first(deck: Sequence[str], parts: Mapping[str, Any]) -> list[str]:
    """A deck from which hardly a map can be built: after the first piece the projects and all borders."""
    bordered = [card for card in deck if card in parts["pieces"] and has_border(card, parts)]
    projects = [card for card in deck if card in parts["projects"]]
    others = [card for card in deck if card not in bordered and card not in projects]
    return [*others[:1], *projects, *bordered, *others[1:]]


def random_mode(components: Mapping[str, Any], players: int, rng: random.Random) -> dict[str, Any]:
    """The options that say in which mode so many play, and by which destination card; none without modes."""
    fitting = [name for name, mode in components.get("modes", {}).items() if players in mode["players"]]
    if not fitting:
        return {}
    cards = len(components["parts"]["destinations"])
    return {"mode": rng.choice(fitting), "destination": rng.randint(1, cards)}


def random_options(components: Mapping[str, Any], players: int, rng: random.Random) -> dict[str, Any]:
    """The optional rules of a game for so many players, as `new_game` takes them: each half of the time."""
    limit = components["shares"].get("optional_player_limits", {}).get(players)
    return {"holding_limit": limit} if limit is not None and rng.random() < 0.5 else {}
