"""One steered game, watched: every state and step against the invariants, at some points the engine too."""

import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from trackwalker.games.known import notes_of
from trackwalker.invariants.checking import Finding, check_state, check_step
from trackwalker.invariants.core.facts import Facts
from trackwalker.invariants.core.view import Step, View
from trackwalker.invariants.engine.from_templates import EmptyRange, fill
from trackwalker.invariants.engine.probe import Probe, check_engine
from trackwalker.paths import features_dir
from trackwalker.playouts.deals import dealt_game
from trackwalker.playouts.events.steps import at_the_start, events
from trackwalker.playouts.openings import opening_for, start_from
from trackwalker.playouts.play_styles import STYLES
from trackwalker.playouts.policies import Players
from trackwalker.port.engine import Engine, EngineFault
from trackwalker.scene.faults import Broken
from trackwalker.scene.openings import Opening
from trackwalker.scene.values import PLAYER_NAMES

__all__ = ["Plan", "Played", "play"]

TAIL = 8
"""So many of the last actions are shown with a finding."""

IDLE = 4
"""When all have passed through so many stock rounds without anything else, nobody can do anything more."""


@dataclass(frozen=True)
class Plan:
    """What one game is to be. Everything that is chosen in it follows from these.

    players: how many (None: the seed says). readings: question -> reading that is not the usual one. probes:
    how often, in actions, the engine itself is put to the test (0: never). longest: after so many actions the
    game is given up. opening: the one that it begins with (None: the seed says, where the goals name some).
    edition: of its rules (None: the base).
    """

    game: str
    seed: int
    players: int | None = None
    style: str | None = None
    readings: Mapping[str, str] = field(default_factory=dict)
    probes: int = 40
    longest: int = 4000
    opening: str | None = None
    edition: str | None = None


@dataclass
class Played:
    """How a game went: counts of what was seen, and what was wrong, with the actions that led there.

    opening: with which it began, if not with its deal. begun_with: what the engine was given to begin it.
    """

    plan: Plan
    players: int
    style: str
    opening: str | None = None
    begun_with: dict[str, Any] = field(default_factory=dict)
    actions: int = 0
    probed: int = 0
    ending: str = "given up"
    seen: Counter[str] = field(default_factory=Counter)
    findings: list[Finding] = field(default_factory=list)
    tail: list[dict[str, Any]] = field(default_factory=list)


