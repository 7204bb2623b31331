"""`trackwalker playout`: steered random games, watched by the invariants."""

import sys

import click

from trackwalker.cli.options import Command, hands, seconds, shared_out
from trackwalker.errors import TrackwalkerError
from trackwalker.say import say

__all__ = ["command"]


@click.command("playout", cls=Command)
@click.argument("game", metavar="GAME")
@click.option(
    "--games", type=click.IntRange(1), default=100, show_default=True, metavar="N", help="How many games."
)
@click.option(
    "--seed",
    type=click.IntRange(0),
    default=0,
    show_default=True,
    metavar="S",
    help="The seed of the first game; the next ones count on from it.",
)
@click.option(
    "--players", type=int, metavar="N", help="Always so many players (default: all numbers in turn)."
)
@click.option("--style", metavar="NAME", help="How the players incline (default: all styles in turn).")
@click.option(
    "--reading", "readings", multiple=True, metavar="Q=r", help="Play by another reading of a question."
)
@click.option("--engine", default="reference", show_default=True, metavar="ENGINE", help="What is watched.")
@shared_out
@click.option(
    "--timeout",
    type=seconds,
    default=10.0,
    show_default=True,
    metavar="S",
    help="Seconds that the engine has for an answer.",
)
@click.option(
    "--probes",
    type=click.IntRange(0),
    default=40,
    show_default=True,
    metavar="N",
    help="Try other actions, loading and replaying about once in N actions (0: never).",
)
@click.option(
    "--longest",
    type=click.IntRange(1),
    default=4000,
    show_default=True,
    metavar="N",
    help="Give a game up after so many actions.",
)
@click.option(
    "--from",
    "opening",
    metavar="OPENING",
    help="Begin every game where this opening of the game ends (default: some, by their seeds, with one).",
)
@click.option("--edition", metavar="E", help="The edition of the rules (default: the base).")
@click.option("--require-coverage", is_flag=True, help="Exit with 1 if anything on the list was not reached.")
def command(
    game: str,
    games: int,
    seed: int,
    players: int | None,
    style: str | None,
    readings: tuple[str, ...],
    engine: str,
    jobs: int,
    cluster: str | None,
    timeout: float,
    probes: int,
    longest: int,
    opening: str | None,
    edition: str | None,
    require_coverage: bool,
) -> None:
    """Play random games of GAME that are steered to all its corners, and check every table on the way.

    After each action the invariants of the game are checked; now and then the engine itself is put to the
    test: does loading a state change nothing, is what it lists accepted and everything else refused without
    effect, does the history lead to the same state. The same seed gives the same game.

    ENGINE is reference, python:package.module:factory or stdio:COMMAND LINE; it needs the capabilities
    legal_actions and best_routes.

    Exit code: 0 nothing was wrong; 1 an invariant does not hold, the engine broke down, or (with
    --require-coverage) something was not reached; 2 it could not be done; 130 after Ctrl-C, which still
    tells of the games that are over.
    """
    from trackwalker.invariants.checking import load_facts
    from trackwalker.paths import features_dir
    from trackwalker.playouts.play import Plan
    from trackwalker.playouts.progress import Progress
    from trackwalker.playouts.report import coverage_lines, finding_lines, missing, summary_lines
    from trackwalker.playouts.targets import targets
    from trackwalker.playouts.tour import Order, go

    plan = Plan(game, seed, players, style, _readings(readings), probes, longest, opening, edition)
    order = Order(plan, games, engine, timeout)
    progress = Progress(games)
    try:
        tour = go(order, hands(jobs, cluster), progress)
    finally:
        progress.close()
    if tour.cut_short and not tour.played:
        raise KeyboardInterrupt
    names = targets(load_facts(features_dir(), game, edition))
    for line in summary_lines(tour):
        say(line)
    say("seen, in how many games:")
    for line in coverage_lines(tour, names):
        say(line)
    unreached = missing(tour, names)
    if unreached:
        say("not reached: " + "; ".join(unreached))
    for broken in tour.broken:
        say("")
        for line in finding_lines(broken, order):
            say(line)
    if tour.cut_short:
        raise KeyboardInterrupt
    sys.exit(1 if tour.broken or (require_coverage and unreached) else 0)


def _readings(given: tuple[str, ...]) -> dict[str, str]:
    readings: dict[str, str] = {}
    for text in given:
        for part in text.split(","):
            question, equals, reading = part.strip().partition("=")
            if not equals or not question or not reading:
                raise TrackwalkerError(
                    f"--reading {part.strip()!r}: expected QUESTION=READING, as 18CH-Q48=b"
                )
            readings[question] = reading
    return readings
