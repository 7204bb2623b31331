"""`trackwalker replay`: recorded games of 18xx.games, played again on an engine."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from trackwalker.cli.options import Command, seconds
from trackwalker.port.words import one_line
from trackwalker.say import say, say_error

if TYPE_CHECKING:
    from trackwalker.transcripts.replay import Outcome
    from trackwalker.transcripts.session import Session

__all__ = ["command"]


@click.command("replay", cls=Command)
@click.argument(
    "transcripts", metavar="TRANSCRIPT...", nargs=-1, required=True, type=click.Path(path_type=Path)
)
@click.option(
    "--profile", default="18xx.games", show_default=True, metavar="NAME", help="Whose readings to play by."
)
@click.option(
    "--trace",
    "traces",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The site's own states, to compare with after every action (one per TRANSCRIPT, in their order).",
)
@click.option(
    "--deal",
    "deals",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help='What was random, as JSON: {"P6": "C&A"} (one per TRANSCRIPT, in their order).',
)
@click.option("--engine", "spec", default="reference", show_default=True, metavar="ENGINE")
@click.option("--timeout", type=seconds, default=10.0, show_default=True, help="Seconds for one request.")
@click.option("--legal", is_flag=True, help="Also check that legal_actions lists every action.")
@click.option("--all-differences", is_flag=True, help="Print all facts that differ, not only the first.")
def command(
    transcripts: tuple[Path, ...],
    profile: str,
    traces: tuple[Path, ...],
    deals: tuple[Path, ...],
    spec: str,
    timeout: float,
    legal: bool,
    all_differences: bool,
) -> None:
    """Play recorded games (the "game data" of 18xx.games) on an engine, or runs of `trackwalker fuzz`.

    What a file does not hold (in 18Chesapeake the company under P6; in 1846 what was drawn out, and the deck
    of the distribution) is taken from --deal, else from --trace, else inferred from the recorded actions.
    A run is played beside the reference engine, by the rules that stand in it.

    Exit code: 0 every game replayed; 1 an action was refused, or a state differs from the trace, or an engine
    does otherwise in a run than the reference engine; 2 it could not be done (no valid file, an unknown
    game, a missing deal, an engine that cannot start or breaks down).
    """
    from trackwalker.errors import TrackwalkerError
    from trackwalker.fuzzing.documents import run_document_in
    from trackwalker.fuzzing.replaying import replay_run
    from trackwalker.port.connect import connect
    from trackwalker.transcripts.session import open_session

    for option, given in (("--trace", traces), ("--deal", deals)):
        if given and len(given) != len(transcripts):
            raise TrackwalkerError(
                f"{option}: expected one for each of {len(transcripts)} transcripts, got {len(given)}"
            )
    engine = connect(spec, timeout)
    worst = 0
    try:
        if legal and "legal_actions" not in engine.hello()["capabilities"]:
            raise TrackwalkerError("--legal: the engine does not have the capability legal_actions")
        for at, file in enumerate(transcripts):
            try:
                document = run_document_in(file)
                if document is not None:
                    replayed = replay_run(file, document, engine)
                    for line in replayed.lines(file.name):
                        say(one_line(line))
                    worst = max(worst, 1 if replayed.parting else 0)
                    continue
                session = open_session(
                    file, profile, traces[at] if traces else None, deals[at] if deals else None
                )
                outcome = session.start(engine, check_legal=legal).run()
            except TrackwalkerError as error:
                named = "" if str(file) in str(error) else f"{file}: "
                say_error(TrackwalkerError(f"{named}{error}"))
                worst = 2
                continue
            _print(session, outcome, all_differences)
            worst = max(worst, 1 if outcome.finding else 0)
    finally:
        engine.close()
    sys.exit(worst)


def _print(session: "Session", outcome: "Outcome", everything: bool) -> None:
    name = f"{session.game} {one_line(session.transcript.id)}"
    if session.dealt.note:
        say(f"{name}: {one_line(session.dealt.note)}")
    count = f"{outcome.played} of {len(session.transcript.actions)} actions"
    if outcome.passes:
        count += f" with {outcome.passes} passes"
    if session.trace:
        count += f", {outcome.compared} states equal"
    if outcome.finding is None:
        say(f"{name}: {count}; {outcome.ended}")
        return
    say(f"{name}: {one_line(str(outcome.finding))}")
    for difference in outcome.finding.differences[1:] if everything else ():
        say(f"  {one_line(str(difference))}")
    others = len(outcome.finding.differences) - 1
    if others > 0 and not everything:
        say(f"  and {others} more facts differ (--all-differences)")
    say(f"  after {count}")
