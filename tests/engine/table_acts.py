"""Acting at a table that was set up for tests of single mechanisms, and looking at it afterwards."""

from collections import Counter
from typing import Any

import msgspec

from reference_engine.actions import AnyMove
from reference_engine.game import Game
from reference_engine.rules.table import Illegal
from reference_engine.state import Actor, GoneTrain, State


def act(game: Game, kind: str, who: str, **fields: Any) -> str:
    """Carry out an action; the rule that refuses it, or nothing."""
    actor = Actor(kind="player" if who in game.table.players else "company", id=who)
    document = {"type": kind, "actor": msgspec.to_builtins(actor), **fields}
    before = msgspec.json.encode(game.state)
    try:
        game.apply(msgspec.convert(document, AnyMove))
    except Illegal as refusal:
        assert msgspec.json.encode(game.state) == before, "a refused action has changed the state"
        return refusal.rule
    return ""


def furnish(state: State, phase: str, depot: dict[str, int], pool: list[str], cash: dict[str, int]) -> None:
    """The phase, the trains of bank and pool that are limited, and the players' money in $; unsaid: none."""
    state.phase = phase
    for entry in state.depot.stack:
        if entry.left is not None:
            entry.left = depot.get(entry.train, 0)
    state.depot.pool = pool
    for player in state.players:
        player.cash = cash.get(player.id, 0)


def add_up(game: Game) -> None:
    """What the box has and nobody has lies in the bank, if it is money, and has left the game, if trains."""
    state, box = game.state, game.box
    whole = box.bank_for(len(state.players))
    if whole is not None:
        held = [player.cash for player in state.players] + [company.cash for company in state.companies]
        state.bank.cash = whole - sum(held)
    there = Counter([train.name for company in state.companies for train in company.trains])
    there.update(state.depot.pool)
    for entry in state.depot.stack:
        count = box.train_count(entry.train, len(state.players))
        if count is not None and entry.left is not None and count > there[entry.train] + entry.left:
            gone = count - there[entry.train] - entry.left
            state.depot.gone.append(GoneTrain(train=entry.train, count=gone))


def buy(game: Game, who: str, name: str, price: int, source: str = "bank", agreed: str | None = None) -> str:
    return act(game, "buy_train", who, train=name, price=price, **{"from": source, "agreed_by": agreed})


def sell(game: Game, who: str, company: str, percent: int) -> str:
    return act(game, "sell_shares", who, company=company, percent=percent)


def trains_of(game: Game, company: str) -> str:
    """``2! 4``: a phased-out 2-train and a 4-train; ``2!+`` is spared."""
    return " ".join(
        t.name + "!" * t.phased_out + "+" * t.spared for t in game.table.companies[company].trains
    )


def due(game: Game) -> tuple[str, str]:
    """Kind of the decision that is due, and who is to make it."""
    if not game.state.pending:
        return ("", "")
    return (game.state.pending[0].kind, game.state.pending[0].actors[0].id)
