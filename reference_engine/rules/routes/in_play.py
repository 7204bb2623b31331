"""Trains whose range depends on how many of them are in play (18GL 4.9)."""

from ...cards import RangeInPlay
from ...components import TrainCard
from ..table import Table


def number_in_play(table: Table, train: str) -> int:
    """How many trains of a type have come into play: those sold, or those that companies own."""
    owned = sum(entry.name == train for company in table.state.companies for entry in company.trains)
    if table.switches.only_owned_trains_in_play:
        return owned
    depot = table.state.depot
    return owned + depot.pool.count(train) + sum(entry.count for entry in depot.gone if entry.train == train)


def range_in_play(table: Table, card: TrainCard) -> RangeInPlay | None:
    """What trains of a type can do now; None: it does not depend on that."""
    if not card.in_play:
        return None
    there = number_in_play(table, card.name)
    for reach in reversed(card.in_play):
        begun = reach.phase is not None and table.box.phase_reached(table.state.phase, reach.phase)
        if begun or (reach.phase is None and reach.trains <= there):
            return reach
    return card.in_play[0]
