"""The random outcomes of a recorded game, which the site's file does not hold."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from trackwalker.components.box import Box
from trackwalker.errors import TrackwalkerError
from trackwalker.reading import read_json
from trackwalker.register import GameProfile
from trackwalker.transcripts.drafts import BLANK, possible_draft
from trackwalker.transcripts.record import Transcript
from trackwalker.transcripts.trace import Trace

__all__ = ["Deal", "Dealer", "Dealt", "card_of", "dealer_of", "read_deal"]

Deal = dict[str, Any]
"""The `deal` of the port's `new_game`."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """What was random in a game.

    deal: before its first decision. shuffles: of a distribution, the cards in their order after each choice;
    those that go under the deck are the last of them. note: what had to be inferred, in words.
    """

    deal: Deal
    shuffles: tuple[tuple[str, ...], ...] = ()
    note: str = ""


class Dealer(Protocol):
    """Finds out what was random in a recorded game."""

    example: str
    """What a file with a deal of this game holds, in JSON."""

    missing: str
    """What a file does not say from which nothing can be inferred."""

    def traced(self, trace: Trace) -> Dealt:
        """What a trace says. Raises TrackwalkerError if it does not."""

    def inferred(self, transcript: Transcript) -> Dealt | None:
        """A deal by which the recorded actions can have come about; None if they do not give it away."""


def dealer_of(box: Box, naming: GameProfile) -> Dealer:
    """The dealer of a game, by what is random in its box."""
    if box.distributes_cards:
        return _Distribution(box, naming)
    if box.random_gifts:
        return _Gift(box.random_gifts[0], naming)
    return _Nothing()


def card_of(site_name: str, naming: GameProfile) -> str:
    """Our name of a card of a distribution: the site numbers the blank ones (`Pass (2)`)."""
    return BLANK if site_name.startswith("Pass (") else naming.privates.get(site_name, site_name)


def read_deal(file: Path, dealer: Dealer) -> Dealt:
    """A deal from a file. Raises TrackwalkerError if it is none."""
    example = f"a JSON object such as {dealer.example}"
    deal, what = read_json(file, example), f"expected {example}"
    if not isinstance(deal, dict):
        raise TrackwalkerError(f"{file}: is no JSON object; {what}")
    shuffles = deal.pop("shuffles", [])
    if not isinstance(shuffles, list) or not all(
        isinstance(cards, list) and all(isinstance(card, str) for card in cards) for cards in shuffles
    ):
        raise TrackwalkerError(f"{file}: `shuffles` is no list of lists of cards; {what}")
    return Dealt(deal, tuple(tuple(cards) for cards in shuffles))


class _Nothing:
    """Nothing is random but the order of the players, which the file has."""

    example = "{}"
    missing = "what was dealt"

    def traced(self, trace: Trace) -> Dealt:  # noqa: ARG002
        """Nothing."""
        return Dealt({})

    def inferred(self, transcript: Transcript) -> Dealt | None:  # noqa: ARG002
        """Nothing."""
        return Dealt({})


class _Gift:
    """A company drawn at random, whose president's certificate comes with a private company."""

    def __init__(self, private: str, naming: GameProfile) -> None:
        self._private = private
        self._naming = naming
        self.example = f'{{"{self._private}": "C&A"}}'
        self.missing = f"which company's president's certificate lay under {self._private}"

    def traced(self, trace: Trace) -> Dealt:
        """The president's certificate that the setup line puts under a private company."""
        shares = trace.setup["game"].get("company_shares")
        for site_name, papers in (shares if isinstance(shares, dict) else {}).items():
            for paper in papers:
                if paper.get("president") and site_name in self._naming.privates:
                    return Dealt({self._naming.privates[site_name]: paper["corporation"]})
        raise TrackwalkerError(
            f"{trace.file}: its setup line does not say whose president's certificate lies under a private"
        )

    def inferred(self, transcript: Transcript) -> Dealt | None:
        """The first company with a par value: its owner sets it at once, before the first stock round."""
        for recorded in transcript.actions:
            for raw in recorded.steps:
                if raw.get("type") == "par":
                    company = raw.get("corporation")
                    note = f"deal inferred from the first par value set: {self._private} {company}"
                    return Dealt({self._private: company}, note=note)
                if raw.get("type") in ("buy_shares", "sell_shares", "lay_tile"):
                    return None
        return None


class _Distribution:
    """Companies drawn out of the game, and private companies distributed from a deck with blank cards."""

    example = '{"removed": ["C&O", "LSL"], "deck": ["MC", "blank", "MS"], "shuffles": [["blank", "MS"]]}'
    missing = "which companies were drawn out and how the cards of the distribution lay"

    def __init__(self, box: Box, naming: GameProfile) -> None:
        self._box = box
        self._naming = naming

    def traced(self, trace: Trace) -> Dealt:
        """What the setup line and the lines of the distribution say."""
        removed = trace.setup["game"].get("removed")
        draft = trace.setup["state"].get("draft")
        if not isinstance(removed, list) or not isinstance(draft, dict):
            raise TrackwalkerError(f"{trace.file}: its setup line does not say {self.missing}")
        shuffles: list[tuple[str, ...]] = []
        for line in trace.lines:
            if line["action"].get("type") == "bid" and line.get("draft"):
                shuffles.append(self._queue(line["draft"]))
        deal = {"removed": [self._ours(name) for name in removed], "deck": list(self._queue(draft))}
        return Dealt(deal, tuple(shuffles))

    def _queue(self, draft: Mapping[str, Any]) -> tuple[str, ...]:
        return tuple(card_of(name, self._naming) for name in draft["queue"])

    def _ours(self, name: str) -> str:
        return self._naming.privates.get(name, self._naming.companies.get(name, name))

    def inferred(self, transcript: Transcript) -> Dealt | None:
        """Companies nobody founded and privates nobody chose are out; the deck fits the choices."""
        players = len(transcript.players)
        steps = [raw for recorded in transcript.actions for raw in recorded.steps]
        chosen = [card_of(str(raw.get("company")), self._naming) for raw in _leading_bids(steps)]
        founded = {self._ours(str(raw.get("corporation"))) for raw in steps if raw.get("type") == "par"}
        used = {card for card in chosen if card != BLANK} | founded
        removed, assumed = self._removed(used, players)
        if removed is None:
            return None
        privates = [name for name in self._box.privates if name not in removed]
        found = possible_draft(privates, players, self._box.hand(players), chosen)
        if found is None:
            return None
        note = f"deal inferred from the recorded choices: without {', '.join(removed) or 'removals'}"
        if assumed:
            note += f" ({', '.join(assumed)} only assumed)"
        return Dealt({"removed": removed, "deck": found[0]}, tuple(map(tuple, found[1])), note)

    def _removed(self, used: set[str], players: int) -> tuple[list[str] | None, list[str]]:
        """The members of each group that are out, and those of them that might be others."""
        removed: list[str] = []
        assumed: list[str] = []
        for group, number in self._box.removals(players):
            unused = [member for member in group if member not in used]
            if len(unused) < number:
                return None, []
            removed += unused[:number]
            assumed += unused[:number] if len(unused) > number > 0 else []
        return removed, assumed


def _leading_bids(steps: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The bids before anything else happens: the choices of a distribution."""
    found: list[Mapping[str, Any]] = []
    for raw in steps:
        if raw.get("type") == "pass" and raw.get("entity_type") == "player":
            continue  # the last private company was passed on
        if raw.get("type") != "bid":
            break
        found.append(raw)
    return found
