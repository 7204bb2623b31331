"""Wrong engines made by rule: what each leaves out, and when it is known to play like the sound one."""

from functools import cache
from itertools import product
from typing import Any

import pytest
from shipped import deal_of

from reference_engine.rules.map.geometry import COLOUR_NAMES
from reference_engine.rules.map.track import LayTerms, check_lay
from reference_engine.rules.options import Option, passing
from reference_engine.wrong import BOOKS
from reference_engine.wrong.effects import effects_of
from reference_engine.wrong.occasions import actions_of, cases_of, places_of, refusal_names, sides_of
from reference_engine.wrong.reach import functions_of
from reference_engine.wrong.refusals import EFFECTS, effects_at_once, known_cases
from trackwalker.paths import features_dir
from trackwalker.port.reference import Wrong, connect_wrong, wrong_engines
from trackwalker.register import whole_games
from trackwalker.suite.direct import play
from trackwalker.suite.mutants import Bench

GAME = "18Chesapeake"


@cache
def by_name(game: str) -> dict[str, Wrong]:
    return {engine.name: engine for engine in wrong_engines(game)}


def begin(name: str) -> Any:
    engine = connect_wrong(by_name(GAME)[name])
    engine.new_game({"game": GAME, "players": ["Alice", "Bob", "Carol"], "deal": {"P6": "LV"}})
    return engine


def bid(player: str, private: str, price: int) -> dict[str, Any]:
    return {"type": "bid", "actor": {"kind": "player", "id": player}, "private": private, "price": price}


# ------------------------------------------------------------------------------------ where and in which case


def test_a_refusal_is_left_out_at_one_of_its_places_only() -> None:
    on_a_bid = begin("refusal/bid-needs-money@in-LyingBids.check")
    on_the_lowest = begin("refusal/bid-needs-money@in-Auction._buy_lowest")
    assert on_a_bid.apply(bid("Alice", "P2", 900))["legal"]
    assert not on_the_lowest.apply(bid("Alice", "P2", 900))["legal"]


@pytest.mark.parametrize("game", whole_games())
def test_the_places_of_a_game_are_those_that_it_comes_to(game: str) -> None:
    assert {*places_of(game)} <= {*refusal_names(game)}
    names = {name for _, name in functions_of(game)}
    assert "Table.pays_bank" in names
    unused = {"18Chesapeake": "LentTiles.check_join", "1846": "LentTiles.check_join"}
    assert unused.get(game) not in names


def test_a_place_that_no_reading_leads_to_is_none() -> None:
    rule = "president-certificate-stays"
    assert "in-Sales.plan.2" in places_of("18FL")[rule]
    assert "in-Sales.plan.2" not in places_of("1846")[rule]


def test_a_case_is_a_part_of_all_in_which_a_rule_is_broken_and_named_once() -> None:
    met = {
        sides_of(frozenset({"@track", "by-itself", "by-company"}), "lay_tile"),
        sides_of(frozenset({"@token", "by-power", "by-company"}), "place_token"),
    }
    assert cases_of(met) == ["@token place_token", "@track lay_tile"]
    assert cases_of({sides_of(frozenset({"@track", "by-itself"}), "lay_tile")}) == []


@pytest.mark.parametrize("game", whole_games())
def test_the_cases_that_are_kept_are_of_refusals_of_the_game(game: str) -> None:
    assert {*known_cases(game)} - {*refusal_names(game), EFFECTS} == set()
    assert {*effects_at_once(game)} - {*effects_of(game)} == set()


def test_what_another_has_to_decide_is_accepted_out_of_turn() -> None:
    sound, wrong = begin("refusal/pool-limit"), begin("refusal/not-now@out-of-turn+bid")
    assert not sound.apply(bid("Bob", "P2", 45))["legal"]
    assert wrong.apply(bid("Bob", "P2", 45))["legal"]


def test_what_could_be_of_several_decisions_is_done_by_the_first_in_which_it_makes_sense() -> None:
    """In the auction there is no stock turn that a par could be of: the way of that decision falls over."""
    par = {"type": "par", "actor": {"kind": "player", "id": "Alice"}, "company": "PRR", "price": 100}
    done: list[Any] = []
    engine = begin("refusal/not-now@out-of-step+par")
    assert not engine.apply(par)["legal"]
    engine.engine.game.decisions["later"] = {"par": Option(lambda move: lambda: done.append(move), passing)}
    assert engine.apply(par)["legal"]
    assert [move.company for move in done] == ["PRR"]


# -------------------------------------------------------------------------------------- effects and companies


def test_an_effect_is_left_out_the_second_time() -> None:
    engine = begin("effect/LyingBids.record@second-time")
    engine.apply(bid("Alice", "P2", 45))
    engine.apply(bid("Bob", "P3", 55))
    engine.apply(bid("Carol", "P4", 85))
    assert [lying["player"] for lying in bids(engine)] == ["Alice", "Carol"]


def bids(engine: Any) -> list[Any]:
    return list(engine.state()["round"]["bids"])


def test_upon_one_action_it_is_carried_out_once() -> None:
    """Two purchases pay the bank twice, but each upon an action of its own."""
    engine = begin("effect/Table.pays_bank@second-at-once")
    engine.apply(bid("Alice", "P1", 20))
    engine.apply(bid("Bob", "P2", 40))
    assert [player["cash"] for player in engine.state()["players"]] == [780, 760, 800]


