"""The checks of a plain state, entered in the register with the clauses behind them."""

from trackwalker.invariants.registry import STATE, adopt
from trackwalker.invariants.state import STATE_CHECKS

__all__ = ["CLAUSES"]

CLAUSES: dict[str, tuple[str, ...]] = {
    "money_is_conserved": (
        "18CH-0-k",
        "18CH-0-l",
        "18CH-3-c",
        "1846-2-j",
        "1846-2-k",
        "1846-2-l",
        "1846-3-an",
    ),
    "nobody_owes_money": ("18CH-3-b", "18CH-23-a", "18CH-23-g", "1846-5.1-f", "1846-6.5-a"),
    "certificates_add_up": ("18CH-0-b", "18CH-3-k", "18CH-3-l", "1846-5.1-b", "1846-2-f"),
    "holders_exist": ("18CH-0-c", "18CH-4-h", "1846-2-h"),
    "president_holds_the_certificate": ("18CH-3-n", "18CH-4-c", "1846-5.12-b", "1846-7.1-a"),
    "nobody_holds_more_than_the_president": (
        "18CH-1-b",
        "18CH-8-n",
        "18CH-8-p",
        "1846-5.12-a",
        "1846-5.23-a",
    ),
    "holdings_within_limits": ("18CH-8-r", "18CH-9-d", "1846-5.11-a", "1846-5.24-a"),
    "started_companies_have_a_price": ("18CH-8-f", "18CH-8-h", "1846-5.1-i", "1846-5.25-a"),
    "prices_are_those_of_the_chart": ("18CH-8-i", "1846-5.1-g"),
    "floated_companies_have_sold_enough": ("18CH-4-l", "18CH-10-a", "1846-5.1-c"),
    "trains_add_up": (
        "18CH-0-g",
        "18CH-23-n",
        "18CH-23-o",
        "18CH-23-p",
        "18CH-23-q",
        "18CH-23-r",
        "1846-6.51-b",
        "1846-6.51-c",
        "1846-2-d",
    ),
    "no_rusted_train_in_play": (
        "18CH-1-c",
        "18CH-2-g",
        "18CH-26-p",
        "18CH-26-aa",
        "18CH-26-af",
        "1846-6.3-v",
    ),
    "trains_within_the_limit": (
        "18CH-2-f",
        "18CH-23-d",
        "18CH-23-ab",
        "1846-6.5-d",
        "1846-6.5-e",
        "1846-6.5-f",
        "1846-6.54-a",
    ),
    "tokens_add_up": ("18CH-10-e", "18CH-20-g", "1846-6.26-d", "1846-3-aw"),
    "tiles_add_up": ("18CH-15-d", "18CH-15-e", "18CH-17-e", "1846-6.22-a", "1846-6.22-b"),
    "privates_close_with_their_phase": ("18CH-3-f", "18CH-26-u", "1846-3-r", "1846-3-ba"),
    "unsold_privates_have_a_price": ("18CH-3-g", "18CH-31-a", "1846-3-a"),
    "bids_are_covered": ("18CH-29-j", "18CH-29-k"),
}
"""The clauses behind each of them."""

_UNLESS = {"tokens_add_up": {"18CH-Q38": "b"}, "certificates_add_up": {"18CH-Q58": "b"}}

_READS = {
    "money_is_conserved": "players companies bank",
    "nobody_owes_money": "players companies",
    "certificates_add_up": "certificates",
    "holders_exist": "certificates privates",
    "president_holds_the_certificate": "certificates companies",
    "nobody_holds_more_than_the_president": "certificates companies",
    "holdings_within_limits": "certificates players",
    "started_companies_have_a_price": "companies market",
    "prices_are_those_of_the_chart": "market",
    "floated_companies_have_sold_enough": "certificates companies",
    "trains_add_up": "companies depot",
    "no_rusted_train_in_play": "companies depot phase",
    "trains_within_the_limit": "companies phase pending",
    "tokens_add_up": "companies privates",
    "tiles_add_up": "tiles",
    "privates_close_with_their_phase": "privates phase",
    "unsold_privates_have_a_price": "privates round",
    "bids_are_covered": "round players",
}

for check in STATE_CHECKS:
    adopt(
        check,
        *CLAUSES.get(check.__name__, ()),
        unless=_UNLESS.get(check.__name__),
        reads=_READS.get(check.__name__, ""),
    )

__all__ += ["STATE"]
