"""Wrong terminals."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from typing import Any

from ...games.eighteen_fl import Game18FL
from ...rules.map.stations import is_connected
from ...state import Company
from ..entries import misshown, wrong


@wrong("terminal-comes-off-the-charter", {"18FL": "3.3-ab"})
def _(game: Game18FL) -> None:
    """the terminal is one of the company's own tokens"""
    put = game.tokens.put_terminal

    def own(company: Company, name: str, city: int) -> None:
        put(company, name, city)
        company.tokens_left = max(0, company.tokens_left - 1)

    game.tokens.put_terminal = own  # type: ignore[method-assign]


@wrong("terminal-is-the-token-of-the-turn", {"18FL": "3.3-i 7.3-j"})
def _(game: Game18FL) -> None:
    """a company that has placed a token in its turn gets no terminal"""
    place = game.bonuses.place

    def instead(move: Any) -> Any:
        if game.table.turn.tokens:
            game.table.refuse("one-token-a-turn", "A token has been placed in this turn.")
        return place(move)

    game.bonuses.place = instead  # type: ignore[method-assign]


@wrong("no-terminal-for-ones-own-company", {"18FL": "3.3-aa 7.3-e"})
def _(game: Game18FL) -> None:
    """the owner of the Terminal Company uses it for companies of others only"""
    place = game.bonuses.place

    def for_others(move: Any) -> Any:
        if game.table.operating_company.president == move.actor.id:
            game.table.refuse("bonus-for-own-company", "It is his own company.")
        return place(move)

    game.bonuses.place = for_others  # type: ignore[method-assign]


@wrong("terminal-costs-money", {"18FL": "3.3-aa 7.3-j"})
def _(game: Game18FL) -> None:
    """the terminal costs $20"""
    game.bonuses._terminal_cost = lambda company, move: 20  # type: ignore[method-assign]


@wrong("terminal-needs-a-space", {"18FL": "3.3-aa 3.3-ad"})
def _(game: Game18FL) -> None:
    """the terminal can be placed only where a space is free"""
    place, board = game.bonuses.place, game.board

    def checked(move: Any) -> Any:
        number, city = board.number(move.hex), board.node_index(move.hex, move.exits)
        nodes = board.layouts[number].nodes
        if 0 <= city < len(nodes) and len(board.companies_in(number, city)) >= nodes[city].slots:
            game.table.refuse("no-free-space", "All spaces are taken.")
        return place(move)

    game.bonuses.place = checked  # type: ignore[method-assign]


@wrong("terminal-needs-a-connection", {"18FL": "3.3-af"})
def _(game: Game18FL) -> None:
    """the terminal can be placed only where the company has a route to"""
    place = game.bonuses.place

    def checked(move: Any) -> Any:
        if not is_connected(game.board, game.table.operating_company.id, move.hex, move.exits):
            game.table.refuse("city-not-connected", "The company has no route to it.")
        return place(move)

    game.bonuses.place = checked  # type: ignore[method-assign]


@wrong("terminal-takes-a-space", {"18FL": "3.3-ac 3.3-ad"})
def _(game: Game18FL) -> None:
    """the terminal takes a free space of its city"""
    put, board = game.tokens.put_terminal, game.board

    def in_a_space(company: Company, name: str, city: int) -> None:
        number = board.number(name)
        if len(board.companies_in(number, city)) < board.layouts[number].nodes[city].slots:
            board.place_token(company.id, name, city)
            game.tokens.count(company)
            company.tokens_left += 1
        else:
            put(company, name, city)

    game.tokens.put_terminal = in_a_space  # type: ignore[method-assign]


@wrong("terminals-block", {"18FL": "3.3-ad"})
def _(game: Game18FL) -> None:
    """terminals of others fill up a city like their stations"""
    board, closed = game.board, game.board.is_closed_to

    def is_closed(company: str, number: int, index: int) -> bool:
        stations = board.companies_in(number, index)
        others = [name for name in board.terminals.get((number, index), ()) if name != company]
        full = len(stations) + len(others) >= board.layouts[number].nodes[index].slots
        own = company in stations or company in board.terminals.get((number, index), ())
        return closed(company, number, index) or (bool(others) and full and not own)

    board.is_closed_to = is_closed  # type: ignore[method-assign]


@wrong("terminal-is-no-base", {"18FL": "3.3-ae"})
def _(game: Game18FL) -> None:
    """a terminal is no station: no route and no track begins there"""
    board, keep = game.board, game.board._keep

    def without(company: str, standing: Any) -> None:
        keep(company, standing)
        stations = [place for place, kind in standing if kind is None]
        if stations:
            board.placed[company] = stations
        else:
            board.placed.pop(company, None)

    board._keep = without  # type: ignore[method-assign]
    for company, standing in list(board._standing.items()):
        without(company, standing)


@wrong("a-station-joins-the-terminal", {"18FL": "3.3-ae 7.3.1-c"})
def _(game: Game18FL) -> None:
    """a company may place a station in the hex of its terminal"""
    board = game.board
    board.has_token_in_hex = lambda company, number: any(  # type: ignore[method-assign]
        place[0] == number and company in there for place, there in board.tokens.items()
    )


@wrong("terminals-leave-in-phase-five", {"18FL": "3.3-ai"})
def _(game: Game18FL) -> None:
    """terminals leave the map with the private companies in phase 5"""

    def on_phase(phase: str) -> None:
        if game.box.phase(phase).closes_privates:
            for company in game.table.companies.values():
                company.tokens = [token for token in company.tokens if token.kind != "terminal"]

    game.trains.on_phase.append(on_phase)


@wrong("terminal-in-jacksonville-serves-both", {"18FL": "3.3-ag"})
def _(game: Game18FL) -> None:
    """nobody says which city of Jacksonville a terminal is for: it is the first one"""
    place = game.bonuses.place

    def first(move: Any) -> Any:
        move.exits = list(game.board.layout(move.hex).nodes[0].exits)
        return place(move)

    game.bonuses.place = first  # type: ignore[method-assign]


@misshown("terminals-stand-twice", {"18FL": "3.3-aa 3.3-ab"})
def _(document: dict[str, Any]) -> None:
    """the station of a terminal is counted twice among those of its company"""
    for company in document["companies"]:
        company["tokens"] += [token for token in company["tokens"] if token.get("kind") == "terminal"]
