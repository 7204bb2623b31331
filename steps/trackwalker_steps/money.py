"""Cash, treasuries and the bank."""

from trackwalker.scene import Scene
from trackwalker_steps.phrases import given, then


@given("{who:Who} has {money:Money}[ in its treasury]")
def set_cash(scene: Scene, who: str, money: int) -> None:
    """A player's cash or a company's treasury; the bank has the difference."""
    scene.setting.money.cash(who, money)


@given("the bank has {money:Money} left, {player:Player} holding the rest of its money")
def set_bank(scene: Scene, money: int, player: str) -> None:
    """A bank about to break: the player's cash is whatever makes the money add up."""
    scene.setting.money.bank_left(money, player)


@then("{who:Anyone} has {money:Money}[ in its treasury]")
def has_cash(scene: Scene, who: str, money: int) -> None:
    """Exact cash of a player, a treasury or the bank."""
    scene.expect.cash(who, money)


@then("the bank is ${short:Number} short")
def bank_short(scene: Scene, short: int) -> None:
    """The bank has paid so much more than it had."""
    scene.expect.cash("bank", -short)


@then("{who:Anyone} has received {money:Money}")
def received(scene: Scene, who: str, money: int) -> None:
    """What the last action, with all that followed from it, has brought somebody."""
    scene.expect.gain(who, money)


@then("{who:Anyone} has paid {money:Money}")
def paid(scene: Scene, who: str, money: int) -> None:
    """What the last action, with all that followed from it, has cost somebody."""
    scene.expect.gain(who, -money)


@then("{company:Company} still lacks {money:Money} for a train")
def still_lacks(scene: Scene, company: str, money: int) -> None:
    """In an emergency: what company and president together are short of."""
    decision = scene.pending
    context = {} if decision is None else decision.context
    scene.expect.same(
        f"money lacking to the {company}", (company, money), (context.get("company"), context.get("short"))
    )


@then("no other player or company has gained or lost money")
def no_other_money(scene: Scene) -> None:
    """Every player and treasury that the Thens since the last action have not named has what it had."""
    scene.expect.no_other_money_moved()
