"""What the harness has to know of each game besides its rules: one file a game, data only."""
