"""Each contradiction that docs/state.md lists: refused in words, printed by `validate`."""

import copy
import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sound_tables import of_openings, on_the_way

from reference_engine.engine import EngineError, ReferenceEngine
from trackwalker.cli.validate import command
from trackwalker.components.load import load_components
from trackwalker.games.known import GAMES
from trackwalker.paths import features_dir
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import Scene
from trackwalker.suite.sentences import Matcher

State = dict[str, Any]
Spoil = Callable[[State], Any]

ROOT = Path(__file__).resolve().parents[2]
ALL = tuple(GAMES)
BUILDING = ("track", "build")


def listed() -> dict[str, str]:
    """The contradictions of the page, each with a part of what is said of it."""
    page = (ROOT / "docs" / "state.md").read_text(encoding="utf-8")
    chapter = re.search(r"^## Tables that contradict themselves$.*?(?=^## )", page, re.MULTILINE | re.DOTALL)
    assert chapter
    return dict(re.findall(r"^\| (.+?) \| `(.+?)` \|$", chapter[0], re.MULTILINE))


def acting(state: State) -> State:
    """The company whose turn it is."""
    name = state["round"]["turn"]["company"]
    return next(company for company in state["companies"] if company["id"] == name)


def another_president(state: State) -> None:
    company = next(company for company in state["companies"] if company["president"])
    names = [player["id"] for player in state["players"] if player["id"] != company["president"]]
    company["president"] = names[0]


def a_tile_more(state: State) -> None:
    left = state["tiles"]["left"]
    left[next(name for name in left if left[name] is not None)] += 1


def a_train_less(state: State) -> None:
    left = next((entry for entry in state["depot"]["stack"] if entry["left"]), None)
    if left is not None:
        left["left"] -= 1
    else:  # all that are counted have been sold
        state["depot"]["gone"][0]["count"] -= 1


def twice_a_marker(state: State) -> None:
    private = {"18FL": "POSC", "1846": "SC"}[state["game"]]
    lying = {"marker": "port", "private": private, "hex": "G20", "company": acting(state)["id"]}
    if state["game"] == "1846":
        lying["hex"] = "G19"
    state["markers"] = [lying, dict(lying)]


def misplaced_marker(state: State) -> None:
    """A marker lies where its private company has no place for it."""
    twice_a_marker(state)
    elsewhere = "B7" if state["game"] == "18FL" else "G15"
    state["markers"] = [state["markers"][0] | {"hex": elsewhere}]


def with_little_miami(state: State, uses: int) -> None:
    """A table of the second edition; the company on turn has Little Miami, by which it has laid no tile."""
    state["edition"] = "2"
    state["removed"]["privates"].append("BT")
    owner = f"company:{acting(state)['id']}"
    state["privates"].append({"id": "LM", "owner": owner, "price": None, "uses_left": uses})


def off_the_chart(state: State) -> None:
    """One that has had its turn leaves the chart."""
    name = _priced(state)[0]
    for cell in state["market"]:
        cell["stack"] = [other for other in cell["stack"] if other != name]
    state["market"] = [cell for cell in state["market"] if cell["stack"]]


def no_turn(state: State) -> None:
    current = state["round"]
    (current["order"] or current["done"]).pop()


def another_actor(state: State) -> None:
    due = state["pending"][0]["actors"]
    names = [player["id"] for player in state["players"] if player["id"] != due[0]["id"]]
    due[:] = [{"kind": "player", "id": names[0]}]


def must_buy_turned(state: State) -> None:
    context = state["pending"][-1]["context"]
    context["must_buy"] = not context["must_buy"]


def conversion(state: State) -> None:
    state["round"]["turn"]["step"] = state["pending"][0]["kind"] = "convert"


def a_bid_beyond_cash(state: State) -> None:
    first = state["players"][0]
    state["bank"]["cash"] += first["cash"]
    first["cash"] = 0
    state["round"]["bids"] = [
        {"player": first["id"], "amount": max(state["pending"][0]["context"]["amounts"])}
    ]
    state["pending"][0]["actors"].pop(0)


