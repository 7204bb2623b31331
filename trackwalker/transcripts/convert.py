"""The site's actions as actions of the port.

The site names certificates, trains and cities by numbers of its own; what they stand for follows from the
engine's canonical state and from what was done before, which a `Converter` remembers.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from trackwalker.components.box import Box
from trackwalker.port.schema import SchemaError, checker
from trackwalker.register import GameProfile
from trackwalker.transcripts.deals import card_of
from trackwalker.transcripts.geometry import Board
from trackwalker.transcripts.pieces import Pieces
from trackwalker.transcripts.routes import Place, RouteError, path_of

__all__ = ["CHOSEN_SIZE", "ConvertError", "Converter"]

State = Mapping[str, Any]
Action = dict[str, Any]

CHOSEN_SIZE = "chosen_size"
"""Member of a `par` that is to be converted: how many shares were chosen, where the site asks afterwards."""


_LARGEST = 2**53  # what JSON surely carries
_DIGITS = 9

_check_action = checker("action", "action")


class ConvertError(ValueError):
    """A recorded action cannot be put into the port's words; says why."""


class Converter:
    """Converts one game's actions in order.

    names: the site's player id -> the player's name in the engine. profile: the site's names for things.
    """

    def __init__(self, board: Board, box: Box, profile: GameProfile, names: Mapping[str, str]) -> None:
        self._board = board
        self._box = box
        self._profile = profile
        self._names = dict(names)
        self.pieces = Pieces(box, profile)
        self._makers: dict[str, Callable[[Action, State], Action]] = {
            "bid": self._bid,
            "pass": _nothing,
            "par": self._par,
            "buy_shares": self._buy_shares,
            "sell_shares": self._sell_shares,
            "lay_tile": self._lay_tile,
            "place_token": self._place_token,
            "hex_token": self._hotel,
            "convert": _nothing,
            "run_routes": self._run_routes,
            "dividend": _dividend,
            "buy_train": self._buy_train,
            "discard_train": self._discard_train,
            "buy_company": self._buy_company,
            "assign": self._assign,
            "bankrupt": self._bankrupt,
        }

    def convert(self, raw: Mapping[str, Any], state: State) -> Action:
        """The port's form of a recorded action, at a canonical state.

        Raises ConvertError if the site's words name nothing known. Call `done` once the engine accepted it.
        """
        kind = str(raw.get("type"))
        if kind not in self._makers:
            raise ConvertError(f"the action {kind!r} is not known here")
        action: Action = {"type": kind, "actor": self._actor(raw, state)}
        action.update(self._makers[kind](dict(raw), state))
        try:
            _check_action(action)
        except SchemaError as error:
            raise ConvertError(f"makes no action of the port: {error.place}: {error.words}") from None
        return action

    def done(self, raw: Mapping[str, Any], action: Mapping[str, Any]) -> None:
        """Remember what an accepted action did to the site's numbers of certificates, trains and tiles."""
        self.pieces.remember(raw, action)

    def player(self, site_id: object) -> str:
        """The engine's name of a player. Raises ConvertError for an unknown one."""
        name = self._names.get(str(site_id))
        if name is None:
            raise ConvertError(f"there is no player {site_id!r}")
        return name

    def private(self, site_id: object) -> str:
        """Our name of a private company. Raises ConvertError for an unknown one."""
        name = self._profile.privates.get(str(site_id))
        if name is None:
            raise ConvertError(f"there is no private company {site_id!r}")
        return name

    def _actor(self, raw: Mapping[str, Any], state: State) -> Action:
        kind, entity = raw.get("entity_type"), raw.get("entity")
        if kind == "player":
            return {"kind": "player", "id": self.player(entity)}
        if kind in ("corporation", "minor"):
            return {"kind": "company", "id": self._company(state, entity)["id"]}
        if kind == "company":
            private = self.private(entity)
            owner = next(entry["owner"] for entry in state["privates"] if entry["id"] == private)
            holder, _, name = owner.partition(":")
            if holder not in ("player", "company"):
                raise ConvertError(f"{entity} ({private}) acts and belongs to nobody")
            return {"kind": holder, "id": name}
        raise ConvertError(f"{kind!r} is no kind of actor known here")

    def _company(self, state: State, site_id: object) -> Mapping[str, Any]:
        return _found(state, self._profile.companies.get(str(site_id), site_id))

    def _bid(self, raw: Action, state: State) -> Action:
        turn = state["round"]
        if turn["kind"] == "bids":
            return self._choice(raw, state) if raw.get("company") else {"price": _number(raw, "price")}
        if turn["kind"] != "draft":
            return {"private": self.private(raw.get("company")), "price": _number(raw, "price")}
        for offer in (entry for entry in state["pending"] if entry["kind"] == "last_private"):
            # the price is the one asked, whatever an old file says
            private = self.private(raw.get("company"))
            return {"type": "buy_private", "private": private, "price": offer["context"]["price"]}
        return {"type": "draft", "card": card_of(_text(raw, "company"), self._profile)}

    def _choice(self, raw: Action, state: State) -> Action:
        # the price is the one asked: the site writes that nothing more is bid
        private = self.private(raw["company"])
        asked = next((one["price"] for one in state["privates"] if one["id"] == private), None)
        return {"type": "buy_private", "private": private, "price": asked or _number(raw, "price")}

    def _par(self, raw: Action, state: State) -> Action:
        company = self._company(state, raw.get("corporation"))
        price = str(raw.get("share_price", "")).partition(",")[0]
        if not _is_number(price):
            raise ConvertError(
                f"`share_price` is {raw.get('share_price')!r}, expected a price, row and column"
            )
        action: Action = {"company": company["id"], "price": int(price)}
        sizes = self._box.sizes_in(state.get("phase", ""))
        if len(sizes) > 1:
            action["shares"] = raw.get(CHOSEN_SIZE, sizes[0])
        return action

    def _shares(self, raw: Action, state: State) -> tuple[str, int, list[str]]:
        ids = raw.get("shares")
        if not isinstance(ids, list) or not ids or not all(isinstance(one, str) for one in ids):
            raise ConvertError(f"`shares` is {ids!r}, expected names such as C&A_1")
        companies = {one.rpartition("_")[0] for one in ids}
        if len(companies) != 1:
            raise ConvertError(f"`shares` are of several companies: {', '.join(ids)}")
        company = self._company(state, companies.pop())
        percent = raw.get("percent")
        if not isinstance(percent, int):
            percent = sum(self._percent(one, company.get("share_count")) for one in ids)
        return company["id"], percent, ids

    def _percent(self, share: str, share_count: int | None) -> int:
        certificates = self._box.certificates(share_count if self._box.sizes else None)
        number = share.rpartition("_")[2]
        if not _is_number(number) or int(number) >= len(certificates):
            raise ConvertError(f"there is no certificate {share}")
        return certificates[int(number)]

    def _buy_shares(self, raw: Action, state: State) -> Action:
        company, percent, ids = self._shares(raw, state)
        lying = {
            entry["holder"]
            for entry in state["certificates"]
            if entry["company"] == company and entry["percent"] == percent
        }
        unsold = ["ipo", f"company:{company}"]
        likely = ["pool", *unsold] if self._taken(raw, ids) else [*unsold, "pool"]
        source = next((place for place in likely if place in lying), likely[0])
        return {"company": company, "percent": percent, "from": source}

    def _taken(self, raw: Action, ids: list[str]) -> bool:
        """Whether certificates lie in the market: they were sold before, or their company takes them back."""
        return self.pieces.sold(ids[0]) or raw.get("entity_type") == "corporation"

    def _sell_shares(self, raw: Action, state: State) -> Action:
        company, percent, _ = self._shares(raw, state)
        return {"company": company, "percent": percent}

    def _lay_tile(self, raw: Action, state: State) -> Action:
        del state
        site_tile = _text(raw, "tile").rpartition("-")[0]
        tile = self._profile.tiles.get(site_tile, site_tile)
        name, rotation = _text(raw, "hex"), _number(raw, "rotation")
        if not self._board.has_tile(tile):
            raise ConvertError(f"there is no tile {site_tile}")
        if not self._board.has_hex(name):
            raise ConvertError(f"there is no hex {name}")
        return {"hex": name, "tile": tile, "rotation": rotation} | self._power(raw)

    def _place_token(self, raw: Action, state: State) -> Action:
        del state
        city = _text(raw, "city")
        piece, _, index = city.rpartition("-")
        name = self.pieces.hex_of(piece)
        if not _is_number(index) or not self._board.has_hex(name):
            raise ConvertError(f"there is no city {city} on the map")
        cities = [spot for spot in self._board.spots(name, self.pieces.laid) if spot.kind == "city"]
        if int(index) >= len(cities):
            raise ConvertError(f"{city}: {name} has {len(cities)} cities")
        return {"hex": name, "exits": list(cities[int(index)].exits)} | self._power(raw)

    def _hotel(self, raw: Action, state: State) -> Action:
        del state
        name = _text(raw, "hex")
        if not self._board.has_hex(name):
            raise ConvertError(f"there is no hex {name}")
        towns = [spot for spot in self._board.spots(name, self.pieces.laid) if spot.kind == "town"]
        if len(towns) != 1:
            raise ConvertError(f"a hotel in {name}, which has {len(towns)} towns, expected one")
        return {"type": "place_token", "hex": name, "exits": list(towns[0].exits)}

    def _power(self, raw: Action) -> Action:
        return {"private": self.private(raw["entity"])} if raw.get("entity_type") == "company" else {}

    def _run_routes(self, raw: Action, state: State) -> Action:
        routes = raw.get("routes")
        if not isinstance(routes, list):
            raise ConvertError("`routes` is no list")
        own = self._company(state, raw.get("entity")).get("tokens", ()) if routes else ()
        tokens = {(token["hex"], tuple(sorted(token["exits"]))) for token in own}
        return {"routes": [self._route(route, tokens) for route in routes]}

    def _route(self, route: Any, tokens: Collection[Place]) -> Action:
        if not isinstance(route, Mapping):
            raise ConvertError(f"a route is {route!r:.60}, expected an object with `train` and `connections`")
        train, chains = route.get("train"), route.get("connections")
        if not isinstance(train, str) or not isinstance(chains, list):
            raise ConvertError("a route has no `train` or no `connections`")
        for chain in chains:
            if not isinstance(chain, list) or not all(isinstance(name, str) for name in chain):
                raise ConvertError(
                    f"`connections` of the route of train {train} has {chain!r:.60}, expected a list of hexes"
                )
        try:
            path = path_of(self._board, self.pieces.laid, chains, tokens)
        except RouteError as error:
            raise ConvertError(f"the route of train {train}: {error}") from None
        return {"train": self.pieces.train(train), "path": path}

    def _buy_train(self, raw: Action, state: State) -> Action:
        train = _text(raw, "train")
        source = self.pieces.seller(train)
        name = self.pieces.train(train, raw.get("variant"))
        action: Action = {"train": name, "price": _number(raw, "price"), "from": source}
        holder, _, seller = source.partition(":")
        if holder == "company":
            president = _found(state, seller)["president"]
            action |= {"agreed_by": president} if president else {}
        if raw.get("exchange"):
            action["exchange"] = self.pieces.train(_text(raw, "exchange"))
        return action

    def _discard_train(self, raw: Action, state: State) -> Action:
        del state
        return {"train": self.pieces.train(_text(raw, "train"))}

    def _buy_company(self, raw: Action, state: State) -> Action:
        private = self.private(raw.get("company"))
        action: Action = {"private": private, "price": _number(raw, "price")}
        owner = next(entry["owner"] for entry in state["privates"] if entry["id"] == private)
        holder, _, name = owner.partition(":")
        if holder == "player":
            action["agreed_by"] = name
        return action

    def _assign(self, raw: Action, state: State) -> Action:
        target = _text(raw, "target")
        private = self.private(raw.get("entity"))
        if raw.get("target_type") != "hex":
            return {"private": private, "company": self._company(state, target)["id"]}
        if not self._board.has_hex(target):
            raise ConvertError(f"there is no hex {target}")
        return {"private": private, "hex": target}

    def _bankrupt(self, raw: Action, state: State) -> Action:
        if raw.get("entity_type") != "corporation":
            return {}
        company = self._company(state, raw.get("entity"))
        if not company["president"]:
            raise ConvertError(f"{company['id']} has no president who could be bankrupt")
        return {"actor": {"kind": "player", "id": company["president"]}}


def _nothing(raw: Action, state: State) -> Action:
    del raw, state
    return {}


def _dividend(raw: Action, state: State) -> Action:
    del state
    return {"kind": _text(raw, "kind")}


def _found(state: State, name: object) -> Mapping[str, Any]:
    for company in state["companies"]:
        if company["id"] == name:
            found: Mapping[str, Any] = company
            return found
    raise ConvertError(f"there is no company {name!r}")


def _text(raw: Mapping[str, Any], field: str) -> str:
    value = raw.get(field)
    if not isinstance(value, str) or not value:
        raise ConvertError(f"`{field}` is {value!r:.60}, expected a name")
    return value


def _number(raw: Mapping[str, Any], field: str) -> int:
    value = raw.get(field)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ConvertError(f"`{field}` is {value!r:.60}, expected a whole number")
    if abs(value) > _LARGEST:
        raise ConvertError(f"`{field}` is a number of {len(str(abs(value)))} digits, which no game has")
    return value


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= _DIGITS
