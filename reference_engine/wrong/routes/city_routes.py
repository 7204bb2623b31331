"""Wrong routes of trains that stop in cities and distant destinations only, and may stop just once."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from ...games.lost_atlas import LostAtlas
from ...rules.routes import check_routes
from ...rules.routes.paths import PathError, Walk, walk_path
from ...rules.routes.terms import PlaceBonus, RouteTerms
from ...state import Company
from ..entries import wrong


def _terms(game: LostAtlas, other: Callable[[Company, RouteTerms], RouteTerms]) -> None:
    """By other terms trains earn money; ``other`` is given the right ones."""
    terms = game.runs.terms
    game.runs.terms = lambda company: other(company, terms(company))  # type: ignore[method-assign]


def _walks(game: LostAtlas, run: list[dict[str, Any]]) -> Iterator[Walk]:
    for route in run:
        try:
            yield walk_path(game.board, route.get("path"), single=True)
        except PathError:
            continue


def _forbidden(game: LostAtlas, fault: Callable[[Company, list[dict[str, Any]], list[Walk]], bool]) -> None:
    """Refuse a run in which something is found."""
    run = game.running.run

    def checked(move: Any) -> Any:
        if fault(game.table.operating_company, move.routes, list(_walks(game, move.routes))):
            game.table.refuse("route-broken", "A train cannot run like this.")
        return run(move)

    game.running.run = checked  # type: ignore[method-assign]


def _earned(game: LostAtlas, other: Callable[[list[Walk], list[int]], int]) -> None:
    """The revenue of a run is another; ``other`` is given where its trains go and what each earns."""
    record = game.running.record

    def recorded(run: list[dict[str, Any]], revenue: int) -> None:
        if run:
            company = game.table.operating_company
            terms, trains = game.runs.terms(company), game.runs.train_ranges(company)
            each = check_routes(game.board, company.id, trains, run, terms, lambda rule, reason: None)
            revenue = other(list(_walks(game, run)), each)
        record(run, revenue)

    game.running.record = recorded  # type: ignore[method-assign]


def _value(game: LostAtlas, place: tuple[int, int]) -> int:
    """What is printed at a stop, for the phase."""
    values = game.board.layouts[place[0]].nodes[place[1]].values
    return int(values[game.table.phase.red_value - 1])


# stops ------------------------------------------------------------------------------------------------


@wrong("a-route-has-two-stops", {"LostAtlas": "OR.run-j"})
def _(game: LostAtlas) -> None:
    """a route has at least two stops"""
    _forbidden(game, lambda company, run, walks: any(len(walk.stops) < 2 for walk in walks))


@wrong("as-many-stops-as-its-number", {"LostAtlas": "OR.run-j"})
def _(game: LostAtlas) -> None:
    """a train makes exactly as many stops as its number says"""
    _forbidden(
        game,
        lambda company, run, walks: any(
            str(route.get("train")).isdigit() and len(walk.stops) < int(str(route.get("train")))
            for route, walk in zip(run, walks, strict=False)
        ),
    )


@wrong("the-first-stop-does-not-pay", {"LostAtlas": "OR.run-i"})
def _(game: LostAtlas) -> None:
    """the place where a train starts pays nothing"""
    _earned(game, lambda walks, each: sum(each) - sum(_value(game, walk.stops[0]) for walk in walks))


@wrong("only-the-ends-pay", {"LostAtlas": "OR.run-i"})
def _(game: LostAtlas) -> None:
    """a train is paid for the ends of its route only"""
    _earned(
        game,
        lambda walks, each: (
            sum(each) - sum(_value(game, place) for walk in walks for place in walk.stops[1:-1])
        ),
    )


@wrong("stops-of-two-trains-pay-once", {"LostAtlas": "OR.run-i OR.run-k"})
def _(game: LostAtlas) -> None:
    """a city to which several trains come pays once"""

    def once(walks: list[Walk], each: list[int]) -> int:
        stops = [place for walk in walks for place in walk.stops]
        twice = list(stops)
        for place in set(stops):
            twice.remove(place)
        return sum(each) - sum(_value(game, place) for place in twice)

    _earned(game, once)


@wrong("the-best-train-earns-alone", {"LostAtlas": "OR.run-k"})
def _(game: LostAtlas) -> None:
    """the revenue is what the best of the trains earns"""
    _earned(game, lambda walks, each: max(each))


@wrong("destinations-pay-nothing", {"LostAtlas": "OR.run-i SU.dest-b"})
def _(game: LostAtlas) -> None:
    """a distant destination pays nothing"""
    kinds = game.board.layouts

    def without(walks: list[Walk], each: list[int]) -> int:
        red = [place for walk in walks for place in walk.stops]
        red = [place for place in red if kinds[place[0]].nodes[place[1]].kind == "off_board"]
        return sum(each) - sum(_value(game, place) for place in red)

    _earned(game, without)


@wrong("destinations-pay-as-at-the-start", {"LostAtlas": "SU.dest-b"})
def _(game: LostAtlas) -> None:
    """distant destinations are worth what the first colour says, all the game"""
    _terms(game, lambda company, terms: replace(terms, values=1))


@wrong("destinations-pay-when-their-colour-is-over", {"LostAtlas": "SU.dest-b"})
def _(game: LostAtlas) -> None:
    """distant destinations are worth what the colour before the present one says"""
    _terms(game, lambda company, terms: replace(terms, values=max(1, terms.values - 1)))


# hubs and full cities ---------------------------------------------------------------------------------


@wrong("routes-have-the-home", {"LostAtlas": "OR.run-a"})
def _(game: LostAtlas) -> None:
    """a route needs the first hub of its company, another one does not do"""

    def homeless(company: Company, run: list[dict[str, Any]], walks: list[Walk]) -> bool:
        del run
        home = game.board.placed.get(company.id, [])[:1]
        return any(not set(home) & set(walk.stops) for walk in walks)

    _forbidden(game, homeless)


@wrong("hubs-are-ends", {"LostAtlas": "OR.run-a"})
def _(game: LostAtlas) -> None:
    """a route begins or ends at a hub of its company"""

    def inside(company: Company, run: list[dict[str, Any]], walks: list[Walk]) -> bool:
        del run
        own = set(game.board.held(company.id))
        return any(walk.stops and not own & {walk.stops[0], walk.stops[-1]} for walk in walks)

    _forbidden(game, inside)


@wrong("a-hub-of-another-closes-a-city", {"LostAtlas": "OR.run-e"})
def _(game: LostAtlas) -> None:
    """a city with a hub of another company cannot be passed, full or not"""

    def closed(company: Company, run: list[dict[str, Any]], walks: list[Walk]) -> bool:
        del run
        return any(
            set(game.board.companies_in(*place)) - {company.id}
            and company.id not in game.board.companies_in(*place)
            for walk in walks
            for place in walk.stops[1:-1]
        )

    _forbidden(game, closed)


@wrong("own-hubs-open-no-full-city", {"LostAtlas": "OR.run-e"})
def _(game: LostAtlas) -> None:
    """a full city cannot be passed, not even with a hub of one's own in it"""

    def closed(company: Company, run: list[dict[str, Any]], walks: list[Walk]) -> bool:
        del run, company
        board = game.board
        return any(
            len(board.companies_in(*place)) > 1
            and len(board.companies_in(*place)) >= board.layouts[place[0]].nodes[place[1]].slots
            for walk in walks
            for place in walk.stops[1:-1]
        )

    _forbidden(game, closed)