def nothing_earned(state: State) -> None:
    state["round"]["turn"]["revenue"] = state["pending"][0]["context"]["revenue"] = 0


def no_trains(state: State) -> None:
    company = acting(state)
    state["depot"]["pool"] += [train["name"] for train in company["trains"]]
    company["trains"].clear()


def a_discard(state: State) -> None:
    due = {"kind": "discard_train", "actors": state["pending"][0]["actors"][:1], "context": {"limit": 4}}
    state["pending"].insert(0, due)


def closed(state: State) -> State:
    return next(company for company in state["companies"] if company["closed"] and company["par"])


def certificate_of_a_closed_company(state: State) -> None:
    paper = next(paper for paper in state["certificates"] if paper["company"] == closed(state)["id"])
    paper["holder"] = "pool"


def money_of_a_closed_company(state: State) -> None:
    giver = next(company for company in state["companies"] if company["cash"])
    giver["cash"] -= 1
    closed(state)["cash"] += 1


def city_tile_elsewhere(state: State) -> None:
    """Plain track gives way to a city tile."""
    laid = next(tile for tile in state["tiles"]["laid"] if tile["tile"] in ("7", "8", "9"))
    state["tiles"]["left"][laid["tile"]] += 1
    state["tiles"]["left"]["57"] -= 1
    laid["tile"] = "57"


def not_merged(state: State) -> None:
    """Tokens of a company that goes on are to be replaced."""
    state["pending"][0]["context"]["company"] = "PRR"
    closed(state)["tokens"].clear()


def without_a_marker(state: State) -> None:
    context = state["pending"][0]["context"]
    names = [private["id"] for private in state["privates"] if private["id"] != context["private"]]
    context["private"] = names[0]


def ask_also_a_player(state: State) -> None:
    state["pending"][0]["actors"].append({"kind": "player", "id": "Alice"})


def due(**changes: Any) -> Spoil:
    """Members of the context of what is due change; None: they are left out."""

    def spoil(state: State) -> None:
        context = state["pending"][0]["context"]
        context.update(changes)
        for name in [name for name, value in changes.items() if value is None]:
            del context[name]

    return spoil


def another_bidder(state: State) -> None:
    """Of several who are still in, the one after the next is asked."""
    bidders, high = state["round"]["auction"]["bidders"], state["round"]["auction"]["high_bidder"]
    actor = state["pending"][0]["actors"][0]
    actor["id"] = next(name for name in bidders if name not in (high, actor["id"]))


def another_merger(state: State) -> None:
    state["round"]["order"].pop(0)


def no_charters(state: State) -> None:
    state["charters"] = []


def an_empty_map(state: State) -> None:
    state["map"]["pieces"] = []


def token_at_home(state: State) -> None:
    """The company has picked its home already."""
    engine = ReferenceEngine(features_dir())
    engine.load(state)
    assert engine.apply(engine.legal_actions()[0])["legal"]
    due = state["pending"]
    state.clear()
    state.update(engine.state() | {"pending": due})


def mixed(state: State) -> None:
    state["pending"][0] = {
        "kind": "shuffle",
        "actors": [{"kind": "chance", "id": "chance"}],
        "context": {"cards": state["charters"][0]},
    }


def proposal(state: State, by: int = 0) -> None:
    """The first minor of the order has proposed to merge with another president's, or another one has."""
    presidents = {company["id"]: company["president"] for company in state["companies"]}
    order = state["round"]["order"]
    other = next(name for name in order[1:] if presidents[name] != presidents[order[0]])
    asked = {"kind": "company", "id": other, "by": presidents[other]}
    answer = {"kind": "merger_answer", "actors": [asked], "context": {"company": order[by]}}
    state["pending"].insert(0, answer)


def of_another_company(state: State) -> None:
    context, turn = state["pending"][0]["context"], state["round"]["turn"]
    context["company"] = next(one["id"] for one in state["companies"] if one["id"] != turn["company"])


