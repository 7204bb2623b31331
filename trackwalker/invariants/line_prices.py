"""What moves prices and treasuries where companies sell their own shares and the chart is one line."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step
from trackwalker.invariants.operations import private_income


def _moved(step: Step, company: str, spaces: int) -> tuple[str | None, bool]:
    """The cell so many spaces right of a company's, at most the last, and whether it is there.

    None: the company leaves the game there.
    """
    cell = step.before.cells[company]["cell"]
    for _ in range(abs(spaces)):
        cell = step.facts.cell_beside(cell, 0, 1 if spaces > 0 else -1) or cell
    if not step.facts.price_of(cell):
        return None, bool(step.after.companies[company]["closed"])
    lies = step.after.cells.get(company)
    return cell, lies is not None and lies["cell"] == cell


def _wrong_place(step: Step, company: str, spaces: int) -> Iterator[str]:
    target, there = _moved(step, company, spaces)
    if not there:
        lies = step.after.cells.get(company, {"cell": None})["cell"]
        yield f"the {company} goes from {step.before.cells[company]['cell']} to {lies}, not to {target}"
        return
    new = target is not None and target != step.before.cells[company]["cell"]
    if new and step.after.cells[company]["stack"][-1] != company:
        yield f"the {company} is not at the bottom of its new cell {target}"


@invariant(STEP, "1846-5.2-b", "1846-5.2-c", "1846-6.59-e", "1846-5.24-g")
def a_presidents_sale_lowers_the_price_once(step: Step) -> Iterator[str]:
    """Guards that shares bring the price before the sale, which the president lowers once a turn."""
    if step.type != "sell_shares" or step.action["actor"]["kind"] != "player":
        return
    before, name = step.before, step.action["company"]
    price, share = before.cells[name]["price"], step.facts.shares["share_percent"]
    paid = price * step.action["percent"] // share + private_income(step, f"player:{step.actor}")
    if step.gain(step.actor) != paid:
        got = step.gain(step.actor)
        yield f"{step.actor} gets ${got} for {step.action['percent']}% of the {name}, not ${paid}"
    drops = before.companies[name]["president"] == step.actor and name not in before.turn.get("sold", ())
    yield from _wrong_place(step, name, -int(drops))
    if not step.after.companies[name]["closed"]:
        pooled = step.after.held.get((name, "pool"), 0) - before.held.get((name, "pool"), 0)
        if pooled != step.action["percent"]:
            yield f"{pooled}% of the {name} goes to the pool, {step.action['percent']}% was sold"


@invariant(STEP, "1846-5.21-a", "1846-7.02-a")
def shares_of_untried_companies_are_kept(step: Step) -> Iterator[str]:
    """Guards that only its president sells a company that has not operated, nobody one without one."""
    if step.type != "sell_shares" or step.action["actor"]["kind"] != "player":
        return
    company = step.before.companies[step.action["company"]]
    if company.get("receivership"):
        yield f"{step.actor} sells shares of the {company['id']}, which has no president"
    elif not company["operated"] and company["president"] != step.actor:
        yield f"{step.actor} sells shares of the {company['id']}, which has not operated"


@invariant(STEP, "1846-5.1-e", "1846-5.1-m", "1846-5.1-o", "1846-5.1-f")
def a_company_is_paid_for_its_own_shares(step: Step) -> Iterator[str]:
    """Guards that a purchase pays the treasury the shares come out of, a launch also its bonus."""
    if step.kind != "stock_turn" or step.type not in ("buy_shares", "sell_shares", "par"):
        return
    due = dict.fromkeys(step.before.companies, 0)
    name = step.action["company"]
    if step.type == "par":
        shares = step.before.office(name) // step.facts.shares["share_percent"]
        due[name] = step.action["price"] * (
            shares + step.facts.companies[name].get("launch_bonus_in_pars", 0)
        )
    elif step.type == "buy_shares" and step.action["from"] != "pool":
        price = step.before.cells[name]["price"]
        due[name] = price * step.action["percent"] // step.facts.shares["share_percent"]
    for company, amount in due.items():
        if step.after.companies[company]["closed"]:
            continue
        if step.income(company) != amount:
            yield f"the {company} gets ${step.income(company)} in a trade, not ${amount}"


@invariant(
    STEP,
    "1846-6.4-c",
    "1846-6.4-d",
    "1846-6.4-e",
    "1846-6.4-f",
    "1846-6.4-h",
    "1846-6.4-i",
    "1846-6.4-j",
    "1846-6.4-k",
    "1846-6.4-l",
    "1846-6.4-m",
)
def revenue_is_kept_halved_or_paid(step: Step) -> Iterator[str]:
    """Guards who gets the revenue, in full or by halves, and how far the price goes by what was paid.

    A company that leaves the game by it may end the round, and private companies pay in the next.
    """
    if step.type != "dividend":
        return
    name, revenue = step.actor, step.before.state["pending"][0]["context"]["revenue"]
    share = step.facts.shares["share_percent"]
    kept = {"withhold": revenue, "half": revenue // 20 * 10}.get(step.action["kind"], 0)
    each = (revenue - kept) * share // 100
    for player in step.before.players:
        due = step.before.share_of(name, player) // share * each + private_income(step, f"player:{player}")
        if step.gain(player) != due:
            yield f"{player} gets ${step.gain(player)} of ${revenue} ({step.action['kind']}), not ${due}"
    due = kept + step.before.held.get((name, f"company:{name}"), 0) // share * each
    if step.income(name) != due and not step.after.companies[name]["closed"]:
        yield f"the {name} gets ${step.income(name)} of ${revenue} ({step.action['kind']}), not ${due}"
    paid = revenue - kept
    if paid and step.before.follows("1846-Q01", "b"):
        paid = revenue
    yield from _wrong_place(step, name, _spaces(step, paid, step.before.cells[name]["price"]))


def _spaces(step: Step, paid: int, price: int) -> int:
    """How far the price goes right by what was paid; -1 is to the left."""
    if not paid or 2 * paid < price:
        return -1
    if paid >= 3 * price and (price > 150 or (price == 150 and step.before.follows("1846-Q02", "b"))):
        return 3
    return min(2, paid // price)


@invariant(STEP, "1846-6.4-h")
def no_revenue_is_one_space_left(step: Step) -> Iterator[str]:
    """Guards that a company that earns nothing, with trains or without, goes one space left."""
    turn = step.after.turn
    if step.kind not in ("build", "run") or turn.get("company") != step.actor or turn.get("step") != "trains":
        return
    if turn["revenue"]:
        yield f"the {step.actor} has earned ${turn['revenue']} and decides nothing about it"
    yield from _wrong_place(step, step.actor, -1)


@invariant(STEP, "1846-4-e", "1846-4-f", "1846-5-d", "1846-5.4-c")
def prices_are_adjusted_after_a_stock_round(step: Step) -> Iterator[str]:
    """Guards that after a stock round shares in the pool lower a price; all with players raise it.

    Companies in receivership are passed over: the first of them may have operated at once.
    """
    if not step.stock_round_ended:
        return
    for name, company in step.before.companies.items():
        if name not in step.before.cells or company.get("receivership"):
            continue
        pooled = step.before.held.get((name, "pool"), 0)
        spaces = -1 if pooled else int(step.before.with_players(name) == 100)
        target, there = _moved(step, name, spaces)
        if not there:
            lies = step.after.cells.get(name, {"cell": None})["cell"]
            yield f"the {name}, {pooled}% in the pool, goes to {lies}, not to {target}"


@invariant(STEP, "1846-6.1-h", "1846-5.2-c", "1846-6.4-h", "1846-6.5-j", "1846-4-d")
def prices_have_a_reason_to_move(step: Step) -> Iterator[str]:
    """Guards that only a sale, a dividend or a forced issue moves a price, or a stock round that ends.

    A company in receivership moves without anybody's decision.
    """
    if step.before.state["market"] == step.after.state["market"] or step.stock_round_ended:
        return
    own: set[str] = set()
    if step.type in ("sell_shares", "par"):
        own = {str(step.action["company"])}
    elif step.type == "dividend" or step.kind in ("build", "run"):
        own = {step.actor}
    for name, cell in step.before.cells.items():
        old, new, lies = step.before.companies[name], step.after.companies[name], step.after.cells.get(name)
        alone = old.get("receivership") or new.get("receivership")
        alone = alone or (step.type == "bankrupt" and old["president"] == step.actor)
        if name not in own and not alone and (lies is None or lies["cell"] != cell["cell"]):
            yield f"the {name} leaves {cell['cell']} by the action {step.type} of {step.actor}"


@invariant(STEP, "1846-7.1-b", "1846-7.1-c", "1846-7.1-d", "1846-7.1-e")
def companies_without_president_build_nothing(step: Step) -> Iterator[str]:
    """Guards that a company in receivership deals in no shares, places no markers and buys no privates."""
    for company, after in step.changed:
        name = company["id"]
        if not (company.get("receivership") and after.get("receivership")):
            continue
        if [place["hex"] for place in company["tokens"]] != [place["hex"] for place in after["tokens"]]:
            yield f"the {name} has no president and places markers"
        treasury = (name, f"company:{name}")
        sold = step.before.held.get(treasury, 0) - step.after.held.get(treasury, 0)
        if sold and (step.type, step.action.get("from")) != ("buy_shares", treasury[1]):
            yield f"the {name} has no president and {sold}% of its shares leave the treasury"
    for private in step.after.state["privates"]:
        kind, _, owner = private["owner"].partition(":")
        if kind != "company" or step.before.owner(private["id"]) == private["owner"]:
            continue
        if step.before.companies[owner].get("receivership"):
            yield f"the {owner} has no president and buys {private['id']}"


@invariant(STEP, "1846-7-a", "1846-7-b", unless={"1846-Q55": "b", "1846-Q56": "b"})
def a_bankrupt_players_goods_go_to_the_company(step: Step) -> Iterator[str]:
    """Guards that a company gets the cash of its bankrupt president and the value of all his shares."""
    if step.type != "bankrupt" or not step.after.players[step.actor].get("bankrupt"):
        return
    before = step.before
    name = before.state["pending"][0]["context"]["company"]
    company = step.after.companies[name]
    if company.get("receivership") or company["closed"] or step.after.turn.get("company") != name:
        return
    share = step.facts.shares["share_percent"]
    value = sum(
        before.share_of(other, step.actor) // share * cell["price"] for other, cell in before.cells.items()
    )
    due = before.players[step.actor]["cash"] + value
    if step.income(name) != due:
        yield f"the {name} gets ${step.income(name)} by the bankruptcy of {step.actor}, not ${due}"
    for player in before.players:
        if player != step.actor and step.gain(player) != private_income(step, f"player:{player}"):
            yield f"{player} gets ${step.gain(player)} by the bankruptcy of {step.actor}"
