"""`trackwalker serve`: the reference engine for anyone who speaks the port."""

import click

__all__ = ["command"]


@click.command("serve")
@click.option(
    "--without",
    metavar="CAPABILITY,...",
    help="Keep capabilities of the engine to itself: load, legal_actions, best_routes, chance, rules.",
)
def command(without: str | None) -> None:
    """Serve the reference engine over standard input and output.

    One JSON-RPC 2.0 message a line; ends at `bye` or at the end of the input.
    """
    from trackwalker.port.connect import check_capabilities

    hide = check_capabilities(without, "--without") if without is not None else frozenset()

    from trackwalker.port.reference import EngineError, make_reference
    from trackwalker.port.serve import protocol_streams, serve

    engine = make_reference(hide)
    requests, replies = protocol_streams()
    serve(engine, requests, replies, expected=(EngineError,))
