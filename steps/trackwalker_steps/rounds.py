"""Rounds and turns: whose decision is due."""

from typing import Any

from trackwalker.scene import RoundName, Scene, Task
from trackwalker_steps.phrases import action, given, then, when
from trackwalker_steps.shares import by_player


@given("it is {who:Who}'s turn to {task:Task}[ in {where:Round}]")
def set_turn(scene: Scene, who: str, task: Task, where: RoundName | None) -> None:
    """What is being decided. Without a round: stock round 2, or operating round 2.1 for companies."""
    scene.setting.rounds.turn(who, task, where)


@given("before that {who:Who} has to {task:Task}")
def set_earlier(scene: Scene, who: str, task: Task) -> None:
    """Somebody else's decision that interrupts the turn; the first sentence of this kind comes first."""
    scene.setting.rounds.before_that(who, task)


@given("{players:Players} (has|have) passed")
def have_passed(scene: Scene, players: list[str]) -> None:
    """Those who have passed one after another, just now."""
    scene.setting.rounds.passed(players)


@given("{player:Player} was the last to buy or sell shares")
def last_trader(scene: Scene, player: str) -> None:
    """Who last traded in this stock round."""
    scene.setting.rounds.last_trader(player)


@given("{companies:Companies} (has|have) already operated in this round")
def have_operated(scene: Scene, companies: list[str]) -> None:
    """All companies that have had their turn; unsaid, those before the company on turn."""
    scene.setting.rounds.done(companies)


@given("{company:Company} does not say which steps it leaves out")
def leaves_unsaid(scene: Scene, company: str) -> None:
    """An engine may take what the company does as the end of the steps before, or has to be told of it."""
    scene.leaves_steps_unsaid(company)


@action("pass", "{player:Player} <passes|pass>")
def passes(player: str) -> dict[str, Any]:
    """Pass in the auction, in a stock round or where something is offered; after a sale it ends the turn."""
    return {"actor": by_player(player)}


@when("everybody passes")
def everybody_passes(scene: Scene) -> None:
    """The players pass one after another until the round ends or each has passed."""
    scene.everybody_passes()


@when("{company:Company} ends its turn")
def ends_turn(scene: Scene, company: str) -> None:
    """The company does nothing more in this turn; whatever it might leave out it leaves out."""
    scene.end_turn(company)


@then("it is {who:Who}'s turn to {task:Task}")
def turn(scene: Scene, who: str, task: Task) -> None:
    """Whose decision is due now, and which."""
    scene.expect.turn(who, task)


@then("it is {where:Round}")
def in_round(scene: Scene, where: RoundName) -> None:
    """The round in progress; with `of` also how many rounds the set has."""
    scene.expect.same("round", str(where), scene.table.round_name)
    if where.of is not None:
        scene.expect.same("operating rounds in this set", where.of, scene.table.round["of"])


@then("it is no longer {where:Round}")
def round_over(scene: Scene, where: RoundName) -> None:
    """The round has ended."""
    scene.expect.same(f"{where} is over", True, scene.table.round_name != str(where))


@then("still to operate in this round (is|are) {companies:Companies}[, in this order]")
def order(scene: Scene, companies: list[str]) -> None:
    """The companies whose turn is yet to come, without the one on turn."""
    got = scene.table.round.get("order", [])
    scene.expect.same("still to operate", ", ".join(companies), ", ".join(got) or "none")


@then("no other company is still to operate in this round")
def nobody_left(scene: Scene) -> None:
    """The company on turn is the last."""
    scene.expect.same("still to operate", "none", ", ".join(scene.table.round.get("order", [])) or "none")