class _Broken(Exception):
    """An invariant does not hold; the game stops."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__(findings)
        self.findings = findings


def play(plan: Plan, engine: Engine, facts: Facts, on_step: Callable[[Step], None] | None = None) -> Played:
    """Play a game to its end, to the first finding, or until it is given up.

    on_step: is shown every step that was found in order. Raises EngineFault if the engine does not begin
    the game at all.
    """
    counts = sorted(facts.components["players"])
    rng = random.Random(f"{plan.game} {plan.seed}")
    opening = None
    if plan.opening is not None or "rules" in engine.hello()["capabilities"]:
        opening = opening_for(
            features_dir(), plan.game, plan.seed, plan.players, plan.readings, plan.opening, plan.edition
        )
    number = len(opening.players) if opening else plan.players or counts[plan.seed % len(counts)]
    styles = (*STYLES, *notes_of(plan.game).goals.styles)
    style = plan.style or styles[plan.seed % len(styles)]
    table = _Table(
        plan, engine, facts, rng, Played(plan, number, style, opening.name if opening else None), on_step
    )
    history = table.history
    try:
        if opening is not None:
            table.goes_on_from(opening)
    except Broken as error:
        words = f"{error.expected}, but {error.got}"
        table.played.findings = [Finding("openings_are_accepted", (), words)]
        return table.played
    engine.new_game(table.params)
    table.played.begun_with = table.params
    try:
        table.play()
    except _Broken as broken:
        table.played.findings = broken.findings
    except EmptyRange as error:
        table.played.findings = [Finding("listed_actions_are_accepted", (), f"an empty range: {error}")]
    except EngineFault as fault:
        table.played.findings = [Finding("the_engine_keeps_going", (), str(fault))]
    except (LookupError, TypeError, ValueError) as error:
        words = f"nobody can play on from this table ({type(error).__name__}: {error})"
        table.played.findings = [Finding("tables_make_sense", (), words)]
    table.played.actions = len(history)
    if table.played.findings:
        table.played.tail = history[-TAIL:]
    return table.played


class _Table:
    """A game in progress."""

    def __init__(
        self,
        plan: Plan,
        engine: Engine,
        facts: Facts,
        rng: random.Random,
        played: Played,
        on_step: Callable[[Step], None] | None,
    ) -> None:
        self.plan, self.engine, self.facts, self.rng, self.played = plan, engine, facts, rng, played
        self.on_step = on_step
        self.names = list(PLAYER_NAMES[: played.players])
        box = facts.components
        self.players = Players(
            played.style, self.names, rng, debts="loans" in box, launches="minor_auction" in box
        )
        self.given: list[dict[str, Any]] = []  # what is played first, whatever the players incline to
        self.history: list[dict[str, Any]] = []
        self.idle = 0  # passes in stock rounds since anything else was done
        self.probes: Counter[str | None] = Counter()
        self.probe_rng = random.Random(f"probes {plan.game} {plan.seed}")
        self.params = dealt_game(plan.game, self.names, facts, rng)
        if plan.edition is not None:
            self.params["edition"] = plan.edition
        if plan.readings:
            self.params["rules"] = {"readings": dict(plan.readings), "deviations": []}

    def goes_on_from(self, opening: Opening) -> None:
        """Begin with an opening. Raises Broken where the engine refuses one of its actions."""
        self.params, self.given = start_from(
            opening, self.engine, dict(self.facts.components), self.plan.readings
        )

    def play(self) -> None:
        view = self._look(None)
        self.played.seen.update(at_the_start(view))
        for action in self.given:
            view = self._take(view, action)
        while view.state["pending"] and len(self.history) < self.plan.longest and self._goes_on(view):
            templates = self.engine.legal_actions()
            if not templates:
                self._stop("somebody_can_act", f"{view.kind} is due and no action is legal")
            if self._is_time_for_a_probe(view):
                self._probe(view, templates, replay=self.probe_rng.randrange(20) == 0)
            view = self._act(view, templates)
        if view.state["result"] is not None:
            self.played.ending = str(view.state["result"]["cause"])
        elif not self._goes_on(view):
            self.played.ending = "standstill"
        if self.plan.probes:
            self._probe(view, self.engine.legal_actions(), replay=True)

    def _goes_on(self, view: View) -> bool:
        """Whether anything can still happen: some company is left, and not everybody passes for ever."""
        if all(company["closed"] for company in view.state["companies"]):
            return False
        return self.idle < IDLE * self.played.players

    def _is_time_for_a_probe(self, view: View) -> bool:
        """Now and then; more often at decisions that have hardly been looked at in this game."""
        if not self.plan.probes:
            return False
        before = self.probes[view.kind]
        if self.probe_rng.random() >= 1 / self.plan.probes + 1 / (2 + 20 * before * before):
            return False
        self.probes[view.kind] += 1
        return True

    def _act(self, view: View, templates: list[dict[str, Any]]) -> View:
        template = self.players.choose(view, templates)
        action = fill(template, self.players.amounts(template), lambda name: self._routes(name, view))
        if action["type"] == "shuffle":
            action["cards"] = self.rng.sample(action["cards"], len(action["cards"]))
        return self._take(view, action)

    def _take(self, view: View, action: dict[str, Any]) -> View:
        """The table after an action that has to be accepted."""
        self.history.append(action)
        self.idle = self.idle + 1 if (view.kind, action["type"]) == ("stock_turn", "pass") else 0
        answer = self.engine.apply(action)
        if not answer["legal"]:
            self._stop("listed_actions_are_accepted", f"{action} is refused: {answer.get('reason')}")
        after = self._look(view)
        step = Step(view, action, after)
        findings = check_step(step)
        if findings:
            raise _Broken(findings)
        self.played.seen.update(events(step))
        if self.on_step is not None:
            self.on_step(step)
        return after

    def _look(self, before: View | None) -> View:
        view = View(self.engine.state(), self.facts)
        findings = check_state(view, before)
        if findings:
            raise _Broken(findings)
        return view

    def _probe(self, view: View, templates: list[dict[str, Any]], replay: bool) -> None:
        self.played.probed += 1
        state: Any = view.state
        rng = self.probe_rng
        probe = Probe(self.engine, self.facts, state, templates, self.params, self.history, rng, replay)
        findings = check_engine(probe)
        if findings:
            raise _Broken(findings)

    def _routes(self, company: str, view: View) -> list[dict[str, Any]]:
        """The best routes; now and then without the last of them, where any run is allowed."""
        routes: list[dict[str, Any]] = self.engine.best_routes(company)["routes"]
        choice = notes_of(self.plan.game).goals.any_run
        if len(routes) > 1 and choice is not None and view.follows(*choice) and self.rng.random() < 0.1:
            return routes[:-1]
        return routes

    def _stop(self, name: str, words: str) -> None:
        raise _Broken([Finding(name, (), words)])
