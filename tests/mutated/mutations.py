"""Small ways to change a table, by name: one thing of one kind, as a slip of the pen would."""

import copy
import random
from collections.abc import Callable, Iterator
from typing import Any

State = dict[str, Any]
Mutation = Callable[[State, random.Random], bool]
"""Changes a state in place; whether there was anything of the kind to change."""

MUTATIONS: dict[str, Mutation] = {}

SKIPPED = ("format", "game", "edition", "options", "rules", "box", "result", "ending")
"""Members that say what is played, and how it will end: changed by classes of their own, if at all."""


def mutation(change: Mutation) -> Mutation:
    MUTATIONS[change.__name__.replace("_", "-")] = change
    return change


def mutated(state: State, name: str, seed: int) -> State | None:
    """The state with one thing changed; None where the class finds nothing to change in it."""
    rng = random.Random(f"{name} {seed}")
    changed = copy.deepcopy(state)
    return changed if MUTATIONS[name](changed, rng) and changed != state else None


def leaves(part: Any, kind: type) -> Iterator[tuple[Any, Any]]:
    """Where the values of a kind stand: what they stand in, and their key there."""
    entries = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in entries:
        if type(value) is kind:
            yield part, key
        elif isinstance(value, dict | list):
            yield from leaves(value, kind)


def lists(part: Any) -> Iterator[list[Any]]:
    if isinstance(part, list):
        yield part
    for value in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from lists(value)


def of(state: State, rng: random.Random) -> Any:
    """A member of a state at random, the round and the decisions as often as all the rest."""
    if rng.random() < 0.5:
        return state[rng.choice(["round", "pending"])]
    return state[rng.choice([name for name in state if name not in SKIPPED])]


def pick(found: Iterator[Any], rng: random.Random) -> Any:
    every = list(found)
    return rng.choice(every) if every else None


def names(state: State) -> dict[str, list[str]]:
    return {
        "player": [player["id"] for player in state["players"]],
        "company": [company["id"] for company in state["companies"]],
        "private": [private["id"] for private in state["privates"]],
    }


@mutation
def number_changed(state: State, rng: random.Random) -> bool:
    found = pick(leaves(of(state, rng), int), rng)
    if found is None:
        return False
    place, key = found
    place[key] = rng.choice([place[key] + 1, place[key] - 1, 0, 2 * place[key], place[key] + 10, 102])
    return True


@mutation
def flag_turned(state: State, rng: random.Random) -> bool:
    found = pick(leaves(of(state, rng), bool), rng)
    if found is None:
        return False
    place, key = found
    place[key] = not place[key]
    return True


@mutation
def name_replaced(state: State, rng: random.Random) -> bool:
    """A name gives way to another of what is named so."""
    found = pick(leaves(of(state, rng), str), rng)
    if found is None:
        return False
    place, key = found
    kinds = [group for group in names(state).values() if place[key] in group]
    others = kinds[0] if kinds else [str(p[k]) for p, k in leaves(state, str) if k == key]
    place[key] = rng.choice(others)
    return True


@mutation
def names_swapped(state: State, rng: random.Random) -> bool:
    """Two names change places: once, or wherever they stand."""
    group = names(state)[rng.choice(["player", "company", "private"])]
    if len(group) < 2:
        return False
    one, other = rng.sample(group, 2)
    part = state if rng.random() < 0.5 else of(state, rng)
    swap = {one: other, other: one}
    for kind in ("player", "company", "private"):
        swap |= {f"{kind}:{one}": f"{kind}:{other}", f"{kind}:{other}": f"{kind}:{one}"}
    for place, key in list(leaves(part, str)):
        place[key] = swap.get(place[key], place[key])
    return True


@mutation
def item_dropped(state: State, rng: random.Random) -> bool:
    found = pick((entries for entries in lists(of(state, rng)) if entries), rng)
    if found is None:
        return False
    del found[rng.randrange(len(found))]
    return True


@mutation
def item_doubled(state: State, rng: random.Random) -> bool:
    found = pick((entries for entries in lists(of(state, rng)) if entries), rng)
    if found is None:
        return False
    found.insert(rng.randrange(len(found) + 1), copy.deepcopy(rng.choice(found)))
    return True


