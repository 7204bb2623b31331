"""Components read from the specification: the one reading of `components.yaml`."""

from pathlib import Path
from typing import Any

from trackwalker.documents import read_yaml
from trackwalker.errors import SceneError

__all__ = ["in_edition", "load_components"]


def load_components(features: Path, game: str) -> dict[str, Any]:
    """The components of a game as plain data, the shared tiles it uses filled in under `tile_shapes`.

    Raises SceneError if the game has no components, or names a tile that is described nowhere.
    """
    own = features / game / "components.yaml"
    if not own.is_file():
        raise SceneError(f"there are no components of {game!r}: {own} is missing")
    components: dict[str, Any] = read_yaml(own, "the components of a game")
    shared = read_yaml(features / "shared" / "tiles.yaml", "the tiles of all games")["tiles"]
    special = components["tiles"].get("special", {})
    shapes = {name: special.get(name) or shared.get(name) for name in components["tiles"]["counts"]}
    missing = [name for name, shape in shapes.items() if shape is None]
    if missing:
        raise SceneError(f"{own}: no description of tile {', '.join(missing)}")
    return {**components, "tile_shapes": shapes}


def in_edition(components: dict[str, Any], edition: str | None) -> dict[str, Any]:
    """The same components for a table played by one edition of the rules; None: by the latest."""
    if edition is None or edition == components["editions"][-1]:
        return components
    return {**components, "edition": edition}
