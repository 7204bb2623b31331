"""Wrong tokens of players' private companies: what they bring, how long they stay, what becomes of trains."""
# ruff: noqa: ARG001, ARG005 - what replaces a rule takes what the rule takes

from dataclasses import replace
from typing import Any

from ...games.great_lakes import GreatLakes
from ...rules.routes import PlaceBonus
from ...state import Company, Marker, Private
from ..entries import wrong


def _when_given(game: GreatLakes, then: Any) -> None:
    """After each token that is given do something."""
    give = game.markers.give

    def and_then(private: Private, marker: Marker) -> None:
        give(private, marker)
        then(private, marker)

    game.markers.give = and_then  # type: ignore[method-assign]


@wrong("mine-closes", {"18GL": "4.3-n8c 4.3-t7 4.3-n4b 4.3-n5b 4.3-n11j"})
def _(game: GreatLakes) -> None:
    """every private company whose token is given closes"""
    _when_given(game, lambda private, marker: game.privates.close(private))


@wrong("terminal-and-port-stay-open", {"18GL": "4.3-n6d 4.3-n10d 4.3-h 4.3-t5 4.3-t9"})
def _(game: GreatLakes) -> None:
    """a private company whose token is given stays open"""

    def reopen(private: Private, marker: Marker) -> None:
        if private.owner == "box":
            private.owner = owners[private.id]

    owners = {private.id: private.owner for private in game.state.privates}
    _when_given(game, reopen)


@wrong("tokens-of-privates-are-the-token-of-the-turn", {"18GL": "4.3-n6c 4.3-n8b 4.3-n10c 4.6.2-i"})
def _(game: GreatLakes) -> None:
    """the token of a private company is the one that may be placed in the turn"""

    def count(private: Private, marker: Marker) -> None:
        if marker.hex is not None:
            game.table.turn.tokens += 1

    _when_given(game, count)


@wrong("tokens-of-privates-cost-money", {"18GL": "4.3-n6c 4.3-n8b 4.3-n10c 4.6.2-i"})
def _(game: GreatLakes) -> None:
    """for the token of a private company $20 are paid"""

    def pay(private: Private, marker: Marker) -> None:
        company = game.table.operating_company
        if marker.hex is not None:
            game.table.pays_bank(company, min(20, company.cash))

    _when_given(game, pay)


@wrong("everybody-has-the-lent-bonuses", {"18GL": "4.3-n6a 4.3-n8a 4.3-n10a"})
def _(game: GreatLakes) -> None:
    """every company profits from the tokens of private companies"""
    bonuses = game.markers.bonuses

    def all_of_them(company: str) -> tuple[PlaceBonus, ...]:
        having = {marker.company for marker in game.markers.lying if marker.company is not None}
        return tuple(bonus for name in sorted(having) for bonus in bonuses(name))

    game.markers.bonuses = all_of_them  # type: ignore[method-assign]


@wrong("nobody-has-the-lent-bonuses", {"18GL": "4.3-n6a 4.3-n8a 4.3-n10a"})
def _(game: GreatLakes) -> None:
    """the tokens of private companies bring nothing"""
    game.markers.bonuses = lambda company: ()  # type: ignore[method-assign]


@wrong("port-counts-once", {"18GL": "4.3-n10a"})
def _(game: GreatLakes) -> None:
    """the token of a private company counts for one train only, whichever it is"""
    bonuses = game.markers.bonuses
    game.markers.bonuses = lambda company: tuple(  # type: ignore[method-assign]
        replace(bonus, once=True) for bonus in bonuses(company)
    )


@wrong("lent-tokens-stay-in-e", {"18GL": "4.3-z3 4.3-n6e 4.3-n8d 4.3-n10d"})
def _(game: GreatLakes) -> None:
    """the tokens of private companies stay for ever"""
    game.markers._stays = lambda marker: True  # type: ignore[method-assign]


@wrong("lent-tokens-leave-in-10h", {"18GL": "4.3-z3 4.3-i"})
def _(game: GreatLakes) -> None:
    """the tokens of private companies leave when these close"""

    def leave(phase: str) -> None:
        if game.box.phase(phase).closes_privates:
            game.markers.lying.clear()

    game.trains.on_phase.append(leave)


@wrong("ferry-lines-close-in-e", {"18GL": "4.3-n11i"})
def _(game: GreatLakes) -> None:
    """with the tokens of private companies the ferry line closes"""

    def close(phase: str) -> None:
        if game.box.phase(phase).removes_markers:
            for number in game.board.geography.waters:
                game.construction.clear(game.board.geography.names[number])

    game.trains.on_phase.append(close)


@wrong("ferry-tokens-leave-in-10h", {"18GL": "4.3-z3 4.3-n11i"})
def _(game: GreatLakes) -> None:
    """the ferry token leaves when the private companies close"""

    def leave(phase: str) -> None:
        if game.box.phase(phase).closes_privates:
            game.markers.lying[:] = [m for m in game.markers.lying if m.marker != "ferry"]

    game.trains.on_phase.append(leave)


@wrong("bridge-for-all-ground", {"18GL": "4.3-n4a 4.3-n5a"})
def _(game: GreatLakes) -> None:
    """the tokens for rivers and for hills make all ground cheaper"""
    halves = game.half_prices

    def any_token(company: str, name: str) -> Marker | None:
        for marker in game.markers.lying:
            if marker.company == company and game.box.private(marker.private).half_price is not None:
                return marker
        return None

    halves._token = any_token  # type: ignore[method-assign]


