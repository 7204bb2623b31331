"""What the options of all commands have in common."""

import math

import click

from trackwalker.errors import TrackwalkerError

__all__ = ["Command", "seconds"]


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
