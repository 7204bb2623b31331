"""Which tiles fit a hex: kind, colour, the track that has to stay, the edge of the board (sections 15 to 18).

None of this depends on who lays the tile or on the rest of the board.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple, Protocol

from .board import Board
from .geometry import COLOUR_NAMES, RANKS, UNBUILT, FitTerms, Geography, Layout
from .network import Network


class Refuse(Protocol):
    """Raises, unless the rule is switched off."""

    def __call__(self, rule: str, reason: str, about: str = "", /) -> None:
        """Refuse by the name of a rule, with a sentence for the players and words for the case."""


class Candidate(NamedTuple):
    """A tile that fits a hex as it is now, whoever lays it."""

    tile: str
    rotation: int
    layout: Layout


USUAL = FitTerms()


def check_fit(
    geography: Geography,
    number: int,
    laid: tuple[str, int] | None,
    tile: str,
    new: Layout,
    refuse: Refuse,
    terms: FitTerms = USUAL,
) -> None:
    """Check what depends only on the hex, the tile there (None: as printed) and the new one (15 to 18)."""
    old = geography.printed[number] if laid is None else geography.layout(number, *laid)
    name = geography.names[number]
    kind, label = geography.components.hexes[name].kind, geography.components.hexes[name].label
    on = f"Tile {tile} cannot be laid on {name}"
    stage = "first-tile" if old.rank == UNBUILT else "replacement"
    if old.rank > UNBUILT and kind in ("town", "double_town") and kind not in geography.upgraded_kinds:
        refuse("town-not-upgradable", f"{on}: town tiles stay as they are.")
    if new.rank != next_rank(geography, number, old):
        refuse(
            "colour-out-of-order",
            f"{on}: a {COLOUR_NAMES[new.rank]} tile does not follow directly on "
            + ("an unbuilt hex." if old.rank == UNBUILT else f"{COLOUR_NAMES[old.rank]} track."),
            f"{COLOUR_NAMES[new.rank]} {'skips' if new.rank > old.rank + 1 else 'goes-back'}",
        )
    if new.kind != kind:
        words = f"{_in_words(new.kind)} tile", f"{_in_words(kind)} hex"
        about = f"{stage} {COLOUR_NAMES[new.rank]} {new.kind}-tile on-{kind}-hex"
        refuse("kind-differs", f"{on}: it is a {words[0]}, {name} a {words[1]}.", about)
    elif new.label != label and not (terms.unmarked_last and _has_no_such_mark(geography, number, new)):
        reason = f"{on}: the tile {_lettered(new.label)}, the hex {_lettered(label)}."
        refuse("kind-differs", reason, f"{stage} {COLOUR_NAMES[new.rank]} letters")
    elif laid is not None and (laid[0], tile) in terms.off_chart:
        refuse("not-on-the-chart", f"{on}: it does not follow tile {laid[0]}.")
    lost = {piece for piece in old.passages - new.passages if _in_use(terms, old, piece)}
    if lost:
        refuse("track-not-kept", f"{on}: the track between sides {_sides(min(lost))} would be gone.")
    for index, node in enumerate(old.nodes):
        exits = node.exits
        if terms.in_use is not None:
            exits = tuple(side for piece, side in old.node_ways[index] if terms.in_use >> piece & 1)
        if node.is_stop and exits and new.place_keeping(node.kind, exits) < 0:
            refuse(
                "city-connection-not-kept",
                f"{on}: the {node.kind} would lose its connection with side {_sides(exits)}.",
            )
    if new.ferries != geography.printed[number].ferries:
        refuse(
            "ferry-not-kept", f"{on}: its ferry does not lie where the line reaches {name}.", f"{stage} ferry"
        )
    for side in range(6):
        if (new.rails & ~old.rails) >> side & 1 and (problem := _dead_side(geography, number, side, terms)):
            reason = f"{on} in that position: its track at side {side} would lead {problem}."
            refuse("off-the-board", reason, f"{stage} {_KINDS_OF_EDGE.get(problem, 'blank-side')}")


def next_rank(geography: Geography, number: int, old: Layout) -> int:
    """The colour of the next tile of a hex: the one after what lies there, a bridge on water."""
    return RANKS["blue"] if _takes_bridge(geography, number) and old.rank == UNBUILT else old.rank + 1


def _takes_bridge(geography: Geography, number: int) -> bool:
    return bool(geography.bridges) and geography.printed[number].kind == "blue"


def _in_use(terms: FitTerms, old: Layout, passage: tuple[int, int]) -> bool:
    """Whether track from side to side has to stay."""
    return terms.in_use is None or any(terms.in_use >> index & 1 for index in old.pieces_of(passage))


def _has_no_such_mark(geography: Geography, number: int, new: Layout) -> bool:
    """Whether an unmarked tile is of a colour in which no tile has the mark of a hex."""
    label = geography.components.hexes[geography.names[number]].label
    return not new.label and not any(
        tile.label == label and RANKS[tile.colour] == new.rank for tile in geography.components.tiles.values()
    )


_KINDS_OF_EDGE = {
    "off the board": "edge",
    "across a closed side": "water closed-side",
    "into water": "water lake",
}
"""Why no track may point to a side -> the word for it; what is left is the blank side of a printed hex."""


def _dead_side(geography: Geography, number: int, side: int, terms: FitTerms) -> str:
    """Why no track may point to that side of a hex; empty if it may (15-j, 15-k)."""
    if terms.blind_ends:
        return ""
    there = geography.neighbours[number][side]
    if there < 0:
        name = geography.names[number]
        return (
            "across a closed side" if side in geography.components.hexes[name].impassable else "off the board"
        )
    if geography.printed[there].kind == "blue":
        return "" if terms.open_water >> side & 1 else "into water"
    if not geography.takes_tiles[there] and not geography.printed[there].sides >> (side + 3) % 6 & 1:
        return f"to a side of {geography.names[there]} without track"
    return ""


def _sides(sides: Iterable[int]) -> str:
    return " and ".join(str(side) for side in sides)


def _in_words(kind: str) -> str:
    return kind.replace("_", "-")


def _lettered(label: str) -> str:
    return f"is lettered {label}" if label else "has no letters"


class _MisfitError(Exception):
    """Raised for the first rule broken."""


def _stop_at_first(rule: str, reason: str, about: str = "", /) -> None:  # noqa: ARG001
    raise _MisfitError


def fit_terms(
    board: Board, number: int, *, bridges: bool = False, kept_for: Iterable[Network] | None = None
) -> FitTerms:
    """What is asked of a tile for a hex of a board as it is now.

    ``bridges``: the company may lay tiles on water. ``kept_for``: the networks of which all track has to
    stay, while other track may go (None: all track has to stay).
    """
    terms, geography = board.fit, board.geography
    if geography.bridges:
        water = 0
        for side, there in enumerate(geography.neighbours[number]):
            if there >= 0 and geography.printed[there].kind == "blue":
                meets = board.layouts[there].sides >> (side + 3) % 6 & 1
                water |= int(bridges or meets) << side
        terms = replace(terms, open_water=water)
    if kept_for is not None:
        in_use = 0
        for network in kept_for:
            in_use |= network.pieces.get(number, 0)
        terms = replace(terms, in_use=in_use)
    return terms


def candidates(board: Board, number: int, terms: FitTerms | None = None) -> tuple[Candidate, ...]:
    """The tiles and rotations that fit a hex as it is now, each look once; remembered for all games."""
    return fitting(board.geography, number, board.tiles.get(number), terms or fit_terms(board, number))


def fitting(
    geography: Geography, number: int, laid: tuple[str, int] | None, terms: FitTerms = USUAL
) -> tuple[Candidate, ...]:
    """The tiles and rotations that fit a hex with a tile (and its rotation) on it, None: as printed."""
    key = ("candidates", number, laid, terms)
    known = geography.memo.get(key)
    if known is None:
        known = geography.memo[key] = tuple(_fitting(geography, number, laid, terms))
    return known  # type: ignore[return-value]


def _fitting(
    geography: Geography, number: int, laid: tuple[str, int] | None, terms: FitTerms
) -> Iterable[Candidate]:
    if not geography.takes_tiles[number] and not _takes_bridge(geography, number):
        return
    old = geography.printed[number] if laid is None else geography.layout(number, *laid)
    kind = geography.components.hexes[geography.names[number]].kind
    for tile in _next_tiles(geography, next_rank(geography, number, old), kind):
        for rotation in range(6):
            if geography.same_looking(tile, rotation) != rotation:
                continue
            new = geography.layout(number, tile, rotation)
            try:
                check_fit(geography, number, laid, tile, new, _stop_at_first, terms)
            except _MisfitError:
                continue
            yield Candidate(tile, rotation, new)


def _next_tiles(geography: Geography, rank: int, kind: str) -> list[str]:
    """The tiles of one colour for one kind of hex; remembered for all games."""
    key = ("tiles of a kind", rank, kind)
    known = geography.memo.get(key)
    if known is None:
        found: list[str] = [
            tile
            for tile in geography.components.tiles
            if (layout := geography.layout(0, tile, 0)).rank == rank and layout.kind == kind
        ]
        known = geography.memo[key] = found
    return known  # type: ignore[return-value]
