"""Running trains."""

from typing import Any

from trackwalker.scene import Decider, Scene
from trackwalker_steps.nouns import NOUNS
from trackwalker_steps.phrases import action, then


@action("run_routes", "{decider:Decider} <runs|run>")
def runs(scene: Scene, decider: Decider, datatable: list[list[str]]) -> dict[str, Any]:
    """Run trains over routes, one a line: the train, then the hexes it goes through.

    `| 3-train | A13 B12 C13 |`; where the first or last hex has several places on that side: `H6 (SW)`, or
    `-2,-2 (inside)` for one to which only track inside its hex leads. A route that does not leave its hex
    names it alone, or twice for two places in it. A third cell, maybe empty, says which places a train counts
    that visits more: `| counting E17 and G9 |`.
    """
    routes = []
    for train, path, *more in datatable:
        counting = "".join(more).removeprefix("counting ")
        counted = NOUNS["Places"].read(counting) if counting else None
        routes.append(scene.route(train.removesuffix("-train"), path, counted))
    return {"actor": decider.actor(), "routes": routes}


@action("run_routes", "{decider:Decider} <runs|run> no train")
def runs_none(scene: Scene, decider: Decider, attempt: bool) -> dict[str, Any] | None:
    """Leave all trains standing; where the engine does not ask for a run there is nothing to do."""
    return scene.leave_out("run", {"actor": decider.actor(), "routes": []}, attempt)


@then("{company:Company} has earned {money:Money}")
def earned(scene: Scene, company: str, money: int) -> None:
    """The revenue of the company's turn."""
    turn = scene.table.turn
    scene.expect.same("company on turn", company, None if turn is None else turn.get("company"))
    scene.expect.same(f"revenue of the {company}", f"${money}", f"${scene.table.revenue}")


@then("the best run of {company:Company} is worth {money:Money}")
def best_run(scene: Scene, company: str, money: int) -> None:
    """The highest revenue the company's trains can make now (needs `best_routes`)."""
    scene.expect.same(f"best run of the {company}", f"${money}", f"${scene.best_revenue(company)}")
