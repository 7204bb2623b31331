"""Wrong boxes: something that is no number is different in the tables of phases and trains."""
# ruff: noqa: ARG001 - a box is changed, and the file of numbered tiles with it or not

from typing import Any

from ..entries import misprinted

Document = dict[str, Any]


def named(entries: list[Document], name: str) -> Document:
    return next(entry for entry in entries if name in (entry.get("id"), entry.get("name")))


def _phase(box: Document, name: str) -> Document:
    return named(box["phases"], name)


def _train(box: Document, name: str) -> Document:
    return named(box["trains"], name)


def _swap_homes(box: Document, one: str, other: str) -> None:
    first, second = named(box["companies"], one), named(box["companies"], other)
    first["home"], second["home"] = second["home"], first["home"]


# homes -------------------------------------------------------------------------------------------------


@misprinted("homes-of-lnn-and-tps", {"18FL": "3.1-f 6-d 6-e"})
def _(box: Document, tiles: Document) -> None:
    """L&N begins in Tallahassee and TPS in Mobile"""
    _swap_homes(box, "L&N", "TPS")


@misprinted("homes-of-sal-and-sr", {"18FL": "3.1-f 6-f 6-g"})
def _(box: Document, tiles: Document) -> None:
    """SAL begins in the north of Jacksonville and SR in the south"""
    _swap_homes(box, "SAL", "SR")


@misprinted("homes-of-acl-and-fec", {"18FL": "3.1-f 6-b 6-c"})
def _(box: Document, tiles: Document) -> None:
    """ACL begins in Miami and FEC in Tampa"""
    _swap_homes(box, "ACL", "FEC")


# phases ------------------------------------------------------------------------------------------------


@misprinted("green-from-the-start", {"18FL": "2-c 2-d 7.2.1-b 7.2.1-c 8.3-b"})
def _(box: Document, tiles: Document) -> None:
    """green tiles can be laid in phase 2"""
    _phase(box, "2")["tiles"].append("green")


@misprinted("no-green-in-phase-three", {"18FL": "2-d 7.2.1-c 8.3-b"})
def _(box: Document, tiles: Document) -> None:
    """green tiles cannot be laid in phase 3"""
    _phase(box, "3")["tiles"].remove("green")


@misprinted("no-green-in-phase-four", {"18FL": "2-e 7.2.1-c"})
def _(box: Document, tiles: Document) -> None:
    """green tiles cannot be laid in phase 4"""
    _phase(box, "4")["tiles"].remove("green")


@misprinted("brown-in-phase-four", {"18FL": "2-e 2-f 7.2.1-c 7.2.1-d 8.3-g"})
def _(box: Document, tiles: Document) -> None:
    """brown tiles can be laid in phase 4"""
    _phase(box, "4")["tiles"].append("brown")


@misprinted("no-brown-in-phase-five", {"18FL": "2-f 7.2.1-d 8.3-g"})
def _(box: Document, tiles: Document) -> None:
    """brown tiles cannot be laid in phase 5"""
    _phase(box, "5")["tiles"].remove("brown")


@misprinted("gray-in-phase-five", {"18FL": "2-f 2-g 7.2.1-e 7.2.1-aa 8.3-m"})
def _(box: Document, tiles: Document) -> None:
    """the gray tile can be laid in phase 5"""
    _phase(box, "5")["tiles"].append("gray")


@misprinted("no-gray-in-phase-six", {"18FL": "2-g 7.2.1-e 7.2.1-aa 8.3-m"})
def _(box: Document, tiles: Document) -> None:
    """the gray tile cannot be laid in phase 6"""
    _phase(box, "6")["tiles"].remove("gray")


@misprinted("no-conversion-in-phase-three", {"18FL": "2-h 7.1-a 8.3-c 6.2-c"})
def _(box: Document, tiles: Document) -> None:
    """no company can convert in phase 3"""
    _phase(box, "3")["conversion"] = ""


