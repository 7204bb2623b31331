"""Wrong ways to build a map at the table: pieces, projects and single blanks."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...built_map import Axial, axial, covered
from ...games.lost_atlas import LostAtlas
from ...rules.map.pieces import Pieces
from ...rules.opening.map_building import MapBuilding
from ...rules.options import Decide
from ...rules.table import Commit
from ...state import MapRound
from ..entries import decided, wrong


def nothing_is_laid(game: LostAtlas) -> bool:
    """Whether the game has just been dealt."""
    built, parts = game.state.map, game.box.parts
    if built is None or parts is None or not isinstance(game.state.round, MapRound) or built.pieces:
        return False
    return len(built.stack) == len(parts.pieces) + len(parts.projects)


def _looking(game: LostAtlas, change: Any) -> None:
    """Whoever looks at what lies on the table sees it as ``change`` leaves it."""
    look = game.building.pieces

    def changed() -> Pieces:
        pieces = look()
        if not hasattr(pieces, "spoilt"):
            change(pieces)
            pieces.spoilt = True  # type: ignore[attr-defined]
        return pieces

    game.building.pieces = changed  # type: ignore[method-assign]


# the stack --------------------------------------------------------------------------------------------


@wrong("a-piece-is-missing", {"LostAtlas": "SU.map-a SU.map-b SU.done-a"})
def _(game: LostAtlas) -> None:
    """the last item of the stack is left out"""
    if nothing_is_laid(game):
        game.building.map.stack.pop()


@wrong("no-projects", {"LostAtlas": "SU.map-a SU.map-b"})
def _(game: LostAtlas) -> None:
    """there are no project tiles in the stack"""
    if nothing_is_laid(game):
        stack = game.building.map.stack
        stack[:] = [name for name in stack if name not in game.building.parts.projects]


@wrong("stack-from-the-bottom", {"LostAtlas": "SU.tile-a SU.tile-c SU.tile-d"})
def _(game: LostAtlas) -> None:
    """the stack is turned up from its bottom"""
    if nothing_is_laid(game):
        game.building.map.stack.reverse()


@wrong("pieces-come-by-their-numbers", {"LostAtlas": "SU.tile-a SU.tile-c SU.tile-d"})
def _(game: LostAtlas) -> None:
    """the stack is not mixed: the items come by their names"""
    if nothing_is_laid(game):
        game.building.map.stack.sort()


@wrong("first-seat-lays-the-first-piece", {"LostAtlas": "SU.tile-b"})
def _(game: LostAtlas) -> None:
    """the first piece is laid by the first player, whoever was picked"""
    if nothing_is_laid(game):
        game.building.round.turn = game.table.seats[0]


def _turns(game: LostAtlas, places: int, *, of: str = "all") -> None:
    building: MapBuilding = game.building

    def over() -> None:
        seats = game.table.seats
        moved = places if of == "all" or building.map.blanks or building.round.passed else 1
        building.round.turn = seats[(seats.index(building.round.turn) + moved) % len(seats)]

    building._turn_is_over = over  # type: ignore[method-assign]


@wrong("pieces-the-other-way-round", {"LostAtlas": "SU.tile-d"})
def _(game: LostAtlas) -> None:
    """pieces are laid by the players in turn, anticlockwise"""
    _turns(game, -1)


@wrong("one-player-lays-all-pieces", {"LostAtlas": "SU.tile-d"})
def _(game: LostAtlas) -> None:
    """whoever has laid the first piece lays all of them"""
    _turns(game, 0)


@wrong("the-rest-of-the-projects-is-forgotten", {"LostAtlas": "SU.done-a"})
def _(game: LostAtlas) -> None:
    """once the pieces lie, projects that are left are not carried out"""
    building, go_on = game.building, game.building.next

    def until_pieces_lie() -> None:
        if building.map.pieces and all(name in building.parts.projects for name in building.map.stack):
            building.map.stack.clear()
        go_on()

    building.next = until_pieces_lie  # type: ignore[method-assign]


@wrong("the-last-piece-is-left-over", {"LostAtlas": "SU.done-a SU.map-c"})
def _(game: LostAtlas) -> None:
    """the build is over when one piece is left"""
    building, go_on = game.building, game.building.next

    def until_one_is_left() -> None:
        if building.map.pieces and len(building.map.stack) == 1:
            building.map.stack.clear()
        go_on()

    building.next = until_one_is_left  # type: ignore[method-assign]


@wrong("only-the-first-piece-is-built-on", {"LostAtlas": "SU.map-c OR.lay-a"})
def _(game: LostAtlas) -> None:
    """companies lay track on the first piece only"""

    def first_only(move: Any, decide: Decide) -> Commit:
        first = game.building.map.pieces[0]
        if axial(move.hex) not in covered(axial(first.hex), first.rotation):
            game.table.refuse("off-the-board", f"{move.hex} is no part of the map.")
        return decide(move)

    decided(game, "track", "lay_tile", first_only)


# where pieces lie -------------------------------------------------------------------------------------


@wrong("three-edges-at-the-start-only", {"LostAtlas": "SU.tile-e"})
def _(game: LostAtlas) -> None:
    """once three pieces lie, one shared edge is enough"""

    def change(pieces: Pieces) -> None:
        enough = pieces.shares_enough
        pieces.shares_enough = lambda at, rotation: (  # type: ignore[method-assign]
            enough(at, rotation)
            if len(pieces.owner) < 9
            else any(pieces.touching.get(where) for where in covered(at, rotation))
        )

    _looking(game, change)


def _first_hex(at: Axial, rotation: int) -> Axial:
    return next(iter(covered(at, rotation)))


@wrong("one-hex-keeps-from-borders", {"LostAtlas": "SU.tile-f"})
def _(game: LostAtlas) -> None:
    """only the first hex of a piece keeps away from black borders"""

    def change(pieces: Pieces) -> None:
        pieces.touches_border = lambda piece, at, rotation: (  # type: ignore[method-assign]
            _first_hex(at, rotation) in pieces.barred
        )

    _looking(game, change)


@wrong("borders-keep-from-borders", {"LostAtlas": "SU.tile-f"})
def _(game: LostAtlas) -> None:
    """only black borders keep away from black borders"""

    def change(pieces: Pieces) -> None:
        pieces.touches_border = lambda piece, at, rotation: any(  # type: ignore[method-assign]
            card.border and where in pieces.barred
            for where, card in zip(covered(at, rotation), pieces.hexes(piece), strict=True)
        )

    _looking(game, change)


@wrong("one-hex-lies-beside-others", {"LostAtlas": "SU.tile-h"})
def _(game: LostAtlas) -> None:
    """only the first hex of a piece may not lie on another piece"""

    def change(pieces: Pieces) -> None:
        pieces.overlaps = lambda at, rotation: (  # type: ignore[method-assign]
            _first_hex(at, rotation) in pieces.owner
        )

    _looking(game, change)


# projects ---------------------------------------------------------------------------------------------


@wrong("capitals-in-homes", {"LostAtlas": "SU.tile-i"})
def _(game: LostAtlas) -> None:
    """the home of a minor can become a capital"""

    def change(pieces: Pieces) -> None:
        ordinary = pieces.is_ordinary_city
        pieces.is_ordinary_city = lambda at: (  # type: ignore[method-assign]
            ordinary(at) or (at in pieces.printed and bool(pieces.printed[at].home))
        )

    _looking(game, change)


@wrong("two-capitals-in-a-city", {"LostAtlas": "SU.tile-i"})
def _(game: LostAtlas) -> None:
    """a capital can become a capital again"""

    def change(pieces: Pieces) -> None:
        ordinary = pieces.is_ordinary_city
        pieces.is_ordinary_city = lambda at: ordinary(at) or at in pieces.capitals  # type: ignore

    _looking(game, change)


def _carried_out(game: LostAtlas, then: Any) -> None:
    """After a project something else happens; ``then`` is told its name."""
    building, place = game.building, game.building.place

    def placed(move: Any) -> Commit:
        commit, name = place(move), building.map.stack[0]

        def carry_out() -> None:
            commit()
            then(name)

        return carry_out

    building.place = placed  # type: ignore[method-assign]


@wrong("capitals-stay-cities", {"LostAtlas": "SU.tile-i"})
def _(game: LostAtlas) -> None:
    """a project is carried out without anything being placed"""
    _carried_out(game, lambda name: game.building.map.capitals.pop())


@wrong("projects-come-again", {"LostAtlas": "SU.tile-j"})
def _(game: LostAtlas) -> None:
    """a project that was carried out goes under the stack"""
    _carried_out(game, lambda name: game.building.map.stack.append(name))


def _without_a_city(game: LostAtlas, then: Any) -> None:
    """A project turned up while there is no ordinary city meets with something else."""
    building, turn_up = game.building, game.building._turn_up

    def turned() -> None:
        if building.map.stack[0] in building.parts.projects and not building.pieces().ordinary_cities():
            then(building.map.stack)
        if building.map.stack:
            turn_up()

    building._turn_up = turned  # type: ignore[method-assign]


@wrong("projects-without-a-city-leave", {"LostAtlas": "SU.tile-k"})
def _(game: LostAtlas) -> None:
    """a project that cannot be carried out goes back to the box"""
    _without_a_city(game, lambda stack: stack.pop(0))


@wrong("projects-wait-for-the-next-piece", {"LostAtlas": "SU.tile-k"})
def _(game: LostAtlas) -> None:
    """a project that cannot be carried out comes right after the next item"""

    def wait(stack: list[str]) -> None:
        stack[:2] = stack[1::-1]

    _without_a_city(game, wait)


@wrong("nobody-draws-again", {"LostAtlas": "SU.tile-l"})
def _(game: LostAtlas) -> None:
    """whoever turns up a project that cannot be carried out draws nothing else"""

    def passed(stack: list[str]) -> None:
        stack.append(stack.pop(0))
        game.building._turn_is_over()

    _without_a_city(game, passed)


# begun anew -------------------------------------------------------------------------------------------


@wrong("a-piece-without-a-place-goes-under-the-stack", {"LostAtlas": "SU.tile-m"})
def _(game: LostAtlas) -> None:
    """a piece that cannot be laid goes under the stack"""
    building = game.building

    def later() -> None:
        building.map.stack.append(building.map.stack.pop(0))
        building._ask("lay_piece", {"piece": building.map.stack[0]})

    building._begin_anew = later  # type: ignore[method-assign]


@wrong("capitals-outlast-the-map", {"LostAtlas": "SU.tile-m"})
def _(game: LostAtlas) -> None:
    """a map begun anew is begun without the projects that were carried out"""
    building, anew = game.building, game.building._begin_anew

    def begin() -> None:
        done = len(building.map.capitals)
        anew()
        if done:
            del building.map.stack[-done:]
            building._ask_chance(list(building.map.stack))

    building._begin_anew = begin  # type: ignore[method-assign]


@wrong("the-first-piece-stays", {"LostAtlas": "SU.tile-m"})
def _(game: LostAtlas) -> None:
    """a map begun anew keeps its first piece"""
    building, anew = game.building, game.building._begin_anew

    def begin() -> None:
        first = building.map.pieces[0]
        anew()
        building.map.pieces.append(first)
        building.map.stack.remove(first.piece)
        building._ask_chance(list(building.map.stack))

    building._begin_anew = begin  # type: ignore[method-assign]


# single blanks ----------------------------------------------------------------------------------------


@wrong("no-blanks", {"LostAtlas": "SU.blank-a SU.blank-b"})
def _(game: LostAtlas) -> None:
    """nobody is asked for single blanks"""
    game.building._blank_places = list  # type: ignore[method-assign]


@wrong("blanks-are-a-duty", {"LostAtlas": "SU.blank-b"})
def _(game: LostAtlas) -> None:
    """as long as there are single blanks they have to be laid"""
    game.building.pass_blank = lambda move: game.table.refuse("not-now", "A blank has to be laid.")  # type: ignore


@wrong("one-pass-ends-the-blanks", {"LostAtlas": "SU.blank-b"})
def _(game: LostAtlas) -> None:
    """the first player who lays no single blank ends that"""
    building, offer = game.building, game.building._offer_blank

    def until_one_passes() -> None:
        if building.round.passed:
            building.round.passed = list(game.table.seats)
        offer()

    building._offer_blank = until_one_passes  # type: ignore[method-assign]


@wrong("one-blank-each", {"LostAtlas": "SU.blank-a SU.blank-b"})
def _(game: LostAtlas) -> None:
    """each player lays a single blank at most"""
    building, places = game.building, game.building._blank_places
    building._blank_places = lambda: (  # type: ignore[method-assign]
        [] if len(building.map.blanks) >= len(game.table.seats) else places()
    )


@wrong("blanks-at-homes-that-lay-early", {"LostAtlas": "SU.blank-c SU.blank-d"})
def _(game: LostAtlas) -> None:
    """single blanks are laid at homes in the first half of the pieces"""

    def change(pieces: Pieces) -> None:
        beside, half = pieces.beside_home, max(pieces.owner.values(), default=0) // 2
        homes = pieces.homes

        def early() -> Any:
            return {name: at for name, at in homes().items() if pieces.owner[at] < half}

        def beside_early(at: Axial, *, whole_piece: bool) -> bool:
            pieces.homes = early  # type: ignore[method-assign]
            try:
                return beside(at, whole_piece=whole_piece)
            finally:
                pieces.homes = homes  # type: ignore[method-assign]

        pieces.beside_home = beside_early  # type: ignore[method-assign]

    _looking(game, change)


@wrong("blanks-at-one-home", {"LostAtlas": "SU.blank-d"})
def _(game: LostAtlas) -> None:
    """all single blanks are laid at the same home"""
    building, places = game.building, game.building._blank_places

    def at_one() -> list[str]:
        if not building.map.blanks:
            return places()
        first, pieces = axial(building.map.blanks[0]), building.pieces()
        homes = [at for at in pieces.homes().values() if _near(at, first)]
        return [name for name in places() if any(_near(at, axial(name)) for at in homes)]

    fault = building._fault_of_blank

    def strict(pieces: Pieces, name: str) -> tuple[str, str] | None:
        found = fault(pieces, name)
        if found is None and building.map.blanks and axial(name) not in map(axial, building.map.blanks):
            first = axial(building.map.blanks[0])
            homes = [at for at in pieces.homes().values() if _near(at, first)]
            if not any(_near(at, axial(name)) for at in homes):
                return "blank-not-at-home", f"Blanks lie at another home than {name}."
        return found

    building._blank_places = at_one  # type: ignore[method-assign]
    building._fault_of_blank = strict  # type: ignore[method-assign]


def _near(one: Axial, other: Axial) -> bool:
    step = one[0] - other[0], one[1] - other[1]
    return max(abs(step[0]), abs(step[1]), abs(sum(step))) == 1
