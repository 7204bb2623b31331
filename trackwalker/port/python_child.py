"""`python -m trackwalker.port.python_child package.module:factory`: a Python engine in a process of its own.

`factory` is called without arguments and gives the object to serve (see `serve`). Modules are looked for as
Python does, the present directory included.
"""

import importlib
import sys
import traceback
from typing import Any

from trackwalker.errors import TrackwalkerError
from trackwalker.port.serve import protocol_streams, serve

__all__ = ["build", "exceptions_that_say_cannot", "main"]


def build(target: str) -> Any:
    """The engine object of `package.module:factory`.

    Raises TrackwalkerError if there is no such module or factory; what the module itself raises goes through.
    """
    module_name, _, attribute = target.partition(":")
    if not module_name or not attribute:
        raise TrackwalkerError(f"expected package.module:factory, got {target!r}")
    try:
        found: Any = importlib.import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise
        raise TrackwalkerError(f"there is no module {error.name!r} to import {target!r} from") from None
    for part in attribute.split("."):
        if not hasattr(found, part):
            raise TrackwalkerError(f"module {module_name!r} has no {attribute!r}")
        found = getattr(found, part)
    if not callable(found):
        raise TrackwalkerError(f"{target!r} is not callable: expected a factory (a class will do)")
    return found()


def exceptions_that_say_cannot(engine: Any, target: str) -> tuple[type[Exception], ...]:
    """The exceptions by which an engine says that it cannot do something: its member `cannot`, if it has one.

    Raises TrackwalkerError if that is no tuple or list of exception classes.
    """
    said = getattr(engine, "cannot", ())
    if not isinstance(said, (tuple, list)) or not all(
        isinstance(one, type) and issubclass(one, Exception) for one in said
    ):
        raise TrackwalkerError(f"`cannot` of {target}: expected a tuple of exception classes, got {said!r}")
    return tuple(said)


def main(arguments: list[str]) -> int:
    """Serve the one engine named in the arguments; 2 if it could not be made."""
    if len(arguments) != 1:
        print("usage: python -m trackwalker.port.python_child package.module:factory", file=sys.stderr)
        return 2
    requests, replies = protocol_streams()
    try:
        engine = build(arguments[0])
        cannot = exceptions_that_say_cannot(engine, arguments[0])
    except TrackwalkerError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except Exception:
        traceback.print_exc()
        print(f"error: {arguments[0]} could not be made", file=sys.stderr)
        return 2
    try:
        serve(engine, requests, replies, expected=cannot)
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
