"""What a round and its decisions say of each other, asked of the mechanisms that go on with them."""

from collections import Counter
from collections.abc import Iterator

from ..actions import ShuffleMove
from ..game import Game
from ..state import (
    AuctionRound,
    BidsRound,
    DraftRound,
    MergerRound,
    OperatingRound,
    Over,
    Pending,
    StockRound,
)
from .openings import opening_faults

_PLAYERS = frozenset(
    [
        "auction_turn",
        "contest",
        "par",
        "draft",
        "last_private",
        "hidden_bid",
        "choose_private",
        "stock_turn",
        "assign",
        "bonus",
        "auction",
        "launch",
        "choose_major",
        "exchange",
        "lay_piece",
        "place_capital",
        "lay_blank",
    ]
)
"""Decisions of players; all others but those of chance are of companies."""


def round_faults(game: Game) -> Iterator[str]:
    """What is wrong with the round, the turn and the decisions of a table that is sound otherwise."""
    state = game.state
    over = isinstance(state.round, Over)
    if over and state.pending:
        yield f"pending: expected nothing, as the game is over, found {state.pending[0].kind}"
    elif not over and not state.pending:
        yield "pending: expected a decision, as the game is not over, found none"
    if over != (state.result is not None):
        yield f"result: expected {'one' if over else 'null'}, as the game is {'' if over else 'not '}over"
    yield from _numbers(game)
    yield from game.construction.faults()
    yield from _decisions(game)
    current = state.round
    if isinstance(current, OperatingRound):
        yield from _order(game, current)
    elif isinstance(current, StockRound):
        yield from _stock_round(game, current)
    elif isinstance(current, MergerRound):
        yield from _merger_round(game, current)
    elif isinstance(current, AuctionRound | DraftRound | BidsRound):
        yield from opening_faults(game, current)


def _numbers(game: Game) -> Iterator[str]:
    current = game.state.round
    if isinstance(current, StockRound) and current.number < 1:
        yield f"round.number: expected 1 or more, found {current.number}"
    elif isinstance(current, OperatingRound):
        if current.set < 1:
            yield f"round.set: expected 1 or more, found {current.set}"
        if not 1 <= current.number <= current.of:
            yield f"round.number: expected 1 to {current.of}, found {current.number}"


# decisions --------------------------------------------------------------------------------------------------


def _decisions(game: Game) -> Iterator[str]:
    seen: list[Pending] = []
    for at, due in enumerate(game.state.pending):
        where = f"pending[{at}]"
        if due in seen:
            yield f"{where}: the same is due as in pending[{seen.index(due)}]"
        seen.append(due)
        yield from _actors(game, due, where)
        if due.kind == "discard_train":
            yield from _discard(game, due, where)
        elif due.kind == "shuffle" and not isinstance(game.state.round, DraftRound):
            yield from _mixed(game, due, where)
        for option in game.decisions[due.kind].values():
            yield from (f"{where}.{fault}" for fault in option.faults(due))


def _actors(game: Game, due: Pending, where: str) -> Iterator[str]:
    """Those who decide are at the table, and are of the kind that decides such things."""
    expected = "chance" if due.kind == "shuffle" else "player" if due.kind in _PLAYERS else "company"
    found = {actor.kind for actor in due.actors}
    alone = due.kind == "emergency" and found == {"player"}  # for interest only the president is asked
    if expected not in found and not alone:
        yield f"{where}.actors: expected a {expected} to decide this, found a {found.pop()}"
    early = game.switches.bonus_in_any_order or game.switches.bonus_at_any_time
    if expected in found and len(found) > 1 and due.kind != "emergency" and not early:
        others = ", ".join(actor.id for actor in due.actors if actor.kind != expected)
        yield f"{where}.actors: nobody but a {expected} decides this, found {others}"
    for actor in due.actors:
        if actor.kind == "player" and game.table.players[actor.id].bankrupt:
            yield f"{where}.actors: {actor.id} is bankrupt and decides nothing"
        elif actor.kind == "company":
            decider = game.table.decider(actor.id)
            by_anybody = due.kind == "run" and game.switches.receivership_runs_by_hand
            if decider is None and by_anybody and game.table.companies[actor.id].receivership:
                continue
            if decider is None:
                yield f"{where}.actors: nobody decides for {actor.id}"
            elif actor.by not in (None, decider):
                yield f"{where}.actors: expected {decider} to decide for {actor.id}, found {actor.by}"


def _discard(game: Game, due: Pending, where: str) -> Iterator[str]:
    companies = [game.table.companies[actor.id] for actor in due.actors if actor.kind == "company"]
    for company in companies:
        limit = game.trains.limit(company)
        if due.context["limit"] != limit:
            yield f"{where}.context.limit: expected {limit} for {company.id}, found {due.context['limit']}"
        if game.trains.is_above_limit(company):
            continue
        count = game.trains.counted(company)
        yield f"{where}: {company.id} has {count} trains, and nothing to discard"


