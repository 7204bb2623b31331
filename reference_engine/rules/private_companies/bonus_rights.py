"""Who may use a private company for a company in its turn, and when (18FL 3.3)."""

from collections.abc import Iterator

from ...components import PrivateCard
from ...state import Actor, Company, Pending, Private
from ..table import Table


class BonusRights:
    """Bonus actions belong to a step; their owners are asked when the company has done its part of it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def step_of(self, card: PrivateCard) -> str | None:
        """The step of a turn to which a private company's bonus action belongs."""
        if card.power is not None:
            return "track"
        return "token" if card.marker is not None or card.terminal else None

    def open_ones(self) -> Iterator[tuple[Private, str]]:
        """The private companies that could be used for the company in turn, with their owners."""
        president = self.table.operating_company.president
        for private in self.table.state.privates:
            owner = self.table.owner_player(private)
            card = self.table.box.private(private.id)
            if owner is None or self.table.players[owner].bankrupt or self.step_of(card) is None:
                continue
            if owner == president or not self._for_own_only(card):
                yield private, owner

    def _for_own_only(self, card: PrivateCard) -> bool:
        switches = self.table.switches
        extra_tile = card.power is not None and switches.extra_tile_for_own_companies
        return switches.bonus_for_own_companies or extra_tile

    def ask(self) -> None:
        """The company has done its part of the step: the owners of fitting private companies decide."""
        turn = self.table.turn
        for private, owner in self.open_ones():
            card = self.table.box.private(private.id)
            if self.step_of(card) == turn.step and not self._is_past(card):
                self.table.state.pending.append(
                    Pending(
                        kind="bonus",
                        actors=[Actor(kind="player", id=owner)],
                        context={"private": private.id, "company": turn.company},
                    )
                )

    def admit_early(self, due: Pending) -> None:
        """Who else may act while a company decides, where bonus actions need not wait."""
        if due.actors[0].kind != "company" or due.kind == "discard_train":
            return
        deciding = due.actors[: 2 if due.kind == "emergency" else 1]
        others = [Actor(kind="player", id=owner) for owner in self._early_owners(due.kind)]
        due.actors = deciding + [actor for actor in others if actor not in deciding]

    def _early_owners(self, decision: str) -> dict[str, None]:
        cards = ((self.table.box.private(private.id), owner) for private, owner in self.open_ones())
        return dict.fromkeys(owner for card, owner in cards if self._is_early(card, decision))

    def _is_early(self, card: PrivateCard, decision: str) -> bool:
        """Whether a bonus action may come while a company has this decision; by the book none may."""
        switches, step = self.table.switches, self.step_of(card)
        if switches.bonus_in_any_order and step == decision:
            return True
        if card.terminal and switches.terminal_from_track_to_run:
            return switches.bonus_at_any_time and decision in ("token", "run") and not self._is_past(card)
        return switches.bonus_at_any_time and step == "token"

    def _is_past(self, card: PrivateCard) -> bool:
        """Whether an extra station would have had to come before the company's own token; not by the book."""
        before_a_token = card.terminal and self.table.switches.terminal_from_track_to_run
        return before_a_token and self.table.turn.tokens > 0

    def check_may_use(self, private_name: str, actor: Actor) -> Private:
        """Refuse to anybody but the owner to use a private company, and to him at another time."""
        private, due = self.table.private(private_name), self.table.state.pending[0]
        if actor.kind != "player" or self.table.owner_player(private) != actor.id:
            self.table.refuse("not-his-private", f"{actor.id} does not own {private.id}.")
        card = self.table.box.private(private.id)
        if due.kind == "bonus":
            if due.context["private"] != private.id:
                self.table.refuse("bonus-of-another-private", f"It is about {due.context['private']} now.")
        elif not self._is_early(card, due.kind):
            step = self.step_of(card)
            when = "has no bonus action" if step is None else f"is used in the {step} step"
            self.table.refuse("bonus-not-now", f"{private.id} {when}.")
        if self._for_own_only(card) and actor.id != self.table.operating_company.president:
            self.table.refuse("bonus-for-own-company", f"{private.id} serves {actor.id}'s own companies.")
        return private

    def check_consent(self, company: Company, agreed_by: str | None, actor: Actor, cost: int) -> None:
        """A president whose company has to pay for somebody else's bonus has to agree."""
        president = company.president
        if actor.kind == "player" and cost and president not in (actor.id, agreed_by):
            self.table.refuse("no-consent", f"{president}, president of the {company.id}, has not agreed.")

    def asked_of(self, actor: Actor) -> Iterator[PrivateCard]:
        """The private companies that a player could use now."""
        due = self.table.state.pending[0]
        for private, owner in self.open_ones() if actor.kind == "player" else ():
            if owner == actor.id and due.context.get("private", private.id) == private.id:
                yield self.table.box.private(private.id)

    def consents(self, actor: Actor) -> tuple[str | None, ...]:
        """None, and that of the president for what somebody else does with the company's money."""
        president = self.table.operating_company.president
        return (None, president) if actor.id != president else (None,)
