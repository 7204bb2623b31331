"""Tiles and tokens in a setting."""

from trackwalker.components.tiles import Lie, Spot
from trackwalker.errors import SceneError
from trackwalker.scene.setting.draft import Draft

__all__ = ["MapFacts"]


class MapFacts:
    """What lies on the map."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    def tile(self, tile: str, hexagon: str, lie: Lie) -> None:
        """A tile lies on a hex."""
        self._draft.changed()
        self._draft.box.tiles.printed(hexagon)
        if self._draft.table.tile(hexagon) is not None:
            raise SceneError(f"a tile lies on {hexagon} already")
        rotation = self._draft.box.tiles.rotation(tile, lie, hexagon)
        tiles = self._draft.state["tiles"]
        tiles["laid"].append({"hex": hexagon, "tile": tile, "rotation": rotation})
        tiles["laid"].sort(key=lambda laid: (laid["hex"][0], int(laid["hex"][1:])))
        if tiles["left"][tile] is not None:
            tiles["left"][tile] -= 1

    def ferry(self, line: str) -> None:
        """A ferry line is open: its tiles lie on the water."""
        for hexagon, tile in self._draft.box.ferry_tiles(line).items():
            self.tile(tile, hexagon, Lie(turned=0))

    def laid_in_turn(self, company: str, tile: str, hexagon: str, lie: Lie, private: str | None) -> None:
        """A tile that the company whose turn it is has laid in it."""
        self._draft.table.company(company)
        self.tile(tile, hexagon, lie)
        laid = {"hex": hexagon, "tile": tile, "rotation": self._draft.box.tiles.rotation(tile, lie, hexagon)}
        self._draft.stated.laid.append(laid if private is None else {**laid, "private": private})

    def tokens(self, company: str, spots: list[Spot]) -> None:
        """Where a company has tokens besides its home (all of them, in the order laid)."""
        self._draft.changed()
        self._draft.table.company(company)
        self._draft.stated.tokens[company] = list(spots)

    def extra_tokens(self, company: str, spots: list[Spot]) -> None:
        """Where a company has tokens that do not come from its charter."""
        self._draft.changed()
        self._draft.table.company(company)
        self._draft.stated.extra_tokens[company] = list(spots)
        self._draft.stated.tokens.setdefault(company, [])

    def bonus_tokens(self, company: str, kind: str, spots: list[Spot]) -> None:
        """Where a company has hotels, or its terminal (`kind`)."""
        self._draft.changed()
        self._draft.table.company(company)
        self._draft.stated.bonus_tokens[company, kind] = list(spots)

    def placed_in_turn(self, company: str, spot: Spot, kind: str | None = None) -> None:
        """A token, or a hotel (`kind`), that the company whose turn it is has placed in it."""
        self._draft.changed()
        self._draft.table.company(company)
        if kind is None:
            self._draft.stated.tokens.setdefault(company, []).append(spot)
        else:
            self._draft.stated.bonus_tokens.setdefault((company, kind), []).append(spot)
        self._draft.stated.tokens_placed += 1
