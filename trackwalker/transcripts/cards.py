"""The cards of a game, from its components: what converting and dealing need to know of them."""

from functools import lru_cache
from pathlib import Path

import msgspec

from trackwalker.components.load import load_components

__all__ = ["Cards", "Group", "Independent", "load_cards"]


class Group(msgspec.Struct, frozen=True):
    """Companies or privates of which some leave the game with few players."""

    name: str
    members: tuple[str, ...]


class Independent(msgspec.Struct, frozen=True):
    """A railroad without shares, owned like the private company of the same id, and its first train."""

    id: str
    train: str


class _Gift(msgspec.Struct, frozen=True):
    company: str


class _Private(msgspec.Struct, frozen=True):
    id: str
    share: _Gift | None = None


class _Company(msgspec.Struct, frozen=True):
    id: str


class _Count(msgspec.Struct, frozen=True):
    removed_per_group: int = 0


class _Draft(msgspec.Struct, frozen=True):
    extra_cards: int


class _Conversion(msgspec.Struct, frozen=True):
    certificates: tuple[int, ...]
    share_percent: int


class _Shares(msgspec.Struct, frozen=True):
    certificates: tuple[int, ...]
    conversion: _Conversion | None = None


class _Phase(msgspec.Struct, frozen=True):
    name: str
    sizes: tuple[int, ...] = ()


class _Market(msgspec.Struct, frozen=True):
    rows: tuple[tuple[int, ...], ...]
    yellow_cells: frozenset[str] = frozenset()


class Cards(msgspec.Struct, frozen=True):
    """The cards of a game, as its components list them; the members that a game does not have are empty."""

    privates: tuple[_Private, ...]
    companies: tuple[_Company, ...]
    players: dict[int, _Count]
    shares: _Shares
    market: _Market
    phases: tuple[_Phase, ...] = ()
    independents: tuple[Independent, ...] = ()
    removable: tuple[Group, ...] = ()
    draft: _Draft | None = None

    def certificates(self, share_count: int | None = None) -> tuple[int, ...]:
        """The percent of each certificate of a company with so many shares, the president's first."""
        larger = self.shares.conversion
        if larger and share_count == 100 // larger.share_percent:
            return larger.certificates
        return self.shares.certificates

    def sizes(self, phase: str) -> tuple[int, ...]:
        """With how many shares a company can be started in a phase, where the game has several sizes."""
        return next((entry.sizes for entry in self.phases if entry.name == phase), ())

    @property
    def uncounted_cells(self) -> frozenset[str]:
        """Market cells in which certificates do not count against the limit of a player."""
        return self.market.yellow_cells

    @property
    def random_gift(self) -> str | None:
        """The private company with which a certificate of a random company comes, if there is one."""
        return next((one.id for one in self.privates if one.share and one.share.company == "random"), None)

    def hand(self, players: int) -> int:
        """How many cards are drawn in a distribution among that many players; 0 where there is none."""
        return players + self.draft.extra_cards if self.draft else 0

    def removed_per_group(self, players: int) -> int:
        """How many of each removable group leave the game with that many players."""
        return self.players[players].removed_per_group if players in self.players else 0


@lru_cache(maxsize=8)
def load_cards(features: Path, game: str) -> Cards:
    """The cards of a game. Raises TrackwalkerError if its components cannot be read."""
    return msgspec.convert(load_components(features, game), Cards)
