"""Write how the games differ, by what their titles put together and their boxes hold.

python docs/differences.py

A sentence is the caption of a mechanism that a title puts to use, and that not all of them do; figures are
those of the components. So nothing can be said that is not played. It is written twice: as data, into
`features/shared/differences.yaml`, for the pages of `trackwalker report`, and as `docs/differences.md`.

The clauses in which a game says so are entered in the data by hand, and stay when that is written anew.
"""

import inspect
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from reference_engine.components import Components
from reference_engine.engine import ReferenceEngine
from reference_engine.game import Game
from reference_engine.games import TITLES
from trackwalker.games.known import GAMES
from trackwalker.paths import features_dir
from trackwalker.register import load_register
from trackwalker.register.differences import FILE, load_differences

PAGE = Path(__file__).with_name("differences.md")
DATA = Path(__file__).parent.parent / "features" / FILE
RULES = "reference_engine.rules."

# figures ----------------------------------------------------------------------------------------------


def dollars(amount: int) -> str:
    """An amount as it is said at the table."""
    return f"${amount:,}"


def several(words: list[str], last: str = "and") -> str:
    """A list as it is spoken."""
    return words[0] if len(words) < 2 else f"{', '.join(words[:-1])} {last} {words[-1]}"


def said_once(figures: list[int]) -> str:
    """Figures in their order, each run of one figure as that figure and how often."""
    runs: list[list[int]] = []
    for figure in figures:
        if runs and runs[-1][0] == figure:
            runs[-1].append(figure)
        else:
            runs.append([figure])
    return several([f"{run[0]}%" if len(run) == 1 else f"{len(run)} of {run[0]}%" for run in runs])


def opening(box: Components) -> str:
    """Players and their cash."""
    cash = [count.start_cash for count in box.players.values()]
    money = dollars(cash[0]) if len(set(cash)) == 1 else f"{dollars(min(cash))} to {dollars(max(cash))}"
    return f"{min(box.players)} to {max(box.players)} players begin with {money} each."


def capital(box: Components) -> str:
    """When a company has its money."""
    if not box.shares.capital_in_pars:
        return ""
    shares = box.shares
    return (
        f"It floats with {shares.float_percent}% sold and is paid {shares.capital_in_pars} times its price."
    )


def certificates(box: Components) -> str:
    """The certificates of a company and the limits."""
    made = [f"Certificates of {said_once(list(box.shares.certificates))}"]
    if box.shares.conversion is not None:
        made.append(f"or {said_once(list(box.shares.conversion.certificates))}")
    most = f"a player has at most {box.shares.player_limit}%, the market {box.shares.pool_limit}%"
    return f"{' '.join(made)}; {most}."


def chart(box: Components) -> str:
    """Prices of the chart."""
    prices = [price for row in box.market.rows for price in row]
    starts = sorted(box.market.par_cells)
    return (
        f"Prices go from {dollars(min(prices))} to {dollars(max(prices))}, companies start at "
        f"{dollars(starts[0])} to {dollars(starts[-1])}."
    )


def track(box: Components) -> str:
    """The colours of tiles by phase."""
    colours: dict[str, str] = {}
    for phase in box.phases:
        for colour in phase.tiles:
            colours.setdefault(colour, phase.name)
    first, *others = colours.items()
    later = [f"{colour} from phase {phase}" for colour, phase in others]
    return f"{first[0].capitalize()} tiles, {several(later)}."


def tokens(box: Components) -> str:
    """How many tokens a company has, and their price."""
    counts = [len(company.tokens) for company in box.companies]
    costs = {cost for company in box.companies for cost in company.tokens[1:] if cost}
    number = str(min(counts)) if len(set(counts)) == 1 else f"{min(counts)} to {max(counts)}"
    made = f"A company has {number}"
    if costs:
        price = several([dollars(cost) for cost in sorted(costs)], "or")
        each = " for each hex of the way there" if box.tokens_by_distance else ""
        made += f"; all but the home token cost {price}{each}"
    return f"{made}."


def ranges(box: Components) -> str:
    """How far trains go."""
    kinds = []
    if any(train.hexes is not None for train in box.trains):
        kinds.append("count hexes")
    if any(train.stops is not None and not train.hexes for train in box.trains):
        towns = {train.towns for train in box.trains if train.stops is not None}
        names = {"stops": "cities and towns", "free": "cities", "ignored": "cities"}
        kinds.append(f"count {several(sorted({names[kind] for kind in towns}), 'or')}")
    if any(train.visits is not None for train in box.trains):
        kinds.append("some pay for fewer stops than they visit")
    if any(train.multiplier > 1 for train in box.trains):
        kinds.append("some pay several times")
    return f"Trains {several(kinds)}." if kinds else ""


