"""Choosing among the legal actions: first a kind of thing to do, then one action of that kind."""

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from trackwalker.invariants.core.view import View
from trackwalker.invariants.engine.from_templates import Choose, least_most_or_any
from trackwalker.playouts.deals import BLANK
from trackwalker.playouts.play_styles import LATE_STYLES, MORE_STYLES, PLAY_STYLES, STYLES, PlayStyle

__all__ = ["Players", "by_kind", "is_late", "kind_of"]

Template = Mapping[str, Any]

_MANY = 15
"""Whoever likes to start companies so much does not wait until another one has floated."""

_BRINK = 2500
"""With so little left in the bank ($) somebody on the brink tries to break it in a stock round."""


def kind_of(template: Template, view: View) -> str:
    """What kind of thing to do a legal action is, in the words of `PlayStyle.weights`."""
    name = str(template["type"])
    special = _KINDS.get(name)
    return name if special is None else special(template, view)


def by_kind(templates: Sequence[Template], view: View) -> dict[str, list[Template]]:
    """The legal actions by what kind of thing to do they are, in their order."""
    groups: dict[str, list[Template]] = {}
    for template in templates:
        groups.setdefault(kind_of(template, view), []).append(template)
    return groups


def _bid(template: Template, view: View) -> str:
    special = _BIDS.get(view.kind or "")
    if special is not None:
        return special
    return "bid" if isinstance(template["price"], Mapping) or _is_bid(template, view) else "buy_lowest"


_BIDS = {"contest": "raise", "hidden_bid": "hidden_bid", "stock_turn": "open_auction", "auction": "outbid"}
"""What a bid is where it is for no private company that is on sale."""


def _is_bid(template: Template, view: View) -> bool:
    if template.get("private") is None:
        return True
    asked = next(p["price"] for p in view.state["privates"] if p["id"] == template["private"])
    return bool(template["price"] != asked)


def _pass(template: Template, view: View) -> str:  # noqa: ARG001
    return {
        "auction_turn": "auction_pass",
        "contest": "drop_out",
        "last_private": "decline",
        "stock_turn": "stock_pass",
        "assign": "no_assign",
        "convert": "no_convert",
        "bonus": "no_bonus",
        "lead_train": "no_train",
        "issue": "no_issue",
        "own_shares": "no_issue",
        "loans": "no_repayment",
        "bonds": "no_redemption",
        "track": "no_track",
        "token": "no_token",
        "build": "no_track",
        "buy_train": "no_train",
        "auction": "leave_auction",
        "lay_blank": "no_blank",
        "merger": "no_proposal",
        "merger_answer": "refusal",
    }.get(view.kind or "", "pass")


def _sell(template: Template, view: View) -> str:
    if template["actor"]["kind"] == "player":
        return "sell"
    return "issue" if view.kind in ("issue", "own_shares") else "forced_issue"


def _token(template: Template, view: View) -> str:
    if template.get("private") is not None:
        return "power"
    return "hotel" if view.facts.hexes[template["hex"]]["kind"] == "town" else "token"


def _private(template: Template, view: View) -> str:
    return "buy_independent" if template["private"] in view.companies else "buy_private"


def _buy_private(template: Template, view: View) -> str:  # noqa: ARG001
    offered = {"choose_private": "choose_private", "stock_turn": "buy"}
    return offered.get(view.kind or "", "buy_private_offered")


def _lay(template: Template, view: View) -> str:
    if template.get("private") is not None:
        return "power"
    return "lay" if view.facts.colour(template["tile"]) == "yellow" else "upgrade"


def _train(template: Template, view: View) -> str:
    if template.get("exchange") is not None:
        return "trade_in"
    if "minor_auction" in view.facts.components and template["from"] == "bank":
        owned = [train["name"] for train in view.companies[template["actor"]["id"]]["trains"]]
        return "spare_train" if template["train"] in owned else "train"
    return {"bank": "train", "pool": "pool_train"}.get(template["from"], "other_train")


