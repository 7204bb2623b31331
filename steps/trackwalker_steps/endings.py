"""The end of the game."""

from typing import Any

from trackwalker.scene import RoundName, Scene
from trackwalker_steps.phrases import action, given, then
from trackwalker_steps.shares import by_player


@given("the bank has broken, the game ending after {where:Round}")
def ending(scene: Scene, where: RoundName) -> None:
    """The signal has been given and the last operating round is known."""
    scene.setting.rounds.ending(where)


@action("bankrupt", "{player:Player} <declares|declare> bankruptcy")
def bankrupt(player: str) -> dict[str, Any]:
    """Give up when no train can be had."""
    return {"actor": by_player(player)}


@then("the game will end after {where:Round}")
def will_end(scene: Scene, where: RoundName) -> None:
    """The last operating round is known."""
    planned = scene.table.state["ending"]
    last = planned["last_round"] if planned else None
    got = f"operating round {last['set']}.{last['number']}" if last else "not known"
    scene.expect.same("last round", str(where), got)


@then("the end of the game is not in sight")
def no_ending(scene: Scene) -> None:
    """Nothing has ended the game or announced its end."""
    scene.expect.same("end of the game", None, scene.table.state["ending"])
    scene.expect.same("result", None, scene.table.result)


@then("the game is over, because {cause:Cause}")
def over(scene: Scene, cause: str) -> None:
    """The game has ended, and why."""
    result = scene.table.result
    scene.expect.same("cause of the end", cause, None if result is None else result["cause"])


@then("{player:Player} is worth {money:Money} in the end")
def worth(scene: Scene, player: str, money: int) -> None:
    """A player's final total."""
    result = scene.table.result
    scene.expect.same(
        f"worth of {player}", f"${money}", "not known" if result is None else f"${result['worth'][player]}"
    )


@then("{players:Players} (wins|win)")
def wins(scene: Scene, players: list[str]) -> None:
    """Who has won, alone or together."""
    result = scene.table.result
    got = "nobody yet" if result is None else ", ".join(sorted(result["winners"]))
    scene.expect.same("winner", ", ".join(sorted(players)), got)


@then("{player:Player} is bankrupt")
def is_bankrupt(scene: Scene, player: str) -> None:
    """Whose bankruptcy ended the game, or who is out of a game that goes on."""
    result = scene.table.result
    if not scene.table.player(player).get("bankrupt"):
        scene.expect.same("bankrupt", player, None if result is None else result["bankrupt"])
