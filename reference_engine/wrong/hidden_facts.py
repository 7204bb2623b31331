"""Engines that tell only those who have to decide what everybody may know (18FL 1.3)."""

from typing import Any

from .entries import misshown

Document = dict[str, Any]


def _deciding(document: Document) -> set[str]:
    """The players and companies that have to decide now."""
    pending = document["pending"]
    actors = pending[0]["actors"] if pending else []
    return {actor["id"] for actor in actors} | {actor["by"] for actor in actors if actor.get("by")}


@misshown("cash-of-others-is-hidden", {"18FL": "1.3-b"})
def _(document: Document) -> None:
    """nothing is told of the money of a player who has not to decide, nor of that of his companies"""
    deciding = _deciding(document)
    for player in document["players"]:
        if player["id"] not in deciding:
            player["cash"] = 0
    for company in document["companies"]:
        if company["president"] not in deciding:
            company["cash"] = 0


@misshown("shares-of-others-are-hidden", {"18FL": "1.3-d"})
def _(document: Document) -> None:
    """nothing is told of the ordinary certificates of a player who has not to decide"""
    deciding = _deciding(document)
    for paper in document["certificates"]:
        kind, _, name = paper["holder"].partition(":")
        if kind == "player" and name not in deciding and not paper["president"]:
            paper["holder"] = "ipo"


@misshown("deals-of-companies-are-hidden", {"18FL": "1.3-e"})
def _(document: Document) -> None:
    """nothing is told of the trains and the money of a company that has not to decide"""
    deciding = _deciding(document)
    for company in document["companies"]:
        if company["id"] not in deciding:
            company["trains"], company["cash"] = [], 0
