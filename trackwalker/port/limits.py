"""The limits that a connection sets, so that no engine can hang or fill the harness."""

from dataclasses import dataclass

__all__ = ["DEFAULT_TIMEOUT", "Limits"]

DEFAULT_TIMEOUT = 10.0
"""Seconds that an engine has to answer one request."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one connection.

    timeout: seconds for one request, start-up included at the first.
    line: bytes of one reply line.
    stderr: bytes of standard error during one request.
    tail: bytes of standard error kept for the report.
    blank: empty lines on standard output during one request.
    restarts: how often a fresh process replaces a broken one.
    bye: seconds between `bye` and SIGTERM.
    term: seconds between SIGTERM and SIGKILL.
    """

    timeout: float = DEFAULT_TIMEOUT
    line: int = 16 * 1024 * 1024
    stderr: int = 16 * 1024 * 1024
    tail: int = 8 * 1024
    blank: int = 1000
    restarts: int = 20
    bye: float = 1.0
    term: float = 0.5
