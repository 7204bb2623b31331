"""An action in the sentences of the vocabulary: those that might say it, for whoever tries which does."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwalker_steps.names import FERRY_LINES, PRIVATE_NAMES
from trackwalker_steps.nouns import MARKERS

from trackwalker.components.box import Box
from trackwalker.suite.proposals.text import names_of

__all__ = ["Spoken", "attempted", "ways_to_say"]

Action = Mapping[str, Any]
State = Mapping[str, Any]

Spoken = tuple[str, list[list[str]] | None]
"""A sentence, and the table below it if it has one."""

_VERBS = (
    "opens an auction", "puts", "gives", "lays", "makes", "places", "passes", "buys", "sells", "issues",
    "redeems", "converts", "bids", "sets", "launches", "keeps", "takes", "opens", "discards", "runs", "pays",
    "repays", "proposes", "agrees", "turns", "chooses", "replaces", "declares",
)  # fmt: skip


def attempted(sentence: str) -> str:
    """The same sentence as an attempt: `Alice sells` becomes `Alice tries to sell`."""
    for verb in _VERBS:
        head, found, rest = sentence.partition(f" {verb} ")
        if not found and sentence.endswith(f" {verb}"):
            head, found, rest = sentence.removesuffix(f" {verb}"), verb, ""
        if found:
            return f"{head} tries to {_plain(verb)} {rest}".rstrip()
    return sentence


def _plain(verb: str) -> str:
    word, _, rest = verb.partition(" ")
    stem = word[:-2] if word.endswith("sses") else word[:-1]
    return f"{stem} {rest}".rstrip()


def ways_to_say(action: Action, box: Box, state: State) -> Iterator[Spoken]:
    """Sentences that may ask for an action on a table. Only some of them are right, perhaps none is."""
    for who in _actors(action["actor"]):
        for what, table in _deeds(action, box, state):
            for also in _consents(action):
                yield f"{who} {what}{also}", table


def _actors(actor: Action) -> list[str]:
    if actor["kind"] != "company":
        return [str(actor["id"])]
    word = f", on {actor['by']}'s word," if "by" in actor else ""
    return [f"{name}{word}" for name in names_of(str(actor["id"]))]


def _consents(action: Action) -> list[str]:
    if "agreed_by" not in action:
        return [""]
    also = f" and {action['also_agreed_by']}'s" if "also_agreed_by" in action else ""
    return [f", with {action['agreed_by']}'s consent{also}"]


def _privates(name: str) -> list[str]:
    longer = [
        f"{article}{long}"
        for long, short in PRIVATE_NAMES.items()
        if short == name
        for article in ("the ", "")
    ]
    return [name, *longer]


def _where(holder: str) -> list[str]:
    kind, _, name = holder.partition(":")
    if kind == "company":
        return names_of(name) if name else []
    if kind == "player":
        return [name]
    return {"ipo": ["the IPO"], "pool": ["the pool", "the market"], "bank": ["the bank"]}.get(kind, [])


def _deeds(action: Action, box: Box, state: State) -> Iterator[Spoken]:
    maker = _MAKERS.get(str(action["type"]))
    if maker is not None:
        for sentence in maker(action, box, state):
            yield (sentence, None) if isinstance(sentence, str) else sentence


def _pass(_: Action, __: Box, state: State) -> Iterator[str]:
    due = str(state["pending"][0]["kind"]) if state["pending"] else ""
    steps = {
        "track": "lays no track",
        "build": "lays no track",
        "token": "places no token",
        "loans": "repays no loan",
        "bonds": "buys back no bond",
        "buy_train": "buys no train",
        "merger": "proposes no merger",
        "merger_answer": "turns down the merger",
    }
    if due in steps:
        yield steps[due]
    yield "passes"


def _bid(action: Action, *_: Any) -> Iterator[str]:
    price = action.get("price")
    if "private" in action:
        for name in _privates(action["private"]):
            yield f"bids ${price} on {name}"
            yield f"buys {name} for ${price}"
        return
    yield f"bids ${price} for the first choice"
    yield f"opens an auction at ${price}"
    yield f"bids ${price}"


def _par(action: Action, *_: Any) -> Iterator[str]:
    shares = f", with {action['shares']} shares" if "shares" in action else ""
    for name in names_of(action["company"]):
        yield f"buys the president's certificate of {name} at a par of ${action['price']}{shares}"
        yield f"buys the president's certificate of {name} at an opening price of ${action['price']}{shares}"
        yield f"sets the par of {name} at ${action['price']}"


def _buy_shares(action: Action, box: Box, state: State) -> Iterator[str]:
    handing = ", handing in shares for the president's certificate" if action.get("exchange") else ""
    own = f"company:{action['company']}"
    piles = ["its treasury"] if action.get("from") == own else _where(str(action.get("from")))
    for name in names_of(action["company"]):
        for pile in piles:
            yield f"buys {action['percent']}% of {name} from {pile}{handing}"
        yield f"takes {action['percent']}% of {name} for two old shares"
        yield from _own(action, "redeems", name, box, state)


def _sell_shares(action: Action, box: Box, state: State) -> Iterator[str]:
    for name in names_of(action["company"]):
        yield f"sells {action['percent']}% of {name}"
        yield from _own(action, "issues", name, box, state)


def _own(action: Action, verb: str, name: str, box: Box, state: State) -> Iterator[str]:
    entry: Action = next((one for one in state["companies"] if one["id"] == action["company"]), {})
    shares = entry.get("share_count") or 100 // box.share_percent(action["company"])
    count = action["percent"] * shares // 100
    for of in ("", f" of {name}"):
        yield f"{verb} {count} share{'' if count == 1 else 's'}{of}"


def _buy_private(action: Action, *_: Any) -> Iterator[str]:
    for name in _privates(action["private"]):
        yield f"buys {name} for ${action.get('price')}"
        yield f"takes {name} for ${action.get('price')}"


def _buy_company(action: Action, _: Box, state: State) -> Iterator[str]:
    for name in _privates(action["private"]):
        for owner in _where(str(action.get("from") or _owner(state, action["private"]))):
            yield f"buys {name} from {owner} for ${action['price']}"


def _owner(state: State, private: str) -> str:
    return next((str(one["owner"]) for one in state["privates"] if one["id"] == private), "")


def _lay(action: Action, *_: Any) -> Iterator[str]:
    printed = str(action["tile"])
    head = printed.rstrip("abcdefghijklmnopqrstuvwxyz")
    tiles = [
        f"#{printed}",
        *([f"#{head} {printed[len(head) :].upper()}"] if head != printed and head else []),
    ]
    powers = (
        [f", by the power of {name}" for name in _privates(action["private"])]
        if "private" in action
        else [""]
    )
    for tile in tiles:
        for power in powers:
            yield f"lays {tile} on {action['hex']}, turned {action['rotation']}{power}"


def _place(hexagon: str, exits: list[int], box: Box, state: State) -> list[str]:
    laid = next(((t["tile"], t["rotation"]) for t in state["tiles"]["laid"] if t["hex"] == hexagon), None)
    names = [hexagon]
    places = box.tiles.places(hexagon, laid)
    if len(places) > 1:
        names.append(box.tiles.spot_words(hexagon, frozenset(exits)))
    return names


def _token(action: Action, box: Box, state: State) -> Iterator[str]:
    powers = (
        [f", by the power of {name}" for name in _privates(action["private"])]
        if "private" in action
        else [""]
    )
    for place in _place(action["hex"], action.get("exits", []), box, state):
        for thing in ("a token", "a hotel", "a terminal"):
            for power in powers:
                yield f"places {thing} in {place}{power}"


def _run(action: Action, box: Box, state: State) -> Iterator[str | Spoken]:
    if not action["routes"]:
        yield "runs no train"
        return
    table = []
    for route in action["routes"]:
        steps = [
            _place(step["hex"], step["exits"], box, state)[-1] if "exits" in step else step["hex"]
            for step in route["path"]
        ]
        row = [f"{route['train']}-train", " ".join(steps)]
        if route.get("counted"):
            places = [_place(one["hex"], one.get("exits", []), box, state)[-1] for one in route["counted"]]
            row.append(
                "counting " + " and ".join([", ".join(places[:-1]), places[-1]] if places[1:] else places)
            )
        table.append(row)
    yield "runs", table


def _dividend(action: Action, *_: Any) -> Iterator[str]:
    yield {
        "payout": "pays out its revenue",
        "withhold": "keeps its revenue",
        "half": "pays out half of its revenue",
    }.get(str(action["kind"]), "")


def _buy_train(action: Action, *_: Any) -> Iterator[str]:
    handing = f", handing in {_a(action['exchange'])}" if "exchange" in action else ""
    for source in _where(str(action["from"])):
        yield f"buys {_a(action['train'])} from {source} for ${action['price']}{handing}"


def _a(train: str) -> str:
    return f"{'an' if train[0] in '8E' else 'a'} {train}-train"


def _discard(action: Action, *_: Any) -> Iterator[str]:
    marked = " with the locomotive marker" if action.get("marked") else ""
    yield f"discards {_a(action['train'])}{marked}"


def _draft(action: Action, *_: Any) -> Iterator[str]:
    if action["card"] == "blank":
        yield "keeps a blank"
    yield from (f"keeps {name}" for name in _privates(action["card"]))


def _launch(action: Action, *_: Any) -> Iterator[str]:
    starting = f", starting in {action['hex']}" if "hex" in action else ""
    yield from (f"launches {name} at ${action['price']}{starting}" for name in names_of(action["company"]))


def _merge(action: Action, *_: Any) -> Iterator[str]:
    for other in names_of(action["with"]):
        for into in [f" into {name}" for name in names_of(action["into"])] if "into" in action else [""]:
            yield f"proposes to merge with {other}{into}"
            yield f"agrees to merge with {other}{into}"


def _bonds(action: Action, *_: Any) -> Iterator[str]:
    count = action.get("count", 1)
    bonds = f"{count} bond{'' if count == 1 else 's'}"
    company = str(action.get("company", action["actor"]["id"]))
    yield f"issues {bonds}"
    for name in names_of(company):
        yield f"sells {bonds} of {name}"
        for pile in (*_where(str(action.get("from"))), "its treasury"):
            yield f"buys a bond of {name} from {pile}"
        yield f"takes a bond of {name} for two old shares"
    for source in ("the open market", *_where(str(action.get("from")))):
        yield f"buys back a bond from {source}"


def _assign(action: Action, box: Box, state: State) -> Iterator[str]:
    if "hex" in action:
        yield f"puts a suburb on {action['hex']}"
    for name in MARKERS:
        marker = f"the {name} marker"
        if "hex" in action:
            places = _place(action["hex"], action.get("exits", []), box, state)
            yield from (f"puts {marker} on {place}" for place in places)
        if "train" in action:
            yield f"puts {marker} on {_a(action['train'])}"
        if "company" in action:
            yield from (f"gives {marker} to {company}" for company in names_of(action["company"]))
        yield f"takes {marker}"


def _ferry(action: Action, *_: Any) -> Iterator[str]:
    line = next((name for name, short in FERRY_LINES.items() if short == action["line"]), None)
    if line is not None and not action.get("tiles"):
        yield f"opens the ferry line {line}"


_MAKERS: Mapping[str, Any] = {
    "pass": _pass,
    "bid": _bid,
    "par": _par,
    "buy_shares": _buy_shares,
    "sell_shares": _sell_shares,
    "buy_private": _buy_private,
    "buy_company": _buy_company,
    "lay_tile": _lay,
    "place_token": _token,
    "run_routes": _run,
    "dividend": _dividend,
    "buy_train": _buy_train,
    "discard_train": _discard,
    "draft": _draft,
    "launch": _launch,
    "merge": _merge,
    "sell_bond": _bonds,
    "buy_bond": _bonds,
    "assign": _assign,
    "open_ferry": _ferry,
    "convert": lambda *_: ["converts to ten shares"],
    "take_loan": lambda *_: ["takes a loan"],
    "payoff_loan": lambda *_: ["repays a loan"],
    "bankrupt": lambda *_: ["declares bankruptcy"],
    "choose_major": lambda action, *_: [f"chooses {name} for them" for name in names_of(action["company"])],
    "lay_blank": lambda action, *_: [f"lays a single blank on {action['hex']}"],
    "lay_piece": lambda action, *_: [
        f"lays map piece {action['piece']} at {action['hex']}, turned {action['rotation']}"
    ],
    "place_capital": lambda action, *_: [f"makes {action['hex']} a capital"],
}
"""What makes the sentences of each type of action; of the others nothing is said."""
