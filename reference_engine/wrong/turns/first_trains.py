"""Wrong first trains, wrong turns of companies with charters (Lost Atlas OR.lead, OR.flow)."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...game import Decisions
from ...games.lost_atlas import LostAtlas
from ...rules.options import Option, passing
from ..entries import deciding, wrong


@wrong("no-first-train", {"LostAtlas": "OR.lead-a OR.lead-b"})
def _(game: LostAtlas) -> None:
    """a new minor buys no train before it runs"""
    game.lead.begin = lambda company: None  # type: ignore[method-assign]


@wrong("first-trains-for-everybody", {"LostAtlas": "OR.lead-a"})
def _(game: LostAtlas) -> None:
    """every company may begin its turn with a train"""
    game.lead.begin = lambda company: game.turns.ask("lead_train")  # type: ignore[method-assign]


@wrong("first-trains-for-minors", {"LostAtlas": "OR.lead-a"})
def _(game: LostAtlas) -> None:
    """every minor may begin its turn with a train, in its first turn and later"""
    game.lead.begin = lambda company: (  # type: ignore[method-assign]
        game.turns.ask("lead_train") if company.kind == "minor" else None
    )


@wrong("first-trains-for-new-majors", {"LostAtlas": "OR.lead-a"})
def _(game: LostAtlas) -> None:
    """a major begins its first turn with a train, like a minor"""
    game.lead.begin = lambda company: (  # type: ignore[method-assign]
        None if company.operated else game.turns.ask("lead_train")
    )


@wrong("first-train-has-to-be-bought", {"LostAtlas": "OR.lead-a OR.flow-g"})
def _(game: LostAtlas) -> None:
    """a new minor has to buy its first train before anything else"""
    deciding(game, lambda found: found["lead_train"].pop("pass"))


@wrong("first-train-rests", {"LostAtlas": "OR.lead-c"})
def _(game: LostAtlas) -> None:
    """a train that a new minor buys at the beginning runs from its next turn on"""
    buy = game.lead.buy

    def resting(move: Any) -> Any:
        commit, company = buy(move), game.table.operating_company

        def carry_out() -> None:
            commit()
            for train in company.trains:
                train.resting = True

        return carry_out

    game.lead.buy = resting  # type: ignore[method-assign]


def _paid_otherwise(game: LostAtlas, share: int) -> None:
    """The bank gives back so many percent of what a first train has cost."""
    buy = game.lead.buy

    def cheaper(move: Any) -> Any:
        commit, company = buy(move), game.table.operating_company

        def carry_out() -> None:
            commit()
            game.table.bank_pays(company, move.price * share // 100)

        return carry_out

    game.lead.buy = cheaper  # type: ignore[method-assign]


@wrong("first-train-at-half-price", {"LostAtlas": "OR.lead-b"})
def _(game: LostAtlas) -> None:
    """a first train costs half"""
    _paid_otherwise(game, 50)


@wrong("first-train-of-the-president", {"LostAtlas": "OR.lead-b OR.flow-c"})
def _(game: LostAtlas) -> None:
    """a president pays what his new minor lacks for its first train"""
    buy = game.lead.buy

    def helped(move: Any) -> Any:
        company = game.table.operating_company
        president = game.table.players[company.president or ""]
        help_needed = max(0, move.price - company.cash)
        if not help_needed or president.cash < help_needed:
            return buy(move)
        company.cash += help_needed
        try:
            commit = buy(move)
        finally:
            company.cash -= help_needed

        def carry_out() -> None:
            president.cash -= help_needed
            company.cash += help_needed
            commit()

        return carry_out

    game.lead.buy = helped  # type: ignore[method-assign]


@wrong("first-train-from-the-stack-only", {"LostAtlas": "OR.lead-a"})
def _(game: LostAtlas) -> None:
    """a first train does not come out of the pool"""
    buy = game.lead.buy

    def of_the_stack(move: Any) -> Any:
        if move.source == "pool":
            game.table.refuse("lead-train-of-the-bank", "It comes from the stack.")
        return buy(move)

    game.lead.buy = of_the_stack  # type: ignore[method-assign]


@wrong("trains-before-they-run", {"LostAtlas": "OR.flow-f OR.lead-a"})
def _(game: LostAtlas) -> None:
    """a company buys trains before its trains run"""
    steps = game.turns.steps["minor"]
    early = [*steps[:4], steps[-1], *steps[4:-1]]
    game.turns.steps = {"minor": early, "major": early}


@wrong("hubs-before-track", {"LostAtlas": "OR.flow-f"})
def _(game: LostAtlas) -> None:
    """a company places its hub before it lays track"""
    lead, issue, track, token, *later = game.turns.steps["minor"]
    early = [lead, issue, token, track, *later]
    game.turns.steps = {"minor": early, "major": early}


@wrong("track-after-the-run", {"LostAtlas": "OR.flow-f"})
def _(game: LostAtlas) -> None:
    """a company lays track when its trains have run"""
    lead, issue, track, token, run, *later = game.turns.steps["minor"]
    late = [lead, issue, run, track, token, *later]
    game.turns.steps = {"minor": late, "major": late}


@wrong("revenue-is-optional", {"LostAtlas": "OR.flow-g"})
def _(game: LostAtlas) -> None:
    """a company neither pays nor withholds if it does not like to"""

    def optional(found: Decisions) -> None:
        found["dividend"]["pass"] = Option(game.turns.end_step, passing)

    deciding(game, optional)


@wrong("issuing-is-a-duty", {"LostAtlas": "OR.flow-g"})
def _(game: LostAtlas) -> None:
    """a company that has a share to issue has to issue or redeem one"""
    check = game.issuing.check_may_end

    def due() -> None:
        check()
        company = game.table.operating_company
        if game.shares.unsold(company.id) and game.shares.room_in_pool(company.id) >= 20:
            game.table.refuse("issue-or-redeem", "It has a share to issue.")

    game.issuing.check_may_end = due  # type: ignore[method-assign]


@wrong("minors-before-majors", {"LostAtlas": "OR.flow-e"})
def _(game: LostAtlas) -> None:
    """all minors operate before all majors"""
    waiting = game.order.waiting

    def by_kind(done: list[str]) -> list[str]:
        return sorted(waiting(done), key=lambda name: game.table.companies[name].kind == "major")

    game.order.waiting = by_kind  # type: ignore[method-assign]


@wrong("start-prices-order", {"LostAtlas": "OR.flow-e OR.next-b"})
def _(game: LostAtlas) -> None:
    """companies operate by the prices at which they began"""
    waiting = game.order.waiting
    game.order.waiting = lambda done: sorted(  # type: ignore[method-assign]
        waiting(done), key=lambda name: -(game.table.companies[name].par or 0)
    )


@wrong("next-is-by-the-box", {"LostAtlas": "OR.flow-e OR.next-b"})
def _(game: LostAtlas) -> None:
    """companies operate in the order of the box"""
    waiting = game.order.waiting
    names = list(game.table.companies)
    game.order.waiting = lambda done: sorted(waiting(done), key=names.index)  # type: ignore[method-assign]
