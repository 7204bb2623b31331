"""The company formed of others: what it is formed of, old shares and tokens given for new ones."""

from typing import Any

from trackwalker.scene import Broken, Decider, Scene, Spot
from trackwalker_steps.phrases import action, given, then
from trackwalker_steps.shares import by_player


@given(
    "{company:Company} has been formed of {merged:Companies}[ and {operated:HasOperated}]"
    ", beginning at {money:Money}"
)
def set_formed(scene: Scene, company: str, merged: list[str], operated: bool | None, money: int) -> None:
    """Those companies have left the game; the new one stands in the top row, with their homes and its own
    tokens on its charter. Its shares are in its treasury until it is said who has them.
    """
    scene.setting.merging.formed(company, merged, money, bool(operated))


@given("{player:Player} acts as president of {company:Company} with {percent:Percent}")
def set_acting(scene: Scene, player: str, company: str, percent: int) -> None:
    """The player is president with so much in ordinary certificates, having no president's certificate."""
    scene.setting.merging.acts(player, company, percent)


@given("the unsold president's certificate of {company:Company} lies in {holder:Holder}")
def set_unsold_office(scene: Scene, company: str, holder: str) -> None:
    """Where the president's certificate of a company lies that has an acting president."""
    scene.setting.merging.office_lies(company, holder)


@given("{company:Company} had no turn in the round of its formation")
def set_waited(scene: Scene, company: str) -> None:
    """A company formed of others had to wait for the next round."""
    scene.setting.merging.waited(company)


@given("{companies:Companies} (has|have) operated since phase 10H only")
def set_late(scene: Scene, companies: list[str]) -> None:
    """Companies in operation that had their first turn in phase 10H or later."""
    for company in companies:
        scene.setting.merging.began_late(company)


@given("no train of {company:Company} has run yet")
def set_never_ran(scene: Scene, company: str) -> None:
    """A company in operation that has had turns, but never ran a train."""
    scene.setting.merging.never_ran(company)


@action(
    "buy_shares", "{player:Player} <takes|take> {percent:Percent} of {company:Company} for two old shares"
)
def takes_share(player: str, percent: int, company: str) -> dict[str, Any]:
    """In an exchange in which players choose: a share rather than a bond."""
    made = {"actor": by_player(player), "company": company, "percent": percent}
    return {**made, "from": f"company:{company}"}


@action("buy_bond", "{player:Player} <takes|take> a bond of {company:Company} for two old shares")
def takes_bond(player: str, company: str) -> dict[str, Any]:
    """In an exchange in which players choose: a bond rather than a share."""
    return {"actor": by_player(player), "company": company, "from": f"company:{company}"}


@action(
    "replace_tokens",
    "{decider:Decider} <replaces|replace> the token[s] of {company:Company} in {places:Places}",
)
def replaces(scene: Scene, decider: Decider, company: str, places: list[Spot]) -> dict[str, Any]:
    """Which tokens of a company that was merged it takes over besides the home token; the others are lost."""
    tokens = [scene.place(place) for place in places]
    return {"actor": decider.actor(), "company": company, "tokens": tokens}


@action("replace_tokens", "{decider:Decider} <replaces|replace> no further token of {company:Company}")
def replaces_none(decider: Decider, company: str) -> dict[str, Any]:
    """All tokens of a company that was merged are lost, but for its home token."""
    return {"actor": decider.actor(), "company": company, "tokens": []}


def _formed(scene: Scene, company: str) -> dict[str, Any]:
    """The entry of the company; Broken where it has not been formed."""
    if company not in scene.table.companies:
        raise Broken(f"the {company} has been formed", "it has not")
    return scene.table.company(company)


@then("{company:Company} has been formed of {merged:Companies}")
def formed(scene: Scene, company: str, merged: list[str]) -> None:
    """All companies that have merged into it, in any order."""
    got = _formed(scene, company).get("merged", [])
    scene.expect.same(f"merged into the {company}", ", ".join(sorted(merged)), ", ".join(sorted(got)))


@then("{company:Company} has not been formed")
def not_formed(scene: Scene, company: str) -> None:
    """The company is not in the game."""
    scene.expect.same(f"the {company} has been formed", False, company in scene.table.companies)


@then("{player:Player} acts as president of {company:Company} with {percent:Percent}")
def acts(scene: Scene, player: str, company: str, percent: int) -> None:
    """The player is president with so much in ordinary certificates; no player has the president's."""
    _formed(scene, company)
    table = scene.table
    scene.expect.same(f"president of the {company}", player, table.president(company))
    scene.expect.same(f"{company} held by {player}", f"{percent}%", f"{table.holding(player, company)}%")
    where = str(table.presidents_certificate(company))
    got = where if where.startswith("player:") else "no player"
    scene.expect.same(f"president's certificate of the {company}", "no player", got)
