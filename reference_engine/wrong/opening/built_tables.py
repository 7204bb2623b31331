"""Wrong tables at the start of a game whose map is built: charters, trains, money, rounds and who begins."""

from ...games.lost_atlas import LostAtlas
from ...rules.certificates.shares import POOL
from ..engine import Change
from ..entries import misprinted, wrong
from .built_maps import nothing_is_laid


@wrong("charters-by-their-names", {"LostAtlas": "SU.minor-b"})
def _(game: LostAtlas) -> None:
    """the charters are not mixed: they lie by their names"""
    if nothing_is_laid(game) and game.state.charters is not None:
        columns = game.state.charters
        names = sorted(name for column in columns for name in column)
        for column in columns:
            column[:] = [names.pop(0) for _ in column]


@wrong("charters-in-one-column", {"LostAtlas": "SU.minor-c SU.minor-f"})
def _(game: LostAtlas) -> None:
    """all charters lie in one column"""
    if nothing_is_laid(game) and game.state.charters is not None:
        columns = game.state.charters
        columns[:] = [[name for column in columns for name in column]]


@wrong("charters-in-rows", {"LostAtlas": "SU.minor-c SU.minor-f"})
def _(game: LostAtlas) -> None:
    """the charters lie in four columns"""
    if nothing_is_laid(game) and game.state.charters is not None:
        columns = game.state.charters
        columns[:] = [list(row) for row in zip(*columns, strict=True)]


@wrong("a-charter-is-missing", {"LostAtlas": "SU.minor-b SU.minor-e SU.minor-f SU.minor-c"})
def _(game: LostAtlas) -> None:
    """the last charter is left out"""
    if nothing_is_laid(game) and game.state.charters is not None:
        game.state.charters[-1].pop()


@wrong("begins-with-the-second-round", {"LostAtlas": "SU.board-c"})
def _(game: LostAtlas) -> None:
    """when the map is built the operating rounds begin"""
    start = game.stock.start

    def skipped(number: int) -> None:
        if number <= 1 and game.state.cycle is not None and game.state.cycle.number == 1:
            game.operating.start(1)
        else:
            start(number)

    game.stock.start = skipped  # type: ignore[method-assign]


@wrong("begins-with-cycle-2", {"LostAtlas": "SU.board-d"})
def _(game: LostAtlas) -> None:
    """the cycle marker starts on cycle 2"""
    if nothing_is_laid(game) and game.state.cycle is not None:
        game.state.cycle.number = 2


@wrong("majors-are-on-sale", {"LostAtlas": "SU.major-b"})
def _(game: LostAtlas) -> None:
    """shares of the majors lie in the bank pool from the start"""
    if nothing_is_laid(game):
        kinds = {company.id: company.kind for company in game.state.companies}
        for paper in game.state.certificates:
            if kinds[paper.company] == "major" and not paper.president:
                paper.holder = POOL


@wrong("dearest-train-on-top", {"LostAtlas": "SU.train-a"})
def _(game: LostAtlas) -> None:
    """the trains are stacked from the highest price to the lowest"""
    if nothing_is_laid(game):
        game.state.depot.stack.reverse()


@wrong("the-last-cards-are-fewer-too", {"LostAtlas": "SU.train-c"})
def _(game: LostAtlas) -> None:
    """in the short game a 7/∞-train is taken out as well"""
    if nothing_is_laid(game) and game.state.options.get("mode") == "short":
        game.state.depot.stack.pop()


@wrong("the-starter-has-more", {"LostAtlas": "SU.cash-c"})
def _(game: LostAtlas) -> None:
    """the player who lays the first piece has $20 more than the others"""
    if nothing_is_laid(game):
        game.table.players[game.building.round.turn].cash += 20


@wrong("priority-to-the-starter", {"LostAtlas": "SU.prio-b"})
def _(game: LostAtlas) -> None:
    """the priority marker goes to the player who lays the first piece"""
    if nothing_is_laid(game):
        game.state.priority = game.building.round.turn


@wrong("priority-moves-with-the-map", {"LostAtlas": "SU.prio-c SR.turn-b"})
def _(game: LostAtlas) -> None:
    """the stock round after the build begins with the player after the one who has the priority marker"""
    start = game.stock.start

    def later(number: int) -> None:
        if number <= 1:
            game.state.priority = game.table.left_of(game.state.priority)
        start(number)

    game.stock.start = later  # type: ignore[method-assign]


def _colours(phases: int, colour: str) -> Change:
    """The first phases allow a colour more."""

    def change(box: dict[str, object], tiles: dict[str, object]) -> None:
        del tiles
        for phase in box["phases"][:phases]:  # type: ignore[index]
            if colour not in phase["tiles"]:
                phase["tiles"].append(colour)

    return change


@misprinted("green-tiles-from-the-start", {"LostAtlas": "SU.tiles-c"})
def _(box: dict[str, object], tiles: dict[str, object]) -> None:
    """green tiles can be laid from the start"""
    _colours(1, "green")(box, tiles)


@misprinted("purple-tiles-with-the-4-train", {"LostAtlas": "OR.lay-d"})
def _(box: dict[str, object], tiles: dict[str, object]) -> None:
    """purple tiles can be laid from the first 4-train on"""
    _colours(3, "brown")(box, tiles)


@misprinted("gray-tiles-with-the-6-train", {"LostAtlas": "OR.lay-d"})
def _(box: dict[str, object], tiles: dict[str, object]) -> None:
    """gray tiles can be laid from the first 6-train on"""
    _colours(5, "gray")(box, tiles)
