"""Wrong cards of private companies, where the published ones are played with."""

from ...actions import PlaceTokenMove
from ...games.chesapeake import Chesapeake
from ...rules.table import Commit
from ..entries import switched, wrong

switched("first-private-blocks-nothing", {"18Chesapeake/published": "19-n"}, published_blocks=False)
switched("tile-of-the-power-has-to-join", {"18Chesapeake/published": "19-o"}, p4_needs_connection=True)
switched("no-token-with-the-tile", {"18Chesapeake/published": "19-p"}, p4_free_token=False)
switched("any-first-train-closes-it", {"18Chesapeake/published": "5-k"}, closes_at_any_first_train=True)


@wrong("first-train-closes-nothing", {"18Chesapeake/published": "5-k"})
def _(game: Chesapeake) -> None:
    """P6 stays when its company has bought a train"""
    game.privates._closes_at_train_of = lambda private: None  # type: ignore[method-assign]  # noqa: ARG005


@wrong("token-of-the-tile-costs-money", {"18Chesapeake/published": "19-p"})
def _(game: Chesapeake) -> None:
    """the token that goes with the tile of P4 costs what the charter says"""
    building, place = game.construction, game.construction.place

    def dear(move: PlaceTokenMove) -> Commit:
        company = game.table.operating_company
        cost = building.token_cost(company)
        commit = place(move)
        if move.private is None:
            return commit

        def pay() -> None:
            commit()
            game.table.pays_bank(company, min(cost, company.cash))

        return pay

    building.place = dear  # type: ignore[method-assign]
