"""Wrong boxes: something that is no number is different in the tables of phases and trains of 18GL."""
# ruff: noqa: ARG001 - a box is changed, and the file of numbered tiles with it or not

from ..entries import misprinted
from .phases_and_trains import Document, named


def _phase(box: Document, name: str) -> Document:
    return named(box["phases"], name)


def _train(box: Document, name: str) -> Document:
    return named(box["trains"], name)


# what phases allow -------------------------------------------------------------------------------------


@misprinted("trades-in-phase-4h", {"18GL": "2-o 4.6.8-a 4.7.1-a"})
def _(box: Document, tiles: Document) -> None:
    """companies buy trains of each other in phase 4H"""
    _phase(box, "4H")["trades_trains"] = True


@misprinted("trades-in-phase-2h", {"18GL": "2-o 4.6.8-a 4.7.1-a"})
def _(box: Document, tiles: Document) -> None:
    """companies buy trains of each other in phase 2H"""
    _phase(box, "2H")["trades_trains"] = True


@misprinted("no-trades-in-phase-6h", {"18GL": "2-e 2-o 4.6.8-a 4.7.1-a"})
def _(box: Document, tiles: Document) -> None:
    """no company buys a train of another in phase 6H"""
    _phase(box, "6H")["trades_trains"] = False


@misprinted("no-trades-in-phase-10h", {"18GL": "2-o 4.6.8-a 4.7.1-a"})
def _(box: Document, tiles: Document) -> None:
    """no company buys a train of another in phase 10H"""
    _phase(box, "10H")["trades_trains"] = False


@misprinted("no-trades-in-phase-e", {"18GL": "2-o 4.6.8-a 4.7.1-a"})
def _(box: Document, tiles: Document) -> None:
    """no company buys a train of another in phase E"""
    _phase(box, "E")["trades_trains"] = False


@misprinted("no-trades-in-phase-d", {"18GL": "2-o 4.6.8-a 4.7.1-a"})
def _(box: Document, tiles: Document) -> None:
    """no company buys a train of another in phase D"""
    _phase(box, "D")["trades_trains"] = False


# what phases bring ---------------------------------------------------------------------------------------


@misprinted("privates-close-in-phase-6h", {"18GL": "2-p 4.3-i"})
def _(box: Document, tiles: Document) -> None:
    """private companies close when phase 6H begins"""
    _phase(box, "6H")["closes_privates"] = True


@misprinted("privates-close-in-phase-e", {"18GL": "2-f 2-p 4.3-i"})
def _(box: Document, tiles: Document) -> None:
    """private companies close only when phase E begins"""
    _phase(box, "10H")["closes_privates"] = False
    _phase(box, "E")["closes_privates"] = True


@misprinted("tokens-leave-in-phase-10h", {"18GL": "2-s 4.3-z3"})
def _(box: Document, tiles: Document) -> None:
    """the tokens of private companies leave the board when phase 10H begins"""
    _phase(box, "10H")["removes_markers"] = True


@misprinted("tokens-stay-in-phase-e", {"18GL": "2-g 2-s 4.3-z3"})
def _(box: Document, tiles: Document) -> None:
    """the tokens of private companies stay on the board when phase E begins"""
    _phase(box, "E")["removes_markers"] = False


# scrapping ------------------------------------------------------------------------------------------------


@misprinted("2h-trains-last-until-10h", {"18GL": "2-e 2-j 4.6.8-t3"})
def _(box: Document, tiles: Document) -> None:
    """2H-trains are scrapped when phase 10H begins"""
    _train(box, "2H")["rusts_at"] = "10H"


@misprinted("2h-trains-last-until-4h", {"18GL": "2-d 2-j"})
def _(box: Document, tiles: Document) -> None:
    """2H-trains are scrapped when phase 4H begins"""
    _train(box, "2H")["rusts_at"] = "4H"


@misprinted("4h-trains-last-until-e", {"18GL": "2-f 2-j 4.6.8-t4"})
def _(box: Document, tiles: Document) -> None:
    """4H-trains are scrapped when phase E begins"""
    _train(box, "4H")["rusts_at"] = "E"


@misprinted("6h-trains-last-until-d", {"18GL": "2-g 2-j 4.6.8-t5"})
def _(box: Document, tiles: Document) -> None:
    """6H-trains are scrapped when phase D begins"""
    _train(box, "6H")["rusts_at"] = "D"


@misprinted("10h-trains-last-until-d", {"18GL": "2-h 4.6.8-t6"})
def _(box: Document, tiles: Document) -> None:
    """10H-trains are scrapped when phase D begins"""
    _train(box, "10H")["rusts_at"] = "D"


@misprinted("e-trains-last-until-d", {"18GL": "2-h 4.6.8-t6"})
def _(box: Document, tiles: Document) -> None:
    """E-trains are scrapped when phase D begins"""
    _train(box, "E")["rusts_at"] = "D"
