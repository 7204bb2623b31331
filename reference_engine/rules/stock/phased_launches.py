"""Starting a company where the highest start price depends on the phase."""

from .launches import Launches


class PhasedLaunches(Launches):
    """Companies start at a price of the chart that is not above the highest of the phase (18GL 3.3)."""

    def check_par_value(self, price: int) -> None:
        """Refuse a price that the chart or the phase does not offer."""
        super().check_par_value(price)
        phase = self.table.phase
        if phase.highest_start is not None and price > phase.highest_start:
            reason = f"In phase {phase.name} companies start at ${phase.highest_start} at most."
            self.table.refuse("above-the-phase", reason)
