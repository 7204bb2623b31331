"""Powers of players' private companies, used for the company in turn if both parties agree (18GL 4.3)."""

from collections.abc import Iterator

from ...state import Private
from ..table import Table


class LentPowers:
    """Whose private company may be used for the company whose turn it is, and who has to agree to it.

    The company acts, and so its president agrees; the owner of the private company, if that is somebody else,
    has to agree besides.
    """

    def __init__(self, table: Table) -> None:
        self.table = table

    def has_agreed(self, private: Private, agreed_by: str | None) -> bool:
        """Whether the owner of a private company consents to what is done with it now."""
        owner = self.table.owner_player(private)
        return owner is not None and owner in (self.table.operating_company.president, agreed_by)

    def check(self, name: str, agreed_by: str | None) -> Private:
        """Refuse a private company that is not in play, or whose owner has not agreed."""
        private = self.table.private(name)
        owner = self.table.owner_player(private)
        if owner is None:
            self.table.refuse("private-not-in-play", f"No player has {private.id}.")
        elif not self.has_agreed(private, agreed_by):
            self.table.refuse("owner-has-not-agreed", f"{owner}, who owns {private.id}, has not agreed.")
        return private

    def consent(self, private: Private) -> str | None:
        """Who has to agree besides the president of the company in turn, if anybody has to."""
        owner = self.table.owner_player(private)
        return None if owner == self.table.operating_company.president else owner

    def offered(self) -> Iterator[tuple[Private, str | None]]:
        """The private companies of players, each with the consent that its use needs."""
        for private in self.table.state.privates:
            if self.table.owner_player(private) is not None:
                yield private, self.consent(private)

    def consents(self) -> list[str | None]:
        """Nobody's consent, and that of each owner of a private company but the president."""
        return list(dict.fromkeys([None, *(consent for _, consent in self.offered())]))
