"""`trackwalker serve`: the reference engine for anyone who speaks the port."""

import click

from trackwalker.cli.options import Command

__all__ = ["command"]


@click.command("serve", cls=Command)
@click.option(
    "--without",
    metavar="CAPABILITY,...",
    help="Keep capabilities of the engine to itself: load, legal_actions, best_routes, chance, rules.",
)
@click.option(
    "--manners",
    metavar="MANNER,...",
    help="Keep every rule in another manner: hasty or patient, own-order.",
)
def command(without: str | None, manners: str | None) -> None:
    """Serve the reference engine over standard input and output.

    One JSON-RPC 2.0 message a line; ends at `bye` or at the end of the input.
    """
    from trackwalker.port.connect import check_capabilities, check_manners

    wanted = check_manners(manners, "--manners") if manners is not None else frozenset()
    hide = check_capabilities(without, "--without") if without is not None else frozenset()

    from trackwalker.port.reference import make_reference
    from trackwalker.port.serve import protocol_streams, serve

    engine = make_reference(hide, wanted)
    requests, replies = protocol_streams()
    serve(engine, requests, replies, expected=engine.cannot)
