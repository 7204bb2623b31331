"""What the site's numbers of certificates, trains and tiles stand for, as it follows from what was done."""

from collections.abc import Collection, Mapping
from typing import Any

from trackwalker.components.box import Box
from trackwalker.register import GameProfile

__all__ = ["Pieces"]


class Pieces:
    """The numbered pieces of one game: `remember` each accepted action, in order."""

    def __init__(self, box: Box, profile: GameProfile) -> None:
        self._profile = profile
        self._sold: set[str] = set()
        """Certificates that have left the initial offer or the treasury."""
        self._places: dict[str, str] = {}
        """Train -> `company:X` or `pool`; the bank's are not here."""
        self._faces: dict[str, str] = {}
        """Train -> our name of it, where its card has two sides."""
        self._hexes: dict[str, str] = {}
        """Tile such as `57-0` -> the hex on which it lies."""
        self.laid: dict[str, tuple[str, int]] = {}
        """Hex -> tile and rotation, as the site has them: its city numbers hang on its rotations."""
        for number, (company, card) in enumerate(box.independents.items()):  # they have the first trains
            self._places[f"{card['train']}-{number}"] = f"company:{company}"

    def sold(self, share: str) -> bool:
        """Whether a certificate such as `GT_3` is out of the hands of its company."""
        return share in self._sold

    def train(self, site_id: str, variant: object = None) -> str:
        """Our name of a train such as `4-0`; variant: the side of its card that the action names."""
        if isinstance(variant, str) and variant:
            return self._profile.trains.get(variant, variant)
        name = site_id.rpartition("-")[0]
        return self._faces.get(site_id, self._profile.trains.get(name, name))

    def seller(self, site_id: str) -> str:
        """Where a train is: `bank`, `pool` or `company:X`."""
        return self._places.get(site_id, "bank")

    def hex_of(self, piece: str) -> str:
        """The hex of a tile such as `57-0`, or of printed track, which has the name of its hex."""
        return self._hexes.get(piece, piece.rpartition("-")[0])

    def remember(self, raw: Mapping[str, Any], action: Mapping[str, Any]) -> None:
        """Note what an accepted action did. raw: as the site has it, action: as the port has it."""
        actor = action["actor"]
        match action["type"]:
            case "buy_shares" if actor["kind"] == "company":
                self._sold.difference_update(raw["shares"])
            case "buy_shares":
                self._sold.update(raw["shares"])
            case "sell_shares":  # a gift may be sold that its owner has not bought
                self._sold.update(raw["shares"])
            case "par":
                self._sold.add(f"{raw['corporation']}_0")
            case "buy_train":
                self._places[raw["train"]] = f"company:{actor['id']}"
                self._faces[raw["train"]] = action["train"]
                if "exchange" in action:
                    self._places[raw["exchange"]] = "pool"
            case "discard_train":
                self._places[raw["train"]] = "pool"
            case "buy_company":
                self._take_over(f"company:{action['private']}", f"company:{actor['id']}")
            case "lay_tile":
                self.laid[action["hex"]] = (action["tile"], action["rotation"])
                self._hexes[raw["tile"]] = action["hex"]

    def cleared(self, laid: Collection[str]) -> None:
        """Forget the tiles that the game has taken off the map. laid: the hexes that still have one."""
        for name in [name for name in self.laid if name not in laid]:
            del self.laid[name]

    def _take_over(self, old: str, new: str) -> None:
        for train, owner in self._places.items():
            if owner == old:
                self._places[train] = new
