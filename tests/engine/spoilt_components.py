"""A components file with one place changed, and what the engine says to it."""

from pathlib import Path

import pytest

from reference_engine.components import ComponentsError, load_components
from trackwalker.paths import features_dir


def refusal_of(folder: Path, game: str, old: str, new: str) -> str:
    """Load a game whose file has ``new`` in the one place of ``old``; the message that comes."""
    for name in ("shared/tiles.yaml", f"{game}/components.yaml"):
        target = folder / name
        target.parent.mkdir(parents=True)
        text = (features_dir() / name).read_text(encoding="utf-8")
        if name != "shared/tiles.yaml":
            assert text.count(old) == 1
            text = text.replace(old, new)
        target.write_text(text, encoding="utf-8")
    with pytest.raises(ComponentsError) as caught:
        load_components(folder, game)
    return str(caught.value)
