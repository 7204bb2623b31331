"""What is remembered of positions: compared with a plain list, and with engines that remember nothing."""

import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest
from route_walker import FEATURES

from reference_engine.components import load_components
from reference_engine.engine import ReferenceEngine
from reference_engine.rules.map.board import Board
from reference_engine.rules.map.positions import Positions
from trackwalker.invariants.checking import load_facts
from trackwalker.playouts.play import Plan, play
from trackwalker.port.reference import ReferenceConnection


class Forgetful(ReferenceEngine):
    """Works everything out anew."""

    remembers_positions = False


def test_the_last_ones_are_remembered_and_each_is_what_was_found_for_it() -> None:
    rng = random.Random("positions")
    for most in (1, 2, 7):
        positions, kept, searched = Positions(most), list[tuple[int, str, type]](), 0
        for _ in range(600):
            position, asked, kind = rng.randrange(5), rng.choice("ab"), rng.choice((int, str))
            key = (position, asked, kind)
            expected: Any = kind(position * 10 + ord(asked))

            def find(found: Any = expected) -> Any:
                nonlocal searched
                searched += 1
                return found

            before = searched
            assert positions.recall(position, (asked, kind), kind, find) == expected
            assert (searched == before) is (key in kept), (most, kept, key)
            if key not in kept:
                kept = [*kept, key][-most:]


def test_another_kind_of_thing_is_looked_for_again() -> None:
    positions = Positions()
    assert positions.recall("here", "what", int, lambda: 1) == 1
    assert positions.recall("here", "what", str, lambda: "one") == "one"


# boards that lie alike ---------------------------------------------------------------------------------

MAPS: dict[str, Callable[[Board], object]] = {
    "as it was": lambda board: None,  # noqa: ARG005
    "a tile": lambda board: board.lay("I24", "9", 1),
    "the same tile, turned": lambda board: board.lay("I24", "9", 2),
    "another tile": lambda board: board.lay("I24", "8", 1),
    "a token": lambda board: board.place_token("ACL", "K28", 0),
    "a token of another company": lambda board: board.place_token("SAL", "K28", 0),
    "a token elsewhere": lambda board: board.place_token("ACL", "G20", 0),
    "a terminal": lambda board: board.place_terminal("ACL", "K28", 0),
}
RULES: tuple[dict[str, Any], ...] = (
    {},
    {"terminals_pass": False},
    {"terminals_bar": False},
    {"ferries_join": False},
    {"unmarked_last": True},
    {"homes_beside": True},
    {"blind_ends": True},
    {"off_chart": {("8", "9")}},
    {"joined_by_exits": True},
)


def test_boards_lie_alike_if_all_on_them_is_alike_and_the_rules_as_well() -> None:
    box = load_components(FEATURES, "18FL")

    def lying(change: Callable[[Board], object], rules: dict[str, Any]) -> Board:
        board = Board(box, **rules)
        change(board)
        return board

    ways: list[tuple[Any, dict[str, Any]]] = [*((change, {}) for change in MAPS.values())]
    ways += [(MAPS["as it was"], rules) for rules in RULES[1:]]
    positions = [lying(*way).position() for way in ways]
    assert len({*positions}) == len(ways)
    assert [lying(*way).position() for way in ways] == positions


def test_neither_the_order_of_tokens_nor_the_way_there_matters() -> None:
    box = load_components(FEATURES, "18Chesapeake")
    one, other = Board(box), Board(box)
    for board, companies in ((one, ("B&O", "LV")), (other, ("LV", "B&O"))):
        board.lay("H4", "57", 1)
        board.lay("H4", "14", 1)
        for company in companies:
            board.place_token(company, "H4", 0)
    assert one.tokens != other.tokens
    assert one.position() == other.position()
    third = Board(box)
    third.load([("H4", "14", 1)], {"B&O": [("H4", (1, 2, 4, 5))], "LV": [("H4", (1, 2, 4, 5))]})
    assert third.position() == one.position()
    third.load([("H4", "14", 1)], {"B&O": [("H4", (1, 2, 4, 5))]})
    assert third.position() != one.position()


# engines -----------------------------------------------------------------------------------------------

GAMES: dict[str, tuple[dict[str, str], ...]] = {
    "18GL": ({}, {"18GL-Q36": "b", "18GL-Q07": "b"}),
    "LostAtlas": ({},),
    "18FL": ({},),
}
"""Readings under which a game is played once each."""


def states_of(game: str, readings: dict[str, str], every: int) -> list[dict[str, Any]]:
    """The table after every few actions of a game."""
    connection, states = ReferenceConnection(engine=Forgetful(FEATURES)), list[dict[str, Any]]()

    def look(step: Any) -> None:
        del step
        states.append(connection.state())

    plan = Plan(game, 703, players=3, readings=readings, probes=0, longest=330)
    play(plan, connection, load_facts(FEATURES, game), look)
    return [variant for state in states[60::every] for variant in with_a_token_less(state)]


def with_a_token_less(state: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The table, and the same with the newest token of one company back on its charter, or a terminal gone.

    In the turn of that company the turn begins anew, as what is due in it may rest on the token.
    """
    yield state
    for number, company in enumerate(state["companies"]):
        if len(company["tokens"]) > 1 and company["trains"]:
            other = deepcopy(state)
            changed = other["companies"][number]
            if changed["tokens"].pop().get("kind") != "terminal":
                changed["tokens_left"] += 1
                if changed.get("hub_costs"):
                    changed["hub_costs"].append(changed["hub_costs"][-1])
                elif changed["kind"] == "major":
                    changed["hub_costs"] = [0]
            if (other["round"].get("turn") or {}).get("company") == company["id"]:
                begin_anew(other, changed)
            yield other


def begin_anew(state: dict[str, Any], company: dict[str, Any]) -> None:
    """The turn of a company begins anew, with its track."""
    turn = state["round"]["turn"]
    turn |= {"step": "track", "laid": [], "tokens": 0, "revenue": None, "routes": [], "bought": []}
    actor = {"kind": "company", "id": company["id"], "by": company["president"]}
    state["pending"] = [{"kind": "track", "actors": [actor], "context": {}}]


def answers(engine: ReferenceEngine, state: dict[str, Any]) -> list[tuple[str, bool, int]]:
    """Which company could run, and the most that it could earn."""
    engine.load(state)
    game = engine.game
    assert game is not None
    companies = [company for company in game.state.companies if company.trains]
    return [(one.id, game.runs.can_run(one), game.runs.most(one)) for one in companies]


@pytest.mark.parametrize("every", [20, pytest.param(6, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("game", GAMES)
def test_an_engine_that_remembers_answers_as_one_that_does_not(game: str, every: int) -> None:
    states = [state for readings in GAMES[game] for state in states_of(game, readings, every)]
    random.Random(game).shuffle(states)
    remembering, forgetful = ReferenceEngine(FEATURES), Forgetful(FEATURES)
    for _ in range(2):  # what was found the first time serves the second
        for state in states:
            assert answers(remembering, state) == answers(forgetful, state)
    assert len(states) > (30 if every == 6 else 10)
