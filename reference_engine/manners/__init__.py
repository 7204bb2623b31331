"""Engines that keep every rule and differ from the plain one in manners only.

*hasty* carries out by itself whatever leaves nothing to decide, *patient* asks for every step of a turn
whether there is something to decide or not, *own-order* lists things in an order of its own wherever no rule
orders them.
"""

from .engine import MANNERS, ManneredEngine, MannersError, check_manners

__all__ = ["MANNERS", "ManneredEngine", "MannersError", "check_manners"]
