"""What a well-formed state must keep to before a game can go on from it: every name in it means something.

Whether a position can be reached by play is not asked, and the board checks tiles and tokens by itself. Each
fault is one sentence with the place in the state, as in ``certificates[3].holder: ...``.
"""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any

import msgspec

from .components import Components
from .debt_check import debt_faults
from .map_check import map_faults
from .state import (
    AuctionRound,
    BidsRound,
    Company,
    DraftRound,
    ExportRound,
    MapRound,
    MergerRound,
    OperatingRound,
    Pending,
    State,
    StockRound,
)

Names = Collection[str]

_STEPS: dict[str, tuple[str, ...]] = {
    "convert": ("convert",),
    "issue": ("issue",),
    "build": ("build",),
    "track": ("track",),
    "token": ("token",),
    "bonus": ("track", "token"),
    "run": ("run",),
    "dividend": ("dividend",),
    "buy_train": ("trains",),
    "emergency": ("trains", "interest"),
    "interest": ("interest",),
    "loans": ("loans",),
    "bonds": ("bonds",),
}
"""Decision in the turn of a company -> the steps of the turn in which it can be due."""

_ROUNDS: dict[str, type | tuple[type, ...]] = {
    "auction_turn": AuctionRound,
    "contest": AuctionRound,
    "draft": DraftRound,
    "shuffle": (DraftRound, MapRound, StockRound, OperatingRound),
    "last_private": DraftRound,
    "hidden_bid": BidsRound,
    "choose_private": BidsRound,
    "stock_turn": StockRound,
    "par": AuctionRound,
    "home": (StockRound, AuctionRound),
    "auction": StockRound,
    "launch": StockRound,
    "assign": OperatingRound,
    "lead_train": OperatingRound,
    "own_shares": OperatingRound,
    "exchange": OperatingRound,
    "merger": MergerRound,
    "merger_answer": MergerRound,
    "choose_major": MergerRound,
    "discard_train": (OperatingRound, AuctionRound, MergerRound, ExportRound),
    "replace_tokens": (OperatingRound, MergerRound),
}
"""Decision -> the kind of round in which it can be due; the steps and ``map_check`` say it of all others."""

_CONTEXT: dict[str, dict[str, type]] = {
    "contest": {"private": str, "high_bid": int},
    "par": {"company": str},
    "draft": {"cards": list},
    "shuffle": {"cards": list},
    "last_private": {"private": str, "price": int},
    "hidden_bid": {"amounts": list},
    "choose_private": {"privates": list},
    "bonus": {"private": str, "company": str},
    "assign": {"private": str},
    "home": {"company": str},
    "dividend": {"revenue": int},
    "buy_train": {"must_buy": bool},
    "emergency": {"company": str, "short": int},
    "discard_train": {"limit": int},
    "interest": {"due": int},
    "exchange": {"company": str},
    "replace_tokens": {"company": str, "limit": int},
    "auction": {"high_bid": int, "high_bidder": str},
    "launch": {"bid": int},
    "merger_answer": {"company": str},
    "choose_major": {"companies": list},
    "lay_piece": {"piece": str},
}
"""Decision -> what its context must say; that of others is empty."""

_MAY_SAY: dict[str, Names] = {"emergency": ("due",)}
"""Decision -> what else its context can say."""

_CELL = re.compile(r"r([1-9]\d{0,2})c([1-9]\d{0,2})")


