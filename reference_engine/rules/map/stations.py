"""Placing station tokens: where a company may, and which spaces are kept free."""

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from .board import Board, NamedPlace
from .fit import Refuse
from .network import reach


class KeptSpace(NamedTuple):
    """One space of a city that is kept free for a company (or for whoever comes to own a private company).

    ``exits`` are those of the printed city; none where the hex has one city only. ``rule``: the name under
    which others are refused.
    """

    company: str
    hex: str
    exits: tuple[int, ...] = ()
    rule: str = "home-space-reserved"


def home_spaces(board: Board, companies: Iterable[str]) -> list[KeptSpace]:
    """The spaces in the homes of some companies.

    Raises:
        BoardError: a company has no home on this map.
    """
    found = []
    for company in companies:
        number, city = board.home(company)
        name, exits = board.named((number, city))
        found.append(KeptSpace(company, name, exits))
    return found


def home_hex_spaces(board: Board, companies: Iterable[str]) -> list[KeptSpace]:
    """All spaces in the home hexes of some companies.

    Raises:
        BoardError: a company has no home on this map.
    """
    found = []
    for company in companies:
        number, _ = board.home(company)
        for node in board.layouts[number].nodes:
            if node.kind == "city":
                found.append(KeptSpace(company, board.geography.names[number], node.exits))
    return found


def check_token(
    board: Board,
    company: str,
    name: str,
    exits: Sequence[int],
    kept: Collection[KeptSpace],
    refuse: Refuse,
    *,
    needs_connection: bool = True,
    whole_city: bool = False,
    two_in_hex: bool = False,
    two_in_city: bool = False,
    through_full: bool = False,
) -> int:
    """Check the place of a token, one named refusal for each rule.

    ``kept``: the spaces that are kept free; its own does not hinder a company. ``whole_city``: a city in
    which a space is kept is closed to all others but those at home there (else its other spaces are open).
    ``two_in_hex``: a company may have tokens in several cities of one hex. ``two_in_city``: or in one city.
    ``through_full``: cities full of others' tokens do not stop it on the way.

    Returns:
        The index of the city for ``Board.place_token``; -1 if there is no such city and ``refuse`` returned.
    """
    place = board.place(name, exits)
    if place is None or place.kind != "city":
        refuse("no-such-city", f"There is no city on {name} with track to {_to_sides(exits)}.")
        return -1
    number = board.number(name)
    city = board.node_index(name, exits)
    there = board.companies_in(number, city)
    second_in_city = company in there and not two_in_city
    if second_in_city or (not two_in_hex and board.is_hex_closed_to(company, number)):
        refuse("second-token-in-hex", f"The {company} has a token on {name} already.")
    if len(there) >= place.slots:
        refuse("no-free-space", f"All spaces of the city on {name} are taken.")
    elif (waiting := _waiting(board, company, number, city, kept)) and (
        place.slots - len(there) <= len(waiting)
        or (whole_city and not _belongs_there(board, company, number, city, kept))
    ):
        refuse(waiting[0].rule, f"The space on {name} is kept free for the {waiting[0].company}.")
    if needs_connection and not reach(board, company, through_full=through_full).reaches(number, city):
        refuse("city-not-connected", f"The city on {name} is not in the network of the {company}.")
    return city


def _waiting(
    board: Board, company: str, number: int, city: int, kept: Collection[KeptSpace]
) -> list[KeptSpace]:
    """The spaces of that city that are kept for others."""
    return [
        space
        for space in kept
        if space.company != company and board.city_at(space.hex, space.exits) == (number, city)
    ]


def _belongs_there(board: Board, company: str, number: int, city: int, kept: Collection[KeptSpace]) -> bool:
    """Whether a city is a company's home, or a space in it is kept for this company itself."""
    if company in board.geography.homes and board.home(company) == (number, city):
        return True
    return any(
        space.company == company and board.city_at(space.hex, space.exits) == (number, city) for space in kept
    )


def is_connected(board: Board, company: str, name: str, exits: Sequence[int]) -> bool:
    """Whether the city whose track runs to exactly these sides is in a company's network.

    Raises:
        BoardError: the map has no such hex.
    """
    return reach(board, company).reaches(board.number(name), board.node_index(name, exits))


