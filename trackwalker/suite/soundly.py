"""A scenario played on the reference engine, to compare with what another engine did."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.port.engine import EngineFault
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import Broken, Journal, Permissive, Remark, Scene, SceneError, Unsupported
from trackwalker.suite.causes import Cause, first_difference
from trackwalker.suite.sentences import Matcher, Said

__all__ = ["SoundEngine"]


class SoundEngine:
    """The reference engine beside an engine under test. It is started when it is first needed."""

    def __init__(self) -> None:
        self._engine: ReferenceConnection | None = None
        self._matcher: Matcher | None = None

    def cause(
        self,
        shown: Journal,
        components: dict[str, Any],
        rules: dict[str, Any],
        openings: Path,
        said: Sequence[Said],
        expected: object = "",
    ) -> Cause | None:
        """What the engine under test did first otherwise than this one.

        said: the steps of the scenario up to the one that failed. expected: by that one, in words. None where
        the two did the same, or where the reference engine does not pass these steps itself (then nothing can
        be learnt from it).
        """
        scene = self._scene(components, rules, openings)
        try:
            for number, sentence in enumerate(said):
                scene.journal.step = number
                sentence.definition.say(scene, sentence.text, sentence.table)
        except (Broken, Permissive, Unsupported, SceneError, EngineFault):
            return None
        return first_difference(shown, scene.journal, str(expected))

    def forbidding(
        self,
        remarks: Sequence[Remark],
        components: dict[str, Any],
        rules: dict[str, Any],
        openings: Path,
        said: Sequence[Said],
    ) -> list[frozenset[str]]:
        """For each remark all clauses for which this engine would refuse the action at the same point.

        said: all steps of the scenario. What the reference engine cannot play itself forbids nothing.
        """
        scene, found = self._scene(components, rules, openings), [frozenset[str]() for _ in remarks]
        try:
            for number, sentence in enumerate(said):
                scene.journal.step = number
                sentence.definition.say(scene, sentence.text, sentence.table)
                for place, remark in enumerate(remarks):
                    if remark.step == number:
                        found[place] = frozenset(self._started().refusals(remark.action))
        except (Broken, Permissive, Unsupported, SceneError, EngineFault):
            pass
        return found

    def _started(self) -> ReferenceConnection:
        if self._engine is None:
            self._engine = ReferenceConnection()
        return self._engine

    def _scene(self, components: dict[str, Any], rules: dict[str, Any], openings: Path) -> Scene:
        return Scene(self._started(), components, rules, openings)

    def sentence(self, kind: str, text: str, table: list[list[str]] | None) -> Said | None:
        """A step with its definition, None if it is no sentence of the vocabulary."""
        if self._matcher is None:
            self._matcher = Matcher()
        try:
            return self._matcher.match(kind, text, table)
        except TrackwalkerError:
            return None
