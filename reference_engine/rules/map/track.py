"""Laying track: which tile may go where, what it costs, and what a company can lay.

The sections named are those of the rulebook of 18Chesapeake.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from ...components import COLOURS
from .board import Board
from .fit import Refuse, candidates, check_fit, fit_terms, next_rank
from .geometry import COLOUR_NAMES, RANKS, UNBUILT, FitTerms, Layout
from .lay_cost import NO_COST, LayCost, lay_cost
from .network import Network, reach
from .stranding import Outlook, outlook_of

UpgradeReach = Literal["one", "all", "any"]


@dataclass(frozen=True, slots=True)
class LayTerms:
    """Under what terms a company lays a tile.

    ``colours``: those of the present phase. ``left``: how many of each tile are in the supply (None: no
    limit). ``blocked``: hex -> the private company that closes it. ``needs_connection``: off for powers that
    do without. ``upgrade_reach``: how much of the track that an upgrade of plain track adds must extend the
    network: one piece, all of it, or none as long as any track of the tile is in it. ``home_first``: nothing
    may be laid elsewhere before the company's home hex has track. ``unstranded``: the companies whose homes
    must keep a prospect of a route; ``prospects``: the colours of the tiles by which that is judged (None: as
    above), and ``prospects_without_number``: whether any number of each is taken to be there.
    ``bridges``: it lays tiles on water. ``through_full``: cities full of others' tokens do not stop it.
    ``keeps_unused``: track stays even if no company reaches it.
    """

    company: str
    colours: Collection[str]
    left: Mapping[str, int | None]
    blocked: Mapping[str, str]
    needs_connection: bool = True
    upgrade_reach: UpgradeReach = "one"
    home_first: bool = True
    unstranded: Collection[str] = ()
    prospects: Collection[str] | None = None
    prospects_without_number: bool = False
    bridges: bool = False
    through_full: bool = False
    keeps_unused: bool = True


class Lay(NamedTuple):
    """A tile that may be laid, and what is to be paid for it."""

    hex: str
    tile: str
    rotation: int
    cost: LayCost = NO_COST


# one lay ---------------------------------------------------------------------------------------------


def check_lay(board: Board, terms: LayTerms, name: str, tile: str, rotation: int, refuse: Refuse) -> LayCost:
    """Check a lay against every rule, one named refusal each.

    Returns:
        What there is to pay for; how much of it the company pays is the caller's business.
    """
    geography = board.geography
    if tile not in geography.components.tiles:
        refuse("tile-unknown", f"There is no tile {tile} in this game.")
        return NO_COST
    number = geography.index.get(name)
    if number is None:
        reason = f"Tile {tile} cannot be laid on {name}: the map has no such hex."
        refuse("not-a-buildable-hex", reason, "off-the-map")
        return NO_COST
    bridge = terms.bridges and tile in geography.bridges and geography.printed[number].kind == "blue"
    if not geography.takes_tiles[number] and not bridge:
        colour = geography.printed[number].kind
        reason = f"Tile {tile} cannot be laid on {name}: no tile goes on a {colour} hex."
        refuse("not-a-buildable-hex", reason, colour)
    private = terms.blocked.get(name)
    if private is not None:
        refuse("hex-blocked", f"Tile {tile} cannot be laid on {name}: {private} keeps this hex closed.")
    layout = geography.layout(number, tile, rotation % 6)
    colour = COLOUR_NAMES[layout.rank]
    if colour not in terms.colours:
        refuse(
            "colour-not-yet-allowed",
            f"Tile {tile} cannot be laid on {name}: {colour} tiles are not allowed in this phase.",
            colour,
        )
    if _is_used_up(terms, tile):
        refuse("no-tile-left", f"Tile {tile} cannot be laid on {name}: none is left in the supply.")
    check_fit(geography, number, board.tiles.get(number), tile, layout, refuse, _fit(board, terms, number))
    if _home_comes_first(board, terms, number):
        home = geography.names[geography.homes[terms.company][0]]
        refuse(
            "home-hex-first",
            f"Tile {tile} cannot be laid on {name}: the {terms.company} has no track on its home {home} yet.",
        )
    if terms.needs_connection:
        _check_connection(board, terms, number, tile, layout, refuse)
    outlook = _outlook(board, terms)
    for company in outlook.stranded(number, tile, rotation) if outlook is not None else ():
        refuse("company-stranded", f"Tile {tile} on {name} would leave the {company} without any route.")
    return lay_cost(board, number, layout)


def _fit(board: Board, terms: LayTerms, number: int) -> FitTerms:
    """What is asked of a tile of that company for a hex."""
    kept_for = None if terms.keeps_unused else [reach(board, company) for company in board.placed]
    return fit_terms(board, number, bridges=terms.bridges, kept_for=kept_for)


def _network(board: Board, terms: LayTerms) -> Network:
    return reach(board, terms.company, through_full=terms.through_full)


def _outlook(board: Board, terms: LayTerms) -> Outlook | None:
    """By what it is judged which companies a lay strands (18FL, section 7.2.1); None: by nothing."""
    if not terms.unstranded:
        return None
    colours = terms.colours if terms.prospects is None else terms.prospects
    left = dict.fromkeys(terms.left) if terms.prospects_without_number else terms.left
    return outlook_of(board, terms.unstranded, colours, left)


def _is_used_up(terms: LayTerms, tile: str) -> bool:
    left = terms.left.get(tile, 0)
    return left is not None and left <= 0


def _home_comes_first(board: Board, terms: LayTerms, number: int) -> bool:
    home = board.geography.homes.get(terms.company)
    return terms.home_first and home is not None and home[0] != number and not board.layouts[home[0]].pieces


# connection ------------------------------------------------------------------------------------------


def _check_connection(
    board: Board, terms: LayTerms, number: int, tile: str, new: Layout, refuse: Refuse
) -> None:
    name = board.geography.names[number]
    if _touching_is_enough(terms, board.layouts[number], new):
        if not _touches_network(board, terms, number, new):
            refuse(
                "not-connected",
                f"Tile {tile} on {name} would not be connected with the network of the {terms.company}.",
                "first-tile" if board.layouts[number].rank == UNBUILT else "replacement",
            )
    elif not _extends_network(board, terms, number, new):
        whose = f"the network of the {terms.company}"
        refuse(
            "no-new-track-reaches-network",
            f"Tile {tile} on {name} in that position adds "
            + (
                f"track that {whose} does not reach."
                if terms.upgrade_reach == "all"
                else f"no track to {whose}."
            ),
        )


def _touching_is_enough(terms: LayTerms, old: Layout, new: Layout) -> bool:
    """Whether some connected track is enough: for a first tile, and for a city (15-i, 18-a).

    Also for a town: all track of its hex meets there, and every tile that follows brings some more.
    """
    return old.rank == UNBUILT or new.has_city or new.kind == "town" or terms.upgrade_reach == "any"


def _touches_network(board: Board, terms: LayTerms, number: int, new: Layout) -> bool:
    """Whether any track of a tile would belong to the company's network."""
    network = _network(board, terms)
    if network.entered.get(number, 0) & new.sides or board.has_token_in_hex(terms.company, number):
        return True
    unsure = network.may_enter(number) & new.sides
    return any(unsure >> side & 1 and network.enters(number, side) for side in range(6))


