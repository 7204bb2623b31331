"""Hidden bids, conversions and bonus actions: who is to decide, in the engine's words and in the site's."""

from typing import Any

import pytest

from trackwalker.transcripts.compare import Naming
from trackwalker.transcripts.later_actions import chosen_sizes, company_on_turn
from trackwalker.transcripts.record import Recorded
from trackwalker.transcripts.turns import (
    can_answer,
    engine_position,
    site_position,
    steps_before_dividend,
    unasked,
)

NAMING = Naming({"1": "Ann", "2": "Ben"}, {}, str, str, {"LN": "L&N"})
L_AND_N = {"kind": "company", "id": "L&N"}
ANN = {"kind": "player", "id": "Ann"}
BEN = {"kind": "player", "id": "Ben"}


def waiting(kind: str, *actors: dict[str, str], **context: Any) -> dict[str, Any]:
    """A state in which one decision of L&N's turn is due."""
    return {
        "round": {"kind": "operating", "set": 2, "number": 1, "turn": {"company": "L&N", "step": kind}},
        "pending": [{"kind": kind, "actors": list(actors), "context": context}],
    }


def bonus(private: str = "TC") -> dict[str, Any]:
    return waiting("bonus", ANN, private=private, company="L&N")


TERMINAL = {"type": "place_token", "actor": ANN, "private": "TC", "hex": "K28", "exits": []}


def line(actor: str, kind: str, name: str = "OR") -> dict[str, Any]:
    return {
        "round": {"name": name, "turn": 2, "number": 1},
        "active": {"id": actor, "type": kind},
        "finished": False,
    }


class TestBonus:
    """A decision that the site does not ask for."""

    def test_it_is_passed(self) -> None:
        assert unasked(bonus()) == {"type": "pass", "actor": ANN}

    def test_the_site_waits_for_the_company_meanwhile(self) -> None:
        assert engine_position(bonus()).admits(site_position(line("LN", "corporation"), NAMING))
        assert not engine_position(bonus()).admits(site_position(line("SAL", "corporation"), NAMING))

    def test_using_the_private_answers_it(self) -> None:
        assert can_answer(bonus(), TERMINAL)

    def test_another_private_does_not(self) -> None:
        assert not can_answer(bonus("POSC"), TERMINAL)

    def test_an_ordinary_action_does_not(self) -> None:
        assert not can_answer(bonus(), {"type": "place_token", "actor": ANN, "hex": "K28", "exits": []})

    def test_another_player_does_not(self) -> None:
        assert not can_answer(bonus(), TERMINAL | {"actor": BEN})

    def test_what_a_player_passes_is_another_decision(self) -> None:
        assert not can_answer(bonus(), {"type": "pass", "actor": ANN})


class TestBeforeTheOrdinaryAction:
    """Beside the company the owner of a private may act."""

    @pytest.mark.parametrize("kind", ["convert", "track", "token", "run", "dividend", "buy_train"])
    def test_he_answers_for_his_private(self, kind: str) -> None:
        assert can_answer(waiting(kind, L_AND_N, ANN), TERMINAL)
        assert not can_answer(waiting(kind, L_AND_N), TERMINAL)

    @pytest.mark.parametrize("kind", ["convert", "track", "token", "buy_train"])
    def test_the_company_passes(self, kind: str) -> None:
        assert unasked(waiting(kind, ANN, L_AND_N)) == {"type": "pass", "actor": L_AND_N}

    def test_the_company_answers_as_usual(self) -> None:
        both = waiting("track", L_AND_N, ANN)
        assert can_answer(both, {"type": "lay_tile", "actor": L_AND_N})
        assert engine_position(both).admits(site_position(line("LN", "corporation"), NAMING))


def test_a_conversion_comes_before_the_dividend() -> None:
    assert unasked(waiting("convert", L_AND_N)) == {"type": "pass", "actor": L_AND_N}
    assert can_answer(waiting("convert", L_AND_N), {"type": "convert", "actor": L_AND_N})
    assert steps_before_dividend(waiting("convert", L_AND_N))


BIDDING: dict[str, Any] = {
    "round": {"kind": "bids", "bids": [], "choosers": []},
    "pending": [{"kind": "hidden_bid", "actors": [ANN, BEN], "context": {"amounts": [0, 5, 10]}}],
}


class TestHiddenBids:
    """Any of those who have not bid may be first; the site asks them one after another."""

    def test_the_site_calls_it_an_auction(self) -> None:
        assert engine_position(BIDDING).admits(site_position(line("1", "player", "ISR"), NAMING))
        assert engine_position(BIDDING).admits(site_position(line("2", "player", "ISR"), NAMING))

    @pytest.mark.parametrize("actor", [ANN, BEN])
    def test_each_may_bid(self, actor: dict[str, str]) -> None:
        assert can_answer(BIDDING, {"type": "bid", "actor": actor, "price": 5})

    def test_nobody_is_passed_over(self) -> None:
        assert unasked(BIDDING) is None


def recorded(*raws: dict[str, Any]) -> list[Recorded]:
    return [Recorded(at, at, raw) for at, raw in enumerate(raws)]


PAR = {"type": "par", "entity": 1, "corporation": "LN"}


@pytest.mark.parametrize("choice", [10, "10", "10 shares"])
def test_a_size_is_chosen_right_after_the_start(choice: object) -> None:
    choose = {"type": "choose", "entity": 1, "choice": choice}
    assert chosen_sizes(recorded(PAR, choose, PAR, {"type": "pass", "entity": 2})) == {0: 10}


@pytest.mark.parametrize(
    "following", [{"entity": 2, "choice": 10}, {"entity": 1, "choice": "all"}, {"entity": 1}]
)
def test_other_choices_are_of_no_size(following: dict[str, Any]) -> None:
    assert chosen_sizes(recorded(PAR, {"type": "choose", **following})) == {}


def test_a_private_is_used_in_the_turn_of_the_company_that_acts_next() -> None:
    actions = recorded(
        {"type": "buy_train", "entity": "SR", "entity_type": "corporation"},
        {"type": "assign", "entity": "POSC", "entity_type": "company"},
        {"type": "program_share_pass", "entity": 2, "entity_type": "player"},
        {"type": "pass", "entity": "SAL", "entity_type": "corporation"},
    )
    assert company_on_turn(actions, 1) == "SAL"
    assert company_on_turn(actions, 3) is None