def _by_whom(template: Template, player: str, company: str) -> str:
    return player if template["actor"]["kind"] == "player" else company


_KINDS: dict[str, Callable[[Template, View], str]] = {
    "bid": _bid,
    "pass": _pass,
    "lay_tile": _lay,
    "buy_train": _train,
    "buy_shares": lambda template, view: "buy" if template["actor"]["kind"] == "player" else "redeem",  # noqa: ARG005
    "sell_shares": _sell,
    "place_token": _token,
    "buy_company": _private,
    "buy_private": _buy_private,
    "open_ferry": lambda template, view: "power",  # noqa: ARG005
    "payoff_loan": lambda template, view: "repayment",  # noqa: ARG005
    "buy_bond": lambda template, view: _by_whom(template, "bond", "redemption"),  # noqa: ARG005
    "sell_bond": lambda template, view: _by_whom(template, "bond_sale", "forced_issue"),  # noqa: ARG005
    "draft": lambda template, view: "keep_blank" if template["card"] == BLANK else "keep_private",  # noqa: ARG005
    "dividend": lambda template, view: str(template["kind"]),  # noqa: ARG005
    "merge": lambda template, view: "agreement" if view.kind == "merger_answer" else "proposal",  # noqa: ARG005
}


class Players:
    """The players of one game, each with an inclination. style: one of `STYLES`.

    debts, launches: are there loans, or auctions of companies? inclining: what makes the inclinations differ,
    which takes many numbers; left out, it is `rng` too.
    """

    def __init__(
        self,
        style: str,
        names: Sequence[str],
        rng: random.Random,
        *,
        debts: bool = False,
        launches: bool = False,
        inclining: random.Random | None = None,
    ) -> None:
        self.rng = inclining or rng  # `_inclined` draws as well
        self.style = style
        self._styles = {
            name: self._inclined(style, seat).shaken(self.rng, debts=debts, launches=launches)
            for seat, name in enumerate(names)
        }
        self.rng = rng
        self._any_amount: Choose = least_most_or_any(rng)

    def _inclined(self, style: str, seat: int) -> PlayStyle:
        known = {one.name: one for one in (*PLAY_STYLES, *MORE_STYLES)}
        if style == "mixed":
            return self.rng.choice(PLAY_STYLES)
        if style == "hunt":
            return known["hoarder" if seat else "rusher"]
        if style == "anyhow":
            return PlayStyle("anyhow", dict.fromkeys(known, 1.0))
        known |= {one.name: one for one in LATE_STYLES}
        if style not in known:
            raise ValueError(f"no style {style!r}; expected one of {', '.join(STYLES)}")
        return known[style]

    def choose(self, view: View, templates: Sequence[Template]) -> Template:
        """One of the legal actions."""
        if len(templates) == 1:
            return templates[0]
        actor = templates[0]["actor"]
        if self.style == "anyhow" or actor["kind"] == "chance":
            return self.rng.choice(templates)
        style = self._styles[actor["id"] if actor["kind"] == "player" else _decider(view, actor["id"])]
        groups = by_kind(templates, view)
        kinds = list(groups)
        late = is_late(view)
        weights = [
            style.weight(kind, late=late) * _urgency(kind, view, style, str(group[0]["actor"]["id"]))
            for kind, group in groups.items()
        ]
        if not any(weights):
            weights = [1.0] * len(kinds)
        group = groups[self.rng.choices(kinds, weights)[0]]
        if len(group) == 1:
            return group[0]
        return self.rng.choices(group, [_liking(template, view, style) for template in group])[0]

    def amounts(self, template: Template) -> Choose:
        """How an amount of an action is chosen: bids are low as a rule, everything else goes."""
        return self._low_bid if template["type"] == "bid" else self._any_amount

    def _low_bid(self, least: int, most: int, step: int) -> int:
        if self.rng.random() < 0.05:
            return self._any_amount(least, most, step)
        return least + step * self.rng.randint(0, min(4, (most - least) // step))


def _decider(view: View, company: str) -> str:
    """Who decides for a company: its president, or the owner of the private company of the same name.

    For one that has neither, and is yet asked, it is the holder of the priority deal.
    """
    president = view.companies[company]["president"]
    if president is None and any(private["id"] == company for private in view.state["privates"]):
        return view.owner(company).removeprefix("player:")
    return str(president or view.state["priority"])


def _urgency(kind: str, view: View, style: PlayStyle, actor: str) -> float:
    """How the state of the table changes a preference."""
    bank = view.state["bank"]["cash"]
    if view.kind == "stock_turn":
        brink = style.brink and bank is not None and bank < _BRINK
        if kind == "sell":
            return 200 if brink else 1
        if kind == "par":
            if style.weight("par", late=is_late(view)) > _MANY:
                return 1.0
            waiting = sum(1 for c in view.state["companies"] if c["par"] is not None and not c["floated"])
            return 1.0 if not waiting else 0.15
    elif kind in ("bid", "buy_lowest") and style.patient and _nothing_wanted(view):
        return 0.3
    elif kind == "bid":
        return 0.02 if view.state["depot"]["gone"] else 1.0
    elif kind == "issue" or (kind == "withhold" and style.prudent):
        return _need_of_money(view, actor)
    elif kind in ("train", "spare_train", "no_train") and view.kind == "buy_train":
        return 1.0 if kind == "no_train" else _need_of_trains(view, actor)
    return 1.0


def is_late(view: View) -> bool:
    """Whether the first phase that may form the national company of the game has begun.

    Where companies are launched out of auctions, the second half of the phases is late.
    """
    begun = view.facts.phases[: view.facts.phases.index(view.state["phase"]) + 1]
    if "minor_auction" in view.facts.components:
        return 2 * len(begun) >= len(view.facts.phases)
    return any(view.facts.phase[name].get("forms_national") for name in begun)


def _nothing_wanted(view: View) -> bool:
    """Whether no private company has been bought or bid on yet."""
    privates = view.state["privates"]
    return bool(privates) and privates[0]["owner"] == "bank" and not view.state["round"]["bids"]


def _lasting(view: View, company: str) -> int:
    """How many trains of a company no phase will scrap."""
    cards = view.facts.trains
    trains = [cards[train["name"]] for train in view.companies[company]["trains"]]
    return sum(1 for card in trains if not card.get("rusts_at") and not card.get("phased_out_at"))


def _need_of_money(view: View, company: str) -> float:
    if _lasting(view, company) or view.companies[company]["cash"] >= 900:
        return 0.3
    return 3.0 if view.facts.reached(view.state["phase"], view.facts.phases[1]) else 1.0


def _need_of_trains(view: View, company: str) -> float:
    owned = len(view.companies[company]["trains"])
    return (6.0, 2.0, 0.8, 0.4, 0.4)[min(owned, 4)]


def _liking(template: Template, view: View, style: PlayStyle) -> float:
    """How one action is liked among others of its kind."""
    name = template["type"]
    if name == "lay_tile":
        shape = view.facts.shapes[template["tile"]]
        return 8.0 if shape.cities else 3.0 if shape.towns else 1.0
    if name == "merge":
        return 1.0 if "into" in template else 4.0
    if name == "par":
        return float(template["price"] / 70) ** (6 * style.par)
    if template.get("exchange") is not None and "minor_auction" in view.facts.components:
        return 4.0 ** list(view.facts.trains).index(template["exchange"])  # others hand in what rusts next
    if name == "buy_shares":
        company = view.companies[template["company"]]
        if company["kind"] in ("minor", "major"):  # what a treasury sells is money for trains
            return 1.0 if template["from"] == "pool" else 4.0
        if company.get("receivership"):  # one share each, so that nobody takes the office with a second
            return 8.0 if not view.share_of(template["company"], template["actor"]["id"]) else 0.1
        return (4.0 if not company["floated"] else 1.0) * (
            2.0 if company["president"] == template["actor"]["id"] else 1.0
        )
    return 1.0
