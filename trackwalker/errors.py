"""The error that is meant for the person at the keyboard."""

__all__ = ["SceneError", "TrackwalkerError"]


class TrackwalkerError(Exception):
    """Something the user can put right, said in words: what was wrong, where, what was expected.

    The command line prints it as one `error:` line and exits with code 2; it never shows a traceback.
    """


class SceneError(TrackwalkerError):
    """The scenario itself is at fault: an impossible table, an unknown name, a sentence out of place."""
