"""Steered games searched for a scene, and the shortest way to it that was found cut down."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from trackwalker.games.known import notes_of
from trackwalker.invariants.core.facts import Facts
from trackwalker.invariants.core.view import Step
from trackwalker.playouts.openings import start_from
from trackwalker.playouts.play import Plan, play
from trackwalker.playouts.play_styles import STYLES
from trackwalker.port.engine import EngineFault
from trackwalker.port.reference import ReferenceConnection, make_reference
from trackwalker.scene import Broken, Scene, SceneError
from trackwalker.scene.openings import Opening, load_opening, opening_names
from trackwalker.suite.proposals.hunt import Found, Hunt
from trackwalker.suite.proposals.moves import Recorder, Wanted
from trackwalker.suite.proposals.ways import Way

__all__ = ["Proposal", "search"]

Document = dict[str, Any]

PROPOSED = "the-proposal"
"""The name of an opening that has none yet."""
PATIENCE = 400
"""So many shorter ways are tried at most."""
MANNERS = (frozenset({"hasty"}), frozenset({"patient", "own-order"}))
"""In which engines may differ; an opening has to hold in each."""


@dataclass(frozen=True)
class Proposal:
    """A way to a scene, from a deal or on from an opening.

    base: that opening. actions: all after it. found: the action that is then what is wanted, and what it
    tells. complete: whether that is everything that was wanted. holds: whether engines of other manners come
    to the same table.
    """

    base: Opening | None
    players: tuple[str, ...]
    deal: Document
    readings: Document
    actions: tuple[Document, ...]
    found: Found
    seed: int
    complete: bool
    holds: bool = True

    @property
    def opening(self) -> Opening:
        """It as an opening."""
        before = self.base.actions if self.base else ()
        return Opening(PROPOSED, self.players, self.deal, dict(self.readings), (*before, *self.actions), ())

    @property
    def rank(self) -> tuple[int, int, int]:
        """The higher, the better: what it tells, then how short it is, then how little of it is new."""
        return (*self.found.worth[:1], -len(self.opening.actions) - len(self.actions), self.found.worth[1])


def _may_be_needless(action: Document) -> bool:
    """Whether it is worth a try to leave a single action out: those that decide something."""
    return action["type"] not in ("run_routes", "dividend", "shuffle", "pass")


class _Search:
    def __init__(self, features: Path, game: str, wanted: Wanted, facts: Facts) -> None:
        self.folder = features / game / "openings"
        self.game, self.wanted, self.facts = game, wanted, facts
        self.components: Document = dict(facts.components)
        self.hunt = Hunt(wanted, facts)
        self.engine = ReferenceConnection()
        self.best: Proposal | None = None

    def bases(self) -> list[Opening | None]:
        """Where games begin: with every opening that fits, and from the deal where nothing else is chance."""
        asked = self.wanted.rules["readings"]
        openings = [load_opening(self.folder, name) for name in opening_names(self.folder)]
        fitting: list[Opening | None] = [
            one
            for one in openings
            if all(asked.get(question, reading) == reading for question, reading in one.readings.items())
        ]
        by_chance = self.components.get("draft") or "parts" in self.components
        return fitting if by_chance and fitting else [None, *fitting]

    def game_from(self, base: Opening | None, seed: int, longest: int) -> None:
        """Play one game, and look at each of its tables."""
        readings = self.wanted.rules["readings"]
        given = 0
        if base is not None:
            given = len(start_from(base, self.engine, self.components, readings)[1])
        way = Way(given)
        styles = (*STYLES, *notes_of(self.game).goals.styles)
        plan = Plan(
            self.game,
            seed,
            style=styles[seed % len(styles)],
            readings=readings,
            probes=0,
            longest=given + longest,
            opening=base.name if base else None,
        )
        played: list[Proposal] = []

        def watch(step: Step) -> None:
            before = way.up_to(dict(step.action))
            if not way.take(step):
                return
            found = self.hunt.look(dict(step.before.state), dict(step.action))
            if found is not None:
                players = tuple(step.before.players)
                deal = base.deal if base else {}
                known = {**(base.readings if base else {}), **readings}
                whole = found.worth >= self.hunt.best
                played.append(Proposal(base, players, deal, known, before, found, seed, whole))

        self._rank(play(plan, self.engine, self.facts, watch).begun_with, base, played)

    def _rank(self, begun_with: Document, base: Opening | None, played: list[Proposal]) -> None:
        """Keep the best of those to which the play of an opening leads as well."""
        if base is None and begun_with.get("options"):
            return
        for proposal in sorted(played, key=lambda one: one.rank, reverse=True):
            if self.best is not None and proposal.rank <= self.best.rank:
                return
            if base is None:
                proposal = replace(proposal, deal=begun_with["deal"])
            again = self.again(proposal)
            if again is not None:
                self.best = again
                return

    def again(self, proposal: Proposal) -> Proposal | None:
        """The proposal played as an opening; None if that is not what is wanted any more."""
        recorder = Recorder(ReferenceConnection())
        state = self._end_of(proposal, recorder)
        if state is None:
            return None
        found = self.hunt.check(state, proposal.found.move.action)
        if found is None or found.worth < proposal.found.worth:
            return None
        return replace(proposal, found=found)

    def _end_of(self, proposal: Proposal, engine: Any) -> Document | None:
        """The table before the action that is wanted; None if the opening does not lead to one."""
        rules = {"readings": dict(proposal.readings), "deviations": []}
        scene = Scene(engine, self.components, rules)
        try:
            scene.setting.seats.played_up_to(proposal.opening)
            scene.begin()
            scene.try_(proposal.found.move.action)
        except (Broken, SceneError, EngineFault):
            return None
        return scene.before.state if scene.before is not None else None

    def shortened(self, proposal: Proposal) -> Proposal:
        """Without what is not needed: whole stretches first, then single actions, from the end."""
        left = PATIENCE
        size = max(1, len(proposal.actions) // 4)
        while size:
            end = len(proposal.actions)
            while end > 0 and left > 0:
                begin = max(0, end - size)
                left -= 1
                if not all(_may_be_needless(action) for action in proposal.actions[begin:end]) and size == 1:
                    end = begin
                    continue
                without = (*proposal.actions[:begin], *proposal.actions[end:])
                shorter = replace(proposal, actions=self._mended(proposal, without))
                proposal = self.again(shorter) or proposal
                end = min(begin, len(proposal.actions))
            size //= 2
        return proposal

    def _mended(self, proposal: Proposal, actions: tuple[Document, ...]) -> tuple[Document, ...]:
        """The actions as far as they can be done: a run by the best routes that there are, or left out."""
        engine = ReferenceConnection()
        scene = Scene(engine, self.components, {"readings": dict(proposal.readings), "deviations": []})
        scene.setting.seats.played_up_to(replace(proposal, actions=()).opening)
        kept: list[Document] = []
        try:
            scene.begin()
            for action in actions:
                done = self._done(scene, engine, action)
                if done is not None:
                    kept.append(done)
        except (Broken, SceneError, EngineFault):
            pass
        return tuple(kept)

    @staticmethod
    def _done(scene: Scene, engine: ReferenceConnection, action: Document) -> Document | None:
        """The action once it is done, or what is done in its place; None if nothing is."""
        actor, asked = action["actor"], len(scene.history)
        try:
            if action["type"] == "pass" and actor["kind"] == "company":
                scene.end_turn(actor["id"])
            else:
                scene.act(action)
                if len(scene.history) == asked:  # nobody is asked
                    return None
        except Broken:
            if action["type"] != "run_routes":
                return None
            routes = engine.best_routes(actor["id"])["routes"]
            action = {**action, "routes": routes}
            try:
                scene.act(action)
            except Broken:
                return None
        return action

    def checked(self, proposal: Proposal) -> Proposal:
        """Say whether engines of other manners come to the same table."""
        wanted = self._end_of(proposal, ReferenceConnection())
        for manners in MANNERS:
            engine = ReferenceConnection(engine=make_reference(frozenset({"load"}), manners))
            reached = self._end_of(proposal, engine)
            if reached is None or wanted is None or reached["players"] != wanted["players"]:
                return replace(proposal, holds=False)
        return proposal


def search(
    features: Path,
    game: str,
    wanted: Wanted,
    facts: Facts,
    games: int,
    longest: int,
    done: Callable[[], object] = lambda: None,
) -> Proposal | None:
    """The shortest way of the best that `games` games have come across; None if none has.

    longest: so many actions of each game are looked at, after the opening that it begins with. The same games
    are played each time.
    """
    looked = _Search(features, game, wanted, facts)
    for base, seed in _turns(looked.bases(), games):
        looked.game_from(base, seed, longest)
        done()
    if looked.best is None:
        return None
    return looked.checked(looked.shortened(looked.best))


def _turns(bases: list[Opening | None], games: int) -> Iterator[tuple[Opening | None, int]]:
    for seed in range(games):
        yield bases[seed % len(bases)], seed
