"""Merger rounds: minors propose to each other to become a major (Lost Atlas MG.round, MG.agree)."""

from collections.abc import Iterator

from ...actions import ChooseMajorMove, MergeMove, PassMove
from ...state import Actor, Company, MergerRound, Pending
from ..options import Candidate
from ..table import Commit, Illegal, Table
from ..turns.course import Course
from .merger_pairs import MergerPairs
from .pair_mergers import PairMergers


class MergerRounds:
    """From the highest price down each minor proposes or passes; both presidents have to agree."""

    def __init__(self, table: Table, course: Course, pairs: MergerPairs, mergers: PairMergers) -> None:
        self.table = table
        self.course = course
        self.pairs = pairs
        self.mergers = mergers

    # the round ----------------------------------------------------------------------------------------

    @property
    def round(self) -> MergerRound:
        """The merger round in progress."""
        current = self.table.state.round
        assert isinstance(current, MergerRound)
        return current

    def is_due(self) -> bool:
        """Whether the first green train has left the bank."""
        return "green" in self.table.phase.tiles

    def start(self, number: int) -> None:  # noqa: ARG002
        """Begin it; before the first green train it is over at once."""
        minors = [company.id for company in self.table.state.companies if self.pairs.can_merge(company)]
        order = self.pairs.market.in_operating_order(minors) if self.is_due() else []
        self.table.state.round = MergerRound(order=order, refused=[])
        self.next()

    def next(self) -> None:
        """Nothing is pending: the next minor that has a partner may propose, or the round is over."""
        order, companies = self.round.order, self.table.companies
        while order and not self._has_partner(companies[order[0]]):
            del order[0]
        if order:
            self._ask("merger", self.table.companies[self.round.order[0]], {})
        else:
            cycle = self.table.state.cycle
            self.course.over(0 if cycle is None else cycle.number)

    def _has_partner(self, first: Company) -> bool:
        """Whether there is a minor to which this one could propose a merger."""
        for second in self.table.state.companies:
            try:
                self._check_partner(first, second)
            except Illegal:
                continue
            return True
        return False

    def _ask(self, kind: str, company: Company, context: dict[str, str]) -> None:
        actor = Actor(kind="company", id=company.id, by=company.president)
        self.table.state.pending.insert(0, Pending(kind=kind, actors=[actor], context=context))

    def faults(self, due: Pending) -> Iterator[str]:
        """Who decides follows from the order of the round, and from the minors that are to merge."""
        deciding = due.actors[0].id
        first = self.round.order[0] if self.round.order else None
        if due.kind == "merger":
            if deciding != first:
                yield f"actors: expected {first or 'nobody'}, the first of `round.order`, found {deciding}"
        elif due.kind == "merger_answer":
            proposing = due.context["company"]
            if proposing != first:
                yield f"context.company: expected {first or 'none'}, first of the order, found {proposing}"
            else:
                yield from self._faults_of_answer(self._proposer_in(due), self.table.companies[deciding])
        else:
            yield from self._faults_of_choice(due.context["companies"], deciding)

    def _faults_of_answer(self, first: Company, second: Company) -> Iterator[str]:
        try:
            self._check_partner(first, second)
        except Illegal as refusal:
            yield f"actors: expected a minor to which {first.id} can propose. {refusal.reason}"
        else:
            if first.president == second.president:
                yield f"actors: {first.president} presides over both companies, and has agreed"

    def _faults_of_choice(self, names: list[str], player: str) -> Iterator[str]:
        minors = [self.table.companies[name] for name in names]
        if len({*names}) != 2 or len(names) != 2 or not all(map(self.pairs.can_merge, minors)):
            yield f"context.companies: expected two minors in operation, found {', '.join(names)}"
            return
        if [company.id for company in self.pairs.in_order(*minors)] != names:
            yield f"context.companies: expected the earlier one first, found {', '.join(names)}"
        if (president := self.pairs.president(minors[0], minors[1])) != player:
            yield f"actors: expected {president}, who will preside, found {player}"
        if not self.mergers.majors():
            yield "kind: there is no major left to be formed"
        for name in names:
            if name in self.round.order:
                yield f"kind: {name} is in `round.order`, and does not propose any more"

    # proposing ----------------------------------------------------------------------------------------

    def propose(self, move: MergeMove) -> Commit:
        """A minor proposes to merge with another one; where that president has agreed, it is done."""
        first, second = self.table.companies[move.actor.id], self.table.company(move.partner)
        self._check_partner(first, second)
        speaking = {first.president}
        agreed = second.president in (first.president, move.agreed_by)
        if agreed:
            speaking.add(second.president)
        self._check_major(first, second, move.into, speaking if agreed else set())
        if agreed:
            return lambda: self._agree(first, second, move.into)
        return lambda: self._ask("merger_answer", second, {"company": first.id})

    def _check_partner(self, first: Company, second: Company) -> None:
        """Refuse a merger with what is no other minor, was turned down, or is out of reach."""
        table = self.table
        if second is first or not self.pairs.can_merge(second):
            table.refuse("not-another-minor", f"The {first.id} can merge with another minor only.")
        if any({first.id, second.id} == set(pair) for pair in self.round.refused):
            table.refuse("turned-down", f"{first.id} and {second.id} have been turned down in this round.")
        if table.switches.merging_minors_connected and not self.pairs.are_connected(first, second):
            table.refuse("minors-not-connected", f"No route leads from the {first.id} to the {second.id}.")

    def _check_major(
        self, first: Company, second: Company, into: str | None, speaking: set[str | None]
    ) -> None:
        """Refuse a major that is not left, or that somebody names whose choice it is not."""
        if into is None:
            return
        self._check_is_left(into)
        if not speaking:
            self.table.refuse(
                "nobody-has-agreed", f"{second.president} has not agreed to merge the {second.id}."
            )
        president = self.pairs.president(first, second)
        if speaking and president not in speaking:
            self.table.refuse("new-president-chooses", f"{president} chooses the major.")

    def _check_is_left(self, name: str) -> None:
        if name not in self.mergers.majors():
            self.table.refuse("no-such-major", f"{name} is no major that can be formed.")

    def proposals(self, actor: Actor) -> Iterator[Candidate]:
        """Every other minor; where that is agreed already, also with the major."""
        first = self.table.companies[actor.id]
        for second in self.table.state.companies:
            if second is first or not self.pairs.can_merge(second):
                continue
            yield MergeMove(actor=actor, partner=second.id)
            agreed = None if second.president == first.president else second.president
            for major in self.mergers.majors():
                yield MergeMove(actor=actor, partner=second.id, into=major, agreed_by=agreed)

    def pass_turn(self, move: PassMove) -> Commit:  # noqa: ARG002
        """A minor proposes nothing (more)."""
        return self._turn_over

    def _turn_over(self) -> None:
        self.table.state.pending.clear()
        del self.round.order[0]

    # the answer ---------------------------------------------------------------------------------------

    def answer(self, move: MergeMove) -> Commit:
        """The other president agrees."""
        second = self.table.companies[move.actor.id]
        first = self._proposer
        if move.partner != first.id:
            self.table.refuse("answers-the-proposal", f"The {first.id} has proposed to merge, nobody else.")
        self._check_major(first, second, move.into, {second.president})
        return lambda: self._agree(first, second, move.into)

    @property
    def _proposer(self) -> Company:
        return self._proposer_in(self.table.state.pending[0])

    def _proposer_in(self, due: Pending) -> Company:
        return self.table.companies[due.context["company"]]

    def answers(self, actor: Actor) -> Iterator[Candidate]:
        """To agree, perhaps naming the major."""
        yield MergeMove(actor=actor, partner=self._proposer.id)
        for major in self.mergers.majors():
            yield MergeMove(actor=actor, partner=self._proposer.id, into=major)

    def turn_down(self, move: PassMove) -> Commit:
        """The other president does not agree; by one reading the minor has had its turn."""

        def commit() -> None:
            self.round.refused.append([self._proposer.id, move.actor.id])
            del self.table.state.pending[0]
            if self.table.switches.refused_minor_has_had_its_turn:
                self._turn_over()

        return commit

    # the major ----------------------------------------------------------------------------------------

    def _agree(self, first: Company, second: Company, into: str | None) -> None:
        """Both have agreed: neither proposes any more, and the new president chooses the major."""
        self.table.state.pending.clear()
        both = [company.id for company in self.pairs.in_order(first, second)]
        self.round.order[:] = [name for name in self.round.order if name not in both]
        left = self.mergers.majors()
        if into is None and len(left) > 1:
            actor = Actor(kind="player", id=self.pairs.president(first, second))
            due = Pending(kind="choose_major", actors=[actor], context={"companies": both})
            self.table.state.pending.append(due)
        else:
            self.mergers.merge(first, second, into or left[0])

    def choose(self, move: ChooseMajorMove) -> Commit:
        """The new president says which major they form."""
        self._check_is_left(move.company)

        def commit() -> None:
            first, second = self.table.state.pending.pop(0).context["companies"]
            self.mergers.merge(self.table.companies[first], self.table.companies[second], move.company)

        return commit

    def choices(self, actor: Actor) -> Iterator[Candidate]:
        """Every major that nobody has formed."""
        for major in self.mergers.majors():
            yield ChooseMajorMove(actor=actor, company=major)
