"""Engines of the toy game, good and bad, for `--engine python:toy_engines:NAME`."""

import os
import signal
import threading


class Toy:
    """Bids from $20; $100 is allowed under reading b of TOY-Q01 only, $50 under a of TOY-Q02."""

    capabilities: tuple[str, ...] = ("rules",)
    declared: dict[str, str] = {}
    follows: dict[str, str] = {"TOY-Q01": "a", "TOY-Q02": "a"}
    offers: tuple[str, ...] = ("Toy",)
    editions: tuple[str, ...] = ("1.0", "1.1")

    def __init__(self):
        self.readings = dict(self.follows)

    def hello(self):
        games = [{"game": game, "editions": list(self.editions), "players": [1]} for game in self.offers]
        return {
            "name": "toy",
            "version": "1",
            "games": games,
            "capabilities": list(self.capabilities),
            "readings": dict(self.declared),
        }

    def new_game(self, game, players, deal, edition=None, options=None, rules=None):
        self.readings = {**self.follows, **(rules or {}).get("readings", {})}

    def legal(self, price):
        if price == 100:
            return self.readings["TOY-Q01"] == "b"
        if price == 50:
            return self.readings["TOY-Q02"] == "a"
        return price >= 20

    def apply(self, action):
        if self.legal(action["price"]):
            return {"legal": True}
        return {"legal": False, "reason": f"${action['price']} is no good"}

    def state(self):
        raise NotImplementedError


good = Toy


class Fixed(Toy):
    """Cannot switch readings and says nothing of them; follows the defaults."""

    capabilities = ()


class FixedB(Fixed):
    follows = {"TOY-Q01": "b", "TOY-Q02": "a"}


class DeclaresA(Fixed):
    declared = {"TOY-Q01": "a"}


class DeclaresB(FixedB):
    declared = {"TOY-Q01": "b"}


class ClaimsB(Fixed):
    """Says b, does a."""

    declared = {"TOY-Q01": "b"}


class Neither(Fixed):
    """Declares neither reading and follows neither: its answers to the same bid go back and forth."""

    asked = 0

    def legal(self, price):
        if price == 100:
            type(self).asked += 1
            return type(self).asked % 2 == 1
        return super().legal(price)


class WrongBinding(Fixed):
    """Follows the reading of TOY-Q02 that the text does not allow, and says so."""

    follows = {"TOY-Q01": "a", "TOY-Q02": "b"}
    declared = {"TOY-Q02": "b"}


class TakesLowBids(Toy):
    def legal(self, price):
        return super().legal(price + 10 if price < 20 else price)


class RefusesTwenty(Toy):
    def legal(self, price):
        return price != 20 and super().legal(price)


class Crashes(Toy):
    """Ends in the middle of a bid of $19."""

    def legal(self, price):
        if price == 19:
            print("giving up", flush=True)
            os._exit(3)
        return super().legal(price)


class Hangs(Toy):
    """Never answers a bid of $19."""

    def legal(self, price):
        if price == 19:
            threading.Event().wait()
        return super().legal(price)


class InterruptsTheRun(Toy):
    """Sends SIGINT to the run (the process named in the environment) at a bid of $19, then hangs."""

    def legal(self, price):
        if price == 19:
            os.kill(int(os.environ["TOY_RUN"]), signal.SIGINT)
            threading.Event().wait()
        return super().legal(price)


class KillsTheRunner(Toy):
    """Kills the process that runs the scenarios (its own parent) at a bid of $19."""

    def legal(self, price):
        if price == 19:
            os.kill(os.getppid(), signal.SIGKILL)
            threading.Event().wait()
        return super().legal(price)


class OldEdition(Toy):
    editions = ("1.0",)


class AnotherGame(Toy):
    offers = ("Chess",)


class AcceptsAll(Toy):
    def legal(self, price):
        return True


class RefusesAll(Toy):
    def legal(self, price):
        return False


def broken_factory():
    raise RuntimeError("no fuel")