def another_opener(state: State) -> None:
    auction = state["round"]["auction"]
    names = [player["id"] for player in state["players"]]
    auction["opener"] = next(name for name in names if name != auction["opener"])


def no_bonds(state: State) -> None:
    """All bonds that were left have gone to a player."""
    name = state["pending"][0]["actors"][0]["id"]
    state["bonds"] = [{**bond, "holder": f"player:{name}"} for bond in state["bonds"]]


def merged_again(state: State) -> None:
    context = state["pending"][0]["context"]
    context["companies"] = [context["companies"][0]] * 2


def add(place: str, number: int) -> Spoil:
    """A number of the state grows."""

    def spoil(state: State) -> None:
        part: Any = state
        *path, last = [int(step) if step.isdigit() else step for step in place.split(".")]
        for step in path:
            part = part[step]
        part[last] += number

    return spoil


CASES: dict[str, list[tuple[tuple[str, ...], tuple[str, ...], Spoil]]] = {
    "a price that is not the one printed in its cell": [(ALL, BUILDING, add("market.0.price", 5))],
    "a president who has not the president's certificate": [(ALL, BUILDING, another_president)],
    "a private company of the game that is nowhere": [
        (("18Chesapeake", "1846", "18FL", "18GL"), BUILDING, lambda s: s["privates"].pop())
    ],
    "tokens left that do not fit the charter and the tokens on the map": [
        (ALL, BUILDING, lambda s: acting(s).update(tokens_left=9)),
        (ALL, BUILDING, lambda s: acting(s).update(tokens_left=102)),
    ],
    "tiles laid and in the supply that are not those of the box": [(ALL, BUILDING, a_tile_more)],
    "trains of companies, pool, bank and out of the game that are not those of the box": [
        (ALL, BUILDING, a_train_less)
    ],
    "more markers than a private company, or a charter, gives": [
        (("18FL", "1846"), BUILDING, twice_a_marker)
    ],
    "a marker where its private company has no place for it": [
        (("18FL", "1846"), BUILDING, misplaced_marker)
    ],
    "money that does not add up to what the game has": [
        (("18Chesapeake", "1846", "18FL", "18GL"), BUILDING, add("bank.cash", 1)),
        (("LostAtlas",), BUILDING, lambda s: s["bank"].update(cash=100)),
    ],
    "a company that has started and lies in no cell of the chart, or the other way round": [
        (ALL, BUILDING, off_the_chart)
    ],
    "a company that has floated and has no turn in an operating round": [(ALL, BUILDING, no_turn)],
    "nobody to decide while the game goes on": [
        (ALL, BUILDING, lambda s: s["pending"].clear()),
        (ALL, ("stock_turn",), lambda s: s["pending"].clear()),
    ],
    "a decision of somebody else than the player or company whose turn it is": [
        (ALL, ("stock_turn",), another_actor)
    ],
    "a decision that does not belong to the round or the step": [
        (("18GL",), BUILDING, lambda s: s["pending"][0].update(kind="own_shares")),
        (ALL, ("stock_turn",), lambda s: s["pending"][0].update(kind="discard_train")),
    ],
    "`must_buy` that does not follow from trains and routes": [(ALL, ("buy_train",), must_buy_turned)],
    "`short` that does not follow from money and prices": [
        (("18Chesapeake",), ("emergency",), add("pending.0.context.short", 5))
    ],
    "a conversion due for a company that cannot convert": [(("18FL",), BUILDING, conversion)],
    "a bid above the bidder's cash": [
        (("18FL",), ("hidden_bid",), a_bid_beyond_cash),
        (("LostAtlas",), ("auction",), add("round.auction.high_bid", 10_000)),
    ],
    "a dividend of another revenue than that of the turn": [
        (ALL, ("dividend",), add("pending.0.context.revenue", 10))
    ],
    "a dividend due where nothing was earned": [(ALL, ("dividend",), nothing_earned)],
    "a run due for a company that has no train or no route": [(ALL, ("run",), no_trains)],
    "a discard due for a company within its limit": [(ALL, BUILDING, a_discard)],
    "half of a power that links two cities left, and not by the last tile of the turn": [
        (("1846",), BUILDING, lambda s: with_little_miami(s, 1))
    ],
    "money, trains or tokens of a company that has left the game, or certificates of it that are not out of "
    "the game": [
        (("LostAtlas",), ("issue",), certificate_of_a_closed_company),
        (("LostAtlas",), ("issue",), money_of_a_closed_company),
    ],
    "a phase before that of a train which has left the bank": [
        (("18GL",), ("replace_tokens",), lambda s: s.update(phase="2H"))
    ],
    "a tile in a hex of another kind": [(("18GL",), ("replace_tokens",), city_tile_elsewhere)],
    "a charter that nobody has taken and that does not lie on the table": [
        (("LostAtlas",), ("launch",), no_charters)
    ],
    "a context that lacks what the decision is about": [
        (("LostAtlas",), ("merger",), lambda s: (proposal(s), due(company=None)(s))),
        (("18GL",), ("replace_tokens",), due(company=None)),
        (("1846",), ("assign",), due(private=None)),
    ],
    "a context that says what the decision is not about": [(ALL, ("stock_turn",), due(bid=7))],
    "somebody beside those who decide": [(ALL, BUILDING, ask_also_a_player)],
    "cards to be mixed that do not lie on the table": [(("LostAtlas",), ("stock_turn",), mixed)],
    "a bidder who is not the next one after the highest bid": [
        (("LostAtlas",), ("auction",), another_bidder)
    ],
    "a merger proposed by a company that is not the first of the round's order": [
        (("LostAtlas",), ("merger",), another_merger),
        (("LostAtlas",), ("merger",), lambda s: s["round"]["order"].clear()),
    ],
    "a merger answered to a company that has not proposed it": [
        (("LostAtlas",), ("merger",), lambda s: proposal(s, by=1))
    ],
    "a major to be chosen for what are not two minors in operation": [
        (("LostAtlas",), ("choose_major",), merged_again),
        (("LostAtlas",), ("choose_major",), due(companies=[])),
    ],
    "a capital to be placed where there is no city": [(("LostAtlas",), ("place_capital",), an_empty_map)],
    "tokens to be replaced of a company that was not merged": [(("18GL",), ("replace_tokens",), not_merged)],
    "a home to be picked that is on the map": [(("18GL",), ("home",), token_at_home)],
    "a marker to be placed that is not the player's": [(("1846",), ("assign",), without_a_marker)],
    "a train limit in a discard that is not the company's": [(("18GL",), ("discard_train",), due(limit=7))],
    "a bonus action in the turn of another company": [(("18FL",), ("bonus",), of_another_company)],
    "a bonus action of a private company that is another's": [(("18FL",), ("bonus",), another_actor)],
    "an auction that somebody else has opened than the player on turn": [
        (("LostAtlas",), ("auction",), another_opener)
    ],
    "a bid in an auction that nobody can make": [
        (("LostAtlas",), ("auction",), add("round.auction.high_bid", 1)),
        (("LostAtlas",), ("auction",), lambda s: s["round"]["auction"].update(high_bid=0)),
    ],
    "old shares exchanged for those of a company that is not being formed": [
        (("18GL",), ("exchange",), due(company="PRR"))
    ],
    "an exchange by somebody who is not the first with old shares": [
        (("18GL",), ("exchange",), another_actor)
    ],
    "a choice between shares and bonds where one of them is used up": [(("18GL",), ("exchange",), no_bonds)],
}

