"""A table that brings a share-price chart or tiles of its own; all else is in the box of its game."""

from typing import Any

import msgspec

from .components import Components, ComponentsError
from .components_check import fault_in
from .map_cards import Fact, TileSupply


class OwnChart(Fact, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The cells of the chart, in the place of the game's: prices in $ by row from the top."""

    rows: tuple[tuple[int, ...], ...]
    par_cells: dict[int, str]
    yellow_cells: frozenset[str]


class OwnBox(Fact, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table has of its own; ``tiles`` come besides those of the game."""

    market: OwnChart | None = None
    tiles: TileSupply | None = None


def with_own(components: Components, document: dict[str, Any]) -> Components:
    """The components of a game with what a table has of its own.

    Raises:
        ComponentsError: it is misshapen, or does not fit the rest.
    """
    try:
        own = msgspec.convert(document, OwnBox, strict=False)
    except msgspec.ValidationError as error:
        raise ComponentsError(f"the box of the table is not well-formed: {error}") from None
    box, tiles = components.box, dict(components.tiles)
    if own.market is not None:
        cells = {name: getattr(own.market, name) for name in ("rows", "par_cells", "yellow_cells")}
        box = msgspec.structs.replace(box, market=msgspec.structs.replace(box.market, **cells))
    if own.tiles is not None:
        if set(own.tiles.counts) != set(own.tiles.special):
            raise ComponentsError("the box of the table: each tile of its own has a number and a shape")
        tiles |= own.tiles.special
        supply = TileSupply(
            counts=box.tiles.counts | own.tiles.counts, special=box.tiles.special | own.tiles.special
        )
        box = msgspec.structs.replace(box, tiles=supply)
    fault = fault_in(box, tiles)
    if fault is not None and fault != fault_in(components.box, components.tiles):
        raise ComponentsError(f"the box of the table: {fault[0]}: {fault[1]}")
    return Components(box, tiles, components.editions)
