"""Wrong occasions of a merger, and wrong companies that merge."""

from msgspec.structs import replace

from ...games.great_lakes import GreatLakes
from ...state import Company
from ..entries import wrong


def _wherever(game: GreatLakes, *phases: str) -> None:
    """Form the company at the beginning of these phases."""
    formation = game.formation

    def on_phase(phase: str) -> None:
        merging = [c.id for c in game.state.companies if formation.must_merge(c)]
        if phase in phases and formation.national is None and len(merging) > 1:
            formation._form(merging)

    game.trains.on_settled[0] = on_phase


@wrong("merger-in-any-phase", {"18GL": "4.5.1.2-a 4.5.1.2-b"})
def _(game: GreatLakes) -> None:
    """companies without a train merge when phase 6H begins, too"""
    _wherever(game, "6H", "10H", "E")


@wrong("merger-once-only", {"18GL": "4.5.1.2-b 4.5.1.2-am 1-d"})
def _(game: GreatLakes) -> None:
    """phase 10H is the only occasion of a merger"""
    _wherever(game, "10H")


@wrong("merger-at-the-second-occasion-only", {"18GL": "4.5.1.2-b 4.5.1.2-c 4.5.1.2-e 1-d"})
def _(game: GreatLakes) -> None:
    """nobody merges when phase 10H begins"""
    _wherever(game, "E")


@wrong("third-occasion-of-a-merger", {"18GL": "4.5.1.2-an"})
def _(game: GreatLakes) -> None:
    """phase D is an occasion of a merger, too"""
    _wherever(game, "10H", "E", "D")


@wrong("merger-of-one", {"18GL": "4.5.1.2-e 4.5.1.2-g"})
def _(game: GreatLakes) -> None:
    """a single company without a train becomes the company that others are merged into"""
    formation, forms = game.formation, game.formation.card.forms
    formation.card = replace(formation.card, forms=(replace(forms[0], companies=1), *forms[1:]))
    game.exchange.card = formation.card


@wrong("merger-of-none", {"18GL": "4.5.1.2-h 4.5.1.2-e"})
def _(game: GreatLakes) -> None:
    """companies with a train merge, too, where nobody is without one"""
    formation, must_merge = game.formation, game.formation.must_merge

    def with_trains(company: Company) -> bool:
        nobody = not any(must_merge(other) for other in game.state.companies)
        return must_merge(company) or (nobody and company.operated and not company.closed)

    formation.must_merge = with_trains  # type: ignore[method-assign]


@wrong("merger-takes-three", {"18GL": "4.5.1.2-e"})
def _(game: GreatLakes) -> None:
    """two companies are too few for a merger"""
    form = game.formation._form
    game.formation._form = lambda merging: (  # type: ignore[method-assign]
        form(merging) if len(merging) > 2 else None
    )


@wrong("merger-of-two-of-them", {"18GL": "4.5.1.2-e 4.5.1.2-d"})
def _(game: GreatLakes) -> None:
    """the two companies with the highest prices merge, others do as they like"""
    form, market = game.formation._form, game.market

    def of_two(merging: list[str]) -> None:
        form(sorted(merging, key=market.price_of)[-2:])

    game.formation._form = of_two  # type: ignore[method-assign]


@wrong("merger-before-operating", {"18GL": "4.5.1.2-f 4.5.1.2-d"})
def _(game: GreatLakes) -> None:
    """a company that has not operated merges as well"""
    game.formation.must_merge = lambda company: (  # type: ignore[method-assign]
        company.floated and not company.closed and not company.trains
    )


@wrong("merger-with-old-trains", {"18GL": "4.5.1.2-c"})
def _(game: GreatLakes) -> None:
    """it is looked at who has a train before the old trains are scrapped"""
    formation, must_merge, enter = game.formation, game.formation.must_merge, game.trains.enter_phase_of
    with_trains: set[str] = set()

    def too_soon(train: str) -> None:
        with_trains.update(company.id for company in game.state.companies if company.trains)
        enter(train)

    game.trains.enter_phase_of = too_soon  # type: ignore[method-assign]
    formation.must_merge = lambda company: (  # type: ignore[method-assign]
        must_merge(company) and company.id not in with_trains
    )


