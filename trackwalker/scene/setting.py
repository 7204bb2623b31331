"""Setting the table: the facts that a scenario's Givens state, one method a fact.

Nothing here applies a rule of the game. Money is conserved by the bank, paper by the IPO: whatever a sentence
gives to somebody comes from there, and goes back there. What no sentence states is filled in at the end in
the plainest way that makes a possible table (`trackwalker.scene.completion`).
"""

from collections.abc import Iterable, Sequence
from typing import Any

from trackwalker.components.box import Box
from trackwalker.components.chart import cell_position
from trackwalker.components.tiles import Lie, Spot
from trackwalker.errors import SceneError
from trackwalker.scene.fresh import default_deal, fresh_state, unsold
from trackwalker.scene.openings import Opening
from trackwalker.scene.plain_table import plain_table
from trackwalker.scene.sizes import SizeFacts
from trackwalker.scene.train_words import train_entry
from trackwalker.scene.values import PLAYER_NAMES, RoundName, Task


class Setting(SizeFacts):
    """A table under construction. Every method raises `SceneError` for what the game does not have."""

    def __init__(self, box: Box, rules: dict[str, Any]) -> None:
        super().__init__()
        self.box = box
        self.rules = rules

    # ------------------------------------------------------------------ seats

    def new_game(self, count: int, under: str | None = None, without: Sequence[str] = ()) -> None:
        """A game just dealt to so many players, the president's certificate of `under` lying under P6.

        without: companies of all kinds that have left the game at the start.
        """
        if self._state is not None:
            raise SceneError("the table has been set already")
        deal = default_deal(self.box, count, without)
        if under is not None:
            deal = dict.fromkeys(deal, under)
        self.plans.deal = deal
        self._state = fresh_state(self.box, count, deal, self.rules)

    def played_up_to(self, opening: Opening) -> None:
        """A game that is to be played from its deal; no other fact can be set."""
        if self._state is not None:
            raise SceneError("the table has been set already: an opening stands alone")
        count = len(opening.players)
        if opening.players != PLAYER_NAMES[:count]:
            raise SceneError(f"the players of {opening.name} are not {', '.join(PLAYER_NAMES[:count])}")
        for question, reading in opening.readings.items():
            if self.rules.get("readings", {}).get(question, reading) != reading:
                raise SceneError(
                    f"the opening {opening.name} needs {question}={reading}: tag the scenario "
                    f"@reading:{question}={reading}"
                )
        self.plans.deal = opening.deal
        self.plans.opening = opening
        self._state = fresh_state(self.box, count, opening.deal, self.rules)

    def settled_table(self, count: int, phase: str, without: Sequence[str] = ()) -> None:
        """So many players some time after the private companies were sold, in a phase.

        Nobody holds a share yet; the last player has all private companies, or they have closed, as is the
        custom of the game.
        """
        self.new_game(count, None, without)
        self._changed()
        self.box.phase_index(phase)
        self.state["phase"] = phase
        self._usual_sizes()
        self.plans.round = RoundName("stock", 2)
        for certificate in self.state["certificates"]:
            certificate["holder"] = unsold(self.box, certificate["company"])
        closed = self.box.closes_privates(phase) or not plain_table(self.box).privates_at_table
        owner = "box" if closed else f"player:{self.table.players[-1]}"
        for private in self.state["privates"]:
            private.update(owner=owner, price=None)
            if private["id"] in self.plans.deal:
                del private["company"]  # which company was drawn is left open
            if private["id"] in self.box.independents:
                self._independent_gone(private["id"])
        if owner != "box":
            self._leave_shares_of_privates(self.table.players[-1])
        self.plans.deal = {}
        self.plans.turn = (self.table.players[0], Task("stock_turn"))

    def phase(self, phase: str) -> None:
        """A later phase than was said before; private companies that it closes are gone."""
        self._changed()
        if self.box.phase_index(phase) < self.box.phase_index(self.state["phase"]):
            raise SceneError(f"it is phase {self.state['phase']} already; phases never go back")
        self.state["phase"] = phase
        self._usual_sizes()
        if self.box.closes_privates(phase):
            lasting = [name for name, card in self.box.privates.items() if card.get("stays_with_company")]
            self.closed_privates([name for name in self._private_names() if name not in lasting])

    def _leave_shares_of_privates(self, player: str) -> None:
        """The ordinary share that came with a private company is where the private's buyer took it."""
        for private in self.box.privates.values():
            share = private.get("share")
            if share and share["company"] != "random" and not share.get("president"):
                self._give(share["company"], f"player:{player}", share["percent"], president=False)

    # ------------------------------------------------------------------ money

    def cash(self, who: str, amount: int) -> None:
        """A player's cash or a company's treasury."""
        self._changed()
        table = self.table
        entry = table.player(who) if who in table.players else table.company(who)
        entry["cash"] = amount

    def bank_left(self, amount: int, holder: str) -> None:
        """What the bank still has; a player holds the rest of its money."""
        self._changed()
        self.table.player(holder)
        self.plans.broke_bank = (amount, holder)

    # ------------------------------------------------------------------ paper

    def _own_paper(self, company: str) -> list[dict[str, Any]]:
        """A company's certificates; the first sentence about them puts them back where they are sold."""
        self._changed()
        self.table.company(company)
        paper = [
            certificate for certificate in self.state["certificates"] if certificate["company"] == company
        ]
        self.plans.paper_to_say.discard(company)
        if company not in self.plans.paper_named:
            self.plans.paper_named.add(company)
            for certificate in paper:
                certificate["holder"] = unsold(self.box, company)
        return paper

    def _give(self, company: str, holder: str, percent: int, president: bool) -> None:
        left, pile = percent, unsold(self.box, company)
        for certificate in self.state["certificates"]:
            if certificate["company"] != company or certificate["holder"] != pile:
                continue
            if certificate["president"] is president and 0 < certificate["percent"] <= left:
                certificate["holder"] = holder
                left -= certificate["percent"]
                if president:
                    break
        if left and not president:
            who = holder.removeprefix("player:")
            place = "IPO" if pile == "ipo" else "treasury"
            raise SceneError(f"the {place} has not enough of the {company} left to give {who} {percent}%")

    def holding(self, holder: str, percent: int, company: str) -> None:
        """A holder has so much of a company in ordinary certificates; what he had goes back."""
        where, pile = self.table.holder(holder), unsold(self.box, company)
        for certificate in self._own_paper(company):
            if certificate["holder"] == where and not certificate["president"]:
                certificate["holder"] = pile
        if where == pile:
            rest = self.table.holding(pile, company)
            if rest != percent:
                place = "IPO" if pile == "ipo" else "treasury"
                raise SceneError(f"{rest}% of the {company} are left in the {place}, not {percent}%")
            return
        self._give(company, where, percent, president=False)

    def presidency(self, player: str, company: str, percent: int) -> None:
        """A player is president of a company and has so much of it, the president's certificate included.

        Who was said to be president before has nothing of it any more.
        """
        first = self.box.certificates(self.table.company(company).get("share_count"))[0]
        if percent < first:
            raise SceneError(f"a president has at least {first}%, not {percent}%")
        where = self.table.holder(player)
        self.table.player(player)
        before = self.table.presidents_certificate(company)
        for certificate in self._own_paper(company):
            if certificate["holder"] in (where, before):
                certificate["holder"] = unsold(self.box, company)
        for certificate in self._own_paper(company):
            if certificate["president"]:
                certificate["holder"] = where
        self._give(company, where, percent - first, president=False)
        entry = self.table.company(company)
        entry["president"] = player
        entry.pop("receivership", None)

    # ------------------------------------------------------------------ companies and the chart

    def started(self, company: str, par: int, floated: bool = False, operated: bool = False) -> None:
        """A company has started at a par: its marker lies in the par cell, under what lies there already."""
        self._changed()
        entry = self.table.company(company)
        floated = floated or operated or self.box.floats_at_once
        entry.update(par=par, floated=floated, operated=operated)
        if operated or plain_table(self.box).home_at_start:
            self.plans.tokens.setdefault(company, [])
        if self.table.position(company) is None:
            self._put(company, self.box.chart.par_cell(par))

    def stands(self, company: str, price: int, row: int | None, under: Iterable[str] | None = None) -> None:
        """A company's marker lies in a cell, under what lies there already (checked against `under`).

        row: from the top; None where the chart has only one.
        """
        self._changed()
        self.table.company(company)
        cell = self.box.chart.cell(price, row)
        self._put(company, cell)
        above = self.table.stack(cell)[:-1]
        if under is not None and above != list(under):
            raise SceneError(
                f"the {company} lies under {', '.join(above) or 'nobody'} there, not {', '.join(under)}"
            )

    def _put(self, company: str, cell: str) -> None:
        market = self.state["market"]
        for entry in market:
            if company in entry["stack"]:
                entry["stack"].remove(company)
        market[:] = [entry for entry in market if entry["stack"]]
        for entry in market:
            if entry["cell"] == cell:
                entry["stack"].append(company)
                return
        market.append({"cell": cell, "price": self.box.chart.price(cell), "stack": [company]})
        market.sort(key=lambda entry: cell_position(entry["cell"]))

    # ------------------------------------------------------------------ trains, tokens, tiles

    def _known_trains(self, trains: list[str]) -> list[str]:
        for train in trains:
            name = train_entry(train)["name"]
            if name not in self.box.trains:
                raise SceneError(f"there is no {name}-train; the trains are {', '.join(self.box.trains)}")
        return trains

    def trains(self, company: str, trains: list[str]) -> None:
        """All trains that a company owns; `phased-out 2` and the like for those in a special condition."""
        self._changed()
        order = list(self.box.trains)
        known = [train_entry(train) for train in self._known_trains(trains)]
        known.sort(key=lambda train: (order.index(train["name"]), "phased_out" not in train))
        self.table.company(company)["trains"] = known

    def pool_trains(self, trains: list[str]) -> None:
        """All trains in the pool."""
        self._changed()
        self.plans.pool_named = True
        self.state["depot"]["pool"] = list(self._known_trains(trains))

    def trains_left(self, train: str, count: int) -> None:
        """How many of a train the bank still has; the others that nobody owns have left the game.

        Trains with two sides are counted by either of them.
        """
        self._changed()
        self._known_trains([train])
        self.plans.trains_left[self.box.rank(train)] = count

    def token(self, company: str, spots: list[Spot]) -> None:
        """Where a company has tokens besides its home (all of them, in the order laid)."""
        self._changed()
        self.table.company(company)
        self.plans.tokens[company] = list(spots)

    def tile(self, tile: str, hexagon: str, lie: Lie) -> None:
        """A tile lies on a hex."""
        self._changed()
        self.box.tiles.printed(hexagon)
        if self.table.tile(hexagon) is not None:
            raise SceneError(f"a tile lies on {hexagon} already")
        rotation = self.box.tiles.rotation(tile, lie)
        tiles = self.state["tiles"]
        tiles["laid"].append({"hex": hexagon, "tile": tile, "rotation": rotation})
        tiles["laid"].sort(key=lambda laid: (laid["hex"][0], int(laid["hex"][1:])))
        if tiles["left"][tile] is not None:
            tiles["left"][tile] -= 1

    # ------------------------------------------------------------------ private companies

    def _private_names(self) -> list[str]:
        return [private["id"] for private in self.state["privates"]]

    def owns_privates(self, who: str, privates: list[str]) -> None:
        """A player or a company owns these private companies; they are no longer for sale."""
        self._changed()
        self.plans.privates_named.update(privates)
        for name in privates:
            if name in self.box.independents:
                self._independent(name, who)
            self.table.private(name).update(owner=self.table.holder(who), price=None)
            for certificate in self.table.certificates(name):
                certificate["holder"] = self.table.holder(who)
            if name == plain_table(self.box).stays_bought and self.plans.round is not None:
                self.share_of_private(name, who)

    def came_with(self, private: str, company: str) -> None:
        """A certificate of this company lay under this private company at the start."""
        self._changed()
        self.table.private(private)["company"] = self.table.company(company)["id"]

    def lowered_face(self, private: str, value: int) -> None:
        """A private company's face value is lower than the printed one."""
        self._changed()
        self.table.private(private)["face"] = value

    def closed_privates(self, privates: list[str]) -> None:
        """These private companies have left the game."""
        self._changed()
        self.plans.privates_named.update(privates)
        for name in privates:
            self.table.private(name).update(owner="box", price=None)
            if name in self.box.independents:
                self._independent_gone(name)

    def asking_price(self, private: str, price: int) -> None:
        """An unsold private company is offered at this price."""
        self._changed()
        entry = self.table.private(private)
        if entry["owner"] != "bank":
            raise SceneError(f"{private} is not for sale")
        entry["price"] = price

    def bid(self, player: str, amount: int, private: str) -> None:
        """A player has bid on a private company."""
        self._changed()
        self.table.player(player)
        if self.state["round"]["kind"] != "auction":
            raise SceneError("bids lie on private companies in the auction only")
        self.table.private(private)
        self.state["round"]["bids"].append({"private": private, "player": player, "amount": amount})

    def contest(self, private: str, bidders: list[str]) -> None:
        """The bidders who are still in for a private company."""
        self._changed()
        self.table.private(private)
        self.plans.contest = (private, bidders)

    # ------------------------------------------------------------------ what has been done in the turn

    def laid_in_turn(self, company: str, tile: str, hexagon: str, lie: Lie, private: str | None) -> None:
        """A tile that the company whose turn it is has laid in it."""
        self.table.company(company)
        self.tile(tile, hexagon, lie)
        laid = {"hex": hexagon, "tile": tile, "rotation": self.box.tiles.rotation(tile, lie)}
        self.plans.laid.append(laid if private is None else {**laid, "private": private})

    def bought_in_turn(self, company: str, trains: list[str], source: str) -> None:
        """Trains that the company on turn has bought in it, from `bank`, `pool` or another company."""
        self._changed()
        self.table.company(company)
        self.plans.bought_from += [(train, source) for train in self._known_trains(trains)]
