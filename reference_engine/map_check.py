"""What a map built at the table, and the charters beside it, must keep to before a game can go on."""

from collections import Counter
from collections.abc import Iterator

from .components import Components
from .map_cards import MapParts
from .state import BuiltMap, DraftRound, MapRound, Pending, State

_DECISIONS = ("lay_piece", "place_capital", "lay_blank")


def map_faults(box: Components, state: State) -> Iterator[str]:
    """What is wrong with the map, the cycle and the charters of a state (hexes are looked at elsewhere)."""
    members = {"map": state.map, "cycle": state.cycle, "charters": state.charters}
    if box.parts is None:
        yield from (f"{name}: {box.game} has none" for name, part in members.items() if part is not None)
        for at, due in enumerate(state.pending):
            if due.kind == "shuffle" and not isinstance(state.round, DraftRound):
                yield f"pending[{at}].kind: {due.kind} is not decided in this kind of round"
        return
    yield from (f"{name}: is missing" for name, part in members.items() if part is None)
    if state.map is None or state.cycle is None or state.charters is None:
        return
    yield from _map(box.parts, state.map)
    mode = box.modes[state.options["mode"]]
    if state.cycle.of != mode.cycles or not 1 <= state.cycle.number <= mode.cycles:
        found = f"{state.cycle.number} of {state.cycle.of}"
        yield f"cycle: the {state.options['mode']} game has {mode.cycles}, found {found}"
    yield from _charters(box, state, state.charters)
    for at, company in enumerate(state.companies):
        card = box.companies_by_id.get(company.id)
        if card is not None and (company.kind, company.share_count) != (card.kind, card.shares):
            yield f"companies[{at}]: {company.id} is a {card.kind} of {card.shares} shares"
    building = isinstance(state.round, MapRound)
    if state.map.stack and not building:
        yield "map.stack: the map is built before the first stock round"
    for at, due in enumerate(state.pending):
        if due.kind in _DECISIONS:
            yield from _decision(box.parts, state, state.map, due, f"pending[{at}]")


def _map(parts: MapParts, built: BuiltMap) -> Iterator[str]:
    for at, laid in enumerate(built.pieces):
        if laid.piece not in parts.pieces:
            yield f"map.pieces[{at}]: there is no piece {laid.piece!r}"
        if not 0 <= laid.rotation <= 5:
            yield f"map.pieces[{at}].rotation: expected 0 to 5, found {laid.rotation}"
    for at, item in enumerate(built.stack):
        if item not in parts.pieces and item not in parts.projects:
            yield f"map.stack[{at}]: there is no piece or project {item!r}"
    every = [laid.piece for laid in built.pieces] + built.stack
    for item, count in Counter(every).items():
        if count > 1:
            yield f"map: {item!r} is there {count} times"
    done = len(built.capitals) + sum(item in parts.projects for item in built.stack)
    if done > len(parts.projects):
        yield f"map.capitals: there are {len(parts.projects)} projects, found {done} capitals and projects"
    figures = len(parts.destinations[0])
    if len(built.destination) != figures:
        yield f"map.destination: expected {figures} figures, found {len(built.destination)}"


def _charters(box: Components, state: State, columns: list[list[str]]) -> Iterator[str]:
    free = {company.id for company in state.companies if company.kind == "minor" and not company.floated}
    dealt = [name for column in columns for name in column]
    for name, count in Counter(dealt).items():
        if name not in box.companies_by_id or name not in free:
            yield f"charters: {name!r} is no minor that could be taken"
        elif count > 1:
            yield f"charters: {name!r} is there {count} times"
    for name in sorted(free.difference(dealt)):
        yield f"charters: {name} is missing, which nobody has taken yet"


def _decision(parts: MapParts, state: State, built: BuiltMap, due: Pending, where: str) -> Iterator[str]:
    if not isinstance(state.round, MapRound):
        yield f"{where}.kind: {due.kind} is not decided in this kind of round"
        return
    if [actor.id for actor in due.actors] != [state.round.turn]:
        yield f"{where}.actors: expected {state.round.turn}, whose turn it is"
    top = built.stack[0] if built.stack else None
    if due.kind == "lay_piece" and (top not in parts.pieces or due.context.get("piece") != top):
        yield f"{where}.context.piece: expected the first of the stack, found {due.context.get('piece')!r}"
    if due.kind == "place_capital" and top not in parts.projects:
        yield f"{where}.kind: no project has been turned up"
    if due.kind == "lay_blank" and top is not None:
        yield f"{where}.kind: single hexes come when the stack is empty"
