"""Private companies: who owns them, and companies buying them."""

from typing import Any

from trackwalker.scene import Decider, Scene
from trackwalker_steps.phrases import action, given, then
from trackwalker_steps.shares import by_player


@given("{who:Who} owns {privates:Privates}")
def set_owner(scene: Scene, who: str, privates: list[str]) -> None:
    """These private companies belong to a player or a company, with the certificates that lie under them."""
    scene.setting.privates.owned(who, privates)


@given("the president's certificate of {company:Company} came with {private:Private}")
def came_with(scene: Scene, company: str, private: str) -> None:
    """Which company was drawn for a private company at the start (who has the certificate is said apart)."""
    scene.setting.privates.came_with(private, company)


@given("the face value of {private:Private} has been lowered to {money:Money}")
def lowered(scene: Scene, private: str, money: int) -> None:
    """A private company is worth less than is printed on it, since nobody wanted it in the auction."""
    scene.setting.opening.lowered_face(private, money)


@given("{privates:Privates} (has|have) closed")
def closed(scene: Scene, privates: list[str]) -> None:
    """These private companies have left the game."""
    scene.setting.privates.closed(privates)


@given("{private:Private} can be used {count:Number} more time[s]")
def set_uses(scene: Scene, private: str, count: int) -> None:
    """How often the power of a private company can still be used; unsaid, as often as its card says."""
    scene.setting.privates.uses_left(private, count)


@given("{privates:Privates} (lies|lie) in the market")
def set_in_market(scene: Scene, privates: list[str]) -> None:
    """Private companies of a player who is out of the game."""
    scene.setting.privates.in_the_market(privates)


@given("{company:Company} has already bought {privates:Privates} in this turn")
def already_bought(scene: Scene, company: str, privates: list[str]) -> None:
    """Purchases of the turn in progress (say also that the company owns them)."""
    scene.setting.privates.bought_in_turn(company, privates)


@action(
    "buy_company",
    "{decider:Decider} <buys|buy> {private:Private} from {owner:Who} for {money:Money}"
    "[, with {agreed:Player}'s consent]",
)
def buys_private(
    decider: Decider, private: str, owner: str, money: int, agreed: str | None
) -> dict[str, Any]:
    """A company buys a private company; without the last words nobody else has agreed."""
    del owner
    made = {"actor": decider.actor(), "private": private, "price": money}
    return made if agreed is None else {**made, "agreed_by": agreed}


@action(
    "buy_company",
    "{player:Player} <buys|buy> {private:Private} from {owner:Player} for {money:Money}"
    "[, with {agreed:Player}'s consent]",
)
def buys_from_player(player: str, private: str, owner: str, money: int, agreed: str | None) -> dict[str, Any]:
    """A player wants another player's private company."""
    del owner
    made = {"actor": by_player(player), "private": private, "price": money}
    return made if agreed is None else {**made, "agreed_by": agreed}


@then("{who:Who} owns {privates:Privates}")
def owns(scene: Scene, who: str, privates: list[str]) -> None:
    """All private companies that a player or a company owns."""
    got = scene.table.privates_of(who)
    scene.expect.same(f"private companies of {who}", ", ".join(privates), ", ".join(got) or "none")


@then("{who:Who} owns no private company")
def owns_none(scene: Scene, who: str) -> None:
    """A player or a company owns none."""
    scene.expect.same(
        f"private companies of {who}", "none", ", ".join(scene.table.privates_of(who)) or "none"
    )


@then("{privates:Privates} (lies|lie) in the market")
def in_market(scene: Scene, privates: list[str]) -> None:
    """All private companies that lie in the market."""
    got = scene.table.privates_of("pool")
    scene.expect.same("private companies in the market", ", ".join(privates), ", ".join(got) or "none")


@then("{privates:Privates} (is|are) still unsold")
def unsold(scene: Scene, privates: list[str]) -> None:
    """All private companies that nobody has bought yet."""
    scene.expect.same(
        "unsold private companies", ", ".join(privates), ", ".join(scene.table.privates_of("bank")) or "none"
    )


@then("{privates:Privates} (has|have) left the game")
def gone(scene: Scene, privates: list[str]) -> None:
    """All private companies that have closed; those that were out from the start need not be named."""
    closed = scene.table.privates_of("box")
    before = scene.set_up.privates_of("box") if scene.set_up else []
    wanted = [name for name in closed if name in before or name in privates]
    wanted += [name for name in [*before, *privates] if name not in closed]
    scene.expect.same("closed private companies", ", ".join(wanted), ", ".join(closed) or "none")


@then("the private companies are {privates:Privates}")
def privates_are(scene: Scene, privates: list[str]) -> None:
    """All private companies of the game, in any order, those that have since left it included."""
    got = [private["id"] for private in scene.table.state["privates"]]
    scene.expect.same("private companies", ", ".join(sorted(privates)), ", ".join(sorted(got)))


@then("{private:Private} can be used {count:Number} more time[s]")
def uses(scene: Scene, private: str, count: int) -> None:
    """How often the power of a private company can still be used; none once it has left the game."""
    entry = scene.table.private(private)
    got = 0 if entry["owner"] == "box" else entry.get("uses_left")
    scene.expect.same(f"uses of {private} left", count, got)
