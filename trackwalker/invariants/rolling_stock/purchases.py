"""What trains cost, who pays, and which may be bought."""

from collections.abc import Iterator

from trackwalker.invariants.core.registry import STEP, invariant
from trackwalker.invariants.core.view import Step
from trackwalker.invariants.stock.converted import conversion_pay


@invariant(
    STEP,
    "18CH-23-k",
    "18CH-23-l",
    "18CH-23-m",
    "18CH-23-n",
    "18CH-23-s",
    "18CH-23-u",
    "1846-6.5-a",
    "1846-6.52-a",
    "1846-6.53-a",
    "1846-6.58-a",
    "18FL-8.1-b",
    "18FL-8.2-b",
    "18FL-8.2-d",
    "18FL-8.2-e",
    "18GL-4.6.8-b",
    "18GL-4.6.8-c",
    "18GL-4.6.8-g",
    "LA-OR.lead-b",
    "LA-OR.train-b",
    "LA-OR.train-e",
    "LA-OR.train-i",
)
def trains_are_sold_in_order_at_their_price(step: Step) -> Iterator[str]:
    """Guards that the bank sells its lowest train, or one sold early, and that printed prices are paid."""
    if step.type != "buy_train" or step.action["from"] not in ("bank", "pool"):
        return
    train, card = step.action["train"], step.facts.trains[step.action["train"]]
    exchanged = step.action.get("exchange") is not None
    price = card.get("trade_in_price") if exchanged else card["price"]
    if step.action["price"] != price:
        yield f"a {train}-train costs ${price}; the {step.actor} pays ${step.action['price']}"
    if step.action["from"] == "bank":
        stack = [entry["train"] for entry in step.before.state["depot"]["stack"] if entry["left"] != 0]
        since = card.get("available_from")
        early = since is not None and step.facts.reached(step.before.state["phase"], since)
        rank = step.facts.box.rank(train)
        if rank not in stack or (rank != stack[0] and not early):
            yield f"the bank sells a {train}-train; its lowest is {stack[0]}"
    elif train not in step.before.state["depot"]["pool"]:
        yield f"no {train}-train lies in the pool"


def scrap_pay(step: Step, company: str) -> int:
    """What a company gets for trains that are scrapped within the action, in $."""
    begun = {phase["name"] for phase in step.begun}
    trains = [step.facts.trains[train["name"]] for train in step.before.companies[company]["trains"]]
    return sum(int(card.get("scrap", 0)) for card in trains if card.get("rusts_at") in begun)


@invariant(
    STEP,
    "18CH-23-a",
    "18CH-23-f",
    "18CH-23-g",
    "18CH-23-k",
    "18CH-24-b",
    "18CH-24-c",
    "18CH-24-e",
    "18CH-24-f",
    "1846-6.5-a",
    "1846-6.5-b",
    "1846-6.5-i",
    "1846-6.59-c",
    "18FL-8.2-a",
    "18FL-8.2-b",
    "18FL-8.2-c",
    "18FL-8.4.1-a",
    "18FL-8.4.2-a",
    "18FL-8.4.2-b",
    "18FL-8.4.2-c",
    "18GL-4.6.8-b",
    "18GL-4.6.8-i",
    "18GL-4.7.2-e",
    "18GL-4.7.1-g",
    "LA-OR.flow-c",
    "LA-OR.train-d",
    "LA-OR.train-h",
    "LA-OR.force-a",
    "LA-OR.force-b",
    "LA-OR.force-c",
)
def a_train_is_paid_by_the_treasury_first(step: Step) -> Iterator[str]:
    """Guards that a train costs its price, the treasury first, and that help is for emergencies."""
    if step.type != "buy_train":
        return
    name, price, source = step.actor, step.action["price"], step.action["from"]
    cash = step.before.companies[name]["cash"]
    help_given = max(0, price - cash)
    due = help_given - price + conversion_pay(step, name) + scrap_pay(step, name)
    if step.income(name) != due and not step.after.companies[name]["closed"]:  # by sales that were due
        yield f"the {name} had ${cash}, pays ${price} and has ${step.after.companies[name]['cash']}"
    president = step.before.companies[name]["president"]
    for player in step.before.players:
        if step.gain(player) != (-help_given if player == president else 0):
            yield f"{player} gets ${step.gain(player)} when the {name} buys a train"
    terms = step.before.terms.emergency
    if help_given and step.kind != "emergency" and not terms.without_need:
        yield f"{president} helps the {name} when there is no emergency"
    if source.startswith("company:"):
        brought = conversion_pay(step, source[8:]) + scrap_pay(step, source[8:])
        closed = step.after.companies[source[8:]]["closed"]
        if (step.income(source[8:]) != price + brought and not closed) or price < 1:
            yield f"the {source[8:]} gets ${step.income(source[8:])} for a train of ${price}"
        no_help = cash > 0 if terms.used_trains_if_penniless else terms.any_train
        no_help = no_help or terms.used_trains_unhelped
        if terms.used_trains_if_penniless:
            yield from _sale_money_for_a_used_train(step, help_given)
        if help_given and (no_help or price > step.facts.trains[step.action["train"]]["price"]):
            yield f"{president} helps to buy a train of another company for ${price}"
    elif help_given and not terms.any_train and price > step.before.cheapest_train():
        yield f"{president} helps to buy a train of ${price} when the cheapest costs less"


def _sale_money_for_a_used_train(step: Step, help_given: int) -> Iterator[str]:
    """What a president pays, or has his company pay, for a train of another company after selling shares."""
    had = step.before.turn.get("cash_before_sales")
    if had is None or step.before.companies[step.actor]["trains"]:  # the need is over
        return
    bought = step.before.terms.emergency.used_trains_after_sales
    if bought == "never":
        yield f"the {step.actor} buys a train of another company after a sale of shares"
    elif help_given > (had if bought == "with his cash" else 0):
        yield f"${help_given} of what shares have brought go to another company"


@invariant(
    STEP,
    "18CH-23-d",
    "18CH-23-z",
    "18CH-23-aa",
    "18CH-23-ah",
    "1846-6.56-a",
    "1846-6.54-a",
    "18FL-8.2-a",
    "LA-OR.train-a",
)
def trains_are_bought_below_the_limit(step: Step) -> Iterator[str]:
    """Guards that a company at the limit buys no train but in a trade-in."""
    if step.type == "buy_train" and step.action.get("exchange") is None:
        count, limit = len(step.before.trains_counted(step.actor)), step.before.train_limit(step.actor)
        if limit is not None and count >= limit:
            yield f"the {step.actor} buys a train and has {count}"


@invariant(STEP, "1846-6.51-a", "1846-6.5-b", "1846-6.55-a", "18FL-8.2-c", "18FL-8.4.3-n", "LA-OR.flow-d")
def trains_of_others_are_sound(step: Step) -> Iterator[str]:
    """Guards that no phased-out train is bought of another company, and none of one without a president."""
    if step.type != "buy_train" or not step.action["from"].startswith("company:"):
        return
    seller = step.before.companies[step.action["from"][8:]]
    if seller.get("receivership"):
        yield f"the {step.actor} buys of the {seller['id']}, which has no president"
    sound = [train for train in seller["trains"] if train["name"] == step.action["train"]]
    if not any(not train.get("phased_out") for train in sound):
        yield f"the {step.actor} buys a phased-out {step.action['train']}-train of the {seller['id']}"
