"""A table of 18FL in the middle of an operating round, set up for tests of single mechanisms."""

from dataclasses import dataclass, field

from table_acts import act, buy, due, furnish, sell, trains_of

from reference_engine.components import load_components
from reference_engine.games import TITLES
from reference_engine.games.eighteen_fl import Game18FL
from reference_engine.rules.setup import Start
from reference_engine.state import Cell, Certificate, LaidTile, OperatingRound, OperatingTurn, Rules, Train
from trackwalker.paths import features_dir

__all__ = ["PLAYERS", "Road", "act", "buy", "due", "sell", "table", "trains_of"]

PLAYERS = ["Alice", "Bob", "Carol", "Dave"]


@dataclass
class Road:
    """A company: its price, who holds what in percent (the president first), its trains; ``pool`` in percent.

    ``vacant``: the president's certificate is part of what lies in the pool.
    """

    price: int = 100
    cash: int = 0
    trains: str = ""
    holds: dict[str, int] = field(default_factory=lambda: {"Alice": 60})
    pool: int = 0
    shares: int = 5
    floated: bool = True
    operated: bool = True
    vacant: bool = False


def table(
    roads: dict[str, Road],
    *,
    phase: str = "3",
    depot: dict[str, int] | None = None,
    pool: str = "",
    cash: dict[str, int] | None = None,
    players: int = 4,
    readings: dict[str, str] | None = None,
    deviations: tuple[str, ...] = (),
    last_of_set: bool = False,
    laid: tuple[LaidTile, ...] = (),
) -> Game18FL:
    """The first of ``roads`` is in its train step; the others are still to operate.

    The bank has as many trains as ``depot`` says, none of the ranks that are not in it.
    """
    box, title = load_components(features_dir(), "18FL"), TITLES["18FL"]
    rules = Rules(
        readings={f"18FL-{name}": letter for name, letter in (readings or {}).items()},
        deviations=list(deviations),
    )
    switches = title.switches(rules)
    state = Game18FL.fresh(Start(box, PLAYERS[:players], box.edition, {}, rules, switches, {}))
    furnish(state, phase, depot or {}, pool.split(), cash or {})
    for name, road in roads.items():
        company = next(c for c in state.companies if c.id == name)
        company.president = None if road.vacant else next(iter(road.holds))
        company.par, company.floated, company.operated = 100, road.floated, road.operated
        company.cash, company.receivership, company.share_count = road.cash, road.vacant, road.shares
        company.trains = [Train(name=one) for one in road.trains.split()]
        conversion = box.shares.conversion
        assert conversion is not None
        percents = box.shares.certificates if road.shares == 5 else conversion.certificates
        left = dict(road.holds) | {"": road.pool}
        own = []
        for number, percent in enumerate(percents):
            holder = next((who for who, held in left.items() if held >= percent), None)
            if number == 0 and road.vacant:
                holder = ""
            if holder is not None:
                left[holder] -= percent
            where = {None: "ipo", "": "pool"}.get(holder, f"player:{holder}")
            own.append(Certificate(company=name, percent=percent, president=number == 0, holder=where))
        assert not any(left.values()), f"{name}: not made of whole certificates: {left}"
        at = min(n for n, c in enumerate(state.certificates) if c.company == name)
        state.certificates[:] = [c for c in state.certificates if c.company != name]
        state.certificates[at:at] = own
        space = box.market.rows[0].index(road.price) + 1
        cell = next((c for c in state.market if c.cell == f"r1c{space}"), None)
        if cell is None:
            cell = Cell(cell=f"r1c{space}", price=road.price, stack=[])
            state.market.append(cell)
            state.market.sort(key=lambda one: one.price)
        cell.stack.append(name)
    state.tiles.laid += laid
    for private in state.privates:
        private.owner, private.price = "box", None
    first, *others = roads
    state.round = OperatingRound(
        set=2,
        number=2 if last_of_set else 1,
        of=2,
        order=[name for name in others if roads[name].floated],
        done=[],
        turn=OperatingTurn(company=first, step="trains", laid=[], tokens=0, revenue=0, routes=[], bought=[]),
        exported=False,
    )
    game = Game18FL(box, state, switches)
    game.purchases.ask()
    return game
