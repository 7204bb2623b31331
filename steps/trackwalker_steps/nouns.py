"""The nouns of the vocabulary: what may stand in a slot of a sentence, and what it is read as.

Each noun is a pattern and a reader. `describe` is the line that the published vocabulary prints for it.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from trackwalker.components.tiles import INSIDE, Lie, Spot
from trackwalker.scene.values import Decider, RoundName, Task
from trackwalker_steps.names import COMPANY_NAMES, FERRY_LINES, PRIVATE_NAMES

PLAYER = r"(?:Alice|Bob|Carol|Dave|Erin|Frank)"
COMPANY = rf"(?:{'|'.join(COMPANY_NAMES)}|[A-Z][A-Z&]*[A-Z])"
NAMED_COMPANY = rf"(?:the {COMPANY}|CONRAIL)"
PRIVATE = rf"(?:P\d|(?:the )?(?:{'|'.join(PRIVATE_NAMES)}))"
CARD = rf"(?:{PRIVATE}|a blank)"
MARKERS = ("port", "meat-packing", "Boomtown", "terminal", "mine", "bridge", "tunnel", "locomotive", "ferry")
_MARKERS_CALLED = {"meat-packing": "meat", "Boomtown": "boom"}
"""Markers that people call otherwise than the state."""
MARKER = rf"the (?:{'|'.join(MARKERS)}) marker"
MONEY = r"\$(?:\d{1,3}(?:,\d{3})+|\d+)"
NUMBER_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBER = rf"(?:\d+|{'|'.join(NUMBER_WORDS)})"
TRAIN_NAME = r"(?:\d+(?:/\d+|E|H)?|D|E|∞)"
TRAIN = rf"{TRAIN_NAME}-train"
CONDITION = r"(?:newly phased-out |phased-out |newly rusted |rusted |resting )"
HEX = r"(?:[A-Z]\d{1,2}|-?\d{1,2},-?\d{1,2})"
PIECE = r"(?:\d{2,3}|capital-\d)"
TILE = r"#[A-Za-z0-9-]+(?: [A-Z]{1,3}\b)?"
SIDE = r"(?:SW|SE|NW|NE|N|S|E|W)"


def tile_name(printed: str) -> str:
    """What the components call a tile on which that is printed: `#57`, `#6 O`."""
    number, _, letters = printed.removeprefix("#").partition(" ")
    return number + letters.lower()


def listed(item: str) -> str:
    """The pattern of a list in prose: `X`, `X and Y`, `X, Y and Z`."""
    return rf"{item}(?:, {item})*(?: and {item})?"


@dataclass(frozen=True)
class Noun:
    """A kind of word: its pattern, how it is read, and how it is explained."""

    pattern: str
    read: Callable[[str], Any]
    describe: str


def _money(text: str) -> int:
    return int(text.replace("$", "").replace(",", ""))


def _number(text: str) -> int:
    return NUMBER_WORDS.index(text) if text in NUMBER_WORDS else int(text)


def _company(text: str) -> str:
    name = text.removeprefix("the ")
    return COMPANY_NAMES.get(name, name)


def _companies(text: str) -> list[str]:
    return [_company(found) for found in re.findall(COMPANY, text)]


def _private(text: str) -> str:
    name = text.removeprefix("the ")
    return PRIVATE_NAMES.get(name, name)


def _privates(text: str) -> list[str]:
    return [_private(found) for found in re.findall(PRIVATE, text)]


def _member(text: str) -> str:
    name = text.removeprefix("the ")
    return PRIVATE_NAMES.get(name, name)


def _card(text: str) -> str:
    return "blank" if text == "a blank" else _private(text)


def _cards(text: str) -> list[str]:
    cards: list[str] = []
    for blanks, card in re.findall(rf"({NUMBER}) blanks|({CARD})", text):
        cards += ["blank"] * _number(blanks) if blanks else [_card(card)]
    return cards


def _marker(text: str) -> str:
    word = text.removeprefix("the ").removesuffix(" marker")
    return _MARKERS_CALLED.get(word, word)


def _all(pattern: str) -> Callable[[str], list[str]]:
    return lambda text: re.findall(pattern, text)


def _decider(text: str) -> Decider:
    company, _, rest = text.partition(", on ")
    return Decider(_company(company), rest.removesuffix("'s word,") or None)


def _doer(text: str) -> dict[str, Any]:
    return {"kind": "player", "id": text} if re.fullmatch(PLAYER, text) else _decider(text).actor()


def _holder(text: str) -> str:
    if text.endswith("'s treasury"):
        return "company:" + _company(text.removesuffix("'s treasury"))
    return _PILES.get(text, _private(text))


def _pile(text: str) -> str:
    return "treasury" if text == "its treasury" else _PILES[text]


_PILES = {
    "the IPO": "ipo",
    "the pool": "pool",
    "the market": "pool",
    "the open market": "pool",
    "the box": "box",
}


def _train(text: str) -> str:
    return text.removesuffix("-train")


def _trains(text: str) -> list[str]:
    if text == "no trains":
        return []
    trains: list[str] = []
    for count, train in re.findall(rf"({NUMBER}|an?) ({CONDITION}?{TRAIN_NAME})-trains?", text):
        trains += [train] * (1 if count in ("a", "an") else _number(count))
    return sorted(trains)


def _source(text: str) -> str:
    if text == "the bank":
        return "bank"
    return _PILES.get(text, f"company:{_company(text)}")


def _spot(text: str) -> Spot:
    hexagon, _, sides = text.partition(" (")
    return Spot.of(hexagon, ", ".join(re.findall(rf"{SIDE}|{INSIDE}", sides)))


def _spots(text: str) -> list[Spot]:
    return [_spot(found) for found in re.findall(rf"{HEX}(?: \([^)]*\))?", text)]


def _lie(text: str) -> Lie:
    if text.startswith("turned"):
        return Lie(turned=int(text.split()[1]))
    return Lie(sides=tuple(re.findall(SIDE, text.removeprefix("joining "))))


def _round(text: str) -> RoundName:
    if text.startswith("the merger round"):
        return RoundName("merger", int(text.removeprefix("the merger round").removeprefix(" of cycle ") or 2))
    kind, _, name = text.partition(" round ")
    if kind == "the distribution":  # of private companies, by cards or by bids
        return RoundName("draft", 1)
    if kind == "stock":
        return RoundName("stock", int(name))
    name, _, of = name.partition(" of ")
    number = name.split(".")
    return RoundName("operating", int(number[1]), int(number[0]), int(of) if of else None)


_TASKS: list[tuple[str, Callable[[re.Match[str]], Task]]] = [
    (r"bid", lambda _: Task("auction_turn")),
    (rf"bid for (?P<private>{PRIVATE})", lambda m: Task("contest", private=_private(m["private"]))),
    (rf"set the par of (?P<company>{NAMED_COMPANY})", lambda m: Task("par", company=_company(m["company"]))),
    (r"trade", lambda _: Task("stock_turn")),
    (rf"lay map piece (?P<piece>{PIECE})", lambda m: Task("lay_piece", piece=m["piece"])),
    (r"make a city a capital", lambda _: Task("place_capital")),
    (r"lay a single blank", lambda _: Task("lay_blank")),
    (r"bid for a minor", lambda _: Task("auction")),
    (rf"launch a minor for (?P<money>{MONEY})", lambda m: Task("launch", money=_money(m["money"]))),
    (r"choose a card", lambda _: Task("draft")),
    (
        rf"take (?P<private>{PRIVATE}) for (?P<money>{MONEY})",
        lambda m: Task("last_private", private=_private(m["private"]), money=_money(m["money"])),
    ),
    (
        rf"place the markers? of (?P<private>{PRIVATE})",
        lambda m: Task("assign", private=_private(m["private"])),
    ),
    (r"bid for the first choice", lambda _: Task("hidden_bid")),
    (r"choose a private company", lambda _: Task("choose_private")),
    (r"convert", lambda _: Task("convert")),
    (
        rf"use (?P<private>{PRIVATE}) for (?P<company>{NAMED_COMPANY})",
        lambda m: Task("bonus", company=_company(m["company"]), private=_private(m["private"])),
    ),
    (r"buy its first train", lambda _: Task("lead_train")),
    (r"issue or redeem shares", lambda _: Task("issue")),
    (r"trade its own shares", lambda _: Task("own_shares")),
    (r"place its home token", lambda _: Task("home")),
    (r"build", lambda _: Task("build")),
    (r"lay track", lambda _: Task("track")),
    (r"place a token", lambda _: Task("token")),
    (r"run its trains", lambda _: Task("run")),
    (rf"distribute (?P<money>{MONEY})", lambda m: Task("dividend", money=_money(m["money"]))),
    (r"buy trains", lambda _: Task("buy_train")),
    (r"buy the train it must have", lambda _: Task("buy_train", must=True)),
    (
        rf"raise money for (?P<company>{NAMED_COMPANY})",
        lambda m: Task("emergency", company=_company(m["company"])),
    ),
    (r"discard a train", lambda _: Task("discard_train")),
    (r"replace tokens", lambda _: Task("replace_tokens")),
    (r"exchange old shares", lambda _: Task("exchange")),
    (r"propose a merger", lambda _: Task("merger")),
    (
        rf"answer the proposal of (?P<company>{NAMED_COMPANY})",
        lambda m: Task("merger_answer", company=_company(m["company"])),
    ),
    (r"choose the major", lambda _: Task("choose_major")),
    (r"repay loans", lambda _: Task("loans")),
    (r"buy bonds back", lambda _: Task("bonds")),
    (rf"find (?P<money>{MONEY}) for interest", lambda m: Task("interest", money=_money(m["money"]))),
]


@cache
def _tasks() -> list[tuple[re.Pattern[str], Callable[[Any], Task]]]:
    return [(re.compile(pattern), make) for pattern, make in _TASKS]


def _task(text: str) -> Task:
    for pattern, make in _tasks():
        if found := pattern.fullmatch(text):
            return make(found)
    raise ValueError(text)


def _without_names(pattern: str) -> str:
    return re.sub(r"\(\?P<\w+>", "(?:", pattern)


_PLACE = rf"{HEX}(?: \((?:{listed(SIDE)}|{INSIDE})\))?"
_TRAINS = rf"(?:no trains|{listed(rf'(?:{NUMBER}|an?) {CONDITION}?{TRAIN}s?')})"
_DECIDER = rf"{NAMED_COMPANY}(?:, on {PLAYER}'s word,)?"

_CAUSES = {
    "the bank has broken": "bank",
    "a share price has gone so far": "price",
    "a player is bankrupt": "bankruptcy",
    "all players but one are bankrupt": "last_player",
    "the last cycle is over": "cycles",
}

NOUNS: dict[str, Noun] = {
    "Mode": Noun(r"(?:short|long)", str, "a way to play Lost Atlas: `short`, `long`"),
    "Piece": Noun(
        PIECE, str, "a piece of a map built at the table, `150`, or a project among them, `capital-1`"
    ),
    "Pieces": Noun(
        listed(PIECE),
        lambda text: re.findall(PIECE, text),
        "pieces of a map and projects in their order: `150, 01 and capital-1`",
    ),
    "Player": Noun(PLAYER, str, "Alice, Bob, Carol, Dave, Erin or Frank"),
    "Players": Noun(listed(PLAYER), _all(PLAYER), "a list of players: `Alice, Bob and Carol`"),
    "Company": Noun(NAMED_COMPANY, _company, "a company: `the B&O`, `CONRAIL`, `the Agricultural`"),
    "Companies": Noun(listed(NAMED_COMPANY), _companies, "a list of companies: `the B&O and the N&W`"),
    "Decider": Noun(
        _DECIDER,
        _decider,
        "a company that acts, maybe on somebody's word: `the B&O`, `the B&O, on Bob's word,`",
    ),
    "Doer": Noun(rf"(?:{PLAYER}|{_DECIDER})", _doer, "a player, or a company that acts"),
    "Who": Noun(rf"(?:{PLAYER}|{NAMED_COMPANY})", _company, "a player or a company"),
    "Anyone": Noun(rf"(?:{PLAYER}|{NAMED_COMPANY}|the bank)", _company, "a player, a company or the bank"),
    "Holder": Noun(
        rf"(?:{PLAYER}|{PRIVATE}|the IPO|the pool|the (?:open )?market|the box|{NAMED_COMPANY}'s treasury)",
        _holder,
        "who or what holds shares: a player, `the IPO` (in 18FL the bank's shares), `the pool` (or "
        "`the market`, `the open market`), `the GT's treasury`, "
        "`the box` (out of the game), or a private with shares under it: `P5`",
    ),
    "Pile": Noun(
        r"(?:the IPO|the pool|the market|the open market|its treasury)",
        _pile,
        "where certificates are bought: `the IPO`, `the pool` (or `the market`, `the open market`), "
        "`its treasury`",
    ),
    "HandingIn": Noun(
        r", handing in shares for the president's certificate",
        lambda _: True,
        "`, handing in shares for the president's certificate`, which lies in the market",
    ),
    "Beside": Noun(
        r"(?:hotels|(?:a )?(?:hotel|terminal))",
        lambda text: "terminal" if "terminal" in text else "hotel",
        "tokens that are no station in a space of a city: `a hotel`, `hotels`, `a terminal`, `no hotel`",
    ),
    "Placed": Noun(
        r"(?:a token|a hotel)",
        lambda text: "hotel" if text == "a hotel" else None,
        "what is placed on the map: `a token` (in a city), `a hotel` (in a town)",
    ),
    "Floated": Noun(
        r"(?:has|have) (?:floated|been launched)",
        lambda _: True,
        "`has floated`, `have floated`, of minors `has been launched`, `have been launched`",
    ),
    "HasOperated": Noun(r"has operated", lambda _: True, "`has operated`"),
    "InOperation": Noun(r"(?:is|are) in operation", lambda _: True, "`is in operation`, `are in operation`"),
    "Private": Noun(
        PRIVATE,
        _private,
        "a private company: `P3`, `the Mail Contract`, `Michigan Central`; of 18FL "
        "`the Tallahassee Railroad`, `the Steamship Company`, `the Terminal Company`, `the Canal Company`; "
        "of 18GL `the Cleveland & Eastern`, `the Joliet & Eastern`, `the Bridge Company`, `the Tunnel "
        "Company`, `the Lake Terminal`, `the Rail Works`, `the Mining Company`, `the Locomotive Company`, "
        "`the Port Authority`, `the Ferry Company`, `the Camden & Amboy`",
    ),
    "Privates": Noun(
        listed(PRIVATE), _privates, "a list of private companies: `P1, P2 and P4`, `Big 4 and the Steamboat`"
    ),
    "Members": Noun(
        listed(rf"(?:{NAMED_COMPANY}|{PRIVATE})"),
        lambda text: [_member(found) for found in re.findall(rf"{PRIVATE}|{COMPANY}", text)],
        "companies and private companies: `the ERIE, the C&O and Tunnel Blasting`",
    ),
    "Card": Noun(CARD, _card, "a card of the distribution: a private company, or `a blank`"),
    "Cards": Noun(
        rf"(?:no cards|{listed(rf'(?:{CARD}|{NUMBER} blanks)')})",
        _cards,
        "cards in their order: `Big 4, a blank, the Steamboat and two blanks`, `no cards`",
    ),
    "Marker": Noun(
        MARKER,
        _marker,
        "a bonus marker: `the port marker`, `the meat-packing marker`, `the Boomtown marker`; in 18GL also "
        "`the terminal marker`, `the mine marker`, `the bridge marker`, `the tunnel marker`, `the locomotive "
        "marker` (on a train), `the ferry marker`",
    ),
    "Line": Noun(
        rf"(?:{'|'.join(FERRY_LINES)})",
        lambda text: FERRY_LINES[text],
        "a ferry line by its shores: `Milwaukee-Muskegon`, `Northern Ontario-Alpena-Owen Sound`",
    ),
    "Dealt": Noun(
        r"(?:issued|redeemed|had to issue)",
        lambda text: "forced" if text.startswith("had") else text,
        "what was done with own shares: `issued`, `redeemed`, `had to issue` (to pay for a train)",
    ),
    "Money": Noun(MONEY, _money, "dollars: `$210`, `$8,000`"),
    "Moneys": Noun(
        listed(MONEY),
        lambda text: [_money(found) for found in re.findall(MONEY, text)],
        "sums: `$40, $60 and $60`",
    ),
    "Percent": Noun(r"\d+%", lambda text: int(text[:-1]), "a part of a company: `20%`"),
    "Number": Noun(NUMBER, _number, "a number, in figures or (to ten) in words: `3`, `two`, `no`"),
    "Phase": Noun(
        r"phase (?:\d+H?|D|E|I{1,3}|IV)",
        lambda text: text.removeprefix("phase "),
        "a phase: `phase 3`, `phase D`, `phase II`, `phase 10H`",
    ),
    "Round": Noun(
        r"(?:stock round \d+|operating round \d+\.\d+(?: of \d+)?|the distribution|"
        r"the merger round(?: of cycle \d+)?)",
        _round,
        "a round: `stock round 2`, `operating round 2.1`, `operating round 2.1 of 3` (three in the set), "
        "`the distribution` (of private companies, by cards or by bids), `the merger round`, "
        "`the merger round of cycle 3`",
    ),
    "Cause": Noun(
        rf"(?:{'|'.join(_CAUSES)})",
        lambda text: _CAUSES[text],
        "why the game ended: `the bank has broken`, `a share price has gone so far`, `a player is bankrupt`, "
        "`all players but one are bankrupt`, `the last cycle is over`",
    ),
    "Train": Noun(
        TRAIN, _train, "a kind of train: `3-train`, `D-train`, `3/5-train`, `3E-train`, `10H-train`"
    ),
    "Trains": Noun(
        _TRAINS,
        _trains,
        "trains: `no trains`, `a 2-train`, `two 3-trains and a 5-train`; `a phased-out 2-train` runs once "
        "more (`newly phased-out`: not counting the turn now going on), as does `a rusted 2-train` of "
        "Resourceful (`newly rusted`); `a resting 2-train` came with a company bought in this turn",
    ),
    "Source": Noun(
        rf"(?:the bank|the pool|the market|the open market|{NAMED_COMPANY})",
        _source,
        "whence a train comes: `the bank`, `the pool` (or `the market`, `the open market`), `the LV`",
    ),
    "Tile": Noun(
        TILE, tile_name, "a tile by its number: `#57`, `#X4`; with its letters where several have it: `#6 O`"
    ),
    "Colour": Noun(r"(?:yellow|green|brown|gray|blue)", str, "the colour of a tile: `gray`"),
    "Marked": Noun(
        r"with(?:out)? its mark",
        lambda text: text.startswith("with "),
        "`with its mark` (the letter that a special tile shares with its hex) or `without its mark`",
    ),
    "Lie": Noun(
        rf"(?:turned \d|joining {listed(SIDE)})",
        _lie,
        "how a tile lies: `turned 2` (sixths, clockwise), or `joining N and SW` where its track tells it",
    ),
    "Hex": Noun(HEX, str, "a hex: `D12`, on a map built at the table `-2,3`"),
    "Hexes": Noun(listed(HEX), _all(HEX), "a list of hexes: `B8, B10 and C7`, `0,1 and -2,3`"),
    "Place": Noun(
        _PLACE,
        _spot,
        "a city or town: `D12`; with its track where a hex has two: `H6 (SW)`, `-2,-2 (inside)`",
    ),
    "Places": Noun(listed(_PLACE), _spots, "a list of places: `C13 and H6 (SW)`"),
    "Opening": Noun(
        r"the [A-Za-z0-9]+(?:[ -][A-Za-z0-9]+)*",
        lambda text: text.lower().replace(" ", "-"),
        "an opening: its file's name in words: `the end of the auction`",
    ),
    "Task": Noun(
        rf"(?:{'|'.join(_without_names(pattern) for pattern, _ in _TASKS)})",
        _task,
        "a decision: `bid`, `bid for P3`, `bid for the first choice`, `choose a private company`, "
        "`set the par of the LV`, `choose a card`, "
        "`take the Steamboat for $40`, `trade`, `bid for a minor`, `launch a minor for $140`, "
        "`place the markers of the Steamboat`, "
        "`convert`, `use the Terminal Company for the ACL`, "
        "`issue or redeem shares`, `trade its own shares`, "
        "`place its home token`, `build` (track and token in any order), `lay track`, `place a token`, "
        "`run its trains`, `distribute $210`, `buy trains`, `buy the train it must have`, "
        "`raise money for the LV`, `discard a train`, "
        "`replace tokens`, `exchange old shares`, `propose a merger`, "
        "`answer the proposal of the Express`, `choose the major`, `repay loans`, `buy bonds back`, "
        "`find $50 for interest`",
    ),
}
