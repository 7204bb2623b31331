"""How often Python looks for garbage in a process of ours."""

import gc

__all__ = ["look_for_garbage_rarely"]

_OFTEN_ENOUGH = (20_000, 200, 100)


def look_for_garbage_rarely() -> None:
    """For the rest of this process: as often as Python does it, it takes an eighth to a quarter of our time.

    What we make is nearly all freed by reference counts; it is looked at again and again for nothing. Much
    more rarely than this is dearer again: what there is to free has left the processor's cache by then.
    """
    gc.set_threshold(*_OFTEN_ENOUGH)
