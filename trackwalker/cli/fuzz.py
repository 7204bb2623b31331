"""`trackwalker fuzz`: short random runs on any engine, beside one that plays by the book."""

import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from trackwalker.cli.options import Command, hands, seconds, shared_out
from trackwalker.port.words import clipped, one_line
from trackwalker.say import say

if TYPE_CHECKING:
    from trackwalker.fuzzing.batches import Batch
    from trackwalker.progress import Meter

__all__ = ["command"]


@click.command("fuzz", cls=Command)
@click.argument("game", metavar="GAME")
@click.option("--engine", metavar="ENGINE", help="What is tested (default: the reference engine, in place).")
@click.option(
    "--against",
    metavar="ENGINE",
    help="The measure (default: the reference engine, by the rules that the tested engine declares).",
)
@click.option(
    "--examples", type=click.IntRange(1), default=1000, show_default=True, metavar="N", help="How many runs."
)
@click.option(
    "--seed", type=click.IntRange(0), metavar="S", help="The seed (default: another one each time)."
)
@shared_out
@click.option("--profile", metavar="NAME", help="Play by the readings and deviations of this profile.")
@click.option("--edition", metavar="E", help="The edition of the rules (default: the base).")
@click.option(
    "--no-database",
    is_flag=True,
    help="Do not begin with the runs that earlier searches have found, and keep none.",
)
@click.option(
    "--from",
    "files",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Begin here: a state, a run, or the game data of a recorded game. May be given several times.",
)
@click.option(
    "--known",
    "places",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="PATH",
    help="A run that was found before, or a folder of them: the same again is counted, and no finding.",
)
@click.option(
    "--out", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", help="Write findings."
)
@click.option(
    "--timeout",
    type=seconds,
    default=10.0,
    show_default=True,
    metavar="S",
    help="Seconds that an engine has for an answer.",
)
@click.option(
    "--format",
    "style",
    type=click.Choice(["text", "json"]),
    default="text",
    show_default=True,
    help="Output.",
)
def command(
    game: str,
    engine: str | None,
    against: str | None,
    examples: int,
    seed: int | None,
    jobs: int,
    cluster: str | None,
    profile: str | None,
    edition: str | None,
    no_database: bool,
    files: tuple[Path, ...],
    places: tuple[Path, ...],
    out: Path | None,
    timeout: float,
    style: str,
) -> None:
    """Play short random runs of GAME on ENGINE and cut down to the fewest actions whatever goes wrong.

    A run begins with a deal, where an opening or a steered game leads, or in a FILE. It asks for legal
    actions and for such as lie just beside. After each the engine must answer as the reference engine does,
    show the same table, and keep the invariants of the game; what it refuses must change nothing. ENGINE
    needs nothing but `apply` and `state`; with `load`, runs begin deep in the game at no cost.

    ENGINE is reference, python:package.module:factory or stdio:COMMAND LINE.

    Exit code: 0 nothing was found that is not known; 1 something was; 2 it could not be done; 130 after
    Ctrl-C, which still tells of what was found.
    """
    from trackwalker.fuzzing.database import Database
    from trackwalker.fuzzing.documents import beginning_in, known_causes
    from trackwalker.fuzzing.guide import Guide
    from trackwalker.fuzzing.report import as_json, lines_of, make_folder, summary_lines, tell, write_all
    from trackwalker.fuzzing.search import EACH, Order, go, rules_for
    from trackwalker.fuzzing.starts import check_beginning
    from trackwalker.port.connect import connect
    from trackwalker.progress import Meter

    spec = engine or "reference"
    tested = connect(spec, timeout)
    try:
        rules = rules_for(game, tested.hello(), profile, edition)
    finally:
        tested.close()
    database = None if no_database else Database.at_home(game, spec, edition)
    guide = Guide(rules, edition)
    known = known_causes(places, game)
    if out is not None:
        make_folder(out)
    given = tuple(check_beginning(guide, beginning_in(file, game, guide, profile)) for file in files)
    again = tuple(database.runs()) if database is not None else ()
    order = Order(
        game=game,
        engine=spec,
        against=against,
        examples=examples,
        seed=_any_seed() if seed is None else seed,
        profile=profile,
        edition=edition,
        given=given,
        again=again,
        timeout=timeout,
        alone=engine is None and against is None,
        known=known,
    )
    with Meter("batches", -(-examples // EACH)) as meter:
        fuzz = go(
            order,
            hands(jobs, cluster),
            lambda batch: _tell(meter, batch),
            cutting=lambda number, count: meter.tell(f"cutting down {number} of {count}"),
        )
    tellings = tell(fuzz)
    if database is not None:
        database.keep([told.document for told in tellings])
    if out is not None:
        write_all(tellings, out)
    if style == "json":
        say(as_json(fuzz, tellings))
    else:
        for line in summary_lines(fuzz):
            say(line)
        for told in tellings:
            say("")
            for line in lines_of(told, out):
                say(line)
    if fuzz.cut_short:
        raise KeyboardInterrupt
    sys.exit(1 if tellings or fuzz.faults else 0)


def _tell(meter: "Meter", batch: "Batch") -> None:
    for shown in batch.shown.values():
        meter.tell(clipped(one_line(shown.parting.what)))
    meter.step()


def _any_seed() -> int:
    return secrets.randbelow(1_000_000)
