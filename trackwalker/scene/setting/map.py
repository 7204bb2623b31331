"""Tiles and tokens in a setting."""

from typing import Any

from trackwalker.components.tiles import Lie, Spot
from trackwalker.errors import SceneError, TrackwalkerError
from trackwalker.scene.built_table import with_rest
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
        tiles["laid"].sort(key=lambda laid: laid["hex"])
        if tiles["left"][tile] is not None:
            tiles["left"][tile] -= 1

    def piece(self, piece: str, hexagon: str, rotation: int) -> None:
        """A piece lies on the map; the first sentence about pieces takes the usual map away."""
        built = self._built()
        if not self._draft.stated.pieces_named:
            self._draft.stated.pieces_named = True
            built.update(pieces=[], capitals=[], blanks=[])
        if piece not in self._draft.box.data["parts"]["pieces"]:
            raise SceneError(f"there is no map piece {piece} in this mode")
        if any(laid["piece"] == piece for laid in built["pieces"]):
            raise SceneError(f"the map piece {piece} lies on the map already")
        built["pieces"].append({"piece": piece, "hex": hexagon, "rotation": rotation})
        self._check_map()

    def capital(self, hexagon: str) -> None:
        """A city is a capital; the first sentence about capitals takes the usual ones away."""
        built = self._built()
        if not self._draft.stated.capitals_named:
            self._draft.stated.capitals_named = True
            built["capitals"] = []
        built["capitals"].append(hexagon)
        self._check_map()

    def blanks(self, hexes: list[str]) -> None:
        """Single hexes lie there."""
        self._built()["blanks"] += hexes
        self._check_map()

    def stack(self, items: list[str], only: bool) -> None:
        """What is still to come of the map: pieces and projects, the next one first.

        only: no others are left; else the rest of what lies nowhere follows.
        """
        built = self._built()
        self._draft.stated.stack_named = True
        built["stack"] = list(items) if only else with_rest(self._draft.box, built, items)

    def cycle(self, number: int) -> None:
        """Which cycle of the game it is."""
        self._draft.changed()
        self._draft.state["cycle"]["number"] = number

    def _built(self) -> dict[str, Any]:
        self._draft.changed()
        if not self._draft.box.is_built:
            raise SceneError(f"{self._draft.box.game} has a printed map")
        built: dict[str, Any] = self._draft.state["map"]
        return built

    def _check_map(self) -> None:
        try:
            _ = self._draft.box
        except TrackwalkerError as error:
            raise SceneError(str(error)) from None

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
