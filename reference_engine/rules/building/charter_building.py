"""Two yellow tiles or one upgrade, then a token at its printed cost (Lost Atlas OR.lay, OR.hub)."""

from collections.abc import Iterator
from dataclasses import replace

from ...actions import LayTileMove, PlaceTokenMove
from ...cards import Ability
from ...state import Company, OperatingRound
from ..map.lay_cost import LayCost
from ..map.network import Network, reach
from ..map.stations import check_token, legal_tokens
from ..map.track import LayTerms
from ..table import Commit
from .construction import PossibleToken
from .new_or_replaced import NewOrReplaced

NEW_TILES_A_TURN = 2


class CharterBuilding(NewOrReplaced):
    """The track and token steps of companies; their charters, and those they were formed of, may say more."""

    def abilities(self, company: Company) -> list[Ability]:
        """What its charter says, and those of the companies it was formed of."""
        return [charter.ability for charter in self.table.charters(company)]

    # tiles --------------------------------------------------------------------------------------------

    def is_upgrade(self, tile: str) -> bool:
        """Whether a tile replaces another; a bridge is a new one."""
        return tile not in self.board.geography.bridges and super().is_upgrade(tile)

    def new_tiles_a_turn(self, company: Company) -> int:
        """Two; after an upgrade as many as a charter says."""
        if any(self.is_upgrade(laid.tile) for laid in self._normal_lays()):
            return sum(ability.yellow_after_upgrade for ability in self.abilities(company))
        return NEW_TILES_A_TURN

    def check_normal_lay(self, company: Company, move: LayTileMove) -> None:
        """Two yellow tiles, or one upgrade and after it what a charter allows."""
        if self.track_is_over() or (self._normal_lays() and self.is_upgrade(move.tile)):
            self.table.refuse(
                "two-new-or-one-replacement",
                f"In a turn the {company.id} lays {NEW_TILES_A_TURN} yellow tiles, or upgrades one.",
            )

    def track_is_over(self) -> bool:
        """Whether the company can lay no more tile in this turn."""
        laid = self._normal_lays()
        new = sum(1 for tile in laid if not self.is_upgrade(tile.tile))
        return new >= self.new_tiles_a_turn(self.table.operating_company)

    def _terms(self, company: Company) -> LayTerms:
        """By the colours that can be used; charters lead over water and through full cities."""
        switches, bridges = self.table.switches, self._lays_bridges(company)
        return replace(
            super()._terms(company),
            colours=(*self._colours(), *(("blue",) if bridges else ())),
            home_first=False,
            needs_connection=not switches.track_anywhere,
            bridges=bridges,
            through_full=self.passes_full_cities(company),
            keeps_unused=not switches.unused_track_goes,
        )

    def _lays_bridges(self, company: Company) -> bool:
        return any(ability.bridges for ability in self.abilities(company))

    def passes_full_cities(self, company: Company) -> bool:
        """Whether cities full of others' tokens do not stop its way."""
        return any(ability.passes_full_cities for ability in self.abilities(company))

    def network(self, company: Company) -> Network:
        """What it can trace a route to."""
        return reach(self.board, company.id, through_full=self.passes_full_cities(company))

    def _colours(self) -> tuple[str, ...]:
        """Those of the phase now, or by a reading of the phase in which the round began."""
        phase = self.table.operating_round.tiles_of
        return self.table.box.phase(phase).tiles if isinstance(phase, str) else self.table.phase.tiles

    def on_phase(self, phase: str) -> None:
        """A phase begins: by a reading the tiles of the operating round stay those of the one before."""
        current, phases = self.table.state.round, [card.name for card in self.table.box.phases]
        if not self.table.switches.new_colours_next_round or not isinstance(current, OperatingRound):
            return
        if not isinstance(current.tiles_of, str):
            current.tiles_of = phases[phases.index(phase) - 1]

    def lay_price(self, company: Company, move: LayTileMove, cost: LayCost) -> int:  # noqa: ARG002
        """The ground for a first tile, by a reading for each."""
        again = self.table.switches.terrain_costs_again
        return self.board.geography.costs[self.board.number(move.hex)] if again else cost.ground

    def _carry_out_lay(self, company: Company, move: LayTileMove, cost: int) -> None:
        """Whoever has paid for a mountain may have something back by a charter."""
        super()._carry_out_lay(company, move, cost)
        if cost:
            self.table.bank_pays(company, sum(ability.for_a_mountain for ability in self.abilities(company)))

    # tokens -------------------------------------------------------------------------------------------

    def token_price(self, company: Company) -> int:
        """What the next token costs in $: of a company formed of others the cheapest that it has left."""
        if company.hub_costs:
            return company.hub_costs[0]
        return super().token_price(company)

    def place(self, move: PlaceTokenMove) -> Commit:
        """Place a token, by the usual reading the one of the turn."""
        company, table = self.table.operating_company, self.table
        self.tokens.check_by_itself(move)
        if table.turn.tokens and not table.switches.hubs_without_number:
            table.refuse("one-token-a-turn", f"The {company.id} has placed a token in this turn.")
        if not company.tokens_left:
            table.refuse("no-marker-left", f"The {company.id} has no token left.")
        city = check_token(
            self.board,
            company.id,
            move.hex,
            move.exits,
            self.spaces_of_waiting("minor"),
            table.refuse,
            through_full=self.passes_full_cities(company),
        )
        cost = self.token_price(company)
        if company.cash < cost:
            table.refuse("cannot-pay-marker", f"It costs ${cost}; the {company.id} has ${company.cash}.")

        def commit() -> None:
            table.pays_bank(company, cost)
            self.tokens.put(company, move.hex, city)
            del company.hub_costs[:1]
            table.turn.tokens += 1

        return commit

    def tokens_are_over(self) -> bool:
        """Whether the company can place no more token in this turn."""
        several = self.table.switches.hubs_without_number
        return not several or not self.table.operating_company.tokens_left

    def possible_tokens(self) -> Iterator[PossibleToken]:
        """Every place of a token that is worth asking the rules about."""
        company = self.table.operating_company
        through_full = self.passes_full_cities(company)
        kept = self.spaces_of_waiting("minor")
        for name, exits in legal_tokens(self.board, company.id, kept, through_full=through_full):
            yield name, exits, None
