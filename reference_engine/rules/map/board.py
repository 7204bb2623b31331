"""The board: which tiles lie where and which cities hold whose tokens. The one owner of the map's state.

Inside the engine a hex is a number and a place is (hex number, node index); people and the canonical state
name a place by the hex and the sides its track runs to.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from copy import copy
from typing import Literal, NamedTuple

from ...components import Components
from .geometry import FitTerms, Geography, Layout, Node, geography_of
from .positions import Positions, T

Exits = tuple[int, ...]
NamedPlace = tuple[str, Exits]
"""A city or town by hex and sorted sides, such as ``("H6", (1,))``."""


TokenKind = Literal["hotel", "terminal"] | None
"""None: a station in a space of a city; a ``terminal`` is one beside a city, a ``hotel`` stands in a town."""


class NamedToken(NamedTuple):
    """A token by the hex and the sorted sides of its place."""

    hex: str
    exits: Exits
    kind: TokenKind = None


class BoardError(Exception):
    """Something that the board does not have was named, or does not fit on it."""


class Board:
    """Tiles and tokens on the map.

    ``version`` grows with every change; ``memo`` is emptied at every change, and is where other rules keep
    what they worked out from the present board; ``positions``, where there are any, is where they keep what
    holds of every board that lies as this one. ``terminals_pass``: a company with a terminal beside a city
    runs through it even if its spaces are full of others' tokens. ``ferries_join``: an open ferry is track
    for networks, too, and not for trains only. ``unmarked_last``: on a marked hex lies an unmarked tile of a
    colour in which none has the mark. ``homes_beside``: a home token lies beside the spaces of its city if
    these are all taken. ``blind_ends``: new track may lead to water, a border or off the map. ``off_chart``:
    pairs of tiles of which the second does not follow the first. ``joined_by_exits``: of two places that are
    joined in a hex, the one with the same sides takes the place of one replaced (else the one that comes in
    the same place of the list).
    """

    def __init__(
        self,
        components: Components,
        *,
        terminals_pass: bool = True,
        terminals_bar: bool = True,
        ferries_join: bool = True,
        unmarked_last: bool = False,
        homes_beside: bool = False,
        blind_ends: bool = False,
        off_chart: Collection[tuple[str, str]] = (),
        joined_by_exits: bool = False,
    ) -> None:
        self.geography: Geography = geography_of(components)
        self.terminals_pass = terminals_pass
        self.terminals_bar = terminals_bar
        self.ferries_join = ferries_join
        self.fit = FitTerms(
            unmarked_last=unmarked_last, blind_ends=blind_ends, off_chart=frozenset(off_chart)
        )
        self.joined_by_exits = joined_by_exits
        self.homes_beside = homes_beside
        self.version = 0
        self.memo: dict[object, object] = {}
        self.positions: Positions | None = None
        self._clear()

    def _clear(self) -> None:
        self.layouts: list[Layout] = list(self.geography.printed)
        """The present track of each hex, by hex number."""
        self.tiles: dict[int, tuple[str, int]] = {}
        """Hex number -> (tile, rotation), where a tile has been laid."""
        self.tokens: dict[tuple[int, int], tuple[str, ...]] = {}
        """(hex number, node index) -> the companies with a token in a space there."""
        self.terminals: dict[tuple[int, int], tuple[str, ...]] = {}
        """(hex number, node index) -> the companies with a terminal beside that city."""
        self.hotels: dict[tuple[int, int], str] = {}
        """(hex number, node index) -> the company with the hotel in that town."""
        self.placed: dict[str, list[tuple[int, int]]] = {}
        """Company -> the places of its stations, terminals among them, in the order laid."""
        self._standing: dict[str, list[tuple[tuple[int, int], TokenKind]]] = {}
        self._changed()

    def _changed(self) -> None:
        self.version += 1
        self.memo.clear()

    def _stand(self, company: str, place: tuple[int, int], kind: TokenKind) -> None:
        self._keep(company, [*self._standing.get(company, ()), (place, kind)])

    def _drop(self, company: str, place: tuple[int, int], kind: TokenKind) -> None:
        standing = list(self._standing[company])
        standing.remove((place, kind))
        self._keep(company, standing)

    def _keep(self, company: str, standing: list[tuple[tuple[int, int], TokenKind]]) -> None:
        """Note the tokens of a company, and which of them are stations."""
        for table in (self._standing, self.placed):
            table.pop(company, None)
        if standing:
            self._standing[company] = standing
        if stations := [place for place, kind in standing if kind != "hotel"]:
            self.placed[company] = stations
        self._changed()

    def spread_out(self, components: Components) -> None:
        """The map is one that has been built meanwhile; nothing lies on it yet."""
        self.geography = geography_of(components)
        self._clear()

    # setting up ---------------------------------------------------------------------------------------

    def load(
        self,
        laid: Iterable[tuple[str, str, int]],
        tokens: Mapping[str, Sequence[tuple[str, Sequence[int]] | NamedToken]],
    ) -> None:
        """Replace everything: tiles as (hex, tile, rotation), tokens as company -> places in the order laid.

        A token given by its place only is a station. Companies that are not in the game can have tokens too.

        Raises:
            BoardError: an unknown hex, tile or place, a hex that takes no tiles, a full city, a second hotel.
        """
        self._clear()
        for name, tile, rotation in laid:
            number = self.number(name)
            if tile not in self.geography.components.tiles:
                raise BoardError(f"There is no tile {tile}.")
            ferry = self.geography.waters.get(number) == tile and not rotation % 6
            bridge = self.geography.printed[number].kind == "blue" and tile in self.geography.bridges
            if not self.geography.takes_tiles[number] and not ferry and not bridge:
                raise BoardError(f"No tile can lie on {name}.")
            self.tiles[number] = (tile, rotation % 6)
            self.layouts[number] = self.geography.layout(number, tile, rotation % 6)
        for company, places in tokens.items():
            for place in places:
                name, exits = place[0], place[1]
                self._place(company, name, exits, place.kind if isinstance(place, NamedToken) else None)
        self._changed()

    def _place(self, company: str, name: str, exits: Sequence[int], kind: TokenKind) -> None:
        node, what = self.node_index(name, tuple(exits)), "town" if kind == "hotel" else "city"
        if node < 0 or not self._is_a(what, self.layouts[self.number(name)].nodes[node]):
            raise BoardError(f"There is no {what} with track to sides {list(exits)} on {name}.")
        if kind is None:
            self.place_token(company, name, node, beside=self._lies_beside(self.number(name), node))
        elif kind == "hotel":
            self.place_hotel(company, name, node)
        else:
            self.place_terminal(company, name, node)

    def _lies_beside(self, number: int, city: int) -> bool:
        """Whether a city is full and one more token is there: of a company at home, or of its successor."""
        if not self.homes_beside:
            return False
        there, slots = self.tokens.get((number, city), ()), self.layouts[number].nodes[city].slots
        homes = sum(home[0] == number for home in self.geography.homes.values())
        return slots <= len(there) < slots + homes

    # changing -----------------------------------------------------------------------------------------

    def lay(self, name: str, tile: str, rotation: int) -> list[tuple[NamedPlace, NamedPlace]]:
        """Lay a tile, moving tokens to the city or town of the new tile that keeps their track (section 18).

        Two cities that become one keep all of their tokens.

        Returns:
            The places with tokens whose name has changed, as (old, new).
        """
        number = self.number(name)
        old, new = self.layouts[number], self.geography.layout(number, tile, rotation % 6)
        renamed: list[tuple[NamedPlace, NamedPlace]] = []
        moved: dict[tuple[int, int], tuple[int, int]] = {}
        for index, node in enumerate(old.nodes):
            here = (number, index)
            if not any(here in table for table in (self.tokens, self.terminals, self.hotels)):
                continue
            by_number = node.joined and not self.joined_by_exits
            target = index if by_number else new.place_keeping(node.kind, node.exits)
            if target < 0:
                target = min(index, len(new.nodes) - 1)
            moved[here] = (number, target)
            if target >= 0 and new.nodes[target].exits != node.exits:
                renamed.append(((name, node.exits), (name, new.nodes[target].exits)))
        self._move(moved)
        self.layouts[number] = new
        self.tiles[number] = (tile, rotation % 6)
        self._changed()
        return renamed

    def _move(self, moved: Mapping[tuple[int, int], tuple[int, int]]) -> None:
        """Move all tokens of some places; those that come together stay in the order of their old places."""
        for table in (self.tokens, self.terminals):
            arriving: dict[tuple[int, int], tuple[str, ...]] = {}
            for old, new in moved.items():
                if companies := table.pop(old, ()):
                    arriving[new] = arriving.get(new, ()) + companies
            table.update(arriving)
        self.hotels = {moved.get(place, place): company for place, company in self.hotels.items()}
        for company, standing in list(self._standing.items()):
            if any(place in moved for place, _ in standing):
                self._standing[company] = [(moved.get(place, place), kind) for place, kind in standing]
                self.placed[company] = [place for place, kind in self._standing[company] if kind != "hotel"]

    def clear_hex(self, name: str) -> list[str]:
        """Take the tile off a hex; a hotel there goes with it (18FL, section 7.2.2).

        Returns:
            The companies whose hotels have gone.

        Raises:
            BoardError: a station stands there.
        """
        number = self.number(name)
        if any(place[0] == number for table in (self.tokens, self.terminals) for place in table):
            raise BoardError(f"The tile on {name} cannot be taken away: a station stands there.")
        gone = [(place, company) for place, company in self.hotels.items() if place[0] == number]
        for place, company in gone:
            del self.hotels[place]
            self._drop(company, place, "hotel")
        self.tiles.pop(number, None)
        self.layouts[number] = self.geography.printed[number]
        self._changed()
        return [company for _, company in gone]

    def place_token(self, company: str, name: str, city: int, *, beside: bool = False) -> None:
        """Put a company's token into the city with that node index; ``beside`` its spaces if all are taken.

        Raises:
            BoardError: there is no such city, or it has no space left.
        """
        place = self._place_of("city", name, city)
        there = self.tokens.get(place, ())
        if not beside and len(there) >= self.layouts[place[0]].nodes[city].slots:
            raise BoardError(f"The city on {name} has no space left for a token of the {company}.")
        self.tokens[place] = (*there, company)
        self._stand(company, place, None)

    def place_terminal(self, company: str, name: str, city: int) -> None:
        """Put a company's terminal beside the city with that node index; it takes no space.

        Raises:
            BoardError: there is no such city, or it has one there already.
        """
        place = self._place_of("city", name, city)
        if company in self.terminals.get(place, ()):
            raise BoardError(f"The {company} has a terminal on {name} already.")
        self.terminals[place] = (*self.terminals.get(place, ()), company)
        self._stand(company, place, "terminal")

    def place_hotel(self, company: str, name: str, town: int) -> None:
        """Put a company's hotel into the town with that node index.

        Raises:
            BoardError: there is no such town, or it has a hotel already.
        """
        place = self._place_of("town", name, town)
        if place in self.hotels:
            raise BoardError(f"There is a hotel on {name} already.")
        self.hotels[place] = company
        self._stand(company, place, "hotel")

    def _place_of(self, kind: str, name: str, index: int) -> tuple[int, int]:
        number = self.number(name)
        nodes = self.layouts[number].nodes
        if not 0 <= index < len(nodes) or not self._is_a(kind, nodes[index]):
            raise BoardError(f"There is no {kind} number {index} on {name}.")
        return number, index

    def _is_a(self, kind: str, node: Node) -> bool:
        """Whether a place is a town or a city; one off the board with spaces for tokens is like a city."""
        return node.kind == kind or (kind == "city" and node.kind == "off_board" and node.slots > 0)

    def remove_token(self, company: str, name: str, exits: Sequence[int]) -> None:
        """Take a company's token out of the city whose track runs to exactly these sides.

        Raises:
            BoardError: it has none there.
        """
        place = self._token_at(company, name, exits)
        left = list(self.tokens[place])
        left.remove(company)
        if left:
            self.tokens[place] = tuple(left)
        else:
            del self.tokens[place]
        self._drop(company, place, None)

    def replace_token(self, old: str, new: str, name: str, exits: Sequence[int]) -> None:
        """Put a token of one company into the place of another's; in its list it is the last one laid.

        Raises:
            BoardError: the other company has no token there.
        """
        place = self._token_at(old, name, exits)
        there = list(self.tokens[place])
        there[there.index(old)] = new
        self.remove_token(old, name, exits)
        self.tokens[place] = tuple(there)
        self._stand(new, place, None)

    def remove_company(self, company: str) -> None:
        """Take all of a company's tokens off the map; their spaces are free again."""
        for place, kind in self._standing.get(company, ()):
            if kind == "hotel":
                del self.hotels[place]
                continue
            table = self.tokens if kind is None else self.terminals
            left = tuple(other for other in table.pop(place) if other != company)
            if left:
                table[place] = left
        self._keep(company, [])

    def _token_at(self, company: str, name: str, exits: Sequence[int]) -> tuple[int, int]:
        place = self.number(name), self.node_index(name, exits)
        if company not in self.tokens.get(place, ()):
            raise BoardError(f"The {company} has no token on {name} with track to sides {list(exits)}.")
        return place

    def without(self, names: Iterable[str]) -> "Board":
        """This board as it was before tiles were laid on some unbuilt hexes; to be looked at only."""
        other = copy(self)
        other.memo = {}
        other.layouts, other.tiles = list(self.layouts), dict(self.tiles)
        for number in map(self.number, names):
            other.layouts[number] = self.geography.printed[number]
            other.tiles.pop(number, None)
        return other

    # reading ------------------------------------------------------------------------------------------

    def position(self) -> Hashable:
        """How the board lies: equal for two boards on which all is alike, the rules they were made by, too.

        The order in which tokens have come is left out.
        """
        found = self.memo.get("position")
        if found is None:
            found = self.memo["position"] = (
                self.geography,
                (self.terminals_pass, self.terminals_bar, self.ferries_join, self.homes_beside),
                (self.fit, self.joined_by_exits),
                *(frozenset(table.items()) for table in (self.tiles, self.hotels)),
                *(
                    frozenset((place, *sorted(companies)) for place, companies in table.items())
                    for table in (self.tokens, self.terminals)
                ),
            )
        return found

    def recall(self, asked: Hashable, kind: type[T], find: Callable[[], T]) -> T:
        """What ``find`` finds for this position, or what it has found on a board that lay like it."""
        if self.positions is None:
            return find()
        return self.positions.recall(self.position(), asked, kind, find)

    def number(self, name: str) -> int:
        """The number of a hex.

        Raises:
            BoardError: the map has no such hex.
        """
        found = self.geography.index.get(name)
        if found is None:
            raise BoardError(f"{name} is not a hex of the map.")
        return found

    def layout(self, name: str) -> Layout:
        """The present track of a hex."""
        return self.layouts[self.number(name)]

    def tile(self, name: str) -> tuple[str, int] | None:
        """The tile laid on a hex and its rotation, None if it is as printed."""
        return self.tiles.get(self.number(name))

    def laid(self) -> list[tuple[str, str, int]]:
        """All tiles laid, as (hex, tile, rotation), sorted by the hex's name."""
        names = self.geography.names
        return sorted((names[number], tile, rotation) for number, (tile, rotation) in self.tiles.items())

    def tiles_left(self) -> dict[str, int | None]:
        """How many of each tile are in the supply, None where unlimited."""
        left = dict(self.geography.components.tile_counts)
        for tile, _ in self.tiles.values():
            count = left[tile]
            if count is not None:
                left[tile] = count - 1
        return left

    def node_index(self, name: str, exits: Sequence[int]) -> int:
        """The index of the city, town or off-board place whose track runs to exactly these sides, else -1."""
        return self.layouts[self.number(name)].node_at(tuple(sorted(exits)))

    def place(self, name: str, exits: Sequence[int]) -> Node | None:
        """The city, town or off-board place whose track runs to exactly these sides, if there is one."""
        if name not in self.geography.index:
            return None
        index = self.node_index(name, exits)
        return None if index < 0 else self.layouts[self.geography.index[name]].nodes[index]

    def named(self, place: tuple[int, int]) -> NamedPlace:
        """The public name of a place given as (hex number, node index)."""
        number, index = place
        return self.geography.names[number], self.layouts[number].nodes[index].exits

    def tokens_of(self, company: str) -> list[NamedPlace]:
        """Where a company's stations are, terminals among them, in the order laid."""
        return [self.named(place) for place in self.placed.get(company, ())]

    def standing(self, company: str) -> list[NamedToken]:
        """All of a company's tokens, hotels among them, in the order laid."""
        return [NamedToken(*self.named(place), kind) for place, kind in self._standing.get(company, ())]

    def companies_in(self, number: int, index: int) -> tuple[str, ...]:
        """The companies with a token in a city, by hex number and node index."""
        return self.tokens.get((number, index), ())

    def held(self, company: str) -> list[tuple[int, int]]:
        """The places with a station of a company: where one stands, and the further hexes of that place."""
        placed, annexes = self.placed.get(company, []), self.geography.annexes
        if not annexes:
            return placed
        return placed + [(there, 0) for number, _ in placed for there in annexes.get(number, ())]

    def lines_across(self, border: int) -> int:
        """How many lines of track, each of its own, cross a border: 0, 1, or 2 where both hexes have two."""
        beyond = self.geography.across[border]
        if beyond < 0:
            return 0
        (here, side), (there, entry) = divmod(border, 6), divmod(beyond, 6)
        one, other = self.layouts[here], self.layouts[there]
        if not (one.sides >> side & 1 and other.sides >> entry & 1):
            return 0
        return 2 if one.doubled >> side & 1 and other.doubled >> entry & 1 else 1

    def has_token_in_hex(self, company: str, number: int) -> bool:
        """Whether a company has a station anywhere in a hex, by hex number, terminals among them."""
        return any(place[0] == number for place in self.placed.get(company, ()))

    def is_hex_closed_to(self, company: str, number: int) -> bool:
        """Whether a company may have no further station in a hex, because it has one there."""
        if self.terminals_bar:
            return self.has_token_in_hex(company, number)
        standing = self._standing.get(company, ())
        return any(place[0] == number for place, kind in standing if kind is None)

    def is_closed_to(self, company: str, number: int, index: int) -> bool:
        """Whether a city is full of other companies' tokens, so that this one cannot run through it."""
        there = self.tokens.get((number, index))
        if there is None:
            return False
        if self.terminals_pass and company in self.terminals.get((number, index), ()):
            return False
        return company not in there and len(there) >= self.layouts[number].nodes[index].slots

    def home(self, company: str) -> tuple[int, int]:
        """A company's home city as (hex number, node index), on the track that lies there now (section 16).

        Raises:
            BoardError: the company has no home on this map.
        """
        found = self.geography.homes.get(company)
        if found is None:
            raise BoardError(f"The {company} has no home on this map.")
        number, exits = found
        if self.geography.printed[number].nodes[0].joined and not self.joined_by_exits:
            return number, 0
        return number, max(self.layouts[number].city_keeping(exits), 0)

    def city_at(self, name: str, exits: Sequence[int]) -> tuple[int, int]:
        """What a printed city is on the track that lies there now, as (hex number, node index).

        ``exits``: the sides of the printed city; none where the hex has one city only.

        Raises:
            BoardError: the map has no such hex.
        """
        number = self.number(name)
        return number, max(self.layouts[number].city_keeping(tuple(exits)), 0)

    def value(self, number: int, index: int, red_value: int) -> int:
        """What a stop is worth in $ while figure ``red_value`` (1 to 4) of the red areas counts."""
        return self.layouts[number].nodes[index].values[red_value - 1]
