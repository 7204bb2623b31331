"""The box of a game, indexed."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from trackwalker.by_identity import ByIdentity
from trackwalker.components.built_map import of_table
from trackwalker.components.chart import Chart
from trackwalker.components.hexes import hexes_of
from trackwalker.components.tiles import TileSet
from trackwalker.errors import SceneError

_SHORT = {
    "south": "S",
    "south-west": "SW",
    "north-west": "NW",
    "north": "N",
    "north-east": "NE",
    "south-east": "SE",
    "west": "W",
    "east": "E",
}


@dataclass(frozen=True)
class Box:
    """What is in the box of one game. `data` is what `load_components` gives."""

    data: dict[str, Any]

    @staticmethod
    def of(components: dict[str, Any]) -> "Box":
        """The box of these components; it is kept, since most scenes ask for the same."""
        return _boxes.of(components, make=lambda: Box(components))

    def at(self, state: Mapping[str, Any] | None) -> "Box":
        """The box as a table uses it: of its mode, with the hexes of its map; any other game's as it is."""
        made = self.data if state is None else of_table(self.data, state)
        return self if made is self.data else Box.of(made)

    @property
    def is_built(self) -> bool:
        """Is the map built at the table?"""
        return "parts" in self.data

    @property
    def modes(self) -> dict[str, dict[str, Any]]:
        """The ways to play, by name; none where there is but one."""
        return dict(self.data.get("modes", {}))

    def home(self, company: str) -> dict[str, Any] | None:
        """Where a company starts: as its charter says, or where its home lies on a map built at the table."""
        card = {**self.companies, **self.independents}[company]
        found: dict[str, Any] | None = card.get("home")
        if found is not None or not self.is_built:
            return found
        return self._homes_built.get(company)

    @cached_property
    def _homes_built(self) -> dict[str, dict[str, Any]]:
        """The homes that lie on a map built at the table, by company."""
        homes: dict[str, dict[str, Any]] = {}
        for name, printed in self.data.get("hexes", {}).items():
            if printed.get("home") is not None:
                cities = printed.get("cities", ())
                exits = {"exits": cities[0]["exits"]} if len(cities) > 1 else {}
                homes.setdefault(str(printed["home"]), {"hex": name, **exits})
        return homes

    @cached_property
    def game(self) -> str:
        """The name of the game."""
        return str(self.data["game"])

    @property
    def edition(self) -> str:
        """The edition of its rules that is played by."""
        return str(self.data["edition"])

    def for_players(self, players: int) -> dict[str, Any]:
        """What depends on the number of players; SceneError if the game is not for so many."""
        if players not in self.data["players"]:
            counts = ", ".join(str(count) for count in self.data["players"])
            raise SceneError(f"{self.game} is for {counts} players, not {players}")
        found: dict[str, Any] = self.data["players"][players]
        return found

    def start_cash(self, players: int) -> int:
        """What each of so many players starts with in $; SceneError if the game is not for so many."""
        return int(self.for_players(players)["start_cash"])

    @cached_property
    def companies(self) -> dict[str, dict[str, Any]]:
        """The public companies of the box by name, in order."""
        return {company["id"]: company for company in self.data["companies"]}

    @cached_property
    def independents(self) -> dict[str, dict[str, Any]]:
        """The companies without shares, owned like the privates of their names, in order of operation."""
        return {company["id"]: company for company in self.data.get("independents", [])}

    @property
    def draws_removals(self) -> bool:
        """Do some companies leave the game at its start?"""
        return bool(self.data.get("removable"))

    def removals(self, players: int) -> list[tuple[list[str], int]]:
        """The groups of which some leave a game of so many at its start, each with how many of it do."""
        each = int(self.data["players"].get(players, {}).get("removed_per_group", 0))
        groups = self.data.get("removable", [])
        return [(list(group["members"]), each + int(group.get("more", 0))) for group in groups]

    @property
    def distributes_cards(self) -> bool:
        """Are the private companies distributed from a deck?"""
        return bool(self.data.get("draft"))

    def hand(self, players: int) -> int:
        """How many cards are drawn in a distribution among so many; 0 where there is none."""
        return players + int(self.data["draft"]["extra_cards"]) if self.distributes_cards else 0

    @cached_property
    def random_gifts(self) -> tuple[str, ...]:
        """The private companies with which a certificate of a company comes that is drawn at the start."""
        shares = {name: card.get("share", {}) for name, card in self.privates.items()}
        return tuple(name for name, share in shares.items() if share.get("company") == "random")

    @cached_property
    def uncounted_cells(self) -> frozenset[str]:
        """Cells of the chart in which certificates do not count against the limit of a player."""
        return frozenset(self.data["market"].get("yellow_cells", ()))

    @cached_property
    def privates(self) -> dict[str, dict[str, Any]]:
        """The private companies of the box by name, in order."""
        return {private["id"]: private for private in self.data.get("privates", ())}

    @cached_property
    def trains(self) -> dict[str, dict[str, Any]]:
        """The trains of the box by name, in the order of sale; both sides of a card."""
        return {train["name"]: train for train in self.data["trains"]}

    @cached_property
    def ranks(self) -> dict[str, tuple[str, ...]]:
        """The ranks of trains in the order of sale, each with the names of its card's sides."""
        return {
            name: (name, *(other for other, back in self.trains.items() if back.get("side_of") == name))
            for name, train in self.trains.items()
            if "side_of" not in train
        }

    def rank(self, train: str) -> str:
        """The rank of a train: the name of the first side of its card."""
        return str(self.trains[train].get("side_of", train))

    def train_count(self, rank: str, players: int, table: str = "") -> int | None:
        """How many trains of a rank there are in a game of so many (None: unlimited).

        table: by which other table, where it has a number of that rank.
        """
        other = self.trains[rank].get("other_counts", {})
        count: dict[int, int] | int | None = other.get(table, self.trains[rank].get("count"))
        return count[players] if isinstance(count, dict) else count

    @property
    def trains_can_be_lost(self) -> bool:
        """Can a company leave the game with its trains? Only where the chart has a price of $0."""
        return any(price == 0 for row in self.chart.rows for price in row)

    @property
    def exports_trains(self) -> bool:
        """Do trains leave the bank at the end of a round?"""
        return any(train.get("exportable") for train in self.trains.values())

    @cached_property
    def phases(self) -> dict[str, dict[str, Any]]:
        """The phases by name, in order."""
        return {phase["name"]: phase for phase in self.data["phases"]}

    @cached_property
    def sizes(self) -> dict[int, list[int]]:
        """How many shares a company can have -> the percents of its certificates, the president's first.

        Empty where all companies have the same number.
        """
        shares = self.data["shares"]
        terms = [shares, shares["conversion"]] if shares.get("conversion") else []
        return {100 // term["share_percent"]: list(term["certificates"]) for term in terms}

    def sizes_in(self, phase: str) -> tuple[int, ...]:
        """With how many shares a company can be started in a phase; empty where all have the same."""
        return tuple(self.phases.get(phase, {}).get("sizes", ()))

    def usual_size(self, phase: str) -> int | None:
        """How many shares a company has in a phase unless more is said; None where all have the same."""
        sizes = self.sizes_in(phase)
        return min(sizes) if sizes else None

    def share_percent(self, company: str) -> int:
        """How much of a company one share is, in percent: by its charter, or as usual in the game."""
        printed = self.companies.get(company, {}).get("shares")
        return int(self.data["shares"]["share_percent"]) if printed is None else 100 // int(printed)

    def size_of(self, company: str, phase: str) -> int | None:
        """How many shares a company has: as its charter says, or as is usual in a phase."""
        printed: int | None = self.companies[company].get("shares")
        return self.usual_size(phase) if printed is None else printed

    def certificates(self, size: int | None = None) -> list[int]:
        """The percents of the certificates of a company of so many shares, the president's first."""
        return list(self.data["shares"]["certificates"]) if size is None else list(self.sizes[size])

    @property
    def floats_at_once(self) -> bool:
        """Has a company floated as soon as its president's certificate is sold?"""
        return bool(self.data["shares"]["float_percent"] <= self.certificates()[0])

    @property
    def homes_at_setup(self) -> bool:
        """Are the home tokens of all companies on the map from the start?"""
        return bool(self.data.get("homes_at_setup"))

    def train_limit(self, phase: str, size: int | None, company: str | None = None) -> int | None:
        """How many trains a company of so many shares may own in a phase; None: as many as it likes.

        The national company may own more than others.
        """
        limit: int | dict[int, int] | None = self.phases[phase]["train_limit"]
        allowed = limit.get(size or 0) if isinstance(limit, dict) else limit
        national = self.data.get("national")
        if allowed is None or national is None or company != national["id"]:
            return allowed
        return allowed + int(national["more_trains"])

    @property
    def first_choice_bids(self) -> list[int]:
        """What can be bid for the first choice of a private company, in $; empty without such bids."""
        return list(self.data.get("sealed_bids", ()))

    def privates_for(self, players: int) -> list[str]:
        """The private companies that the box has for so many players."""
        return [name for name, card in self.privates.items() if card.get("min_players", 0) <= players]

    def bonus_step(self, private: str) -> str | None:
        """The step of a company's turn in which the bonus action of a private company is carried out."""
        card = self.privates[private]
        if card.get("power"):
            return "track"
        return "token" if card.get("marker") or card.get("terminal") else None

    @property
    def companies_buy_privates(self) -> bool:
        """Whether companies buy private companies, whose powers are theirs then."""
        return any(phase.get("buy_privates") for phase in self.phases.values())

    def price(self, private: str) -> int:
        """What a private company costs at first, in $."""
        card = self.privates[private]
        return int(card["face"]) + int(card.get("debt", 0))

    def uses(self, private: str) -> int | None:
        """How often the power of a private company can be used, None where that is not counted."""
        card = self.privates[private]
        if card.get("closes_when_used"):
            return None
        power, marker = card.get("power"), card.get("marker")
        if power and power.get("uses") is not None:
            return int(power["uses"])
        once = card.get("token") or (marker and not marker.get("movable"))
        if card.get("ferry"):
            return int(card["ferry"]["lines"])
        lent = card.get("half_price") or card.get("longer_train")
        return 1 if once or lent else None

    def private_with_marker(self, marker: str) -> str:
        """The private company that brings a marker; SceneError if there is no such marker."""
        for name in self.privates:
            if self.marker_word(name) == marker:
                return name
        raise SceneError(f"{self.game} has no {marker} marker")

    def marker_word(self, private: str) -> str | None:
        """What the marker that a private company brings is called; None: it brings none."""
        card = self.privates[private]
        if card.get("half_price"):
            return private.lower()
        if card.get("longer_train"):
            return "locomotive"
        word: str | None = card.get("marker", {}).get("marker")
        return "ferry" if card.get("ferry") else word

    def ferry_tiles(self, line: str) -> dict[str, str]:
        """The lake hexes of a ferry line, each with the tile that lies there while it is open."""
        found = next((ferry for ferry in self.data.get("ferries", ()) if ferry["id"] == line), None)
        if found is None:
            raise SceneError(f"{self.game} has no ferry line {line}")
        return {name: part["tile"] for part in found["segments"] for name in part["hexes"][1:-1]}

    def phase_index(self, phase: str) -> int:
        """The place of a phase in their order, from 0; SceneError if there is none of that name."""
        if phase not in self.phases:
            raise SceneError(f"there is no phase {phase}; the phases are {', '.join(self.phases)}")
        return list(self.phases).index(phase)

    def has_begun(self, phase: str, now: str) -> bool:
        """Has a phase begun by the phase that it is now?"""
        return self.phase_index(phase) <= self.phase_index(now)

    def runs_rusted(self, company: dict[str, Any]) -> bool:
        """Do its trains, or those of a company it was formed of, run once more when they have rusted?"""
        cards = (self.companies.get(name, {}) for name in (company["id"], *company.get("merged", ())))
        return any(card.get("ability", {}).get("last_runs") for card in cards)

    def closes_privates(self, phase: str) -> bool:
        """Have the private companies left the game by this phase?"""
        names = list(self.phases)[: self.phase_index(phase) + 1]
        return any(self.phases[name].get("closes_privates", False) for name in names)

    @cached_property
    def chart(self) -> Chart:
        """The share-price chart."""
        market = self.data["market"]
        return Chart(tuple(tuple(row) for row in market["rows"]), dict(market["par_cells"]))

    @cached_property
    def tiles(self) -> TileSet:
        """Tiles and hexes."""
        return TileSet(hexes_of(self.data), tuple(_SHORT[side] for side in self.data["grid"]["sides"]))

    @property
    def tile_counts(self) -> dict[str, int | None]:
        """How many of each tile the box holds (None: unlimited)."""
        return {str(name): count for name, count in self.data["tiles"]["counts"].items()}


_boxes = ByIdentity[Box](16)
