"""The trains that nobody owns, filled in: in the bank, or out of the game."""

from collections import Counter
from typing import Any

from trackwalker.components.box import Box
from trackwalker.errors import SceneError
from trackwalker.scene.plain_table import plain_table, terms_of
from trackwalker.scene.table import State


def fill_depot(state: State, box: Box, told: dict[str, int], pool_told: bool = False) -> None:
    """Complete `depot` by what the companies and the pool have.

    Trains that have left the bank and that nobody has lie in the pool where that is the custom of the game,
    unless it was told what the pool holds.

    Of the trains of earlier phases none is left in the bank, of later ones none has been sold; told: how many
    of a rank the bank has where a sentence says so. Raises SceneError where the trains do not add up.
    """
    depot = _Depot(state, box)
    if plain_table(box).spare_trains == "pool" and not pool_told:
        depot.fill_pool(told)
    depot.fill(told)


class _Depot:
    def __init__(self, state: State, box: Box) -> None:
        self.state, self.box = state, box
        self.now = box.phase_index(state["phase"])
        self.players = len(state["players"])
        terms = terms_of(box, state["rules"]).trains
        self.limited, self.table = terms.last_trains_run_out, terms.counted_by_table
        self.owned: Counter[str] = Counter()
        for company in state["companies"]:
            for train in company["trains"]:
                self._check(company, train)
                self.owned[box.rank(train["name"])] += 1
        self.owned.update(box.rank(name) for name in state["depot"]["pool"])

    def _count(self, rank: str) -> int | None:
        """How many there are of a rank; of the last one, by a reading, not as many as anybody likes."""
        count = self.box.train_count(rank, self.players, self.table)
        return self.box.trains[rank].get("other_count") if count is None and self.limited else count

    def _check(self, company: dict[str, Any], train: dict[str, Any]) -> None:
        """A train is phased out exactly when its phase has come, or when it has rusted and runs once more."""
        card, word = self.box.trains[train["name"]], "phased-out"
        phase = card.get("phased_out_at")
        if phase is None and self.box.runs_rusted(company):
            phase, word = card.get("rusts_at"), "rusted"
        due = phase is not None and self.box.has_begun(phase, self.state["phase"])
        if due != bool(train.get("phased_out")):
            name = train["name"]
            state = word.replace("-", " ")
            hint = f"is {state}: say `a {word} {name}-train`" if due else f"is not {state}"
            raise SceneError(f"in phase {self.state['phase']} the {name}-train of the {company['id']} {hint}")

    def fill_pool(self, told: dict[str, int]) -> None:
        """Put the trains of the phases so far that nobody has, and that have not rusted, into the pool."""
        for rank in self.box.ranks:
            train = self.box.trains[rank]
            starts = self.box.phase_index(train["starts_phase"])
            rusts, count = train.get("rusts_at"), self._count(rank)
            if starts > self.now or (rusts and self.box.has_begun(rusts, self.state["phase"])):
                continue
            out = 0 if count is None else count - told.get(rank, 0 if starts < self.now else count)
            if starts == self.now and starts:
                out = max(out, 1)
            spare = max(0, out - self.owned[rank])
            self.state["depot"]["pool"] += [rank] * spare
            self.owned[rank] += spare

    def fill(self, told: dict[str, int]) -> None:
        stack, gone, first_left = [], [], True
        for rank, faces in self.box.ranks.items():
            train = self.box.trains[rank]
            starts = self.box.phase_index(train["starts_phase"])
            count, out, left = self._count(rank), self.owned[rank], told.get(rank)
            entry: dict[str, Any] = {"train": rank}
            sides: dict[str, Any] = {"faces": list(faces)} if len(faces) > 1 else {}
            if count is None:
                if left is not None:
                    raise SceneError(f"the {rank}-trains never run out")
                stack.append({**entry, "left": None, **sides})
                if not self.box.trains_can_be_lost:
                    self._phase_has_its_train(rank, out, starts)
                continue
            if left is None:
                left = self._usual_left(train, count, out, starts)
            lost = count - out - left
            if min(lost, left) < 0:
                raise SceneError(f"there are only {count} {rank}-trains")
            self._phase_has_its_train(rank, out + lost, starts)
            if left and starts > self.now and lost + out:
                raise SceneError(
                    f"a {rank}-train has been sold, but phase {train['starts_phase']} has not begun"
                )
            if left and not first_left and out + lost:
                raise SceneError(f"{rank}-trains are sold only when the trains before them are gone")
            first_left = first_left and not left
            if left:
                stack.append({**entry, "left": left, **sides})
            if lost:
                self._may_be_lost(train, lost)
                gone.append({"train": rank, "count": lost})
        self.state["depot"].update(stack=stack, gone=gone)

    def _usual_left(self, train: dict[str, Any], count: int, out: int, starts: int) -> int:
        if starts > self.now:
            return count - out
        if starts < self.now:
            return 0
        if not starts:
            return count - out - self._sold_with_independents(train["name"])
        return count - max(out, 1) if self._leaves(train) else count - out

    def _sold_with_independents(self, rank: str) -> int:
        """Trains that came with independent companies that no longer have them."""
        entries = {entry["id"]: entry for entry in self.state["companies"]}
        return sum(
            1
            for name, card in self.box.independents.items()
            if card["train"] == rank and entries[name]["floated"] and not entries[name]["trains"]
        )

    def _phase_has_its_train(self, rank: str, out: int, starts: int) -> None:
        if starts == self.now and starts and not out:
            raise SceneError(f"the phase has begun, but no {rank}-train has left the bank: say who has it")

    def _leaves(self, train: dict[str, Any]) -> bool:
        return bool(train.get("exportable")) or self.box.trains_can_be_lost

    def _may_be_lost(self, train: dict[str, Any], lost: int) -> None:
        """Only trains that are exported, that rust, or that go with their company, leave the game."""
        rusts = train.get("rusts_at")
        rusted = rusts is not None and self.box.has_begun(rusts, self.state["phase"])
        if not (rusted or self._leaves(train)):
            raise SceneError(
                f"{lost} {train['name']}-train(s) lie nowhere; they never leave the game, say who has them"
            )
