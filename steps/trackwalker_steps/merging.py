"""Companies formed of others: who proposes it, what they are formed of, what is given for old shares."""

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
    tokens on its charter. Its shares are in its treasury until it is said who has them. A major that places
    no further token has two hubs left; each one on the map is one less.
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


@given("{company:Company} has tokens left that cost {costs:Moneys}")
def set_hub_costs(scene: Scene, company: str, costs: list[int]) -> None:
    """What the hubs on the charter of a major cost, where they are not the usual ones."""
    scene.setting.merging.hub_costs(company, costs)


@given("{company:Company} has been turned down by {others:Companies} in this round")
def set_turned_down(scene: Scene, company: str, others: list[str]) -> None:
    """Whom a minor has proposed a merger to in this merger round in vain."""
    scene.setting.merging.turned_down(company, others)


@action(
    "merge",
    "{decider:Decider} <proposes|propose> to merge with {other:Company}"
    "[ into {major:Company}][, with {agreed:Player}'s consent]",
)
def proposes(decider: Decider, other: str, major: str | None, agreed: str | None) -> dict[str, Any]:
    """Propose a merger; perhaps the other president agrees at once, and the new president names the major."""
    return {"actor": decider.actor(), **_merger(other, major)} | ({"agreed_by": agreed} if agreed else {})


@action("merge", "{decider:Decider} <agrees|agree> to merge with {other:Company}[ into {major:Company}]")
def agrees(decider: Decider, other: str, major: str | None) -> dict[str, Any]:
    """Answer a proposal; perhaps the new president names the major."""
    return {"actor": decider.actor(), **_merger(other, major)}


def _merger(other: str, major: str | None) -> dict[str, Any]:
    return {"with": other} | ({"into": major} if major else {})


@action("pass", "{decider:Decider} <turns|turn> down the merger")
def turns_down(decider: Decider) -> dict[str, Any]:
    """Answer a proposal with no."""
    return {"actor": decider.actor()}


@action("pass", "{decider:Decider} <proposes|propose> no merger")
def proposes_none(scene: Scene, decider: Decider, attempt: bool) -> dict[str, Any] | None:
    """Pass in a merger round; where the engine does not ask, there being nothing to propose, it is done."""
    return scene.leave_out("merger", {"actor": decider.actor()}, attempt)


@action("choose_major", "{player:Player} <chooses|choose> {major:Company} for them")
def chooses_major(player: str, major: str) -> dict[str, Any]:
    """The new president picks the major that two minors form."""
    return {"actor": by_player(player), "company": major}


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
    if company not in scene.table.companies or not scene.table.company(company).get("merged"):
        raise Broken(f"the {company} has been formed", "it has not")
    return scene.table.company(company)


@then("{company:Company} has been formed of {merged:Companies}")
def formed(scene: Scene, company: str, merged: list[str]) -> None:
    """All companies that have merged into it, in any order."""
    got = _formed(scene, company).get("merged", [])
    scene.expect.same(f"merged into the {company}", ", ".join(sorted(merged)), ", ".join(sorted(got)))


@then("{company:Company} has not been formed")
def not_formed(scene: Scene, company: str) -> None:
    """The company is not in the game, or formed of none yet."""
    table = scene.table
    formed = company in table.companies and bool(table.company(company).get("merged"))
    scene.expect.same(f"the {company} has been formed", False, formed)


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


@then("{company:Company} has tokens left that cost {costs:Moneys}")
def hub_costs(scene: Scene, company: str, costs: list[int]) -> None:
    """What each of the hubs on the charter of a major costs to place."""
    got = _formed(scene, company).get("hub_costs", [])
    scene.expect.same(f"costs of the hubs of the {company}", sorted(costs), sorted(got))


@then("{companies:Companies} may still propose in this round[, in this order]")
def may_propose(scene: Scene, companies: list[str]) -> None:
    """The minors that have not had their turn in the merger round, the one on turn first."""
    got = scene.table.round.get("order", [])
    scene.expect.same("still to propose", ", ".join(companies), ", ".join(got) or "none")
