"""What there is a fixed number of: money, tiles, trains, tokens, private companies and their markers."""

from collections import Counter
from collections.abc import Iterator

from ..components import Components
from ..rules.setup import trains_of_rank
from ..rules.switches import Switches
from ..state import Company, State


def supply_faults(box: Components, state: State, switches: Switches) -> Iterator[str]:
    """Where a state whose names all mean something has more or less of a thing than the box."""
    yield from _money(box, state, switches)
    yield from _tiles(box, state, switches)
    yield from _trains(box, state, switches)
    yield from _tokens(box, state, switches)
    yield from _privates(box, state)
    yield from _markers(box, state)


# money ------------------------------------------------------------------------------------------------------


def _money(box: Components, state: State, switches: Switches) -> Iterator[str]:
    """Nobody owes money; all of it together is what the game has, if its bank is limited."""
    purses = [(f"players[{at}]", player.cash) for at, player in enumerate(state.players)]
    purses += [(f"companies[{at}]", company.cash) for at, company in enumerate(state.companies)]
    held = sum(cash for _, cash in purses)
    for where, cash in purses:
        if cash < 0:
            yield f"{where}.cash: expected $0 or more, found {cash}"
    whole, count = box.bank_for(len(state.players)), len(state.players)
    if whole is None or state.bank.cash is None:
        if whole is not None or state.bank.cash is not None:
            expected = "null, as it cannot run out" if whole is None else "a number of $"
            yield f"bank.cash: expected {expected}, found {_or_null(state.bank.cash)}"
        return
    if not switches.starting_cash_from_bank:
        whole += count * box.start_cash(count)
    if state.bank.cash + held != whole:
        yield (
            f"bank.cash: expected {whole - held}, as the game has ${whole} and players and companies have "
            f"${held}, found {state.bank.cash}"
        )


def _or_null(value: object) -> str:
    return "null" if value is None else str(value)


# tiles ------------------------------------------------------------------------------------------------------


def _tiles(box: Components, state: State, switches: Switches) -> Iterator[str]:
    """Those on the map and those in the supply are the box's; by readings some have left the game."""
    gone = len(_cleared(box, state)) if not switches.cleared_tiles_return else 0
    endless = not switches.replaced_tiles_return
    laid = Counter([tile.tile for tile in state.tiles.laid])
    left = state.tiles.left
    for name, count in box.tile_counts.items():
        there = left[name]
        if count is None or there is None:
            if count is not there:
                yield f"tiles.left: expected {_or_null(count)} of {name}, found {_or_null(there)}"
            continue
        missing = count - laid[name] - there
        if there < 0 or missing < 0 or (missing > gone and not endless):
            yield (
                f"tiles.left: expected {max(0, count - laid[name])} of {name}, as the box has {count} and "
                f"{laid[name]} lie on the map, found {there}"
            )


def _cleared(box: Components, state: State) -> list[str]:
    """The hexes that some phase has cleared of their tiles."""
    begun = (phase for phase in box.phases if box.phase_reached(state.phase, phase.name))
    return [name for phase in begun for name in phase.clears_hexes]


# trains -----------------------------------------------------------------------------------------------------


def _trains(box: Components, state: State, switches: Switches) -> Iterator[str]:
    """Those with companies, in the pool, with the bank and out of the game are the box's, card by card."""
    depot, rank = state.depot, box.rank_of
    found = Counter([rank(train.name) for company in state.companies for train in company.trains])
    found.update([rank(name) for name in depot.pool])
    for at, gone in enumerate(depot.gone):
        if gone.count < 1:
            yield f"depot.gone[{at}].count: expected more than 0, found {gone.count}"
        found[gone.train] += gone.count
    for at, entry in enumerate(depot.stack):
        if entry.left is not None and entry.left < 0:
            yield f"depot.stack[{at}].left: expected 0 or more, found {entry.left}"
        found[entry.train] += entry.left or 0
        faces = box.faces(entry.train)
        if tuple(entry.faces or (entry.train,)) != faces:
            yield f"depot.stack[{at}].faces: a card of {entry.train} has {', '.join(faces)}"
    left = {entry.train: entry.left for entry in depot.stack}
    if [*left] != [card.name for card in box.ranks if card.name in left]:
        yield f"depot.stack: expected the order of sale, found {', '.join(left)}"
    for card in box.ranks:
        sold = found[card.name] - (left.get(card.name) or 0)
        if sold > 0 and not box.phase_reached(state.phase, card.starts_phase):
            begun = f"as {sold} of the {card.name}-trains have left the bank"
            yield f"phase: expected {card.starts_phase} or a later one, {begun}, found {state.phase}"
        name, count = card.name, trains_of_rank(box, card, len(state.players), switches)
        endless = left.get(name, 0) is None
        if (count is None) != endless and not card.count_by_companies:
            expected = "null, as there is no end of them" if count is None else "a number"
            yield f"depot.stack: expected {expected} of {name}, found {_or_null(left.get(name, 0))}"
        elif count is not None and found[name] != count:
            yield (
                f"depot: the game has {count} {name}-trains; with companies, in the pool, in the stack and "
                f"gone there are {found[name]}"
            )


