"""A proposal as the file of an opening, in the sentences of the vocabulary."""

import re
from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any, Protocol

import yaml
from trackwalker_steps.names import COMPANY_NAMES

from trackwalker.errors import SceneError, TrackwalkerError
from trackwalker.port.reference import ReferenceConnection
from trackwalker.scene import Broken, Scene
from trackwalker.scene.openings import Opening
from trackwalker.scene.table import KIND_WORDS, Table
from trackwalker.suite.sentences import Matcher

__all__ = ["Leading", "as_opening", "holds", "names_of", "position_of", "sentences_of"]

Document = dict[str, Any]


class Leading(Protocol):
    """What leads somewhere: the opening that it continues, if any, players, deal, readings and actions."""

    @property
    def base(self) -> Opening | None:
        """The opening that it goes on from."""

    @property
    def players(self) -> tuple[str, ...]:
        """In seat order."""

    @property
    def deal(self) -> Document:
        """What is random at the start."""

    @property
    def readings(self) -> Document:
        """Those that it needs."""

    @property
    def actions(self) -> tuple[Document, ...]:
        """All after the opening that it continues."""

    @property
    def opening(self) -> Opening:
        """It as an opening."""


_WIDTH = 118
_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def as_opening(game: str, about: str, proposal: Leading, components: Document) -> str:
    """The file that it would be."""
    head: Document = {"format": "trackwalker-opening/1", "game": game}
    lines = [f"{name}: {_flow(value)}" for name, value in head.items()]
    lines += ["about: >-", *(f"  {line}" for line in wrap(about, _WIDTH - 2))]
    if proposal.base is not None:
        lines.append(f"continues: {proposal.base.name}")
    else:
        lines.append(f"players: [{', '.join(proposal.players)}]")
        lines += ["deal:", *(f"  {name}: {_flow(value)}" for name, value in proposal.deal.items())]
    own = _needed(proposal)
    if own:
        lines += ["rules:", f"  readings: {_flow(own)}"]
    lines += ["actions:" if proposal.actions else "actions: []"]
    before: object = None
    for action in proposal.actions:
        actor = action["actor"]["id"]
        if before is not None and action["actor"]["kind"] == "company" and actor != before:
            lines.append("")
        before = actor
        lines += _action(action)
    lines += ["", "position:"]
    lines += [f"  - {_said(sentence)}" for sentence in position_of(proposal, components)]
    return "\n".join(lines) + "\n"


def _needed(proposal: Leading) -> Document:
    """The readings that it names besides those of the opening that it continues."""
    base = proposal.base.readings if proposal.base is not None else {}
    return {name: letter for name, letter in proposal.readings.items() if base.get(name) != letter}


def _flow(value: Any) -> str:
    text: str = yaml.safe_dump(value, default_flow_style=True, sort_keys=False, width=10_000)
    return re.sub(r"'([^'\"]*)'", r'"\1"', text.removesuffix("\n...\n").rstrip())


def _said(sentence: str) -> str:
    return _flow(sentence)


def _action(action: Mapping[str, Any]) -> Iterator[str]:
    """An action on one line; a run on several."""
    actor = {key: action["actor"][key] for key in ("kind", "id")}
    plain = {"type": action["type"], "actor": actor}
    plain |= {key: value for key, value in action.items() if key not in plain}
    line = f"  - {_flow(plain)}"
    if "routes" not in plain and len(line) <= _WIDTH:
        yield line
        return
    first = True
    for key, value in plain.items():
        shown = _flow(value)
        before = "  - " if first else "    "
        first = False
        if key == "routes" and value and len(shown) > _WIDTH - 12:
            yield f"{before}{key}:"
            for route in value:
                yield from _long(route)
        else:
            yield f"{before}{key}: {shown}"


def _long(route: Mapping[str, Any]) -> Iterator[str]:
    line = f"      - {_flow(route)}"
    if len(line) <= _WIDTH:
        yield line
        return
    rest = [f"{key}: {_flow(value)}" for key, value in route.items() if key != "path"]
    yield f"      - {rest[0]}"
    yield from (f"        {one}" for one in rest[1:])
    yield "        path:"
    yield from (f"          - {_flow(step)}" for step in route["path"])


# the position -----------------------------------------------------------------------------------------


def position_of(proposal: Leading, components: Document) -> list[str]:
    """What is on the table at its end: the sentences that the vocabulary has, and that hold."""
    rules = {"readings": dict(proposal.readings), "deviations": []}
    scene = Scene(ReferenceConnection(), components, rules)
    scene.setting.seats.played_up_to(proposal.opening)
    scene.begin()
    matcher = Matcher()
    found: list[str] = []
    for choices in sentences_of(scene.table):
        held = next((one for one in choices if holds(scene, matcher, one)), None)
        if held is not None:
            found.append(held)
    return found


def holds(scene: Scene, matcher: Matcher, sentence: str) -> bool:
    """Whether a sentence is one of the vocabulary, and true of a table."""
    try:
        matcher.match("then", sentence).definition.say(scene, sentence, None)
    except (TrackwalkerError, SceneError, Broken):
        return False
    return True


def sentences_of(table: Table) -> Iterator[list[str]]:
    """What could be said of a table; each in several forms, of which the first that holds is taken."""
    yield [f"it is {table.round_name}"]
    yield [f"it is phase {table.phase}"]
    decision = table.next_decision
    if decision is not None:
        task = {"stock_turn": "trade", "auction_turn": "bid"}.get(
            decision.kind, KIND_WORDS.get(decision.kind, decision.kind)
        )
        tasks = [
            task,
            "build",
            "issue or redeem shares",
            f"distribute ${table.revenue}",
            "buy the train it must have",
        ]
        yield [f"it is {name}'s turn to {one}" for one in tasks for name in names_of(decision.who)]
    yield [f"{table.state['priority']} holds the priority deal"]
    for player in table.players:
        yield [f"{player} has ${table.cash(player)}"]
    for company in (name for name in table.companies if table.position(name) or table.tokens(name)):
        names, cash = names_of(company), table.cash(company)
        if table.state["round"]["kind"] != "over" and not table.company(company)["closed"]:
            yield [f"{name} has ${cash} in its treasury" for name in names]
            if (price := table.price(company)) is not None:
                yield [f"{name} stands at ${price}" for name in names]
            trains = _trains(table.trains_in_words(company))
            yield [f"{name} owns {trains}" for name in names]
            president = table.president(company)
            if president is not None:
                share = table.holding(president, company)
                yield [f"{president} is president of {name} with {share}%" for name in names]
            if pool := table.holding("pool", company):
                yield [
                    f"the {place} holds {pool}% of {name}" for place in ("pool", "market") for name in names
                ]
    if table.next_train is not None:
        yield [f"the next train of the bank is a {table.next_train}-train"]


def names_of(ident: str) -> list[str]:
    """What somebody may be called: a player by name, a company by its initials or by a longer name."""
    longer = [name for name, company in COMPANY_NAMES.items() if company == ident]
    return [*(f"the {name}" for name in longer), f"the {ident}", ident]


def _trains(trains: list[str]) -> str:
    """`a 2-train and two 4-trains`, `no trains`."""
    if not trains:
        return "no trains"
    counted = []
    for train in dict.fromkeys(trains):
        count = trains.count(train)
        article = "an" if train[0] in "8E" else "a"
        number = article if count == 1 else _NUMBERS[count]
        counted.append(f"{number} {train}-train{'s' * (count > 1)}")
    return " and ".join([", ".join(counted[:-1]), counted[-1]] if counted[1:] else counted)
