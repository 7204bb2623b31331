"""Trains in a setting."""

from trackwalker.errors import SceneError
from trackwalker.scene.setting.draft import Draft
from trackwalker.scene.train_words import train_entry

__all__ = ["TrainFacts"]


class TrainFacts:
    """Trains of companies, of the pool and of the bank."""

    def __init__(self, draft: Draft) -> None:
        self._draft = draft

    def _known_trains(self, trains: list[str]) -> list[str]:
        for train in trains:
            name = train_entry(train)["name"]
            if name not in self._draft.box.trains:
                raise SceneError(
                    f"there is no {name}-train; the trains are {', '.join(self._draft.box.trains)}"
                )
        return trains

    def of_company(self, company: str, trains: list[str]) -> None:
        """All trains that a company owns; `phased-out 2` and the like for those in a special condition."""
        self._draft.changed()
        order = list(self._draft.box.trains)
        known = [train_entry(train) for train in self._known_trains(trains)]
        known.sort(key=lambda train: (order.index(train["name"]), "phased_out" not in train))
        self._draft.table.company(company)["trains"] = known

    def in_the_pool(self, trains: list[str]) -> None:
        """All trains in the pool."""
        self._draft.changed()
        self._draft.stated.pool_named = True
        self._draft.state["depot"]["pool"] = list(self._known_trains(trains))

    def left_in_the_bank(self, train: str, count: int) -> None:
        """How many of a train the bank still has; the others that nobody owns have left the game.

        Trains with two sides are counted by either of them.
        """
        self._draft.changed()
        self._known_trains([train])
        self._draft.stated.trains_left[self._draft.box.rank(train)] = count

    def bought_in_turn(self, company: str, trains: list[str], source: str) -> None:
        """Trains that the company on turn has bought in it, from `bank`, `pool` or another company."""
        self._draft.changed()
        self._draft.table.company(company)
        self._draft.stated.bought_from += [(train, source) for train in self._known_trains(trains)]
