"""`trackwalker draw`: a table as a picture."""

from pathlib import Path

import click

from trackwalker.cli.options import Command
from trackwalker.cli.pages import put
from trackwalker.errors import TrackwalkerError
from trackwalker.say import say

__all__ = ["command"]


@click.command("draw", cls=Command)
@click.argument("state", metavar="STATE", type=click.Path(path_type=Path))
@click.option(
    "--what",
    type=click.Choice(("map", "market", "charters", "all")),
    default="map",
    show_default=True,
    help="What is drawn; `all` needs --out, and puts what it is into the names of the files.",
)
@click.option(
    "--out",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the picture there (default: standard output).",
)
def command(state: Path, what: str, out: Path | None) -> None:
    """Draw a table as SVG: the map with what lies on it, the share prices, or charters and holdings.

    STATE is a canonical state as an engine shows it (JSON, schemas/state.json), of any game.

    Exit code: 0; 2 it could not be done.
    """
    from trackwalker.components.load import load_components
    from trackwalker.paths import features_dir
    from trackwalker.pictures.table import KINDS, Painter
    from trackwalker.port.schema import SchemaError, validate
    from trackwalker.reading import read_json
    from trackwalker.register import load_register

    table = read_json(state, "a state (JSON)")
    try:
        validate(table, "state", str(state))
    except SchemaError as error:
        raise TrackwalkerError(str(error)) from None
    load_register(table["game"])
    drawn = Painter(load_components(features_dir(), table["game"])).of(table)
    drawn.check()
    if what != "all":
        put(drawn.draw(what), out)
        return
    if out is None:
        raise TrackwalkerError("--what all makes three files: say where by --out FILE")
    for kind in KINDS:
        file = out.with_name(f"{out.stem}-{kind}{out.suffix or '.svg'}")
        put(drawn.draw(kind), file)
        say(str(file))
