"""A scene: a table set by the Givens, an engine that plays on from it, and what the Thens compare."""

import contextlib
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

from trackwalker.components.box import Box
from trackwalker.components.tiles import Spot
from trackwalker.errors import SceneError
from trackwalker.paths import features_dir
from trackwalker.port.engine import Engine, EngineFault
from trackwalker.port.schema import SchemaError, checker
from trackwalker.scene.compare import differences, without
from trackwalker.scene.decisions import (
    ACTION_OF_STEP,
    PASSED_BY_ALL,
    POSSIBLE_THROUGHOUT,
    STEPS_TO_LEAVE_OUT,
    comes_too_late,
    has_acted_in,
    has_passed,
    is_due,
    is_empty,
    is_ready_for,
    left_open,
    may_be_empty,
    may_skip,
    only_if_accepted,
    passing,
)
from trackwalker.scene.expectations import Expectations
from trackwalker.scene.faults import Broken, Permissive, Unsupported
from trackwalker.scene.filling.completion import complete
from trackwalker.scene.journal import Journal, Remark, words
from trackwalker.scene.kept import Course, KeptOpenings, course_of, failed, kept_for
from trackwalker.scene.openings import Opening, has_opening, load_opening, opening_editions
from trackwalker.scene.plain_table import components_by
from trackwalker.scene.play_out import play_out
from trackwalker.scene.possible import check_possible
from trackwalker.scene.setting import Setting
from trackwalker.scene.table import Pending, State, Table

NO_ANSWER = (-32601, -32603)
"""JSON-RPC codes of errors that refuse nothing: the engine knows no such request, or has failed."""
MOST_STEPS = 24
"""How many choiceless decisions the driver passes over before it gives up."""