def trains(box: Components) -> str:
    """Types, prices and their end."""
    first_of = {train.starts_phase: train.name for train in reversed(box.ranks)}
    made = []
    for rank in box.ranks:
        faces = [box.trains_by_name[face] for face in box.faces(rank.name)]
        words = " or ".join(f"{face.name} ({dollars(face.price)})" for face in faces)
        end = rank.rusts_at and first_of.get(rank.rusts_at)
        made.append(f"{words} until the first {end}" if end else words)
    return f"{'; '.join(made)}."


def end(box: Components) -> str:
    """What ends the game."""
    banks = [money for count in box.players if (money := box.bank_for(count)) is not None]
    causes = []
    if banks:
        size = several([dollars(bank) for bank in sorted({min(banks), max(banks)})], "to")
        causes.append(f"the bank of {size} is empty")
    if box.market.end_price is not None:
        causes.append(f"a price reaches {dollars(box.market.end_price)}")
    rounds = sorted({phase.operating_rounds for phase in box.phases})
    sets = (
        "1 operating round"
        if rounds == [1]
        else f"{several([str(n) for n in rounds], 'or')} operating rounds"
    )
    over = f"It ends when {several(causes, 'or')}. " if causes else ""
    return f"{over}After a stock round come {sets}."


def no_figures(box: Components) -> str:  # noqa: ARG001
    """Where the mechanisms say it all."""
    return ""


# subjects ---------------------------------------------------------------------------------------------


class Subject(NamedTuple):
    """What a row is about: mechanisms by their folders or modules, said of the class or of its module."""

    name: str
    mechanisms: tuple[str, ...]
    figures: Callable[[Components], str]
    by_module: bool = False
    without: str = ""
    """What is so in a title that has none of these mechanisms."""


SUBJECTS = (
    Subject("Opening", ("opening.",), opening),
    Subject(
        "Capitalisation",
        ("stock.trade_terms", "stock.launches", "stock.phased_launches", "stock.sized_launches"),
        capital,
    ),
    Subject(
        "Shares",
        ("certificates.", "turns.conversion", "own_shares.issuing", "own_shares.share_dealing"),
        certificates,
        by_module=True,
        without="Unsold shares lie with the bank.",
    ),
    Subject("Market", ("market.grid", "market.line", "market.drops", "market.round_end"), chart),
    Subject(
        "Track",
        (
            "building.single_tile",
            "building.open_building",
            "building.two_tile",
            "building.first_round",
            "building.charter_building",
            "building.ferry_lines",
        ),
        track,
        by_module=True,
    ),
    Subject("Tokens", ("building.homes", "turns.building_steps.HomeStep"), tokens),
    Subject("Routes", ("routes.", "private_companies.ferry_tolls"), ranges, by_module=True),
    Subject("Dividends", ("turns.dividend_kinds", "market.price_moves"), no_figures),
    Subject(
        "Trains",
        ("rolling_stock.exports", "rolling_stock.phasing_out", "rolling_stock.counted_trains"),
        trains,
        by_module=True,
    ),
    Subject(
        "Emergency",
        (
            "rolling_stock.emergency_purchases",
            "rolling_stock.forced_purchases",
            "rolling_stock.presidents_purchases",
            "rolling_stock.borrowing_purchases",
            "rolling_stock.needs.one_by_one",
        ),
        no_figures,
    ),
    Subject(
        "Bankruptcy",
        ("failure.",),
        no_figures,
        by_module=True,
        without="A player who is bankrupt ends the game.",
    ),
    Subject(
        "Debts and mergers",
        ("debts.loans", "merging.formation", "merging.merger_rounds"),
        no_figures,
        by_module=True,
        without="None.",
    ),
    Subject("End", ("ending",), end, by_module=True),
)
UNSAID = (
    "certificates.shares",
    "market.drops.ForcedDrops",
    "opening.discounts.PriorityMovesOn",
    "opening.forced_sale.SharesFollow",
    "routes.graph",
    "routes.network",
)
"""Mechanisms that have a row to themselves elsewhere, or tell nothing of how a game is."""


def caption(documented: Any) -> str:
    """What a mechanism is, without the sections of rulebooks."""
    words = (inspect.getdoc(documented) or "").split("\n\n")[0].replace("\n", " ")
    return re.sub(r" \((?:[^()]*\d|Lost Atlas)[^()]*\)", "", words)