@wrong("merger-of-all-with-one-train", {"18GL": "4.5.1.2-d 4.5.1.2-h"})
def _(game: GreatLakes) -> None:
    """a company with one train only merges, too"""
    buyer = game.table
    game.formation.must_merge = lambda company: (  # type: ignore[method-assign]
        company.operated
        and not company.closed
        and len(company.trains) < 2
        and company.id != buyer.turn.company
    )


@wrong("merger-again", {"18GL": "4.5.1.2-am"})
def _(game: GreatLakes) -> None:
    """companies without a train join the one that was formed before"""
    formation = game.formation

    def on_phase(phase: str) -> None:
        national = formation.national
        if national is None:
            formation.on_phase(phase)
        elif game.box.phase(phase).forms_national:
            late = [c for c in game.state.companies if formation.must_merge(c) and c.kind == "public"]
            for company in late:
                formation.takeover.of_goods(company, national)
                national.merged.append(company.id)

    game.trains.on_settled[0] = on_phase


@wrong("ten-h-trains-counted-before-the-merger", {"18GL": "4.5.1.2-ay 4.5.1.2-az"})
def _(game: GreatLakes) -> None:
    """the companies are counted for the number of trains before they merge"""
    game.trains.on_settled.reverse()


@wrong("ten-h-trains-without-the-national-company", {"18GL": "4.5.1.2-ay"})
def _(game: GreatLakes) -> None:
    """the company formed of others does not count for the number of trains"""
    counted, count = game.counted, game.counted._companies
    counted._companies = lambda: count() - (game.formation.national is not None)  # type: ignore[method-assign]


@wrong("ten-h-trains-besides-the-first", {"18GL": "4.5.1.2-az 4.5.1.2-ba 4.5.1.2-bb 4.5.1.2-bc 4.5.1.2-bd"})
def _(game: GreatLakes) -> None:
    """the number of trains is that of those left after the first"""
    number = game.counted._number
    game.counted._number = lambda by_companies: number(by_companies) + 1  # type: ignore[method-assign]


@wrong("ten-h-trains-by-public-companies", {"18GL": "4.5.1.2-be 4.5.1.2-ay"})
def _(game: GreatLakes) -> None:
    """only companies that are public count for the number of trains"""
    game.counted._companies = lambda: sum(  # type: ignore[method-assign]
        1 for c in game.state.companies if c.floated and not c.closed
    )


@wrong("ten-h-trains-by-all-companies", {"18GL": "4.5.1.2-ay 4.5.1.2-az"})
def _(game: GreatLakes) -> None:
    """companies that have left the game count for the number of trains"""
    game.counted._companies = lambda: len(game.state.companies)  # type: ignore[method-assign]


@wrong("ten-h-trains-with-the-national-company-twice", {"18GL": "4.5.1.2-ay 4.5.1.2-az"})
def _(game: GreatLakes) -> None:
    """the company formed of others counts twice for the number of trains"""
    counted, count = game.counted, game.counted._companies
    counted._companies = lambda: count() + (game.formation.national is not None)  # type: ignore[method-assign]


@wrong("ten-h-trains-for-a-merger-of-those-there", {"18GL": "4.5.1.2-ay 4.5.1.2-bb 4.5.1.2-bd"})
def _(game: GreatLakes) -> None:
    """a company that may still be formed counts only if two have operated that could merge"""
    counted, may = game.counted, game.counted._may_still_be_formed
    counted._may_still_be_formed = lambda: (  # type: ignore[method-assign]
        may() and sum(1 for c in game.state.companies if c.operated and not c.closed) > 1
    )