@misprinted("no-conversion-in-phase-four", {"18FL": "2-h 7.1-a 8.3-f 6.2-c"})
def _(box: Document, tiles: Document) -> None:
    """no company can convert in phase 4"""
    _phase(box, "4")["conversion"] = ""


@misprinted("conversion-in-phase-two", {"18FL": "2-h 7.1-a"})
def _(box: Document, tiles: Document) -> None:
    """companies can convert in phase 2"""
    _phase(box, "2")["conversion"] = "may"


@misprinted("conversion-stays-a-choice", {"18FL": "2-i 7.1-d 8.3-k"})
def _(box: Document, tiles: Document) -> None:
    """companies convert in phase 5 only if they like"""
    _phase(box, "5")["conversion"] = "may"


@misprinted("conversion-when-phase-four-begins", {"18FL": "2-h 2-i 7.1-d"})
def _(box: Document, tiles: Document) -> None:
    """the companies of five shares that are left convert when phase 4 begins"""
    _phase(box, "4")["conversion"] = "all"


@misprinted("privates-outlive-phase-five", {"18FL": "2-j 3.3-k 8.3-j"})
def _(box: Document, tiles: Document) -> None:
    """private companies stay in the game in phase 5"""
    _phase(box, "5")["closes_privates"] = False


@misprinted("privates-close-in-phase-four", {"18FL": "2-j 3.3-d 3.3-k"})
def _(box: Document, tiles: Document) -> None:
    """private companies close when phase 4 begins"""
    _phase(box, "4")["closes_privates"] = True


@misprinted("ports-outlive-phase-five", {"18FL": "2-j 3.3-z 8.3-j"})
def _(box: Document, tiles: Document) -> None:
    """port markers stay on the map in phase 5"""
    _phase(box, "5")["removes_markers"] = False


@misprinted("ports-leave-in-phase-four", {"18FL": "3.3-z"})
def _(box: Document, tiles: Document) -> None:
    """port markers leave the map when phase 4 begins"""
    _phase(box, "4")["removes_markers"] = True


@misprinted("no-hurricane", {"18FL": "2-k 7.2.2-c 8.3-n"})
def _(box: Document, tiles: Document) -> None:
    """the tiles on the keys stay when phase 6 begins"""
    _phase(box, "6")["clears_hexes"].clear()


@misprinted("hurricane-spares-key-west", {"18FL": "2-k 7.2.2-c 7.2.2-d 8.3-n"})
def _(box: Document, tiles: Document) -> None:
    """only the tile on M26 goes when phase 6 begins"""
    _phase(box, "6")["clears_hexes"].remove("M24")


@misprinted("hurricane-spares-m26", {"18FL": "2-k 7.2.2-a 7.2.2-c 8.3-n"})
def _(box: Document, tiles: Document) -> None:
    """only the tile on M24 goes when phase 6 begins"""
    _phase(box, "6")["clears_hexes"].remove("M26")


@misprinted("hurricane-reaches-the-mainland", {"18FL": "7.2.1-k 7.2.2-a"})
def _(box: Document, tiles: Document) -> None:
    """the tile on L27 goes, too, when phase 6 begins"""
    _phase(box, "6")["clears_hexes"].append("L27")


@misprinted("hurricane-in-phase-five", {"18FL": "2-k 7.2.2-c 8.3-n 7.2.1-k"})
def _(box: Document, tiles: Document) -> None:
    """the tiles on the keys go when phase 5 begins"""
    _phase(box, "5")["clears_hexes"] += _phase(box, "6")["clears_hexes"]


@misprinted("one-of-a-type-for-ever", {"18FL": "8.2-i 8.2-j"})
def _(box: Document, tiles: Document) -> None:
    """in phase 6, too, a company buys one train of a type in a turn"""
    _phase(box, "6")["one_of_a_type"] = True


