"""The command line: a group whose commands are imported only when they are run.

Each command is a module of this package with a `command` (a click command); its line of help stands here, so
that `trackwalker --help` imports none of them.
"""

import importlib
import sys
from typing import Any

import click

from trackwalker import __version__
from trackwalker.errors import TrackwalkerError
from trackwalker.reading import USUAL_LARGEST, set_largest

__all__ = ["COMMANDS", "main"]

COMMANDS = {
    "run": "Run the scenarios against an engine.",
    "show": "Show a clause, a question, a scenario, a section, or what fits some words.",
    "clauses": "List the clauses of the rulebooks and what covers them.",
    "conformance": "Put results of runs on one page, with what is decided of failures.",
    "report": "Write the rulebooks as pages, with what became of each clause in results.",
    "draw": "Draw a table: its map, its share prices, its charters.",
    "statement": "Make a conformance statement of a result, and badges.",
    "diff": "Say what is different between two results.",
    "readings": "List the open questions of the rulebooks and their readings.",
    "figures": "List the figures of a box and where each is used; propose the edit that changes one.",
    "errata": "Say what changes from one edition to another, or by a proposed change.",
    "lint": "Check the feature files themselves.",
    "validate": "Check files against the published schemas.",
    "claims": "Check that scenarios hold under every reading they do not exclude.",
    "mutants": "Check that the suite catches engines that are wrong on purpose.",
    "openings": "Propose an opening for a scenario that needs to load a table.",
    "replay": "Play recorded games on an engine and compare every step.",
    "playout": "Play random games and check the invariants after every action.",
    "fuzz": "Play short random runs beside the reference engine and cut down what differs.",
    "check": "Check that an engine speaks the port.",
    "serve": "Serve the reference engine over standard input and output.",
}
"""The commands, in the order of the help."""

INTERRUPTED = 130


class LazyGroup(click.Group):
    """A group that knows its commands by name and imports one when it is asked for.

    A TrackwalkerError from a command is printed as one `error:` line; the exit code is then 2.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All commands, in the order of the help."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import a command."""
        if cmd_name not in self.list_commands(ctx):
            return None
        command: click.Command = importlib.import_module(f"{__name__}.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, COMMANDS[name]) for name in self.list_commands(ctx)])

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command, turning what is meant for the user into words and an exit code."""
        from trackwalker.paths import here
        from trackwalker.say import say, say_error, silence, why

        try:
            return super().invoke(ctx)
        except TrackwalkerError as error:
            say_error(error)
            ctx.exit(2)
        except KeyboardInterrupt:
            say("interrupted", err=True)
            ctx.exit(INTERRUPTED)
        except OSError as error:
            silence()
            gone = isinstance(error, FileNotFoundError) and error.filename is None and here() is None
            say(f"error: {'the present folder has been deleted' if gone else why(error)}", err=True)
            ctx.exit(2)

    def main(self, *arguments: Any, **more: Any) -> Any:
        """As click does; what cannot even print its help says why."""
        try:
            return super().main(*arguments, **more)
        except OSError as error:
            from trackwalker.say import say, silence, why

            silence()
            say(f"error: {why(error)}", err=True)
            sys.exit(2)


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="trackwalker")
@click.option(
    "--largest-file",
    type=click.IntRange(1),
    default=USUAL_LARGEST,
    show_default=True,
    metavar="MIB",
    help="How large a file may be, unpacked, that a command is given to read.",
)
def main(largest_file: int) -> None:
    """Walk the rules of an 18xx engine, clause by clause.

    ENGINE is reference, python:package.module:factory or stdio:COMMAND LINE.
    """
    from trackwalker.garbage import look_for_garbage_rarely
    from trackwalker.port.signals import ending_in_good_order

    set_largest(largest_file)
    look_for_garbage_rarely()
    click.get_current_context().with_resource(ending_in_good_order())
