"""What the sale of the private companies, before the first stock round, says of itself."""

from collections import Counter
from collections.abc import Iterator

from ..game import Game
from ..rules.opening.draft import BLANK
from ..state import AuctionRound, Bid, BidsRound, DraftRound, Pending


def opening_faults(game: Game, current: AuctionRound | DraftRound | BidsRound) -> Iterator[str]:
    """What is wrong with bids, cards and whose turn it is."""
    if isinstance(current, AuctionRound):
        yield from _auction(game, current)
    elif isinstance(current, DraftRound):
        yield from _draft(game, current)
    else:
        yield from _hidden_bids(game, current)


def _due(game: Game, *kinds: str) -> Iterator[tuple[str, Pending, list[str]]]:
    for at, due in enumerate(game.state.pending):
        if due.kind in kinds:
            yield f"pending[{at}]", due, [actor.id for actor in due.actors]


# an auction with bids that lie ------------------------------------------------------------------------------


def _auction(game: Game, current: AuctionRound) -> Iterator[str]:
    seats, unsold = game.table.seats, [p.id for p in game.state.privates if p.owner == "bank"]
    for where, names in (("passed", current.passed), ("out", current.out)):
        if len({*names}) != len(names) or not {*names} <= {*seats} or len(names) >= len(seats):
            yield f"round.{where}: expected players, each once and not all, found {', '.join(names)}"
    for where, name in (("resume", current.resume), ("last_buyer", current.last_buyer)):
        if name is not None and name not in seats:
            yield f"round.{where}: there is no player {name!r}"
    highest: dict[str, Bid] = {}
    for at, bid in enumerate(current.bids):
        if bid.player not in seats or bid.private not in unsold:
            found = f"{bid.player}'s on {bid.private}"
            yield f"round.bids[{at}]: expected a player's bid on what is unsold, found {found}"
            return
        high = highest.get(bid.private)
        if high is None or bid.amount > high.amount:
            highest[bid.private] = bid
    if len({(bid.private, bid.player) for bid in current.bids}) != len(current.bids):
        yield "round.bids: expected one bid of each player on a private company"
    lying = Counter[str]()
    for bid in highest.values():
        lying[bid.player] += bid.amount
    for name, amount in lying.items():
        if amount > game.table.players[name].cash:
            yield f"round.bids: {name} has ${game.table.players[name].cash}, and ${amount} lie on bids"
    for where, _, names in _due(game, "auction_turn"):
        if names[0] in current.out:
            yield f"{where}.actors: {names[0]} is out of the auction"
        if not unsold or current.contest is not None:
            what = "nothing is left to be sold" if not unsold else "some bid against each other first"
            yield f"{where}.kind: {what}"
    yield from _contest(game, current, highest)
    for where, due, names in _due(game, "par"):
        company = game.table.companies.get(str(due.context.get("company")))
        if company is None or company.par is not None:
            yield f"{where}.context.company: expected one that has not started"
        elif game.shares.president_certificate(company.id).holder != f"player:{names[0]}":
            yield f"{where}.actors: {names[0]} has not the president's certificate of {company.id}"


def _contest(game: Game, current: AuctionRound, highest: dict[str, Bid]) -> Iterator[str]:
    contest = current.contest
    asked = list(_due(game, "contest"))
    if contest is None:
        for where, _, _ in asked:
            yield f"{where}.kind: there is no `contest` in `round`"
        return
    if not asked:
        yield "round.contest: nobody is asked to bid"
    bidders = contest.bidders
    have_bid = {bid.player for bid in current.bids if bid.private == contest.private}
    high = highest.get(contest.private)
    if high is None or len({*bidders}) != len(bidders) or not {*bidders} <= have_bid or len(bidders) < 2:
        yield f"round.contest.bidders: expected players who have bid on {contest.private}, two at least"
        return
    if high.player not in bidders:
        yield f"round.contest.bidders: {high.player}, who has bid most, is not among them"
    for where, due, names in asked:
        if not {*names} <= {*bidders}:
            yield f"{where}.actors: expected one of {', '.join(bidders)}, found {', '.join(names)}"
        if due.context != {"private": contest.private, "high_bid": high.amount}:
            yield f"{where}.context: expected {contest.private}, on which ${high.amount} are bid"


