"""A run as `result.json`, the document that the schema of that name describes.

Members beginning with `x-` go beyond the schema: why a run stopped, the clauses without a scenario, and for
each scenario where it stands, the table that it failed on and what is remarkable about a pass.
"""

import json
from collections.abc import Mapping
from typing import Any

from trackwalker import __version__
from trackwalker.reports.summary import CauseResult, Summary
from trackwalker.suite.job import Outcome, Planned
from trackwalker.verdicts import Verdict

__all__ = ["FORMAT", "result_document", "result_json"]

FORMAT = "trackwalker-result/1"


def result_json(summary: Summary) -> str:
    """The document as text. Nothing in it but the seconds differs between two runs with the same outcome."""
    return json.dumps(result_document(summary), ensure_ascii=False, indent=1) + "\n"


def result_document(summary: Summary) -> dict[str, Any]:
    """The document: totals, every planned scenario with what became of it, every clause with its verdict."""
    run = summary.run
    said = run.engine
    done = summary.of_verdict(*Verdict)
    document: dict[str, Any] = {
        "format": FORMAT,
        "engine": {
            "spec": summary.engine,
            "name": said.name if said else "unknown",
            "version": said.version if said else "unknown",
        },
        "totals": {"scenarios": _counts(summary.scenarios), "clauses": _counts(summary.clauses)},
        "exit": run.exit_code,
        "scenarios": [_scenario(scenario, outcome) for scenario, outcome in done],
        "causes": [_cause(cause) for cause in summary.causes],
        "clauses": [
            {
                "id": clause.id,
                "game": game.game,
                **({"edition": game.edition} if game.edition else {}),
                "verdict": clause.verdict.key,
                "passed": clause.passed,
                "planned": clause.planned,
            }
            for game in summary.games
            for clause in game.clauses
        ],
        "x-trackwalker": __version__,
        "x-seconds": round(run.seconds, 3),
        "x-interrupted": run.interrupted,
        "x-partial": run.partial,
        "x-problem": run.problem,
        "x-unread": list(run.unread),
        "x-misdeclared": {name: said for name, (said, _) in run.misdeclared.items()},
        "x-unknown-questions": sorted(run.unknown),
        "stale": [{"scenario": one.scenario, "by": one.by} for one in run.stale],
        "x-not-offered": list(run.not_offered),
        "x-editions": {game.label: game.edition for game in summary.games},
        "x-cautions": {game.label: game.caution for game in summary.games if game.caution is not None},
        "x-reconstructions": {game.label: game.made_up for game in summary.games if game.made_up},
        "x-naked": {game.label: list(game.naked) for game in summary.games if game.naked is not None},
        "x-witnesses": list(run.witnesses),
        "x-more": {scenario.id: _more(scenario, outcome) for scenario, outcome in done},
    }
    if said is not None:
        document["x-capabilities"] = list(said.capabilities)
        document["x-readings"] = dict(said.readings)
    return document


def _counts(counts: Mapping[Verdict, int]) -> dict[str, int]:
    return {"planned": sum(counts.values()), **{verdict.key: count for verdict, count in counts.items()}}


def _scenario(scenario: Planned, outcome: Outcome) -> dict[str, Any]:
    return {
        "id": scenario.id,
        "game": scenario.game,
        **({"edition": scenario.edition} if scenario.edition else {}),
        "section": scenario.section,
        "name": scenario.name,
        "clauses": list(scenario.clauses),
        "tags": list(scenario.other_tags),
        "verdict": outcome.verdict.key,
        "detail": _detail(outcome),
        "accused": list(outcome.accused),
        "blocked_by": list(outcome.blocked_by),
        **({"known_by": outcome.known_by} if outcome.known_by else {}),
        "remarks": list(outcome.remarks),
        "seconds": round(outcome.seconds, 4),
    }


def _cause(cause: CauseResult) -> dict[str, Any]:
    return {
        "what": cause.what,
        "move": cause.move or None,
        "readings": list(cause.readings),
        "accused": list(cause.accused),
        "scenarios": [scenario.id for scenario, _ in cause.scenarios],
    }


def _detail(outcome: Outcome) -> dict[str, Any] | None:
    if outcome.verdict is Verdict.PASS:
        return None
    detail: dict[str, Any] = {"message": outcome.message or str(outcome.verdict)}
    if outcome.step:
        detail["step"] = outcome.step
    if outcome.expected or outcome.got:
        detail |= {"expected": outcome.expected, "got": outcome.got}
    return detail


def _more(scenario: Planned, outcome: Outcome) -> dict[str, Any]:
    more: dict[str, Any] = {"feature": scenario.feature, "line": scenario.line}
    if outcome.step:
        more["step_line"] = outcome.line
    if outcome.charge is not None and outcome.charge.cause is not None:
        more["first_difference"] = outcome.charge.cause.what
    if outcome.follows:
        more["follows"] = dict(outcome.follows)
    if outcome.before or outcome.after:
        more |= {"before": list(outcome.before), "after": list(outcome.after)}
    if outcome.remarks:
        more["remarks"] = list(outcome.remarks)
    if outcome.detail:
        more["detail"] = outcome.detail
    return more
