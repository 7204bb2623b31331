"""Where the specification and the schemas lie: inside the installed wheel, or in the checkout."""

from pathlib import Path

from trackwalker.errors import TrackwalkerError

__all__ = ["bugs_file", "features_dir", "here", "schemas_dir"]

_PACKAGE = Path(__file__).resolve().parent


def _data_dir(name: str) -> Path:
    """The folder `name`, from the wheel's `_data` if there, else from the checkout around the package."""
    installed = _PACKAGE / "_data" / name
    if installed.is_dir():
        return installed
    checkout = _PACKAGE.parent / name
    if checkout.is_dir():
        return checkout
    raise TrackwalkerError(
        f"the folder {name}/ is missing: looked in {installed} and {checkout}; reinstall trackwalker"
    )


def features_dir() -> Path:
    """The specification: registers, readings, components and feature files, one folder a game.

    Raises TrackwalkerError if the installation lacks it.
    """
    return _data_dir("features")


def schemas_dir() -> Path:
    """The JSON Schemas of the messages, the state and the documents.

    Raises TrackwalkerError if the installation lacks it.
    """
    return _data_dir("schemas")


def here() -> Path | None:
    """The present folder; None where it has been deleted."""
    try:
        return Path.cwd().resolve()
    except OSError:
        return None


def bugs_file() -> Path:
    """Bugs that an engine was seen to have, each with the wrong engine of ours that imitates it.

    Raises TrackwalkerError if the installation lacks it.
    """
    installed = _PACKAGE / "_data" / "bugs.yaml"
    checkout = _PACKAGE.parent / "docs" / "conformance" / "bugs.yaml"
    for file in (installed, checkout):
        if file.is_file():
            return file
    raise TrackwalkerError(f"{installed} is missing, and so is {checkout}; reinstall trackwalker")