@mutation
def items_swapped(state: State, rng: random.Random) -> bool:
    found = pick((entries for entries in lists(of(state, rng)) if len(entries) > 1), rng)
    if found is None:
        return False
    one, other = rng.sample(range(len(found)), 2)
    found[one], found[other] = found[other], found[one]
    return True


@mutation
def list_emptied(state: State, rng: random.Random) -> bool:
    found = pick((entries for entries in lists(of(state, rng)) if entries), rng)
    if found is None:
        return False
    found.clear()
    return True


@mutation
def nothing_there(state: State, rng: random.Random) -> bool:
    """A name or number gives way to null, or null to a name or number."""
    part = of(state, rng)
    found = pick((place for kind in (str, int, type(None)) for place in leaves(part, kind)), rng)
    if found is None:
        return False
    place, key = found
    like = [p[k] for p, k in [*leaves(state, str), *leaves(state, int)] if k == key] or ["Alice", 1]
    place[key] = rng.choice(like) if place[key] is None else None
    return True


@mutation
def member_left_out(state: State, rng: random.Random) -> bool:
    part = of(state, rng)
    found = pick((entry for entry in _objects(part) if entry), rng)
    if found is None:
        return False
    del found[rng.choice(sorted(found))]
    return True


def _objects(part: Any) -> Iterator[dict[str, Any]]:
    if isinstance(part, dict):
        yield part
    for value in part.values() if isinstance(part, dict) else part if isinstance(part, list) else ():
        yield from _objects(value)


@mutation
def certificate_moved(state: State, rng: random.Random) -> bool:
    """A certificate lies with somebody else, often where others of its company lie."""
    paper = rng.choice(state["certificates"])
    holders = {other["holder"] for other in state["certificates"] if other["company"] == paper["company"]}
    holders |= {f"player:{name}" for name in names(state)["player"]}
    paper["holder"] = rng.choice(sorted(holders | {"pool"}))
    return True


@mutation
def owner_changed(state: State, rng: random.Random) -> bool:
    """A private company belongs to somebody else."""
    if not state["privates"]:
        return False
    holders = ["bank", "box", *(f"player:{name}" for name in names(state)["player"])]
    holders += [f"company:{company['id']}" for company in state["companies"] if company["floated"]]
    rng.choice(state["privates"])["owner"] = rng.choice(holders)
    return True


