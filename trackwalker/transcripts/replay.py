"""A recorded game played on an engine, action by action, and compared with the site's own states.

Engines differ in which steps without a choice they ask about. So the passes that the file holds for companies
are not played as such: a company's step is passed when the next recorded action, or the site's state, shows
that the site is past it. What chance decides is answered from what is known of the shuffles.
"""

from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any

from trackwalker.components.box import Box
from trackwalker.errors import TrackwalkerError
from trackwalker.port.engine import Engine
from trackwalker.port.messages import check_params
from trackwalker.port.templates import covered
from trackwalker.register import GameProfile
from trackwalker.transcripts.compare import Difference, Naming, differences
from trackwalker.transcripts.convert import CHOSEN_SIZE, Converter, ConvertError
from trackwalker.transcripts.deals import Dealt, card_of
from trackwalker.transcripts.engine_facts import engine_table, unsettled_fact
from trackwalker.transcripts.findings import Finding, Outcome, PartingError, describe
from trackwalker.transcripts.geometry import Board
from trackwalker.transcripts.issued_shares import is_forced_issue
from trackwalker.transcripts.later_actions import chosen_sizes, company_on_turn
from trackwalker.transcripts.record import Recorded, Transcript
from trackwalker.transcripts.site_lines import SiteLine, read_line
from trackwalker.transcripts.trace import Trace
from trackwalker.transcripts.turns import (
    brought_forward,
    can_answer,
    due,
    engine_position,
    steps_before_dividend,
    unasked,
    waits_for,
)

__all__ = ["Outcome", "Replay", "Watch"]

Action = dict[str, Any]
Watch = Callable[[int, Action], None]
"""Called with the recorded action's number and each action of the port just before it is applied."""

_MOST_PASSES = 60
"""More passes in a row than a whole round can need: something goes round in circles."""

_PLAYERS_MAY_PASS = ("stock_turn", "auction_turn", "contest")


