"""Public companies: started, floated, in operation."""

from trackwalker.scene import Scene
from trackwalker_steps.phrases import given, then


@given(
    "{companies:Companies} (has started|have started|{floated:Floated}|{operated:InOperation})"
    " at a par of {money:Money}"
)
def company_at(
    scene: Scene, companies: list[str], money: int, floated: bool | None, operated: bool | None
) -> None:
    """`has started`: the marker lies in the par cell, several in the order named.

    `has floated`: it has yet to operate. `is in operation`: it has operated before and has its home token.
    """
    for company in companies:
        scene.setting.started(company, money, bool(floated), bool(operated))


@then("the public companies are {companies:Companies}")
def companies_are(scene: Scene, companies: list[str]) -> None:
    """All public companies of the game, in any order."""
    got = ", ".join(sorted(scene.table.companies))
    scene.same("public companies", ", ".join(sorted(companies)), got)


@then("{company:Company} has started at a par of {money:Money}")
def has_started(scene: Scene, company: str, money: int) -> None:
    """The company's par."""
    scene.same(f"par of the {company}", f"${money}", f"${scene.table.company(company)['par']}")


@then("{company:Company} has not started")
def not_started(scene: Scene, company: str) -> None:
    """Nobody has bought its president's certificate: no par, no price."""
    scene.same(f"par of the {company}", None, scene.table.company(company)["par"])
    scene.same(f"price of the {company}", None, scene.table.price(company))


@then("{company:Company} has floated")
def has_floated(scene: Scene, company: str) -> None:
    """Enough of the company is sold."""
    scene.same(f"the {company} has floated", True, scene.table.company(company)["floated"])


@then("{company:Company} has not floated")
def not_floated(scene: Scene, company: str) -> None:
    """Too little of the company is sold."""
    scene.same(f"the {company} has floated", False, scene.table.company(company)["floated"])
