"""Which switch each reading of a game's questions sets, and each known deviation; one module a game."""