def state_faults(box: Components, state: State) -> Iterator[str]:
    """What is wrong with a state of the game in ``box``, in the order of its members."""
    if state.edition != box.edition:
        yield f"edition: expected one of {', '.join(box.editions)}, found {state.edition!r}"
    seats = [player.id for player in state.players]
    if len(seats) not in box.players:
        yield f"players: {box.game} is not played by {len(seats)}"
        return
    yield from _once("players", seats)
    yield from _one("priority", state.priority, seats, "player")
    yield from _one("phase", state.phase, box.phases_by_name, "phase")
    companies = [company.id for company in state.companies]
    yield from _complete(box, state, companies)
    for at, company in enumerate(state.companies):
        yield from _company(box, company, seats, f"companies[{at}]")
    yield from _certificates(state, companies, seats)
    yield from _market(box, state, companies)
    for at, private in enumerate(state.privates):
        yield from _one(f"privates[{at}].id", private.id, box.privates_by_id, "private company")
        yield from _holder(f"privates[{at}].owner", private.owner, companies, seats, state)
        if private.company is not None:
            yield from _one(f"privates[{at}].company", private.company, companies, "company")
    yield from _once("privates", [private.id for private in state.privates])
    yield from _depot(box, state)
    yield from _once("tiles.laid", [laid.hex for laid in state.tiles.laid])
    yield from _all("tiles.left", state.tiles.left, box.tiles, "tile")
    for name in box.tiles:
        if name not in state.tiles.left:
            yield f"tiles.left: tile {name} is missing"
    for at, marker in enumerate(state.markers):
        giving = {*box.privates_by_id, *(charter.id for charter in box.companies if charter.ability.suburbs)}
        yield from _one(f"markers[{at}].private", marker.private, giving, "private company")
        if marker.private in box.privates_by_id and not box.private(marker.private).gives_token:
            yield f"markers[{at}]: {marker.private} has no marker"
        if not isinstance(marker.exits, msgspec.UnsetType) and not all(
            0 <= side <= 5 for side in marker.exits
        ):
            yield f"markers[{at}].exits: the sides of a hex are 0 to 5, found {marker.exits}"
        if isinstance(marker.train, str):
            yield from _one(f"markers[{at}].train", marker.train, box.trains_by_name, "train")
        if marker.hex is not None:
            yield from _one(f"markers[{at}].hex", marker.hex, box.hexes, "hex")
        if marker.company is not None:
            yield from _one(f"markers[{at}].company", marker.company, companies, "company")
    for at, pile in enumerate(state.bonds):
        yield from _holder(f"bonds[{at}].holder", pile.holder, companies, seats, state)
    yield from debt_faults(box, state)
    yield from map_faults(box, state)
    yield from _round(box, state, companies, seats)
    yield from _pending(state, companies, seats)


def _one(where: str, name: str, known: Names, what: str) -> Iterator[str]:
    if name not in known:
        yield f"{where}: there is no {what} {name!r}"


def _all(where: str, names: Iterable[str], known: Names, what: str) -> Iterator[str]:
    for name in names:
        yield from _one(where, name, known, what)


def _once(where: str, names: Collection[str]) -> Iterator[str]:
    if len(set(names)) == len(names):
        return
    for name, count in Counter(names).items():
        if count > 1:
            yield f"{where}: {name!r} is there {count} times"


def _complete(box: Components, state: State, companies: list[str]) -> Iterator[str]:
    """Every company of the game is there once, unless it was taken out before the game."""
    removed = state.removed.companies if state.removed is not None else []
    yield from _once("companies", companies)
    formed = () if box.national is None else (box.national.id,)
    yield from _all("companies", companies, (*box.company_names, *formed), "company")
    for name in box.company_names:
        if name not in companies and name not in removed:
            yield f"companies: {name} is missing"


