"""The steps of the toy game."""

import re

from pytest_bdd import given, parsers, then, when


@given("a game")
def _(scene):
    scene.begin()


@given(parsers.parse("the engine can {capability}"))
def _(scene, capability):
    scene.need(capability)


@given("a table that is impossible")
def _(scene):
    scene.impossible()


@when(parsers.re(r"Alice bids (?P<amount>\d+)"))
def _(scene, amount):
    scene.expect(int(amount), legal=True)


@when("a step falls over")
def _(scene):
    raise ZeroDivisionError("by zero")


@then(parsers.re(r"a bid of (?P<amount>\d+) is (?P<answer>refused|accepted)", re.ASCII))
def _(scene, amount, answer):
    scene.expect(int(amount), legal=answer == "accepted")


@then("nothing else happens")
def _(scene):
    assert scene is not None
