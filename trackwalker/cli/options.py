"""What the options of all commands have in common."""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

import click

from trackwalker.errors import TrackwalkerError

if TYPE_CHECKING:
    from trackwalker.workers import Hands

__all__ = ["Command", "hands", "seconds", "shared_out"]

Function = TypeVar("Function", bound=Callable[..., Any])


class Command(click.Command):
    """A command none of whose words may be empty: `--clause ""` is a slip, and means neither all nor none."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """As click does, after a look at the words as they were typed."""
        if "" in args or any(word.endswith("=") for word in args):
            given, _, _ = self.make_parser(ctx).parse_args(args=list(args))
            for parameter in self.params:
                values = given.get(parameter.name or "")
                for value in values if isinstance(values, list | tuple) else [values]:
                    if value == "":
                        raise click.BadParameter("it is empty", ctx=ctx, param=parameter)
        return super().parse_args(ctx, args)


def seconds(text: str) -> float:
    """The type of every `--timeout`: a number of seconds above 0 that comes to an end.

    Raises ValueError where it is no number, TrackwalkerError where it is none of those.
    """
    found = float(text)
    if not 0 < found < math.inf:
        raise TrackwalkerError(f"--timeout must be above 0 seconds, and finite; got {text}")
    return found


def shared_out(function: Function) -> Function:
    """The options of a command whose work can be shared out: --jobs and --dask (see `hands`)."""
    function = click.option(
        "--dask",
        "cluster",
        metavar="ADDRESS",
        help="Instead of --jobs: the workers of the dask cluster whose scheduler is there, as tcp://host:8786.",
    )(function)
    return click.option(
        "--jobs", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes at once."
    )(function)


def hands(jobs: int, cluster: str | None) -> "Hands":
    """By whom the work is done, as the two options say. Raises TrackwalkerError where both are given."""
    if cluster is None:
        return jobs
    if jobs != 1:
        raise TrackwalkerError("--jobs are processes of this machine, and --dask has workers of its own")
    from trackwalker.workers import Cluster

    return Cluster(cluster)