def _company(box: Components, company: Company, seats: list[str], where: str) -> Iterator[str]:
    if company.president is not None:
        yield from _one(f"{where}.president", company.president, seats, "player")
        if company.receivership:
            yield f"{where}: {company.id} is in receivership and has a president, {company.president}"
    kind = _kind(box, company.id)
    if company.kind != kind:
        yield f"{where}.kind: expected {kind!r} for {company.id}, found {company.kind!r}"
    for train in company.trains:
        yield from _one(f"{where}.trains", train.name, box.trains_by_name, "train")
    conversion = box.shares.conversion
    if conversion is not None:
        sizes = sorted((100 // box.shares.share_percent, 100 // conversion.share_percent))
        if company.share_count not in sizes:
            expected = " or ".join(str(size) for size in sizes)
            found = "nothing" if company.share_count is None else company.share_count
            yield f"{where}.share_count: expected {expected}, found {found}"


def _kind(box: Components, name: str) -> str:
    """What kind of company one is by the box."""
    if box.national is not None and name == box.national.id:
        return "national"
    charter = box.companies_by_id.get(name)
    return "independent" if charter is None else charter.kind


def _certificates(state: State, companies: list[str], seats: list[str]) -> Iterator[str]:
    percents: Counter[str] = Counter()
    least: dict[str, int] = {}
    presidents: Counter[str] = Counter()
    holders: set[str] = set()
    for at, certificate in enumerate(state.certificates):
        if certificate.company not in companies:
            yield from _one(f"certificates[{at}].company", certificate.company, companies, "company")
        if certificate.holder not in holders:
            faults = list(_holder(f"certificates[{at}].holder", certificate.holder, companies, seats, state))
            yield from faults
            if not faults:
                holders.add(certificate.holder)
        if certificate.percent <= 0:
            yield f"certificates[{at}].percent: expected more than 0, found {certificate.percent}"
        least[certificate.company] = min(certificate.percent, least.get(certificate.company, 100))
        percents[certificate.company] += certificate.percent
        presidents[certificate.company] += certificate.president
    for company in state.companies:
        name = company.id
        if company.kind == "independent" and name not in percents:
            continue
        if percents[name] != 100 or presidents[name] != 1:
            yield (
                f"certificates: those of {name} add up to {percents[name]} % with {presidents[name]} of the "
                "president, not to 100 % with one"
            )
        elif company.share_count is not None and least[name] * company.share_count != 100:
            size = company.share_count
            yield f"certificates: the smallest of {name}, {least[name]} %, does not fit {size} shares"


def _holder(where: str, holder: str, companies: Names, seats: Names, state: State) -> Iterator[str]:
    """A holder of a certificate or private company, as a string."""
    kind, colon, name = holder.partition(":")
    if not colon:
        yield from _one(where, holder, ("ipo", "pool", "bank", "box"), "holder")
        return
    privates = [private.id for private in state.privates]
    known = {"player": seats, "company": companies, "private": privates}.get(kind, ())
    yield from _one(where, name, known, kind)


def _market(box: Components, state: State, companies: list[str]) -> Iterator[str]:
    rows = box.market.rows
    for at, cell in enumerate(state.market):
        found = _CELL.fullmatch(cell.cell)
        if not found or int(found[1]) > len(rows) or int(found[2]) > len(rows[int(found[1]) - 1]):
            yield f"market[{at}].cell: the chart has no cell {cell.cell!r}"
        yield from _all(f"market[{at}].stack", cell.stack, companies, "company")
    yield from _once("market", [name for cell in state.market for name in cell.stack])
    yield from _once("market", [cell.cell for cell in state.market])


def _depot(box: Components, state: State) -> Iterator[str]:
    trains = box.trains_by_name
    for at, entry in enumerate(state.depot.stack):
        yield from _all(f"depot.stack[{at}]", (entry.train, *entry.faces), trains, "train")
    yield from _once("depot.stack", [entry.train for entry in state.depot.stack])
    yield from _all("depot.pool", state.depot.pool, trains, "train")
    yield from _all("depot.gone", [entry.train for entry in state.depot.gone], trains, "train")


def _round(box: Components, state: State, companies: list[str], seats: list[str]) -> Iterator[str]:
    current = state.round
    if isinstance(current, BidsRound):
        bidders = [bid.player for bid in current.bids]
        for where, names in (("round.bids", bidders), ("round.choosers", current.choosers)):
            yield from _all(where, names, seats, "player")
            yield from _once(where, names)
        choosing = any(due.kind == "choose_private" for due in state.pending)
        if (current.choosers or choosing) and not len(bidders) == len(current.choosers) == len(seats):
            yield "round.choosers: every player bids and then chooses"
    elif isinstance(current, StockRound):
        yield from _all("round.passed", current.passed, seats, "player")
        yield from _one("round.turn.player", current.turn.player, seats, "player")
        if current.last_trader is not None:
            yield from _one("round.last_trader", current.last_trader, seats, "player")
        for sale in current.sold:
            yield from _one("round.sold", sale.player, seats, "player")
            yield from _one("round.sold", sale.company, companies, "company")
    elif isinstance(current, OperatingRound):
        acting = current.order + ([] if current.turn is None else [current.turn.company])
        yield from _all("round.order", current.order, companies, "company")
        yield from _all("round.done", current.done, companies, "company")
        if current.turn is not None:
            yield from _one("round.turn.company", current.turn.company, companies, "company")
            yield from _all("round.turn.used", current.turn.used, box.privates_by_id, "private company")
            yield from _all("round.turn.restricted", current.turn.restricted, box.trains_by_name, "train")
        yield from _once("round: order, turn and done", acting + current.done)
        priced = {name for cell in state.market for name in cell.stack}
        for company in state.companies:
            if company.id in acting and company.kind == "public" and company.id not in priced:
                yield f"round: {company.id} is to operate and has no share price"


def _pending(state: State, companies: list[str], seats: list[str]) -> Iterator[str]:
    privates = [private.id for private in state.privates]
    known: dict[str, Names] = {"player": seats, "company": companies, "private": privates}
    for at, due in enumerate(state.pending):
        where = f"pending[{at}]"
        if not due.actors:
            yield f"{where}.actors: nobody can decide"
        for actor in due.actors:
            if actor.kind in known:
                yield from _one(f"{where}.actors", actor.id, known[actor.kind], actor.kind)
            if actor.by is not None:
                yield from _one(f"{where}.actors", actor.by, seats, "player")
        yield from _context(due.kind, due.context, known, f"{where}.context")
        yield from _place_in_the_round(state, due, where)
        if due.kind == "bonus":
            yield from _bonus(state, due, where)


def _context(kind: str, context: dict[str, Any], known: dict[str, Names], where: str) -> Iterator[str]:
    forms = _CONTEXT.get(kind, {})
    for member, form in forms.items():
        if type(context.get(member)) is not form:
            yield f"{where}.{member}: expected {_FORMS[form]}, found {context.get(member, 'nothing')!r}"
    for member in context:
        if member not in forms and member not in _MAY_SAY.get(kind, ()):
            yield f"{where}.{member}: {kind} has no such member"
    if isinstance(context.get("cards"), list) and not all(type(card) is str for card in context["cards"]):
        yield f"{where}.cards: expected names, found {context['cards']}"
    for member, what in (("privates", "private"), ("companies", "company")):
        if isinstance(context.get(member), list):
            yield from _all(f"{where}.{member}", context[member], known[what], _KINDS[what])
    for member in ("private", "company"):
        if member in context and context[member] not in known[member]:
            yield f"{where}.{member}: there is no {member} {context[member]!r}"


_FORMS: dict[type, str] = {list: "a list", str: "a name", int: "a whole number", bool: "true or false"}

_KINDS = {"private": "private company", "company": "company"}


def _place_in_the_round(state: State, due: Pending, where: str) -> Iterator[str]:
    """A decision is due in the round, and in the step of the turn, to which it belongs."""
    current = state.round
    if due.kind in _ROUNDS and not isinstance(current, _ROUNDS[due.kind]):
        yield f"{where}.kind: {due.kind} is not decided in this kind of round"
    if due.kind in _STEPS:
        turn = current.turn if isinstance(current, OperatingRound) else None
        if turn is None:
            yield f"{where}.kind: {due.kind} is decided in a company's turn, and there is none in `round`"
        elif turn.step not in _STEPS[due.kind]:
            steps = " or ".join(_STEPS[due.kind])
            yield f"round.turn.step: expected {steps}, as {due.kind} is to be decided, found {turn.step!r}"
        elif due.kind != "bonus":
            acting = [actor.id for actor in due.actors if actor.kind == "company"]
            in_need = due.kind == "emergency"
            alone = in_need and turn.step == "interest" and not acting  # what the company can do is done
            if acting != [turn.company] and not alone:
                yield f"{where}.actors: expected {turn.company}, whose turn it is"
            elif in_need and all(actor.kind != "player" for actor in due.actors):
                yield f"{where}.actors: expected the president of {turn.company} too"


def _bonus(state: State, due: Pending, where: str) -> Iterator[str]:
    """A bonus action is decided by the player who owns the private company."""
    owners = [private.owner for private in state.privates if private.id == due.context.get("private")]
    if [f"player:{actor.id}" for actor in due.actors if actor.kind == "player"] != owners:
        yield f"{where}.actors: expected the owner of {due.context.get('private')}"
    turn = state.round.turn if isinstance(state.round, OperatingRound) else None
    if turn is not None and due.context.get("company") != turn.company:
        found = due.context.get("company")
        yield f"{where}.context.company: expected {turn.company}, whose turn it is, found {found}"


def decision_faults(state: State, decisions: Callable[[str], bool]) -> Iterator[str]:
    """Decisions due that the game does not have."""
    for at, due in enumerate(state.pending):
        if not decisions(due.kind):
            yield f"pending[{at}].kind: {state.game} has no decision {due.kind!r}"
