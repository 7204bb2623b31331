"""Which stops of a route count, and what it then earns (1846 6.3 and 6.33)."""

from collections.abc import Callable, Sequence

from ..map.board import Board
from .paths import PathError, read_stops
from .ranges import Allowance, Place, TrainRange
from .terms import Offer, RouteTerms, best_count, earned, offer_of, worth_of

Refuse = Callable[[str, str], None]


def count_stops(
    board: Board,
    company: str,
    train: TrainRange | None,
    stops: Sequence[Place],
    named: object,
    terms: RouteTerms,
    refuse: Refuse,
) -> int:
    """What a route over these stops earns in $, if those count that are named (None: the best choice).

    ``refuse`` is called as for :func:`route_check.check_routes`. Without a train everything counts.
    """
    worths = [worth_of(board, company, place, terms) for place in stops]
    if train is None:
        everything = TrainRange("", (Allowance(),))
        return best_count(everything, [offer_of(everything, worth) for worth in worths], False)[0]
    offers = [offer_of(train, worth) for worth in worths]
    if named is None:
        return best_count(train, offers, terms.token_counted)[0]
    try:
        found = read_stops(board, stops, named)
    except PathError as problem:
        refuse(problem.rule, str(problem))
        return 0
    if -1 in found:
        refuse("counted-not-visited", f"The {train.name}-train can count stops of its route only.")
    counted = sorted({number for number in found if number >= 0})
    if len(counted) < sum(number >= 0 for number in found):
        refuse("counted-twice", f"The {train.name}-train counts each stop once.")
    _check_number(train, offers, counted, refuse)
    own = {number for number, offer in enumerate(offers) if offer.own}
    if terms.token_counted and own and not own & {*counted}:
        refuse(
            "own-token-not-counted",
            f"Of the stops that the {train.name}-train counts, one has to be a city with a token of the "
            f"{company}.",
        )
    return earned(offers, counted)


def _check_number(train: TrainRange, offers: Sequence[Offer], counted: Sequence[int], refuse: Refuse) -> None:
    """As many stops count as the train is paid for, or all; of those that it ignores it may name any."""
    for index, allowance in enumerate(train.allowances):
        if not allowance.multiplier:
            continue
        there = sum(offer.allowance == index for offer in offers)
        made = sum(offers[number].allowance == index for number in counted)
        most = there if allowance.pay is None else min(allowance.pay, there)
        if made > most:
            refuse("counts-too-many", f"A {train.name}-train counts at most {most} stops, not {made}.")
        elif made < most:
            refuse("counts-too-few", f"The {train.name}-train counts {most} stops of this route, not {made}.")
