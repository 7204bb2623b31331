"""What has been decided about the failures of an implementation: each belongs to a cause.

A cause says which sentence of the book is not kept, where in the implementation's code that is seen, and
whose it is: a bug or a deliberate deviation of theirs, another reading, or a fault of the adapter or of the
suite. The latter two are to be mended, not listed.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal

import msgspec

from trackwalker.documents import Where, complain, read_document
from trackwalker.errors import TrackwalkerError
from trackwalker.register import GameProfile, Register, load_profile, load_register
from trackwalker.suite.ids import edition_in, in_edition, plain_id

__all__ = ["DECISIONS", "Cause", "Decided", "load_decided"]

Decision = Literal["bug", "deviation", "other reading", "adapter", "ours"]

DECISIONS: Mapping[Decision, str] = {
    "bug": "Bugs of theirs",
    "deviation": "Deviations: they mean it so",
    "other reading": "Other readings",
    "adapter": "Faults of the adapter, to be mended",
    "ours": "Faults of the suite, to be mended",
}
"""What a cause can be decided to be, and the heading over those that are."""


class Cause(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that the implementation does otherwise.

    clause: the sentence of the book that is not kept. code: the file of their repository that shows it.
    scenarios: that fail, or are blocked, for it. deviation: the entry of the profile that says the same; its
    text and its scenarios are not said again.
    """

    id: str
    decision: Decision
    clause: str
    code: str
    text: str = ""
    scenarios: tuple[str, ...] = ()
    deviation: str | None = None


class Decided(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All causes of an implementation, by game. profile: where its deviations stand.

    What is decided of a game holds in all its editions; `1846@2` has besides what only that edition shows.
    """

    implementation: str
    profile: str
    games: dict[str, tuple[Cause, ...]]

    def by_scenario(self, game: str) -> dict[str, Cause]:
        """The cause to which each scenario of a game, or of an edition of it, belongs."""
        return {scenario: cause for cause in self.of(game) for scenario in cause.scenarios}

    def of(self, game: str) -> tuple[Cause, ...]:
        """The causes in a game as one edition has it, with the ids that its scenarios have there."""
        edition = edition_in(game)
        causes = self.games.get(plain_id(game), ())
        if edition:
            causes += self.games.get(game, ())
        found = []
        for cause in causes:
            own = tuple(
                in_edition(plain_id(name), edition, "")
                for name in cause.scenarios
                if edition_in(name) in ("", edition)
            )
            if own:
                found.append(msgspec.structs.replace(cause, scenarios=own))
        return tuple(found)


def load_decided(file: Path, features: Path | None = None) -> Decided:
    """The causes in a file, checked; deviations with the text and the scenarios of the profile.

    Raises TrackwalkerError with file and line for what is not in order.
    """
    decided, text = read_document(file, Decided, "the causes of an implementation's failures")
    profile = load_profile(decided.profile, features)

    def wrong(where: Where, what: str) -> TrackwalkerError:
        return complain(file, text, where, what)

    games = {}
    for game, causes in decided.games.items():
        at: Where = ("games", game)
        plain, edition = plain_id(game), edition_in(game)
        if plain not in profile.games:
            raise wrong(at, f"the profile {decided.profile} says nothing about {plain}")
        register = load_register(plain, features, edition or None)
        whole = []
        for number, cause in enumerate(causes):
            try:
                whole.append(_whole(cause, profile.games[plain], register))
            except _NotInOrder as error:
                raise wrong((*at, number), f"{cause.id}: {error}") from None
        games[game] = tuple(whole)
        for number, what in _twice(games[game]):
            raise wrong((*at, number), what)
    return msgspec.structs.replace(decided, games=games)


class _NotInOrder(Exception):
    """What is wrong with a cause."""


def _whole(cause: Cause, profile: GameProfile, register: Register) -> Cause:
    """A cause with what stands in the profile. Raises _NotInOrder unless clause and deviation are there."""
    if cause.clause not in register.clauses:
        raise _NotInOrder(f"{register.game} has no clause {cause.clause!r}")
    if (cause.decision == "deviation") != (cause.deviation is not None):
        raise _NotInOrder("a deviation names the entry of the profile, and nothing else does")
    if cause.deviation is None:
        if not cause.text or not cause.scenarios:
            raise _NotInOrder("expected `text` and `scenarios`")
        return cause
    entry = next((one for one in profile.deviations if one.id == cause.deviation), None)
    if entry is None:
        raise _NotInOrder(f"the profile has no deviation {cause.deviation!r}")
    if cause.text or cause.scenarios:
        raise _NotInOrder("its text and its scenarios stand in the profile")
    return msgspec.structs.replace(cause, text=entry.text, scenarios=entry.scenarios)


def _twice(causes: tuple[Cause, ...]) -> Iterator[tuple[int, str]]:
    """Causes of one name, and scenarios that belong to two causes."""
    names: set[str] = set()
    owner: dict[str, str] = {}
    for number, cause in enumerate(causes):
        if cause.id in names:
            yield number, f"the cause {cause.id!r} stands twice"
        names.add(cause.id)
        for scenario in cause.scenarios:
            if scenario in owner:
                yield number, f"{scenario} belongs to {owner[scenario]} and to {cause.id}"
            owner[scenario] = cause.id
