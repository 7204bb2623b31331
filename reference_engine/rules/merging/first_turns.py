"""What is noted of the first turns of companies, by which it is told later who merges (18GL 4.5.1.2)."""

from ...state import Company
from ..table import Table


class FirstTurns:
    """Whether a company began before the first phase of a formation, and whether a train of its has run."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.occasion = next(phase.name for phase in table.box.phases if phase.forms_national)

    def after_turn(self, company: Company) -> None:
        """A company's turn is over."""
        if not company.operated:
            company.late_start = self.table.box.phase_reached(self.table.state.phase, self.occasion)
            company.never_ran = True
        if self.table.turn.routes:
            company.never_ran = False
