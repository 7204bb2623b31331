"""Wrong networks and wrong maps."""
