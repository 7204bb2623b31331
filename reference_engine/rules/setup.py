"""A fresh table before the first decision (sections 0, 4, 5)."""

from typing import Any

from ..components import Components
from ..state import (
    Actor,
    AuctionRound,
    Bank,
    Certificate,
    Company,
    Depot,
    Pending,
    Player,
    Private,
    Rules,
    StackTrain,
    State,
    Tiles,
)


def fresh_state(
    box: Components,
    players: list[str],
    edition: str,
    options: dict[str, Any],
    rules: Rules,
    drawn_company: str,
    two_player_rules: bool = False,
) -> State:
    """The table as laid out: money paid, certificates in the IPO, gifts parked under their privates.

    ``drawn_company`` is the one whose president's certificate lies under the private with a random gift;
    under the published rules for two it alone has the usual certificates.
    """
    cash = box.start_cash(len(players))
    bank = None if box.bank is None else box.bank - cash * len(players)
    certificates = [
        Certificate(company=charter.id, percent=percent, president=number == 0, holder="ipo")
        for charter in box.companies
        for number, percent in enumerate(
            box.shares.published_two_player_certificates
            if two_player_rules and charter.id != drawn_company
            else box.shares.certificates
        )
    ]
    privates = []
    for card in box.privates:
        private = Private(id=card.id, owner="bank", price=card.face)
        if card.share is not None:
            private.company = drawn_company if card.share.company == "random" else card.share.company
            park(certificates, private.company, card.share.president, card.id)
        privates.append(private)
    return State(
        format="trackwalker-state/1",
        game=box.game,
        edition=edition,
        options=options,
        rules=rules,
        players=[Player(id=name, cash=cash) for name in players],
        priority=players[0],
        bank=Bank(cash=bank),
        phase=box.phases[0].name,
        round=AuctionRound(passed=[], bids=[], out=[], contest=None, resume=None, last_buyer=None),
        pending=[
            Pending(kind="auction_turn", actors=[Actor(kind="player", id=players[0])], context={}),
        ],
        certificates=certificates,
        companies=[
            Company(
                id=charter.id,
                kind="public",
                president=None,
                par=None,
                floated=False,
                operated=False,
                closed=False,
                cash=0,
                trains=[],
                tokens=[],
                tokens_left=len(charter.tokens),
            )
            for charter in box.companies
        ],
        market=[],
        privates=privates,
        depot=Depot(
            stack=[StackTrain(train=card.name, left=card.count) for card in box.trains], pool=[], gone=[]
        ),
        tiles=Tiles(laid=[], left=dict(box.tile_counts)),
        ending=None,
        result=None,
    )


def park(certificates: list[Certificate], company: str, president: bool, private: str) -> None:
    """Put one certificate of a company under a private."""
    for certificate in certificates:
        if (
            certificate.company == company
            and certificate.president == president
            and certificate.holder == "ipo"
        ):
            certificate.holder = f"private:{private}"
            return