def _extends_network(board: Board, terms: LayTerms, number: int, new: Layout) -> bool:
    """Whether track that an upgrade adds would extend the company's network (17-k).

    By the usual reading one added piece is enough. The first added piece that a train comes to is reached
    over track that is there already, so the present network tells. A piece counts if a train can run onto it
    and leave it by its other side, not having left the hex by that side before. Where all track of a tile
    meets, each way across is a piece.
    """
    old = board.layouts[number]
    added = new.passages - old.passages
    network = _network(board, terms)
    if not network.may_enter(number):
        return False
    if terms.upgrade_reach == "all":
        layouts = list(board.layouts)
        layouts[number] = new
        through_full = terms.through_full
        bits = Network(board, terms.company, layouts, through_full=through_full).pieces.get(number, 0)
        return bool(added) and all(bits >> index & 1 for piece in added for index in new.pieces_of(piece))
    return any(_reaches_piece(board, network, number, piece) for piece in added)


def _reaches_piece(board: Board, network: Network, number: int, piece: tuple[int, int]) -> bool:
    across = board.geography.across
    for side, other in (piece, piece[::-1]):
        out = across[number * 6 + other]
        if network.enters(number, side, (out,) if out >= 0 else ()):
            return True
    return False


# everything that can be laid -------------------------------------------------------------------------


