"""18GL: the clause of the rulebook that each refusal rests on."""

CLAUSES: dict[str, str] = {
    # whose turn it is and what is decided
    "not-now @contest": "18GL-4.2-p",
    "not-now @auction_turn": "18GL-4.2-e",
    "not-now @par": "18GL-4.3-n12b",
    "not-now @stock_turn bid": "18GL-4.2-a",
    "not-now": "18GL-4.1-b",
    # the initial stock round
    "no-such-private": "18GL-4.2-d",
    "already-sold": "18GL-4.2-a",
    "lowest-at-its-price": "18GL-4.2-f",
    "bid-too-low first-bid": "18GL-4.2-i",
    "bid-too-low": "18GL-4.2-j",
    "bid-too-high": "18GL-4.2-i",
    "bid-multiple @contest": "18GL-4.2-q",
    "bid-multiple": "18GL-4.2-j",
    "own-bid-stands": "18GL-4.2-g",
    "bid-needs-money @contest": "18GL-4.2-t",
    "bid-needs-money": "18GL-4.2-l",
    "bid-on-this-one": "18GL-4.2-p",
    "raise-too-low": "18GL-4.2-q",
    "par-of-that-company": "18GL-4.3-n12b",
    "par-value": "18GL-3.3-b",
    "above-the-phase": "18GL-3.3-c",
    # the company formed of others
    "last-holder": "18GL-4.5.1.2-ab",
    "given-in-exchange": "18GL-4.5.1.2-r",
    "not-to-be-replaced": "18GL-4.5.1.2-al",
    "no-such-token": "18GL-4.5.1.2-al",
    "too-many-replaced": "18GL-4.5.1.2-al",
    "token-there-already": "18GL-4.5.1.2-al",
}
"""The clause of the rulebook that each refusal rests on (see ``reference_engine.circumstances``)."""
