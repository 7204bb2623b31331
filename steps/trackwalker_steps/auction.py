"""The auction of the private companies."""

from typing import Any

from trackwalker.scene import Broken, Scene
from trackwalker_steps.nouns import NOUNS
from trackwalker_steps.phrases import action, given, then, when
from trackwalker_steps.shares import by_player


@given("{player:Player} has bid {money:Money} (on {private:Private}|for the first choice)")
def has_bid(scene: Scene, player: str, money: int, private: str | None) -> None:
    """A bid lying on a private company (his cash still counts it), in the order the bids were made.

    Or a hidden one, for the order in which the private companies are chosen.
    """
    if private is None:
        scene.setting.opening.first_choice_bid(player, money)
    else:
        scene.setting.opening.bid(player, money, private)


@given("{private:Private} is offered at {money:Money}")
def offered(scene: Scene, private: str, money: int) -> None:
    """The price asked for an unsold private company, where it is no longer the face value."""
    scene.setting.opening.asking_price(private, money)


@given("{players:Players} are bidding against each other for {private:Private}")
def contest(scene: Scene, players: list[str], private: str) -> None:
    """The bids on a private company are being settled; these players are still in."""
    scene.setting.opening.contest(private, players)


@given("{players:Players} (is|are) out of the auction until it starts again")
def out(scene: Scene, players: list[str]) -> None:
    """Who has made a hard pass; those who have also just passed one after another: `have passed`."""
    scene.setting.opening.out_of_auction(players)


@given("after that it is {player:Player}'s turn to bid")
def resume(scene: Scene, player: str) -> None:
    """Who takes the next ordinary turn of the auction when the bids have been settled."""
    scene.setting.opening.resume(player)


@action("bid", "{player:Player} <bids|bid> {money:Money} (on {private:Private}|for the first choice)")
def bids(player: str, money: int, private: str | None) -> dict[str, Any]:
    """Bid on a private company, or, hidden from the others, for the order in which they are chosen."""
    made = {"actor": by_player(player), "price": money}
    return made if private is None else {**made, "private": private}


@action("bid", "{player:Player} <buys|buy> {private:Private} for {money:Money}")
def buys_private(player: str, private: str, money: int) -> dict[str, Any]:
    """Take the private company that is offered at its price."""
    return {"actor": by_player(player), "private": private, "price": money}


@when("the players buy {privates:Privates} in turn, each at its price")
def buy_in_turn(scene: Scene, privates: list[str]) -> None:
    """One after another, whoever's turn it is, they take the private company that is offered."""
    for private in privates:
        decision, price = scene.pending, scene.table.private(private)["price"]
        if decision is None or price is None:
            raise Broken(f"{private} is for sale", f"{private} cannot be bought now")
        scene.act(
            {
                "type": "bid",
                "actor": by_player(decision.actors[0][1]),
                "private": private,
                "price": price,
            }
        )


@action("par", "{player:Player} <sets|set> the par of {company:Company} at {money:Money}")
def sets_par(player: str, company: str, money: int) -> dict[str, Any]:
    """Set the par of a company whose president's certificate came with a private company."""
    return {"actor": by_player(player), "company": company, "price": money}


@when("the players bid in turn")
def bid_in_turn(scene: Scene, datatable: list[list[str]]) -> None:
    """A stretch of the auction: `| Alice | P1 | $20 |` buys the lowest or bids, `| Bob | passes | |`."""
    for player, what, money in datatable:
        if what == "passes":
            scene.act({"type": "pass", "actor": by_player(player)})
        else:
            price = NOUNS["Money"].read(money)
            scene.act({"type": "bid", "actor": by_player(player), "private": what, "price": price})


@then("{private:Private} is offered at {money:Money}")
def is_offered(scene: Scene, private: str, money: int) -> None:
    """A private company is unsold, and this is its price."""
    entry = scene.table.private(private)
    scene.expect.same(f"owner of {private}", "bank", entry["owner"])
    scene.expect.same(f"price of {private}", f"${money}", f"${entry['price']}")


@then("the bids on {private:Private} are")
def bids_on(scene: Scene, private: str, datatable: list[list[str]]) -> None:
    """All bids on a private company, one a line (`| Bob | $55 |`), in whatever order."""
    wanted = sorted(f"{player} {amount}" for player, amount in datatable)
    lying = scene.table.round.get("bids", [])
    got = sorted(f"{bid['player']} ${bid['amount']}" for bid in lying if bid["private"] == private)
    scene.expect.same(f"bids on {private}", ", ".join(wanted), ", ".join(got) or "none")


@then("the private companies are chosen in the order {players:Players}")
def choosers(scene: Scene, players: list[str]) -> None:
    """Once all have bid for the first choice: who chooses, in order."""
    got = scene.table.round.get("choosers", [])
    scene.expect.same("order of choice", ", ".join(players), ", ".join(got) or "not known")


@then("nobody has bid on {private:Private}")
def no_bids(scene: Scene, private: str) -> None:
    """No bid lies on a private company."""
    got = [bid["player"] for bid in scene.table.round.get("bids", []) if bid["private"] == private]
    scene.expect.same(f"bids on {private}", "none", ", ".join(got) or "none")
