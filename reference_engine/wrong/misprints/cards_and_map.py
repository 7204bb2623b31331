"""Wrong boxes: something that is no number is different on a card, on a share, on the chart or on the map."""
# ruff: noqa: ARG001 - a box is changed, and the file of numbered tiles with it or not

from ..entries import misprinted
from .phases_and_trains import Document, named


def _private(box: Document, name: str) -> Document:
    return named(box["privates"], name)


# private companies -------------------------------------------------------------------------------------


@misprinted("extra-tile-in-green", {"18FL": "3.3-s"})
def _(box: Document, tiles: Document) -> None:
    """the extra tile of Tallahassee may be a green one"""
    _private(box, "TR")["power"]["tiles"] = list(box["tiles"]["counts"])


@misprinted("extra-tile-anywhere", {"18FL": "3.3-r 7.2.1-i"})
def _(box: Document, tiles: Document) -> None:
    """the extra tile of Tallahassee need not join the company's track"""
    _private(box, "TR")["power"]["needs_connection"] = False


@misprinted("port-in-tallahassee", {"18FL": "3.3-w 3.3-x"})
def _(box: Document, tiles: Document) -> None:
    """the port may lie in Tallahassee, Orlando and Fort Lauderdale as well"""
    _private(box, "POSC")["marker"]["amounts"] |= {"B15": 20, "F23": 20, "J27": 20}


@misprinted("no-port-in-jacksonville", {"18FL": "3.3-w"})
def _(box: Document, tiles: Document) -> None:
    """the port may not lie in Jacksonville"""
    del _private(box, "POSC")["marker"]["amounts"]["B23"]


@misprinted("three-privates", {"18FL": "1.1-d 3.1-c 3.1-d 3.3-q"})
def _(box: Document, tiles: Document) -> None:
    """there is no canal company, however many play"""
    _private(box, "FECCTC")["min_players"] = 9


@misprinted("no-share-with-the-canal", {"18FL": "3.3-aj 3.3-ak 3.3-al 3.3-am 6.2-m 6.2-n"})
def _(box: Document, tiles: Document) -> None:
    """no share comes with the canal company"""
    _private(box, "FECCTC")["share"] = None


@misprinted("canal-stays-open", {"18FL": "3.3-an"})
def _(box: Document, tiles: Document) -> None:
    """the canal company stays open when FEC buys its first train"""
    _private(box, "FECCTC")["closes_at_first_train_of"] = None


@misprinted("canal-closes-for-another-company", {"18FL": "3.3-an"})
def _(box: Document, tiles: Document) -> None:
    """the canal company closes with the first train of ACL"""
    _private(box, "FECCTC")["closes_at_first_train_of"] = "ACL"


@misprinted("higher-bids", {"18FL": "3.2-b"})
def _(box: Document, tiles: Document) -> None:
    """a bid may be $15"""
    box["sealed_bids"].append(15)


# shares ------------------------------------------------------------------------------------------------


@misprinted("four-fifths-of-a-float", {"18FL": "6.2-g 6.2-i 6.2-j 6.2-k 6.2-l"})
def _(box: Document, tiles: Document) -> None:
    """a company floats at 40%"""
    box["shares"]["float_percent"] = 40


@misprinted("everything-floats-at-sixty", {"18FL": "6.2-g 6.2-k 6.2-l"})
def _(box: Document, tiles: Document) -> None:
    """a company floats at 60%, also one of ten shares"""
    box["shares"]["float_percent"] = 60


# chart, map and tokens ---------------------------------------------------------------------------------


@misprinted("no-ceiling-for-five-shares", {"18FL": "1.4-f 1.4-g 1.4-h 7.6-i 7.6-j"})
def _(box: Document, tiles: Document) -> None:
    """companies of five shares rise above $200"""
    box["market"]["ceilings"].clear()


@misprinted("lower-ceiling-for-five-shares", {"18FL": "1.4-f"})
def _(box: Document, tiles: Document) -> None:
    """companies of five shares rise to $180 at most"""
    box["market"]["ceilings"][5] = "r1c12"


@misprinted("ceiling-for-all", {"18FL": "1.4-e 1.4-g 7.6-g"})
def _(box: Document, tiles: Document) -> None:
    """companies of ten shares rise to $200 at most"""
    box["market"]["ceilings"][10] = "r1c13"


