"""Wrong exports at the end of a cycle, wrong cycles."""

from ...game import Game
from ...games.lost_atlas import LostAtlas
from ...state import OperatingRound
from ..entries import wrong


@wrong("a-single-2-train-is-exported", {"LostAtlas": "EX.out-b"})
def _(game: LostAtlas) -> None:
    """of the 2-trains that are left one is exported"""
    game.trains._export_rest = lambda top: None  # type: ignore[method-assign]  # noqa: ARG005


@wrong("all-trains-of-a-kind-are-exported", {"LostAtlas": "EX.out-b EX.cycle-a"})
def _(game: LostAtlas) -> None:
    """whatever is exported, all of its kind leave"""
    trains, export = game.trains, game.trains.export

    def every(ranks: frozenset[str] | None = None) -> None:
        top = trains.top_of_stack()
        export(ranks)
        if top is not None and top.left:
            trains.take_out(top.train, top.left)

    trains.export = every  # type: ignore[method-assign]


@wrong("export-after-each-operating-round", {"LostAtlas": "EX.cycle-a EX.out-a"})
def _(game: LostAtlas) -> None:
    """a train is exported after the first operating round of a cycle, too"""
    finish = game.turns.finish

    def and_export() -> None:
        finish()
        current = game.state.round
        if isinstance(current, OperatingRound) and not current.order and current.number < current.of:
            game.trains.export()

    game.turns.finish = and_export  # type: ignore[method-assign]


@wrong("merger-round-after-the-export", {"LostAtlas": "EX.out-g MG.round-b GE.end-e"})
def _(game: LostAtlas) -> None:
    """the merger round follows the export"""
    cycle = game.course.cycle
    game.course.cycle = {kind: cycle[kind] for kind in ("stock", "operating", "export", "merger")}


@wrong("export-of-the-last-cycle", {"LostAtlas": "EX.out-a GE.end-a"})
def _(game: LostAtlas) -> None:
    """the last cycle ends without the game, and another stock round begins"""
    start = game.exports.start

    def longer(number: int) -> None:
        cycle = game.exports.cycle
        cycle.of = max(cycle.of, cycle.number + 1)
        start(number)

    game.exports.start = longer  # type: ignore[method-assign]


@wrong("a-cycle-too-few", {"LostAtlas": "GE.end-c GE.end-d"})
def _(game: LostAtlas) -> None:
    """the game is over a cycle before its time"""
    game.exports._is_last = lambda: game.exports.cycle.number >= game.exports.cycle.of - 1  # type: ignore[method-assign]


@wrong("cycles-are-not-counted", {"LostAtlas": "GE.end-b"})
def _(game: LostAtlas) -> None:
    """the cycle marker stays where it is"""
    after = game.exports.next

    def uncounted() -> None:
        number = game.exports.cycle.number
        after()
        game.exports.cycle.number = number

    game.exports.next = uncounted  # type: ignore[method-assign]


@wrong("rusted-trains-of-all-leave", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """Resourceful loses rusted trains like everybody else"""
    game.trains.spares = None


@wrong("rusted-trains-run-for-ever", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """Resourceful keeps its rusted trains"""
    game.last_runs.begin = lambda company: None  # type: ignore[method-assign]  # noqa: ARG005


@wrong("rusted-trains-go-with-the-turn", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """what rusts by Resourceful's own purchase is gone with its turn"""
    after = game.last_runs.after_turn

    def gone(company: Game | object) -> None:
        after(company)  # type: ignore[arg-type]
        game.last_runs.begin(company)  # type: ignore[arg-type]

    game.last_runs.after_turn = gone  # type: ignore[method-assign]


@wrong("rusted-trains-take-room", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """rusted trains count for the limit"""
    game.trains.counted = lambda company: len(company.trains)  # type: ignore[method-assign]


@wrong("rusted-trains-are-handed-in", {"LostAtlas": "OR.flow-d OR.train-i"})
def _(game: LostAtlas) -> None:
    """a rusted train is good for an ∞-train"""
    trains, check = game.trains, game.trains._check_exchange

    def any_train(buyer: object, move: object, card: object) -> None:
        lasting = trains.lasting
        trains.lasting = lambda company: company.trains  # type: ignore[method-assign]
        try:
            check(buyer, move, card)  # type: ignore[arg-type]
        finally:
            trains.lasting = lasting  # type: ignore[method-assign]

    trains._check_exchange = any_train  # type: ignore[method-assign]


@wrong("spacious-as-others", {"LostAtlas": "OR.flow-d"})
def _(game: LostAtlas) -> None:
    """Spacious has the train limit of others"""
    game.trains.limit = lambda company: game.table.phase.trains_allowed(  # type: ignore[method-assign]
        company.share_count or 0
    )


@wrong("abilities-end-with-a-merger", {"LostAtlas": "OR.flow-d MG.form-f"})
def _(game: LostAtlas) -> None:
    """a major has no ability of the minors that it is formed of"""
    charters = game.table.charters
    game.table.charters = lambda company: charters(company)[:1]  # type: ignore[method-assign]
