"""Trackwalker: walks the rules of an 18xx engine clause by clause."""

__all__ = ["__version__"]

__version__ = "0.1.0"
