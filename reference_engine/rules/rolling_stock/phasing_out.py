"""Trains that are phased out: they run once more and are then removed (1846 6.3, 6.51, 6.54)."""

from ...state import Company, OperatingRound, Train
from ..turns.turns import TurnStep
from .trains import Trains


class PhasingOut(TurnStep):
    """Turns trains over when a phase begins, and removes them when their last turn is over.

    A step of each turn, after the dividend; it is also told when the turn is over, and when the round is.
    Makes itself known to ``trains``; what else a phase brings should be made known after it.
    """

    name = "phasing_out"

    def __init__(self, trains: Trains) -> None:
        self.trains = trains
        self.table = trains.table
        trains.on_phase.append(self.on_phase)
        trains.on_delivery.append(self._spare_if_due)

    def begin(self, company: Company) -> None:
        """A company has dealt with its revenue."""
        self.after_dividend(company)

    def on_phase(self, phase: str) -> None:
        """Phase out what a phase makes obsolete; what has been returned to the bank leaves the game."""
        box = self.table.box
        ranks = [card.name for card in box.ranks if card.phased_out_at == phase]
        for company in self.table.companies.values():
            for train in company.trains:
                if box.rank_of(train.name) in ranks:
                    train.phased_out = True
                    self._spare_if_due(company, train)
        if self.table.switches.returned_trains_leave:
            for rank in ranks:
                self.trains.scrap_returned(rank)

    def _spare_if_due(self, company: Company, train: Train) -> None:
        """Note that the turn or round now going on is not the last for a train that has been phased out."""
        current = self.table.state.round
        if not train.phased_out or not isinstance(current, OperatingRound):
            return
        if self.table.switches.phased_out_next_round:
            train.spared = True
        elif self.table.switches.phased_out_leaves == "round":
            train.spared = company.id not in current.order
        else:
            train.spared = current.turn is not None and current.turn.company == company.id

    @property
    def _spared_for_a_round(self) -> bool:
        return self.table.switches.phased_out_next_round or self.table.switches.phased_out_leaves == "round"

    def after_dividend(self, company: Company) -> None:
        """A company is about to buy trains: it loses those whose last run is over."""
        if self.table.switches.phased_out_leaves == "dividend":
            self._remove(company)

    def after_turn(self, company: Company) -> None:
        """A company's turn is over."""
        if self.table.switches.phased_out_leaves == "turn":
            self._remove(company)
        if not self._spared_for_a_round:
            self._spare_no_longer(company)

    def close_round(self) -> None:
        """An operating round is over."""
        for company in self.table.companies.values():
            if self.table.switches.phased_out_leaves == "round":
                self._remove(company)
            self._spare_no_longer(company)

    def _remove(self, company: Company) -> None:
        for train in list(company.trains):
            if train.phased_out and not train.spared:
                self.trains.scrap(company, train)

    def _spare_no_longer(self, company: Company) -> None:
        for train in company.trains:
            train.spared = False
