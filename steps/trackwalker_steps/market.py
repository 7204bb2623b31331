"""The share-price chart. A cell is named by its price and its row from the top: `$95 in row 3`.

Where the chart has only one row, the row is left out: `$95`.
"""

from trackwalker.components.chart import cell_position
from trackwalker.scene import Scene, Table
from trackwalker_steps.phrases import given, then


def position(table: Table, company: str) -> str:
    """Where a company stands, in words."""
    cell = table.position(company)
    return "not on the chart" if cell is None else f"${cell['price']} in row {cell['cell'][1:].split('c')[0]}"


@given("{company:Company} stands at {money:Money}[ in row {row:Number}][, under {above:Companies}]")
def stands(scene: Scene, company: str, money: int, row: int | None, above: list[str] | None) -> None:
    """Its marker lies in this cell, under those that earlier sentences put there (named after `under`)."""
    scene.setting.companies.stands(company, money, row, above)


@then("{company:Company} stands at {money:Money}[ in row {row:Number}][, under {above:Companies}]")
def stands_at(scene: Scene, company: str, money: int, row: int | None, above: list[str] | None) -> None:
    """Where its marker lies; with `under`, everything above it in the cell, from the top."""
    row = cell_position(scene.box.chart.cell(money, row))[0]
    scene.expect.same(f"price of the {company}", f"${money} in row {row}", position(scene.table, company))
    cell = scene.table.position(company)
    if above is not None and cell is not None:
        stack = cell["stack"][: cell["stack"].index(company)]
        scene.expect.same(f"above the {company}", ", ".join(above), ", ".join(stack) or "nothing")


@then("the cell of {money:Money}[ in row {row:Number}] holds, from the top, {companies:Companies}")
def stack(scene: Scene, money: int, row: int | None, companies: list[str]) -> None:
    """The whole stack of a cell."""
    cell = scene.box.chart.cell(money, row)
    got = scene.table.stack(cell)
    where = f"${money} in row {cell_position(cell)[0]}"
    scene.expect.same(f"stack at {where}", ", ".join(companies), ", ".join(got) or "nothing")
