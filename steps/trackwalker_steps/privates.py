"""Private companies: who owns them, and companies buying them."""

from typing import Any

from trackwalker.scene import Decider, Scene
from trackwalker_steps.phrases import action, given, then
from trackwalker_steps.shares import by_player


@given("{who:Who} owns {privates:Privates}")
def set_owner(scene: Scene, who: str, privates: list[str]) -> None:
    """These private companies belong to a player or a company, with the certificates that lie under them."""
    scene.setting.owns_privates(who, privates)


@given("the president's certificate of {company:Company} came with {private:Private}")
def came_with(scene: Scene, company: str, private: str) -> None:
    """Which company was drawn for a private company at the start (who has the certificate is said apart)."""
    scene.setting.came_with(private, company)


@given("the face value of {private:Private} has been lowered to {money:Money}")
def lowered(scene: Scene, private: str, money: int) -> None:
    """A private company is worth less than is printed on it, since nobody wanted it in the auction."""
    scene.setting.lowered_face(private, money)


@given("{privates:Privates} (has|have) closed")
def closed(scene: Scene, privates: list[str]) -> None:
    """These private companies have left the game."""
    scene.setting.closed_privates(privates)


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
    scene.same(f"private companies of {who}", ", ".join(privates), ", ".join(got) or "none")


@then("{who:Who} owns no private company")
def owns_none(scene: Scene, who: str) -> None:
    """A player or a company owns none."""
    scene.same(f"private companies of {who}", "none", ", ".join(scene.table.privates_of(who)) or "none")


@then("{privates:Privates} (is|are) still unsold")
def unsold(scene: Scene, privates: list[str]) -> None:
    """All private companies that nobody has bought yet."""
    scene.same(
        "unsold private companies", ", ".join(privates), ", ".join(scene.table.privates_of("bank")) or "none"
    )


@then("{privates:Privates} (has|have) left the game")
def gone(scene: Scene, privates: list[str]) -> None:
    """All private companies that have closed."""
    scene.same(
        "closed private companies", ", ".join(privates), ", ".join(scene.table.privates_of("box")) or "none"
    )