@misprinted("start-value-of-65", {"18FL": "1.4-c 6.1-d"})
def _(box: Document, tiles: Document) -> None:
    """a company may begin at $65"""
    box["market"]["par_cells"][65] = "r1c2"


@misprinted("start-value-of-125", {"18FL": "1.4-c 6.1-d"})
def _(box: Document, tiles: Document) -> None:
    """a company may begin at $125"""
    box["market"]["par_cells"][125] = "r1c9"


@misprinted("no-start-value-of-110", {"18FL": "1.4-c 6.1-d"})
def _(box: Document, tiles: Document) -> None:
    """a company may not begin at $110"""
    del box["market"]["par_cells"][110]


@misprinted("any-tile-anywhere", {"18FL": "7.2.1-r 7.2.1-s", "18GL": "4.6.1.1-o 1.3-j 1.3-l 1.3-m 1.3-n"})
def _(box: Document, tiles: Document) -> None:
    """tiles without letters can be laid on hexes with letters, and the other way round"""
    for hexagon in box["hexes"].values():
        hexagon["label"] = ""
    for tile in tiles.values():
        tile["label"] = ""


@misprinted("nothing-is-impassable", {"18FL": "7.2.1-l", "18GL": "4.6.1.1-n"})
def _(box: Document, tiles: Document) -> None:
    """track may cross the sides of lake and inlet"""
    for hexagon in box["hexes"].values():
        hexagon["impassable"].clear()


@misprinted("no-stubs-at-mobile", {"18FL": "7.2.1-m"})
def _(box: Document, tiles: Document) -> None:
    """nothing is printed on A4 and A6"""
    for name in ("A4", "A6"):
        box["hexes"][name]["junctions"].clear()


@misprinted("stubs-have-a-value", {"18FL": "7.2.1-n"})
def _(box: Document, tiles: Document) -> None:
    """the stubs at A4 and A6 are off-board places worth $10"""
    for name in ("A4", "A6"):
        ends = box["hexes"][name]["junctions"].pop()
        place = {"exits": ends, "value": 10, "slots": 1, "direction": "", "bonus": 0}
        box["hexes"][name]["off_board"].append(place)


@misprinted("jacksonville-is-two-places", {"18FL": "7.4-v"})
def _(box: Document, tiles: Document) -> None:
    """a train may run through both cities of Jacksonville"""
    box["hexes"]["B23"]["group"] = ""


@misprinted("four-tokens", {"18FL": "3.1-h 7.3-d 6.2-q"})
def _(box: Document, tiles: Document) -> None:
    """a company has four tokens besides that of its home"""
    for company in box["companies"]:
        company["tokens"].append(company["tokens"][-1])


@misprinted("a-price-too-many-in-the-fifth-row", {"18Chesapeake": "8-i"})
def _(box: Document, tiles: Document) -> None:
    """in a row of the chart $90 stands between $85 and $95"""
    row = next(row for row in box["market"]["rows"] if row[0] == 60)
    row.insert(row.index(95), 90)


@misprinted("twenty-of-each-plain-tile", {"18Chesapeake": "15-d"})
def _(box: Document, tiles: Document) -> None:
    """there are twenty each of the plain yellow tiles"""
    for tile in ("7", "8", "9"):
        box["tiles"]["counts"][tile] = 20


@misprinted("no-bonus-from-east-to-west", {"1846": "6.3-m S.RunningTrains-g S.Features-g"})
def _(box: Document, tiles: Document) -> None:
    """a route from an eastern to a western place earns no bonus"""
    for printed in box["hexes"].values():
        for place in printed.get("off_board") or ():
            place["bonus"] = 0


@misprinted("two-of-the-gentle-curve", {"18Chesapeake": "15-d 16-q"})
def _(box: Document, tiles: Document) -> None:
    """there are two tiles #8"""
    box["tiles"]["counts"]["8"] = 2


@misprinted("ten-shares-from-phase-three", {"18FL": "2-d 6.2-d"})
def _(box: Document, tiles: Document) -> None:
    """a company may be founded with ten shares in phase 3"""
    named(box["phases"], "3")["sizes"] = [5, 10]
