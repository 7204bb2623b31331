"""Which tiles fit a hex: kind, colour, the track that has to stay, the edge of the board (sections 15 to 18).

None of this depends on who lays the tile or on the rest of the board.
"""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

from .board import Board
from .geometry import COLOUR_NAMES, RANKS, UNBUILT, Geography, Layout


class Refuse(Protocol):
    """Raises, unless the rule is switched off."""

    def __call__(self, rule: str, reason: str, about: str = "", /) -> None:
        """Refuse by the name of a rule, with a sentence for the players and words for the case."""


class Candidate(NamedTuple):
    """A tile that fits a hex as it is now, whoever lays it."""

    tile: str
    rotation: int
    layout: Layout


def check_fit(
    geography: Geography,
    number: int,
    old: Layout,
    tile: str,
    new: Layout,
    refuse: Refuse,
    *,
    unmarked_last: bool = False,
) -> None:
    """Check what depends only on the hex, the track there and the tile (sections 15 to 18).

    ``unmarked_last``: on a marked hex an unmarked tile may lie of a colour in which none has the mark.
    """
    name = geography.names[number]
    kind, label = geography.components.hexes[name].kind, geography.components.hexes[name].label
    on = f"Tile {tile} cannot be laid on {name}"
    stage = "first-tile" if old.rank == UNBUILT else "replacement"
    if old.rank > UNBUILT and kind in ("town", "double_town") and kind not in geography.upgraded_kinds:
        refuse("town-not-upgradable", f"{on}: town tiles stay as they are.")
    if new.rank != old.rank + 1:
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
    elif new.label != label and not (unmarked_last and _has_no_such_mark(geography, number, new)):
        reason = f"{on}: the tile {_lettered(new.label)}, the hex {_lettered(label)}."
        refuse("kind-differs", reason, f"{stage} {COLOUR_NAMES[new.rank]} letters")
    lost = old.passages - new.passages
    if lost:
        refuse("track-not-kept", f"{on}: the track between sides {_sides(min(lost))} would be gone.")
    for node in old.nodes:
        if node.is_stop and node.exits and new.place_keeping(node.kind, node.exits) < 0:
            refuse(
                "city-connection-not-kept",
                f"{on}: the {node.kind} would lose its connection with side {_sides(node.exits)}.",
            )
    if new.ferries != geography.printed[number].ferries:
        refuse(
            "ferry-not-kept", f"{on}: its ferry does not lie where the line reaches {name}.", f"{stage} ferry"
        )
    for side in range(6):
        if (new.rails & ~old.rails) >> side & 1 and (problem := _dead_side(geography, number, side)):
            reason = f"{on} in that position: its track at side {side} would lead {problem}."
            refuse("off-the-board", reason, f"{stage} {_KINDS_OF_EDGE.get(problem, 'blank-side')}")


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


def _dead_side(geography: Geography, number: int, side: int) -> str:
    """Why no track may point to that side of a hex; empty if it may (15-j, 15-k)."""
    there = geography.neighbours[number][side]
    if there < 0:
        name = geography.names[number]
        return (
            "across a closed side" if side in geography.components.hexes[name].impassable else "off the board"
        )
    if geography.printed[there].kind == "blue":
        return "into water"
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


def candidates(board: Board, number: int) -> tuple[Candidate, ...]:
    """The tiles and rotations that fit a hex as it is now, each look once; remembered for all games."""
    return fitting(board.geography, number, board.tiles.get(number), board.unmarked_last)


def fitting(
    geography: Geography, number: int, laid: tuple[str, int] | None, unmarked_last: bool = False
) -> tuple[Candidate, ...]:
    """The tiles and rotations that fit a hex with a tile (and its rotation) on it, None: as printed."""
    key = ("candidates", number, laid, unmarked_last)
    known = geography.memo.get(key)
    if known is None:
        old = geography.printed[number] if laid is None else geography.layout(number, *laid)
        known = geography.memo[key] = tuple(_fitting(geography, number, old, unmarked_last))
    return known  # type: ignore[return-value]


def _fitting(geography: Geography, number: int, old: Layout, unmarked_last: bool) -> Iterable[Candidate]:
    if not geography.takes_tiles[number]:
        return
    kind = geography.components.hexes[geography.names[number]].kind
    for tile in _next_tiles(geography, old.rank + 1, kind):
        for rotation in range(6):
            if geography.same_looking(tile, rotation) != rotation:
                continue
            new = geography.layout(number, tile, rotation)
            try:
                check_fit(geography, number, old, tile, new, _stop_at_first, unmarked_last=unmarked_last)
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
