"""Everything a replay needs, gathered from the files that the user names."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from trackwalker.components.box import Box
from trackwalker.components.load import load_components
from trackwalker.errors import TrackwalkerError
from trackwalker.paths import features_dir
from trackwalker.port.engine import Engine
from trackwalker.register import GameProfile, Profile, load_profile, load_register
from trackwalker.transcripts.deals import Dealer, Dealt, dealer_of, read_deal
from trackwalker.transcripts.geometry import Board
from trackwalker.transcripts.record import Transcript, read_transcript
from trackwalker.transcripts.replay import Replay, Watch
from trackwalker.transcripts.trace import Trace, read_trace

__all__ = ["SITE_PROFILE", "Session", "open_session"]

SITE_PROFILE = "18xx.games"
"""The profile of the site whose files these are: its names for things hold under any rules."""


@dataclass(frozen=True)
class Session:
    """A recorded game made ready: which game, what was random, its rules and options, its trace if any."""

    transcript: Transcript
    game: str
    naming: GameProfile
    board: Board
    box: Box
    dealt: Dealt
    edition: str | None
    rules: dict[str, Any]
    options: dict[str, str | int | bool]
    trace: Trace | None

    def start(self, engine: Engine, *, check_legal: bool = False, watch: Watch | None = None) -> Replay:
        """Begin the game on an engine. Raises EngineFault if the engine cannot play it."""
        replay = Replay(
            engine,
            self.transcript,
            self.board,
            self.box,
            self.naming,
            self.trace,
            check_legal=check_legal,
            watch=watch,
            deviations=self.rules["deviations"],
        )
        more: dict[str, Any] = {}
        if "rules" in engine.hello()["capabilities"]:
            more["rules"] = self.rules
        if self.options:
            more["options"] = self.options
        if self.edition:
            more["edition"] = self.edition
        replay.begin(self.game, self.dealt, **more)
        return replay


def open_session(
    file: Path, profile: str = SITE_PROFILE, trace: Path | None = None, deal: Path | None = None
) -> Session:
    """Read a recorded game and what belongs to it.

    What was random comes from `deal`, else from `trace`, else from the actions where they give it away.
    Raises TrackwalkerError for a faulty file, a game that is not known here, or a deal that cannot be had.
    """
    transcript = read_transcript(file)
    game, naming = _game_of(transcript, load_profile(SITE_PROFILE))
    edition = naming.edition_by(transcript.options)
    rules = _rules(game, edition, load_profile(profile))
    options = _options(transcript, game, naming)
    traced = read_trace(trace) if trace else None
    if traced:
        traced.belongs_to(transcript)
    box = Box(load_components(features_dir(), game, edition))
    dealt = _dealt(transcript, dealer_of(box, naming), traced, deal)
    board = Board(box.tiles.hexes)
    return Session(transcript, game, naming, board, box, dealt, edition, rules, options, traced)


def _options(transcript: Transcript, game: str, naming: GameProfile) -> dict[str, str | int | bool]:
    """The optional rules by which the game was played, but for those that make it another edition.

    Raises TrackwalkerError unless the rulebook has those rules.
    """
    known = {*naming.editions, *naming.variants}
    others = ", ".join(option for option in transcript.options if option not in known)
    if others:
        without = "no other optional rules" if naming.variants else "no optional rules"
        raise TrackwalkerError(f"{transcript.file}: {game} is played here with {without}; it has {others}")
    chosen: dict[str, str | int | bool] = {}
    for option in transcript.options:
        chosen |= naming.variants.get(option, {})
    return chosen


def _dealt(transcript: Transcript, dealer: Dealer, trace: Trace | None, deal: Path | None) -> Dealt:
    if deal:
        return read_deal(deal, dealer)
    if trace:
        try:
            return dealer.traced(trace)
        except (AttributeError, KeyError, TypeError) as error:
            raise TrackwalkerError(f"{trace.file}: does not say {dealer.missing} ({error!r})") from None
    inferred = dealer.inferred(transcript)
    if inferred is None:
        raise TrackwalkerError(
            f"{transcript.file}: does not say {dealer.missing}; give its trace (--trace FILE) or a deal "
            f"(--deal FILE with {dealer.example})"
        )
    return inferred


def _game_of(transcript: Transcript, profile: Profile) -> tuple[str, GameProfile]:
    """The game by its title there. A game whose components are not described here is not known."""
    boxes = features_dir()
    games = {game: own for game, own in profile.games.items() if (boxes / game / "components.yaml").is_file()}
    for game, entry in games.items():
        if entry.title == transcript.title:
            return game, entry
    known = ", ".join(sorted(entry.title for entry in games.values()))
    raise TrackwalkerError(
        f"{transcript.file}: the game {transcript.title!r} is not known here; known titles: {known}"
    )


def _rules(game: str, edition: str | None, profile: Profile) -> dict[str, Any]:
    entry = profile.games.get(game)
    if entry is None:
        raise TrackwalkerError(f"the profile {profile.name} says nothing about {game}")
    return entry.rules(load_register(game, edition=edition))
