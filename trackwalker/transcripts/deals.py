"""The random outcomes of a recorded game, which the site's file does not hold."""

import json
from pathlib import Path
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.register import GameProfile
from trackwalker.transcripts.record import Transcript
from trackwalker.transcripts.trace import Trace

__all__ = ["Deal", "deal_from_trace", "inferred_deal", "read_deal"]

Deal = dict[str, Any]
"""The `deal` of the port's `new_game`."""


def read_deal(file: Path) -> Deal:
    """A deal from a file: a JSON object such as `{"P6": "C&A"}`. Raises TrackwalkerError if it is none."""
    what = 'expected a JSON object such as {"P6": "C&A"}'
    try:
        deal = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise TrackwalkerError(f"{file}: no such file; {what}") from None
    except (OSError, UnicodeDecodeError, RecursionError) as error:
        raise TrackwalkerError(f"{file}: cannot be read ({error}); {what}") from None
    except json.JSONDecodeError as error:
        raise TrackwalkerError(f"{file}, line {error.lineno}: is no JSON: {error.msg}; {what}") from None
    if not isinstance(deal, dict):
        raise TrackwalkerError(f"{file}: is no JSON object; {what}")
    return deal


def deal_from_trace(trace: Trace, profile: GameProfile) -> Deal:
    """The deal of a trace's setup line. Raises TrackwalkerError if it does not say what lay under P6."""
    shares = trace.setup["game"].get("company_shares")
    for site_name, papers in (shares if isinstance(shares, dict) else {}).items():
        for paper in papers:
            if paper.get("president") and site_name in profile.privates:
                return {profile.privates[site_name]: paper["corporation"]}
    raise TrackwalkerError(
        f"{trace.file}: its setup line does not say whose president's certificate lies under which private"
    )


def inferred_deal(transcript: Transcript) -> Deal | None:
    """The deal as far as the actions give it away: the first company that gets a par value lay under P6.

    Whoever gets P6 sets that par value at once, before the first stock round. None if no action does.
    """
    for recorded in transcript.actions:
        for raw in recorded.steps:
            if raw.get("type") == "par":
                return {"P6": raw.get("corporation")}
            if raw.get("type") in ("buy_shares", "sell_shares", "lay_tile"):
                return None
    return None
