"""Home tokens that may go to one of two places."""

from collections.abc import Iterator

from ...actions import PlaceTokenMove
from ...state import Actor, Company, Pending
from ..map.board import Board
from ..options import Candidate
from ..table import Commit, Table
from .tokens import Tokens


class Homes:
    """A company that may pick its home does so as soon as it floats (18GL 4.4, 4.5)."""

    def __init__(self, table: Table, board: Board, tokens: Tokens) -> None:
        self.table = table
        self.board = board
        self.tokens = tokens

    def settle(self, company: Company) -> None:
        """Place its home token, or let the company pick the place before anything else."""
        if self.table.box.home(company.id).alternative is None:
            self.tokens.place_home_token(company)
            return
        actor = Actor(kind="company", id=company.id, by=self.table.decider(company.id))
        due = Pending(kind="home", actors=[actor], context={"company": company.id})
        self.table.state.pending.insert(0, due)

    def faults(self, due: Pending) -> Iterator[str]:
        """A company that has floated and may pick its home has no token there yet."""
        company = self.table.companies[due.actors[0].id]
        home = self.table.box.companies_by_id.get(company.id)
        if due.context["company"] != company.id:
            yield f"context.company: expected {company.id}, found {due.context['company']}"
        if home is None or self.table.box.home(company.id).alternative is None or not company.floated:
            yield f"actors: expected a company that has floated and may pick its home, found {company.id}"
        elif any(place.hex in self.table.box.home(company.id).hexes for place in company.tokens):
            yield f"actors: {company.id} has its home token on the map"

    def place(self, move: PlaceTokenMove) -> Commit:
        """Put the home token on one of the places."""
        company = self.table.companies[move.actor.id]
        home = self.table.box.home(company.id)
        self.tokens.check_by_itself(move)
        if move.hex not in home.hexes or self.board.place(move.hex, move.exits) is None:
            self.table.refuse("not-a-home", f"The home of the {company.id} is {' or '.join(home.hexes)}.")

        def commit() -> None:
            del self.table.state.pending[0]
            self.tokens.put(company, move.hex, self.board.node_index(move.hex, move.exits))

        return commit

    def places(self, actor: Actor) -> Iterator[Candidate]:
        """Each of the places."""
        for name in self.table.box.home(actor.id).hexes:
            yield PlaceTokenMove(
                actor=actor, hex=name, exits=list(self.board.named((self.board.number(name), 0))[1])
            )
