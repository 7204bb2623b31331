"""The charters of the companies, and who holds what."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from trackwalker.pictures.svg import INKS, document, element, text

__all__ = ["charter_lines", "draw_charters", "holdings"]

_WIDE, _HIGH, _GAP, _EDGE = 250.0, 132.0, 8.0, 8.0
_ROW, _FIRST, _COLUMN = 20.0, 150.0, 64.0
_ACROSS = 4
HOLDERS = {"ipo": "initial offering", "pool": "market", "bank": "bank", "box": "out of the game"}
"""Holders that are no player and no company."""


def charter_lines(state: Mapping[str, Any], company: Mapping[str, Any]) -> list[tuple[str, str]]:
    """What a charter says: what of, and how much."""
    prices = {name: cell["price"] for cell in state["market"] for name in cell["stack"]}
    name = company["id"]
    lines = [
        ("president", company["president"] or ("receivership" if company.get("receivership") else "none")),
        ("treasury", f"${company['cash']}"),
        ("price", f"${prices[name]}" if name in prices else "none"),
        ("trains", ", ".join(_train(train) for train in company["trains"]) or "none"),
        ("tokens left", str(company["tokens_left"])),
    ]
    if company.get("loans"):
        lines.append(("loans", str(company["loans"])))
    owned = [one["id"] for one in state["privates"] if one["owner"] == f"company:{name}"]
    if owned:
        lines.append(("owns", ", ".join(owned)))
    return lines


def _train(train: Mapping[str, Any]) -> str:
    flags = [flag.replace("_", " ") for flag in ("phased_out", "spared", "resting") if train.get(flag)]
    return " ".join([train["name"], *flags])


def holdings(state: Mapping[str, Any]) -> dict[str, dict[str, int]]:
    """Holder -> company -> percent of it. Players come first, in seat order."""
    found: dict[str, dict[str, int]] = {f"player:{one['id']}": {} for one in state["players"]}
    for one in state["certificates"]:
        if one["holder"] not in ("box", "bank"):
            own = found.setdefault(one["holder"], {})
            own[one["company"]] = own.get(one["company"], 0) + one["percent"]
    return found


def draw_charters(
    state: Mapping[str, Any],
    inks: Mapping[str, str],
    title: str,
    before: Mapping[str, Any] | None = None,
    only: Collection[str] = (),
    holders: Collection[str] = (),
) -> str:
    """The picture. before: another table; what is different from it is marked.

    only: the companies that are shown, holders: those whose papers are; of none: all.
    """
    shown = [one for one in state["companies"] if not one["closed"]]
    if only or holders:
        shown = [one for one in shown if one["id"] in only]
    parts, told, changed = [], [], []
    for nth, company in enumerate(shown):
        x = _EDGE + (nth % _ACROSS) * (_WIDE + _GAP)
        y = _EDGE + (nth // _ACROSS) * (_HIGH + _GAP)
        lines = charter_lines(state, company)
        other = {one["id"]: one for one in before["companies"]}.get(company["id"]) if before else None
        was = lines if before is None else charter_lines(before, other) if other else []
        parts.append(_card(company, lines, {*lines} - {*was}, (x, y), inks))
        told.append(f"{company['id']}: " + ", ".join(f"{what} {much}" for what, much in lines))
        changed += [company["id"]] if {*lines} != {*was} else []
    across = min(len(shown), _ACROSS)
    bottom = _EDGE + -(-len(shown) // _ACROSS) * (_HIGH + _GAP)
    table, size = _table(
        state, [one["id"] for one in shown], before, bottom + 4, holders if only or holders else None
    )
    parts += table
    if changed:
        told.append(f"Changed: {', '.join(changed)}")
    wide = max(across * (_WIDE + _GAP) + _EDGE, size[0])
    return document(title, ". ".join(told) + ".", parts, (wide, size[1]))


def _card(
    company: Mapping[str, Any],
    lines: list[tuple[str, str]],
    changed: set[tuple[str, str]],
    at: tuple[float, float],
    inks: Mapping[str, str],
) -> str:
    x, y = at
    drawn = element("rect", x=x, y=y, width=_WIDE, height=_HIGH, rx=6, class_="free")
    ink = inks.get(company["id"], INKS[0])
    drawn += element(
        "path",
        d=f"M{x} {y + 22}v-16q0 -6 6 -6h{_WIDE - 12}q6 0 6 6v16z",
        fill=ink,
    )
    drawn += text(company["id"], x + 10, y + 16, 13, "white l b", room=130)
    kind = company["kind"] if company["kind"] != "public" else ""
    size = f"{company['share_count']} shares" if company.get("share_count") else ""
    drawn += text(" ".join(filter(None, (kind, size))), x + _WIDE - 10, y + 16, 10.5, "white r")
    for nth, line in enumerate(lines):
        line_y = y + 38 + nth * 15
        drawn += text(line[0], x + 10, line_y, 11.5, "s l")
        drawn += text(line[1], x + 86, line_y, 12, "t l b", room=_WIDE - 94)
        if line in changed:
            drawn += element(
                "rect", x=x + 82, y=line_y - 11.5, width=_WIDE - 88, height=15, rx=3, class_="changed"
            )
    return element("g", drawn, data_charter=company["id"])


def _table(
    state: Mapping[str, Any],
    companies: list[str],
    before: Mapping[str, Any] | None,
    top: float,
    holders: Collection[str] | None,
) -> tuple[list[str], tuple[float, float]]:
    """Who holds what: a row a holder, a column a company; players with their cash. holders: None: all."""
    held, was = holdings(state), None if before is None else holdings(before)
    cash = {f"player:{one['id']}": one["cash"] for one in state["players"]}
    had = cash if before is None else {f"player:{one['id']}": one["cash"] for one in before["players"]}
    chiefs = {(one["holder"], one["company"]) for one in state["certificates"] if one["president"]}
    own = {one for one in companies if any(one in row for row in held.values())}
    columns = ["cash", *(one for one in companies if one in own)]
    parts: list[str] = []
    if holders is not None:
        held = {holder: row for holder, row in held.items() if holder in holders}
    if not held:
        return [], (0.0, top)
    for place, head in enumerate(columns):
        parts.append(
            text(head, _FIRST + place * _COLUMN + _COLUMN / 2, top + 15, 11.5, "s", room=_COLUMN - 4)
        )
    for nth, (holder, row) in enumerate(held.items(), 1):
        y = top + nth * _ROW
        cells = [text(_holder(holder), _EDGE, y + 15, 12.5, "t l", room=_FIRST - 12)]
        cells += _cells(holder, row, columns, (cash, had), was, chiefs, y)
        parts.append(element("g", "".join(cells), data_holder=holder))
    return parts, (_FIRST + len(columns) * _COLUMN + _EDGE, top + (len(held) + 1) * _ROW + _EDGE)


def _cells(
    holder: str,
    row: Mapping[str, int],
    columns: list[str],
    cash: tuple[Mapping[str, int], Mapping[str, int]],
    was: Mapping[str, Mapping[str, int]] | None,
    chiefs: set[tuple[str, str]],
    y: float,
) -> Iterator[str]:
    for place, column in enumerate(columns):
        x = _FIRST + place * _COLUMN
        if column == "cash":
            words = f"${cash[0][holder]}" if holder in cash[0] else ""
            changed = cash[0].get(holder) != cash[1].get(holder)
        else:
            percent = row.get(column, 0)
            words = f"{percent}%{'*' if (holder, column) in chiefs else ''}" if percent else ""
            changed = was is not None and was.get(holder, {}).get(column, 0) != percent
        yield element("rect", x=x, y=y, width=_COLUMN, height=_ROW, class_="free")
        if words:
            yield text(words, x + _COLUMN / 2, y + 14.5, 12, "t b" if "*" in words else "t")
        if changed:
            yield element("rect", x=x + 2, y=y + 2, width=_COLUMN - 4, height=_ROW - 4, class_="changed")


def _holder(holder: str) -> str:
    kind, _, name = holder.partition(":")
    if not name:
        return HOLDERS.get(kind, kind)
    return name if kind == "player" else f"{name} ({'treasury' if kind == 'company' else 'private company'})"
