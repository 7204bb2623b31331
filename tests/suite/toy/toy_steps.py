"""The steps of the toy game."""

import re

from pytest_bdd import given, parsers, then, when
from toy_scene import ToyScene


@given("a game")
def _(scene: ToyScene) -> None:
    scene.begin()


@given(parsers.parse("the engine can {capability}"))
def _(scene: ToyScene, capability: str) -> None:
    scene.need(capability)


@given("a table that is impossible")
def _(scene: ToyScene) -> None:
    scene.impossible()


@when(parsers.re(r"Alice bids (?P<amount>\d+)"))
def _(scene: ToyScene, amount: str) -> None:
    scene.expect(int(amount), legal=True)


@when("a step falls over")
def _() -> None:
    raise ZeroDivisionError("by zero\nand more")


@when("two definitions match")
@when(parsers.parse("one definition matches twice"))
@when(parsers.parse("{number} definition matches twice"))
def _() -> None:
    pass


@when(parsers.parse("two definitions {verb}"))
def _() -> None:
    pass


@then(parsers.re(r"a bid of (?P<amount>\d+) is (?P<answer>refused|accepted)", re.ASCII))
def _(scene: ToyScene, amount: str, answer: str) -> None:
    scene.expect(int(amount), legal=answer == "accepted")


@then("nothing else happens")
def _(scene: ToyScene) -> None:
    assert scene.set_up is not None
