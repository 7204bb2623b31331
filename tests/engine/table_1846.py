"""A table of 1846 in the middle of an operating round, set up for tests of single mechanisms."""

from dataclasses import dataclass, field

from table_acts import act, buy, due, furnish, sell, trains_of

from reference_engine.components import load_components
from reference_engine.games import TITLES
from reference_engine.games.eighteen46 import Game1846
from reference_engine.rules.setup import Start
from reference_engine.state import Cell, OperatingRound, OperatingTurn, Rules, Train
from trackwalker.paths import features_dir

__all__ = ["Road", "act", "buy", "due", "sell", "table", "trains_of"]

PLAYERS = ["Alice", "Bob", "Carol"]
REMOVED = ["C&O", "ERIE", "MC", "O&I", "TBC", "MPC"]
DECK = ["MS", "BIG4", "C&WI", "MAIL", "SC", "LSL", "blank", "blank", "blank"]


@dataclass
class Road:
    """A launched corporation: its price space, who holds what, its trains (``2!``: phased out)."""

    space: int = 11
    cash: int = 0
    trains: str = ""
    holds: dict[str, int] = field(default_factory=lambda: {"Alice": 20})
    pool: int = 0
    operated: bool = True
    receivership: bool = False


def train(name: str) -> Train:
    return Train(name=name.rstrip("!"), phased_out=name.endswith("!"))


def table(
    roads: dict[str, Road],
    *,
    phase: str = "II",
    depot: dict[str, int] | None = None,
    pool: str = "",
    cash: dict[str, int] | None = None,
    done: tuple[str, ...] = (),
    readings: dict[str, str] | None = None,
    deviations: tuple[str, ...] = (),
) -> Game1846:
    """The first of ``roads`` is in its train step; the others but for ``done`` are still to operate."""
    box, title = load_components(features_dir(), "1846"), TITLES["1846"]
    rules = Rules(
        readings={f"1846-{name}": letter for name, letter in (readings or {}).items()},
        deviations=list(deviations),
    )
    switches = title.switches(rules)
    deal = {"removed": REMOVED, "deck": DECK}
    state = Game1846.fresh(Start(box, PLAYERS, box.edition, {}, rules, switches, deal))
    furnish(state, phase, depot or {}, pool.split(), cash or {})
    for name, road in roads.items():
        company = next(c for c in state.companies if c.id == name)
        company.president = None if road.receivership else next(iter(road.holds))
        company.par, company.floated, company.operated = 100, True, road.operated
        company.cash, company.receivership = road.cash, road.receivership
        company.trains = [train(one) for one in road.trains.split()]
        left = dict(road.holds) | {"": road.pool}
        for certificate in (c for c in state.certificates if c.company == name):
            holder = next((who for who, percent in left.items() if percent >= certificate.percent), None)
            if certificate.president and road.receivership:
                holder = ""
            if holder is not None:
                left[holder] -= certificate.percent
                certificate.holder = f"player:{holder}" if holder else "pool"
        cell = next((c for c in state.market if c.cell == f"r1c{road.space}"), None)
        if cell is None:
            price = box.market.rows[0][road.space - 1]
            cell = Cell(cell=f"r1c{road.space}", price=price, stack=[])
            state.market.append(cell)
        cell.stack.append(name)
    for private in state.privates:
        private.owner, private.price = "box", None
    first, *others = roads
    state.round = OperatingRound(
        set=2,
        number=1,
        of=2,
        order=[name for name in others if name not in done],
        done=list(done),
        turn=OperatingTurn(company=first, step="trains", laid=[], tokens=0, revenue=0, routes=[], bought=[]),
        exported=False,
    )
    game = Game1846(box, state, switches)
    if not roads[first].receivership:
        game.purchases.ask()
    return game
