"""`trackwalker openings`: an opening proposed for a scenario that needs `load`."""

import sys
from pathlib import Path

import click

from trackwalker.cli.options import Command
from trackwalker.cli.pages import put
from trackwalker.errors import TrackwalkerError

__all__ = ["command"]


@click.command("openings", cls=Command)
@click.argument("game", metavar="GAME")
@click.option("--for", "wanted", required=True, metavar="ID", help="The scenario whose scene is looked for.")
@click.option(
    "--games",
    type=click.IntRange(1),
    default=40,
    show_default=True,
    metavar="N",
    help="Search so many games.",
)
@click.option(
    "--longest",
    type=click.IntRange(1),
    default=160,
    show_default=True,
    metavar="N",
    help="Look at so many actions of each game.",
)
@click.option(
    "--out",
    metavar="FILE",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the opening there (default: standard output).",
)
def command(game: str, wanted: str, games: int, longest: int, out: Path | None) -> None:
    """Propose an opening that leads to the scene of a scenario, for engines that cannot load a table.

    Steered games are searched, from the deal and from the openings that there are, for a table where the same
    kind of action is answered in the same way and tells the same wrong engines from one that plays by the
    book. The shortest way to the best of them is cut down to what is needed and written as the file of an
    opening. The same games are searched each time.

    What was found is said on standard error. Exit code: 0 all that the scenario notices is noticed there; 1
    only a part, or nothing was found; 2 it cannot be done.
    """
    from trackwalker.invariants.checking import load_facts
    from trackwalker.paths import features_dir
    from trackwalker.progress import Meter
    from trackwalker.scene import load_components
    from trackwalker.suite.direct import read_scenarios
    from trackwalker.suite.files import require_features
    from trackwalker.suite.proposals.moves import what_is_wanted
    from trackwalker.suite.proposals.search import search
    from trackwalker.suite.proposals.text import as_opening

    features = features_dir()
    require_features(features, game)
    scenario = next((one for one in read_scenarios(features, game) if one.id == wanted), None)
    if scenario is None:
        raise TrackwalkerError(f"{game} has no scenario {wanted!r}; of an outline, name a row: ID#1")
    components = load_components(features, game)
    for said in scenario.steps:
        if said.text.startswith(("the game has been played up to", "a new game of")):
            raise TrackwalkerError(f"{wanted} needs no opening: it can be played without load as it is")
    facts = load_facts(features, game)
    looked_for = next(what_is_wanted(scenario, components))
    with Meter("games", games) as meter:
        found = search(features, game, looked_for, facts, games, longest, meter.step)
    if found is None:
        click.echo(f"nothing found in {games} games; try more, or let them be longer", err=True)
        sys.exit(1)
    told, all_of_them = sorted(found.found.engines), len(looked_for.engines)
    said_of_it = f"Proposed for {wanted} by game {found.seed}."
    if found.base is not None and not found.actions:
        click.echo(
            f"the game has been played up to {found.base.name.replace('-', ' ')}: that is enough", err=True
        )
    else:
        put(as_opening(game, said_of_it, found, components), out)
    move = found.found.move
    fields = ", ".join(f"{key} {value}" for key, value in move.action.items() if key not in ("type", "actor"))
    answer = (
        "accepted" if move.legal else f"refused ({move.answer.get('clause')}: {move.answer.get('reason')})"
    )
    click.echo(f"then {move.action['actor']['id']}: {move.action['type']} ({fields}) is {answer}", err=True)
    click.echo(f"it tells {len(told)} of {all_of_them} wrong engines: {', '.join(told) or 'none'}", err=True)
    if not found.holds:
        click.echo("an engine of other manners does not come to the same table", err=True)
    sys.exit(0 if found.complete and found.holds else 1)
