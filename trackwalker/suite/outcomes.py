"""From what a step raised to the outcome of its scenario."""

import traceback
from typing import Any

from trackwalker.errors import SceneError
from trackwalker.port.engine import EngineFault
from trackwalker.port.words import clipped
from trackwalker.scene.faults import Broken, Permissive, Unsupported
from trackwalker.suite.job import Outcome
from trackwalker.verdicts import Verdict

__all__ = ["outcome_of", "unreadable"]

_SUITE = "a fault of the suite, not of the engine"


def outcome_of(error: BaseException, step: Any, scene: Any) -> Outcome:
    """The outcome of a scenario that ended with `error` in `step` (pytest-bdd's; None before the first)."""
    where = {"step": f"{step.keyword} {step.name}", "line": step.line_number} if step is not None else {}
    match error:
        case Permissive() | Broken():
            verdict = Verdict.PERMISSIVE if isinstance(error, Permissive) else Verdict.BROKEN
            before, after = _tables(scene)
            return Outcome(
                verdict,
                message=clipped(str(error)),
                expected=clipped(str(error.expected)),
                got=clipped(str(error.got)),
                before=before,
                after=after,
                **where,
            )
        case Unsupported():
            return Outcome(Verdict.UNSUPPORTED, message=clipped(str(error)), **where)
        case EngineFault():
            return Outcome(Verdict.ERROR, message=clipped(error.summary()), detail=error.stderr, **where)
        case SceneError():
            return Outcome(Verdict.ERROR, message=f"{error} ({_SUITE})", **where)
        case _:
            said = str(error).strip() or "no message"
            message = f"{type(error).__name__}: {said.splitlines()[0]} ({_SUITE})"
            lines = traceback.format_exception(error, limit=-4)
            return Outcome(Verdict.ERROR, message=message, detail="".join(lines).rstrip(), **where)


def unreadable(error: BaseException) -> str:
    """Why the scenarios could not be bound, in one line: file, line, what is wrong."""
    file, line = getattr(error, "filename", None), getattr(error, "line", None)
    message = getattr(error, "message", None)
    if file and message:
        return f"{file}, line {line}: {' '.join(str(message).split())}"
    return " ".join(f"the features cannot be read: {error}".split())


def _tables(scene: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The table in words before the last action and now, as far as the scene can say."""
    try:
        before = scene.before or scene.set_up
        return _lines(before) if before else (), _lines(scene.table)
    except Exception:  # a failure is being reported: what cannot be shown is left out
        return (), ()


def _lines(table: Any) -> tuple[str, ...]:
    """The lines of a table; a name of the engine's cannot begin one."""
    return tuple(clipped(" ".join(line.splitlines())) for line in table.lines())