@wrong("bridge-for-everybody", {"18GL": "4.3-n4a"})
def _(game: GreatLakes) -> None:
    """when one company has the token for rivers, all pay half"""
    token = game.half_prices._token

    def anybodys(company: str, name: str) -> Marker | None:
        having = [marker.company for marker in game.markers.lying if marker.company is not None]
        return next((found for other in having if (found := token(other, name)) is not None), None)

    game.half_prices._token = anybodys  # type: ignore[method-assign]


@wrong("bridge-serves-while-it-is-owned", {"18GL": "4.3-n4a 4.3-n5a"})
def _(game: GreatLakes) -> None:
    """companies of the owner of Bridge or Tunnel pay half without a token"""
    price, table = game.half_prices.price, game.table

    def owners(company: str, name: str, ground: int) -> int:
        for private in table.state.privates:
            half = table.box.private(private.id).half_price
            mine = table.owner_player(private) == table.companies[company].president
            if mine and half is not None and half == table.box.hexes[name].terrain:
                return ground // 2
        return price(company, name, ground)

    game.half_prices.price = owners  # type: ignore[method-assign]


@wrong("tokens-free-the-ground", {"18GL": "4.3-n4a 4.3-n5a"})
def _(game: GreatLakes) -> None:
    """with the token the ground costs nothing"""
    price = game.half_prices.price
    game.half_prices.price = lambda company, name, ground: (  # type: ignore[method-assign]
        ground if price(company, name, ground) == ground else 0
    )


@wrong("all-trains-go-further", {"18GL": "4.3-n9a"})
def _(game: GreatLakes) -> None:
    """with the token of the Locomotive Company every train of its type goes further"""
    ranges = game.runs.train_ranges

    def all_of_them(company: Company) -> Any:
        found: list[Any] = list(ranges(company))
        longer = game.markers.longer_train(company.id)
        if longer is None:
            return found
        most = max(train.hexes or 0 for train in found if train.name == longer[0])
        return [replace(train, hexes=most) if train.name == longer[0] else train for train in found]

    game.runs.train_ranges = all_of_them  # type: ignore[method-assign]


@wrong("the-token-goes-to-any-train", {"18GL": "4.3-n9c 4.3-k"})
def _(game: GreatLakes) -> None:
    """the token of the Locomotive Company may be put on another train"""
    is_given = game.markers.is_given

    def is_fixed(private: Private) -> bool:
        return is_given(private) and not game.box.private(private.id).longer_train

    game.markers.is_given = is_fixed  # type: ignore[method-assign]


@wrong("discarded-trains-keep-the-token", {"18GL": "4.3-n9d"})
def _(game: GreatLakes) -> None:
    """the token of the Locomotive Company stays with the company when its train is discarded"""
    game.markers.on_train = lambda company, train: None  # type: ignore[method-assign]
    game.markers.on_trains_lost = lambda company: None  # type: ignore[method-assign]


@wrong("any-discard-loses-the-token", {"18GL": "4.3-n9d"})
def _(game: GreatLakes) -> None:
    """whichever train is discarded, the token of the Locomotive Company is lost"""

    def lose(company: Company) -> None:
        game.markers.lying[:] = [
            m for m in game.markers.lying if m.company != company.id or not isinstance(m.train, str)
        ]

    game.trains.on_return[:] = [lose]


@wrong("trains-with-a-token-last", {"18GL": "4.3-n9e 4.3-n9f"})
def _(game: GreatLakes) -> None:
    """a train with the token of the Locomotive Company does not rust"""
    rust = game.trains._rust

    def spare(rank: str) -> None:
        lasting = [
            (company, train)
            for company in game.table.companies.values()
            for train in company.trains
            if train.name == rank and game.markers.on_train(company.id, rank) is not None
        ]
        rust(rank)
        for company, train in lasting[:1]:
            company.trains.append(train)
            for entry in game.state.depot.gone:
                entry.count -= entry.train == rank

    game.trains._rust = spare  # type: ignore[method-assign]


@wrong("locomotive-company-outlives-its-train", {"18GL": "4.3-n9f 4.3-t8"})
def _(game: GreatLakes) -> None:
    """when the train with the token rusts, the Locomotive Company stays open"""
    on_phase, close = game.markers.on_phase, game.privates.close

    def stay(phase: str) -> None:
        game.privates.close = lambda private: None  # type: ignore[method-assign]
        try:
            on_phase(phase)
        finally:
            game.privates.close = close  # type: ignore[method-assign]

    game.trains.on_phase[0] = stay


@wrong("token-of-the-locomotive-company-leaves-in-10h", {"18GL": "4.3-n9f 4.3-z3"})
def _(game: GreatLakes) -> None:
    """in phase 10H the token of the Locomotive Company leaves with it"""

    def leave(phase: str) -> None:
        if game.box.phase(phase).closes_privates:
            game.markers.lying[:] = [m for m in game.markers.lying if not isinstance(m.train, str)]

    game.trains.on_phase.append(leave)


@wrong("locomotive-company-closes-when-used", {"18GL": "4.3-n9d 4.3-n9f 4.3-t8"})
def _(game: GreatLakes) -> None:
    """with its token the Locomotive Company closes"""
    _when_given(
        game,
        lambda private, marker: game.privates.close(private) if isinstance(marker.train, str) else None,
    )


@wrong("one-token-leaves-with-express-trains", {"18GL": "2-s 4.3-z3"})
def _(game: GreatLakes) -> None:
    """of all tokens that are to leave only one does"""
    markers, stays = game.markers, game.markers._stays

    def but_one(marker: Marker) -> bool:
        going = [other for other in markers.lying if not stays(other)]
        return marker not in going[:1]

    markers._stays = but_one  # type: ignore[method-assign]
