"""What can go wrong in a scenario, one exception a verdict."""

from typing import Any


class Permissive(AssertionError):
    """The engine accepted what the rules forbid (verdict `fail: permissive`)."""

    def __init__(self, expected: Any, got: Any) -> None:
        super().__init__(f"expected {expected}; got {got}")
        self.expected = expected
        self.got = got


class Broken(AssertionError):
    """The engine refused what the rules allow, or the effect is wrong (verdict `fail: broken`)."""

    def __init__(self, expected: Any, got: Any) -> None:
        super().__init__(f"expected {expected}; got {got}")
        self.expected = expected
        self.got = got


class Unsupported(Exception):
    """The engine lacks a capability that the scenario needs (verdict `unsupported`)."""

    def __init__(self, capability: str) -> None:
        super().__init__(f"the engine does not have the capability {capability!r}")
        self.capability = capability