def mechanisms(game: Game) -> set[type]:
    """The classes of all rule objects that a title has put together, and what certificates inherit."""
    seen: dict[int, Any] = {}
    waiting: list[Any] = list(vars(game).values())
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, dict):
            waiting += thing.values()
        elif isinstance(thing, list | tuple):
            waiting += thing
        elif type(thing).__module__.startswith(RULES) and id(thing) not in seen:
            seen[id(thing)] = thing
            waiting += vars(thing).values() if hasattr(thing, "__dict__") else ()
    used = {type(thing) for thing in seen.values()}
    return used | {base for base in type(game.shares).__mro__ if base is not object}


def place(used: type) -> str:
    """Where a mechanism stands: `market.drops.SaleDrops`."""
    return f"{used.__module__.removeprefix(RULES)}.{used.__qualname__}"


def sentences(subject: Subject, used: set[type], box: Components) -> Iterator[tuple[str, str]]:
    """What a game has to say on a subject: which mechanism, and its words."""
    own = [
        rule
        for folder in subject.mechanisms
        for rule in sorted(used, key=place)
        if place(rule).startswith(folder) and not place(rule).startswith(UNSAID)
    ]
    for rule in own:
        yield place(rule), caption(inspect.getmodule(rule) if subject.by_module else rule)
    if not own and subject.without:
        yield "without", subject.without
    if figures := subject.figures(box):
        yield "figures", figures


def titles() -> Iterator[tuple[str, Components, set[type]]]:
    """Each game with its box and its mechanisms, put together for a game just begun."""
    for name in TITLES:
        engine, first = ReferenceEngine(features_dir()), GAMES[name].first_moves
        assert first is not None
        engine.new_game(**{"edition": load_register(name, features_dir()).edition, **first.new_game})
        assert engine.game is not None
        yield name, engine.game.box, mechanisms(engine.game)


def document() -> dict[str, Any]:
    """How the games differ, as data, with the clauses that have been entered."""
    entered = load_differences(features_dir())
    games = list(titles())
    common = set.intersection(*(used for _, _, used in games))
    subjects = []
    for subject in SUBJECTS:
        told: dict[str, list[dict[str, Any]]] = {}
        for name, box, used in games:
            known: dict[str, dict[str, Any]] = {}
            for by, says in sentences(subject, used - common, box):
                clauses = entered.clauses_of(subject.name, name, by) if entered else ()
                known.setdefault(says, {"by": by, "says": says, "clauses": [*clauses]})
            told[name] = [*known.values()]
        subjects.append({"name": subject.name, "games": told})
    return {"format": "trackwalker-differences/1", "subjects": subjects}


HEAD = """\
# How the games differ. `python docs/differences.py` writes it, from the captions of the mechanisms that their
# titles put together and from their boxes: change those. By hand are entered only the clauses.
"""


def data(written: dict[str, Any]) -> str:
    """The same as YAML."""
    return HEAD + yaml.safe_dump(
        written, sort_keys=False, allow_unicode=True, width=110, default_flow_style=None
    )


def page(written: dict[str, Any]) -> str:
    """The same as Markdown."""
    subjects = written["subjects"]
    games = list(subjects[0]["games"])
    lines = [
        "# How the games differ",
        "",
        "Written by `python docs/differences.py` from what the titles of the engine put together and",
        "what is in the boxes; change those, not this page. What all the games have in common is not in it.",
        "`trackwalker report` shows it with the clauses behind each sentence.",
        "",
        "| | " + " | ".join(games) + " |",
        "| --- |" + " --- |" * len(games),
    ]
    for subject in subjects:
        cells = [" ".join(one["says"] for one in subject["games"][name]) for name in games]
        lines.append(
            f"| **{subject['name']}** | " + " | ".join(cell or "As the others." for cell in cells) + " |"
        )
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write both; say what has no clauses yet."""
    written = document()
    DATA.write_text(data(written), encoding="utf-8")
    PAGE.write_text(page(written), encoding="utf-8")
    sys.stdout.write(f"wrote {DATA}\nwrote {PAGE}\n")
    for subject in written["subjects"]:
        for game, told in subject["games"].items():
            for one in told:
                if not one["clauses"] and one["by"] != "without":
                    sys.stdout.write(f"no clauses: {subject['name']}, {game}: {one['says']}\n")


if __name__ == "__main__":
    main()
