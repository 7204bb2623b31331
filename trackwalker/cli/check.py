"""`trackwalker check ENGINE`: does my adapter speak the port?"""

import sys
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from trackwalker.port.probes import Probe, ProbeRun

__all__ = ["command"]


@click.command("check")
@click.argument("engine")
@click.option("--timeout", type=float, default=10.0, show_default=True, help="Seconds for one request.")
@click.option("--game", "games", multiple=True, metavar="GAME", help="Only this game (may be repeated).")
@click.option("--probe", "probes", multiple=True, metavar="NAME", help="Only this probe (may be repeated).")
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
    engine: str, timeout: float, games: tuple[str, ...], probes: tuple[str, ...], trace: bool, style: str
) -> None:
    """Check that ENGINE speaks the port: one named probe after another, each in a fresh process.

    Exit code: 0 if no probe fails, 1 if one does, 2 if the engine cannot be started.
    """
    from trackwalker.errors import TrackwalkerError
    from trackwalker.port.connect import parse_spec
    from trackwalker.port.limits import Limits
    from trackwalker.port.probes import ProbeRun

    if timeout <= 0:
        raise TrackwalkerError(f"--timeout must be above 0 seconds, got {timeout:g}")
    run = ProbeRun(
        parse_spec(engine), Limits(timeout=timeout), games, frozenset(probes), _show if trace else None
    )
    done: list[Probe] = []
    for probe in run.run():
        done.append(probe)
        if style == "text":
            _print_probe(run, probe)
    unknown = sorted(set(probes) - {probe.name for probe in done})
    if unknown and run.hello:
        raise TrackwalkerError(f"--probe: no such probe for this engine: {', '.join(unknown)}")
    count = {
        verdict: sum(probe.verdict == verdict for probe in done) for verdict in ("ok", "FAIL", "skipped")
    }
    if style == "json":
        _print_json(engine, run, done, count)
    else:
        click.echo(f"{count['ok']} ok, {count['FAIL']} FAIL, {count['skipped']} skipped")
    sys.exit(1 if count["FAIL"] else 0)


def _print_probe(run: "ProbeRun", probe: "Probe") -> None:
    colours = {"ok": "green", "FAIL": "red", "skipped": "yellow"}
    mark = click.style(f"{probe.verdict:<8}", fg=colours[probe.verdict])
    first, *more = (f"{probe.name}: {probe.detail}" if probe.detail else probe.name).splitlines()
    click.echo(f"{mark} {first}")
    for line in more:
        click.echo(f"         {line}")
    if probe.verdict == "FAIL":
        click.echo(f"         reproduce: {run.reproduce(probe)}")


def _print_json(engine: str, run: "ProbeRun", done: "list[Probe]", count: dict[str, int]) -> None:
    import json

    from trackwalker.port.engine import PROTOCOL

    document = {
        "engine": engine,
        "protocol": PROTOCOL,
        "hello": run.hello or None,
        "totals": {"probes": len(done), **{verdict.lower(): number for verdict, number in count.items()}},
        "probes": [
            {
                "name": probe.name,
                "verdict": probe.verdict.lower(),
                "detail": probe.detail,
                "reproduce": run.reproduce(probe) if probe.verdict == "FAIL" else None,
            }
            for probe in done
        ],
    }
    click.echo(json.dumps(document, indent=2, ensure_ascii=False))


def _show(direction: str, line: bytes) -> None:
    from trackwalker.port.words import printable

    click.echo(f"{direction} {printable(line.decode('utf-8', 'replace').rstrip())}", err=True)
