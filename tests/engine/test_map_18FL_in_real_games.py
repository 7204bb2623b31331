"""Every tile, station and hotel of recorded games of 18FL is legal on the board, and costs what was paid."""

from dataclasses import dataclass, field
from pathlib import Path

from recorded_traces import Row, trace

from reference_engine.components import Components, load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.map.stations import (
    check_hotel,
    check_terminal,
    check_token,
    legal_hotels,
    legal_terminals,
    legal_tokens,
    token_distance,
)
from reference_engine.rules.map.track import LayTerms, check_lay, legal_lays

FEATURES = Path(__file__).parents[2] / "features"
IDS = {"LN": "L&N", "Plant": "TPS", "FECR": "FEC"}
"""The names of companies in the recordings, where they are not those of the rulebook."""


def refuse(rule: str, reason: str, about: str = "") -> None:  # noqa: ARG001
    raise AssertionError(f"{rule}: {reason}")


def named(company: str) -> str:
    return IDS.get(company, company)


@dataclass
class Replay:
    """A board that follows a recorded game."""

    box: Components
    board: Board
    seen: dict[str, int] = field(default_factory=dict)

    def count(self, what: str) -> None:
        self.seen[what] = self.seen.get(what, 0) + 1

    def follow(self, before: Row, row: Row) -> None:
        action = row["action"]
        match action["type"]:
            case "lay_tile":
                self.lay(before, row)
            case "place_token":
                self.place(before, row)
            case "hex_token":
                self.build_hotel(before, row)
        for phase in self.box.phases:
            if before["phase"] != row["phase"] == phase.name:
                for name in phase.clears_hexes:
                    self.seen["hotels lost"] = len(self.board.clear_hex(name))
        self.compare(row)

    def compare(self, row: Row) -> None:
        assert {name: tuple(laid) for name, laid in row["tiles"].items()} == {
            name: (tile, rotation) for name, tile, rotation in self.board.laid()
        }
        for company, facts in row["corporations"].items():
            standing = self.board.standing(named(company))
            hotels = sorted(token.hex for token in standing if token.kind == "hotel")
            assert hotels == sorted(facts["hex_tokens"])
            stations = sorted(
                f"{token.hex}/city{self.board.node_index(token.hex, token.exits)}"
                for token in standing
                if token.kind is None
            )
            there = sorted(facts["token_cities"])
            terminals = [token.hex for token in standing if token.kind == "terminal"]
            assert stations == [city for city in there if city.split("/")[0] not in terminals]

    def paid(self, before: Row, row: Row, company: str) -> int:
        paid: int = before["corporations"][company]["cash"] - row["corporations"][company]["cash"]
        return paid

    def lay(self, before: Row, row: Row) -> None:
        action = row["action"]
        company, power = action["entity"], None
        if action["entity_type"] == "company":
            power = self.box.private(company).power
            company = before["active"]["id"]
        tile = action["tile"].rsplit("-", 1)[0]
        terms = LayTerms(
            named(company),
            self.box.phase(before["phase"]).tiles,
            self.board.tiles_left(),
            blocked={},
            unstranded=[named(c) for c, facts in before["corporations"].items() if not facts["operated"]],
        )
        cost = check_lay(self.board, terms, action["hex"], tile, action["rotation"], refuse)
        assert self.paid(before, row, company) == cost.ground
        rotation = self.board.geography.same_looking(tile, action["rotation"])
        listed = legal_lays(self.board, terms, tiles=None if power is None else power.tiles)
        assert (action["hex"], tile, rotation, cost) in listed
        self.board.lay(action["hex"], tile, action["rotation"])
        self.count(self.box.tiles[tile].colour)
        if cost.ground:
            self.count(f"${cost.ground}")

    def place(self, before: Row, row: Row) -> None:
        action = row["action"]
        company = action["tokener"]
        (place,) = (
            set(row["corporations"][company]["token_cities"])
            - set(before["corporations"][company]["token_cities"])
        ) or {f"{action['city'].split('-')[0]}/city0"}
        name, _, city = place.partition("/city")
        exits = self.board.layout(name).nodes[int(city)].exits
        if action["entity_type"] == "company":
            assert (name, exits) in legal_terminals(self.board, named(company))
            index = check_terminal(self.board, named(company), name, exits, refuse)
            self.board.place_terminal(named(company), name, index)
            self.count("terminal")
            return
        index = check_token(self.board, named(company), name, exits, (), refuse)
        assert (name, exits) in legal_tokens(self.board, named(company), ())
        self.check_price(before, row, company, name, exits)
        self.board.place_token(named(company), name, index)
        self.count("station")

    def build_hotel(self, before: Row, row: Row) -> None:
        company, name = row["action"]["entity"], row["action"]["hex"]
        exits = self.board.layout(name).nodes[0].exits
        town = check_hotel(self.board, named(company), name, exits, refuse)
        assert (name, exits) in legal_hotels(self.board, named(company))
        self.check_price(before, row, company, name, exits)
        self.board.place_hotel(named(company), name, town)
        self.count("hotel")

    def check_price(self, before: Row, row: Row, company: str, name: str, exits: tuple[int, ...]) -> None:
        hexes = token_distance(self.board, named(company), name, exits)
        assert hexes is not None
        assert self.paid(before, row, company) == row["action"]["cost"] == 20 * hexes
        self.count("tokens from afar" if hexes > 4 else "tokens nearby")


def replayed(game: str) -> Replay:
    box = load_components(FEATURES, "18FL")
    replay = Replay(box, Board(box))
    before: Row = {}
    for row in trace("18FL", game):
        if row["kind"] == "setup":
            before = row["state"]
            for company in box.companies:
                number, city = replay.board.home(company.id)
                replay.board.place_token(company.id, replay.board.geography.names[number], city)
            replay.compare(before)
        elif row["kind"] == "action":
            replay.follow(before, row)
            before = row
    return replay


def test_every_tile_and_token_of_a_whole_game_is_legal_and_paid_for() -> None:
    assert replayed("18FL_game_end_bank").seen == {
        "yellow": 38, "green": 26, "brown": 15, "gray": 1, "$40": 5, "$80": 4, "station": 7, "terminal": 1,
        "hotel": 11, "hotels lost": 0, "tokens nearby": 13, "tokens from afar": 5,
    }  # fmt: skip


def test_every_tile_of_a_game_broken_off_is_legal() -> None:
    assert replayed("hotseat04").seen == {"yellow": 3}
