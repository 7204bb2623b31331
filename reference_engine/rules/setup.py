"""A fresh table before the first decision."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from ..components import Components, TrainCard
from ..state import (
    AuctionRound,
    Bank,
    BidsRound,
    BuiltMap,
    Certificate,
    Company,
    Cycle,
    Depot,
    DraftRound,
    MapRound,
    Place,
    Player,
    Private,
    Removed,
    RemovedToken,
    Rules,
    StackTrain,
    State,
    Tiles,
)
from .switches import Switches


@dataclass(frozen=True, slots=True)
class Start:
    """What a game is begun with; ``deal`` spells out what is random."""

    box: Components
    players: list[str]
    edition: str
    options: dict[str, Any]
    rules: Rules
    switches: Switches
    deal: dict[str, Any]


def wrong_draw(start: Start, removed: Collection[object]) -> str | None:
    """Why these cannot be what is drawn out before the game; None if they can."""
    box, count = start.box, len(start.players)
    due, names = {}, [str(name) for name in removed]
    for group in box.removable:
        each = due[group.name] = box.removed_of(group, count)
        if len(set(names).intersection(group.members)) != each:
            return f"with {count} players {each} of {', '.join(group.members)} are removed"
    if len(names) != sum(due.values()):
        number, *others = set(due.values())
        said = " and ".join(f"{each} of {group}" for group, each in due.items())
        return f"only {said if others else f'{number} of each group'} can be removed, not {', '.join(names)}"
    return None


def fresh_auction(
    start: Start, drawn_company: str = "", two_player_rules: bool = False, removed: Collection[str] = ()
) -> State:
    """A game that begins with an auction: certificates in the IPO, gifts parked under their privates.

    ``drawn_company`` is the one whose president's certificate lies under the private with a random gift;
    under the published rules for two it alone has the usual certificates. ``removed``: the privates drawn
    out, in a game where some are.
    """
    box = start.box
    certificates = [
        Certificate(company=charter.id, percent=percent, president=number == 0, holder="ipo")
        for charter in box.companies
        for number, percent in enumerate(
            box.shares.published_two_player_certificates
            if two_player_rules and charter.id != drawn_company
            else box.shares.certificates
        )
    ]
    opening = AuctionRound(passed=[], bids=[], out=[], contest=None, resume=None, last_buyer=None)
    state = _table(start, opening)
    state.certificates = certificates
    if box.removable:
        gone = [card.id for card in box.privates if card.id in removed]
        state.removed = Removed(companies=[], privates=gone, tokens=[])
    for card in box.privates_for(len(start.players)):
        if card.id in removed:
            continue
        private = Private(id=card.id, owner="bank", price=card.face, uses_left=card.uses)
        if card.share is not None:
            private.company = drawn_company if card.share.company == "random" else card.share.company
            _park(certificates, private.company, card.share.president, card.id)
        state.privates.append(private)
    return state


def _park(certificates: list[Certificate], company: str, president: bool, private: str) -> None:
    """Put one certificate of a company under a private."""
    for certificate in certificates:
        if (
            certificate.company == company
            and certificate.president == president
            and certificate.holder == "ipo"
        ):
            certificate.holder = f"private:{private}"
            return


def fresh_bids(start: Start) -> State:
    """A game that begins with hidden bids: certificates in the IPO, gifts parked, home tokens on the map."""
    box = start.box
    state = _table(start, BidsRound(bids=[], choosers=[]))
    size = sum(box.shares.certificates) // box.shares.share_percent
    state.certificates = [
        Certificate(company=charter.id, percent=percent, president=number == 0, holder="ipo")
        for charter in box.companies
        for number, percent in enumerate(box.shares.certificates)
    ]
    for company in state.companies:
        company.share_count = size
        if box.homes_at_setup:
            home = _home_token(box, company.id)
            company.tokens = [Place(hex=home.hex, exits=home.exits)]
            company.tokens_left -= 1
    for card in box.privates_for(len(start.players)):
        private = Private(id=card.id, owner="bank", price=card.face)
        if card.share is not None:
            private.company = card.share.company
            _park(state.certificates, private.company, card.share.president, card.id)
        state.privates.append(private)
    return state


def fresh_draft(start: Start, removed: list[str], deck: list[str]) -> State:
    """A game that begins with cards: certificates with their companies, some of which are taken out.

    ``removed``: the companies and privates drawn out; ``deck``: the cards, the top first.
    """
    box = start.box
    state = _table(start, DraftRound(deck=list(deck), hand=[], picks=[]), removed)
    if not start.switches.starting_cash_from_bank and state.bank.cash is not None:
        state.bank.cash += sum(player.cash for player in state.players)
    state.certificates = [
        Certificate(
            company=charter.id, percent=percent, president=number == 0, holder=f"company:{charter.id}"
        )
        for charter in box.companies
        if charter.id not in removed
        for number, percent in enumerate(box.shares.certificates)
    ]
    state.companies += [_company(card.id, "independent", 1) for card in box.independents]
    for private_card in box.privates:
        if private_card.id not in removed:
            asked = private_card.face + private_card.debt
            state.privates.append(
                Private(id=private_card.id, owner="bank", price=asked, uses_left=private_card.uses)
            )
    state.removed = Removed(
        companies=[charter.id for charter in box.companies if charter.id in removed],
        privates=[card.id for card in box.privates if card.id in removed],
        tokens=[_home_token(box, charter.id) for charter in box.companies if charter.id in removed],
    )
    return state


def fresh_map(start: Start, stack: list[str], charters: list[list[str]], starter: str) -> State:
    """A game that begins with the building of its map: nothing is launched, charters lie in columns.

    ``stack``: pieces and projects, the next one first. ``starter`` lays the first piece. The option ``mode``
    says which of the modes is played, ``destination`` the number of the destination card; ``start.box`` is
    the box of that mode.
    """
    box, mode = start.box, start.box.modes[start.options["mode"]]
    state = _table(start, MapRound(turn=starter))
    state.certificates = [
        Certificate(company=charter.id, percent=percent, president=number == 0, holder="bank")
        for charter in box.companies
        for number, percent in enumerate(box.shares.certificates_of(charter.shares))
    ]
    for company, charter in zip(state.companies, box.companies, strict=True):
        company.kind, company.share_count = charter.kind, charter.shares
    card = () if box.parts is None else box.parts.destinations[start.options.get("destination", 1) - 1]
    state.map = BuiltMap(pieces=[], stack=list(stack), blanks=[], capitals=[], destination=list(card))
    state.cycle = Cycle(number=1, of=mode.cycles)
    state.charters = [list(column) for column in charters]
    return state


def _home_token(box: Components, company: str) -> RemovedToken:
    """The token of a company that is not in the game, on its home."""
    home = box.home(company)
    cities = box.hexes[home.hex].cities
    exits = home.exits or cities[0].exits
    return RemovedToken(company=company, hex=home.hex, exits=list(exits))


def _company(name: str, kind: str, tokens: int) -> Company:
    return Company(
        id=name,
        kind=kind,
        president=None,
        par=None,
        floated=False,
        operated=False,
        closed=False,
        cash=0,
        trains=[],
        tokens=[],
        tokens_left=tokens,
    )


def trains_of_rank(box: Components, card: TrainCard, players: int, switches: Switches) -> int | None:
    """How many trains of a rank there are; of those without limit there may be a number, by a reading."""
    count = box.train_count(card.name, players, switches.trains_by_table)
    return card.other_count if count is None and switches.nine_last_trains else count


def _table(
    start: Start,
    opening: AuctionRound | DraftRound | BidsRound | MapRound,
    removed: Collection[str] = frozenset(),
) -> State:
    """What all games have: players with their money, the bank, charters, trains and tiles."""
    box, players = start.box, start.players
    count = len(players)
    cash, whole_bank = box.start_cash(count), box.bank_for(count)
    return State(
        format="trackwalker-state/1",
        game=box.game,
        edition=start.edition,
        options=start.options,
        rules=start.rules,
        players=[Player(id=name, cash=cash) for name in players],
        priority=players[0],
        bank=Bank(cash=None if whole_bank is None else whole_bank - cash * count),
        phase=box.phases[0].name,
        round=opening,
        pending=[],
        certificates=[],
        companies=[
            _company(charter.id, "public", len(charter.tokens) + start.switches.home_token_on_top)
            for charter in box.companies
            if charter.id not in removed
        ],
        market=[],
        privates=[],
        depot=Depot(
            stack=[
                StackTrain(
                    train=card.name,
                    left=trains_of_rank(box, card, count, start.switches),
                    faces=list(faces) if len(faces := box.faces(card.name)) > 1 else [],
                )
                for card in box.ranks
            ],
            pool=[],
            gone=[],
        ),
        tiles=Tiles(laid=[], left=dict(box.tile_counts)),
        ending=None,
        result=None,
    )
