"""The sentence forms of the steps, for whoever reads feature files without running them."""

from collections.abc import Sequence

from trackwalker_steps.handbook import load
from trackwalker_steps.phrases import Definition

__all__ = ["vocabulary"]


def vocabulary() -> Sequence[Definition]:
    """Every sentence form there is, in the order of the published list."""
    return load()
