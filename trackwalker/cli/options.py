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


class _Seconds(click.ParamType):
    """A time limit: a finite number of seconds above 0."""

    name = "float"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """The number. Fails for what is none, is not above 0, or has no end."""
        try:
            found = float(value)
        except ValueError:
            self.fail(f"{value!r} is no number of seconds", param, ctx)
        if not math.isfinite(found) or found <= 0:
            self.fail(f"expected a finite number of seconds above 0, got {value}", param, ctx)
        return found


seconds = _Seconds()
"""The type of every `--timeout`."""
