"""Operating rounds and the steps of a turn."""
