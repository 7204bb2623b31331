"""What one table has in place of the components of its game, where these cannot tell readings apart.

An engine that always plays with one box does not take part in such a scenario (capability `own_box`).
"""

from trackwalker.scene import Scene
from trackwalker_steps.phrases import given


@given("the share-price chart is")
def own_chart(scene: Scene, datatable: list[list[str]]) -> None:
    """Rows from the top, a price each cell: `70`, `70*` where a company may start, `(30)` if it is yellow.

    Where the arrows at the ends of rows point stays as it is. Said before a company stands on the chart.
    """
    scene.setting.own_box.chart(datatable)


@given("there is a {colour:Colour} tile {tile:Tile}, like {model:Tile} {marked:Marked}")
def own_tile(scene: Scene, colour: str, tile: str, model: str, marked: bool) -> None:
    """One tile more, under a number that no other has; track and worth are those of another tile."""
    scene.setting.own_box.tile(tile, model, colour, marked)
