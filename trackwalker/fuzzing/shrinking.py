"""A run cut down, action by action, to the fewest that show the same cause.

Stretches of it are left out, long ones first, as in delta debugging; what lies before the last action is only
asked for, not looked at, as long as the engines show no manners of their own. So openings, too, lose what is
not needed. The run that is left is played once more in full before anybody is shown it.
"""

from collections.abc import Sequence
from dataclasses import replace

from trackwalker.errors import TrackwalkerError
from trackwalker.fuzzing.batches import Shown
from trackwalker.fuzzing.lockstep import Lockstep
from trackwalker.fuzzing.partings import Parting
from trackwalker.fuzzing.runs import Action, Beginning, Run
from trackwalker.invariants.engine.near_misses import smaller_sums
from trackwalker.port.engine import EngineFault

__all__ = ["PATIENCE", "parting_of", "shrunk", "with_answers"]

PATIENCE = 30_000
"""So many actions are asked for at most to cut one run down."""

_MOST_OTHERS = 12
"""So many other partings are taken out of a run at most."""


def shrunk(shown: Shown, lockstep: Lockstep, patience: int = PATIENCE) -> Shown | None:
    """The shortest run found that shows the same cause: from the deal if it can be, else from its table.

    None where the cause only follows from other partings on the way: without them it does not show.
    """
    whole = shown.run.played_from_the_deal()
    for run in (whole, shown.run) if whole is not shown.run else (whole,):
        found = _Cutting(lockstep, shown.parting.cause, patience).cut(run)
        if found is not None and found.run.beginning.state is not None:
            return _from_the_last_table(found, lockstep)
        if found is not None:
            return found
    return None


def with_answers(shown: Shown, lockstep: Lockstep) -> Shown:
    """The same, with what the rules say of each action at the table where it is asked for.

    Where the tested engine has other manners, the guide goes along with it between two actions.
    """
    legal = []
    lockstep.begin(shown.run.beginning)
    for action in shown.run.actions:
        before = lockstep.accepted
        lockstep.step(action)
        legal.append(lockstep.accepted > before)
    return replace(shown, legal=tuple(legal))


def _from_the_last_table(shown: Shown, lockstep: Lockstep) -> Shown:
    """Of a run that has to be loaded anyway only the last action, at its own table, if that is enough."""
    run = shown.run
    if not run.actions:
        return shown
    try:
        lockstep.begin(run.beginning)
        for action in run.actions[:-1]:
            lockstep.step(action)  # the guide goes along with manners of the tested engine
        table = Beginning(f"{run.beginning.name}, {len(run.actions) - 1} on", state=lockstep.guide.state)
        last = Run(table, run.actions[-1:])
        parting, _ = parting_of(last, lockstep)
    except EngineFault:
        return shown
    same = parting is not None and parting.cause == shown.parting.cause
    return Shown(parting, last) if same and parting is not None else shown


def parting_of(run: Run, lockstep: Lockstep) -> tuple[Parting | None, int]:
    """How engines first part in a run, and after how many of its actions (0: at the beginning)."""
    parting = lockstep.begin(run.beginning)
    if parting is not None:
        return parting, 0
    for number, action in enumerate(run.actions, 1):
        parting = lockstep.step(action)
        if parting is not None:
            return parting, number
    return None, len(run.actions)


