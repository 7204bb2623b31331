"""Filling in what no Given has said, in the plainest way that makes a possible table.

- The bank holds all money that nobody else has.
- Of the trains of earlier phases none is left in the bank, of later ones none has been sold. Trains that are
  neither in the bank nor owned have left the game.
- A company in operation, and one whose turn it is, has its home token; other tokens only where a sentence
  says so.
- Companies before the one whose turn it is have operated, those after it have not, in the order of the chart.
"""

from typing import Any

from trackwalker.scene.box import Box
from trackwalker.scene.chart import cell_position
from trackwalker.scene.faults import SceneError
from trackwalker.scene.plans import Plans
from trackwalker.scene.setting import Setting
from trackwalker.scene.table import Table
from trackwalker.scene.values import RoundName, Spot, Task

STEP_OF_KIND = {
    "track": "track",
    "token": "token",
    "run": "run",
    "dividend": "dividend",
    "buy_train": "trains",
    "emergency": "trains",
}
"""The step of an operating turn in which each kind of decision is made."""


def complete(setting: Setting) -> dict[str, Any]:
    """The whole canonical state. Raises SceneError where the Givens contradict each other or leave gaps."""
    state = setting.state
    if setting.plans.fresh:
        return state
    _Completion(setting).run()
    return state


class _Completion:
    def __init__(self, setting: Setting) -> None:
        self.box: Box = setting.box
        self.state = setting.state
        self.plans: Plans = setting.plans
        self.table = Table(self.state)

    def run(self) -> None:
        self._round()
        self._tokens()
        self._depot()
        self._bank()
        if self.plans.turn is not None:
            self.state["pending"] = [
                self._pending(*entry) for entry in [*self.plans.earlier, self.plans.turn]
            ]

    # ------------------------------------------------------------------ money and trains

    def _bank(self) -> None:
        if self.box.bank is None:
            return
        left = self.box.bank - sum(self.table.cash(who) or 0 for who in self.table.money_holders())
        if self.plans.broke_bank is not None:
            wanted, holder = self.plans.broke_bank
            self.table.player(holder)["cash"] += left - wanted
            left = wanted
            if self.table.player(holder)["cash"] < 0:
                raise SceneError(f"there is not so much money: the bank cannot have ${wanted}")
        self.state["bank"]["cash"] = left

    def _depot(self) -> None:
        depot, gone, stack = self.state["depot"], [], []
        now = self.box.phase_index(self.state["phase"])
        owned = [train for company in self.table.companies for train in self.table.trains(company)]
        first_left = True
        for train in self.box.trains.values():
            name, count = train["name"], train["count"]
            starts = self.box.phase_index(train["starts_phase"])
            out = owned.count(name) + depot["pool"].count(name)
            left = self.plans.trains_left.get(name)
            if count is None:
                if left is not None:
                    raise SceneError(f"the {name}-trains never run out")
                stack.append({"train": name, "left": None})
                self._phase_has_its_train(name, out, starts, now)
                continue
            if left is None:
                left = self._usual_left(count, out, starts - now, bool(train.get("exportable") and starts))
            lost = count - out - left
            if min(lost, left) < 0:
                raise SceneError(f"there are only {count} {name}-trains")
            self._phase_has_its_train(name, out + lost, starts, now)
            if left and starts > now and lost + out:
                raise SceneError(
                    f"a {name}-train has been sold, but phase {train['starts_phase']} has not begun"
                )
            if left and not first_left and out + lost:
                raise SceneError(f"{name}-trains are sold only when the trains before them are gone")
            first_left = first_left and not left
            if left:
                stack.append({"train": name, "left": left})
            if lost:
                self._may_be_lost(train, lost, now)
                gone.append({"train": name, "count": lost})
        depot.update(stack=stack, gone=gone)

    @staticmethod
    def _usual_left(count: int, out: int, phases_ahead: int, exportable: bool) -> int:
        if phases_ahead > 0:
            return count - out
        if phases_ahead < 0:
            return 0
        return count - max(out, 1) if exportable else count - out

    @staticmethod
    def _phase_has_its_train(name: str, out: int, starts: int, now: int) -> None:
        if starts == now and starts and not out:
            raise SceneError(f"the phase has begun, but no {name}-train has left the bank: say who has it")

    def _may_be_lost(self, train: dict[str, Any], lost: int, now: int) -> None:
        """Only trains that are exported or rust leave the game."""
        rusts = train.get("rusts_at")
        rusted = rusts is not None and self.box.phase_index(rusts) <= now
        if not (rusted or train.get("exportable")):
            raise SceneError(
                f"{lost} {train['name']}-train(s) lie nowhere; they never leave the game, say who has them"
            )

    # ------------------------------------------------------------------ tokens

    def _home(self, company: str) -> Spot:
        home = self.box.companies[company]["home"]
        names = self.box.tiles.side_names
        laid = self.table.tile(home["hex"])
        places = self.box.tiles.places(home["hex"], laid)
        sides = tuple(names[side] for side in home.get("exits", ())) if len(places) > 1 else None
        return Spot(home["hex"], sides)

    def _tokens(self) -> None:
        tokens = dict(self.plans.tokens)
        if self.state["round"]["kind"] == "operating" and self.state["round"]["turn"]:
            tokens.setdefault(self.state["round"]["turn"]["company"], [])
        for company, spots in tokens.items():
            home = self._home(company)
            entry = self.table.company(company)
            every = [home, *(spot for spot in spots if spot != home)]
            entry["tokens"] = [self.box.tiles.place(spot, self.table.tile(spot.hex)) for spot in every]
            entry["tokens_left"] = len(self.box.companies[company]["tokens"]) - len(every)

    # ------------------------------------------------------------------ rounds

    def _round(self) -> None:
        plans, current = self.plans, self.state["round"]
        where = plans.round
        if where is None:
            if plans.passed:
                current["passed"] = list(plans.passed)
            if plans.contest is not None:
                private, bidders = plans.contest
                current["contest"] = {"private": private, "bidders": bidders}
            current["resume"] = plans.resume
            return
        self.state["round"] = (
            self._stock_round(where) if where.kind == "stock" else self._operating_round(where)
        )

    def _stock_round(self, where: RoundName) -> dict[str, Any]:
        plans = self.plans
        if plans.turn is None or plans.turn[1].kind != "stock_turn":
            raise SceneError(f"it is {where}: say whose turn it is to trade")
        player = plans.turn[0]
        self.table.player(player)
        sold = list(plans.sold_in_round)
        sold += [(player, company) for company in plans.sold_in_turn if (player, company) not in sold]
        return {
            "kind": "stock",
            "number": where.number,
            "passed": list(plans.passed),
            "sold": [{"player": name, "company": company} for name, company in sold],
            "last_trader": plans.last_trader or (player if plans.sold_in_turn else None),
            "turn": {"player": player, "sold": list(plans.sold_in_turn), "bought": None},
        }

    def in_order_of_operation(self, companies: list[str]) -> list[str]:
        """The higher price first, then the further right, then the top of the stack."""

        def key(company: str) -> tuple[int, int, int]:
            cell = self.table.position(company)
            if cell is None:
                raise SceneError(f"the {company} has floated but stands nowhere on the chart")
            return (-cell["price"], -cell_position(cell["cell"])[1], cell["stack"].index(company))

        return sorted(companies, key=key)

    def _operating_round(self, where: RoundName) -> dict[str, Any]:
        plans = self.plans
        floated = [name for name in self.table.companies if self.table.company(name)["floated"]]
        order = self.in_order_of_operation(floated)
        company, task = plans.turn if plans.turn else (None, None)
        of = where.of or self.box.phases[self.state["phase"]]["operating_rounds"]
        if where.number > of:
            raise SceneError(
                f"{where} cannot be: phase {self.state['phase']} has {of}; say `{where} of {where.number}`"
            )
        operating = None
        if task is not None and company is not None:
            operating = self._company_on_turn(company, task)
        if operating is not None and operating not in floated:
            raise SceneError(f"the {operating} has not floated, it cannot operate")
        before = order[: order.index(operating)] if operating is not None else list(order)
        if plans.order is not None:
            before = [name for name in order if name not in plans.order and name != operating]
        done = plans.done if plans.done is not None else before
        rest = [name for name in order if name not in done and name != operating]
        if plans.order is not None and plans.order != rest:
            raise SceneError(f"still to operate are {', '.join(rest) or 'none'}, by the chart")
        return {
            "kind": "operating",
            "set": where.set,
            "number": where.number,
            "of": of,
            "order": rest,
            "done": list(done),
            "turn": None if operating is None or task is None else self._turn(operating, task),
            "exported": task is not None and self._nobody_operates(task),
        }

    @staticmethod
    def _nobody_operates(task: Task) -> bool:
        """The export that ends a round may cut the limit: then trains are discarded in nobody's turn."""
        return task.kind == "discard_train"

    def _company_on_turn(self, who: str, task: Task) -> str | None:
        if task.kind == "emergency":
            return task.company
        if self._nobody_operates(task):
            return None
        if task.kind not in STEP_OF_KIND:
            raise SceneError(f"nobody has to decide that ({task.kind}) in an operating round")
        self.table.company(who)
        return who

    def _turn(self, company: str, task: Task) -> dict[str, Any]:
        step = STEP_OF_KIND[task.kind]
        revenue = task.money
        if revenue is None and step == "trains":
            revenue = 0
        if revenue and not self.table.trains(company):
            raise SceneError(f"the {company} has no train, it cannot have earned ${revenue}")
        return {
            "company": company,
            "step": step,
            "laid": self.plans.laid,
            "tokens": self.plans.tokens_placed,
            "revenue": revenue,
            "routes": [],
            "bought": list(self.plans.bought),
        }

    # ------------------------------------------------------------------ who decides

    def _pending(self, who: str, task: Task) -> dict[str, Any]:
        actors = [self._actor(who)]
        context: dict[str, Any] = {}
        match task.kind:
            case "contest":
                amounts = [
                    bid["amount"] for bid in self.state["round"]["bids"] if bid["private"] == task.private
                ]
                context = {"private": task.private, "high_bid": max(amounts, default=0)}
            case "par":
                context = {"company": task.company}
            case "dividend":
                context = {"revenue": task.money}
            case "buy_train":
                context = {"must_buy": task.must}
            case "emergency":
                actors = [self._actor(task.company or ""), *actors]
                context = {"company": task.company, "short": self._short(task.company or "", who)}
            case "discard_train":
                context = {"limit": self.box.phases[self.state["phase"]]["train_limit"]}
        return {"kind": task.kind, "actors": actors, "context": context}

    def _actor(self, who: str) -> dict[str, Any]:
        if who in self.table.players:
            return {"kind": "player", "id": who}
        president = self.table.president(who)
        return {"kind": "company", "id": who} | ({} if president is None else {"by": president})

    def _short(self, company: str, president: str) -> int:
        """What company and president together lack for the cheapest train of bank and pool."""
        offered = [*self.table.pool_trains, *([self.table.next_train] if self.table.next_train else [])]
        cheapest = min((self.box.trains[name]["price"] for name in offered), default=0)
        have = (self.table.cash(company) or 0) + (self.table.cash(president) or 0)
        return max(0, cheapest - have)
