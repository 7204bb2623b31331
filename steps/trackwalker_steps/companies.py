"""Public companies: started, floated, in operation."""

from typing import Any

from trackwalker.scene import Decider, Scene
from trackwalker_steps.phrases import action, given, then


@given(
    "{companies:Companies} (has started|have started|{floated:Floated}|{operated:InOperation})"
    "( at a par of|, opened at| at) {money:Money}"
)
def company_at(
    scene: Scene, companies: list[str], money: int, floated: bool | None, operated: bool | None
) -> None:
    """`has started`: the marker lies in the cell of that price, several in the order named.

    `has floated`, of a minor `has been launched`: it has yet to operate. `is in operation`: it has operated
    before and has its home token.
    """
    for company in companies:
        scene.setting.companies.started(company, money, bool(floated), bool(operated))


@given("{company:Company} is in receivership")
@given("the president's certificate of {company:Company} lies in the market")
def set_receivership(scene: Scene, company: str) -> None:
    """A company has no president; the president's certificate lies in the market."""
    scene.setting.companies.receivership(company)


@given("{companies:Companies} (is|are) no longer in the game")
def set_out_of_game(scene: Scene, companies: list[str]) -> None:
    """Companies that have left the game with all that they had."""
    scene.setting.companies.no_longer_in_the_game(companies)


@given("{companies:Companies} (has|have) {count:Number} shares")
def set_size(scene: Scene, companies: list[str], count: int) -> None:
    """How many shares companies have, where that is not always the same; say after it who holds them."""
    for company in companies:
        scene.setting.companies.size(company, count)


@action("convert", "{decider:Decider} <converts|convert> to ten shares")
def converts(decider: Decider) -> dict[str, Any]:
    """Become a company of ten shares at the beginning of the turn."""
    return {"actor": decider.actor()}


@then("{company:Company} has {count:Number} shares")
def size(scene: Scene, company: str, count: int) -> None:
    """How many shares a company has."""
    scene.expect.same(f"shares of the {company}", count, scene.table.company(company).get("share_count"))


@then("the public companies are {companies:Companies}")
def companies_are(scene: Scene, companies: list[str]) -> None:
    """All public companies of the game, in any order, those that have since left it included."""
    table = scene.table
    public = [name for name in table.companies if table.company(name)["kind"] != "independent"]
    got = ", ".join(sorted(public))
    scene.expect.same("public companies", ", ".join(sorted(companies)), got)


@then("{company:Company} has started( at a par of|, opened at| at) {money:Money}")
def has_started(scene: Scene, company: str, money: int) -> None:
    """The price at which the company started: its par, in 1846 its opening price."""
    scene.expect.same(f"par of the {company}", f"${money}", f"${scene.table.company(company)['par']}")


@then("{company:Company} has not started")
def not_started(scene: Scene, company: str) -> None:
    """Nobody has bought its president's certificate: no par, no price."""
    scene.expect.same(f"par of the {company}", None, scene.table.company(company)["par"])
    scene.expect.same(f"price of the {company}", None, scene.table.price(company))


@then("{company:Company} has floated")
def has_floated(scene: Scene, company: str) -> None:
    """Enough of the company is sold."""
    scene.expect.same(f"the {company} has floated", True, scene.table.company(company)["floated"])


@then("{company:Company} has not floated")
def not_floated(scene: Scene, company: str) -> None:
    """Too little of the company is sold."""
    scene.expect.same(f"the {company} has floated", False, scene.table.company(company)["floated"])


@then("{company:Company} is in receivership")
def in_receivership(scene: Scene, company: str) -> None:
    """The company goes on without a president; the president's certificate lies in the market."""
    entry = scene.table.company(company)
    scene.expect.same(f"the {company} is in receivership", True, entry.get("receivership", False))
    scene.expect.same(f"president of the {company}", None, entry["president"])
    scene.expect.same(
        f"president's certificate of the {company}", "pool", scene.table.presidents_certificate(company)
    )


@then("{companies:Companies} (is|are) no longer in the game")
def out_of_game(scene: Scene, companies: list[str]) -> None:
    """Companies that have left the game, with nothing left of them on the table."""
    table = scene.table
    for name in companies:
        entry = table.company(name)
        scene.expect.same(f"the {name} has left the game", True, entry["closed"])
        left = [name for name in ("cash", "trains", "tokens") if entry[name]]
        scene.expect.same(f"left of the {name}", "nothing", ", ".join(left) or "nothing")
        scene.expect.same(f"price of the {name}", None, table.price(name))
        papers = [paper for paper in table.state["certificates"] if paper["company"] == name]
        where = sorted({paper["holder"] for paper in papers} - {"box"})
        scene.expect.same(f"certificates of the {name} lie with", "nobody", ", ".join(where) or "nobody")
        scene.expect.same(
            f"private companies of the {name}", "none", ", ".join(table.privates_of(name)) or "none"
        )
