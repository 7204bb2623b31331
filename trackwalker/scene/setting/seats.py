"""The players at the table, and the game they have come to."""

from collections.abc import Sequence
from typing import Any

from trackwalker.components.box import Box
from trackwalker.errors import SceneError
from trackwalker.scene.built_table import choose_destination, columns_of, usual_map, with_rest
from trackwalker.scene.distribution import with_all_removals
from trackwalker.scene.fresh import default_deal, fresh_state, unlaunched
from trackwalker.scene.openings import Opening
from trackwalker.scene.plain_table import plain_table
from trackwalker.scene.setting.companies import CompanyFacts
from trackwalker.scene.setting.draft import Draft
from trackwalker.scene.setting.privates import PrivateFacts
from trackwalker.scene.setting.shares import ShareFacts
from trackwalker.scene.values import PLAYER_NAMES, RoundName, Task

__all__ = ["SeatFacts"]


class SeatFacts:
    """How many play, from the deal or some time after it."""

    def __init__(
        self, draft: Draft, companies: CompanyFacts, shares: ShareFacts, privates: PrivateFacts
    ) -> None:
        self._draft = draft
        self._companies = companies
        self._shares = shares
        self._privates = privates

    def new_game(
        self, count: int, under: str | None = None, without: Sequence[str] = (), mode: str | None = None
    ) -> None:
        """A game just dealt to so many players, the president's certificate of `under` lying under P6.

        without: companies of all kinds that have left the game at the start. mode: which is played, where
        there are several.
        """
        if self._draft.given is not None:
            raise SceneError("the table has been set already")
        box = self._in_mode(count, mode)
        deal = default_deal(box, count, without)
        if under is not None:
            deal = dict.fromkeys(deal, under)
        self._draft.stated.deal = deal
        self._draft.given = fresh_state(box, count, deal, self._draft.rules)
        self._own_box()

    def dealt(self, **parts: Any) -> None:
        """What is random at the start of a game just dealt whose map is built: parts of the deal.

        Of a `deck` the first cards are told; the others follow in the usual order.
        """
        draft = self._draft
        draft.may_change()
        if draft.given is None or not draft.stated.fresh or not draft.box.is_built:
            raise SceneError("say first that a new game has been dealt, and nothing else of it")
        box, count = draft.box, len(draft.state["players"])
        nothing: dict[str, Any] = {"pieces": [], "capitals": []}
        if "deck" in parts:
            parts["deck"] = with_rest(box, nothing, parts["deck"])
        if "charters" in parts:
            parts["charters"] = columns_of(box, parts["charters"])
        options = dict(draft.state["options"])
        draft.stated.deal = {**draft.stated.deal, **parts}
        draft.given = fresh_state(box, count, draft.stated.deal, draft.rules)
        draft.state["options"].update(options)

    def destination(self, card: int) -> None:
        """The number of the destination card that has been chosen."""
        cards = self._draft.box.data["parts"]["destinations"]
        if not 1 <= card <= len(cards):
            raise SceneError(f"there are {len(cards)} destination cards")
        self._draft.may_change()
        choose_destination(self._draft.box, self._draft.state, card)

    def _in_mode(self, count: int, mode: str | None) -> Box:
        box = self._draft.box
        if mode is not None and mode not in box.modes:
            raise SceneError(f"{box.game} has no {mode} mode")
        played = mode or plain_table(box).modes.get(count)
        return box if played is None else box.at({"options": {"mode": played}})

    def played_up_to(self, opening: Opening) -> None:
        """A game that is to be played from its deal; no other fact can be set."""
        if self._draft.given is not None:
            raise SceneError("the table has been set already: an opening stands alone")
        count = len(opening.players)
        if opening.players != PLAYER_NAMES[:count]:
            raise SceneError(f"the players of {opening.name} are not {', '.join(PLAYER_NAMES[:count])}")
        for question, reading in opening.readings.items():
            if self._draft.rules.get("readings", {}).get(question, reading) != reading:
                raise SceneError(
                    f"the opening {opening.name} needs {question}={reading}: tag the scenario "
                    f"@reading:{question}={reading}"
                )
        deal = with_all_removals(self._draft.box, count, opening.deal)
        self._draft.stated.deal = deal
        self._draft.stated.opening = opening.at_prices(self._draft.box.data)
        box = self._in_mode(count, None)
        self._draft.given = fresh_state(box, count, deal, self._draft.rules)
        self._own_box()

    def settled_table(
        self, count: int, phase: str, without: Sequence[str] = (), mode: str | None = None
    ) -> None:
        """So many players some time after the private companies were sold, in a phase.

        Nobody holds a share yet; the last player has all private companies, or they have closed, as is the
        custom of the game.
        """
        self.new_game(count, None, without, mode)
        self._draft.changed()
        self._draft.box.phase_index(phase)
        self._draft.state["phase"] = phase
        self._companies.usual_sizes()
        self._draft.stated.round = RoundName("stock", 2)
        box = self._draft.box
        places = {company: unlaunched(box, company) for company in box.companies}
        for certificate in self._draft.state["certificates"]:
            certificate["holder"] = places[certificate["company"]]
        if box.is_built:
            self._draft.state["map"] = usual_map(box)
            self._draft.state["cycle"]["number"] = 2
        closed = self._draft.box.closes_privates(phase) or not plain_table(self._draft.box).privates_at_table
        owner = "box" if closed else f"player:{self._draft.table.players[-1]}"
        for private in self._draft.state["privates"]:
            private.update(owner=owner, price=None)
            if private["id"] in self._draft.stated.deal:
                del private["company"]  # which company was drawn is left open
            if private["id"] in self._draft.box.independents:
                self._companies.no_longer_in_the_game([private["id"]])
        if owner != "box":
            self._shares.leave_shares_of_privates(self._draft.table.players[-1])
        self._draft.stated.deal = {}
        self._draft.stated.turn = (self._draft.table.players[0], Task("stock_turn"))

    def phase(self, phase: str) -> None:
        """A later phase than was said before; private companies that it closes are gone."""
        self._draft.changed()
        if self._draft.box.phase_index(phase) < self._draft.box.phase_index(self._draft.state["phase"]):
            raise SceneError(f"it is phase {self._draft.state['phase']} already; phases never go back")
        self._draft.state["phase"] = phase
        self._companies.usual_sizes()
        if self._draft.box.closes_privates(phase):
            lasting = [
                name for name, card in self._draft.box.privates.items() if card.get("stays_with_company")
            ]
            self._privates.closed([name for name in self._privates.names() if name not in lasting])

    def holding_limit(self, percent: int) -> None:
        """A player may hold so much of a company, by an optional rule."""
        self._draft.may_change()
        players = len(self._draft.state["players"])
        allowed = self._draft.box.data["shares"].get("optional_player_limits", {})
        if allowed.get(players) != percent:
            raise SceneError(f"no optional rule lets {players} players hold {percent}% of a company")
        self._draft.state["options"] = {"holding_limit": percent}

    def _own_box(self) -> None:
        """Put what the table brings along into its state, where it was said first."""
        if self._draft.own_box is not None:
            self._draft.state["box"] = self._draft.own_box