class Replay:
    """Plays one transcript on one engine: `begin`, then `run`.

    With a trace the states are compared after every action. check_legal: ask `legal_actions` before every
    action whether it lists it. watch: see `Watch`. deviations: those that the game was played by.
    """

    def __init__(
        self,
        engine: Engine,
        transcript: Transcript,
        board: Board,
        box: Box,
        profile: GameProfile,
        trace: Trace | None = None,
        *,
        check_legal: bool = False,
        watch: Watch | None = None,
        deviations: Collection[str] = (),
    ) -> None:
        self._engine = engine
        self._transcript = transcript
        self._board = board
        self._box = box
        self._converter = Converter(board, box, profile, transcript.players)
        self._naming = Naming(
            transcript.players,
            profile.privates,
            lambda tile: profile.tiles.get(tile, tile),
            lambda card: card_of(card, profile),
            profile.companies,
            frozenset(box.independents),
            box.hand(len(transcript.players)),
        )
        self._trace = trace
        self._check_legal = check_legal
        self._watch = watch
        self._deviations = deviations
        self._can_load = "load" in engine.hello()["capabilities"]
        self._can_list = "legal_actions" in engine.hello()["capabilities"]
        self._state: Mapping[str, Any] = {}
        self._shuffles: tuple[tuple[str, ...], ...] = ()
        self._sizes = chosen_sizes(transcript.actions)
        self._lagging: Finding | None = None
        self._balked = ""
        self.outcome = Outcome()

    def begin(self, game: str, dealt: Dealt, **more: Any) -> None:
        """Start the game on the engine; `more`: other parameters of `new_game`.

        Raises EngineFault if the engine cannot, SchemaError if the file's words are none for `new_game`.
        """
        players = list(self._transcript.players.values())
        params = {"game": game, "players": players, "deal": dict(dealt.deal), **more}
        check_params("new_game", params)
        self._engine.new_game(params)
        self._shuffles = dealt.shuffles
        self._state = self._engine.state()

    def run(self) -> Outcome:
        """Play to the end, or to the first finding.

        Raises EngineFault if the engine breaks down, TrackwalkerError with the action's number if the file
        names something unknown.
        """
        try:
            if self._trace:
                self._compare(0, self._said(0, self._trace.setup.get("state")), last_word=True)
            for index, recorded in enumerate(self._transcript.actions):
                if recorded.type == "end_game":
                    self.outcome.ended = "ended by hand"
                    self.outcome.played += 1
                    break
                self._play(index, recorded)
                self.outcome.played += 1
            else:
                self._finish()
        except PartingError as parting:
            self.outcome.finding = parting.finding
        return self.outcome

    def _play(self, index: int, recorded: Recorded) -> None:
        size = self._size(index, recorded.raw)
        carried_out = index - 1 in self._sizes  # the choice of a size, as part of what came before
        for raw in recorded.steps if not carried_out else ():
            if not str(raw.get("type")).startswith("program_"):
                self._step(recorded.number, raw | size, index)
        if self._trace and index not in self._sizes:
            line = self._said(recorded.number, self._trace.lines[index])
            self._check_runs(recorded.number, line)
            self._settle(recorded.number, line)
            following = self._transcript.actions[index + 1 : index + 2]
            self._compare(recorded.number, line, last_word=not following or following[0].type != "pass")

    def _said(self, number: int, line: Any) -> SiteLine:
        """What a line of the trace says."""
        file = self._trace.file if self._trace else Path("the trace")
        return read_line(line, self._naming, self._board, file, number)

    def _size(self, index: int, raw: Mapping[str, Any]) -> Action:
        """With how many shares a recorded `par` starts a company, where that is known, as a part of it."""
        if index in self._sizes:
            return {CHOSEN_SIZE: self._sizes[index]}
        if raw.get("type") != "par" or not self._trace:
            return {}
        company = self._trace.lines[index]["corporations"].get(raw.get("corporation"), {})
        return {CHOSEN_SIZE: company["share_count"]} if "share_count" in company else {}

    def _step(self, number: int, raw: Mapping[str, Any], index: int) -> None:
        """Carry out one recorded step, first passing what the site did not ask about."""
        try:
            action = self._converter.convert(raw, self._state)
        except ConvertError as error:
            where = f"{self._transcript.file}: action {number} ({raw.get('type')})"
            raise TrackwalkerError(f"{where}: {error}") from None
        passing = action["type"] == "pass"
        if passing and action["actor"]["kind"] == "company":
            return
        if passing and raw.get("entity_type") == "company" and not self._answers(action):
            return  # a private company is not used
        for _ in range(_MOST_PASSES):
            early = self._is_early(raw, index) or self._is_of_a_later_turn(action)
            if (self._answers(action) and not early) or not self._carry_on(number):
                break
        if passing and not self._answers(action):
            return  # an engine need not offer a step without a choice
        self._prepare(number, action)
        waited = waits_for(self._state)
        refusal = self._apply(number, action)
        if refusal is not None:
            what = f"refused: {describe(action)}: {refusal} ({waited}{self._balked})"
            raise PartingError(Finding("refused", number, what))
        self._converter.done(raw, action)
        self._converter.pieces.cleared({laid["hex"] for laid in self._state["tiles"]["laid"]})
        self._shuffle(number)

    def _answers(self, action: Action) -> bool:
        return can_answer(self._state, action, self._deviations)

    def _prepare(self, number: int, action: Action) -> None:
        """Do what the site leaves open, or what it does by itself, before an action."""
        forward = brought_forward(self._state, action) if self._can_load else None
        if forward is not None:
            self._engine.load(dict(forward))
            self._state = self._engine.state()
        if action["type"] != "bankrupt" or not self._can_list:
            return
        for _ in range(_MOST_PASSES):  # the site sells for him what he can still sell
            sales = [entry for entry in self._engine.legal_actions() if entry["type"] == "sell_shares"]
            own = [entry for entry in sales if entry["actor"]["id"] == action["actor"]["id"]]
            if not own or self._apply(number, max(own, key=lambda entry: int(entry["percent"]))):
                return

    def _is_early(self, raw: Mapping[str, Any], index: int) -> bool:
        """Whether a recorded step belongs to a later decision, although the one now due allows it, too."""
        if raw.get("entity_type") == "company":
            turn = (self._state["round"].get("turn") or {}).get("company")
            meant = company_on_turn(self._transcript.actions, index)
            return None not in (turn, meant) and turn != self._naming.company(str(meant))
        return steps_before_dividend(self._state) and is_forced_issue(raw, self._state, self._box)

    def _is_of_a_later_turn(self, action: Action) -> bool:
        """Whether a player sells again what he has just sold, and can do nothing more in this turn.

        The site has then ended his turn, gone past others who can do nothing, and come back to him.
        """
        turn, first = self._state["round"].get("turn") or {}, due(self._state)
        again = action["type"] == "sell_shares" and action["company"] in turn.get("sold", ())
        return again and first is not None and self._idle(first)

    def _shuffle(self, number: int) -> None:
        """Answer for chance, as the cards of a distribution came to lie after the latest choice."""
        for _ in range(_MOST_PASSES):
            first = due(self._state)
            if first is None or first["kind"] != "shuffle":
                return
            picked, cards = len(self._state["round"]["picks"]), first["context"]["cards"]
            known = self._shuffles[picked - 1] if picked <= len(self._shuffles) else ()
            order = list(known[-len(cards) :])
            if sorted(order) != sorted(cards):
                lie = ", ".join(order) or "unknown"
                what = f"cards to shuffle: expected {lie} after choice {picked}, got {', '.join(cards)}"
                raise PartingError(Finding("different", number, what))
            actor = {key: first["actors"][0][key] for key in ("kind", "id")}
            refusal = self._apply(number, {"type": "shuffle", "actor": actor, "cards": order})
            if refusal is not None:
                raise PartingError(Finding("refused", number, f"refused: shuffle: {refusal}"))

    def _apply(self, number: int, action: Action) -> str | None:
        """Let the engine carry out an action; why it refused, or None."""
        if self._watch:
            self._watch(number, action)
        listed = not self._check_legal or covered(
            self._engine.legal_actions(), action, self._board.hexes.same_look
        )
        answer = self._engine.apply(action)
        if not answer["legal"]:
            return str(answer.get("reason", "no reason given"))
        if not listed:
            what = f"accepted, but legal_actions did not list it: {describe(action)}"
            raise PartingError(Finding("unlisted", number, what))
        self.outcome.applied.append(action)
        self._state = self._engine.state()
        return None

    def _carry_on(self, number: int) -> bool:
        """Answer the due decision for the site, if it is one that the site may have skipped."""
        first = due(self._state)
        if first is None:
            return False
        answer = unasked(self._state)
        if answer is None and self._idle(first):
            answer = {"type": "pass", "actor": {key: first["actors"][0][key] for key in ("kind", "id")}}
        if answer is None:
            return False
        refusal = self._apply(number, answer)
        if refusal is not None:
            does = "pass" if answer["type"] == "pass" else answer["type"]
            self._balked = f"; it does not let {answer['actor']['id']} {does}: {refusal}"
            return False
        self._balked = ""
        self.outcome.passes += 1
        return True

    def _idle(self, pending: Mapping[str, Any]) -> bool:
        """Whether a player can do nothing but pass: the site does not ask him then."""
        if pending["kind"] not in _PLAYERS_MAY_PASS or not self._can_list:
            return False
        return {template["type"] for template in self._engine.legal_actions()} == {"pass"}

    def _settle(self, number: int, line: SiteLine) -> None:
        """Pass steps until the engine stands where the site stood after the action."""
        for _ in range(_MOST_PASSES):
            turn = self._state["round"].get("turn") or {}
            behind = turn.get("company") in line.skipped and steps_before_dividend(self._state)
            if engine_position(self._state).admits(line.position) and not behind:
                return
            if not self._carry_on(number):
                return

    def _check_runs(self, number: int, line: SiteLine) -> None:
        for company, revenue in line.runs:
            turn = self._state["round"].get("turn") or {}
            if turn.get("company") == company:
                found = Difference(f"revenue of {company}", revenue, turn.get("revenue"))
                if found.expected != found.got:
                    raise PartingError(Finding("different", number, str(found), (found,)))

    def _compare(self, number: int, line: SiteLine, *, last_word: bool) -> None:
        """Compare the engine's state with the site's.

        last_word: False where the site goes on with a pass that the engine may have carried out already; a
        difference then counts only if it outlives the pass.
        """
        got = engine_table(self._state, self._converter.pieces.laid, self._board, self._box)
        unsettled = unsettled_fact(self._state)
        found = [differing for differing in differences(line.table, got) if differing.fact != unsettled]
        here, there = engine_position(self._state), line.position
        if self._transcript.stopped and not there.actors:  # by the rulebook it goes on
            found = [differing for differing in found if differing.fact != "priority deal"]
        elif not here.admits(there):
            found.append(Difference("position", str(there), f"{here}{self._balked}"))
        if not found:
            self._lagging = None
            self.outcome.compared += 1
            return
        first = self._lagging or Finding("different", number, str(found[0]), tuple(found))
        if last_word:
            raise PartingError(first)
        self._lagging = first

    def _finish(self) -> None:
        """After the last action of a game that the file calls finished: the engine's result is the site's.

        Where the site has stopped a game in which nobody could do anything more, what they have is compared.
        """
        number = self._transcript.actions[-1].number if self._transcript.actions else 0
        if self._transcript.stopped:
            for _ in range(_MOST_PASSES):  # prices may still fall
                if not self._carry_on(number):
                    break
            self.outcome.ended = self._transcript.stopped
            self._compare_worth(self._worth())
        if not self._transcript.finished:
            return
        for _ in range(_MOST_PASSES):
            if self._state["result"] is not None or not self._carry_on(number):
                break
        result = self._state["result"]
        if result is None:
            found = Difference("position", "over", f"{engine_position(self._state)}{self._balked}")
            raise PartingError(Finding("different", number, str(found), (found,)))
        self.outcome.ended = "game over"
        self._compare_worth(result["worth"])

    def _worth(self) -> dict[str, int]:
        """What everybody has: money, shares at their prices, private companies at their list prices."""
        prices = {name: cell["price"] for cell in self._state["market"] for name in cell["stack"]}
        worth = {player["id"]: int(player["cash"]) for player in self._state["players"]}
        for paper in self._state["certificates"]:
            kind, _, name = paper["holder"].partition(":")
            if kind == "player":
                shares = int(paper["percent"]) // self._box.share_percent(paper["company"])
                worth[name] += shares * prices.get(paper["company"], 0)
        for private in self._state["privates"]:
            kind, _, name = private["owner"].partition(":")
            if kind == "player":
                worth[name] += int(self._box.privates[private["id"]]["face"])
        return worth

    def _compare_worth(self, worth: Mapping[str, int]) -> None:
        number = self._transcript.actions[-1].number if self._transcript.actions else 0
        names = self._transcript.players
        expected = {f"final worth of {names[one]}": value for one, value in self._transcript.result.items()}
        got = {f"final worth of {name}": value for name, value in worth.items()}
        differ = differences(dict(expected), {fact: got.get(fact) for fact in expected})
        if differ:
            raise PartingError(Finding("different", number, str(differ[0]), tuple(differ)))