@wrong("majors-pass-full-cities", {"LostAtlas": "OR.run-e"})
def _(game: LostAtlas) -> None:
    """trains of a major run through full cities"""
    _terms(
        game,
        lambda company, terms: replace(terms, full="pass-or-stop") if company.kind == "major" else terms,
    )


@wrong("a-full-city-ends-one-train", {"LostAtlas": "OR.run-f"})
def _(game: LostAtlas) -> None:
    """a route may begin or end in a full city, but not both"""

    def both(company: Company, run: list[dict[str, Any]], walks: list[Walk]) -> bool:
        del run
        return any(
            len(walk.stops) > 1
            and all(game.board.is_closed_to(company.id, *walk.stops[end]) for end in (0, -1))
            for walk in walks
        )

    _forbidden(game, both)


# trains -----------------------------------------------------------------------------------------------


@wrong("one-train-runs", {"LostAtlas": "OR.run-c"})
def _(game: LostAtlas) -> None:
    """only one of several trains runs"""
    _forbidden(game, lambda company, run, walks: len(run) > 1)


@wrong("trains-of-a-kind-run-once", {"LostAtlas": "OR.run-c"})
def _(game: LostAtlas) -> None:
    """of two trains of a kind one runs"""
    _forbidden(game, lambda company, run, walks: len(run) > len({str(route.get("train")) for route in run}))


