"""A typed, read-only view of a canonical state: what lies on the table and who is to decide."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from trackwalker.components.chart import cell_position
from trackwalker.errors import SceneError
from trackwalker.scene.faults import Broken
from trackwalker.scene.train_words import train_words

State = dict[str, Any]

KIND_WORDS = {
    "auction_turn": "bid or buy in the auction",
    "draft": "choose a card",
    "hidden_bid": "bid for the first choice",
    "choose_private": "choose a private company",
    "convert": "convert or stay as it is",
    "bonus": "use a private company",
    "shuffle": "shuffle the cards that were not kept",
    "last_private": "take the last private company or pass it on",
    "assign": "place the markers of a private company",
    "issue": "issue or redeem shares",
    "build": "lay track and place a token",
    "contest": "bid against the other bidders",
    "par": "set a par",
    "stock_turn": "trade shares",
    "auction": "bid more for a minor or drop out",
    "launch": "launch a minor",
    "lead_train": "buy its first train",
    "track": "lay track",
    "token": "place a token",
    "run": "run trains",
    "interest": "find money for interest",
    "dividend": "distribute revenue",
    "buy_train": "buy trains",
    "emergency": "raise money for a train",
    "discard_train": "discard a train",
    "exchange": "exchange old shares",
    "replace_tokens": "replace tokens",
    "loans": "repay loans",
    "bonds": "buy bonds back",
    "own_shares": "trade its own shares",
    "home": "place its home token",
    "lay_piece": "lay a map piece",
    "place_capital": "make a city a capital",
    "lay_blank": "lay a single blank",
    "merger": "propose a merger",
    "merger_answer": "answer a proposal to merge",
    "choose_major": "choose the major",
}
"""The kinds of decision in words."""


@dataclass(frozen=True)
class Pending:
    """One decision that somebody has to make."""

    kind: str
    actors: tuple[tuple[str, str], ...]
    context: dict[str, Any]

    @property
    def who(self) -> str:
        """The names of those who decide, for messages."""
        return " and ".join(name for _, name in self.actors) or "nobody"

    def __str__(self) -> str:
        return f"{self.who}: {KIND_WORDS.get(self.kind, self.kind)}"


def _pending(entry: dict[str, Any]) -> Pending:
    actors = tuple([(actor["kind"], actor["id"]) for actor in entry["actors"]])
    return Pending(entry["kind"], actors, dict(entry.get("context") or {}))


def place_words(place: dict[str, Any]) -> str:
    """A place as text, for messages: `D12` or `H6 (sides 1, 4)`."""
    exits = ", ".join(str(side) for side in place["exits"])
    return f"{place['hex']} (sides {exits})" if exits else str(place["hex"])


class Table:
    """Reads one canonical state. Money in dollars, holdings in percent.

    Every method raises `SceneError` when it is asked for a player, company or private that the game does not
    have.
    """

    def __init__(self, state: State) -> None:
        self.state = state

    # ------------------------------------------------------------------ players and companies

    @property
    def players(self) -> list[str]:
        """The players in seat order."""
        return [player["id"] for player in self.state["players"]]

    @property
    def companies(self) -> list[str]:
        """All companies, in the order of the state."""
        return [company["id"] for company in self.state["companies"]]

    def _find(self, member: str, ident: str, what: str) -> dict[str, Any]:
        for entry in self.state[member]:
            if entry["id"] == ident:
                found: dict[str, Any] = entry
                return found
        raise SceneError(f"no {what} {ident!r} in this game")

    def player(self, name: str) -> dict[str, Any]:
        """The player's entry of the state."""
        return self._find("players", name, "player")

    def company(self, name: str) -> dict[str, Any]:
        """The company's entry of the state.

        Raises Broken where the engine has none: one that is formed of others is not there from the start.
        """
        if name not in self.companies:
            raise Broken(f"{name} is in the game", f"only {', '.join(self.companies)}")
        return self._find("companies", name, "company")

    def private(self, name: str) -> dict[str, Any]:
        """The private company's entry of the state."""
        return self._find("privates", name, "private company")

    def cash(self, who: str) -> int | None:
        """Cash of a player, a company's treasury, or of `bank` (None: unlimited)."""
        if who == "bank":
            cash: int | None = self.state["bank"]["cash"]
            return cash
        entry = self.player(who) if who in self.players else self.company(who)
        return int(entry["cash"])

    # ------------------------------------------------------------------ paper

    def holder(self, who: str) -> str:
        """The holder string of a name: `Alice` is `player:Alice`; `ipo`, `pool` and the like stay."""
        if who in self.players:
            return f"player:{who}"
        if who in self.companies:
            return f"company:{who}"
        if any(private["id"] == who for private in self.state["privates"]):
            return f"private:{who}"
        return who

    def certificates(self, holder: str, company: str | None = None) -> list[dict[str, Any]]:
        """The certificates with this holder (name or holder string), maybe of one company only."""
        wanted = self.holder(holder)
        return [
            certificate
            for certificate in self.state["certificates"]
            if certificate["holder"] == wanted and company in (None, certificate["company"])
        ]

    def holding(self, holder: str, company: str) -> int:
        """How much of a company this holder has, in percent."""
        return sum(int(certificate["percent"]) for certificate in self.certificates(holder, company))

    def president(self, company: str) -> str | None:
        """The president of a company (a player) or None."""
        name: str | None = self.company(company)["president"]
        return name

    def decider(self, company: str) -> str | None:
        """The player who decides for a company: its president, or the owner of one without shares."""
        if self.company(company)["kind"] != "independent":
            return self.president(company)
        owner = str(self.private(company)["owner"])
        return owner.removeprefix("player:") if owner.startswith("player:") else None

    def presidents_certificate(self, company: str) -> str | None:
        """The holder string of the president's certificate, None if there is none."""
        for certificate in self.state["certificates"]:
            if certificate["company"] == company and certificate["president"]:
                return str(certificate["holder"])
        return None

    def presidents_percent(self, company: str) -> int:
        """How much of a company its president's certificate is, in percent."""
        return next(
            int(certificate["percent"])
            for certificate in self.state["certificates"]
            if certificate["company"] == company and certificate["president"]
        )

    def privates_of(self, owner: str) -> list[str]:
        """The private companies with this owner (name or holder string), in order."""
        wanted = self.holder(owner)
        return [private["id"] for private in self.state["privates"] if private["owner"] == wanted]

    def bonds(self, holder: str) -> int:
        """How many bonds this holder (name or holder string) has."""
        wanted = self.holder(holder)
        return sum(int(pile["count"]) for pile in self.state.get("bonds", ()) if pile["holder"] == wanted)

    def bonds_outside(self, company: str) -> int:
        """How many bonds of this company lie elsewhere than in its treasury."""
        return sum(
            int(pile["count"])
            for pile in self.state.get("bonds", ())
            if pile["company"] == company and pile["holder"] != f"company:{company}"
        )

    def loans(self, company: str) -> int:
        """How many loans a company has."""
        return int(self.company(company).get("loans", 0))

    # ------------------------------------------------------------------ the chart

    def position(self, company: str) -> dict[str, Any] | None:
        """The occupied cell a company's price marker lies in, None if it is not on the chart."""
        for cell in self.state["market"]:
            if company in cell["stack"]:
                found: dict[str, Any] = cell
                return found
        return None

    def price(self, company: str) -> int | None:
        """The share price of a company, None before it has started."""
        cell = self.position(company)
        return None if cell is None else int(cell["price"])

    def cell(self, company: str) -> str | None:
        """The chart cell of a company (`r3c5`), None before it has started."""
        cell = self.position(company)
        return None if cell is None else str(cell["cell"])

    def stack(self, cell: str) -> list[str]:
        """The companies in a chart cell, top first."""
        for entry in self.state["market"]:
            if entry["cell"] == cell:
                return list(entry["stack"])
        return []

    # ------------------------------------------------------------------ trains, tokens, tiles

    def trains(self, company: str) -> list[str]:
        """The names of a company's trains, sorted."""
        return sorted(train["name"] for train in self.company(company)["trains"])

    def trains_in_words(self, company: str) -> list[str]:
        """A company's trains, sorted, with `phased-out` where that is so."""
        return sorted(train_words(train) for train in self.company(company)["trains"])

    @property
    def pool_trains(self) -> list[str]:
        """The names of the trains in the pool, sorted."""
        return sorted(self.state["depot"]["pool"])

    @property
    def next_train(self) -> str | None:
        """The train on top of the bank's stack, None when the stack is gone."""
        for entry in self.state["depot"]["stack"]:
            if entry["left"] is None or entry["left"] > 0:
                return str(entry["train"])
        return None

    def trains_left(self, train: str) -> int | None:
        """How many of this train the bank still has (None: unlimited)."""
        for entry in self.state["depot"]["stack"]:
            if entry["train"] == train:
                left: int | None = entry["left"]
                return left
        return 0

    def tokens(self, company: str) -> list[tuple[str, tuple[int, ...]]]:
        """Where a company's stations lie, (hex, exits), in the order they were laid.

        A company that left the game at the start may have one.
        """
        removed = self.state.get("removed") or {"companies": [], "tokens": []}
        if company in removed["companies"]:
            places = [token for token in removed["tokens"] if token["company"] == company]
        else:
            places = self.company(company)["tokens"]
        return [(place["hex"], tuple(place["exits"])) for place in places if "kind" not in place]

    def bonus_tokens(self, company: str, kind: str) -> list[tuple[str, tuple[int, ...]]]:
        """Where a company's tokens of a kind (`hotel`, `terminal`) lie, (hex, exits), in the order laid."""
        places = self.company(company)["tokens"]
        return [(place["hex"], tuple(place["exits"])) for place in places if place.get("kind") == kind]

    def tile(self, hexagon: str) -> tuple[str, int] | None:
        """The tile laid on a hex and its rotation, None if the hex shows its print."""
        for laid in self.state["tiles"]["laid"]:
            if laid["hex"] == hexagon:
                return str(laid["tile"]), int(laid["rotation"])
        return None

    def ferry(self, tiles: Mapping[str, str]) -> str:
        """Whether a line is open, closed, or neither; `tiles`: its lake hexes and what lies there then."""
        lying = [self.tile(hexagon) for hexagon in tiles]
        if not any(lying):
            return "closed"
        open_now = all(
            laid is not None and laid[0] == tile for laid, tile in zip(lying, tiles.values(), strict=True)
        )
        return "open" if open_now else "half open"

    def tiles_left(self, tile: str) -> int | None:
        """How many of a tile are in the supply (None: unlimited)."""
        left: int | None = self.state["tiles"]["left"].get(tile, 0)
        return left

    # ------------------------------------------------------------------ rounds and decisions

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return str(self.state["phase"])

    @property
    def round(self) -> dict[str, Any]:
        """The round's entry of the state."""
        found: dict[str, Any] = self.state["round"]
        return found

    @property
    def round_name(self) -> str:
        """The round in words: `the auction`, `stock round 2`, `operating round 2.1`."""
        match self.round["kind"]:
            case "auction":
                return "the auction"
            case "map":
                return "the building of the map"
            case "draft" | "bids":
                return "the distribution"
            case "stock":
                return f"stock round {self.round['number']}"
            case "operating":
                return f"operating round {self.round['set']}.{self.round['number']}"
            case "merger":
                return "the merger round"
            case "over":
                return "the end of the game"
            case other:
                return str(other)

    @property
    def pending(self) -> list[Pending]:
        """Who must decide what; the first is decided first."""
        return [_pending(entry) for entry in self.state["pending"]]

    @property
    def next_decision(self) -> Pending | None:
        """The decision to be made now, None when the game is over."""
        pending = self.state["pending"]
        return _pending(pending[0]) if pending else None

    @property
    def turn(self) -> dict[str, Any] | None:
        """What has happened in the current turn (stock or operating round), None outside one."""
        turn = self.round.get("turn")
        return turn if isinstance(turn, dict) else None

    @property
    def revenue(self) -> int | None:
        """The revenue of the operating turn, None before the run or outside an operating turn."""
        turn = self.turn
        if self.round["kind"] != "operating" or turn is None:
            return None
        revenue: int | None = turn["revenue"]
        return revenue

    @property
    def result(self) -> dict[str, Any] | None:
        """The result of the game, None while it is on."""
        result: dict[str, Any] | None = self.state["result"]
        return result

    # ------------------------------------------------------------------ reports

    def money_holders(self) -> Iterable[str]:
        """Everybody who can hold money except the bank."""
        yield from self.players
        yield from self.companies

    def lines(self) -> list[str]:
        """The table in words, one line a player, started company and decision, for a report."""
        started = [name for name in self.companies if self.position(name) or self.tokens(name)]
        out = [f"{self.round_name}, phase {self.phase}, bank ${self.cash('bank')}"]
        for player in self.players:
            paper = [
                f"{name} {percent}%" for name in self.companies if (percent := self.holding(player, name))
            ]
            owned = [*paper, *self.privates_of(player)]
            out.append(f"{player}: ${self.cash(player)}" + (f"; {', '.join(owned)}" if owned else ""))
        for name in started:
            cell = self.position(name)
            where = (
                f"${cell['price']} in row {cell_position(cell['cell'])[0]}" if cell else "not on the chart"
            )
            trains = ", ".join(self.trains_in_words(name)) or "none"
            ipo, own = self.holding("ipo", name), self.holding(name, name)
            rest = f"treasury {own}%" if own else f"IPO {ipo}%"
            out.append(
                f"{name}: ${self.cash(name)}; {where}; trains {trains}; decides {self.decider(name)}; "
                f"{rest}, pool {self.holding('pool', name)}%"
            )
        decision = self.next_decision
        out.append(f"to decide: {decision if decision else 'nobody, the game is over'}")
        return out
