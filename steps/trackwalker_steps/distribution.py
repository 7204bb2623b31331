"""The distribution of the private companies by cards."""

from typing import Any

from trackwalker.scene import Scene, Task
from trackwalker_steps.phrases import action, given, then, when
from trackwalker_steps.shares import by_player


def shown(cards: list[str]) -> str:
    """Cards in words, for a comparison."""
    return ", ".join(cards) or "none"


@given("the deck is, from the top, {cards:Cards}")
def set_deck(scene: Scene, cards: list[str]) -> None:
    """All cards of a new game before the first draw; where a hand is told, those that are left."""
    scene.setting.opening.deck(cards)


@given("{player:Player} holds the hand {cards:Cards}")
def set_hand(scene: Scene, player: str, cards: list[str]) -> None:
    """What the player has drawn, who is to choose one of these cards."""
    scene.setting.opening.hand(player, cards)


@given("{player:Player} has kept {cards:Cards}")
def set_kept(scene: Scene, player: str, cards: list[str]) -> None:
    """The cards that a player has chosen, in the order in which he did; the others are in the deck."""
    scene.setting.opening.kept(player, cards)


@action("draft", "{player:Player} <keeps|keep> {card:Card}")
def keeps(player: str, card: str) -> dict[str, Any]:
    """Choose one card of the hand drawn."""
    return {"actor": by_player(player), "card": card}


@action("shuffle", "chance <puts|put> the cards under the deck in the order {cards:Cards}")
def shuffled(cards: list[str]) -> dict[str, Any]:
    """How the cards lie that were not kept; unsaid, as they were held."""
    return {"actor": {"kind": "chance", "id": "chance"}, "cards": cards}


@action("shuffle", "chance <gives|give> the priority deal to {player:Player}")
def drawn(scene: Scene, player: str) -> dict[str, Any]:
    """Who gets the priority deal of a bankrupt player, where it is picked at random."""
    asked = scene.pending
    names = [] if asked is None else [str(name) for name in asked.context.get("cards", ())]
    cards = [player, *(name for name in names if name != player)]
    return {"actor": {"kind": "chance", "id": "chance"}, "cards": cards}


def bought(player: str, private: str, money: int) -> dict[str, Any]:
    """The purchase of a private company at the price asked, without its type."""
    return {"actor": by_player(player), "private": private, "price": money}


@action("buy_private", "{player:Player} <takes|take> {private:Private} for {money:Money}")
def takes(player: str, private: str, money: int) -> dict[str, Any]:
    """Buy a private company out of those offered, at the price asked."""
    return bought(player, private, money)


@when("{player:Player} has to take {private:Private} for {money:Money}")
def has_to_take(scene: Scene, player: str, private: str, money: int) -> None:
    """Take the private company that is offered; a pass, which is tried first, is refused.

    Nothing is left to decide, so an engine may have handed it over by itself.
    """
    scene.open_question()
    scene.begin()
    asked = scene.pending
    if asked is None or asked.kind != "last_private":
        scene.expect.same(f"{player} owns {private}", True, private in scene.table.privates_of(player))
        return
    scene.expect.turn(player, Task("last_private", private=private, money=money))
    scene.try_({"type": "pass", "actor": by_player(player)})
    scene.must_refuse()
    scene.act({"type": "buy_private", **bought(player, private, money)})


@then("the deck is, from the top, {cards:Cards}")
def deck(scene: Scene, cards: list[str]) -> None:
    """The cards that lie face down."""
    scene.expect.same("deck", shown(cards), shown(scene.table.round.get("deck", [])))


@then("{player:Player} holds the hand {cards:Cards}")
def hand(scene: Scene, player: str, cards: list[str]) -> None:
    """What the player has drawn, who is to choose; the order does not count."""
    decision = scene.come_to_decision("draft", player)
    scene.expect.same(
        "to choose a card", player, decision.who if decision and decision.kind == "draft" else None
    )
    scene.expect.same(
        f"hand of {player}", shown(sorted(cards)), shown(sorted(scene.table.round.get("hand", [])))
    )


@then("{player:Player} has kept {cards:Cards}")
def kept(scene: Scene, player: str, cards: list[str]) -> None:
    """All cards that a player has chosen, in the order in which he did."""
    picks = scene.table.round.get("picks", [])
    got = [pick["card"] for pick in picks if pick["player"] == player]
    scene.expect.same(f"cards kept by {player}", shown(cards), shown(got))
