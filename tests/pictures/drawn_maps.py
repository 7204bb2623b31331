"""Drawn maps, read again."""

import math
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator

from trackwalker.pictures.geometry import Grid, side_of

__all__ = ["SVG", "by", "ends", "moved", "rails", "symbols", "touched", "turned", "used", "words"]

SVG = "{http://www.w3.org/2000/svg}"


def by(root: ET.Element, attribute: str) -> dict[str, ET.Element]:
    found = [(one.get(attribute), one) for one in root.iter() if one.get(attribute) is not None]
    assert len({name for name, _ in found}) == len(found)
    return {str(name): one for name, one in found}


def moved(element: ET.Element) -> tuple[float, float]:
    inside = (element.get("transform") or "").partition("translate(")[2].partition(")")[0]
    x, y = inside.split()
    return float(x), float(y)


def ends(d: str) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where the line of a path begins and ends."""
    numbers = d.replace("M", " ").replace("L", " ").replace("A", " ").replace("Q", " ").split()
    floats = [float(one) for one in numbers]
    return (floats[0], floats[1]), (floats[-2], floats[-1])


def turned(at: tuple[float, float], turn: int) -> tuple[float, float]:
    angle = math.radians(60 * turn)
    x, y = at
    return x * math.cos(angle) - y * math.sin(angle), x * math.sin(angle) + y * math.cos(angle)


def rails(grid: Grid, paths: Iterator[ET.Element], turn: int = 0) -> Counter[tuple[int, ...]]:
    """The sides that each line of track touches."""
    found: Counter[tuple[int, ...]] = Counter()
    for path in paths:
        if path.get("class") == "rail":
            sides = [side_of(grid, turned(at, turn)) for at in ends(path.get("d", ""))]
            found[tuple(sorted(side for side in sides if side is not None))] += 1
    return found


def touched(grid: Grid, paths: Iterator[ET.Element], turn: int = 0) -> set[int]:
    return {side for sides in rails(grid, paths, turn) for side in sides}


def symbols(root: ET.Element) -> dict[str, ET.Element]:
    return {str(one.get("id")): one for one in root.iter(f"{SVG}symbol")}


def used(root: ET.Element, hexagon: ET.Element) -> Iterator[tuple[ET.Element, int]]:
    """What is drawn on a hex besides its ground, and how it is turned."""
    for use in hexagon.iter(f"{SVG}use"):
        name = str(use.get("href")).removeprefix("#")
        if name != "hex":
            turn = (use.get("transform") or "rotate(0)").removeprefix("rotate(").removesuffix(")")
            yield symbols(root)[name], int(turn) // 60


def words(element: ET.Element) -> list[str]:
    return [one.text or "" for one in element.iter(f"{SVG}text")]