@misprinted("as-many-of-a-type-as-one-likes", {"18FL": "8.2-f 8.2-g"})
def _(box: Document, tiles: Document) -> None:
    """before phase 6, too, a company buys any number of trains of a type in a turn"""
    for phase in box["phases"]:
        phase["one_of_a_type"] = False


# trains ------------------------------------------------------------------------------------------------


@misprinted("two-trains-last-longer", {"18FL": "2-e 8.1-e 8.1-g 8.3-d"})
def _(box: Document, tiles: Document) -> None:
    """2-trains are scrapped by the first 5-train"""
    _train(box, "2")["rusts_at"] = "5"


@misprinted("two-trains-go-early", {"18FL": "8.1-e"})
def _(box: Document, tiles: Document) -> None:
    """2-trains are scrapped by the first 3-train"""
    _train(box, "2")["rusts_at"] = "3"


@misprinted("three-trains-last", {"18FL": "2-g 8.1-f 8.1-i 8.3-l"})
def _(box: Document, tiles: Document) -> None:
    """3-trains are never scrapped"""
    _train(box, "3")["rusts_at"] = None


@misprinted("three-trains-go-early", {"18FL": "8.1-f 8.1-h 2-f"})
def _(box: Document, tiles: Document) -> None:
    """3-trains are scrapped by the first 5-train"""
    _train(box, "3")["rusts_at"] = "5"


@misprinted("four-trains-are-scrapped", {"18FL": "8.1-g 8.1-i 2-g"})
def _(box: Document, tiles: Document) -> None:
    """4-trains are scrapped by the first 6-train"""
    _train(box, "4")["rusts_at"] = "6"


@misprinted("five-trains-are-scrapped", {"18FL": "8.1-h 8.1-i 2-g"})
def _(box: Document, tiles: Document) -> None:
    """5-trains are scrapped by the first 6-train"""
    _train(box, "5")["rusts_at"] = "6"


@misprinted("seven-last-trains", {"18FL": "8.1-j"})
def _(box: Document, tiles: Document) -> None:
    """there are seven 6/3E-trains"""
    _train(box, "6")["count"] = 7


@misprinted("no-express-trains", {"18FL": "8.1-a 8.1-c"})
def _(box: Document, tiles: Document) -> None:
    """the cards of the last rank have one side"""
    box["trains"].remove(_train(box, "3E"))


@misprinted("towns-use-up-the-number", {"18FL": "7.4-h 7.4-j 7.4-l"})
def _(box: Document, tiles: Document) -> None:
    """towns use up the number of an ordinary train"""
    for train in box["trains"]:
        if train["towns"] == "free":
            train["towns"] = "stops"


@misprinted("towns-pay-nothing", {"18FL": "7.4-h 7.4-n 7.4-z 7.4-f"})
def _(box: Document, tiles: Document) -> None:
    """towns pay nothing to an ordinary train"""
    for train in box["trains"]:
        train["towns"] = "ignored"


@misprinted("towns-pay-express-trains", {"18FL": "7.4-i 7.4-m 7.4-o 7.4-aa 7.4-g"})
def _(box: Document, tiles: Document) -> None:
    """towns pay a 3E-train, and are places of its route"""
    _train(box, "3E")["towns"] = "free"


@misprinted("one-city-may-be-skipped", {"18FL": "7.4-j 7.4-k"})
def _(box: Document, tiles: Document) -> None:
    """a train may visit one city more than it is paid for"""
    for train in box["trains"]:
        train["visits"] = train["stops"] + 1


@misprinted("two-trains-phased-out-by-the-first-four", {"1846": "S.Phase3-c 6.3-r 6.3-v"})
def _(box: Document, tiles: Document) -> None:
    """trains of phase I are phased out when phase II begins"""
    _train(box, "2")["phased_out_at"] = "II"


@misprinted("twenty-diesels", {"18Chesapeake": "23-s 26-aj"})
def _(box: Document, tiles: Document) -> None:
    """there are twenty D-trains"""
    _train(box, "D")["count"] = 20
