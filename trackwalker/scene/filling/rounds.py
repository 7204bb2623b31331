"""The round in progress, filled in: who has acted in it, who is still to act, and what has been done."""

from typing import Any

from trackwalker.components.box import Box
from trackwalker.components.chart import cell_position
from trackwalker.errors import SceneError
from trackwalker.scene.distribution import (
    all_cards,
    in_order_of_choice,
    in_turn,
    keep_unsaid,
    turns_before,
    without_cards,
)
from trackwalker.scene.filling.map_rounds import MAP_TASKS, building
from trackwalker.scene.first_choice import first_choice_round
from trackwalker.scene.plain_table import terms_of
from trackwalker.scene.setting.draft import Stated
from trackwalker.scene.table import State, Table
from trackwalker.scene.values import RoundName, Task

STEP_OF_KIND = {
    "convert": "convert",
    "lead_train": "lead_train",
    "issue": "issue",
    "track": "track",
    "build": "build",
    "token": "token",
    "run": "run",
    "interest": "interest",
    "dividend": "dividend",
    "buy_train": "trains",
    "emergency": "trains",
    "loans": "loans",
    "bonds": "bonds",
    "own_shares": "own_shares",
}
"""The step of an operating turn in which each kind of decision is made."""


class CompletedRounds:
    """Makes the `round` of a state of what the Givens have said."""

    def __init__(self, state: State, box: Box, stated: Stated) -> None:
        self.state, self.box, self.stated = state, box, stated
        self.table = Table(state)

    def fill(self) -> None:
        """Put the round on the table. Raises SceneError where it could not be."""
        stated, current = self.stated, self.state["round"]
        if stated.turn is not None and stated.turn[1].kind in MAP_TASKS:
            self.state["round"] = building(self.state, self.box, stated)
        elif stated.round is not None:
            where = stated.round
            made = {"stock": self._stock_round, "merger": self._merger_round}
            self.state["round"] = made.get(where.kind, self._operating_round)(where)
            self._end_lies_ahead()
        elif current["kind"] == "draft":
            self._distribution(current)
        elif current["kind"] == "bids":
            self._first_choice(current)
        else:
            self._auction(current)

    # ------------------------------------------------------------------ before the first stock round

    def _auction(self, current: dict[str, Any]) -> None:
        stated = self.stated
        if stated.passed:
            current["passed"] = list(stated.passed)
        if stated.contest is not None:
            private, bidders = stated.contest
            current["contest"] = {"private": private, "bidders": bidders}
        current["resume"] = stated.resume

    def _distribution(self, current: dict[str, Any]) -> None:
        """The cards: those who have chosen before have kept blanks, as far as no sentence says what."""
        stated, players = self.stated, self.table.players
        cards = all_cards(self.box, len(players), self.state["removed"]["privates"])
        order = in_order_of_choice(players, self.state["priority"])
        who, task = stated.turn = stated.turn or (order[0], Task("draft"))
        last = [task.private] if task.kind == "last_private" and task.private else []
        kept = {name: list(stated.kept.get(name, ())) for name in order}
        told = [*(stated.hand or ()), *last, *(card for own in kept.values() for card in own)]
        choices = len(cards) - 1 if last else turns_before(who, order, kept)
        rest = keep_unsaid(kept, order, choices, without_cards(cards, told)) + last
        deck = rest if stated.deck is None else list(stated.deck)
        if sorted(deck) != sorted(rest):
            raise SceneError(f"these cards must lie in the deck: {', '.join(rest) or 'none'}")
        hand = stated.hand
        if hand is None:
            size = self.box.hand(len(players)) if task.kind == "draft" else 0
            hand, deck = deck[:size], deck[size:]
        current.update(deck=deck, hand=list(hand), picks=in_turn(kept, order))

    def _first_choice(self, current: dict[str, Any]) -> None:
        """The hidden bids; those of whom no sentence says it have bid nothing once somebody is to choose."""
        players, bids = self.table.players, list(self.stated.bids)
        choosing = self.stated.turn is not None and self.stated.turn[1].kind == "choose_private"
        if choosing:
            bids += [(name, 0) for name in players if name not in dict(bids)]
        made, _ = first_choice_round(self.box, players, bids)
        current.update(made)
        taken = [name for name in self.state["privates"] if name["owner"] != "bank"]
        if self.stated.turn is None:
            undecided = [name for name in players if name not in dict(bids)] or made["choosers"][len(taken) :]
            self.stated.turn = (undecided[0], Task("choose_private" if made["choosers"] else "hidden_bid"))
        elif choosing and self.stated.turn[0] != (next_one := made["choosers"][len(taken)]):
            raise SceneError(
                f"with {len(taken)} private companies taken it is {next_one}'s turn, by the bids"
            )

    # ------------------------------------------------------------------ stock rounds

    def _stock_round(self, where: RoundName) -> dict[str, Any]:
        stated = self.stated
        if stated.turn is None or stated.turn[1].kind != "stock_turn":
            raise SceneError(f"it is {where}: say whose turn it is to trade")
        player = stated.turn[0]
        self.table.player(player)
        sold = list(stated.sold_in_round)
        sold += [(player, company) for company in stated.sold_in_turn if (player, company) not in sold]
        return {
            "kind": "stock",
            "number": where.number,
            "passed": list(stated.passed),
            "sold": [{"player": name, "company": company} for name, company in sold],
            "last_trader": stated.last_trader or (player if stated.sold_in_turn else None),
            "turn": {"player": player, "sold": list(stated.sold_in_turn), "bought": None},
        }

    # ------------------------------------------------------------------ merger rounds

    def _merger_round(self, where: RoundName) -> dict[str, Any]:
        """Minors of a higher price than the one on turn have proposed what they wanted to."""
        entries = [self.table.company(name) for name in self.table.companies]
        minors = [c["id"] for c in entries if c["kind"] == "minor" and c["floated"] and not c["closed"]]
        order, turn = self.in_order_of_operation(minors), self.stated.turn
        if turn is None or turn[1].kind != "merger" or turn[0] not in order:
            raise SceneError("it is a merger round: say which minor's turn it is to propose a merger")
        self.state["cycle"]["number"] = where.number
        refused = [list(pair) for pair in self.stated.turned_down]
        return {"kind": "merger", "order": order[order.index(turn[0]) :], "refused": refused}

    # ------------------------------------------------------------------ operating rounds

    def in_order_of_operation(self, companies: list[str], rising: bool = False) -> list[str]:
        """Those without shares first, then the higher price, the further right, the top of the stack.

        rising: the lower price first.
        """

        def key(company: str) -> tuple[int, int, int]:
            cell = self.table.position(company)
            if cell is None:
                raise SceneError(f"the {company} has floated but stands nowhere on the chart")
            price, column = cell["price"], cell_position(cell["cell"])[1]
            sign = 1 if rising else -1
            return (sign * price, sign * column, cell["stack"].index(company))

        first = [name for name in self.box.independents if name in companies]
        return first + sorted((name for name in companies if name not in first), key=key)

    def _operating_round(self, where: RoundName) -> dict[str, Any]:
        stated = self.stated
        entries = [self.table.company(name) for name in self.table.companies]
        terms = terms_of(self.box, self.state["rules"])
        vacant = not terms.failure.vacant_companies_wait
        floated = [
            entry["id"]
            for entry in entries
            if entry["floated"] and not entry["closed"] and (vacant or not entry.get("receivership"))
        ]
        order = self.in_order_of_operation(floated, (where.set, where.number) in terms.turns.rising_in)
        company, task = stated.turn if stated.turn else (None, None)
        of = self._rounds_of_the_set(where)
        operating = None
        if task is not None and company is not None:
            operating = self._company_on_turn(company, task)
        if operating is not None and operating not in floated:
            raise SceneError(f"the {operating} has not floated, it cannot operate")
        before = order[: order.index(operating)] if operating is not None else list(order)
        if task is not None and task.kind == "assign":
            before = []
        if stated.order is not None:
            before = [name for name in order if name not in stated.order and name != operating]
        done = stated.done if stated.done is not None else before
        rest = [name for name in order if name not in done and name != operating]
        if stated.order is not None and stated.order != rest:
            raise SceneError(f"still to operate are {', '.join(rest) or 'none'}, by the chart")
        return {
            "kind": "operating",
            "set": where.set,
            "number": where.number,
            "of": of,
            "order": rest,
            "done": list(done),
            "turn": None if operating is None or task is None else self._turn(operating, task),
            "exported": task is not None and task.kind == "discard_train" and self.box.exports_trains,
        }

    def _rounds_of_the_set(self, where: RoundName) -> int:
        """How many operating rounds the set has: as many as its phase says, or one that has gone before.

        Raises SceneError where the number contradicts the phase, or the end of the game.
        """
        phase = self.state["phase"]
        so_far = [
            card["operating_rounds"]
            for name, card in self.box.phases.items()
            if self.box.has_begun(name, phase)
        ]
        of = int(where.of or self.box.phases[phase]["operating_rounds"])
        if where.number > of:
            raise SceneError(f"{where} cannot be: phase {phase} has {of}; say `{where} of {where.number}`")
        if of not in so_far:
            known = " or ".join(str(count) for count in sorted({*so_far}))
            raise SceneError(f"{where} of {of} cannot be: up to phase {phase} a set has {known}")
        ending = self.state["ending"]
        last = ending["last_round"] if ending is not None else {"set": 0, "number": 0}
        if last["set"] == where.set and last["number"] != of and where.of is None:
            raise SceneError(
                f"the game ends after operating round {last['set']}.{last['number']}, but phase {phase} has "
                f"{of} in a set: say `{where} of {last['number']}`, or how many if it ends in between"
            )
        return of

    def _end_lies_ahead(self) -> None:
        """Raises SceneError where the game should have ended before this round."""
        ending, current = self.state["ending"], self.state["round"]
        if ending is None:
            return
        last = ending["last_round"]
        now = (current["set"], current["number"]) if "set" in current else (current.get("number", 0), 0)
        of = current.get("of", last["number"])
        if not now <= (last["set"], last["number"]) or (last["set"] == now[0] and last["number"] > of):
            raise SceneError(
                f"the game cannot end after operating round {last['set']}.{last['number']}: "
                f"it is {self.table.round_name}" + (f" of {of}" if "of" in current else "")
            )

    def _company_on_turn(self, who: str, task: Task) -> str | None:
        if task.kind in ("emergency", "bonus"):
            return task.company
        if task.kind in ("discard_train", "assign"):
            # The export that ends a round may cut the limit: then trains are discarded in nobody's turn.
            # Markers are placed before the first turn.
            return None
        if task.kind not in STEP_OF_KIND:
            raise SceneError(f"nobody has to decide that ({task.kind}) in an operating round")
        self.table.company(who)
        return who

    def _turn(self, company: str, task: Task) -> dict[str, Any]:
        step = STEP_OF_KIND.get(task.kind) or self.box.bonus_step(task.private or "")
        if step is None:
            raise SceneError(f"{task.private} has no bonus action")
        revenue = task.money
        if revenue is None and step == "trains":
            revenue = 0
        if revenue and not self.table.trains(company):
            raise SceneError(f"the {company} has no train, it cannot have earned ${revenue}")
        extras = {**self.stated.extras, "sold": self.stated.sold_in_turn, "restricted": self._restricted()}
        return {
            "company": company,
            "step": step,
            "laid": self.stated.laid,
            "tokens": self.stated.tokens_placed,
            "revenue": revenue,
            "routes": [],
            "bought": [train for train, _ in self.stated.bought_from],
            **{name: told for name, told in extras.items() if told},
        }

    def _restricted(self) -> list[str]:
        """The types of train of which the company on turn may buy no more in it."""
        if not self.box.phases[self.state["phase"]].get("one_of_a_type"):
            return []
        terms = terms_of(self.box, self.state["rules"]).trains
        return [train for train, source in self.stated.bought_from if terms.limits(source)]
