"""Filling in what no Given has said, in the plainest way that makes a possible table.

- The bank holds all money that nobody else has.
- Of the trains of earlier phases none is left in the bank, of later ones none has been sold. Trains that are
  neither in the bank nor owned have left the game.
- A company in operation, and one whose turn it is, has its home token; other tokens only where a sentence
  says so.
- Companies before the one whose turn it is have operated, those after it have not, in the order of the chart.
"""

from typing import Any

from trackwalker.components.box import Box
from trackwalker.components.tiles import Spot
from trackwalker.errors import SceneError
from trackwalker.scene.filling.depot import fill_depot
from trackwalker.scene.filling.rounds import CompletedRounds
from trackwalker.scene.first_choice import first_choice_round
from trackwalker.scene.plain_table import money_of, plain_table, terms_of
from trackwalker.scene.setting import Setting
from trackwalker.scene.setting.draft import Stated
from trackwalker.scene.table import Table
from trackwalker.scene.values import Task


def complete(setting: Setting) -> dict[str, Any]:
    """The whole canonical state. Raises SceneError where the Givens contradict each other or leave gaps."""
    state = setting.state
    completion = _Completion(setting)
    if setting.stated.fresh:
        completion.deal()
        return state
    completion.run()
    return state


class _Completion:
    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.box: Box = setting.draft.box
        self.state = setting.state
        self.stated: Stated = setting.stated
        self.table = Table(self.state)

    def deal(self) -> None:
        """Deal the cards in the order that was said, if one was."""
        if self.stated.deck is None:
            return
        CompletedRounds(self.state, self.box, self.stated).fill()
        current = self.state["round"]
        self.stated.deal["deck"] = [*current["hand"], *current["deck"]]
        self._decisions()

    def run(self) -> None:
        self._paper_is_said()
        self._private_that_stays()
        self._rest_to_treasury()
        self._charters()
        CompletedRounds(self.state, self.box, self.stated).fill()
        self._tokens()
        self._markers()
        fill_depot(self.state, self.box, self.stated.trains_left, self.stated.pool_named)
        self._bank()
        self._decisions()

    def _decisions(self) -> None:
        if self.stated.turn is not None:
            due = [*self.stated.earlier, self.stated.turn, *self._bonuses_after(*self.stated.turn)]
            self.state["pending"] = [self._pending(*entry) for entry in due]

    def _bonuses_after(self, _: str, task: Task) -> list[tuple[str, Task]]:
        """The private companies whose owners are asked after this one in the same step of the turn."""
        if task.kind != "bonus" or task.private is None or task.company is None:
            return []
        step, names = self.box.bonus_step(task.private), [entry["id"] for entry in self.state["privates"]]
        own_only = terms_of(self.box, self.state["rules"]).privates.bonus_for_own_companies
        found = []
        for name in names[names.index(task.private) + 1 :]:
            owner = self.table.private(name)["owner"].removeprefix("player:")
            if owner not in self.table.players or self.box.bonus_step(name) != step:
                continue
            if not self.table.player(owner).get("bankrupt") and (
                not own_only or owner == self.table.president(task.company)
            ):
                found.append((owner, Task("bonus", company=task.company, private=name)))
        return found

    # ------------------------------------------------------------------ paper and privates

    def _paper_is_said(self) -> None:
        for name in self.stated.paper_to_say:
            entry = self.table.company(name)
            if entry["par"] is not None:
                raise SceneError(
                    f"the {name} has {entry['share_count']} shares: say after that who holds them"
                )

    def _private_that_stays(self) -> None:
        """The private company that cannot have closed yet is the last player's, with its share."""
        name = plain_table(self.box).stays_bought
        known = [private["id"] for private in self.state["privates"]]
        if (
            name is None
            or name not in known
            or self.stated.round is None
            or name in self.stated.privates_named
        ):
            return
        share = self.box.privates[name]["share"]
        entry = self.table.company(share["company"])
        if entry["trains"] or entry["operated"] or self.box.closes_privates(self.state["phase"]):
            return
        owner = [player["id"] for player in self.state["players"] if not player.get("bankrupt")][-1]
        self.table.private(name)["owner"] = f"player:{owner}"
        self.setting.shares.share_of_private(name, owner)

    def _rest_to_treasury(self) -> None:
        """In some games a company has what the bank had not sold of it when it floated."""
        if not self.box.data["shares"].get("rest_to_treasury"):
            return
        for certificate in self.state["certificates"]:
            company = certificate["company"]
            if certificate["holder"] == "ipo" and self.table.company(company)["floated"]:
                certificate["holder"] = f"company:{company}"

    def _charters(self) -> None:
        """Charters of companies that have been launched are gone; unnamed ones lie under the last column."""
        dealt = self.state.get("charters")
        if dealt is None:
            return
        there = [name for column in dealt for name in column if not self.table.company(name)["floated"]]
        columns = [list(column) for column in self.stated.charters or dealt]
        if self.stated.charters is None:
            columns = [[name for name in column if name in there] for column in columns]
        told = [name for column in columns for name in column]
        if gone := [name for name in told if name not in there]:
            raise SceneError(f"the charter of {gone[0]} does not lie on the table: it has been launched")
        columns += [[] for _ in dealt[len(columns) :]]
        columns[-1] += [name for name in there if name not in told]
        self.state["charters"] = columns

    # ------------------------------------------------------------------ money and tokens

    def _bank(self) -> None:
        money = money_of(self.box, len(self.table.players), self.state["rules"])
        if money is None:
            return
        left = money - sum(self.table.cash(who) or 0 for who in self.table.money_holders())
        if self.stated.broke_bank is not None:
            wanted, holder = self.stated.broke_bank
            self.table.player(holder)["cash"] += left - wanted
            left = wanted
            if self.table.player(holder)["cash"] < 0:
                raise SceneError(f"there is not so much money: the bank cannot have ${wanted}")
        self.state["bank"]["cash"] = left

    def _home(self, company: str) -> Spot:
        home = self.box.home(company)
        if home is None:
            if not self.stated.tokens.get(company):
                raise SceneError(f"say where the {company} has its home: its tokens, the home token first")
            return self.stated.tokens[company][0]
        other: str | None = home.get("alternative")
        if other is not None and any(spot.hex == other for spot in self.stated.tokens.get(company, ())):
            return Spot(other)
        names = self.box.tiles.side_names
        laid = self.table.tile(home["hex"])
        places = self.box.tiles.places(home["hex"], laid)
        sides = tuple(names[side] for side in home.get("exits", ())) if len(places) > 1 else None
        return Spot(home["hex"], sides)

    def _tokens(self) -> None:
        tokens = dict(self.stated.tokens)
        if self.box.homes_at_setup:
            tokens = {name: tokens.get(name, []) for name in self.table.companies}
        if plain_table(self.box).homes_when_floated:
            for company in self.state["companies"]:
                if company["floated"] and company["id"] in self.box.companies and not company["closed"]:
                    tokens.setdefault(company["id"], [])
        if self.state["round"]["kind"] == "operating" and self.state["round"]["turn"]:
            tokens.setdefault(self.state["round"]["turn"]["company"], [])
        for company, spots in tokens.items():
            entry = self.table.company(company)
            homes = [self._home(name) for name in entry.get("merged") or [company]]
            own = [*homes, *(spot for spot in spots if spot not in homes)]
            every = [*own, *self.stated.extra_tokens.get(company, ())]
            entry["tokens"] = [self.box.tiles.place(spot, self.table.tile(spot.hex)) for spot in every]
            if entry["kind"] == "major":
                self._hubs_left(entry, len(every))
            if "merged" in entry:
                continue  # its own tokens lie on its charter, those on the map have replaced others
            card = self.box.companies.get(company)
            on_top = terms_of(self.box, self.state["rules"]).building.home_token_on_top
            entry["tokens_left"] = len(card["tokens"]) + on_top - len(own) if card else 0
        for (company, kind), spots in self.stated.bonus_tokens.items():
            entry = self.table.company(company)
            places = [self.box.tiles.place(spot, self.table.tile(spot.hex)) for spot in spots]
            entry["tokens"] += [{**place, "kind": kind} for place in places]
            if kind == "hotel":
                entry["tokens_left"] -= len(places)
        for name in (*tokens, *(company for company, _ in self.stated.bonus_tokens)):
            self._check_number_of_tokens(name)
        for token in self.state.get("removed", {}).get("tokens", ()):
            token.update(self.box.tiles.place(self._home(token["company"]), self.table.tile(token["hex"])))

    def _check_number_of_tokens(self, company: str) -> None:
        """Refuse a table on which more tokens of a company lie than its charter has."""
        entry = self.table.company(company)
        if entry["tokens_left"] < 0:
            placed = sum(place.get("kind") != "terminal" for place in entry["tokens"])
            raise SceneError(
                f"no such table is possible: {placed} tokens of the {company} lie on the map, and it has "
                f"{placed + entry['tokens_left']}"
            )

    def _hubs_left(self, major: dict[str, Any], placed: int) -> None:
        """What a major has on its charter: the last spaces of it, as many as there are tokens left."""
        costs = self.box.companies[major["id"]]["tokens"]
        if terms_of(self.box, self.state["rules"]).building.other_token_costs:
            costs = self.box.companies[major["id"]]["other_tokens"]
        left = self.stated.hub_costs.get(major["id"], costs[placed:])
        major["tokens_left"] = len(left)
        major.pop("hub_costs", None)
        if left:
            major["hub_costs"] = list(left)

    def _markers(self) -> None:
        for name, spot in self.stated.marker_spots.items():
            place = self.box.tiles.place(spot, self.table.tile(spot.hex))
            for marker in self.state.get("markers", ()):
                if marker["marker"] == name:
                    marker["exits"] = place["exits"]

    # ------------------------------------------------------------------ who decides

    def _pending(self, who: str, task: Task) -> dict[str, Any]:
        if task.kind == "hidden_bid":
            return first_choice_round(self.box, self.table.players, self.stated.bids)[1]
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
            case "lay_piece":
                context = {"piece": task.piece}
            case "draft":
                context = {"cards": list(self.state["round"]["hand"])}
            case "last_private":
                context = {"private": task.private, "price": task.money}
            case "choose_private":
                context = {"privates": self.table.privates_of("bank")}
            case "merger_answer":
                context = {"company": task.company}
            case "bonus":
                context = {"private": task.private, "company": task.company}
            case "assign":
                context = {"private": task.private}
            case "dividend":
                context = {"revenue": task.money}
            case "interest":
                context = {"due": task.money}
            case "buy_train":
                context = {"must_buy": task.must or self._has_to_buy(who)}
            case "emergency":
                actors = [self._actor(task.company or ""), *actors]
                context = {"company": task.company, "short": self._short(task.company or "", who)}
            case "discard_train":
                size = self.table.company(who).get("share_count")
                context = {"limit": self.box.train_limit(self.state["phase"], size, who)}
        return {"kind": task.kind, "actors": actors, "context": context}

    def _actor(self, who: str) -> dict[str, Any]:
        if who in self.table.players:
            return {"kind": "player", "id": who}
        decider = self.table.decider(who)
        return {"kind": "company", "id": who} | ({} if decider is None else {"by": decider})

    def _has_to_buy(self, company: str) -> bool:
        """Whether a company lacks a train that it must have; where that takes a route, a sentence says so."""
        if terms_of(self.box, self.state["rules"]).trains.needed_with_a_route_only:
            return False
        trains = self.table.company(company)["trains"]
        has_one = any(train.get("spared") or not train.get("phased_out") for train in trains)
        return not has_one and bool(self.table.pool_trains or self.table.next_train)

    def _short(self, company: str, president: str) -> int:
        """What company and president together lack for the cheapest train of bank and pool, or of one."""
        from_bank = self.box.ranks.get(self.table.next_train or "", ())
        only = terms_of(self.box, self.state["rules"]).emergency.banks_train_only
        offered = [*from_bank] if only and from_bank else [*self.table.pool_trains, *from_bank]
        cheapest = min((self.box.trains[name]["price"] for name in offered), default=0)
        have = (self.table.cash(company) or 0) + (self.table.cash(president) or 0)
        return max(0, cheapest - have)
