"""The chart and the tiles that a scene brings along."""

from typing import Any

from trackwalker.components.box import Box
from trackwalker.components.own_box import chart_of, like_tile, with_own
from trackwalker.errors import SceneError
from trackwalker.scene.setting.draft import Draft

__all__ = ["BoxFacts"]


class BoxFacts:
    """What this table has in place of the components of its game."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    def chart(self, table: list[list[str]]) -> None:
        """The share-price chart. SceneError once a company stands on the other one."""
        if self._draft.given is not None and self._draft.given["market"]:
            raise SceneError("the chart has to be said before a company stands on it")
        self._bring({"market": chart_of(table)})

    def tile(self, name: str, model: str, colour: str, marked: bool) -> None:
        """One tile with the track of another. SceneError for a number that there is already."""
        shapes = self._draft.box.data["tile_shapes"]
        if name in shapes:
            raise SceneError(f"the game has a tile #{name} already")
        had = (self._draft.own_box or {}).get("tiles", {"counts": {}, "special": {}})
        shape = like_tile(shapes, model, colour, marked)
        own = {"counts": {**had["counts"], name: 1}, "special": {**had["special"], name: shape}}
        self._bring({"tiles": own})
        if self._draft.given is not None:
            self._draft.given["tiles"]["left"][name] = 1

    def _bring(self, part: dict[str, Any]) -> None:
        self._draft.may_change()
        own = {**(self._draft.own_box or {}), **part}
        self._draft.own_box = own
        self._draft.box = Box(with_own(self._draft.box.data, own))
        if self._draft.given is not None:
            self._draft.given["box"] = own
