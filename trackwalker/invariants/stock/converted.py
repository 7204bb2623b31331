"""Companies that are converted within an action, and what the bank pays them for it."""

from trackwalker.invariants.core.view import Step

__all__ = ["conversion_pay", "converts"]


def converts(step: Step, company: str) -> bool:
    """Whether a company has more shares after the action than before."""
    return step.before.shares(company) != step.after.shares(company)


def conversion_pay(step: Step, company: str) -> int:
    """What the bank pays a company for being converted, in $; before it floats it depends on the reading."""
    conversion, entry = step.facts.shares.get("conversion"), step.before.companies[company]
    if conversion is None or entry["par"] is None or not converts(step, company):
        return 0
    early = step.before.terms.prices.unfloated_conversion != "unpaid"
    if not entry["floated"] and not early:
        return 0
    return int(step.before.cells[company]["price"] * conversion["pays_in_prices"])
