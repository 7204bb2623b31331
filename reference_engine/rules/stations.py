"""Placing station tokens: where a company may, and which spaces are kept free (section 20)."""

from collections.abc import Collection, Sequence

from .board import Board, NamedPlace
from .fit import Refuse
from .network import reach


def check_token(
    board: Board,
    company: str,
    name: str,
    exits: Sequence[int],
    reserved: Collection[str],
    refuse: Refuse,
    *,
    needs_connection: bool = True,
    home_shared: bool = True,
    two_in_hex: bool = False,
) -> int:
    """Check the place of an ordinary token, one named refusal for each rule.

    ``reserved``: the companies whose home token is not on the map yet. ``home_shared``: others may use a home
    city as long as a space stays free for each of those (else not at all). ``two_in_hex``: a company may have
    tokens in both cities of one hex.

    Returns:
        The index of the city for ``Board.place_token``; -1 if there is no such city and ``refuse`` returned.
    """
    place = board.place(name, exits)
    if place is None or place.kind != "city":
        sides = ", ".join(str(side) for side in exits) or "no side"
        refuse("no-such-city", f"There is no city on {name} with track to {sides}.")
        return -1
    number = board.number(name)
    city = board.node_index(name, exits)
    there = board.companies_in(number, city)
    if company in there or (not two_in_hex and board.has_token_in_hex(company, number)):
        refuse("second-token-in-hex", f"The {company} has a token on {name} already.")
    if len(there) >= place.slots:
        refuse("no-free-space", f"All spaces of the city on {name} are taken.")
    elif (waiting := _waiting(board, company, number, city, reserved)) and (
        place.slots - len(there) <= len(waiting) or not home_shared
    ):
        refuse("home-space-reserved", f"The space on {name} is kept free for the {waiting[0]}.")
    if needs_connection and not reach(board, company).reaches(number, city):
        refuse("city-not-connected", f"The city on {name} is not in the network of the {company}.")
    return city


def _waiting(board: Board, company: str, number: int, city: int, reserved: Collection[str]) -> list[str]:
    """The other companies for which a space of that city is kept."""
    return [other for other in reserved if other != company and board.home(other) == (number, city)]


class _RefusedError(Exception):
    """Raised for the first rule broken."""


def _stop_at_first(rule: str, reason: str) -> None:  # noqa: ARG001
    raise _RefusedError


def legal_tokens(
    board: Board,
    company: str,
    reserved: Collection[str],
    *,
    home_shared: bool = True,
    two_in_hex: bool = False,
) -> list[NamedPlace]:
    """Every city where ``check_token`` lets the company place a token, as (hex, exits), in map order."""
    found: list[NamedPlace] = []
    for number, index in sorted(reach(board, company).stops):
        name, exits = board.named((number, index))
        try:
            check_token(
                board,
                company,
                name,
                exits,
                reserved,
                _stop_at_first,
                home_shared=home_shared,
                two_in_hex=two_in_hex,
            )
        except _RefusedError:
            continue
        found.append((name, exits))
    return found