ON_THE_WAY = {
    ("LostAtlas", kind): "the-first-turn-of-a-major"
    for kind in ("issue", "launch", "auction", "merger", "choose_major", "place_capital")
} | {
    ("18GL", "replace_tokens"): "the-first-turn-of-conrail",
    ("18GL", "discard_train"): "the-first-turn-of-conrail",
    ("1846", "assign"): "the-first-operating-round",
}
"""Decisions that come up on the way through few openings, and one of these."""
EARLY = ("merger", "auction", "place_capital")
"""Of which the first is taken: most companies, bidders and cities are left then."""


def picked_home() -> State:
    """The Wabash has floated, and its president picks its home."""
    engine = ReferenceEngine(features_dir())
    engine.load(on_the_way("18GL", "the-sale-of-the-last-private-company")[-1])
    while engine.state()["pending"][0]["kind"] != "home":
        offered = [action for action in engine.legal_actions() if action.get("company") == "Wabash"]
        assert engine.apply(offered[0])["legal"]
    return engine.state()


SHARES_AND_BONDS = """
    4 players at the table in phase 6H
    the IC is in operation, opened at $100
    the DT&I, the LS&I, the Milwaukee Road, the Nickel Plate and the GT are in operation, opened at $60
    the IC has $2,000 in its treasury
    the IC owns a 6H-train
    Alice is president of the IC with 50%
    the bank has no 6H-trains left
    it is the IC's turn to buy trains
"""


