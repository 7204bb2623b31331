"""The clause register: every binding sentence of a game's rulebook, its questions, and the known profiles.

The files are `features/GAME/rulebook.yaml`, `features/GAME/readings.yaml`, the layers of other editions,
`features/GAME/editions/EDITION.yaml`, and `features/shared/profiles/NAME.yaml`. What is loaded here has been
checked: ids are unique and well formed, and whatever a clause, a question or a profile points at exists.
"""

from trackwalker.register.clauses import (
    NOT_SHOWN,
    Clause,
    Correction,
    Deviation,
    GameProfile,
    Profile,
    Question,
    Register,
    Section,
    Source,
)
from trackwalker.register.load import (
    load_editions,
    load_profile,
    load_register,
    profile_names,
    registered_games,
    whole_games,
)

__all__ = [
    "NOT_SHOWN",
    "Clause",
    "Correction",
    "Deviation",
    "GameProfile",
    "Profile",
    "Question",
    "Register",
    "Section",
    "Source",
    "load_editions",
    "load_profile",
    "load_register",
    "profile_names",
    "registered_games",
    "whole_games",
]
