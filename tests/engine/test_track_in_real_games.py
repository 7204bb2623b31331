"""Every tile and token of recorded games is legal on the engine's board, at its point of the game."""

from dataclasses import dataclass
from pathlib import Path

import pytest
from recorded_traces import Row, trace

from reference_engine.components import Components, load_components
from reference_engine.rules.map.board import Board
from reference_engine.rules.map.stations import KeptSpace, check_token, home_spaces, legal_tokens
from reference_engine.rules.map.track import LayTerms, check_lay, legal_lays

FEATURES = Path(__file__).parents[2] / "features"
GAMES = ("1905", "3055", "22383")
BLOCKS = {"D&R": ["K3"], "C-P": ["H2", "I3"], "B&S": ["F4", "G5"], "C&OC": ["D2"]}


def refuse(rule: str, reason: str, about: str = "") -> None:  # noqa: ARG001
    raise AssertionError(f"{rule}: {reason}")


@dataclass
class Replay:
    """A board that follows a recorded game."""

    box: Components
    board: Board
    lays: int = 0
    tokens: int = 0

    def terms(self, before: Row, company: str, needs_connection: bool) -> LayTerms:
        blocked = {
            name: private
            for private, names in BLOCKS.items()
            for name in names
            if before["companies"][private]["owner"] in before["players"]
        }
        colours = self.box.phase(before["phase"]).tiles
        return LayTerms(company, colours, self.board.tiles_left(), blocked, needs_connection)

    def kept(self) -> list[KeptSpace]:
        waiting = [name for name in self.box.companies_by_id if not self.board.placed.get(name)]
        return home_spaces(self.board, waiting)

    def follow(self, before: Row, row: Row) -> None:
        if row["action"]["type"] == "lay_tile":
            self.lay(before, row["action"])
        for company, facts in row["corporations"].items():
            for name, city in self.new_tokens(company, facts):
                self.place(row["action"], company, name, city)
        assert {name: tuple(laid) for name, laid in row["tiles"].items()} == {
            name: (tile, rotation) for name, tile, rotation in self.board.laid()
        }

    def lay(self, before: Row, action: Row) -> None:
        by_power = action["entity_type"] == "company"
        company = before["companies"][action["entity"]]["owner"] if by_power else action["entity"]
        tile = action["tile"].rsplit("-", 1)[0]
        terms = self.terms(before, company, needs_connection=not by_power)
        check_lay(self.board, terms, action["hex"], tile, action["rotation"], refuse)
        same = self.board.geography.same_looking
        listed = {(lay.hex, lay.tile, lay.rotation) for lay in legal_lays(self.board, terms)}
        assert (action["hex"], tile, same(tile, action["rotation"])) in listed
        self.board.lay(action["hex"], tile, action["rotation"])
        self.lays += 1

    def new_tokens(self, company: str, facts: Row) -> list[tuple[str, int]]:
        """The places (hex, city number) that only the trace has; what the board has must be in the trace."""
        names = self.board.geography.names
        there = {
            (name, int(city.removeprefix("city")))
            for name, city in (place.split("/") for place in facts["token_cities"])
        }
        here = {(names[number], index) for number, index in self.board.placed.get(company, ())}
        assert here <= there, f"{company} has tokens in {there}, not in {here}"
        return sorted(there - here)

    def place(self, action: Row, company: str, name: str, city: int) -> None:
        exits = self.board.layout(name).nodes[city].exits
        if action["type"] != "place_token":
            assert self.board.home(company) == (self.board.number(name), city)
        elif action["entity_type"] == "corporation":  # else the free token of the published P4
            assert check_token(self.board, company, name, exits, self.kept(), refuse) == city
            assert (name, exits) in legal_tokens(self.board, company, self.kept())
            self.tokens += 1
        self.board.place_token(company, name, city)


def replayed(game: str) -> Replay:
    box = load_components(FEATURES, "18Chesapeake")
    replay = Replay(box, Board(box))
    before: Row = {}
    for row in trace("18Chesapeake", game):
        if row["kind"] == "setup":
            before = row["state"]
        elif row["kind"] == "action":
            replay.follow(before, row)
            before = row
    return replay


@pytest.mark.parametrize("game", GAMES)
def test_every_tile_and_token_of_the_game_is_legal(game: str) -> None:
    replay = replayed(game)
    assert replay.lays
    assert game == "22383" or replay.tokens