@cache
def choice_in_an_exchange() -> State:
    """Conrail is being formed of five companies, and Alice takes a share or a bond for two old shares."""
    held = [
        ["DT&I", "president Alice 40%", "Carol 20%", "market 40%"],
        ["LS&I", "president Bob 20%", "market 50%", ""],
        ["Milwaukee Road", "president Carol 20%", "market 50%", ""],
        ["Nickel Plate", "president Dave 40%", "market 50%", ""],
        ["GT", "president Dave 60%", "market 40%", ""],
    ]
    engine, matcher = ReferenceConnection(), Matcher()
    rules = {"readings": {"18GL-Q46": "b"}, "deviations": []}
    scene = Scene(engine, load_components(features_dir(), "18GL"), rules)
    for sentence in SHARES_AND_BONDS.strip().splitlines():
        matcher.match("given", sentence.strip()).definition.say(scene, sentence.strip(), None)
    table = "the shares are held thus"
    matcher.match("given", table, held).definition.say(scene, table, held)
    bought = "the IC buys a 10H-train from the bank for $600"
    matcher.match("when", bought).definition.say(scene, bought, None)
    return engine.state()


def sound(game: str, kinds: tuple[str, ...]) -> State:
    """The last table on the way through the openings in which such a decision is due, or a made one."""
    if kinds == ("home",):
        return picked_home()
    if kinds == ("exchange",):
        return copy.deepcopy(choice_in_an_exchange())
    if (game, kinds[0]) in ON_THE_WAY:
        way = on_the_way(game, ON_THE_WAY[game, kinds[0]])
        found = [state for state in way if state["pending"][0]["kind"] == kinds[0]]
        return copy.deepcopy(found[0 if kinds[0] in EARLY else -1])
    if kinds == ("emergency",):
        file = ROOT / "tests" / "fixtures" / "states" / f"{game}-emergency.json"
        made: State = json.loads(file.read_text(encoding="utf-8"))
        return made
    found = [
        state for state in of_openings(game, 3) if state["pending"] and state["pending"][0]["kind"] in kinds
    ]
    priced = [state for state in found if _priced(state)]
    return copy.deepcopy((priced or found)[-1])


def _priced(state: State) -> list[str]:
    """The companies on the chart that have had their turn."""
    lying = [name for cell in state["market"] for name in cell["stack"]]
    return [name for name in state["round"].get("done", ()) if name in lying]


SPOILT = [
    pytest.param(fault, game, kinds, spoil, id=f"{game}-{number}-{fault[:40]}")
    for fault, cases in CASES.items()
    for number, (games, kinds, spoil) in enumerate(cases)
    for game in games
]


def test_the_page_lists_what_is_tried_here() -> None:
    assert listed().keys() == CASES.keys()


