"""`trackwalker check ENGINE`: does my adapter speak the port?"""

import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from trackwalker.cli.options import Command, seconds
from trackwalker.say import paint, say

if TYPE_CHECKING:
    from trackwalker.port.probes import Probe, ProbeRun

__all__ = ["command"]

_TIMEOUT = 10.0
_PROFILE = "18xx.games"


@click.command("check", cls=Command)
@click.argument("engine")
@click.option("--timeout", type=seconds, default=_TIMEOUT, show_default=True, help="Seconds for one request.")
@click.option("--game", "games", multiple=True, metavar="GAME", help="Only this game (may be repeated).")
@click.option("--probe", "probes", multiple=True, metavar="NAME", help="Only this probe (may be repeated).")
@click.option(
    "--along",
    "games_along",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="GAME.json",
    help="Instead of the probes: play this recorded game, and load, read back and leave each of its states.",
)
@click.option(
    "--profile",
    default=_PROFILE,
    show_default=True,
    metavar="NAME",
    help="With --along: whose readings to play by.",
)
@click.option("--trace", is_flag=True, help="Show every line sent (>) and received (<) on standard error.")
@click.option(
    "--format",
    "style",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Output.",
)
def command(
    engine: str,
    timeout: float,
    games: tuple[str, ...],
    probes: tuple[str, ...],
    games_along: tuple[Path, ...],
    profile: str,
    trace: bool,
    style: str,
) -> None:
    """Check that ENGINE speaks the port: one named probe after another, each in a fresh process.

    With --along: does it load what it says? A recorded game is played on it, and each state on the way is
    loaded into a second process, read back, and left by the next recorded action, as in the first one.

    Exit code: 0 if no probe fails, 1 if one does, 2 if the engine cannot be started or a file cannot be read.
    """
    from trackwalker.errors import TrackwalkerError
    from trackwalker.port.connect import parse_spec
    from trackwalker.port.limits import Limits
    from trackwalker.port.probes import ProbeRun

    run = ProbeRun(
        parse_spec(engine), Limits(timeout=timeout), games, frozenset(probes), _show if trace else None
    )
    again = _Again(run, timeout, profile)
    done: list[Probe] = []
    for probe in _along(engine, timeout, games_along, profile, run) if games_along else run.run():
        done.append(probe)
        if style == "text":
            _print_probe(again, probe)
    unknown = sorted(set(probes) - {probe.name for probe in done})
    if unknown and run.hello:
        raise TrackwalkerError(f"--probe: no such probe for this engine: {', '.join(unknown)}")
    count = {
        verdict: sum(probe.verdict == verdict for probe in done) for verdict in ("ok", "FAIL", "skipped")
    }
    if style == "json":
        _print_json(engine, again, done, count)
    else:
        say(f"{count['ok']} ok, {count['FAIL']} FAIL, {count['skipped']} skipped")
    sys.exit(1 if count["FAIL"] else 0)


def _along(
    spec: str, timeout: float, files: tuple[Path, ...], profile: str, run: "ProbeRun"
) -> "Iterator[Probe]":
    from contextlib import closing

    from trackwalker.port.connect import connect
    from trackwalker.port.engine import EngineFault
    from trackwalker.port.probes import Probe
    from trackwalker.transcripts.along import Along
    from trackwalker.transcripts.session import open_session

    for file in files:
        session = open_session(file, profile)
        probe = Probe(f"along {file}", "ok")
        with closing(connect(spec, timeout)) as played, closing(connect(spec, timeout)) as other:
            run.hello = played.hello()
            if "load" not in run.hello["capabilities"]:
                probe.verdict, probe.detail = "skipped", "the engine does not declare the capability 'load'"
                yield probe
                continue
            along = Along(session, played, other)
            try:
                outcome = along.run()
            except EngineFault as fault:
                probe.verdict, probe.detail = "FAIL", str(fault)
            else:
                probe.detail = (
                    f"{outcome.played} actions, {along.loaded} states loaded and left; {outcome.ended}"
                )
                if outcome.finding:
                    probe.verdict, probe.detail = "FAIL", f"{outcome.finding}, after {probe.detail}"
        yield probe


class _Again:
    """How a failure is seen again: by which command, with the options that matter to it."""

    def __init__(self, run: "ProbeRun", timeout: float, profile: str) -> None:
        self.run = run
        self._timeout = timeout
        self._profile = profile

    def command(self, probe: "Probe") -> str:
        """The command in the words of a shell."""
        if not probe.name.startswith("along "):
            return self.run.reproduce(probe)
        words = ["trackwalker", "check", self.run.spec, "--along", probe.name[6:]]
        if self._profile != _PROFILE:
            words += ["--profile", self._profile]
        if self._timeout != _TIMEOUT:
            words += ["--timeout", f"{self._timeout:g}"]
        return shlex.join(words)


def _print_probe(again: _Again, probe: "Probe") -> None:
    colours = {"ok": "green", "FAIL": "red", "skipped": "yellow"}
    mark = paint(f"{probe.verdict:<8}", colours[probe.verdict])
    first, *more = (f"{probe.name}: {probe.detail}" if probe.detail else probe.name).splitlines()
    say(f"{mark} {first}")
    for line in more:
        say(f"         {line}")
    if probe.verdict == "FAIL":
        say(f"         reproduce: {again.command(probe)}")


def _print_json(engine: str, again: _Again, done: "list[Probe]", count: dict[str, int]) -> None:
    import json

    from trackwalker.port.engine import PROTOCOL

    document = {
        "engine": engine,
        "protocol": PROTOCOL,
        "hello": again.run.hello or None,
        "totals": {"probes": len(done), **{verdict.lower(): number for verdict, number in count.items()}},
        "probes": [
            {
                "name": probe.name,
                "verdict": probe.verdict.lower(),
                "detail": probe.detail,
                "reproduce": again.command(probe) if probe.verdict == "FAIL" else None,
            }
            for probe in done
        ],
    }
    say(json.dumps(document, indent=2, ensure_ascii=False))


def _show(direction: str, line: bytes) -> None:
    say(f"{direction} {line.decode('utf-8', 'replace').rstrip()}", err=True)