class Scene:
    """One scenario's table in front of one engine.

    Before the first action the scene is only a `setting`; with the first action (or the first look at
    `table`) it is checked and handed to the engine. From then on the engine's state is the truth.

    Raises `Broken`, `Permissive` and `Unsupported` about the engine, `SceneError` about the scenario; a fault
    of the connection (`EngineFault`) passes through.

    clauses: the clauses an engine may name as its reason for a refusal here (the scenario's tags and what
    says the same); empty if that is not to be compared. Another one is no fault: it becomes one of `remarks`.

    journal: every action that the engine was asked for, those of an opening included.

    begun_with: what `new_game` was given, if the scene began with it.

    resumed: whether the end of an opening was loaded, in place of playing it.

    openings: the folder of the game's openings; left out, that of the specification which is installed.
    """

    def __init__(
        self,
        engine: Engine,
        components: dict[str, Any],
        rules: dict[str, Any],
        openings: Path | None = None,
    ) -> None:
        self.engine = engine
        self._openings = openings
        self.components = components_by(components, rules)
        self.rules = rules
        self.clauses: frozenset[str] = frozenset()
        self.set_up: Table | None = None
        self.before: Table | None = None
        self.history: list[tuple[dict[str, Any], dict[str, Any]]] = []
        self.journal = Journal()
        self.begun_with: dict[str, Any] = {}
        self.resumed = False
        self.remarks: list[Remark] = []
        self._setting = Setting(Box.of(self.components), rules)
        self._table: Table | None = None
        self._answer: dict[str, Any] | None = None
        self.told: set[str] = set()  # whose money has been compared since the last action
        self._acted: tuple[Table, dict[str, Any]] | None = None  # the last action, and the table before it
        self._begun: dict[str, str] = {}  # who has begun a turn that no sentence has ended, in which round
        self._known_capabilities: frozenset[str] | None = None
        self._unsaid: set[str] = set()  # companies that do not say which steps they leave out

    @property
    def expect(self) -> Expectations:
        """What the Thens compare. It is made anew, as a scene that held it would have to be looked for by
        the garbage collector, with every state that it has kept."""
        return Expectations(self)

    @property
    def box(self) -> Box:
        """What is in the box, as the table uses it, with what it brings along."""
        box = self._setting.draft.box
        return box if self._table is None else box.at(self._table.state)

    # ------------------------------------------------------------------ setting

    @property
    def setting(self) -> Setting:
        """The table under construction; SceneError once the game goes on."""
        if self.set_up is not None:
            raise SceneError("the game is going on: a Given cannot follow a When or a Then")
        return self._setting

    def begin(self) -> None:
        """Check the table and hand it to the engine (once; later calls do nothing)."""
        if self.set_up is not None:
            return
        state = complete(self._setting)
        digest = check_possible(state, self.components, self.box.data)
        if "box" in state:
            self._needs("own_box")
        if self._setting.stated.fresh:
            params = self.begun_with = self._deal_of(self._setting, state)
            self.journal.fresh = True
            if self._setting.stated.opening is not None:
                self._play_up_to(self._setting.stated.opening, params, Table(state))
                return
            self.engine.new_game(params)
        else:
            self._needs("load")
            self._load(state, digest)
        self.set_up = Table(state)
        self._begun[(self.set_up.turn or {}).get("company", "")] = self.set_up.round_name

    def _load(self, state: State, digest: bytes | None = None) -> None:
        """Hand over a table that has been checked, or was reached by play: in this process not once more."""
        load_checked = getattr(self.engine, "load_checked", None)
        if load_checked is None:
            self.engine.load(state)
        else:
            load_checked(state, digest)

    def _deal_of(self, setting: Setting, state: State) -> dict[str, Any]:
        """What an engine is told to begin a game that has just been dealt."""
        params: dict[str, Any] = {
            "game": setting.draft.box.game,
            "edition": state["edition"],
            "players": [player["id"] for player in state["players"]],
            "deal": setting.stated.deal,
        }
        params |= {member: state[member] for member in ("options", "box") if state.get(member)}
        if "rules" in self._capabilities():
            params["rules"] = state["rules"]
        return params

    def deal(self, count: int, mode: str | None, attempt: bool) -> None:
        """Begin a game of so many players, or only ask for it, before any other table is set."""
        if not attempt:
            self.setting.seats.new_game(count, mode=mode)
            self.begin()
            return
        self.open_question()
        if self.set_up is not None:
            raise SceneError("the game is going on: another one is begun before it only")
        wanted = Setting(Box.of(self.components), self.rules)
        wanted.seats.new_game(count, mode=mode)
        try:
            self.engine.new_game(self._deal_of(wanted, wanted.draft.state))
        except EngineFault as fault:
            if fault.kind != "error-reply" or fault.fatal or fault.code in NO_ANSWER:
                raise
            self._answer = {"legal": False, "reason": fault.detail}
        else:
            self._answer = {"legal": True}

    def _play_up_to(self, opening: Opening, params: dict[str, Any], dealt: Table) -> None:
        """Come to the end of an opening: play it, or take up what is known of how it goes on this engine."""
        kept = kept_for(self.engine)
        key = kept.key(opening, params)
        known = kept.find(key)
        if known is not None and known.failure is not None:
            self._fail_again(known, known.failure, dealt)
        if known is None or not self._take_up(known, kept):
            part = None if known is not None else kept.find_first_part(opening, params)
            first, done = part if part is not None and self._take_up(part[0], kept) else (None, 0)
            if first is None:
                self.engine.new_game(params)
            self.set_up, self.before = dealt, None if first is None else first.table_before()
            try:
                play_out(self, opening, done)
            except Broken as failure:
                if first is None:
                    with contextlib.suppress(EngineFault):
                        kept.keep(opening, params, failed(self.journal, self.table, self.before, failure))
                raise
            if known is None and "load" in self._capabilities():
                course = course_of(self.journal, self.table, self.before, first)
                kept.keep(opening, params, replace(course, turns=dict(self._begun), acted=self._acted))
        self.set_up, self.before = self.table, None
        self.history.clear()

    def _fail_again(self, known: Course, failure: tuple[Any, Any], dealt: Table) -> NoReturn:
        """Raise Broken as when the opening was played and failed."""
        self._remember(known)
        self.set_up, self.before, self._table = dealt, known.table_before(), known.table()
        self.history = [(entry.action, entry.answer) for entry in self.journal.entries]
        raise Broken(*failure)

    def _take_up(self, known: Course, kept: KeptOpenings) -> bool:
        """Load the end of an opening. False, now and ever after, if the engine does not show it again."""
        if not known.loads or not kept.may_load or "load" not in self._capabilities():
            return False
        try:
            self._load(known.table().state)
            state = self.engine.state()
            if not known.ends_with(state):
                raise EngineFault("invalid-message", "another state than it was given", fatal=False)
        except EngineFault as fault:  # no fault of this scenario's, which does not ask for `load`
            known.loads, kept.may_load = False, not fault.fatal
            return False
        self._table = Table(state)
        self._begun, self._acted = dict(known.turns), known.acted
        self._remember(known)
        self.resumed = True
        return True

    def _remember(self, known: Course) -> None:
        step = self.journal.step
        self.journal.goes_on_from(lambda: known.beginning(step))
        self.journal.opening = known.failed_at

    def played_up_to(self, name: str) -> None:
        """The table is that at the end of an opening. Raises SceneError if its edition has none of that
        name."""
        folder = self._openings or features_dir() / self.box.game / "openings"
        opening = load_opening(folder, name)
        if not has_opening(folder, name, self.box.edition):
            of = ", ".join(opening_editions(folder, name)) or "none"
            raise SceneError(f"the opening {name} is of edition {of}, not of {self.box.edition}")
        self.setting.seats.played_up_to(opening)

    def _capabilities(self) -> frozenset[str]:
        if self._known_capabilities is None:
            self._known_capabilities = frozenset(self.engine.hello().get("capabilities", []))
        return self._known_capabilities

    def _needs(self, capability: str) -> None:
        if capability not in self._capabilities():
            raise Unsupported(capability)

    # ------------------------------------------------------------------ looking

    @property
    def table(self) -> Table:
        """The table as the engine shows it now (asked once after each action)."""
        if self._table is None:
            self.begin()
            state: State = self.engine.state()
            if not getattr(self.engine, "keeps_the_schema", False):
                self._check_shape(state)
            self._table = Table(state)
            self.journal.look(self._table)
        return self._table

    def _check_shape(self, state: State) -> None:
        try:
            checker("state", "the engine's state")(state)
        except SchemaError as error:
            raise EngineFault("invalid-message", str(error), method="state", fatal=False) from error

    @property
    def last_seen(self) -> Table | None:
        """The table as the engine has shown it since the last action, if it was looked at."""
        return self._table

    @property
    def pending(self) -> Pending | None:
        """The decision to be made now."""
        return self.table.next_decision

    # ------------------------------------------------------------------ acting

    def _apply(
        self, action: dict[str, Any], passed_over: bool = False, outright: bool = False
    ) -> dict[str, Any]:
        answer = self.engine.apply(action)
        self.history.append((action, answer))
        self.journal.note(action, answer, passed_over or (outright and not answer["legal"]))
        self._table = None
        return answer

    def _pass_over(self, decision: Pending) -> bool:
        """Do nothing, on behalf of whoever is to decide something that the scenario leaves out.

        False where something has to be decided.
        """
        nothing, may_refuse = passing(self.table, decision), only_if_accepted(self.table, decision)
        if nothing is None:
            return False
        answer = self._apply(nothing, passed_over=True)
        if not answer["legal"] and not may_refuse:
            raise Broken(
                "the decision can be passed over", f"refused: {answer.get('reason', 'no reason given')}"
            )
        return bool(answer["legal"])

    def _is_choiceless(self, decision: Pending, company: str | None) -> bool:
        """Can the decision be passed over, nothing being decided in it? A step of a turn only for `company`.

        An engine that lists its legal actions tells where a company can only pass, or do what it can do in
        the next step as well.
        """
        if left_open(decision) or may_be_empty(self.table, decision):
            return True
        if decision.actors[0] != ("company", company):
            return False
        if "legal_actions" not in self._capabilities():
            return has_acted_in(self.table, decision)
        possible = {action["type"] for action in self.engine.legal_actions()}
        return "pass" in possible and possible <= POSSIBLE_THROUGHOUT

    def _come_to(self, action: dict[str, Any], attempt: bool = False) -> None:
        """Pass choiceless decisions until the one that the action belongs to, or until there is a choice.

        attempt: the action may be refused.
        """
        for _ in range(MOST_STEPS):
            decision = self.pending
            if decision is None or is_ready_for(decision, action):
                return
            if attempt and comes_too_late(self.table, decision, action):
                return
            if not may_skip(self.table, decision, action) and not self._is_asked_in_vain(decision, action):
                return
            if not self._pass_over(decision):
                return

    def _is_asked_in_vain(self, decision: Pending, action: dict[str, Any]) -> bool:
        """Is a company asked once more that has nothing left to do, before a player's bonus action?"""
        bonus = action["actor"]["kind"] == "player" and action.get("private") is not None
        company = (self.table.turn or {}).get("company")
        return bonus and decision.kind in ("track", "token") and self._is_choiceless(decision, company)

    def _settle(self) -> None:
        """Answer an engine that asks where there is nothing to decide: others go on by themselves."""
        for _ in range(MOST_STEPS):
            decision = self.pending
            if decision is None or not is_empty(self.table, decision) or not self._pass_over(decision):
                return

    def _can_be_told(self, action: dict[str, Any]) -> None:
        """An engine that draws its cards itself does not ask for their order."""
        if action["actor"]["kind"] == "chance":
            decision = self.pending
            if decision is None or decision.kind != action["type"]:
                self._needs("chance")

    def open_question(self) -> None:
        """Raises SceneError if something was tried and no Then says what came of it."""
        if self._answer is not None:
            raise SceneError("something was tried and no Then says what came of it")

    def leaves_steps_unsaid(self, company: str) -> None:
        """What this company does it does without a word of the steps that it leaves out before: an engine may
        take that as the end of these. Only where it refuses, they are passed over."""
        self._unsaid.add(company)

    def _is_done_outright(self, action: dict[str, Any]) -> bool:
        """Has the engine carried out what belongs to a later step, though none was passed over?"""
        decision = self.pending
        if action["actor"]["id"] not in self._unsaid or decision is None or is_ready_for(decision, action):
            return False
        if not may_skip(self.table, decision, action):
            return False
        self._look_before(action)
        return bool(self._apply(action, outright=True)["legal"])

    def _look_before(self, action: dict[str, Any]) -> None:
        """What the table is like before something that must be accepted."""
        self.before, self.told = self.table, set()
        if action["type"] == "pass" and (self.before.turn or {}).get("step") == "trains":
            self._begun.pop(action["actor"]["id"], None)
        elif action["type"] != "discard_train":
            self._begun[action["actor"]["id"]] = self.before.round_name

    def act(self, action: dict[str, Any]) -> None:
        """Carry out an action that must be accepted. Raises Broken, with the engine's reason, if refused."""
        self.open_question()
        self.begin()
        if not self._is_done_outright(action):
            self._come_to(action)
            self._can_be_told(action)
            if has_passed(self.table, action, *(self._acted or (None, None))):
                return
            self._look_before(action)
            answer = self._apply(action)
            if not answer["legal"]:
                reason = answer.get("reason") or "no reason given"
                raise Broken(f"accepted: {words(action)}", f"refused: {reason}")
        assert self.before is not None
        self._acted = self.before, action
        self._settle()

    def try_(self, action: dict[str, Any]) -> None:
        """Ask for an action whose answer a Then judges."""
        self.open_question()
        self.begin()
        self._come_to(action, attempt=True)
        self._can_be_told(action)
        self.before = self.table
        self.told = set()
        self._answer = self._apply(action)

    def must_refuse(self) -> None:
        """The action just tried was refused and nothing has changed.

        An engine that names a clause which is none of this scenario's is right all the same if it refuses:
        several clauses may forbid one action. That is noted among `remarks`.

        Raises Permissive if it was accepted, Broken if something changed.
        """
        answer, self._answer = self._answer, None
        if answer is None:
            raise SceneError("nothing has been tried")
        if self.before is None:  # there is no table yet: a game was to be begun
            if answer["legal"]:
                raise Permissive("refused: a game for so many", "begun")
            return
        action = self.history[-1][0]
        if answer["legal"]:
            raise Permissive(f"refused: {words(action)}", "accepted")
        self.same_as_before_but()
        clause = answer.get("clause")
        if clause is not None and self.clauses and clause not in self.clauses:
            self.remarks.append(Remark(self.journal.step, action, clause, answer.get("reason") or ""))

    def same_as_before_but(self, *paths: str) -> None:
        """Nothing has changed since before the last action but these (`bank`, `players.Alice`)."""
        if self.before is None:
            raise SceneError("nothing has been done yet")
        changes = differences(without(self.before.state, paths), without(self.table.state, paths))
        if changes:
            raise Broken("nothing else has changed", "; ".join(changes[:6]))

    # ------------------------------------------------------------------ driving

    def leave_out(self, kind: str, nothing: dict[str, Any], attempt: bool) -> dict[str, Any] | None:
        """The action `nothing` that leaves out a step of a turn; None where the engine offers no such step.

        An attempt is made in any case.
        """
        later = {**nothing, "type": ACTION_OF_STEP[kind]}
        self.open_question()
        self.begin()
        if self._is_over(nothing["actor"]["id"], with_the_turn=kind == "buy_train") and not attempt:
            return None
        for _ in range(MOST_STEPS):
            decision = self.pending
            if decision is None:
                break
            if ("company", nothing["actor"]["id"]) in decision.actors:
                if decision.kind in STEPS_TO_LEAVE_OUT[kind]:
                    return nothing
            elif not left_open(decision) and not may_be_empty(self.table, decision):
                break
            if not may_skip(self.table, decision, later) or not self._pass_over(decision):
                break
        if not attempt:
            self.before = self.before or self.set_up
        return nothing if attempt else None

    def end_turn(self, company: str) -> None:
        """The company does nothing more in its turn. Raises Broken if the engine wants a decision from it."""
        self.open_question()
        self.begin()
        if self._is_over(company, with_the_turn=True):
            return
        self._leave_open()
        if (self.table.turn or {}).get("company") != company and (self.before or self.set_up) is not None:
            self.before = self.before or self.set_up  # its turn has ended by itself, with all that followed
            return
        self.before, self.told = self.table, set()
        for _ in range(MOST_STEPS):
            decision = self.pending
            if decision is None or self.table.round_name != self.before.round_name:
                return
            if self._has_had_its_turn(company):
                return
            if ("company", company) not in decision.actors and decision.kind != "bonus":
                return
            if not self._pass_over(decision):
                raise Broken(f"the {company} can end its turn", f"it has to decide: {decision.kind}")
        raise Broken(f"the turn of the {company} ends", "it goes on and on")

    def _is_over(self, company: str, *, with_the_turn: bool) -> bool:
        """Has the turn of the company that is meant ended by itself, in a round that has ended with it?

        with_the_turn: what is said of the turn is the last thing that is said of it.
        """
        now = self.table.round_name
        begun = self._begun.pop(company, now) if with_the_turn else self._begun.get(company, now)
        if begun != now:
            self.before = self.before or self.set_up
        return begun != now

    def _leave_open(self) -> None:
        """Pass over what a scenario may leave out in silence, before somebody's turn."""
        while (decision := self.pending) is not None and left_open(decision):
            if not self._pass_over(decision):
                return

    def _has_had_its_turn(self, company: str) -> bool:
        """Whether the company has operated in this round already: a second turn is not passed over."""
        return company in self.table.state["round"].get("done", ())

    def everybody_passes(self) -> None:
        """The players pass one after another until the round ends or each has passed once."""
        self.open_question()
        self.begin()
        start, set_up = self.table, self.set_up
        due = set_up.next_decision if set_up is not None and not self.history else None
        by_itself = set_up is not None and start.round_name != set_up.round_name
        if due is not None and due.kind in PASSED_BY_ALL and by_itself:
            self.before = set_up  # nobody could do anything: the round has ended by itself
            return
        self.before, self.told = start, set()
        asked: set[str] = set()
        while (decision := self.pending) is not None and self.table.round_name == start.round_name:
            if decision.kind not in PASSED_BY_ALL or decision.who in asked:
                return
            asked.add(decision.who)
            self._pass_over(decision)

    def come_to_decision(self, kind: str, who: str, private: str | None = None) -> Pending | None:
        """Pass choiceless steps until this decision of this decider is due, if it can be reached so.

        private: the private company whose bonus action is meant.
        """
        self.open_question()
        for _ in range(MOST_STEPS):
            decision = self.pending
            if decision is None or is_due(decision, kind, who, private):
                return decision
            company = who if kind != "bonus" else (self.table.turn or {}).get("company")
            if not self._is_choiceless(decision, company) or not self._pass_over(decision):
                return decision
        return self.pending

    # ------------------------------------------------------------------ naming things

    def share_percent(self, company: str) -> int:
        """How much of a company one share is, in percent: by their number now, or by its charter."""
        shares = self.table.company(company).get("share_count") if company in self.table.companies else None
        return self.box.share_percent(company) if shares is None else 100 // int(shares)

    def place(self, spot: Spot) -> dict[str, Any]:
        """A city or town as the port names it, by the track that is there now.

        Raises Broken if the engine has made it something else, or has come to the end of an opening without
        it; SceneError if it never was there.
        """
        tile = self.table.tile(spot.hex)
        try:
            return self.box.tiles.place(spot, tile)
        except SceneError as error:
            if self._setting.stated.opening is not None or any(answer["legal"] for _, answer in self.history):
                played_on = True
            else:
                played_on = self.set_up is not None and self._looks_otherwise(self.set_up, spot.hex)
            if played_on:
                raise Broken(f"a place as the scenario names it on {spot.hex}", str(error)) from error
            raise

    def _looks_otherwise(self, than: Table, hexagon: str) -> bool:
        """Whether the engine's map, or the tile on this hex of it, is another than on that table."""
        shown = self.table
        return shown.tile(hexagon) != than.tile(hexagon) or shown.state.get("map") != than.state.get("map")

    def route(self, train: str, path: str, counted: list[Spot] | None = None) -> dict[str, Any]:
        """A route as the port names it, from its hexes (`A13 B12 C13`), the ends maybe with sides.

        counted: the places visited that count, where a train may visit more.
        """
        made = {"train": train, "path": self.box.tiles.path(path, self.place)}
        return made if counted is None else {**made, "counted": [self.place(spot) for spot in counted]}

    def best_revenue(self, company: str) -> int:
        """What the company's best run now brings in $, as the engine finds it (capability `best_routes`)."""
        self.open_question()
        self.begin()
        self._needs("best_routes")
        return int(self.engine.best_routes(company)["revenue"])
