"""What holds for all tests."""

from trackwalker.garbage import look_for_garbage_rarely

look_for_garbage_rarely()
