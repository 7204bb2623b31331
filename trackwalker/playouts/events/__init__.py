"""What is of note in a step of a game, by subject."""
