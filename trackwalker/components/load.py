"""Components read from the specification: the one reading of `components.yaml` and of the layers over it."""

from pathlib import Path
from typing import Any

from trackwalker.components.changes import ChangeFault, changed
from trackwalker.components.editions import Lineage, lineage_of, read_heads, unknown_edition
from trackwalker.documents import complain, read_yaml
from trackwalker.errors import SceneError

__all__ = ["editions_of", "load_components"]


def load_components(features: Path, game: str, edition: str | None = None) -> dict[str, Any]:
    """The components of a game as plain data, the shared tiles it uses filled in under `tile_shapes`.

    edition: by which; None: the base. `editions` are all of the game, the oldest first.

    Raises SceneError if the game has no components or no such edition, or names a tile that is described
    nowhere; TrackwalkerError where a layer does not fit what is below it.
    """
    own = features / game / "components.yaml"
    components = _base(features, game)
    lineage = _lineage(features, game, components)
    if edition is not None and edition not in lineage.names:
        raise SceneError(str(unknown_edition(game, edition, lineage)))
    for layer in lineage.layers_of(edition or lineage.base):
        components = _with_layer(components, features, game, layer)
    components = {**components, "edition": edition or lineage.base, "editions": list(lineage.names)}
    shared = read_yaml(features / "shared" / "tiles.yaml", "the tiles of all games")["tiles"]
    special = components["tiles"].get("special", {})
    shapes = {name: special.get(name) or shared.get(name) for name in components["tiles"]["counts"]}
    missing = [name for name, shape in shapes.items() if shape is None]
    if missing:
        raise SceneError(f"{own}: no description of tile {', '.join(missing)}")
    return {**components, "tile_shapes": shapes}


def editions_of(features: Path, game: str) -> Lineage:
    """How the editions of a game come of each other. Raises as `load_components` does."""
    return _lineage(features, game, _base(features, game))


def _base(features: Path, game: str) -> dict[str, Any]:
    own = features / game / "components.yaml"
    if not own.is_file():
        raise SceneError(f"there are no components of {game!r}: {own} is missing")
    components: dict[str, Any] = read_yaml(own, "the components of a game")
    return components


def _lineage(features: Path, game: str, base: dict[str, Any]) -> Lineage:
    return lineage_of(str(base.get("edition", "")), read_heads(features, game))


def _with_layer(components: dict[str, Any], features: Path, game: str, layer: str) -> dict[str, Any]:
    head, file, text = read_heads(features, game)[layer]
    for number, change in enumerate(head.components):
        try:
            components = changed(components, change)
        except ChangeFault as fault:
            raise complain(file, text, ("components", number), str(fault)) from None
    return components
