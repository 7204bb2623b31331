"""The linter of the feature files: what pytest-bdd lets pass, and the house style.

`lint_features` is the way in; `rules` holds one function a rule.
"""

from trackwalker.lint.findings import Finding
from trackwalker.lint.run import lint_features

__all__ = ["Finding", "lint_features"]