def _mixed(game: Game, due: Pending, where: str) -> Iterator[str]:
    """Chance mixes what lies on the table."""
    for move in game.decisions[due.kind][due.kind].candidates(due.actors[0]):
        if isinstance(move, ShuffleMove) and sorted(due.context["cards"]) != sorted(move.cards):
            yield f"{where}.context.cards: expected {', '.join(move.cards)}"


# stock rounds -----------------------------------------------------------------------------------------------


def _stock_round(game: Game, current: StockRound) -> Iterator[str]:
    active = game.table.active
    begins_again = any(due.kind == "shuffle" for due in game.state.pending)
    yield from _passes("round.passed", current.passed, len(active) + begins_again)
    if current.turn.player not in active:
        yield f"round.turn.player: {current.turn.player} is bankrupt and has no turn"
    auction = current.auction
    for at, due in enumerate(game.state.pending):
        where, names = f"pending[{at}]", [actor.id for actor in due.actors]
        if due.kind == "stock_turn" and names != [current.turn.player]:
            expected = f"{current.turn.player}, whose turn it is"
            yield f"{where}.actors: expected {expected}, found {', '.join(names)}"
        if due.kind not in ("stock_turn", "auction", "launch"):
            continue
        if (auction is not None) != (due.kind != "stock_turn"):
            found = "there is none" if auction is None else "one goes on"
            yield f"round.auction: {found}, and the decision due is {due.kind}"


def _passes(where: str, names: list[str], most: int) -> Iterator[str]:
    """Players pass once each; when all have, the round is over."""
    for name, count in Counter(names).items():
        if count > 1:
            yield f"{where}: {name} is there {count} times"
    if len(names) >= most:
        yield f"{where}: expected fewer than {most}, as all have passed when the round is over"


# merger rounds ----------------------------------------------------------------------------------------------


def _merger_round(game: Game, current: MergerRound) -> Iterator[str]:
    """Companies in operation may still propose, once each; two of them have been turned down together."""
    companies = game.table.companies
    for name, count in Counter(current.order).items():
        company = companies.get(name)
        if company is None or company.kind != "minor" or not company.floated or company.closed:
            yield f"round.order: expected minors in operation, found {name}"
        elif count > 1:
            yield f"round.order: {name} is there {count} times"
    for at, pair in enumerate(current.refused):
        if len({*pair}) != 2 or len(pair) != 2 or not {*pair} <= companies.keys():
            yield f"round.refused[{at}]: expected two companies, found {', '.join(pair)}"


# operating rounds -------------------------------------------------------------------------------------------


def _order(game: Game, current: OperatingRound) -> Iterator[str]:
    """All that operate have had their turn, have it or will have it.

    Not so one formed in the round of others; one that has lost its president in it may wait in vain.
    """
    turn, companies = current.turn, game.table.companies
    for name in current.order:
        if not companies[name].floated or companies[name].closed:
            yield f"round.order: {name} is to operate, and has not floated or has left the game"
    named = {*current.order, *current.done, *(() if turn is None else (turn.company,))}
    for company in game.state.companies:
        late = company.waited or not {*company.merged}.isdisjoint(named) or company.receivership
        if company.id not in named and game.order.operates(company) and not late:
            yield f"round.order: {company.id} has floated, and has, had and will have no turn in this round"
    if turn is not None:
        yield from _turn(game, current)
        return
    of_turns = _decided_in_turns(game)
    for at, due in enumerate(game.state.pending):
        if due.kind in of_turns:
            yield f"pending[{at}].kind: {due.kind} is decided in a turn, and there is none in `round`"


def _turn(game: Game, current: OperatingRound) -> Iterator[str]:
    turn = current.turn
    assert turn is not None
    company = game.table.companies[turn.company]
    if not company.floated or company.closed:
        yield f"round.turn.company: {company.id} has not floated, or has left the game"
        return
    steps = {step.name: step for step in game.turns.steps[company.kind]}
    if turn.step not in steps:
        yield f"round.turn.step: expected one of {', '.join(steps)}, found {turn.step!r}"
        return
    step = steps[turn.step]
    of_turns = _decided_in_turns(game)
    for at, due in enumerate(game.state.pending):
        acting = [actor.id for actor in due.actors if actor.kind == "company"]
        if due.kind in of_turns and due.kind not in step.decisions:
            yield f"pending[{at}].kind: {due.kind} is not decided in the step {step.name} of a turn"
        elif due.kind in step.decisions:
            if acting != [company.id] and (acting or due.kind != "emergency"):
                yield f"pending[{at}].actors: expected {company.id}, whose turn it is"
                continue
            for fault in step.faults(company, due):
                yield f"pending[{at}]: {fault}"


def _decided_in_turns(game: Game) -> set[str]:
    """The decisions that belong to a step of a turn."""
    return {kind for steps in game.turns.steps.values() for step in steps for kind in step.decisions}
