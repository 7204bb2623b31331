"""A run as a scenario in the sentences of the vocabulary, ready to be pasted into a feature file.

Whether sentences say what was played is tried out: they are spoken to a scene on the reference engine, which
has to be asked for just these actions. Where the vocabulary has no words for the beginning, an opening leads
to the last action; where a run begins at a table that was loaded, only the last action is put into words.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from trackwalker.components.box import Box
from trackwalker.components.load import editions_of, load_components
from trackwalker.errors import SceneError, TrackwalkerError
from trackwalker.fuzzing.batches import Shown
from trackwalker.fuzzing.guide import Guide
from trackwalker.fuzzing.partings import Parting
from trackwalker.fuzzing.runs import Action, Run
from trackwalker.invariants.checking import load_facts
from trackwalker.invariants.core.view import Step, View
from trackwalker.paths import features_dir
from trackwalker.port.engine import EngineFault
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import Broken, Permissive, Scene, Unsupported
from trackwalker.scene.journal import words
from trackwalker.scene.openings import Opening
from trackwalker.scene.values import PLAYER_NAMES
from trackwalker.suite.direct import read_scenarios
from trackwalker.suite.proposals.moves import Recorder
from trackwalker.suite.proposals.text import as_opening, holds, sentences_of
from trackwalker.suite.proposals.ways import Way
from trackwalker.suite.proposals.wording import Spoken, attempted, ways_to_say
from trackwalker.suite.sentences import Matcher

__all__ = ["Scenario", "scenario_for"]

Document = dict[str, Any]

_MOST_WHENS = 8
"""A longer run is led up to by an opening."""

_MOST_THENS = 4
"""So many sentences say what has changed."""

_WRONG = (Broken, Permissive, Unsupported, SceneError, EngineFault, TrackwalkerError, LookupError, ValueError)


@dataclass(frozen=True)
class Scenario:
    """text: of the scenario. opening: the file that it needs, if any. clauses: those that scenarios of the
    suite prove by the same sentence, the most frequent first, where nothing else names a clause. said: what
    was asked for, each action in a sentence where there is one."""

    text: str
    opening: str = ""
    clauses: tuple[str, ...] = ()
    said: tuple[str, ...] = ()


@dataclass(frozen=True)
class _Led:
    """What an opening is made of."""

    players: tuple[str, ...]
    deal: Document
    readings: Document
    actions: tuple[Action, ...]
    base: Opening | None = None

    @property
    def opening(self) -> Opening:
        """It as an opening."""
        return Opening("the-proposal", self.players, self.deal, dict(self.readings), self.actions, ())


def scenario_for(
    shown: Shown, game: str, rules: Mapping[str, Any], guide: Guide, name: str, edition: str | None = None
) -> Scenario:
    """The scenario of a finding, as far as the vocabulary goes. name: of the finding. edition: None: the
    base."""
    writer = _Writer(game, rules, guide, edition)
    try:
        return writer.write(shown, name)
    except (EngineFault, LookupError, SceneError) as error:
        return Scenario(f"# There are no sentences for this run ({error}); it stands in {name}.json.\n")


class _Writer:
    def __init__(self, game: str, rules: Mapping[str, Any], guide: Guide, edition: str | None) -> None:
        self.game, self.rules, self.guide, self.edition = game, rules, guide, edition
        self.components = load_components(features_dir(), game, edition)
        self.matcher = _matcher()

    def write(self, shown: Shown, name: str) -> Scenario:
        run, parting = shown.run, shown.parting
        if not run.actions:
            return Scenario(f"# It goes wrong before anybody acts; the table stands in {name}.json.\n")
        last = run.actions[-1]
        said = self._say_last(run)
        clauses = parting.clauses or self._proved_by(said[0] if said is not None else "")
        whens = self._from_a_new_game(run) if len(run.actions) <= _MOST_WHENS else None
        opening, comments = "", []
        if whens is None:
            opening = self._opening(run, name)
            given = [f"Given the game has been played up to {_in_words(name)}"]
            if not opening:
                given = [f"# Given: the table that stands in {name}.json"]
            body = [*given, *([] if said is None else self._ask(run, *said))]
        else:
            body = [*whens, *([] if said is None else self._ask(run, *said))]
        if said is None:
            comments.append(f"# The vocabulary has no sentence for: {last}")
        if len(clauses) > 1 and not parting.clauses:
            comments.append("# The clauses are those that other scenarios prove by the same sentence.")
        tags = [f"@{clause}" for clause in clauses[:3]]
        tags += [
            f"@reading:{question}={letter}"
            for question, letter in sorted(self.rules["readings"].items())
            if self._hangs_on(run, question)
        ]
        if self.edition is not None:
            tags.append(f"@{self._bound()}:{self.edition}")
        title = _title(parting, said[0] if said is not None else words(last))
        lines = [
            *(f"  {comment}" for comment in comments),
            *([f"  {' '.join(tags)}"] if tags else []),
            f"  Scenario: {title}",
            *(f"    {line}" for line in body),
        ]
        return Scenario("\n".join(lines) + "\n", opening, tuple(clauses[:3]), self._all_said(run))

    def _all_said(self, run: Run) -> tuple[str, ...]:
        """Each action as it is said; what is refused is only tried."""
        said = []
        self.guide.begin(run.beginning)
        for action in run.actions:
            spoken = self._say(action)
            sentence = spoken[0] if spoken is not None and spoken[1] is None else words(action)
            legal = self.guide.apply(action)["legal"]
            said.append(sentence if legal else attempted(sentence))
        return tuple(said)

    def _hangs_on(self, run: Run, question: str) -> bool:
        """Whether the rules would have it otherwise by the usual reading of a question."""
        others = {name: letter for name, letter in self.rules["readings"].items() if name != question}
        try:
            return _course(Guide({**self.rules, "readings": others}, self.edition), run) != _course(
                self.guide, run
            )
        except EngineFault:
            return True

    def _bound(self) -> str:
        """Whether what is of the edition is so since or until then."""
        lineage = editions_of(features_dir(), self.game)
        return "since" if lineage.base in lineage.before[str(self.edition)] else "until"

    # ------------------------------------------------------------------------------------- one action

    def _say_last(self, run: Run) -> Spoken | None:
        """The sentence that asks for the last action, at its table."""
        self._come_to(run)
        return self._say(run.actions[-1])

    def _come_to(self, run: Run) -> None:
        """Bring the guide to where the last action is asked for."""
        self.guide.begin(run.beginning)
        for action in run.actions[:-1]:
            self.guide.apply(action)

    def _say(self, action: Action) -> Spoken | None:
        """The sentence that asks for an action at the table of the guide."""
        state = self.guide.state
        for spoken in ways_to_say(action, Box.of(self.components).at(state), state):
            if self._asks_for(spoken, action, state):
                return spoken
        return None

    def _asks_for(self, spoken: Spoken, action: Action, state: Document) -> bool:
        asked = _Asked(self.guide.engine, state)
        scene = self._scene(asked)
        scene.set_up = scene.table
        try:
            text, table = spoken
            self.matcher.match("when", attempted(text), table).definition.say(scene, attempted(text), table)
        except _WRONG:
            return False
        return asked.actions == [action]

    def _scene(self, engine: Any) -> Scene:
        return _AtTable(engine, self.components, dict(self.rules))

    def _ask(self, run: Run, sentence: str, table: list[list[str]] | None) -> Iterator[str]:
        """The last action, what has to come of it, and of a refused one the nearest legal twin."""
        self._come_to(run)
        before, last = self.guide.state, run.actions[-1]
        names = _names_in(last)
        if not self.guide.apply(last)["legal"]:
            yield f"When {attempted(sentence)}"
            yield from _rows(table)
            yield "Then it is refused and nothing has changed"
            twin = self._twin(last)
            if twin is None:
                yield f"# No legal twin: nobody can {last['type'].replace('_', ' ')} here."
                return
            said = self._say(twin)
            self.guide.apply(twin)
            names = _names_in(twin)
            if said is None:
                return
            sentence, table = said
        yield f"When {sentence}"
        yield from _rows(table)
        for number, then in enumerate(self._changed(before, names)):
            yield f"{'Then' if not number else 'And'} {then}"

    def _twin(self, action: Action) -> Action | None:
        """The legal action that is most like one that is refused."""
        alike = [one for one in self.guide.templates if one["type"] == action["type"]]
        whole = [
            {
                key: value["min"] if isinstance(value, dict) and "min" in value else value
                for key, value in one.items()
            }
            for one in alike
            if not isinstance(one.get("routes"), dict)
        ]
        return min(
            whole,
            key=lambda one: sum(one.get(key) != action.get(key) for key in {*one, *action}),
            default=None,
        )

    def _changed(self, before: Document, names: list[str]) -> list[str]:
        """Sentences that hold now and did not before, those that name somebody named first."""
        after = self.guide.state
        now, then = (
            self._scene(_Asked(self.guide.engine, after)),
            self._scene(_Asked(self.guide.engine, before)),
        )
        found: list[str] = []
        for choices in sentences_of(now.table):
            held = next((one for one in choices if holds(now, self.matcher, one)), None)
            if held is not None and not holds(then, self.matcher, held):
                found.append(held)
        return sorted(found, key=lambda one: not any(name in one for name in names))[:_MOST_THENS]

    # ------------------------------------------------------------------------------------- the beginning

    def _from_a_new_game(self, run: Run) -> list[str] | None:
        """A new game and the actions before the last one, in sentences; None where it cannot be said."""
        params = run.beginning.params
        if params is None or run.beginning.actions or params.get("options"):
            return None
        said: list[Spoken] = []
        for number, action in enumerate(run.actions[:-1]):
            self._come_to(run.doing(run.actions[: number + 1]))
            spoken = self._say(action)
            if spoken is None:
                return None
            said.append(spoken)
        for given in _givens(params):
            if self._leads_there(given, said, run):
                lines = [f"Given {given}"]
                for number, (text, table) in enumerate(said):
                    lines += [f"{'And' if number else 'When'} {text}", *_rows(table)]
                return lines
        return None

    def _leads_there(self, given: str, said: list[Spoken], run: Run) -> bool:
        recorder = Recorder(ReferenceConnection())
        scene = Scene(recorder, self.components, dict(self.rules))
        try:
            self.matcher.match("given", given).definition.say(scene, given, None)
            for text, table in said:
                self.matcher.match("when", text, table).definition.say(scene, text, table)
            scene.begin()
        except _WRONG:
            return False
        begun, params = scene.begun_with, run.beginning.params or {}
        same = all(begun.get(name) == params.get(name) for name in ("players", "deal"))
        return same and [move.action for move in recorder.moves] == list(run.actions[:-1])

    def _opening(self, run: Run, name: str) -> str:
        """The file of an opening that leads to the last action; empty where none can."""
        params = run.beginning.params
        names = tuple(params["players"]) if params is not None else ()
        if params is None or params.get("options") or names != PLAYER_NAMES[: len(names)]:
            return ""
        facts, way = load_facts(features_dir(), self.game, self.edition), Way(0)
        self.guide.begin(run.beginning)
        before = View(self.guide.state, facts)
        for action in run.actions[:-1]:
            if self.guide.apply(action)["legal"]:
                after = View(self.guide.state, facts)
                way.take(Step(before, action, after))
                before = after
        actions = way.up_to(run.actions[-1])
        if not actions:
            return ""
        led = _Led(names, params["deal"], dict(self.rules["readings"]), actions)
        try:
            text = as_opening(self.game, f"Found by `trackwalker fuzz` ({name}).", led, self.components)
        except _WRONG:
            return ""
        return text

    # ------------------------------------------------------------------------------------- clauses

    def _proved_by(self, sentence: str) -> tuple[str, ...]:
        """The clauses that scenarios prove by the same form of sentence, the most frequent first."""
        if not sentence:
            return ()
        try:
            form = self.matcher.match("when", sentence).definition
        except TrackwalkerError:
            return ()
        count: Counter[str] = Counter()
        for scenario in _scenarios(self.game):
            for number, clauses in scenario.marks.items():
                if scenario.steps[number].definition.sentence is form.sentence:
                    count.update(clauses)
        return tuple(clause for clause, _ in count.most_common(3))


class _Asked:
    """The guide's engine at a table, to a scene: what it is asked for is noted, and not done."""

    def __init__(self, engine: ReferenceConnection, state: Document) -> None:
        self._engine, self._state = engine, state
        self.actions: list[Action] = []

    def hello(self) -> Document:
        return {**self._engine.hello(), "capabilities": []}

    def state(self) -> Document:
        return self._state

    def apply(self, action: Action) -> Document:
        self.actions.append(action)
        return {"legal": False, "reason": "only noted"}


