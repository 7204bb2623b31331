"""Every tile and token of recorded games of 1846 is legal on the engine's board, and costs what was paid."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest
from recorded_traces import Row, trace

from reference_engine.components import Components, load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.map.lay_cost import LayCost
from reference_engine.rules.map.stations import (
    KeptSpace,
    check_token,
    home_spaces,
    is_connected,
    legal_tokens,
)
from reference_engine.rules.map.track import LayTerms, check_lay, legal_lays

FEATURES = Path(__file__).parents[2] / "features"
GAMES = (
    "12666",
    "3099",
    "1846_game_end_reason_bankrupt",
    "hs_cvjhogoy_1599504419",
    "hs_sudambau_1600037415",
)

City = tuple[str, int]


def refuse(rule: str, reason: str, about: str = "") -> None:  # noqa: ARG001
    raise AssertionError(f"{rule}: {reason}")


def tokens_in(row: Row) -> dict[str, set[City]]:
    """Company -> its tokens, of companies in the game and of those taken out before it."""
    running = {**row["corporations"], **row.get("minors", {})}
    found = {name: facts["token_cities"] for name, facts in running.items()}
    found.update(row.get("removed_tokens", {}))
    return {
        company: {(name, int(city.removeprefix("city"))) for name, city in (p.split("/") for p in places)}
        for company, places in found.items()
    }


@dataclass
class Replay:
    """A board that follows a recorded game."""

    box: Components
    board: Board
    lays: int = 0
    tokens: int = 0
    seen: set[str] = field(default_factory=set)

    def terms(self, before: Row, company: str, power: str | None) -> LayTerms:
        owners = {n: facts["owner"] for n, facts in before["companies"].items() if not facts["closed"]}
        blocked = {
            name: private
            for name, private in self.box.blocked_hexes.items()
            if owners.get(private, "gone") in (None, *before["players"])
        }
        colours = self.box.phase(before["phase"]).tiles
        return LayTerms(
            company,
            colours,
            self.board.tiles_left(),
            blocked,
            needs_connection=power is None,
            home_first=False,
        )

    def kept(self, before: Row) -> list[KeptSpace]:
        """The spaces kept by the usual readings."""
        in_game = [company for company in self.box.companies if company.id in before["corporations"]]
        waiting = [c.id for c in in_game if not before["corporations"][c.id]["ipoed"]]
        found = home_spaces(self.board, waiting)
        if not self.box.phase(before["phase"]).ends_reservations:
            found += [KeptSpace(c.id, c.second_city.hex) for c in in_game if c.second_city is not None]
        owner = before["companies"].get("C&WI", {}).get("owner")
        if owner in before["players"]:
            token = self.box.private("C&WI").token
            assert token is not None
            found.append(KeptSpace("C&WI", token.hex, token.exits))
        return found

    def follow(self, before: Row, row: Row) -> None:
        action = row["action"]
        if action["type"] == "lay_tile":
            self.lay(before, row)
        elif action["type"] == "place_token":
            self.place(before, row)
        self.catch_up(row)
        assert {name: tuple(laid) for name, laid in row["tiles"].items()} == {
            name: (tile, rotation) for name, tile, rotation in self.board.laid()
        }

    def catch_up(self, row: Row) -> None:
        """Launches, purchases and closings change tokens beside the actions looked at here."""
        names = self.board.geography.names
        there = tokens_in(row)
        for company in list(self.board.placed):
            for number, index in list(self.board.placed[company]):
                if (names[number], index) not in there.get(company, set()):
                    assert row["action"]["type"] not in ("lay_tile", "place_token")
                    self.board.remove_token(company, *self.board.named((number, index)))
        for company, places in there.items():
            here = {(names[number], index) for number, index in self.board.placed.get(company, ())}
            for name, index in sorted(places - here):
                assert row["action"]["type"] not in ("lay_tile", "place_token")
                self.board.place_token(company, name, index)

    def lay(self, before: Row, row: Row) -> None:
        action = row["action"]
        power = action["entity"] if action["entity_type"] == "company" else None
        company = action["entity"] if power is None else before["companies"][power]["owner"]
        tile = action["tile"].rsplit("-", 1)[0]
        terms = self.terms(before, company, power)
        cost = check_lay(self.board, terms, action["hex"], tile, action["rotation"], refuse)
        self.check_paid(before, row, company, cost, action["hex"], power)
        same = self.board.geography.same_looking
        card = None if power is None else self.box.private(power).power
        found = legal_lays(
            self.board, terms, None if card is None else card.hexes, None if card is None else card.tiles
        )
        listed = {(lay.hex, lay.tile, lay.rotation): lay.cost for lay in found}
        assert listed[action["hex"], tile, same(tile, action["rotation"])] == cost
        self.board.lay(action["hex"], tile, action["rotation"])
        self.lays += 1

    def check_paid(
        self, before: Row, row: Row, company: str, cost: LayCost, name: str, power: str | None
    ) -> None:
        owner = "minors" if company in self.box.independents_by_id else "corporations"
        paid = before[owner][company]["cash"] - row[owner][company]["cash"]
        charter = self.box.companies_by_id.get(company)
        discount = 0
        for private, facts in before["companies"].items():
            if facts["owner"] == company:
                discount += self.box.private(private).mountain_discount
        ground = cost.ground - (discount if cost.mountain else 0)
        due = max(ground, self.box.least_tile_cost)
        if charter is not None and name in charter.free_hexes and cost.first:
            due = 0
        due += sum(side.price - (discount if side.ground == "tunnel" else 0) for side in cost.sides)
        assert paid == (0 if power is not None else due), f"{row['action']}: {cost}"
        self.seen.update(side.ground for side in cost.sides)
        if cost.ground:
            self.seen.add("mountain" if cost.mountain else "water")

    def place(self, before: Row, row: Row) -> None:
        action = row["action"]
        company = action["entity"]
        ((name, city),) = tokens_in(row)[company] - tokens_in(before)[company]
        exits = self.board.layout(name).nodes[city].exits
        kept = self.kept(before)
        second = self.box.company(company).second_city
        price = 80
        unconnected = []
        needs = True
        if second is not None and second.hex == name:
            price = second.price
            if second.unconnected_price is not None:
                unconnected, needs = [(name, exits)], False
                if not is_connected(self.board, company, name, exits):
                    price = second.unconnected_price
                    self.seen.add("unconnected token")
        assert check_token(self.board, company, name, exits, kept, refuse, needs_connection=needs) == city
        assert (name, exits) in legal_tokens(self.board, company, kept, unconnected=unconnected)
        paid = before["corporations"][company]["cash"] - row["corporations"][company]["cash"]
        assert paid == price
        self.board.place_token(company, name, city)
        self.tokens += 1


def replayed(game: str) -> Replay:
    box = load_components(FEATURES, "1846")
    replay = Replay(box, Board(box))
    before: Row = {}
    for row in trace("1846", game):
        if row["kind"] == "setup":
            before = row["state"]
            replay.board.load(
                [],
                {
                    company: [(name, replay.board.layout(name).nodes[city].exits) for name, city in places]
                    for company, places in tokens_in(before).items()
                },
            )
        elif row["kind"] == "action":
            replay.follow(before, row)
            before = row
    return replay


@pytest.mark.parametrize("game", GAMES)
def test_every_tile_and_token_of_the_game_is_legal_and_paid_for(game: str) -> None:
    replay = replayed(game)
    assert game == "hs_cvjhogoy_1599504419" or (replay.lays and replay.tokens)
    if game in ("12666", "3099"):
        assert {"bridge", "tunnel", "mountain", "unconnected token"} <= replay.seen


def test_every_company_has_its_home() -> None:
    box = load_components(FEATURES, "1846")
    launched = 0
    for row in trace("1846", "3099"):
        if row["kind"] != "action":
            continue
        for company, facts in row["corporations"].items():
            if facts["ipoed"] and not facts["closed"]:
                assert box.home(company).hex in facts["tokens"]
                launched += 1
    assert launched