def legal_lays(
    board: Board,
    terms: LayTerms,
    hexes: Collection[str] | None = None,
    tiles: Collection[str] | None = None,
) -> list[Lay]:
    """Every lay that ``check_lay`` allows, each look once. Whether it can be paid for is not asked.

    ``hexes`` and ``tiles`` narrow the search, as the power of a private company does.
    """
    geography = board.geography
    found: list[Lay] = []
    outlook = _outlook(board, terms)
    for number in _worth_a_look(board, terms, hexes):
        name = geography.names[number]
        old = board.layouts[number]
        last = old.rank >= RANKS[COLOURS[-1]]
        if (
            name in terms.blocked
            or last
            or COLOUR_NAMES[next_rank(geography, number, old)] not in terms.colours
        ):
            continue
        for tile, rotation, layout in candidates(board, number, _fit(board, terms, number)):
            if _is_used_up(terms, tile) or (tiles is not None and tile not in tiles):
                continue
            if terms.needs_connection:
                if _touching_is_enough(terms, old, layout):
                    connected = _touches_network(board, terms, number, layout)
                else:
                    connected = _extends_network(board, terms, number, layout)
                if not connected:
                    continue
            if outlook is not None and outlook.stranded(number, tile, rotation):
                continue
            found.append(Lay(name, tile, rotation, lay_cost(board, number, layout)))
    return found


def _worth_a_look(board: Board, terms: LayTerms, hexes: Collection[str] | None) -> list[int]:
    """The hexes where the company may be able to lay something."""
    geography = board.geography
    home = geography.homes.get(terms.company)
    if hexes is not None:
        numbers = [geography.index[name] for name in hexes]
    elif not terms.needs_connection:
        numbers = list(range(len(geography.names)))
    else:
        near = _network(board, terms).neighbourhood()
        near.update(number for number, _ in board.held(terms.company))
        numbers = sorted(near)
    if home is not None and _home_comes_first(board, terms, -1):
        numbers = [number for number in numbers if number == home[0]]
    return numbers


# two tiles that must join ----------------------------------------------------------------------------


def tiles_join(board: Board, first: str, second: str) -> bool:
    """Whether the track on two adjoining hexes meets at their common side."""
    one, other = board.number(first), board.number(second)
    return any(
        there == other
        and board.layouts[one].sides >> side & 1
        and board.layouts[other].sides >> (side + 3) % 6 & 1
        for side, there in enumerate(board.geography.neighbours[one])
    )


def joining_lays(board: Board, terms: LayTerms, first: Lay, second: str, tiles: Collection[str]) -> list[Lay]:
    """The lays on ``second`` that would join a tile about to be laid, as some powers ask (section 19).

    Also right if that first tile lies there already. No connection with other track is asked for.
    """
    geography = board.geography
    number, other = board.number(first.hex), board.number(second)
    sides = geography.layout(number, first.tile, first.rotation % 6).sides
    meeting = sum(
        1 << (side + 3) % 6
        for side, there in enumerate(geography.neighbours[number])
        if there == other and sides >> side & 1
    )
    left = dict(terms.left)
    if board.tiles.get(number) != (first.tile, first.rotation % 6):
        count = left.get(first.tile, 0)
        left[first.tile] = None if count is None else count - 1
    free = replace(terms, left=left, needs_connection=False)
    return [
        lay
        for lay in legal_lays(board, free, (second,), tiles)
        if geography.layout(other, lay.tile, lay.rotation).sides & meeting
    ]