class _AtTable(Scene):
    """A scene that stands at the table of its engine, without ever having been set."""

    def begin(self) -> None:
        """There is nothing to begin."""


@lru_cache(maxsize=1)
def _matcher() -> Matcher:
    return Matcher()


@lru_cache(maxsize=2)
def _scenarios(game: str) -> list[Any]:
    return read_scenarios(features_dir(), game)


def _names_in(action: Action) -> list[str]:
    """Who acts, and what company it is about."""
    return [
        str(action["actor"]["id"]),
        *(str(action[name]) for name in ("company", "private") if name in action),
    ]


def _givens(params: Mapping[str, Any]) -> Iterator[str]:
    """Sentences that may say how a game was dealt."""
    count = len(params["players"])
    yield f"a new game of {count} players"
    for company in params["deal"].values():
        if isinstance(company, str):
            yield (
                f"a new game of {count} players, the president's certificate of the {company} lying under P6"
            )


def _rows(table: list[list[str]] | None) -> Iterator[str]:
    yield from (f"  | {' | '.join(row)} |" for row in table or ())


def _in_words(name: str) -> str:
    return name.replace("-", " ")


def _course(guide: Guide, run: Run) -> tuple[list[bool], Document]:
    """What a guide answers in a run, and the table in the end."""
    start = run.beginning
    if start.state is not None:
        start = replace(start, state={**start.state, "rules": guide.rules})
    guide.begin(start)
    answers = [bool(guide.apply(action)["legal"]) for action in run.actions]
    return answers, {name: part for name, part in guide.state.items() if name != "rules"}


def _title(parting: Parting, sentence: str) -> str:
    """A name for the scenario; whoever pastes it will find a better one."""
    titles = {
        "permissive": f"{attempted(sentence)} and is refused",
        "changed": f"{attempted(sentence)}, is refused and nothing changes",
        "broken": f"It is allowed that {sentence}",
    }
    title = titles.get(parting.kind, f"What comes of it when {sentence}")
    return title.replace("\n", " ").replace("<", "(").replace(">", ")")[:110].rstrip()
