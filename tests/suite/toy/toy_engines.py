"""Engines of the toy game, good and bad, for `--engine python:toy_engines:NAME`."""

import os
import signal
import threading
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NoReturn

NOTHING: Mapping[str, str] = MappingProxyType({})
TEXT = MappingProxyType({"TOY-Q01": "a", "TOY-Q02": "a"})


class Toy:
    """Bids from $20; $100 is allowed under reading b of TOY-Q01 only, $50 under a of TOY-Q02."""

    capabilities: tuple[str, ...] = ("rules",)
    declared: Mapping[str, str] = NOTHING
    follows: Mapping[str, str] = TEXT
    offers: tuple[str, ...] = ("Toy",)
    editions: tuple[str, ...] = ("1.0", "1.1")

    def __init__(self) -> None:
        self.readings = dict(self.follows)

    def hello(self) -> dict[str, Any]:
        games = [{"game": game, "editions": list(self.editions), "players": [1]} for game in self.offers]
        return {
            "name": "toy",
            "version": "1",
            "games": games,
            "capabilities": list(self.capabilities),
            "readings": dict(self.declared),
        }

    def new_game(self, **params: Any) -> None:
        readings = params.get("rules", {}).get("readings", {})
        if any(TEXT[question] == reading for question, reading in readings.items()):
            raise ValueError("a default reading is left out, not spelled out")
        self.readings = {**self.follows, **readings}

    def legal(self, price: int) -> bool:
        if price == 100:
            return self.readings["TOY-Q01"] == "b"
        if price == 50:
            return self.readings["TOY-Q02"] == "a"
        return price >= 20

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        if self.legal(action["price"]):
            return {"legal": True}
        return {"legal": False, "reason": f"${action['price']} is no good"}

    def state(self) -> NoReturn:
        raise NotImplementedError


good = Toy


class Fixed(Toy):
    """Cannot switch readings and says nothing of them; follows the defaults."""

    capabilities = ()


class FixedB(Fixed):
    follows = MappingProxyType({"TOY-Q01": "b", "TOY-Q02": "a"})


class DeclaresA(Fixed):
    declared = MappingProxyType({"TOY-Q01": "a"})


class DeclaresB(FixedB):
    declared = MappingProxyType({"TOY-Q01": "b"})


class ClaimsB(Fixed):
    """Says b, does a."""

    declared = MappingProxyType({"TOY-Q01": "b"})


class Neither(Fixed):
    """Follows neither reading and declares none: its answers to the same bid go back and forth."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def legal(self, price: int) -> bool:
        if price == 100:
            self.asked += 1
            return self.asked % 2 == 1
        return super().legal(price)


class WrongBinding(Fixed):
    """Follows the reading of TOY-Q02 that the text does not allow, and says so."""

    follows = MappingProxyType({"TOY-Q01": "a", "TOY-Q02": "b"})
    declared = MappingProxyType({"TOY-Q02": "b"})


class DeclaresTheText(Fixed):
    """Names the binding question at its own answer, and one of another game."""

    declared = MappingProxyType({"TOY-Q02": "a", "CHESS-Q01": "b"})

    def new_game(self, **params: Any) -> None:
        if params.get("rules", {}).get("readings"):
            raise ValueError("everything is at its default here, and nothing is to be spelled out")


class DeclaresZ(Fixed):
    """Names a reading that there is not of a question that there is."""

    declared = MappingProxyType({"TOY-Q01": "z"})


class Noisy(Toy):
    """Its name and its reasons would clear the screen, and its reasons have no end."""

    def hello(self) -> dict[str, Any]:
        return {**super().hello(), "name": "toy\x1b[2J\nscenarios: 11 planned = 11 pass"}

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        return {"legal": False, "reason": f"\x1b]0;{action}\x07 \u202e" + "no! " * 500_000}


class TakesLowBids(Toy):
    def legal(self, price: int) -> bool:
        return super().legal(price + 10 if price < 20 else price)


class RefusesTwenty(Toy):
    def legal(self, price: int) -> bool:
        return price != 20 and super().legal(price)


class AtNineteen(Toy):
    """Does something terrible at a bid of $19."""

    def legal(self, price: int) -> bool:
        if price == 19:
            self.terrible()
            threading.Event().wait()
        return super().legal(price)

    def terrible(self) -> None:
        """Before it hangs."""


class Hangs(AtNineteen):
    """Never answers."""


class Crashes(AtNineteen):
    """Ends."""

    def terrible(self) -> None:
        print("giving up", flush=True)
        os._exit(3)


class InterruptsTheRun(AtNineteen):
    """Sends SIGINT to the run (the process that the environment names), then hangs."""

    def terrible(self) -> None:
        os.kill(int(os.environ["TOY_RUN"]), signal.SIGINT)


class SignalsTheRun(AtNineteen):
    """Once, as long as a file is there that names the signal: sends it to the run and hangs."""

    def legal(self, price: int) -> bool:
        order = Path(os.environ["TOY_SIGNAL"])
        return super().legal(price) if order.exists() else Toy.legal(self, price)

    def terrible(self) -> None:
        order = Path(os.environ["TOY_SIGNAL"])
        number = int(order.read_text())
        order.unlink()
        os.kill(int(os.environ["TOY_RUN"]), number)


class KillsTheRunner(AtNineteen):
    """Kills the process that runs the scenarios, its own parent."""

    def terrible(self) -> None:
        os.kill(os.getppid(), signal.SIGKILL)
        os._exit(0)


class OldEdition(Toy):
    editions = ("1.0",)


class AnotherGame(Toy):
    offers = ("Chess",)


class AcceptsAll(Toy):
    def legal(self, price: int) -> bool:
        return price is not None


class RefusesAll(Toy):
    def legal(self, price: int) -> bool:
        return price is None


class Unkempt(Toy):
    """Puts into its reasons what no XML file can hold."""

    def apply(self, action: dict[str, Any]) -> dict[str, Any]:
        return {"legal": False, "reason": f"<no> \x1b[31m\x00 & '{action['price']}' \ufffe"}


def without_fuel() -> NoReturn:
    """A factory that fails."""
    raise RuntimeError("no fuel")