# cards ------------------------------------------------------------------------------------------------------


def _draft(game: Game, current: DraftRound) -> Iterator[str]:
    found = Counter([*current.deck, *current.hand, *(pick.card for pick in current.picks)])
    cards = Counter([private.id for private in game.state.privates])
    cards[BLANK] = len(game.table.seats)
    for card in sorted({*found, *cards}):
        if found[card] != cards[card]:
            yield f"round: expected {cards[card]} of the card {card}, found {found[card]}"
    seats = game.table.seats
    first = seats.index(game.state.priority) - 1
    turns = [seats[(first - number) % len(seats)] for number in range(len(current.picks) + 1)]
    if [pick.player for pick in current.picks] != turns[:-1]:
        yield f"round.picks: expected those of {', '.join(turns[:-1]) or 'nobody'}, in that order"
    for where, due, names in _due(game, "draft", "shuffle"):
        if sorted(map(str, due.context["cards"])) != sorted(current.hand):
            yield f"{where}.context.cards: expected the hand, {', '.join(current.hand)}"
        if due.kind == "draft" and names != turns[-1:]:
            yield f"{where}.actors: expected {turns[-1]}, whose turn it is, found {', '.join(names)}"
    for where, due, _ in _due(game, "last_private"):
        if current.deck != [due.context["private"]] or current.hand:
            yield f"{where}.context.private: expected the last card of the deck, and no hand"
        elif due.context["price"] < 0:
            yield f"{where}.context.price: expected $0 or more, found {due.context['price']}"


# hidden bids ------------------------------------------------------------------------------------------------


def _hidden_bids(game: Game, current: BidsRound) -> Iterator[str]:
    seats, made = game.table.seats, [bid.player for bid in current.bids]
    amounts, everybody = game.box.sealed_bids, len(current.bids) == len(seats)
    for at, bid in enumerate(current.bids):
        if bid.amount not in amounts:
            offered = ", ".join(f"${amount}" for amount in amounts)
            yield f"round.bids[{at}].amount: expected one of {offered}, found {bid.amount}"
        elif not current.choosers and bid.amount > game.table.players[bid.player].cash:
            cash = game.table.players[bid.player].cash
            yield f"round.bids[{at}].amount: {bid.player} has ${cash} and has bid ${bid.amount}"
    in_order = sorted(current.bids, key=lambda bid: (-bid.amount, seats.index(bid.player)))
    choosers = [bid.player for bid in in_order] if everybody else []
    if current.choosers != choosers:
        yield f"round.choosers: expected {', '.join(choosers) or 'nobody'}, by the bids"
        return
    waiting = [player for player in seats if player not in made]
    for where, due, names in _due(game, "hidden_bid"):
        if sorted(names) != sorted(waiting):
            yield f"{where}.actors: expected {', '.join(waiting) or 'nobody'}, who has not bid"
        if due.context["amounts"] != [*amounts]:
            yield f"{where}.context.amounts: expected {', '.join(map(str, amounts))}"
    left = [private.id for private in game.state.privates if private.owner == "bank"]
    chosen = len(game.state.privates) - len(left)
    for where, due, names in _due(game, "choose_private"):
        if names != choosers[chosen : chosen + 1]:
            due_now = ", ".join(choosers[chosen : chosen + 1]) or "nobody"
            yield f"{where}.actors: expected {due_now} to choose, found {', '.join(names)}"
        if due.context["privates"] != left:
            yield f"{where}.context.privates: expected {', '.join(left) or 'none'}"
