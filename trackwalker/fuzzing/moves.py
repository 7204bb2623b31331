"""What is asked for next: a legal action, chosen as in steered games, or one that lies beside a legal one."""

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trackwalker.fuzzing.drawing import Drawn
from trackwalker.fuzzing.guide import Guide
from trackwalker.games.known import notes_of
from trackwalker.invariants.core.facts import Facts
from trackwalker.invariants.core.view import View
from trackwalker.invariants.engine.from_templates import fill
from trackwalker.invariants.engine.near_misses import near_misses, places, wrong_runs
from trackwalker.playouts.play_styles import STYLES
from trackwalker.playouts.policies import Players, by_kind
from trackwalker.port.schema import acceptor
from trackwalker.port.templates import covered

__all__ = ["Chooser", "Move"]

Action = dict[str, Any]

_is_action = acceptor("action")


@dataclass(frozen=True)
class Move:
    """An action to be asked for. listed: whether the guide lists it as legal; None: that is not known."""

    action: Action
    listed: bool | None


class Chooser:
    """Chooses for all players of a run.

    game: which is played. players: their names. chance: a generator of random numbers, drawn or plain.
    """

    def __init__(self, guide: Guide, facts: Facts, players: list[str], chance: random.Random) -> None:
        self.guide, self.facts, self.chance = guide, facts, chance
        box = facts.components
        styles = ("anyhow", *STYLES, *notes_of(box["game"]).goals.styles)
        self.players = Players(
            chance.choice(styles),
            players,
            chance,
            debts="loans" in box,
            launches="minor_auction" in box,
            inclining=random.Random(f"inclinations {chance.random()}"),
        )

    def legal(self) -> Action:
        """A legal action. Raises IndexError where there is none."""
        templates, view = self.guide.templates, self.guide.view(self.facts)
        return self._filled(self.players.choose(view, templates))

    def beside(self, drawn: Drawn, last: Action | None) -> Move:
        """An action that differs from a legal one in one thing, or the last one again."""
        view = self.guide.view(self.facts)
        template = drawn.one_of(drawn.one_of(list(by_kind(self.guide.templates, view).values())))
        action = self._filled(template)
        if template["type"] == "run_routes":
            return self._wrong_run(action, view, drawn)
        here = self.guide.state
        changes = near_misses(template, action, here, self.facts)
        elsewhere = places(action, here, self.facts)
        by_what: dict[str, list[Action]] = {"place": [one for _, one in elsewhere]} if elsewhere else {}
        if last is not None:
            by_what["again"] = [last]
        for what, changed in changes:
            by_what.setdefault(what, []).append(changed)
        what = drawn.one_of(list(by_what))
        chosen = _first_proper(by_what[what], drawn.index(len(by_what[what])), action)
        if what == "by":  # never listed, whatever the templates say
            return Move(chosen, None)
        return Move(chosen, covered(self.guide.templates, chosen, self.facts.same_look))

    def _wrong_run(self, action: Action, view: View, drawn: Drawn) -> Move:
        name = action["actor"]["id"]
        trains = [train["name"] for train in view.companies[name]["trains"]]
        wrong = list(wrong_runs(action["routes"], trains, short=view.terms.routes.short_runs))
        less = [
            ("a train stands", action["routes"][:at] + action["routes"][at + 1 :])
            for at in range(len(action["routes"]))
        ]
        return Move({**action, "routes": drawn.one_of([*wrong, *less])[1]}, None)

    def _filled(self, template: Mapping[str, Any]) -> Action:
        action = fill(
            template,
            self.players.amounts(template),
            lambda company: self.guide.engine.best_routes(company)["routes"],
        )
        if action["type"] == "shuffle":
            action["cards"] = self.chance.sample(action["cards"], len(action["cards"]))
        return action


def _first_proper(actions: list[Action], at: int, otherwise: Action) -> Action:
    """The first from that place on that the schema of actions allows: no engine need know others."""
    for action in (*actions[at:], *actions[:at]):
        if _is_action(action):
            return action
    return otherwise
