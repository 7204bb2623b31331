"""The engine that knows what can be played: the reference engine, by the rules of the one that is tested."""

from collections.abc import Collection, Mapping
from typing import Any

from trackwalker.fuzzing.comparing import waits_for
from trackwalker.fuzzing.runs import Beginning
from trackwalker.invariants.core.facts import Facts
from trackwalker.invariants.core.view import View
from trackwalker.playouts.deals import BLANK
from trackwalker.port.engine import EngineFault
from trackwalker.port.reference import ReferenceConnection

__all__ = ["MOST_PASSES", "Guide"]

MOST_PASSES = 60
"""More steps without a choice in a row than a whole round can need."""

_POSSIBLE_THROUGHOUT = frozenset({"pass", "buy_company", "assign"})
"""What can be done in the next step as well."""

_BY_POWER = frozenset({"lay_tile", "place_token"})
"""What a power may allow throughout a turn; whether it does is looked at."""


_OWN_SHARES = frozenset({"buy_shares", "sell_shares"})
_AFTER_THE_STEP_FOR_IT = frozenset({"build", "run"})
"""Decisions at which a company trades shares of its own by a deviation only: by the book nothing is given up
by whoever passes there."""

_STEP_FOR_IT = "issue"
"""The step for it; by that deviation it may be passed over, as the same can be done later."""


class Guide:
    """Proposes and judges. rules: those by which it plays, the `rules` of `new_game`. edition: by which runs
    begin; None: the base."""

    def __init__(self, rules: Mapping[str, Any], edition: str | None = None) -> None:
        self.engine = ReferenceConnection()
        self.rules = dict(rules)
        self.edition = edition
        self._state: dict[str, Any] | None = None
        self._templates: list[dict[str, Any]] | None = None
        self._view: View | None = None

    @property
    def state(self) -> dict[str, Any]:
        """The table; not to be changed."""
        if self._state is None:
            self._state = self.engine.state()
        return self._state

    @property
    def templates(self) -> list[dict[str, Any]]:
        """Every legal action now."""
        if self._templates is None:
            self._templates = self.engine.legal_actions()
        return self._templates

    def view(self, facts: Facts) -> View:
        """The table as those who check it look at it."""
        if self._view is None or self._view.state is not self.state:
            self._view = View(self.state, facts)
        return self._view

    @property
    def due(self) -> str:
        """The kind of decision that is due; empty when the game is over."""
        return str(self.state["pending"][0]["kind"]) if self.state["pending"] else ""

    def begin(self, start: Beginning) -> None:
        """Come to the beginning of a run. Raises EngineFault where that cannot be."""
        self._forget()
        if start.state is not None:
            self.engine.load(start.state)
            self._state = start.state
            return
        if start.params is None:
            raise EngineFault("invalid-message", "the run has neither a deal nor a table", fatal=False)
        self.new_game(start.params)
        for action in start.actions:
            self.apply(action)

    def deal(self, params: Mapping[str, Any]) -> dict[str, Any]:
        """What `new_game` is given, without the rules, which each engine is told in its own way."""
        bare = {name: value for name, value in params.items() if name not in ("rules", "edition")}
        return bare if self.edition is None else {**bare, "edition": self.edition}

    def new_game(self, params: Mapping[str, Any]) -> None:
        """Begin a game, by the rules that are followed."""
        self._forget()
        self.engine.new_game({**params, "rules": self.rules})

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        """Carry out an action; what is no action at all is refused."""
        try:
            answer = self.engine.apply(action)
        except EngineFault as fault:
            if fault.code != -32000:
                raise
            return {"legal": False, "reason": fault.detail}
        if answer["legal"]:
            self._forget()
        return answer

    def adopt(self, state: dict[str, Any]) -> bool:
        """Go on from a table of another engine; False where it is none."""
        known = {name: part for name, part in state.items() if not name.startswith("x-")}
        try:
            self.engine.load({**known, "rules": self.rules})
        except EngineFault:
            return False
        self._forget()
        return True

    def forbidding(self, action: dict[str, Any], answer: Mapping[str, Any]) -> tuple[str, ...]:
        """The clauses for which it refuses an action now, the one that it has named first."""
        named = [str(answer["clause"])] if "clause" in answer else []
        try:
            return tuple(dict.fromkeys((*named, *self.engine.refusals(action))))
        except EngineFault:
            return tuple(named)

    def go_on_to(self, position: tuple[Any, ...]) -> bool:
        """Carry out what decides nothing up to a position; False, with nothing done, where it is missed."""
        here, powers = self.state, list[dict[str, Any]]()
        for _ in range(MOST_PASSES):
            step = self._only_step()
            if step is None:
                break
            powers += [
                one for one in self.templates if _is_power(one) or self._trades_own(one, (_STEP_FOR_IT,))
            ]
            if not self.apply(step)["legal"]:
                break
            if waits_for(self.state) == position:
                if all(one in self.templates for one in powers):
                    return True
                break
        if self.state is not here:
            self.go_back_to(here)
        return False

    def go_back_to(self, state: dict[str, Any]) -> None:
        """Take up again a table that was its own."""
        self.engine.load(state)
        self._forget()
        self._state = state

    def _only_step(self) -> dict[str, Any] | None:
        """What engines may do unasked, since nothing is decided by it (docs/port.md)."""
        if not self.state["pending"]:
            return None
        types = {template["type"] for template in self.templates}
        choices = [
            one
            for one in self.templates
            if not _is_power(one) and not self._trades_own(one, (_STEP_FOR_IT, *_AFTER_THE_STEP_FOR_IT))
        ]
        if "pass" in types and {one["type"] for one in choices} <= _POSSIBLE_THROUGHOUT:
            return next(template for template in self.templates if template["type"] == "pass")
        if len(self.templates) != 1:
            return None
        only = self.templates[0]
        blank = only["type"] == "draft" and only["card"] == BLANK
        return only if blank or self.due == "last_private" else None

    def _trades_own(self, template: Mapping[str, Any], steps: Collection[str]) -> bool:
        """Whether it is a trade of a company in its own shares, in one of these steps."""
        is_one = template["type"] in _OWN_SHARES and self.due in steps
        return is_one and template["actor"]["kind"] == "company"

    def _forget(self) -> None:
        self._state = self._templates = None


def _is_power(template: Mapping[str, Any]) -> bool:
    return "private" in template and template["type"] in _BY_POWER