@pytest.mark.parametrize(("fault", "game", "kinds", "spoil"), SPOILT)
def test_a_contradiction_is_refused_in_a_sentence(
    fault: str, game: str, kinds: tuple[str, ...], spoil: Spoil
) -> None:
    engine, table = ReferenceEngine(features_dir()), sound(game, kinds)
    engine.load(table)
    spoilt = copy.deepcopy(table)
    spoil(spoilt)
    faults = engine.faults(spoilt)
    assert [words for words in faults if listed()[fault] in words], faults
    assert all("\n" not in words and len(words) > 15 for words in faults)
    with pytest.raises(EngineError, match="does not fit"):
        engine.load(spoilt)
    assert engine.state() == table


@pytest.mark.parametrize("uses", [0, 2])
def test_a_whole_power_and_one_used_up_are_loaded(uses: int) -> None:
    engine, table = ReferenceEngine(features_dir()), sound("1846", BUILDING)
    with_little_miami(table, uses)
    engine.load(table)
    assert engine.state() == table


def test_validate_names_each_contradiction(tmp_path: Path) -> None:
    table = sound("18FL", BUILDING)
    file = tmp_path / "state.json"
    file.write_text(json.dumps(table), encoding="utf-8")
    assert CliRunner().invoke(command, [str(file)]).output == f"{file}: valid (state)\n"
    table["bank"]["cash"] += 7
    table["market"][0]["price"] += 5
    file.write_text(json.dumps(table), encoding="utf-8")
    outcome = CliRunner().invoke(command, [str(file)])
    assert outcome.exit_code == 1
    price, bank = outcome.output.splitlines()
    assert price.startswith(f"{file}: market[0].price: expected ")
    assert bank.startswith(f"{file}: bank.cash: expected ")


@pytest.mark.parametrize("game", GAMES)
def test_holdings_above_the_limits_are_loaded(game: str) -> None:
    """Which a phase or a bankruptcy can bring about."""
    engine, table = ReferenceEngine(features_dir()), sound(game, ("stock_turn",))
    name = table["players"][0]["id"]
    for paper in table["certificates"]:
        if not paper["president"] and paper["holder"].startswith(("player:", "pool")):
            paper["holder"] = f"player:{name}"
    engine.load(table)
    assert engine.state() == table


def test_a_run_without_a_route_stays_due_once_the_train_is_longer() -> None:
    """A company of 18GL is asked for as long as it could be given the locomotive, and is given it."""
    engine, table = ReferenceEngine(features_dir()), sound("18GL", ("run",))
    company = acting(table)
    company["tokens_left"] += len(company["tokens"])
    company["tokens"].clear()
    assert engine.faults(table) == [f"pending[0]: expected no run, as {company['id']} has no route"]
    marker = {"marker": "locomotive", "private": "ALCO", "hex": None, "company": company["id"]}
    table["markers"].append(marker | {"train": company["trains"][0]["name"]})
    next(private for private in table["privates"] if private["id"] == "ALCO")["uses_left"] = 0
    engine.load(table)
    assert engine.state() == table
    run = {"type": "run_routes", "actor": table["pending"][0]["actors"][0], "routes": []}
    assert engine.apply(run)["legal"]
    no_trains(table)
    assert engine.faults(table) == [f"pending[0]: expected no run, as {company['id']} has no train"]


def test_a_minor_without_room_at_home_is_not_launched() -> None:
    """A token of another company lies in the only space of a home that is printed."""
    engine, table = ReferenceEngine(features_dir()), sound("LostAtlas", ("launch",))
    engine.load(table)
    way = on_the_way("LostAtlas", "the-first-turn-of-a-major")
    homes = {c["id"]: c["tokens"] for state in reversed(way) for c in state["companies"] if c["tokens"]}
    launch = next(action for action in engine.legal_actions() if action["company"] in homes)
    other = next(company for company in table["companies"] if company["tokens"])
    other["tokens"] = homes[launch["company"]][:1]
    engine.load(table)
    assert launch not in engine.legal_actions()
    assert not engine.apply(launch)["legal"]
    assert engine.state() == table
