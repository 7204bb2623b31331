"""Wrong phases, wrong rusting."""
# ruff: noqa: ARG005 - what replaces a rule takes what the rule takes

from ...game import Game
from ...games.eighteen46 import Game1846
from ...games.eighteen_fl import Game18FL
from ..entries import wrong


@wrong(
    "trains-do-not-rust",
    {
        "18Chesapeake": "26-p 26-aa 26-af 1-c 2-g",
        "1846": "6.3-v S.Phase4-c",
        "18FL": "2-e 2-g 8.1-e 8.1-f 8.3-d 8.3-l",
        "18GL": "2-e 2-f 2-g 2-j 4.6.8-t3 4.6.8-t4 4.6.8-t5",
        "LostAtlas": "EX.cycle-c EX.out-c",
    },
)
def _(game: Game) -> None:
    """old trains stay in the game"""
    game.trains._rust = lambda rank: None  # type: ignore[method-assign]


@wrong(
    "rusted-trains-go-to-the-pool",
    {
        "18Chesapeake": "26-p 2-g",
        "1846": "6.3-v S.Phase4-c",
        "18FL": "2-e 2-g 8.1-e 8.1-f 8.3-d 8.3-l",
        "18GL": "2-e 2-f 2-g 2-j",
        "LostAtlas": "EX.out-c",
    },
)
def _(game: Game) -> None:
    """rusted trains of companies go to the bank pool"""
    trains, rust = game.trains, game.trains._rust

    def to_pool(rank: str) -> None:
        count = sum(t.name == rank for c in game.table.companies.values() for t in c.trains)
        rust(rank)
        trains.depot.pool.extend([rank] * count)

    trains._rust = to_pool  # type: ignore[method-assign]


@wrong(
    "phase-changes-with-the-last-train",
    {
        "18Chesapeake": "26-g 26-o 26-t 26-z 26-ae",
        "1846": "8-a 8-b S.Phases-a",
        "18FL": "2-b 2-d 2-e 2-f 2-g 8.2-k 8.2-l",
        "18GL": "2-b 2-d 2-e 2-f 2-g",
        "LostAtlas": "EX.cycle-c EX.out-c EX.out-d",
    },
)
def _(game: Game) -> None:
    """a phase begins with the second train of its rank"""
    trains, enter = game.trains, game.trains.enter_phase_of
    seen: dict[str, int] = {}

    def late(train: str) -> None:
        seen[train] = seen.get(train, 0) + 1
        if seen[train] > 1:
            enter(train)

    trains.enter_phase_of = late  # type: ignore[method-assign]


@wrong(
    "phase-five-leaves-the-privates",
    {"18Chesapeake": "26-u 3-f", "1846": "S.Phase3-b 3-r 3-t 3-bg", "18GL": "2-p 4.3-i"},
)
def _(game: Game) -> None:
    """private companies stay in the game in phase 5"""
    game.privates.close_all = lambda: None  # type: ignore[method-assign]


@wrong(
    "no-phase-ever-begins",
    {"18FL": "2-a 2-b 8.2-k 8.2-l", "18GL": "2-a 2-b", "LostAtlas": "EX.cycle-c EX.out-c EX.out-d"},
)
def _(game: Game18FL) -> None:
    """a new type of train changes nothing"""
    game.trains.enter_phase_of = lambda train: None  # type: ignore[method-assign]


@wrong("market-trains-are-not-scrapped", {"18FL": "8.1-f 8.3-l", "18GL": "2-j", "LostAtlas": "EX.out-c"})
def _(game: Game18FL) -> None:
    """scrapped trains stay on sale in the market"""
    game.trains._clear_pool = lambda rank: 0  # type: ignore[method-assign]


@wrong("phase-iii-keeps-the-privates-for-sale", {"1846": "6.6-a S.Phase3-b"})
def _(game: Game1846) -> None:
    """the private companies of companies close, those of players do not"""
    close = game.privates.close
    game.privates.close = lambda private: (  # type: ignore[method-assign]
        close(private) if game.table.owner_company(private) is not None else None
    )