# tokens -----------------------------------------------------------------------------------------------------


def _tokens(box: Components, state: State, switches: Switches) -> Iterator[str]:
    """A company's tokens on the map and those left are those of its charter.

    An extra one may stand where an independent company started, or where a private company gives one; a
    terminal is always one. A hotel where a phase has cleared the hexes may have left the game.
    """
    lost = sum(box.hexes[name].kind == "town" for name in _cleared(box, state))
    extra = _places_of_extra_tokens(box, state)
    for at, company in enumerate(state.companies):
        where, left = f"companies[{at}].tokens_left", company.tokens_left
        laid = [place.hex for place in company.tokens if place.kind != "terminal"]
        least, most = _tokens_printed(box, company, switches)
        if company.closed:
            least, most = 0, most + sum(hexagon in extra for hexagon in laid)
        else:
            least, most = least - lost, most + sum(hexagon in extra for hexagon in laid)
        if left < 0 or not least <= len(laid) + left <= most:
            fewest, top = max(0, least - len(laid)), max(0, most - len(laid))
            expected = str(top) if fewest == top else f"{fewest} to {top}"
            yield f"{where}: expected {expected} for {company.id}, with {len(laid)} on the map, found {left}"
        if company.kind == "major" and company.floated and len(company.hub_costs) != left:
            yield f"companies[{at}].hub_costs: expected {left} of them, found {len(company.hub_costs)}"


def _tokens_printed(box: Components, company: Company, switches: Switches) -> tuple[int, int]:
    """How few and how many tokens a company can have, on the map and left together."""
    if box.national is not None and company.id == box.national.id:
        merged = len(company.merged)
        return box.national.more_tokens, box.national.more_tokens + (
            (1 + box.national.tokens_replaced) * merged
        )
    if company.kind == "major" and company.floated:
        charters = [box.companies_by_id[name] for name in company.merged if name in box.companies_by_id]
        return 0, sum(len(charter.tokens) for charter in charters) + len(
            box.companies_by_id[company.id].tokens
        )
    charter = box.companies_by_id.get(company.id)
    printed = 1 if charter is None else len(charter.tokens) + switches.home_token_on_top
    return printed, printed


def _places_of_extra_tokens(box: Components, state: State) -> set[str]:
    """The hexes where a free token more can stand: of independent companies and powers that are gone."""
    closed = {company.id for company in state.companies if company.closed}
    used = {private.id for private in state.privates if private.uses_left == 0}
    homes = {card.home.hex for card in box.independents if card.id in closed}
    return homes | {card.token.hex for card in box.privates if card.token is not None and card.id in used}


# private companies ------------------------------------------------------------------------------------------


def _privates(box: Components, state: State) -> Iterator[str]:
    """All that such a game has, but for those taken out before it."""
    removed = state.removed.privates if state.removed is not None else []
    due = {card.id for card in box.privates_for(len(state.players))} - {*removed}
    there = {private.id for private in state.privates}
    for name in sorted(due - there):
        yield f"privates: {name} is missing"
    for name in sorted(there - due):
        yield f"privates: {name} is not in this game"
    for at, private in enumerate(state.privates):
        uses = box.private(private.id).uses
        if private.uses_left is None:
            continue
        if private.uses_left < 0 or (uses is not None and private.uses_left > uses):
            expected = "0 or more" if uses is None else f"0 to {uses}"  # by readings other powers are counted
            yield f"privates[{at}].uses_left: expected {expected}, found {private.uses_left}"


def _markers(box: Components, state: State) -> Iterator[str]:
    """A private company, or a charter, gives no more markers than it has."""
    for name, count in Counter([marker.private for marker in state.markers]).items():
        most = 1
        if name in box.privates_by_id:
            ferry = box.private(name).ferry
            most = 1 if ferry is None else ferry.lines
        elif (suburbs := box.companies_by_id[name].ability.suburbs) is not None:
            most = suburbs.markers
        if count > most:
            yield f"markers: {name} has {most}, found {count} of them"
    for at, marker in enumerate(state.markers):
        printed = box.private(marker.private).marker if marker.private in box.privates_by_id else None
        if printed is None or printed.any_city or marker.hex is None:
            continue
        if marker.hex not in printed.amounts:
            places = ", ".join(printed.amounts)
            yield f"markers[{at}].hex: expected one of {places}, found {marker.hex}"