class _Cutting:
    """Cuts one run. cause: that it has to show in the end."""

    def __init__(self, lockstep: Lockstep, cause: str, patience: int) -> None:
        self.lockstep, self.cause, self.left = lockstep, cause, patience
        self.quick = True
        self.in_turn = True  # whether the last action is by somebody whose decision is due
        self.legal: bool | None = None  # whether the guide allows the last action, where it is asked alone
        self.parted_at = 0  # after so many actions the run played last showed anything

    def cut(self, run: Run) -> Shown | None:
        """The run cut down; None if it does not show the cause by itself."""
        full = self._by_itself(run)
        if full is None:
            return None
        full = self._without_refused(full)
        self.quick = not self.lockstep.strayed
        self.legal = self._allowed(full.run.beginning, full.run.actions) if self._is_told_alone() else None
        short = self._shortened(full.run)
        again = self._in_full(short)
        if again is None and self.quick:  # something on the way counts that only the tables show
            self.quick = False
            short = self._shortened(full.run)
            again = self._in_full(short)
        return again or full

    def _without_refused(self, full: Shown) -> Shown:
        """The run without what is refused on the way, if it still shows the cause.

        Notes whether the last action is by somebody who is asked.
        """
        guide, run = self.lockstep.guide, full.run
        guide.begin(run.beginning)
        kept = [action for action in run.actions[:-1] if guide.apply(action)["legal"]]
        due = guide.state["pending"][0]["actors"] if guide.state["pending"] else []
        self.in_turn = bool(run.actions) and any(one["id"] == run.actions[-1]["actor"]["id"] for one in due)
        return self._in_full(run.doing([*kept, *run.actions[-1:]])) or full

    def _is_told_alone(self) -> bool:
        """Whether the guide comes to the same tables when nobody plays beside it."""
        return self.quick and self.lockstep.against is None and self.lockstep.tested.asks_chance

    def _allowed(self, start: Beginning, actions: Sequence[Action]) -> bool | None:
        """Whether the guide, asked alone, allows the last of some actions; None where it breaks down."""
        guide = self.lockstep.guide
        try:
            guide.begin(start)
            for action in actions[:-1]:
                guide.apply(self._by_whom_it_is(action))
            last = actions[-1] if not self.in_turn else self._by_whom_it_is(actions[-1])
            return bool(guide.apply(last)["legal"])
        except (EngineFault, TrackwalkerError, LookupError):
            return None

    def _by_itself(self, run: Run) -> Shown | None:
        """The run without the actions over which engines part in other ways before."""
        for _ in range(_MOST_OTHERS):
            full = self._in_full(run)
            if full is not None or not 0 < self.parted_at < len(run.actions):
                return full
            at = self.parted_at
            run = run.doing((*run.actions[: at - 1], *run.actions[at:]))
        return None

    def _in_full(self, run: Run) -> Shown | None:
        """The run up to the parting, everything looked at; None if it is another one or none."""
        try:
            parting, number = parting_of(run, self.lockstep)
        except (EngineFault, TrackwalkerError):
            return None
        self.parted_at = number if parting is not None else 0
        if parting is None or parting.cause != self.cause:
            return None
        return Shown(parting, run.doing(run.actions[:number]))

    def _shortened(self, run: Run) -> Run:
        actions = list(run.actions)
        size = max(1, len(actions) // 2)
        while size:
            progress = False
            end = len(actions) - 1  # the last one stays: it is what they part over
            while end > 0 and self.left > 0:
                begin = max(0, end - size)
                kept = self._shows(run.beginning, [*actions[:begin], *actions[end:]])
                if kept is not None:
                    actions, progress = kept, True
                    end = min(begin, len(actions) - 1)
                else:
                    end = begin
            if size == 1 and not progress:
                break
            size = size if size == 1 else size // 2
        start, actions = self._with_fewer_players(run.beginning, actions)
        return Run(start, tuple(self._with_smaller_sums(start, actions)))

    def _with_fewer_players(self, start: Beginning, actions: list[Action]) -> tuple[Beginning, list[Action]]:
        """The same among fewer players, where the same deal does for them."""
        players = start.params["players"] if start.params is not None and start.state is None else []
        for count in range(2, len(players)):
            fewer = replace(start, params={**(start.params or {}), "players": players[:count]})
            kept = self._shows(fewer, actions)
            if kept is not None:
                return fewer, kept
        return start, actions

    def _with_smaller_sums(self, start: Beginning, actions: list[Action]) -> list[Action]:
        """The same with lower bids and prices, wherever they do as well."""
        for at, action in enumerate(actions):
            for smaller in smaller_sums(action):
                tried = [*actions[:at], smaller, *actions[at + 1 :]]
                if self.left > 0 and self._shows(start, tried) is not None:
                    actions = tried
                    break
        return actions

    def _shows(self, start: Beginning, actions: list[Action]) -> list[Action] | None:
        """The actions that are accepted, if the last one still shows the cause after them; else None.

        Where somebody else has his turn, now that other actions are left out, he does what was asked for.
        The guide is asked first: most attempts fail with it, and the tested engine may be slow.
        """
        if self.quick and self.legal is not None and self._allowed(start, actions) != self.legal:
            return None
        self.left -= len(actions)
        lockstep, kept = self.lockstep, list[Action]()
        try:
            if lockstep.begin(start) is not None:
                return None
            for action in actions[:-1]:
                asked, here = self._by_whom_it_is(action), lockstep.accepted
                if lockstep.step(asked, look=not self.quick) is not None:
                    return None
                if lockstep.accepted > here:
                    kept.append(asked)
            if self.quick and lockstep.differ():
                return None
            last = self._by_whom_it_is(actions[-1]) if self.in_turn else actions[-1]
            parting = lockstep.step(last)
        except (EngineFault, TrackwalkerError, LookupError):
            return None
        if parting is None or parting.cause != self.cause:
            return None
        return [*kept, last]

    def _by_whom_it_is(self, action: Action) -> Action:
        """The action by the player whose decision is due, if it is some player's."""
        actor, pending = action["actor"], self.lockstep.guide.state["pending"]
        due = pending[0]["actors"] if pending else []
        if actor["kind"] != "player" or not due or any(one["kind"] != "player" for one in due):
            return action
        if any(one["id"] == actor["id"] for one in due):
            return action
        return {**action, "actor": {"kind": "player", "id": due[0]["id"]}}