def test_an_effect_that_was_handed_out_before_is_left_out_too() -> None:
    """Companies whose price falls to nothing are closed by what the market was told to do with them."""
    engine = connect_wrong(by_name("1846")["effect/Closing.close@second-time"])
    deal, options = deal_of("1846")
    engine.new_game({"game": "1846", "players": ["Alice", "Bob", "Carol"], "deal": deal, "options": options})
    game = engine.engine.game
    first, second, third = list(game.table.companies)[:3]
    for company in (first, second, third):
        game.market.on_zero(company)
    assert [game.table.companies[name].closed for name in (first, second, third)] == [True, False, True]


@pytest.mark.parametrize("game", whole_games())
def test_effects_are_many_and_none_is_a_check(game: str) -> None:
    assert len(effects_of(game)) > 60
    assert [effect for effect in effects_of(game) if ".check" in effect or "._check" in effect] == []


@pytest.mark.parametrize("game", ["18Chesapeake", "1846"])
def test_no_tile_at_all_fits_where_none_may_be_laid(game: str) -> None:
    """So nobody can see that the refusal itself is left out (``not-a-buildable-hex@in-check_lay.2``)."""
    assert "refusal/not-a-buildable-hex@in-check_lay.2" in BOOKS[game].excused
    engine = connect_wrong(by_name(game)["refusal/pool-limit"])
    deal, options = deal_of(game)
    engine.new_game({"game": game, "players": ["Alice", "Bob", "Carol"], "deal": deal, "options": options})
    board = engine.engine.game.board
    geography = board.geography
    names = [name for number, name in enumerate(geography.names) if not geography.takes_tiles[number]]
    tiles = dict.fromkeys(geography.components.tiles)
    terms = LayTerms(next(iter(geography.homes)), COLOUR_NAMES, tiles, {}, False, home_first=False)
    assert names
    for name in names:
        for tile, rotation in product(tiles, range(6)):
            refused: set[str] = set()
            check_lay(board, terms, name, tile, rotation, lambda rule, *_, said=refused: said.add(rule))
            assert len(refused) > 1, (name, tile, rotation, refused)


def test_the_tiles_of_powers_fit_their_hexes() -> None:
    """Off the board they may point; of what else may be wrong with a tile nothing is (``...@by-power``)."""
    engine = begin("refusal/pool-limit")
    board, privates = engine.engine.game.board, engine.engine.game.box.privates
    tiles = dict.fromkeys(board.geography.components.tiles)
    terms = LayTerms(next(iter(board.geography.homes)), COLOUR_NAMES, tiles, {}, False, home_first=False)
    powers = [card.power for card in privates if card.power is not None]
    assert len(powers) == 3
    for power in powers:
        for name, tile, rotation in product(power.hexes, power.tiles, range(6)):
            refused: set[str] = set()
            check_lay(board, terms, name, tile, rotation, lambda rule, *_, said=refused: said.add(rule))
            assert refused <= {"off-the-board"}
            assert board.geography.components.tiles[tile].colour == "yellow"


def test_in_18gl_powers_over_track_are_lent_and_no_company_buys_private_companies() -> None:
    engine = connect_wrong(by_name("18GL")["refusal/pool-limit"])
    deal, options = deal_of("18GL")
    engine.new_game({"game": "18GL", "players": ["Alice", "Bob", "Carol"], "deal": deal, "options": options})
    assert engine.engine.game.construction.lent is not None
    assert "buy_company" not in actions_of("18GL")


@pytest.mark.parametrize("game", whole_games())
def test_what_is_excused_is_a_wrong_engine(game: str) -> None:
    assert {*BOOKS[game].excused} - {*by_name(game)} == set()


# ----------------------------------------------------------------------------- scenarios that need no playing


@pytest.mark.parametrize(
    "name",
    [
        "refusal/pool-limit",
        pytest.param("effect/Shares.hand_over@second-time", marks=pytest.mark.exhaustive),
    ],
)
def test_where_its_case_does_not_come_up_a_wrong_engine_plays_like_the_sound_one(name: str) -> None:
    bench = Bench(features_dir(), GAME)
    bench.scenarios = bench.scenarios[::120]
    bench.check_the_sound_engine([name])
    wrong = by_name(GAME)[name]
    alike = [scenario for scenario in bench.scenarios if bench.plays_alike(wrong, scenario)]
    assert alike
    engine = connect_wrong(wrong)
    assert [one.id for one in alike if play(one, engine, bench.components) is not None] == []


def test_a_scenario_in_which_the_case_comes_up_is_played() -> None:
    bench = Bench(features_dir(), GAME)
    wanted = "18Chesapeake/29/nobody-bids-more-than-the-cash-there-is"
    bench.scenarios = [scenario for scenario in bench.scenarios if scenario.id == wanted]
    on_a_bid, on_the_lowest = (
        f"refusal/bid-needs-money@in-{place}" for place in ("LyingBids.check", "Auction._buy_lowest")
    )
    bench.check_the_sound_engine([on_a_bid, on_the_lowest])
    assert bench.try_one(on_a_bid).killer == wanted
    assert bench.try_one(on_the_lowest).state == "survived"