def check_terminal(
    board: Board,
    company: str,
    name: str,
    exits: Sequence[int],
    refuse: Refuse,
    *,
    before_tile: bool = False,
) -> int:
    """Check the place of a station beside a city (18FL, section 3.3): any city that has track will do.

    It needs neither a connection nor a free space, and may join a station of its company. ``before_tile``:
    nor does the city need track.

    Returns:
        The index of the city for ``Board.place_terminal``; -1 if there is none and ``refuse`` returned.
    """
    place = board.place(name, exits)
    if place is None or place.kind != "city":
        refuse("no-such-city", f"There is no city on {name} with track to {_to_sides(exits)}.")
        return -1
    city = board.node_index(name, exits)
    if not place.exits and not before_tile:
        refuse("no-tile-there", f"There is no tile on {name} yet.")
    if company in board.terminals.get((board.number(name), city), ()):
        refuse("second-terminal", f"The {company} has a terminal on {name} already.")
    return city


def legal_terminals(board: Board, company: str, *, before_tile: bool = False) -> list[NamedPlace]:
    """Every city where ``check_terminal`` lets a company place a terminal, as (hex, exits), in map order."""
    return [
        board.named((number, index))
        for number, layout in enumerate(board.layouts)
        for index, node in enumerate(layout.nodes)
        if node.kind == "city"
        and (node.exits or before_tile)
        and company not in board.terminals.get((number, index), ())
    ]


def check_hotel(
    board: Board,
    company: str,
    name: str,
    exits: Sequence[int],
    refuse: Refuse,
    *,
    needs_connection: bool = True,
) -> int:
    """Check the place of a hotel: a town in the company's network without a hotel (18FL, section 7.3.2).

    Returns:
        The index of the town for ``Board.place_hotel``; -1 if there is none and ``refuse`` returned.
    """
    place = board.place(name, exits)
    if place is None or place.kind != "town":
        refuse("no-such-town", f"There is no town on {name} with track to {_to_sides(exits)}.")
        return -1
    number, town = board.number(name), board.node_index(name, exits)
    owner = board.hotels.get((number, town))
    if owner is not None:
        refuse("second-hotel-in-town", f"The {owner} has a hotel on {name} already.")
    if needs_connection and not reach(board, company).reaches(number, town):
        refuse("town-not-connected", f"The town on {name} is not in the network of the {company}.")
    return town


def legal_hotels(board: Board, company: str) -> list[NamedPlace]:
    """Every town where ``check_hotel`` lets a company place a hotel, as (hex, exits), in map order."""
    return [
        board.named((number, index))
        for number, index in sorted(reach(board, company).stops)
        if board.layouts[number].nodes[index].kind == "town" and (number, index) not in board.hotels
    ]


def token_distance(
    board: Board, company: str, name: str, exits: Sequence[int], *, through_full: bool = False
) -> int | None:
    """How many hexes a place is away from a company's nearest station, along the track (18FL, section 7.3).

    The hex of the place counts, that of the station does not. ``through_full``: the way may lead through
    cities full of others' tokens.

    Returns:
        The number of hexes; None if no track leads there.

    Raises:
        BoardError: the map has no such hex.
    """
    network = reach(board, company, through_full=through_full)
    return network.distance(board.number(name), board.node_index(name, exits))


def _to_sides(exits: Sequence[int]) -> str:
    return ", ".join(str(side) for side in exits) or "no side"


class _RefusedError(Exception):
    """Raised for the first rule broken."""


def _stop_at_first(rule: str, reason: str, about: str = "", /) -> None:  # noqa: ARG001
    raise _RefusedError


def legal_tokens(
    board: Board,
    company: str,
    kept: Collection[KeptSpace],
    *,
    whole_city: bool = False,
    two_in_hex: bool = False,
    two_in_city: bool = False,
    through_full: bool = False,
    unconnected: Collection[NamedPlace] = (),
) -> list[NamedPlace]:
    """Every city where ``check_token`` lets the company place a token, as (hex, exits), in map order.

    ``unconnected``: cities for which the company needs no connection.
    """
    found: list[NamedPlace] = []
    network = reach(board, company, through_full=through_full)
    free = {(board.number(name), board.node_index(name, exits)) for name, exits in unconnected}
    for number, index in sorted(network.stops | free):
        if index < 0:
            continue
        name, exits = board.named((number, index))
        try:
            check_token(
                board,
                company,
                name,
                exits,
                kept,
                _stop_at_first,
                needs_connection=(number, index) not in free,
                whole_city=whole_city,
                two_in_hex=two_in_hex,
                two_in_city=two_in_city,
                through_full=through_full,
            )
        except _RefusedError:
            continue
        found.append((name, exits))
    return found
