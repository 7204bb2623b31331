"""What is told about a tour: the games, what was seen, what was wrong and how to see it again."""

import json
import shlex
from collections import Counter
from collections.abc import Iterator, Sequence

from trackwalker.playouts.play import Plan, Played
from trackwalker.playouts.tour import Order, Tour
from trackwalker.port.words import one_line

__all__ = ["coverage_lines", "finding_lines", "missing", "repeat_command", "summary_lines"]


def summary_lines(tour: Tour) -> Iterator[str]:
    """How many games, by what ending, and how fast."""
    order, played = tour.order, tour.played
    actions = sum(game.actions for game in played)
    probed = sum(game.probed for game in played)
    first = order.plan.seed
    yield (
        f"{order.plan.game} on {order.engine}: {_many(len(played), 'game')} of {order.games}, "
        f"seeds {first} to {first + order.games - 1}"
    )
    speed = 60 * len(played) / tour.seconds if tour.seconds else 0
    yield (
        f"{_many(actions, 'action')}, {_many(probed, 'look')} into the engine, {tour.seconds:.1f} s, "
        f"{speed:.0f} games a minute"
    )
    endings = Counter("broken off" if game.findings else game.ending for game in played)
    yield "endings: " + ", ".join(f"{name} {count}" for name, count in sorted(endings.items()))


def missing(tour: Tour, wanted: Sequence[str]) -> list[str]:
    """What should have been seen and was not."""
    seen = tour.seen()
    return [name for name in wanted if not seen[name]]


def coverage_lines(tour: Tour, wanted: Sequence[str]) -> Iterator[str]:
    """In how many games each thing was seen: those that are wanted first, in their order, then the others."""
    seen = tour.seen()
    groups: dict[str, list[str]] = {}
    for name in (*wanted, *sorted(name for name in seen if name not in wanted)):
        head, colon, rest = name.partition(": ")
        groups.setdefault(head if colon else name, []).append(
            f"{rest} {seen[name]}" if colon else str(seen[name])
        )
    for head, entries in groups.items():
        yield from _wrapped(f"  {head}: ", entries)


def _wrapped(head: str, entries: Sequence[str], width: int = 110) -> Iterator[str]:
    line = head
    for number, entry in enumerate(entries):
        piece = entry + (", " if number < len(entries) - 1 else "")
        if len(line) + len(piece) > width and line.strip():
            yield line.rstrip()
            line = "      "
        line += piece
    yield line.rstrip()


def finding_lines(game: Played, order: Order) -> Iterator[str]:
    """What was wrong in a game, the last actions before it, and the command that plays it again."""
    yield (
        f"seed {game.plan.seed} ({game.players} players, {game.style}{_beginning(game)}): "
        f"{_many(len(game.findings), 'finding')} after {_many(game.actions, 'action')}"
    )
    for finding in game.findings:
        yield f"  {one_line(str(finding))}"
    yield "  the last actions:"
    for action in game.tail:
        yield f"    {json.dumps(action, ensure_ascii=False)}"
    yield f"  again: {repeat_command(game.plan, order.engine)}"


def _beginning(game: Played) -> str:
    return "" if game.opening is None else f", from {game.opening}"


def repeat_command(plan: Plan, engine: str = "reference") -> str:
    """The command that plays one game again."""
    words = ["trackwalker", "playout", plan.game, "--seed", str(plan.seed), "--games", "1"]
    usual = Plan(plan.game, plan.seed)
    for option, value, default in (
        ("--players", plan.players, usual.players),
        ("--style", plan.style, usual.style),
        ("--probes", plan.probes, usual.probes),
        ("--longest", plan.longest, usual.longest),
        ("--from", plan.opening, usual.opening),
        ("--edition", plan.edition, usual.edition),
        ("--engine", engine, "reference"),
    ):
        if value != default:
            words += [option, str(value)]
    for question, reading in plan.readings.items():
        words += ["--reading", f"{question}={reading}"]
    return shlex.join(words)


def _many(count: int, what: str) -> str:
    return f"{count:,} {what}{'' if count == 1 else 's'}"
