"""Wrong majors: their presidents, certificates and abilities."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from collections.abc import Callable

from ...games.lost_atlas import LostAtlas
from ...state import Company
from ..entries import wrong

President = Callable[[Company, Company], str]


def _president(game: LostAtlas, how: Callable[[Company, Company], str | None]) -> None:
    """Somebody else presides over the major, where ``how`` names somebody."""
    rightful = game.pairs.president
    game.pairs.president = lambda first, second: (  # type: ignore[method-assign]
        how(first, second) or rightful(first, second)
    )


def _holdings(game: LostAtlas, *minors: Company) -> dict[str, int]:
    return {
        player: sum(game.pairs.shares_of(company, f"player:{player}") for company in minors)
        for player in game.table.active
    }


@wrong("major-of-the-proposer", {"LostAtlas": "MG.pres-a MG.pres-b"})
def _(game: LostAtlas) -> None:
    """the president who has proposed the merger presides over the major"""
    agree = game.merging._agree
    proposers: list[str | None] = []

    def note(first: Company, second: Company, into: str | None) -> None:
        proposers[:] = [first.president]
        agree(first, second, into)

    game.merging._agree = note  # type: ignore[method-assign]
    _president(game, lambda first, second: proposers[0] if proposers else None)


@wrong("major-of-the-dearer", {"LostAtlas": "MG.pres-a"})
def _(game: LostAtlas) -> None:
    """the president of the minor that acts first presides over the major"""
    _president(game, lambda first, second: game.pairs.in_order(first, second)[0].president)


@wrong("major-of-the-cheaper", {"LostAtlas": "MG.pres-a MG.pres-b"})
def _(game: LostAtlas) -> None:
    """the president of the minor that acts last presides over the major"""
    _president(game, lambda first, second: game.pairs.in_order(first, second)[1].president)


@wrong("major-of-an-old-president", {"LostAtlas": "MG.pres-a"})
def _(game: LostAtlas) -> None:
    """nobody presides over the major but one of the two presidents"""

    def one_of_two(first: Company, second: Company) -> str | None:
        held, both = _holdings(game, first, second), game.pairs.in_order(first, second)
        most = max(held[company.president or ""] for company in both)
        return next(company.president for company in both if held[company.president or ""] == most)

    _president(game, one_of_two)


@wrong("shares-of-his-minor-count", {"LostAtlas": "MG.pres-a"})
def _(game: LostAtlas) -> None:
    """a president counts the shares of his own minor only"""

    def own_only(first: Company, second: Company) -> str | None:
        earlier, later = game.pairs.in_order(first, second)
        own = {c.id: game.pairs.shares_of(c, f"player:{c.president}") for c in (earlier, later)}
        return later.president if own[later.id] > own[earlier.id] else earlier.president

    _president(game, own_only)


@wrong("tie-to-the-later-minor", {"LostAtlas": "MG.pres-b"})
def _(game: LostAtlas) -> None:
    """in a tie the president of the minor that acts last presides over the major"""

    def later(first: Company, second: Company) -> str | None:
        held, last = _holdings(game, first, second), game.pairs.in_order(first, second)[1]
        return last.president if held[last.president or ""] == max(held.values()) else None

    _president(game, later)


@wrong("majors-in-a-row", {"LostAtlas": "MG.form-a"})
def _(game: LostAtlas) -> None:
    """nobody chooses: minors form the first major that is left"""
    majors = game.mergers.majors
    game.mergers.majors = lambda: majors()[:1]  # type: ignore[method-assign]


@wrong("major-chosen-by-the-proposer", {"LostAtlas": "MG.form-a"})
def _(game: LostAtlas) -> None:
    """the president who has proposed the merger chooses the major"""
    agree = game.merging._agree

    def his(first: Company, second: Company, into: str | None) -> None:
        agree(first, second, into)
        for due in game.state.pending:
            if due.kind == "choose_major":
                due.actors[0].id = first.president or ""

    game.merging._agree = his  # type: ignore[method-assign]


def _after_exchange(game: LostAtlas, then: Callable[[tuple[Company, Company], Company], None]) -> None:
    exchange = game.mergers.exchange

    def changed(both: tuple[Company, Company], major: Company) -> None:
        exchange(both, major)
        then(both, major)

    game.mergers.exchange = changed  # type: ignore[method-assign]


def _move(game: LostAtlas, major: Company, source: str, target: str, count: int = 10) -> None:
    papers = [p for p in game.table.certificates[major.id] if p.holder == source and not p.president]
    for paper in papers[:count]:
        paper.holder = target


@wrong("treasuries-go-to-the-market", {"LostAtlas": "MG.form-b"})
def _(game: LostAtlas) -> None:
    """shares that lay in the treasuries of the minors lie in the market"""
    _after_exchange(game, lambda both, major: _move(game, major, f"company:{major.id}", "pool"))


@wrong("market-goes-to-the-treasury", {"LostAtlas": "MG.form-b"})
def _(game: LostAtlas) -> None:
    """shares that lay in the market are the major's own"""
    _after_exchange(game, lambda both, major: _move(game, major, "pool", f"company:{major.id}"))


@wrong("dear-shares-are-two", {"LostAtlas": "MG.form-b"})
def _(game: LostAtlas) -> None:
    """where one of the minors was worth much more its president has a share more of the major"""

    def by_value(both: tuple[Company, Company], major: Company) -> None:
        dear, cheap = (game.market.price_of(company.id) for company in both)
        if dear >= cheap * 3 // 2:
            _move(game, major, f"company:{major.id}", f"player:{both[0].president}", 1)

    _after_exchange(game, by_value)


@wrong("office-in-singles", {"LostAtlas": "MG.form-c"})
def _(game: LostAtlas) -> None:
    """nobody has the president's certificate of the major; it lies in its treasury"""

    def in_singles(_both: tuple[Company, Company], major: Company) -> None:
        _move(game, major, f"company:{major.id}", f"player:{major.president}", 2)
        game.shares.president_certificate(major.id).holder = f"company:{major.id}"

    _after_exchange(game, in_singles)


@wrong("other-office-becomes-one-share", {"LostAtlas": "MG.form-d MG.form-b"})
def _(game: LostAtlas) -> None:
    """the other president has one share for his certificate"""

    def one_less(both: tuple[Company, Company], major: Company) -> None:
        for company in both:
            if company.president != major.president:
                _move(game, major, f"player:{company.president}", f"company:{major.id}", 1)

    _after_exchange(game, one_less)


@wrong("abilities-of-one-minor", {"LostAtlas": "MG.form-f"})
def _(game: LostAtlas) -> None:
    """a major has the ability of one of its minors only"""
    charters = game.table.charters
    game.table.charters = lambda company: charters(company)[:2]  # type: ignore[method-assign]


@wrong("majors-without-abilities", {"LostAtlas": "MG.form-f"})
def _(game: LostAtlas) -> None:
    """a major has no ability of its minors"""
    charters = game.table.charters
    game.table.charters = lambda company: charters(company)[:1]  # type: ignore[method-assign]


@wrong("unused-hub-is-lost", {"LostAtlas": "MG.form-f"})
def _(game: LostAtlas) -> None:
    """an extra hub that a minor has not placed goes back to the box"""
    game.mergers.unused = lambda both: []  # type: ignore[method-assign]
