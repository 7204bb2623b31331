"""Tokens of merged companies are replaced by those of the company that they have formed (18GL 4.5.1.2)."""

from collections.abc import Iterator
from itertools import combinations

from ...actions import ReplaceTokensMove
from ...state import Actor, Company, Pending, Place
from ..building.tokens import Tokens
from ..map.board import Board
from ..options import Candidate
from ..table import Commit, Table
from .successor_tokens import SuccessorTokens

KIND = "replace_tokens"


class TokenReplacement:
    """Home tokens first, all of them; then a few more of each company, as the president likes."""

    def __init__(self, table: Table, board: Board, tokens: Tokens) -> None:
        self.table = table
        self.board = board
        self.tokens = tokens
        self.successors = SuccessorTokens(board, tokens)
        assert table.box.national is not None
        self.card = table.box.national

    @property
    def _national(self) -> Company:
        return self.table.companies[self.card.id]

    def begin(self) -> None:
        """Replace the home tokens and ask about the others."""
        national = self._national
        merged = [self.table.companies[name] for name in national.merged]
        for company in merged:
            for home in self._homes(company):
                self._replace(company, home)
        asked = []
        for company in merged:
            if self._open(company) and national.president is not None:
                actor = Actor(kind="company", id=national.id, by=national.president)
                asked.append(Pending(kind=KIND, actors=[actor], context={"company": company.id, "limit": 0}))
            else:
                self._lose(company)
        self.table.state.pending[:0] = asked
        self._set_limits()

    def _homes(self, company: Company) -> list[Place]:
        home = self.table.box.home(company.id)
        hexes = (home.hex, *home.also, home.alternative)
        return [place for place in company.tokens if place.hex in hexes][:1]

    def _limit(self) -> int:
        """How many tokens besides the home token may be replaced of one company."""
        most = self.card.tokens_replaced
        match self.table.switches.tokens_of_the_merger:
            case "own-tokens":
                return min(most, self._national.tokens_left)
            case "home-counts":
                return most - 1
            case _:
                return most

    def _set_limits(self) -> None:
        for due in self.table.state.pending:
            if due.kind == KIND:
                due.context["limit"] = self._limit()

    def _open(self, company: Company) -> list[Place]:
        """Those of its tokens that can be replaced."""
        if not self._limit():
            return []
        return [place for place in company.tokens if not self._is_barred(place)]

    def _is_there(self, place: Place) -> bool:
        """Whether the new company has a token in that city and may not have another one there."""
        there = any(own.hex == place.hex and own.exits == place.exits for own in self._national.tokens)
        return there and not self.table.switches.two_spaces_one_company

    def _is_barred(self, place: Place) -> bool:
        """The same; and by a reading not in the other half of a city of two hexes, homes excepted."""
        return self._is_there(place) or self.tokens.is_in_other_half(self._national.id, place.hex)

    def _replace(self, company: Company, place: Place) -> None:
        if self._is_there(place):
            self.tokens.take_back(company, place)
            return
        self.successors.replace(company, self._national, place)

    def _lose(self, company: Company) -> None:
        for place in list(company.tokens):
            self.tokens.take_back(company, place)

    def faults(self, due: Pending) -> Iterator[str]:
        """A company that was merged still has tokens to be replaced."""
        national, name = self.table.companies.get(self.card.id), due.context["company"]
        if national is None or due.actors[0].id != national.id:
            yield f"actors: expected {self.card.id} once it has been formed, found {due.actors[0].id}"
        elif name not in national.merged:
            yield f"context.company: expected one that {national.id} was formed of, found {name}"
        elif not self._open(self.table.companies[name]):
            yield f"context.company: expected one with tokens that can be replaced, found {name}"
        if due.context["limit"] != (limit := self._limit()):
            yield f"context.limit: expected {limit}, found {due.context['limit']}"

    # the decision -------------------------------------------------------------------------------------

    def _waiting(self) -> list[str]:
        """The companies of which it has not been said yet what is replaced."""
        return [due.context["company"] for due in self.table.state.pending if due.kind == KIND]

    def replace(self, move: ReplaceTokensMove) -> Commit:
        """Replace these tokens of one company; its others are lost."""
        company = self.table.company(move.company)
        if company.id not in self._waiting():
            self.table.refuse("not-to-be-replaced", f"No tokens of the {company.id} are to be replaced.")
        places = [(place.hex, tuple(sorted(place.exits))) for place in move.tokens]
        own = {(place.hex, tuple(place.exits)): place for place in company.tokens}
        if len(set(places)) < len(places) or any(place not in own for place in places):
            self.table.refuse("no-such-token", f"The {company.id} has no such tokens to be replaced.")
        if len(places) > self._limit():
            self.table.refuse("too-many-replaced", f"Only {self._limit()} tokens can be replaced.")
        if any(place in own and self._is_barred(own[place]) for place in places):
            self.table.refuse("token-there-already", f"The {self.card.id} has a token in that city already.")

        def commit() -> None:
            for place in places:
                self._replace(company, own[place])
            if self.table.switches.tokens_of_the_merger == "own-tokens":
                self._national.tokens_left -= len(places)
            self._settle(company)

        return commit

    def _settle(self, company: Company) -> None:
        """Of this company nothing more is asked, nor of others with nothing left to replace."""
        self._lose(company)
        for name in self._waiting():
            if not self._open(self.table.companies[name]):
                self._lose(self.table.companies[name])
        self.table.state.pending[:] = [
            due
            for due in self.table.state.pending
            if due.kind != KIND or self.table.companies[due.context["company"]].tokens
        ]
        self._set_limits()

    def choices(self, actor: Actor) -> Iterator[Candidate]:
        """Every choice of tokens of each company that waits, none first."""
        for name in self._waiting():
            places = self._open(self.table.companies[name])
            for count in range(self._limit() + 1):
                for chosen in combinations(places, count):
                    yield ReplaceTokensMove(actor=actor, company=name, tokens=list(chosen))
