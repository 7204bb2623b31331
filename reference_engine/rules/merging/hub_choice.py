"""Which of two hubs of merging minors on one tile is replaced (Lost Atlas MG.token)."""

from collections.abc import Iterator

from ...actions import ReplaceTokensMove
from ...state import Actor, Company, Pending, Place
from ..building.tokens import Tokens
from ..options import Candidate
from ..table import Commit, Table
from .successor_tokens import SuccessorTokens

KIND = "replace_tokens"


class HubChoice:
    """That of the minor that acts first; where they are in different cities, by a reading the president says.

    The other hub stays on the map until he has said it.
    """

    def __init__(self, table: Table, tokens: Tokens, successors: SuccessorTokens) -> None:
        self.table = table
        self.tokens = tokens
        self.successors = successors

    def settle(self, company: Company, major: Company, place: Place) -> None:
        """A minor has a hub on a tile on which the other one's has been replaced."""
        there = next(own for own in major.tokens if own.hex == place.hex)
        if there.exits == place.exits or not self.table.switches.president_picks_hub:
            self.tokens.take_back(company, place)
            return
        actor = Actor(kind="company", id=major.id, by=major.president)
        due = Pending(kind=KIND, actors=[actor], context={"company": company.id, "limit": 1})
        self.table.state.pending.insert(0, due)

    def faults(self, due: Pending) -> Iterator[str]:
        """A merged minor has a hub on a tile with one of the major."""
        major, name = self.table.companies[due.actors[0].id], due.context["company"]
        if name not in major.merged:
            yield f"context.company: expected one that {major.id} was formed of, found {name}"
        elif self._beside(self.table.companies[name], major) is None:
            yield f"context.company: expected one with a hub on a tile with {major.id}, found {name}"
        if due.context["limit"] != 1:
            yield f"context.limit: expected 1, found {due.context['limit']}"

    def _waiting(self) -> Company:
        """The minor of which it is asked whether its hub is replaced."""
        return self.table.companies[self.table.state.pending[0].context["company"]]

    def replace(self, move: ReplaceTokensMove) -> Commit:
        """Replace this hub rather than the other minor's, or leave it at that one."""
        company, major = self.table.company(move.company), self.table.companies[move.actor.id]
        if company is not self._waiting():
            self.table.refuse("not-to-be-replaced", f"No hub of the {company.id} is to be replaced.")
        places = [(place.hex, sorted(place.exits)) for place in move.tokens]
        own = self._beside(company, major)
        if places and (own is None or places != [(own.hex, sorted(own.exits))]):
            self.table.refuse("no-such-token", f"The {company.id} has no such hub to be replaced.")

        def commit() -> None:
            if own is not None and places:
                self.tokens.take_back(major, next(hub for hub in major.tokens if hub.hex == own.hex))
                self.successors.replace(company, major, own)
            elif own is not None:
                self.tokens.take_back(company, own)
            del self.table.state.pending[0]

        return commit

    def choices(self, actor: Actor) -> Iterator[Candidate]:
        """To leave it, or to replace this one."""
        company = self._waiting()
        yield ReplaceTokensMove(actor=actor, company=company.id, tokens=[])
        own = self._beside(company, self.table.companies[actor.id])
        if own is not None:
            yield ReplaceTokensMove(actor=actor, company=company.id, tokens=[own])

    def _beside(self, company: Company, major: Company) -> Place | None:
        """The hub of a company on a tile with one of the major, the first if there are several."""
        tiles = {hub.hex for hub in major.tokens}
        return next((place for place in company.tokens if place.hex in tiles), None)
