"""When all scenarios have been played: which failure accuses whom, and which shows only another reading."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from trackwalker.suite.blame import Charge, Judgement, judge
from trackwalker.suite.job import GameRules, Outcome, Planned
from trackwalker.verdicts import FAILURES, Evidence, Question, Verdict, followed_readings

__all__ = ["charges_of", "settle"]


def charges_of(outcomes: Iterable[Outcome]) -> list[Charge]:
    """What the failures among the outcomes are about."""
    return [o.charge for o in outcomes if o.verdict in FAILURES and o.charge is not None]


def settle(
    planned: Sequence[Planned],
    outcomes: dict[str, Outcome],
    games: Mapping[str, GameRules],
    witnesses: Sequence[Charge] = (),
) -> None:
    """Change the outcomes of scenarios that fail for what others show more plainly, or by another reading.

    witnesses: charges of scenarios that were played besides.
    """
    known = [one for one in planned if one.id in outcomes]
    judged = _judge(known, outcomes, witnesses)
    blocked = {name for name, judgement in judged.items() if judgement.by}
    other = _other_readings(known, outcomes, games, blocked)
    for name, (follows, message) in other.items():
        outcomes[name] = msgspec.structs.replace(
            outcomes[name], verdict=Verdict.OTHER_READING, follows=follows, message=message
        )
    for name, judgement in _judge(known, outcomes, witnesses).items():
        outcomes[name] = _judged(outcomes[name], judgement)


def _judge(
    planned: Sequence[Planned], outcomes: Mapping[str, Outcome], witnesses: Sequence[Charge]
) -> dict[str, Judgement]:
    """The judgement on every failure; games are judged apart, as a fault of one is none of another."""
    judged: dict[str, Judgement] = {}
    for game in dict.fromkeys(one.game for one in planned):
        charges = charges_of(outcomes[one.id] for one in planned if one.game == game)
        judged |= judge(charges, [charge for charge in witnesses if charge.scenario.split("/")[0] == game])
    return judged


def _judged(outcome: Outcome, judgement: Judgement) -> Outcome:
    if not judgement.by:
        return msgspec.structs.replace(outcome, accused=judgement.accused)
    what = (
        outcome.charge.cause.what if outcome.charge is not None and outcome.charge.cause is not None else ""
    )
    return msgspec.structs.replace(
        outcome,
        verdict=Verdict.BLOCKED,
        blocked_by=judgement.by,
        message=f"blocked by {', '.join(judgement.by)}" + (f": {what}" if what else ""),
    )


def _other_readings(
    planned: Sequence[Planned],
    outcomes: Mapping[str, Outcome],
    games: Mapping[str, GameRules],
    blocked: set[str],
) -> dict[str, tuple[dict[str, str], str]]:
    """The failures that show a reading which the engine follows without having said so, and what to say."""
    questions = {
        name: Question(kind, rules.defaults.get(name, ""))
        for rules in (one.here for one in games.values())
        for name, kind in rules.kinds.items()
    }
    silent = [one for one in planned if one.undeclared]
    holds_under = {
        one.id: {name: frozenset(readings) for name, readings in one.holds_under.items()} for one in silent
    }
    evidence = [
        Evidence(
            Verdict.BLOCKED if one.id in blocked else outcomes[one.id].verdict,
            holds_under[one.id],
            frozenset(one.undeclared),
        )
        for one in silent
    ]
    followed = followed_readings(evidence, questions)
    found: dict[str, tuple[dict[str, str], str]] = {}
    for one in silent:
        outcome = outcomes[one.id]
        instead = {
            name: followed[name]
            for name in one.undeclared
            if name in followed and followed[name] not in holds_under[one.id][name]
        }
        if instead and outcome.verdict in FAILURES:
            said = " and ".join(f"{name}={reading}" for name, reading in instead.items())
            found[one.id] = (instead, f"follows {said}: {outcome.message}")
    return found