@wrong("routes-touch-nowhere", {"LostAtlas": "OR.run-c OR.run-d"})
def _(game: LostAtlas) -> None:
    """routes of two trains have no city in common"""

    def touching(company: Company, run: list[dict[str, Any]], walks: list[Walk]) -> bool:
        del company, run
        stops = [place for walk in walks for place in walk.stops]
        return len(stops) > len(set(stops))

    _forbidden(game, touching)


# abilities --------------------------------------------------------------------------------------------


def _longer(game: LostAtlas, other: Callable[[Company, tuple[str, int] | None], Any]) -> None:
    """Another train makes more stops; ``other`` is given the right one."""
    able = game.runs.longer
    assert able is not None
    longer = able.longer_train
    able.longer_train = lambda company: other(  # type: ignore[method-assign]
        game.table.companies[company], longer(company)
    )


@wrong("a-single-train-is-as-others", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """the only train of Express makes no more stops than others"""
    _longer(game, lambda company, right: None)


@wrong("a-single-train-of-a-major-is-as-others", {"LostAtlas": "MG.form-f OR.flow-d"})
def _(game: LostAtlas) -> None:
    """the only train of a major formed of Express makes no more stops than others"""
    _longer(game, lambda company, right: None if company.kind == "major" else right)


@wrong("one-of-two-trains-goes-further", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """one train of Express makes a stop more, also while it has two"""

    def any_train(company: Company, right: tuple[str, int] | None) -> tuple[str, int] | None:
        more = sum(charter.ability.longer_single_train for charter in game.table.charters(company))
        return right or ((company.trains[0].name, more) if more and company.trains else None)

    _longer(game, any_train)


@wrong("every-single-train-goes-further", {"LostAtlas": "OR.run-j"})
def _(game: LostAtlas) -> None:
    """the only train of any company makes a stop more"""
    _longer(
        game,
        lambda company, right: right or ((company.trains[0].name, 1) if len(company.trains) == 1 else None),
    )


def _bonuses(game: LostAtlas, other: Callable[[Company, tuple[PlaceBonus, ...]], Any]) -> None:
    """Markers on cities make them worth something else; ``other`` is given the right bonuses."""
    _terms(game, lambda company, terms: replace(terms, bonuses=tuple(other(company, terms.bonuses))))


@wrong("suburbs-pay-nothing", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """suburbs bring nothing"""
    _bonuses(game, lambda company, right: ())


@wrong("suburbs-of-a-major-pay-nothing", {"LostAtlas": "MG.form-f OR.flow-d"})
def _(game: LostAtlas) -> None:
    """suburbs bring a major formed of Suburban nothing"""
    _bonuses(game, lambda company, right: () if company.kind == "major" else right)


@wrong("suburbs-pay-everybody", {"LostAtlas": "OR.flow-d OR.run-i"})
def _(game: LostAtlas) -> None:
    """suburbs make a city worth more to every company"""
    _bonuses(
        game,
        lambda company, right: (
            PlaceBonus(marker.hex, 10) for marker in game.state.markers if marker.hex is not None
        ),
    )


@wrong("one-suburb-pays", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """of two suburbs one brings something"""
    _bonuses(game, lambda company, right: right[:1])


@wrong("suburbs-pay-one-train", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """a suburb brings something for one train of the company only"""
    _bonuses(game, lambda company, right: (replace(bonus, once=True) for bonus in right))


@wrong("overnight-alone-passes-full-cities", {"LostAtlas": "MG.form-f"})
def _(game: LostAtlas) -> None:
    """trains of a major formed of Overnight do not run through full cities"""
    _terms(game, lambda company, terms: replace(terms, full="stop") if company.kind == "major" else terms)


@wrong("overnight-trains-stop-as-others", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """full cities stop the trains of Overnight"""
    _terms(game, lambda company, terms: terms if company.kind == "major" else replace(terms, full="stop"))
