"""Trains: who has them, buying and discarding them."""

from typing import Any

from trackwalker.scene import Decider, Scene
from trackwalker.scene.train_words import train_entry, train_words
from trackwalker_steps.phrases import action, given, then


def shown(trains: list[str]) -> str:
    """Trains in words, for a comparison."""
    return ", ".join(f"{train}-train" for train in sorted(trains)) or "none"


@given("{company:Company} owns {trains:Trains}")
def set_trains(scene: Scene, company: str, trains: list[str]) -> None:
    """All trains of a company."""
    scene.setting.trains.of_company(company, trains)


@given("the (pool|market) holds {trains:Trains}")
def set_pool(scene: Scene, trains: list[str]) -> None:
    """All trains in the pool."""
    scene.setting.trains.in_the_pool(trains)


@given("the bank has {count:Number} {train:Train}[s] left")
def set_left(scene: Scene, count: int, train: str) -> None:
    """How many of a train the bank has (of either side of its card); those that nobody has are gone."""
    scene.setting.trains.left_in_the_bank(train, count)


@given("{company:Company} has already bought {trains:Trains}[ from {source:Source}] in this turn")
def already_bought(scene: Scene, company: str, trains: list[str], source: str | None) -> None:
    """Purchases of the turn in progress, unsaid from the bank (say also what the company owns now)."""
    scene.setting.trains.bought_in_turn(company, trains, source or "bank")


@action(
    "buy_train",
    "{decider:Decider} <buys|buy> (a|an) {train:Train} from {source:Source} for {money:Money}"
    "[, handing in (a|an) {exchange:Train}][, with {agreed:Player}'s consent]",
)
def buys(
    decider: Decider, train: str, source: str, money: int, exchange: str | None, agreed: str | None
) -> dict[str, Any]:
    """Buy a train; without the last words nobody else has agreed."""
    made = {"actor": decider.actor(), "train": train, "price": money, "from": source}
    if exchange is not None:
        made["exchange"] = exchange
    if agreed is not None:
        made["agreed_by"] = agreed
    return made


@action("pass", "{decider:Decider} <buys|buy> no train")
def buys_none(scene: Scene, decider: Decider, attempt: bool) -> dict[str, Any] | None:
    """Leave the train step without (another) train."""
    return scene.leave_out("buy_train", {"actor": decider.actor()}, attempt)


@action("discard_train", "{decider:Decider} <discards|discard> (a|an) {train:Train}[ with {marker:Marker}]")
def discards(decider: Decider, train: str, marker: str | None) -> dict[str, Any]:
    """Give up a train above the limit; of several of its type the one that bears a marker, if it is named."""
    made: dict[str, Any] = {"actor": decider.actor(), "train": train}
    return made if marker is None else {**made, "marked": True}


@then("{company:Company} owns {trains:Trains}")
def owns(scene: Scene, company: str, trains: list[str]) -> None:
    """All trains of a company."""
    wanted = [train_words(train_entry(train)) for train in trains]
    scene.expect.same(f"trains of the {company}", shown(wanted), shown(scene.table.trains_in_words(company)))


@then("the (pool|market) holds {trains:Trains}")
def pool(scene: Scene, trains: list[str]) -> None:
    """All trains in the pool."""
    scene.expect.same("trains in the pool", shown(trains), shown(scene.table.pool_trains))


@then("the bank has {count:Number} {train:Train}[s] left")
def left(scene: Scene, count: int, train: str) -> None:
    """How many of a train the bank has; trains with two sides are counted by either."""
    left = scene.table.trains_left(scene.box.rank(train))
    scene.expect.same(f"{train}-trains in the bank", count, left)


@then("{train:Train}s never run out")
def never_run_out(scene: Scene, train: str) -> None:
    """The bank's supply of a train is not limited."""
    scene.expect.same(f"{train}-trains in the bank", None, scene.table.trains_left(scene.box.rank(train)))


@then("the next train of the bank is (a|an) {train:Train}")
def next_train(scene: Scene, train: str) -> None:
    """The train on top of the bank's stack."""
    scene.expect.same("next train of the bank", train, scene.table.next_train)


@then("{count:Number} {train:Train}[s] (has|have) left the game")
def gone(scene: Scene, count: int, train: str) -> None:
    """How many of a train have been exported or scrapped; trains with two sides are counted by either."""
    left_game = {entry["train"]: entry["count"] for entry in scene.table.state["depot"]["gone"]}
    scene.expect.same(f"{train}-trains out of the game", count, left_game.get(scene.box.rank(train), 0))
