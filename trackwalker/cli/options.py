"""What the options of all commands have in common."""

import math
from typing import Any

import click

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


class _Seconds(click.FloatRange):
    """A time limit: a finite number of seconds above 0."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number. Fails for what is none, is not above 0, or has no end."""
        found = super().convert(value, param, ctx)
        if not math.isfinite(found):
            self.fail(f"{value} is no number of seconds that comes to an end.", param, ctx)
        return found


seconds = _Seconds(0, min_open=True)
"""The type of every `--timeout`."""
