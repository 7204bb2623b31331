"""What the harness has to know of a game besides its rules: the kinds of notes; one file a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

from trackwalker.games.terms import Rules, Terms

__all__ = ["ALWAYS", "FirstMoves", "GameNotes", "Goals", "Latitude", "PlainTable"]

ALWAYS: Final = (
    "pass",
    "par",
    "buy_shares",
    "sell_shares",
    "lay_tile",
    "place_token",
    "run_routes",
    "dividend",
    "buy_train",
    "discard_train",
    "bankrupt",
)
"""Types of action that every game has."""


@dataclass(frozen=True)
class PlainTable:
    """What the plain table of a game looks like, beyond what lies in its box.

    It says nothing that a rulebook decides in play: only how a table looks about which no sentence has said
    more.

    unsold: where certificates lie that nobody has bought: in the IPO, or in the treasury of their company.
    home_at_start: the home token is placed when a company starts, not when it first operates.
    privates_at_table: the last player has all private companies of a table that is set in the middle of the
    game; otherwise only those are in play whose owner a sentence names.
    left_out: number of players -> what leaves the game at the start where no sentence says it.
    left_out_besides: what leaves it besides in an edition by which more do, where nothing else is named.
    homes_when_floated: a company has its home token on the map as soon as it floats.
    spare_trains: where trains lie that have left the bank and that nobody has: out of the game, or in the
    pool, where a train never leaves the game but by rusting.
    stays_bought: a private company that is still in play until the company of its share has bought a train;
    the last player has it unless a sentence says otherwise.
    unlaunched: where the certificates of a company lie before it starts, if elsewhere than `unsold`.
    modes: number of players -> the mode that is played where no sentence says it.
    maps: mode -> the map that has been built, where maps are: pieces, capitals.
    """

    unsold: Literal["ipo", "treasury"] = "ipo"
    home_at_start: bool = False
    privates_at_table: bool = True
    left_out: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    left_out_besides: tuple[str, ...] = ()
    spare_trains: Literal["gone", "pool"] = "gone"
    homes_when_floated: bool = False
    stays_bought: str | None = None
    unlaunched: str | None = None
    modes: Mapping[int, str] = field(default_factory=dict)
    maps: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FirstMoves:
    """How a game starts: the params of `new_game`, an action that is legal then and one that is not."""

    new_game: dict[str, Any]
    legal: dict[str, Any]
    illegal: dict[str, Any]


@dataclass(frozen=True)
class Goals:
    """What steered games have to come across, besides what the box says by itself.

    actions: types of action. decisions: kinds of pending decision. events: as `events` names them.
    discarded: trains that have to be discarded. traded_in: trains that have to be handed in for others; if
    none is named the last types of the box. any_run: the (question, reading) under which a run that is not
    the best is legal, where there is one. styles: inclinations of players besides the usual ones. openings:
    those with which some games begin, as what comes late is hardly reached from the deal.
    """

    actions: tuple[str, ...] = ()
    decisions: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()
    traded_in: tuple[str, ...] = ()
    any_run: tuple[str, str] | None = None
    styles: tuple[str, ...] = ()
    openings: tuple[str, ...] = ()


@dataclass(frozen=True)
class Latitude:
    """Types of action that a deviation allows to a company while it has to decide one of `decisions`."""

    decisions: frozenset[str]
    actions: frozenset[str]


def usual_terms(rules: Rules) -> Terms:  # noqa: ARG001 - other games look at them
    """The terms of a game of which nothing else is known."""
    return Terms()


@dataclass(frozen=True)
class GameNotes:
    """All that the harness has to know of one game besides its rules.

    first_moves: what a check of an adapter plays; None: it plays nothing. turn_steps, independent_steps: of
    the turn of a company, and of one without shares, in order. latitudes: those that deviations give, by
    deviation. terms: by which a table is played that states such rules.
    """

    game: str
    plain_table: PlainTable = field(default_factory=PlainTable)
    first_moves: FirstMoves | None = None
    goals: Goals = field(default_factory=Goals)
    turn_steps: tuple[str, ...] = ()
    independent_steps: tuple[str, ...] = ()
    latitudes: Mapping[str, Latitude] = field(default_factory=dict)
    terms: Callable[[Rules], Terms] = usual_terms