@mutation
def money_moved(state: State, rng: random.Random) -> bool:
    """Some money goes from one to another, or a little more than one has."""
    purses = [*state["players"], *state["companies"]]
    if state["bank"]["cash"] is not None:
        purses.append(state["bank"])
    source, target = rng.sample(purses, 2)
    amount = rng.choice([1, source["cash"] // 2, source["cash"], source["cash"] + 1, 10])
    source["cash"] -= amount
    target["cash"] += amount
    return True


@mutation
def train_moved(state: State, rng: random.Random) -> bool:
    """A train of a company, of the pool or of the bank goes to a company, or to the pool."""
    running = [company for company in state["companies"] if company["floated"] and not company["closed"]]
    owning = [company for company in running if company["trains"]]
    if not running:
        return False
    if owning and rng.random() < 0.6:
        company = rng.choice(owning)
        train = company["trains"].pop(rng.randrange(len(company["trains"])))
    else:
        stack = [entry for entry in state["depot"]["stack"] if entry["left"]]
        if not stack:
            return False
        entry = rng.choice(stack[:2])
        entry["left"] -= 1
        train = {"name": entry["train"]}
    if rng.random() < 0.3:
        state["depot"]["pool"].append(train["name"])
    else:
        rng.choice(running)["trains"].append(train)
    return True


@mutation
def price_moved(state: State, rng: random.Random) -> bool:
    """A company lies in another cell of the chart, which is occupied, or in its own with another price."""
    if not state["market"]:
        return False
    cell = rng.choice(state["market"])
    if rng.random() < 0.3:
        cell["price"] += rng.choice([-10, 5, 10])
        return True
    name = cell["stack"].pop(rng.randrange(len(cell["stack"]))) if cell["stack"] else None
    if name is None:
        return False
    target = rng.choice(state["market"])
    target["stack"].insert(rng.randrange(len(target["stack"]) + 1), name)
    state["market"] = [entry for entry in state["market"] if entry["stack"]]
    return True


@mutation
def tile_moved(state: State, rng: random.Random) -> bool:
    """A tile is turned, exchanged for one of the supply, or goes back into it."""
    laid, left = state["tiles"]["laid"], state["tiles"]["left"]
    if not laid:
        return False
    tile = rng.choice(laid)
    how = rng.choice(["turned", "exchanged", "back"])
    if how == "turned":
        tile["rotation"] = rng.randrange(6)
        return True
    if left.get(tile["tile"]) is not None:
        left[tile["tile"]] += 1
    if how == "back":
        laid.remove(tile)
        return True
    tile["tile"] = rng.choice(sorted(left))
    if left[tile["tile"]] is not None:
        left[tile["tile"]] -= 1
    return True


@mutation
def token_moved(state: State, rng: random.Random) -> bool:
    """A token goes back to its company, or lies where one of another company lies."""
    placed = [company for company in state["companies"] if company["tokens"]]
    if not placed:
        return False
    company = rng.choice(placed)
    at = rng.randrange(len(company["tokens"]))
    if rng.random() < 0.5:
        del company["tokens"][at]
        company["tokens_left"] += 1
    else:
        company["tokens"][at] = copy.deepcopy(rng.choice(rng.choice(placed)["tokens"]))
    return True


@mutation
def turn_changed(state: State, rng: random.Random) -> bool:
    """It is somebody else's turn, in the round, among those who decide, or in both."""
    turn = state["round"].get("turn")
    if not isinstance(turn, dict):
        return False
    kind = "player" if "player" in turn else "company"
    others = names(state)[kind]
    if kind == "company":
        others = [c["id"] for c in state["companies"] if c["floated"] and not c["closed"]] or others
    other, where = rng.choice(others), rng.choice(["turn", "pending", "both"])
    old = turn[kind]
    if where != "pending":
        turn[kind] = other
        for member in ("order", "done"):
            entries = state["round"].get(member)
            if entries is not None and where == "both":
                entries[:] = [old if name == other else name for name in entries]
    if where != "turn":
        presidents = {c["id"]: c["president"] for c in state["companies"]}
        for due in state["pending"]:
            for actor in due["actors"]:
                if actor["id"] == old:
                    actor["id"] = other
                    if "by" in actor and presidents.get(other):
                        actor["by"] = presidents[other]
    return True


@mutation
def decision_changed(state: State, rng: random.Random) -> bool:
    """Another decision is due, with its step or without."""
    kinds = ["convert", "issue", "build", "track", "token", "run", "dividend", "buy_train", "emergency"]
    kinds += ["interest", "loans", "bonds", "own_shares", "lead_train", "stock_turn", "auction_turn", "bonus"]
    kinds += ["discard_train", "home", "merger", "assign", "par", "launch", "auction", "contest"]
    if not state["pending"]:
        return False
    kind = rng.choice(kinds)
    state["pending"][0]["kind"] = kind
    turn = state["round"].get("turn")
    if isinstance(turn, dict) and "step" in turn and rng.random() < 0.6:
        turn["step"] = {"buy_train": "trains", "emergency": "trains"}.get(kind, kind)
    revenue = turn.get("revenue") if isinstance(turn, dict) else None
    contexts = {"buy_train": {"must_buy": rng.random() < 0.5}, "dividend": {"revenue": revenue or 0}}
    state["pending"][0]["context"] = contexts.get(kind, {})
    return True


@mutation
def phase_changed(state: State, rng: random.Random) -> bool:
    """Another phase, of those that states of the game name."""
    state["phase"] = rng.choice(
        ["1", "2", "3", "4", "5", "6", "7", "D", "I", "II", "III", "IV", "2H", "4H", "6H", "10H", "E"]
    )
    return True
