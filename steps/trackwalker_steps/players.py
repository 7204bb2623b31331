"""Who sits at the table, and in which age."""

from trackwalker.scene import Scene
from trackwalker_steps.phrases import given, then, when


@given(
    "a new [{mode:Mode} ]game of {count:Number} players"
    "[, the president's certificate of {company:Company} lying under P6][, without {members:Members}]"
)
def new_game(
    scene: Scene, mode: str | None, count: int, company: str | None, members: list[str] | None
) -> None:
    """A game just dealt: Alice, Bob, Carol ... in seat order, Alice holding the priority deal.

    `without` names companies that leave the game at the start; of a group of which none is named, the
    usual ones leave. `a new long game`: in Lost Atlas; unsaid, up to four players play the short one.
    """
    scene.setting.seats.new_game(count, company, members or (), mode)


@given(
    "{count:Number} players at the table in {phase:Phase}[ of the {mode:Mode} game]"
    "[, without {members:Members}]"
)
def table(scene: Scene, count: int, phase: str, mode: str | None, members: list[str] | None) -> None:
    """A game after its opening: Alice, Bob, Carol ... in seat order, each with the starting cash.

    18Chesapeake: the last player has all private companies (and the B&O share of P5) until phase 5 closes
    them. 1846 and 18FL: only those private companies are in play whose owner is named (18FL with four
    players: Dave has the Canal Company, with its share, until the FEC has operated). Lost Atlas: the map
    has been built, as the usual one of its mode; unsaid, up to four players play the short game. It is
    Alice's turn in stock round 2 unless another Given says what is being decided.
    """
    scene.setting.seats.settled_table(count, phase, members or (), mode)


@when("somebody <sets|set> up a new [{mode:Mode} ]game of {count:Number} players")
def set_up(scene: Scene, mode: str | None, count: int, attempt: bool) -> None:
    """A game is dealt to Alice, Bob, Carol ...; `tries to set up`: there is no table before."""
    scene.deal(count, mode, attempt)


@given("{player:Player} holds the priority deal")
def priority(scene: Scene, player: str) -> None:
    """Who holds the priority deal card."""
    scene.setting.rounds.priority(player)


@given("a player may hold {percent:Percent} of a company, by the optional rule")
def holding_limit(scene: Scene, percent: int) -> None:
    """The optional holding limit has been agreed on before the game."""
    scene.setting.seats.holding_limit(percent)


@given("it is {phase:Phase}")
def set_phase(scene: Scene, phase: str) -> None:
    """The game has come to a later phase than an earlier sentence (in a Background) said."""
    scene.setting.seats.phase(phase)


@given("{player:Player} is bankrupt")
def set_bankrupt(scene: Scene, player: str) -> None:
    """A player who is out of a game that goes on without him."""
    scene.setting.money.bankrupt(player)


@then("{player:Player} holds the priority deal")
def has_priority(scene: Scene, player: str) -> None:
    """Who holds the priority deal card."""
    scene.expect.same("priority deal", player, scene.table.state["priority"])


@then("the players sit in the order {players:Players}")
def seats(scene: Scene, players: list[str]) -> None:
    """All players, clockwise."""
    scene.expect.same("seats", ", ".join(players), ", ".join(scene.table.players))


@then("it is {phase:Phase}")
def phase(scene: Scene, phase: str) -> None:
    """The phase the game is in."""
    scene.expect.same("phase", phase, scene.table.phase)
