"""What puts an engine to the test in the middle of a game."""
