"""A map that is built at the table: the hexes of its pieces, and the box of a game as a table uses it."""

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from .cards import TrainCard
from .components import Components
from .map_cards import COLOURS, Hex, MapParts, Place
from .state import BuiltMap

Axial = tuple[int, int]
"""Axial coordinates of a hex: column and row."""

Lie = tuple[str, Axial, int]
"""A piece, where its first hex lies, and its rotation."""

_PLACES: tuple[Axial, Axial, Axial] = ((0, 0), (1, 0), (0, 1))
"""Where the hexes of a piece lie that is not turned, from its first."""


def axial(name: str) -> Axial:
    """The coordinates in the name of a hex; ValueError if it is no such name."""
    q, comma, r = name.partition(",")
    if not comma:
        raise ValueError(f"{name!r} is not the name of a hex such as '-2,3'")
    return int(q), int(r)


def hex_name(at: Axial) -> str:
    """The name of a hex by its coordinates."""
    return f"{at[0]},{at[1]}"


@lru_cache(maxsize=4096)
def covered(at: Axial, rotation: int) -> tuple[Axial, Axial, Axial]:
    """The three hexes that a piece covers, in its own order."""
    found = []
    for q, r in _PLACES:
        for _ in range(rotation % 6):
            q, r = -r, q + r
        found.append((at[0] + q, at[1] + r))
    return found[0], found[1], found[2]


def hex_of(parts: MapParts, what: str | Hex) -> Hex:
    """A hex of a piece: of a ground, or as it is said in full."""
    return parts.grounds[what] if isinstance(what, str) else what


def turned(card: Hex, rotation: int) -> Hex:
    """A hex turned clockwise by so many sixths."""
    if not rotation % 6:
        return card

    def turn(sides: Iterable[int]) -> tuple[int, ...]:
        return tuple(sorted((side + rotation) % 6 for side in sides))

    def place(drawn: Place) -> Place:
        return msgspec.structs.replace(drawn, exits=turn(drawn.exits))

    return msgspec.structs.replace(
        card,
        track=tuple((turn(pair)[0], turn(pair)[1]) for pair in card.track),
        cities=tuple(map(place, card.cities)),
        towns=tuple(map(place, card.towns)),
        off_board=tuple(map(place, card.off_board)),
        impassable=turn(card.impassable),
    )


def lies_of(built: BuiltMap) -> Iterator[Lie]:
    """The pieces laid, in order."""
    for laid in built.pieces:
        yield laid.piece, axial(laid.hex), laid.rotation


def hexes_built(parts: MapParts, built: BuiltMap) -> dict[str, Hex]:
    """Hex -> what is printed there, of all that has been laid, in the order laid.

    Raises:
        ValueError: a piece that the game does not have, two on one hex, a capital where there is no ordinary
            city, a blank on something.
    """
    found: dict[str, Hex] = {}
    for piece, at, rotation in lies_of(built):
        if piece not in parts.pieces:
            raise ValueError(f"there is no piece {piece!r}")
        for where, what in zip(covered(at, rotation), parts.pieces[piece].hexes, strict=True):
            name = hex_name(where)
            if name in found:
                raise ValueError(f"two pieces lie on {name}")
            found[name] = _priced(turned(hex_of(parts, what), rotation), built.destination)
    for name in built.capitals:
        if name not in found or not is_ordinary_city(found[name]):
            raise ValueError(f"{name} is no city that could be a capital")
        found[name] = parts.capital
    for name in built.blanks:
        if name in found:
            raise ValueError(f"a blank lies on another hex, {name}")
        found[name] = parts.grounds[parts.blanks.ground]
    return found


def is_ordinary_city(card: Hex) -> bool:
    """Whether a hex is a city that is no home, and has neither track nor mark."""
    return card.kind == "city" and not (card.home or card.label or card.cities)


def _priced(card: Hex, destination: list[int]) -> Hex:
    """A distant destination is worth what the card says."""
    if not card.off_board:
        return card
    value = dict(zip(COLOURS, destination, strict=False))
    places = tuple(msgspec.structs.replace(place, value=value) for place in card.off_board)
    return msgspec.structs.replace(card, off_board=places)


def box_of_table(components: Components, mode: str | None, built: BuiltMap | None) -> Components:
    """The box of a table: what its mode has, and the hexes of its map. The same box for any other game.

    Raises:
        KeyError, ValueError: a map that cannot be; the mode has no such piece.
    """
    if components.box.parts is None:
        return components
    made = in_mode(components, mode) if mode is not None else components
    return made if built is None else _with_map(made, msgspec.json.encode(built))


@lru_cache(maxsize=8)
def in_mode(components: Components, mode: str) -> Components:
    """The box with what is used in a mode only (KeyError: there is no such mode)."""
    box, chosen = components.box, components.box.modes[mode]

    def used(modes: tuple[str, ...]) -> bool:
        return not modes or mode in modes

    parts = box.parts
    if parts is not None:
        parts = msgspec.structs.replace(
            parts,
            pieces={name: piece for name, piece in parts.pieces.items() if used(piece.modes)},
            projects={name: project for name, project in parts.projects.items() if used(project.modes)},
        )
    return Components(
        msgspec.structs.replace(
            box,
            companies=tuple(charter for charter in box.companies if used(charter.modes)),
            trains=tuple(_fewer(train, chosen.trains_out.get(train.name, 0)) for train in box.trains),
            parts=parts,
        ),
        components.tiles,
    )


def _fewer(train: TrainCard, out: int) -> TrainCard:
    """The cards of a rank with so many taken out."""
    if not out:
        return train
    count = train.count
    if isinstance(count, dict):
        count = {players: number - out for players, number in count.items()}
    elif count is not None:
        count -= out
    others = {
        name: {players: number - out for players, number in counts.items()}
        for name, counts in train.other_counts.items()
    }
    return msgspec.structs.replace(train, count=count, other_counts=others)


@lru_cache(maxsize=32)
def _with_map(components: Components, encoded: bytes) -> Components:
    built = msgspec.json.decode(encoded, type=BuiltMap)
    parts = components.box.parts
    assert parts is not None
    hexes = _closed(components, hexes_built(parts, built))
    return Components(msgspec.structs.replace(components.box, hexes=hexes), components.tiles)


def _closed(components: Components, hexes: dict[str, Hex]) -> dict[str, Hex]:
    """What is closed on one side of two hexes is closed on the other."""
    found = dict(hexes)
    for name, card in hexes.items():
        for side in card.impassable:
            there = components.grid.beyond(name, side)
            if there in found:
                sides = tuple(sorted({*found[there].impassable, (side + 3) % 6}))
                found[there] = msgspec.structs.replace(found[there], impassable=sides)
    return found
