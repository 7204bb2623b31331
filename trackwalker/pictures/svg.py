"""Elements of SVG as text, and the document around them."""

import re
from functools import cache, lru_cache
from html import escape

__all__ = ["INKS", "ROUTES", "document", "element", "number", "text"]

INKS = (
    "#1f5fa8", "#a3261f", "#23693a", "#6b3fa0", "#8a5200", "#0b6b70", "#9b2673", "#3d4a5c",
    "#7a3b1d", "#4d5b12", "#24408e", "#5b2333",
)  # fmt: skip
"""Colours of tokens, on each of which white letters can be read."""

ROUTES = ("#d4145a", "#0a5cff", "#7a00b8", "#006d5b", "#b34700")
"""Colours of routes, one a train."""

_BASE = """\
svg{--paper:#fdfdfb;--text:#1c1c1a;--soft:#5a5a55;--rule:#bdbdb2;--panel:#f3f2ec;--changed:#c2410c}
@media(prefers-color-scheme:dark){svg{--paper:#191a1b;--text:#e9e8e2;--soft:#b3b2aa;--rule:#5a5b5e;--panel:#26282a;--changed:#ff9c5a}}
text{font-family:system-ui,sans-serif;text-anchor:middle;fill:#161614}
"""
_STYLE = """\
.paper{fill:var(--paper)}
.plain{fill:#eee8d2}.yellow{fill:#f6d743}.green{fill:#8cc472}.brown{fill:#c9976a}.gray{fill:#bfbfbb}.blue{fill:#a9cfe6}.red{fill:#e58b80}
.edge{stroke:#55554e;stroke-width:1}
.rail{fill:none;stroke:#161614;stroke-width:7}
.rim{fill:none;stroke:#fdfdfb;stroke-width:10}
.slot{fill:#fff;stroke:#161614;stroke-width:1.5}
.town{fill:#161614;stroke:#fff;stroke-width:1.5}
.value{fill:#fff;stroke:#161614}
.closed{stroke:#1f4f8f;stroke-width:6;stroke-linecap:round}
.ferry{fill:none;stroke:#1f4f8f;stroke-width:2.5;stroke-dasharray:4 3}
.kept{fill:none;stroke:#55554e;stroke-dasharray:3 2}
.token text,.white{fill:#fff}
.marker{fill:#fff8c9;stroke:#161614}
.route{fill:none;stroke-width:5;stroke-linejoin:round;stroke-linecap:round}
.halo{fill:none;stroke:#fff;stroke-width:8;stroke-linejoin:round;stroke-linecap:round}
.changed{fill:none;stroke:var(--changed);stroke-width:2.5}
.moved{fill:none;stroke:#b93a07;stroke-width:5}
.tried{fill:none;stroke:#a5006b;stroke-width:5;stroke-dasharray:9 5}
.free{fill:var(--panel);stroke:var(--rule)}
.par{fill:#f6d743;stroke:var(--rule)}.tint{fill:#f5ecc0;stroke:var(--rule)}
.w{paint-order:stroke;stroke:#fff;stroke-opacity:.8;stroke-width:2.5}.gone{fill:#77776f}.purple{fill:#b9a0cc}
.t{fill:var(--text)}.s{fill:var(--soft)}.l{text-anchor:start}.r{text-anchor:end}.b{font-weight:700}
"""

_RULES = [
    (part.lstrip(".").partition(" ")[0], f"{part}{{{found[2]}}}")
    for found in re.finditer(r"([^{}]+)\{([^}]*)\}", _STYLE)
    for part in found[1].strip().split(",")
]
"""The rules, each with the class that it is about."""
_CLASSES = re.compile(r' class="([^"]+)"')


def _style(drawn: str) -> str:
    """The rules for the classes that are used: a picture of some charters needs none for track."""
    used = {name for found in set(_CLASSES.findall(drawn)) for name in found.split()}
    return _BASE + "".join(rule for name, rule in _RULES if name in used)


@lru_cache(maxsize=1 << 16)
def number(value: float) -> str:
    """A coordinate, as short as it can be."""
    short = f"{value:.1f}".removesuffix(".0")
    return "0" if short == "-0" else short


def element(name: str, content: str = "", **attributes: object) -> str:
    """An element. content: as it stands. Names of attributes with `_` for `-`, `class_` for `class`."""
    given = "".join(
        [
            f' {_attribute(key)}="{number(value) if isinstance(value, float) else _escaped(str(value))}"'
            for key, value in attributes.items()
            if value is not None
        ]
    )
    return f"<{name}{given}>{content}</{name}>" if content else f"<{name}{given}/>"


@cache
def _attribute(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _escaped(words: str) -> str:
    return words if words.isalnum() else escape(words)


def text(words: object, x: float, y: float, size: float, class_: str | None = None, room: float = 0) -> str:
    """Words at a place. room: how much there is for them, in the same units; smaller letters where needed."""
    said = str(words)
    if room and (wide := 0.58 * size * len(said)) > room:
        size = max(size * room / wide, size * 0.55)
    return element("text", _escaped(said), x=x, y=y, font_size=size, class_=class_)


def document(
    title: str,
    told: str,
    parts: list[str],
    size: tuple[float, float],
    defs: str = "",
    corner: tuple[float, float] = (0.0, 0.0),
) -> str:
    """A picture that stands alone. title, told: what it is, and what it shows, for who does not see it.

    corner: where its upper left one lies.
    """
    wide, high = number(size[0]), number(size[1])
    x, y = number(corner[0]), number(corner[1])
    drawn = (
        (f"<defs>{defs}</defs>\n" if defs else "")
        + f'<rect class="paper" x="{x}" y="{y}" width="{wide}" height="{high}"/>\n'
        + "\n".join(parts)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {wide} {high}"'
        f' width="{wide}" height="{high}" role="img" aria-labelledby="title told">\n'
        f'<title id="title">{escape(title)}</title>\n<desc id="told">{escape(told)}</desc>\n'
        f"<style>{_style(drawn)}</style>\n{drawn}\n</svg>\n"
    )
