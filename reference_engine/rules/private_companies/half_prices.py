"""Tokens by which a company pays half for some kind of ground (18GL 4.3, Bridge and Tunnel)."""

from ...state import Marker
from ..table import Table
from .markers import Markers


class HalfPrices:
    """What the ground of a hex costs a company, and what is left of the token by which it pays less."""

    def __init__(self, table: Table, markers: Markers) -> None:
        self.table = table
        self.markers = markers

    def price(self, company: str, name: str, ground: int) -> int:
        """What ground that costs so many $ costs a company on a hex."""
        return ground // 2 if ground and self._token(company, name) is not None else ground

    def used(self, company: str, name: str, ground: int) -> None:
        """A company has built on ground of so many $; its token may be spent by it."""
        token = self._token(company, name)
        if ground and token is not None and self.table.switches.half_price_once:
            self.markers.lying.remove(token)

    def _token(self, company: str, name: str) -> Marker | None:
        terrain = self.table.box.hexes[name].terrain
        for marker in self.markers.lying:
            card = self.table.box.private(marker.private)
            if marker.company == company and card.half_price is not None and card.half_price == terrain:
                return marker
        return None
