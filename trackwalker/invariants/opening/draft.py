"""What holds while private companies are distributed by cards, and when they are paid for."""

from collections import Counter
from collections.abc import Iterator

from trackwalker.invariants.core.registry import STATE, STEP, invariant
from trackwalker.invariants.core.view import Step, View

BLANK = "blank"
"""A player card: keeping it is keeping no private company."""


def _asked(view: View, card: str) -> int:
    """What a card costs in $, the debt of an independent railroad included."""
    if card == BLANK:
        return 0
    printed = view.facts.privates[card]
    return int(printed["face"] + printed.get("debt", 0))


def _lowest(view: View, card: str) -> int:
    """Where the falling price of a card ends, in $."""
    return 0 if view.terms.privates.debts_fall_too else int(view.facts.privates[card].get("debt", 0))


@invariant(STATE, "1846-2-x", "1846-3-d", "1846-3-e", reads="round privates players")
def no_card_is_lost(view: View) -> Iterator[str]:
    """Guards that deck, hand and kept cards together are the private companies in the game and the blanks."""
    now = view.state["round"]
    if now["kind"] != "draft":
        return
    found = Counter([*now["deck"], *now["hand"], *(pick["card"] for pick in now["picks"])])
    cards = Counter(private["id"] for private in view.state["privates"])
    cards[BLANK] = len(view.players)
    for card, count in ((found - cards) + (cards - found)).items():
        yield f"{found[card]} card(s) {card} are in the distribution, {count} too many or too few"


@invariant(STATE, "1846-3-b", "1846-3-c", "1846-3-j", "1846-2-y", reads="round pending priority players")
def hands_are_drawn_in_turn(view: View) -> Iterator[str]:
    """Guards the size of a hand, and that the players draw counter-clockwise, one after another."""
    now = view.state["round"]
    if now["kind"] != "draft":
        return
    seats = list(view.players)
    first = seats.index(view.state["priority"]) - 1
    turns = [seats[(first - number) % len(seats)] for number in range(len(now["picks"]) + 1)]
    if [pick["player"] for pick in now["picks"]] != turns[:-1]:
        yield f"cards were kept in the order {', '.join(pick['player'] for pick in now['picks'])}"
    for entry in view.state["pending"]:
        actor, cards = entry["actors"][0]["id"], entry["context"].get("cards")
        if cards is not None and sorted(cards) != sorted(now["hand"]):
            yield f"the hand is {', '.join(now['hand'])}; {', '.join(cards)} are asked about"
        if entry["kind"] == "draft":
            full = len(seats) + view.facts.components["draft"]["extra_cards"]
            if actor != turns[-1]:
                yield f"{actor} has drawn; it is {turns[-1]}'s turn"
            if len(now["hand"]) > full or (len(now["hand"]) < full and now["deck"]):
                yield f"{actor} has drawn {len(now['hand'])} cards, {len(now['deck'])} are left"


@invariant(STATE, "1846-3-l", "1846-3-m", "1846-3-n", "1846-3-o", reads="round pending")
def the_last_private_company_gets_cheaper(view: View) -> Iterator[str]:
    """Guards that only the last card is offered, at its price less whole steps, not below where it ends."""
    for entry in view.state["pending"]:
        if entry["kind"] != "last_private":
            continue
        card, price, now = entry["context"]["private"], entry["context"]["price"], view.state["round"]
        if now["deck"] != [card] or now["hand"]:
            yield f"{card} is offered; the cards left are {', '.join([*now['deck'], *now['hand']])}"
        fallen, step = _asked(view, card) - price, view.facts.components["draft"]["discount_step"]
        if fallen < 0 or fallen % step or price < _lowest(view, card):
            yield f"{card} is offered at ${price}; it costs ${_asked(view, card)}"


@invariant(STATE, "1846-3-v", "1846-3-w", "1846-3-aj", "1846-3-ak", "1846-3-am", reads="privates pending")
def unsold_private_companies_ask_what_they_cost(view: View) -> Iterator[str]:
    """Guards that an unsold private company asks its face value and debt, the last one the offer."""
    offers = [entry["context"] for entry in view.state["pending"] if entry["kind"] == "last_private"]
    offered = {context["private"]: context["price"] for context in offers}
    for private in view.state["privates"]:
        due = offered.get(private["id"], _asked(view, private["id"]))
        if private["price"] is not None and private["price"] != due:
            yield f"{private['id']} asks ${private['price']}; it costs ${due}"


@invariant(STEP, "1846-3-d", "1846-3-e", "1846-3-g")
def kept_cards_stay_kept(step: Step) -> Iterator[str]:
    """Guards that one card of the hand is kept at a time, and that the others go under the deck."""
    old, new = step.before.state["round"], step.after.state["round"]
    if old["kind"] != "draft" or new["kind"] != "draft":
        return
    kept = (
        [*old["picks"], {"player": step.actor, "card": step.action["card"]}] if step.type == "draft" else None
    )
    if new["picks"] != (kept or old["picks"]):
        yield f"kept were {old['picks']} and then {new['picks']}"
    if step.type == "shuffle":
        under = [*old["deck"], *step.action["cards"]]
        if [*new["hand"], *new["deck"]] != under:
            yield f"{', '.join(step.action['cards'])} do not lie under the deck"


@invariant(STEP, "1846-3-p", "1846-3-q", "1846-3-an", "1846-3-ao")
def private_companies_are_paid_at_the_end(step: Step) -> Iterator[str]:
    """Guards that everybody pays for what he kept when the distribution is over, and not before."""
    old, new = step.before.state["round"], step.after.state["round"]
    if old["kind"] != "draft":
        return
    owed = dict.fromkeys(step.before.players, 0)
    if new["kind"] != "draft":
        kept = {pick["card"]: pick["player"] for pick in old["picks"] if pick["card"] != BLANK}
        prices = {card: _asked(step.before, card) for card in kept}
        bought = step.action.get("card" if step.type == "draft" else "private", BLANK)
        if bought != BLANK:
            kept[bought] = step.actor
            prices[bought] = step.action.get("price", _asked(step.before, bought))
        for card, player in kept.items():
            owed[player] += prices[card]
            if step.after.owner(card) != f"player:{player}":
                yield f"{card} belongs to {step.after.owner(card)}, {player} kept it"
        for name, card in step.facts.independents.items():
            company = step.after.companies[name]
            if company["cash"] != card["treasury"]:
                yield f"the {name} begins with ${company['cash']}, not ${card['treasury']}"
    for player, amount in owed.items():
        if step.gain(player) != -amount:
            yield f"{player} pays ${-step.gain(player)} for what was kept, not ${amount}"
