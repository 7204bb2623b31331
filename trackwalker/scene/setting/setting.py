"""The parts of a setting around one draft."""

from typing import Any

from trackwalker.components.box import Box
from trackwalker.scene.setting.companies import CompanyFacts
from trackwalker.scene.setting.debts import DebtFacts
from trackwalker.scene.setting.draft import Draft, Stated
from trackwalker.scene.setting.map import MapFacts
from trackwalker.scene.setting.merging import MergerFacts
from trackwalker.scene.setting.money import MoneyFacts
from trackwalker.scene.setting.opening import OpeningFacts
from trackwalker.scene.setting.own_box import BoxFacts
from trackwalker.scene.setting.privates import PrivateFacts
from trackwalker.scene.setting.rounds import RoundFacts
from trackwalker.scene.setting.seats import SeatFacts
from trackwalker.scene.setting.shares import ShareFacts
from trackwalker.scene.setting.trains import TrainFacts
from trackwalker.scene.table import State

__all__ = ["Setting"]


class Setting:
    """A table under construction. Its parts raise `SceneError` for what the game does not have."""

    def __init__(self, box: Box, rules: dict[str, Any]) -> None:
        self.draft = draft = Draft(box, rules)
        self.own_box = BoxFacts(draft)
        self.money = MoneyFacts(draft)
        self.shares = ShareFacts(draft)
        self.companies = CompanyFacts(draft, self.shares)
        self.merging = MergerFacts(draft, self.companies, self.shares)
        self.trains = TrainFacts(draft)
        self.debts = DebtFacts(draft)
        self.map = MapFacts(draft)
        self.privates = PrivateFacts(draft, self.companies, self.shares)
        self.opening = OpeningFacts(draft)
        self.rounds = RoundFacts(draft)
        self.seats = SeatFacts(draft, self.companies, self.shares, self.privates)

    @property
    def state(self) -> State:
        """The canonical state as far as it is set."""
        return self.draft.state

    @property
    def stated(self) -> Stated:
        """What cannot be put on the table before everything is known."""
        return self.draft.stated
