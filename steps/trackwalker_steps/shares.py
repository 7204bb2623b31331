"""Share certificates: who holds them, buying and selling them."""

from typing import Any

from trackwalker.scene import Decider, Scene
from trackwalker_steps.names import COMPANY_NAMES
from trackwalker_steps.phrases import action, given, then


def by_player(player: str) -> dict[str, Any]:
    """A player as the actor of an action."""
    return {"kind": "player", "id": player}


@given("{player:Player} is president of {company:Company} with {percent:Percent}")
def set_president(scene: Scene, player: str, company: str, percent: int) -> None:
    """The player holds the president's certificate and ordinary ones, so much in all."""
    scene.setting.shares.presidency(player, company, percent)


@given("{holder:Holder} holds {percent:Percent} of {company:Company}")
def set_holding(scene: Scene, holder: str, percent: int, company: str) -> None:
    """So much in ordinary certificates, taken from the IPO, or from the treasury with the unsold shares.

    Said of the IPO, or of that treasury, it is only checked.
    """
    scene.setting.shares.holding(holder, percent, company)


@given("the shares are held thus")
def set_shareholders(scene: Scene, datatable: list[list[str]]) -> None:
    """The shareholders of several companies, one company a line, the president first; the rest is unsold.

    `| PRR | president Alice 40% | Bob 20% | pool 10% |` (or `market 10%`); cells may be left empty.
    """
    for called, president, *others in datatable:
        company = COMPANY_NAMES.get(called, called)
        name, percent = president.removeprefix("president ").split()
        company = COMPANY_NAMES.get(company, company)
        scene.setting.shares.presidency(name, company, int(percent.removesuffix("%")))
        for other in filter(None, others):
            holder, percent = other.split()
            where = "pool" if holder == "market" else holder
            scene.setting.shares.holding(where, int(percent.removesuffix("%")), company)


@given("{player:Player} has already sold shares of {companies:Companies} in this round")
def sold_in_round(scene: Scene, player: str, companies: list[str]) -> None:
    """Sales of an earlier turn of this stock round."""
    scene.setting.rounds.sold_in_round(player, companies)


@given("{player:Player} has already sold shares of {companies:Companies} in this turn")
def sold_in_turn(scene: Scene, player: str, companies: list[str]) -> None:
    """Sales of the turn in progress, for a train also in an operating round."""
    scene.setting.rounds.sold_in_turn(player, companies)


@action(
    "buy_shares",
    "{player:Player} <buys|buy> {percent:Percent} of {company:Company} from {pile:Pile}"
    "[{exchange:HandingIn}]",
)
def buys(player: str, percent: int, company: str, pile: str, exchange: bool | None) -> dict[str, Any]:
    """Buy one certificate, maybe in exchange for the president's certificate in the market."""
    made = {
        "actor": by_player(player),
        "company": company,
        "percent": percent,
        "from": f"company:{company}" if pile == "treasury" else pile,
    }
    return {**made, "exchange": True} if exchange else made


@action(
    "par",
    "{player:Player} <buys|buy> the president's certificate of {company:Company}"
    " (at a par of|at an opening price of) {money:Money}"
    "[, with {count:Number} shares]",
)
def starts(player: str, company: str, money: int, count: int | None) -> dict[str, Any]:
    """Start a company; with how many shares is said where there is a choice."""
    made = {"actor": by_player(player), "company": company, "price": money}
    return made if count is None else {**made, "shares": count}


@action("sell_shares", "{player:Player} <sells|sell> {percent:Percent} of {company:Company}")
def sells(player: str, percent: int, company: str) -> dict[str, Any]:
    """Sell shares of one company in one block; in an emergency too."""
    return {"actor": by_player(player), "company": company, "percent": percent}


@given("{company:Company} has already {dealt:Dealt} {count:Number} share[s] in this turn")
def own_shares(scene: Scene, company: str, dealt: str, count: int) -> None:
    """What the company whose turn it is has done with its own shares (who holds them is said apart)."""
    scene.setting.shares.own_shares_in_turn(company, dealt, count)


@action("sell_shares", "{decider:Decider} <issues|issue> {count:Number} share[s][ of {company:Company}]")
def issues(scene: Scene, decider: Decider, count: int, company: str | None) -> dict[str, Any]:
    """Sell shares into the market, its own if none are named, in one batch; also to pay for a train."""
    named = company or decider.company
    percent = count * scene.share_percent(named)
    return {"actor": decider.actor(), "company": named, "percent": percent}


@action("buy_shares", "{decider:Decider} <redeems|redeem> {count:Number} share[s][ of {company:Company}]")
def redeems(scene: Scene, decider: Decider, count: int, company: str | None) -> dict[str, Any]:
    """Take shares back out of the market, its own if none are named, in one batch."""
    named = company or decider.company
    percent = count * scene.share_percent(named)
    return {"actor": decider.actor(), "company": named, "percent": percent, "from": "pool"}


@then("{holder:Holder} holds {percent:Percent} of {company:Company}")
def holds(scene: Scene, holder: str, percent: int, company: str) -> None:
    """Everything a holder has of a company, the president's certificate included."""
    scene.expect.same(
        f"{company} held by {holder}", f"{percent}%", f"{scene.table.holding(holder, company)}%"
    )


@then("{player:Player} is president of {company:Company} with {percent:Percent}")
def is_president(scene: Scene, player: str, company: str, percent: int) -> None:
    """The player is president, holds the president's certificate, and has so much in all."""
    table = scene.table
    scene.expect.same(f"president of the {company}", player, table.president(company))
    where = table.presidents_certificate(company)
    scene.expect.same(f"president's certificate of the {company}", f"player:{player}", where)
    scene.expect.same(f"{company} held by {player}", f"{percent}%", f"{table.holding(player, company)}%")


@then("{company:Company} has no president")
def no_president(scene: Scene, company: str) -> None:
    """Nobody has started the company, or nobody presides over it any more."""
    scene.expect.same(f"president of the {company}", None, scene.table.president(company))


@then("the president's certificate of {company:Company} lies (in|under) {holder:Holder}")
def certificate_lies(scene: Scene, company: str, holder: str) -> None:
    """Where a president's certificate lies: the IPO, a treasury, the market, under a private company."""
    wanted = scene.table.holder(holder)
    scene.expect.same(
        f"president's certificate of the {company}", wanted, scene.table.presidents_certificate(company)
    )


@then("{holder:Holder} holds {count:Number} certificate[s][ of {company:Company}]")
def certificate_count(scene: Scene, holder: str, count: int, company: str | None) -> None:
    """How many share certificates a holder has, of one company or in all."""
    what = f"certificates of {holder}" + (f" in the {company}" if company else "")
    scene.expect.same(what, count, len(scene.table.certificates(holder, company)))
